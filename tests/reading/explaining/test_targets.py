"""Which of several cards a plain explanation says is meant, targets above all. The texts are our own."""

from __future__ import annotations

from banneret.effects.yugioh_terms import Property
from tests.reading.explained import explained, monster, spell


def test_the_card_of_a_name_that_was_drawn_is_revealed() -> None:
    card = (
        "During each of your End Phases, destroy this card unless you reveal 1 Rock monster in your hand. "
        'If you draw "Iron Lantern" during your Draw Phase, you can reveal it to draw 1 card.'
    )
    assert '  Cost: Reveal the "Iron Lantern" card under "When"' in explained(card)


def test_what_attacks_again_was_not_banished() -> None:
    card = spell(
        "Activate this card by targeting 1 monster your opponent controls. At the end of the Damage Step, "
        "when it attacks a monster: You can banish 1 monster from your GY; it must attack again in a row.",
        Property.CONTINUOUS,
    )
    assert "banished" not in explained(card)[-1]


def test_a_target_told_by_its_name_is_not_the_other() -> None:
    card = monster(
        'You can target 1 "Lantern Coat" equipped to this card and 1 face-up monster on the field; equip '
        'that "Lantern Coat" to that target.'
    )
    assert explained(card)[-1].endswith('(the targeted "Lantern Coat" card) to the targeted monster')


def test_a_target_is_called_so_where_only_the_activation_tells_of_it() -> None:
    card = spell(
        "Activate this card by targeting 1 monster you control. That monster gains 100 ATK.",
        Property.CONTINUOUS,
    )
    assert explained(card)[-1].endswith("The targeted monster gains 100 ATK")


def test_each_player_banishes_from_the_deck_that_they_revealed() -> None:
    card = spell(
        "Target 1 face-down Spell/Trap on the field; banish it, then, if it was a Trap, each player reveals "
        "their Main Deck, then banishes all cards from it with that card's name."
    )
    assert explained(card)[-1].endswith(
        "Each player banishes all cards with the targeted card's name from their Main Deck"
    )


def test_the_name_that_a_summon_is_treated_by_is_not_what_it_summons() -> None:
    card = spell(
        'Target 1 "Brass Heron" in your GY; Fusion Summon 1 Fusion Monster from your Extra Deck that '
        "mentions that monster as material, by shuffling it into the Deck as material (this is treated as a "
        'Fusion Summon with "The Heron Lamp"), but destroy it during the End Phase of the next turn.'
    )
    assert "Destroy the monster Fusion Summoned in step 1" in explained(card)[-1]


def test_what_remains_of_three_targets_but_two_is_one() -> None:
    card = spell(
        "Target 3 of your FIRE monsters that are banished and/or in your GY; shuffle 2 of the 3 into the "
        "Deck, and if you do, Special Summon the remaining monster."
    )
    assert explained(card)[-1].endswith("Special Summon the remaining monster (of the targeted monsters)")


def test_targets_stay_the_targets_where_one_of_them_left_the_field() -> None:
    card = spell(
        "Target 2 face-up Rock monsters on the field. When any of the selected Rock monsters are "
        "removed from the field, destroy this card. When this card is destroyed, destroy the selected "
        "monster(s).",
        Property.CONTINUOUS,
    )
    assert explained(card)[-1].endswith("Destroy the targeted monster(s)")


def test_a_target_on_the_field_is_not_the_one_that_was_banished_from_the_gy() -> None:
    card = spell(
        "Target 1 Tuner in either GY and 1 face-up monster on the field; banish that Tuner in the GY, then, "
        "until the End Phase, the Level of the targeted monster on the field becomes the Level of the "
        "banished Tuner, also it is treated as a Tuner."
    )
    assert explained(card)[-1].endswith("also the targeted monster is treated as a Tuner")


def test_what_is_said_of_both_targets_tells_none_of_them_apart() -> None:
    card = spell(
        "Target 1 Xyz Monster you control and 1 monster you control; that Xyz Monster's Rank becomes 4."
    )
    assert "you control" not in explained(card)[-1]
