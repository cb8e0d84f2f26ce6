"""The multiplayer wording: rewritten trees in words, each changed phrase with the rule that changed it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

import msgspec

from banneret.effects.abilities import Ability
from banneret.effects.kinds import Condition, Event, Timing
from banneret.effects.named_players import decides
from banneret.effects.node import Node, parts, walk
from banneret.effects.opponents import is_procedure
from banneret.effects.players import Who
from banneret.effects.printer import print_node
from banneret.effects.spelling import (
    Element,
    Production,
    Slot,
    Spelling,
    Words,
    english,
    packaged_files,
    read_productions,
)

_SEMICOLON: Final = ";"
_DECLARATION: Final = Words(("Target", "Opponent", _SEMICOLON))
_RULES: Final[Mapping[Who, str]] = MappingProxyType(
    {
        Who.THAT_PLAYER: "D26.1",
        Who.DECLARED_OPPONENT: "D26.2",
        Who.SUCH_OPPONENT: "D26.2",
        Who.CHOSEN_OPPONENT: "D26.3",
        Who.ANY_OPPONENT: "D26.4",
        Who.EACH_OPPONENT: "D28",
        Who.ALL_PLAYERS: "D25",
        Who.NO_PLAYER: "D25",
        Who.EITHER_PLAYER: "D25",
        Who.YOU_AND_DECLARED: "D25",
    }
)
"""The rule that gives a player's role in an effect that activates."""
_FIRST_MARK: Final = 0xE000
"""Marks are characters of no text: from this one on one for each player, the declaration last."""
_PLAYERS: Final = tuple(_RULES)
_DECLARATION_MARK: Final = chr(_FIRST_MARK + len(_PLAYERS))
_DEEDS: Final = ("cost", "effect")
_STOPS: Final = tuple(Words((word,)) for word in (":", ";", "can"))
"""Words behind which "Target Opponent" may stand; others belong to what is done: "make", "by"."""


class Phrase(NamedTuple):
    """A word of the multiplayer wording that says which player is meant."""

    start: int
    end: int
    rule: str


class Worded(NamedTuple):
    """A sentence in the multiplayer wording."""

    text: str
    phrases: tuple[Phrase, ...]
    """In the order of the text."""


def multiplayer_wording(rewritten: Node, category: str = "sentence", *, settled_by: str = "D25") -> Worded:
    """A rewritten tree (see `opponents.multiplayer`) in words.

    Args:
        rewritten: the tree of a sentence.
        category: what it is printed as.
        settled_by: the rule that says what "each player" means.

    Raises:
        Unprintable: no production of the category fits.
    """
    marked = print_node(rewritten, category, multiplayer_english())
    rules = _rules_of(rewritten, settled_by)
    text = ""
    phrases: list[Phrase] = []
    for letter in marked:
        if letter < chr(_FIRST_MARK):
            text += letter
            continue
        start = max(text.rfind(" "), text.rfind("(")) + 1
        phrases.append(Phrase(start, len(text), rules[letter]))
    return Worded(text, tuple(phrases))


def without_marks(text: str) -> str:
    """A text printed by the multiplayer spelling, without the marks behind words."""
    return "".join(letter for letter in text if letter < chr(_FIRST_MARK) or letter > _DECLARATION_MARK)


def _rules_of(sentence: Node, settled_by: str) -> Mapping[str, str]:
    """The rule of every mark in a sentence."""
    rules = {**_RULES, Who.YOU_AND_DECLARED: settled_by, Who.ALL_PLAYERS: settled_by}
    abilities = [node for node in walk(sentence) if isinstance(node, Ability)]
    if not abilities:
        rules |= {Who.THAT_PLAYER: "D28", Who.SUCH_OPPONENT: "D28"}
    if (not abilities or is_procedure(sentence)) and not any(decides(node) for node in walk(sentence)):
        rules |= {Who.CHOSEN_OPPONENT: "D26.2", **({Who.THAT_PLAYER: "D26.2"} if abilities else {})}
    happening = (node for node in walk(sentence) if isinstance(node, Event | Timing))
    if any(Who.ANY_OPPONENT in _contents(part) for node in happening for part in _without_conditions(node)):
        rules |= {Who.ANY_OPPONENT: "D26.1"}
    marks = {chr(_FIRST_MARK + number): rules[who] for number, who in enumerate(_PLAYERS)}
    is_pair = any(Who.YOU_AND_DECLARED in _contents(node) for node in walk(sentence))
    declaration = settled_by if is_pair else "D26.2"
    return {**marks, _DECLARATION_MARK: declaration}


def _without_conditions(node: Node) -> Iterator[Node]:
    """A node and everything in it but conditions."""
    if not isinstance(node, Condition):
        yield node
        for part in parts(node):
            yield from _without_conditions(part)


def _contents(node: Node) -> Iterator[object]:
    """The contents of a node's own fields."""
    return (getattr(node, name) for name in node.__struct_fields__)


@cache
def multiplayer_english() -> Spelling:
    """The packaged English spelling with the productions of the multiplayer wording before all others.

    Words that say which player is meant end with a mark.
    """
    own = read_productions(packaged_files("multiplayer"))
    spelling = {name: (*own.get(name, ()), *lines) for name, lines in english().items()}
    names = (_phrases(spelling["who"]), _phrases(spelling["whose"]))
    return Spelling(
        {
            name: tuple(_marked(copy) for line in lines for copy in _with_copies(line, names))
            for name, lines in spelling.items()
        }
    )


_Phrases: TypeAlias = Mapping[Who, tuple[str, ...]]


def _phrases(lines: Iterable[Production]) -> _Phrases:
    """The words of every player, as the first production of each has them."""
    found: dict[Who, tuple[str, ...]] = {}
    for line in lines:
        if isinstance(line.member, Who):
            words = tuple(word for one in line.elements if isinstance(one, Words) for word in one.one)
            found.setdefault(line.member, words)
    return found


def _with_copies(line: Production, names: Sequence[_Phrases]) -> Iterator[Production]:
    """A production, and those that say the same of declared and other players.

    An ability has one that says "Target Opponent;". One whose words hold "your opponent" or "neither player"
    has one for every role.
    """
    yield line
    if line.node is not None and "declares_opponent" in line.node.__struct_fields__:
        yield msgspec.structs.replace(
            line,
            elements=tuple(_with_declaration(line.elements)),
            fixed={**line.fixed, "declares_opponent": True},
        )
    spoken = {"": line.member, **line.fixed}
    for field, player in spoken.items():
        for role in _ROLES.get(player, ()) if isinstance(player, Who) else ():
            elements = tuple(_spoken(line.elements, _in_role(names, role), role))
            if field:
                yield msgspec.structs.replace(line, elements=elements, fixed={**line.fixed, field: role})
            else:
                yield msgspec.structs.replace(line, elements=elements, member=role)


def _in_role(names: Sequence[_Phrases], role: Who) -> Mapping[tuple[str, ...], tuple[str, ...]]:
    """What is said for a role instead of printed words."""
    everybody = {words[who]: words[role] for words in names for who in _ROLES if role in _ROLES[who]}
    return {**_SPOKEN, **everybody}


_SPOKEN: Final[Mapping[tuple[str, ...], tuple[str, ...]]] = MappingProxyType(
    {("neither", "player"): ("no", "player")}
)
_ROLES: Final[Mapping[Who, tuple[Who, ...]]] = MappingProxyType(
    {
        Who.OPPONENT: tuple(who for who in _RULES if _RULES[who] != "D25"),
        Who.EACH_PLAYER: (Who.ALL_PLAYERS, Who.YOU_AND_DECLARED),
    }
)
_PLURALS: Final = MappingProxyType({"does": "do", "has": "have"})


def _spoken(
    elements: Sequence[Element], phrases: Mapping[tuple[str, ...], tuple[str, ...]], role: Who
) -> Iterator[Element]:
    """Elements with other words for a player; the verb behind agrees."""
    waiting = [*elements]
    is_replaced = False
    while waiting:
        for printed, spoken in phrases.items():
            first = waiting[: len(printed)]
            if [one.one for one in first if isinstance(one, Words)] == [(word,) for word in printed]:
                yield from (_with_mark(Words((word,)), _mark(role)) for word in spoken)
                del waiting[: len(printed)]
                is_replaced = True
                break
        else:
            one = waiting.pop(0)
            if is_replaced and role is Who.EACH_OPPONENT and isinstance(one, Words):
                one = Words(tuple(_PLURALS.get(word, word) for word in one.one))
            yield one


def _with_declaration(elements: Sequence[Element]) -> Iterator[Element]:
    """The elements of a sentence with "Target Opponent;" before what is done."""
    place = next(number for number, one in enumerate(elements) if _is_deed(one))
    while place and isinstance(elements[place - 1], Words) and elements[place - 1] not in _STOPS:
        place -= 1
    following = elements[place]
    if place == 0 and isinstance(following, Words):  # the declaration begins the sentence instead
        following = Words(tuple(word[:1].lower() + word[1:] for word in following.one))
    yield from (*elements[:place], _DECLARATION, following, *elements[place + 1 :])


def _is_deed(element: Element) -> bool:
    return isinstance(element, Slot) and element.name in _DEEDS


def _marked(line: Production) -> Production:
    """A production with marks behind the words that say which player is meant."""
    if isinstance(line.member, Who) and line.member in _RULES:
        mark = _mark(line.member)
        return msgspec.structs.replace(
            line, elements=tuple(_with_mark(one, mark) for one in line.elements if isinstance(one, Words))
        )
    if _DECLARATION in line.elements:
        return msgspec.structs.replace(
            line,
            elements=tuple(
                _with_mark(one, _DECLARATION_MARK) if one is _DECLARATION else one for one in line.elements
            ),
        )
    return line


def _mark(who: Who) -> str:
    return chr(_FIRST_MARK + _PLAYERS.index(who))


def _with_mark(words: Element, mark: str) -> Words:
    assert isinstance(words, Words)
    return Words(tuple(word if word == _SEMICOLON or _is_marked(word) else word + mark for word in words.one))


def _is_marked(word: str) -> bool:
    return word[-1] >= chr(_FIRST_MARK)
