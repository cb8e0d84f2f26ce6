"""Deck checks against public examples of the Domain Format: every expectation holds."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from banneret.cards.catalogue import Catalogue, MemoryCatalogue
from banneret.cards.game import Game
from banneret.cards.yugioh import YugiohCard
from banneret.decks.files import DeckKind, read_deck, write_deck
from banneret.decks.identity import name_identity
from banneret.decks.model import DeckEntry, DeckList
from banneret.decks.options import CheckOptions
from banneret.decks.resolve import resolve
from banneret.decks.verdict import Verdict
from banneret.formats.domain.deck import check_deck
from banneret.formats.domain.pool import CardPool


@pytest.fixture(scope="module")
def catalogue(full_pool: CardPool) -> Catalogue[YugiohCard]:
    return MemoryCatalogue(Game.YUGIOH, full_pool.cards)


def examples(shared_data: Path, kind: str) -> list[dict[str, Any]]:
    rows = json.loads((shared_data / "yugioh" / "domain_examples.json").read_text(encoding="utf-8"))
    return [row for row in rows if row["kind"] == kind]


def listed(*, leader: str, main: Sequence[str], extra: Sequence[str] = ()) -> DeckList:
    return DeckList(
        leader=(DeckEntry(name=leader),),
        main=tuple(DeckEntry(name=name) for name in main),
        extra=tuple(DeckEntry(name=name) for name in extra),
    )


def checked(deck: DeckList, catalogue: Catalogue[YugiohCard], profile: str = "seed") -> Verdict:
    options = CheckOptions(profile=profile)
    return check_deck(resolve(deck, catalogue), catalogue=catalogue, options=options)


def test_pairs_of_cards_are_one_card_or_two(shared_data: Path, catalogue: Catalogue[YugiohCard]) -> None:
    rows = examples(shared_data, "singleton_identity")
    assert rows
    for row in rows:
        first, second = (identity_of(words, catalogue) for words in row["input"]["cards"])
        assert (first == second) is row["expected"]["same_card"], row["input"]


def identity_of(words: str, catalogue: Catalogue[YugiohCard]) -> str:
    """The name that a card counts under; its own for one that only texts name (Legendary Dragon Critias)."""
    known = words[-1].isdecimal() or catalogue.find(words) is not None
    return name_identity(card_named(words, catalogue)) if known else words


def card_named(words: str, catalogue: Catalogue[YugiohCard]) -> YugiohCard:
    """The card of a name, or of the number that ends some words about an artwork."""
    number = re.search(r"\d{8}$", words)
    if number is None:
        return catalogue.by_name(words)
    deck = DeckList(main=(DeckEntry(password=int(number[0])),))
    return resolve(deck, catalogue).main[0]


def test_whole_decks_are_legal_under_both_profiles(
    shared_data: Path, catalogue: Catalogue[YugiohCard]
) -> None:
    for row in examples(shared_data, "decklist"):
        deck = row["input"]
        names = listed(leader=deck["deck_master"], main=deck["main"], extra=deck["extra"])
        ydk = "\n".join(
            [
                *("#main", *map(str, deck["main_passcodes"])),
                *("#extra", *map(str, deck.get("extra_passcodes", []))),
                *("!side", str(deck["deck_master_passcode"])),
            ]
        )
        for profile in ("seed", "public-2024"):
            for one in (names, read_deck(ydk, source="deck.ydk")):
                verdict = checked(one, catalogue, profile)
                assert (verdict.legal, verdict.leader) == (True, deck["deck_master"]), verdict


def test_changed_decks_break_the_rule_that_the_change_breaks(
    shared_data: Path, catalogue: Catalogue[YugiohCard]
) -> None:
    decks = {row["input"]["deck_master"]: row["input"] for row in examples(shared_data, "decklist")}
    rows = [row for row in examples(shared_data, "deck_legality") if "base" in row["input"]]
    assert len(rows) == 7
    for row in rows:
        base = decks[re.search('"(.*)"', row["input"]["base"])[1]]  # type: ignore[index]
        cards = [*base["main"], *base["extra"]]
        for old, new in zip(
            row["input"]["replace"].split(" + "), row["input"]["with_"].split(" + "), strict=True
        ):
            place = cards.index(old.removesuffix(" (Extra)"))
            cards[place : place + 1] = [] if new.startswith("nothing") else [new.removesuffix(" (Extra)")]
        verdict = checked(listed(leader=base["deck_master"], main=cards), catalogue)
        assert verdict.legal is row["expected"]["legal"], row
        if not verdict.legal:
            assert len(verdict.violations) == 1, verdict


@pytest.mark.parametrize(
    ("leader", "others", "rules"),
    [
        ("Mystical Elf", [], []),
        ("Mystical Elf", ["-"], ["D1"]),
        ("Mystical Elf", ["+"], ["D1"]),
        ("Pot of Greed", [], ["D10"]),
        ("Dark Magician", ["Dark Magician"], ["D3"]),
        ("Cyber Twin Dragon", ["Cyber Twin Dragon"], ["D3"]),
        ("Mystical Elf", ["Pot of Greed", "Pot of Greed"], ["D3"]),
        ("Mystical Elf", ["Umi", "A Legendary Ocean"], ["D3"]),
        ("Axe Raider", ["Pot of Greed", "Solemn Judgment"], []),
        ("Axe Raider", ["Obelisk the Tormentor", "Slifer the Sky Dragon", "The Winged Dragon of Ra"], []),
        ("Dark Magician", ["Gagagigo"], ["D2"]),
    ],
)
def test_short_examples(
    catalogue: Catalogue[YugiohCard], leader: str, others: list[str], rules: list[str]
) -> None:
    size = 60 + others.count("+") - others.count("-")
    named = [name for name in others if name not in "+-"]
    in_main = [name for name in named if not card_named(name, catalogue).is_extra_deck()]
    spells = (card.name for card in catalogue.cards() if not card.is_monster() and card.name not in named)
    filling = [name for _, name in zip(range(size - len(in_main)), spells, strict=False)]
    verdict = checked(listed(leader=leader, main=[*named, *filling]), catalogue)
    assert [violation.rule for violation in verdict.violations] == rules


def test_the_shared_decks_come_back_from_every_kind(
    shared_data: Path, catalogue: Catalogue[YugiohCard]
) -> None:
    unknown = set()
    for file in sorted((shared_data / "yugioh" / "decks").glob("*.ydk")):
        deck = read_deck(file.read_bytes(), source=file.name)
        resolved = resolve(deck, catalogue)
        unknown |= {*resolved.unknown, *resolved.artworks}
        for kind in DeckKind:
            there = read_deck(write_deck(deck, kind, catalogue), source=kind, catalogue=catalogue)
            back = read_deck(write_deck(there, DeckKind.YDK, catalogue), source="back.ydk")
            assert all(
                sorted_codes(back, name) == sorted_codes(deck, name) for name in ("main", "extra", "side")
            )
    assert len(unknown) > 50


def sorted_codes(deck: DeckList, section: str) -> list[int]:
    entries: tuple[DeckEntry, ...] = getattr(deck, section)
    return sorted(entry.password or 0 for entry in entries for _ in range(entry.count))
