"""What a sentence with a comma is: an effect, part of an activation, or what only holds.

Texts from before the colon write effects with a comma, or with none: "If this card destroys a monster by
battle, draw 1 card." A sentence of that kind is an effect if it does something once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from banneret.effects.abilities import Applies
from banneret.effects.actions.moving import Target
from banneret.effects.actions.steps import Apply, Steps
from banneret.effects.actions.summoning import AsOneRequired
from banneret.effects.actions.values import NegateEffects
from banneret.effects.continuous import ThatActivateIn
from banneret.effects.dealings import Respond
from banneret.effects.events import Activates
from banneret.effects.kinds import Timing
from banneret.effects.lists import ApplyListed, ListVerb
from banneret.effects.materials import AsMaterialPaid, UseAsMaterial
from banneret.effects.modal import WhenItResolves
from banneret.effects.moments import At, PhaseName, Which
from banneret.effects.node import walk
from banneret.effects.nouns import Deed, Done, Spoken, That, Together
from banneret.effects.permissions import InResponse
from banneret.effects.showing import AtOnce
from banneret.effects.statics import ThisEffect
from banneret.effects.timings import During, EachTime, Given, Uses, WhenDone
from banneret.effects.yugioh_terms import MonsterKind
from banneret.reading.kinds.done_once import comes_back, is_done_once, is_paid_for
from banneret.reading.kinds.kind import Kind, kind_on_the_field
from banneret.reading.kinds.of_spells import ONE_SHOT, may_equip_itself
from banneret.reading.kinds.old_texts import is_answered, is_old
from banneret.reading.kinds.this_card import speaks_of_this_card
from banneret.reading.kinds.timings import (
    answers_own_activation,
    answers_summon,
    event_of,
    is_at_resolution,
    triggers_of,
)
from banneret.reading.reader import CardText

PROCEDURES: Final = frozenset({"SummonThisCard", "ExtraNormalSummon", "NormalSummonThisCard", "NormalSummon"})
"""Nodes of what a player may do without activating an effect."""
_UNCHAINED: Final = AsMaterialPaid | AsOneRequired | AtOnce | UseAsMaterial
"""What belongs to a Summon, or is done without starting a Chain."""
_REPLACED: Final = frozenset({"Destroy", "Banish", "Send"})
"""Nodes of what a sentence without a colon does to a card that hangs on another."""
_GROWTH: Final = frozenset({"Increase", "PlaceCounters", "Reduce"})


def kind_with_comma(card: CardText, tree: Applies, otherwise: Kind) -> Kind:
    """What a sentence with a comma is.

    Args:
        card: whose sentence it is.
        tree: its tree.
        otherwise: what effects of this type of card are that answer nothing.
    """
    triggers = triggers_of(tree.timings)
    without = Kind.CONTINUOUS if triggers else Kind.STATIC
    if _activates_nothing(tree, triggers):
        return without
    if MonsterKind.UNION in card.kinds and any(type(one).__name__ == "Equip" for one in walk(tree.effect)):
        return Kind.STATIC
    if card.property in ONE_SHOT and not triggers and _is_choice_at_activation(tree.effect):
        return Kind.ACTIVATE
    if tree.optional and is_paid_for(tree.effect) and comes_back(tree.effect):  # "in your End Phase to"
        return Kind.TRIGGER_OPTIONAL
    if is_paid_for(tree.effect):
        is_use = card.property in ONE_SHOT and not triggers and not speaks_of_this_card(tree)
        return Kind.ACTIVATE if is_use else kind_on_the_field(tree, triggers, otherwise)
    if _is_of_use(card, tree, triggers):
        return Kind.ACTIVATE
    if not triggers and _is_of_activated(tree.effect):  # it is negated when it resolves
        return Kind.CONTINUOUS
    is_held = not triggers and not any(isinstance(one, Uses) for one in tree.timings)
    # in texts of today a colon says what is activated; of what is only to be used, it may stand before a list
    is_done = not triggers and is_done_once(tree.effect)
    if is_held or (not is_old(card) and not is_done and not _is_choice_at_activation(tree.effect)):
        return without
    is_answer = bool(triggers) and (is_done_once(tree.effect) or _grows_each_time(tree) or _grows_then(tree))
    is_answer = is_answer and not (_is_tie(tree.effect) and not any(map(answers_summon, triggers)))
    is_answer |= is_answered(card, tree)
    if not tree.optional and not is_answer and not isinstance(tree.effect.first, Target):
        return without
    return kind_on_the_field(tree, triggers, otherwise)


def _activates_nothing(tree: Applies, triggers: Sequence[Timing]) -> bool:
    """Whether nothing is activated: something is replaced, belongs to a Summon or is applied in a Chain."""
    is_replacing = tree.instead or any(
        type(event_of(timing)).__name__.startswith("Would") for timing in triggers
    )
    if is_replacing or any(type(one).__name__ in PROCEDURES for one in walk(tree.effect)):
        return True
    return isinstance(tree.effect.first, _UNCHAINED | WhenItResolves) or any(map(is_at_resolution, triggers))


def _is_of_use(card: CardText, tree: Applies, triggers: Sequence[Timing]) -> bool:
    """Whether it belongs to the activation of a Spell or Trap."""
    is_one_shot = card.property in ONE_SHOT
    if is_one_shot and triggers and not may_equip_itself(card) and _is_done_later(tree):
        return True
    if any(map(answers_own_activation, triggers)):
        return True
    if is_one_shot and any(isinstance(node, InResponse | Respond) for node in walk(tree)):
        return True
    return is_one_shot and not triggers and (_is_settled_at_once(tree) or _is_of_turn(tree))


def _is_done_later(tree: Applies) -> bool:
    """Whether a card that has left the field does something later, as its activation says."""
    return not tree.optional and is_done_once(tree.effect) and not speaks_of_this_card(tree)


def _is_settled_at_once(tree: Applies) -> bool:
    """Whether what is done only depends on how things are when the card resolves."""
    return (
        not tree.optional
        and is_done_once(tree.effect)
        and all(isinstance(one, Given) for one in tree.timings)
    )


def _is_of_turn(tree: Applies) -> bool:
    """Whether it holds for the turn of the activation: "This turn, ..."."""
    moments = [one.moment for one in tree.timings if isinstance(one, During)]
    is_this_turn = all(
        isinstance(one, At) and one.phase is PhaseName.TURN and one.which is Which.THIS for one in moments
    )
    return not tree.optional and len(moments) == len(tree.timings) and is_this_turn


def _is_choice_at_activation(steps: Steps) -> bool:
    """Whether one of the effects behind bullets is activated."""
    return isinstance(steps.first, ApplyListed) and steps.first.verb is ListVerb.ACTIVATE


def _is_of_activated(steps: Steps) -> bool:
    """Whether effects are negated that others have activated."""
    return isinstance(steps.first, NegateEffects) and any(
        node == Done(Deed.ACTIVATED) or isinstance(node, ThatActivateIn) for node in walk(steps.first)
    )


def _grows_each_time(tree: Applies) -> bool:
    """Whether each time something happens, other than an activation, a value is gained anew."""
    return (
        isinstance(tree.effect.first, Apply)
        and type(tree.effect.first.state).__name__ == "Gains"
        and any(
            isinstance(one, EachTime)
            and not isinstance(one.event, Activates)
            and not isinstance(getattr(one.event, "what", None), ThisEffect)  # what this card does itself
            for one in tree.timings
        )
    )


def _grows_then(tree: Applies) -> bool:
    """Whether counters are placed or a value is changed when a card is Summoned, or in a phase."""
    triggers = triggers_of(tree.timings)
    is_once = all(isinstance(one, During | WhenDone) or answers_summon(one) for one in triggers)
    is_each_time = any(isinstance(one, EachTime) for one in triggers)
    return is_once and not is_each_time and type(tree.effect.first).__name__ in _GROWTH


def _is_tie(steps: Steps) -> bool:
    """Whether a card only goes because another went: "when it leaves the field, destroy this card"."""
    what = getattr(steps.first, "what", None)
    cards = what.parts if isinstance(what, Together) else (what,)
    return type(steps.first).__name__ in _REPLACED and all(isinstance(one, That | Spoken) for one in cards)
