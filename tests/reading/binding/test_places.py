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


def test_a_monster_of_a_battle_is_none_that_another_effect_spoke_of() -> None:
    lines = explained(
        "Monsters your opponent controls cannot attack Warrior monsters you control, except this one. "
        "During damage calculation, if a Fusion Monster battles a monster (Quick Effect): You can discard "
        "this card; the opponent's battling monster loses 1500 ATK."
    )
    assert lines[-1].startswith("  1. The opponent's battling monster")
    assert "effect 1" not in lines[-1]


def test_the_monster_this_card_was_equipped_to_is_not_the_one_it_is_equipped_to() -> None:
    lines = explained(
        "If the monster this card is equipped to battles: You can destroy this card. If this card leaves the "
        "field: Destroy the monster this card was equipped to."
    )
    assert lines[1] == "  When: the monster this card is equipped to battles"
    assert lines[-1] == "  1. Destroy the monster this card was equipped to"
