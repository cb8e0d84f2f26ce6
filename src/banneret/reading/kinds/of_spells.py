"""What an effect of a Spell or Trap is: its activation, or one of the card that stays or lies elsewhere."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from banneret.effects.abilities import Ability
from banneret.effects.actions.moving import Destroy, TakeControl
from banneret.effects.actions.steps import Later, Steps
from banneret.effects.actions.values import NegateEffects, PayLifePoints
from banneret.effects.dealings import AsLongAs
from banneret.effects.kinds import Action, Sentence, Timing
from banneret.effects.lists import ApplyListed, GainsListed, ListVerb
from banneret.effects.node import walk
from banneret.effects.nouns import All, Objects, Reference, Spoken, That
from banneret.effects.timings import UnlessHolds, Uses
from banneret.effects.yugioh_terms import Property
from banneret.reading.kinds.done_once import is_done_once, is_paid_for
from banneret.reading.kinds.given_away import gains_by_this
from banneret.reading.kinds.kind import Kind, kind_on_the_field
from banneret.reading.kinds.this_card import is_done_to_this_card, speaks_of_this_card
from banneret.reading.kinds.timings import (
    answers_own_activation,
    comes_once,
    event_of,
    is_about_this_card,
    lies_elsewhere,
    triggers_of,
)
from banneret.reading.reader import CardText, SentenceReading
from banneret.reading.text.sentences import Role

ONE_SHOT: Final = frozenset({Property.NORMAL, Property.QUICK_PLAY, Property.RITUAL, Property.COUNTER})
"""Spells and Traps that go to the GY when they have resolved."""
_STAYING: Final = frozenset({Property.CONTINUOUS, Property.FIELD, Property.EQUIP})
_EQUIPS_ITSELF: Final = re.compile("[Ee]quip this card")


def kind_of_spell(
    card: CardText, sentence: SentenceReading, tree: Ability, triggers: Sequence[Timing], otherwise: Kind
) -> Kind:
    """What an ability of a Spell or Trap is.

    Args:
        card: the Spell or Trap.
        sentence: where the ability stands.
        tree: its tree.
        triggers: those of its timings that it answers.
        otherwise: what effects of this type of card are that answer nothing.
    """
    if tree.by_activation or any(answers_own_activation(timing) for timing in triggers):
        return Kind.ACTIVATE
    if _holds(card, tree):
        return Kind.STATIC
    if card.property in ONE_SHOT:
        return kind_on_the_field(tree, triggers, otherwise) if _is_used_later(card, tree) else Kind.ACTIVATE
    if sentence.role is Role.BULLET and tree.cost is not None:
        return kind_on_the_field(tree, triggers, otherwise)
    if card.property is Property.CONTINUOUS and is_paid_for(tree.effect):
        return otherwise
    if card.property in _STAYING and not tree.timings and tree.cost is None:
        lasting = None if tree.optional else _kind_of_lasting(tree.effect)
        if lasting is not None:
            return lasting
    is_when_activated = not tree.timings or (not triggers and _is_summoned_as_monster(tree))
    if is_when_activated and not tree.optional:
        return Kind.ACTIVATE if tree.cost is not None or is_done_once(tree.effect) else Kind.STATIC
    if not tree.timings and tree.cost is None and not is_done_once(tree.effect):
        return Kind.STATIC
    return kind_on_the_field(tree, triggers, otherwise)


def _holds(card: CardText, tree: Ability) -> bool:
    """Whether it holds without being activated, as it says itself."""
    if _can_apply_listed(tree) and (card.property not in ONE_SHOT or may_equip_itself(card)):
        return True
    if goes_on(tree) or any(isinstance(one, GainsListed) and gains_by_this(one) for one in walk(tree)):
        return True
    if _is_lost_unless(tree) and card.property not in ONE_SHOT:
        return True
    return not tree.optional and _is_by_equipped(tree.effect.first)


def may_equip_itself(card: CardText) -> bool:
    """Whether a Spell or Trap equips itself to a monster when it resolves, and so stays."""
    return _EQUIPS_ITSELF.search(card.text) is not None


def goes_on(tree: Sentence) -> bool:
    """Whether something is done to the equipped monster as long as something is so, as Equip Cards do."""
    if not isinstance(tree, Ability) or tree.timings or tree.cost is not None or tree.optional:
        return False
    first = tree.effect.first
    is_equipped = getattr(first, "what", None) == That(Reference.EQUIPPED_MONSTER)
    return is_equipped and isinstance(getattr(first, "duration", None), AsLongAs)


def _is_lost_unless(tree: Ability) -> bool:
    """Whether this card does not stay on the field unless something is so: "Destroy this card unless"."""
    is_plain = not tree.timings and tree.cost is None and not tree.effect.rest
    return (
        is_plain
        and isinstance(tree.holds, UnlessHolds)
        and tree.effect.first == Destroy(That(Reference.THIS_CARD))
    )


def _can_apply_listed(tree: Ability) -> bool:
    """Whether a player "can apply" effects that follow, without activating anything."""
    first = tree.effect.first
    is_listed = isinstance(first, ApplyListed) and first.verb is ListVerb.APPLY
    return is_listed and tree.optional and not tree.timings and tree.cost is None


def _is_by_equipped(action: Action) -> bool:
    """Whether it depends all the time on what the equipped monster is: "based on its Level"."""
    return (
        isinstance(action, ApplyListed)
        and action.verb is ListVerb.APPLY
        and action.basis is not None
        and any(node == That(Reference.EQUIPPED_MONSTER) for node in walk(action.basis))
    )


def _is_used_later(card: CardText, tree: Ability) -> bool:
    """Whether an effect of a card that does not stay is used by itself: from the GY, or when it went there.

    Some equip themselves, and so stay.
    """
    if any(isinstance(one, Uses) for one in tree.timings):
        return True
    if not tree.optional:
        triggers = triggers_of(tree.timings)
        stays = any(isinstance(one, That) and one.which is Reference.EQUIPPED_MONSTER for one in walk(tree))
        stays = bool(triggers) and (stays or any(map(_is_gone_on_from, triggers)))
        return stays or any(map(is_about_this_card, triggers)) or any(map(lies_elsewhere, tree.timings))
    is_told = speaks_of_this_card(tree)
    is_later = any(isinstance(node, Spoken | That) for timing in tree.timings for node in walk(timing))
    return is_told or is_later or may_equip_itself(card)


def _is_gone_on_from(timing: Timing) -> bool:
    """Whether a timing speaks of a card that another sentence spoke of: "if it destroys a monster"."""
    what = getattr(event_of(timing), "what", None)
    return isinstance(what, That) and what.which is Reference.IT


def _kind_of_lasting(steps: Steps) -> Kind | None:
    """What an order without a timing is on a card that stays, if it is not carried out on activation.

    It goes on all the time where it speaks of all cards of a kind, of effects that others will activate, or
    of what the equipped monster is; what is to be done in a phase is done in each.
    """
    first = steps.first
    what = getattr(first, "what", None)
    if isinstance(first, Later) and isinstance(first.action, PayLifePoints):  # upkeep starts no Chain
        return Kind.CONTINUOUS
    if isinstance(first, Later):
        is_in_each = comes_once(first.when) and not is_done_to_this_card(first.action)
        return Kind.TRIGGER_FORCED if is_in_each else None
    if isinstance(first, NegateEffects) and not isinstance(what, That | Spoken):
        return Kind.CONTINUOUS if steps.rest else Kind.STATIC
    goes_on_with_it = isinstance(first, TakeControl) and what == That(Reference.EQUIPPED_MONSTER)
    depends = isinstance(first, ApplyListed) and first.basis is not None
    is_of_all = isinstance(what, Objects) and isinstance(what.quantity, All)
    return Kind.STATIC if goes_on_with_it or depends or is_of_all else None


def _is_summoned_as_monster(tree: Ability) -> bool:
    """Whether a Trap is Summoned as a monster."""
    return type(tree.effect.first).__name__ == "SpecialSummon" and is_done_to_this_card(tree.effect.first)
