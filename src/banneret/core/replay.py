"""Replay: the same record gives the same game."""

from __future__ import annotations

from typing import Any, TypeVar

from banneret.core.decisions import IllegalAnswer
from banneret.core.game import Game, Rules
from banneret.core.record import Record
from banneret.core.state import Result, State
from banneret.errors import BanneretError

S = TypeVar("S", bound=State[Any, Any])


class ReplayDiffers(BanneretError):
    """A record does not play again as it was played; the message names the first difference."""


def replay(record: Record, rules: Rules[S], *, steps: int | None = None) -> Game[S]:
    """Play a record again.

    Args:
        steps: how many steps to play; all of them by default.

    Raises:
        ReplayDiffers: when a step is not legal any more.
    """
    game = Game(rules, record.setup)
    for number, step in enumerate(record.steps[:steps]):
        try:
            game.take(step)
        except IllegalAnswer as error:
            raise ReplayDiffers(f"step {number + 1}: {error}") from None
    return game


def verify(record: Record, rules: Rules[S]) -> Game[S]:
    """Play a record again and compare it step by step.

    Raises:
        ReplayDiffers: at the first difference.
    """
    game = Game(rules, record.setup)
    for number, step in enumerate(record.steps):
        if game.decision is not None and game.record.trace[-1:] != record.trace[number : number + 1]:
            raise ReplayDiffers(
                f"before step {number + 1}: another decision was recorded than {game.decision}"
            )
        try:
            game.take(step)
        except IllegalAnswer as error:
            raise ReplayDiffers(f"step {number + 1}: {error}") from None
    for mark, again in zip(record.marks, game.record.marks, strict=False):
        if mark != again:
            raise ReplayDiffers(f"the state after {again.steps} steps has another fingerprint than recorded")
    if record.result != game.result:
        recorded, played = _words(record.result), _words(game.result)
        raise ReplayDiffers(f"after {len(record.steps)} steps: recorded {recorded}, played {played}")
    if len(record.marks) != len(game.record.marks):
        raise ReplayDiffers(f"recorded {len(record.marks)} marks, played {len(game.record.marks)}")
    if record.trace != game.record.trace:
        raise ReplayDiffers("the recorded decisions do not match the steps")
    return game


def _words(result: Result | None) -> str:
    if result is None:
        return "no result"
    who = f"seat {result.winners[0]} won" if not result.is_draw else "a draw"
    return f"{who} ({result.why})"
