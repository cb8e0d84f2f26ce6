"""The nouns of cards, of one and of several."""

from __future__ import annotations

import pytest

from banneret.effects.nouns import (
    Both,
    Exactly,
    Noun,
    Objects,
    Reference,
    That,
    Together,
)
from banneret.reading.naming.card_nouns import as_noun, in_plural, is_effect, is_in_plural, noun_of


def test_spells_and_traps_have_a_plural_of_their_own() -> None:
    assert as_noun(Noun.MONSTER, is_plural=True) == ["monsters"]
    assert as_noun(Noun.SPELL_TRAP, is_plural=True) == ["Spells/Traps"]
    assert as_noun(Noun.SPELL_TRAP, is_plural=False) == ["Spell/Trap"]


def test_a_card_and_this_card_together_are_cards() -> None:
    monster = Objects(Exactly(1), Noun.MONSTER)
    assert noun_of(monster, is_plural=False) == ["monster"]
    assert noun_of(Together((That(Reference.THIS_CARD), monster)), is_plural=True) == ["cards"]


def test_where_nothing_is_described_cards_are_cards() -> None:
    assert noun_of(None, is_plural=False) == ["card"]
    assert noun_of(Both(), is_plural=True) == ["cards"]


def test_the_effect_of_a_monster_is_no_monster() -> None:
    assert is_effect(Noun.MONSTER_EFFECT)
    assert not is_effect(Noun.MONSTER)


@pytest.mark.parametrize(
    ("one", "several"),
    [
        ("the card that was banished", "the cards that were banished"),
        ("that monster's", "that monsters'"),
        ("the card ( s ) it points to", "the card ( s ) it points to"),
        ("the player", "the player"),
    ],
)
def test_a_description_of_one_becomes_one_of_several(one: str, several: str) -> None:
    assert in_plural(one.split()) == several.split()


@pytest.mark.parametrize("words", ["those monsters", "the cards your opponent controls", "those Spells'"])
def test_several_are_told_by_their_noun(words: str) -> None:
    assert is_in_plural(words.split())


@pytest.mark.parametrize("word", ["the card with the counters", "that monster's", "that Trap's"])
def test_one_is_told_by_its_noun(word: str) -> None:
    assert not is_in_plural(word.split())
