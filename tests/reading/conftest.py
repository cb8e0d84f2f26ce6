"""The real cards, loaded once for all tests of reading."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.cards.catalogue import MemoryCatalogue
from banneret.cards.yugioh import YugiohCard


@pytest.fixture(scope="session")
def real_cards(shared_data: Path) -> MemoryCatalogue[YugiohCard]:
    """All Yu-Gi-Oh! cards; skips where the shared data is missing."""
    from tools.make_ledger import catalogue_of

    return catalogue_of(shared_data / "yugioh" / "cards.json.gz")
