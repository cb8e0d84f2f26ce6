"""Amounts: numbers and what they are worked out from."""

from __future__ import annotations

from banneret.effects.node import Node
from banneret.effects.players import Who


class Amount(Node, frozen=True):
    """How much."""


class Number(Amount, frozen=True):
    """A printed number."""

    value: int


class LifePointsOf(Amount, frozen=True):
    """A player's LP."""

    who: Who


class DamageTaken(Amount, frozen=True):
    """The damage that was just taken."""


class OriginalAttackOfIt(Amount, frozen=True):
    """The original ATK of the monster spoken of."""
