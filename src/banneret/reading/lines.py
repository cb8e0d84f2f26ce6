"""The lines of an explanation before they are printed."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from banneret.effects.actions.steps import Link
from banneret.effects.node import Path
from banneret.reading.line_names import PartOfEffect

LINKS: Final[Mapping[Link, str]] = MappingProxyType(
    {
        Link.THEN: "Then, only if {} was done: ",
        Link.AND_IF_YOU_DO: "At the same time, only if {} is done: ",
        Link.AND_IF_THEY_DO: "At the same time, only if {} is done: ",
        Link.AND_IF_IT_DOES: "At the same time, only if {} comes about: ",
        Link.ALSO: "At the same time, whether or not {} is done: ",
        Link.AFTER_THAT: "Afterwards, whether or not {} was done: ",
        Link.TO: "Then, only if {} was done: ",
        Link.OR: "In place of {}: ",
        Link.EITHER_CASE: "In either case: ",
        Link.BUT: "With this restriction: ",
        Link.NEXT: "After {}: ",
        Link.OTHERWISE: "Only if {} was not done: ",
        Link.AND: "At the same time as {}, both or neither: ",
    }
)
"""How a step hangs on the one that is named."""
STEP_CATEGORIES: Final = (
    "deed_action",
    "action",
    "own_action",
    "also_own_action",
    "acted",
    "otherwise",
    "aside",
    "purpose",
    "own_provided",
    "each_of_them",
)


class Item(NamedTuple):
    """A line before it is printed."""

    label: str
    where: PartOfEffect
    sentence: int
    path: Path
    categories: tuple[str, ...]
    before: str = ""
    after: str = ""
    said_by_label: tuple[str, ...] = ()
    given: str | None = None
    """A text that needs no printing."""
    name: str = ""
    """How other lines name it, where not by its label."""
