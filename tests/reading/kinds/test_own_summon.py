"""What only says how a card itself is Summoned. The sentences are our own."""

from __future__ import annotations

import pytest

from banneret.effects.yugioh_terms import Property
from tests.reading.explained import explained, spell


@pytest.mark.parametrize(
    "text",
    [
        "If you Tribute Summon this card, all Tributes must be FIRE.",
        "If you Synchro Summon this card, all materials must be the same Attribute.",
        "Cannot be Normal or Special Summoned if you control a monster.",
        "This card can be Tribute Summoned in face-up Attack Position by Tributing 1 Reptile monster.",
        "For this card's Link Summon, you can only use monsters in your Main Monster Zone as material.",
    ],
)
def test_what_is_used_for_its_own_summon_is_no_effect(text: str) -> None:
    assert explained(text)[0] == "Summoning condition."


def test_a_spell_that_stays_is_not_quick() -> None:
    lines = explained(
        spell(
            "During damage calculation, if a Rock monster you control battles: You can pay 500 LP; that "
            "monster gains 500 ATK.",
            Property.FIELD,
        )
    )
    assert lines[0] == "Effect during battle, optional."
