"""Sentences drawn for judging, and the committed lists of verdicts. The texts are our own."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.cards.yugioh import YugiohCard
from banneret.effects.yugioh_terms import CardType, Property
from banneret.errors import BanneretError
from banneret.reading.reader import CardReading, Reader
from banneret.reading.text.lexicon import Lexicon
from tools.sample_sentences import (
    JUDGED,
    Judged,
    Judgement,
    complaints,
    draw,
    list_text,
    main,
    read_list,
    share_right,
    sheet,
)

TEXTS = {
    "Bell": "Draw 2 cards. You take 500 damage.",
    "Lamp": "Destroy 1 monster on the field.",
    "Moon": "Draw 1 card. Sing beneath the moon.",
}


@pytest.fixture(scope="module")
def cards() -> dict[str, tuple[YugiohCard, CardReading]]:
    reader = Reader(Lexicon(TEXTS))
    made = (
        YugiohCard(name=name, card_type=CardType.SPELL, property=Property.NORMAL, text=text)
        for name, text in TEXTS.items()
    )
    return {card.name: (card, reader.card(card)) for card in made}


def test_the_seed_decides_and_only_cards_that_are_read_take_part(
    cards: dict[str, tuple[YugiohCard, CardReading]],
) -> None:
    readings = [reading for _, reading in cards.values()]
    drawn = draw(readings, seed="ab12", number=3)
    assert drawn == draw(reversed(readings), seed="ab12", number=3)
    assert {(one.card, one.sentence) for one in drawn} == {("Bell", 1), ("Bell", 2), ("Lamp", 1)}
    with pytest.raises(BanneretError, match="at least 4"):
        draw(readings, seed="ab12", number=4)


def test_the_sheet_marks_the_sentence_and_its_explanation(
    cards: dict[str, tuple[YugiohCard, CardReading]],
) -> None:
    lines = list(sheet([Judged("Bell", 2)], cards))
    assert lines[:2] == ["=== 1. Bell, sentence 2", "    Normal Spell"]
    assert "  1 Draw 2 cards." in lines
    assert "> 2 You take 500 damage." in lines
    assert ">   2: You take 500 damage" in lines


def test_a_list_is_read_back() -> None:
    judged = [
        Judged("Bell", 1, Judgement.RIGHT),
        Judged("Lamp", 1, Judgement.WRONG, "wrong player"),
        Judged("#ignition", 2),
    ]
    assert read_list(list_text(judged), source="list") == judged
    assert share_right(judged[:2]) == 0.5
    with pytest.raises(BanneretError, match="list, line 2"):
        read_list("Bell\t1\tright\nBell\tone\tright\n", source="list")


def test_what_a_list_lacks_is_said(cards: dict[str, tuple[YugiohCard, CardReading]]) -> None:
    readings = {name: reading for name, (_, reading) in cards.items()}
    judged = [
        Judged("Bell", 1),
        Judged("Bell", 2, Judgement.WRONG),
        Judged("Lamp", 1, Judgement.RIGHT, "fine"),
        Judged("Lamp", 2, Judgement.RIGHT),
        Judged("Lamp", 1, Judgement.WRONG, "it says destroy 1 monster on the field"),
    ]
    said = list(complaints(judged, readings))
    for words in ("not judged yet", "belongs to wrong ones", "no such sentence", "own words"):
        assert any(words in line for line in said)
    assert not list(complaints([Judged("Lamp", 1, Judgement.WRONG, "the wrong player pays")], readings))


def test_the_committed_lists_are_whole() -> None:
    for path in sorted(JUDGED.glob("*.tsv")):
        judged = read_list(path.read_text("utf-8"), source=path.name)
        assert not list(complaints(judged)), path.name
        assert len(judged) >= 1


def test_texts_stay_outside_the_repository(capsys: pytest.CaptureFixture[str], project: Path) -> None:
    assert main(["cards.json.gz", "--commit", "HEAD", "--to", str(project / "docs")]) == 2
    assert "outside the repository" in capsys.readouterr().err or not (project / ".git").exists()
