"""The rules about building a Neo deck and choosing its Deck Master: N6, N11, N12 and the base game's deck."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest

from banneret.cards.yugioh import YugiohCard
from banneret.decks.model import Section
from banneret.decks.options import CheckOptions, LimitList
from banneret.decks.resolve import LeaderFrom, ResolvedDeck
from banneret.decks.verdict import Verdict
from banneret.effects.yugioh_terms import Attribute, CardType, MonsterKind, Property
from banneret.formats.neo.deck import BARRED_SYNCHROS, check_deck
from tests.rules.decks import broken, catalogue_of, followers, fusions, monster, said, spell, yugioh_deck

LEADER = monster("Chosen One")


def check(
    deck: ResolvedDeck[YugiohCard],
    *others: YugiohCard,
    unlocks: frozenset[str] | Literal["all"] = frozenset(),
    limits: dict[str, int] | None = None,
) -> Verdict:
    options = CheckOptions(unlocks=unlocks, limits=limits or {})
    return check_deck(deck, catalogue=catalogue_of(deck, *others), options=options)


def led_by(card: YugiohCard, *, unlocks: frozenset[str] | Literal["all"] = frozenset()) -> list[str]:
    """The rules that a deck led by a card breaks."""
    return broken(check(yugioh_deck(card, main=followers(40)), unlocks=unlocks))


def test_base_deck_has_forty_to_sixty_cards_and_up_to_fifteen_beside() -> None:
    assert check(yugioh_deck(LEADER, main=followers(39))).legal
    assert check(yugioh_deck(LEADER, main=followers(59), extra=fusions(15), side=followers(15))).legal
    verdict = check(yugioh_deck(LEADER, main=followers(38), extra=fusions(16), side=followers(16)))
    assert [(v.rule, v.section, v.count) for v in verdict.violations] == [
        ("base", Section.MAIN, 39),
        ("base", Section.EXTRA, 16),
        ("base", Section.SIDE, 16),
    ]


def test_base_deck_has_three_copies_of_a_card_side_deck_included() -> None:
    card = monster("Often")
    deck = yugioh_deck(LEADER, main=[*followers(40), card, card], side=[card, card])
    assert [(v.rule, v.card, v.count) for v in check(deck).violations] == [("base", "Often", 4)]
    assert check(yugioh_deck(LEADER, main=[*followers(40), card, card], side=[card])).legal


def test_base_deck_keeps_the_list_of_a_date() -> None:
    card = monster("Limited One")
    deck = yugioh_deck(LEADER, main=[*followers(40), card, card])
    assert [(v.card, v.count) for v in check(deck, limits={"Limited One": 1}).violations] == [
        ("Limited One", 2)
    ]
    assert check(deck, limits={"Limited One": 2}).legal


def test_base_deck_keeps_the_list_of_the_catalogue_unless_told_otherwise() -> None:
    card = msgspec.structs.replace(monster("Forbidden One"), limit_tcg=0, limit_ocg=1)
    deck = yugioh_deck(LEADER, main=[*followers(40), card])
    catalogue = catalogue_of(deck)
    for limits, rules in ((LimitList.TCG, ["base"]), (LimitList.OCG, []), (LimitList.NONE, [])):
        options = CheckOptions(limits=limits)
        assert broken(check_deck(deck, catalogue=catalogue, options=options)) == rules
    assert broken(check_deck(deck, catalogue=catalogue, options=CheckOptions())) == ["base"]


def test_n6_the_deck_master_is_one_card_of_the_own_deck() -> None:
    assert broken(check(yugioh_deck(None, main=followers(40)))) == ["N6"]
    named = yugioh_deck(LEADER, main=followers(40), leader_from=LeaderFrom.NAMED)
    assert broken(check(named)) == ["N6"]
    assert check(yugioh_deck(LEADER, main=[*followers(40), LEADER], leader_from=LeaderFrom.NAMED)).legal


def test_n6_a_deck_master_listed_apart_belongs_to_the_deck() -> None:
    assert check(yugioh_deck(LEADER, main=followers(60))).violations[0].count == 61
    assert check(yugioh_deck(LEADER, main=[*followers(39), LEADER])).legal


def test_n6_god_cards_spells_traps_links_and_tokens_cannot_lead() -> None:
    assert led_by(monster("God", attribute=Attribute.DIVINE)) == ["N6"]
    assert led_by(spell("Plain Spell")) == ["N6"]
    assert led_by(YugiohCard(name="Trap", card_type=CardType.TRAP)) == ["N6"]
    assert "N6" in led_by(monster("Link", MonsterKind.LINK, level=None))
    assert "N6" in led_by(monster("Token", MonsterKind.TOKEN))


def test_n6_a_ritual_spell_can_lead_for_its_monster() -> None:
    card = spell("Rite", icon=Property.RITUAL)
    assert led_by(card) == ["N11"]
    assert led_by(card, unlocks="all") == []


def test_n6_forbidden_cards_cannot_lead() -> None:
    verdict = check(yugioh_deck(LEADER, main=followers(40)), limits={"Chosen One": 0})
    assert sorted(broken(verdict)) == ["N6", "base"]


@pytest.mark.parametrize(
    "kind", [MonsterKind.RITUAL, MonsterKind.FUSION, MonsterKind.SYNCHRO, MonsterKind.XYZ]
)
def test_n11_some_kinds_must_be_unlocked(kind: MonsterKind) -> None:
    card = monster("Locked", kind, level=3)
    assert led_by(card) == ["N11"]
    assert led_by(card, unlocks=frozenset({"Locked"})) == []


@pytest.mark.parametrize(
    "kind", [MonsterKind.EFFECT, MonsterKind.NORMAL, MonsterKind.TUNER, MonsterKind.PENDULUM]
)
def test_n11_level_6_or_higher_must_be_unlocked(kind: MonsterKind) -> None:
    assert led_by(monster("Five", kind, level=5)) == []
    assert led_by(monster("Six", kind, level=6)) == ["N11"]
    assert led_by(monster("Six", kind, level=6), unlocks="all") == []


def test_n11_a_ritual_spell_needs_the_unlock_of_its_monster() -> None:
    ritual = monster("Ritual One", MonsterKind.RITUAL)
    rite = spell("Rite", icon=Property.RITUAL, text='This card can be used to Ritual Summon "Ritual One".')
    deck = yugioh_deck(rite, main=followers(40))
    assert broken(check(deck, ritual)) == ["N11"]
    assert check(deck, ritual, unlocks=frozenset({"Ritual One"})).legal
    assert broken(check(deck, ritual, unlocks=frozenset({"Another"}))) == ["N11"]


@pytest.mark.parametrize("name", sorted(BARRED_SYNCHROS))
def test_n12_some_synchro_monsters_cannot_lead(name: str) -> None:
    assert led_by(monster(name, MonsterKind.SYNCHRO, level=12), unlocks="all") == ["N12"]


@pytest.mark.parametrize(
    "name", ["CXyz Any", "Number C39: Any", "Number F0: Any", "Number iC1000: Any", "Number S39: Any"]
)
def test_n12_numbers_of_these_kinds_cannot_lead(name: str) -> None:
    assert led_by(monster(name, MonsterKind.XYZ, level=None), unlocks="all") == ["N12"]
    assert led_by(monster("Number 39: Any", MonsterKind.XYZ, level=None), unlocks="all") == []


def test_all_violations_of_a_neo_deck_say_what_and_where() -> None:
    verdict = check(yugioh_deck(monster("Link", MonsterKind.LINK, level=None), main=followers(3)))
    assert not verdict.legal
    assert "Link is a Link Monster" in said(verdict)
