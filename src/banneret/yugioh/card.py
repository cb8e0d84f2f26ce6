"""A card in a duel."""

from __future__ import annotations

from banneret.cards.yugioh import YugiohCard
from banneret.core.seats import Seat
from banneret.core.zones import Card, Zone
from banneret.effects.yugioh_terms import EXTRA_DECK_KINDS, CardType
from banneret.yugioh.terms import NO_POSITION, Position


class DuelCard(Card):
    """A card in a duel: its facts, and what it remembers while it lies on the field."""

    __slots__ = ("attacked_on", "facts", "is_extra", "is_monster", "placed_on", "position", "turned_on")

    def __init__(self, number: int, owner: Seat, zone: Zone, facts: YugiohCard) -> None:
        super().__init__(number, owner, zone)
        self.facts = facts
        self.is_monster = facts.card_type is CardType.MONSTER
        self.is_extra = not EXTRA_DECK_KINDS.isdisjoint(facts.kinds)
        self.position: Position = NO_POSITION
        self.placed_on = 0
        """The turn in which it was Summoned or Set here."""
        self.turned_on = 0
        """The turn in which its player last changed its position."""
        self.attacked_on = 0
        """The turn in which it last declared an attack."""

    def copy(self) -> DuelCard:
        """A copy that still lies in the old zone; the copied state moves it into its own."""
        new = DuelCard.__new__(DuelCard)
        new.number = self.number
        new.owner = self.owner
        new.controller = self.controller
        new.zone = self.zone
        new.place = self.place
        new.face_up = self.face_up
        new.facts = self.facts
        new.is_monster = self.is_monster
        new.is_extra = self.is_extra
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
        """The current ATK; a printed "?" counts as 0."""
        return self.facts.attack or 0

    @property
    def defense(self) -> int:
        """The current DEF; a printed "?" counts as 0."""
        return self.facts.defense or 0

    @property
    def level(self) -> int:
        """The current Level; 0 for a card without one."""
        return self.facts.level or 0
