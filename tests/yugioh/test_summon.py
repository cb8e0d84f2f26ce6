"""Normal and Tribute Summons, Sets, Flip Summons and changes of position."""

from __future__ import annotations

import pytest

from banneret.yugioh.terms import IN_ATTACK, IN_DEFENSE, IS_SET
from tests.duels import open_table

FIVE = "\n".join(f'monster {place} "{name}" attack' for place, name in enumerate(
    ("Copper Drake", "Marsh Twin", "Brook Otter", "Reed Wisp", "Still Pond")
))  # fmt: skip


def test_a_normal_summon_puts_a_monster_in_attack_position_where_its_player_says() -> None:
    table = open_table('side 0\n hand "Copper Drake"\nside 1')
    table.act("Normal Summon Copper Drake", "Zone 3")
    assert table.where("Copper Drake") == "monster 2 of seat 0"
    assert table.card("Copper Drake").position is IN_ATTACK
    assert "Seat 0 Normal Summons Copper Drake" in table.log


def test_a_set_monster_lies_face_down_and_only_its_player_reads_its_name() -> None:
    table = open_table('side 0\n hand "Copper Drake"\nside 1')
    table.act("Set Copper Drake", "Zone 1")
    assert table.card("Copper Drake").position is IS_SET
    assert "Seat 0 Sets a monster" in table.log
    assert not any("Copper Drake" in line for line in table.log)


def test_there_is_one_normal_summon_or_set_each_turn() -> None:
    table = open_table('side 0\n hand "Copper Drake" "Marsh Twin" "Brook Otter"\nside 1\n deck "Reed Wisp"')
    table.act("Set Copper Drake", "Zone 1")
    assert not table.offers("Normal Summon Marsh Twin")
    assert not table.offers("Set Marsh Twin")


def test_the_word_summoned_says_that_it_is_used() -> None:
    table = open_table('side 0 summoned\n hand "Copper Drake"\n monster 0 "Marsh Twin" attack\nside 1')
    assert table.options() == ["Change the position of Marsh Twin", "Go to the Battle Phase", "End the turn"]


@pytest.mark.parametrize(
    ("name", "tributes"),
    [("Copper Drake", 0), ("Gate Warden", 1), ("Mill Giant", 1), ("Tower Queen", 2), ("Hollow Colossus", 2)],
)
def test_levels_5_and_6_need_one_tribute_and_higher_ones_two(name: str, tributes: int) -> None:
    field = ('monster 1 "Reed Wisp" defense', 'monster 3 "Still Pond" set')
    for controlled in range(3):
        lines = "\n".join(field[:controlled])
        table = open_table(f'side 0\n hand "{name}"\n{lines}\nside 1')
        words = f"{'Tribute' if tributes else 'Normal'} Summon {name}"
        assert table.offers(words) == (controlled >= tributes)
        assert table.offers(f"Set {name}") == (controlled >= tributes)
        if controlled != tributes or not tributes:
            continue
        table.act(words, "Zone 1")
        assert table.where(name) == "monster 0 of seat 0"
        assert table.where("Reed Wisp") == "graveyard of seat 0"


def test_which_monsters_to_tribute_is_the_players_choice() -> None:
    table = open_table(
        'side 0\n hand "Mill Giant"\n monster 0 "Reed Wisp" attack\n monster 1 "Still Pond" set\nside 1'
    )
    table.act("Set Mill Giant")
    assert table.options() == ["Reed Wisp", "Still Pond"]
    table.pick("Still Pond")
    table.act("Zone 2")
    assert table.where("Still Pond") == "graveyard of seat 0"
    assert table.where("Reed Wisp") == "monster 0 of seat 0"
    assert table.card("Mill Giant").position is IS_SET


def test_a_tribute_of_anothers_card_goes_to_its_owners_graveyard() -> None:
    table = open_table('side 0\n hand "Mill Giant"\n monster 0 "Reed Wisp" attack owner 2\nside 1\nside 2')
    table.act("Tribute Summon Mill Giant", "Zone 1")
    assert table.where("Reed Wisp") == "graveyard of seat 2"


def test_a_full_field_leaves_no_room_without_a_tribute() -> None:
    table = open_table(f'side 0\n hand "Lantern Mule" "Mill Giant"\n{FIVE}\nside 1')
    assert not table.offers("Normal Summon Lantern Mule")
    assert not table.offers("Set Lantern Mule")
    table.act("Tribute Summon Mill Giant")
    table.pick("Still Pond")
    assert table.where("Mill Giant") == "monster 4 of seat 0"


def test_on_a_full_field_a_monster_in_an_extra_zone_makes_no_room() -> None:
    extra = 'extra_monster 0 "Dust Wisp" attack'
    table = open_table(f'side 0\n hand "Mill Giant"\n{FIVE}\n{extra}\nside 1')
    table.act("Tribute Summon Mill Giant")
    assert not table.offers("Dust Wisp")
    table = open_table(f'side 0\n hand "Tower Queen"\n{FIVE}\n{extra}\nside 1')
    table.act("Tribute Summon Tower Queen")
    table.pick("Dust Wisp", "Reed Wisp")
    assert table.where("Tower Queen") == "monster 3 of seat 0"


def test_a_tribute_that_leaves_with_its_owner_is_not_paid() -> None:
    """D18: the Summon that cannot be paid any more does not happen."""
    table = open_table(
        'side 0\n hand "Tower Queen" "Copper Drake"\n monster 0 "Reed Wisp" attack\n'
        ' monster 1 "Still Pond" attack owner 2\n monster 2 "Dust Wisp" attack owner 2\nside 1\nside 2'
    )
    table.act("Tribute Summon Tower Queen")
    table.concede(2)
    assert table.asks == "main_phase"
    assert table.where("Tower Queen") == "hand of seat 0"
    assert table.where("Reed Wisp") == "monster 0 of seat 0"
    assert table.offers("Normal Summon Copper Drake")


def test_a_flip_summon_turns_a_monster_up_from_the_next_turn_on() -> None:
    table = open_table('side 0\n monster 0 "Copper Drake" set placed 9\nside 1', turn=9)
    assert table.asks != "main_phase" or not table.offers("Flip Summon Copper Drake")
    table = open_table('side 0\n monster 0 "Copper Drake" set placed 7\nside 1', turn=9)
    table.act("Flip Summon Copper Drake")
    assert table.card("Copper Drake").position is IN_ATTACK
    assert "Seat 0 Flip Summons Copper Drake" in table.log
    assert not table.offers("Change the position of Copper Drake")


def test_a_flip_summon_is_no_normal_summon() -> None:
    table = open_table('side 0\n hand "Reed Wisp"\n monster 0 "Copper Drake" set placed 7\nside 1')
    table.act("Flip Summon Copper Drake")
    assert table.offers("Normal Summon Reed Wisp")


def test_a_position_changes_once_each_turn() -> None:
    table = open_table('side 0\n monster 0 "Copper Drake" attack\n monster 1 "Reed Wisp" defense\nside 1')
    table.act("Change the position of Copper Drake")
    assert table.card("Copper Drake").position is IN_DEFENSE
    assert not table.offers("Change the position of Copper Drake")
    table.act("Change the position of Reed Wisp")
    assert table.card("Reed Wisp").position is IN_ATTACK


@pytest.mark.parametrize("memory", ["placed", "turned", "attacked"])
def test_what_came_turned_or_attacked_this_turn_keeps_its_position(memory: str) -> None:
    table = open_table(f'side 0\n monster 0 "Copper Drake" attack {memory} 9\nside 1', phase="main2")
    assert not table.offers("Change the position of Copper Drake")
    table = open_table(f'side 0\n monster 0 "Copper Drake" attack {memory} 8\nside 1', phase="main2")
    assert table.offers("Change the position of Copper Drake")


def test_a_summoned_monster_keeps_its_position_that_turn_and_changes_it_in_its_next() -> None:
    table = open_table(
        'side 0\n hand "Copper Drake"\n deck "Reed Wisp"\nside 1\n deck "Reed Wisp"\n hand "Dust Wisp"'
    )
    table.act("Normal Summon Copper Drake", "Zone 1")
    assert not table.offers("Change the position of Copper Drake")
    table.act("End the turn", "End the turn")
    assert table.asked == 0
    assert table.offers("Change the position of Copper Drake")
