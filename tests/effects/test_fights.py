"""Attacks in their rarer shapes, and values in old words: read, and printed as they were."""

from __future__ import annotations

import pytest

from banneret.effects.battle import BecameSo
from banneret.effects.changes import TargetedHere
from banneret.effects.node import Node, walk
from banneret.effects.printer import print_node
from banneret.effects.statics import AttacksEach
from tests.effects.sentences import prints_as, read

EXACT = [
    "If an opponent's monster attacks: You can make the attack a direct attack instead.",
    "Both players take any battle damage from attacks involving your Zombie monsters.",
    "When this card is flipped face-up by an opponent's monster's attack, draw 1 card.",
    "When this card inflicts 1000 or more battle damage to your opponent: You can draw 1 card.",
    "If you take 2300 or more battle damage: Send this card to the GY.",
    "If you would take damage from a card effect, draw 1 card instead.",
    "Loses ATK equal to your LP.",
    "Loses 500 ATK while you control a Zombie monster.",
    "Draw 1 card, then this card gains half that monster's ATK.",
    "If your opponent controls a monster that has the highest ATK on the field (even if tied): Draw 1 card.",
    "Once per turn, when you inflict battle damage to your opponent with this effect: You can draw 2 cards.",
    "If you pay LP (except during the Damage Step): You can draw 1 card.",
    "A monster that this card destroys by battle is banished.",
    "You conduct your next Battle Phase twice.",
    "The player with the lowest LP takes no damage this turn.",
    "You can target 1 monster; its Level becomes 4 or 8 until the end of this turn.",
    "Each monster gains 100 ATK x its Level and loses 100 DEF x its Level.",
    "If your Zombie monster attacked: It can make another attack on a monster in a row.",
]
VARIANTS = {
    "Can make up to 4 attacks on monsters during each Battle Phase.": (
        "This card can make up to 4 attacks on monsters during each Battle Phase."
    ),
    "Increase the ATK of this card by 250 for each card in your hand.": (
        "Gains 250 ATK for each card in your hand."
    ),
    "This card gains the ability to attack directly.": "This card can attack directly.",
}


def has(tree: Node, kind: type[Node]) -> bool:
    """Whether such a node is in a tree."""
    return any(isinstance(node, kind) for node in walk(tree))


@pytest.mark.parametrize("text", EXACT)
def test_attacks_and_values_print_as_they_were(text: str) -> None:
    assert prints_as(text) == text


@pytest.mark.parametrize(("text", "printed"), VARIANTS.items())
def test_other_wordings_print_as_the_usual_one(text: str, printed: str) -> None:
    assert prints_as(text) == printed


def test_old_words_target_the_monster_that_gains() -> None:
    assert has(read("Target face-up Zombie monster you control gains 500 ATK."), TargetedHere)


def test_attacks_on_each_monster_may_be_two() -> None:
    tree = read("This card can attack all monsters your opponent controls, twice each.")
    assert [node.times for node in walk(tree) if isinstance(node, AttacksEach)] == [2]


def test_a_value_has_become_an_amount_by_the_effect_itself() -> None:
    tree = read("That monster loses 500 ATK, then if its ATK becomes 0 by this effect, destroy it.")
    assert has(tree, BecameSo)


def test_monsters_destroyed_by_battle_with_others_are_read() -> None:
    tree = read("Any monster destroyed by battle with your Zombie monster is banished.")
    assert read(print_node(tree, "sentence")) == tree
