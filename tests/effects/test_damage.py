"""Damage that changes, and the next time that something would happen: read, and printed as they were."""

from __future__ import annotations

import pytest

from banneret.effects.node import walk
from banneret.effects.statics import DamageOf
from banneret.effects.timings import FirstOfAll, NextTime
from tests.effects.sentences import inner, prints_as, read

EXACT = [
    "The first two times your Insect monster would be destroyed by battle each turn, it is not destroyed.",
    "Target 1 monster; the next time it would be destroyed by battle this turn, it is not destroyed.",
    "Target 1 monster; the first time that monster would be destroyed by battle, it is not destroyed.",
    "Each turn, the first Zombie monster you control that would be destroyed by battle, is not destroyed.",
    "Draw 1 card, also the next time you would take battle damage this turn, you take no damage.",
    "If it battles a DARK monster, destroy that monster without applying damage calculation.",
    "If your Zombie monster inflicts battle damage to your opponent, the damage is doubled.",
    "Any battle damage this card inflicts to your opponent while it has material is doubled.",
    "Any effect that would inflict damage to your opponent increases their LP by the same amount, instead.",
    "Any effect that would make a player gain LP inflicts the same amount of damage to them, instead.",
    "The next battle damage you take this turn becomes 0.",
    "Draw 1 card, then it gains ATK equal to the LP you paid.",
    "You take damage equal to the ATK gained by this effect.",
    "You take damage equal to the ATK gained by this effect at the time of the Summon.",
    "Increase the original ATK and DEF of all Level 2 monsters on your field by 1000.",
    "When it is destroyed by battle, the player who destroyed it takes 500 damage.",
    "Draw 1 card, then inflict 500 damage to the owner of that monster.",
    "After damage calculation, if this card was attacked: The attacking player takes 500 damage.",
]
VARIANTS = {
    "Reduce the next effect damage you would take this turn to 0.": (
        "The next effect damage you take this turn becomes 0."
    ),
    "Draw 1 card, then make that monster unable to attack.": "Draw 1 card, then that monster cannot attack.",
    "Any battle damage you take is reduced to 0.": "Any battle damage you take becomes 0.",
    "The ATK of all monsters on the field becomes equal to that monster's current ATK.": (
        "The ATK of all monsters on the field become that monster's current ATK."
    ),
    "Draw 1 card, then increase its Level by the same amount.": (
        "Draw 1 card, then increase its Level by that much."
    ),
    "When control of this card changes, its new controller draws 1 card.": (
        "When control of this card changes, the new controller of it draws 1 card."
    ),
}


@pytest.mark.parametrize("text", EXACT)
def test_damage_and_next_times_print_as_they_were(text: str) -> None:
    assert prints_as(text) == text


@pytest.mark.parametrize(("text", "printed"), VARIANTS.items())
def test_other_wordings_print_as_the_usual_one(text: str, printed: str) -> None:
    assert prints_as(text) == printed


def test_damage_to_the_controller_of_a_monster_names_the_monster() -> None:
    tree = read("Any battle damage to the controller of a Fairy monster from battles involving it becomes 0.")
    damage = inner(tree, DamageOf)
    assert damage.controlled is not None


def test_the_next_time_is_not_the_first_of_every_turn() -> None:
    assert any(isinstance(node, NextTime) for node in walk(read(EXACT[1])))
    assert any(isinstance(node, FirstOfAll) for node in walk(read(EXACT[2])))


@pytest.mark.parametrize(
    "text",
    [
        "When the 3rd Spell Counter is placed on this card, its ATK becomes 500.",
        "If this card is destroyed: Distribute Fog Counters equal to its Level among face-up monsters.",
        "You can remove 4 or 7 Spell Counters from your field; draw 1 card.",
        "Each time an attack is negated, place 1 Spell Counter on this card.",
    ],
)
def test_counters_are_distributed_and_counted_up(text: str) -> None:
    assert prints_as(text) == text
