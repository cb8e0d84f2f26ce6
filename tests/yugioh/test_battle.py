"""The Battle Phase: whom an attack reaches, replays, and what the Damage Step does."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from banneret.core.decisions import Option
from banneret.core.flow import Flow, choose
from banneret.core.seats import Seat
from banneret.yugioh.battle import damage_step
from banneret.yugioh.hooks import Hooks
from banneret.yugioh.rules import DuelRules
from banneret.yugioh.state import Duel
from banneret.yugioh.terms import IN_DEFENSE, IS_SET, Ask, Loss, Verb
from banneret.yugioh.testing import Table
from tests.duels import give_control, open_table, turn_face_down

GONE = "graveyard of seat"


def battle(
    attacker: str, defender: str, position: str, *, attacker_life: int = 8000, defender_life: int = 8000
) -> Table:
    """Let one monster attack another; both are gone or there afterwards."""
    table = open_table(
        f'side 0 life {attacker_life}\n monster 0 "{attacker}" attack\n'
        f'side 1 life {defender_life}\n monster 0 "{defender}" {position}',
        phase="battle",
    )
    table.act(f"Attack with {attacker}")
    target = f"{defender} of Seat 1" if position != "set" else "the face-down monster in zone 1 of Seat 1"
    table.act(target)
    return table


@pytest.mark.parametrize(
    ("attacker", "defender", "life", "destroyed"),
    [
        ("Copper Drake", "Brook Otter", [8000, 7400], ["Brook Otter"]),
        ("Brook Otter", "Copper Drake", [7400, 8000], ["Brook Otter"]),
        ("Copper Drake", "Marsh Twin", [8000, 8000], ["Copper Drake", "Marsh Twin"]),
        ("Reed Wisp", "Dust Wisp", [8000, 8000], []),  # 0 ATK against 0 ATK: nothing is destroyed
    ],
)
def test_attack_position_compares_atk(
    attacker: str, defender: str, life: list[int], destroyed: list[str]
) -> None:
    table = battle(attacker, defender, "attack")
    assert table.life() == life
    assert [name for name in (attacker, defender) if table.where(name).startswith(GONE)] == destroyed


@pytest.mark.parametrize("position", ["defense", "set"])
@pytest.mark.parametrize(
    ("attacker", "defender", "life", "destroyed"),
    [
        ("Copper Drake", "Brook Otter", [8000, 8000], ["Brook Otter"]),  # 1800 against DEF 1500: no damage
        (
            "Brook Otter",
            "Lantern Mule",
            [7300, 8000],
            [],
        ),  # 1200 against DEF 1900: the attacker's player pays
        ("Copper Drake", "Marsh Twin", [8000, 8000], []),  # 1800 against DEF 1800
        ("Reed Wisp", "Reed Wisp", [8000, 8000], []),
    ],
)
def test_defense_position_compares_atk_with_def(
    attacker: str, defender: str, life: list[int], destroyed: list[str], position: str
) -> None:
    table = battle(attacker, defender, position)
    assert table.life() == life
    assert table.where(attacker, owner=0) == "monster 0 of seat 0"
    assert table.where(defender, owner=1) == (f"{GONE} 1" if destroyed else "monster 0 of seat 1")
    if not destroyed:
        assert table.card(defender, owner=1).position is IN_DEFENSE


def test_a_face_down_target_is_turned_up_and_named_only_then() -> None:
    table = battle("Copper Drake", "Marsh Twin", "set")
    declared = "Copper Drake of Seat 0 attacks the face-down monster in zone 1 of Seat 1"
    turned = "Marsh Twin of Seat 1 turns to Defense Position"
    assert [line for line in table.log if "attacks" in line or "turns" in line] == [declared, turned]


def test_battle_damage_can_end_the_duel() -> None:
    table = battle("Copper Drake", "Brook Otter", "attack", defender_life=600)
    assert table.game.result is not None
    assert (table.game.result.winners, table.game.result.why) == ((0,), "last_left")
    table = battle("Brook Otter", "Copper Drake", "attack", attacker_life=500)
    assert table.game.result is not None
    assert table.game.result.winners == (1,)


def test_d16_every_opponents_monsters_may_be_attacked_and_who_has_none_directly() -> None:
    """D16, and case 89: with two empty opponents the attacker names one."""
    table = open_table(
        'side 0\nside 1\n monster 0 "Copper Drake" attack\nside 2\n monster 1 "Brook Otter" attack\n'
        ' monster 4 "Reed Wisp" set\nside 3',
        seat=1,
        phase="battle",
    )
    table.act("Attack with Copper Drake")
    assert table.options() == [
        "Seat 0 directly",
        "Brook Otter of Seat 2",
        "the face-down monster in zone 5 of Seat 2",
        "Seat 3 directly",
        "No attack",
    ]
    table.act("Seat 3 directly")
    assert table.life() == [8000, 8000, 8000, 6200]


def test_each_attack_position_monster_attacks_once() -> None:
    table = open_table(
        'side 0\n monster 0 "Copper Drake" attack\n monster 1 "Brook Otter" defense\n'
        ' monster 2 "Marsh Twin" set\n monster 3 "Lantern Mule" attack\nside 1\nside 2',
        phase="battle",
    )
    assert table.options() == [
        "Attack with Copper Drake", "Attack with Lantern Mule", "Go to Main Phase 2", "End the turn",
    ]  # fmt: skip
    table.act("Attack with Copper Drake", "Seat 2 directly")
    assert table.options() == ["Attack with Lantern Mule", "Go to Main Phase 2", "End the turn"]


def test_an_attack_that_is_not_declared_costs_nothing() -> None:
    table = open_table('side 0\n monster 0 "Copper Drake" attack\nside 1', phase="battle")
    table.act("Attack with Copper Drake", "No attack")
    assert table.offers("Attack with Copper Drake")


def test_a_monster_summoned_this_turn_may_attack() -> None:
    table = open_table('side 0\n hand "Copper Drake"\nside 1')
    table.act(
        "Normal Summon Copper Drake",
        "Zone 1",
        "Go to the Battle Phase",
        "Attack with Copper Drake",
        "Seat 1 directly",
    )
    assert table.life() == [8000, 6200]


def test_after_the_battle_phase_comes_main_phase_2_without_another_battle() -> None:
    table = open_table(
        'side 0\n hand "Reed Wisp"\n monster 0 "Copper Drake" attack\nside 1\n deck "Reed Wisp"',
        phase="battle",
    )
    table.act("Attack with Copper Drake", "Seat 1 directly", "Go to Main Phase 2")
    assert table.options() == ["Normal Summon Reed Wisp", "Set Reed Wisp", "End the turn"]


# ---- what happens between declaration and damage: a format that does something when the state opens


class Meddling(Hooks):
    """A format that asks a seat a question whenever the game state opens, then meddles."""

    def __init__(self, asked: Seat, meddle: Callable[[Duel], object]) -> None:
        super().__init__({})
        self.asked = asked
        self.meddle = meddle

    def game_state_opens(self, duel: Duel) -> Flow:
        options = [Option(Verb.RETURN), Option(Verb.LEAVE)]
        chosen = yield from choose(duel, self.asked, Ask.LEADER_RETURN, lambda: options)
        if chosen is not None and chosen.verb is Verb.RETURN:
            self.meddle(duel)


YES = "Return it to the Deck Master Zone"
NO = "Leave it where it is"
THREE = (
    'side 0\n monster 0 "Copper Drake" attack\nside 1\n monster 0 "Brook Otter" attack\n'
    ' monster 1 "Reed Wisp" attack\nside 2 life 1000'
)


def meddled(sides: str, target: str, meddle: Callable[[Duel], object], *, asked: Seat = 1) -> Table:
    """A table on which an attack on a target has just been declared, and somebody is asked."""
    table = open_table(sides, phase="battle", rules=DuelRules(Meddling(asked, meddle)))
    table.act("Attack with Copper Drake")
    table.duel.awaits_open_state = True
    table.act(target)
    assert table.asks == Ask.LEADER_RETURN
    return table


def remove_otter(duel: Duel) -> None:
    duel.send_to_graveyard(next(card for card in duel.cards if card.name == "Brook Otter"))


def test_an_attack_goes_on_when_nothing_changes() -> None:
    table = meddled(THREE, "Brook Otter of Seat 1", remove_otter)
    table.act(NO)
    assert table.life() == [8000, 7400, 1000]


@pytest.mark.parametrize("target", ["Brook Otter of Seat 1", "Reed Wisp of Seat 1"])
def test_a_replay_when_the_attacked_players_monsters_change(target: str) -> None:
    """Also when the monster that was attacked is still there; any target may be chosen, or none."""
    table = meddled(THREE, target, remove_otter)
    table.act(YES)
    assert table.asks == Ask.REPLAY
    assert table.options() == ["Reed Wisp of Seat 1", "Seat 2 directly", "No attack"]
    table.act("Seat 2 directly")
    assert "Copper Drake of Seat 0 attacks again, Seat 2 directly" in table.log
    assert table.game.decision is not None
    assert table.duel.living == [0, 1]


def test_a_replay_when_a_monster_comes_to_an_empty_side() -> None:
    def give(duel: Duel) -> None:
        card = next(card for card in duel.cards if card.name == "Reed Wisp")
        give_control(duel, card, 2, duel.sides[2].monsters, 3)

    table = meddled(THREE, "Seat 2 directly", give)
    table.act(YES)
    assert table.options() == ["Brook Otter of Seat 1", "Reed Wisp of Seat 2", "No attack"]


def test_no_replay_when_another_players_monsters_change() -> None:
    table = meddled(THREE, "Seat 2 directly", remove_otter)
    table.act(YES)
    assert table.duel.living == [0, 1]


def test_no_replay_when_a_monster_only_turns() -> None:
    def turn(duel: Duel) -> None:
        duel.turn_card(next(card for card in duel.cards if card.name == "Reed Wisp"), IN_DEFENSE)

    table = meddled(THREE, "Reed Wisp of Seat 1", turn)
    table.act(YES)
    assert table.where("Reed Wisp") == "graveyard of seat 1"
    assert table.life() == [8000, 8000, 1000]


def test_without_a_new_target_the_attack_is_spent() -> None:
    table = meddled(THREE, "Brook Otter of Seat 1", remove_otter)
    table.act(YES, "No attack")
    assert "The attack of Copper Drake ends" in table.log
    assert not table.offers("Attack with Copper Drake")


def test_a_replay_may_follow_a_replay() -> None:
    def remove_any(duel: Duel) -> None:
        duel.send_to_graveyard(duel.monsters(1)[0])

    table = meddled(THREE, "Brook Otter of Seat 1", remove_any)
    table.act(YES)
    table.duel.awaits_open_state = True
    table.act("Reed Wisp of Seat 1", YES)
    assert table.asks == Ask.REPLAY
    table.act("Seat 1 directly")
    assert table.life() == [8000, 6200, 1000]


@pytest.mark.parametrize("target", ["Brook Otter of Seat 1", "Seat 2 directly"])
def test_a_replay_when_the_attacked_player_leaves(target: str) -> None:
    """D18: an attack on somebody who is out may go elsewhere; case 89."""
    attacked = 1 if "1" in target else 2
    table = meddled(THREE, target, remove_otter)
    table.concede(attacked)
    if attacked == 2:
        table.act(NO)
    assert table.asks == Ask.REPLAY
    assert not any(f"Seat {attacked}" in option for option in table.options())


def test_an_attack_ends_when_the_attacker_turns_or_goes() -> None:
    def turn(duel: Duel) -> None:
        turn_face_down(duel, 0)

    table = meddled(THREE, "Brook Otter of Seat 1", turn)
    table.act(YES)
    assert "The attack of Copper Drake ends" in table.log
    assert table.card("Copper Drake").position is IS_SET
    assert table.life() == [8000, 8000, 1000]


LENT = (
    'side 0\n monster 0 "Copper Drake" attack owner 2\n monster 1 "Marsh Twin" attack\nside 1\n'
    ' monster 0 "Brook Otter" attack\nside 2\nside 3'
)


def test_an_attack_ends_when_the_attacker_leaves_with_its_owner() -> None:
    """D18: at the choice of a target, at the declaration, and at the choice in a replay."""
    table = open_table(LENT, phase="battle")
    table.act("Attack with Copper Drake")
    table.concede(2)
    assert table.asks == "battle_phase"
    assert table.offers("Attack with Marsh Twin")
    assert not any("Copper Drake" in line for line in table.log)

    table = meddled(LENT, "Brook Otter of Seat 1", remove_otter)
    table.concede(2)
    table.act(NO)
    assert table.life() == [8000, 8000, 8000, 8000]

    table = meddled(LENT, "Brook Otter of Seat 1", remove_otter)
    table.act(YES)
    table.concede(2)
    assert table.asks == "battle_phase"
    assert table.offers("Attack with Marsh Twin")


def leave_in_damage_step(sides: str, attacked_card: str | None, leaver: Seat) -> Table:
    """A table on which a seat leaves while somebody is asked at the start of the Damage Step."""
    rules = DuelRules(Meddling(0, remove_otter))
    table = open_table(sides, phase="battle", rules=rules)
    duel = table.duel
    duel.awaits_open_state = True
    defender = None if attacked_card is None else table.card(attacked_card)
    flow = damage_step(duel, table.card("Copper Drake"), defender, 1)
    next(flow)
    duel.remove_seats({leaver: Loss.SURRENDER})
    flow.send(None)  # the question is asked again
    with pytest.raises(StopIteration):
        flow.send(1)
    return table


def test_nobody_who_has_left_takes_damage() -> None:
    """D18: an attacked player who leaves in the Damage Step ends the battle."""
    sides = 'side 0\n monster 0 "Copper Drake" attack\nside 1\nside 2'
    table = leave_in_damage_step(sides, None, 1)
    assert table.life() == [8000, 8000, 8000]


def test_a_monster_that_went_home_is_not_attacked_any_more() -> None:
    """D18: it was controlled by the attacked player, who left; its owner has it back."""
    sides = 'side 0\n monster 0 "Copper Drake" attack\nside 1\n monster 3 "Still Pond" attack owner 2\nside 2'
    table = leave_in_damage_step(sides, "Still Pond", 1)
    assert table.where("Still Pond") == "monster 3 of seat 2"
    assert table.life() == [8000, 8000, 8000]


def test_an_attacker_that_leaves_with_its_owner_does_no_damage() -> None:
    """D18: also in the Damage Step."""
    sides = 'side 0\n monster 0 "Copper Drake" attack owner 2\nside 1\nside 2'
    table = leave_in_damage_step(sides, None, 2)
    assert table.life() == [8000, 8000, 8000]
