"""Battle, damage and rarer changes of values: read, and printed as they were."""

from __future__ import annotations

import pytest

from banneret.effects.printer import print_node
from banneret.effects.statics import BattleDamageIs, DamageOf
from tests.effects.sentences import inner, prints_as, read

EXACT = [
    "Target 1 monster; if it attacks a Defense Position monster this turn, inflict piercing battle damage.",
    "Any effect damage you take is halved.",
    "Draw 1 card, also any damage your opponent takes this turn is halved.",
    "Draw 1 card, also any battle damage you take from attacks involving this card becomes 0.",
    "You take no effect damage from your opponent's card effects.",
    "Gains 1 additional attack during each Battle Phase.",
    "Monsters your opponent controls that can attack must attack this card.",
    "You cannot declare an attack, except with Zombie monsters.",
    "Draw 1 card, then switch the original ATK and DEF of all monsters on the field.",
    "Draw 1 card, then make your LP become 4000.",
    "Destroy all monsters whose current ATK is different from their original ATK.",
    "You can pay LP in multiples of 100 (max. 1500); this card gains that much ATK.",
    "Inflict 500 damage to the controller of the equipped monster.",
    "This card can attack once again in a row.",
    "Its battle position cannot be changed until the end of your next turn, except with a card effect.",
    "Change the battle position of 1 face-up monster your opponent controls.",
    "Change the battle positions of all monsters on the field.",
    "Your opponent cannot activate the effects of monsters in the GY.",
    'Unaffected by the effects of "Rune" Spells.',
    "Unaffected by the activated effects of monsters.",
    "Each time a Spell is activated, place 1 Spell Counter on this card when that Spell resolves (max. 3).",
    "Switch the ATK/DEF of all monsters on the field.",
    "End the Battle Phase after the Damage Step.",
    "Cannot be changed to Defense Position.",
    "If the result is 1 or 6, draw 1 card.",
    "You can remove Spell Counters from your field, then activate 1 of these effects;",
    "If you took effect damage this turn: Draw 1 card.",
    "Target 1 monster; this card gains that monster's ATK.",
    "Add 1 monster with 2400 or more ATK and 1000 DEF from your Deck to your hand.",
    "If a Level/Rank/Link 2 monster is on the field: Draw 1 card.",
    "You can increase this card's Level by 1 or 2; draw 1 card.",
    "You can pay 500 LP; gain 400 LP x the result.",
    "Target 1 monster; gain LP equal to the difference between its current and original ATK.",
    "The equipped monster gains 500 ATK and 1000 DEF.",
    "You can reduce this card's Level by exactly 2; draw 1 card.",
    "You can increase this card's Level by 1 and ATK by 500; draw 1 card.",
]
VARIANTS = {
    "Draw cards equal to the number of cards you control +1.": (
        "Draw cards, equal to the number of cards you control + 1."
    ),
    "Destroy it, and if it was face-up, draw 1 card.": "Destroy it and draw 1 card if it was face-up.",
    "Target 1 monster; while this card is face-up on the field, it cannot attack.": (
        "Target 1 monster; it cannot attack while this card is face-up on the field."
    ),
    "Its battle position cannot be changed.": "It cannot change its battle position.",
    "Halve all effect damage your opponent takes this turn.": (
        "Any effect damage your opponent takes is halved this turn."
    ),
    "Draw 1 card, then make its ATK 0.": "Draw 1 card, then its ATK becomes 0.",
}


@pytest.mark.parametrize("text", EXACT)
def test_battle_and_changes_print_as_they_were(text: str) -> None:
    assert prints_as(text) == text


@pytest.mark.parametrize(("text", "printed"), VARIANTS.items())
def test_other_wordings_print_as_the_usual_one(text: str, printed: str) -> None:
    assert prints_as(text) == printed


def test_a_time_of_damage_belongs_to_the_damage_only_where_it_stands_inside() -> None:
    inside, behind = (
        inner(read(text), DamageOf)
        for text in (
            "Any damage your opponent takes this turn is halved.",
            "Any damage your opponent takes is halved this turn.",
        )
    )
    assert inside.during is not None
    assert behind.during is None


def test_the_battle_of_halved_damage_is_told() -> None:
    tree = read("Any battle damage you take from that battle is halved.")
    damage = inner(tree, BattleDamageIs).damage
    assert damage.battles is not None
    assert damage.battles.that


def test_old_texts_tell_piercing_damage_as_a_difference() -> None:
    text = (
        "When this card attacks with an ATK that is higher than the DEF of a Defense Position monster, "
        "inflict the difference as battle damage to your opponent."
    )
    assert prints_as(text) == text


def test_several_features_become_those_of_another_card() -> None:
    text = "Target 1 monster; this card's Attribute and Level become the same as that monster's."
    assert prints_as(text) == text


@pytest.mark.parametrize(
    "text",
    [
        "Halve its ATK, and if you do, this card gains that lost ATK.",
        "Destroy the attacked monster.",
        "Each monster loses 100 ATK x its Level.",
    ],
)
def test_lost_values_and_attacked_monsters_are_read(text: str) -> None:
    tree = read(text)
    assert read(print_node(tree, "sentence")) == tree
