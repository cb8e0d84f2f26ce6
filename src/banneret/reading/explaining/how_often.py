"""How often an effect may be used, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from banneret.effects.kinds import Sentence
from banneret.effects.limits import ActivationLimit, LimitKind, OneEffectPerTurn, SoftUsageLimit, UsageLimit
from banneret.effects.node import Node
from banneret.effects.printer import print_node
from banneret.effects.procedures import SummoningProcedure
from banneret.effects.timings import Per, Uses, While

_OF_EACH: Final = frozenset({LimitKind.EACH_FOLLOWING, LimitKind.EACH_EFFECT})
"""Limits that stand beside an effect whose bullets they count one by one."""


def frequency_in_words(uses: Uses) -> str:
    """How often: "Once per turn".

    Args:
        uses: the timing that says it.
    """
    return print_node(uses, "frequency")


def limit_inside(limit: Node, name: str) -> str | None:
    """A limit that its effect names itself; None where the words of its sentence say it.

    Args:
        limit: what the effect says.
        name: the card's.
    """
    if not isinstance(limit, UsageLimit):
        return None
    words = limit_in_words(limit, name)
    return f"{words}, each of these effects by itself" if limit.kind in _OF_EACH else words


def limit_in_words(limit: Sentence, name: str) -> str:
    """A limit that stands in a sentence of its own, as it counts one effect.

    Args:
        limit: one of ``limits``.
        name: the card's.
    """
    if isinstance(limit, SoftUsageLimit):
        return f"{frequency_in_words(limit.frequency)} for this card alone"
    assert isinstance(limit, UsageLimit | ActivationLimit | OneEffectPerTurn)
    whose = "this name" if limit.name == name else f'the name "{limit.name}"'
    if isinstance(limit, OneEffectPerTurn):
        which = "one of these effects" if limit.following else "one effect"
        return f"Only {which} per turn for all cards of {whose}, and that once"
    uses = limit.frequency
    if isinstance(limit, ActivationLimit) and limit.most > 1:
        how_often = f"Up to {uses.times * limit.most} times {uses.per}"
    else:
        how_often = frequency_in_words(uses)
    words = f"{how_often} for all cards of {whose}"
    if isinstance(limit, UsageLimit) and limit.once_in_a_chain:
        words += ", and only once in the same Chain"
    return words


def limits_of_its_own(tree: Sentence) -> Iterator[str]:
    """How often an effect may be used as the timings of its own sentence say.

    Args:
        tree: the sentence.
    """
    timings = getattr(tree, "timings", ())
    for index, timing in enumerate(timings):
        if isinstance(timing, Uses):
            whose = "" if isinstance(tree, SummoningProcedure) else " for this card alone"
            how_often = frequency_in_words(timing)
            if timing.per is Per.IN_ALL and any(isinstance(one, While) for one in timings[index + 1 :]):
                how_often += ' each time that "While" comes to hold,'
            yield f"{how_often}{whose}"
