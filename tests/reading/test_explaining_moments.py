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
