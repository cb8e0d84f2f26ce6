"""What tests of card texts share: the cards of the Goat deck with their real texts, and tables of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from banneret.cards.catalogue import MemoryCatalogue
from banneret.cards.game import Game
from banneret.cards.importers.files import read_file
from banneret.cards.importers.yaml_yugi import read_yaml_yugi
from banneret.cards.yugioh import YugiohCard
from banneret.core.seats import Seat
from banneret.effects.abilities import CardEffects
from banneret.formats.registry import find_format
from banneret.formats.texts import DeckTexts
from banneret.yugioh.setup import DuelDeck
from banneret.yugioh.testing import Table
from tests.duels import CARDS


class Goat(msgspec.Struct, frozen=True):
    """The cards of the Goat deck, their trees, and the deck itself."""

    cards: Mapping[str, YugiohCard]
    effects: dict[str, CardEffects]
    main: tuple[YugiohCard, ...]

    def __repr__(self) -> str:
        return "Goat()"  # a whole deck with its trees is no help in a failure

    def table(
        self, sides: str, *, turn: int = 9, seat: Seat = 0, phase: str = "main1", format_: str = "open"
    ) -> Table:
        """A table with these cards and those of `tests.duels`, from the ``side`` lines of a scenario."""
        text = f"format {format_}\nturn {turn} seat {seat} phase {phase}\n{sides}"
        cards = (*CARDS, *self.cards.values())
        return Table.place(text, find_format(format_).rules(), cards, self.effects)

    def deck(self) -> DuelDeck:
        """The whole deck, with what its texts do."""
        return DuelDeck(None, self.main, effects=self.effects)


@cache
def load_goat(data: Path) -> Goat:
    """Read the deck and its cards from the shared data; the names of all cards are known."""
    source = data / "yugioh" / "cards.json.gz"
    found = read_yaml_yugi(read_file(source), source=source.name)
    everything = [record.card for record in found.records]
    by_password = {card.password: card for card in everything}
    listed = (data / "bench" / "goat.ydk").read_text("utf-8").split("#extra")[0].split()
    main = tuple(by_password[int(word)] for word in listed if word.isdigit())
    texts = DeckTexts(MemoryCatalogue(Game.YUGIOH, everything))
    return Goat({card.name: card for card in main}, texts.effects(main), main)
