"""Perft: fixed counts, and the same counts by a brute force that never copies a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from banneret.core.game import Game
from banneret.core.perft import answers, divide, perft
from banneret.core.record import Step
from banneret.core.replay import replay
from banneret.yugioh.state import Duel
from tests.duels import domain_table, open_table, troublesome

HANDS = (
    'side 0\n hand "Copper Drake" "Gate Warden"\n monster 0 "Reed Wisp" attack\n deck "Dust Wisp"\n'
    'side 1\n monster 4 "Still Pond" set\n hand "Brook Otter"\n deck "Dust Wisp"'
)
FOUR = (
    'side 0\n monster 1 "Copper Drake" attack\n monster 2 "Brook Otter" defense\nside 1\n'
    ' monster 0 "Marsh Twin" attack\nside 2\nside 3 life 1000\n monster 3 "Reed Wisp" set'
)
LEADERS = (
    'side 0 returns 1\n leader "Banner Knight"\n hand "Reed Wisp"\n deck "Dust Wisp"\n'
    'side 1\n leader "Tower Queen"\n monster 2 "Tower Queen" attack\n hand "Dust Wisp"\n'
    ' deck "Reed Wisp"\nside 2'
)
DISCARD = "side 0 summoned\n hand {}\nside 1\n deck \"Reed Wisp\"\n hand \"Dust Wisp\"".format(
    " ".join(['"Reed Wisp"'] * 8)
)  # fmt: skip
POSITIONS: Final[dict[str, tuple[Callable[[], Game[Duel]], list[int]]]] = {
    "a hand, Tributes": (lambda: open_table(HANDS).game, [1, 7, 34, 119, 473]),
    "battle of four": (lambda: open_table(FOUR, phase="battle").game, [1, 3, 8, 15, 23]),
    "leaders": (lambda: domain_table(LEADERS).game, [1, 6, 29, 85, 374]),
    "a discard of two": (lambda: open_table(DISCARD).game, [1, 2, 30, 224, 980]),
}


def brute_force(game: Game[Any], depth: int, steps: tuple[Step, ...] = ()) -> int:
    """Count by playing every sequence from the start, without `Game.copy`."""
    record = game.record.cut(0)
    record.steps = list(steps)
    here = replay(record, game.rules)
    if depth == 0 or here.decision is None:
        return 1
    return sum(brute_force(game, depth - 1, (*steps, answer)) for answer in answers(here.decision))


@pytest.mark.parametrize("name", POSITIONS)
def test_fixed_counts(name: str) -> None:
    make, counts = POSITIONS[name]
    game = make()
    assert [perft(game, depth) for depth in range(len(counts))] == counts


@pytest.mark.parametrize("name", POSITIONS)
def test_a_brute_force_by_replay_counts_the_same(name: str) -> None:
    make, counts = POSITIONS[name]
    game = make()
    assert [brute_force(game, depth) for depth in range(4)] == counts[:4]


@pytest.mark.parametrize("name", POSITIONS)
def test_divide_sums_up_and_leaves_the_game_alone(name: str) -> None:
    make, counts = POSITIONS[name]
    game = make()
    decision = game.decision
    assert sum(count for _, count in divide(game, 3)) == counts[3]
    assert game.decision is decision
    assert game.record.steps == []


def test_a_brute_force_where_much_is_asked() -> None:
    game = open_table(HANDS, rules=troublesome()).game
    assert [perft(game, depth) for depth in range(4)] == [brute_force(game, depth) for depth in range(4)]
