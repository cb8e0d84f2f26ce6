"""Lists of effects behind bullets: read, and printed as they were."""

from __future__ import annotations

import pytest

from banneret.effects.abilities import Ability, Headed
from banneret.effects.lists import ApplyListed, FeatureOf, ListedEffects, ListVerb
from banneret.effects.nouns import Exactly, Feature
from tests.effects.sentences import prints_as, read

SENTENCES = [
    "Activate 1 of these effects;",
    'Activate 1 of these effects (but you can only use each effect of "Lantern Keeper" once per turn);',
    "You can discard 1 card, then activate 1 of these effects;",
    "You can activate the following effect, based on which player controls the equipped monster;",
    "Apply these effects in sequence.",
    'Apply 1 of these effects, but you cannot apply that same effect of "Lantern Keeper" again this turn.',
    "Apply these effects in sequence, based on the number of cards you control.",
    "Roll a six-sided die and apply this effect based on the result.",
    "You can activate this effect; draw 1 card.",
    "This card gains these effects, based on the number of Spells you control.",
    "It gains this effect.",
    "Remove 2 Spell Counters from your field to activate 1 of these effects.",
    "Apply 1 of these effects until the end of this turn.",
    "You can activate 2 of these effects based on the Attributes in your GY;",
    "Apply these effects in sequence, based on the materials used.",
    "Special Summon 1 monster from your hand, based on the banished card.",
    'If this card has "Lantern Keeper" as material, it gains this effect.',
]
REMINDERS = [
    "These effects remain even if this card leaves the field.",
    "You can only equip 1 monster at a time to this card with this effect.",
    'This is treated as a Special Summon with the effect of "Lantern Keeper".',
    "A monster can only be equipped with 1 Union Monster at a time.",
    'This card is also always treated as a "Lantern Keeper" card.',
]
BULLETS = [
    'Spell: "Lantern Keeper".',
    "LIGHT or DARK: Draw 1 card.",
    "LIGHT Fairy: Draw 1 card.",
    "Attack Position: Draw 1 card.",
    "2: Draw 1 card.",
    "Exactly 3: Draw 1 card.",
    "Level 5 or higher: Draw 1 card.",
    "Hand: Draw 1 card.",
    '1 "Lantern Keeper" monster.',
    "EARTH & FIRE: Draw 1 card.",
    "4 or less: Draw 1 card.",
    "Spell/Trap: Draw 1 card.",
]


@pytest.mark.parametrize("text", SENTENCES)
def test_what_comes_before_a_list_is_printed_as_it_was(text: str) -> None:
    assert prints_as(text) == text


@pytest.mark.parametrize("text", REMINDERS)
def test_a_reminder_is_printed_as_it_was(text: str) -> None:
    assert prints_as(text, "reminder") == text


def test_a_gemini_monster_says_its_own_words() -> None:
    for several in ("this effect", "these effects"):
        for normal in ("a Normal Monster", "face-up"):
            text = (
                f"While this card is {normal} on the field, you can Normal Summon it to have it become an "
                f"Effect Monster with {several}."
            )
            assert prints_as(text) == text


@pytest.mark.parametrize("text", BULLETS)
def test_a_bullet_is_printed_as_it_was(text: str) -> None:
    assert prints_as(text, "bullet") == text


def test_how_many_effects_are_chosen_is_a_quantity() -> None:
    tree = read("Activate 1 of these effects;")
    assert isinstance(tree, Ability)
    assert tree.bullets_follow
    assert tree.effect.first == ApplyListed(ListVerb.ACTIVATE, ListedEffects.THESE, Exactly(1))


def test_a_heading_holds_the_sentence_behind_it() -> None:
    tree = read("Exactly 3: Draw 1 card.", "bullet")
    assert isinstance(tree, Headed)
    assert tree.sentence == read("Draw 1 card.")


def test_listed_effects_may_name_to_what_and_how_long() -> None:
    """They are applied to cards, for a time, or cost the showing of the listed Attributes."""
    applied = read(
        "Apply these effects to 1 face-up monster on the field until the end of this turn."
    ).effect.first
    assert isinstance(applied, ApplyListed)
    assert applied.to is not None
    assert applied.duration is not None
    shown = read(
        "You can activate 1 of these effects, "
        "by revealing monster(s) in your hand with the listed Attribute(s);"
    ).effect.first
    assert isinstance(shown, ApplyListed)
    assert shown.by is not None


def test_the_type_of_a_card_is_no_monster_type() -> None:
    """What decides between monsters, Spells and Traps is the type of a card."""
    tree = read("Apply the following effect, based on the type of card that was discarded.")
    assert isinstance(tree, Ability)
    assert isinstance(tree.effect.first, ApplyListed)
    assert isinstance(tree.effect.first.basis, FeatureOf)
    assert tree.effect.first.basis.features == (Feature.TYPE_OF_CARD,)
