"""Single words of plain explanations: choices, either of two events, answers. The texts are our own."""

from __future__ import annotations

from tests.reading.explained import explained, monster, spell


def test_cards_that_nobody_sees_are_chosen_and_not_targeted() -> None:
    card = spell("Select 1 Rock monster from your Deck and banish it. Gain LP equal to its ATK.")
    assert explained(card)[1:] == [
        "  1. Choose 1 Rock monster from your Deck",
        "  2. At the same time as step 1, both or neither: Banish the monster chosen in step 1",
        "  3. Gain LP equal to its (of the monster chosen in step 1) ATK",
    ]


def test_what_either_of_two_events_is_of_is_not_called_as_in_one_of_them() -> None:
    card = monster(
        "When an opponent's monster declares an attack, or your opponent activates a monster effect "
        "(Quick Effect): You can discard 1 card; destroy that monster."
    )
    assert explained(card)[-1] == '  1. Destroy the monster under "When"'


def test_that_nothing_can_be_activated_in_response_is_no_effect_of_its_own() -> None:
    card = monster(
        "If this card is destroyed: Draw 1 card. "
        "Traps cannot be activated in response to this effect's activation."
    )
    assert [line for line in explained(card) if not line.startswith(" ")] == ["Trigger effect, mandatory."]
    assert explained(card)[-1].startswith("  Responses: ")


def test_what_depends_on_how_a_spell_was_activated_belongs_to_its_activation() -> None:
    card = spell(
        "Draw 1 card. If this card was activated as Chain Link 5 or higher, return this card to the hand."
    )
    assert explained(card)[0] == "Activation of this card."
    assert explained(card)[-1] == "  2. Return this card to the hand"


def test_a_further_part_stands_with_what_it_goes_on_from() -> None:
    card = monster(
        "When this card is Tribute Summoned, it is changed to Defense Position. Then, draw 1 card."
    )
    assert explained(card)[-1] == "  2. Then, only if step 1 was done: Draw 1 card"


def test_what_a_sentence_says_of_the_damage_step_is_told() -> None:
    card = monster(
        "If a Rock monster(s) is added to your hand, except by drawing it, you can "
        "(except during the Damage Step): Draw 1 card."
    )
    assert "  Time: except during the Damage Step" in explained(card)


def test_values_that_grow_in_a_phase_are_a_trigger_effect() -> None:
    card = monster("During each of your Standby Phases, increase the Level of this card by 1.")
    assert explained(card)[0] == "Trigger effect, mandatory."


def test_several_cards_have_their_own_conditions_and_exceptions_their_names_first() -> None:
    both = monster(
        "You can reveal this card and 1 Rock monster in your hand; "
        "Special Summon both, ignoring their Summoning conditions."
    )
    assert explained(both)[-1].endswith("ignoring their Summoning conditions")
    card = monster('You cannot Special Summon monsters, except "Lantern Keeper" monsters.')
    assert explained(card)[-1].endswith('except "Lantern Keeper" monsters')


def test_what_limits_the_answers_under_a_condition_belongs_to_the_activation() -> None:
    card = spell(
        "Draw 1 card. If you control a Rock monster, your opponent cannot activate cards in response "
        "to this card's activation."
    )
    assert [line for line in explained(card) if not line.startswith(" ")] == ["Activation of this card."]
    assert explained(card)[-1].startswith("  Responses: ")


def test_effects_that_cannot_share_a_chain_are_limited() -> None:
    card = monster(
        'You cannot activate the following effects of "Lantern Keeper" in the same Chain. '
        "You can discard 1 card; draw 1 card."
    )
    assert explained(card)[0] == "Limit."


def test_an_amount_of_the_same_line_is_not_told_twice() -> None:
    card = spell(
        "This turn, if you take battle damage, your opponent takes effect damage equal to double that amount."
    )
    assert "(the same)" not in "\n".join(explained(card))


def test_that_an_effect_cannot_be_negated_is_noted_with_it() -> None:
    card = monster(
        "You can discard 1 card; draw 1 card. This effect's activation and effect cannot be negated."
    )
    assert explained(card)[-1] == "  Note: This effect's activation and effect cannot be negated"


def test_a_monster_of_either_player_is_so_called() -> None:
    lines = explained("When either player's monster declares an attack: You can draw 1 card.")
    assert "either player's monster declares an attack" in lines[1]


def test_that_monster_of_the_same_line_stays_that_monster() -> None:
    lines = explained(
        "Each of your opponent's monsters in the same column as one of your Warrior monsters can only target "
        "that monster for attacks."
    )
    assert lines[-1].endswith("can only target that monster for attacks")


def test_who_takes_damage_says_in_whose_place() -> None:
    lines = explained(
        "While this card is in Defense Position, your opponent takes any effect damage you would have taken "
        "from their card effects, instead."
    )
    assert lines[-1].startswith("  1. Your opponent takes any effect damage you would have taken")
    assert lines[-1].endswith(" instead")


def test_the_total_levels_of_monsters_named_apart_are_several() -> None:
    lines = explained(
        "You can activate this effect; Ritual Summon 1 Ritual Monster from your hand, by Tributing monsters "
        "from your hand or field, including this card on your field, whose total Levels equal or exceed "
        "its Level."
    )
    assert "whose total Levels equal or exceed" in lines[-1]


def test_what_is_used_as_the_entire_material_is_not_one_material_of_several() -> None:
    card = spell(
        "Target 1 Link Monster you control; Special Summon 1 Link Monster with the same name from your "
        "Extra Deck, using that monster you control as the entire material."
    )
    assert explained(card)[-1].endswith("as the entire material")


def test_what_is_not_optional_is_no_choice() -> None:
    lines = explained(
        "During your Standby Phase, you must pay 700 LP (this is not optional), or this card is destroyed."
    )
    assert lines[-1] == "  1. You must pay 700 LP, or, if that cannot be done, this card is destroyed"


def test_another_card_or_its_effect_is_no_other_effect_of_this_card() -> None:
    lines = explained("When another card, or its effect, is activated (Quick Effect): You can draw 1 card.")
    assert lines[1] == "  When: another card, or its effect, is activated, as the last thing that happened"
