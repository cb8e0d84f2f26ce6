"""Perft: count the sequences of legal choices, the test of a move generator."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from banneret.core.decisions import Answer, Decision, Pick
from banneret.core.game import Game


def answers(decision: Decision) -> Iterator[Answer]:
    """Every legal answer to a decision, in order."""
    if isinstance(decision, Pick):
        for size in range(decision.least, decision.most + 1):
            yield from combinations(range(len(decision.options)), size)
    else:
        yield from range(len(decision.options))


def perft(game: Game[Any], depth: int) -> int:
    """How many sequences of ``depth`` answers there are; one that ends the game earlier counts once."""
    if depth == 0 or game.decision is None:
        return 1
    return sum(count for _, count in divide(game, depth))


def divide(game: Game[Any], depth: int) -> Iterator[tuple[Answer, int]]:
    """The count behind each answer to the pending decision.

    Args:
        depth: at least 1.
    """
    assert game.decision is not None
    for answer in answers(game.decision):
        following = game.copy()
        following.answer(answer)
        yield answer, perft(following, depth - 1)
