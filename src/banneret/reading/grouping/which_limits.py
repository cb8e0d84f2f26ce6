"""Which limits count an effect: "you can only use this effect once per turn"."""

from __future__ import annotations

from collections.abc import Iterator

from banneret.effects.abilities import (
    Ability,
    Applies,
)
from banneret.effects.kinds import Sentence
from banneret.effects.limits import LimitKind, OneEffectPerTurn, SoftUsageLimit, UsageLimit
from banneret.effects.node import walk
from banneret.effects.statics import CanAlsoBeMaterial
from banneret.reading.grouping.bullets import Gainers, gained_by
from banneret.reading.grouping.groups import EffectGroup
from banneret.reading.kinds.kind import Kind
from banneret.reading.kinds.labels import summons_itself
from banneret.reading.kinds.own_use import is_permission
from banneret.reading.reader import CardReading, CardText


def limits_of(group: EffectGroup, card: CardText, reading: CardReading) -> Iterator[int]:
    """The numbers of the limits that count an effect.

    "This effect" behind a sentence that is not read is that sentence's, and behind an effect that another
    monster gains it is that one; "each effect" are also those that a player uses without activating them.

    Args:
        group: the effect.
        card: what the card is.
        reading: its sentences.
    """
    own = reading.sentences[group.sentences[0]]
    first = own.tree
    is_used = group.kind is Kind.CONTINUOUS and (
        getattr(first, "optional", False)
        or (first is not None and any(isinstance(node, CanAlsoBeMaterial) for node in walk(first)))
    )
    is_applied = group.kind is Kind.STATIC and _is_applied_at_will(first)
    for number, sentence in enumerate(reading.sentences):
        tree = sentence.tree
        counts_last = isinstance(tree, SoftUsageLimit) or (
            isinstance(tree, UsageLimit) and tree.kind in (LimitKind.THIS_EFFECT, LimitKind.THE_PREVIOUS)
        )
        is_of_gained = counts_last and number > 0 and sentence.is_read()
        if is_of_gained and gained_by(card, reading, number - 1) is Gainers.OTHERS:
            if number - 1 in group.sentences:
                yield number
        elif number in group.limits:
            if not counts_last or reading.sentences[number - 1].is_read():
                yield number
        elif not sentence.is_read() or sentence.section is not own.section:
            continue
        elif (is_used or (is_applied and _counts_all(tree))) and _counts_use(tree, number, group):
            yield number


def _is_applied_at_will(tree: Sentence | None) -> bool:
    """Whether a player applies what holds, and may do without: not how a card is Summoned or activated."""
    if not isinstance(tree, Ability | Applies) or not tree.optional:
        return False
    return not is_permission(tree) and not summons_itself(tree)


def _counts_all(limit: Sentence | None) -> bool:
    """Whether a limit counts all effects of a list, or all Pendulum Effects, activated or not."""
    if isinstance(limit, OneEffectPerTurn):
        return limit.following
    kinds = (LimitKind.EACH_EFFECT, LimitKind.EACH_FOLLOWING, LimitKind.EACH_PENDULUM_EFFECT)
    return isinstance(limit, UsageLimit) and limit.kind in kinds


def _counts_use(limit: Sentence | None, number: int, group: EffectGroup) -> bool:
    """Whether a limit counts also an effect that is not activated: each effect, or the one before it."""
    is_next, is_following = number - 1 in group.sentences, number < group.sentences[0]
    if isinstance(limit, SoftUsageLimit):
        return is_next
    if isinstance(limit, OneEffectPerTurn):
        return is_following or not limit.following
    if not isinstance(limit, UsageLimit):
        return False
    if limit.kind is LimitKind.EACH_FOLLOWING:
        return is_following
    is_each = limit.kind in (LimitKind.EACH_EFFECT, LimitKind.EACH_PENDULUM_EFFECT)
    return is_each or (is_next and limit.kind is LimitKind.THIS_EFFECT)
