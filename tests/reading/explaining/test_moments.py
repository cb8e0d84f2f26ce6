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


def test_a_main_phase_that_it_is_now_is_not_any_of_this_turn() -> None:
    card = "You can discard this card; during this Main Phase, Rock monsters you control cannot be Tributed."
    assert explained(card)[-1].startswith("  1. During this Main Phase, ")


def test_the_controller_of_this_card_is_called_so() -> None:
    card = "The hand size limit of this card's controller becomes 3."
    assert explained(card)[-1] == "  This card's controller's hand size limit becomes 3"


def test_a_summon_that_is_yet_to_come_is_answered_and_nothing_comes_between() -> None:
    lines = explained(
        "When your opponent would Special Summon a monster(s): You can discard 1 card; negate the Summon."
    )
    assert lines[:2] == ["Quick effect, optional.", "  When: your opponent would Special Summon a monster(s)"]


def test_what_an_effect_answers_is_told_first() -> None:
    _, when, step = explained("Inflict 200 damage to your opponent each time you activate a Normal Spell.")
    assert when == "  Each time: you activate a Normal Spell"
    assert step == "  1. Inflict 200 damage to your opponent"


def test_a_draw_is_no_time() -> None:
    card = "During your Draw Phase, instead of conducting your normal draw: You can draw 2 cards."
    assert explained(card)[2] == "  Instead of: conducting your normal draw"


def test_either_of_two_times_can_be_missed() -> None:
    card = "When this card is Normal Summoned, or when this card attacks: You can draw 1 card."
    assert explained(card)[1].endswith(", as the last thing that happened")
