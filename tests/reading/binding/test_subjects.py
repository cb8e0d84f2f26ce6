"""References that mean what a sentence is about, and not what it only compares with or names beside."""

from __future__ import annotations

from banneret.effects.yugioh_terms import Property
from tests.reading.explained import explained, monster, spell, trap


def test_what_is_added_is_not_what_it_is_compared_with() -> None:
    card = monster(
        "You can target 1 monster in your opponent's GY; excavate the top card of your Deck, and if it is a "
        "monster with the same Type as the target, add it to your hand."
    )
    assert explained(card)[-1].endswith("add the card excavated in step 1 to your hand")


def test_what_attacks_is_not_what_was_attacked() -> None:
    card = monster(
        "If this card attacks: It can attack an opponent's monster again in a row, and if it attacks a "
        "Defense Position monster, inflict piercing battle damage to your opponent."
    )
    assert "If this card attacks a Defense Position monster" in explained(card)[-1]


def test_a_number_counts_none_of_this_card() -> None:
    card = monster(
        "If this card is sent to the GY as Link Material: You can target 1 Spell/Trap on the field, or you "
        "can target 2 if this card on the field was used as material; destroy that card(s)."
    )
    assert "  Target: In place of that: You can target 2 Spells/Traps on the field" in explained(card)[-2]


def test_what_was_sent_is_what_is_compared_with_and_not_what_is_destroyed() -> None:
    card = trap(
        "Discard 1 monster; destroy all monsters on the field with the same Attribute as that monster "
        "sent to the GY."
    )
    assert explained(card)[-1] == (
        "  1. Destroy all monsters on the field with the same Attribute as that monster sent to the GY "
        "(the monster discarded as cost)"
    )


def test_it_is_a_card_and_no_effect_unless_it_is_negated() -> None:
    card = spell(
        "Equip only to an opponent's monster. "
        "Your opponent cannot activate the effects of the equipped monster while you control it.",
        Property.EQUIP,
    )
    assert explained(card)[-1].endswith("while you control the equipped monster")


def test_that_monster_beside_another_is_the_one_told_right_before() -> None:
    card = spell(
        "During the turn a face-up Xyz Monster you control was destroyed: Target 1 Xyz Monster in your GY "
        "that was destroyed this turn and 1 monster in your GY with ATK less than or equal to that Xyz "
        "Monster's; Special Summon these targets."
    )
    assert "that Xyz Monster (the targeted" in explained(card)[-2]


def test_those_monsters_are_not_the_ones_that_would_attack_them() -> None:
    card = monster(
        "If this card is Normal Summoned: You can Special Summon up to 2 Zombie monsters from your hand, and "
        "if you do, monsters your opponent controls cannot target those monsters for attacks this turn."
    )
    assert explained(card)[-1].endswith(
        "cannot target the monsters Special Summoned in step 1 for attacks this turn"
    )


def test_what_is_known_by_an_effect_is_not_that_effect() -> None:
    card = spell(
        "When this card is activated: Special Summon 1 monster from your Deck.\n"
        "Once per turn: You can discard 1 Spell; the monster Special Summoned by this card's effect gains "
        "ATK equal to its original ATK.",
        Property.CONTINUOUS,
    )
    assert explained(card)[-1].endswith("gains ATK equal to the monster's original ATK")


def test_what_leaves_the_field_is_not_what_was_destroyed() -> None:
    card = trap(
        "Activate this card by targeting 1 face-up monster on the field; it gains 800 ATK, also if that "
        "target would be destroyed by battle, you can destroy this card instead. When it leaves the "
        "field, destroy this card."
    )
    assert explained(card)[-2] == "  When: the targeted monster leaves the field"
