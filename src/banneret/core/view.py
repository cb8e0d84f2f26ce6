"""What a seat may know: one function, through which every message to a client and every bot looks."""

from __future__ import annotations

from typing import Final

import msgspec

from banneret.core.game import Game, S
from banneret.core.seats import NOBODY, Seat
from banneret.core.state import Result

_ENCODER: Final = msgspec.json.Encoder()


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game as one seat knows it. Two games that differ only in what it cannot know give the same bytes."""

    you: Seat
    table: msgspec.Struct
    sides: list[msgspec.Raw]
    living: list[Seat]
    deciding: Seat = NOBODY
    prompt: msgspec.Struct | None = None
    result: Result | None = None


def view(game: Game[S], seat: Seat) -> bytes:
    """The game as a seat, or for `NOBODY` a spectator, may know it, as JSON.

    The pending decision is in it only for the seat that is asked.
    """
    state = game.state
    decision = game.decision
    deciding = NOBODY if decision is None else decision.seat
    return _ENCODER.encode(
        View(
            seat,
            state.table_view(seat),
            [side.encoded(state, for_owner=side.seat == seat) for side in state.sides],
            state.living,
            deciding,
            state.prompt_view(decision) if decision is not None and deciding == seat else None,
            state.result,
        )
    )
