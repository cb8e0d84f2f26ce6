"""For which steps a condition holds that a further sentence of an effect begins with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from banneret.reading.explaining.lines import Item
from banneret.reading.naming.line_names import PartOfEffect

_OF_TIMINGS: Final = frozenset({"Condition", "Each time", "Time", "Unless", "When", "While"})
"""The labels of lines that say when, or under which condition, what follows is done."""


def with_extents(items: Sequence[Item]) -> list[Item]:
    """The lines of an effect, those of conditions with the steps they are for, where more steps follow.

    Args:
        items: of one effect, in order.
    """
    first = items[0].sentence if items else 0
    last = max((item.sentence for item in items if _is_step(item)), default=first)
    return [
        item._replace(label=f"{item.label}, for {steps}")
        if item.label in _OF_TIMINGS and first < item.sentence < last and (steps := _steps_of(item, items))
        else item
        for item in items
    ]


def _steps_of(condition: Item, items: Sequence[Item]) -> str:
    """The steps of the sentence that says a condition; nothing where these are not numbered."""
    steps = [item.label for item in items if item.sentence == condition.sentence and _is_step(item)]
    if not steps:
        return ""
    return f"step {steps[0]}" if len(steps) == 1 else f"steps {steps[0]} to {steps[-1]}"


def _is_step(item: Item) -> bool:
    """Whether a line is a numbered step outside of a list."""
    return item.where is PartOfEffect.STEP and item.label.isdigit()
