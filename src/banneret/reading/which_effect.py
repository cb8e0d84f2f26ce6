"""Which effect of a card a sentence means by "this effect" that tells what another one did.

"Gains ATK equal to the ATK of the monster equipped to it by this effect" is an effect of its own: the effect
that equips stands before it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from banneret.effects.battle import BecameSo, GainEnds
from banneret.effects.changes import InflictsByEffect
from banneret.effects.conditions import EquippedByThis
from banneret.effects.continuous import AttacksThus
from banneret.effects.events import Happens
from banneret.effects.happenings import Undergone
from banneret.effects.kinds import Sentence
from banneret.effects.node import Node, walk
from banneret.effects.nouns import Deed, WhichWas
from banneret.effects.nouns.agents import ByThis
from banneret.effects.nouns.qualifiers import EquippedByThisTo, WhoseEffect
from banneret.effects.states import AttacksPlayer, Doing, Loses
from banneret.effects.statics import EquippedWith, ThisEffect
from banneret.effects.tallies import LastCounterRemoved
from banneret.reading.causes import does

_OF_THE_EFFECT_BEFORE: Final = (GainEnds, InflictsByEffect, LastCounterRemoved)
"""What happens by "this effect", of which no action tells."""
_THIS_EFFECT: Final = re.compile(r"\b(by |with |using |from )this effect\b|\bthis card's effect\b")


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
    return text if meant is None else _THIS_EFFECT.sub(lambda said: (said[1] or "") + meant.name, text)


def _meant(node: Node, own: Sequence[Sentence], effects_before: Sequence[Told]) -> Told | None:
    deeds = tuple(_deeds_by_this(node))
    if any(_is_of(tree, node, deeds) for tree in own):
        return None
    for effect in reversed(effects_before):
        if any(_is_of(tree, node, deeds) for tree in effect.trees):
            return effect
    is_of_last = any(isinstance(one, _OF_THE_EFFECT_BEFORE) for one in walk(node))
    is_of_last |= bool(own) and _is_when_activated(node, own[0])
    return effects_before[-1] if is_of_last and effects_before else None


def _is_when_activated(node: Node, first: Sentence) -> bool:
    """Whether it is the time of an effect that comes once "this effect" was activated or applied."""
    is_when = any(node in walk(timing) for timing in getattr(first, "timings", ()))
    return is_when and any(isinstance(one, Happens) and one.what == ThisEffect() for one in walk(node))


def _is_of(tree: Sentence, node: Node, deeds: Sequence[Deed]) -> bool:
    """Whether a sentence says to do what a node tells of."""
    for told in walk(node):
        if isinstance(told, AttacksThus):
            return any(map(_lets_attack_directly, walk(tree)))
        if isinstance(told, BecameSo):
            return any(isinstance(one, Loses) for one in walk(tree))
    return any(does(tree, deed) for deed in deeds)


def _lets_attack_directly(node: Node) -> bool:
    return isinstance(node, AttacksPlayer) or getattr(node, "doing", None) is Doing.ATTACK_DIRECTLY


def _deeds_by_this(node: Node) -> Iterator[Deed]:
    """What a node says was done by "this effect"."""
    for one in walk(node):
        if _tells_of_equipping(one):
            yield Deed.EQUIPPED
        elif isinstance(one, WhichWas) and one.by == ByThis():
            yield one.deed
        elif isinstance(one, Undergone) and one.by == ByThis():
            yield from one.deeds


def _tells_of_equipping(node: Node) -> bool:
    if isinstance(node, EquippedByThisTo):
        return node.by is WhoseEffect.THIS
    if isinstance(node, EquippedByThis):
        return node.effect == ThisEffect()
    return isinstance(node, EquippedWith) and node.by == ThisEffect()
