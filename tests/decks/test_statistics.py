"""The figures of a deck: exact odds, curve, and hands that a seed repeats."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb, isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banneret.cards.duelmasters import DuelMastersCard, Face
from banneret.cards.yugioh import YugiohCard
from banneret.decks.resolve import ResolvedDeck
from banneret.decks.statistics import odds_of_drawing, sample_hands, statistics_of
from banneret.effects.duelmasters_terms import CardKind, Civilization
from banneret.effects.yugioh_terms import Attribute, CardType, MonsterKind, MonsterType


def test_odds_count_hands() -> None:
    hands = list(combinations(range(8), 3))
    for copies in range(9):
        with_one = sum(any(card < copies for card in hand) for hand in hands)
        assert isclose(odds_of_drawing(copies, deck=8, drawn=3), with_one / len(hands))


@given(
    st.integers(1, 100).flatmap(
        lambda deck: st.tuples(st.just(deck), st.integers(0, deck), st.integers(0, 120))
    )
)
def test_odds_are_probabilities_that_grow_with_draws(figures: tuple[int, int, int]) -> None:
    deck, copies, drawn = figures
    odds = odds_of_drawing(copies, deck=deck, drawn=drawn)
    assert 0 <= odds <= odds_of_drawing(copies, deck=deck, drawn=drawn + 1) <= 1
    if drawn <= deck:
        assert isclose(odds, 1 - Fraction(comb(deck - copies, drawn), comb(deck, drawn)), abs_tol=1e-12)


def test_more_copies_than_cards_are_refused() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        odds_of_drawing(4, deck=3, drawn=1)


def test_a_yugioh_deck_by_level_kind_and_attribute() -> None:
    light = YugiohCard(
        name="Light",
        card_type=CardType.MONSTER,
        level=4,
        attribute=Attribute.LIGHT,
        monster_type=MonsterType.FAIRY,
        kinds=(MonsterKind.TUNER, MonsterKind.EFFECT),
    )
    spell = YugiohCard(name="Spell", card_type=CardType.SPELL)
    deck = ResolvedDeck[YugiohCard](leader=(light,), main=(light, spell, spell), extra=(), side=())
    figures = statistics_of(deck, name="Three", hands=1, seed=1)
    assert figures.kinds == {"Spell": 2, "Effect Monster": 1}
    assert (figures.curve, figures.attributes, figures.types) == ({"4": 1}, {"LIGHT": 1}, {"Fairy": 1})
    assert figures.sizes == {"leader": 1, "main": 3, "extra": 0, "side": 0}
    assert [(odds.card, odds.copies, odds.opening) for odds in figures.odds] == [
        ("Light", 1, 1.0),
        ("Spell", 2, 1.0),
    ]
    assert sorted(figures.hands[0]) == ["Light", "Spell", "Spell"]


def test_a_duel_masters_deck_by_cost_civilization_and_race() -> None:
    face = Face(
        name="Twin",
        kinds=(CardKind.CREATURE,),
        civilizations=(Civilization.WATER, Civilization.FIRE),
        cost=3,
        races=("Dragon", "Human"),
    )
    card = DuelMastersCard(name="Twin", faces=(face,))
    deck = ResolvedDeck[DuelMastersCard](leader=(), main=(card, card), extra=(), side=())
    figures = statistics_of(deck, name="", hands=0, seed=1)
    assert (figures.curve, figures.attributes) == ({"3": 2}, {"Water/Fire": 2})
    assert (figures.kinds, figures.types) == ({"Creature": 2}, {"Dragon": 2, "Human": 2})
    assert figures.hands == ()


def test_the_same_seed_draws_the_same_hands() -> None:
    cards = [YugiohCard(name=f"Card {number}", card_type=CardType.SPELL) for number in range(40)]
    assert sample_hands(cards, hands=3, seed=7) == sample_hands(cards, hands=3, seed=7)
    assert sample_hands(cards, hands=3, seed=7) != sample_hands(cards, hands=3, seed=8)
    assert all(len(set(hand)) == 5 for hand in sample_hands(cards, hands=3, seed=7))
    assert sample_hands([], hands=3, seed=7) == ()
