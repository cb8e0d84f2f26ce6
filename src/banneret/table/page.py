"""The built browser client, as far as it is there. Light to import."""

from __future__ import annotations

from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).parent / "static"
"""Where the build of the browser client puts its files."""


def has_page(static: Path = STATIC) -> bool:
    """Whether the browser client is built."""
    return (static / "index.html").is_file()
