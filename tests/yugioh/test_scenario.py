"""Scenarios: positions as text, there and back, and what is wrong with the ones that cannot be read."""

from __future__ import annotations

import random
import re
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from banneret.core.game import Game
from banneret.core.seats import NOBODY
from banneret.core.view import view
from banneret.errors import BanneretError
from banneret.formats.registry import find_format
from banneret.yugioh.position import scenario_of, setup_of
from banneret.yugioh.scenario import (
    OPEN_PHASES,
    PILES,
    ROWS,
    SIDE_FLAGS,
    PlacedCard,
    Scenario,
    SideScenario,
    read_scenario,
    write_scenario,
)
from banneret.yugioh.state import Duel
from banneret.yugioh.terms import Phase, Position
from banneret.yugioh.testing import Table, check_game
from tests.duels import BY_NAME, CARDS, domain_table, new_game, open_table, play_on, troublesome

NAMES = st.text(min_size=1, max_size=12)
WORDS = st.from_regex(r"[a-z][a-z0-9-]{0,10}", fullmatch=True)
TURNS = st.integers(0, 999_999_999)
PLACED = st.builds(
    PlacedCard,
    st.sampled_from(list(ROWS.values())),
    st.integers(0, 6),
    NAMES,
    st.sampled_from(Position),
    st.none() | st.integers(0, 5),
    TURNS,
    TURNS,
    TURNS,
)
SIDES = st.builds(
    SideScenario,
    TURNS,
    st.none() | NAMES,
    st.lists(PLACED, max_size=3).map(tuple),
    st.dictionaries(
        st.sampled_from(list(PILES.values())), st.lists(NAMES, min_size=1, max_size=3).map(tuple)
    ),
    st.frozensets(st.sampled_from(("summoned", "waiting"))),
    st.dictionaries(st.sampled_from(("returns", "counters")), TURNS),
)
SCENARIOS = st.builds(
    Scenario,
    WORDS,
    st.dictionaries(WORDS, st.booleans() | st.integers(-(10**9), 10**9) | st.text(max_size=8)),
    st.integers(1, 999_999_999),
    st.just(0),
    st.sampled_from(OPEN_PHASES),
    st.lists(SIDES, min_size=2, max_size=6).map(tuple),
    st.from_regex(r"[0-9a-f]{1,32}", fullmatch=True),
)


@given(SCENARIOS)
def test_what_is_written_is_read_again(scenario: Scenario) -> None:
    assert read_scenario(write_scenario(scenario)) == scenario


@given(SCENARIOS)
def test_comments_and_empty_lines_say_nothing(scenario: Scenario) -> None:
    lines = write_scenario(scenario).split("\n")
    remarked = "\r\n".join(f'  {line}  # a "remark" of ours' for line in lines) + "\n# end"
    assert read_scenario(remarked) == scenario


def test_a_name_may_hold_quotes_hashes_and_backslashes() -> None:
    text = (
        "format open\nturn 1 seat 0 phase main1\nside 0\n"
        ' hand "Maxx \\"C\\"" "A # B" "back\\\\" # end\nside 1'
    )
    assert read_scenario(text).sides[0].piles == {PILES["hand"]: ('Maxx "C"', "A # B", "back\\")}


SCRAPS = (
    *'"#\\ \n01',
    "format ",
    "turn ",
    " seat ",
    " phase ",
    "main1\n",
    "side ",
    "life ",
    "leader ",
    "monster ",
)


@settings(max_examples=200)
@given(st.lists(st.sampled_from(SCRAPS), max_size=60).map("".join))
def test_no_text_does_more_than_be_read_or_refused(text: str) -> None:
    with suppress(BanneretError):
        read_scenario(text)


LINES = (
    "format open",
    "turn 3 seat 1 phase main1",
    "side 0 life 8000",
    ' monster 2 "Copper Drake" attack',
    ' hand "Reed Wisp" "Dust Wisp"',
    "side 1",
)


@pytest.mark.parametrize(
    ("line", "instead", "message"),
    [
        (1, "formt open", "line 1: expected format, option, seed, turn or side, not formt"),
        (1, "format", "line 1: expected the name of a format, not the end of the line"),
        (1, "format open duel", "line 1: expected the end of the line, not duel"),
        (2, "turn x seat 1 phase main1", "line 2: expected the number of the turn, not x"),
        (2, "turn 0 seat 1 phase main1", "line 2: expected a turn from 1, not 0"),
        (2, "turn 3 seats 1 phase main1", "line 2: expected seat, not seats"),
        (2, "turn 3 seat 1 phase lunch", "line 2: expected one of draw, main1, battle, main2, not lunch"),
        (2, "turn 3 seat 1 phase end", "line 2: expected one of draw, main1, battle, main2, not end"),
        (2, "turn 1234567890 seat 1 phase main1", "expected the number of the turn, not 1234567890"),
        (2, "", "expected a line 'turn N seat N phase NAME', found none"),
        (2, "turn 3 seat 2 phase main1", "expected the turn of a seat that is in the game, not 2"),
        (3, "side 1 life 8000", "line 3: expected side 0, not side 1"),
        (3, "side 0 life many", "line 3: expected life points, not many"),
        (3, "side 0 life -5", "line 3: expected life points, not -5"),
        (3, "side 0 7500", "line 3: expected life, summoned, waiting or out, not 7500"),
        (4, ' monster two "Copper Drake" attack', "line 4: expected a place, counted from 0, not two"),
        (4, ' monster 2 Copper attack', "line 4: expected a card name in quotes, not Copper"),
        (4, ' monster 2 "Copper Drake', 'line 4: expected a card name in quotes, not "'),
        (4, ' monster 2 "Copper Drake" asleep', "line 4: expected attack, defense, set, owner"),
        (4, ' monster 2 "Copper Drake" attack owner', "a number for owner, not the end of the"),
        (4, ' leader "A"\n leader "B"', "line 5: expected leader once, not again"),
        (5, ' hand "Reed Wisp"\n hand "Dust Wisp"', "line 6: expected hand once, not again"),
        (5, ' hands "Reed Wisp"', "line 5: expected a zone, leader or side, not hands"),
        (5, ' hand ""', 'line 5: expected a card name in quotes, not ""'),
        (6, "", "expected 2 to 6 sides, found 1"),
        (6, "format open", "line 6: expected format once, not again"),
        (6, "turn 1 seat 0 phase main1", "line 6: expected turn once, not again"),
        (6, "side 1\nside 2\nside 3\nside 4\nside 5\nside 6", "expected 2 to 6 sides, found 7"),
    ],
)  # fmt: skip
def test_a_malformed_line_is_named(line: int, instead: str, message: str) -> None:
    lines = [instead if number == line else text for number, text in enumerate(LINES, 1)]
    with pytest.raises(BanneretError, match=re.escape(message)) as raised:
        read_scenario("\n".join(lines), source="my scenario")
    assert str(raised.value).startswith("my scenario")
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize(
    ("sides", "message"),
    [
        ('side 0\n monster 5 "Copper Drake" attack\nside 1', "Copper Drake: expected a free place"),
        (
            'side 0\n monster 1 "Copper Drake" attack\n monster 1 "Reed Wisp" attack\nside 1',
            "Reed Wisp: expected a free place",
        ),
        ('side 0\n monster 1 "Copper Drake"\nside 1', "Copper Drake: expected attack, defense or set"),
        ('side 0\n monster 1 "Copper Drake" attack owner 4\nside 1', "expected an owner who is in the game"),
        ('side 0\n leader "Copper Drake"\nside 1', "side 0: this format has no zone for the leader"),
        ("side 0 returns 1\nside 1", "side 0: this format knows no word 'returns'"),
        ("side 0 lief 7000\nside 1", "side 0: this format knows no word 'lief'"),
        ("side 0 life 0\nside 1", "side 0: expected life from 1"),
        ("side 0\nside 1 out", "expected 2 seats or more that are in the game"),
        ('side 0\nside 1\nside 2 out\n hand "Reed Wisp"', "side 2: expected no cards of a seat that is out"),
        (
            'side 0\n monster 0 "Reed Wisp" attack owner 2\nside 1\nside 2 out',
            "Reed Wisp: expected an owner who is in the game, not seat 2",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused(sides: str, message: str) -> None:
    with pytest.raises(BanneretError, match=re.escape(message)):
        open_table(sides)


def test_an_unknown_word_of_a_format_and_an_unknown_option() -> None:
    with pytest.raises(BanneretError, match="side 1: this format knows no word 'counters'"):
        domain_table("side 0\nside 1 counters 3")
    with pytest.raises(BanneretError, match="expected one of the options"):
        find_format("domain").rules({"nonsense": 1})


def test_a_seed_that_is_none() -> None:
    text = "format open\nseed xyz\nturn 1 seat 0 phase main1\nside 0\nside 1"
    with pytest.raises(BanneretError, match="1 to 32 hexadecimal digits"):
        Table.place(text, find_format("open").rules(), CARDS)


def test_a_card_that_the_setup_does_not_have() -> None:
    table = open_table('side 0\n hand "Reed Wisp"\nside 1')
    table.game.record.setup = type(table.game.record.setup)(
        "open", {}, (), (), "1", position=table.game.record.setup.position
    )
    with pytest.raises(BanneretError, match="no card is named 'Reed Wisp'"):
        Game(table.game.rules, table.game.record.setup)


# ---- there and back


def views_of(game: Game[Duel]) -> list[bytes]:
    return [view(game, seat) for seat in (NOBODY, *range(len(game.state.sides)))]


@settings(max_examples=12)
@given(seats=st.integers(2, 6), seed=st.integers(0, 2**32), troubled=st.booleans())
def test_a_game_at_an_open_point_is_a_scenario_and_back(seats: int, seed: int, troubled: bool) -> None:
    """The position that comes back looks the same to everybody, and is written the same again."""
    rules = troublesome() if troubled else None
    game = new_game(seats, seed, rules=rules, size=9)
    for decision in play_on(game, random.Random(seed), steps=90):
        if not decision.is_open:
            with pytest.raises(BanneretError, match="expected a game at the menu of a Main or Battle Phase"):
                scenario_of(game)
            continue
        scenario = scenario_of(game)
        text = write_scenario(scenario)
        assert read_scenario(text) == scenario
        back = Game(game.rules, setup_of(read_scenario(text), BY_NAME))
        check_game(back)
        assert write_scenario(scenario_of(back)) == text
        assert views_of(back) == views_of(game)


def test_what_goes_on_from_a_scenario_goes_on_like_the_game() -> None:
    """The same answers lead to the same place; the cards have other numbers, so names are compared."""
    for seed in range(5):
        game = new_game(3, seed, size=10)
        for decision in play_on(game, random.Random(seed), steps=40):
            if not decision.is_open:
                continue
            back = Game(game.rules, setup_of(scenario_of(game), BY_NAME))
            ahead = game.copy()
            for _ in play_on(ahead, random.Random(seed), steps=12):
                pass
            for _ in play_on(back, random.Random(seed), steps=12):
                pass
            assert views_of(back) == views_of(ahead)


def test_a_scenario_may_start_a_turn() -> None:
    table = open_table('side 0\n deck "Reed Wisp" "Dust Wisp"\nside 1', phase="draw")
    assert table.duel.phase is Phase.MAIN_1
    assert table.where("Reed Wisp") == "hand of seat 0"
    assert table.where("Dust Wisp") == "deck of seat 0"


def test_waiting_seats_have_begun_no_turn_yet() -> None:
    """D15: as the word says, and `summoned` and `out` likewise."""
    table = open_table('side 0\n hand "Reed Wisp"\nside 1 waiting\nside 2', turn=1)
    assert not table.offers("Go to the Battle Phase")
    assert SIDE_FLAGS == ("summoned", "waiting", "out")
    table = open_table('side 0\n hand "Reed Wisp"\nside 1 out\nside 2\n monster 0 "Dust Wisp" set', turn=4)
    assert table.duel.living == [0, 2]


# ---- the page about scenarios


def blocks_of(project: Path) -> list[tuple[str, str]]:
    text = (project / "docs" / "scenarios.md").read_text(encoding="utf-8")
    return re.findall(r"^```(\w+)[^\n]*\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def test_the_example_of_the_documentation_is_a_scenario_that_round_trips(project: Path) -> None:
    kind, example = next(block for block in blocks_of(project) if block[1].startswith("format "))
    assert kind == "text"
    scenario = read_scenario(example)
    assert read_scenario(write_scenario(scenario)) == scenario
