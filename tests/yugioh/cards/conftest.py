from __future__ import annotations

from pathlib import Path

import pytest

from tests.goat import Goat, load_goat


@pytest.fixture(scope="session")
def goat(shared_data: Path) -> Goat:
    """The cards of the Goat deck with their real texts."""
    return load_goat(shared_data)
