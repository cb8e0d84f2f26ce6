"""Where a user's data lives."""

from __future__ import annotations

import os
from pathlib import Path


def home() -> Path:
    """The folder of the user's own data: ``BANNERET_HOME``, else the platform's usual place.

    The folder need not exist yet; whoever writes into it makes it.
    """
    named = os.environ.get("BANNERET_HOME")
    if named:
        return Path(named).expanduser()
    from platformdirs import user_data_path

    return user_data_path("banneret", appauthor=False)
