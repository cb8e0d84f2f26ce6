"""God Links: which Gods link to which side of which others, and the completed forms (G1 to G4).

A God's text says to which side of which Gods it links. Gods lie on a grid; two that lie side by side
are linked if one of them says so. A form is completed if, Tri-God-Link aside, no further God can be
linked to it.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum, StrEnum
from typing import Final, TypeAlias

import msgspec

from banneret.cards.duelmasters import DuelMastersCard
from banneret.formats.dmedh.names import name_identity, same_name


class Side(Enum):
    """A side of a God, as the step on the grid that leads there: columns to the right, rows down."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    TOP = (0, -1)
    BOTTOM = (0, 1)

    def opposite(self) -> Side:
        """The side that faces this one."""
        return Side((-self.value[0], -self.value[1]))


class Ability(StrEnum):
    """A link ability that names no God but goes by the other God's ability."""

    LEFT = "Left God Link"
    CENTER = "Center God Link"
    RIGHT = "Right God Link"


class LinkClause(msgspec.Struct, frozen=True):
    """A God's words: it links to this side of these Gods."""

    partners: frozenset[str]
    """What `same_name` gives for the Gods named."""
    side: Side
    tri: bool = False
    """A Tri-God-Link, which does not count for completed forms (G2)."""
    middle: bool = False
    """Only together with the God's other clauses: in the middle of both."""


class God(msgspec.Struct, frozen=True):
    """A God as far as links go."""

    name: str
    clauses: tuple[LinkClause, ...] = ()
    abilities: frozenset[Ability] = frozenset()
    names_freely: bool = False
    """It has Center God Link 360, which also takes the name of a creature (G4)."""


Position: TypeAlias = tuple[int, int]
Layout: TypeAlias = Mapping[Position, str]
"""The names of linked Gods by their places on the grid."""
Neighbours: TypeAlias = Mapping[tuple[str, Side], frozenset[str]]
"""By a God's name and a side, the Gods that can lie on that side of it."""

ANY_LINKED_STATE: Final = frozenset(
    same_name(name)
    for name in (
        "Shine Valkyrie, Heavenly God",
        "Blue Poseidon, Sea God",
        "Dark Indora, God of Darkness",
        "Flame Agon, God of Flames",
        "Emerald Pharaoh, Earth God",
    )
)
"""The five Gods of which any legal linked state is a form (G3)."""
MOST_GODS: Final = 6
"""The largest form: the Original Gods."""
_LEFT_OF: Final = (
    (Ability.LEFT, Ability.CENTER),
    (Ability.LEFT, Ability.RIGHT),
    (Ability.CENTER, Ability.RIGHT),
)
"""What lies to the left of what."""

_CLAUSE_LINE: Final = re.compile(
    r"^\W*(?P<tri>Tri[ -])?(?:(?:Left|Right) )?God Link(?: OMG:?)?(?P<rest>[ :—-].*)"
)
_ABILITY_LINE: Final = re.compile(
    r"^\W*(?P<ability>left|center|right) god link(?P<free> 360)?\b(?!\")", re.IGNORECASE
)
_PART: Final = re.compile(r"\((?P<names>[^()]*)\)|(?P<side>Left|Right|Top|Bottom) Side")
_PLAIN_NAME: Final = re.compile(r"^\s*[-—:]\s*(?P<name>[^(]+?)\s*(?:\(|$)")


def read_god(card: DuelMastersCard) -> God | None:
    """The links that a card's text gives it, or None if it links to nothing."""
    clauses: list[LinkClause] = []
    abilities = set()
    names_freely = False
    for face in card.faces:
        for line in face.text.splitlines():
            ability = _ABILITY_LINE.match(line)
            if ability is not None:
                abilities.add(Ability(f"{ability['ability'].capitalize()} God Link"))
                names_freely = names_freely or ability["free"] is not None
            clause = _CLAUSE_LINE.match(line)
            if clause is not None:
                clauses += _clauses(clause["rest"], tri=clause["tri"] is not None)
    if not clauses and not abilities:
        return None
    return God(name_identity(card), tuple(clauses), frozenset(abilities), names_freely)


class Gods:
    """Gods, and what can be linked to what."""

    def __init__(self, gods: Iterable[God]) -> None:
        """Find what can lie beside what.

        Args:
            gods: all Gods; of two translations of one name the first counts.
        """
        self._gods: dict[str, God] = {}
        for god in gods:
            self._gods.setdefault(god.name, god)
        self._beside = self._neighbours(lambda clause: not clause.tri)
        self._beside_with_tri = self._neighbours(lambda clause: True)
        self._beside_alone = self._neighbours(lambda clause: not clause.middle)

    def __contains__(self, name: object) -> bool:
        return name in self._gods

    def is_form(self, names: frozenset[str]) -> bool:
        """Whether these Gods together are a form that can be a commander.

        Args:
            names: what `name_identity` gives for each of them, all of them Gods of this pool.
        """
        if len(names) < 2:
            return False
        free = [name for name in names if self._gods[name].names_freely]
        if free:
            return len(free) == 1 and self._links_around(free[0], names)
        layouts = self._layouts(names)
        if names <= ANY_LINKED_STATE:
            return any(True for _ in layouts)
        return any(self.is_completed(layout) for layout in layouts)

    def is_completed(self, layout: Layout) -> bool:
        """Whether no further God can be linked, Tri-God-Link aside (G2)."""
        taken = frozenset(layout.values())
        return not any(_fitting(layout, place, self._beside) - taken for place in _free_places(layout))

    def completed_forms(self) -> set[frozenset[str]]:
        """All forms without Center God Link 360, as sets of what `name_identity` gives."""
        forms: set[frozenset[str]] = set()
        starts = [name for name, god in self._gods.items() if not god.names_freely]
        for layout in self._grow(starts, frozenset(starts)):
            names = frozenset(layout.values())
            if names not in forms and (names <= ANY_LINKED_STATE or self.is_completed(layout)):
                forms.add(names)
        return forms

    def _links_around(self, center: str, names: frozenset[str]) -> bool:
        """Whether Gods can be linked while one of them has any name besides its own (G4)."""
        members = [self._gods[name] for name in names]
        chosen = {partner for god in members for clause in god.clauses for partner in clause.partners}
        return any(
            any(True for _ in Gods(_also_named(god, center, name) for god in members)._layouts(names))
            for name in chosen | {center}
        )

    def _layouts(self, names: frozenset[str]) -> Iterator[Layout]:
        """The legal ways to link exactly these Gods."""
        return (layout for layout in self._grow([min(names)], names) if len(layout) == len(names))

    def _grow(self, starts: Iterable[str], among: frozenset[str]) -> Iterator[Layout]:
        """Every legal linked state of two or more Gods that holds one of the starts."""
        seen: set[frozenset[tuple[Position, str]]] = set()
        waiting: list[Layout] = [{(0, 0): start} for start in starts]
        while waiting:
            layout = waiting.pop()
            shape = _shape(layout)
            if shape in seen:
                continue
            seen.add(shape)
            if len(layout) > 1 and self._is_legal(layout):
                yield layout
            if len(layout) < MOST_GODS:
                taken = frozenset(layout.values())
                for place in _free_places(layout):
                    fitting = _fitting(layout, place, self._beside_with_tri) & among
                    waiting += ({**layout, place: name} for name in fitting - taken)

    def _is_legal(self, layout: Layout) -> bool:
        """Whether all that lie side by side are linked, those in a middle only in the middle."""
        for place, name in layout.items():
            for side in (Side.RIGHT, Side.BOTTOM):
                other = layout.get(_step(place, side))
                if other is None or other in self._beside_alone.get((name, side), frozenset()):
                    continue
                if not (self._is_in_middle(layout, place) or self._is_in_middle(layout, _step(place, side))):
                    return False
        return True

    def _is_in_middle(self, layout: Layout, place: Position) -> bool:
        """Whether the God at a place lies in the middle of all that its clauses want on both sides."""
        clauses = [clause for clause in self._gods[layout[place]].clauses if clause.middle]
        return bool(clauses) and all(
            layout.get(_step(place, clause.side.opposite())) in clause.partners for clause in clauses
        )

    def _neighbours(self, counts: Callable[[LinkClause], bool]) -> Neighbours:
        """By God and side, what can lie there by the clauses that count and by abilities."""
        beside: defaultdict[tuple[str, Side], set[str]] = defaultdict(set)

        def link(name: str, side: Side, partner: str) -> None:
            beside[partner, side].add(name)
            beside[name, side.opposite()].add(partner)

        for god in self._gods.values():
            for clause in filter(counts, god.clauses):
                for partner in clause.partners & self._gods.keys():
                    link(god.name, clause.side, partner)
            for other in self._gods.values():
                if any(left in god.abilities and right in other.abilities for left, right in _LEFT_OF):
                    link(god.name, Side.LEFT, other.name)
        return {place: frozenset(names) for place, names in beside.items()}


def _clauses(rest: str, *, tri: bool) -> Iterator[LinkClause]:
    """The clauses of a link line, behind its first words."""
    plain = _PLAIN_NAME.match(rest)
    if plain is not None and not rest.lstrip(" :").startswith("("):
        for side in (Side.LEFT, Side.RIGHT):
            yield LinkClause(frozenset({same_name(plain["name"])}), side, tri)
        return
    middle = tri and " and " in rest
    names: set[str] = set()
    for part in _PART.finditer(rest):
        if part["side"] is not None:
            yield LinkClause(frozenset(names), Side[part["side"].upper()], tri, middle)
            names = set()
        else:
            names |= {same_name(name) for name in part["names"].split(" or ")}


def _also_named(god: God, center: str, name: str) -> God:
    """A God whose clauses take a God for one of another name too."""
    clauses = tuple(
        msgspec.structs.replace(clause, partners=clause.partners | {center})
        if name in clause.partners
        else clause
        for clause in god.clauses
    )
    return msgspec.structs.replace(god, clauses=clauses)


def _step(place: Position, side: Side) -> Position:
    return place[0] + side.value[0], place[1] + side.value[1]


def _free_places(layout: Layout) -> set[Position]:
    """The places beside the Gods of a layout."""
    return {_step(place, side) for place in layout for side in Side} - layout.keys()


def _fitting(layout: Layout, place: Position, beside: Neighbours) -> frozenset[str]:
    """What can lie at a free place, linked to everything beside it."""
    sets = [
        beside.get((name, side.opposite()), frozenset[str]())
        for side in Side
        if (name := layout.get(_step(place, side))) is not None
    ]
    return frozenset.intersection(*sets)


def _shape(layout: Layout) -> frozenset[tuple[Position, str]]:
    """A layout wherever it lies on the grid."""
    left, top = min(x for x, _ in layout), min(y for _, y in layout)
    return frozenset(((x - left, y - top), name) for (x, y), name in layout.items())
