"""Further shapes of moving cards: at random, as many as there are, as Equip Cards, and afterwards."""

from __future__ import annotations

import pytest

from banneret.effects.abilities import Ability, Applies, Continues
from banneret.effects.actions.moving import Equip
from banneret.effects.actions.repeating import AsManyAsThere
from banneret.effects.actions.steps import Does, Link
from banneret.effects.actions.values import SkipPhase
from banneret.effects.node import walk
from banneret.effects.nouns import Place, Zones
from banneret.effects.timings import AfterActivation
from tests.effects.sentences import prints_as, read

EXACT = [
    "Activate 1 of these effects, but skip your next Battle Phase after activation;",
    "Banish 1 card from your opponent's hand (at random), field, or GY.",
    "Each player sends the top 3 cards of their Deck to the GY (or as many as possible, if less than 3).",
    "Target 2 Traps in your GY; your opponent chooses 1, you Set it, and if you do, banish the rest.",
    "Equip this card to a monster you control as an Equip Card.",
    "Draw cards, equal to the number of Fusion Monsters you Fusion Summoned this turn.",
    "Discard your entire hand (min. 1).",
    "You can discard 1 card to select and destroy 1 card on the field.",
    "From your hand, either Special Summon 1 Fairy monster, or Set 1 Spell.",
]
VARIANTS = [
    (
        "Look at your opponent's hand and choose 1 card from it to shuffle into the Deck.",
        "shuffle it into the Deck.",
    ),
    ("Your Deck is then shuffled.", "Then, shuffle your Deck."),
    (
        "Take control of, or destroy, 1 monster your opponent controls.",
        "or destroy, 1 monster your opponent controls.",
    ),
    (
        "Banish 1 card from your opponent's hand, face-down, until the End Phase.",
        "face-down until the End Phase.",
    ),
    ("After that, draw 1 card.", "Also, after that, draw 1 card."),
    ("Special Summon all 3 of them.", "Special Summon all 3."),
    ("Set that card face-down on your field.", "Set that card to your field."),
    (
        "Attach 1 Fairy monster from your hand or GY, to this card as material.",
        "GY to this card as material.",
    ),
    ("After activation, add this card to your hand instead of sending it to the GY.", "to the GY."),
]


@pytest.mark.parametrize("text", EXACT)
def test_sentences_come_back_as_they_were(text: str) -> None:
    """They are read, and printed as the very same words."""
    assert prints_as(text) == text


@pytest.mark.parametrize(("text", "ends"), VARIANTS)
def test_other_words_mean_the_same(text: str, ends: str) -> None:
    """They are printed in other words that are read as the same tree."""
    assert prints_as(text).endswith(ends)


def test_what_is_chosen_is_dealt_with_by_another() -> None:
    """Who chooses and who acts are told apart."""
    tree = read(
        "Target 2 Traps in your GY; your opponent chooses 1, you Set it, and if you do, banish the rest."
    )
    assert isinstance(tree, Ability)
    assert [type(tree.effect.first), type(tree.effect.rest[0].action)] == [Does, Does]
    assert tree.effect.rest[0].link is Link.NEXT


def test_fewer_cards_are_enough() -> None:
    """Where a Deck is too small, all of it goes."""
    tree = read(
        "Each player sends the top 3 cards of their Deck to the GY (or their entire Deck, if less than 3)."
    )
    there = next(node for node in walk(tree) if isinstance(node, AsManyAsThere))
    assert there.fewer_than == 3


def test_only_the_hand_is_taken_from_at_random() -> None:
    """From the other zones cards are chosen."""
    zones = next(
        node
        for node in walk(read("Banish 1 card from your opponent's hand (random), field, or GY."))
        if isinstance(node, Zones)
    )
    assert zones.places == (Place.RANDOM_HAND, Place.FIELD, Place.GRAVEYARD)


def test_the_next_battle_phase_is_skipped_whatever_becomes_of_the_effect() -> None:
    """It hangs on the activation."""
    tree = read("Activate 1 of these effects, but skip your next Battle Phase after activation;")
    skipped = tree.effect.rest[0].action
    assert isinstance(skipped, SkipPhase)
    assert skipped.after_activation


def test_an_equip_card_is_not_said_to_be_a_spell() -> None:
    """A Trap remains one."""
    equip = read("Equip this card to a monster you control as an Equip Card.").effect.first
    assert isinstance(equip, Equip)
    assert equip.as_card
    assert not equip.as_spell


def test_what_comes_after_is_a_step_or_a_moment() -> None:
    """ "After that" goes on with the sentence before; "after activation" is a moment of its own."""
    after = read("After that, draw 1 card.")
    assert isinstance(after, Continues)
    assert after.link is Link.AFTER_THAT
    applied = read("After activation, add this card to your hand instead of sending it to the GY.")
    assert isinstance(applied, Applies)
    assert applied.timings == (AfterActivation(),)
