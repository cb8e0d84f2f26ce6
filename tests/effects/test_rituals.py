"""Ritual Spells and Monsters: read and printed. The sentences are our own."""

from __future__ import annotations

import pytest

from banneret.effects.nouns import CardPosition
from banneret.effects.rituals import UsedToRitualSummon
from tests.effects.sentences import prints_as, read


@pytest.mark.parametrize(
    "text",
    [
        "This card can be used to Ritual Summon any Rock Ritual Monster.",
        'This card can be used to Ritual Summon "Lantern Keeper".',
        'You can Ritual Summon this card with any "Lantern" Ritual Spell.',
        'You can Ritual Summon this card with "Lamp Oil".',
    ],
)
def test_what_a_ritual_spell_summons_is_one_monster(text: str) -> None:
    assert prints_as(text) == text


def test_a_ritual_spell_may_say_in_which_position_it_summons() -> None:
    text = (
        "This card is used to Ritual Summon any Rock Ritual Monster from your GY in face-up Attack Position."
    )
    tree = read(text)
    assert isinstance(tree, UsedToRitualSummon)
    assert tree.position is CardPosition.FACE_UP_ATTACK
    assert prints_as(text) == text.replace("is used", "can be used")
