"""Scenarios: positions of a duel as text that reads like a table and round-trips.

    format domain
    turn 7 seat 1 phase main1
    side 0 life 7500 returns 1
      leader "Axe Raider"
      monster 2 "Silver Fang" attack
      hand "Wolf" "Haniwa"
      deck "Bitron" "Protron"
    side 1 life 500 summoned
      ...

Names are quoted as in JSON. ``deck`` names the cards from the top. A leader that no other zone holds lies in
its own zone. A ``#`` begins a comment. A line per monster: its place (from 0), name, position, and where they
matter ``owner``, and the turns in which it was ``placed``, ``turned`` or has ``attacked``.

What effects have left on a card follows: ``counters 1 "Spell Counter"``; ``equipped`` or ``tied`` and a place
such as ``0 monster 2``; ``against`` and the opponent it has declared; ``until`` and the turn whose End Phase
gives it back; ``remains``, a number of turns and whose they are. A side has a line ``used`` for the effects
limited by name that it has used this turn, and ``forbidden`` for the cards that it cannot activate this turn.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Final

import msgspec

from banneret.core.record import OptionValue
from banneret.core.seats import Seat
from banneret.errors import BanneretError
from banneret.yugioh.terms import (
    FEWEST_SEATS,
    MOST_SEATS,
    STARTING_LIFE_POINTS,
    Phase,
    Position,
    ZoneKind,
)

OPEN_PHASES: Final = (Phase.DRAW, Phase.MAIN_1, Phase.BATTLE, Phase.MAIN_2)
"""The phases in which a scenario may stand: the start of a turn, and the open points."""

ROWS: Final = {
    "monster": ZoneKind.MONSTER,
    "extra_monster": ZoneKind.EXTRA_MONSTER,
    "spell_trap": ZoneKind.SPELL_TRAP,
    "field": ZoneKind.FIELD,
}
PILES: Final = {
    "hand": ZoneKind.HAND,
    "deck": ZoneKind.DECK,
    "extra_deck": ZoneKind.EXTRA_DECK,
    "graveyard": ZoneKind.GRAVEYARD,
    "banished": ZoneKind.BANISHED,
}
SIDE_FLAGS: Final = ("summoned", "waiting", "out")
NAMED_THIS_TURN: Final = ("used", "forbidden")
_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|#.*|[^\s"#]+|"')
_NUMBER: Final = re.compile(r"\d{1,9}")


class CardPlace(msgspec.Struct, frozen=True):
    """A place on the field."""

    seat: Seat
    row: ZoneKind
    place: int


class PlacedCard(msgspec.Struct, frozen=True):
    """A card in a row: where, how it lies, and the turns that still matter for it."""

    row: ZoneKind
    place: int
    name: str
    position: Position = Position.NONE
    owner: Seat | None = None
    """None: the side it lies on."""
    placed: int = 0
    turned: int = 0
    attacked: int = 0
    counters: dict[str, int] = {}
    equipped: CardPlace | None = None
    tied: CardPlace | None = None
    against: Seat | None = None
    until: int = 0
    """The turn in whose End Phase it goes back to whom it was borrowed from; 0 where it is not borrowed."""
    remains: tuple[int, Seat] | None = None
    """In which of the following turns of a player it must be destroyed."""


class SideScenario(msgspec.Struct, frozen=True):
    """One side of a scenario. Piles are named from the top, hands in order."""

    life: int = STARTING_LIFE_POINTS
    leader: str | None = None
    rows: tuple[PlacedCard, ...] = ()
    piles: dict[ZoneKind, tuple[str, ...]] = {}
    flags: frozenset[str] = frozenset()
    """``summoned``: used the Normal Summon of this turn; ``waiting``: has begun no turn yet; ``out``."""
    numbers: dict[str, int] = {}
    """What the format remembers of this side, by its own words."""
    used: tuple[str, ...] = ()
    """The effects limited by name that it has used this turn."""
    forbidden: tuple[str, ...] = ()
    """The names of cards that it cannot activate this turn."""


class Scenario(msgspec.Struct, frozen=True):
    """A position of a duel."""

    format: str
    options: dict[str, OptionValue]
    turn: int
    seat: Seat
    phase: Phase
    sides: tuple[SideScenario, ...]
    seed: str = "0"

    def names(self) -> list[str]:
        """The names of all cards, each once, in order."""
        found: dict[str, None] = {}
        for side in self.sides:
            if side.leader is not None:
                found[side.leader] = None
            for card in side.rows:
                found[card.name] = None
            for pile in side.piles.values():
                found.update(dict.fromkeys(pile))
        return list(found)


def write_scenario(scenario: Scenario) -> str:
    """A scenario as text; `read_scenario` gives the same scenario back."""
    lines = [f"format {scenario.format}"]
    for name, value in scenario.options.items():
        lines.append(f"option {name} {json.dumps(value, ensure_ascii=False)}")
    lines.append(f"seed {scenario.seed}")
    lines.append(f"turn {scenario.turn} seat {scenario.seat} phase {scenario.phase}")
    for seat, side in enumerate(scenario.sides):
        words = [f"side {seat} life {side.life}"]
        words += [flag for flag in SIDE_FLAGS if flag in side.flags]
        words += [f"{name} {number}" for name, number in side.numbers.items()]
        lines.append(" ".join(words))
        if side.leader is not None:
            lines.append(f"  leader {_quoted(side.leader)}")
        lines += [f"  {_row_line(card)}" for card in side.rows]
        for word, kind in PILES.items():
            if side.piles.get(kind):
                lines.append(f"  {word} {' '.join(map(_quoted, side.piles[kind]))}")
        for word, names in (("used", side.used), ("forbidden", side.forbidden)):
            if names:
                lines.append(f"  {word} {' '.join(map(_quoted, names))}")
    return "\n".join(lines) + "\n"


def read_scenario(text: str, *, source: str = "scenario") -> Scenario:
    """Read a scenario.

    Args:
        source: where the text came from, for errors.

    Raises:
        BanneretError: when a line is not of the notation; the message names the line.
    """
    reader = _Reader(source)
    for number, line in enumerate(text.split("\n"), 1):  # a name may hold other line separators
        reader.line(number, line)
    return reader.scenario()


def _quoted(name: str) -> str:
    return json.dumps(name, ensure_ascii=False)


def _row_line(card: PlacedCard) -> str:
    word = next(word for word, kind in ROWS.items() if kind is card.row)
    words = [word, str(card.place), _quoted(card.name)]
    if card.position is not Position.NONE:
        words.append(card.position)
    if card.owner is not None:
        words.append(f"owner {card.owner}")
    for name, turn in (("placed", card.placed), ("turned", card.turned), ("attacked", card.attacked)):
        if turn:
            words.append(f"{name} {turn}")
    words += [f"counters {number} {_quoted(kind)}" for kind, number in card.counters.items()]
    for name, other in (("equipped", card.equipped), ("tied", card.tied)):
        if other is not None:
            row = next(word for word, kind in ROWS.items() if kind is other.row)
            words.append(f"{name} {other.seat} {row} {other.place}")
    if card.against is not None:
        words.append(f"against {card.against}")
    if card.until:
        words.append(f"until {card.until}")
    if card.remains is not None:
        words.append(f"remains {card.remains[0]} {card.remains[1]}")
    return " ".join(words)


class _Words:
    """The words of one line, taken one after the other."""

    def __init__(self, where: str, line: str) -> None:
        self.where = where
        self._words: list[str] = [word for word in _TOKEN.findall(line) if not word.startswith("#")]

    def __bool__(self) -> bool:
        return bool(self._words)

    def fail(self, expected: str, came: str) -> BanneretError:
        return BanneretError(f"{self.where}: expected {expected}, not {came}")

    def word(self, expected: str) -> str:
        if not self._words:
            raise self.fail(expected, "the end of the line")
        return self._words.pop(0)

    def number(self, expected: str) -> int:
        word = self.word(expected)
        if not _NUMBER.fullmatch(word):
            raise self.fail(expected, word)
        return int(word)

    def name(self) -> str:
        word = self.word("a card name in quotes")
        try:
            name = json.loads(word) if word.startswith('"') else None
            if isinstance(name, str):
                name.encode()  # half a character, as "\\ud800" writes one, names no card
        except ValueError:
            name = None
        if not isinstance(name, str) or not name:
            raise self.fail("a card name in quotes", word)
        return name

    def once(self, what: str, before: object) -> None:
        """Refuse a line that says again what an earlier one has said."""
        if before is not None:
            raise self.fail(f"{what} once", "again")

    def keyword(self, keyword: str) -> None:
        word = self.word(keyword)
        if word != keyword:
            raise self.fail(keyword, word)

    def rest(self) -> Iterator[str]:
        while self._words:
            yield self._words.pop(0)


class _Reader:
    """Reads a scenario line by line."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._format: str | None = None
        self._options: dict[str, OptionValue] = {}
        self._seed: str | None = None
        self._stands: tuple[int, Seat, Phase] | None = None
        self._sides: list[_Side] = []

    def line(self, number: int, line: str) -> None:
        words = _Words(f"{self._source}, line {number}", line)
        if not words:
            return
        word = words.word("a line of a scenario")
        if word == "format":
            words.once(word, self._format)
            self._format = words.word("the name of a format")
        elif word == "option":
            name = words.word("the name of an option")
            words.once(f"option {name}", self._options.get(name))
            self._options[name] = _option_value(words)
        elif word == "seed":
            words.once(word, self._seed)
            self._seed = words.word("hexadecimal digits")
        elif word == "turn":
            words.once(word, self._stands)
            self._stands = _stands(words)
        elif word == "side":
            self._side(words)
        elif self._sides and word in ROWS:
            self._sides[-1].rows.append(_placed(words, ROWS[word]))
        elif self._sides and word in PILES:
            kind = PILES[word]
            words.once(word, self._sides[-1].piles.get(kind))
            names = []
            while words:
                names.append(words.name())
            self._sides[-1].piles[kind] = tuple(names)
        elif self._sides and word in NAMED_THIS_TURN:
            words.once(word, self._sides[-1].named.get(word))
            names = []
            while words:
                names.append(words.name())
            self._sides[-1].named[word] = tuple(names)
        elif self._sides and word == "leader":
            words.once(word, self._sides[-1].leader)
            self._sides[-1].leader = words.name()
        else:
            starts = "format, option, seed, turn or side" if not self._sides else "a zone, leader or side"
            raise words.fail(starts, word)
        for extra in words.rest():
            raise words.fail("the end of the line", extra)

    def _side(self, words: _Words) -> None:
        seat = words.number("the number of a seat")
        if seat != len(self._sides):
            raise words.fail(f"side {len(self._sides)}", f"side {seat}")
        side = _Side()
        for word in words.rest():
            if word == "life":
                side.life = words.number("life points")
            elif word in SIDE_FLAGS:
                side.flags.add(word)
            elif word.isidentifier():
                side.numbers[word] = words.number(f"a number for {word}")
            else:
                raise words.fail("life, summoned, waiting or out", word)
        self._sides.append(side)

    def scenario(self) -> Scenario:
        if self._format is None:
            raise BanneretError(f"{self._source}: expected a line 'format NAME', found none")
        if self._stands is None:
            raise BanneretError(f"{self._source}: expected a line 'turn N seat N phase NAME', found none")
        if not FEWEST_SEATS <= len(self._sides) <= MOST_SEATS:
            raise BanneretError(
                f"{self._source}: expected {FEWEST_SEATS} to {MOST_SEATS} sides, found {len(self._sides)}"
            )
        turn, seat, phase = self._stands
        if seat >= len(self._sides) or "out" in self._sides[seat].flags:
            raise BanneretError(
                f"{self._source}: expected the turn of a seat that is in the game, not {seat}"
            )
        return Scenario(
            self._format,
            self._options,
            turn,
            seat,
            phase,
            tuple(side.frozen() for side in self._sides),
            self._seed or "0",
        )


class _Side:
    """A side while it is read."""

    def __init__(self) -> None:
        self.life = STARTING_LIFE_POINTS
        self.leader: str | None = None
        self.rows: list[PlacedCard] = []
        self.piles: dict[ZoneKind, tuple[str, ...]] = {}
        self.flags: set[str] = set()
        self.numbers: dict[str, int] = {}
        self.named: dict[str, tuple[str, ...]] = {}

    def frozen(self) -> SideScenario:
        return SideScenario(
            self.life,
            self.leader,
            tuple(self.rows),
            self.piles,
            frozenset(self.flags),
            self.numbers,
            self.named.get("used", ()),
            self.named.get("forbidden", ()),
        )


def _option_value(words: _Words) -> OptionValue:
    word = words.word("the value of an option")
    try:
        value = json.loads(word)
    except ValueError:
        value = word
    if not isinstance(value, bool | int | str):
        raise words.fail("true, false, a number or a word", word)
    return value


def _stands(words: _Words) -> tuple[int, Seat, Phase]:
    turn = words.number("the number of the turn")
    words.keyword("seat")
    seat = words.number("the number of a seat")
    words.keyword("phase")
    word = words.word("a phase")
    if word not in tuple(OPEN_PHASES):
        raise words.fail(f"one of {', '.join(OPEN_PHASES)}", word)
    if turn < 1:
        raise words.fail("a turn from 1", str(turn))
    return turn, seat, Phase(word)


def _placed(words: _Words, row: ZoneKind) -> PlacedCard:
    place = words.number("a place, counted from 0")
    name = words.name()
    position = Position.NONE
    numbers: dict[str, int] = {}
    counters: dict[str, int] = {}
    others: dict[str, CardPlace] = {}
    remains: tuple[int, Seat] | None = None
    for word in words.rest():
        if word in (Position.ATTACK, Position.DEFENSE, Position.SET):
            position = Position(word)
        elif word in ("owner", "placed", "turned", "attacked", "against", "until"):
            numbers[word] = words.number(f"a number for {word}")
        elif word == "counters":
            number = words.number("a number of counters")
            counters[words.name()] = number
        elif word in ("equipped", "tied"):
            others[word] = _card_place(words)
        elif word == "remains":
            remains = words.number("a number of turns"), words.number("the seat whose turns count")
        else:
            raise words.fail("attack, defense, set, owner, placed, turned, attacked or counters", word)
    return PlacedCard(
        row,
        place,
        name,
        position,
        numbers.get("owner"),
        numbers.get("placed", 0),
        numbers.get("turned", 0),
        numbers.get("attacked", 0),
        counters,
        others.get("equipped"),
        others.get("tied"),
        numbers.get("against"),
        numbers.get("until", 0),
        remains,
    )


def _card_place(words: _Words) -> CardPlace:
    seat = words.number("the seat where the other card lies")
    row = words.word("the zone of the other card")
    if row not in ROWS:
        raise words.fail(f"one of {', '.join(ROWS)}", row)
    return CardPlace(seat, ROWS[row], words.number("a place, counted from 0"))
