"""Sentences that speak of the effect before them and tell of no step: what answers it, what it spares."""

from __future__ import annotations

from typing import Final

from banneret.effects.abilities import (
    Ability,
    Applies,
)
from banneret.effects.actions.moving import Target
from banneret.effects.actions.steps import (
    Apply,
    Forbid,
)
from banneret.effects.continuous import OnlyThis
from banneret.effects.dealings import Respond
from banneret.effects.happenings import Undergone
from banneret.effects.kinds import Sentence
from banneret.effects.moments import For, Span
from banneret.effects.node import walk
from banneret.effects.nouns import Deed
from banneret.effects.occasions import UsesAllowed
from banneret.effects.permissions import InResponse
from banneret.effects.players import Who
from banneret.effects.states import CannotBe, UnaffectedBy
from banneret.effects.statics import ActivationAndEffect, ThisEffect
from banneret.reading.kinds.own_use import forbids_its_use

_TURNS_OF_ACTIVATION: Final = frozenset(
    {
        Span.TURN_OF_ACTIVATION,
        Span.TURN_OF_CARD_ACTIVATION,
        Span.TURN_OF_EITHER_ACTIVATION,
        Span.TURN_OF_LISTED_ACTIVATION,
    }
)


def counts_uses(tree: Sentence | None) -> bool:
    """Whether it says how often the effect before it can be used: "you can use it up to twice per turn".

    Args:
        tree: a sentence.
    """
    return isinstance(tree, Applies) and isinstance(tree.effect.first, UsesAllowed)


def is_spared(tree: Sentence | None) -> bool:
    """Whether it says that the effect before it cannot be negated, or what does not affect it.

    Args:
        tree: a sentence.
    """
    first = tree.effect.first if isinstance(tree, Ability) else None
    state = first.state if isinstance(first, Apply) else None
    return (isinstance(state, UnaffectedBy) and isinstance(state.what, ThisEffect)) or (
        isinstance(state, CannotBe)
        and isinstance(state.what, ThisEffect)
        and isinstance(state.done, Undergone)
        and Deed.NEGATED in state.done.deeds
    )


def forbids_target(tree: Sentence | None) -> bool:
    """Whether it says what cannot be chosen for the effect before it: "You cannot target this card".

    Args:
        tree: a sentence.
    """
    if not isinstance(tree, Ability) or tree.timings or tree.cost is not None:
        return False
    first = tree.effect.first
    return isinstance(first, Forbid) and first.who is Who.YOU and isinstance(first.action, Target)


def aside(tree: Ability | Applies) -> str:
    """What a further sentence of an effect is called that tells of no step; empty for one that does.

    Args:
        tree: one without timing, cost or choice, if it is an ability.
    """
    if _is_about_responses(tree):
        return "Responses"
    if isinstance(tree, Applies):
        return "Restriction" if _limits_targets(tree) else ""
    if is_spared(tree) or any(isinstance(node, ActivationAndEffect) for node in walk(tree)):
        return "Note"
    is_for_turn = any(isinstance(node, For) and node.span in _TURNS_OF_ACTIVATION for node in walk(tree))
    return "Restriction" if is_for_turn or forbids_its_use(tree) or forbids_target(tree) else ""


def _limits_targets(tree: Applies) -> bool:
    """Whether it says what alone can be chosen for the effect before it."""
    first = tree.effect.first
    return isinstance(first, OnlyThis) and first.who is Who.YOU and isinstance(first.action, Target)


def is_rule_of_responses(tree: Ability | Applies) -> bool:
    """Whether it only says what can be activated in response to the activation of its effect.

    Args:
        tree: a sentence.
    """
    first = tree.effect.first
    return isinstance(first, Forbid) and isinstance(first.action, Respond) and not tree.effect.rest


def _is_about_responses(tree: Sentence) -> bool:
    """Whether it says what can be activated in response to something."""
    return any(isinstance(node, InResponse | Respond) for node in walk(tree))
