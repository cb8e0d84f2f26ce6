"""Phases, draws and the hand limit."""

from __future__ import annotations

import pytest

from banneret.core.decisions import Pick
from banneret.yugioh.terms import Ask, Phase
from tests.duels import CARDS, open_table

DECKS = (
    'side 0\n deck "Reed Wisp" "Dust Wisp"\n{cards}\n'
    'side 1\n deck "Still Pond" "Reed Wisp"\n hand "Marsh Twin"'
)


def hand_of(count: int) -> str:
    return " hand " + " ".join(f'"{card.name}"' for card in CARDS[:count])


def test_a_turn_goes_through_its_phases_in_order() -> None:
    table = open_table(DECKS.format(cards=' monster 0 "Copper Drake" attack'), phase="draw")
    table.act("Go to the Battle Phase", "Go to Main Phase 2", "End the turn")
    phases = [line for line in table.log if "Phase" in line]
    assert phases[:4] == ["Main Phase 1", "Battle Phase", "Main Phase 2", "End Phase"]
    assert (table.asked, table.duel.turn, table.duel.phase) == (1, 10, Phase.MAIN_1)


def test_the_battle_phase_may_be_the_end() -> None:
    table = open_table(DECKS.format(cards=' monster 0 "Copper Drake" attack'), phase="battle")
    table.act("End the turn")
    assert "Main Phase 2" not in table.log
    assert table.asked == 1


def test_the_turn_player_draws_one_card() -> None:
    table = open_table(DECKS.format(cards=""), phase="draw")
    assert [card.name for card in table.side(0).hand.cards] == ["Reed Wisp"]
    assert "Seat 0 draws a card" in table.log


@pytest.mark.parametrize(("held", "surplus"), [(5, 0), (6, 0), (7, 1), (9, 3)])
def test_more_than_6_cards_are_discarded_at_the_end_of_ones_own_turn(held: int, surplus: int) -> None:
    table = open_table(DECKS.format(cards=hand_of(held)))
    table.act("End the turn")
    if not surplus:
        assert table.asked == 1
        return
    decision = table.game.decision
    assert isinstance(decision, Pick)
    assert (decision.asks, decision.least, decision.most) == (Ask.DISCARD, surplus, surplus)
    names = [card.name for card in CARDS[:surplus]]
    table.pick(*names)
    assert [card.name for card in table.side(0).graveyard.cards] == names
    assert len(table.side(0).hand.cards) == 6
    assert f"Seat 0 discards {names[0]}" in table.log


def test_a_forced_choice_is_not_asked() -> None:
    """Without cards there is nothing but the end of the turn, and nobody is asked for it."""
    table = open_table('side 0\nside 1\n deck "Reed Wisp"\n hand "Marsh Twin"', turn=1)
    assert table.asked == 1
