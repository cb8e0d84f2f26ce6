"""What is said of a card in plain words, effect by effect in lines."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec


class Line(msgspec.Struct, frozen=True):
    """One line of an explanation."""

    label: str
    """What it tells: "When", "Cost", "2"; empty where it goes without saying."""
    text: str
    sentence: int
    """The number of the sentence of the card that says it."""


class ExplainedEffect(msgspec.Struct, frozen=True):
    """An effect, or something else that a card says."""

    heading: str
    lines: tuple[Line, ...]
    sentences: tuple[int, ...]
    """The numbers of the sentences that say it, those that only limit it among them."""


class Explanation(msgspec.Struct, frozen=True):
    """What a card does, in the order of its text."""

    name: str
    effects: tuple[ExplainedEffect, ...]

    def text(self) -> str:
        """The whole in lines for people."""
        return "\n".join(line for effect in self.effects for line in _in_words(effect, effect.lines))

    def of_sentence(self, number: int) -> str:
        """What is said of one sentence, under the heading of its effect.

        Args:
            number: of the sentence.
        """
        return "\n".join(
            line
            for effect in self.effects
            if number in effect.sentences
            for line in _in_words(effect, [one for one in effect.lines if one.sentence == number])
        )


_IS_STEP: Final = re.compile(r"[A-Z]?\d+")


def _in_words(effect: ExplainedEffect, lines: Sequence[Line]) -> Iterator[str]:
    yield effect.heading
    for line in lines:
        mark = "." if _IS_STEP.fullmatch(line.label) else ":"
        yield f"  {line.label}{mark} {line.text}" if line.label else f"  {line.text}"
