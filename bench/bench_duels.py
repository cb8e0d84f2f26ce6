"""How fast duels are: whole games, decisions with and without looking, copies, and the start of a game.

``make bench`` runs this. ``extra_info`` holds what the plain times do not say, such as games per second.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

import pytest

from banneret.bots.bot import Bot, Prompt
from banneret.bots.match import play_out
from banneret.bots.roster import make_bot
from banneret.cli.decks import packaged_decks
from banneret.core.decisions import Answer
from banneret.core.game import Game
from banneret.core.record import Setup
from banneret.core.replay import verify
from banneret.core.seats import BySeat
from banneret.formats.registry import find_format
from banneret.yugioh.rules import DuelRules
from banneret.yugioh.setup import new_setup
from banneret.yugioh.state import Duel

FORMAT: Final = find_format("domain")
DECKS: Final = packaged_decks(FORMAT)
GAMES: Final = 20
SEATS: Final = 4


def setup_of(number: int, seats: int = SEATS) -> Setup:
    return new_setup("domain", {}, [DECKS[seat % len(DECKS)] for seat in range(seats)], f"{number:x}")


def new_game(number: int, *, keep_open_points: bool = False) -> Game[Duel]:
    return Game(FORMAT.rules(), setup_of(number), keep_open_points=keep_open_points)


class Looking(Bot):
    """A random bot that looks at the table, as one with a plan would, before it answers."""

    def __init__(self, seed: str) -> None:
        self._bot = make_bot("random", seed)

    def decide(self, prompt: Prompt) -> Answer:
        prompt.view()
        return self._bot.decide(prompt)


def play_games(setups: list[Setup], rules: DuelRules, make: Callable[[str], Bot]) -> int:
    decisions = 0
    for number, setup in enumerate(setups):
        game = Game(rules, setup)
        bots = BySeat(make(f"{number}/{seat}") for seat in range(SEATS))
        assert play_out(game, bots)
        decisions += len(game.record.steps)
    return decisions


@pytest.mark.parametrize("looks", ["without_views", "with_the_asked_seats_view"])
def test_four_seat_games(benchmark: Any, looks: str) -> None:
    """Random games of four seats with the packaged decks, in batches of 20."""
    setups = [setup_of(number) for number in range(GAMES)]
    rules = FORMAT.rules()
    make = (lambda seed: make_bot("random", seed)) if looks == "without_views" else Looking
    decisions = benchmark.pedantic(play_games, (setups, rules, make), rounds=5, warmup_rounds=1)
    seconds = benchmark.stats.stats.median
    benchmark.extra_info["games_per_second"] = round(GAMES / seconds, 1)
    benchmark.extra_info["decisions_per_second"] = round(decisions / seconds)


@pytest.mark.parametrize("kept", ["kept_open_points", "replay_only"])
def test_copy_at_a_decision(benchmark: Any, kept: str) -> None:
    """A copy at a random decision in the middle of a game: of all kinds of decisions, as they come."""
    game = new_game(3, keep_open_points=kept == "kept_open_points")
    bots = BySeat.build(SEATS, lambda seat: make_bot("random", str(seat)))
    play_out(game, bots, limit=300)
    chosen = random.Random(1)

    def go_on() -> tuple[tuple[()], dict[str, object]]:
        play_out(game, bots, limit=chosen.randrange(1, 4))
        return (), {}

    benchmark.pedantic(game.copy, setup=go_on, rounds=150)
    benchmark.extra_info["decisions_played"] = len(game.record.steps)


def test_start_of_a_game(benchmark: Any) -> None:
    """From the setup to the first decision: decks shuffled, hands drawn."""
    rules = FORMAT.rules()
    setup = setup_of(1)
    benchmark(lambda: Game(rules, setup))


def test_verify_a_record(benchmark: Any) -> None:
    """Playing a whole record again and comparing it."""
    game = new_game(5)
    play_out(game, BySeat.build(SEATS, lambda seat: make_bot("random", str(seat))))
    rules = FORMAT.rules()
    benchmark.pedantic(verify, (game.record, rules), rounds=20, warmup_rounds=1)
    benchmark.extra_info["decisions"] = len(game.record.steps)
