"""The spelling of effect trees: productions that work in both directions.

A production says how a node is spelled, so the same line prints it and reads it. The files in
``english/cards/`` hold them by category:

    action:
      Destroy = destroy <what:what>                      # Raigeki
      SpecialSummon(position=face-up) = ...
      <other_category>                                   # a member of another category

- ``<other_category>`` may stand between words: ``, <qualifier> ,`` is the same node, set off by commas.
- ``Name = ...`` builds a node of that class; ``Name(field=value)`` fixes fields; ``Enum.MEMBER = ...`` is a
  member of an enum. The first production of a node that fits is the one that prints; later ones are variants.
- ``<field:category>`` is a part of its own. A category in capitals is a class of tokens (NUMBER, NAME, ...).
  After the category, ``*`` is any number of parts, ``+`` one or more, ``&and``, ``&or`` and ``&andor`` two or
  more in an enumeration, ``,`` and ``&plus`` one or more with commas or plus signs between them, ``&also``
  two or more that hold together, with ", also" or the like between them.
- Several slots may fill one field: what the second takes follows what the first took. Those that do not
  repeat take one part each.
- ``one~many`` agrees with the quantity before it; ``_`` is a blank in it. ``[...]`` may be missing.
  ``<noun:noun@one>`` takes only the forms before the tilde, ``<noun:noun@many>`` only those behind it.
- ``verb^`` is a verb in the plain form that takes the form of its place: ``destroy^`` is "destroy" where you
  act, "destroys" behind another player or card, "destroying" behind "by".
- ``#`` and a card name: an example. A production without one is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from enum import Enum, StrEnum
from functools import cache, cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, Final, TypeAlias, get_args

import msgspec

from banneret.effects import (
    abilities,
    amounts,
    battle,
    changes,
    conditions,
    continuous,
    counters,
    damage,
    dealings,
    deeds,
    drawing,
    events,
    happenings,
    holding,
    kinds,
    limits,
    lists,
    materials,
    modal,
    moments,
    nouns,
    occasions,
    permissions,
    players,
    procedures,
    reminders,
    rituals,
    showing,
    states,
    statics,
    tallies,
    timings,
    yugioh_terms,
)
from banneret.effects.actions import (
    choosing,
    moving,
    printed,
    repeating,
    steps,
    summoning,
    taking_over,
    values,
)
from banneret.effects.node import Node, field_types
from banneret.errors import BanneretError


class Repeat(StrEnum):
    """How often a slot's category may stand there."""

    ONCE = ""
    ANY = "*"
    SOME = "+"
    AND = "&and"
    OR = "&or"
    AND_OR = "&andor"
    SLASH = "&slash"
    COMMAS = ","
    PLUS = "&plus"
    ALSO = "&also"

    def separator(self) -> str:
        """The mark between parts that need no conjunction."""
        return {Repeat.PLUS: "+", Repeat.SLASH: "/"}.get(self, ",")

    def conjunction(self) -> tuple[str, ...]:
        """The words before the last part of an enumeration."""
        return ("and", "/", "or") if self is Repeat.AND_OR else (self.value[1:],)


class Words(msgspec.Struct, frozen=True):
    """Fixed words; ``many`` instead of ``one`` where a plural governs, ``gerund`` behind "by"."""

    one: tuple[str, ...]
    many: tuple[str, ...] | None = None
    gerund: tuple[str, ...] | None = None

    def forms(self) -> Iterator[tuple[str, ...]]:
        """All the words that may stand here."""
        yield self.one
        if self.many is not None:
            yield self.many
        if self.gerund is not None:
            yield self.gerund


class Slot(msgspec.Struct, frozen=True):
    """A part: a field of the node, and the category that spells it. Without a name the part is the node."""

    name: str
    category: str
    repeat: Repeat = Repeat.ONCE

    def is_token(self) -> bool:
        """Whether a class of tokens stands here."""
        return self.category.isupper()


class Group(msgspec.Struct, frozen=True):
    """Elements that may be missing together."""

    elements: tuple[Words | Slot, ...]


Element: TypeAlias = Words | Slot | Group


class Production(msgspec.Struct, frozen=True):
    """One way to spell a node, an enum member, or a member of another category."""

    category: str
    elements: tuple[Element, ...]
    example: str
    where: str
    node: type[Node] | None = None
    member: Enum | None = None
    fixed: Mapping[str, Any] = {}
    several: frozenset[str] = frozenset()
    """Fields that more than one slot fills."""

    def slots(self) -> Iterator[Slot]:
        """All slots, those in groups included."""
        for element in self.elements:
            if isinstance(element, Group):
                yield from (inner for inner in element.elements if isinstance(inner, Slot))
            elif isinstance(element, Slot):
                yield element


class Spelling(Mapping[str, tuple[Production, ...]]):
    """Productions by category, in the order of the files.

    Args:
        lines: the productions of each category.
    """

    def __init__(self, lines: Mapping[str, Sequence[Production]]) -> None:
        self._lines = {category: tuple(row) for category, row in lines.items()}
        self._fitting: dict[tuple[str, object], tuple[Production, ...]] = {}

    def __getitem__(self, category: str) -> tuple[Production, ...]:
        return self._lines[category]

    def __iter__(self) -> Iterator[str]:
        return iter(self._lines)

    def __len__(self) -> int:
        return len(self._lines)

    def fitting(self, category: str, value: object) -> tuple[Production, ...]:
        """The productions of a category that may spell a value: those of its kind, in their order.

        Args:
            category: whose productions.
            value: a node or a member of an enum.
        """
        kind = _kind_of(value)
        found = self._fitting.get((category, kind))
        if found is None:
            found = tuple(line for line in self._lines[category] if kind in self._spelled_by(line))
            self._fitting[category, kind] = found
        return found

    def _spelled_by(self, line: Production) -> Set[object]:
        """What kinds of values a production spells."""
        if line.member is not None:
            return {line.member}
        if line.node is not None:
            return {line.node}
        return frozenset[object]().union(*(self._spelled[slot.category] for slot in line.slots()))

    @cached_property
    def _spelled(self) -> Mapping[str, Set[object]]:
        """What kinds of values each category spells, those of the categories that it passes on included."""
        found: dict[str, set[object]] = {category: set() for category in self._lines}
        passing: list[tuple[str, str]] = []
        for category, lines in self._lines.items():
            for line in lines:
                if line.member is None and line.node is None:
                    passing += [(category, slot.category) for slot in line.slots()]
                else:
                    found[category] |= self._spelled_by(line)
        growing = True
        while growing:
            growing = False
            for category, inner in passing:
                before = len(found[category])
                found[category] |= found[inner]
                growing |= len(found[category]) > before
        return found


def _kind_of(value: object) -> object:
    """What decides which productions may spell a value: a member of an enum itself, of others their class."""
    return value if isinstance(value, Enum) else type(value)


ROOTS: Final = ("sentence", "bullet", "reminder", "materials")
"""What a card's text is made of. Where one of them has no productions, "sentence" reads it instead."""
_HEADER: Final = re.compile(r"([a-z_]+):")
_BUILD: Final = re.compile(r"(?P<name>[A-Z]\w*)(?:\.(?P<member>[A-Z_\d]+))?(?:\((?P<fixed>[^)]*)\))?")
_SLOT: Final = re.compile(
    r"<(?:(?P<name>[a-z_]+):)?(?P<category>[a-z_]+(?:@one|@many)?|[A-Z_]+)"
    r"(?P<repeat>\*|\+|,|&plus|&also|&andor|&and|&or|&slash)?>"
)
_ELEMENT: Final = re.compile(r"<[^>]*>|\[|\]|[^\s<\[\]]+")
_WORD: Final = re.compile(r"'s|[^\W_]+(?:['\-][^\W_]+)*['\-]?|[^\w\s]")
_MODULES: Final = (
    abilities,
    amounts,
    battle,
    changes,
    choosing,
    conditions,
    continuous,
    counters,
    damage,
    dealings,
    deeds,
    drawing,
    events,
    happenings,
    holding,
    limits,
    lists,
    materials,
    modal,
    moments,
    moving,
    nouns,
    occasions,
    permissions,
    players,
    printed,
    procedures,
    reminders,
    repeating,
    showing,
    rituals,
    states,
    statics,
    steps,
    summoning,
    taking_over,
    tallies,
    timings,
    values,
    yugioh_terms,
)


@cache
def english() -> Spelling:
    """The packaged English spelling, read once."""
    return read_spelling(packaged_files())


def packaged_files(folder: str = "cards") -> list[tuple[str, str]]:
    """Name and text of the packaged spelling files, in the order in which they are merged.

    Args:
        folder: where they are; by default those that spell cards, the others are no part of reading.

    Returns:
        The files by their subjects; of a subject with a folder, the file named like it is the first.
    """
    files = [*_files_in(resources.files("banneret.effects") / "english" / folder)]
    return [("/".join(where), text) for where, text in sorted(files, key=lambda one: _rank(one[0]))]


def _files_in(folder: Traversable, *where: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """Where each spelling file of a folder and its folders is, with its text."""
    for one in folder.iterdir():
        if one.is_dir():
            yield from _files_in(one, *where, one.name)
        elif one.name.endswith(".txt"):
            yield (*where, one.name), one.read_text("utf-8")


def _rank(where: tuple[str, ...]) -> tuple[str, str]:
    """A file's place in the order: by subject, that of the subject itself first."""
    subject, *parts = [part.removesuffix(".txt") for part in where]
    return subject, "".join(part for part in parts if part != subject)


def read_spelling(files: Iterable[tuple[str, str]]) -> Spelling:
    """Read spelling files and check them.

    Args:
        files: name and text of each file.

    Raises:
        BanneretError: a line is not of the notation, or the whole is not sound; the message says where.
    """
    spelling = read_productions(files)
    _check(spelling)
    return spelling


def read_productions(files: Iterable[tuple[str, str]]) -> Spelling:
    """Read spelling files that are only a part of a spelling.

    Raises:
        BanneretError: a line is not of the notation; the message says where.
    """
    productions: dict[str, list[Production]] = {}
    places: dict[tuple[str, str], str] = {}
    for name, text in files:
        category = ""
        for number, line in enumerate(text.splitlines(), 1):
            where = f"{name}, line {number}"
            body, _, example = line.partition("  #")
            if not body.strip() or body.lstrip().startswith("#"):
                continue
            header = _HEADER.fullmatch(body.strip())
            if header is not None and not body.startswith(" "):
                category = header[1]
                productions.setdefault(category, [])
            elif not category:
                raise BanneretError(f"{where}: expected a category before the first production")
            else:
                first = places.setdefault((category, body.strip()), where)
                if first != where:
                    raise BanneretError(f"{where}: the same production of {category} stands in {first}")
                productions[category].append(_production(category, body.strip(), example.strip(), where))
    return Spelling(_with_numbers(productions))


def _with_numbers(productions: dict[str, list[Production]]) -> dict[str, list[Production]]:
    """The productions and those of every category of which only one number is asked for."""
    asked = {slot.category for lines in productions.values() for line in lines for slot in line.slots()}
    for name in sorted(one for one in asked if "@" in one):
        category, _, number = name.partition("@")
        productions[name] = [
            msgspec.structs.replace(line, elements=tuple(_in_number(one, number) for one in line.elements))
            for line in productions.get(category, ())
        ]
    return productions


def _in_number(element: Element, number: str) -> Element:
    """An element without the other number."""
    if isinstance(element, Words) and element.many is not None and element.gerund is None:
        return Words(element.many if number == "many" else element.one)
    return element


def _production(category: str, body: str, example: str, where: str) -> Production:
    if not example:
        raise BanneretError(f"{where}: expected an example card behind #")
    build, equals, pattern = body.partition(" = ")
    if not equals:
        elements = _elements(body, where)
        slots = [one for one in elements if not isinstance(one, Words)]
        if len(slots) != 1 or not isinstance(slots[0], Slot) or slots[0].name:
            raise BanneretError(f"{where}: expected NODE = PATTERN or <category>, not {body!r}")
        return Production(category, elements, example, where)
    elements = _elements(pattern, where)
    match = _BUILD.fullmatch(build.strip())
    if match is None:
        raise BanneretError(f"{where}: expected a node or a member, not {build!r}")
    named = _named(match["name"], where)
    if match["member"] is not None:
        assert issubclass(named, Enum)
        return Production(category, elements, example, where, member=named[match["member"]])
    if not issubclass(named, Node):
        raise BanneretError(f"{where}: expected a node, not {match['name']}")
    fixed = _fixed(named, match["fixed"], where)
    return Production(category, elements, example, where, node=named, fixed=fixed, several=_several(elements))


def _several(elements: Sequence[Element]) -> frozenset[str]:
    """The fields that more than one slot fills."""
    names = [element.name for element in elements if isinstance(element, Slot)]
    return frozenset(name for name in names if names.count(name) > 1)


def _named(name: str, where: str) -> type[Node] | type[Enum]:
    for module in _MODULES:
        found = getattr(module, name, None)
        if isinstance(found, type) and issubclass(found, Node | Enum):
            return found
    raise BanneretError(f"{where}: there is no node or vocabulary named {name}")


def _fixed(node: type[Node], text: str | None, where: str) -> Mapping[str, Any]:
    if not text:
        return {}
    types = field_types(node)
    fixed: dict[str, Any] = {}
    for part in text.split(","):
        name, _, value = (piece.strip() for piece in part.partition("="))
        try:
            fixed[name] = _constant(value, types[name])
        except (KeyError, ValueError) as error:
            raise BanneretError(f"{where}: {node.__name__} has no {name}={value}: {error}") from None
    return MappingProxyType(fixed)


def _constant(value: str, kind: Any) -> object:
    """A fixed value as its field takes it: true, false, a number, a member, or a word for cards spoken of."""
    if kind is bool:
        return {"true": True, "false": False}[value]
    for choice in get_args(kind) or (kind,):
        if choice is int:
            return int(value)
        if issubclass(choice, Enum):
            return choice(value)
        if choice is kinds.What:
            return nouns.That(nouns.Reference(value))
        if choice is kinds.Quantity:
            return getattr(nouns, value)()
    raise ValueError("its field takes no fixed value")


def _elements(pattern: str, where: str) -> tuple[Element, ...]:
    outer: list[Element] = []
    inner: list[Words | Slot] | None = None
    for piece in _ELEMENT.findall(pattern):
        if piece == "[":
            if inner is not None:
                raise BanneretError(f"{where}: a group inside a group")
            inner = []
        elif piece == "]":
            if not inner:
                raise BanneretError(f"{where}: an empty group")
            outer.append(Group(tuple(inner)))
            inner = None
        else:
            (outer if inner is None else inner).append(_element(piece, where))
    if not outer or inner is not None:
        raise BanneretError(f"{where}: an empty pattern, or a group without its end")
    return tuple(outer)


def _element(piece: str, where: str) -> Words | Slot:
    if piece.startswith("<"):
        match = _SLOT.fullmatch(piece)
        if match is None:
            raise BanneretError(f"{where}: expected <field:category>, not {piece}")
        return Slot(match["name"] or "", match["category"], Repeat(match["repeat"] or ""))
    if piece.endswith("^"):
        verb = piece[:-1]
        return Words((_third_person(verb),), (verb,), (_gerund(verb),))
    one, tilde, many = piece.replace("_", " ").partition("~")
    if not tilde:
        return Words(tuple(_WORD.findall(piece)))
    if many in ("s", "es"):
        many = one + many
    return Words(tuple(_WORD.findall(one)), tuple(_WORD.findall(many)))


def _third_person(verb: str) -> str:
    if verb.endswith(("s", "sh", "ch", "x", "o")):
        return f"{verb}es"
    return f"{verb[:-1]}ies" if re.search("[^aeiou]y$", verb) else f"{verb}s"


def _gerund(verb: str) -> str:
    if re.fullmatch("[^aeiou]*[aeiou][tpg]|.*quip", verb, re.IGNORECASE):
        return f"{verb}{verb[-1]}ing"
    return f"{verb[:-1]}ing" if re.search("[^e]e$", verb) else f"{verb}ing"


def _check(spelling: Spelling) -> None:
    """Refuse what would make reading unsound: unknown and unused categories, empty or circular patterns."""
    used = {*ROOTS}
    for lines in spelling.values():
        for production in lines:
            fields = None if production.node is None else {*production.node.__struct_fields__}
            for slot in production.slots():
                if not slot.is_token() and slot.category not in spelling:
                    raise BanneretError(f"{production.where}: there is no category {slot.category}")
                used |= {slot.category, slot.category.partition("@")[0]}
                if fields is not None and slot.name not in fields:
                    raise BanneretError(f"{production.where}: {production.node} has no field {slot.name!r}")
            if all(_may_be_empty(element) for element in production.elements):
                raise BanneretError(f"{production.where}: an alternative that may be empty")
            missing = _required(production) - production.fixed.keys()
            if missing:
                raise BanneretError(f"{production.where}: nothing gives {', '.join(sorted(missing))}")
    for category, lines in spelling.items():
        if category not in used:
            raise BanneretError(f"{lines[0].where if lines else category}: category {category} is not used")
    _check_recursion(spelling)


def _required(production: Production) -> set[str]:
    """The fields without a default that no slot of the pattern always gives."""
    if production.node is None:
        return set()
    names = production.node.__struct_fields__
    needed = names[: len(names) - len(production.node.__struct_defaults__)]
    given = {slot.name for slot in production.elements if isinstance(slot, Slot)}
    return set(needed) - given


def _may_be_empty(element: Element) -> bool:
    return isinstance(element, Group) or (isinstance(element, Slot) and element.repeat is Repeat.ANY)


def _check_recursion(spelling: Spelling) -> None:
    """No category may begin with itself, directly or through others: the engine would not end."""
    heads = {name: {head for line in lines for head in _heads(line)} for name, lines in spelling.items()}
    for category in spelling:
        seen: set[str] = set()
        waiting = [category]
        while waiting:
            for head in heads.get(waiting.pop(), ()):
                if head == category:
                    raise BanneretError(
                        f"category {category} begins with itself: {spelling[category][0].where}"
                    )
                if head not in seen:
                    seen.add(head)
                    waiting.append(head)


def _heads(production: Production) -> Iterator[str]:
    for element in production.elements:
        parts = element.elements if isinstance(element, Group) else (element,)
        for part in parts:
            if isinstance(part, Slot) and not part.is_token():
                yield part.category
            if not _may_be_empty(part):
                break
        if not _may_be_empty(element):
            return
