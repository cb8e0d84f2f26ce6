"""Trees mention what the tokens of their texts mention."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from banneret.cards.importers.yaml_yugi import read_yaml_yugi
from banneret.reading.reader import Reader
from banneret.reading.text.lexicon import Lexicon
from banneret.reading.text.mentions import Section, mentions
from banneret.reading.tree_mentions import said_by_tokens, said_by_tree
from tools.mention_differences import differences

LEXICON = Lexicon(["Lantern Keeper", "Lantern Thief"])
EVERY = 12
"""Every twelfth card stands for all; the tool compares all of them."""


@pytest.mark.parametrize(
    "text",
    [
        "Special Summon 1 FIRE Warrior monster from your hand.",
        'Add 1 "Lantern" monster from your Deck to your hand.',
        'Add 1 "Lantern Keeper" or "Lantern Thief" from your Deck to your hand.',
        "Special Summon 1 monster with 1500 ATK/200 DEF from your Deck.",
        'You can only use this effect of "Lantern Keeper" once per turn.',
        "Destroy all monsters on the field, except non-DARK monsters.",
    ],
)
def test_both_ways_mention_the_same(text: str) -> None:
    trees = [one.tree for one in Reader(LEXICON).sentences(text)]
    by_tree = frozenset(said for tree in trees if tree is not None for said in said_by_tree(tree))
    if all(trees):
        assert by_tree == said_by_tokens(mentions(Section.EFFECT, text, LEXICON))


def test_d4_cards_that_are_read_mention_the_same_both_ways(shared_data: Path) -> None:
    """D4 to D9: Domains are made of the tokens; the trees of cards agree with them."""
    data = (shared_data / "yugioh" / "cards.json.gz").read_bytes()
    cards = [one.card for one in read_yaml_yugi(gzip.decompress(data), source="cards").records]
    compared = differences(cards[::EVERY], Lexicon(card.name for card in cards))
    assert compared.cards > 0
    assert [one for one in compared.differences if not one.reason] == []
