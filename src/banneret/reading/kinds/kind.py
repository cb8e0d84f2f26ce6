"""The kinds of effects, and which of them an effect is by its timings."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from banneret.effects.abilities import Ability, Applies, Speed
from banneret.effects.actions.steps import May
from banneret.effects.kinds import Timing
from banneret.effects.lists import ApplyListed
from banneret.effects.timings import During
from banneret.reading.kinds.timings import answers_attack, is_outside_main_phase, is_response, lies_elsewhere


class Kind(StrEnum):
    """How an effect comes into being."""

    IGNITION = "ignition"
    TRIGGER_OPTIONAL = "trigger_o"
    TRIGGER_FORCED = "trigger_f"
    QUICK_OPTIONAL = "quick_o"
    QUICK_FORCED = "quick_f"
    ACTIVATE = "activate"
    """The activation of a Spell or Trap itself."""
    FLIP = "flip"
    CONTINUOUS = "continuous"
    """It answers an event without being activated."""
    STATIC = "static"


ACTIVATED: Final = frozenset(Kind) - {Kind.CONTINUOUS, Kind.STATIC}
"""Kinds that make a Chain Link."""


def kind_on_the_field(tree: Ability | Applies, triggers: Sequence[Timing], otherwise: Kind) -> Kind:
    """What an effect is that does not belong to the activation of a Spell or Trap.

    Args:
        tree: of its sentence.
        triggers: those of its timings that it answers.
        otherwise: what effects of this type of card are that answer nothing; those of Traps are quick.
    """
    is_trap = otherwise is Kind.QUICK_OPTIONAL
    is_quick = isinstance(tree, Ability) and tree.speed is Speed.QUICK
    if is_quick or any(is_response(timing) for timing in (*triggers, *tree.timings)):
        return Kind.QUICK_OPTIONAL if tree.optional or is_trap else Kind.QUICK_FORCED
    if not triggers:
        is_at_speed = tree.optional and any(map(is_outside_main_phase, tree.timings))
        return Kind.QUICK_OPTIONAL if is_at_speed else otherwise
    is_forced = not tree.optional and not _is_allowed(tree)
    if is_forced and not (is_trap and any(map(lies_elsewhere, tree.timings))):
        return Kind.TRIGGER_FORCED
    if is_trap and all(isinstance(one, During) or answers_attack(one) for one in triggers):
        return Kind.QUICK_OPTIONAL
    return Kind.TRIGGER_OPTIONAL


def _is_allowed(tree: Ability | Applies) -> bool:
    """Whether it says who can activate it: "the turn player can activate this effect; ..."."""
    cost = tree.cost if isinstance(tree, Ability) else None
    return cost is not None and isinstance(cost.first, May) and isinstance(cost.first.action, ApplyListed)
