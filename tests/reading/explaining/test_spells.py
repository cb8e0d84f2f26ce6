"""Plain explanations of Spells and Traps: what belongs to the activation, and what goes on by itself."""

from __future__ import annotations

import pytest

from banneret.effects.yugioh_terms import Property
from tests.reading.explained import explained, monster, spell, trap


@pytest.mark.parametrize(
    "more",
    [
        "If you control a Warrior monster, you can also use 1 Rock monster in your Deck as material.",
        'If Fusion Summoning a "Harbour Bell" monster this way, you can also discard monsters as material.',
        "If you activated this card from your hand, you take no damage for the rest of this turn.",
        "If you activate this card, you cannot declare an attack this turn.",
        "If you control a Warrior monster, this card's activation and effect cannot be negated.",
        "After activation, banish this card instead of sending it to the GY.",
        "If it attacks this turn, your opponent takes no battle damage from that attack.",
    ],
)
def test_what_is_said_of_an_activation_belongs_to_it(more: str) -> None:
    lines = explained(
        spell(
            "Fusion Summon 1 Fusion Monster from your Extra Deck, using Rock monsters from your hand or "
            f"field as material. {more}"
        )
    )
    assert [line for line in lines if not line.startswith(" ")] == ["Activation of this card."]


def test_answers_to_an_activation_are_told_with_it_when_said_first() -> None:
    lines = explained(
        spell(
            "During the turn in which your opponent has Special Summoned 2 or more monsters, neither player "
            "can activate cards or effects in response to this card's activation. Draw 1 card."
        )
    )
    assert [line for line in lines if not line.startswith(" ")] == ["Activation of this card."]


def test_other_materials_of_an_effect_in_the_gy_belong_to_that_effect() -> None:
    lines = explained(
        spell(
            "Draw 1 card. You can banish this card from your GY; Fusion Summon 1 Fusion Monster from your "
            "Extra Deck, using Rock monsters from your hand or field as material. If you control a Rock "
            "monster, you can also use 1 Rock monster in your Deck as material."
        )
    )
    assert [line for line in lines if not line.startswith(" ")][1:] == ["Effect 2. Ignition effect."]


def test_what_holds_this_turn_is_the_activation_of_a_card_that_goes() -> None:
    assert explained(spell("This turn, monsters you control gain 100 ATK."))[0] == "Activation of this card."


@pytest.mark.parametrize(
    ("text", "icon", "heading"),
    [
        (
            "Rock monsters are destroyed during the End Phase.",
            Property.CONTINUOUS,
            "Trigger effect, mandatory.",
        ),
        ("Take control of the equipped monster.", Property.EQUIP, "Continuous effect."),
        (
            (
                "Negate other Trap effects that target the equipped monster, and if you do, banish that "
                "Trap Card."
            ),
            Property.EQUIP,
            "Continuous effect that answers without being activated.",
        ),
        (
            "Apply this effect, depending on its battle position.\n● Attack Position: It gains 100 ATK.",
            Property.EQUIP,
            "Continuous effect.",
        ),
    ],
)
def test_an_order_without_a_time_goes_on_while_the_card_stays(
    text: str, icon: Property, heading: str
) -> None:
    assert explained(spell(text, icon))[0] == heading


def test_effects_that_a_summoned_monster_gains_are_kinds_of_effects_of_a_monster() -> None:
    lines = explained(
        spell(
            "Special Summon 1 Rock monster from your hand, and if you do, it gains these effects.\n"
            "● This card cannot be destroyed by battle.\n● Once per turn: You can draw 1 card."
        )
    )
    assert [line for line in lines if not line.startswith(" ")][1:] == [
        "Effect 2. Gained by that monster: Continuous effect.",
        "Effect 3. Gained by that monster: Ignition effect. Once per turn for this card alone.",
    ]


def test_what_monsters_with_a_spell_as_material_gain_is_no_step_of_its_activation() -> None:
    lines = explained(
        spell(
            "Draw 1 card. A Rock Xyz Monster that has this card as material gains the following effect.\n"
            "● Once per turn: You can draw 1 card."
        )
    )
    assert [line for line in lines if not line.startswith(" ")] == [
        "Effect 1. Activation of this card.",
        "Effect 2. Continuous effect.",
        "Effect 3. Gained by that monster: Ignition effect. Once per turn for this card alone.",
    ]


def test_they_behind_a_player_are_that_player() -> None:
    lines = explained(
        spell("Each time a player activates a Trap, they take 500 damage.", Property.CONTINUOUS)
    )
    assert lines[-1] == "  1. They (that player) take 500 damage"


def test_a_card_spoken_of_by_its_name_is_one_card() -> None:
    lines = explained(spell('Target 1 "Harbour Bell" you control; destroy that "Harbour Bell".'))
    assert lines[-1].endswith('(the targeted "Harbour Bell" card)')


def test_an_activation_may_be_negated_together_with_the_effect() -> None:
    lines = explained(spell("When a Trap is activated: Negate its activation and effect."))
    assert lines[-1] == "  1. Negate the activation and effect"


def test_a_monster_destroyed_by_battle_does_not_attack_again() -> None:
    lines = explained(
        spell(
            "Equip only to a Machine monster. When that monster destroys your opponent's monster by battle: "
            "You can activate this effect; it can make a second attack during this Battle Phase.",
            Property.EQUIP,
        )
    )
    assert lines[-1] == "  1. The equipped monster can make a second attack this Battle Phase"


def test_your_monster_is_the_one_of_yours_that_was_targeted() -> None:
    lines = explained(
        spell(
            "Target 1 Rock monster you control and 1 monster your opponent controls; change the battle "
            "position of your monster, and if you do, banish that opponent's monster."
        )
    )
    assert lines[2] == "  1. Change your monster's (the targeted monster you control) battle position"


def test_that_an_effect_cannot_be_negated_is_told_with_it() -> None:
    lines = explained(
        monster("You cannot Special Summon monsters, except Rock monsters. This effect cannot be negated.")
    )
    assert lines[1:] == [
        "  You cannot Special Summon monsters, except Rock monsters",
        "  Note: This effect cannot be negated",
    ]


def test_how_a_targeted_card_lies_is_a_condition() -> None:
    lines = explained(spell("Target 1 Spell/Trap on the field; destroy it. If the target is Set, reveal it."))
    assert lines[3] == "  Condition: the targeted Spell/Trap is Set"


def test_what_only_goes_with_its_target_is_not_activated() -> None:
    lines = explained(
        spell(
            "When this card is activated: Target 1 Rock monster in your GY; Special Summon it. If the target "
            "is changed to Defense Position, destroy it and this card.",
            Property.CONTINUOUS,
        )
    )
    assert "Effect 2. Continuous effect that answers without being activated." in lines


def test_a_cost_that_need_not_be_paid_is_told_as_such() -> None:
    lines = explained(
        spell(
            "When you activate this card, you can also Tribute 1 Plant monster; draw 1 card, then, if you "
            "Tributed a monster when you activated this card, draw 1 card."
        )
    )
    assert lines[1] == "  Cost of activating this card, if you like: Tribute 1 Plant monster"


def test_what_is_done_when_a_card_is_activated_is_its_activation() -> None:
    lines = explained(
        spell(
            "When you activate this card, change any Defense Position Dragon monster(s) to face-up Attack "
            "Position. Flip Effects are not activated at this time. All Rock monsters gain 100 ATK.",
            Property.FIELD,
        )
    )
    assert [line for line in lines if not line.startswith(" ")] == [
        "Effect 1. Activation of this card.",
        "Effect 2. Continuous effect.",
    ]


def test_one_monster_of_a_player_is_no_several() -> None:
    lines = explained(
        spell(
            "Target 1 Rock monster you control and 1 monster your opponent controls; that monster you "
            "control gains 100 ATK, and if it does, destroy that monster your opponent controls."
        )
    )
    assert lines[3].endswith("Destroy the targeted monster your opponent controls")


def test_what_is_drawn_does_not_say_how_much_is_drawn() -> None:
    lines = explained(spell("Target 1 Link Monster you control; draw cards equal to its Link Rating."))
    assert lines[2] == "  1. Draw cards, equal to the targeted monster's Link Rating"


def test_a_monster_is_not_compared_with_itself() -> None:
    lines = explained(
        spell(
            "Target 1 Rock monster you control; Special Summon 1 Rock monster from your hand in Attack "
            "Position, whose Level is 1 higher than it."
        )
    )
    assert lines[2].endswith("higher than the targeted monster")


def test_one_thing_done_to_do_another_activates_a_card_that_goes() -> None:
    lines = explained(spell("If you have 3000 or more LP, you can pay 2000 LP to draw 2 cards."))
    assert lines[0] == "Activation of this card."
    assert lines[2:] == ["  Cost: Pay 2000 LP", "  1. Draw 2 cards"]


def test_what_is_counted_is_not_what_it_means() -> None:
    lines = explained(
        spell(
            "The equipped monster gains 100 ATK for each Rock monster on the field. If it would be destroyed "
            "by battle, you can destroy this card instead.",
            Property.EQUIP,
        )
    )
    assert lines[3] == "  When: the equipped monster would be destroyed by battle"


def test_your_opponents_monster_is_theirs_that_was_targeted() -> None:
    lines = explained(
        spell(
            'Target 1 Rock monster or 1 "Harbour Bell" in your Monster Zone, and 1 monster your opponent '
            "controls; your monster gains ATK equal to your opponent's monster's ATK."
        )
    )
    meant = "your opponent's monster's (the targeted monster your opponent controls) ATK"
    assert lines[2] == f"  1. Your monster (the targeted monster) gains ATK equal to {meant}"


def test_a_trap_that_comes_with_an_effect_has_it_apart_from_its_activation() -> None:
    lines = explained(
        trap(
            "Destroy 1 Spell. If this card is sent to the GY: You can Special Summon this card as an Effect "
            "Monster (Fiend/DARK/Level 4/ATK 0/DEF 0) with the following effect (this card is NOT treated as "
            "a Trap).\n● Unaffected by your opponent's card effects."
        )
    )
    assert [line for line in lines if line.startswith("Effect")] == [
        "Effect 1. Activation of this card.",
        "Effect 2. Trigger effect, optional.",
        "Effect 3. Continuous effect.",
    ]


def test_what_goes_by_the_equipped_monster_goes_on() -> None:
    lines = explained(
        trap(
            "Target 1 monster you control; equip this card to it. Apply the following effects based on the "
            "equipped monster's Level.\n● 3+: It gains 500 ATK.\n● 5+: It cannot be destroyed by battle."
        )
    )
    assert lines[3:5] == [
        "Effect 2. Continuous effect.",
        "  Apply the following effects, based on the Level of the equipped monster",
    ]


def test_what_a_trap_that_stays_does_while_something_is_so_is_no_step_of_its_activation() -> None:
    card = spell(
        "Activate this card by targeting 1 Warrior monster your opponent controls; take control of that "
        'target. While "Harbour Bell" is in your Spell & Trap Zone, that target is also treated as a '
        '"Harbour" monster.',
        Property.CONTINUOUS,
    )
    headings = [line for line in explained(card) if not line.startswith(" ")]
    assert headings == ["Effect 1. Activation of this card.", "Effect 2. Continuous effect."]


def test_a_trap_that_equips_itself_does_later_what_it_says_as_an_effect_of_its_own() -> None:
    card = trap(
        "Activate only when a Fish monster is Special Summoned to your opponent's side of the field. Equip "
        "this card to that monster. It gains 500 ATK. During each of your opponent's Standby Phases, inflict "
        "500 damage to your opponent."
    )
    lines = explained(card)
    assert lines[-3:] == [
        "Effect 2. Trigger effect, mandatory.",
        "  Time: during each of your opponent's Standby Phases",
        "  1. Inflict 500 damage to your opponent",
    ]
