"""The report on a whole catalogue."""

from __future__ import annotations

from banneret.cards.yugioh import YugiohCard
from banneret.effects.yugioh_terms import CardType
from banneret.reading.many import read_many
from banneret.reading.measuring.report import CardResult, Report, report, report_lines
from banneret.reading.reader import Verdict
from banneret.reading.text.lexicon import Lexicon


def made(*cards: YugiohCard) -> Report:
    readings = read_many(cards, Lexicon(card.name for card in cards))
    results = (CardResult(card, reading) for card, reading in zip(cards, readings, strict=True))
    return report(results, {"Ours": frozenset({"Bell", "Lamp"})})


def spell(name: str, text: str) -> YugiohCard:
    return YugiohCard(name=name, card_type=CardType.SPELL, text=text)


BELL = spell("Bell", "Draw 2 cards.")
LAMP = spell("Lamp", "Draw 2 cards. Wink at 2 cards.")
MIRROR = spell("Mirror", "Wink at 3 cards. Shout at the moon.")
BLANK = spell("Blank", "")


def test_coverage_counts_cards_with_text_by_group() -> None:
    found = {one.group: (one.read, one.cards) for one in made(BELL, LAMP, MIRROR, BLANK).coverage}
    assert found["all cards with text"] == found["Spells"] == found["without"] == (1, 3)
    assert found["Traps"] == (0, 0)
    assert found["deck Ours"] == found["all decks"] == (1, 2)


def test_obstacles_are_ranked_by_the_cards_they_stop() -> None:
    found = made(BELL, LAMP, MIRROR)
    first, second = found.obstacles
    assert (first.context, first.cards, first.alone) == (">> wink at NUMBER", 2, 1)
    assert (second.cards, second.alone) == (1, 0)
    assert found.sentences == {Verdict.EXACT: 2, Verdict.DECLINED: 3}


def test_the_lines_show_figures_and_places() -> None:
    lines = "\n".join(report_lines(made(BELL, LAMP), obstacles=5))
    assert "1 of      2" in lines
    assert ">> wink at NUMBER" in lines
    assert "Lamp: Wink at 2 cards." in lines
