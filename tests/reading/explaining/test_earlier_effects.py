"""What the explanation calls another effect of the same card."""

from __future__ import annotations

from tests.reading.explained import explained


def test_what_an_effect_asks_of_this_effect_is_asked_of_the_one_before() -> None:
    lines = explained(
        "You can banish this card from your GY; draw 1 card. During your Main Phase, if this effect was "
        "activated this turn: You can draw 1 card."
    )
    assert "  Condition: the effect before this one was used this turn" in lines


def test_how_a_monster_is_summoned_is_not_said_of_those_it_differs_from() -> None:
    *_, line = explained(
        "Once per turn: You can Special Summon 1 Fairy monster from your Deck with a different Type from "
        "the monsters you control, in Defense Position."
    )
    assert line.endswith("from the monsters you control, in Defense Position")
