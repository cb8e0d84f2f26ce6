"""Where and as what monsters come, what materials must be, by how much values differ: read and printed."""

from __future__ import annotations

import pytest

from banneret.effects.actions.steps import AfterThisResolves, Forbid
from banneret.effects.actions.summoning import InSameColumn, MoveToZone, SpecialSummon, SummonBy
from banneret.effects.materials import CanSubstitute, PartsMustBe, SubstitutesAny, TotalIs, UseAsMaterial
from banneret.effects.nouns import AlikeButBy, DiffersBy, OfKind, SpokenPlace
from banneret.effects.nouns.cards import Spoken
from banneret.effects.players import Who
from banneret.effects.procedures import BesideOrInColumn, ByMethod
from banneret.effects.states import CannotBeMaterial, MaterialUse, SummonName
from banneret.effects.statics import SummonedUsing
from tests.effects.sentences import inner, prints_as, read

SENTENCES = [
    "Special Summon this card as a Tuner.",
    "Special Summon 1 FIRE monster from your hand as a Level 1 monster.",
    "You can Special Summon this card face-up on your field.",
    "Tribute Summon 1 Pyro monster face-up.",
    (
        "Immediately after this effect resolves, Synchro Summon 1 FIRE Synchro Monster, using "
        "only those 2 monsters."
    ),
    "If this card is used as Synchro Material, all other Synchro Materials must be FIRE.",
    (
        "When using this card as Synchro Material, the other Synchro Materials must be 2 Pyro "
        "monsters in your hand."
    ),
    "The other Synchro Materials cannot be Level 4.",
    (
        "This card can be used as a substitute for any 1 Fusion Material mentioned by name on the Fusion "
        "Monster Card, but the other Fusion Materials must be correct."
    ),
    "You can only use FIRE monsters as Link Material for the rest of this turn.",
    (
        "Special Summon 1 Pyro monster from your Deck whose Level is 1 higher or 1 lower than "
        "that monster had on the field."
    ),
    (
        "Special Summon 1 Pyro monster from your Deck that is 2 Levels higher or lower than that "
        "monster had on the field."
    ),
    (
        "Special Summon 1 Pyro monster from your Deck with the same Attribute as that monster in "
        "the GY, but 1 Level lower."
    ),
    'Special Summon 1 "Lantern" monster from your Deck to both players\' fields in Defense Position.',
    "Special Summon this card to your Main Monster Zone in its same column.",
    "Special Summon 1 Pyro monster from your Extra Deck to the Extra Monster Zone.",
    (
        "You can Special Summon this card (from your hand) to your Main Monster Zone, adjacent to a FIRE "
        "monster you control or in its column."
    ),
    "Move 1 Pyro monster to a Main Monster Zone it points to on its controller's field.",
    "You must also send Normal Monsters from your Deck to the GY whose total Levels equal 8 or more.",
    (
        "A FIRE monster that was Synchro or Xyz Summoned using this card on the field as "
        "material gains 500 ATK."
    ),
    "Destroy 1 monster that was Ritual or Fusion Summoned.",
    (
        "You cannot Special Summon for the rest of this turn, except by Synchro Summon using "
        "this card as material."
    ),
    (
        "You cannot Special Summon for the rest of this turn, except by Xyz Summon that uses "
        "only FIRE monsters as material."
    ),
    "If this card attacks while this card is equipped with a Pyro monster, draw 1 card.",
    "Flip Effects are not activated.",
    "You can treat 1 Pyro monster as 2 Tributes for the Tribute Summon of a FIRE monster.",
    "You can gain 500 LP, then gain another 500 LP.",
]


@pytest.mark.parametrize("text", SENTENCES)
def test_a_sentence_prints_as_it_was_read(text: str) -> None:
    assert prints_as(text) == text


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        (
            "While equipped with a Pyro monster, draw 1 card.",
            "While this card is equipped with a Pyro monster, draw 1 card.",
        ),
        (
            "Unaffected by card effects, except FIRE cards, while equipped with a Pyro monster.",
            "Unaffected by card effects, except FIRE cards while equipped with a Pyro monster.",
        ),
        (
            "Cannot be used as a Fusion, Synchro, or material for a Summon.",
            "Cannot be used as material for a Fusion, Synchro, or Xyz Summon.",
        ),
        (
            "Target 1 Pyro monster; Xyz Summon 1 Xyz Monster using those 2 monsters only.",
            "Target 1 Pyro monster; Xyz Summon 1 Xyz Monster, using only those 2 monsters.",
        ),
        (
            (
                "You can banish Link Monsters from your GY whose combined Link Ratings equal exactly 3; "
                "draw 1 card."
            ),
            (
                "You can banish Link Monsters from your GY whose total Link Ratings exactly equal 3; "
                "draw 1 card."
            ),
        ),
        (
            "If a monster(s) is Normal or Special Summoned, to a zone(s) this card points to: Draw 1 card.",
            "If a monster(s) is Normal or Special Summoned to a zone this card points to: Draw 1 card.",
        ),
    ],
)
def test_another_wording_prints_as_the_usual_one(text: str, printed: str) -> None:
    assert prints_as(text) == printed


def test_what_a_monster_comes_as_is_said_of_the_summon() -> None:
    summon = inner(read(SENTENCES[0]), SpecialSummon)
    assert isinstance(summon.coming_as, OfKind)


def test_the_materials_of_a_summon_after_an_effect_are_no_others() -> None:
    tree = read(SENTENCES[4])
    assert inner(inner(tree, AfterThisResolves), SummonBy).only


def test_the_other_materials_are_told_from_all_materials() -> None:
    assert inner(read(SENTENCES[5]), PartsMustBe).role is MaterialUse.SYNCHRO
    assert inner(read(SENTENCES[7]), PartsMustBe).cannot


def test_a_substitute_stands_for_one_material_that_is_named() -> None:
    assert inner(read(SENTENCES[8]), CanSubstitute).which is SubstitutesAny.NAMED


def test_only_some_monsters_can_be_link_material() -> None:
    assert inner(read(SENTENCES[9]), UseAsMaterial).role is MaterialUse.LINK


def test_what_a_value_is_compared_with_is_the_monster_spoken_of() -> None:
    differs = inner(read(SENTENCES[10]), DiffersBy)
    assert (differs.number, differs.lower) == (1, 1)
    alike = inner(read(SENTENCES[12]), AlikeButBy)
    assert alike.by.lower
    assert isinstance(alike.what, Spoken)
    assert alike.what.place is SpokenPlace.IN_GRAVEYARD


def test_a_monster_comes_to_both_fields_or_to_a_zone_in_a_column() -> None:
    assert inner(read(SENTENCES[13]), SpecialSummon).to is Who.EACH_PLAYER
    assert inner(read(SENTENCES[14]), InSameColumn).main
    assert inner(read(SENTENCES[16]), BesideOrInColumn).who is Who.YOU
    assert inner(read(SENTENCES[17]), MoveToZone).goal is not None


def test_a_total_is_asked_of_what_is_sent() -> None:
    assert inner(read(SENTENCES[18]), TotalIs).amount is not None


def test_several_ways_of_summoning_are_kept() -> None:
    assert len(inner(read(SENTENCES[19]), SummonedUsing).ways) == 2
    assert inner(inner(read(SENTENCES[21]), Forbid).except_by, ByMethod).using is not None
    material = inner(read("Cannot be used as a Fusion, Synchro, or material for a Summon."), CannotBeMaterial)
    assert material.methods == (SummonName.FUSION, SummonName.SYNCHRO, SummonName.XYZ)
