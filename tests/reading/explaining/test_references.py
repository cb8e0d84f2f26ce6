"""What references are said to mean in plain explanations. The texts are our own."""

from __future__ import annotations

from banneret.effects.yugioh_terms import MonsterKind, Property
from tests.reading.explained import READER, explained, monster, spell


def test_a_monster_and_this_card_together_are_cards() -> None:
    card = spell(
        "Equip only to a Rock monster. If you control the equipped monster and this card: "
        "You can banish both; draw 2 cards.",
        Property.EQUIP,
    )
    assert '  Cost: Banish both (the cards under "Condition")' in explained(card)


def test_your_monster_is_this_card_or_the_other_that_was_attacked() -> None:
    card = monster(
        "When this card, or your Rock monster this card points to, is targeted for an attack: "
        "You can discard 1 card; for that battle, your monster cannot be destroyed by battle."
    )
    assert explained(card)[-1] == (
        '  1. Your monster (the monster under "When") cannot be destroyed by battle for that battle'
    )


def test_what_is_face_up_there_was_summoned_and_not_revealed() -> None:
    card = (
        "You can reveal 1 Rock monster in your hand; Special Summon this card from your hand. If you do, "
        "this card's Level becomes the revealed monster's Level, also while it is face-up in the Monster "
        "Zone, you cannot Special Summon monsters, except Rock monsters."
    )
    assert explained(card)[-1].endswith(
        "You cannot Special Summon monsters while this card is face-up in the Monster Zone, "
        "except Rock monsters"
    )


def test_otherwise_asks_for_the_condition_and_not_for_what_is_done() -> None:
    card = (
        "You can discard 1 card; draw 1 card, then if you control a Rock monster, you can destroy 1 card on "
        "the field, otherwise lose 500 LP."
    )
    assert explained(card)[-1] == "  3. Only if what step 2 asks for does not hold: Lose 500 LP"


def test_nothing_comes_between_an_activation_and_its_effect() -> None:
    card = spell("When this card is activated: You can draw 1 card.", Property.CONTINUOUS)
    assert "  When: this card is activated" in explained(card)


def test_what_is_replaced_may_be_said_by_what_is_done() -> None:
    card = monster(
        "While this card is face-up on the field, any Fairy monster sent to the GY is banished instead."
    )
    assert explained(card)[-1] == "  1. Any Fairy monsters sent to the GY are banished instead"


def test_if_it_does_asks_for_what_the_sentence_before_allows() -> None:
    card = monster(
        "This card can attack while in face-up Defense Position. If it does, apply its DEF for damage "
        "calculation."
    )
    assert "  Condition: it does what the sentence before says" in explained(card)


def test_what_a_token_becomes_like_is_another_monster() -> None:
    card = (
        'You can target 1 Rock monster you control; Special Summon 1 "Lantern Token" '
        "(Fiend/DARK/Level 1/ATK 50/DEF 50). This Token's Level becomes the same as that monster's."
    )
    assert explained(card)[-1].endswith("Level becomes the same as the targeted monster's")


def test_the_monster_whose_name_another_takes_was_named_before_it() -> None:
    card = (
        'You can target 1 "Lantern" monster you control; choose 1 other face-up monster on the field, and '
        'its name becomes that "Lantern" monster\'s, until the End Phase.'
    )
    assert '"Lantern" monster\'s (the targeted monster)' in explained(card)[-1]


def test_what_would_be_destroyed_still_lies_there() -> None:
    card = spell(
        "While you control this card, if another Trap Card you control would be destroyed, you can Set it "
        "instead.",
        Property.CONTINUOUS,
    )
    assert "this card" not in explained(card)[-1]


def test_that_dragon_monster_was_said_to_be_a_dragon() -> None:
    card = (
        "When an opponent's monster declares an attack: You can banish 1 Dragon monster from your GY, and if "
        "you do, negate the attack, then you can gain LP equal to that Dragon monster's ATK."
    )
    assert "(the monster banished in step 1)" in explained(card)[-1]


def test_what_lies_in_the_other_pendulum_zone_is_not_the_target() -> None:
    card = monster(
        "",
        MonsterKind.PENDULUM,
        MonsterKind.EFFECT,
        pendulum_text="You can target 1 Rock monster in your GY; Special Summon the card in your other "
        "Pendulum Zone, and if you do, add that target to your hand.",
    )
    assert "  1. Special Summon the card in your other Pendulum Zone" in explained(card)


def test_what_is_discarded_beside_a_target_is_not_meant() -> None:
    card = spell("Target 1 face-up card on the field; discard 1 card, and if you do, banish it.")
    assert explained(card)[-1].endswith("Banish the targeted card")


def test_a_list_of_effects_knows_nothing_of_another_effect() -> None:
    card = monster(
        "If this card is Normal Summoned: You can add up to 3 Rock monsters from your Deck to your hand.\n"
        "You can banish this card from your hand, then activate 1 of these effects;\n"
        "● Special Summon those monsters.\n"
        "● Draw 1 card."
    )
    assert READER.card(card).bindings.unbound


def test_of_two_actions_either_may_be_meant_by_what_follows() -> None:
    card = spell(
        "Tribute 1 monster from your hand, or send 1 monster from your Extra Deck to the GY, and if you do, "
        "gain LP equal to that monster's original ATK."
    )
    assert "(of the monster under step 1)" in explained(card)[-1]


def test_what_is_shuffled_for_a_summon_is_not_the_monster_summoned() -> None:
    lines = explained(
        spell(
            'Target 1 "Harbour Bell" or "Lantern Keeper" in your GY; Fusion Summon 1 Fusion Monster from '
            "your Extra Deck that mentions that monster as material, by shuffling it into the Deck as "
            "material, but banish it during the End Phase."
        )
    )
    assert lines[2].endswith(
        "that mentions the targeted monster as material, by shuffling the targeted card into the Deck as "
        "material"
    )
    assert lines[3].endswith("Banish the monster Fusion Summoned in step 1 during the End Phase")


def test_each_of_what_remains_is_one_of_the_remaining_cards() -> None:
    lines = explained(
        spell(
            "Excavate the top 3 cards of your Deck and add 1 excavated Trap to your hand. Banish the "
            "remaining cards, face-down, and if you do, lose 700 LP for each."
        )
    )
    assert lines[-1].endswith("Lose 700 LP for each (of the cards banished in step 3)")


def test_a_card_that_has_lost_its_last_counter_is_destroyed() -> None:
    lines = explained(
        "Once per turn: You can target 1 Rock monster on the field; remove 1 Spell Counter from this card, "
        "and if you do, destroy that target. When the last Spell Counter is removed from it, destroy it."
    )
    assert lines[-1] == "  1. Destroy this card"


def test_that_set_monster_is_the_one_of_them_that_was_targeted() -> None:
    card = spell(
        "When a Rock monster(s) is Set on your opponent's field: Target 1 of those Set monsters; change that "
        "Set monster to face-up Attack Position."
    )
    assert explained(card)[-1] == (
        "  1. Change that Set monster (the targeted monster) to face-up Attack Position"
    )


def test_what_was_used_as_its_material_says_whose() -> None:
    lines = explained(
        "If you Link Summon a Link Monster: You can target 1 Rock monster in your GY used as its material; "
        "Special Summon it."
    )
    assert (
        lines[2]
        == '  Target: 1 Rock monster in your GY used as its (of the Link Monster under "When") material'
    )
    lines = explained(
        "After this card is Link Summoned, it gains 100 ATK for each Rock monster used as its material."
    )
    assert lines[-1].endswith("for each Rock monster used as this card's material")


def test_nothing_banished_has_its_effects_negated() -> None:
    card = spell(
        "Target 1 face-up monster your opponent controls; banish 1 Rock monster from your hand or face-up "
        "field, and if you do, negate that monster's effects until the end of this turn."
    )
    assert explained(card)[-1].endswith("Negate the targeted monster's effects until the end of this turn")


def test_the_second_of_two_targets_is_told_by_the_first() -> None:
    card = spell(
        "When your Dragon monster is destroyed by battle: Target 1 Dragon monster in your GY and 1 monster "
        "on the field with ATK less than or equal to that Dragon monster's; destroy both."
    )
    assert "destroyed" not in explained(card)[2]
    assert "that Dragon monster (the targeted monster in your GY)" in explained(card)[2]
