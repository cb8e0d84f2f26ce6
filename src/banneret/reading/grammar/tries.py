"""The productions of a spelling as the engine matches them: one trie for each category.

Productions that begin with the same words and parts share them, so each way is gone once. What may be missing
is laid out: a production with an optional group is two ways through the trie.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from banneret.effects.continuous import Throughout
from banneret.effects.spelling import Element, Group, Production, Repeat, Slot, Spelling, Words

_WEIGHTLESS: Final = frozenset({Throughout})
"""Nodes that add nothing to the size of a tree: a duration said first reaches as far as it can."""


Heard: TypeAlias = str
"""A word as it is compared: its class of tokens, a blank, and the word itself if a production says it.

It is one string, since the hash of a string is computed once.
"""


class Literal(NamedTuple):
    """Fixed words in their forms."""

    forms: tuple[tuple[str, ...], ...]


class TokenPart(NamedTuple):
    """One token of a class."""

    name: str
    token_class: str


class Part(NamedTuple):
    """A category as often as it may stand, at least once."""

    name: str
    category: str
    repeat: Repeat


class Missing(NamedTuple):
    """A part that may stand any number of times and does not stand there."""

    name: str


Step: TypeAlias = Literal | TokenPart | Part | Missing


class Complete(NamedTuple):
    """A production all of whose elements are matched."""

    production: Production
    size: int
    """Of the node itself; a member of another category adds none."""


class Steps(NamedTuple):
    """The steps that can begin with a word."""

    words: tuple[Trie, ...] = ()
    """Behind the word itself."""
    parts: tuple[tuple[Part, Trie], ...] = ()
    tokens: tuple[tuple[str, Trie], ...] = ()
    """Behind a token of its class: the field it fills."""
    others: tuple[tuple[Literal | Missing, Trie], ...] = ()
    """Several words, and nothing."""


NO_STEPS: Final = Steps()
"""Nothing goes on with the word."""


class Trie:
    """A place in the productions of a category: what is complete here, and how they go on."""

    def __init__(self) -> None:
        self.complete: list[Complete] = []
        self._steps: dict[Step, Trie] = {}
        self._needs: list[tuple[Step, Trie, frozenset[str] | None]] | None = None
        self.texts: frozenset[str] = frozenset()
        """What a step from here can begin with, where not anything can."""
        self.steps = StepsByWord(self)

    def add(self, elements: Sequence[Element], complete: Complete) -> None:
        """Add a way through these elements to a complete production."""
        if not elements:
            self.complete.append(complete)
            return
        first, rest = elements[0], elements[1:]
        if isinstance(first, Group):
            self.add((*first.elements, *rest), complete)
            self.add(rest, complete)
        elif isinstance(first, Slot) and first.repeat is Repeat.ANY:
            self._following(Part(first.name, first.category, Repeat.SOME)).add(rest, complete)
            self._following(Missing(first.name)).add(rest, complete)
        else:
            self._following(_step(first)).add(rest, complete)

    def _following(self, step: Step) -> Trie:
        return self._steps.setdefault(step, Trie())

    def close(self, firsts: Firsts) -> frozenset[str] | None:
        """Find what each step can begin with, when all productions are added.

        Returns:
            What this place can go on with: words and classes; None where anything may follow.
        """
        self._needs = [(step, trie, firsts.of_step(step, trie)) for step, trie in self._steps.items()]
        known = [need for _, _, need in self._needs if need is not None]
        self.texts = frozenset[str]().union(*known)
        return None if self.complete or len(known) < len(self._needs) else self.texts

    def steps_of(self, heard: Heard) -> Steps:
        """The steps that can begin with a word, `steps` without memory."""
        assert self._needs is not None
        token_class, _, text = heard.partition(" ")
        able = [
            (step, trie)
            for step, trie, need in self._needs
            if need is None or text in need or (token_class and token_class in need)
        ]
        if not able:
            return NO_STEPS
        return Steps(
            tuple(trie for step, trie in able if isinstance(step, Literal) and (text,) in step.forms),
            tuple((step, trie) for step, trie in able if isinstance(step, Part)),
            tuple((step.name, trie) for step, trie in able if isinstance(step, TokenPart)),
            tuple(
                (step, trie)
                for step, trie in able
                if isinstance(step, Missing) or (isinstance(step, Literal) and (text,) not in step.forms)
            ),
        )


class StepsByWord(dict[Heard, Steps]):
    """The steps of a place for each word that has been heard there."""

    def __init__(self, trie: Trie) -> None:
        super().__init__()
        self._trie = trie

    def __missing__(self, heard: Heard) -> Steps:
        token_class, blank, text = heard.partition(" ")
        is_unknown = text and text not in self._trie.texts
        steps = self[heard] = self[token_class + blank] if is_unknown else self._trie.steps_of(heard)
        return steps


class Tries(NamedTuple):
    """The tries of a spelling."""

    of: Mapping[str, Trie]
    """That of each category."""
    words: frozenset[str]
    """All words that productions say."""


def tries_of(spelling: Spelling, firsts: Firsts) -> Tries:
    """The tries of all categories of a spelling."""
    tries: dict[str, Trie] = {}
    for name, productions in spelling.items():
        trie = tries[name] = Trie()
        for production in productions:
            is_passed_on = production.node is None and production.member is None
            is_light = is_passed_on or production.node in _WEIGHTLESS
            trie.add(production.elements, Complete(production, 0 if is_light else 1))
        trie.close(firsts)
    return Tries(tries, frozenset(_words_in(spelling)))


def _words_in(spelling: Spelling) -> Iterator[str]:
    elements = (element for lines in spelling.values() for line in lines for element in line.elements)
    for element in elements:
        for one in element.elements if isinstance(element, Group) else (element,):
            if isinstance(one, Words):
                yield from (heard(word) for form in one.forms() for word in form)


def _step(element: Words | Slot) -> Step:
    if isinstance(element, Words):
        return Literal(tuple(tuple(map(heard, form)) for form in element.forms()))
    if element.is_token():
        return TokenPart(element.name, element.category)
    return Part(element.name, element.category, element.repeat)


_ARTICLES: Final = frozenset({"an", "An", "AN"})


def heard(word: str) -> str:
    """A word as it is compared: in small letters, and "a" before whatever sound."""
    return "a" if word in _ARTICLES else word.lower()


class Firsts:
    """What parts of a spelling can begin with: words and classes of tokens; None where anything may."""

    def __init__(self, spelling: Spelling) -> None:
        self.spelling = spelling
        self._known: dict[str, frozenset[str] | None] = {}

    def of_step(self, step: Step, following: Trie) -> frozenset[str] | None:
        """What a step can begin with, and close what follows it."""
        behind = following.close(self)
        if isinstance(step, Missing):
            return behind
        if isinstance(step, Literal):
            return frozenset(form[0] for form in step.forms)
        if isinstance(step, TokenPart):
            return frozenset({step.token_class})
        return self.of_category(step.category)

    def of_category(self, name: str) -> frozenset[str] | None:
        """What a category can begin with."""
        if name not in self._known:
            firsts = [self._of_elements(line.elements) for line in self.spelling[name]]
            known = [one for one in firsts if one is not None]
            self._known[name] = None if len(known) < len(firsts) else frozenset[str]().union(*known)
        return self._known[name]

    def _of_elements(self, elements: Sequence[Element]) -> frozenset[str] | None:
        """What elements can begin with, where the first of them may be missing the next ones too."""
        firsts: frozenset[str] = frozenset()
        for element in elements:
            if isinstance(element, Words):
                return firsts.union(heard(form[0]) for form in element.forms())
            if isinstance(element, Slot) and element.is_token():
                return firsts | {element.category}
            inner = (
                self._of_elements(element.elements)
                if isinstance(element, Group)
                else self.of_category(element.category)
            )
            if inner is None:
                return None
            firsts |= inner
            if not isinstance(element, Group) and element.repeat is not Repeat.ANY:
                return firsts
        return None
