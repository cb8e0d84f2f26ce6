"""What a card's trees say in the words that simulators use: kinds of effects, limits, costs, categories.

It is computed from the trees and from what the card is, and nothing else; a measurement against a simulator's
facts shows where trees are wrong.
"""

from __future__ import annotations

from typing import Final

import msgspec

from banneret.effects.abilities import Ability, Applies
from banneret.effects.actions.moving import Target
from banneret.effects.actions.repeating import ForEach
from banneret.effects.actions.steps import AsManyAs, OnlySuch, UpToAmount
from banneret.effects.changes import TargetedHere
from banneret.effects.kinds import Qualifier, Sentence
from banneret.effects.lists import ApplyListed, ListedEffects
from banneret.effects.node import Node, walk
from banneret.effects.nouns import (
    ControlledBy,
    Exactly,
    From,
    In,
    Objects,
    OnFieldOf,
    OnTheField,
    Place,
    UpTo,
)
from banneret.effects.permissions import Selecting
from banneret.effects.yugioh_terms import MonsterKind
from banneret.reading.binding.whereabouts import is_hidden
from banneret.reading.grouping.effect import Effect, Limit
from banneret.reading.grouping.groups import effects_of
from banneret.reading.kinds.categories import beside_target, categories_of, effect_nodes, paid
from banneret.reading.kinds.kind import ACTIVATED, Kind
from banneret.reading.kinds.old_texts import is_old
from banneret.reading.reader import CardReading, CardText


class EffectFacts(msgspec.Struct, frozen=True):
    """One effect of a card."""

    kind: Kind
    targets: bool
    limit: Limit | None
    cost: bool
    categories: tuple[str, ...]


def _facts(effect: Effect, card: CardText) -> EffectFacts:
    """All that is asked of an effect."""
    kind = Kind.CONTINUOUS if effect.is_noted else effect.kind
    is_activated = kind in ACTIVATED
    categories = {name for one in effect.certain for name in categories_of(one)}
    targets = any(_targets(one, card) for one in effect.certain)
    if effect.choices:  # whichever is chosen
        categories.update(set[str].intersection(*({*categories_of(one)} for one in effect.choices)))
        targets = targets or all(_targets(one, card) for one in effect.choices)
    if targets:
        categories -= {*beside_target(effect.sentences)}
    if not is_activated:
        categories.clear()
    return EffectFacts(
        kind,
        is_activated and targets,
        effect.limit,
        any(_has_cost(one) for one in effect.sentences if isinstance(one, Ability | Applies)),
        tuple(sorted(categories)),
    )


def _targets(tree: Sentence, card: CardText) -> bool:
    """Whether cards are targeted: where a text says so, and where one without a colon chooses them."""
    for node in walk(tree):
        is_target = isinstance(node, Target) and not is_hidden(node.what)
        if is_target or isinstance(node, Selecting | TargetedHere):
            return True
    return is_old(card) and any(
        type(node).__name__ in _CHOOSING and _is_choice(getattr(node, "what", getattr(node, "on", None)))
        for node in effect_nodes(tree)
    )


def _is_choice(what: object) -> bool:
    """Whether a player chooses so many cards where all can see them."""
    return (
        isinstance(what, Objects)
        and isinstance(what.quantity, Exactly | UpTo)
        and any(_is_public(one) for one in what.qualifiers)
        and not any(type(one).__name__ == "WithMost" for one in what.qualifiers)
    )


def _is_public(qualifier: Qualifier) -> bool:
    if isinstance(qualifier, In | From):
        return {Place.GRAVEYARD, Place.BANISHMENT}.issuperset(qualifier.zones.places)
    return isinstance(qualifier, ControlledBy | OnFieldOf | OnTheField)


_CHOOSING: Final = frozenset(
    {
        "Add",
        "Banish",
        "Becomes",
        "ChangePosition",
        "Destroy",
        "Gains",
        "Increase",
        "Loses",
        "PlaceCounters",
        "PlaceInDeck",
        "Reduce",
        "ReturnTo",
        "SpecialSummon",
        "TakeControl",
    }
)
"""Nodes whose cards are chosen at activation in texts from before the colon."""


def effect_facts(card: CardText, reading: CardReading) -> tuple[EffectFacts, ...]:
    """The effects of a card in the order of its text; of sentences that are not read, nothing is said.

    That a Union monster equips itself counts as a rule that all of them share.

    Args:
        card: what the card is.
        reading: its trees.
    """
    is_union = MonsterKind.UNION in card.kinds
    effects = [
        one
        for one in effects_of(card, reading)
        if not (is_union and (one.is_either() or (one.sentences and not one.certain)))
    ]
    return tuple(_facts(effect, card) for effect in effects)


def _has_cost(ability: Ability | Applies) -> bool:
    """Whether something is paid at activation, and not only targeted."""
    cost = ability.cost if isinstance(ability, Ability) else None
    given = [*paid(ability.effect), *(() if cost is None else cost.actions())]
    first = ability.effect.first
    if isinstance(first, ApplyListed) and first.by is not None:
        return True
    return any(not isinstance(_without_extent(one), Target) and not _is_activation(one) for one in given)


def _is_activation(action: Node) -> bool:
    """Whether a text only says that the effect is activated: "you can activate this effect; ..."."""
    return isinstance(action, ApplyListed) and action.list is ListedEffects.THIS


def _without_extent(action: Node) -> Node:
    """What is done, without what says how many it may be done to."""
    if isinstance(action, UpToAmount | AsManyAs | OnlySuch | ForEach):
        return _without_extent(action.action)
    return action
