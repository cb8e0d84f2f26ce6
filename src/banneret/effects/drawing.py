"""Normal draws, and effects that leave something to chance."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.kinds import Action, Qualifier, What
from banneret.effects.players import Who


class GiveUpNormalDraw(Action, frozen=True):
    """Do not draw for the turn."""


class Chance(StrEnum):
    """What is left to chance."""

    COIN = "coin"
    DIE = "die"


class HasChanceEffect(Qualifier, frozen=True):
    """Which has an effect that leaves something to chance."""

    chance: Chance


class SwitchLocations(Action, frozen=True):
    """Two cards of a player change their zones."""

    what: What


class ReturnControl(Action, frozen=True):
    """Control goes back to the owners."""

    what: What


class DetachControlled(Action, frozen=True):
    """Detach materials from any monsters that a player controls."""

    number: int
    who: Who


class ChooseEitherNumber(Action, frozen=True):
    """Choose one of two numbers."""

    first: int
    second: int


class DeclareEitherLevel(Action, frozen=True):
    """Declare one of two Levels."""

    first: int
    second: int


class DeclareScale(Action, frozen=True):
    """Declare a Pendulum Scale between two numbers."""

    lowest: int
    highest: int
