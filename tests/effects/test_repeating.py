"""What is done once for each of some cards, or with others in the place of what was said before."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.effects.abilities import Ability
from banneret.effects.actions.moving import PlaceInZone
from banneret.effects.actions.repeating import (
    EveryAmount,
    EveryFew,
    ForEach,
    OneOfTwoWays,
    SameVerb,
    SameWith,
    ShowingHidden,
)
from banneret.effects.actions.steps import Instead, Link
from banneret.effects.nouns import Place
from banneret.effects.procedures import Excepting
from tests.effects.sentences import inner, prints_as, read

EXACT = [
    "Draw 1 card for every 2 cards in your hand.",
    "For every 3 of your banished monsters, draw 1 card.",
    "For each of them, add it to your hand or Set it.",
    "Target 1 card on the field for every 1000 original ATK of that monster.",
    "Pay LP in multiples of 500, then draw 1 card for every 500 LP paid.",
    "Destroy 1 card you control (if face-down, reveal it).",
    'Draw 1 card, or, if you control "Lantern Keeper", you can add 1 Fairy monster instead.',
    'Draw 1 card, or, if you control a Fairy monster, draw 2 cards instead, except "Lantern Keeper".',
    "Add to your hand or banish, 1 Spell from your Deck.",
    "Add 1 Fairy Pendulum Monster from your Deck to your Extra Deck face-up.",
    "You can activate 1 Field Spell from your hand or GY.",
    "Banish from your GY, this card and 1 Fairy monster.",
]
VARIANTS = [
    ("Add 1 Pendulum Monster from your Deck to your face-up Extra Deck.", "to your Extra Deck face-up."),
    ("Add to your hand, 1 Spell from your Deck.", "Add 1 Spell from your Deck to your hand."),
    ("You can activate 1 Field Spell directly from your Deck.", "activate 1 Field Spell from your Deck."),
    ("Each player reveals the top card of their Decks.", "the top card of their Deck."),
    ("Draw 1 card, or if you control a Spell, draw 2 cards, instead.", "draw 2 cards instead."),
]


@pytest.mark.parametrize("text", EXACT)
def test_sentences_come_back_as_they_were(text: str) -> None:
    """They are read, and printed as the very same words."""
    assert prints_as(text) == text


@pytest.mark.parametrize(("text", "ends"), VARIANTS)
def test_other_words_mean_the_same(text: str, ends: str) -> None:
    """They are printed in other words that are read as the same tree."""
    assert prints_as(text).endswith(ends)


def first(text: str) -> Any:
    """The first action of a sentence."""
    tree = read(text)
    assert isinstance(tree, Ability)
    return tree.effect.first


def test_counting_off_tells_cards_from_values() -> None:
    """So many cards, or so much of a value, and whether the count comes first."""
    few = first("For every 3 of your banished monsters, draw 1 card.")
    assert isinstance(few, ForEach)
    assert few.said_first
    assert isinstance(few.each, EveryFew)
    assert few.each.number == 3
    assert few.each.out_of
    much = first("Target 1 card on the field for every 1000 original ATK of that monster.")
    assert isinstance(much, ForEach)
    assert not much.said_first
    assert isinstance(much.each, EveryAmount)
    assert much.each.number == 1000


def test_what_is_done_instead_may_leave_out_what_was_said() -> None:
    """ "Add 1 Fairy monster" without a goal is done as was said before."""
    tree = read('Draw 1 card, or, if you control "Lantern Keeper", you can add 1 Fairy monster instead.')
    step = tree.effect.rest[0]
    assert step.link is Link.OR
    assert isinstance(step.action, Instead)
    again = inner(step.action, SameWith)
    assert again.verb is SameVerb.ADD
    assert again.source is None


def test_an_exception_behind_instead_belongs_to_what_is_done_instead() -> None:
    """It does not reach back to what was said before."""
    tree = read(
        'Draw 1 card, or, if you control a Fairy monster, draw 2 cards instead, except "Lantern Keeper".'
    )
    assert isinstance(tree.effect.rest[0].action, Excepting)


def test_both_ways_are_about_the_same_cards() -> None:
    """The cards are named once, behind both."""
    either = first("Add to your hand or banish, 1 Spell from your Deck.")
    assert isinstance(either, OneOfTwoWays)
    assert [type(one).__name__ for one in (either.first, either.second)] == ["Add", "Banish"]


def test_a_card_that_goes_face_down_is_shown() -> None:
    """What the parentheses say is part of what is done, and no step that others hang on."""
    assert isinstance(first("Destroy 1 card you control (if face-down, reveal it)."), ShowingHidden)


def test_the_face_up_extra_deck_is_the_extra_deck() -> None:
    """A Pendulum Monster lies there face-up."""
    placed = first("Add 1 Pendulum Monster from your Deck to your face-up Extra Deck.")
    assert isinstance(placed, PlaceInZone)
    assert placed.to.places == (Place.EXTRA_DECK,)
