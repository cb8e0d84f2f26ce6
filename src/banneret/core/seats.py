"""Seats: who sits at the table, in turn order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

T = TypeVar("T")

Seat: TypeAlias = int
"""A place at the table, 0 to n - 1, clockwise. Seats never move while a game lasts."""

NOBODY: Final[Seat] = -1
"""No seat: a spectator, or a zone that belongs to the table."""


class BySeat(tuple[T, ...]):
    """One value for each seat, in seat order; total and never resized."""

    __slots__ = ()

    @classmethod
    def build(cls, seats: int, make: Callable[[Seat], T]) -> BySeat[T]:
        """Ask ``make`` for the value of each of ``seats`` seats."""
        return cls(make(seat) for seat in range(seats))
