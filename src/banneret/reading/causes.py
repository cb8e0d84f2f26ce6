"""By what something was done that a sentence speaks of: by its effect, or on the way to it.

Texts say "this way" of both. What was done to pay for an effect, or to Summon the card that has it, was not
done by the effect.
"""

from __future__ import annotations

from typing import Final

from banneret.effects.abilities import Ability
from banneret.effects.kinds import Action, Sentence
from banneret.effects.node import Node, walk
from banneret.effects.nouns import Deed, WhichWas
from banneret.effects.nouns.agents import ByThis
from banneret.effects.procedures import MustBe, SummoningProcedure
from banneret.reading.mentioned import did

_ON_THE_WAY: Final = (MustBe, SummoningProcedure)
"""Sentences that say how a card is Summoned, which no effect does."""
_AS_COST: Final = ("as", "cost")
_THIS_WAY: Final = ("this", "way")


def how_it_was_done(told: WhichWas, tree: Sentence, before: Sentence | None) -> tuple[str, ...]:
    """How something was done that a description says was done "by this effect", where it was not.

    Args:
        told: the description.
        tree: the sentence that has it.
        before: the sentence before that.

    Returns:
        Nothing where the effect did it.
    """
    effect: Node = tree.effect if isinstance(tree, Ability) else tree
    if told.by != ByThis() or told.deed is Deed.TARGETED or does(effect, told.deed):
        return ()
    cost = tree.cost if isinstance(tree, Ability) else None
    if cost is not None and does(cost, told.deed):
        return _AS_COST
    return _THIS_WAY if isinstance(before, _ON_THE_WAY) else ()


def does(node: Node, deed: Deed) -> bool:
    """Whether an action in it does a deed."""
    return any(isinstance(one, Action) and did(one, deed) for one in walk(node))
