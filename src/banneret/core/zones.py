"""Cards and the zones that hold them."""

from __future__ import annotations

from enum import Enum
from typing import Any, Final, Generic, TypeVar

from banneret.core.seats import NOBODY, Seat


class Sight(Enum):
    """Who may see the cards of a zone."""

    ALL = "all"
    """Everybody sees face-up cards; a face-down one only its controller."""
    OWNER = "owner"
    """Only the seat the zone belongs to."""
    NONE = "none"
    """Nobody."""


SIGHT_ALL: Final = Sight.ALL
SIGHT_OWNER: Final = Sight.OWNER
SIGHT_NONE: Final = Sight.NONE

EVERYBODY: Final = -1
"""A set of seats is an integer with a bit for each; this one has all, spectators included."""


def holds(seats: int, seat: Seat) -> bool:
    """Whether a set of seats (bits) has this seat; `NOBODY`, a spectator, is only in `EVERYBODY`."""
    return seats == EVERYBODY or (seat != NOBODY and seats >> seat & 1 == 1)


class Card:
    """One physical card. Its number is the engine's own and never leaves it: it would tell hidden cards."""

    __slots__ = ("controller", "face_up", "number", "owner", "place", "zone")

    def __init__(self, number: int, owner: Seat, zone: Zone[Any]) -> None:
        self.number = number
        self.owner = owner
        self.controller = owner
        self.zone: Zone[Any] = zone
        self.place = -1
        self.face_up = False

    def seen_by(self) -> int:
        """The set of seats (bits) that may know which card this is."""
        sight = self.zone.sight
        if sight is SIGHT_ALL:
            return EVERYBODY if self.face_up else 1 << self.controller
        return 1 << self.zone.seat if sight is SIGHT_OWNER else 0


C = TypeVar("C", bound=Card)


class Zone(Generic[C]):
    """A place for cards that belongs to one seat, or to the table (`NOBODY`)."""

    __slots__ = ("kind", "seat", "sight")

    def __init__(self, kind: str, seat: Seat, sight: Sight) -> None:
        self.kind = kind
        self.seat = seat
        self.sight = sight

    def held(self) -> list[C]:
        """The cards here, in order. The list is the caller's."""
        raise NotImplementedError

    def take(self, card: C) -> None:
        """Remove a card that is here. Only `State.move` calls this."""
        raise NotImplementedError

    def put(self, card: C, place: int) -> None:
        """Add a card; `State.move` alone calls this and sets the card's own fields."""
        raise NotImplementedError

    def refill(self, cards: list[C], source: Zone[C]) -> None:
        """Become a copy of ``source`` whose cards are the ones of the same numbers in ``cards``."""
        raise NotImplementedError


class Pile(Zone[C]):
    """An ordered pile of any size: a Deck (its top is the end), a hand, a Graveyard."""

    __slots__ = ("cards",)

    def __init__(self, kind: str, seat: Seat, sight: Sight) -> None:
        super().__init__(kind, seat, sight)
        self.cards: list[C] = []

    def held(self) -> list[C]:
        """A list of the cards, bottom first."""
        return self.cards[:]

    def take(self, card: C) -> None:
        """Remove a card; quick at the top."""
        cards = self.cards
        if cards[-1] is card:
            cards.pop()
        else:
            cards.remove(card)
        card.place = -1

    def put(self, card: C, place: int) -> None:
        """Add a card on top, or insert it."""
        if place < 0:
            self.cards.append(card)
        else:
            self.cards.insert(place, card)

    def refill(self, cards: list[C], source: Zone[C]) -> None:
        """Copy the order of another pile."""
        assert isinstance(source, Pile)
        self.cards = [cards[card.number] for card in source.cards]


class Row(Zone[C]):
    """A row of places that hold one card each."""

    __slots__ = ("cards", "places")

    def __init__(self, kind: str, seat: Seat, sight: Sight, size: int) -> None:
        super().__init__(kind, seat, sight)
        self.places: list[C | None] = [None] * size
        self.cards: list[C] = []
        """The cards of the taken places, in order. Kept because many ask; only this row changes it."""

    def held(self) -> list[C]:
        """A list of the cards, in the order of their places."""
        return self.cards[:]

    def free(self) -> list[int]:
        """The empty places, in order."""
        return [place for place, card in enumerate(self.places) if card is None]

    def take(self, card: C) -> None:
        """Free the card's place."""
        self.places[card.place] = None
        self.cards = [held for held in self.cards if held is not card]
        card.place = -1

    def put(self, card: C, place: int) -> None:
        """Fill a free place."""
        if self.places[place] is not None:
            raise ValueError(f"place {place} of {self.kind} (seat {self.seat}) is taken")
        self.places[place] = card
        self.cards = [held for held in self.places if held is not None]
        card.place = place

    def refill(self, cards: list[C], source: Zone[C]) -> None:
        """Copy the places of another row."""
        assert isinstance(source, Row)
        self.places = [None if card is None else cards[card.number] for card in source.places]
        self.cards = [cards[card.number] for card in source.cards]
