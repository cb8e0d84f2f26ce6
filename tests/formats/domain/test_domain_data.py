"""Domains against published facts: worked examples, and a community tool's table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from banneret.formats.domain.domain import ItemKind
from banneret.formats.domain.pool import CardPool
from banneret.formats.domain.profiles import PUBLIC_2024, SEED, Profile
from banneret.reading.text.archetypes import archetypes
from banneret.reading.text.lexicon import Lexicon
from banneret.reading.text.mentions import MentionKind, Section, mentions
from tools.domain_differences import (
    Difference,
    Row,
    differences,
    document,
    read_table,
    rules_between_profiles,
)

Example = dict[str, Any]


@pytest.fixture(scope="module")
def examples(shared_data: Path) -> list[Example]:
    data = (shared_data / "yugioh" / "domain_examples.json").read_bytes()
    return msgspec.json.decode(data, type=list[Example])


@pytest.fixture(scope="module")
def rows(shared_data: Path) -> list[Row]:
    return read_table(shared_data / "yugioh" / "domains_public2024.jsonl.gz")


@pytest.fixture(scope="module")
def found(rows: list[Row], full_pool: CardPool) -> list[Difference]:
    return [difference for row in rows for difference in differences(row, full_pool)]


def of_kind(examples: list[Example], kind: str) -> list[tuple[Example, Example]]:
    chosen = [(example["input"], example["expected"]) for example in examples if example["kind"] == kind]
    assert chosen
    return chosen


def test_contents_of_domains(examples: list[Example], full_pool: CardPool) -> None:
    """D4 to D9; the examples leave out the card's own name and Divine-Beast, which every Domain has."""
    for given, expected in of_kind(examples, "domain_contents"):
        card = full_pool.catalogue.by_name(given["deck_master"])
        domain = full_pool.domain(card, PUBLIC_2024)
        assert sorted(domain.attributes()) == expected["attributes"], card.name
        types = [one.upper() for one in domain.types() if one != "Divine-Beast"]
        assert types == expected["monster_types"], card.name
        assert list(domain.archetypes()) == expected["archetypes"], card.name
        named = [name for name in domain.named_cards() if name != card.name]
        assert named == sorted(expected["named_cards"]), card.name


@pytest.mark.parametrize(
    ("profile", "key"), [(SEED, "seed_rules"), (PUBLIC_2024, "current_public_rules")], ids=["seed", "public"]
)
def test_membership(profile: Profile, key: str, examples: list[Example], full_pool: CardPool) -> None:
    """D2 and D4 to D9; examples that the source leaves open have neither "in" nor "out"."""
    for given, expected in of_kind(examples, "domain_membership"):
        if expected[key] not in {"in", "out"} or "card" not in given:
            continue
        domain = full_pool.domain(full_pool.catalogue.by_name(given["deck_master"]), profile)
        reasons = domain.admits(full_pool.facts(full_pool.catalogue.by_name(given["card"])))
        assert bool(reasons) == (expected[key] == "in"), (given, expected["why"])


def test_text_scans(examples: list[Example]) -> None:
    """D5 and D7: words in texts; examples that only describe a text are among the rule's own tests."""
    lexicon = Lexicon([])
    scanned = 0
    for given, expected in of_kind(examples, "domain_text_scan"):
        text = given["effect_text_contains"]
        if '"' in text or "/" in text:
            continue
        kinds = {MentionKind.ATTRIBUTE, MentionKind.MONSTER_TYPE}
        items = {one.value for one in mentions(Section.EFFECT, text, lexicon) if one.kind in kinds}
        added = expected.get("adds") or []
        assert items == ({added} if isinstance(added, str) else set(added)), text
        scanned += 1
    assert scanned > 20


def test_archetype_rules(examples: list[Example]) -> None:
    """D8."""
    for given, expected in of_kind(examples, "archetype_rule"):
        if "name" in given:
            assert (archetypes().spoken(given["name"]) is not None) == expected["is_archetype"], given
        else:
            line = archetypes().spoken(given["archetype"])
            assert line is not None
            assert set(line.roots()) == set(expected["counts_as"].split(" and ")), given


@pytest.mark.parametrize(
    ("kind", "share"),
    [
        (ItemKind.ATTRIBUTE, 0.9995),
        (ItemKind.MONSTER_TYPE, 0.9995),
        (ItemKind.ARCHETYPE, 0.995),
        (ItemKind.CARD, 0.99),
    ],
)
def test_equal_to_the_table(kind: ItemKind, share: float, rows: list[Row], found: list[Difference]) -> None:
    unequal = {difference.card for difference in found if difference.kind is kind}
    assert 1 - len(unequal) / len(rows) >= share


def test_every_difference_from_the_table_has_a_reason(found: list[Difference]) -> None:
    assert [difference for difference in found if not difference.reason] == []


def test_the_profiles_differ_by_their_rules_alone(
    rows: list[Row], found: list[Difference], full_pool: CardPool, project: Path
) -> None:
    """D5, D6, D8, D9: every Deck Master that differs does so by one of them; the document lists all."""
    rules = {
        facts.card.name: rules_between_profiles(full_pool, facts.card.name) for facts in full_pool.monsters
    }
    for facts in full_pool.monsters:
        seed, public = (
            {reason.item for reason in full_pool.domain(facts.card, profile).because}
            for profile in (SEED, PUBLIC_2024)
        )
        assert (seed != public) == bool(rules[facts.card.name]), facts.card.name
    committed = (project / "docs" / "domain-differences.md").read_text(encoding="utf-8")
    assert "\n".join(document(rows, found, rules)) + "\n" == committed


def test_every_domain_has_members(full_pool: CardPool) -> None:
    sizes = [
        len(list(full_pool.names_in_set(full_pool.members(full_pool.domain(facts.card)))))
        for facts in full_pool.monsters
    ]
    assert len(sizes) > 9000
    assert min(sizes) > 0
