"""Kinds of effects, limits, costs and categories from the trees. The texts are our own."""

from __future__ import annotations

import pytest

from banneret.cards.yugioh import YugiohCard
from banneret.effects.node import node_types
from banneret.effects.yugioh_terms import CardType, MonsterKind, Property
from banneret.reading.grouping.effect import Limit
from banneret.reading.kinds import categories, done_once, kind, with_comma
from banneret.reading.kinds.kind import Kind
from banneret.reading.measuring.facts import EffectFacts, effect_facts
from banneret.reading.reader import Reader
from banneret.reading.text.lexicon import Lexicon

NAME = "Lantern Keeper"


def made(text: str, card_type: CardType, property_: Property | None = None) -> tuple[EffectFacts, ...]:
    kinds = (MonsterKind.EFFECT,) if card_type is CardType.MONSTER else ()
    card = YugiohCard(name=NAME, card_type=card_type, property=property_, kinds=kinds, text=text)
    reading = Reader(Lexicon([NAME])).card(card)
    assert reading.is_read(), reading
    return effect_facts(card, reading)


def kinds_of_monster(text: str) -> list[Kind]:
    return [one.kind for one in made(text, CardType.MONSTER)]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("You can discard 1 card; draw 1 card.", Kind.IGNITION),
        ("Once per turn: You can draw 1 card.", Kind.IGNITION),
        ("During your Main Phase: You can draw 1 card.", Kind.IGNITION),
        ("If this card is Normal Summoned: You can draw 1 card.", Kind.TRIGGER_OPTIONAL),
        ("When this card is destroyed: Draw 1 card.", Kind.TRIGGER_FORCED),
        ("During your Standby Phase: You can draw 1 card.", Kind.TRIGGER_OPTIONAL),
        ("(Quick Effect): You can discard 1 card; draw 1 card.", Kind.QUICK_OPTIONAL),
        ("FLIP: Draw 1 card.", Kind.FLIP),
        ("FLIP: You can draw 1 card.", Kind.TRIGGER_OPTIONAL),
        ("Cannot be destroyed by battle.", Kind.STATIC),
        ("During the Main Phase: You can draw 1 card.", Kind.QUICK_OPTIONAL),
        ("After damage calculation, if this card battled: You can draw 1 card.", Kind.TRIGGER_OPTIONAL),
        ("When Summoned this way: You can draw 2 cards.", Kind.TRIGGER_OPTIONAL),
        ("Tribute 2 monsters on your field to increase your LP by 500.", Kind.IGNITION),
        ("Each time a Beast monster is destroyed, this card gains 100 ATK.", Kind.TRIGGER_FORCED),
        ("You can Set this card from your hand to your Spell & Trap Zone as a Spell.", Kind.STATIC),
        ("You can discard this card; draw 1 card. This is a Quick Effect.", Kind.QUICK_OPTIONAL),
        ("During your Battle Phase: You can draw 1 card.", Kind.QUICK_OPTIONAL),
        (
            "During the Damage Step, when this card battles a monster: You can draw 1 card.",
            Kind.QUICK_OPTIONAL,
        ),
        (
            "During either player's Battle Step, while an attack is occurring: You can negate the attack.",
            Kind.QUICK_OPTIONAL,
        ),
    ],
)
def test_the_kinds_of_monster_effects(text: str, kind: Kind) -> None:
    assert kinds_of_monster(text) == [kind]


@pytest.mark.parametrize(
    ("property_", "text", "kinds"),
    [
        (Property.NORMAL, "Draw 2 cards.", [Kind.ACTIVATE]),
        (Property.NORMAL, "Draw 2 cards. Discard 1 card.", [Kind.ACTIVATE]),
        (
            Property.NORMAL,
            "Draw 2 cards. You can banish this card from your GY; draw 1 card.",
            [Kind.ACTIVATE, Kind.IGNITION],
        ),
        (Property.NORMAL, "If you control a Rock monster: You can draw 1 card.", [Kind.ACTIVATE]),
        (
            Property.QUICK_PLAY,
            "During the End Phase, if you Special Summoned a Rock monster this turn, draw 2 cards.",
            [Kind.ACTIVATE],
        ),
        (
            Property.NORMAL,
            "If you control a Rock monster, you can activate this card from your hand. Draw 1 card.",
            [Kind.STATIC, Kind.ACTIVATE],
        ),
        (Property.CONTINUOUS, "Once per turn: You can draw 1 card.", [Kind.ACTIVATE, Kind.IGNITION]),
        (Property.FIELD, "When this card is activated: Draw 1 card.", [Kind.ACTIVATE]),
    ],
)
def test_the_kinds_of_spell_effects(property_: Property, text: str, kinds: list[Kind]) -> None:
    assert [one.kind for one in made(text, CardType.SPELL, property_)] == kinds


def test_effects_of_traps_in_the_grave_are_quick() -> None:
    text = "Draw 2 cards. You can banish this card from your GY; draw 1 card."
    assert [one.kind for one in made(text, CardType.TRAP, Property.NORMAL)] == [
        Kind.ACTIVATE,
        Kind.QUICK_OPTIONAL,
    ]


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("Once per turn, during the End Phase: Draw 1 card.", [Kind.ACTIVATE, Kind.TRIGGER_FORCED]),
        (
            "When an opponent's monster declares an attack: You can draw 1 card.",
            [Kind.ACTIVATE, Kind.QUICK_OPTIONAL],
        ),
        ("Change all monsters on the field to Defense Position.", [Kind.ACTIVATE, Kind.STATIC]),
    ],
)
def test_the_kinds_of_effects_of_traps_that_stay(text: str, kinds: list[Kind]) -> None:
    assert [one.kind for one in made(text, CardType.TRAP, Property.CONTINUOUS)] == kinds


@pytest.mark.parametrize(
    ("text", "categories"),
    [
        # The end of what was done before is no effect of its own, and what is forbidden is not done.
        ("Special Summon 1 monster from your Deck, but destroy it during the End Phase.", "SPECIAL_SUMMON"),
        ("Draw 1 card, also you cannot Special Summon monsters this turn.", "DRAW"),
        ("Add 1 card from your Deck to your hand during the End Phase of this turn.", "SEARCH TOHAND"),
        # Whichever is chosen.
        ("Activate 1 of these effects.\n● Draw 1 card.\n● Draw 2 cards, then discard 1 card.", "DRAW"),
        ("Activate 1 of these effects.\n● Draw 1 card.\n● Destroy 1 monster on the field.", ""),
        # This card's own position beside a target.
        ("Target 1 monster on the field; change this card to Defense Position, and destroy it.", "DESTROY"),
    ],
)
def test_what_counts_as_done(text: str, categories: str) -> None:
    (effect,) = made(text, CardType.SPELL, Property.NORMAL)
    assert " ".join(effect.categories) == categories


def test_an_effect_of_a_trap_that_stays_or_lies_in_the_grave_is_no_activation() -> None:
    grave = (
        "Target 1 monster on the field; destroy it. "
        "Once per Chain, when a Trap Card is activated while this card is in your GY: Draw 1 card."
    )
    assert [one.kind for one in made(grave, CardType.TRAP, Property.NORMAL)] == [
        Kind.ACTIVATE,
        Kind.QUICK_OPTIONAL,
    ]
    equipped = (
        "Target 1 monster you control; equip this card to that target. "
        "When your opponent activates a monster effect: You can draw 1 card."
    )
    assert [one.kind for one in made(equipped, CardType.TRAP, Property.NORMAL)] == [
        Kind.ACTIVATE,
        Kind.QUICK_OPTIONAL,
    ]


def test_what_is_done_before_a_listed_effect_is_activated_is_a_cost() -> None:
    (effect,) = made(
        "You can discard 1 card, then activate 1 of these effects;\n● Draw 1 card.", CardType.MONSTER
    )
    assert effect.cost


def test_what_goes_on_while_a_monster_is_equipped_is_no_part_of_the_activation() -> None:
    (effect,) = made(
        "Target 1 monster you control; equip it to 1 monster your opponent controls. "
        "Take control of the equipped monster while it is equipped with a Rock monster by this effect.",
        CardType.TRAP,
        Property.NORMAL,
    )[:1]
    assert "CONTROL" not in effect.categories


def test_effects_that_others_gain_are_not_the_cards_own() -> None:
    effect = "gains this effect.\n● Once per turn: You can draw 1 card."
    others = f"An Xyz Monster that was Summoned using this card on the field as material {effect}"
    assert not set(kinds_of_monster(others)) & kind.ACTIVATED
    through_it = f"An Xyz Monster that has this card as material {effect}"
    assert Kind.IGNITION in kinds_of_monster(through_it)


def test_what_hangs_on_an_effect_belongs_to_it() -> None:
    text = "When this card is destroyed: Discard 1 card. If you do not, destroy 1 monster on the field."
    (effect,) = made(text, CardType.MONSTER)
    assert effect.categories == ("DESTROY", "HANDES")


def test_targets_costs_and_categories() -> None:
    text = (
        "You can discard 1 card, then target 1 monster on the field; destroy it, and if you do, draw 1 card."
    )
    (effect,) = made(text, CardType.MONSTER)
    assert (effect.targets, effect.cost) == (True, True)
    assert effect.categories == ("DESTROY", "DRAW")


def test_targeting_alone_is_no_cost() -> None:
    (effect,) = made("You can target 1 monster on the field; destroy it.", CardType.MONSTER)
    assert (effect.targets, effect.cost) == (True, False)


TWO_EFFECTS = "FLIP: Draw 1 card. You can discard 1 card; draw 1 card."


@pytest.mark.parametrize(
    ("text", "limits"),
    [
        ("Once per turn: You can draw 1 card.", [Limit.SOFT]),
        (
            f'{TWO_EFFECTS} You can only use this effect of "{NAME}" once per turn.',
            [None, Limit.HARD],
        ),
        (
            f'{TWO_EFFECTS} You can only use each effect of "{NAME}" once per turn.',
            [Limit.HARD, Limit.HARD],
        ),
    ],
)
def test_limits(text: str, limits: list[Limit | None]) -> None:
    assert [one.limit for one in made(text, CardType.MONSTER)] == limits


def test_all_nodes_that_have_a_category_exist() -> None:
    named = {*categories._CATEGORIES, *with_comma.PROCEDURES, *done_once.ONCE}
    assert named <= node_types().keys()


@pytest.mark.parametrize(
    "text",
    [
        "Target cards your opponent controls, up to the number of monsters you control; destroy them.",
        "You can activate this effect; draw 1 card.",
    ],
)
def test_targets_and_activations_alone_are_no_cost(text: str) -> None:
    (effect,) = made(text, CardType.MONSTER)
    assert not effect.cost
