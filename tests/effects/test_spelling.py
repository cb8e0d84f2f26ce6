"""The spelling of effect trees, in both directions."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from banneret.effects.abilities import Ability
from banneret.effects.actions.moving import Destroy, Draw, EndBattlePhase
from banneret.effects.actions.steps import Link
from banneret.effects.actions.summoning import SpecialSummon
from banneret.effects.limits import UsageLimit
from banneret.effects.node import Node, from_plain
from banneret.effects.nouns import All, ControlledBy, Exactly, Objects
from banneret.effects.players import Who
from banneret.effects.printer import print_sentence
from banneret.effects.spelling import english, read_spelling
from banneret.errors import BanneretError
from tests.effects.sentences import prints_as, read, reading

SENTENCES = [
    "Draw 2 cards.",
    "Draw 1 card.",
    "Destroy all monsters your opponent controls.",
    "Destroy 1 face-down monster you control, then draw 2 cards.",
    "When an opponent's monster declares an attack: Banish all your opponent's Attack Position monsters.",
    "FLIP: Target 1 Spell/Trap on the field; destroy it, and if you do, draw 1 card.",
    "If this card is destroyed: You can Special Summon 1 FIRE monster with 2000 or less ATK from your Deck.",
    "When a Fiend monster(s) is Summoned: Destroy all monsters on the field.",
    "During your Standby Phase, if this card is in your GY: You can return it to your hand.",
    'You can only use this effect of "Lantern Keeper" once per turn.',
    "If this card is Normal Summoned: Place 1 Spell Counter on it (max. 1).",
    "Place 1 E.C. Counter on this card.",
    "Rock monsters you control cannot be used as material for an Xyz Summon.",
    "If this card is changed to face-up Defense Position: Draw 1 card.",
    "Your opponent draws cards, equal to the number of monsters you control.",
    'Destroy 1 "Lantern Keeper" monster that has a number between "101" and "107" in its name.',
    "If there is a Plant monster on your field: Draw 1 card.",
    "Destroy the 1 face-up monster on the field that has the lowest ATK.",
    'Send 1 Rock monster from your Deck to the GY that mentions "Lantern Keeper".',
    "An Xyz Monster that was Summoned using this card as material cannot be destroyed by battle.",
]


@pytest.mark.parametrize("text", SENTENCES)
def test_a_sentence_is_read_and_printed_as_it_was(text: str) -> None:
    assert prints_as(text) == text


@pytest.mark.parametrize("text", SENTENCES)
def test_a_tree_survives_its_plain_form(text: str) -> None:
    tree = read(text)
    assert from_plain(msgspec.json.decode(msgspec.json.encode(tree))) == tree


def test_the_parts_of_a_sentence_have_their_places() -> None:
    tree = read("Destroy all monsters your opponent controls, and if you do, draw 1 card.")
    assert isinstance(tree, Ability)
    assert isinstance(tree.effect.first, Destroy)
    what = tree.effect.first.what
    assert isinstance(what, Objects)
    assert what.quantity == All()
    assert what.qualifiers == (ControlledBy(Who.OPPONENT),)
    assert tree.effect.rest[0].link is Link.AND_IF_YOU_DO
    assert tree.effect.rest[0].action == Draw(Exactly(1))


def test_places_of_origin_keep_their_order() -> None:
    tree = read("Special Summon 1 Warrior monster from your Deck or hand.")
    assert isinstance(tree, Ability)
    assert isinstance(tree.effect.first, SpecialSummon)
    assert print_sentence(tree) == "Special Summon 1 Warrior monster from your Deck or hand."


def test_a_sentence_that_is_not_read_says_where_reading_died() -> None:
    found = reading("Draw 2 cards beneath the moon.")
    assert found.value is None
    assert found.farthest == 3


def test_a_limit_names_the_card() -> None:
    tree = read('You can only use this effect of "Lantern Keeper" once per turn.')
    assert isinstance(tree, UsageLimit)
    assert tree.name == "Lantern Keeper"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("sentence:\n  Draw = draw <count:NUMBER> cards\n", "example card"),
        ("sentence:\n  Draw = draw <amount:NUMBER> cards  # X\n", "has no field 'amount'"),
        ("sentence:\n  <sentence>  # X\n  <sentence>  # Y\n", "stands in test.txt, line 2"),
        ("sentence:\n  Drow = draw <count:NUMBER> cards  # X\n", "no node or vocabulary named Drow"),
        ("sentence:\n  <other>  # X\n", "there is no category other"),
        (
            "sentence:\n  Draw = draw <count:NUMBER>  # X\nother:\n  Exactly = <number:NUMBER>  # X\n",
            "is not used",
        ),
        ("sentence:\n  <other>  # X\nother:\n  <sentence>  # X\n", "begins with itself"),
        ("sentence:\n  Objects = <adjectives:adj*>  # X\nadj:\n  Random = random  # X\n", "may be empty"),
        ("sentence:\n  SpecialSummon(position=sideways) = summon <what:what>  # X\n", "position=sideways"),
    ],
)
def test_unsound_spellings_are_refused(text: str, complaint: str) -> None:
    with pytest.raises(BanneretError, match=complaint):
        read_spelling([("test.txt", text)])


def test_no_two_nodes_have_one_name() -> None:
    waiting, names = [Node], Counter[str]()
    while waiting:
        node = waiting.pop()
        names[node.__name__] += 1
        waiting += node.__subclasses__()
    assert [name for name, count in names.items() if count > 1] == []


def test_quantities_govern_the_plural() -> None:
    one = Ability(effect=read("Destroy 1 card.").effect)
    assert print_sentence(one) == "Destroy 1 card."
    assert Exactly(2) != Exactly(1)


def test_what_may_spell_a_value_is_found_by_its_kind_through_other_categories() -> None:
    spelling = english()
    members = [(name, line) for name, lines in spelling.items() for line in lines if line.member is not None]
    assert all(line in spelling.fitting(name, line.member) for name, line in members)
    passing = [line for line in spelling["action"] if line.node is None and line.member is None]
    fitting = spelling.fitting("action", EndBattlePhase())
    assert fitting
    assert all(line.node is EndBattlePhase or line in passing for line in fitting)
    assert len(fitting) < len(spelling["action"])
