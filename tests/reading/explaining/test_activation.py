"""Plain explanations of what is done at activation: paid, targeted, declared, left to chance."""

from __future__ import annotations

import pytest

from tests.reading.explained import explained, spell


def test_a_declaration_is_no_cost() -> None:
    lines = explained(
        "You can discard 1 card, then target 1 Rock monster you control and declare a Level from 1 to 6; "
        "that monster becomes that Level."
    )
    assert lines[1:4] == [
        "  Cost: Discard 1 card",
        "  Target: 1 Rock monster you control",
        "  At activation: Declare a Level from 1 to 6",
    ]


def test_a_coin_tossed_at_activation_is_no_cost() -> None:
    lines = explained(
        "You can toss a coin 3 times; destroy monsters on the field, up to the number of heads."
    )
    assert lines[1] == "  At activation: Toss a coin 3 times"


def test_a_number_chosen_is_no_cost_but_what_is_done_so_many_times_is() -> None:
    lines = explained(
        "You can choose a number from 1 to 4, then send that many cards from the top of your Deck to the GY; "
        "draw 1 card."
    )
    of_it = "that many (the number chosen at activation) cards"
    assert lines[1] == "  At activation: Choose a number from 1 to 4"
    assert lines[2] == f"  Cost: Send {of_it} from the top of your Deck to the GY"


def test_one_of_two_targets_is_a_target() -> None:
    text = (
        "You can target 1 Rock monster you control and 1 monster your opponent controls, or target 1 Rock "
        "monster in your GY and 1 monster in your opponent's GY; banish both monsters."
    )
    lines = explained(text)
    assert lines[1].startswith("  Target: 1 Rock monster you control")
    assert lines[2] == "  1. Banish both monsters (the targeted monsters)"


def test_what_activates_in_one_of_two_ways_is_a_card() -> None:
    lines = explained(
        "When a monster on the field activates its effect, or when a Spell/Trap that is already face-up on "
        "the field activates its effect (Quick Effect): You can discard this card; destroy that card on the "
        "field."
    )
    assert lines[-1] == '  1. Destroy that card on the field (the card under "When")'


def test_what_comes_of_the_activation_belongs_to_the_effect() -> None:
    text = (
        "Once per turn: You can draw 1 card. If you activate this effect, this card cannot attack this turn."
    )
    assert explained(text) == [
        "Ignition effect. Once per turn for this card alone.",
        "  1. Draw 1 card",
        "  If it is activated: This card cannot attack this turn",
    ]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "When this card is Summoned, you can select and destroy 1 Spell Card your opponent controls.",
            "  1. Target and destroy 1 Spell your opponent controls",
        ),
        (
            "When this card is Summoned, you can select and send 1 Trap Card from your Deck to your GY.",
            "  1. Select and send 1 Trap from your Deck to your GY",
        ),
    ],
)
def test_what_old_texts_select_is_targeted_where_it_can_be(text: str, line: str) -> None:
    assert explained(text)[-1] == line


def test_what_is_done_before_a_list_and_a_semicolon_is_a_cost() -> None:
    text = (
        "Once per turn: You can Tribute up to 2 monsters, then apply 1 of these effects, based on the number "
        "Tributed;\n● 1: Draw 1 card.\n● 2: Draw 2 cards."
    )
    assert explained(text)[1:3] == [
        "  Cost: Tribute up to 2 monsters",
        "  1. Apply 1 of these effects, based on the number Tributed",
    ]


def test_what_an_old_text_targets_in_a_phase_is_a_target() -> None:
    text = "Target 1 monster your opponent controls during each of your Standby Phases. It loses 200 ATK."
    assert explained(text)[1:] == [
        "  Target: 1 monster your opponent controls during each of your Standby Phases",
        "  1. The targeted monster loses 200 ATK",
    ]


def test_what_is_targeted_by_the_words_of_its_effect_is_said_to_be() -> None:
    assert explained(spell("Target face-up monster you control gains 500 ATK until the End Phase.")) == [
        "Activation of this card.",
        "  1. 1 face-up monster you control (targeted at activation) gains 500 ATK until the End Phase",
    ]


def test_who_does_more_is_said() -> None:
    *_, more = explained(
        spell("Your opponent discards 1 card, and if they have any other cards, discard 1 more card.")
    )
    assert "they (your opponent) discard 1 more card" in more


def test_what_can_answer_an_activation_is_no_step_and_its_condition_none_of_the_effect() -> None:
    lines = explained(
        spell(
            "Your opponent cannot activate monster effects in response to this card's activation. "
            "Draw 1 card. If you control a FIRE monster, your opponent cannot activate cards or effects in "
            "response to this card's activation."
        )
    )
    before, step, after = [line.strip() for line in lines[1:]]
    assert before.startswith("Responses: Your opponent cannot activate monster effects in response")
    assert step == "1. Draw 1 card"
    assert after.startswith("Responses: If you control a FIRE monster, your opponent cannot activate")


def test_what_is_done_to_targets_before_a_list_is_no_cost() -> None:
    lines = explained(
        spell(
            "Target 3 Traps in your GY. Return them to the Deck and apply 1 of these effects:\n"
            "● Draw 2 cards.\n● Destroy 1 card your opponent controls."
        )
    )
    assert lines[2] == "  1. Return the targeted Traps to the Deck"
