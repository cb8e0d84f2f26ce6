"""What deck lists ask of a catalogue, whatever the game."""

from __future__ import annotations

from typing import TypeAlias

from banneret.cards.catalogue import Catalogue
from banneret.cards.duelmasters import DuelMastersCard
from banneret.cards.yugioh import YugiohCard
from banneret.decks.model import DeckEntry

DeckCard: TypeAlias = YugiohCard | DuelMastersCard
AnyCatalogue: TypeAlias = Catalogue[YugiohCard] | Catalogue[DuelMastersCard]


def is_extra_deck(card: DeckCard) -> bool:
    """Whether a card's place is beside the main deck: the Extra Deck or the hyperspatial zone."""
    if isinstance(card, YugiohCard):
        return card.is_extra_deck()
    return card.is_hyperspatial()


def card_of(entry: DeckEntry, catalogue: AnyCatalogue) -> DeckCard | None:
    """The card that an entry means: by its password, else by its name."""
    card = None if entry.password is None else catalogue.by_password(entry.password)
    if card is None and entry.name is not None:
        card = catalogue.find(entry.name)
    return card
