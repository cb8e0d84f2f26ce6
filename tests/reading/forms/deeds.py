"""Forms of what is done, and of what holds.

Each rule knows trees that say what another tree says, too; reading gives that other one.
"""

from __future__ import annotations

from typing import Final

from banneret.effects.abilities import Applies
from banneret.effects.actions.steps import Apply, Does, Forbid, May, Must
from banneret.effects.actions.summoning import AsOneRequired, SpecialSummon, SummonAnyhow
from banneret.effects.actions.taking_over import ActivatedEffectBecomes
from banneret.effects.battle import CanOnlyTarget, MakeAttackDirect
from banneret.effects.changes import FeaturesBecome, WasSo
from banneret.effects.conditions import BothHold, EitherHolds, Is, IsEquippedWith
from banneret.effects.continuous import EffectsListed, InsteadDone, OnlyThis, Whenever
from banneret.effects.dealings import ActivatedBy
from banneret.effects.events import (
    Activates,
    PlayerDeclaresAttack,
)
from banneret.effects.lists import ListedEffects
from banneret.effects.materials import AsMaterialPaid
from banneret.effects.modal import ActivateCard
from banneret.effects.node import Node, walk
from banneret.effects.nouns import (
    Either,
    Feature,
    NamedCards,
    Reference,
    That,
    Together,
)
from banneret.effects.players import Who
from banneret.effects.states import Can, Doing
from banneret.effects.statics import CannotTarget, EquippedWith


def _is_done_by_nobody(node: Node) -> bool:
    """A state holds by itself: nobody "can", "cannot" or does it."""
    return isinstance(node, May | Does | Forbid | Must) and isinstance(node.action, Apply)


def _is_condition_of_its_own(node: Node) -> bool:
    """ "Is equipped with" is a condition, not a place to be in; cards of two names are named in one."""
    if isinstance(node, IsEquippedWith):
        card = node.card
        return isinstance(card, Together) and all(isinstance(one, NamedCards) for one in card.parts)
    return isinstance(node, Is | WasSo) and any(isinstance(one, EquippedWith) for one in node.qualifiers)


def _is_link_in_the_action(node: Node) -> bool:
    """ "Also" links a step; it is no part of what is done."""
    return isinstance(node, AsMaterialPaid) and node.also


def _is_and_among_and(node: Node) -> bool:
    """Of two conditions, the first of which has an enumeration, nobody can tell where it ends."""
    return isinstance(node, BothHold | EitherHolds) and any(
        isinstance(one, Together | Either) for one in walk(node.first)
    )


def _is_this_effect_as_list(node: Node) -> bool:
    """ "This effect" is the one that speaks, and "effects" are any, not those of a list.

    What follows a cost that ends with "this effect" is no part of it.
    """
    if isinstance(node, ActivatedBy | AsOneRequired):
        return any(getattr(one, "list", None) is ListedEffects.THIS for one in walk(node))
    return isinstance(node, EffectsListed) and node.list in (ListedEffects.THIS, ListedEffects.SOME)


def _is_limit_of_summons(node: Node) -> bool:
    """ "Can only Special Summon once" limits the Summons, whatever they Summon."""
    return isinstance(node, OnlyThis) and isinstance(node.action, SpecialSummon) and node.action.what is None


def _is_pronoun_of_players(node: Node) -> bool:
    """Whether the "they" that "declare an attack" are players or monsters nobody can tell.

    So it is with those that "activate its effect", "cannot target monsters", "can only target" some, or "can
    change their positions".
    """
    if node == Can(That(Reference.THEM), Doing.CHANGE_POSITION):
        return True
    who = Activates | CanOnlyTarget | CannotTarget | PlayerDeclaresAttack
    return isinstance(node, who) and node.who is Who.THEY


def _is_instead_of_all(node: Node) -> bool:
    """ "Instead" at the very end is said of the whole effect."""
    if isinstance(node, Whenever):
        return any(isinstance(one, MakeAttackDirect) for one in walk(node.action))
    if not isinstance(node, Applies):
        return False
    last = (node.effect.first, *(step.action for step in node.effect.rest))[-1]
    return any(isinstance(one, MakeAttackDirect) for one in walk(last)) or (
        isinstance(last, Apply) and isinstance(last.state, InsteadDone)
    )


def _is_activation_barred(node: Node) -> bool:
    """That a card cannot be activated bars whatever is activated, cards and effects."""
    return isinstance(node, Forbid) and isinstance(node.action, ActivateCard)


def _is_summon_of_one_way(node: Node) -> bool:
    """Of the Summons in one way or another those in one way are Summons of their own."""
    return isinstance(node, SummonAnyhow) and len(node.ways) == 1 and node.what is not None


def _is_paid_by_the_game(node: Node) -> bool:
    """What an activated effect becomes is nothing that a player does to activate a card."""
    return isinstance(node, ActivatedBy) and any(
        isinstance(one, ActivatedEffectBecomes) for one in walk(node)
    )


def _is_value_made_alike(node: Node) -> bool:
    """That ATK and DEF become those of another card is said of values, not of features."""
    return isinstance(node, FeaturesBecome) and {*node.features} <= {Feature.ATK, Feature.DEF}


OTHER_FORMS: Final = (
    _is_done_by_nobody,
    _is_condition_of_its_own,
    _is_link_in_the_action,
    _is_and_among_and,
    _is_this_effect_as_list,
    _is_limit_of_summons,
    _is_pronoun_of_players,
    _is_instead_of_all,
    _is_activation_barred,
    _is_summon_of_one_way,
    _is_paid_by_the_game,
    _is_value_made_alike,
)
