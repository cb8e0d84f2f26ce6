"""How fast texts are read: real cards, kept readings, and texts that are meant to take long."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from banneret.cards.catalogue import open_catalogue
from banneret.cards.compiled import CompiledTexts
from banneret.cards.game import Game
from banneret.cards.importing import import_files
from banneret.decks.files import read_deck
from banneret.decks.resolve import resolve
from banneret.reading.reader import Reader
from banneret.reading.text.lexicon import Lexicon
from banneret.reading.text.mentions import Section, mentions
from banneret.reading.text.scanner import scan
from tools.make_ledger import catalogue_of

HOSTILE: Final = {
    "quotation marks": '"' * 100_000,
    "commas in a number": "1,111" * 40_000,
    "beginnings of a name": "Winged " * 40_000,
    "open parentheses": "(Dragon " * 20_000,
    "hyphens": "a-" * 80_000,
    "names": '"Jinzo" or ' * 20_000,
    "names with a kind": '"Jinzo" Fusion ' * 20_000,
}
LEXICON: Final = Lexicon(["Jinzo", "Winged Dragon, Guardian of the Fortress"])


def test_read_the_whole_catalogue(benchmark: Any, shared_data: Path) -> None:
    """Every card on one core; 90 s at most are wanted. One round: a reader reads what is alike once."""
    catalogue = catalogue_of(shared_data / "yugioh" / "cards.json.gz")

    def read() -> int:
        reader = Reader(Lexicon(catalogue.names()))
        return sum(reader.card(card).is_read() for card in catalogue.cards())

    benchmark.extra_info["cards_read"] = benchmark.pedantic(read, rounds=1)


def test_load_the_readings_of_a_four_seat_game(benchmark: Any, shared_data: Path, tmp_path: Path) -> None:
    """From the kept file: what a game of four decks needs; 0.2 s at most are wanted."""
    import_files([shared_data / "yugioh" / "cards.json.gz"], home=tmp_path)
    files = sorted((shared_data / "yugioh" / "decks").glob("*.ydk"))[:4]
    catalogue = open_catalogue(Game.YUGIOH, home=tmp_path)
    lists = [read_deck(deck.read_bytes(), source=deck.name, catalogue=catalogue) for deck in files]
    resolved = [resolve(one, catalogue) for one in lists]
    cards = list({card.name: card for deck in resolved for card in (*deck.main, *deck.extra)}.values())
    list(CompiledTexts(catalogue, home=tmp_path).readings(cards))
    benchmark(lambda: list(CompiledTexts(catalogue, home=tmp_path).readings(cards)))
    benchmark.extra_info["cards"] = len(cards)


@pytest.mark.parametrize("name", list(HOSTILE))
def test_hostile_texts(benchmark: Any, name: str) -> None:
    """Time in proportion to the length; seconds here are a fault."""
    text = HOSTILE[name]
    benchmark.pedantic(lambda: (scan(text, LEXICON), mentions(Section.EFFECT, text, LEXICON)), rounds=3)
