"""What the sentence before a list says of the effects behind its bullets: who gains them, and when."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final

from banneret.effects.kinds import What
from banneret.effects.limits import UsageLimit
from banneret.effects.lists import GainsListed
from banneret.effects.node import Node, walk
from banneret.effects.nouns import Reference, That
from banneret.effects.yugioh_terms import CardType
from banneret.reading.kinds.given_away import comes_with_effects
from banneret.reading.reader import CardReading, CardText
from banneret.reading.text.sentences import Role

_ITSELF: Final = frozenset({Reference.THIS_CARD, Reference.THIS_MONSTER})


class Gainers(Enum):
    """Who has the effects behind bullets only in some case, in words."""

    OTHERS = "that monster"
    THIS_CARD = "this card"


def gained_by(card: CardText, reading: CardReading, number: int) -> Gainers | None:
    """Who gains the effect that a sentence behind a bullet is; None for an effect that nobody gains.

    Args:
        card: what the card is.
        reading: its sentences.
        number: of the sentence.
    """
    gains = [node.what for node in _before_bullets(reading, number) if isinstance(node, GainsListed)]
    if not gains:
        return None
    return Gainers.THIS_CARD if all(_is_itself(gainer, card) for gainer in gains) else Gainers.OTHERS


def is_come_with(reading: CardReading, number: int) -> bool:
    """Whether a sentence stands behind a bullet as an effect with which this card is Summoned.

    Args:
        reading: of the card.
        number: of the sentence.
    """
    return any(map(comes_with_effects, _before_bullets(reading, number)))


def _is_itself(gainer: What, card: CardText) -> bool:
    own = _ITSELF | {Reference.IT} if card.card_type is CardType.MONSTER else _ITSELF
    return isinstance(gainer, That) and gainer.which in own


def _before_bullets(reading: CardReading, number: int) -> Iterator[Node]:
    """What the sentence says that a bullet belongs to."""
    if reading.sentences[number].role is not Role.BULLET:
        return
    before = [
        one
        for one in reading.sentences[:number]
        if one.role is not Role.BULLET and not isinstance(one.tree, UsageLimit)
    ]
    if before and before[-1].tree is not None:
        yield from walk(before[-1].tree)
