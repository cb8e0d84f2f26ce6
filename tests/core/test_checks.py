"""The debug mode notices what goes past the doors."""

from __future__ import annotations

import pytest

from banneret.core.checks import check_kept, check_state, check_zones
from banneret.yugioh.terms import IN_DEFENSE
from tests.duels import open_table

SIDES = 'side 0\n monster 0 "Copper Drake" attack\n hand "Reed Wisp"\nside 1\n monster 0 "Brook Otter" set'


def test_a_change_past_its_door_leaves_a_stale_view() -> None:
    duel = open_table(SIDES).duel
    check_kept(duel)
    duel.sides[1].life_points -= 100
    with pytest.raises(AssertionError, match="the view of side 1 for everybody else is stale"):
        check_kept(duel)
    duel.touch(1)
    check_kept(duel)
    duel.sides[0].monsters.cards[0].position = IN_DEFENSE
    with pytest.raises(AssertionError, match="side 0"):
        check_kept(duel)


def test_a_change_that_only_its_owner_sees_is_noticed_too() -> None:
    duel = open_table(SIDES).duel
    otter = duel.sides[1].monsters.cards[0]
    check_state(duel)
    otter.facts = duel.sides[0].hand.cards[0].facts
    with pytest.raises(AssertionError, match="the view of side 1 for its owner is stale"):
        check_kept(duel)


def test_a_card_that_was_not_moved_through_the_door() -> None:
    duel = open_table(SIDES).duel
    hand = duel.sides[0].hand
    wisp = hand.cards[0]
    duel.sides[0].deck.put(wisp, -1)
    with pytest.raises(AssertionError, match=r"believes it is in hand|lies elsewhere too"):
        check_zones(duel)
    hand.take(wisp)
    with pytest.raises(AssertionError, match="deck of seat 0: card 0 believes it is in hand"):
        check_zones(duel)
    wisp.zone = duel.sides[0].deck
    check_zones(duel)
    duel.sides[0].deck.take(wisp)
    with pytest.raises(AssertionError, match="cards in no zone"):
        check_zones(duel)


def test_a_row_whose_own_list_is_wrong() -> None:
    duel = open_table(SIDES).duel
    duel.sides[0].monsters.cards = []
    with pytest.raises(AssertionError, match="monster of seat 0: keeps other cards"):
        check_zones(duel)


def test_a_seat_that_left_by_the_window() -> None:
    duel = open_table(SIDES).duel
    duel.sides[0].is_living = False
    with pytest.raises(AssertionError, match="living seats"):
        check_zones(duel)
