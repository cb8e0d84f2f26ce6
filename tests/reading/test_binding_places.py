"""References that say where the cards went that they mean."""

from __future__ import annotations

from tests.reading.explained import explained


def test_a_card_returned_to_the_hand_is_not_one_destroyed_behind_it() -> None:
    lines = explained(
        "You can return 1 Warrior monster you control to the hand, and if you do, destroy 1 card on the "
        "field, then you can Special Summon 1 Warrior monster from your hand with a different name than the "
        "card returned to the hand."
    )
    assert "(the monster returned in step 1)" in lines[-1]
