"""Which effects of a card a limit counts: the one before it, or all that follow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from banneret.effects.kinds import Sentence
from banneret.effects.limits import ActivationLimit, LimitKind, OneEffectPerTurn, SoftUsageLimit, UsageLimit
from banneret.reading.grouping.effect import Effect
from banneret.reading.kinds.kind import ACTIVATED, Kind
from banneret.reading.text.mentions import Section


def counts_one(limit: Sentence) -> bool:
    """Whether a limit is of the effect right before it.

    Args:
        limit: a sentence.
    """
    one = {LimitKind.THIS_EFFECT, LimitKind.THE_PREVIOUS}
    return isinstance(limit, SoftUsageLimit) or (isinstance(limit, UsageLimit) and limit.kind in one)


def limited_effects(
    effects: Sequence[Effect], position: int, limit: Sentence, section: Section
) -> Iterator[Effect]:
    """The effects that a limit counts, of its own section.

    Args:
        effects: all of the card.
        position: how many of them stand before the limit.
        limit: what counts them.
        section: where it stands.
    """
    activated = [
        (number, effect)
        for number, effect in enumerate(effects)
        if effect.kind in ACTIVATED and effect.sentences and effect.section is section
    ]
    before = [effect for number, effect in activated if number < position]
    if counts_one(limit) and position and effects[position - 1].is_used_without_activation():
        return
    after = [effect for number, effect in activated if number >= position]
    if isinstance(limit, ActivationLimit):
        yield from (effect for effect in effects if effect.kind is Kind.ACTIVATE)
    elif isinstance(limit, OneEffectPerTurn):
        yield from after if limit.following else [*before, *after]
    elif isinstance(limit, SoftUsageLimit):
        yield from before[-1:]
    elif isinstance(limit, UsageLimit):
        match limit.kind:
            case LimitKind.EACH_FOLLOWING:
                yield from after
            case LimitKind.THE_FOLLOWING:
                yield from after[:1]
            case LimitKind.EACH_PRECEDING:
                yield from before
            case LimitKind.THIS_EFFECT if limit.previous is not None:
                yield from before[-2:]
            case LimitKind.THIS_EFFECT | LimitKind.THE_PREVIOUS:
                yield from before[-1:]
            case LimitKind.EACH_MONSTER_EFFECT:
                yield from (one for _, one in activated if one.section is not Section.PENDULUM)
            case LimitKind.EACH_PENDULUM_EFFECT:
                yield from (one for _, one in activated if one.section is Section.PENDULUM)
            case _:
                yield from [*before, *after]
