"""Plain explanations: in which case something is done, and what is only a limit of what can be done."""

from __future__ import annotations

import pytest

from banneret.effects.yugioh_terms import Property
from banneret.reading.grouping.unread_parts import PART_OF_UNREAD
from tests.reading.explained import explained, monster, spell, trap


def test_what_is_also_done_to_the_same_cards_is_done_in_the_same_case() -> None:
    card = monster(
        "If this card is Normal Summoned: You can draw 1 card, then if you control a Rock monster, this card "
        "gains 500 ATK, also it cannot be destroyed by battle."
    )
    assert explained(card)[-2:] == [
        "  2. Then, only if step 1 was done: If you control a Rock monster, this card gains 500 ATK",
        "  3. At the same time, in the same case as step 2: This card cannot be destroyed by battle",
    ]


@pytest.mark.parametrize(
    "also",
    [
        "you cannot Special Summon for the rest of this turn",
        "place all the excavated cards on the bottom of the Deck",
    ],
)
def test_what_also_binds_a_player_or_puts_things_back_depends_on_no_case(also: str) -> None:
    card = monster(
        "During your Main Phase: You can excavate the top 3 cards of your Deck, then if you control a Rock "
        f"monster, draw 1 card, also {also}."
    )
    assert explained(card)[-1].startswith("  3. At the same time, whether or not step 2 is done: ")


def test_what_alone_can_be_targeted_is_no_step() -> None:
    card = spell(
        "Target 1 monster your opponent controls; destroy it. "
        'If you do not control "Harbour Bell" at activation, you can only target an Xyz Monster.'
    )
    assert explained(card)[-2:] == [
        '  Condition: you do not control "Harbour Bell" at activation',
        "  Restriction: You can only target an Xyz Monster",
    ]


def test_effects_that_a_player_can_apply_are_not_activated() -> None:
    card = spell(
        "Target 1 face-up monster; equip this card to it. "
        "You can apply 1 of the following effects, based on which player controls the equipped monster;\n"
        "● You: The equipped monster gains 500 ATK.\n"
        "● Your opponent: The equipped monster loses 500 ATK."
    )
    assert "Effect 2. Continuous effect, optional." in explained(card)


def test_a_limit_behind_an_effect_that_another_gains_counts_that_one() -> None:
    card = monster(
        "Once per turn: You can draw 1 card. "
        "A Fish monster that was Xyz Summoned using this card on the field as material gains this effect.\n"
        "● If this card is Xyz Summoned: Activate this effect; your opponent can draw 1 card. If they do "
        "not, you draw 2 cards.\n"
        'You can only use this effect of "Lantern Keeper" once per turn.'
    )
    headings = [line for line in explained(card) if not line.startswith(" ")]
    assert headings == [
        "Effect 1. Ignition effect. Once per turn for this card alone.",
        "Effect 2. Continuous effect.",
        (
            "Effect 3. Gained by that monster: Trigger effect, mandatory. Once per turn for all cards of "
            "this name."
        ),
    ]


def test_what_the_activation_targets_is_targeted() -> None:
    card = spell("Activate this card by targeting 1 monster you control. That monster gains 800 ATK.")
    assert explained(card)[-1].endswith("The targeted monster gains 800 ATK")


def test_a_restriction_in_brackets_is_told_with_the_limit_before_it() -> None:
    card = spell(
        "Activate 1 of these effects (but you can only use each of these effects of "
        '"Lantern Keeper" once per turn, also until the end of the next turn after this card resolves, '
        "you cannot activate the effects of monsters Special Summoned from the Deck or Extra Deck);\n"
        "● Draw 1 card.\n"
        "● Gain 500 LP."
    )
    limits = [line for line in explained(card) if line.startswith("  Limit: ")]
    assert limits[-1].startswith("  Limit: You cannot activate the effects of monsters")


def test_what_destroys_this_card_unless_something_is_so_goes_on() -> None:
    card = spell(
        "Activate this card by targeting an opponent's monster; equip this card to it. Take control of it. "
        'Destroy this card unless you control a "Harbour Bell".',
        Property.EQUIP,
    )
    assert explained(card)[-3:] == [
        "Effect 2. Continuous effect.",
        "  Destroy this card",
        '  Unless: you control a "Harbour Bell"',
    ]


def test_whose_life_points_are_compared_is_always_said() -> None:
    card = trap(
        "When an opponent's monster declares an attack, if its ATK is greater than or equal to your LP: "
        "Draw 1 card."
    )
    assert explained(card)[-2].endswith("ATK is greater than or equal to your LP")


def test_attacks_on_a_monster_are_not_those_it_makes() -> None:
    on_it = (
        "Your opponent takes any battle damage you would have taken from attacks on Fish monsters you "
        "control."
    )
    assert explained(monster(on_it))[-1].endswith("from attacks on Fish monsters you control")
    by_it = spell("Target 1 monster you control; this turn, players take no battle damage from its attacks.")
    assert "from the targeted monster's attacks" in explained(by_it)[-1]


def test_a_restriction_in_a_case_holds_with_what_is_said_of_the_same_case() -> None:
    card = monster(
        "You can Tribute this card; Special Summon 1 Dragon monster from your GY, but if you Special "
        "Summoned an Effect Monster by this effect, it cannot attack and its effects are negated."
    )
    assert explained(card)[-1].startswith("  3. At the same time, in the same case as step 2: ")


def test_what_an_unread_sentence_leads_to_is_no_effect_of_a_kind() -> None:
    listed = "Sing beneath the moon, then apply 1 of these effects.\n● Draw 1 card.\n● Gain 500 LP."
    lines = explained(monster(listed))
    assert lines[2:] == [PART_OF_UNREAD, "  * Listed:", "  Draw 1 card", "  * Listed:", "  Gain 500 LP"]
    assert PART_OF_UNREAD in explained(monster("Sing beneath the moon. Banish it."))
    assert PART_OF_UNREAD not in explained(monster("Sing beneath the moon. This card can attack directly."))
