"""Looking up a deck's cards, and finding who leads it."""

from __future__ import annotations

import pytest

from banneret.cards.catalogue import Catalogue, MemoryCatalogue
from banneret.cards.duelmasters import DuelMastersCard, Face
from banneret.cards.game import Game
from banneret.cards.yugioh import YugiohCard
from banneret.decks.files import read_deck
from banneret.decks.model import DeckEntry, DeckList, Section, passwords_of
from banneret.decks.resolve import LeaderFrom, resolve
from banneret.effects.yugioh_terms import CardType, MonsterKind
from banneret.errors import BanneretError, NotFound


@pytest.fixture
def catalogue() -> Catalogue[YugiohCard]:
    cards = [
        YugiohCard(name="Leader", card_type=CardType.MONSTER, password=10_000_001),
        YugiohCard(name="Follower", card_type=CardType.MONSTER, password=20_000_001),
        YugiohCard(
            name="Fused", card_type=CardType.MONSTER, password=30_000_001, kinds=(MonsterKind.FUSION,)
        ),
    ]
    return MemoryCatalogue(Game.YUGIOH, cards)


def names(cards: tuple[YugiohCard, ...] | tuple[DuelMastersCard, ...]) -> list[str]:
    return [card.name for card in cards]


def test_every_copy_is_a_card_and_stands_where_it_belongs(catalogue: Catalogue[YugiohCard]) -> None:
    deck = resolve(
        DeckList(main=(DeckEntry(count=2, name="follower"), DeckEntry(password=30_000_001))), catalogue
    )
    assert names(deck.main) == ["Follower", "Follower"]
    assert names(deck.extra) == ["Fused"]
    assert deck.leader_from is LeaderFrom.NONE


def test_the_leader_section_comes_before_the_side_card(catalogue: Catalogue[YugiohCard]) -> None:
    deck = DeckList(leader=(DeckEntry(name="Leader"),), side=(DeckEntry(name="Follower"),))
    found = resolve(deck, catalogue)
    assert (names(found.leader), names(found.side)) == (["Leader"], ["Follower"])
    assert found.leader_from is LeaderFrom.SECTION
    alone = resolve(DeckList(side=(DeckEntry(name="Follower"),)), catalogue)
    assert (names(alone.leader), alone.side, alone.leader_from) == (["Follower"], (), LeaderFrom.SIDE)
    two = resolve(DeckList(side=(DeckEntry(name="Follower", count=2),)), catalogue)
    assert (two.leader, two.size(Section.SIDE)) == ((), 2)


def test_a_named_leader_replaces_the_list_s_own(catalogue: Catalogue[YugiohCard]) -> None:
    deck = DeckList(leader=(DeckEntry(name="Leader"),), main=(DeckEntry(name="Follower"),))
    found = resolve(deck, catalogue, leader="Follower")
    assert names(found.leader) == ["Follower"]
    assert names(found.main) == ["Follower"]
    unknown = resolve(DeckList(leader=(DeckEntry(name="Nobody"),)), catalogue, leader="Leader")
    assert (unknown.size(Section.LEADER), unknown.unknown) == (1, ())
    for named in ("Leader", "Fused"):
        side = resolve(DeckList(side=(DeckEntry(name="Leader"),)), catalogue, leader=named)
        assert (names(side.leader), side.side) == ([named], ())
    by_number = resolve(deck, catalogue, leader="30000001")
    assert names(by_number.leader) == ["Fused"]


def test_an_unknown_leader_gets_suggestions(catalogue: Catalogue[YugiohCard]) -> None:
    with pytest.raises(NotFound, match="Leader"):
        resolve(DeckList(), catalogue, leader="Laeder")


def test_unknown_cards_are_named_once_and_counted(catalogue: Catalogue[YugiohCard]) -> None:
    deck = DeckList(
        main=(DeckEntry(name="Nobody", count=3), *passwords_of([77, 77])), extra=passwords_of([77])
    )
    found = resolve(deck, catalogue)
    assert found.unknown == ("Nobody", "77")
    assert (found.size(Section.MAIN), found.size(Section.EXTRA)) == (5, 1)


def test_the_number_next_to_a_password_is_its_artwork(catalogue: Catalogue[YugiohCard]) -> None:
    found = resolve(DeckList(main=passwords_of([20_000_002, 20_000_011, 120_000_002])), catalogue)
    assert names(found.main) == ["Follower"]
    assert found.artworks == {"20000002": "Follower"}
    assert found.unknown == ("20000011", "120000002")


def test_a_deck_of_another_game_is_refused(catalogue: Catalogue[YugiohCard]) -> None:
    with pytest.raises(BanneretError, match="expected a Yu-Gi-Oh! deck, found one of Duel Masters"):
        resolve(DeckList(game=Game.DUEL_MASTERS), catalogue)


def test_an_unknown_first_card_of_a_duel_masters_list_is_its_unknown_commander() -> None:
    catalogue = MemoryCatalogue(
        Game.DUEL_MASTERS, [DuelMastersCard(name="Known", faces=(Face(name="Known"),))]
    )
    deck = resolve(DeckList(main=(DeckEntry(name="Nobody", count=2), DeckEntry(name="Known"))), catalogue)
    assert deck.leader_from is LeaderFrom.FIRST
    assert [deck.size(section) for section in Section] == [1, 2, 0, 0]
    assert (deck.leader, deck.unknown) == ((), ("Nobody",))


def test_a_duel_masters_leader_is_taken_out_of_the_list() -> None:
    cards = [DuelMastersCard(name=name, faces=(Face(name=name),)) for name in ("Chief", "Soldier", "Scout")]
    catalogue = MemoryCatalogue(Game.DUEL_MASTERS, cards)
    deck = read_deck("Chief\nSoldier\nScout", source="list")
    first = resolve(deck, catalogue)
    assert (names(first.leader), names(first.main)) == (["Chief"], ["Soldier", "Scout"])
    assert first.leader_from is LeaderFrom.FIRST
    named = resolve(deck, catalogue, leader="Scout + Soldier")
    assert (names(named.leader), names(named.main)) == (["Scout", "Soldier"], ["Chief"])
