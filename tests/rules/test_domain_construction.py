"""The rules about building a Domain deck: D1, D2, D3 and D10."""

from __future__ import annotations

import pytest

from banneret.cards.yugioh import YugiohCard
from banneret.decks.files import read_deck
from banneret.decks.model import Section
from banneret.decks.options import CheckOptions
from banneret.decks.resolve import LeaderFrom, ResolvedDeck, resolve
from banneret.decks.verdict import Verdict
from banneret.effects.yugioh_terms import Attribute, MonsterKind, MonsterType
from banneret.formats.domain.deck import check_deck, monsters_by_item
from tests.rules.decks import broken, catalogue_of, followers, fusions, monster, said, spell, yugioh_deck

LEADER = monster("Leader of Rocks")
STRANGER = monster("Stranger", attribute=Attribute.WIND, monster_type=MonsterType.FISH)


def check(deck: ResolvedDeck[YugiohCard], *others: YugiohCard) -> Verdict:
    return check_deck(deck, catalogue=catalogue_of(deck, *others), options=CheckOptions())


def test_d1_a_deck_master_and_sixty_cards_are_a_deck() -> None:
    verdict = check(yugioh_deck(LEADER, main=followers(60), extra=fusions(15)))
    assert verdict == Verdict(legal=True, leader="Leader of Rocks")


@pytest.mark.parametrize("size", [0, 59, 61])
def test_d1_the_main_deck_has_exactly_sixty_cards(size: int) -> None:
    verdict = check(yugioh_deck(LEADER, main=followers(size)))
    (violation,) = verdict.violations
    assert (violation.rule, violation.section, violation.card) == ("D1", Section.MAIN, None)
    assert violation.count == size
    assert "exactly 60" in violation.message


def test_d1_the_extra_deck_has_at_most_fifteen_cards() -> None:
    verdict = check(yugioh_deck(LEADER, main=followers(60), extra=fusions(16)))
    assert [(v.rule, v.section, v.count) for v in verdict.violations] == [("D1", Section.EXTRA, 16)]


def test_d1_there_is_no_side_deck() -> None:
    verdict = check(yugioh_deck(LEADER, main=followers(60), side=[STRANGER, STRANGER]))
    assert [(v.rule, v.section, v.count) for v in verdict.violations] == [("D1", Section.SIDE, 2)]


def test_d1_a_deck_has_one_deck_master() -> None:
    assert broken(check(yugioh_deck(None, main=followers(60)))) == ["D1"]


@pytest.mark.parametrize(
    "text",
    [
        "{sixty}\nSide Deck\n1 Leader of Rocks",
        "Deck Master: Leader of Rocks\n{sixty}",
        "Main\n{sixty}\n//play-1\n1 Leader of Rocks",
    ],
)
def test_d1_the_single_side_card_or_the_leader_section_is_the_deck_master(text: str) -> None:
    sixty = followers(60)
    catalogue = catalogue_of(yugioh_deck(LEADER, main=sixty))
    listed = text.format(sixty="\n".join(f"1x {card.name}" for card in sixty))
    deck = resolve(read_deck(listed, source="list", catalogue=catalogue), catalogue)
    verdict = check_deck(deck, catalogue=catalogue, options=CheckOptions())
    assert verdict == Verdict(legal=True, leader="Leader of Rocks")


def test_d2_monsters_outside_the_domain_are_named_with_section_and_count() -> None:
    fused = monster(
        "Fused Stranger", MonsterKind.LINK, attribute=Attribute.WIND, monster_type=MonsterType.FISH
    )
    verdict = check(yugioh_deck(LEADER, main=[*followers(59), STRANGER], extra=[fused]))
    assert [(v.rule, v.section, v.card, v.count) for v in verdict.violations] == [
        ("D2", Section.MAIN, "Stranger", 1),
        ("D2", Section.EXTRA, "Fused Stranger", 1),
    ]
    assert "WIND Fish" in said(verdict)


def test_d2_spells_traps_and_divine_monsters_are_in_every_domain() -> None:
    god = monster("Any God", attribute=Attribute.DIVINE, monster_type=MonsterType.DIVINE_BEAST)
    assert check(yugioh_deck(LEADER, main=[*followers(58), spell("Any Spell"), god])).legal


def test_d2_says_when_the_deck_masters_text_is_missing() -> None:
    leader = monster("Unread Leader", MonsterKind.EFFECT)
    assert "does not have" in said(check(yugioh_deck(leader, main=[*followers(59), STRANGER])))


def test_d3_one_copy_of_a_card() -> None:
    verdict = check(yugioh_deck(LEADER, main=[*followers(58), *followers(2)]))
    assert [(v.rule, v.card, v.count) for v in verdict.violations] == [
        ("D3", "Follower 0", 2),
        ("D3", "Follower 1", 2),
    ]


def test_d3_counts_deck_master_main_and_extra_deck_together() -> None:
    fused = monster("Fused Leader", MonsterKind.FUSION)
    verdict = check(yugioh_deck(fused, main=followers(60), extra=[fused]))
    assert [(v.rule, v.section, v.count) for v in verdict.violations] == [("D3", Section.EXTRA, 2)]
    assert broken(check(yugioh_deck(LEADER, main=[*followers(59), LEADER]))) == ["D3"]


@pytest.mark.parametrize(
    "words",
    [
        '(This card is always treated as "Pool".)',
        '(This card\'s name is always treated as "Pool".)',
        '(This card is also always treated as "Pool".)\nDraw 1 card.',
    ],
)
def test_d3_a_text_can_make_a_card_the_same_as_another(words: str) -> None:
    verdict = check(yugioh_deck(LEADER, main=[*followers(58), spell("Pool"), spell("Deep Pool", text=words)]))
    assert [(v.rule, v.card, v.count) for v in verdict.violations] == [("D3", "Deep Pool", 2)]
    assert 'they all count as "Pool"' in said(verdict)


@pytest.mark.parametrize(
    "words",
    [
        '(This card is always treated as a "Pool" card.)',
        '(This card is always treated as a card "Pool".)',
        '(This card is always treated as a "Lake" and "Pool" card.)',
        'This card\'s name becomes "Pool" while in the GY.',
        "",
    ],
)
def test_d3_archetypes_and_passing_names_make_no_identity(words: str) -> None:
    assert check(
        yugioh_deck(LEADER, main=[*followers(58), spell("Pool"), spell("Deep Pool", text=words)])
    ).legal


def test_d10_any_monster_can_lead() -> None:
    for kind in (MonsterKind.FUSION, MonsterKind.LINK, MonsterKind.RITUAL, MonsterKind.PENDULUM):
        assert check(yugioh_deck(monster("Any", kind), main=followers(60))).legal
    god = monster("Any God", attribute=Attribute.DIVINE)
    assert check(yugioh_deck(god, main=followers(60))).violations == ()


def test_d10_no_other_card_and_no_token_can_lead() -> None:
    for card in (spell("Not a Monster"), monster("Just a Token", MonsterKind.TOKEN)):
        verdict = check(yugioh_deck(card, main=followers(60)))
        assert [(v.rule, v.section, v.card) for v in verdict.violations] == [
            ("D10", Section.LEADER, card.name)
        ]


def test_d11_all_violations_are_reported_at_once() -> None:
    deck = yugioh_deck(
        LEADER, main=[*followers(61), STRANGER, STRANGER, LEADER], extra=fusions(16), side=[STRANGER] * 3
    )
    assert sorted(broken(check(deck))) == ["D1", "D1", "D1", "D2", "D3", "D3"]


def test_d11_a_deck_is_shown_by_what_brings_its_monsters() -> None:
    deck = yugioh_deck(LEADER, main=[*followers(2), monster("Wild", monster_type=MonsterType.BEAST)])
    found = monsters_by_item(deck, catalogue=catalogue_of(deck), options=CheckOptions())
    assert found == {"EARTH": ("Follower 0", "Follower 1", "Wild"), "Rock": ("Follower 0", "Follower 1")}


def test_cards_that_nobody_knows_make_a_deck_illegal() -> None:
    deck = ResolvedDeck(
        leader=(LEADER,),
        main=followers(59),
        extra=(),
        side=(),
        leader_from=LeaderFrom.SECTION,
        unknown=("Nobody",),
        unknown_counts={Section.MAIN: 1},
    )
    assert check(deck) == Verdict(legal=False, leader="Leader of Rocks", unknown=("Nobody",))
