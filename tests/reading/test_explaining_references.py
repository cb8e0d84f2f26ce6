"""What references are said to mean in plain explanations. The texts are our own."""

from __future__ import annotations

from banneret.effects.yugioh_terms import Property
from tests.reading.explained import explained, monster, spell


def test_a_monster_and_this_card_together_are_cards() -> None:
    card = spell(
        "Equip only to a Rock monster. If you control the equipped monster and this card: "
        "You can send both to the GY; draw 2 cards.",
        Property.EQUIP,
    )
    assert '  Cost: Send both (the cards under "Condition") to the GY' in explained(card)


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
    card = monster("While this card is face-up on the field, any card sent to the GY is banished instead.")
    assert explained(card)[-1] == "  1. Any cards sent to the GY are banished instead"


def test_if_it_does_asks_for_what_the_sentence_before_allows() -> None:
    card = monster(
        "This card can attack while in face-up Defense Position. If it does, apply its DEF for damage "
        "calculation."
    )
    assert "  Condition: it does what the sentence before says" in explained(card)
