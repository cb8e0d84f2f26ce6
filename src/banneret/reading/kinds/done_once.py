"""What is done once, and what holds from now on."""

from __future__ import annotations

from typing import Final

from banneret.effects.actions.repeating import ForEach, ShowingHidden
from banneret.effects.actions.steps import Does, Later, Link, May, Steps
from banneret.effects.damage import WithoutCalculation
from banneret.effects.dealings import PlayerDoes
from banneret.effects.holding import NegateFirst
from banneret.effects.node import walk
from banneret.effects.occasions import AllAtOnce
from banneret.effects.showing import AtOnce
from banneret.reading.kinds.this_card import is_done_to_this_card
from banneret.reading.kinds.timings import comes_once

ONCE: Final = frozenset(
    {
        "Add",
        "AddOrSummon",
        "ApplyListed",
        "Banish",
        "ChangePosition",
        "Declare",
        "Destroy",
        "Discard",
        "Draw",
        "EndBattlePhase",
        "Equip",
        "FlipFaceUp",
        "GainLifePoints",
        "InflictDamage",
        "InflictToController",
        "LookAt",
        "OneOfTwoWays",
        "PlaceInDeck",
        "ReturnTo",
        "Reveal",
        "Selecting",
        "Send",
        "SetCards",
        "ShuffleInto",
        "SpecialSummon",
        "TakeControl",
        "TakeDamage",
        "Target",
        "Tribute",
    }
)
"""Nodes of what is done once; others may be names for what holds."""


def is_done_once(steps: Steps) -> bool:
    """Whether something is done, and not only holds from now on."""
    actions = [*steps.actions()]
    if any(isinstance(node, NegateFirst) for node in walk(steps.first)):
        return False  # it goes on in each turn, with all that hangs on it
    around = May | Does | PlayerDoes | ForEach | ShowingHidden | AllAtOnce | AtOnce | WithoutCalculation
    actions += [one.action for one in actions if isinstance(one, around)]
    later = [one.action for one in actions if isinstance(one, Later)]
    actions += [action for action in later if not is_done_to_this_card(action)]
    return any(type(one).__name__ in ONCE for one in actions)


def comes_back(steps: Steps) -> bool:
    """Whether something is done by itself in a phase: "it returns to the hand during the End Phase"."""
    first = steps.first.action if isinstance(steps.first, Does) else steps.first
    return isinstance(first, Later) and comes_once(first.when)


def is_paid_for(steps: Steps) -> bool:
    """Whether one thing is done "to" do another, as old texts write a cost."""
    return any(step.link is Link.TO for step in steps.rest)
