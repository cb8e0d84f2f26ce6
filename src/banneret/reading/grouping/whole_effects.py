"""The effects of a card, each with all sentences that speak of it, wherever they stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from banneret.effects import continuous, limits, permissions, reminders
from banneret.effects.abilities import (
    Ability,
    Applies,
    Continues,
    Headed,
    Otherwise,
    QuickIf,
    Required,
)
from banneret.effects.conditions import DidSo
from banneret.effects.dealings import Respond, ThisActivation
from banneret.effects.kinds import Sentence
from banneret.effects.limits import SoftUsageLimit, UsageLimit
from banneret.effects.lists import ApplyListed
from banneret.effects.moments import For, Span
from banneret.effects.node import Node, walk
from banneret.effects.permissions import InResponse
from banneret.effects.procedures import AlwaysTreatedAs
from banneret.effects.rituals import RitualTributes
from banneret.effects.statics import ActivationAndEffect
from banneret.effects.timings import Given
from banneret.reading.grouping.asides import counts_uses, forbids_target, is_spared
from banneret.reading.grouping.groups import EffectGroup, effect_groups
from banneret.reading.grouping.which_limits import limits_of
from banneret.reading.reader import CardReading, CardText
from banneret.reading.text.sentences import Role

_ATTACHED: Final = (
    Required,
    QuickIf,
    continuous.IsQuick,
    permissions.NotHalvedTwice,
    limits.Lasts,
    limits.GainLimit,
    limits.UseOnly,
    reminders.Remains,
    reminders.TreatedAsSummon,
    reminders.CanBeActivated,
    Continues,
    Otherwise,
)
"""Sentences that speak of the effect before them."""
_OF_THIS_ACTIVATION: Final = frozenset({Span.REST_OF_THIS_TURN, Span.TURN_OF_ACTIVATION})
_THIS_ACTIVATION: Final = frozenset(
    {ThisActivation.OF_THIS_EFFECT, ThisActivation.OF_THIS_CARD, ThisActivation.OF_IT}
)


def whole_effects(card: CardText, reading: CardReading) -> list[EffectGroup]:
    """The effects with all that is said of each: sentences that speak of the effect before, and limits.

    Args:
        card: what the card is.
        reading: its sentences.
    """
    joined: list[EffectGroup] = []
    for group in _without_notes_on_unions(effect_groups(card, reading), reading):
        number = group.sentences[0]
        before = joined[-1] if joined else None
        is_next = before is not None and _number_before(number, reading) in before.sentences
        if before is not None and is_next and _is_list_of_ritual_summon(reading, before, number):
            joined[-1] = EffectGroup(group.kind, (*before.sentences, *group.sentences), group.limits)
        elif before is not None and is_next and _belongs_to_effect(reading, number):
            joined[-1] = before._replace(sentences=(*before.sentences, *group.sentences))
        else:
            joined.append(_without_note(group, reading))
    return [group._replace(limits=tuple(limits_of(group, card, reading))) for group in joined]


def _without_notes_on_unions(groups: Sequence[EffectGroup], reading: CardReading) -> Iterator[EffectGroup]:
    """The effects without what is said of all Union Monsters between them."""
    for group in groups:
        numbers = tuple(
            number
            for number in group.sentences
            if not isinstance(reading.sentences[number].tree, reminders.OneUnionAtATime)
        )
        if numbers:
            yield group._replace(sentences=numbers)


def _number_before(number: int, reading: CardReading) -> int:
    """Which sentence stands before another, limits left out."""
    number -= 1
    while number and isinstance(reading.sentences[number].tree, UsageLimit | SoftUsageLimit):
        number -= 1
    return number


def _without_note(group: EffectGroup, reading: CardReading) -> EffectGroup:
    """An effect without a note on the card that stands before it."""
    first, *others = group.sentences
    is_note = isinstance(reading.sentences[first].tree, AlwaysTreatedAs)
    return group._replace(sentences=tuple(others)) if others and is_note else group


def _belongs_to_effect(reading: CardReading, number: int) -> bool:
    """Whether a sentence speaks of the effect that was told just before, or is an item of its list."""
    tree = reading.sentences[number].tree
    said = tree.sentence if isinstance(tree, Headed) else tree
    is_item = reading.sentences[number].role is Role.BULLET and not isinstance(said, Ability | Applies)
    is_item |= reading.sentences[number].role is Role.BULLET and _tells_whether_done(tree)
    if is_item or isinstance(tree, _ATTACHED) or is_spared(tree) or forbids_target(tree) or counts_uses(tree):
        return True
    if isinstance(tree, Applies):
        is_plain = not tree.optional and all(isinstance(one, Given) for one in tree.timings)
    else:
        is_plain = isinstance(tree, Ability) and not (tree.timings or tree.cost is not None or tree.optional)
    return is_plain and tree is not None and any(_names_this_effect(node) for node in walk(tree))


def _tells_whether_done(tree: Sentence | None) -> bool:
    """Whether a sentence asks whether what the one before it says was done."""
    return isinstance(tree, Applies) and any(
        isinstance(one, Given) and isinstance(one.condition, DidSo) for one in tree.timings
    )


def _is_list_of_ritual_summon(reading: CardReading, before: EffectGroup, number: int) -> bool:
    """Whether a bullet stands in the list of what is done behind a Ritual Summon."""
    trees = [reading.sentences[one].tree for one in before.sentences]
    return (
        reading.sentences[number].role is Role.BULLET
        and isinstance(trees[0], RitualTributes)
        and any(isinstance(node, ApplyListed) for tree in trees if tree is not None for node in walk(tree))
    )


def _names_this_effect(node: Node) -> bool:
    if isinstance(node, InResponse | Respond):
        return node.to in _THIS_ACTIVATION
    if isinstance(node, ActivationAndEffect):
        return node.of_effect and not node.effects
    return isinstance(node, For) and node.span in _OF_THIS_ACTIVATION
