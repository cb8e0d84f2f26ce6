"""Decks for a game: the packaged ones, and which cards of a deck list a seat brings."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec

from banneret.cards.catalogue import MemoryCatalogue
from banneret.cards.game import Game
from banneret.cards.starter import starter_cards
from banneret.cards.yugioh import YugiohCard
from banneret.decks.files import read_deck
from banneret.decks.resolve import ResolvedDeck, resolve
from banneret.errors import BanneretError
from banneret.yugioh.setup import DuelDeck

if TYPE_CHECKING:
    from banneret.formats.texts import DeckTexts


def starter_decks() -> dict[str, ResolvedDeck[YugiohCard]]:
    """The packaged Domain decks by name, from the packaged cards, whatever is imported."""
    catalogue = MemoryCatalogue(Game.YUGIOH, starter_cards())
    folder = files("banneret.decks") / "starter"
    found = sorted(
        (entry for entry in folder.iterdir() if entry.name.endswith(".ydk")), key=lambda one: one.name
    )
    return {
        entry.name.removesuffix(".ydk"): resolve(read_deck(entry.read_bytes(), source=entry.name), catalogue)
        for entry in found
    }


def duel_deck(deck: ResolvedDeck[YugiohCard], *, source: str, texts: DeckTexts | None = None) -> DuelDeck:
    """The cards that a deck brings to a duel.

    Args:
        source: what to call the deck in errors.
        texts: reads the cards' texts; without it the duel plays all cards by their facts alone.

    Raises:
        BanneretError: the catalogue does not know all of them.
    """
    if deck.unknown:
        raise BanneretError(f"{source}: expected cards of the catalogue, not {', '.join(deck.unknown[:5])}")
    if not deck.main:
        raise BanneretError(f"{source}: expected a Main Deck, found no card")
    brought = DuelDeck(deck.leader[0] if deck.leader else None, deck.main, deck.extra)
    if texts is None:
        return brought
    return msgspec.structs.replace(brought, effects=texts.effects(brought.cards()))
