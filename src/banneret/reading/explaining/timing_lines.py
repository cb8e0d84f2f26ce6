"""What a timing says in a line of an explanation: when an effect is used, under which condition."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from banneret.effects.conditions import DidSo
from banneret.effects.events import Activates, Battles
from banneret.effects.kinds import Timing
from banneret.effects.materials import SummoningThisWay
from banneret.effects.node import Path
from banneret.effects.timings import (
    AnyTiming,
    EachTime,
    FirstTime,
    Flipped,
    Given,
    If,
    InsteadOfDrawing,
    UnlessHolds,
    When,
    WhenDone,
    WhenSummonedThisWay,
    While,
)
from banneret.reading.explaining.lines import Item
from banneret.reading.kinds.this_card import is_this_card
from banneret.reading.kinds.timings import is_how_it_lies
from banneret.reading.naming.line_names import PartOfEffect

_TIMINGS: Final[Mapping[type[Timing], tuple[str, tuple[str, ...]]]] = MappingProxyType(
    {
        When: ("When", ("When",)),
        If: ("When", ("If",)),
        EachTime: ("Each time", ("Each time",)),
        Given: ("Condition", ("If",)),
        While: ("While", ("While", "As long as", "When")),
        UnlessHolds: ("Unless", ("Unless",)),
        AnyTiming: ("When", ("When", "If")),
        FirstTime: ("When", ("",)),
        SummoningThisWay: ("Condition", ("if",)),
        WhenSummonedThisWay: ("When", ("When",)),
        InsteadOfDrawing: ("Instead of", ("Instead of",)),
    }
)
"""The label of a timing, and the words at its beginning that the label says."""


def timing_line(number: int, timing: Timing, path: Path, *, is_optional: bool) -> Item:
    """The line of a timing.

    Args:
        number: of the sentence.
        timing: what it says.
        path: where it stands in the tree of the sentence.
        is_optional: whether what answers it is activated at will, so that its moment may pass.
    """
    if isinstance(timing, Flipped):
        given = "this card is flipped face-up (FLIP)"
        if timing.given is None:
            return Item("When", PartOfEffect.OTHER, number, path, (), given=given)
        before = f"{given}, if "
        return Item(
            "When",
            PartOfEffect.OTHER,
            number,
            (*path, "given"),
            ("phase_condition",),
            before,
            said_by_label=("",),
        )
    if isinstance(timing, WhenDone):
        given = "what the sentence before says was done"
        return Item("When", PartOfEffect.OTHER, number, path, (), given=given)
    if isinstance(timing, Given) and isinstance(timing.condition, DidSo):
        given = _whether_done(timing.condition)
        return Item("Condition", PartOfEffect.OTHER, number, path, (), given=given)
    label, said = _TIMINGS.get(type(timing), ("Time", ("",)))
    if is_how_it_lies(timing):
        label = "Condition"
    after = ", as the last thing that happened" if is_optional and _can_be_missed(timing) else ""
    categories = ("timing", "behind", "behind_comma")
    return Item(
        label,
        PartOfEffect.OTHER,
        number,
        path,
        categories,
        after=after,
        said_by_label=said,
        name=f'"{label}"',
    )


def _whether_done(condition: DidSo) -> str:
    """A condition that asks what came of the sentence before."""
    if (condition.it or condition.they) and not condition.cannot:
        subject, does = ("they", "do") if condition.they else ("it", "does")
        does = f"{does} not do" if condition.not_done else does
        return f"{subject} {does} what the sentence before says"
    done = "cannot be done" if condition.cannot else "was not done" if condition.not_done else "was done"
    return f"what the sentence before says {done}"


def _can_be_missed(timing: Timing) -> bool:
    """Whether something may come between a timing and what answers it; between one of two as little.

    Nothing comes between a battle and what is done in it.
    """
    if isinstance(timing, AnyTiming):
        return _can_be_missed(timing.first) and _can_be_missed(timing.second)
    return isinstance(timing, When) and not (
        _is_this_activation(timing) or _is_yet_to_happen(timing) or isinstance(timing.event, Battles)
    )


def _is_yet_to_happen(timing: When) -> bool:
    """Whether it answers what would happen, so that nothing comes between."""
    return type(timing.event).__name__.startswith("Would")


def _is_this_activation(timing: When) -> bool:
    """Whether this card is activated then: nothing comes between that and its effect."""
    return isinstance(timing.event, Activates) and is_this_card(timing.event.what)
