"""What the explanation calls another effect of the same card."""

from __future__ import annotations

from tests.reading.explained import explained


def test_what_an_effect_asks_of_this_effect_is_asked_of_the_one_before() -> None:
    lines = explained(
        "You can banish this card from your GY; draw 1 card. During your Main Phase, if this effect was "
        "activated this turn: You can draw 1 card."
    )
    assert "  Condition: the effect before this one was used this turn" in lines
