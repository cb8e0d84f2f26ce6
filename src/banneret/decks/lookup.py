"""What deck lists ask of a catalogue, whatever the game."""

from __future__ import annotations

from typing import Final, TypeAlias

from banneret.cards.catalogue import Catalogue
from banneret.cards.duelmasters import DuelMastersCard
from banneret.cards.yugioh import YugiohCard
from banneret.decks.model import DeckEntry

DeckCard: TypeAlias = YugiohCard | DuelMastersCard
AnyCatalogue: TypeAlias = Catalogue[YugiohCard] | Catalogue[DuelMastersCard]

LAST_PRINTED_PASSWORD: Final = 99_999_999
MOST_ARTWORKS: Final = 9


def is_extra_deck(card: DeckCard) -> bool:
    """Whether a card's place is beside the main deck: the Extra Deck or the hyperspatial zone."""
    if isinstance(card, YugiohCard):
        return card.is_extra_deck()
    return card.is_hyperspatial()


def code_of(card: DeckCard, catalogue: AnyCatalogue) -> int | None:
    """The number by which deck files name a card; None if the card has none that brings it back.

    Codes of Duel Masters cards are made from names, so two cards may have one; then it is that card's
    which the catalogue has first.
    """
    code = card.code()
    return code if code is not None and catalogue.by_password(code) == card else None


def artwork_of(password: int, catalogue: AnyCatalogue) -> DeckCard | None:
    """The card of which an unknown number is most probably an alternate artwork.

    Simulators number artworks from the card's own password upwards. Passwords of different cards are
    hardly ever so near; numbers of nine digits are prereleases and other games' cards, one after another.

    Args:
        password: a number that the catalogue does not know.
        catalogue: the cards.
    """
    if password > LAST_PRINTED_PASSWORD:
        return None
    numbers = range(password - 1, password - 1 - MOST_ARTWORKS, -1)
    return next((card for number in numbers if (card := catalogue.by_password(number)) is not None), None)


def card_of(entry: DeckEntry, catalogue: AnyCatalogue) -> DeckCard | None:
    """The card that an entry means: by its password, else by its name."""
    card = None if entry.password is None else catalogue.by_password(entry.password)
    if card is None and entry.name is not None:
        card = catalogue.find(entry.name)
    return card
