"""Sentences that go on from one that is not read: nothing tells what kind of effect they belong to."""

from __future__ import annotations

import re
from typing import Final

from banneret.effects.abilities import Ability
from banneret.effects.node import Node, walk
from banneret.effects.nouns import Reference, Spoken, That
from banneret.reading.kinds.done_once import is_done_once
from banneret.reading.reader import CardReading
from banneret.reading.text.sentences import Role

PART_OF_UNREAD: Final = "Part of an effect that is not read."
"""What such sentences are called."""
_CHOSEN: Final = re.compile(r"\b(apply|activate|resolve)\b")
"""How a list begins whose effects are done, and not had."""
_KNOWN: Final = frozenset({Reference.THIS_CARD, Reference.THIS_MONSTER, Reference.EQUIPPED_MONSTER})
"""References that need nothing said before."""


def goes_on_from_unread(reading: CardReading, number: int) -> bool:
    """Whether a sentence does something that an unread sentence leads to, which stands before it or its list.

    Args:
        reading: of the card.
        number: of the sentence.
    """
    sentence = reading.sentences[number]
    tree = sentence.tree
    if not isinstance(tree, Ability) or tree.timings or tree.cost is not None:
        return False
    before = _before(reading, number)
    if before < 0 or reading.sentences[before].section is not sentence.section:
        return False
    is_read = reading.sentences[before].is_read()
    if sentence.role is Role.BULLET:
        is_chosen = _CHOSEN.search(reading.sentences[before].text) is not None
        return not is_read and (is_chosen or is_done_once(tree.effect))
    if tree.optional or not any(map(_speaks_again, walk(tree.effect.first))):
        return False
    return goes_on_from_unread(reading, before) if is_read else is_done_once(tree.effect)


def _before(reading: CardReading, number: int) -> int:
    """The sentence before another, or before the list in which it stands."""
    sentence = reading.sentences[number]
    number -= 1
    while sentence.role is Role.BULLET and number >= 0 and reading.sentences[number].role is Role.BULLET:
        number -= 1
    return number


def _speaks_again(node: Node) -> bool:
    """Whether it means something that was said before."""
    return isinstance(node, Spoken) or (isinstance(node, That) and node.which not in _KNOWN)
