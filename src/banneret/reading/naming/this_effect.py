"""What "this effect" means where a text tells what was done by it: the effect, its cost, or one before it.

"Gains ATK equal to the ATK of the monster equipped to it by this effect" is an effect of its own: the effect
that equips stands before it. Texts also say "this way" of what was done to pay for an effect, or to Summon
the card that has it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from banneret.effects.abilities import Ability
from banneret.effects.battle import BecameSo, GainEnds
from banneret.effects.changes import InflictsByEffect
from banneret.effects.conditions import EquippedByThis
from banneret.effects.continuous import AttacksThus
from banneret.effects.events import Happens
from banneret.effects.happenings import Undergone
from banneret.effects.kinds import Action, Sentence
from banneret.effects.node import Node, walk
from banneret.effects.nouns import Deed, WhichWas
from banneret.effects.nouns.agents import ByThis
from banneret.effects.nouns.qualifiers import EquippedByThisTo, WhoseEffect
from banneret.effects.procedures import MustBe, SummoningProcedure
from banneret.effects.states import AttacksPlayer, Doing, Loses
from banneret.effects.statics import EquippedWith, ThisEffect
from banneret.effects.tallies import LastCounterRemoved
from banneret.reading.binding.mentioned import did

_OF_THE_EFFECT_BEFORE: Final = (GainEnds, InflictsByEffect, LastCounterRemoved)
"""What happens by "this effect", of which no action tells."""
_ON_THE_WAY: Final = (MustBe, SummoningProcedure)
"""Sentences that say how a card is Summoned, which no effect does."""
_BY_THIS: Final = ["by", "this", "effect"]
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


def with_cause(words: list[str], told: WhichWas, tree: Sentence, before: Sentence | None) -> list[str]:
    """The same words, where "by this effect" is named if it was its cost, or what Summoned the card.

    Args:
        words: of a description, as a line says it.
        told: the description.
        tree: the sentence that has it.
        before: the sentence before that; None where there is none, or it is not read.
    """
    start = next((at for at in range(len(words)) if words[at : at + 3] == _BY_THIS), None)
    cause = _cause(told, tree, before)
    return words if start is None or not cause else [*words[:start], *cause, *words[start + 3 :]]


def _cause(told: WhichWas, tree: Sentence, before: Sentence | None) -> tuple[str, ...]:
    """How something was done that is said to be done "by this effect"; no words where the effect did it."""
    effect: Node = tree.effect if isinstance(tree, Ability) else tree
    if told.by != ByThis() or told.deed is Deed.TARGETED or _does(effect, told.deed):
        return ()
    cost = tree.cost if isinstance(tree, Ability) else None
    if cost is not None and _does(cost, told.deed):
        return ("as", "cost")
    return ("this", "way") if isinstance(before, _ON_THE_WAY) else ()


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
    return any(_does(tree, deed) for deed in deeds)


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


def _does(node: Node, deed: Deed) -> bool:
    """Whether an action in it does a deed."""
    return any(isinstance(one, Action) and did(one, deed) for one in walk(node))
