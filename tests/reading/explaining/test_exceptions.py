"""What is told beside the steps: exceptions, and while what an effect can be activated."""

from __future__ import annotations

import pytest

from tests.reading.explained import explained


@pytest.mark.parametrize(
    ("exception", "line"),
    [("this card", "  Except: this card"), ('"Harbour Bell"', '  Except: "Harbour Bell"')],
)
def test_what_is_not_done_instead_is_said(exception: str, line: str) -> None:
    lines = explained(
        "If this card would be destroyed by battle, you can Tribute 1 face-up Warrior monster instead, "
        f"except {exception}."
    )
    assert lines[-2:] == ["  1. Instead of that: Tribute 1 face-up Warrior monster", line]


def test_while_what_the_effects_of_a_limit_can_be_activated_is_said_of_each() -> None:
    lines = explained(
        'You can only use each of the following effects of "Lantern Keeper" once per turn, and can only '
        'activate them while you control a "Harbour" monster. '
        "You can draw 1 card. You can discard 1 card; draw 2 cards."
    )
    assert lines.count('  Activation condition: only while you control a "Harbour" monster') == 2


def test_what_comes_with_a_limit_of_all_effects_is_said() -> None:
    lines = explained(
        "You can discard 1 card; draw 1 card. You can send this card to the GY; draw 1 card. "
        'You can only use 1 "Lantern Keeper" effect per turn, and only once that turn, also you cannot '
        "Special Summon monsters the turn you activate either of these effects."
    )
    limits = [one for one in lines if one.startswith("  Limit: You cannot Special Summon monsters")]
    assert len(limits) == 2


def test_what_comes_with_a_limit_of_the_effects_that_follow_is_not_brought_by_one_before() -> None:
    lines = explained(
        "You can discard 1 card; draw 1 card. You can only use each of the following effects of "
        '"Lantern Keeper" once per turn, also you cannot Special Summon monsters the turn you activate these '
        "effects.\n● You can send this card to the GY; draw 1 card.\n● You can Tribute it; draw 1 card."
    )
    limits = [one for one in lines if one.startswith("  Limit: ")]
    assert set(limits) == {
        "  Limit: You cannot Special Summon monsters the turn you activate any of these effects"
    }


def test_an_exception_stands_by_what_it_is_of() -> None:
    lines = explained("If this card is banished, or sent to the GY except from the field: Draw 1 card.")
    assert lines[1] == "  When: this card is banished or sent to the GY except from the field"


def test_what_no_player_does_in_the_turn_of_either_activation_is_a_restriction() -> None:
    lines = explained(
        "You can discard 1 card; draw 1 card. You can send this card to the GY; draw 1 card. "
        "You cannot Special Summon monsters the turn you activate either of this card's effects."
    )
    assert lines[-2] == "Restriction."


def test_what_comes_with_a_limit_in_parentheses_is_said() -> None:
    lines = explained(
        'Activate 1 of these effects (but you can only use each effect of "Lantern Keeper" once per turn, '
        "also you cannot Special Summon monsters for the rest of this turn);\n● Draw 1 card.\n● Gain 500 LP."
    )
    assert "  Limit: You cannot Special Summon monsters for the rest of this turn" in lines
