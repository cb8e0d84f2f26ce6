"""Each card of the Goat deck, carried out from the tree of its real text."""

from __future__ import annotations

from banneret.yugioh.terms import IN_ATTACK, IN_DEFENSE, IS_SET
from banneret.yugioh.testing import Table
from tests.goat import Goat

DECKS = '\n deck "Brook Otter" "Reed Wisp" "Still Pond" "Dust Wisp" "Marsh Twin"'
DRAKE = 'monster 0 "Copper Drake" attack'


def hand(table: Table, seat: int) -> list[str]:
    return [card.name for card in table.side(seat).hand.cards]


def graveyard(table: Table, seat: int) -> list[str]:
    return [card.name for card in table.side(seat).graveyard.cards]


def spells(table: Table, seat: int) -> list[str]:
    return [card.name for card in table.side(seat).spells_traps.cards]


def test_all_of_them_are_carried_out(goat: Goat) -> None:
    assert [card.name for card in goat.main if goat.deck().is_blank(card)] == []


# ---- Spells that resolve


def test_pot_of_greed(goat: Goat) -> None:
    table = goat.table(f'side 0\n hand "Pot of Greed"{DECKS}\nside 1')
    table.act("Activate Pot of Greed", "Zone 1")
    assert hand(table, 0) == ["Brook Otter", "Reed Wisp"]
    assert table.where("Pot of Greed") == "graveyard of seat 0"


def test_pot_of_greed_needs_two_cards_to_draw(goat: Goat) -> None:
    table = goat.table('side 0\n hand "Pot of Greed"\n deck "Reed Wisp"\nside 1')
    assert not table.offers("Activate Pot of Greed")


def test_graceful_charity(goat: Goat) -> None:
    table = goat.table(f'side 0\n hand "Graceful Charity" "Copper Drake"{DECKS}\nside 1')
    table.act("Activate Graceful Charity", "Zone 1")
    table.pick("Copper Drake", "Still Pond")
    assert hand(table, 0) == ["Brook Otter", "Reed Wisp"]
    assert graveyard(table, 0) == ["Copper Drake", "Still Pond", "Graceful Charity"]


def test_raigeki_declares_an_opponent_who_has_monsters(goat: Goat) -> None:
    """D26.2; case 34: declared before anyone responds, only that field is destroyed."""
    table = goat.table(
        f'side 0\n {DRAKE}\n hand "Raigeki"\nside 1\n monster 0 "Reed Wisp" set\nside 2\n'
        'side 3\n monster 2 "Still Pond" attack\n monster 3 "Dust Wisp" defense'
    )
    table.act("Activate Raigeki", "Zone 1")
    assert table.options() == ["Seat 1", "Seat 3"]
    table.act("Seat 3")
    assert "Seat 0 activates Raigeki against Seat 3" in table.log
    assert graveyard(table, 3) == ["Still Pond", "Dust Wisp"]
    assert table.where("Reed Wisp") == "monster 0 of seat 1"
    assert table.where("Copper Drake") == "monster 0 of seat 0"


def test_raigeki_asks_nothing_where_one_opponent_has_monsters(goat: Goat) -> None:
    table = goat.table(f'side 0\n hand "Raigeki"\nside 1\nside 2\nside 3\n {DRAKE}')
    table.act("Activate Raigeki", "Zone 1")
    assert table.where("Copper Drake") == "graveyard of seat 3"


def test_dark_hole_destroys_every_monster(goat: Goat) -> None:
    """D27: on the field means every field, also your own."""
    table = goat.table(
        f'side 0\n {DRAKE}\n hand "Dark Hole"\nside 1\n monster 0 "Reed Wisp" set\n'
        'side 2\n monster 2 "Still Pond" attack'
    )
    table.act("Activate Dark Hole", "Zone 1")
    assert not any(table.duel.monsters(seat) for seat in range(3))


def test_heavy_storm_leaves_only_itself(goat: Goat) -> None:
    table = goat.table(
        'side 0\n hand "Heavy Storm"\n spell_trap 1 "Mirror Force" set\nside 1\n'
        ' spell_trap 0 "Pot of Greed" set\nside 2\n spell_trap 4 "Dust Tornado" set placed 9'
    )
    table.act("Activate Heavy Storm", "Zone 1")
    assert graveyard(table, 0) == ["Mirror Force", "Heavy Storm"]
    assert (graveyard(table, 1), graveyard(table, 2)) == (["Pot of Greed"], ["Dust Tornado"])


def test_mystical_space_typhoon_targets_any_other_spell_or_trap(goat: Goat) -> None:
    table = goat.table(
        'side 0\n hand "Mystical Space Typhoon"\n spell_trap 0 "Mirror Force" set\nside 1\n'
        ' spell_trap 1 "Pot of Greed" set'
    )
    table.act("Activate Mystical Space Typhoon", "Zone 2")
    table.pick("the face-down card in zone 2")
    assert graveyard(table, 1) == ["Pot of Greed"]
    assert spells(table, 0) == ["Mirror Force"]


def test_mystical_space_typhoon_waits_a_turn_when_set_and_answers_in_anothers_turn(goat: Goat) -> None:
    table = goat.table(
        'side 0\n hand "Pot of Greed"\n deck "Reed Wisp" "Reed Wisp"\nside 1\n'
        ' spell_trap 0 "Mystical Space Typhoon" set\n'
        'side 2\n spell_trap 0 "Mystical Space Typhoon" set placed 9'
    )
    table.act("Activate Pot of Greed", "Zone 1")
    assert (table.asked, table.asks) == (1, "respond")
    table.act("Activate Mystical Space Typhoon")
    table.pick("Pot of Greed")
    # a Normal Spell that is destroyed resolves all the same
    assert hand(table, 0) == ["Reed Wisp", "Reed Wisp"]
    assert table.asks == "main_phase"


def test_book_of_moon(goat: Goat) -> None:
    table = goat.table(f'side 0\n hand "Book of Moon"\nside 1\n {DRAKE}\nside 2\n monster 1 "Reed Wisp" set')
    table.act("Activate Book of Moon", "Zone 1")
    assert table.card("Copper Drake").position is IS_SET


def test_nobleman_of_crossout_banishes_all_copies_of_a_flip_monster(goat: Goat) -> None:
    """Case 16 with a monster: every player's Deck is searched, not one opponent's."""
    table = goat.table(
        'side 0\n hand "Nobleman of Crossout"\n deck "Man-Eater Bug" "Reed Wisp"\nside 1\n'
        ' monster 0 "Man-Eater Bug" set\n deck "Still Pond"\nside 2\n deck "Man-Eater Bug" "Dust Wisp"'
    )
    table.act("Activate Nobleman of Crossout", "Zone 1")
    banished = [[card.name for card in table.side(seat).banished.cards] for seat in range(3)]
    assert banished == [["Man-Eater Bug"]] * 3
    assert "Seat 2 reveals the Deck" in table.log


def test_nobleman_of_crossout_reveals_nothing_for_another_monster(goat: Goat) -> None:
    table = goat.table(
        'side 0\n hand "Nobleman of Crossout"\nside 1\n monster 0 "Sangan" set\n deck "Reed Wisp" "Sangan"'
    )
    table.act("Activate Nobleman of Crossout", "Zone 1")
    assert [card.name for card in table.side(1).banished.cards] == ["Sangan"]
    assert graveyard(table, 1) == []
    assert len(table.side(1).deck.cards) == 2
    assert not any("reveals" in line for line in table.log)


# ---- control and revival


def test_change_of_heart_until_the_end_phase(goat: Goat) -> None:
    """Case 5: back on the field that it came from, not on the next seat's."""
    table = goat.table(
        f'side 0\n hand "Change of Heart"\nside 1\n deck "Reed Wisp"\nside 2\n {DRAKE}\n deck "Reed Wisp"\n'
        'side 3\n monster 0 "Reed Wisp" attack'
    )
    table.act("Activate Change of Heart", "Zone 1", "Seat 2", "Zone 3")
    assert table.where("Copper Drake") == "monster 2 of seat 0"
    table.act("Go to the Battle Phase", "Attack with Copper Drake", "Seat 1 directly", "End the turn")
    assert table.life() == [8000, 6200, 8000, 8000]
    assert table.where("Copper Drake") == "monster 0 of seat 2"


def test_a_borrowed_monster_goes_home_when_the_thief_leaves(goat: Goat) -> None:
    """Case 74, D18."""
    table = goat.table(
        f'side 0\n hand "Change of Heart"\nside 1\n deck "Reed Wisp"\nside 2\n {DRAKE}\n deck "Reed Wisp"\n'
        'side 3\n monster 0 "Reed Wisp" attack'
    )
    table.act("Activate Change of Heart", "Zone 1", "Seat 2", "Zone 3")
    table.concede(0)
    assert table.where("Copper Drake") == "monster 2 of seat 2"


def test_monster_reborn_takes_a_monster_from_any_graveyard(goat: Goat) -> None:
    table = goat.table(
        'side 0\n hand "Monster Reborn"\nside 1\n graveyard "Copper Drake"\nside 2\n graveyard "Pot of Greed"'
    )
    table.act("Activate Monster Reborn", "Zone 1", "Defense Position", "Zone 2")
    drake = table.card("Copper Drake")
    assert (drake.controller, drake.owner, drake.position) == (0, 1, IN_DEFENSE)
    assert "Seat 0 Special Summons Copper Drake" in table.log


def test_premature_burial_and_its_destruction(goat: Goat) -> None:
    table = goat.table(
        'side 0\n hand "Premature Burial" "Mystical Space Typhoon"\n graveyard "Copper Drake"\nside 1'
    )
    table.act("Activate Premature Burial", "Zone 1", "Pass", "Zone 1")
    assert table.life() == [7200, 8000]
    assert table.card("Copper Drake").position is IN_ATTACK
    assert "Premature Burial is equipped to Copper Drake of Seat 0" in table.log
    table.act("Activate Mystical Space Typhoon", "Zone 2")
    assert graveyard(table, 0) == ["Premature Burial", "Copper Drake", "Mystical Space Typhoon"]


def test_premature_burial_goes_without_its_monster(goat: Goat) -> None:
    table = goat.table('side 0\n hand "Premature Burial" "Book of Moon"\n graveyard "Copper Drake"\nside 1')
    table.act("Activate Premature Burial", "Zone 1", "Zone 1", "Activate Book of Moon", "Zone 2")
    assert graveyard(table, 0) == ["Premature Burial", "Book of Moon"]
    assert table.card("Copper Drake").position is IS_SET


def test_swords_of_revealing_light(goat: Goat) -> None:
    table = goat.table(
        'side 0\n hand "Swords of Revealing Light"\n deck "Reed Wisp" "Reed Wisp" "Reed Wisp" "Reed Wisp"\n'
        'side 1\n monster 0 "Copper Drake" set\n deck "Still Pond" "Still Pond" "Still Pond" "Still Pond"'
    )
    table.act("Activate Swords of Revealing Light", "Zone 1")
    assert table.card("Copper Drake").position is IN_DEFENSE
    for turn in range(3):
        assert table.where("Swords of Revealing Light") == "spell_trap 0 of seat 0"
        table.act("End the turn")
        assert table.asked == 1
        if turn == 0:
            table.act("Change the position of Copper Drake")
        table.act("Go to the Battle Phase")
        assert not table.offers("Attack with Copper Drake")
        table.act("End the turn")
    assert table.where("Swords of Revealing Light") == "graveyard of seat 0"


# ---- Traps


def test_mirror_force_hits_the_attacking_player_only(goat: Goat) -> None:
    """Case 47: a third player's attack is enough, only the attacker's Attack Position monsters go."""
    table = goat.table(
        'side 0\n monster 0 "Marsh Twin" attack\nside 1\n monster 0 "Brook Otter" attack\n'
        f' spell_trap 0 "Mirror Force" set\nside 2\n {DRAKE}\n monster 1 "Reed Wisp" defense\n'
        ' monster 2 "Dust Wisp" attack',
        seat=2,
        phase="battle",
    )
    table.act("Attack with Copper Drake", "Marsh Twin of Seat 0")
    assert (table.asked, table.asks) == (1, "respond")
    table.act("Activate Mirror Force")
    assert graveyard(table, 2) == ["Copper Drake", "Dust Wisp"]
    assert table.where("Marsh Twin") == "monster 0 of seat 0"
    assert table.where("Brook Otter") == "monster 0 of seat 1"
    assert "The attack of Copper Drake ends" in table.log


def test_sakuretsu_armor(goat: Goat) -> None:
    table = goat.table(
        f'side 0\n {DRAKE}\n monster 1 "Marsh Twin" attack\nside 1\n spell_trap 0 "Sakuretsu Armor" set',
        phase="battle",
    )
    table.act("Attack with Copper Drake", "Seat 1 directly", "Activate Sakuretsu Armor")
    assert table.where("Copper Drake") == "graveyard of seat 0"
    assert table.where("Marsh Twin") == "monster 1 of seat 0"
    assert table.life() == [8000, 8000]


def test_torrential_tribute_answers_any_summon(goat: Goat) -> None:
    table = goat.table(
        'side 0\n hand "Copper Drake"\nside 1\n monster 0 "Reed Wisp" set\nside 2\n'
        ' spell_trap 0 "Torrential Tribute" set'
    )
    table.act("Normal Summon Copper Drake", "Zone 1")
    assert table.asked == 2
    table.act("Activate Torrential Tribute")
    assert graveyard(table, 0) == ["Copper Drake"]
    assert graveyard(table, 1) == ["Reed Wisp"]


def test_torrential_tribute_does_not_answer_a_set(goat: Goat) -> None:
    table = goat.table('side 0\n hand "Copper Drake"\nside 1\n spell_trap 0 "Torrential Tribute" set')
    table.act("Set Copper Drake", "Zone 1")
    assert table.asks == "main_phase"


def test_dust_tornado_and_its_set(goat: Goat) -> None:
    table = goat.table(
        'side 0\n spell_trap 0 "Dust Tornado" set\n hand "Mirror Force"\nside 1\nside 2\n'
        ' spell_trap 0 "Sakuretsu Armor" set'
    )
    table.act("Activate Dust Tornado", "Yes", "Zone 2")
    assert graveyard(table, 2) == ["Sakuretsu Armor"]
    assert spells(table, 0) == ["Mirror Force"]
    assert "Seat 0 Sets a Spell or Trap" in table.log


def test_ring_of_destruction_in_an_opponents_turn(goat: Goat) -> None:
    table = goat.table(
        f'side 0 life 1500\nside 1\n spell_trap 0 "Ring of Destruction" set\nside 2\n {DRAKE}\n'
        ' deck "Reed Wisp"',
        seat=2,
    )
    table.act("End the turn")
    assert (table.asked, table.asks) == (1, "respond")
    table.act("Activate Ring of Destruction")
    assert table.where("Copper Drake") == "graveyard of seat 2"
    assert table.life() == [1500, 6200, 6200]


def test_ring_of_destruction_only_within_their_life_points(goat: Goat) -> None:
    table = goat.table(
        f'side 0 life 1700\n {DRAKE}\n deck "Reed Wisp"\nside 1\n'
        ' spell_trap 0 "Ring of Destruction" set\n deck "Reed Wisp"'
    )
    table.act("End the turn")
    assert table.asked == 1
    assert not table.offers("Activate Ring of Destruction")


def test_call_of_the_haunted_and_what_it_called_fall_together(goat: Goat) -> None:
    sides = (
        'side 0\n spell_trap 0 "Call of the Haunted" set\n graveyard "Copper Drake"\n'
        ' hand "Mystical Space Typhoon" "Dark Hole"\nside 1'
    )
    table = goat.table(sides)
    table.act("Activate Call of the Haunted", "Pass", "Zone 1", "Activate Mystical Space Typhoon", "Zone 2")
    assert table.where("Copper Drake") == "graveyard of seat 0"
    table = goat.table(sides)
    table.act(
        "Activate Call of the Haunted", "Pass", "Zone 1", "Pass", "Activate Dark Hole", "Zone 2", "Pass"
    )
    assert table.where("Call of the Haunted") == "graveyard of seat 0"


def test_call_of_the_haunted_does_nothing_without_the_card(goat: Goat) -> None:
    table = goat.table(
        'side 0\n hand "Pot of Greed"\n deck "Reed Wisp" "Still Pond"\nside 1\n'
        ' spell_trap 0 "Call of the Haunted" set\n graveyard "Copper Drake"\n'
        'side 2\n spell_trap 0 "Mystical Space Typhoon" set'
    )
    table.act("Activate Pot of Greed", "Zone 1", "Activate Call of the Haunted")
    assert table.asked == 2
    table.act("Activate Mystical Space Typhoon")
    table.pick("Call of the Haunted")
    assert "Call of the Haunted has no effect" in table.log
    assert table.where("Copper Drake") == "graveyard of seat 1"


# ---- monsters


def test_jinzo_stops_traps(goat: Goat) -> None:
    table = goat.table(
        'side 0\n monster 0 "Jinzo" attack\nside 1\n spell_trap 0 "Mirror Force" set\n'
        ' spell_trap 1 "Book of Moon" set',
        phase="battle",
    )
    table.act("Attack with Jinzo", "Seat 1 directly")
    assert table.options() == ["Activate Book of Moon", "Pass"]
    table.act("Activate Book of Moon")
    assert table.card("Jinzo").position is IS_SET
    # face-down it holds nothing any more
    assert not any(table.duel.holding.values())


def test_jinzo_cuts_the_tie_of_call_of_the_haunted(goat: Goat) -> None:
    table = goat.table(
        'side 0\n spell_trap 0 "Call of the Haunted" set\n graveyard "Jinzo"\n hand "Dark Hole"\nside 1'
    )
    table.act("Activate Call of the Haunted", "Zone 1", "Activate Dark Hole", "Zone 2")
    assert table.where("Jinzo") == "graveyard of seat 0"
    assert table.where("Call of the Haunted") == "spell_trap 0 of seat 0"


def test_breaker_the_magical_warrior(goat: Goat) -> None:
    table = goat.table(
        'side 0\n hand "Breaker the Magical Warrior"\nside 1\n spell_trap 2 "Mirror Force" set'
    )
    table.act("Normal Summon Breaker the Magical Warrior", "Zone 1")
    breaker = table.card("Breaker the Magical Warrior")
    assert table.duel.attack(breaker) == 1900
    assert "Breaker the Magical Warrior has 1 Spell Counter" in table.log
    table.act("Activate Breaker the Magical Warrior")
    assert table.duel.attack(breaker) == 1600
    assert table.where("Mirror Force") == "graveyard of seat 1"
    assert not table.offers("Activate Breaker the Magical Warrior")


def test_tribe_infecting_virus(goat: Goat) -> None:
    table = goat.table(
        'side 0\n monster 0 "Tribe-Infecting Virus" attack\n hand "Reed Wisp"\nside 1\n'
        ' monster 0 "Jinzo" attack\nside 2\n monster 0 "Copper Drake" attack\n monster 1 "Jinzo" set'
    )
    table.act("Activate Tribe-Infecting Virus", "Declare Machine")
    assert (graveyard(table, 0), graveyard(table, 1)) == (["Reed Wisp"], ["Jinzo"])
    assert len(table.duel.monsters(2)) == 2
    assert "Seat 0 activates Tribe-Infecting Virus, declaring Machine" in table.log


def test_man_eater_bug_bites_its_attacker(goat: Goat) -> None:
    """Flip effects wait until after damage calculation."""
    table = goat.table(
        f'side 0\n {DRAKE}\nside 1\n monster 0 "Man-Eater Bug" set\nside 2\n monster 1 "Reed Wisp" attack',
        phase="battle",
    )
    table.act("Attack with Copper Drake", "the face-down monster in zone 1 of Seat 1")
    assert (table.asked, table.asks) == (1, "targets")
    table.pick("Copper Drake")
    assert graveyard(table, 0) == ["Copper Drake"]
    assert graveyard(table, 1) == ["Man-Eater Bug"]


def test_magician_of_faith(goat: Goat) -> None:
    table = goat.table(
        'side 0\n monster 0 "Magician of Faith" set\n'
        ' graveyard "Mirror Force" "Pot of Greed" "Raigeki"\nside 1'
    )
    table.act("Flip Summon Magician of Faith")
    table.pick("Raigeki")
    assert hand(table, 0) == ["Raigeki"]


def test_mystic_tomato_comes_again(goat: Goat) -> None:
    table = goat.table(
        'side 0\n monster 0 "Summoned Skull" attack\nside 1\n monster 0 "Mystic Tomato" attack\n'
        ' deck "Mystic Tomato" "Copper Drake" "Sangan" "Jinzo"',
        phase="battle",
    )
    table.act("Attack with Summoned Skull", "Mystic Tomato of Seat 1")
    assert table.options() == ["Activate Mystic Tomato", "Pass"]
    table.act("Activate Mystic Tomato")
    assert table.options() == ["Mystic Tomato", "Sangan"]
    table.pick("Sangan")
    table.act("Zone 1")
    assert table.card("Sangan").position is IN_ATTACK


def test_sangan_searches_once_per_turn_and_forbids_the_name(goat: Goat) -> None:
    table = goat.table(
        'side 0\n monster 0 "Sangan" attack\n monster 1 "Sangan" attack\n hand "Dark Hole"\n'
        ' deck "Breaker the Magical Warrior" "Sangan" "Spirit Reaper" "Spirit Reaper" "Jinzo"\nside 1'
    )
    table.act("Activate Dark Hole", "Zone 1")
    table.game.answer(0)
    assert table.options() == ["Sangan", "Spirit Reaper"]
    table.pick("Spirit Reaper")
    assert hand(table, 0) == ["Spirit Reaper"]
    assert "Seat 0 reveals Spirit Reaper (Deck)" in table.log
    assert table.side(0).forbidden_names == {"Spirit Reaper": 9}
    assert table.asks == "main_phase"


def test_sinister_serpent_comes_back_and_pays_later(goat: Goat) -> None:
    """D26.4: the next End Phase of any opponent is meant; here seat 1 has its turn first."""
    table = goat.table(
        'side 0\n graveyard "Sinister Serpent" "Sinister Serpent"\n deck "Reed Wisp"\n'
        'side 1\n deck "Reed Wisp"\nside 2\n deck "Reed Wisp"',
        phase="draw",
    )
    assert table.options() == ["Activate Sinister Serpent", "Activate Sinister Serpent", "Pass"]
    table.game.answer(0)
    assert hand(table, 0) == ["Reed Wisp", "Sinister Serpent"]
    table.act("End the turn")
    assert graveyard(table, 0) == ["Sinister Serpent"]
    table.act("End the turn")
    assert [card.name for card in table.side(0).banished.cards] == ["Sinister Serpent"]
    assert table.asked == 2


def test_spirit_reaper_survives_battle_but_no_target(goat: Goat) -> None:
    table = goat.table(
        f'side 0\n {DRAKE}\n hand "Book of Moon" "Change of Heart"\nside 1\n'
        ' monster 0 "Spirit Reaper" defense',
        phase="battle",
    )
    table.act("Attack with Copper Drake", "Spirit Reaper of Seat 1", "Pass")
    assert table.where("Spirit Reaper") == "monster 0 of seat 1"
    table.act("Go to Main Phase 2", "Pass", "Activate Change of Heart", "Zone 1", "Pass", "Zone 2", "Pass")
    assert table.where("Spirit Reaper") == "graveyard of seat 1"


def test_spirit_reaper_makes_the_damaged_player_discard(goat: Goat) -> None:
    table = goat.table(
        'side 0\n monster 0 "Spirit Reaper" attack\nside 1\n hand "Reed Wisp"\nside 2\n'
        ' hand "Dust Wisp" "Still Pond"',
        phase="battle",
    )
    table.act("Attack with Spirit Reaper", "Seat 2 directly")
    assert table.life() == [8000, 8000, 7700]
    assert len(hand(table, 2)) == 1
    assert hand(table, 1) == ["Reed Wisp"]


def test_dd_warrior_lady_banishes_both(goat: Goat) -> None:
    table = goat.table(
        'side 0\n monster 0 "Summoned Skull" attack\nside 1\n monster 0 "D.D. Warrior Lady" set',
        phase="battle",
    )
    table.act("Attack with Summoned Skull", "the face-down monster in zone 1 of Seat 1")
    assert table.asked == 1
    table.act("Activate D.D. Warrior Lady")
    assert [card.name for card in table.side(0).banished.cards] == ["Summoned Skull"]
    assert [card.name for card in table.side(1).banished.cards] == ["D.D. Warrior Lady"]


def test_airknight_parshath_pierces_and_draws(goat: Goat) -> None:
    table = goat.table(
        'side 0\n monster 0 "Airknight Parshath" attack\n deck "Reed Wisp"\nside 1\n'
        ' monster 0 "Dust Wisp" defense',
        phase="battle",
    )
    table.act("Attack with Airknight Parshath", "Dust Wisp of Seat 1")
    assert table.life() == [8000, 6400]
    assert hand(table, 0) == ["Reed Wisp"]


def test_gemini_elf_and_summoned_skull_have_no_effects(goat: Goat) -> None:
    table = goat.table('side 0\n hand "Gemini Elf" "Summoned Skull"\n monster 0 "Reed Wisp" attack\nside 1')
    table.act("Tribute Summon Summoned Skull", "Zone 1")
    assert table.where("Summoned Skull") == "monster 0 of seat 0"
    assert not table.offers("Activate Gemini Elf")
