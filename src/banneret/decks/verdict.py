"""The result of a deck check, as `deck check --json` prints it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from banneret.decks.model import Section


class Violation(msgspec.Struct, frozen=True, kw_only=True):
    """One rule that a deck breaks, with the place where it does so."""

    rule: str
    """The rule's id in `docs/rules`, such as "D3"; "base" for the base game's own deck rules."""
    section: Section
    card: str | None
    """The card's name, or None where the whole section is meant."""
    count: int
    """How many cards the message speaks of."""
    message: str


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a deck is legal in a format, with every violation (D11)."""

    legal: bool
    leader: str | None
    violations: tuple[Violation, ...] = ()
    unknown: tuple[str, ...] = ()
    """Names and passwords that the catalogue does not know."""


def verdict(*, leader: str | None, violations: Iterable[Violation], unknown: tuple[str, ...]) -> Verdict:
    """The verdict over all violations found.

    A deck with cards that the catalogue does not know is never called legal: nothing says that
    they may be played.
    """
    found = tuple(violations)
    return Verdict(legal=not found and not unknown, leader=leader, violations=found, unknown=unknown)
