"""A game played to its end by bots."""

from __future__ import annotations

from typing import Any, Final

from banneret.bots.bot import Bot, Prompt
from banneret.core.game import Game
from banneret.core.seats import BySeat

DECISION_LIMIT: Final = 20_000
"""A game that asks more is stopped: a stall, not a draw."""


def play_out(game: Game[Any], bots: BySeat[Bot], *, limit: int = DECISION_LIMIT) -> bool:
    """Let bots answer until the game is over.

    Args:
        bots: who plays each seat.
        limit: how many decisions the game may ask from here on.

    Returns:
        Whether it ended by its rules; False when the limit stopped it.
    """
    for _ in range(limit):
        decision = game.decision
        if decision is None:
            return True
        game.answer(bots[decision.seat].decide(Prompt(game, decision)))
    return game.decision is None
