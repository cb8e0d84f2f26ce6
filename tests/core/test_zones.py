"""Piles and rows keep what is put into them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banneret.core.seats import NOBODY, BySeat
from banneret.core.zones import EVERYBODY, SIGHT_ALL, SIGHT_NONE, SIGHT_OWNER, Card, Pile, Row, holds


def card_in(pile: Pile[Card], number: int) -> Card:
    card = Card(number, 0, pile)
    pile.put(card, -1)
    return card


@given(st.lists(st.tuples(st.booleans(), st.integers(-1, 8)), max_size=40))
def test_a_pile_is_a_list_of_cards(moves: list[tuple[bool, int]]) -> None:
    pile: Pile[Card] = Pile("deck", 0, SIGHT_NONE)
    model: list[Card] = []
    for number, (puts, place) in enumerate(moves):
        if puts or not model:
            card = Card(number, 0, pile)
            pile.put(card, place)
            model.insert(place if place >= 0 else len(model), card)
        else:
            card = model.pop(place % len(model))
            pile.take(card)
        assert pile.held() == model
    copy: Pile[Card] = Pile("deck", 0, SIGHT_NONE)
    cards = [Card(number, 0, copy) for number in range(len(moves))]
    copy.refill(cards, pile)
    assert [card.number for card in copy.held()] == [card.number for card in model]


@given(st.lists(st.integers(0, 4), max_size=40))
def test_a_row_holds_one_card_in_each_place(places: list[int]) -> None:
    row: Row[Card] = Row("monster", 0, SIGHT_ALL, 5)
    model: dict[int, Card] = {}
    for number, place in enumerate(places):
        card = Card(number, 0, row)
        if place in model:
            with pytest.raises(ValueError, match=f"place {place} of monster .seat 0. is taken"):
                row.put(card, place)
            row.take(model.pop(place))
        else:
            row.put(card, place)
            model[place] = card
        assert [card and card.number for card in row.places] == [
            model[where].number if where in model else None for where in range(5)
        ]
        assert row.held() == [model[where] for where in sorted(model)]
        assert row.free() == [where for where in range(5) if where not in model]


def test_who_may_know_a_card() -> None:
    hand: Pile[Card] = Pile("hand", 2, SIGHT_OWNER)
    deck: Pile[Card] = Pile("deck", 2, SIGHT_NONE)
    row: Row[Card] = Row("monster", 1, SIGHT_ALL, 5)
    seats = (NOBODY, *range(6))
    assert [seat for seat in seats if holds(card_in(hand, 0).seen_by(), seat)] == [2]
    assert [seat for seat in seats if holds(card_in(deck, 0).seen_by(), seat)] == []
    card = Card(0, 2, row)
    card.controller = 1
    assert [seat for seat in seats if holds(card.seen_by(), seat)] == [1]
    card.face_up = True
    assert card.seen_by() == EVERYBODY
    assert [seat for seat in seats if holds(card.seen_by(), seat)] == list(seats)


@given(st.integers(2, 6))
def test_one_value_for_each_seat(seats: int) -> None:
    assert BySeat.build(seats, lambda seat: seat * 2) == tuple(range(0, 2 * seats, 2))
