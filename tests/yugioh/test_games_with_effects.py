"""Random games of the Goat deck hold what every duel promises at every decision."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from banneret.core.game import Game, fingerprint
from banneret.core.interjections import Concede
from banneret.core.record import OptionValue
from banneret.core.seats import Seat
from banneret.core.view import view
from banneret.core.zones import holds
from banneret.errors import BanneretError
from banneret.formats.registry import find_format
from banneret.yugioh.lingering import Delayed
from banneret.yugioh.position import scenario_of, setup_of
from banneret.yugioh.rules import DuelRules
from banneret.yugioh.scenario import read_scenario, write_scenario
from banneret.yugioh.setup import DuelDeck, new_setup
from banneret.yugioh.state import Duel
from banneret.yugioh.testing import check_game
from tests.duels import VIEWERS_OF, is_known, make_twin, play_on, random_answer, troublesome
from tests.goat import Goat, load_goat

SEATS = st.integers(2, 6)
SEEDS = st.integers(0, 2**32)


@pytest.fixture(scope="module")
def goat(shared_data: Path) -> Goat:
    return load_goat(shared_data)


def new_game(
    goat: Goat,
    seats: int,
    seed: int,
    *,
    format_: str = "open",
    rules: DuelRules | None = None,
    size: int = 40,
) -> Game[Duel]:
    """A game of part of the Goat deck; in a format with leaders a monster of it leads."""
    chosen = random.Random(seed)
    life: Mapping[str, OptionValue] = {"life_points": 4000}
    monsters = [card for card in goat.main if card.is_monster()]
    decks = [
        DuelDeck(
            None if format_ == "open" else chosen.choice(monsters),
            tuple(chosen.sample(goat.main, size)),
            effects=goat.effects,
        )
        for _ in range(seats)
    ]
    setup = new_setup(format_, life, decks, f"{seed:x}")
    return Game(rules or find_format(format_).rules(life), setup, keep_open_points=True)


@settings(max_examples=6)
@given(seats=SEATS, seed=SEEDS)
def test_everything_is_in_order_at_every_decision(goat: Goat, seats: int, seed: int) -> None:
    game = new_game(goat, seats, seed, size=25)
    for _ in play_on(game, random.Random(seed), steps=250):
        check_game(game)


@settings(max_examples=6)
@given(seats=SEATS, seed=SEEDS)
def test_it_holds_with_leaders_and_when_odd_things_happen(goat: Goat, seats: int, seed: int) -> None:
    game = new_game(goat, seats, seed, format_="domain", rules=troublesome(), size=25)
    for _ in play_on(game, random.Random(seed), steps=250):
        check_game(game)


@settings(max_examples=6)
@given(seats=SEATS, seed=SEEDS)
def test_positions_round_trip(goat: Goat, seats: int, seed: int) -> None:
    """With counters, ties, borrowed monsters and what was used this turn."""
    game = new_game(goat, seats, seed)
    for decision in play_on(game, random.Random(seed), steps=200):
        if not decision.is_open:
            continue
        if any(isinstance(one, Delayed) for one in game.state.lingering):
            with pytest.raises(BanneretError, match="waits for a later phase"):
                scenario_of(game)
            continue
        scenario = scenario_of(game)
        text = write_scenario(scenario)
        assert read_scenario(text) == scenario
        again = Game(game.rules, setup_of(scenario, goat.cards, goat.effects), keep_open_points=True)
        check_game(again)
        assert scenario_of(again) == scenario
        assert again.decision is not None
        assert len(again.decision.options) == len(decision.options)


@settings(max_examples=4)
@given(seats=SEATS, seed=SEEDS)
def test_everybody_may_concede_at_every_decision(goat: Goat, seats: int, seed: int) -> None:
    game = new_game(goat, seats, seed, size=20)
    chosen = random.Random(seed)
    for decision in play_on(game, chosen, steps=50):
        for seat in game.state.living:
            left = game.copy()
            assert left.decision == decision
            left.interject(Concede(seat))
            check_game(left)
            assert seat not in left.state.living
            for _ in play_on(left, chosen, steps=3):
                check_game(left)


@settings(max_examples=6)
@given(seats=SEATS, seed=SEEDS)
def test_games_in_which_many_concede_end_by_their_rules(goat: Goat, seats: int, seed: int) -> None:
    chosen = random.Random(seed)
    game = new_game(goat, seats, seed, size=25)
    while (decision := game.decision) is not None:
        if chosen.random() < 0.03:
            game.interject(Concede(chosen.choice(game.state.living)))
        else:
            game.answer(random_answer(decision, chosen))
        check_game(game)
    assert len(game.state.living) <= 1


@settings(max_examples=4)
@given(seats=SEATS, seed=SEEDS)
def test_a_copy_goes_on_exactly_like_the_original(goat: Goat, seats: int, seed: int) -> None:
    chosen = random.Random(seed)
    game = new_game(goat, seats, seed)
    for decision in play_on(game, chosen, steps=80):
        copy = game.copy()
        assert copy.decision == decision
        assert fingerprint(copy.state) == fingerprint(game.state)
        ahead = game.copy()
        for one in (copy, ahead):
            for _ in play_on(one, random.Random(seed), steps=6):
                pass
        assert copy.events == ahead.events
        assert msgspec.json.encode(copy.record) == msgspec.json.encode(ahead.record)
        assert game.decision is decision


@pytest.mark.parametrize("seats", [2, 4])
def test_copies_at_every_decision_end_like_the_game(goat: Goat, seats: int) -> None:
    original = new_game(goat, seats, seats, size=20)
    copies = [original.copy() for _ in play_on(original, random.Random(seats), steps=120)]
    steps = original.record.steps
    for number, copy in enumerate(copies):
        for step in steps[number:]:
            copy.take(step)
        assert copy.record.fingerprint() == original.record.fingerprint()


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("seed", range(2))
def test_nobody_sees_what_they_cannot_know(goat: Goat, seats: int, seed: int) -> None:
    """Twins that differ only in hidden cards look the same, and what happens looks the same too."""
    chosen = random.Random(seed)
    game = new_game(goat, seats, seed, size=30)
    twins = {viewer: make_twin(game, viewer, chosen, swaps_leaders=False) for viewer in VIEWERS_OF[seats]}
    for _ in range(120):
        decision = game.decision
        if decision is None:
            break
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
        if game.decision is not None and game.decision.seat != viewer:
            assert view(game, viewer) == view(swapped(game, viewer, chosen), viewer)


def swapped(game: Game[Duel], viewer: Seat, chosen: random.Random) -> Game[Duel]:
    """The same game with any cards of one owner that a viewer cannot know in each other's place."""
    twin = game.copy()
    for owner in twin.state.living:
        hidden = [
            card for card in twin.state.cards if card.owner == owner and not holds(card.seen_by(), viewer)
        ]
        facts = [card.facts for card in hidden]
        chosen.shuffle(facts)
        for card, fact in zip(hidden, facts, strict=True):
            card.facts = fact
    return twin
