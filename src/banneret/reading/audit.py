"""The swallow audit: what a sentence says and its tree does not.

A sentence whose tree prints as the very same words has lost nothing. Where it prints otherwise, every number,
name and marker word of the sentence must be among the printed words, and the other way round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from banneret.reading.engine import Word

_MARKERS: Final = (
    ("once", "per", "turn"),
    ("instead",),
    ("until",),
    ("except",),
    ("also",),
    ("then",),
    ("if", "you", "do"),
    ("up", "to"),
    ("or",),
    ("non-",),
    ("cannot",),
    ("you", "can"),
    ("only",),
    ("other",),
    ("another",),
    ("random",),
    ("opponent",),
    ("opponent's",),
    ("either",),
    ("negate",),
    ("twice",),
    ("half",),
    ("original",),
    ("less",),
    ("more",),
)
"""Words that change what a sentence means."""
_ALIKE: Final = {"/": "or", "randomly": "random", "higher": "more", "lower": "less"}
"""Spellings of one marker."""
_CLASSES: Final = frozenset({"NUMBER", "NAME", "ATTRIBUTE", "TYPE", "KIND", "PROPERTY"})


def swallowed(said: Sequence[Word], printed: Sequence[Word]) -> tuple[str, ...]:
    """The markers, numbers and names that only one of two wordings has.

    Args:
        said: the words of the sentence.
        printed: the words that its tree prints.
    """
    here, there = Counter(_marks(said)), Counter(_marks(printed))
    return tuple(sorted((here - there).keys() | (there - here).keys()))


def _marks(words: Sequence[Word]) -> Iterator[str]:
    texts = [_ALIKE.get(word.text, word.text) for word in words]
    for index, word in enumerate(words):
        if word.token_class in _CLASSES:
            yield f"{word.token_class} {word.value}"
        if word.text == "+" and index and words[index - 1].token_class == "NUMBER":  # 2+ monsters
            yield from ("or", "more")
        for marker in _MARKERS:
            if tuple(texts[index : index + len(marker)]) == marker:
                yield " ".join(marker)
