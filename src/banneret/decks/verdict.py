"""The result of a deck check, as `deck check --json` prints it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import msgspec

from banneret.decks.lookup import DeckCard
from banneret.decks.model import Section
from banneret.decks.resolve import ResolvedDeck

CardT = TypeVar("CardT", bound=DeckCard)


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
    """Names and passwords that the catalogue does not know, also those taken as artworks of known cards."""


def verdict(deck: ResolvedDeck[CardT], *, leader: str | None, violations: Iterable[Violation]) -> Verdict:
    """The verdict over all violations found.

    A deck with cards that the catalogue does not know is never called legal, as nothing says that they
    may be played; alternate artworks of known cards are no such cards.

    Args:
        deck: the deck checked.
        leader: the name of its Deck Master or commander.
        violations: all that were found.
    """
    found = tuple(violations)
    legal = not found and not deck.unknown
    return Verdict(legal=legal, leader=leader, violations=found, unknown=(*deck.unknown, *deck.artworks))
