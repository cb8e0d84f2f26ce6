"""The engine that reads: all ends of all categories, memoised, smallest trees first.

A category at a place gives every end it can reach, each with its smallest value. Two values as small for
the same words are an ambiguity: reported, never picked silently. Work is bounded in steps.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from banneret.effects.spelling import Element, Group, Production, Repeat, Slot, Spelling, Words
from banneret.effects.yugioh_terms import Attribute, MonsterKind, MonsterType, Property
from banneret.reading.tokens import Token, TokenKind

MOST_STEPS: Final = 200_000
"""Productions tried for one sentence; the longest real ones need a few thousand."""


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
_APOSTROPHES: Final = frozenset("'’")
_PROPERTIES: Final = frozenset(Property)
_SPELL_WORDS: Final = frozenset({"spell", "spells", "trap", "traps"})
_BETWEEN_PROPERTIES: Final = frozenset({"or", "and", "/", ","})
_IGNORED: Final = frozenset({TokenKind.SPACE, TokenKind.LINE})


def words_of(tokens: Sequence[Token], text: str) -> list[Word]:
    """The words that the engine reads: blanks left out, possessive endings joined to their word."""
    words: list[Word] = []
    end = -1
    apostrophe = False
    for token in tokens:
        if token.kind in _IGNORED:
            continue
        spelled = text[token.start : token.end].lower()
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


def _property(words: Sequence[Word], index: int) -> Word:
    """A word; "Normal" and "Ritual" are properties where Spells or Traps follow: "Normal or Continuous Spell"."""
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
        self._firsts = _firsts(spelling)

    def read(self, category: str, words: Sequence[Word]) -> Reading:
        """Read all words as one category.

        Raises:
            TooMuchWork: the words take more than `MOST_STEPS`.
        """
        run = _Run(self.spelling, self._firsts, words)
        for found in run.category(category, 0):
            if found.end == len(words):
                return Reading(found.value, found.rivals, len(words))
        return Reading(None, 0, run.farthest)


class _State(NamedTuple):
    """How far a production has been matched."""

    end: int
    size: int
    fields: tuple[tuple[str, Any], ...]
    rivals: int


class _Run:
    """One text being read."""

    def __init__(
        self, spelling: Spelling, firsts: Mapping[str, list[frozenset[str] | None]], words: Sequence[Word]
    ) -> None:
        self.spelling = spelling
        self.firsts = firsts
        self.words = words
        self.memo: dict[tuple[str, int], list[Found]] = {}
        self.farthest = 0
        self.steps = 0

    def category(self, name: str, start: int) -> list[Found]:
        """Every end that a category reaches from a place, each with its smallest value."""
        kept = self.memo.get((name, start))
        if kept is not None:
            return kept
        best: dict[int, Found] = {}
        if start < len(self.words):
            word = self.words[start]
            for production, first in zip(self.spelling[name], self.firsts[name], strict=True):
                if first is not None and word.text not in first and word.token_class not in first:
                    continue
                for found in self.production(production, start):
                    best[found.end] = _better(best.get(found.end), found)
        if not best and start > self.farthest:
            self.farthest = start
        result = list(best.values())
        self.memo[name, start] = result
        return result

    def production(self, production: Production, start: int) -> list[Found]:
        """Every way in which one production can be matched from a place."""
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise TooMuchWork
        own_size = 0 if production.node is None and production.member is None else 1
        states = self.elements(production.elements, _State(start, own_size, (), 0))
        return [
            Found(state.end, state.size, _build(production, state.fields), state.rivals) for state in states
        ]

    def elements(self, elements: Sequence[Element], state: _State) -> list[_State]:
        """Match elements one after the other."""
        states = [state]
        for element in elements:
            following: list[_State] = []
            for one in states:
                if isinstance(element, Words):
                    end = self.literal(element, one.end)
                    if end >= 0:
                        following.append(one._replace(end=end))
                elif isinstance(element, Group):
                    following.append(one)
                    following += self.elements(element.elements, one)
                else:
                    following += self.slot(element, one)
            states = following
            if not states:
                break
        return states

    def literal(self, element: Words, start: int) -> int:
        """Where fixed words end, or -1."""
        for form in element.forms():
            end = self.spelled(form, start)
            if end >= 0:
                return end
        return -1

    def spelled(self, literal: tuple[str, ...], start: int) -> int:
        for word in literal:
            if start >= len(self.words) or self.words[start].text != word.lower():
                self.farthest = max(self.farthest, start)
                return -1
            start += 1
        return start

    def slot(self, slot: Slot, state: _State) -> list[_State]:
        """Match a slot as often as it may stand."""
        if slot.is_token():
            if state.end < len(self.words) and self.words[state.end].token_class == slot.category:
                value = self.words[state.end].value
                return [_State(state.end + 1, state.size, (*state.fields, (slot.name, value)), state.rivals)]
            self.farthest = max(self.farthest, state.end)
            return []
        if slot.repeat is Repeat.ONCE:
            return [
                _State(
                    found.end,
                    state.size + found.size,
                    (*state.fields, (slot.name, found.value)),
                    state.rivals + found.rivals,
                )
                for found in self.category(slot.category, state.end)
            ]
        if slot.repeat is Repeat.ANY or slot.repeat is Repeat.SOME:
            runs = self.juxtaposed(slot.category, state.end)
            if slot.repeat is Repeat.ANY:
                runs.append(Found(state.end, 0, (), 0))
        elif slot.repeat is Repeat.COMMAS or slot.repeat is Repeat.PLUS:
            runs = self.juxtaposed(slot.category, state.end, slot.repeat.separator())
        else:
            runs = self.enumerated(slot.category, state.end, slot.repeat.conjunction())
        return [
            _State(
                run.end,
                state.size + run.size,
                (*state.fields, (slot.name, run.value)),
                state.rivals + run.rivals,
            )
            for run in runs
        ]

    def juxtaposed(self, category: str, start: int, separator: str = "") -> list[Found]:
        """One or more parts side by side, or with a mark between them."""
        best: dict[int, Found] = {}
        waiting = [Found(start, 0, (), 0)]
        while waiting:
            run = waiting.pop()
            following = self.spelled((separator,), run.end) if separator and run.value else run.end
            if following < 0:
                continue
            for found in self.category(category, following):
                longer = Found(
                    found.end, run.size + found.size, (*run.value, found.value), run.rivals + found.rivals
                )
                kept = best.get(longer.end)
                best[longer.end] = _better(kept, longer)
                if best[longer.end] is longer:
                    waiting.append(longer)
        return list(best.values())

    def enumerated(self, category: str, start: int, conjunction: tuple[str, ...]) -> list[Found]:
        """Two or more parts: "A and B", "A, B, and C"."""
        done: dict[int, Found] = {}
        waiting = [
            Found(one.end, one.size, (one.value,), one.rivals) for one in self.category(category, start)
        ]
        while waiting:
            run = waiting.pop()
            comma = self.spelled((",",), run.end)
            for after in (comma, run.end):
                if after < 0:
                    continue
                last = self.spelled(conjunction, after)
                needs_comma = len(run.value) > 1
                if last >= 0 and needs_comma == (after == comma):
                    for found in self.category(category, last):
                        whole = Found(
                            found.end,
                            run.size + found.size,
                            (*run.value, found.value),
                            run.rivals + found.rivals,
                        )
                        done[whole.end] = _better(done.get(whole.end), whole)
            if comma >= 0:
                waiting += [
                    Found(
                        found.end, run.size + found.size, (*run.value, found.value), run.rivals + found.rivals
                    )
                    for found in self.category(category, comma)
                ]
        return list(done.values())


def _better(one: Found | None, other: Found) -> Found:
    """The smaller of two readings of the same words; equal sizes with different values are a tie."""
    if one is None or other.size < one.size:
        return other
    if other.size == one.size and other.value != one.value:
        return one._replace(rivals=one.rivals + 1)
    return one


def _build(production: Production, fields: tuple[tuple[str, Any], ...]) -> Any:
    if production.member is not None:
        return production.member
    if production.node is None:
        return fields[0][1]
    return production.node(**production.fixed, **dict(fields))


def _firsts(spelling: Spelling) -> Mapping[str, list[frozenset[str] | None]]:
    """For each production the words and classes that it can begin with; None where anything may."""
    known: dict[str, list[frozenset[str] | None]] = {}

    def of_category(name: str) -> list[frozenset[str] | None]:
        if name not in known:
            known[name] = [of_elements(line.elements) for line in spelling[name]]
        return known[name]

    def of_elements(elements: Sequence[Element]) -> frozenset[str] | None:
        firsts: set[str] = set()
        for element in elements:
            if isinstance(element, Words):
                return frozenset(firsts.union(form[0].lower() for form in element.forms()))
            if isinstance(element, Slot) and element.is_token():
                return frozenset(firsts | {element.category})
            inner = (
                [of_elements(element.elements)]
                if isinstance(element, Group)
                else of_category(element.category)
            )
            for one in inner:
                if one is None:
                    return None
                firsts |= one
            if not isinstance(element, Group) and element.repeat is not Repeat.ANY:
                return frozenset(firsts)
        return None

    for category in spelling:
        of_category(category)
    return known
