"""D12 to D18: seats, turn order, the first Battle Phase, attacks, and leaving the game."""

from __future__ import annotations

import re

import pytest

from banneret.core.decisions import Option
from banneret.core.flow import Flow, choose
from banneret.core.game import Game
from banneret.core.randomness import seat_order
from banneret.core.seats import Seat
from banneret.core.state import GameOver
from banneret.errors import BanneretError
from banneret.formats.registry import FORMATS, find_format
from banneret.yugioh.hooks import Hooks
from banneret.yugioh.rules import DuelRules
from banneret.yugioh.seating import facing, pairs
from banneret.yugioh.setup import DuelDeck, new_setup
from banneret.yugioh.state import Duel
from banneret.yugioh.terms import IN_ATTACK, IN_DEFENSE, IS_SET, Ask, Loss, Phase, Verb
from banneret.yugioh.testing import Table
from tests.duels import BY_NAME, CARDS, domain_table, give_control, open_table

WISPS = (BY_NAME["Reed Wisp"],) * 20


def fresh(seats: int, *, sizes: tuple[int, ...] = ()) -> Table:
    """A table at its first decision, after the opening hands."""
    counts = sizes or (20,) * seats
    decks = [DuelDeck(None, WISPS[:size]) for size in counts]
    return Table(Game(find_format("open").rules(), new_setup("open", {}, decks, "1")))


def end_turn(table: Table) -> None:
    table.act("End the turn")
    if table.asks == Ask.DISCARD:
        decision = table.game.decision
        assert decision is not None
        table.game.answer(tuple(range(len(decision.options) - 6)))


# ---- D12


@pytest.mark.parametrize("seats", range(2, 7))
def test_d12_two_to_six_players_with_8000_lp(seats: int) -> None:
    table = fresh(seats)
    assert table.life() == [8000] * seats
    assert table.duel.living == list(range(seats))


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_d12_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(BanneretError, match=f"expected 2 to 6 seats, not {seats}"):
        fresh(seats, sizes=(20,) * seats)


def test_d12_four_seats_unless_somebody_says_otherwise() -> None:
    assert FORMATS["domain"].seats == 4


def test_d12_seats_are_drawn_at_random() -> None:
    orders = [seat_order(f"{seed:x}", 4) for seed in range(400)]
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)
    first = [order.index(0) for order in orders]
    assert all(first.count(seat) > 60 for seat in range(4))


def test_d12_the_last_one_left_wins() -> None:
    table = fresh(4)
    for seat in (1, 3, 0):
        table.concede(seat)
    assert table.game.decision is None
    assert table.game.result is not None
    assert table.game.result.winners == (2,)
    assert table.log[-1] == "** Seat 2 wins"


# ---- D13


@pytest.mark.parametrize(
    ("seats", "across"),
    [
        (2, [1, 0]),
        (3, [1, 0, None]),
        (4, [2, 3, 0, 1]),
        (5, [2, 3, 0, 1, None]),
        (6, [3, 4, 5, 0, 1, 2]),
    ],
)
def test_d13_seat_i_faces_seat_i_plus_half(seats: int, across: list[int | None]) -> None:
    """D13 and case 88: with an odd number the last seat faces nobody."""
    assert [facing(seat, seats) for seat in range(seats)] == across


@pytest.mark.parametrize(
    ("seats", "across"),
    [
        (2, [1, 0]),
        (3, [1, 0, None]),
        (4, [1, 0, 3, 2]),
        (5, [1, 0, 3, 2, None]),
        (6, [1, 0, 3, 2, 5, 4]),
    ],
)
def test_d13_option_across_pairs_neighbours(seats: int, across: list[int | None]) -> None:
    assert [facing(seat, seats, neighbours=True) for seat in range(seats)] == across


@pytest.mark.parametrize("across", ["half", "next"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_d13_a_pair_shares_two_extra_monster_zones(seats: int, across: str) -> None:
    duel = Duel(seats, Hooks({"across": across}), 0, fresh(2).duel.format_state)
    groups = pairs(seats, neighbours=across == "next")
    assert duel.facing_groups == groups
    assert sorted(seat for group in groups for seat in group) == list(range(seats))
    assert [len(row.places) for row in duel.extra_monsters] == [2] * len(groups)
    assert all(len(group) == 2 for group in groups[: seats // 2])


def test_d13_zones_are_blocked_by_the_player_across_only() -> None:
    """D13 and case 88: with four seats 0 and 2 share two zones, 1 and 3 two others."""
    table = domain_table(
        'side 0\n extra_monster 0 "Copper Drake" attack\nside 1\n extra_monster 0 "Brook Otter" attack\n'
        'side 2\n extra_monster 1 "Reed Wisp" attack\nside 3'
    )
    held = [[card and card.name for card in row.places] for row in table.duel.extra_monsters]
    assert held == [["Copper Drake", "Reed Wisp"], ["Brook Otter", None]]
    with pytest.raises(BanneretError, match="Reed Wisp: expected a free place"):
        domain_table(
            'side 0\n extra_monster 0 "Copper Drake" attack\nside 1\n'
            'side 2\n extra_monster 0 "Reed Wisp" attack\nside 3'
        )


def test_d13_monsters_in_shared_zones_belong_to_who_controls_them() -> None:
    """D13: they can attack, be attacked, and stand before their player."""
    table = domain_table(
        'side 0\n extra_monster 0 "Copper Drake" attack\nside 1\n'
        'side 2\n extra_monster 1 "Reed Wisp" set\nside 3',
        phase="battle",
    )
    table.act("Attack with Copper Drake")
    assert table.options() == [
        "Seat 1 directly",
        "the face-down monster in zone 2 of Seat 2",
        "Seat 3 directly",
        "No attack",
    ]


@pytest.mark.parametrize("seats", range(2, 7))
def test_d13_seat_0_starts(seats: int) -> None:
    assert fresh(seats).asked == 0


# ---- D14


@pytest.mark.parametrize("seats", range(2, 7))
def test_d14_everyone_draws_5_and_the_first_player_one_more_with_three_or_more(seats: int) -> None:
    hands = [len(side.hand.cards) for side in fresh(seats).duel.sides]
    assert hands == [5 if seats == 2 else 6] + [5] * (seats - 1)


@pytest.mark.parametrize("seats", range(2, 7))
def test_d14_turns_go_round_clockwise(seats: int) -> None:
    table = fresh(seats)
    turns = []
    for _ in range(2 * seats):
        turns.append(table.asked)
        end_turn(table)
    assert turns == [*range(seats), *range(seats)]


def test_d14_nobody_waits_for_a_player_who_is_out() -> None:
    table = fresh(4)
    table.concede(1)
    end_turn(table)
    assert table.asked == 2
    table.concede(2)
    assert table.asked == 3
    table.concede(0)
    assert table.game.result is not None


# ---- D15


def battle_turns(seats: int, *, leaving: dict[int, list[Seat]] | None = None) -> list[int]:
    """The turns in which there could be a Battle Phase; after some turns have begun, seats leave."""
    table = fresh(seats)
    found = []
    for turn in range(1, seats + 2):
        for seat in (leaving or {}).get(turn, []):
            table.concede(seat)
        if table.game.result is not None or table.duel.turn > seats:
            break
        if table.offers("Go to the Battle Phase"):
            found.append(table.duel.turn)
        end_turn(table)
    return found


@pytest.mark.parametrize("seats", range(2, 7))
def test_d15_the_last_of_the_first_rotation_has_the_first_battle_phase(seats: int) -> None:
    assert battle_turns(seats) == [seats]


def test_d15_when_the_last_seat_falls_out_the_one_before_is_the_last() -> None:
    assert battle_turns(4, leaving={2: [3]}) == [3, 4]
    assert battle_turns(4, leaving={1: [3, 2]}) == [2, 3, 4]
    assert battle_turns(5, leaving={1: [4], 2: [3]})[0] == 3


def test_d15_a_seat_in_the_middle_that_falls_out_changes_nothing() -> None:
    table = fresh(4)
    table.concede(2)
    end_turn(table)
    assert not table.offers("Go to the Battle Phase")
    end_turn(table)
    assert table.asked == 3
    assert table.offers("Go to the Battle Phase")


def test_d15_also_when_the_rest_falls_out_during_the_last_living_players_own_main_phase() -> None:
    table = fresh(4)
    end_turn(table)
    end_turn(table)
    assert table.asked == 2
    assert not table.offers("Go to the Battle Phase")
    table.concede(3)
    assert table.asked == 2
    assert table.offers("Go to the Battle Phase")


def test_d15_not_in_the_very_first_turn() -> None:
    table = fresh(3)
    table.concede(1)
    assert not table.offers("Go to the Battle Phase")
    end_turn(table)
    assert table.asked == 2
    assert table.offers("Go to the Battle Phase")


def test_d15_the_turn_player_who_leaves_in_the_first_rotation() -> None:
    table = fresh(3)
    table.concede(0)
    assert table.asked == 1
    assert not table.offers("Go to the Battle Phase")
    end_turn(table)
    assert table.offers("Go to the Battle Phase")


# ---- D16


@pytest.mark.parametrize("attacker", range(4))
def test_d16_any_opponent_may_be_attacked(attacker: Seat) -> None:
    """D16: also case 85, seats 2 and 3 are seats like the others."""
    sides = "\n".join(
        f'side {seat}\n monster 0 "{name}" attack' if seat in (attacker, 0, 2) else f"side {seat}"
        for seat, name in enumerate(("Brook Otter", "Copper Drake", "Lantern Mule", "Marsh Twin"))
    )
    table = open_table(sides, seat=attacker, phase="battle")
    name = table.duel.monsters(attacker)[0].name
    table.act(f"Attack with {name}")
    expected = []
    for seat in range(4):
        monsters = table.duel.monsters(seat)
        if seat != attacker:
            expected.append(f"{monsters[0].name} of Seat {seat}" if monsters else f"Seat {seat} directly")
    assert table.options() == [*expected, "No attack"]


def test_d16_a_deck_master_in_its_zone_is_no_target_and_shields_nobody() -> None:
    """D16, D19 and case 92."""
    table = domain_table(
        'side 0\n leader "Banner Knight"\n monster 0 "Copper Drake" attack\n'
        'side 1\n leader "Tower Queen"\nside 2\n leader "Gate Warden"\n monster 0 "Reed Wisp" attack',
        phase="battle",
    )
    table.act("Attack with Copper Drake")
    assert table.options() == ["Seat 1 directly", "Reed Wisp of Seat 2", "No attack"]


# ---- D17


def test_d17_the_turn_order_of_decisions_begins_with_the_turn_player() -> None:
    """D17 and D23, as far as monsters without effects reach: see `test_domain_contract`."""
    duel = fresh(5).duel
    assert duel.living_from(3) == [3, 4, 0, 1, 2]
    duel.remove_seats({4: Loss.SURRENDER, 0: Loss.SURRENDER})
    assert duel.living_from(3) == [3, 1, 2]
    assert duel.living_from(4) == [1, 2, 3]
    assert duel.next_living(3) == 1


# ---- D18


def test_d18_out_at_0_lp() -> None:
    table = open_table(
        'side 0\n monster 0 "Copper Drake" attack\nside 1 life 1800\n hand "Reed Wisp"\nside 2',
        phase="battle",
    )
    table.act("Attack with Copper Drake", "Seat 1 directly")
    assert table.duel.living == [0, 2]
    assert table.side(1).life_points == 0
    assert "** Seat 1 is out: has no LP left" in table.log
    assert table.where("Reed Wisp").startswith("out_of_game")
    assert table.asked == 0


def test_d18_out_by_drawing_from_an_empty_deck() -> None:
    table = open_table('side 0\n hand "Brook Otter"\nside 1\nside 2\n deck "Reed Wisp"\n hand "Dust Wisp"')
    table.act("End the turn")
    assert table.duel.living == [0, 2]
    assert "** Seat 1 is out: cannot draw" in table.log
    assert table.asked == 2


def test_d18_an_empty_deck_alone_does_no_harm() -> None:
    table = open_table('side 0\n hand "Brook Otter"\nside 1\n deck "Reed Wisp"\nside 2')
    table.act("End the turn")
    assert table.asked == 1
    assert table.side(1).deck.cards == []
    assert table.duel.living == [0, 1, 2]


@pytest.mark.parametrize(
    ("sizes", "living"),
    [((20, 4, 20), [0, 2]), ((4, 20, 20), [1, 2]), ((4, 3, 20, 20), [2, 3]), ((5, 6, 6), [1, 2])],
)
def test_d18_decks_too_small_for_the_opening_hands(sizes: tuple[int, ...], living: list[Seat]) -> None:
    """D18: several at once; the first living seat starts. A Deck of 5 is empty at the first draw."""
    table = fresh(len(sizes), sizes=sizes)
    assert table.duel.living == living
    assert table.asked == living[0]


def test_d18_all_but_one_deck_too_small_is_a_win_and_all_are_a_draw() -> None:
    table = fresh(3, sizes=(2, 20, 2))
    assert table.game.result is not None
    assert table.game.result.winners == (1,)
    table = fresh(3, sizes=(2, 0, 2))
    assert table.game.result is not None
    assert table.game.result.is_draw
    assert table.log[-1] == "** The duel is a draw"


def test_d18_several_at_0_lp_at_once_and_one_survivor_wins() -> None:
    """D18 and case 83: losses are looked at for all before anything is removed."""
    duel = open_table('side 0\nside 1\nside 2\n hand "Reed Wisp"').duel
    duel.change_life_points(0, -8000, "battle_damage")
    duel.change_life_points(2, -9000, "battle_damage")
    with pytest.raises(GameOver):
        duel.check_losses()
    assert duel.result is not None
    assert duel.result.winners == (1,)
    assert duel.sides[2].life_points == 0


def test_d18_all_at_0_lp_at_once_is_a_draw() -> None:
    """D18 and case 83."""
    duel = open_table('side 0\n hand "Reed Wisp"\nside 1').duel
    for seat in (0, 1):
        duel.change_life_points(seat, -8000, "battle_damage")
    with pytest.raises(GameOver):
        duel.check_losses()
    assert duel.result is not None
    assert duel.result.winners == ()
    assert duel.result.why == "all_out"


def test_d18_conceding_in_ones_own_turn_ends_the_turn_at_once() -> None:
    table = fresh(3)
    table.concede(0)
    assert table.asked == 1
    assert table.duel.turn == 2
    assert table.duel.phase is Phase.MAIN_1


EMPTY = "side 1\nside 2"
ONE = f'side 0\n monster 0 "Copper Drake" attack\n{EMPTY}'
TWO = f'side 0\n hand "Mill Giant"\n monster 0 "Reed Wisp" attack\n monster 1 "Dust Wisp" attack\n{EMPTY}'
HAND = " ".join(f'"{card.name}"' for card in CARDS[4:11])
MANY = f"side 0 summoned\n hand {HAND}\n{EMPTY}"
QUESTIONS = [
    (f'side 0\n hand "Copper Drake"\n{EMPTY}', "main1", ["Normal Summon Copper Drake"], Ask.MONSTER_ZONE),
    (TWO, "main1", ["Tribute Summon Mill Giant"], Ask.TRIBUTES),
    (ONE, "battle", [], Ask.BATTLE_PHASE),
    (ONE, "battle", ["Attack with Copper Drake"], Ask.ATTACK_TARGET),
    (MANY, "main1", ["End the turn"], Ask.DISCARD),
]


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize(
    ("sides", "phase", "acts", "asks"), QUESTIONS, ids=[question[3].value for question in QUESTIONS]
)
def test_d18_conceding_at_every_kind_of_question(
    sides: str, phase: str, acts: list[str], asks: Ask, seat: Seat
) -> None:
    """D18: the turn goes on without the one who leaves, or to the next player when it was theirs."""
    decks = re.sub(r"^(side .*)$", r'\1\n deck "Harbor Sage" "Harbor Sage"', sides, flags=re.MULTILINE)
    table = open_table(decks, phase=phase)
    table.act(*acts)
    assert table.asks == asks
    table.concede(seat)
    assert seat not in table.duel.living
    if seat == 0:
        assert table.duel.turn_seat == 1
        assert table.asks == Ask.MAIN_PHASE
    else:
        assert table.duel.turn_seat == 0
        assert table.asks == asks
        assert not any(f"Seat {seat}" in option for option in table.options())


class Questioning(Hooks):
    """A format that asks seat 2 something whenever the game state opens."""

    def game_state_opens(self, duel: Duel) -> Flow:
        options = [Option(Verb.RETURN), Option(Verb.LEAVE)]
        yield from choose(duel, 2, Ask.LEADER_RETURN, lambda: options)


@pytest.mark.parametrize(("leaver", "asked"), [(0, 1), (1, 2), (2, 0)])
def test_d18_leaving_while_somebody_else_decides(leaver: Seat, asked: Seat) -> None:
    """D18, D17 and case 86: who holds the decision and leaves passes it on; the game does not hang."""
    table = open_table(
        'side 0\n hand "Copper Drake"\n monster 4 "Reed Wisp" attack\n'
        'side 1\n deck "Reed Wisp"\n hand "Dust Wisp"\n'
        'side 2\n deck "Dust Wisp"',
        rules=DuelRules(Questioning({})),
    )
    table.act("Normal Summon Copper Drake")
    table.duel.awaits_open_state = True
    table.act("Zone 1")
    assert table.asked == 2
    table.concede(leaver)
    if leaver == 0:
        assert table.asked == 2, "what is not settled waits for the next turn"
        assert table.duel.turn_seat == 1
        table.act("Leave it where it is")
    assert table.asked == asked


def test_d18_what_the_leaver_owns_goes_wherever_it_is() -> None:
    table = open_table(
        'side 0\n monster 1 "Copper Drake" attack owner 1\nside 1\n hand "Reed Wisp"\n deck "Dust Wisp"\n'
        ' monster 0 "Brook Otter" set\n graveyard "Still Pond"\n banished "Marsh Twin"\n'
        ' extra_monster 0 "Lantern Mule" attack\nside 2\n monster 2 "Harbor Sage" defense owner 1'
    )
    table.concede(1)
    for card in table.duel.cards:
        assert card.zone.kind == "out_of_game", card.name
    assert table.duel.extra_monsters[0].cards == []
    assert not any("Brook Otter" in line for line in table.log), "what lay hidden stays unknown"


@pytest.mark.parametrize("position", [IN_ATTACK, IN_DEFENSE, IS_SET])
def test_d18_a_card_of_another_goes_back_to_the_same_zone_in_its_position(position: str) -> None:
    """D18 and case 74."""
    table = open_table(
        f'side 0\n hand "Reed Wisp"\nside 1\nside 2\n monster 3 "Copper Drake" {position} owner 1'
    )
    table.concede(2)
    assert table.where("Copper Drake") == "monster 3 of seat 1"
    assert table.card("Copper Drake").position is position


def test_d18_where_its_place_is_taken_another_free_zone_is_found() -> None:
    """D18 and case 74."""
    table = open_table(
        'side 0\n hand "Reed Wisp"\nside 1\n monster 0 "Brook Otter" attack\n monster 3 "Dust Wisp" attack\n'
        'side 2\n monster 3 "Copper Drake" attack owner 1'
    )
    table.concede(2)
    assert table.where("Copper Drake") == "monster 1 of seat 1"


def test_d18_without_a_free_zone_it_goes_to_its_owners_graveyard() -> None:
    """D18 and case 74."""
    full = "\n".join(
        f' monster {place} "{name}" attack'
        for place, name in enumerate(("Brook Otter", "Dust Wisp", "Still Pond", "Lantern Mule", "Mill Giant"))
    )
    table = open_table(
        f'side 0\n hand "Reed Wisp"\nside 1\n{full}\nside 2\n monster 3 "Copper Drake" set owner 1'
    )
    table.concede(2)
    assert table.where("Copper Drake") == "graveyard of seat 1"


def test_d18_from_a_shared_zone_it_goes_to_a_main_monster_zone() -> None:
    table = open_table(
        'side 0\n hand "Reed Wisp"\nside 1\nside 2\n extra_monster 1 "Copper Drake" attack owner 1'
    )
    table.concede(2)
    assert table.where("Copper Drake") == "monster 0 of seat 1"


def test_d18_two_leave_at_once_and_one_controls_the_others_card() -> None:
    table = open_table(
        'side 0\nside 1\n monster 0 "Copper Drake" attack owner 2\nside 2\n hand "Brook Otter"\nside 3\n'
        ' monster 0 "Reed Wisp" attack'
    )
    duel = table.duel
    duel.events = []
    duel.remove_seats({1: Loss.SURRENDER, 2: Loss.SURRENDER})
    assert table.where("Copper Drake").startswith("out_of_game")
    assert [type(event).__name__ for event in duel.events] == ["SeatLeft", "SeatLeft"]


def test_d18_who_gets_a_monster_back_in_their_own_turn_may_turn_it() -> None:
    table = open_table(
        'side 0\n monster 1 "Reed Wisp" attack\nside 1\n monster 0 "Copper Drake" attack owner 0\nside 2'
    )
    table.concede(1)
    assert table.offers("Change the position of Copper Drake")


def test_d18_seats_do_not_move() -> None:
    """D18: the pairs and columns of D13 stay as well."""
    table = fresh(6)
    groups = table.duel.facing_groups
    table.concede(0)
    table.concede(4)
    assert table.duel.facing_groups == groups
    assert [side.seat for side in table.duel.sides] == [0, 1, 2, 3, 4, 5]
    assert table.asked == 1


def test_d18_a_stolen_deck_master_goes_back_to_its_owner() -> None:
    """D18 and case 92: to the owner's zone of the same kind, which asks nothing."""
    table = domain_table(
        'side 0\n hand "Reed Wisp"\nside 1\n leader "Banner Knight"\nside 2\n'
        ' monster 2 "Banner Knight" attack owner 1'
    )
    table.concede(2)
    assert table.where("Banner Knight") == "monster 2 of seat 1"
    assert table.asked == 0


def test_d18_a_stolen_deck_master_without_room_goes_to_the_gy_and_its_owner_decides() -> None:
    """D18 and D23: at once, before the turn player goes on."""
    full = "\n".join(f' monster {place} "{card.name}" attack' for place, card in enumerate(CARDS[4:9]))
    table = domain_table(
        f'side 0\n hand "Mill Giant"\nside 1\n leader "Banner Knight"\n{full}\nside 2\n'
        ' monster 2 "Banner Knight" attack owner 1\nside 3',
        seat=1,
    )
    assert table.asked == 1
    table.concede(2)
    assert table.asks == Ask.LEADER_RETURN
    table.act("Return it to the Deck Master Zone")
    assert table.where("Banner Knight") == "deck_master 0 of seat 1"
    assert table.asks == Ask.MAIN_PHASE


def test_d18_control_of_others_cards_does_not_survive_its_owner() -> None:
    duel = open_table('side 0\n hand "Reed Wisp"\nside 1\n monster 0 "Brook Otter" attack\nside 2').duel
    card = duel.monsters(1)[0]
    give_control(duel, card, 0, duel.sides[0].monsters, 2)
    duel.remove_seats({1: Loss.SURRENDER})
    assert duel.monsters(0) == []
