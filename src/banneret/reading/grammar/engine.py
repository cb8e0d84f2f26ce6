"""The engine that reads: all ends of all categories, memoised, smallest trees first.

A category at a place gives every end it can reach, each with its smallest value. Two values as small for
the same words are an ambiguity: reported, never picked silently. Work is bounded in steps.

Most categories that are tried at a place fail, and nearly all of these fail by the first two words. What
failed so is remembered between texts: another text with these two words does not try it again.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

from banneret.effects.spelling import Production, Repeat, Spelling
from banneret.effects.yugioh_terms import Attribute, MonsterKind, MonsterType, Property
from banneret.reading.grammar.tries import (
    NO_STEPS,
    Firsts,
    Heard,
    Literal,
    Missing,
    Trie,
    Tries,
    heard,
    tries_of,
)
from banneret.reading.text.tokens import Token, TokenKind

MOST_STEPS: Final = 200_000
"""Productions tried for one sentence; the longest real ones need a few thousand."""
DEEPEST: Final = 120
"""Categories within each other; real sentences stay below half of it."""

MOST_PAIRS = 200_000
"""Pairs of words for which it is remembered what fails; in all real cards there are some 20,000."""


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
_ONCE: Final = Repeat.ONCE
_ALSO: Final = (
    (",", "also"),
    (",", "also", ","),
    ("and",),
    (",", "and"),
    (",",),
    ("but",),
    (",", "but"),
)
"""What stands between parts that hold together."""
_END: Final = Word("", "END", None)
"""Stands where the text has ended; it is of a class of its own, which no production asks for."""
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
    """A word with its possessive ending; a member of a vocabulary stays itself, and the ending a word.

    So does "(s)": "that monster(s)'s ATK".
    """
    if word.token_class or word.text == ")":
        return [word, Word(ending, "", ending)]
    return [Word(word.text + ending, "", word.text + ending)]


Failing: TypeAlias = dict[str, int]
"""Categories that nothing reads where two words begin, with how many words it takes to see that, less one."""


class Engine:
    """Reads words by one spelling. Between texts it keeps only what follows from the spelling."""

    def __init__(self, spelling: Spelling) -> None:
        self.spelling = spelling
        self._tries = tries_of(spelling, Firsts(spelling))
        self._failing: dict[tuple[Heard, Heard], Failing] = defaultdict(dict)

    def read(self, category: str, words: Sequence[Word]) -> Reading:
        """Read all words as one category.

        Raises:
            TooMuchWork: the words take more than `MOST_STEPS`, or go deeper than `DEEPEST`.
        """
        if len(self._failing) > MOST_PAIRS:  # of texts that are no card's, made to fill the memory
            self._failing.clear()
        run = Run(self._tries, words, self._failing)
        for found in run.category(category, 0):
            if found.end == len(words):
                return Reading(found.value, found.rivals, len(words))
        return Reading(None, 0, run.farthest)


_State: TypeAlias = tuple[int, int, tuple[tuple[str, Any], ...], int]
"""How far a production has been matched: its end, its size in nodes, the fields so far, and rivals."""


class Run:
    """One text being read."""

    most_steps = MOST_STEPS

    def __init__(
        self, tries: Tries, words: Sequence[Word], failing: Mapping[tuple[Heard, Heard], Failing]
    ) -> None:
        self.tries = tries.of
        self.words = [*words, _END]
        self.texts = [*(word.text for word in words), ""]
        self.heard: list[Heard] = [
            f"{word.token_class} {word.text if word.text in tries.words else ''}" for word in self.words
        ]
        self.failing = [failing[pair] for pair in pairwise([*self.heard, self.heard[-1]])]
        self.memo: list[dict[str, tuple[list[Found], int]]] = [{} for _ in self.words]
        self.rows: dict[tuple[str, int, str], tuple[list[Found], int]] = {}
        self.farthest = 0
        """The farthest word looked at by the category being read, and what it is made of."""
        self.steps = 0
        self.depth = 0

    def category(self, name: str, start: int) -> list[Found]:
        """Every end that a category reaches from a place, each with its smallest value."""
        kept = self.memo[start].get(name)
        if kept is not None:
            found, farthest = kept
            if farthest > self.farthest:
                self.farthest = farthest
            return found
        failing = self.failing[start]
        if name in failing:
            if start + failing[name] > self.farthest:
                self.farthest = start + failing[name]
            return []
        if start == len(self.words) - 1:
            return []
        self.depth += 1
        if self.depth > DEEPEST:
            raise TooMuchWork
        before, self.farthest = self.farthest, start
        found = self.read(self.tries[name], start)
        self.depth -= 1
        if not found and self.farthest <= start + 1:
            failing[name] = self.farthest - start
        self.memo[start][name] = found, self.farthest
        if before > self.farthest:
            self.farthest = before
        return found

    def read(self, trie: Trie, start: int) -> list[Found]:
        """Every end that the productions of a category reach."""
        best: dict[int, Found] = {}
        waiting: list[tuple[Trie, list[_State]]] = [(trie, [(start, 0, (), 0)])]
        while waiting:
            trie, states = waiting.pop()
            for production, own in trie.complete:
                for end, size, fields, rivals in states:
                    _keep(best, Found(end, size + own, self.built(production, fields), rivals))
            if len(states) > 1:
                self.follow_all(trie, states, waiting)
                continue
            end = states[0][0]
            if trie.steps[self.heard[end]] is not NO_STEPS:
                self.follow(trie, states[0], waiting)
            elif end > self.farthest:
                self.farthest = end
        return list(best.values())

    def follow(self, trie: Trie, state: _State, reached: list[tuple[Trie, list[_State]]]) -> None:
        """Add every place behind a place, with the states that reach it.

        The innermost loop of reading: it is written for speed.
        """
        end, size, fields, rivals = state
        if end > self.farthest:
            self.farthest = end
        words, parts, tokens, others = trie.steps[self.heard[end]]
        self.steps += 1 + len(parts)
        if self.steps > self.most_steps:
            raise TooMuchWork
        for behind in words:
            if behind.complete or behind.steps[self.heard[end + 1]] is not NO_STEPS:
                reached.append((behind, [(end + 1, size, fields, rivals)]))
            elif end >= self.farthest:
                self.farthest = end + 1
        memo, failing = self.memo[end], self.failing[end]
        for (name, category, repeat), behind in parts:
            if category in failing:
                if end + failing[category] > self.farthest:
                    self.farthest = end + failing[category]
                continue
            if repeat is not _ONCE:
                found = self.part(category, repeat, end)
            elif (kept := memo.get(category)) is not None:
                found, farthest = kept
                if farthest > self.farthest:
                    self.farthest = farthest
            else:
                found = self.category(category, end)
            if found:
                after = [
                    (part_end, size + part_size, (*fields, (name, value)), rivals + part_rivals)
                    for part_end, part_size, value, part_rivals in found
                ]
                reached.append((behind, after))
        for name, behind in tokens:
            reached.append((behind, [(end + 1, size, (*fields, (name, self.words[end].value)), rivals)]))
        if others:
            self.follow_others(others, state, reached)

    def follow_others(
        self,
        others: Sequence[tuple[Literal | Missing, Trie]],
        state: _State,
        reached: list[tuple[Trie, list[_State]]],
    ) -> None:
        """The same for fixed words that are several, and for parts that are missing."""
        end, size, fields, rivals = state
        for step, behind in others:
            if isinstance(step, Literal):
                if (after_words := self.literal(step.forms, end)) >= 0:
                    reached.append((behind, [(after_words, size, fields, rivals)]))
            else:
                reached.append((behind, [(end, size, (*fields, (step.name, ())), rivals)]))

    def follow_all(
        self, trie: Trie, states: Sequence[_State], reached: list[tuple[Trie, list[_State]]]
    ) -> None:
        """The same behind several states; of those that reach one place with the same end the smallest."""
        every: list[tuple[Trie, list[_State]]] = []
        for state in states:
            if trie.steps[self.heard[state[0]]] is not NO_STEPS:
                self.follow(trie, state, every)
            elif state[0] > self.farthest:
                self.farthest = state[0]
        merged: dict[Trie, list[_State]] = {}
        for behind, after in every:
            if behind in merged:
                merged[behind] += after
            else:
                merged[behind] = after
        reached += [
            (behind, after if len(after) == 1 else _smallest(after)) for behind, after in merged.items()
        ]

    def built(self, production: Production, fields: tuple[tuple[str, Any], ...]) -> Any:
        """The value of a production whose parts are these."""
        if production.member is not None:
            return production.member
        if production.node is None:
            return fields[0][1]
        if production.several:
            return production.node(**production.fixed, **_joined(fields, production.several))
        return production.node(**production.fixed, **dict(fields))

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
        if repeat is Repeat.SOME:
            return self.juxtaposed(category, start)
        if repeat in (Repeat.COMMAS, Repeat.PLUS, Repeat.SLASH):
            return self.juxtaposed(category, start, repeat.separator())
        if repeat is Repeat.ALSO:
            return self.chained(category, start)
        return self.enumerated(category, start, repeat.conjunction())

    def juxtaposed(self, category: str, start: int, separator: str = "") -> list[Found]:
        """One or more parts side by side, or with a mark between them."""
        kept = self.rows.get((category, start, separator))
        if kept is not None:
            self.farthest = max(self.farthest, kept[1])
            return kept[0]
        before, self.farthest = self.farthest, start
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
        result = list(best.values())
        self.rows[category, start, separator] = result, self.farthest
        self.farthest = max(self.farthest, before)
        return result

    def chained(self, category: str, start: int) -> list[Found]:
        """Two or more parts that hold together: "A, also B", "A and B", "A, but B"."""
        best: dict[int, Found] = {start: Found(start, 0, (), 0)}
        waiting = [start]
        while waiting:
            end = waiting.pop(waiting.index(min(waiting)))
            run = best[end]
            followings = (
                {after for link in _ALSO if (after := self.literal((link,), end)) >= 0}
                if run.value
                else {end}
            )
            for following in sorted(followings):
                for found in self.category(category, following):
                    if found.end not in best:
                        waiting.append(found.end)
                    _keep(best, _longer(run, found))
        return [found for found in best.values() if len(found.value) > 1]

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
            # "A, B, and C", in older texts "A, B and C"
            ends = ((",", *conjunction), conjunction)
            if len(run.value) > 1 and (after := self.literal(ends, run.end)) >= 0:
                for last in self.category(category, after):
                    _keep(done, _longer(run, last))
        return list(done.values())


def _joined(fields: tuple[tuple[str, Any], ...], several: frozenset[str]) -> dict[str, Any]:
    """The fields of a node, those joined that several slots fill."""
    joined: dict[str, Any] = dict.fromkeys(several, ())
    for name, value in fields:
        if name in several:
            joined[name] += value if isinstance(value, tuple) else (value,)
        else:
            joined[name] = value
    return joined


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
        end, size, fields, _ = state
        kept = best.get(end)
        if kept is None or size < kept[1]:
            best[end] = state
        elif size == kept[1] and fields != kept[2]:
            best[end] = (*kept[:3], kept[3] + 1)
    return list(best.values())
