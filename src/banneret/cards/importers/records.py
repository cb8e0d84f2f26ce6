"""What a reader of card files hands over."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import Generic

import msgspec

from banneret.cards.catalogue import CardT
from banneret.cards.game import Game
from banneret.cards.printing import Printing


class SourceKind(StrEnum):
    """A kind of card file, by who publishes it.

    Of two sources that disagree the one that stands first here is believed.
    """

    YAML_YUGI = "yaml-yugi"
    YGOPRODECK = "ygoprodeck"
    EDOPRO = "edopro"
    STARTER = "starter"
    DM_OCTGN = "dm-octgn"
    DM_PRINTINGS = "dm-printings"
    DM_JSON = "dm-json"
    DM_NAMES = "dm-names"
    DM_JAPANESE = "dm-japanese"

    @property
    def game(self) -> Game:
        """Whose cards such a file holds."""
        return Game.DUEL_MASTERS if self.value.startswith("dm-") else Game.YUGIOH


class Record(msgspec.Struct, Generic[CardT], frozen=True, array_like=True):
    """What one source knows of one card."""

    card: CardT
    printings: tuple[Printing, ...] = ()


class Contribution(msgspec.Struct, Generic[CardT], frozen=True):
    """Everything that one file brings."""

    kind: SourceKind
    records: tuple[Record[CardT], ...]
    left_out: tuple[tuple[str, int], ...] = ()
    """Reasons for which rows were left out, with the number of rows."""


class UnknownWord(Exception):
    """A word that no card had when this program was written, so that the card is left out; quotes it."""


class LeftOut:
    """Counts the rows that are no cards of ours, so that nothing is dropped silently."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def add(self, reason: str) -> None:
        """One more row was left out for this reason."""
        self._counts[reason] += 1

    def done(self) -> tuple[tuple[str, int], ...]:
        """Reasons and counts, most frequent first."""
        return tuple(self._counts.most_common())
