"""Single words of plain explanations: choices, either of two events, answers. The texts are our own."""

from __future__ import annotations

from tests.reading.test_explaining import explained, monster, spell


def test_cards_that_nobody_sees_are_chosen_and_not_targeted() -> None:
    card = spell("Select 1 Rock monster from your Deck and banish it. Gain LP equal to its ATK.")
    assert explained(card)[1:] == [
        "  1. Choose 1 Rock monster from your Deck",
        "  2. At the same time as step 1, both or neither: Banish the monster chosen in step 1",
        "  3. Gain LP equal to its (of the monster chosen in step 1) ATK",
    ]


def test_what_either_of_two_events_is_of_is_not_called_as_in_one_of_them() -> None:
    card = monster(
        "When an opponent's monster declares an attack, or your opponent activates a monster effect "
        "(Quick Effect): You can discard 1 card; destroy that monster."
    )
    assert explained(card)[-1] == '  1. Destroy the monster under "When"'


def test_that_nothing_can_be_activated_in_response_is_no_effect_of_its_own() -> None:
    card = monster(
        "If this card is destroyed: Draw 1 card. "
        "Cards and effects cannot be activated in response to this effect's activation."
    )
    assert [line for line in explained(card) if not line.startswith(" ")] == ["Trigger effect, mandatory."]
    assert explained(card)[-1].startswith("  Responses: ")
