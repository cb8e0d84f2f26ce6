"""Plain sentences: there is one for everything, and none tells a name that its reader may not know."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from banneret.core.events import Event, GameEnded, SeatLeft
from banneret.core.seats import NOBODY
from banneret.core.view import view
from banneret.yugioh import events, words
from banneret.yugioh.terms import Ask, Loss, Phase, Position, Verb, ZoneKind
from banneret.yugioh.views import OptionView, PlaceView, PromptView
from banneret.yugioh.words import (
    board_words,
    event_words,
    option_words,
    player_words,
    prompt_words,
    question_words,
)
from tests.duels import VIEWERS_OF, domain_table, new_game, play_on, troublesome

PLAYERS = ("Ada", "Bram")


def kinds_of(event: type[Event]) -> list[type[Event]]:
    below = event.__subclasses__()
    return below + [kind for one in below for kind in kinds_of(one)]


def is_one_of_ours(kind: type[Event]) -> bool:
    return kind.__module__ in ("banneret.core.events", events.__name__)


@pytest.mark.parametrize(
    "kind", [kind for kind in kinds_of(Event) if is_one_of_ours(kind)], ids=lambda kind: kind.__name__
)
def test_every_kind_of_event_has_a_sentence(kind: type[Event]) -> None:
    assert kind in words._SENTENCES


SPOKEN = [
    events.TurnBegan(3, 1),
    events.PhaseBegan(1, Phase.BATTLE),
    events.Moved("Elk", "deck", 0, -1, "hand", 0, -1, Position.NONE),
    events.Moved("Elk", "hand", 0, -1, "graveyard", 0, -1, Position.NONE),
    events.Moved("Elk", "monster", 0, 2, "graveyard", 1, -1, Position.NONE),
    events.Moved("Elk", "extra_monster", NOBODY, 1, "graveyard", 1, -1, Position.NONE),
    events.Moved("Elk", "monster", 0, 2, "monster", 1, 2, Position.ATTACK),
    events.Summoned("normal", "Elk", 0, "monster", 1),
    events.MonsterSet(0, "monster", 1),
    events.PositionChanged("Elk", 0, "monster", 1, Position.DEFENSE),
    events.AttackDeclared(0, "monster", 1, "Elk", 1),
    events.AttackEnded(0, "Elk"),
    events.DestroyedByBattle("Elk", 1),
    events.LifePointsChanged(0, -500, 7500, "leader_cost"),
    events.LeaderReturned("Elk", 0, 500),
    events.LeaderStays("Elk", 0),
    *(SeatLeft(0, why) for why in Loss),
    GameEnded((1,), "last_left"),
    GameEnded((), "all_out"),
]


@pytest.mark.parametrize("event", SPOKEN, ids=lambda event: type(event).__name__)
def test_what_happened_reads_as_a_sentence(event: Event) -> None:
    line = event_words(event, PLAYERS)
    assert line
    assert "_" not in line
    assert "-1" not in line


def test_a_hidden_name_is_not_said() -> None:
    hidden = (1 << 0,)
    moves = [
        events.Moved("Elk", "deck", 0, -1, "hand", 0, -1, Position.NONE, *hidden, "draw"),
        events.Moved("Elk", "hand", 0, -1, "monster", 0, 2, Position.SET, *hidden),
        events.Moved("Elk", "monster", 0, 2, "monster", 1, 2, Position.SET, *hidden),
    ]
    for move in moves:
        for viewer in (1, NOBODY):
            seen = move.seen_by(viewer)
            assert seen is not None
            assert "Elk" not in (event_words(seen, PLAYERS) or "")
            assert "Elk" not in msgspec.json.encode(seen).decode()
    assert event_words(moves[0], PLAYERS) == "Ada draws Elk"


def test_seats_without_a_player_have_a_number_and_no_seat_has_no_player() -> None:
    assert player_words(1, PLAYERS) == "Bram"
    assert player_words(4, PLAYERS) == "Seat 4"
    assert player_words(NOBODY, PLAYERS) not in PLAYERS


@pytest.mark.parametrize("verb", Verb)
@pytest.mark.parametrize("name", ["Elk", ""])
@pytest.mark.parametrize("players", [(), PLAYERS])
def test_every_option_has_words(verb: Verb, name: str, players: tuple[str, ...]) -> None:
    card = PlaceView("monster", 1, 2, name)
    line = option_words(OptionView(verb, card, 1, 2), players)
    assert line
    assert "_" not in line


@pytest.mark.parametrize("asks", Ask)
def test_every_question_has_words(asks: Ask) -> None:
    assert question_words(PromptView(asks, [], PlaceView("monster", 1, 2, "Elk")), PLAYERS)
    assert "(pick 2)" in question_words(PromptView(asks, [], None, 2, 2), PLAYERS)
    assert "(pick 1 to 2)" in question_words(PromptView(asks, [], None, 1, 2), PLAYERS)


def test_every_term_has_a_name() -> None:
    assert set(words.PHASES) == set(Phase)
    assert set(words.ZONES) == set(ZoneKind)
    assert set(words.LOSSES) == set(Loss)
    assert set(words.POSITIONS) == set(Position)


@settings(max_examples=10)
@given(seats=st.integers(2, 6), seed=st.integers(0, 2**32))
def test_whole_games_can_be_told_to_everybody(seats: int, seed: int) -> None:
    """The table, the log and the question read well for every seat and for spectators."""
    chosen = random.Random(seed)
    game = new_game(seats, seed, rules=troublesome(), size=8)
    for decision in play_on(game, chosen, steps=120):
        viewer = chosen.choice(VIEWERS_OF[seats])
        board = board_words(game, viewer, PLAYERS)
        seen = view(game, viewer).decode()
        hidden = [card.name for card in game.state.cards if f'"{card.name}"' not in seen]
        assert not any(name in board for name in hidden)
        assert prompt_words(game, PLAYERS).count("\n") == len(decision.options)
        for event in game.events:
            told = event.seen_by(viewer)
            if isinstance(event, events.Moved) and isinstance(told, events.Moved) and not told.name:
                assert event.name not in (event_words(told, PLAYERS) or "")


def test_the_table_in_words() -> None:
    table = domain_table(
        'side 0 returns 1\n leader "Banner Knight"\n monster 1 "Copper Drake" attack\n'
        ' extra_monster 1 "Still Pond" set\n hand "Reed Wisp"\nside 1 life 4000\n'
        ' monster 0 "Brook Otter" set\n graveyard "Dust Wisp" "Mill Giant"\nside 2 out'
    )
    board = board_words(table.game, 0, ("Ada", "Bram", "Cleo"))
    head = "> Ada (you): 8000 LP, 1 in hand, 0 in Deck"
    rail = "leader Banner Knight (Deck Master Zone, next cost 500 LP)"
    extra = "extra 2: Still Pond 0/2000, face-down Defense Position"
    assert board.split("\n")[1:] == [
        "Turn 9, Ada, Main Phase 1",
        f"{head}; {rail}",
        f"    monsters  2: Copper Drake 1800/600, Attack Position; {extra}",
        "    hand      Reed Wisp",
        "  Bram: 4000 LP, 0 in hand, 0 in Deck",
        "    monsters  1: face-down",
        "    GY        Mill Giant, Dust Wisp",
        "  Cleo: out",
    ]
    assert "extra 2: face-down" in board_words(table.game, 1, ())
    assert "extra 2: face-down" in board_words(table.game, NOBODY, ())
