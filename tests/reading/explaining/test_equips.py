"""What the explanation says of cards equipped with effects of their own, and of what staying costs."""

from __future__ import annotations

from banneret.effects.yugioh_terms import Property
from tests.reading.explained import explained, spell


def test_what_a_card_does_as_an_equip_spell_is_no_step() -> None:
    lines = explained(
        spell(
            "Target 1 face-up monster you control and 1 Xyz Monster in either GY; equip that monster from "
            "the GY to that monster on the field as an Equip Spell with these effects.\n"
            "● The equipped monster gains this card's Attribute."
        )
    )
    assert lines[-1] == "  While equipped: The equipped monster gains this card's Attribute"


def test_the_list_of_an_equip_spell_belongs_to_the_effect_that_equips_it() -> None:
    lines = explained(
        spell(
            "Draw 1 card. You can banish this card from your GY, then target 1 Rock monster you control; "
            "equip 1 Xyz Monster from your GY to that monster as an Equip Spell with the following effect.\n"
            "● The equipped monster gains 300 ATK."
        )
    )
    assert lines.index("  While equipped: The equipped monster gains 300 ATK") > lines.index(
        "  Cost: Banish this card from your GY"
    )


def test_upkeep_is_not_activated() -> None:
    heading, *_ = explained(spell("Pay 500 LP during each of your Standby Phases.", Property.CONTINUOUS))
    assert heading == "Continuous effect that answers without being activated."
