"""The lines of an explanation before they are printed."""

from __future__ import annotations

from typing import Final, NamedTuple

from banneret.effects.node import Path
from banneret.reading.naming.line_names import PartOfEffect
from banneret.reading.text.sentences import Role

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
"""The categories that spell what is done."""


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


def root_categories(role: Role) -> tuple[str, ...]:
    """The categories that spell a whole sentence.

    Args:
        role: where it stands on the card.
    """
    return (role.value, "sentence", "bullet", "reminder", "materials")
