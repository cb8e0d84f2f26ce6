"""Readings kept beside the catalogue. The texts are our own."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.cards.catalogue import MemoryCatalogue
from banneret.cards.compiled import COMPILED_FILE, CompiledTexts
from banneret.cards.game import Game
from banneret.cards.yugioh import YugiohCard
from banneret.effects.yugioh_terms import CardType
from banneret.errors import BanneretError
from banneret.reading.reader import Reader

BELL = YugiohCard(
    name="Bell", card_type=CardType.SPELL, text="Target 1 monster on the field; destroy it. Wink at the moon."
)
LAMP = YugiohCard(name="Lamp", card_type=CardType.TRAP, text='Add 1 "Bell" from your Deck to your hand.')
CATALOGUE = MemoryCatalogue(Game.YUGIOH, [BELL, LAMP])


@pytest.fixture
def no_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads a text now fails."""

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("a text is read")

    monkeypatch.setattr("banneret.cards.compiled.Reader", refuse)
    monkeypatch.setattr("banneret.cards.compiled.read_many", refuse)


def test_a_reading_from_the_file_is_the_reading(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    texts = CompiledTexts(CATALOGUE, home=tmp_path)
    first = [texts.reading(BELL), texts.reading(LAMP)]
    assert first == [Reader(texts.lexicon).card(card) for card in (BELL, LAMP)]
    request.getfixturevalue("no_reading")
    assert list(CompiledTexts(CATALOGUE, home=tmp_path).readings([BELL, LAMP])) == first


def test_compile_reads_what_is_missing(tmp_path: Path) -> None:
    texts = CompiledTexts(CATALOGUE, home=tmp_path)
    texts.reading(BELL)
    told: list[tuple[int, int]] = []
    assert texts.compile(read=lambda done, total: told.append((done, total))) == 1
    assert told == [(1, 1)]
    assert CompiledTexts(CATALOGUE, home=tmp_path).compile() == 0


def test_another_text_is_read_anew(tmp_path: Path) -> None:
    CompiledTexts(CATALOGUE, home=tmp_path).reading(BELL)
    other = YugiohCard(name="Bell", card_type=CardType.SPELL, text="Draw 2 cards.")
    assert CompiledTexts(CATALOGUE, home=tmp_path).reading(other).is_read()


def test_another_catalogue_or_grammar_is_read_anew(tmp_path: Path) -> None:
    texts = CompiledTexts(CATALOGUE, home=tmp_path)
    texts.compile()
    (tmp_path / "catalogue.sqlite").write_bytes(b"")
    other = CompiledTexts(CATALOGUE, home=tmp_path)
    assert other.grammar != texts.grammar
    assert other.compile() == 2


def test_a_damaged_file_is_made_anew(tmp_path: Path) -> None:
    (tmp_path / COMPILED_FILE).write_bytes(b"no database at all" * 100)
    CompiledTexts(CATALOGUE, home=tmp_path).compile()
    assert CompiledTexts(CATALOGUE, home=tmp_path).compile() == 0


def test_without_a_file_texts_are_still_read(tmp_path: Path) -> None:
    (tmp_path / COMPILED_FILE).mkdir()
    texts = CompiledTexts(CATALOGUE, home=tmp_path)
    assert texts.reading(LAMP).is_read()
    with pytest.raises(BanneretError, match="cannot be written"):
        texts.compile()
