"""Bots answer legally, the same way for the same seed, and see what a person in their seat would."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banneret.bots.bot import Bot, Prompt
from banneret.bots.match import play_out
from banneret.bots.roster import make_bot
from banneret.core.decisions import Answer, Choice, Decision, Option, Pick
from banneret.core.seats import BySeat
from banneret.core.view import view
from banneret.errors import BanneretError
from tests.duels import new_game

OPTIONS = [Option("option", number) for number in range(9)]


def random_bots(seats: int, seed: str) -> BySeat[Bot]:
    return BySeat.build(seats, lambda seat: make_bot("random", f"{seed}/{seat}"))


@given(count=st.integers(2, 9), least=st.integers(0, 9), spread=st.integers(0, 9), seed=st.text(max_size=4))
def test_a_random_bot_answers_legally(count: int, least: int, spread: int, seed: str) -> None:
    bot = make_bot("random", seed)
    least = min(least, count)
    decisions: list[Decision] = [
        Choice(0, "choice", OPTIONS[:count]),
        Pick(0, "pick", OPTIONS[:count], least, min(count, least + spread)),
    ]
    game = new_game(2, 1)
    for decision in decisions:
        for _ in range(5):
            decision.check(bot.decide(Prompt(game, decision)))


def test_every_option_and_every_size_comes_up() -> None:
    bot = make_bot("random", "1")
    game = new_game(2, 1)
    choices = {bot.decide(Prompt(game, Choice(0, "choice", OPTIONS))) for _ in range(400)}
    assert choices == set(range(9))
    picks = {bot.decide(Prompt(game, Pick(0, "pick", OPTIONS[:3], 0, 3))) for _ in range(400)}
    assert len(picks) == 8


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_same_seed_plays_the_same_game(seats: int) -> None:
    games = [new_game(seats, 4) for _ in range(2)]
    for game in games:
        assert play_out(game, random_bots(seats, "a"))
    assert games[0].record.fingerprint() == games[1].record.fingerprint()
    other = new_game(seats, 4)
    play_out(other, random_bots(seats, "b"))
    assert other.record.fingerprint() != games[0].record.fingerprint()


def test_a_limit_is_a_stall_and_not_an_end() -> None:
    game = new_game(4, 1)
    assert not play_out(game, random_bots(4, "a"), limit=10)
    assert len(game.record.steps) == 10
    assert game.result is None
    assert play_out(game, random_bots(4, "a"))
    assert play_out(game, random_bots(4, "a"), limit=0), "it is over already"


def test_a_bot_sees_what_its_seat_sees() -> None:
    class Watching(Bot):
        def decide(self, prompt: Prompt) -> Answer:
            decision = game.decision
            assert decision is not None
            assert prompt.view() == view(game, decision.seat)
            assert prompt.count == len(decision.options)
            return watched.decide(prompt)

    watched = make_bot("random", "1")
    game = new_game(3, 2, size=8)
    assert play_out(game, BySeat.build(3, lambda seat: Watching()))


def test_an_unknown_bot() -> None:
    with pytest.raises(BanneretError, match="expected a bot named random, not 'clever'"):
        make_bot("clever", "1")
