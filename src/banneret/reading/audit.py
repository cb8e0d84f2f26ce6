"""The swallow audit: what a sentence says and its tree does not.

A sentence whose tree prints as the very same words has lost nothing. Where it prints otherwise, every number,
name and marker word of the sentence must be among the printed words, and no number or name may be new.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from banneret.reading.engine import Word

_MARKERS: Final = (
    ("per", "turn"),
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
    ("negate",),
    ("half",),
    ("original",),
    ("less",),
    ("more",),
)
"""Words that change what a sentence means."""
_UNLESS_BEFORE: Final[Mapping[tuple[str, ...], list[str]]] = {("you", "can"): ["only"]}
"""Words behind a marker that make it another one: "you can only" permits nothing."""
_ALIKE: Final = {
    "/": "or",
    "randomly": "random",
    "higher": "more",
    "greater": "more",
    "lower": "less",
    "neither": "cannot",
    "opponent's": "opponent",
}
"""Spellings of one marker."""
_COUNTS: Final = {"once": 1, "twice": 2, "second": 2, "thrice": 3}
_BOTH_WAYS: Final = ("NUMBER", "NAME")
"""What a tree may not invent either."""
_CLASSES: Final = frozenset({"NUMBER", "NAME", "ATTRIBUTE", "TYPE", "KIND", "PROPERTY"})


def swallowed(said: Sequence[Word], printed: Sequence[Word]) -> tuple[str, ...]:
    """The markers, numbers and names of a sentence that its tree does not say, and those that it invents.

    Args:
        said: the words of the sentence.
        printed: the words that its tree prints.
    """
    here, there = Counter(_marks(said)), Counter(_marks(printed))
    invented = (mark for mark in (there - here) if mark.startswith(_BOTH_WAYS))
    return tuple(sorted({*(here - there), *invented}))


def _marks(words: Sequence[Word]) -> Iterator[str]:
    texts = [_ALIKE.get(word.text, word.text) for word in words]
    for index, word in enumerate(words):
        if word.token_class in _CLASSES:
            yield f"{word.token_class} {word.value}"
        elif word.text in _COUNTS:
            yield f"NUMBER {_COUNTS[word.text]}"
        elif word.text == "+":  # 2+ monsters: 2 or more
            yield from ("more", "or")
        for marker in _MARKERS:
            end = index + len(marker)
            if tuple(texts[index:end]) == marker and texts[end : end + 1] != _UNLESS_BEFORE.get(marker):
                yield " ".join(marker)
