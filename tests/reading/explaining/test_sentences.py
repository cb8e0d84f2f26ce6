"""Sentences that are laid out in a way of their own in plain explanations. The texts are ours."""

from __future__ import annotations

from banneret.effects.yugioh_terms import Property
from tests.reading.explained import explained, spell


def test_cards_on_top_of_a_deck_agree_with_their_number_only() -> None:
    card = "If this card is destroyed: Send the top 2 cards of your opponent's Deck to the GY."
    assert explained(card)[-1] == "  1. Send the top 2 cards of your opponent's Deck to the GY"


def test_what_this_card_cannot_do_unless_something_is_paid_says_whose_it_is() -> None:
    card = "Cannot declare an attack unless you banish 1 card from your GY."
    assert explained(card)[-1] == (
        "  This card cannot declare an attack unless you banish 1 card from your GY"
    )


def test_further_materials_are_no_further_step() -> None:
    card = spell(
        "Fusion Summon 1 Fusion Monster from your Extra Deck, using Fish monsters from your hand as "
        "material. If your opponent controls a monster, you can also use monsters in your Deck as material."
    )
    assert explained(card)[-2:] == [
        "  Condition: your opponent controls a monster",
        "  Materials for step 1: You can: Also use monsters in your Deck as material",
    ]


def test_a_condition_of_activating_this_card_is_no_cost() -> None:
    card = spell(
        "Activate this card if both players have 7 or more Rock monsters in their GYs; destroy all monsters "
        "on the field.",
        Property.CONTINUOUS,
    )
    assert explained(card)[1].startswith("  Activation condition: Each player has 7 or more Rock monsters")


def test_the_card_of_a_name_that_was_drawn_is_one() -> None:
    card = (
        'If you draw "Harbour Bell" during your Draw Phase, you can reveal it to your opponent to draw 1 '
        "more card."
    )
    assert '  Cost: Show the "Harbour Bell" card under "When" to your opponent' in explained(card)


def test_a_note_on_all_unions_belongs_to_no_effect() -> None:
    card = (
        "If the equipped monster destroys an opponent's monster by battle: Draw 1 card. "
        "A monster can only be equipped with 1 Union Monster at a time."
    )
    assert explained(card)[-2:] == [
        "Note.",
        "  A monster can only be equipped with 1 Union Monster at a time.",
    ]


def test_both_effects_are_those_of_the_list() -> None:
    card = spell(
        "Apply 1 of these effects, or if you control 2 or more Rock monsters, you can apply both effects in "
        "sequence.\n● Draw 1 card.\n● Destroy 1 Spell/Trap."
    )
    assert any("both in sequence (the listed effects)" in line for line in explained(card))


def test_what_an_activation_asks_for_is_described_again() -> None:
    card = spell(
        "Activate only when a Synchro Monster is Special Summoned to your opponent's field. Destroy it.",
    )
    assert explained(card)[-1] == "  1. Destroy the Synchro Monster"


def test_only_the_appropriate_one_of_the_listed_effects_is_carried_out() -> None:
    card = (
        "If this card is Normal Summoned: Activate the appropriate effect;\n● Draw 1 card.\n"
        "● Destroy 1 Spell/Trap."
    )
    assert [line for line in explained(card) if line.startswith(("  A1", "  B1"))] == [
        "  A1. Draw 1 card",
        "  B1. Destroy 1 Spell/Trap",
    ]


def test_what_is_said_of_how_a_step_goes_is_not_gone_on_from() -> None:
    card = (
        "FLIP: Reveal all face-down monsters your opponent controls (Flip Effects are not activated), then "
        "return them to their original positions."
    )
    assert explained(card)[-2:] == [
        "  2. While doing step 1: Flip Effects are not activated",
        (
            "  3. Then, only if step 1 was done: Return the monsters revealed in step 1 to their original "
            "positions"
        ),
    ]


def test_what_is_always_done_in_place_of_something_is_an_effect_with_a_number() -> None:
    card = (
        "Any card sent to your opponent's GY is banished instead.\n"
        "If this card is Normal Summoned: Draw 1 card."
    )
    headings = [line for line in explained(card) if line.startswith("Effect")]
    assert headings == ["Effect 1. Continuous effect.", "Effect 2. Trigger effect, mandatory."]


def test_materials_that_are_mentioned_on_a_monster_say_which_they_are() -> None:
    card = spell(
        'Fusion Summon 1 Fusion Monster from your Extra Deck that lists a "Bell" monster as material, '
        "by shuffling the Fusion Materials listed on it into the Deck, from among your cards on the field "
        "and/or your face-up banished cards."
    )
    (step,) = explained(card)[1:]
    assert "mentioned on the monster Fusion Summoned in step 1 into the Deck" in step


def test_what_a_restriction_is_joined_with_belongs_to_the_same_step() -> None:
    card = spell(
        'Special Summon as many "Bell Tokens" (Beast/EARTH/Level 1/ATK 0/DEF 0) as possible, but they cannot '
        "be Tributed, and monsters your opponent controls cannot target monsters for attacks for the rest of "
        'this turn, except "Bell Tokens".'
    )
    assert explained(card)[-1].startswith("  3. Together with step 1: Monsters your opponent controls")


def test_what_the_other_materials_must_be_belongs_to_the_restriction() -> None:
    card = (
        'Cannot be used as Synchro Material, except for the Synchro Summon of a "Harbour Bell" monster, and '
        'all other materials must be "Harbour Bell" monsters.'
    )
    assert explained(card)[0] == "Restriction."


def test_what_a_sentence_begins_by_counting_is_counted_for_all_that_it_joins() -> None:
    card = (
        "For each banished card, this card gains 100 ATK/DEF and monsters your opponent controls lose 100 "
        "ATK/DEF."
    )
    assert explained(card)[-1] == (
        "  2. Also: Monsters your opponent controls lose 100 ATK/DEF for each banished card"
    )


def test_effects_that_counters_are_removed_for_are_lettered() -> None:
    card = spell(
        "You can remove any number of Spell Counters from this card to activate these effects.\n"
        "● 1 Counter: Target 1 Plant monster on the field; that target gains 400 ATK until the end of this "
        "turn.\n● 2 Counters: Target 1 card on the field; destroy that target.",
        Property.CONTINUOUS,
    )
    assert explained(card)[-1] == "  B1. Destroy the targeted card"


def test_what_a_card_makes_a_value_of_a_monster_become_is_no_third_person() -> None:
    card = spell(
        'Draw 1 card, then, if you control "Harbour Bell", you can make the ATK of 1 face-up monster on the '
        "field become 0."
    )
    assert explained(card)[-1].endswith("you can make the ATK of 1 face-up monster on the field become 0")


def test_the_difference_between_life_points_is_one() -> None:
    card = spell("Activate only when the difference between both players' LP is 8000 or more. Draw 1 card.")
    assert explained(card)[1].endswith("LP is 8000 or more.")


def test_a_card_has_a_text_of_its_own() -> None:
    card = spell('Add 1 Spell/Trap from your Deck to your hand that mentions "Union monster" in its text.')
    assert explained(card)[-1].endswith('mentions "Union monster" in its text')
