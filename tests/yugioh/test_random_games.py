"""Random games of two to six seats hold what the kernel and the duel promise at every decision."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from banneret.core.decisions import Choice, IllegalAnswer
from banneret.core.game import fingerprint
from banneret.core.interjections import Concede
from banneret.core.view import view
from banneret.yugioh.testing import check_game
from tests.duels import (
    VIEWERS_OF,
    is_known,
    make_twin,
    new_game,
    play_on,
    random_answer,
    troublesome,
)

SEATS = st.integers(2, 6)
SEEDS = st.integers(0, 2**32)


@settings(max_examples=20)
@given(seats=SEATS, seed=SEEDS)
def test_every_card_is_in_one_zone_and_knows_it(seats: int, seed: int) -> None:
    game = new_game(seats, seed)
    for _ in play_on(game, random.Random(seed)):
        check_game(game)
    check_game(game)
    assert game.result is not None


@settings(max_examples=30)
@given(
    seats=SEATS,
    seed=SEEDS,
    recall=st.sampled_from(("departures", "literal")),
    across=st.sampled_from(("half", "next")),
)
def test_it_holds_when_monsters_change_sides_and_leaders_go_astray(
    seats: int, seed: int, recall: str, across: str
) -> None:
    game = new_game(seats, seed, rules=troublesome({"recall": recall, "across": across}))
    for _ in play_on(game, random.Random(seed)):
        check_game(game)
    check_game(game)
    assert game.result is not None


@settings(max_examples=10)
@given(seats=SEATS, seed=SEEDS)
def test_anybody_can_concede_at_every_decision(seats: int, seed: int) -> None:
    """D18: the game goes on without the seat, or ends by its rules."""
    chosen = random.Random(seed)
    game = new_game(seats, seed, rules=troublesome(), size=9, keep_open_points=True)
    for _ in play_on(game, chosen):
        for seat in list(game.state.living):
            left = game.copy()
            left.interject(Concede(seat))
            check_game(left)
            assert seat not in left.state.living
            if len(left.state.living) == 1:
                assert left.decision is None
            else:
                assert left.decision is not None
                assert left.decision.seat != seat
            for _ in play_on(left, chosen, steps=3):
                check_game(left)


@settings(max_examples=20)
@given(seats=SEATS, seed=SEEDS)
def test_games_in_which_many_concede_end_by_their_rules(seats: int, seed: int) -> None:
    chosen = random.Random(seed)
    game = new_game(seats, seed, rules=troublesome())
    while (decision := game.decision) is not None:
        if chosen.random() < 0.02:
            game.interject(Concede(chosen.choice(game.state.living)))
        else:
            game.answer(random_answer(decision, chosen))
        check_game(game)
    assert game.result is not None
    assert len(game.state.living) <= 1


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("seed", range(4))
def test_nobody_sees_what_they_cannot_know(seats: int, seed: int) -> None:
    """Twins that differ only in hidden cards look the same, and what happens looks the same too."""
    chosen = random.Random(seed)
    game = new_game(seats, seed, rules=troublesome(), size=12, keep_open_points=True)
    twins = {viewer: make_twin(game, viewer, chosen, swaps_leaders=False) for viewer in VIEWERS_OF[seats]}
    while (decision := game.decision) is not None:
        answer = random_answer(decision, chosen)
        for twin, _ in twins.values():
            twin.answer(answer)
        game.answer(answer)
        for viewer, (twin, changed) in twins.items():
            if is_known(game.state, changed, viewer) or is_known(twin.state, changed, viewer):
                twins[viewer] = make_twin(game, viewer, chosen, swaps_leaders=False)
                twin = twins[viewer][0]
            else:
                seen = [event.seen_by(viewer) for event in game.events]
                assert seen == [event.seen_by(viewer) for event in twin.events]
            assert view(game, viewer) == view(twin, viewer)
        viewer = chosen.choice(VIEWERS_OF[seats])
        assert view(game, viewer) == view(make_twin(game, viewer, chosen, swaps_leaders=True)[0], viewer)


@settings(max_examples=15)
@given(seats=SEATS, seed=SEEDS)
def test_answers_that_are_not_legal_change_nothing(seats: int, seed: int) -> None:
    game = new_game(seats, seed, size=9)
    chosen = random.Random(seed)
    for decision in play_on(game, chosen, steps=60):
        before = fingerprint(game.state), len(game.record.steps), game.events
        count = len(decision.options)
        wrong: list[object] = [-1, count, True, None, "0", 1.0, (count,), (-1,), (0, 0), (1, 0), [0]]
        wrong.append((0,) if isinstance(decision, Choice) else 0)
        if not isinstance(decision, Choice):
            wrong += [tuple(range(decision.most + 1)), tuple(range(decision.least - 1))]
        for answer in wrong:
            with pytest.raises(IllegalAnswer):
                game.answer(answer)  # type: ignore[arg-type]
        for seat in (-1, seats):
            with pytest.raises(IllegalAnswer):
                game.interject(Concede(seat))
        assert game.decision is decision
        assert (fingerprint(game.state), len(game.record.steps), game.events) == before


@pytest.mark.parametrize("keep_open_points", [False, True])
@settings(max_examples=8)
@given(seats=SEATS, seed=SEEDS)
def test_a_copy_goes_on_exactly_like_the_original(seats: int, seed: int, keep_open_points: bool) -> None:
    """At every decision: the same decision, the same state, the same events and the same record later."""
    chosen = random.Random(seed)
    game = new_game(seats, seed, rules=troublesome(), size=8, keep_open_points=keep_open_points)
    for decision in play_on(game, chosen, steps=120):
        copy = game.copy()
        assert copy.decision == decision
        assert fingerprint(copy.state) == fingerprint(game.state)
        ahead = game.copy()
        for _ in play_on(copy, random.Random(seed), steps=6):
            pass
        for _ in play_on(ahead, random.Random(seed), steps=6):
            pass
        assert copy.events == ahead.events
        assert msgspec.json.encode(copy.record) == msgspec.json.encode(ahead.record)
        # and it has left the original alone
        assert game.decision is decision


@pytest.mark.parametrize("seats", range(2, 7))
def test_copies_at_every_decision_end_like_the_game(seats: int) -> None:
    """The record of the copy is byte for byte that of the original, when it is played to its end."""
    original = new_game(seats, seats, rules=troublesome(), size=8, keep_open_points=True)
    copies = [original.copy() for _ in play_on(original, random.Random(seats))]
    steps = original.record.steps
    for number, copy in enumerate(copies):
        for step in steps[number:]:
            copy.take(step)
        assert copy.record.fingerprint() == original.record.fingerprint()
        assert copy.result == original.result
