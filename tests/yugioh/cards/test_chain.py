"""The chain with many seats: priority (D17), what leaving does to it (D18), timing."""

from __future__ import annotations

import msgspec
import pytest

from banneret.effects.abilities import CardEffects
from banneret.effects.yugioh_terms import MonsterKind
from banneret.formats.registry import find_format
from banneret.formats.texts import effects_of
from banneret.reading.reader import Reader
from banneret.reading.text.lexicon import Lexicon
from banneret.yugioh.setup import effects_in_play
from banneret.yugioh.testing import Table, monster
from tests.duels import CARDS
from tests.goat import Goat

DRAKE = 'monster 0 "Copper Drake" attack'
TYPHOON = ' spell_trap 0 "Mystical Space Typhoon" set'
DECK = ' deck "Reed Wisp" "Reed Wisp" "Reed Wisp"'


def activated(table: Table) -> list[str]:
    return [line for line in table.log if "activates" in line]


def test_d17_priority_goes_clockwise_from_the_turn_player(goat: Goat) -> None:
    """After every activation all passes are cleared and the turn player is asked first again."""
    table = goat.table(
        f'side 0\n{TYPHOON}\nside 1\n{TYPHOON}\n{DECK}\nside 2\n{TYPHOON}\n hand "Pot of Greed"\n{DECK}\n'
        f'side 3\n{TYPHOON}\n spell_trap 1 "Dust Tornado" set',
        seat=2,
    )
    table.act("Activate Pot of Greed", "Zone 2")
    assert table.asked == 2
    table.act("Pass")
    assert table.asked == 3
    table.act("Activate Dust Tornado", "Seat 0")
    assert table.asked == 2
    table.act("Pass")
    assert table.asked == 3
    table.act("Pass")
    assert table.asked == 0
    table.act("Activate Mystical Space Typhoon")
    assert table.asks == "targets"


def test_a_chain_resolves_last_in_first_out(goat: Goat) -> None:
    table = goat.table(
        'side 0\n hand "Monster Reborn"\n graveyard "Copper Drake"\nside 1\n'
        ' spell_trap 0 "Call of the Haunted" set\n graveyard "Still Pond"'
    )
    table.act("Activate Monster Reborn", "Zone 1")
    table.pick("Copper Drake")
    table.act("Activate Call of the Haunted", "Zone 1")
    assert activated(table)[1].startswith("Chain Link 2: Seat 1 activates Call of the Haunted")
    table.act("Attack Position", "Zone 1")
    summons = [line for line in table.log if "Special Summons" in line]
    assert summons == ["Seat 1 Special Summons Still Pond", "Seat 0 Special Summons Copper Drake"]


def test_spell_speed_1_cannot_respond(goat: Goat) -> None:
    table = goat.table(
        f'side 0\n hand "Pot of Greed" "Raigeki" "Book of Moon"\n{DECK}\nside 1\n {DRAKE}\n'
        ' spell_trap 0 "Dark Hole" set'
    )
    table.act("Activate Pot of Greed", "Zone 1")
    assert table.options() == ["Activate Book of Moon", "Pass"]
    table.act("Pass", "Pass")  # also when the chain has resolved
    assert table.asks == "main_phase"


def test_quick_play_spells_come_from_the_hand_in_the_own_turn_only(goat: Goat) -> None:
    table = goat.table(f'side 0\n hand "Pot of Greed"\n {DRAKE}\n{DECK}\nside 1\n hand "Book of Moon"')
    table.act("Activate Pot of Greed", "Zone 1")
    assert table.asks == "main_phase"
    assert len(table.side(0).hand.cards) == 2


def test_traps_wait_a_turn_and_a_set_spell_does_not(goat: Goat) -> None:
    table = goat.table(
        f'side 0\n hand "Call of the Haunted" "Dark Hole"\n graveyard "Reed Wisp"\nside 1\n {DRAKE}'
    )
    table.act("Set Call of the Haunted", "Zone 1", "Set Dark Hole", "Zone 2")
    assert not table.offers("Activate Call of the Haunted")
    assert table.offers("Activate Dark Hole")


def test_a_full_row_takes_no_more_spells(goat: Goat) -> None:
    row = "\n".join(f' spell_trap {place} "Mirror Force" set' for place in range(5))
    table = goat.table(f'side 0\n hand "Pot of Greed"\n{row}\n{DECK}\nside 1')
    assert not table.offers("Activate Pot of Greed")
    assert not table.offers("Set Pot of Greed")


def test_d18_links_of_a_player_who_leaves_leave_the_chain(goat: Goat) -> None:
    """Case 79, D18: the others go on responding to what is left."""
    table = goat.table(
        f'side 0\n hand "Pot of Greed"\n{DECK}\nside 1\n{TYPHOON}\n spell_trap 1 "Mirror Force" set\n'
        f"side 2\n{TYPHOON}"
    )
    table.act("Activate Pot of Greed", "Zone 1", "Activate Mystical Space Typhoon")
    table.pick("Pot of Greed")
    assert table.asked == 2
    table.concede(1)
    assert len(table.duel.chain) == 1
    table.act("Activate Mystical Space Typhoon")
    assert activated(table)[-1].startswith("Chain Link 2: Seat 2")
    assert len(table.side(0).hand.cards) == 2


def test_d18_the_others_links_resolve_when_the_turn_player_leaves(goat: Goat) -> None:
    """The turn ends at once, after the chain under way."""
    table = goat.table(
        f'side 0\n hand "Raigeki"\n{DECK}\nside 1\n {DRAKE}\n spell_trap 0 "Call of the Haunted" set\n'
        f' graveyard "Still Pond"\n{DECK}\nside 2\n{TYPHOON}'
    )
    table.act("Activate Raigeki", "Zone 1", "Activate Call of the Haunted")
    assert table.asked == 2
    table.concede(0)
    assert table.asked == 2
    table.act("Pass")
    if table.asks == "monster_zone":
        table.act("Zone 2")
    assert table.where("Copper Drake") == "monster 0 of seat 1"
    assert table.where("Still Pond") == "monster 1 of seat 1"
    assert (table.duel.turn, table.duel.turn_seat) == (10, 1)


def test_a_declared_opponent_who_has_left_is_spared_and_nobody_else_is_hit(goat: Goat) -> None:
    """Case 46, D26: that part does nothing."""
    table = goat.table(
        f'side 0\n hand "Raigeki"\nside 1\n {DRAKE}\nside 2\n monster 0 "Reed Wisp" attack\n{TYPHOON}'
    )
    table.act("Activate Raigeki", "Zone 1", "Seat 1")
    assert table.asked == 2
    table.concede(1)
    table.act("Pass")
    assert table.where("Reed Wisp") == "monster 0 of seat 2"


def test_who_leaves_is_no_choice_any_more(goat: Goat) -> None:
    """Case 38: while the question is open the option goes; with one left it is not asked."""
    table = goat.table(
        f'side 0\n hand "Raigeki"\nside 1\n {DRAKE}\nside 2\n monster 0 "Reed Wisp" attack\n'
        'side 3\n monster 0 "Still Pond" attack'
    )
    table.act("Activate Raigeki", "Zone 1")
    table.concede(2)
    assert table.options() == ["Seat 1", "Seat 3"]
    table.concede(1)
    assert table.where("Still Pond") == "graveyard of seat 3"


def test_each_link_keeps_its_own_opponent(goat: Goat) -> None:
    """Case 43."""
    table = goat.table(
        'side 0\n hand "Raigeki"\n spell_trap 0 "Dust Tornado" set\nside 1\n'
        ' monster 0 "Reed Wisp" attack\n spell_trap 0 "Mirror Force" set\n'
        'side 2\n monster 0 "Still Pond" attack\n spell_trap 0 "Sakuretsu Armor" set'
    )
    table.act("Activate Raigeki", "Zone 2", "Seat 1", "Activate Dust Tornado", "Seat 2")
    assert table.where("Sakuretsu Armor") == "graveyard of seat 2"
    assert table.where("Reed Wisp") == "graveyard of seat 1"
    assert table.where("Still Pond") == "monster 0 of seat 2"


def test_swords_bind_only_the_declared_opponent(goat: Goat) -> None:
    """D26: an effect that locks binds the declared opponent only; its turns count, not those of others."""
    table = goat.table(
        f'side 0\n hand "Swords of Revealing Light"\n{DECK}\nside 1\n {DRAKE}\n{DECK}\n'
        f'side 2\n monster 0 "Marsh Twin" attack\n{DECK}'
    )
    table.act("Activate Swords of Revealing Light", "Zone 1", "Seat 2", "End the turn")
    table.act("Go to the Battle Phase")
    assert table.offers("Attack with Copper Drake")
    table.act("End the turn", "Go to the Battle Phase")
    assert not table.offers("Attack with Marsh Twin")


def test_triggers_go_on_the_chain_in_seat_order_forced_ones_first(goat: Goat) -> None:
    """D17: simultaneous triggers are ordered as priority is; the last one resolves first."""
    table = goat.table(
        'side 0\n hand "Dark Hole"\nside 1\n monster 0 "Sangan" attack\n deck "Reed Wisp"\n'
        'side 2\n monster 0 "Sangan" attack\n deck "Dust Wisp"',
        seat=0,
    )
    table.act("Activate Dark Hole", "Zone 1")
    assert activated(table)[1:] == [
        "Seat 1 activates Sangan",
        "Chain Link 2: Seat 2 activates Sangan",
    ]
    revealed = [line for line in table.log if "reveals" in line]
    assert revealed == ["Seat 2 reveals Dust Wisp (Deck)", "Seat 1 reveals Reed Wisp (Deck)"]


@pytest.mark.parametrize("phase", ["main1", "battle"])
def test_a_phase_goes_on_when_somebody_responds_to_its_end(goat: Goat, phase: str) -> None:
    table = goat.table(
        f'side 0\n hand "Reed Wisp"\n {DRAKE}\n{DECK}\n'
        f'side 1\n spell_trap 0 "Ring of Destruction" set\n{DECK}',
        phase=phase,
    )
    table.act("End the turn")
    assert table.asked == 1
    table.act("Activate Ring of Destruction")
    assert (table.asked, table.duel.turn, table.duel.phase) == (0, 9, phase)


def test_nothing_but_triggers_in_the_damage_step(goat: Goat) -> None:
    table = goat.table(
        f'side 0\n {DRAKE}\nside 1\n monster 0 "Spirit Reaper" set\n spell_trap 0 "Ring of Destruction" set',
        phase="battle",
    )
    table.act("Attack with Copper Drake", "the face-down monster in zone 1 of Seat 1", "Pass")
    assert table.asks == "battle_phase"


def test_a_replay_is_no_new_declaration(goat: Goat) -> None:
    table = goat.table(
        'side 0\n monster 0 "Summoned Skull" attack\nside 1\n spell_trap 0 "Sakuretsu Armor" set\n'
        ' spell_trap 1 "Call of the Haunted" set\n graveyard "Still Pond"\nside 2',
        phase="battle",
    )
    table.act("Attack with Summoned Skull", "Seat 1 directly", "Activate Call of the Haunted")
    table.act("Pass", "Zone 1")  # the Armor could still join the chain
    assert table.asks == "replay"
    table.act("Still Pond of Seat 1")
    assert table.where("Still Pond") == "graveyard of seat 1"
    assert table.where("Summoned Skull") == "monster 0 of seat 0"


# ---- sentences of our own, for what these cards do not show

WISP = 'side 0\n hand "Tide Herald"\n monster 0 "Tide Wisp" attack\n deck "Reed Wisp"\nside 1'


def own_table(sides: str, text: str, *, herald_text: str = "") -> Table:
    """A table on which Tide Wisp, and Tide Herald too, have sentences of our own."""
    texts = {"Tide Wisp": text, "Tide Herald": herald_text}
    cards = {
        name: msgspec.structs.replace(
            monster(name, level=5 if name == "Tide Herald" else 4, attack=300),
            kinds=(MonsterKind.EFFECT,) if words else (MonsterKind.NORMAL,),
            text=words,
        )
        for name, words in texts.items()
    }
    reader = Reader(Lexicon(cards))
    in_play: dict[str, CardEffects] = {}
    for name, card in cards.items():
        if texts[name]:
            effects = effects_of(reader.card(card))
            assert effects is not None, name
            carried_out = effects_in_play(card, effects)
            assert carried_out is not None, name
            in_play[name] = carried_out
    return Table.place(
        f"format open\nturn 9 seat 0 phase main1\n{sides}",
        find_format("open").rules(),
        [*CARDS, *cards.values()],
        in_play,
    )


def test_what_a_cost_triggers_waits_until_the_chain_has_resolved() -> None:
    table = own_table(
        'side 0\n hand "Tide Wisp"\n monster 0 "Tide Herald" attack\n deck "Reed Wisp" "Still Pond"\nside 1',
        "If this card is sent to the GY: Draw 1 card.",
        herald_text="You can discard 1 card; draw 1 card.",
    )
    table.act("Activate Tide Herald")
    assert [line for line in table.log if "activates" in line or "draws" in line] == [
        "Seat 0 activates Tide Herald",
        "Seat 0 draws a card",
        "Seat 0 activates Tide Wisp",
        "Seat 0 draws a card",
    ]


def test_when_can_miss_its_timing_and_if_cannot() -> None:
    """The Tribute is not the last thing to happen: the Summon is."""
    when = "When this card is sent from the field to the GY: You can draw 1 card."
    table = own_table(WISP, when)
    table.act("Tribute Summon Tide Herald", "Zone 1")
    assert table.asks == "main_phase"
    table = own_table(WISP, when.replace("When", "If"))
    table.act("Tribute Summon Tide Herald", "Zone 1")
    assert table.options() == ["Activate Tide Wisp", "Pass"]
    table.act("Activate Tide Wisp")
    assert [card.name for card in table.side(0).hand.cards] == ["Reed Wisp"]


def test_what_is_forced_cannot_miss_its_timing() -> None:
    table = own_table(WISP, "When this card is sent from the field to the GY: Draw 1 card.")
    table.act("Tribute Summon Tide Herald", "Zone 1")
    assert [card.name for card in table.side(0).hand.cards] == ["Reed Wisp"]


# ---- losing in the middle of something (D18)


def test_who_pays_the_last_life_points_is_out_before_anything_resolves(goat: Goat) -> None:
    table = goat.table(
        f'side 0 life 800\n hand "Premature Burial"\n graveyard "Copper Drake"\nside 1\n{DECK}\nside 2'
    )
    table.act("Activate Premature Burial", "Zone 1")
    assert table.duel.living == [1, 2]
    assert (table.duel.turn, table.asked) == (10, 1)
    assert not any("activates" in line for line in table.log)


def test_ring_of_destruction_takes_its_player_first(goat: Goat) -> None:
    """Who is out in the middle of an effect carries out no more of it."""
    table = goat.table(
        f'side 0\n {DRAKE}\n hand "Reed Wisp"\n{DECK}\nside 1 life 1800\n'
        ' spell_trap 0 "Ring of Destruction" set\nside 2'
    )
    table.act("Normal Summon Reed Wisp", "Zone 2", "Activate Ring of Destruction")
    table.pick("Copper Drake")
    assert table.duel.living == [0, 2]
    assert table.life() == [8000, 0, 8000]
    assert table.where("Copper Drake") == "graveyard of seat 0"
    assert table.asks == "main_phase"


def test_a_turn_player_who_is_destroyed_by_an_effect_loses_the_turn(goat: Goat) -> None:
    table = goat.table(
        f'side 0 life 1800\n {DRAKE}\n hand "Reed Wisp"\nside 1\n'
        f' spell_trap 0 "Ring of Destruction" set\n{DECK}\nside 2\n'
    )
    table.act("Normal Summon Reed Wisp", "Zone 2", "Activate Ring of Destruction")
    table.pick("Copper Drake")
    assert table.duel.living == [1, 2]
    assert table.life() == [0, 6200, 8000]
    assert (table.duel.turn_seat, table.where("Ring of Destruction")) == (1, "graveyard of seat 1")
