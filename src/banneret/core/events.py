"""Events: what happened, and who may know it."""

from __future__ import annotations

import msgspec

from banneret.core.seats import Seat


class Event(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="event", tag=str.lower):
    """Something that happened at the table."""

    def seen_by(self, seat: Seat) -> Event | None:
        """The event as a seat (or a spectator) may know it, or None when it learns nothing."""
        return self


class SeatLeft(Event, frozen=True, gc=False, tag="seat_left"):
    """A player is out."""

    seat: Seat
    why: str


class GameEnded(Event, frozen=True, gc=False, tag="game_ended"):
    """The game is over; without a winner it is a draw."""

    winners: tuple[Seat, ...]
    why: str
