"""Plain explanations of Ritual Spells. The cards are our own."""

from __future__ import annotations

from banneret.cards.yugioh import YugiohCard
from banneret.effects.yugioh_terms import CardType, Property
from banneret.reading.explaining import Players, explain
from banneret.reading.lexicon import Lexicon
from banneret.reading.reader import Reader

READER = Reader(Lexicon(["Lantern Keeper"]))


def explained(text: str) -> list[str]:
    card = YugiohCard(name="Lantern Keeper", card_type=CardType.SPELL, property=Property.RITUAL, text=text)
    return explain(card, READER.card(card), players=Players.TWO).text().splitlines()


def test_the_list_behind_the_tributes_belongs_to_the_ritual_summon() -> None:
    lines = explained(
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
