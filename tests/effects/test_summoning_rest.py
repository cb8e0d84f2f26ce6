"""Sentences about Summons of rarer shapes: read, printed, and what their nodes say."""

from __future__ import annotations

import pytest

from banneret.effects.abilities import Ability, Speed
from banneret.effects.actions.summoning import SoThatItPoints, SummonsAtMost, TreatedAs
from banneret.effects.changes import ChangeToAny
from banneret.effects.continuous import AlsoBoth, OnlyThis
from banneret.effects.events import ByCost, Summons, ThatActivatesWhen
from banneret.effects.materials import (
    MentionsKind,
    MoveMaterials,
    SummonedByTributing,
    TributedForSummons,
    UsedFor,
    WhichWasDone,
)
from banneret.effects.nouns import CardPosition, SameAs, SpokenPlace
from banneret.effects.players import Who
from banneret.effects.procedures import FewerTributesIf
from banneret.effects.statics import SummonedUsing
from banneret.effects.yugioh_terms import MonsterKind
from tests.effects.sentences import inner, prints_as, read

SENTENCES = [
    "Target 1 monster in your GY that was destroyed by battle and sent there this turn; Special Summon it.",
    (
        "Draw 1 card, but if you control no Pyro monsters, you can only Special Summon Pyro "
        "monsters with this effect."
    ),
    "Draw 1 card for each Pyro monster you Tributed for Tribute Summons this turn.",
    "Target 2 FIRE Xyz Monsters on the field; attach 1 material from 1 of those monsters to the other.",
    (
        "Target 1 monster in your GY that was used as Fusion Material for a Fusion Summon this "
        "turn; draw 1 card."
    ),
    "Neither player can Special Summon more than 3 times per turn.",
    "You can only Special Summon one more time from the Extra Deck this turn.",
    "If you're Tributing a Pyro monster, this card can be Normal Summoned with 1 Tribute.",
    'Add 1 Spell from your Deck to your hand that mentions "Union monster" in its text.',
    (
        "When a monster effect is activated that activates when a monster is Normal Summoned: "
        "Negate the activation."
    ),
    "When your opponent's monster's effect is activated by detaching its own material(s): Draw 1 card.",
    "Target 1 monster on the field; change it to any Attribute.",
    (
        "Special Summon 1 monster from your hand (but negate its effects, also destroy it during "
        "the End Phase)."
    ),
    (
        "While you control this face-up card that was Tribute Summoned by Tributing a Pyro monster, your "
        "opponent cannot activate Traps."
    ),
    "Each time your opponent Special Summons a monster(s) face-up, you gain 300 LP.",
    (
        "Target 1 Xyz Monster in your GY; Special Summon it to your field so it points to this card, "
        "but change its ATK to 0."
    ),
    (
        "Fusion Summon 1 Fusion Monster from your Extra Deck, by shuffling them into the Deck "
        'as material (this is treated as a Fusion Summon with "Oil Merchant").'
    ),
    (
        "Return 1 Beast monster you control to the hand, and if you do, Special Summon 1 Beast monster from "
        "your hand with the same Level as the monster returned to the hand."
    ),
    (
        "Send 1 monster from your Deck to the GY, then add 1 monster from your Deck to your hand with the "
        "same Type as the monster sent to the GY by this effect."
    ),
]


@pytest.mark.parametrize("text", SENTENCES)
def test_a_sentence_comes_back_from_what_it_prints(text: str) -> None:
    assert prints_as(text)


def test_what_was_done_to_a_card_before_it_came_where_it_is() -> None:
    assert inner(read(SENTENCES[0]), WhichWasDone).this_turn


def test_what_only_this_effect_may_summon() -> None:
    only = inner(read(SENTENCES[1]), OnlyThis)
    assert only.by_this
    assert only.who is Who.YOU


def test_tributes_and_materials_of_this_turn() -> None:
    assert inner(read(SENTENCES[2]), TributedForSummons).who is Who.YOU
    assert inner(read(SENTENCES[3]), MoveMaterials).number == 1
    assert inner(read(SENTENCES[4]), UsedFor).this_turn


def test_how_often_players_can_summon() -> None:
    assert inner(read(SENTENCES[5]), SummonsAtMost).times == 3
    assert inner(read(SENTENCES[6]), SummonsAtMost).more


def test_fewer_tributes_if_they_are_such_cards() -> None:
    tree = read(SENTENCES[7])
    assert isinstance(tree, FewerTributesIf)
    assert tree.number == 1


def test_cards_that_speak_of_a_kind_of_monster() -> None:
    assert inner(read(SENTENCES[8]), MentionsKind).kind is MonsterKind.UNION


def test_what_an_activated_effect_answers_and_what_it_cost() -> None:
    assert inner(read(SENTENCES[9]), ThatActivatesWhen).event is not None
    assert inner(read(SENTENCES[10]), ByCost).cost is not None


def test_what_the_player_may_choose_or_must_bear() -> None:
    assert inner(read(SENTENCES[11]), ChangeToAny).feature.value == "Attribute"
    assert inner(read(SENTENCES[12]), AlsoBoth).second is not None
    assert inner(read(SENTENCES[13]), SummonedByTributing).what is not None


def test_an_effect_said_to_be_quick_behind_it_is_quick() -> None:
    text = (
        "Once per turn, during your opponent's turn, you can: Immediately after this effect resolves, "
        "Synchro Summon 1 Synchro Monster, using only Pyro monsters you control (this is a Quick Effect)."
    )
    tree = read(text)
    assert isinstance(tree, Ability)
    assert tree.speed is Speed.QUICK


def test_a_material_of_this_turn_is_told_from_others() -> None:
    text = (
        "If you control this card that was Xyz Summoned this turn by using a Tuner as material: Draw 1 card."
    )
    assert inner(read(text), SummonedUsing).this_turn


def test_how_and_where_a_monster_comes_is_kept() -> None:
    assert inner(read(SENTENCES[-5]), Summons).position is CardPosition.FACE_UP
    assert inner(read(SENTENCES[-4]), SoThatItPoints).who is Who.YOU


def test_a_named_means_of_a_summon_is_kept() -> None:
    assert inner(read(SENTENCES[-3]), TreatedAs).means is not None


def test_what_befell_a_compared_monster_is_said_of_that_monster() -> None:
    for text in SENTENCES[-2:]:
        same = inner(read(text), SameAs)
        assert same.what.place in (SpokenPlace.RETURNED, SpokenPlace.SENT_BY_THIS)
