"""What the parts of a plain explanation are called: effects, restrictions, what others gain, limits."""

from __future__ import annotations

import pytest

from banneret.effects.yugioh_terms import MonsterKind, Property
from tests.reading.explained import explained, monster, spell


def test_that_a_monster_cannot_be_material_is_no_effect() -> None:
    lines = explained("Cannot be used as Link Material. Once per turn: You can draw 1 card.")
    assert lines[0] == "Restriction."
    assert lines[2] == "Ignition effect. Once per turn for this card alone."


def test_what_is_told_of_in_a_restriction_is_named_by_it() -> None:
    lines = explained(
        "This card cannot be used as Synchro Material, except for the Synchro Summon of a Rock Synchro "
        "Monster. That Synchro Monster gains 200 ATK."
    )
    assert lines[-1] == '  The Rock Synchro Monster under "Restriction" gains 200 ATK'


def test_an_effect_that_another_monster_gains_is_not_this_cards_where_a_limit_stands_before_it() -> None:
    lines = explained(
        "A Rock monster that was Ritual Summoned using this card gains this effect. "
        'You can only use this effect of "Lantern Keeper" once per turn.\n'
        "● Once per turn: You can draw 1 card."
    )
    assert "Effect 2. Gained by that monster: Ignition effect. Once per turn for this card alone." in lines


def test_a_limit_counts_effects_of_its_own_text_box() -> None:
    limit = 'You can only use 1 "Lantern Keeper" effect per turn, and only once that turn.'
    card = monster(
        f"You can discard 1 card; draw 1 card. {limit}",
        MonsterKind.EFFECT,
        MonsterKind.PENDULUM,
        pendulum_text="Once per turn: You can destroy 1 card on the field.",
    )
    lines = explained(card)
    assert lines[0] == "Effect 1. In the Pendulum Zone: Ignition effect. Once per turn for this card alone."
    assert "Only one effect per turn for all cards of this name" in lines[2]


def test_otherwise_knows_nothing_of_what_its_condition_decides() -> None:
    lines = explained(
        "Once per turn: You can excavate the top card of your Deck, and if it is a Rock monster, add it to "
        "your hand, then you can Special Summon 1 Rock monster from your hand. Otherwise, banish it."
    )
    assert lines[-1].endswith("Banish the card excavated in step 1")


def test_what_follows_otherwise_knows_both_cases() -> None:
    lines = explained(
        "Once per turn: You can excavate the top card of your Deck, and if it is a Trap, Set it to your "
        "field. Otherwise, send it to the GY. That Set card can be activated this turn."
    )
    assert lines[-1].endswith("That Set card (the card excavated in step 1) can be activated this turn")


def test_a_restriction_behind_a_limit_belongs_to_the_effect_before_it() -> None:
    lines = explained(
        "During your Main Phase: You can draw 1 card. "
        "This effect can only be used once while this card is face-up on the field. "
        "You cannot Normal Summon the turn you activate this effect."
    )
    assert lines[-1] == "  Restriction: You cannot Normal Summon the turn you activate this effect"
    assert not any(line.startswith("Effect 2") for line in lines)


def test_a_note_has_no_limit() -> None:
    lines = explained(
        '(This card is always treated as a "Harbour Bell" card.)\n'
        "During your Main Phase: You can draw 1 card. "
        'You can only use each effect of "Lantern Keeper" once per turn.'
    )
    assert lines[0] == "Note."


def test_what_old_texts_let_pay_in_a_phase_is_no_ignition_effect() -> None:
    lines = explained("You can discard 1 card during your End Phase to draw 1 card.")
    assert lines[0] == "Trigger effect, optional."


@pytest.mark.parametrize(
    ("text", "heading"),
    [
        (
            "During damage calculation: You can draw 1 card.",
            "Effect during battle, optional.",
        ),
        ("During your Battle Step: You can draw 1 card.", "Effect during battle, optional."),
        ("During either player's Battle Step: You can draw 1 card.", "Quick effect, optional."),
        ("During damage calculation (Quick Effect): You can draw 1 card.", "Quick effect, optional."),
    ],
)
def test_an_effect_in_a_battle_is_called_quick_only_where_its_text_says_so(text: str, heading: str) -> None:
    assert explained(text)[0] == heading


def test_of_a_card_that_is_destroyed_only_its_way_to_the_graveyard_is_replaced() -> None:
    lines = explained(
        "If this card is destroyed by battle, you can place it on the bottom of your Deck, "
        "instead of sending it to the GY."
    )
    assert lines[-1].startswith("  1. Instead of sending it to the GY: ")


def test_of_a_card_that_would_be_destroyed_the_destruction_is_replaced() -> None:
    lines = explained(
        "If this card would be destroyed by battle, you can banish 1 Rock monster from your GY instead."
    )
    assert lines[-1].startswith("  1. Instead of that: ")


@pytest.mark.parametrize(
    "text",
    [
        "You cannot Normal Summon/Set the turn you Special Summon this card.",
        "The other Synchro Material(s) cannot be Level 3.",
    ],
)
def test_what_keeps_a_monster_from_being_used_is_no_effect(text: str) -> None:
    assert explained(text)[0] == "Restriction."


def test_quick_effects_in_a_list_are_said_to_be_so() -> None:
    lines = explained(
        "If this card is Special Summoned: Toss a coin.\n"
        "● Heads: When your opponent activates a Spell Card (Quick Effect): Negate the activation.\n"
        "● Tails: When your opponent activates a Trap Card (Quick Effect): You can negate the activation."
    )
    assert "  As a Quick Effect:" in lines
    assert "  You can, as a Quick Effect:" in lines


@pytest.mark.parametrize(
    ("limit", "heading"),
    [
        (
            'You can only use each of the following effects of "Lantern Keeper" once per turn.',
            "Once per turn for all cards of this name.",
        ),
        (
            (
                'You can only use 1 of the following effects of "Lantern Keeper" per turn, and only once '
                "that turn."
            ),
            "Only one of these effects per turn for all cards of this name, and that once.",
        ),
    ],
)
def test_a_limit_counts_what_is_used_without_being_activated(limit: str, heading: str) -> None:
    lines = explained(
        f"{limit} If a Rock monster you control would be destroyed, you can discard 1 card instead. You can "
        "target 1 card on the field; destroy it."
    )
    assert [line for line in lines if line.startswith("Effect")] == [
        f"Effect 1. Continuous effect that answers without being activated, optional. {heading}",
        f"Effect 2. Ignition effect. {heading}",
    ]


def test_a_limit_of_the_effects_that_follow_counts_what_is_applied_at_will() -> None:
    lines = explained(
        'You can only use each of the following effects of "Lantern Keeper" once per turn.\n'
        '● After you activate a "Harbour" Normal Trap, you can Set it instead of sending it to the GY.\n'
        "● During your End Phase: You can draw 1 card."
    )
    assert lines[0].startswith("Effect 1. Continuous effect, optional. Once per turn for all cards of this")


def test_what_is_said_of_an_activation_stands_with_it() -> None:
    lines = explained(
        spell(
            "Activate only during your Main Phase 1. When this card is activated: Target 1 Rock monster you "
            "control; it gains 500 ATK. (This applies even if this card leaves the field.)",
            Property.CONTINUOUS,
        )
    )
    assert lines[-1] == "  How long: Even if this card leaves the field."
    assert lines[-2] == "  1. The targeted monster gains 500 ATK"


def test_what_goes_with_an_effect_that_is_applied_is_not_activated() -> None:
    lines = explained(
        spell(
            "Once per turn, if the equipped monster would be destroyed by a Trap effect, it is not "
            "destroyed. The equipped monster gains 100 ATK at the end of the Damage Step each time this "
            "effect is applied.",
            Property.EQUIP,
        )
    )
    assert [line for line in lines if line.startswith("Effect 2")] == [
        "Effect 2. Continuous effect that answers without being activated."
    ]


def test_what_a_spell_lets_apply_when_it_resolves_belongs_to_its_activation() -> None:
    lines = explained(
        spell(
            "You can apply any of the following effects, in sequence, based on the number of monsters you "
            "control.\n● 1+: Draw 1 card.\n● 2+: Inflict 500 damage to your opponent."
        )
    )
    assert lines[0] == "Activation of this card."


def test_what_becomes_of_a_battle_belongs_to_the_effect_that_leads_to_it() -> None:
    lines = explained(
        "When an opponent's monster declares a direct attack: You can Special Summon this card from your "
        "hand, and if you do, change the attack target to this card. This card cannot be destroyed by that "
        "battle."
    )
    assert lines[-1] == "  3. This card cannot be destroyed by that battle"


def test_nothing_is_mandatory_that_another_player_can_target_for() -> None:
    lines = explained(
        "If this card is Normal Summoned: Your opponent can target 1 Rock monster in their GY; "
        "they Special Summon that target to their field."
    )
    assert lines[0] == "Trigger effect, at that player's choice."
    lines = explained("If this card is Normal Summoned: Your opponent can draw 1 card.")
    assert lines[0] == "Trigger effect, mandatory."


def test_what_another_player_can_do_without_activation_is_at_that_players_choice() -> None:
    lines = explained("Each time a Rock monster on the field is banished, its owner can draw 1 card.")
    assert lines[0] == "Trigger effect, at that player's choice."
