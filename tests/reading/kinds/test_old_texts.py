"""Texts of monsters from before the colon: kinds of effects, and what belongs to which."""

from __future__ import annotations

import pytest

from tests.reading.explained import explained

TRIGGER = "Trigger effect, mandatory."
ANSWERS = "Continuous effect that answers without being activated."
LASTS = "Continuous effect."


@pytest.mark.parametrize(
    ("text", "heading"),
    [
        ("If this card destroys a monster by battle, your opponent skips their next Draw Phase.", TRIGGER),
        ("When this card is Tribute Summoned, your opponent cannot declare an attack this turn.", TRIGGER),
        ("When this card is Summoned, it is changed to Defense Position.", TRIGGER),
        ("When this card is sent to the Graveyard, you lose 500 Life Points.", TRIGGER),
        (
            "When this card is destroyed by battle, all Rock monsters gain 500 ATK until the End Phase.",
            TRIGGER,
        ),
        ("Each time this card destroys a monster by battle, increase the ATK of this card by 100.", TRIGGER),
        ("When this card is Normal Summoned, no Trap Cards can be activated.", ANSWERS),
        ("If this card is Normal Summoned, its original ATK becomes 1000.", ANSWERS),
        ("If this card attacks, your opponent cannot activate Trap Cards until the End Phase.", ANSWERS),
        ("Each time a monster is Summoned, place 1 Spell Counter on this card.", ANSWERS),
        ("Rock monsters gain 200 ATK.", LASTS),
    ],
)
def test_what_answers_an_event_in_old_texts(text: str, heading: str) -> None:
    assert explained(text)[0] == heading


def test_a_comma_on_a_card_with_colons_is_no_trigger() -> None:
    lines = explained(
        "If this face-up card leaves the field, skip the Battle Phase of your next turn. "
        "When this card is Normal Summoned: You can draw 1 card."
    )
    assert lines[0] == f"Effect 1. {ANSWERS}"


@pytest.mark.parametrize("points", ["Life Points", "LP"])
def test_what_a_text_of_today_does_each_time_without_a_colon_is_no_trigger(points: str) -> None:
    lines = explained(f"Each time your opponent Special Summons a monster(s), you gain 300 {points}.")
    assert lines[0] == (TRIGGER if points == "Life Points" else ANSWERS)


def test_an_order_that_begins_an_old_text_is_used_and_what_follows_is_its_effect() -> None:
    assert explained("Discard 1 card from your hand. Inflict 300 damage to your opponent.") == [
        "Ignition effect.",
        "  Cost: Discard 1 card from your hand",
        "  1. Inflict 300 damage to your opponent",
    ]


def test_results_of_a_coin_in_sentences_of_their_own_belong_to_the_toss() -> None:
    lines = explained(
        "When this card is destroyed by battle, toss a coin and call it. If you call it right, draw 1 card."
    )
    assert lines[0] == TRIGGER
    assert lines[-2:] == ["  Condition: you call it right", "  2. Draw 1 card"]
    lines = explained("Toss a coin 3 times. If all 3 results are Heads, destroy all monsters on the field.")
    assert [line for line in lines if not line.startswith(" ")] == ["Ignition effect."]


def test_what_holds_for_a_turn_or_two_belongs_to_the_effect_before() -> None:
    lines = explained(
        "If this card attacks, it is changed to Defense Position at the end of the Battle Phase. "
        "It cannot change its battle position until the end of your next turn."
    )
    assert lines[0] == ANSWERS
    assert lines[-1] == "  2. This card cannot change its battle position until the end of your next turn"


def test_when_an_effect_cannot_be_activated_is_no_effect() -> None:
    lines = explained(
        "You can banish this card from your GY; draw 1 card. "
        "You cannot activate this effect the turn this card is sent from the hand to the GY."
    )
    assert lines[0] == "Ignition effect."
    assert (
        lines[-1]
        == "  Restriction: You cannot activate this effect the turn this card is sent from the hand to the GY"
    )


def test_what_cannot_be_targeted_belongs_to_the_effect_that_chooses() -> None:
    lines = explained('FLIP: Destroy 1 monster on the field. You cannot select "Lantern Keeper".')
    assert lines[-1] == '  Restriction: You cannot target "Lantern Keeper"'
    assert len([line for line in lines if not line.startswith(" ")]) == 1


def test_this_card_as_one_of_the_monsters_of_a_ritual_summon_activates_nothing() -> None:
    lines = explained(
        "When you Ritual Summon a monster, you can banish this card from your Graveyard as 1 of the monsters "
        "required for the Ritual Summon."
    )
    assert lines[0] == "Continuous effect that answers without being activated, optional."
    assert lines[1] == "  When: you Ritual Summon a monster"


def test_their_deck_is_the_deck_of_whose_card_it_is() -> None:
    lines = explained("You can place 1 card from your opponent's GY on the bottom of their Deck.")
    assert (
        lines[-1] == "  1. Place 1 card from your opponent's GY on the bottom of their (your opponent's) Deck"
    )


def test_what_holds_in_a_list_holds_together() -> None:
    lines = explained(
        "You can target 1 monster your opponent controls; it cannot attack this turn, its effects are "
        "negated, also it cannot be used as material for a Link Summon."
    )
    assert lines[-2].startswith("  2. Together with step 1: ")


def test_how_a_monster_is_special_summoned_without_activation_is_no_effect() -> None:
    lines = explained("If you control no monsters, you can Special Summon this card from your hand.")
    assert lines == [
        "Summoning condition.",
        "  If you control no monsters, you can Special Summon this card from your hand.",
    ]


def test_how_often_an_effect_can_be_used_belongs_to_it() -> None:
    lines = explained(
        "Once per turn: You can draw 1 card. "
        "While you control a Rock monster, you can activate this effect up to twice per turn."
    )
    assert lines[0].startswith("Ignition effect.")
    assert lines[-1].startswith("  Limit: While you control a Rock monster, you can use this effect")


def test_a_monster_used_as_the_entire_tribute_has_a_continuous_effect() -> None:
    lines = explained(
        "If you Ritual Summon exactly 1 Rock Ritual Monster with a card effect that requires use of "
        "monsters, this card can be used as the entire Tribute."
    )
    assert lines[0] == LASTS


def test_a_current_value_is_compared_with_the_original_one_of_the_same_card() -> None:
    lines = explained(
        "You can discard this card, then target 1 monster whose current ATK is different from its original "
        "ATK; destroy it."
    )
    assert lines[2] == "  Target: 1 monster whose current ATK is different from its original ATK"


def test_what_becomes_of_this_card_by_another_goes_on_to_speak_of_this_card() -> None:
    lines = explained(
        "You can banish 1 Rock monster from your GY; this card's name becomes that monster's name, also it "
        "becomes the same Type and Level as that monster's, until the End Phase."
    )
    assert "also this card's Type and Level become" in lines[-1]


def test_what_is_done_later_to_the_summoned_monster_is_done_together_with_its_summon() -> None:
    lines = explained(
        "You can discard this card; Special Summon 1 Rock monster from your GY, but negate its effects, also "
        "destroy it during the End Phase."
    )
    assert lines[-1].startswith("  3. Together with step 1: ") or lines[-1].startswith(
        "  2. Together with step 1: "
    )


def test_where_this_card_was_when_a_card_was_destroyed() -> None:
    lines = explained(
        "If a monster you control is destroyed: You can banish 1 Rock monster from your GY; Special Summon "
        "this card from the GY (if it was there when the monster was destroyed) or hand (even if not)."
    )
    assert '(if it was there when the monster you control under "When" was destroyed)' in lines[-1]


def test_a_card_placed_as_a_trap_is_one_trap() -> None:
    lines = explained(
        "You can place this card from your hand in your Spell & Trap Zone as a face-up Continuous Trap."
    )
    assert lines[-1].endswith("as a face-up Continuous Trap")


def test_what_cannot_be_done_for_the_time_said_first() -> None:
    lines = explained(
        "You can discard this card; until the end of this turn, this card's Level becomes 4, also you cannot "
        "Special Summon, except by Synchro Summon."
    )
    assert lines[-1].startswith("  1. Until the end of this turn, ")


def test_cards_are_destroyed_and_not_their_effects() -> None:
    lines = explained("Negate any Spell/Trap effects that target this card, and if you do, destroy them.")
    assert lines[-1].endswith("Destroy the cards under step 1")


def test_all_monsters_can_be_attacked_whether_there_is_a_comma_or_none() -> None:
    for comma in ("", ","):
        lines = explained(f"This card can attack all monsters your opponent controls{comma} once each.")
        assert lines[-1] == "  This card can attack all monsters your opponent controls, once each"


def test_what_befalls_any_card_befalls_those_of_every_time() -> None:
    for text, told in (
        ("Any card sent to the GY is banished instead.", "Any cards sent to the GY are banished instead."),
        (
            "Banish any monster destroyed by battle with this card.",
            "Banish any monsters destroyed by battle with this card",
        ),
    ):
        assert explained(text)[-1] == f"  {told}"


def test_a_condition_that_ends_with_what_has_come_is_answered() -> None:
    lines = explained(
        "If this card was Special Summoned by the effect of a Rock monster, then is destroyed by battle: "
        "You can draw 1 card."
    )
    assert lines[0] == "Trigger effect, optional."


def test_what_remains_of_any_number_of_cards_are_cards() -> None:
    lines = explained(
        "You can excavate the top cards of your Deck equal to the number of other Rock monsters you control, "
        "and if you do, add 1 excavated monster to your hand, also send the remaining cards to the GY."
    )
    assert lines[-1].endswith("Send the remaining cards (of the cards excavated in step 1) to the GY")


def test_the_opponents_monsters_are_all_of_them() -> None:
    lines = explained("When this card is Normal Summoned: The opponent's Effect Monsters cannot attack.")
    assert lines[-1] == "  1. Your opponent's Effect Monsters cannot attack"
