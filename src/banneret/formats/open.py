"""The open format: a base game without a leader, for two seats or more, with any deck."""

from __future__ import annotations

from banneret.decks.lookup import AnyCatalogue, DeckCard
from banneret.decks.options import CheckOptions
from banneret.decks.resolve import ResolvedDeck
from banneret.decks.verdict import Verdict


def check_deck(deck: ResolvedDeck[DeckCard], *, catalogue: AnyCatalogue, options: CheckOptions) -> Verdict:
    """Accept any deck; cards that the catalogue does not know are named.

    Args:
        deck: the deck.
        catalogue: the cards of its game.
        options: this format has none.
    """
    return Verdict(legal=True, leader=None, unknown=(*deck.unknown, *deck.artworks))
