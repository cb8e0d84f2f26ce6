"""What a tree prints is read as the same tree: for trees made at random, and for every card that is read."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings

from banneret.cards.catalogue import MemoryCatalogue
from banneret.cards.yugioh import YugiohCard
from banneret.effects.node import Node, from_plain
from banneret.effects.printer import print_node
from banneret.effects.spelling import ROOTS, english
from banneret.reading.grammar.engine import Engine, words_of
from banneret.reading.reader import Reader
from banneret.reading.text.lexicon import Lexicon
from banneret.reading.text.scanner import scan
from tests.reading.ordinary import is_ordinary
from tests.reading.trees import Trees

LEXICON = Lexicon(["Lantern Keeper", "Harbour Bell"])
ENGINE = Engine(english())
TREES = Trees(english())
IN_THE_SUITE, IN_FULL = 400, 10_000
FEW = 0.01
"""The share of random trees that may be lost in the suite: each names a fault of the grammar still open."""


def comes_back(tree: Node, category: str = "sentence", lexicon: Lexicon = LEXICON) -> bool:
    printed = print_node(tree, category)
    reading = ENGINE.read(category, words_of(scan(printed, lexicon), printed))
    return bool(reading.value == tree and not reading.rivals)


def that_do_not_come_back(count: int, depth: int) -> list[str]:
    lost: list[str] = []

    @settings(
        max_examples=count,
        phases=[Phase.generate],
        database=None,
        derandomize=True,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(TREES.of("sentence", depth).filter(is_ordinary))
    def collect(tree: Node) -> None:
        if not comes_back(tree):
            lost.append(print_node(tree, "sentence"))

    collect()
    return lost


def test_random_trees_come_back() -> None:
    lost = that_do_not_come_back(IN_THE_SUITE, depth=4)
    assert len(lost) <= FEW * IN_THE_SUITE, lost


@pytest.mark.slow
@pytest.mark.parametrize("depth", [4, 5, 6])
def test_ten_thousand_random_trees_come_back(depth: int) -> None:
    assert that_do_not_come_back(IN_FULL, depth) == []


@settings(max_examples=100)
@given(TREES.of("sentence", 5))
def test_random_trees_survive_their_plain_form(tree: Node) -> None:
    assert from_plain(msgspec.json.decode(msgspec.json.encode(tree))) == tree


def cards_that_do_not_come_back(cards: MemoryCatalogue[YugiohCard], step: int) -> Iterator[str]:
    """The names of cards with a sentence whose tree is read otherwise; every so manieth card is read."""
    lexicon = Lexicon(cards.names())
    reader = Reader(lexicon)
    for card in list(cards.cards())[::step]:
        for sentence in reader.card(card).sentences:
            if sentence.is_read() and sentence.tree is not None:
                category = reader.category_of(sentence.role)
                if not comes_back(sentence.tree, category, lexicon):
                    yield card.name


def test_a_sample_of_real_cards_comes_back(real_cards: MemoryCatalogue[YugiohCard]) -> None:
    assert list(cards_that_do_not_come_back(real_cards, 70)) == []


@pytest.mark.slow
def test_every_card_that_is_read_comes_back(real_cards: MemoryCatalogue[YugiohCard]) -> None:
    assert list(cards_that_do_not_come_back(real_cards, 1)) == []


def test_all_categories_that_cards_are_made_of_can_be_made() -> None:
    assert all(TREES.depths[category] < 10 for category in ROOTS if category in english())
