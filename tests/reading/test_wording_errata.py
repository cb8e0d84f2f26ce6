"""The checked examples of multiplayer wording: what `docs/wording-errata.md` says of each card is so."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from banneret.cards.catalogue import MemoryCatalogue
from banneret.cards.yugioh import YugiohCard
from banneret.effects.abilities import Ability
from banneret.effects.node import walk
from banneret.effects.opponents import EachPlayer, Plain, multiplayer_sentences
from banneret.effects.players import Who
from banneret.reading.reader import Reader
from banneret.reading.text.lexicon import Lexicon
from banneret.reading.text.sentences import Role
from banneret.yugioh.rewordings import rewording

OTHERS = frozenset(Who) - {Who.YOU, Who.THEY, Who.OWNER, Who.CONTROLLER}


class Row(NamedTuple):
    """One row of the table."""

    example: int
    card: str
    asked: str
    ours: str
    verdict: str


class Input(msgspec.Struct, frozen=True):
    card: str


class Example(msgspec.Struct, frozen=True):
    kind: str
    input: Input | None = None


def rows(project: Path) -> list[Row]:
    lines = (project / "docs" / "wording-errata.md").read_text("utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]
    return [Row(int(cell[0]), *cell[1:]) for cell in cells if cell[0].isdecimal()]


def said(card: YugiohCard, reader: Reader) -> str:
    """Whom a card means, in the words of the table."""
    reading = reader.card(card)
    trees = [sentence.tree for sentence in reading.sentences if sentence.tree is not None]
    if not reading.is_read() or len(trees) < len(reading.sentences):
        return "not read yet"
    settled = rewording(card.name, profile="seed")
    rewritten = multiplayer_sentences(
        trees,
        plain=Plain.of(card.card_type, card.property),
        each_player=EachPlayer.ALL if settled is None else settled.meaning,
        bullets=frozenset(n for n, one in enumerate(reading.sentences) if one.role is Role.BULLET),
    )
    named = {
        who
        for sentence in rewritten
        for node in walk(sentence)
        for name in node.__struct_fields__
        if isinstance(who := getattr(node, name), Who) and who in OTHERS
    }
    return ", ".join(sorted(who.value for who in named)) or "nobody"


def test_d26_every_errata_example_stands_in_the_table(project: Path, shared_data: Path) -> None:
    decoder = msgspec.json.Decoder(list[msgspec.Raw])
    raw = decoder.decode((shared_data / "yugioh" / "domain_examples.json").read_bytes())
    kinds = msgspec.json.Decoder(dict[str, msgspec.Raw])
    errata = [
        msgspec.json.decode(one, type=Example)
        for one in raw
        if msgspec.json.decode(kinds.decode(one)["kind"], type=str) == "errata"
    ]
    table = rows(project)
    assert {row.example for row in table} == set(range(1, len(errata) + 1))
    for row in table:
        example = errata[row.example - 1]
        assert example.input is not None
        if row.card != "any":
            first = row.card.split(",")[0].split()[0]
            assert first in example.input.card, row


def test_d26_the_cards_of_the_table_mean_whom_it_says(
    project: Path, real_cards: MemoryCatalogue[YugiohCard]
) -> None:
    reader = Reader(Lexicon(real_cards.names()))
    wrong = [
        f"{row.example} {row.card}: {ours}"
        for row in rows(project)
        if row.card != "any" and (ours := said(real_cards.by_name(row.card), reader)) != row.ours
    ]
    assert wrong == []


@pytest.mark.parametrize("name", ["Raigeki", "Ookazi"])
def test_d26_a_declared_opponent_is_declared_at_activation(
    name: str, real_cards: MemoryCatalogue[YugiohCard]
) -> None:
    reading = Reader(Lexicon(real_cards.names())).card(real_cards.by_name(name))
    trees = [sentence.tree for sentence in reading.sentences if sentence.tree is not None]
    (first, *_) = multiplayer_sentences(trees, plain=Plain.ACTIVATED)
    assert isinstance(first, Ability)
    assert first.declares_opponent
