"""Plain explanations of Ritual Spells. The cards are our own."""

from __future__ import annotations

from banneret.effects.yugioh_terms import Property
from tests.reading.explained import explained, spell


def explained_ritual(text: str) -> list[str]:
    return explained(spell(text, Property.RITUAL))


def test_the_list_behind_the_tributes_belongs_to_the_ritual_summon() -> None:
    lines = explained_ritual(
        "This card can be used to Ritual Summon any Rock Ritual Monster. You must also Tribute monsters from "
        "your hand whose total Levels equal 8 or more. Then you can apply the following effect.\n"
        "● Draw 1 card, then discard 1 card.\n"
        'You can only activate 1 "Lantern Keeper" per turn.'
    )
    assert lines[0] == "Ritual Summon when this card resolves."
    assert lines[2] == "Ritual Summon when this card resolves. Once per turn for all cards of this name."
    assert lines[4] == "  1. Then, only if that was done: You can apply the following effect"
    assert lines[5].startswith("  * Listed")
    assert lines[6].endswith("Draw 1 card")
    assert len(lines) == 8
