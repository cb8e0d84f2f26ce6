"""Compare all Domains with a community tool's table, and the two profiles with each other.

    python tools/domain_differences.py path/to/cards.json.gz path/to/domains_public2024.jsonl.gz

It writes ``docs/domain-differences.md``, every difference with its reason; one without makes
the status 1.
The table has a JSON line for each Deck Master: password, name, attributes, types, archetypes, named_cards.
"""

from __future__ import annotations

import argparse
import gzip
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from banneret.cards.catalogue import MemoryCatalogue
from banneret.cards.game import Game
from banneret.cards.importers.yaml_yugi import read_yaml_yugi
from banneret.formats.domain.domain import Domain, ItemKind, Origin
from banneret.formats.domain.pool import CardPool
from banneret.formats.domain.profiles import PUBLIC_2024, SEED, Profile

OUTPUT = Path(__file__).resolve().parent.parent / "docs" / "domain-differences.md"

RULE_OPTIONS: Final[Mapping[str, Sequence[str]]] = {
    "D5": ("reminders",),
    "D6": ("stat_lines",),
    "D8": ("shared_names", "mentioned"),
    "D9": ("archetypes_of_named_cards",),
}
"""By rule the options in which the profiles differ by it."""

KNOWN: Final[Mapping[tuple[str, str], str]] = {
    (
        "Rose Girl",
        "Rose",
    ): "the simulators go by the English name; in Japanese it is バラ, and Rose is ローズ (D8)",
    (
        "Throwstone Unit",
        "Throwstone Unit",
    ): 'the simulators\' text has "this card" where the printed one has the name',
}
"""Reasons that no rule below finds, by card and item."""


class Row(msgspec.Struct, frozen=True):
    """A Deck Master in the table."""

    password: int
    name: str
    attributes: frozenset[str]
    types: frozenset[str]
    archetypes: frozenset[str]
    named_cards: frozenset[str]
    """In lower case; also quoted words that name no card."""


class Side(StrEnum):
    """Who has an item that the other has not."""

    OURS = "ours"
    TABLE = "the table"


class Difference(NamedTuple):
    """One item that only one side has."""

    card: str
    kind: ItemKind
    item: str
    only_in: Side
    reason: str
    """Empty where none is known."""


def main() -> int:
    """Write the document, say the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("cards", type=Path, help="YAML Yugi cards.json.gz")
    parser.add_argument("table", type=Path, help="the community tool's Domains, gzipped JSON lines")
    given = parser.parse_args()
    pool = read_pool(given.cards)
    rows = read_table(given.table)
    found = [difference for row in rows for difference in differences(row, pool)]
    rules = {facts.card.name: rules_between_profiles(pool, facts.card.name) for facts in pool.monsters}
    OUTPUT.write_text("\n".join(document(rows, found, rules)) + "\n", encoding="utf-8")
    unexplained = [difference for difference in found if not difference.reason]
    sys.stderr.write("\n".join([*figures(rows, found), *map(str, unexplained)]) + "\n")
    return 1 if unexplained else 0


def read_pool(path: Path) -> CardPool:
    """The cards of a file of YAML Yugi."""
    contribution = read_yaml_yugi(gzip.decompress(path.read_bytes()), source=str(path))
    return CardPool(MemoryCatalogue(Game.YUGIOH, [record.card for record in contribution.records]))


def read_table(path: Path) -> list[Row]:
    """The community tool's table."""
    decoder = msgspec.json.Decoder(Row)
    return [decoder.decode(line) for line in gzip.decompress(path.read_bytes()).splitlines()]


def differences(row: Row, pool: CardPool) -> Iterator[Difference]:
    """The items in which a Domain under ``public-2024`` differs from the table.

    Quoted words of the table that are no card names are left out.
    """
    card = pool.catalogue.by_password(row.password)
    if card is None:
        return
    domain = pool.domain(card, PUBLIC_2024)
    sides: dict[ItemKind, tuple[Set[str], Set[str]]] = {
        ItemKind.ATTRIBUTE: (set(domain.attributes()), row.attributes),
        ItemKind.MONSTER_TYPE: (set(domain.types()), row.types),
        ItemKind.ARCHETYPE: (set(domain.archetypes()), row.archetypes),
        ItemKind.CARD: (set(domain.named_cards()), named_cards(row, pool)),
    }
    for kind, (ours, theirs) in sides.items():
        for item in sorted(ours - theirs):
            yield Difference(card.name, kind, item, Side.OURS, why_ours(domain, kind, item, row, pool))
        for item in sorted(theirs - ours):
            yield Difference(card.name, kind, item, Side.TABLE, why_theirs(domain, item, row, pool))


def named_cards(row: Row, pool: CardPool) -> set[str]:
    """The cards that the table's row names, as printed."""
    return {card for name in row.named_cards if (card := pool.lexicon.card(name)) is not None}


def why_ours(domain: Domain, kind: ItemKind, item: str, row: Row, pool: CardPool) -> str:
    """Why an item of ours is not in the table."""
    if reason := KNOWN.get((domain.card.name, item)):
        return reason
    (because,) = (one for one in domain.because if one.item.kind is kind and one.item.name == item)
    if domain.card.is_normal_monster() and not isinstance(because.source, Origin):
        return "the tool does not read the Pendulum text of Normal Monsters (D5)"
    if kind is ItemKind.CARD and any(pool.lexicon.card(name) is None for name in row.named_cards):
        return "the table names the card as it was called before, or in the plural"
    if kind is ItemKind.ARCHETYPE and because.source is Origin.ARCHETYPE:
        return "the card data counts the card to it by its name; the simulators had not given it the code"
    if kind is ItemKind.ARCHETYPE and because.through is None:
        return "the tool knows the archetype only by its double name and misses the one that the text has"
    if kind is ItemKind.ARCHETYPE:
        return f"the card data counts {because.through} to it; the simulators had not given it the code"
    return ""


def why_theirs(domain: Domain, item: str, row: Row, pool: CardPool) -> str:
    """Why an item of the table is not in our Domain."""
    if reason := KNOWN.get((domain.card.name, item)):
        return reason
    text = f"{domain.card.text}\n{domain.card.pendulum_text}".lower()
    if pool.lexicon.card(item) is not None and item.lower() not in text:
        return "the card's text of today does not name it"
    for name in sorted(named_cards(row, pool)):
        if name.lower() not in text and item in pool.archetypes_of(name):
            return f"the archetype of {name}, which the card's text of today does not name"
    return ""


def rules_between_profiles(pool: CardPool, name: str) -> frozenset[str]:
    """The rules by which the two profiles give a Deck Master different Domains; none if they do not."""
    card = pool.catalogue.by_name(name)

    def items(profile: Profile) -> frozenset[str]:
        return frozenset(f"{one.item.kind}:{one.item.name}" for one in pool.domain(card, profile).because)

    if items(SEED) == items(PUBLIC_2024):
        return frozenset()
    found = set()
    for rule, options in RULE_OPTIONS.items():
        towards = {option: getattr(PUBLIC_2024, option) for option in options}
        back = {option: getattr(SEED, option) for option in options}
        if items(msgspec.structs.replace(SEED, **towards)) != items(SEED) or items(
            msgspec.structs.replace(PUBLIC_2024, **back)
        ) != items(PUBLIC_2024):
            found.add(rule)
    return frozenset(found)


def figures(rows: Sequence[Row], found: Iterable[Difference]) -> Iterator[str]:
    """The share of Deck Masters that are equal, by kind of item."""
    unequal = Counter(kind for kind, _ in {(one.kind, one.card) for one in found})
    for kind in (ItemKind.ATTRIBUTE, ItemKind.MONSTER_TYPE, ItemKind.ARCHETYPE, ItemKind.CARD):
        equal = len(rows) - unequal[kind]
        yield f"{kind}: {equal:,} of {len(rows):,} equal ({equal / len(rows):.2%})"


def document(
    rows: Sequence[Row], found: Sequence[Difference], rules: Mapping[str, frozenset[str]]
) -> Iterator[str]:
    """The lines of ``docs/domain-differences.md``."""
    yield "# Where Domains differ"
    yield ""
    yield "Made by `tools/domain_differences.py`; do not edit."
    yield ""
    yield "## From the community tool's table of 2025 (profile `public-2024`)"
    yield ""
    yield from (f"- {line}" for line in figures(rows, found))
    yield ""
    yield "| Deck Master | item | only in | reason |"
    yield "| --- | --- | --- | --- |"
    for one in sorted(found):
        item = one.item.replace("|", "\\|")
        yield f"| {one.card} | {one.kind} {item} | {one.only_in} | {one.reason} |"
    yield ""
    yield "## Between the profiles `seed` and `public-2024`"
    yield ""
    counts = Counter(rule for found_rules in rules.values() for rule in found_rules)
    differing = {name: found_rules for name, found_rules in rules.items() if found_rules}
    yield f"{len(differing):,} of {len(rules):,} Deck Masters differ, each by one or more of these rules:"
    yield ""
    yield from (f"- {rule}: {counts[rule]:,}" for rule in RULE_OPTIONS)
    yield ""
    for combination, number in sorted(Counter(map(_joined, differing.values())).items()):
        yield f"### {combination} ({number:,})"
        yield ""
        yield "; ".join(sorted(name for name, by in differing.items() if _joined(by) == combination))
        yield ""


def _joined(rules: frozenset[str]) -> str:
    return " and ".join(sorted(rules))


if __name__ == "__main__":
    sys.exit(main())
