"""Decisions: what a seat is asked, with every legal answer."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from banneret.core.seats import NOBODY, Seat
from banneret.errors import BanneretError

Answer: TypeAlias = int | tuple[int, ...]
"""The number of an option of a `Choice`, or the ascending numbers of those of a `Pick`."""


class IllegalAnswer(BanneretError):
    """An answer that the pending decision does not list."""


class Option(msgspec.Struct, frozen=True, gc=False):
    """One legal answer. What it names depends on its verb; the verbs are the game's own words."""

    verb: str
    card: int = -1
    seat: Seat = NOBODY
    place: int = -1
    number: int = 0


class Choice(msgspec.Struct, frozen=True, gc=False):
    """Choose exactly one option."""

    seat: Seat
    asks: str
    options: list[Option]
    subject: int = -1
    """The number of the card that the question is about, or -1."""
    is_open: bool = False
    """Whether the state alone says where the rules stand (an open point)."""

    def check(self, answer: Answer) -> None:
        """Raise `IllegalAnswer` unless the answer is the number of an option."""
        if type(answer) is int and 0 <= answer < len(self.options):
            return
        raise IllegalAnswer(
            f"seat {self.seat}, {self.asks}:"
            f" expected a number from 0 to {len(self.options) - 1}, not {answer!r}"
        )


class Pick(msgspec.Struct, frozen=True, gc=False):
    """Pick at least ``least`` and at most ``most`` of the options."""

    seat: Seat
    asks: str
    options: list[Option]
    least: int
    most: int
    subject: int = -1

    @property
    def is_open(self) -> bool:
        """A pick always stands inside a procedure."""
        return False

    def check(self, answer: Answer) -> None:
        """Raise `IllegalAnswer` unless the answer is an ascending tuple of option numbers of a legal size."""
        if type(answer) is tuple and self.least <= len(answer) <= self.most:
            last = -1
            for number in answer:
                if type(number) is not int or number <= last:
                    break
                last = number
            else:
                if last < len(self.options):
                    return
        raise IllegalAnswer(
            f"seat {self.seat}, {self.asks}: expected {self.least} to {self.most} ascending numbers"
            f" below {len(self.options)}, not {answer!r}"
        )


Decision: TypeAlias = Choice | Pick
