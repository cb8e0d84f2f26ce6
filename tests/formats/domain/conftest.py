"""The full catalogue of the shared data, read once."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.formats.domain.pool import CardPool
from tools.domain_differences import read_pool


@pytest.fixture(scope="session")
def full_pool(shared_data: Path) -> CardPool:
    """All cards of the shared data."""
    return read_pool(shared_data / "yugioh" / "cards.json.gz")
