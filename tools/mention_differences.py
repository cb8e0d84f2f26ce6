"""Compare what the tokens of all cards mention with what their trees mention.

    python tools/mention_differences.py path/to/cards.json.gz

Domains are made of the tokens (D4). A card that is read has a tree, which says the same. Every difference is
shown with its reason; one without makes the status 1.
"""

from __future__ import annotations

import argparse
import gzip
import sys
from collections.abc import Iterable, Set
from pathlib import Path
from typing import NamedTuple

from banneret.cards.importers.yaml_yugi import read_yaml_yugi
from banneret.cards.yugioh import YugiohCard
from banneret.reading.reader import Reader, card_sections
from banneret.reading.text.lexicon import Lexicon
from banneret.reading.text.mentions import mentions
from banneret.reading.tree_mentions import Said, said_by_tokens, said_by_tree


class Difference(NamedTuple):
    """What only one of the two ways finds on a card."""

    card: str
    only_tokens: frozenset[Said]
    only_tree: frozenset[Said]
    reason: str


class Compared(NamedTuple):
    """The outcome for some cards."""

    cards: int
    """Cards that are read."""
    differences: list[Difference]


def main() -> int:
    """Compare all cards, say the figures and the differences."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("cards", type=Path, help="YAML Yugi cards.json.gz")
    given = parser.parse_args()
    contribution = read_yaml_yugi(gzip.decompress(given.cards.read_bytes()), source=str(given.cards))
    cards = [record.card for record in contribution.records]
    compared = differences(cards, Lexicon(card.name for card in cards))
    print(f"{compared.cards:,} cards read, {len(compared.differences)} differ")
    for one in compared.differences:
        print(
            f"{one.card}: tokens {shown(one.only_tokens)}; tree {shown(one.only_tree)}; {one.reason or '?'}"
        )
    return 1 if any(not one.reason for one in compared.differences) else 0


def differences(cards: Iterable[YugiohCard], lexicon: Lexicon) -> Compared:
    """The cards among these whose tree and tokens mention different things."""
    reader = Reader(lexicon)
    read = 0
    found: list[Difference] = []
    for card in cards:
        reading = reader.card(card)
        if not reading.is_read():
            continue
        read += 1
        tokens = said_by_tokens(
            mention for section, text in card_sections(card) for mention in mentions(section, text, lexicon)
        )
        trees = (one.tree for one in reading.sentences)
        tree = frozenset(said for one in trees if one is not None for said in said_by_tree(one))
        if tokens != tree:
            found.append(
                Difference(card.name, tokens - tree, tree - tokens, reason_of(tokens, tree, lexicon))
            )
    return Compared(read, found)


def reason_of(tokens: Set[Said], tree: Set[Said], lexicon: Lexicon) -> str:
    """Why two sets differ: in what follows names that mean an archetype only (D8)."""
    if {one[:2] for one in tokens} != {one[:2] for one in tree}:
        return ""
    references = [lexicon.find(one.value) for one in tokens ^ tree]
    if any(one.card is not None for one in references):
        return ""
    return "the name is an archetype's alone, so what follows it decides nothing"


def shown(said: frozenset[Said]) -> str:
    """What is mentioned, in words."""
    return ", ".join(sorted(f"{one.kind} {one.value} ({one.following})" for one in said)) or "nothing"


if __name__ == "__main__":
    sys.exit(main())
