"""What the grammar lacks."""

from __future__ import annotations

from banneret.cards.yugioh import YugiohCard
from banneret.effects.yugioh_terms import CardType
from banneret.reading.measuring.lacking import Lack, lacking
from banneret.reading.reader import Reader
from banneret.reading.text.lexicon import Lexicon


def found(*texts: str) -> list[Lack]:
    cards = [
        YugiohCard(name=f"Spell {number}", card_type=CardType.SPELL, text=text)
        for number, text in enumerate(texts)
    ]
    lexicon = Lexicon(card.name for card in cards)
    reader = Reader(lexicon)
    return list(lacking(map(reader.card, cards), reader, lexicon))


def test_nothing_is_lacking_where_all_is_read() -> None:
    assert found("Draw 2 cards.", "Destroy all monsters on the field.") == []


def test_the_shortest_words_that_would_do_are_told() -> None:
    (lack,) = found("Destroy all monsters bathed in moonlight.")
    assert (lack.category, lack.words) == ("qualifier", "bathed in moonlight")


def test_the_rest_of_the_sentence_stays_read() -> None:
    (lack,) = found("If your dog barks at noon: Draw 2 cards, then discard 1 card.")
    assert (lack.category, lack.words) == ("simple_condition", "your dog barks at noon")


def test_words_that_differ_only_in_numbers_are_lacking_together() -> None:
    wink, *_ = found("Wink at 2 cards.", "Wink at 3 cards. Draw 2 cards.", "Wink at 4 cards. Shout at noon.")
    assert wink.words == "wink at NUMBER cards"
    assert (wink.cards, wink.alone) == (3, 2)
    assert [example.card for example in wink.examples] == ["Spell 0", "Spell 1", "Spell 2"]


def test_a_hole_of_very_many_words_says_nothing() -> None:
    (lack,) = found(f"Wink {'very ' * 40}much.")
    assert lack.category == ""
    assert lack.words == ">> wink very very"
