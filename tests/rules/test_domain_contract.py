"""D19 to D24 for monsters without effects: the Deck Master Zone, the ways out, the return and its cost."""

from __future__ import annotations

import pytest

from banneret.core.game import Game
from banneret.errors import BanneretError
from banneret.formats.registry import find_format
from banneret.yugioh.setup import DuelDeck, new_setup
from banneret.yugioh.terms import IN_ATTACK, IS_SET, Ask, ZoneKind
from banneret.yugioh.testing import Table
from tests.duels import BY_NAME, CARDS, domain_table, give_control

RETURN = "Return it to the Deck Master Zone"
LEAVE = "Leave it where it is"
HOME = "deck_master 0 of seat"


# ---- D19


def test_d19_the_deck_master_starts_face_up_in_a_zone_of_its_own() -> None:
    decks = [
        DuelDeck(BY_NAME[name], (BY_NAME["Reed Wisp"],) * 20)
        for name in ("Banner Knight", "Tower Queen", "Banner Knight")
    ]
    table = Table(Game(find_format("domain").rules(), new_setup("domain", {}, decks, "1")))
    assert table.where("Tower Queen") == f"{HOME} 1"
    for side in table.duel.sides:
        assert side.leader is not None
        assert side.leader.face_up
        assert side.leader not in (*side.hand.cards, *side.deck.cards, *side.monsters.cards)
        assert len(side.hand.cards) + len(side.deck.cards) == 20


def test_d19_it_is_no_tribute_and_fights_nobody() -> None:
    """D19 and case 92."""
    table = domain_table('side 0\n leader "Banner Knight"\n hand "Mill Giant"\nside 1\n leader "Tower Queen"')
    assert not table.offers("Tribute Summon Mill Giant")
    assert not table.offers("Change the position of Banner Knight")
    table.act("Go to the Battle Phase")
    assert table.options() == ["Go to Main Phase 2", "End the turn"]


# ---- D20


def test_d20_it_is_normal_summoned_or_set_from_its_zone_with_the_turns_normal_summon() -> None:
    sides = 'side 0\n leader "Banner Knight"\n hand "Copper Drake"\nside 1'
    table = domain_table(sides)
    table.act("Normal Summon Banner Knight (your Deck Master)", "Zone 2")
    assert table.where("Banner Knight") == "monster 1 of seat 0"
    assert table.card("Banner Knight").position is IN_ATTACK
    assert not table.offers("Normal Summon Copper Drake")
    assert table.life() == [8000, 8000]
    table = domain_table(sides)
    table.act("Set Banner Knight", "Zone 2")
    assert table.card("Banner Knight").position is IS_SET
    table = domain_table(sides)
    table.act("Normal Summon Copper Drake", "Zone 2")
    assert not table.offers("Normal Summon Banner Knight")


def test_d20_it_is_tribute_summoned_from_its_zone() -> None:
    table = domain_table('side 0\n leader "Gate Warden"\n monster 0 "Reed Wisp" attack\nside 1')
    table.act("Tribute Summon Gate Warden", "Zone 3")
    assert table.where("Gate Warden") == "monster 2 of seat 0"
    assert table.where("Reed Wisp") == "graveyard of seat 0"
    table = domain_table('side 0\n leader "Tower Queen"\n monster 0 "Reed Wisp" attack\nside 1')
    assert not table.offers("Tribute Summon Tower Queen")


def test_d20_nobody_elses_deck_master_is_offered() -> None:
    table = domain_table('side 0\n leader "Tower Queen"\nside 1\n leader "Banner Knight"')
    assert table.options() == ["Go to the Battle Phase", "End the turn"]


def test_d20_without_a_free_zone_it_stays() -> None:
    full = "\n".join(f' monster {place} "{card.name}" attack' for place, card in enumerate(CARDS[4:9]))
    table = domain_table(f'side 0\n leader "Banner Knight"\n{full}\nside 1')
    assert not table.offers("Normal Summon Banner Knight")


# ---- D23


BATTLE = (
    'side 0\n monster 0 "Hollow Colossus" attack\n monster 1 "Still Pond" attack\n'
    'side 1\n leader "Banner Knight"\n monster 0 "Banner Knight" attack\n'
    ' hand "Reed Wisp"\n deck "Reed Wisp"\n'
    'side 2\n leader "Gate Warden"\n monster 0 "Gate Warden" attack'
)


def destroyed(options: dict[str, bool | int | str] | None = None) -> Table:
    """A table on which seat 1's Deck Master has just been destroyed by battle."""
    table = domain_table(BATTLE, phase="battle", options=options)
    table.act("Attack with Hollow Colossus", "Banner Knight of Seat 1")
    return table


def test_d23_destroyed_by_battle_it_is_in_the_gy_and_its_owner_decides() -> None:
    table = destroyed()
    assert table.where("Banner Knight") == "graveyard of seat 1"
    assert (table.asked, table.asks) == (1, Ask.LEADER_RETURN)
    assert table.options() == [RETURN, LEAVE]
    table.act(RETURN)
    assert table.where("Banner Knight") == f"{HOME} 1"
    assert table.asked == 0, "the Battle Phase goes on"
    assert "Seat 1 calls Banner Knight back to its zone; its next departure costs 500 LP" in table.log


def test_d23_a_refusal_costs_nothing_and_is_not_asked_again() -> None:
    table = destroyed()
    life = table.life()
    table.act(LEAVE, "Go to Main Phase 2")
    assert table.life() == life
    assert table.where("Banner Knight") == "graveyard of seat 1"
    assert "Seat 1 leaves Banner Knight where it is" in table.log
    table.act("Change the position of Still Pond")
    assert table.asks == Ask.MAIN_PHASE


def test_d23_another_change_of_zone_asks_again() -> None:
    table = destroyed()
    table.act(LEAVE)
    leader = table.card("Banner Knight")
    table.duel.send(leader, table.side(1).banished)
    table.act("Go to Main Phase 2")
    assert (table.asked, table.asks) == (1, Ask.LEADER_RETURN)
    assert table.where("Banner Knight") == "banished of seat 1"


def test_d23_tributing_it_asks_its_owner_when_the_summon_is_done() -> None:
    table = domain_table(
        'side 0\n leader "Banner Knight"\n hand "Mill Giant"\n monster 2 "Banner Knight" attack\nside 1'
    )
    table.act("Tribute Summon Mill Giant", "Zone 3")
    assert table.where("Mill Giant") == "monster 2 of seat 0"
    assert table.asks == Ask.LEADER_RETURN
    table.act(RETURN)
    assert table.where("Banner Knight") == f"{HOME} 0"
    assert not table.offers("Normal Summon Banner Knight"), "the Normal Summon of this turn is used"


def test_d23_a_leader_that_another_player_tributes_asks_its_owner() -> None:
    table = domain_table(
        'side 0\n hand "Mill Giant"\n monster 2 "Banner Knight" attack owner 1\n'
        'side 1\n leader "Banner Knight"'
    )
    table.act("Tribute Summon Mill Giant", "Zone 1")
    assert (table.asked, table.asks) == (1, Ask.LEADER_RETURN)


@pytest.mark.parametrize("pile", ["hand", "deck", "extra_deck", "graveyard", "banished"])
def test_d23_each_of_the_five_places_asks(pile: str) -> None:
    table = domain_table(
        'side 0\n leader "Banner Knight"\n monster 0 "Banner Knight" attack\n'
        ' monster 1 "Reed Wisp" attack\nside 1'
    )
    side = table.side(0)
    piles = {
        "hand": side.hand,
        "deck": side.deck,
        "extra_deck": side.extra_deck,
        "graveyard": side.graveyard,
        "banished": side.banished,
    }
    table.duel.send(table.card("Banner Knight"), piles[pile])
    table.act("Change the position of Reed Wisp")
    assert table.asks == Ask.LEADER_RETURN
    assert table.where("Banner Knight") == f"{pile} of seat 0"


def test_d23_once_it_came_to_hand_and_was_refused_it_may_be_discarded_which_asks_again() -> None:
    hand = " ".join(f'"{card.name}"' for card in CARDS[4:10])
    table = domain_table(
        f'side 0 summoned\n leader "Banner Knight"\n hand {hand} "Banner Knight"\nside 1\n deck "Reed Wisp"'
    )
    table.act("End the turn")
    assert table.asks == Ask.DISCARD
    table.pick("Banner Knight")
    assert table.where("Banner Knight") == "graveyard of seat 0"
    assert table.asks == Ask.LEADER_RETURN
    table.act(LEAVE)
    assert table.where("Banner Knight") == "graveyard of seat 0"


def test_d23_from_the_hand_it_is_summoned_like_any_card_without_cost() -> None:
    table = domain_table('side 0 returns 3\n leader "Banner Knight"\n hand "Banner Knight"\nside 1')
    table.act("Normal Summon Banner Knight", "Zone 1")
    assert table.life() == [8000, 8000]
    assert table.asks == Ask.MAIN_PHASE


def test_d23_no_offer_when_it_is_summoned_flipped_stolen_or_set() -> None:
    table = domain_table(
        'side 0\n leader "Banner Knight"\n hand "Reed Wisp"\nside 1\n leader "Tower Queen"\n'
        ' monster 1 "Tower Queen" set'
    )
    table.act("Set Banner Knight", "Zone 1")
    assert table.asks == Ask.MAIN_PHASE
    duel = table.duel
    give_control(duel, table.card("Tower Queen"), 0, table.side(0).monsters, 4)
    assert not duel.awaits_open_state
    table = domain_table('side 0\n leader "Banner Knight"\n monster 0 "Banner Knight" set\nside 1')
    table.act("Flip Summon Banner Knight")
    assert table.asks == Ask.MAIN_PHASE


@pytest.mark.parametrize("recall", ["departures", "literal"])
def test_d23_option_recall_literal_asks_on_summons_from_the_hand_as_well(recall: str) -> None:
    sides = 'side 0\n leader "Banner Knight"\n hand "Banner Knight"\nside 1'
    table = domain_table(sides, options={"recall": recall})
    table.act("Normal Summon Banner Knight", "Zone 1")
    assert table.asks == (Ask.LEADER_RETURN if recall == "literal" else Ask.MAIN_PHASE)
    if recall == "literal":
        table.act(RETURN)
        assert table.where("Banner Knight") == f"{HOME} 0"


def test_d23_option_recall_literal_tells_nobody_what_was_set() -> None:
    """D23: a Set is no Summon; a question would tell the others which card lies there."""
    table = domain_table(
        'side 0\n leader "Banner Knight"\n hand "Banner Knight"\nside 1', options={"recall": "literal"}
    )
    table.act("Set Banner Knight", "Zone 1")
    assert table.asks == Ask.MAIN_PHASE


def test_d23_option_recall_literal_does_not_ask_when_it_leaves_its_own_zone() -> None:
    table = domain_table('side 0\n leader "Banner Knight"\nside 1', options={"recall": "literal"})
    table.act("Normal Summon Banner Knight", "Zone 1")
    assert table.asks == Ask.MAIN_PHASE


def test_d23_option_recall_literal_still_asks_when_it_is_destroyed() -> None:
    assert destroyed({"recall": "literal"}).asks == Ask.LEADER_RETURN


def test_d23_option_recall_knows_two_words() -> None:
    with pytest.raises(BanneretError, match='option recall: expected "departures" or "literal"'):
        find_format("domain").rules({"recall": "always"})


ALL_FOUR = "\n".join(
    f'side {seat}\n leader "{name}"\n monster 0 "{name}" attack\n'
    ' deck "Reed Wisp" "Dust Wisp"\n hand "Mill Giant"'
    for seat, name in enumerate(("Banner Knight", "Tower Queen", "Gate Warden", "Harbor Sage"))
)


def all_destroyed(turn_seat: int, seats: tuple[int, ...]) -> Table:
    """A table of four on which several Deck Masters have gone to the GY at once."""
    table = domain_table(ALL_FOUR, seat=turn_seat)
    for seat in seats:
        leader = table.side(seat).leader
        assert leader is not None
        table.duel.send_to_graveyard(leader)
    table.act("Go to the Battle Phase")
    return table


@pytest.mark.parametrize(
    ("turn_seat", "seats", "order"),
    [(0, (2, 0), [0, 2]), (1, (0, 2), [2, 0]), (2, (0, 1, 2, 3), [2, 3, 0, 1]), (0, (1, 0), [0, 1])],
)
def test_d23_several_owners_decide_in_order_from_the_turn_player(
    turn_seat: int, seats: tuple[int, ...], order: list[int]
) -> None:
    """D23 and D17: who destroyed them does not matter; who still has theirs is not asked."""
    table = all_destroyed(turn_seat, seats)
    asked = []
    while table.asks == Ask.LEADER_RETURN:
        asked.append(table.asked)
        table.act(RETURN)
    assert asked == order
    assert table.asked == turn_seat


def test_d23_an_owner_who_leaves_while_deciding_takes_it_along() -> None:
    table = all_destroyed(0, (1, 2))
    assert table.asked == 1
    table.concede(1)
    assert table.asked == 2
    assert table.where("Tower Queen").startswith("out_of_game")
    table.act(RETURN)
    assert table.where("Gate Warden") == f"{HOME} 2"


def test_d23_an_owner_who_leaves_before_being_asked_is_passed_over() -> None:
    table = all_destroyed(0, (1, 2))
    table.concede(2)
    assert table.asked == 1
    table.act(LEAVE)
    assert table.asked == 0


def test_d23_the_turn_player_who_leaves_forgets_nobodys_decision() -> None:
    table = all_destroyed(0, (0, 1, 2, 3))
    table.act(RETURN)
    assert table.asked == 1
    table.concede(0)
    asked = []
    while table.asks == Ask.LEADER_RETURN:
        asked.append(table.asked)
        table.act(RETURN)
    assert asked == [1, 2, 3]
    assert table.duel.turn_seat == 1


def test_d23_a_turn_that_ends_at_once_keeps_the_decision_for_the_next() -> None:
    table = domain_table(ALL_FOUR)
    leader = table.side(1).leader
    assert leader is not None
    table.duel.send_to_graveyard(leader)
    table.concede(0)
    assert (table.asked, table.asks) == (1, Ask.LEADER_RETURN)


# ---- D24


@pytest.mark.parametrize("returns", range(4))
@pytest.mark.parametrize("verb", ["Normal Summon", "Set"])
def test_d24_each_return_makes_every_departure_cost_500_more(returns: int, verb: str) -> None:
    table = domain_table(f'side 0 returns {returns}\n leader "Banner Knight"\nside 1')
    cost = f", costs {500 * returns} LP" if returns else ""
    table.act(f"{verb} Banner Knight (your Deck Master{cost})", "Zone 1")
    assert table.life() == [8000 - 500 * returns, 8000]


def test_d24_first_and_third_return() -> None:
    """D24: 500 after the first return, 1500 after the third: 8000 to 7500, 6500 to 5000."""
    table = domain_table('side 0 life 8000 returns 1\n leader "Banner Knight"\nside 1')
    table.act("Normal Summon Banner Knight", "Zone 1")
    assert table.life()[0] == 7500
    table = domain_table('side 0 life 6500 returns 3\n leader "Banner Knight"\nside 1')
    table.act("Normal Summon Banner Knight", "Zone 1")
    assert table.life()[0] == 5000


def test_d24_the_counter_goes_up_with_the_return_and_not_with_a_refusal() -> None:
    table = destroyed()
    table.act(RETURN)
    assert table.duel.hooks.departure_cost(table.duel, table.card("Banner Knight")) == 500
    table = destroyed()
    table.act(LEAVE)
    table.duel.move(table.card("Banner Knight"), table.side(1).leader_zone or table.side(1).field, 0)
    assert table.duel.hooks.departure_cost(table.duel, table.card("Banner Knight")) == 0


@pytest.mark.parametrize(
    ("life", "returns", "offered"),
    [(500, 1, False), (501, 1, True), (1000, 2, False), (1500, 2, True), (1, 0, True), (400, 1, False)],
)
def test_d24_it_is_offered_only_when_lp_are_left(life: int, returns: int, offered: bool) -> None:
    table = domain_table(f'side 0 life {life} returns {returns}\n leader "Banner Knight"\nside 1')
    assert table.offers("Normal Summon Banner Knight") == offered
    assert table.offers("Set Banner Knight") == offered


def test_d24_each_owner_has_a_counter_of_their_own() -> None:
    table = domain_table(
        'side 0 returns 2\n leader "Banner Knight"\n'
        'side 1\n leader "Tower Queen"\n hand "Reed Wisp"\n deck "Reed Wisp"'
    )
    table.act("Normal Summon Banner Knight", "Zone 1")
    assert table.life() == [7000, 8000]


def test_d24_a_tribute_summon_pays_both() -> None:
    table = domain_table('side 0 returns 1\n leader "Gate Warden"\n monster 0 "Reed Wisp" attack\nside 1')
    table.act("Tribute Summon Gate Warden", "Zone 1")
    assert table.life() == [7500, 8000]
    assert table.where("Reed Wisp") == "graveyard of seat 0"


def test_d24_the_rail_tells_everybody_the_next_cost_and_where_it_is_seen() -> None:
    """D24: the leader view, which hides where a leader lies face-down."""
    table = domain_table('side 0 returns 2\n leader "Banner Knight"\nside 1')
    seen = table.duel.hooks.leader_view(table.duel, 0)
    assert seen is not None
    assert (seen.name, seen.zone, seen.next_cost) == ("Banner Knight", ZoneKind.DECK_MASTER, 1000)
    table.act("Set Banner Knight", "Zone 1")
    seen = table.duel.hooks.leader_view(table.duel, 0)
    assert seen is not None
    assert seen.zone == ""
