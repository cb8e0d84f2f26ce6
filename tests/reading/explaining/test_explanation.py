"""The lines of an explanation as text."""

from __future__ import annotations

from banneret.reading.explaining.explanation import ExplainedEffect, Explanation, Line

DRAWING = ExplainedEffect(
    "Ignition effect.", (Line("Cost", "pay 500 LP", 0), Line("1", "draw 1 card", 1)), (0, 1)
)
NOTE = ExplainedEffect("Note.", (Line("", "it counts as a Trap", 2),), (2,))


def test_all_effects_are_told_in_order_with_their_labels() -> None:
    assert Explanation("Ember Lizard", (DRAWING, NOTE)).text().splitlines() == [
        "Ignition effect.",
        "  Cost: pay 500 LP",
        "  1. draw 1 card",
        "Note.",
        "  it counts as a Trap",
    ]


def test_a_sentence_is_told_under_the_heading_of_its_effect() -> None:
    explanation = Explanation("Ember Lizard", (DRAWING, NOTE))
    assert explanation.of_sentence(1) == "Ignition effect.\n  1. draw 1 card"
    assert explanation.of_sentence(3) == ""
