"""Who does the second of two things."""

from __future__ import annotations

import pytest

from tests.reading.explained import explained, spell


@pytest.mark.parametrize(
    ("text", "second"),
    [
        ("Your opponent discards 1 card, then draws 2 cards.", "They (your opponent) draw 2 cards"),
        ("Each player discards 1 card, then draws 2 cards.", "They (each player) draw 2 cards"),
        ("Both players discard 1 card, then draw 2 cards.", "They (each player) draw 2 cards"),
        ("Your opponent draws 1 card, then discard 1 card.", "Discard 1 card"),
        (
            "Your opponent chooses 1 card from their Deck and sends it to the GY.",
            "They (your opponent) send the card chosen in step 1 to the GY",
        ),
    ],
)
def test_the_form_of_the_verb_says_who_goes_on(text: str, second: str) -> None:
    assert explained(spell(text))[-1].endswith(f": {second}")


def test_their_hand_is_not_that_of_each_other() -> None:
    lines = explained(
        spell("Both players reveal their hands and add 2 cards from each other's hand to their hand.")
    )
    assert lines[-1].endswith("to their (each player's) hand")
