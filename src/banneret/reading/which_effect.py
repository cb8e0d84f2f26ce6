"""Which effect of a card a sentence means by "this effect" that tells what another one did.

"Gains ATK equal to the ATK of the monster equipped to it by this effect" is an effect of its own: the effect
that equips stands before it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from banneret.effects.changes import InflictsByEffect
from banneret.effects.continuous import AttacksThus
from banneret.effects.happenings import Undergone
from banneret.effects.kinds import Sentence
from banneret.effects.node import Node, walk
from banneret.effects.nouns import Deed, WhichWas
from banneret.effects.nouns.agents import ByThis
from banneret.effects.nouns.qualifiers import EquippedByThisTo, WhoseEffect
from banneret.effects.states import AttacksPlayer, Doing
from banneret.effects.tallies import LastCounterRemoved
from banneret.reading.causes import does

_OF_THE_EFFECT_BEFORE: Final = (InflictsByEffect, LastCounterRemoved)
"""What happens by "this effect", of which no action tells."""
_THIS_EFFECT: Final = re.compile(r"\b(by|with|using) this effect\b")


class Told(NamedTuple):
    """An effect that is told before another."""

    name: str
    """E.g. "effect 1"."""
    trees: tuple[Sentence, ...]


def with_effect_named(text: str, node: Node, own: Sequence[Sentence], effects_before: Sequence[Told]) -> str:
    """The same text, where "this effect" is named if it is not the one that the text is of.

    Args:
        text: what a line says.
        node: what is printed there.
        own: the sentences of the effect that has the line.
        effects_before: the effects before that one, in the order of the card.
    """
    meant = _meant(node, own, effects_before)
    return text if meant is None else _THIS_EFFECT.sub(rf"\1 {meant.name}", text)


def _meant(node: Node, own: Sequence[Sentence], effects_before: Sequence[Told]) -> Told | None:
    deeds = tuple(_deeds_by_this(node))
    if any(_is_of(tree, node, deeds) for tree in own):
        return None
    for effect in reversed(effects_before):
        if any(_is_of(tree, node, deeds) for tree in effect.trees):
            return effect
    is_of_last = any(isinstance(one, _OF_THE_EFFECT_BEFORE) for one in walk(node))
    return effects_before[-1] if is_of_last and effects_before else None


def _is_of(tree: Sentence, node: Node, deeds: Sequence[Deed]) -> bool:
    """Whether a sentence says to do what a node tells of."""
    if any(isinstance(one, AttacksThus) for one in walk(node)):
        return any(
            isinstance(one, AttacksPlayer) or getattr(one, "doing", None) is Doing.ATTACK_DIRECTLY
            for one in walk(tree)
        )
    return any(does(tree, deed) for deed in deeds)


def _deeds_by_this(node: Node) -> Iterator[Deed]:
    """What a node says was done by "this effect"."""
    for one in walk(node):
        if isinstance(one, EquippedByThisTo) and one.by is WhoseEffect.THIS:
            yield Deed.EQUIPPED
        elif isinstance(one, WhichWas) and one.by == ByThis():
            yield one.deed
        elif isinstance(one, Undergone) and one.by == ByThis():
            yield from one.deeds
