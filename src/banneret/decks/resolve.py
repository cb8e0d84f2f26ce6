"""A deck list with its cards looked up, and its Deck Master or commander found."""

from __future__ import annotations

from enum import StrEnum
from typing import Generic, TypeVar, cast

import msgspec

from banneret.cards.catalogue import Catalogue
from banneret.cards.duelmasters import DuelMastersCard
from banneret.cards.game import Game
from banneret.cards.yugioh import YugiohCard
from banneret.decks.lookup import AnyCatalogue, DeckCard, artwork_of, card_of, is_extra_deck
from banneret.decks.model import DeckList, Section
from banneret.errors import BanneretError

CardT = TypeVar("CardT", bound=YugiohCard | DuelMastersCard)


class LeaderFrom(StrEnum):
    """How a deck says who leads it."""

    NAMED = "named"
    """By name, beside the deck (``--leader``)."""
    SECTION = "section"
    """In a section of its own."""
    SIDE = "side"
    """As the only Side Deck card (D1)."""
    FIRST = "first"
    """As the first card of a Duel Masters list."""
    NONE = "none"


class ResolvedDeck(msgspec.Struct, Generic[CardT], frozen=True, kw_only=True):
    """A deck's cards, one for each copy, in the order of the list.

    Cards stand where they belong: an Extra Deck card listed in the Main Deck is in ``extra``, as
    the simulators do it. A leader taken from a section is no longer in that section.
    """

    leader: tuple[CardT, ...]
    """The Deck Master or commander; more than one card for a linked God or several cells."""
    main: tuple[CardT, ...]
    extra: tuple[CardT, ...]
    side: tuple[CardT, ...]
    leader_from: LeaderFrom = LeaderFrom.NONE
    unknown: tuple[str, ...] = ()
    """Names and numbers that the catalogue does not know, each once."""
    artworks: dict[str, str] = {}
    """Numbers that the catalogue does not know, and the cards whose alternate artworks they must be."""
    unknown_counts: dict[Section, int] = {}
    """How many cards of each section are unknown: they still count for the size of the deck."""

    def section(self, section: Section) -> tuple[CardT, ...]:
        """The cards of one section."""
        cards: tuple[CardT, ...] = getattr(self, section.value)
        return cards

    def size(self, section: Section) -> int:
        """The number of cards in one section, unknown ones included."""
        return len(self.section(section)) + self.unknown_counts.get(section, 0)


def resolve(deck: DeckList, catalogue: Catalogue[CardT], *, leader: str | None = None) -> ResolvedDeck[CardT]:
    """Look up every card of a deck.

    The leader is the one named, who replaces the list's own; else the leader section; else the only
    Side Deck card; else, for Duel Masters, the first card of the list.

    Args:
        deck: the list.
        catalogue: the cards of the deck's game.
        leader: a name or number; the parts of a linked God joined by " + ".

    Raises:
        NotFound: no card has the leader's name; the message carries suggestions.
        BanneretError: the list says that it is of another game.
    """
    if deck.game is not None and deck.game is not catalogue.game:
        raise BanneretError(f"expected a {catalogue.game.full_name} deck, found one of {deck.game.full_name}")
    sections: dict[Section, list[CardT]] = {section: [] for section in Section}
    unknown: dict[str, None] = {}
    artworks: dict[str, str] = {}
    unknown_counts: dict[Section, int] = {}
    for section, entry in deck.entries():
        is_replaced = section is Section.LEADER and leader is not None
        card = cast("CardT | None", card_of(entry, cast("AnyCatalogue", catalogue)))
        if card is None and entry.password is not None:
            card = cast("CardT | None", artwork_of(entry.password, cast("AnyCatalogue", catalogue)))
            if card is not None:
                artworks[str(entry.password)] = card.name
        if card is None and not is_replaced:
            unknown[entry.label()] = None
            unknown_counts[section] = unknown_counts.get(section, 0) + entry.count
        elif card is not None:
            sections[_place(section, card)] += [card] * entry.count
    if leader is not None:
        leader_from = _name_leader(sections, _named_leader(leader, catalogue), game=catalogue.game)
    else:
        leader_from = _find_leader(sections, unknown_counts)
        if leader_from is LeaderFrom.NONE and catalogue.game is Game.DUEL_MASTERS and deck.main:
            leader_from = LeaderFrom.FIRST
            first = cast("CardT | None", card_of(deck.main[0], cast("AnyCatalogue", catalogue)))
            if first is not None:
                _take_out(sections, (first,))
                sections[Section.LEADER] = [first]
            else:
                unknown_counts[Section.MAIN] -= 1
                unknown_counts[Section.LEADER] = 1
    return ResolvedDeck(
        leader=tuple(sections[Section.LEADER]),
        main=tuple(sections[Section.MAIN]),
        extra=tuple(sections[Section.EXTRA]),
        side=tuple(sections[Section.SIDE]),
        leader_from=leader_from,
        unknown=tuple(unknown),
        artworks=artworks,
        unknown_counts=unknown_counts,
    )


def _place(section: Section, card: DeckCard) -> Section:
    """Where a card listed in a section belongs."""
    if section in (Section.MAIN, Section.EXTRA):
        return Section.EXTRA if is_extra_deck(card) else Section.MAIN
    return section


def _named_leader(leader: str, catalogue: Catalogue[CardT]) -> tuple[CardT, ...]:
    """The card of a name, or the cards of several names joined by " + "."""
    whole = catalogue.find(leader)
    if whole is not None or " + " not in leader:
        return (whole or catalogue.by_name(leader),)
    return tuple(catalogue.by_name(part.strip()) for part in leader.split(" + "))


def _name_leader(sections: dict[Section, list[CardT]], named: tuple[CardT, ...], *, game: Game) -> LeaderFrom:
    """Put the named leader into its section, instead of the one that the list names (D1)."""
    if not sections[Section.LEADER] and len(sections[Section.SIDE]) == 1:
        sections[Section.SIDE] = []
    if game is Game.DUEL_MASTERS:
        # A Duel Masters list counts its commander (E2), so naming it takes it out of the list.
        _take_out(sections, tuple(card for card in named if card not in sections[Section.LEADER]))
    sections[Section.LEADER] = list(named)
    return LeaderFrom.NAMED


def _find_leader(sections: dict[Section, list[CardT]], unknown_counts: dict[Section, int]) -> LeaderFrom:
    """Find the leader in its own section or as the only Side Deck card."""
    if sections[Section.LEADER] or unknown_counts.get(Section.LEADER):
        return LeaderFrom.SECTION
    if len(sections[Section.SIDE]) == 1 and not unknown_counts.get(Section.SIDE):
        sections[Section.LEADER] = sections[Section.SIDE]
        sections[Section.SIDE] = []
        return LeaderFrom.SIDE
    return LeaderFrom.NONE


def _take_out(sections: dict[Section, list[CardT]], cards: tuple[CardT, ...]) -> None:
    """Take one copy of each card out of the section that holds it."""
    for card in cards:
        for section in (Section.MAIN, Section.EXTRA, Section.SIDE):
            if card in sections[section]:
                sections[section].remove(card)
                break
