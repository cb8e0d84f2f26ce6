"""How a line of an explanation is named by other lines: "in step 1", "under cost of effect 2"."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, NamedTuple

_ONLY_TARGET: Final = "target"
"""How the only line with a target is named."""
_UNNAMED: Final = "this"
"""How a line is named that says all of an effect that is no step."""


class PartOfEffect(Enum):
    """What a line of an explanation is in its effect."""

    TARGET = auto()
    COST = auto()
    SETTLED = auto()
    """What is declared, chosen or left to chance at activation."""
    STEP = auto()
    OTHER = auto()


class Where(NamedTuple):
    """A line of an explanation, as other lines name it."""

    effect: int
    part: PartOfEffect
    name: str
    """E.g. "step 1"."""
    effect_name: str = ""
    """How lines of other effects name the effect; empty where there is only one."""
    in_place_of: str = ""
    """The line in the place of which it is done, so that what is done there is not done."""

    def is_only_target(self) -> bool:
        """Whether no other line of its effect has a target."""
        return self.name == _ONLY_TARGET

    def as_named_in(self, line: Where) -> str:
        """How another line names it; with its effect, where that is another one.

        Args:
            line: the other line.
        """
        if self.effect == line.effect:
            return self.name
        return self.effect_name if self.name == _UNNAMED else f"{self.name} of {self.effect_name}"

    def as_source_in(self, line: Where) -> list[str]:
        """How another line says that this one tells of something; no words within one line.

        Args:
            line: the other line.

        Returns:
            E.g. "under target of effect 1".
        """
        is_here = self.effect == line.effect and self.name in (line.name, _UNNAMED)
        return [] if is_here else ["under", *self.as_named_in(line).split()]
