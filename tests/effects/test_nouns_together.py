"""Noun phrases that name several cards, or say more of them behind a comma."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.effects.materials import ConsistingOf
from banneret.effects.node import Node
from banneret.effects.nouns import (
    ControlledBy,
    Either,
    Exactly,
    IfAny,
    Joined,
    Lying,
    Noun,
    Objects,
    OneEachKind,
    Reference,
    Spoken,
    That,
    Together,
    WithStat,
)
from banneret.effects.players import Who
from tests.effects.sentences import inner, prints_as, read

SENTENCES = [
    # what is said of each of two
    "Target 1 monster you control with 0 ATK and 1 monster in your GY; destroy them.",
    "Target 1 face-up monster on the field and 1 appropriate monster; destroy them.",
    "Target 1 Fusion Monster or 1 Link Monster you control and 1 monster on the field; destroy them.",
    # this card or another
    'Destroy this card or 1 "Lantern" monster you control.',
    "Target this card or 1 monster this card points to; it gains 500 ATK.",
    "Place this card, and them, on the top of the Deck in any order.",
    "This linked card and monsters it points to gain 500 ATK.",
    # which ones, one by one
    "Destroy 2 cards (1 on each player's field).",
    "Special Summon 2 monsters from your Deck (1 Level 4 or lower and 1 Level 8 or higher).",
    'Special Summon 2 monsters (1 "Lantern Keeper" and 1 "Harbour Bell") from your GY.',
    "Send 1 Beast monster and 1 Plant monster (1 from your hand and 1 from your Deck) to the GY.",
    "Send 2 monsters with different names to the GY, 1 each from your hand and Deck.",
    # there may be none
    "Special Summon this card, then destroy those targets (if any).",
    "Destroy that monster, also this card.",
    # one of several things
    'Special Summon 1 monster from your GY that is "Lantern Keeper" or mentions it.',
    'Monsters you control (that mention "Lantern Keeper" or are a Tuner with 0 ATK) gain 500 ATK.',
    # what they have in common
    "Destroy 1 monster with the same card type (Fusion, Synchro, or Xyz) as that target.",
    "Destroy 1 card with the same name as one in your GY.",
    "Special Summon 1 Level/Link 2 monster from your GY.",
    # where and whose they were
    "If this card you controlled was destroyed by battle: Draw 1 card.",
    "Destroy all cards in the column this card was in.",
    "Destroy 1 monster in this card's adjacent column.",
    # counted behind a qualifier
    "Special Summon 1 monster from your Deck with Level equal to the number of cards sent to the GY.",
    "Target 3 monsters in your GY; shuffle 2 of the 3 into the Deck.",
    # others, any
    'Destroy all monsters other than "Lantern Keeper".',
    "Special Summon 2 monsters of 2 different Types from your Deck.",
    'If your "Lantern" monster or "Harbour Bell" attacked: Draw 1 card.',
    'Target 2 cards in your GY that are "Lantern" cards and/or Beast monsters; banish them.',
    # adjectives
    'Set 1 non-Continuous "Lantern" Trap from your Deck.',
    "Your opponent cannot target this face-down monster with card effects.",
]
IN_OTHER_WORDS = [
    (
        "Target 1 monster you control, and 1 Insect monster in your GY; destroy them.",
        "Target 1 monster you control and 1 Insect monster in your GY; destroy them.",
    ),
    (
        "Special Summon 2 monsters, 1 from your hand and 1 from your GY.",
        "Special Summon 2 monsters (1 from your hand and 1 from your GY).",
    ),
    (
        "Banish 2 cards (1 from your hand or field, and 1 your opponent controls).",
        "Banish 2 cards (1 from your hand or field and 1 your opponent controls).",
    ),
    (
        "Special Summon 1 monster from your GY, with a different name from it, in Defense Position.",
        "Special Summon 1 monster from your GY with a different name from it in Defense Position.",
    ),
    (
        "Your opponent cannot target monsters you control, that were Normal Summoned, with card effects.",
        "Your opponent cannot target monsters you control that were Normal Summoned with card effects.",
    ),
    (
        'Target 1 monster "Lantern" you control; destroy it.',
        'Target 1 "Lantern" monster you control; destroy it.',
    ),
    (
        "Add 1 card from your Deck to your hand, with the same name as 1 card on the field.",
        "Add 1 card from your Deck to your hand with the same name as 1 card on the field.",
    ),
    (
        'Destroy all monsters not named "Lantern Keeper".',
        'Destroy all monsters other than "Lantern Keeper".',
    ),
    (
        "Special Summon 1 monster from your hand or from either GY.",
        "Special Summon 1 monster from your hand or either GY.",
    ),
    (
        "Gains 100 ATK for each currently banished card.",
        "Gains 100 ATK for each banished card.",
    ),
    (
        "Banish 1 monster whose Type is the same as that monster's.",
        "Banish 1 monster with the same Type as that monster.",
    ),
    (
        "Target 1 card on the field, except this one; destroy it.",
        "Target 1 card on the field, except this card; destroy it.",
    ),
]


def of_type(text: str, kind: type[Node]) -> Any:
    """The first node of a kind in a sentence."""
    return inner(read(text), kind)


@pytest.mark.parametrize("text", SENTENCES)
def test_phrases_print_as_they_are_read(text: str) -> None:
    assert prints_as(text) == text


@pytest.mark.parametrize(("text", "printed"), IN_OTHER_WORDS)
def test_other_words_read_as_the_same(text: str, printed: str) -> None:
    assert prints_as(text) == printed


def test_each_of_two_keeps_what_is_said_of_it() -> None:
    both = of_type(SENTENCES[0], Together)
    assert isinstance(both, Together)
    first, second = both.parts
    assert isinstance(first, Objects)
    assert isinstance(second, Objects)
    assert [type(one) for one in first.qualifiers] == [ControlledBy, WithStat]
    assert both.qualifiers == ()
    assert len(second.qualifiers) == 1


def test_where_the_other_is_does_not_reach_this_card() -> None:
    either = of_type('Destroy this card or 1 "Lantern" monster you control.', Either)
    assert isinstance(either, Either)
    assert either.choices[0] == That(Reference.THIS_CARD)
    assert either.qualifiers == ()
    assert isinstance(either.choices[1], Objects)
    assert either.choices[1].qualifiers == (ControlledBy(Who.YOU),)


def test_one_on_each_field_says_which_two() -> None:
    parts = of_type("Destroy 2 cards (1 on each field).", ConsistingOf)
    assert isinstance(parts, ConsistingOf)
    assert len(parts.parts) == 1
    assert parts.joined is Joined.AND


def test_kinds_in_parentheses_are_monsters() -> None:
    parts = of_type("Banish 2 of your monsters (1 LIGHT and/or 1 DARK).", ConsistingOf)
    assert isinstance(parts, ConsistingOf)
    assert parts.joined is Joined.AND_OR
    assert all(isinstance(one, Objects) and one.noun is Noun.MONSTER for one in parts.parts)


def test_if_any_belongs_to_the_cards() -> None:
    assert of_type("Special Summon this card, then destroy those targets (if any).", IfAny) == IfAny()


def test_a_position_of_this_monster_is_read() -> None:
    that = of_type("Your opponent cannot target this face-down monster with card effects.", That)
    assert isinstance(that, That)
    assert that.which is Reference.THIS_MONSTER
    assert len(that.adjectives) == 1
    assert isinstance(that.adjectives[0], Lying)


def test_numbers_of_both_are_kept() -> None:
    both = of_type(SENTENCES[0], Together)
    assert isinstance(both, Together)
    assert all(isinstance(one, Objects) and one.quantity == Exactly(1) for one in both.parts)


def test_one_of_each_kind_is_several_monsters() -> None:
    each = of_type("Banish 1 face-up Fusion, Synchro, and Xyz Monster from the field.", OneEachKind)
    assert isinstance(each, OneEachKind)
    assert len(each.kinds) == 3
    assert len(each.adjectives) == 1


def test_possessive_of_one_or_more() -> None:
    spoken = of_type("Negate that monster(s)'s effects.", Spoken)
    assert isinstance(spoken, Spoken)
    assert spoken.or_more
