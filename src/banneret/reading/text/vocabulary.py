"""The closed vocabularies as the words that stand for them in English card texts."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Final

import msgspec

from banneret.effects.yugioh_terms import Attribute, MonsterKind, MonsterType, Property
from banneret.reading.text.tokens import TokenKind


class Term(msgspec.Struct, frozen=True):
    """What a word stands for."""

    kind: TokenKind
    value: str


class Vocabulary(msgspec.Struct, frozen=True):
    """All words with a meaning of their own, and the pattern that finds the longest of them."""

    terms: Mapping[str, Term]
    pattern: str
    """A regular expression for any of the words and nothing longer."""

    def term(self, words: str) -> Term | None:
        """What exactly these words stand for; None for an ordinary word."""
        return self.terms.get(words)


_SUFFIX: Final = r"(?:-Types?|-Attributes?)?"
"""Old texts write "Dragon-Type monster"; the suffix belongs to the word."""
_END: Final = r"(?![\w]|-\w)"
"""A word ends where no letter, digit or compound follows: Beast-Warrior is never Beast (D7)."""


@cache
def english() -> Vocabulary:
    """The English vocabulary, read once."""
    words = tomllib.loads(
        resources.files("banneret.reading.data").joinpath("vocabulary.toml").read_text("utf-8")
    )
    terms: dict[str, Term] = {}
    for noun, spellings in words["nouns"].items():
        for spelling in spellings:
            for written in (spelling, spelling.lower(), spelling.capitalize()):
                terms[written] = Term(TokenKind.NOUN, noun)
    for property_ in Property:
        terms[property_.value] = Term(TokenKind.PROPERTY, property_.value)
    for kind in MonsterKind:
        if kind not in {MonsterKind.TOKEN, MonsterKind.SPECIAL_SUMMON}:
            terms |= _with_plural(kind.value, Term(TokenKind.MONSTER_KIND, kind.value))
    for attribute in Attribute:
        terms[attribute.value] = Term(TokenKind.ATTRIBUTE, attribute.value)
    for type_ in MonsterType:
        terms |= _with_plural(type_.value, Term(TokenKind.MONSTER_TYPE, type_.value))
    for spelling, value in words["types"].items():
        terms |= _with_plural(spelling, Term(TokenKind.MONSTER_TYPE, MonsterType(value).value))
    longest_first = sorted(terms, key=len, reverse=True)
    pattern = f"(?:{'|'.join(map(re.escape, longest_first))}){_SUFFIX}{_END}"
    return Vocabulary(MappingProxyType(terms), pattern)


def _with_plural(word: str, term: Term) -> dict[str, Term]:
    return {word: term} if word.endswith("s") else {word: term, f"{word}s": term}
