"""What players pick, declare and leave to chance, and effects that become others: read, and printed again."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.effects.abilities import Ability
from banneret.effects.actions.choosing import CoinShows, ExcavateUntil, NumberOfThem, PicksFor
from banneret.effects.actions.moving import Draw
from banneret.effects.actions.taking_over import ActivatedEffectBecomes, EffectBecomes
from banneret.effects.deeds import DoneByPlayer, HasDone, How
from banneret.effects.node import Node
from banneret.effects.nouns import Deed
from banneret.effects.players import Who
from tests.effects.sentences import inner, prints_as, read

EXACT = [
    "Reveal 3 Spells from your Deck, your opponent randomly picks 1 for you to add to your hand.",
    "Declare 1 Monster Type and 1 Attribute.",
    "Declare 1 Attribute on the field.",
    "Destroy all monsters on the field with that Attribute.",
    "Your opponent chooses 1 of these effects.",
    "Draw until you have 4 cards in your hand.",
    "Draw the same number of cards you discarded.",
    "Place 1 Continuous Trap from your hand face-up on your field.",
    "Your opponent sends 1 card they control to the GY (their choice).",
    "Excavate the top cards of your Deck until you excavate a Spell, then add that card to your hand.",
    "If you destroyed a monster by this effect, draw 1 card.",
    "Send the card you drew to the GY.",
    "Target 1 Spell in your GY; apply that target's effect.",
    "Banish 1 Trap from your GY; this effect becomes that Trap's effect when that card is activated.",
    "Shuffle 1 Spell from your GY into the Deck, except this card.",
    "When your opponent draws for their normal draw in their Draw Phase: Your opponent discards 1 card.",
    "Draw 1 more card.",
    "Your opponent draws 1 to 3 cards.",
    "Declare Level 4 or 8.",
    "Choose either 1 or 2, then excavate that many cards from the top of your Deck.",
    "Detach 1 material you control.",
    "Switch the locations of 2 monsters you control.",
    "Each player gives their opponent control of 1 monster they control.",
    "Banish (face-up) 1 random card from your opponent's hand until the End Phase.",
    "Add 1 card from your Deck to your hand that has a coin tossing effect.",
    "Apply all of these effects in sequence.",
    "Target an equal number of monsters you control and cards your opponent controls; destroy them.",
    "When you activate this card, you can also Tribute 1 monster; draw 1 card.",
    "Toss a coin twice.",
    "Send from your Deck to the GY, 1 Spell, then draw 1 card.",
    "If you call it wrong, lose 700 LP.",
    "This card gains the following effect, based on its battle position.",
    "Return control of all Insect monsters on the field to their owners.",
]
VARIANTS = [
    (
        "By Tributing 1 monster on your field, draw 1 card.",
        "You can Tribute 1 monster on your field; draw 1 card.",
    ),
    (
        "Add 2 Spells from your GY to your Deck and shuffle it.",
        "Shuffle 2 Spells from your GY into your Deck.",
    ),
    (
        "You can Set this card in your Spell & Trap Zone.",
        "You can Set this card to your Spell & Trap Zone.",
    ),
    (
        "Draw 1 card, then apply this effect, depending on its battle position.",
        "Draw 1 card, then apply this effect, based on its battle position.",
    ),
    ("Draw 2 cards then discard 1 card.", "Draw 2 cards, then discard 1 card."),
    (
        "You can reveal 1 Spell in your hand: Draw 1 card.",
        "You can reveal 1 Spell in your hand; draw 1 card.",
    ),
    (
        "Return 1 Spell in your GY to either the top or bottom of the Deck.",
        "Place 1 Spell in your GY on the top or bottom of the Deck.",
    ),
    (
        "Excavate cards from the top of your Deck until you excavate a Spell.",
        "Excavate the top cards of your Deck until you excavate a Spell.",
    ),
]


def found(text: str, kind: type[Node]) -> Any:
    """The first node of a kind in a sentence."""
    return inner(read(text), kind)


@pytest.mark.parametrize("text", EXACT)
def test_a_sentence_prints_as_it_was_read(text: str) -> None:
    assert prints_as(text) == text


@pytest.mark.parametrize(("text", "printed"), VARIANTS)
def test_rarer_wordings_print_as_the_common_ones(text: str, printed: str) -> None:
    assert prints_as(text) == printed


def test_who_picks_and_who_acts_are_told_apart() -> None:
    picks = found(EXACT[0], PicksFor)
    assert (picks.who, picks.at_random, picks.picked) == (Who.OPPONENT, True, NumberOfThem(1))


def test_coins_say_how_many_at_least() -> None:
    assert found(
        "Toss a coin 3 times and draw 1 card if at least 2 of the results are heads.", CoinShows
    ) == CoinShows(heads=True, number=2, or_more=True)


def test_a_deed_done_before_is_a_condition() -> None:
    done = found("If you destroyed a monster by this effect, draw 1 card.", HasDone)
    assert (done.who, done.deed, done.how) == (Who.YOU, Deed.DESTROYED, How.BY_THIS_EFFECT)


def test_as_many_as_were_discarded_are_drawn() -> None:
    assert found("Draw the same number of cards you discarded.", Draw).like == DoneByPlayer(
        Who.YOU, Deed.DISCARDED
    )


def test_what_is_excavated_until_is_what_is_found() -> None:
    assert (
        found("Excavate the top cards of your Deck until you excavate a Spell.", ExcavateUntil).deck
        is Who.YOU
    )


def test_an_effect_becomes_what_another_card_does_when_activated() -> None:
    assert found(
        "Banish 1 Trap from your GY; this effect becomes that Trap's effect when that card is activated.",
        EffectBecomes,
    ).when_activated


def test_the_activated_effect_becomes_what_is_quoted() -> None:
    text = 'You can discard 1 card; the activated effect becomes "Your opponent draws 1 card".'
    tree = read(text)
    assert isinstance(tree, Ability)
    assert isinstance(tree.effect.first, ActivatedEffectBecomes)
