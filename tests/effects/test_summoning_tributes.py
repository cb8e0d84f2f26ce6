"""Tributes, Union monsters, Pendulum Scales, and where Fusion Materials come from: read and printed."""

from __future__ import annotations

import pytest

from banneret.effects.abilities import EitherAbility
from banneret.effects.actions.moving import Tribute
from banneret.effects.actions.steps import Forbid, Persistence, Persisting
from banneret.effects.actions.summoning import SummonBy, TributeSummon
from banneret.effects.actions.values import Reduce
from banneret.effects.changes import CountsAs, MaterialsCountAs, TreatedAsMonster
from banneret.effects.continuous import Whenever
from banneret.effects.materials import BetweenScales, CanAlsoTribute, ScaleIs, UseAsMaterial
from banneret.effects.nouns.comparing import NameIncludes
from banneret.effects.occasions import DoneWhile
from banneret.effects.procedures import Unequip
from banneret.effects.rituals import RitualTributes
from banneret.effects.statics import OneUntributed, SummonedUsing
from tests.effects.sentences import inner, prints_as, read

SENTENCES = [
    (
        "To Tribute Summon this card face-up, you can Tribute a Continuous Trap you control, "
        "instead of a monster."
    ),
    "You can Tribute Summon (but not Set) this card with 2 Tributes.",
    "Each turn, 1 Level 5 or higher Pyro monster you Normal Summon can be Summoned without Tributing.",
    (
        "You can Tribute Summon Pyro monsters that require 2 Tributes by banishing 2 monsters from your GY "
        "instead of Tributing (it is still treated as a Tribute Summon)."
    ),
    (
        "Once this turn, if you would Tribute a monster for a Tribute Summon, you can Tribute 1 monster your "
        "opponent controls, even though you do not control them."
    ),
    ("If this card was Tribute Summoned by Tributing a Rock monster, add this additional effect."),
    "Once this turn, if you Link Summon a FIRE monster, you can use 1 Pyro monster as the entire material.",
    (
        "You can Tribute this card while a Pyro monster is on the field to Special Summon 1 Pyro "
        "monster from your Deck."
    ),
    (
        "An Xyz Monster that was Summoned using 4 or more monsters, including this card on the field, as "
        "material gains this effect."
    ),
    (
        "An Xyz Monster that was Summoned using only FIRE monsters as material, including this card on the "
        "field, gains this effect."
    ),
    (
        "Fusion Summon 1 Pyro Fusion Monster from your Extra Deck, by shuffling the Fusion Material "
        "mentioned on it into the Deck, from among your cards on the field and/or your face-up "
        "banished cards."
    ),
    "You cannot Pendulum Summon, except FIRE monsters (this effect cannot be negated).",
    "Reduce this card's Pendulum Scale by 1 (min. 1).",
    "Add 1 Pendulum Monster with an odd Pendulum Scale from your Deck to your hand.",
    (
        "Special Summon 1 monster from your hand with a Level between the Pendulum Scales of the 2 cards in "
        "your Pendulum Zones."
    ),
    "Add 1 Scale 1 Pendulum Monster from your Deck to your hand.",
    "For this card's Xyz Summon, you can treat it as a Level 5 monster.",
    ("You can treat it and all other Synchro Materials (that have a Level) as Level 2 monsters."),
    "Destroy 1 Gemini monster that is treated as an Effect Monster.",
    'Special Summon 1 "Lantern" monster from your hand whose name includes that monster\'s name.',
    (
        "You must also Tribute monsters from your hand or field, whose total Levels exactly equal the Level "
        "of the Ritual Monster you Ritual Summon, OR Tribute 1 face-up Fairy monster your opponent controls."
    ),
]


@pytest.mark.parametrize("text", SENTENCES)
def test_a_sentence_prints_as_it_was_read(text: str) -> None:
    printed = prints_as(text)
    assert printed.replace(" An ", " A ").replace("An Xyz", "A Xyz") == text.replace("An Xyz", "A Xyz")


def test_what_takes_the_place_of_tributes() -> None:
    assert inner(read(SENTENCES[0]), CanAlsoTribute).instead
    assert inner(read(SENTENCES[3]), TributeSummon).instead is not None
    assert inner(read(SENTENCES[2]), OneUntributed).what is not None
    assert inner(read(SENTENCES[4]), Tribute).summon is not None


def test_a_permission_that_holds_once_says_so() -> None:
    assert inner(read(SENTENCES[4]), Whenever).once
    assert inner(read(SENTENCES[6]), UseAsMaterial).entire


def test_a_tribute_that_needs_something_on_the_field() -> None:
    assert inner(read(SENTENCES[7]), DoneWhile).condition is not None


def test_materials_of_which_one_must_be_this_card() -> None:
    assert inner(read(SENTENCES[8]), SummonedUsing).including is not None
    assert inner(read(SENTENCES[9]), SummonedUsing).only


def test_from_among_which_cards_the_materials_are_taken() -> None:
    summon = inner(read(SENTENCES[10]), SummonBy)
    assert summon.among is not None


def test_a_prohibition_that_cannot_be_negated() -> None:
    persisting = inner(read(SENTENCES[11]), Persisting)
    assert persisting.persistence is Persistence.NOT_NEGATED
    assert isinstance(persisting.action, Forbid)


def test_pendulum_scales_are_counted_odd_and_between() -> None:
    assert inner(read(SENTENCES[12]), Reduce).least == 1
    assert inner(read(SENTENCES[13]), ScaleIs).odd
    assert inner(read(SENTENCES[14]), BetweenScales).who is not None


def test_what_a_card_counts_as() -> None:
    assert inner(read(SENTENCES[16]), CountsAs).who is not None
    assert inner(read(SENTENCES[17]), MaterialsCountAs).level == 2
    assert inner(read(SENTENCES[18]), TreatedAsMonster).gained is False
    assert inner(read(SENTENCES[19]), NameIncludes).what is not None


def test_a_ritual_may_be_paid_for_in_another_way() -> None:
    assert inner(read(SENTENCES[20]), RitualTributes).otherwise is not None


def test_an_old_union_monster_equips_itself_or_comes_back() -> None:
    text = (
        "Once per turn, during your Main Phase, if you control this card on the field, you can equip "
        'it to your "Lantern Keeper" as an Equip Spell Card, OR unequip the Union equipment and '
        "Special Summon this "
        "card in face-up Attack Position."
    )
    tree = read(text)
    assert isinstance(tree, EitherAbility)
    assert inner(tree.second, Unequip).as_union
    assert prints_as(text)
