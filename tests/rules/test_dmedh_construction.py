"""The rules about building a DMEDH deck: E1 to E6, G1 to G5, H1 to H3 and H6."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from banneret.cards.catalogue import MemoryCatalogue
from banneret.cards.duelmasters import DuelMastersCard, Face
from banneret.cards.game import Game
from banneret.decks.files import read_deck
from banneret.decks.model import Section
from banneret.decks.options import CheckOptions, RecommendedBans
from banneret.decks.resolve import LeaderFrom, ResolvedDeck, resolve
from banneret.decks.verdict import Verdict
from banneret.effects.duelmasters_terms import CardKind, Civilization, KindWord
from banneret.formats.dmedh.bans import Ban, Tier, banned, recommended_bans
from banneret.formats.dmedh.commander import CommanderKind, commander_of
from banneret.formats.dmedh.deck import check_deck
from tests.rules.decks import broken, creature, said

LIGHT, WATER, DARKNESS, FIRE, NATURE = Civilization
HYPERSPATIAL = (KindWord.PSYCHIC,)


def others(count: int, *civilizations: Civilization) -> tuple[DuelMastersCard, ...]:
    return tuple(creature(f"Soldier {number}", *civilizations) for number in range(count))


def deck(
    *leader: DuelMastersCard,
    main: Sequence[DuelMastersCard],
    extra: Sequence[DuelMastersCard] = (),
    side: Sequence[DuelMastersCard] = (),
) -> ResolvedDeck[DuelMastersCard]:
    return ResolvedDeck(
        leader=leader,
        main=tuple(main),
        extra=tuple(extra),
        side=tuple(side),
        leader_from=LeaderFrom.SECTION if leader else LeaderFrom.NONE,
    )


def check(
    checked: ResolvedDeck[DuelMastersCard],
    *further: DuelMastersCard,
    bans: RecommendedBans = RecommendedBans.OFF,
) -> Verdict:
    cards = {card.name: card for card in (*checked.leader, *checked.main, *checked.extra, *further)}
    catalogue = MemoryCatalogue(Game.DUEL_MASTERS, cards.values())
    return check_deck(checked, catalogue=catalogue, options=CheckOptions(recommended_bans=bans))


CHIEF = creature("Chief", FIRE, NATURE)
"""A commander of two civilizations."""


def test_e1_a_commander_is_a_creature() -> None:
    assert check(deck(CHIEF, main=others(59))).legal
    spell = creature("Just a Spell", FIRE, kinds=(CardKind.SPELL,))
    assert broken(check(deck(spell, main=others(59)))) == ["E1"]
    assert broken(check(deck(main=others(59)))) == ["E1"]


def test_e1_a_twinpact_with_a_creature_half_can_lead() -> None:
    spell = Face(name="Its Spell", kinds=(CardKind.SPELL,), civilizations=(WATER,))
    twin = creature("Half / Its Spell", FIRE, others=[spell], twinpact=True)
    assert check(deck(twin, main=others(59, WATER))).legal


def test_e1_two_creatures_that_do_not_link_cannot_lead() -> None:
    verdict = check(deck(CHIEF, creature("Second"), main=others(59)))
    assert broken(verdict) == ["E1"]
    assert "neither Gods that link nor cells" in said(verdict)


@pytest.mark.parametrize("size", [58, 60])
def test_e2_a_deck_has_sixty_cards_with_the_commander(size: int) -> None:
    verdict = check(deck(CHIEF, main=others(size)))
    assert [(v.rule, v.section, v.count) for v in verdict.violations] == [("E2", Section.MAIN, size)]


def test_e2_the_hyperspatial_zone_holds_up_to_eight_cards() -> None:
    zone = [creature(f"Psychic {number}", LIGHT, kind_words=HYPERSPATIAL) for number in range(9)]
    assert check(deck(CHIEF, main=others(59), extra=zone[:8])).legal
    verdict = check(deck(CHIEF, main=others(59), extra=zone))
    assert [(v.rule, v.section, v.count) for v in verdict.violations] == [("E2", Section.EXTRA, 9)]


def test_e2_a_hyperspatial_commander_takes_none_of_the_places() -> None:
    zone = [creature(f"Psychic {number}", kind_words=HYPERSPATIAL) for number in range(8)]
    leader = creature("Psychic Chief", FIRE, kind_words=HYPERSPATIAL)
    assert check(deck(leader, main=others(59), extra=zone)).legal


def test_e2_the_list_of_sixty_begins_with_the_commander() -> None:
    sixty = [CHIEF, *others(59)]
    catalogue = MemoryCatalogue(Game.DUEL_MASTERS, sixty)
    text = "\n".join(f"1x {card.name}" for card in sixty)
    resolved = resolve(read_deck(text, source="list", catalogue=catalogue), catalogue)
    assert resolved.leader_from is LeaderFrom.FIRST
    assert check(resolved) == Verdict(legal=True, leader="Chief")
    named = resolve(read_deck(text, source="list"), catalogue, leader="Soldier 7")
    assert check(named) == Verdict(legal=False, leader="Soldier 7", violations=check(named).violations)
    assert broken(check(named)) == ["E4"]


def test_e3_one_card_per_name_over_commander_deck_and_zone() -> None:
    verdict = check(deck(CHIEF, main=[*others(58), CHIEF]))
    assert [(v.rule, v.card, v.count) for v in verdict.violations] == [("E3", "Chief", 2)]
    assert broken(check(deck(CHIEF, main=[*others(57), creature("Twice"), creature("Twice")]))) == ["E3"]


def test_e3_translations_of_one_card_are_one_card() -> None:
    two = [creature("Go Hunting Kaiser", FIRE), creature("Let's Hunting Kaiser", FIRE)]
    assert broken(check(deck(CHIEF, main=[*others(57), *two]))) == ["E3"]


def test_e3_a_twinpact_has_another_name_than_its_half() -> None:
    half = creature("Half", FIRE)
    twin = creature("Half / Spell", FIRE, others=[Face(name="Spell")], twinpact=True)
    assert check(deck(CHIEF, main=[*others(57), half, twin])).legal


@pytest.mark.parametrize("whom", ["of this card", "'Crowd'"])
def test_e3_some_cards_allow_more_copies_but_cannot_lead(whom: str) -> None:
    crowd = creature("Crowd", FIRE, text=f"■ You may have more than 4 {whom} in your deck.")
    assert check(deck(CHIEF, main=[*others(39), *[crowd] * 20])).legal
    assert broken(check(deck(crowd, main=others(59)))) == ["E3"]


def test_e4_no_civilization_that_the_commander_lacks() -> None:
    wet = creature("Wet", WATER, FIRE)
    verdict = check(deck(CHIEF, main=[*others(58, FIRE, NATURE), wet]))
    assert [(v.rule, v.section, v.card) for v in verdict.violations] == [("E4", Section.MAIN, "Wet")]
    assert "Water" in said(verdict)


def test_e4_both_halves_of_a_twinpact_count() -> None:
    spell = Face(name="Spell", kinds=(CardKind.SPELL,), civilizations=(LIGHT,))
    twin = creature("Half / Spell", FIRE, others=[spell], twinpact=True)
    assert broken(check(deck(CHIEF, main=[*others(58), twin]))) == ["E4"]


def test_e4_colourless_cards_and_the_hyperspatial_zone_are_exempt() -> None:
    psychic = creature("Psychic", LIGHT, kind_words=HYPERSPATIAL)
    assert check(deck(CHIEF, main=others(59), extra=[psychic])).legal


def test_e5_at_most_one_zenith_the_commander_included() -> None:
    zeniths = [
        creature("First Zenith", races=("Zenith",)),
        creature("Second Zenith", races=("Zenith Celes",)),
    ]
    assert check(deck(CHIEF, main=[*others(58), zeniths[0]])).legal
    verdict = check(deck(CHIEF, main=[*others(57), *zeniths]))
    assert [(v.rule, v.card, v.count) for v in verdict.violations] == [("E5", "Second Zenith", 2)]
    assert broken(check(deck(zeniths[0], main=[*others(58), zeniths[1]]))) == ["E5"]


def test_e6_the_recommended_bans_are_off_by_default() -> None:
    listed = recommended_bans()
    (name,) = next(ban for ban in listed if ban.tier is Tier.BANNED and not ban.lifted).cards
    checked = deck(CHIEF, main=[*others(58), creature(name)])
    assert check(checked).legal
    assert broken(check(checked, bans=RecommendedBans.ON)) == ["E6"]


def test_e6_tiers_go_by_the_commander() -> None:
    checked = deck(CHIEF, main=[creature("A"), creature("B"), creature("C", name_ja="カード")])

    def rules(tier: Tier, *cards: str, lifted: str = "") -> int:
        bans = [Ban(tier=tier, cards=cards, lifted=lifted)]
        return len(list(banned(checked, civilizations=3, bans=bans)))

    assert rules(Tier.BANNED, "A") == 1
    assert rules(Tier.BANNED, "カード") == 1
    assert rules(Tier.BANNED, "A", lifted="2020") == 0
    assert rules(Tier.TWO_CIVILIZATIONS, "A") == rules(Tier.THREE_CIVILIZATIONS, "A") == 1
    assert rules(Tier.FOUR_CIVILIZATIONS, "A") == 0
    assert rules(Tier.AS_COMMANDER, "A") == 0
    assert rules(Tier.AS_COMMANDER, "Chief") == 1
    assert rules(Tier.COMBINATION, "A", "B") == 2
    assert rules(Tier.COMBINATION, "A", "D") == 0


LEFT_PILLAR = creature(
    "Left Pillar", LIGHT, text="■ God Link (Right Pillar) or (Keystone) Left Side", races=("God",)
)
RIGHT_PILLAR = creature(
    "Right Pillar", FIRE, text="■ God Link (Left Pillar) or (Keystone) Right Side", races=("God",)
)
KEYSTONE = creature(
    "Keystone", WATER, text="■ Tri God Link (Left Pillar) Right Side and (Right Pillar) Left Side, Middle"
)
CROWN = creature("Crown", text="■ God Link (Left Pillar) Top Side")


def test_g1_gods_that_link_are_one_commander() -> None:
    verdict = check(deck(LEFT_PILLAR, RIGHT_PILLAR, main=others(59, LIGHT, FIRE)))
    assert verdict == Verdict(legal=True, leader="Left Pillar + Right Pillar")


def test_g2_a_form_to_which_another_god_can_be_linked_is_not_completed() -> None:
    checked = deck(LEFT_PILLAR, RIGHT_PILLAR, main=others(59))
    assert broken(check(checked, CROWN)) == ["G1"]
    assert check(deck(LEFT_PILLAR, RIGHT_PILLAR, CROWN, main=others(59)), CROWN).legal


def test_g2_tri_god_links_do_not_count_against_a_form() -> None:
    assert check(deck(LEFT_PILLAR, RIGHT_PILLAR, main=others(59)), KEYSTONE).legal
    assert check(deck(LEFT_PILLAR, KEYSTONE, RIGHT_PILLAR, main=others(59))).legal
    assert broken(check(deck(LEFT_PILLAR, KEYSTONE, main=others(59)), RIGHT_PILLAR)) == ["G1"]


def test_g3_of_five_gods_any_linked_state_counts() -> None:
    ring = [
        creature(
            "Flame Agon, God of Flames", FIRE, text="God Link (Dark Indora, God of Darkness) Right Side"
        ),
        creature("Dark Indora, God of Darkness", text="God Link (Blue Poseidon, Sea God) Right Side"),
        creature("Blue Poseidon, Sea God", text="God Link (Dark Indora, God of Darkness) Left Side"),
    ]
    assert check(deck(*ring[:2], main=others(59)), *ring).legal
    assert check(deck(*ring, main=others(59))).legal
    assert broken(check(deck(ring[0], ring[2], main=others(59)), *ring)) == ["G1"]


def test_g4_a_god_of_any_name_takes_only_names_that_link() -> None:
    anyone = creature("Anyone", text="{CENTER GOD LINK 360} (Choose a name.)")
    assert check(deck(anyone, LEFT_PILLAR, main=others(59)), RIGHT_PILLAR).legal
    left = creature("Left One", text="{LEFT GOD LINK} (Link it.)")
    assert check(deck(anyone, left, LEFT_PILLAR, main=others(59))).violations[0].rule == "G1"
    right = creature("Right One", text="{RIGHT GOD LINK} (Link it.)")
    assert check(deck(anyone, left, right, main=others(59))).legal


def test_g5_a_god_commander_counts_as_one_card_with_all_its_names() -> None:
    verdict = check(deck(LEFT_PILLAR, RIGHT_PILLAR, main=[*others(58), LEFT_PILLAR]))
    assert broken(verdict) == ["E3"]


def test_e4_a_god_commander_has_the_civilizations_of_all_its_parts() -> None:
    commander = commander_of((LEFT_PILLAR, RIGHT_PILLAR))
    assert commander.kind is CommanderKind.GOD
    assert commander.civilizations() == {LIGHT, FIRE}


def test_h1_psychic_and_dragheart_creatures_can_lead_but_no_weapon_alone() -> None:
    dragheart = creature("Dragon", FIRE, kind_words=(KindWord.DRAGHEART,))
    assert check(deck(dragheart, main=others(59, FIRE))).legal
    weapon = creature("Sword", FIRE, kinds=(CardKind.WEAPON,), kind_words=(KindWord.DRAGHEART,))
    assert broken(check(deck(weapon, main=others(59)))) == ["E1"]


def test_h3_a_two_faced_commander_has_the_civilizations_of_both_faces() -> None:
    back = Face(name="Dragon", kinds=(CardKind.CREATURE,), civilizations=(FIRE,))
    sword = creature(
        "Sword", WATER, kinds=(CardKind.WEAPON,), kind_words=(KindWord.DRAGHEART,), others=[back]
    )
    assert check(deck(sword, main=[*others(58, WATER), creature("Hot", FIRE)])).legal


def test_h3_a_commander_named_by_its_back_has_both_faces() -> None:
    back = Face(name="Dragon", kinds=(CardKind.CREATURE,), civilizations=(FIRE,))
    words = (KindWord.DRAGHEART,)
    sword = creature("Sword", WATER, kinds=(CardKind.WEAPON,), kind_words=words, others=[back])
    dragon = creature("Dragon", FIRE, kind_words=words)
    verdict = check(deck(dragon, main=others(59, WATER)), sword)
    assert verdict == Verdict(legal=True, leader="Dragon")
    assert broken(check(deck(dragon, main=others(59), extra=[sword]))) == ["E3"]


SUPER = Face(
    name="Giant",
    kinds=(CardKind.CREATURE,),
    kind_words=(KindWord.PSYCHIC, KindWord.SUPER),
    civilizations=(FIRE,),
)
CELLS = [
    creature(name, civilization, kind_words=HYPERSPATIAL, others=[SUPER])
    for name, civilization in (("Arm", LIGHT), ("Leg", WATER))
]


def test_h6_several_cells_are_one_commander_of_one_face() -> None:
    commander = commander_of(tuple(CELLS))
    assert commander.kind is CommanderKind.CELLS
    assert commander.civilizations() == {FIRE}
    assert check(deck(*CELLS, main=others(59, FIRE))).legal
    assert set(broken(check(deck(*CELLS, main=others(59, WATER))))) == {"E4"}


def test_h6_a_cell_of_the_commander_is_no_card_of_the_zone_too() -> None:
    giant = DuelMastersCard(name="Giant", faces=(SUPER,))
    assert broken(check(deck(giant, main=others(59), extra=[CELLS[0]]))) == ["E3"]


def test_h2_a_hyperspatial_commander_is_neither_psychic_nor_dragheart() -> None:
    commander = commander_of((creature("Psychic", FIRE, kind_words=(KindWord.EVOLUTION, KindWord.PSYCHIC)),))
    assert commander.faces[0].kind_words == (KindWord.EVOLUTION,)


def test_a_hyperspatial_card_listed_in_the_deck_stands_in_its_zone() -> None:
    psychic = creature("Psychic", kind_words=HYPERSPATIAL)
    catalogue = MemoryCatalogue(Game.DUEL_MASTERS, [CHIEF, psychic])
    resolved = resolve(read_deck("Chief\nPsychic", source="list", catalogue=catalogue), catalogue)
    assert [card.name for card in resolved.extra] == ["Psychic"]
