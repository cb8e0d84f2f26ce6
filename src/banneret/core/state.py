"""The state of a game: everything between two answers, except where a procedure stands."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Generic, Self, TypeVar

import msgspec

from banneret.core.decisions import Decision
from banneret.core.events import Event, GameEnded, SeatLeft
from banneret.core.randomness import RandomState, below, shuffle
from banneret.core.seats import BySeat, Seat
from banneret.core.zones import SIGHT_ALL, C, Zone

_ENCODER = msgspec.json.Encoder()


class GameOver(Exception):
    """The game has a result; ends the flow."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended. Several winners, or none, are a draw."""

    winners: tuple[Seat, ...]
    why: str

    @property
    def is_draw(self) -> bool:
        """Whether nobody won alone."""
        return len(self.winners) != 1


class Side:
    """What belongs to one seat. Games add their own fields in a subclass."""

    __slots__ = ("_kept", "_kept_version", "is_living", "seat", "version")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.is_living = True
        self.version = 0
        self._kept: list[msgspec.Raw | None] = [None, None]
        self._kept_version = -1

    def encoded(self, state: State[Any, Any], *, for_owner: bool) -> msgspec.Raw:
        """This side as its owner, or as everybody else, may know it; kept until the side changes."""
        if self._kept_version != self.version:
            self._kept = [None, None]
            self._kept_version = self.version
        which = 1 if for_owner else 0
        kept = self._kept[which]
        if kept is None:
            kept = msgspec.Raw(_ENCODER.encode(state.side_view(self.seat, for_owner=for_owner)))
            self._kept[which] = kept
        return kept


D = TypeVar("D", bound=Side)


class State(Generic[C, D]):
    """The kernel's part of a state. A game subclasses it and fills the hooks at the end."""

    __slots__ = ("cards", "events", "living", "random_state", "result", "sides", "version", "zones")

    def __init__(self, sides: BySeat[D], random_state: RandomState) -> None:
        self.sides: BySeat[D] = sides
        self.random_state = random_state
        self.cards: list[C] = []
        self.zones: list[Zone[C]] = []
        self.events: list[Event] = []
        self.living: list[Seat] = [side.seat for side in sides]
        self.result: Result | None = None
        self.version = 0

    # ---- random numbers

    def random_below(self, bound: int) -> int:
        """A number from 0 to ``bound`` - 1."""
        value, self.random_state = below(self.random_state, bound)
        return value

    def shuffle(self, cards: list[C]) -> None:
        """Put the cards of a pile into a random order."""
        self.random_state = shuffle(self.random_state, cards)

    # ---- the doors

    def touch(self, seat: Seat) -> None:
        """Count a change of a side. Every door calls this, or kept views and answers go stale."""
        self.version += 1
        if seat >= 0:
            self.sides[seat].version += 1

    def move(self, card: C, zone: Zone[C], place: int = -1, *, face_up: bool | None = None) -> None:
        """The one door through which a card changes zone, or place in a row.

        Args:
            place: the place in a `Row`, or where to insert in a `Pile` (-1: on top, the end).
            face_up: how it lies there; by default face-up where everybody may look.
        """
        source = card.zone
        source_place = card.place
        controller = card.controller
        seen_by = card.seen_by()
        source.take(card)
        zone.put(card, place)
        card.zone = zone
        card.face_up = zone.sight is SIGHT_ALL if face_up is None else face_up
        self.moved(card, source, source_place, seen_by)
        seat = zone.seat
        self.touch(seat)
        if not source.seat == seat == controller == card.controller == card.owner:
            for other in {source.seat, controller, card.controller, card.owner} - {seat}:
                self.touch(other)

    def remove_seats(self, losses: dict[Seat, str]) -> None:
        """The one door through which players leave a game, all at once.

        Args:
            losses: why each of them is out. Those who are out already are passed over.
        """
        if self.result is not None:
            return
        leaving = {seat: why for seat, why in losses.items() if self.sides[seat].is_living}
        for seat, why in leaving.items():
            self.sides[seat].is_living = False
            self.living.remove(seat)
            self.touch(seat)
            self.events.append(SeatLeft(seat, why))
        for seat in leaving:
            self.clear_seat(seat)
        if len(self.living) <= 1:
            self.end(tuple(self.living), "last_left" if self.living else "all_out")

    def end(self, winners: tuple[Seat, ...], why: str) -> None:
        """Give the game its result. The flow notices at its next `interrupt`."""
        if self.result is None:
            self.result = Result(winners, why)
            self.events.append(GameEnded(winners, why))

    def next_living(self, seat: Seat) -> Seat:
        """The next living seat clockwise."""
        seats = len(self.sides)
        seat = (seat + 1) % seats
        while not self.sides[seat].is_living:
            seat = (seat + 1) % seats
        return seat

    def living_from(self, first: Seat) -> list[Seat]:
        """The living seats in turn order, beginning with ``first`` or the next one that lives."""
        living = self.living
        start = bisect_left(living, first)
        return living[start:] + living[:start]

    # ---- what a game brings

    def moved(self, card: C, source: Zone[C], source_place: int, seen_by: int) -> None:
        """A card has changed zone: reset what it forgets, tell the table.

        Args:
            seen_by: the set of seats (bits) that knew the card where it was.
        """
        raise NotImplementedError

    def clear_seat(self, seat: Seat) -> None:
        """Take what a player who is out owns from the game, and settle what they controlled."""
        raise NotImplementedError

    def interrupt(self) -> None:
        """Raise what ends the running procedure: `GameOver`, or the game's own (the turn player is out)."""
        raise NotImplementedError

    def copy(self) -> Self:
        """A copy that shares nothing that changes."""
        raise NotImplementedError

    def essence(self) -> list[object]:
        """All that makes two states equal, as plain lists and numbers in a fixed order."""
        raise NotImplementedError

    def table_view(self, viewer: Seat) -> msgspec.Struct:
        """The table itself, as a seat, or for `NOBODY` a spectator, may know it."""
        raise NotImplementedError

    def side_view(self, seat: Seat, *, for_owner: bool) -> msgspec.Struct:
        """A side as its owner, or as everybody else, may know it."""
        raise NotImplementedError

    def prompt_view(self, decision: Decision) -> msgspec.Struct:
        """A decision as the asked seat sees it, without the engine's card numbers."""
        raise NotImplementedError

    # ---- copying

    def fill_copy(self, new: State[C, D], cards: list[C]) -> None:
        """Give a new state of the same shape the kernel's part of this one.

        Args:
            new: a state with the same sides and zones, still empty.
            cards: its cards, by number, with their own fields already copied.
        """
        new.cards = cards
        new.living = self.living[:]
        new.random_state = self.random_state
        new.result = self.result
        new.version = self.version
        for side, fresh in zip(self.sides, new.sides, strict=True):
            fresh.is_living = side.is_living
            fresh.version = side.version
        for zone, target in zip(self.zones, new.zones, strict=True):
            target.refill(cards, zone)
            for card in target.held():
                card.zone = target
