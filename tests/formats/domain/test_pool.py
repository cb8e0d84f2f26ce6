"""Members, leaders, files and search keys, with cards of our own."""

from __future__ import annotations

import csv

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banneret.cards.query import QueryError
from banneret.cards.search import search
from banneret.effects.yugioh_terms import Attribute, MonsterKind, MonsterType
from banneret.errors import NotFound
from banneret.formats.domain.leaders import leaders_of
from banneret.formats.domain.pool import CardPool, can_lead
from banneret.formats.domain.profiles import PROFILES, Profile, Switch, profile_named
from banneret.formats.domain.report import domain_line, domain_report, domain_text
from banneret.formats.domain.search import domain_key, leads_key
from banneret.formats.domain.whitelist import csv_lines, whitelist
from tests.formats.domain.samples import monster, pool_of, spell

HERALD = monster("Herald", 'All Fish monsters gain ATK. Add 1 "Jester".', password=1)
JESTER = monster("Jester", attribute=Attribute.DARK, monster_type=MonsterType.FIEND, password=2)
CARP = monster(
    "Carp", attribute=Attribute.WATER, monster_type=MonsterType.FISH, password=3, artworks=(30, 31)
)
EAGLE = monster("Eagle", attribute=Attribute.WIND, monster_type=MonsterType.WINGED_BEAST, password=4)
IMP = monster("Imp Token", kinds=(MonsterKind.TOKEN,), password=5)
DRAFT = spell("Draft", password=6)
CARDS = (HERALD, JESTER, CARP, EAGLE, IMP, DRAFT)


@pytest.fixture
def pool() -> CardPool:
    return pool_of(CARDS)


def test_members_are_the_monsters_with_a_reason(pool: CardPool) -> None:
    domain = pool.domain(HERALD)
    assert [facts.card.name for facts in pool.in_set(pool.members(domain))] == ["Carp", "Herald", "Jester"]


@given(st.sets(st.integers(0, 3)))
def test_a_set_of_monsters_is_an_integer(numbers: set[int]) -> None:
    pool = pool_of(CARDS)
    members = sum(1 << number for number in numbers)
    assert list(pool.in_set(members)) == [pool.monsters[number] for number in sorted(numbers)]
    assert list(pool.names_in_set(members)) == [facts.card.name for facts in pool.in_set(members)]


@given(st.lists(st.sampled_from(MonsterType), min_size=1, max_size=8), st.sampled_from(PROFILES))
def test_members_agree_with_admits(types: list[MonsterType], profile: Profile) -> None:
    cards = [
        monster(f"M{index}", text=f"Add 1 {types[-1 - index]} monster.", monster_type=type_)
        for index, type_ in enumerate(types)
    ]
    pool = pool_of(cards)
    for card in cards:
        domain = pool.domain(card, profile)
        members = {facts.card.name for facts in pool.in_set(pool.members(domain))}
        assert members == {one.name for one in cards if domain.admits(pool.facts(one))}


def test_d10_any_monster_but_a_token_can_lead() -> None:
    assert [card.name for card in CARDS if can_lead(card)] == ["Herald", "Jester", "Carp", "Eagle"]


def test_leaders_come_best_first(pool: CardPool) -> None:
    found = leaders_of([JESTER], pool)
    assert [leader.domain.card.name for leader in found if not leader.missing] == ["Herald", "Jester"]
    assert found[0].fit > found[1].fit


def test_leaders_that_miss_cards_say_which(pool: CardPool) -> None:
    found = leaders_of([JESTER, CARP, EAGLE, DRAFT], pool)
    assert found[0].domain.card.name == "Herald"
    assert found[0].missing == ("Eagle",)


def test_d3_a_card_of_the_deck_does_not_lead_it(pool: CardPool) -> None:
    found = leaders_of([JESTER], pool, besides=[JESTER])
    assert "Jester" not in [leader.domain.card.name for leader in found]


def test_every_monster_leads_spells(pool: CardPool) -> None:
    assert all(not leader.missing for leader in leaders_of([DRAFT], pool))


def test_whitelist_has_every_playable_card_with_its_artworks(pool: CardPool) -> None:
    lines = list(whitelist(pool.domain(HERALD), pool))
    assert lines[1] == "!Domain: Herald"
    assert lines[2] == "$whitelist"
    assert [line.split(" --")[0] for line in lines[3:]] == ["3 1", "30 1", "31 1", "6 1", "1 1", "2 1"]


def test_csv_gives_each_member_its_reason(pool: CardPool) -> None:
    table = list(csv.DictReader(csv_lines(pool.domain(HERALD), pool)))
    assert [(row["name"], row["item"]) for row in table] == [
        ("Carp", "Fish"),
        ("Herald", "EARTH"),
        ("Jester", "Jester"),
    ]
    assert table[0]["words"] == "All Fish monsters gain ATK"


def test_report_has_the_items_their_words_and_the_members(pool: CardPool) -> None:
    report = domain_report(pool.domain(HERALD), pool)
    assert report.size == 3
    assert report.members == ("Carp", "Herald", "Jester")
    assert report.named_cards == domain_line(pool.domain(HERALD)).named_cards == ("Jester",)
    text = "\n".join(domain_text(report))
    assert "  Fish: All Fish monsters gain ATK" in text
    assert text.endswith("3 monsters; every Spell and Trap as well (D2)")


def test_search_keys(pool: CardPool) -> None:
    keys = {"domain": domain_key, "leads": leads_key}

    def names(query: str) -> list[str]:
        return [card.name for card in search(pool.catalogue, query, keys=keys).cards]

    assert names("domain:Herald") == ["Carp", "Draft", "Herald", "Jester"]
    assert names("domain!=Herald") == ["Eagle", "Imp Token"]
    assert names("leads:Carp") == ["Carp", "Herald"]
    assert names("leads:Draft") == ["Carp", "Eagle", "Herald", "Jester"]
    for wrong in ("domain:Draft", "domain:Nobody", "leads>Carp"):
        with pytest.raises(QueryError):
            names(wrong)


def test_an_unknown_profile_names_the_known_ones() -> None:
    with pytest.raises(NotFound, match="seed or public-2024, not 'public-2030'"):
        profile_named("public-2030")
    assert profile_named(None).name == "seed"
    assert profile_named("seed", own_type=Switch.OFF).own_type is Switch.OFF
