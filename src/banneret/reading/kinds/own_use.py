"""Sentences that only say when or how this card or the effect before can be used: no effects themselves."""

from __future__ import annotations

from banneret.effects.abilities import Ability, Applies
from banneret.effects.actions.steps import Apply, Forbid
from banneret.effects.events import DoesAction
from banneret.effects.kinds import Sentence
from banneret.effects.lists import ApplyListed, ListedEffects, ListVerb
from banneret.effects.materials import AsMaterialPaid, SummoningThisWay, UseAsMaterial
from banneret.effects.modal import ActivateCard
from banneret.effects.node import walk
from banneret.effects.states import CannotBe
from banneret.effects.statics import ThisEffect
from banneret.effects.timings import Given, If, When
from banneret.reading.kinds.this_card import is_done_to_this_card


def is_permission(tree: Sentence) -> bool:
    """Whether it only says that this card may be activated from the hand, or in the turn it was Set."""
    return isinstance(tree, Ability | Applies) and any(
        isinstance(node, ActivateCard) and is_done_to_this_card(node) for node in walk(tree.effect.first)
    )


def forbids_its_use(tree: Sentence) -> bool:
    """Whether it says when the effect before it cannot be activated."""
    if not isinstance(tree, Ability) or tree.timings or tree.cost is not None:
        return False
    first = tree.effect.first
    if isinstance(first, Forbid):
        return isinstance(first.action, ApplyListed) and first.action.list is ListedEffects.THIS
    state = first.state if isinstance(first, Apply) else None
    return isinstance(state, CannotBe) and isinstance(state.what, ThisEffect)


def is_of_its_activation(tree: Sentence | None) -> bool:
    """Whether it says what comes of activating the effect before it: "if you activate this effect, ..."."""
    if not isinstance(tree, Applies):
        return False
    events = [timing.event for timing in tree.timings if isinstance(timing, If | When)]
    actions = [event.action for event in events if isinstance(event, DoesAction)]
    return any(
        isinstance(action, ApplyListed)
        and action.verb is ListVerb.ACTIVATE
        and action.list is ListedEffects.THIS
        for action in actions
    )


def is_of_its_materials(tree: Applies) -> bool:
    """Whether a condition lets other materials be used than the sentence before says."""
    is_conditional = all(isinstance(one, Given | SummoningThisWay) for one in tree.timings)
    return is_conditional and isinstance(tree.effect.first, AsMaterialPaid | UseAsMaterial)
