"""A card in a duel."""

from __future__ import annotations

from typing import Any, Final

from banneret.cards.yugioh import YugiohCard
from banneret.core.decisions import Option
from banneret.core.seats import Seat
from banneret.core.zones import Card, Zone
from banneret.effects.yugioh_terms import MonsterKind
from banneret.yugioh.terms import NO_POSITION, Position, Verb

NEVER: Final = 99
"""More Tributes than there can be."""

NORMAL_SUMMON: Final = Verb.NORMAL_SUMMON
SET: Final = Verb.SET


def _tributes(level: int) -> int:
    """1 Tribute from Level 5, 2 from Level 7."""
    return 0 if level < 5 else 1 if level < 7 else 2


class Facts:
    """What a card prints, worked out once for all its copies."""

    __slots__ = (
        "attack",
        "can_be_normal_summoned",
        "card",
        "defense",
        "is_monster",
        "level",
        "name",
        "tributes",
    )

    def __init__(self, card: YugiohCard) -> None:
        self.card = card
        self.name = card.name
        self.is_monster = card.is_monster()
        self.level = card.level or 0
        self.attack = card.attack or 0
        """The original ATK; a printed "?" counts as 0."""
        self.defense = card.defense or 0
        can_be_normal_summoned = (
            self.is_monster and not card.is_extra_deck() and MonsterKind.RITUAL not in card.kinds
        )
        self.tributes = _tributes(self.level) if can_be_normal_summoned else NEVER
        """How many Tributes a Normal Summon or Set needs; `NEVER` for cards that are not Summoned so."""


class DuelCard(Card):
    """A card in a duel: its facts, and what it remembers while it lies on the field."""

    __slots__ = ("_summons", "attacked_on", "facts", "placed_on", "position", "turned_on")

    def __init__(self, number: int, owner: Seat, zone: Zone[Any], facts: Facts) -> None:
        super().__init__(number, owner, zone)
        self.facts = facts
        self.position: Position = NO_POSITION
        self.placed_on = 0
        """The turn in which it was Summoned or Set here."""
        self.turned_on = 0
        """The turn in which its player last changed its position."""
        self.attacked_on = 0
        """The turn in which it last declared an attack."""
        self._summons: tuple[Option, ...] = ()

    def summons(self) -> tuple[Option, ...]:
        """The options to Normal Summon and to Set it: always the same, so made once."""
        if not self._summons:
            tributes = self.facts.tributes
            self._summons = (
                Option(NORMAL_SUMMON, self.number, number=tributes),
                Option(SET, self.number, number=tributes),
            )
        return self._summons

    def copy(self) -> DuelCard:
        """A copy that still lies in the old zone; the copied state moves it into its own."""
        new = DuelCard(self.number, self.owner, self.zone, self.facts)
        new.controller = self.controller
        new.place = self.place
        new.face_up = self.face_up
        new.position = self.position
        new.placed_on = self.placed_on
        new.turned_on = self.turned_on
        new.attacked_on = self.attacked_on
        return new

    @property
    def name(self) -> str:
        """The card's name."""
        return self.facts.name

    @property
    def attack(self) -> int:
        """The current ATK."""
        return self.facts.attack

    @property
    def defense(self) -> int:
        """The current DEF."""
        return self.facts.defense
