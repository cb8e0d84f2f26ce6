"""Sentences behind an effect that say more of it, and are no effects of their own."""

from __future__ import annotations

import pytest

from banneret.effects.yugioh_terms import Property
from tests.reading.explained import explained, monster, spell


@pytest.mark.parametrize(
    ("effect", "behind", "line"),
    [
        (
            "You can change all monsters your opponent controls to face-up Defense Position.",
            "Monsters changed to Defense Position by this effect cannot change their battle positions.",
            "  2. Monsters changed to Defense Position by this effect cannot change their battle positions",
        ),
        (
            "Once per turn: You can destroy all other monsters on the field.",
            "This card gains 200 ATK for each monster destroyed this way.",
            "  2. This card gains 200 ATK for each monster that was destroyed by this effect",
        ),
        (
            "You can Special Summon up to 2 Warrior monsters from your hand.",
            "If you Special Summon 2 or more monsters, they must have the same name.",
            '  2. The monsters under "When" must have the same name',
        ),
    ],
)
def test_what_is_said_of_the_cards_of_an_effect_belongs_to_it(effect: str, behind: str, line: str) -> None:
    lines = explained(f"{effect} {behind}")
    assert lines[0].startswith("Ignition effect.")
    assert lines[-1] == line


def test_how_a_monster_is_treated_when_it_is_used_is_no_effect_of_its_own() -> None:
    card = spell(
        "Target 2 Warrior monsters in your GY; Special Summon both targets, then, immediately after this "
        "effect resolves, Xyz Summon 1 Xyz Monster using only those 2 monsters. When you do, you can treat "
        "the Level of 1 of the Warrior monsters the same as the other monster's.",
    )
    assert [one for one in explained(card) if not one.startswith(" ")] == ["Activation of this card."]


def test_what_was_done_as_a_cost_was_not_done_by_the_effect() -> None:
    lines = explained(
        "You can send up to 2 cards from your hand to the GY; this card gains 500 ATK for each card sent "
        "to the GY this way."
    )
    assert lines[-1] == "  1. This card gains 500 ATK for each card that was sent as cost to the GY"


def test_what_was_done_to_summon_this_card_was_done_by_no_effect() -> None:
    lines = explained(
        "Must be Special Summoned (from your hand) by sending 1 Warrior monster you control to the GY. "
        "This card gains ATK equal to the Level of the monster sent to the GY this way x 100."
    )
    assert "that was sent this way to the GY" in lines[-1]


def test_a_card_destroyed_in_the_place_of_another_replaces_its_destruction() -> None:
    lines = explained("If the equipped monster is destroyed by battle, destroy this card instead.")
    assert lines[-1] == "  1. Instead of that: Destroy this card"


def test_what_a_target_does_later_is_no_answer_that_could_be_missed() -> None:
    lines = explained(
        spell(
            "Target 1 Normal Monster you control. When that monster inflicts battle damage to your opponent "
            "this turn, your opponent discards 1 random card."
        )
    )
    assert lines[-2].startswith("  When: the targeted monster inflicts battle damage")
    assert "last thing" not in lines[-2]


def test_the_rest_is_sent_whether_or_not_what_is_restricted_is_done() -> None:
    card = monster(
        "If this card is Normal Summoned: You can excavate the top 3 cards of your Deck, and if you do, you "
        "can Special Summon 1 excavated Plant monster, but it cannot be used as Link Material, also send the "
        "remaining cards to the GY."
    )
    assert explained(card)[-1].startswith("  4. At the same time, whether or not step 2 is done: Send")


def test_further_materials_are_those_of_the_step_that_summons() -> None:
    lines = explained(
        spell(
            "Fusion Summon 1 Fairy Fusion Monster from your Extra Deck, by banishing monsters from your "
            "hand, field, and/or GY as material. The monster Special Summoned by this effect gains 1000 ATK. "
            'If Summoning a "Lantern" Fusion Monster this way, you can also use "Lantern" monsters your '
            "opponent controls as material."
        )
    )
    assert lines[-1].startswith("  Materials for step 1: You can: ")


def test_a_condition_behind_steps_says_for_which_steps_it_holds() -> None:
    card = spell(
        "Special Summon 1 Warrior monster from your hand. If you control a Dragon monster, you can only "
        "Special Summon Level 4 monsters with this effect. For the rest of this turn, you cannot Special "
        "Summon monsters, except Warrior monsters."
    )
    assert [one.split(":")[0] for one in explained(card)[1:]] == [
        "  1. Special Summon 1 Warrior monster from your hand",
        "  Condition, for step 2",
        "  2. You can only Special Summon Level 4 monsters with this effect",
        "  3. You cannot Special Summon monsters, except Warrior monsters, for the rest of this turn",
    ]


def test_a_condition_behind_which_no_more_steps_follow_is_not_said_to_be_for_some() -> None:
    card = spell(
        "Special Summon 1 Warrior monster from your hand. If you control a Dragon monster, you can only "
        "Special Summon Level 4 monsters with this effect."
    )
    assert explained(card)[2] == "  Condition: you control a Dragon monster"


def test_a_condition_of_resolving_is_none_of_activating() -> None:
    card = spell(
        "Negate 1 attack from an opponent's monster. You must control a face-up Warrior monster to resolve "
        "this effect."
    )
    assert explained(card)[-1].startswith("  Condition to resolve: ")


def test_to_be_chosen_for_an_attack_is_not_told_as_its_declaration() -> None:
    lines = explained("When an opponent's monster targets this card for an attack: You can draw 1 card.")
    assert lines[1].startswith("  When: an opponent's monster targets this card for an attack")


def test_nothing_comes_between_a_battle_and_what_is_done_in_it() -> None:
    lines = explained("When a Rock monster you control battles an opponent's monster: You can draw 1 card.")
    assert "  When: a Rock monster you control battles an opponent's monster" in lines


def test_what_allows_more_restricts_nothing() -> None:
    card = spell("The equipped monster loses 500 ATK, but it can attack directly.", Property.EQUIP)
    assert explained(card)[2].startswith("  2. However: ")
    card = spell("The equipped monster gains 500 ATK, but it cannot attack directly.", Property.EQUIP)
    assert explained(card)[2].startswith("  2. With this restriction: ")


def test_an_effect_that_this_card_gains_is_said_to_be_gained() -> None:
    lines = explained(
        "If this card has a Rock monster as material, it gains this effect.\n"
        "● When this card declares an attack: You can draw 1 card."
    )
    assert lines[2] == "  1. This card gains the listed effect"
    assert lines[3] == "Effect 2. Gained by this card: Trigger effect, optional."


def test_otherwise_names_the_step_that_asked() -> None:
    lines = explained(
        "You can excavate the top card of your Deck, and if it is a Rock monster, add it to your hand. "
        "Otherwise, send it to the GY."
    )
    assert lines[-1].startswith("  3. Only if what step 2 asks for did not hold: ")


def test_otherwise_behind_a_sentence_that_is_not_read_names_none() -> None:
    card = spell("Excavate a card beneath the moon. Otherwise, draw 1 card.")
    assert explained(card)[-1].endswith("Only if what the sentence before asks for did not hold: Draw 1 card")
