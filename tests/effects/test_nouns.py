"""Noun phrases: what stands before and behind the noun, and how many are meant."""

from __future__ import annotations

import pytest

from banneret.effects.abilities import Ability
from banneret.effects.actions.summoning import SpecialSummon
from banneret.effects.events import Happens
from banneret.effects.node import Node, walk
from banneret.effects.nouns import (
    AlikeButDifferent,
    AllThe,
    CardPosition,
    ControlledBy,
    DifferentFeatures,
    EquippedTo,
    Exactly,
    Feature,
    Features,
    LeftOver,
    Linked,
    Named,
    NamedCards,
    Objects,
    OneOf,
    Unnumbered,
    WhichWas,
)
from banneret.effects.players import Who
from banneret.effects.timings import If
from tests.effects.sentences import prints_as, read

SENTENCES = [
    # linked, left over
    "This linked card gains 500 ATK.",
    "If this card is co-linked: You can draw 1 card.",
    "Destroy all monsters on the field that are not linked.",
    "Gains 100 ATK for each monster co-linked to this card.",
    # mentioned by a name
    'Add 1 Trap that mentions a "Lantern" monster\'s card name from your Deck to your hand.',
    # one or many of somebody's
    "If your DARK monster is destroyed by battle: Draw 1 card.",
    "If your DARK monsters are destroyed by battle: Draw 1 card.",
    "Destroy 1 monster with a different Level from the monsters you control and the monsters in your GY.",
    "Reveal 1 Fusion Monster in your Extra Deck, then banish 1 monster whose name is mentioned on it.",
    "Send 1 material whose name is mentioned on this card from your Deck to the GY.",
    # compared with other cards
    "Destroy 1 monster your opponent controls with an equal or lower Level.",
    "Destroy 1 monster with more than 1000 ATK.",
    "Special Summon 1 monster from your Deck with a different name from the cards you control.",
    "Special Summon 1 monster from your Deck with a different Type and Attribute.",
    "Add 1 monster from your Deck to your hand with the same Level but a different name.",
    "Target 2 monsters with the same Type but different names in your GY; banish them.",
    "Monsters you control gain 100 ATK for each different Attribute you control.",
    "If you have 3 or more different Monster Types on your field: You can draw 1 card.",
    "Banish 2 Fiend monsters with the same Attribute as each other from your GY.",
    "Target 2 Spells in the GYs; banish them.",
    # names, owners, deeds of its own
    'If you control "Lantern Keeper" or a monster that mentions it: You can draw 1 card.',
    'Add 1 "Lantern Oil" and 1 "Lantern" monster from your Deck to your hand.',
    'Add 1 card with "Lantern" in its name from your Deck to your hand.',
    "Add 1 card with its name from your Deck to your hand.",
    'Target 1 "Lantern Keeper" in your GY; shuffle that "Lantern Keeper" into the Deck.',
    'Add 1 Fusion Monster that mentions "Harbour Bell" as material to your hand.',
    "Destroy 1 face-up monster you control that is owned by your opponent.",
    "Destroy all monsters you control that did not declare an attack this turn.",
    "Destroy all cards in its adjacent Monster Zones and Spell & Trap Zones.",
    # several, all, only
    "Change any Defense Position monster(s) to Attack Position.",
    "Destroy as many monsters you control as possible that were Special Summoned from the Extra Deck.",
    "Target 2 of your banished monsters, including a Reptile monster; return them to the GY.",
    "Send the remaining 2 cards to the GY.",
    "If an Xyz Monster you control is destroyed: You can draw 1 card.",
    "If a Union monster you control is destroyed: You can draw 1 card.",
    'Add up to 1 each of "Lantern Keeper", "Lantern Oil", and "Harbour Bell" from your Deck to your hand.',
    "Special Summon as many of your banished monsters as possible.",
    "Discard the same type of card (Monster, Spell, or Trap); negate the activation.",
    'Target 1 of your banished "Lantern" monsters or "Harbour" cards; return it to the GY.',
    "Attach up to 1 card each from your GY and your opponent's GY to this card as material.",
    # what stands behind the goal
    'Return all face-up "Lantern" monsters on the field to the hand, except "Lantern Keeper".',
    "Shuffle all monsters your opponent controls into the Deck that were Special Summoned this turn.",
    "Destroy as many cards on the field as possible (other than this card).",
    # where they are and what they are
    "If an Xyz Monster is on the field or in either GY: You can draw 1 card.",
    "Target 1 Monster Card treated as a Continuous Spell on the field; banish it.",
    "Banish any number of Dragon monsters that are Level 7 or higher and/or WIND from your GY.",
    "Banish all Insect monsters equipped with an Equip Card(s).",
    "Insect monsters changed to Defense Position by this effect cannot be Tributed.",
    "If this face-up card leaves the field, the controller of this card takes 300 damage.",
    "All Tokens in Attack Position gain 500 ATK.",
    "Target 1 monster your opponent controls in Attack Position; destroy it.",
    "Target 1 Monster Card you control equipped to a monster; destroy it.",
    "Destroy all monsters equipped to this card by this effect.",
    "Destroy all monsters equipped to this card by this card's effect.",
    "Each Rock monster you control gains ATK equal to the ATK of the monster equipped to it by its effect.",
]
VARIANTS = [
    (
        'Add 1 "Lantern" Spell/Trap, from your Deck to your hand.',
        'Add 1 "Lantern" Spell/Trap from your Deck to your hand.',
    ),
    (
        "Destroy 1 monster with the same Attribute, but with a different name.",
        "Destroy 1 monster with the same Attribute but a different name.",
    ),
    ("Destroy 2 monsters of the same Type.", "Destroy 2 monsters with the same Type."),
    (
        "Target 2 monsters in your GY; shuffle both those targets into the Deck.",
        "Target 2 monsters in your GY; shuffle those targets into the Deck.",
    ),
    (
        'Add up to 2 copies of "Lantern Oil" from your Deck to your hand.',
        'Add up to 2 "Lantern Oil" from your Deck to your hand.',
    ),
    (
        "Gains 100 ATK for every Warrior monster in your GY.",
        "Gains 100 ATK for each Warrior monster in your GY.",
    ),
]


def nodes(text: str) -> list[Node]:
    tree = read(text)
    assert isinstance(tree, Node)
    return [*walk(tree)]


@pytest.mark.parametrize("text", SENTENCES)
def test_a_noun_phrase_is_read_in_one_way_and_printed_as_it_was(text: str) -> None:
    assert prints_as(text) == text


@pytest.mark.parametrize(("text", "printed"), VARIANTS)
def test_other_spellings_of_a_noun_phrase_are_read_as_the_same(text: str, printed: str) -> None:
    assert prints_as(text) == printed


def test_a_possessive_says_whether_one_or_many_are_meant() -> None:
    quantities = []
    for text in (
        "If your monster is destroyed: Draw 1 card.",
        "If your monsters are destroyed: Draw 1 card.",
    ):
        tree = read(text)
        assert isinstance(tree, Ability)
        (trigger,) = tree.timings
        assert isinstance(trigger, If)
        assert isinstance(trigger.event, Happens)
        assert isinstance(trigger.event.what, Objects)
        quantities.append(trigger.event.what.quantity)
    assert quantities == [OneOf(), Unnumbered()]


def test_features_alike_and_different_stand_apart() -> None:
    assert AlikeButDifferent(Features((Feature.LEVEL,)), Features((Feature.NAME,))) in nodes(
        "Add 1 monster from your Deck to your hand with the same Level but a different name."
    )


def test_different_ones_of_a_feature_are_counted_once() -> None:
    (counted,) = (
        node
        for node in nodes("If you have 2 or more different Attributes on your field: Draw 1 card.")
        if isinstance(node, DifferentFeatures)
    )
    assert counted.feature is Feature.ATTRIBUTE


def test_cards_named_to_compare_with_are_all_that_fit() -> None:
    assert AllThe() in nodes("Destroy 1 monster with a different name from the cards you control.")


def test_to_belongs_to_the_verb_behind_what_cannot_move() -> None:
    text = "Set the card that was banished by this effect to your field."
    assert all(node.goal is None for node in nodes(text) if isinstance(node, WhichWas))


def test_linked_and_left_over_cards_are_described_by_adjectives() -> None:
    assert Linked() in nodes("Destroy all linked monsters.")
    assert LeftOver() in nodes("Send the remaining cards to the GY.")


def test_a_name_before_another_name_with_a_noun_is_a_card() -> None:
    names = [
        node
        for node in nodes('Add 1 "Lantern Oil" and 1 "Lantern" monster from your Deck to your hand.')
        if isinstance(node, NamedCards)
    ]
    assert names == [NamedCards(Exactly(1), Named("Lantern Oil"))]


def test_a_position_behind_the_verb_is_that_of_the_summon() -> None:
    text = "Special Summon 1 monster from your Deck in Defense Position."
    (summon,) = (node for node in nodes(text) if isinstance(node, SpecialSummon))
    assert summon.position is CardPosition.DEFENSE


def test_what_a_card_is_equipped_to_has_its_own_description() -> None:
    text = "Destroy 1 Equip Card equipped to a Warrior monster you control."
    (equipped,) = (node for node in nodes(text) if isinstance(node, EquippedTo))
    assert isinstance(equipped.what, Objects)
    assert equipped.what.qualifiers == (ControlledBy(Who.YOU),)


def test_a_card_spoken_of_by_its_name_is_one() -> None:
    assert prints_as('The original ATK of that "Lantern" becomes 500.').endswith("becomes 500.")
    assert prints_as('That "Lantern" gains 500 ATK.') == 'That "Lantern" gains 500 ATK.'
