"""When something is done, as plain explanations say it. The texts are our own."""

from __future__ import annotations

from tests.reading.explained import explained


def test_a_battle_in_the_turn_of_either_player_lets_an_effect_be_quick() -> None:
    lines = explained(
        "During damage calculation (in either player's turn), if this card battles a monster: "
        "You can discard 1 card; draw 1 card."
    )
    assert lines[0] == "Quick effect, optional."
    assert lines[1] == "  Time: during damage calculation (in either turn)"


def test_flip_effects_that_are_not_activated_at_this_time_may_be_later() -> None:
    card = "FLIP: Change all monsters on the field to face-up Attack Position. {}"
    once = explained(card.format("Flip Effects are not activated at this time."))
    assert once[-1] == "  2. Flip Effects are not activated at this time"
