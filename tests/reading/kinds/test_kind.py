"""What kind of effect a sentence is, where others resolve. The sentences are our own."""

from __future__ import annotations

import pytest

from banneret.reading.grouping.groups import effect_groups
from banneret.reading.kinds.kind import Kind
from tests.reading.explained import READER, explained, monster, spell


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (
            "When a Spell effect activated by your opponent resolves, negate that effect, then draw 1 card.",
            Kind.CONTINUOUS,
        ),
        (
            (
                "Each time your opponent activates a monster effect, place 1 Spell Counter on this card when "
                "that effect resolves, and if you do, inflict 200 damage to your opponent."
            ),
            Kind.CONTINUOUS,
        ),
        (
            "After resolving a Normal Spell that was activated during your turn: Draw 1 card.",
            Kind.TRIGGER_FORCED,
        ),
    ],
)
def test_nothing_is_activated_while_a_chain_resolves(text: str, kind: Kind) -> None:
    card = monster(text)
    reading = READER.card(card)
    assert reading.is_read()
    assert [group.kind for group in effect_groups(card, reading)] == [kind]


@pytest.mark.parametrize(
    "text",
    [
        "If you Fusion Summon a Fairy Fusion Monster, you can also banish monsters from your GY as material.",
        'If you Link Summon a "Bell" monster, you can use 1 Link Monster you control as the entire material.',
    ],
)
def test_what_else_can_be_material_is_not_activated(text: str) -> None:
    card = monster(text)
    reading = READER.card(card)
    assert reading.is_read()
    assert [group.kind for group in effect_groups(card, reading)] == [Kind.CONTINUOUS]


def test_what_the_summon_of_a_spell_takes_belongs_to_its_activation() -> None:
    text = (
        "Fusion Summon 1 Fairy Fusion Monster from your Extra Deck, using monsters from your hand or field "
        'as Fusion Material. If you use your "Bell" monster as Fusion Material, you can also use 1 Link '
        "Monster your opponent controls as material."
    )
    assert [line for line in explained(spell(text)) if not line.startswith(" ")] == [
        "Activation of this card."
    ]


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        (
            (
                "If this card is used as Synchro Material, place this card on the bottom of the Deck. Once "
                "per turn: You can target 1 monster in your GY; add it to your hand."
            ),
            [Kind.CONTINUOUS, Kind.IGNITION],
        ),
        (
            (
                "Once per turn, while this card is equipped to a Fish monster, you can negate a Trap effect "
                "activated on your opponent's field. You can discard 1 card; draw 1 card."
            ),
            [Kind.CONTINUOUS, Kind.IGNITION],
        ),
        (
            "When this card destroys a monster by battle and sends it to the Graveyard, draw 1 card.",
            [Kind.TRIGGER_FORCED],
        ),
        (
            (
                "If this card is changed to face-up Defense Position: Draw 1 card. When this card is "
                "Summoned, draw 1 card."
            ),
            [Kind.TRIGGER_FORCED, Kind.CONTINUOUS],
        ),
        (
            (
                "Once per turn, you can toss a coin and apply the appropriate effect:\n"
                "● Heads: Draw 1 card.\n● Tails: Discard 1 card."
            ),
            [Kind.IGNITION],
        ),
    ],
)
def test_what_a_text_of_today_activates_stands_behind_a_colon(text: str, kinds: list[Kind]) -> None:
    card = monster(text)
    reading = READER.card(card)
    assert reading.is_read()
    assert [group.kind for group in effect_groups(card, reading)] == kinds


def test_while_this_card_is_so_it_has_an_effect_of_its_own() -> None:
    card = monster(
        "If your opponent draws a card(s): Increase this card's Level by 1. While this card's Level is "
        "higher than its original Level, it gains ATK equal to the difference x 200."
    )
    reading = READER.card(card)
    assert reading.is_read()
    assert [group.kind for group in effect_groups(card, reading)] == [Kind.TRIGGER_FORCED, Kind.STATIC]


def test_how_the_target_lies_is_a_condition_and_no_effect_of_its_own() -> None:
    card = monster(
        "FLIP: Target 1 Spell on the field; destroy it. If the target is Set, reveal it. Otherwise, return "
        "it to its original position."
    )
    (group,) = effect_groups(card, READER.card(card))
    assert group.kind is Kind.FLIP
    assert group.sentences == (0, 1, 2)
