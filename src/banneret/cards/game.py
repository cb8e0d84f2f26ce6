"""The games whose cards the catalogue holds."""

from __future__ import annotations

from enum import StrEnum


class Game(StrEnum):
    """A base game, spelled as ``--game`` takes it."""

    YUGIOH = "yugioh"
    DUEL_MASTERS = "duelmasters"

    @property
    def full_name(self) -> str:
        """The game's name as people write it."""
        return "Yu-Gi-Oh!" if self is Game.YUGIOH else "Duel Masters"
