"""The engine that reads: all ends of all categories, memoised, smallest trees first.

A category at a place gives every end it can reach, each with its smallest value. Two values as small for
the same words are an ambiguity: reported, never picked silently. Work is bounded in steps.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

from banneret.effects.spelling import Element, Group, Production, Repeat, Slot, Spelling, Words
from banneret.effects.yugioh_terms import Attribute, MonsterKind, MonsterType, Property
from banneret.reading.tokens import Token, TokenKind

MOST_STEPS: Final = 200_000
"""Productions tried for one sentence; the longest real ones need a few thousand."""
DEEPEST: Final = 120
"""Categories within each other; real sentences stay below half of it."""


class Word(NamedTuple):
    """A token as the engine compares it."""

    text: str
    """In small letters."""
    token_class: str
    """What a slot in capitals asks for (NUMBER, NAME, ATTRIBUTE, TYPE, KIND, PROPERTY), or empty."""
    value: Any


class Found(NamedTuple):
    """One way to read some words: where it ends, its size in nodes, its value, and rivals as small."""

    end: int
    size: int
    value: Any
    rivals: int


class Reading(NamedTuple):
    """What became of a sequence of words."""

    value: Any
    """The smallest tree, or None where nothing reads all the words."""
    rivals: int
    """How many other trees are as small: an ambiguity unless 0."""
    farthest: int
    """The index of the first word that nothing could read."""


class TooMuchWork(Exception):
    """A text took more steps than any real one."""


_CLASSES: Final[Mapping[TokenKind, tuple[str, Callable[[str], Any]]]] = MappingProxyType(
    {
        TokenKind.NUMBER: ("NUMBER", int),
        TokenKind.NAME: ("NAME", str),
        TokenKind.ATTRIBUTE: ("ATTRIBUTE", Attribute),
        TokenKind.MONSTER_TYPE: ("TYPE", MonsterType),
        TokenKind.MONSTER_KIND: ("KIND", MonsterKind),
        TokenKind.PROPERTY: ("PROPERTY", Property),
    }
)
_ARTICLES: Final = frozenset({"an", "An", "AN"})
_APOSTROPHES: Final = frozenset("'’")
_PROPERTIES: Final = frozenset(Property)
_SPELL_WORDS: Final = frozenset({"spell", "spells", "trap", "traps"})
_BETWEEN_PROPERTIES: Final = frozenset({"or", "and", "/", ","})
_END: Final = Word("", "", None)
"""Stands where the text has ended."""
_IGNORED: Final = frozenset({TokenKind.SPACE, TokenKind.LINE})


def words_of(tokens: Sequence[Token], text: str) -> list[Word]:
    """The words that the engine reads: blanks left out, possessive endings joined to their word."""
    words: list[Word] = []
    end = -1
    apostrophe = False
    for token in tokens:
        if token.kind in _IGNORED:
            continue
        spelled = heard(text[token.start : token.end])
        adjoins = token.start == end
        end = token.end
        if spelled in _APOSTROPHES and adjoins and words:
            apostrophe = True
            words[-1:] = _possessive(words[-1], "'")
        elif spelled == "s" and adjoins and apostrophe:
            words[-1] = words[-1]._replace(text=words[-1].text + "s")
            apostrophe = False
        else:
            token_class, convert = _CLASSES.get(token.kind, ("", str))
            words.append(Word(spelled.replace("’", "'"), token_class, convert(token.value)))
            apostrophe = False
    return [_property(words, index) for index in range(len(words))]


def heard(word: str) -> str:
    """A word as it is compared: in small letters, and "a" before whatever sound."""
    return "a" if word in _ARTICLES else word.lower()


def _property(words: Sequence[Word], index: int) -> Word:
    """A word; "Normal" and "Ritual" are properties where Spells or Traps follow: "Normal or Field Spell"."""
    word = words[index]
    if word.token_class != "KIND" or word.value not in _PROPERTIES:
        return word
    for following in words[index + 1 : index + 8]:
        if following.text in _SPELL_WORDS:
            return word._replace(token_class="PROPERTY", value=Property(word.value))
        if following.token_class != "PROPERTY" and following.text not in _BETWEEN_PROPERTIES:
            break
    return word


def _possessive(word: Word, ending: str) -> list[Word]:
    """A word with its possessive ending; a member of a vocabulary stays itself, and the ending a word."""
    if word.token_class:
        return [word, Word(ending, "", ending)]
    return [Word(word.text + ending, "", word.text + ending)]


class Engine:
    """Reads words by one spelling. It keeps nothing between texts but what the spelling says."""

    def __init__(self, spelling: Spelling) -> None:
        self.spelling = spelling
        self._categories = compiled(spelling, Firsts(spelling))

    def read(self, category: str, words: Sequence[Word]) -> Reading:
        """Read all words as one category.

        Raises:
            TooMuchWork: the words take more than `MOST_STEPS`, or go deeper than `DEEPEST`.
        """
        run = Run(self._categories, words)
        for found in run.category(category, 0):
            if found.end == len(words):
                return Reading(found.value, found.rivals, len(words))
        return Reading(None, 0, run.farthest)


class _Literal(NamedTuple):
    """Fixed words in their forms."""

    forms: tuple[tuple[str, ...], ...]


class _TokenPart(NamedTuple):
    """One token of a class."""

    name: str
    token_class: str


class _Part(NamedTuple):
    """A category as often as it may stand."""

    name: str
    category: str
    repeat: Repeat


class _Optional(NamedTuple):
    """Elements that may be missing."""

    elements: tuple[_Compiled, ...]


_Compiled: TypeAlias = _Literal | _TokenPart | _Part | _Optional


class _Line(NamedTuple):
    """A production as the engine matches it."""

    production: Production
    elements: tuple[_Compiled, ...]
    size: int
    """Of the node itself; a member of another category adds none."""
    firsts: frozenset[str] | None
    """The words and classes that it can begin with; None where anything may."""
    seconds: frozenset[str] | None
    """The same of what stands behind the first element; None also where nothing may."""

    def head(self) -> str | None:
        """The category that it begins with, if that is one part."""
        first = self.elements[0]
        return first.category if isinstance(first, _Part) and first.repeat is Repeat.ONCE else None


class _Choice:
    """Productions found by the word that they need next."""

    def __init__(self, lines: Sequence[_Line], needs: Sequence[frozenset[str] | None]) -> None:
        self._lines = list(zip(lines, needs, strict=True))
        self._texts = frozenset[str]().union(*(need for need in needs if need is not None))
        self._by_word: dict[tuple[str, str], tuple[_Line, ...]] = {}

    def lines(self, word: Word) -> tuple[_Line, ...]:
        """The productions that can go on with a word."""
        text = word.text if word.text in self._texts else ""
        key = text, word.token_class
        lines = self._by_word.get(key)
        if lines is None:
            lines = self._by_word[key] = tuple(
                line
                for line, need in self._lines
                if need is None or text in need or (word.token_class and word.token_class in need)
            )
        return lines


class Category:
    """The productions of a category: those that begin with the same category share its ways."""

    def __init__(self, lines: Sequence[_Line]) -> None:
        alike: dict[str, list[_Line]] = {}
        for line in lines:
            if (head := line.head()) is not None:
                alike.setdefault(head, []).append(line)
        shared = {head: group for head, group in alike.items() if len(group) > 1}
        own = [line for line in lines if line.head() not in shared]
        self.own = _Choice(own, [line.firsts for line in own])
        self.shared = [
            (head, group[0].firsts, _Choice(group, [line.seconds for line in group]))
            for head, group in shared.items()
        ]


class _State(NamedTuple):
    """How far a production has been matched."""

    end: int
    size: int
    fields: tuple[tuple[str, Any], ...]
    rivals: int


class Run:
    """One text being read."""

    most_steps = MOST_STEPS

    def __init__(self, categories: Mapping[str, Category], words: Sequence[Word]) -> None:
        self.categories = categories
        self.words = words
        self.texts = [*(word.text for word in words), ""]
        self.memo: dict[tuple[str, int], list[Found]] = {}
        self.farthest = 0
        self.steps = 0
        self.depth = 0

    def category(self, name: str, start: int) -> list[Found]:
        """Every end that a category reaches from a place, each with its smallest value."""
        kept = self.memo.get((name, start))
        if kept is not None:
            return kept
        best: dict[int, Found] = {}
        if start < len(self.words):
            self.depth += 1
            if self.depth > DEEPEST:
                raise TooMuchWork
            word = self.words[start]
            productions = self.categories[name]
            for line in productions.own.lines(word):
                self.line(line, line.elements, _State(start, line.size, (), 0), best)
            for head, firsts, choice in productions.shared:
                if firsts is None or word.text in firsts or word.token_class in firsts:
                    for found in self.category(head, start):
                        self.going_on(found, choice, best)
            self.depth -= 1
        if not best and start > self.farthest:
            self.farthest = start
        result = list(best.values())
        self.memo[name, start] = result
        return result

    def going_on(self, head: Found, choice: _Choice, best: dict[int, Found]) -> None:
        """Match the productions that begin with the same part, behind one way to read it."""
        following = self.words[head.end] if head.end < len(self.words) else _END
        lines = choice.lines(following)
        if not lines and head.end > self.farthest:
            self.farthest = head.end
        for line in lines:
            fields = ((line.elements[0].name, head.value),)  # type: ignore[union-attr]
            state = _State(head.end, line.size + head.size, fields, head.rivals)
            self.line(line, line.elements[1:], state, best)

    def line(self, line: _Line, elements: Sequence[_Compiled], state: _State, best: dict[int, Found]) -> None:
        """Match what is left of one production, and keep every end that it reaches."""
        self.steps += 1
        if self.steps > self.most_steps:
            raise TooMuchWork
        for end, size, fields, rivals in self.elements(elements, [state]):
            _keep(best, Found(end, size, self.built(line.production, fields), rivals))

    def built(self, production: Production, fields: tuple[tuple[str, Any], ...]) -> Any:
        """The value of a production whose parts are these."""
        if production.member is not None:
            return production.member
        if production.node is None:
            return fields[0][1]
        return production.node(**production.fixed, **dict(fields))

    def elements(self, elements: Sequence[_Compiled], states: list[_State]) -> list[_State]:
        """Match elements one after the other; of several ways to one place the smallest goes on."""
        for element in elements:
            following: list[_State] = []
            if isinstance(element, _Literal):
                for end, size, fields, rivals in states:
                    if (after := self.literal(element.forms, end)) >= 0:
                        following.append(_State(after, size, fields, rivals))
            elif isinstance(element, _Part):
                name = element.name
                for end, size, fields, rivals in states:
                    following += [
                        _State(one.end, size + one.size, (*fields, (name, one.value)), rivals + one.rivals)
                        for one in self.part(element.category, element.repeat, end)
                    ]
            elif isinstance(element, _TokenPart):
                for end, size, fields, rivals in states:
                    if end < len(self.words) and self.words[end].token_class == element.token_class:
                        value = self.words[end].value
                        following.append(_State(end + 1, size, (*fields, (element.name, value)), rivals))
                    elif end > self.farthest:
                        self.farthest = end
            else:
                following = [*states, *self.elements(element.elements, states)]
            if not following:
                return following
            states = following if len(following) == 1 else _smallest(following)
        return states

    def literal(self, forms: tuple[tuple[str, ...], ...], start: int) -> int:
        """Where fixed words end, or -1."""
        for form in forms:
            end = start
            for word in form:
                if self.texts[end] != word:
                    if end > self.farthest:
                        self.farthest = end
                    break
                end += 1
            else:
                return end
        return -1

    def part(self, category: str, repeat: Repeat, start: int) -> list[Found]:
        """Match a category as often as it may stand."""
        if repeat is Repeat.ONCE:
            return self.category(category, start)
        if repeat is Repeat.ANY:
            return [*self.juxtaposed(category, start), Found(start, 0, (), 0)]
        if repeat is Repeat.SOME:
            return self.juxtaposed(category, start)
        if repeat in (Repeat.COMMAS, Repeat.PLUS, Repeat.SLASH):
            return self.juxtaposed(category, start, repeat.separator())
        return self.enumerated(category, start, repeat.conjunction())

    def juxtaposed(self, category: str, start: int, separator: str = "") -> list[Found]:
        """One or more parts side by side, or with a mark between them."""
        best: dict[int, Found] = {start: Found(start, 0, (), 0)}
        waiting = [start]
        while waiting:  # the nearest end first: what leads there is complete
            end = waiting.pop(waiting.index(min(waiting)))
            run = best[end]
            following = self.literal(((separator,),), end) if separator and run.value else end
            if following < 0:
                continue
            for found in self.category(category, following):
                if found.end not in best:
                    waiting.append(found.end)
                _keep(best, _longer(run, found))
        del best[start]
        return list(best.values())

    def enumerated(self, category: str, start: int, conjunction: tuple[str, ...]) -> list[Found]:
        """Two or more parts: "A and B", "A, B, and C"."""
        done: dict[int, Found] = {}
        for first in self.category(category, start):
            after = self.literal((conjunction,), first.end)
            if after < 0 and conjunction[-1] == "or":  # "A, or B"
                after = self.literal(((",", *conjunction),), first.end)
            if after >= 0:
                for last in self.category(category, after):
                    _keep(done, _longer(Found(first.end, first.size, (first.value,), first.rivals), last))
        for run in self.juxtaposed(category, start, ","):
            if len(run.value) > 1 and (after := self.literal(((",", *conjunction),), run.end)) >= 0:
                for last in self.category(category, after):
                    _keep(done, _longer(run, last))
        return list(done.values())


def _longer(run: Found, found: Found) -> Found:
    """A row of parts with one more."""
    return Found(found.end, run.size + found.size, (*run.value, found.value), run.rivals + found.rivals)


def _keep(best: dict[int, Found], found: Found) -> None:
    """Keep a reading if it is the smallest to its end."""
    kept = best.get(found.end)
    best[found.end] = found if kept is None else _better(kept, found)


def _better(one: Found, other: Found) -> Found:
    """The smaller of two readings of the same words; equal sizes with different values are a tie."""
    if other.size < one.size:
        return other
    if other.size == one.size and other.value != one.value:
        return one._replace(rivals=one.rivals + 1)
    return one


def _smallest(states: Sequence[_State]) -> list[_State]:
    """The smallest of the states at each place; a tie is a rival."""
    best: dict[int, _State] = {}
    for state in states:
        kept = best.get(state.end)
        if kept is None or state.size < kept.size:
            best[state.end] = state
        elif state.size == kept.size and state.fields != kept.fields:
            best[state.end] = kept._replace(rivals=kept.rivals + 1)
    return list(best.values())


def compiled(spelling: Spelling, firsts: Firsts) -> Mapping[str, Category]:
    """The categories of a spelling as the engine matches them."""
    return {name: Category([_compiled(line, firsts) for line in lines]) for name, lines in spelling.items()}


def _compiled(production: Production, firsts: Firsts) -> _Line:
    is_passed_on = production.node is None and production.member is None
    return _Line(
        production,
        tuple(map(_compiled_element, production.elements)),
        0 if is_passed_on else 1,
        firsts.of_elements(production.elements),
        firsts.of_elements(production.elements[1:]),
    )


def _compiled_element(element: Element) -> _Compiled:
    if isinstance(element, Words):
        return _Literal(tuple(tuple(map(heard, form)) for form in element.forms()))
    if isinstance(element, Group):
        return _Optional(tuple(map(_compiled_element, element.elements)))
    if element.is_token():
        return _TokenPart(element.name, element.category)
    return _Part(element.name, element.category, element.repeat)


class Firsts:
    """What parts of a spelling can begin with: words and classes of tokens; None where anything may."""

    def __init__(self, spelling: Spelling) -> None:
        self.spelling = spelling
        self._known: dict[str, frozenset[str] | None] = {}

    def of_category(self, name: str) -> frozenset[str] | None:
        """What a category can begin with."""
        if name not in self._known:
            firsts = [self.of_elements(line.elements) for line in self.spelling[name]]
            known = [one for one in firsts if one is not None]
            self._known[name] = None if len(known) < len(firsts) else frozenset[str]().union(*known)
        return self._known[name]

    def of_elements(self, elements: Sequence[Element]) -> frozenset[str] | None:
        """What elements can begin with, where the first of them may be missing the next ones too."""
        firsts: frozenset[str] = frozenset()
        for element in elements:
            if isinstance(element, Words):
                return firsts.union(heard(form[0]) for form in element.forms())
            if isinstance(element, Slot) and element.is_token():
                return firsts | {element.category}
            inner = (
                self.of_elements(element.elements)
                if isinstance(element, Group)
                else self.of_category(element.category)
            )
            if inner is None:
                return None
            firsts |= inner
            if not isinstance(element, Group) and element.repeat is not Repeat.ANY:
                return firsts
        return None
