"""What effects do: sentences of our own, read and printed back, and the places of their parts."""

from __future__ import annotations

from typing import Any

import pytest

from banneret.effects.actions.moving import Add, Banish, PlaceInDeck, Send, Target
from banneret.effects.actions.steps import Apply, Does, Forbid, Lasting, Later, Link, May, OneOfTwo, OnlySuch
from banneret.effects.actions.summoning import SpecialSummon, SummonBy, SummonMethod
from banneret.effects.actions.values import Increase, InflictDamage
from banneret.effects.amounts import CountOf, Number, PartOfAmount, Stat, StatOf
from banneret.effects.moments import At, PhaseName, Until
from banneret.effects.nouns import (
    AnyOf,
    CardPosition,
    ControlledBy,
    Either,
    Exactly,
    From,
    In,
    Mentions,
    NamedCards,
    Noun,
    Objects,
    OneOfEach,
    Place,
    Reference,
    SameAs,
    That,
    Together,
    Unnumbered,
    WithoutOthers,
    Zones,
)
from banneret.effects.players import Who
from banneret.effects.states import Gains
from tests.effects.sentences import prints_as, read, reading

PHRASES = [
    "Destroy 1 face-up Spell/Trap on the field",
    "Destroy all other monsters your opponent controls with 1000 or less DEF",
    "Destroy as many Set cards on the field as possible, and if you do, draw 1 card",
    "Target up to 2 FIRE or WATER monsters in your GY with different names",
    'Target 1 of your banished "Lantern" monsters; banish it',
    'Target 1 Level 4 or lower "Lantern" monster in your GY, except "Lantern Keeper"',
    "Target 1 monster you control and 1 card your opponent controls",
    "Target monsters on the field, up to the number of Spells you control",
    "Send the top 6 cards of your Deck to the GY",
    "Send 1 card from your hand or field to the GY, then you can destroy 1 monster",
    'Add 1 "Lantern" monster from your Deck to your hand, except "Lantern Keeper"',
    'Add 1 "Lantern" monster or 1 "Lamp Oil" from your Deck to your hand',
    "Add 1 monster from your GY to your hand with the same Type as that monster",
    "Banish this card from your GY",
    "Banish it until the End Phase",
    "Banish 1 LIGHT and 1 DARK monster from your GY",
    "Place it on the bottom of the Deck, then draw 1 card",
    "Place this card in your Pendulum Zone",
    "Shuffle 3 banished cards into the Deck",
    "Return it to the hand during the End Phase",
    "Tribute 1 monster, also draw 2 cards",
    "Take control of that monster until the End Phase",
    "Detach 2 materials from this card",
    "Equip it to this card",
    "Reveal 1 monster in your hand",
    "Set 1 Normal or Quick-Play Spell from your Deck",
    "Set 1 Ritual Spell from your GY",
    "Change that target to face-down Defense Position",
    "Special Summon it in Defense Position, but its effects are negated",
    "Special Summon 1 monster from your hand to your opponent's field in Attack Position",
    "Special Summon this card, but banish it when it leaves the field",
    'Special Summon 2 "Lantern Tokens" (Pyro/FIRE/Level 1/ATK 0/DEF 100)',
    "Fusion Summon 1 FIRE Fusion Monster from your Extra Deck, using monsters from your hand or field",
    "Immediately after this effect resolves, Synchro Summon 1 Synchro Monster",
    "Your opponent draws 1 card",
    "Each player discards 1 card, then each player draws 1 card",
    "Your opponent can Special Summon 1 monster from their GY",
    "Either add it to your hand or Special Summon it",
    "You cannot Special Summon from the Extra Deck for the rest of this turn, except Link Monsters",
    "Neither player can banish cards this turn",
    "It gains 500 ATK until the end of this turn",
    "This card gains 300 ATK for each Warrior monster you control",
    "That monster's ATK becomes half its original ATK",
    "Increase its Level by 1 until the end of this turn",
    "They cannot attack directly this turn",
    "Inflict damage to your opponent equal to that monster's ATK",
    "Inflict 200 damage to your opponent for each card in your hand",
    "Gain LP equal to half the destroyed monster's DEF",
    "Pay half your LP",
    "Negate the activation, and if you do, destroy that card",
    "Negate its effects until the end of this turn",
    "Toss a coin 3 times",
    "Skip your next Battle Phase",
    "Place 2 Spell Counters on this card",
]


def steps(text: str) -> Any:
    """The tree of what an effect does."""
    return read(text, "steps")


@pytest.mark.parametrize("text", [part for phrase in PHRASES for part in phrase.split("; ")])
def test_words_are_read_in_one_way_and_printed_as_they_were(text: str) -> None:
    assert prints_as(text, "steps").casefold() == text.casefold()


def test_what_is_said_behind_the_goal_is_said_of_the_cards() -> None:
    tree = steps('Add 1 monster from your Deck to your hand, except "Lantern Keeper"').first
    assert isinstance(tree, Add)
    assert tree.exception is not None
    more = steps("Add 1 monster from your Deck to your hand, with the same Level as that monster").first
    assert isinstance(more, OnlySuch)
    assert isinstance(more.action, Add)
    assert [type(one) for one in more.more] == [SameAs]


def test_goals_and_durations_belong_to_the_verb() -> None:
    sent = steps("Send 1 card from your Deck to the GY").first
    assert isinstance(sent, Send)
    assert sent.to == Zones((Place.GRAVEYARD,))
    banished = steps("Banish that monster until the End Phase").first
    assert isinstance(banished, Banish)
    assert banished.duration == Until(At(PhaseName.END))


def test_an_exception_without_a_goal_belongs_to_the_noun() -> None:
    tree = steps('Target 1 Spell in your GY, except "Lantern Keeper"').first
    assert isinstance(tree, Target)
    assert isinstance(tree.what, Objects)
    assert [type(one) for one in tree.what.qualifiers] == [In, WithoutOthers]


def test_alternatives_share_what_stands_behind_the_last() -> None:
    tree = steps('Add 1 "Lantern" monster or 1 Ritual Spell from your Deck to your hand').first
    assert isinstance(tree, Add)
    assert isinstance(tree.what, Either)
    assert len(tree.what.choices) == 2
    assert len(tree.what.qualifiers) == 1


def test_alternatives_with_places_of_their_own_keep_them() -> None:
    tree = steps("Target 1 monster you control and 1 card in your opponent's GY").first
    assert isinstance(tree, Target)
    assert isinstance(tree.what, Together)
    assert tree.what.qualifiers == ()
    mine, theirs = tree.what.parts
    assert isinstance(mine, Objects)
    assert mine.qualifiers == (ControlledBy(Who.YOU),)
    assert isinstance(theirs, Objects)
    assert theirs.qualifiers == (In(Zones((Place.GRAVEYARD,), Who.OPPONENT)),)


def test_what_describes_the_last_alternative_is_not_said_of_the_others() -> None:
    tree = steps('Add 1 "Lamp Oil" or 1 Spell that mentions "Lamp Oil" from your Deck to your hand').first
    assert isinstance(tree.what, Either)
    oil, spell = tree.what.choices
    assert isinstance(oil, NamedCards)
    assert oil.qualifiers == ()
    assert isinstance(spell, Objects)
    assert [type(one) for one in spell.qualifiers] == [Mentions]
    assert [type(one) for one in tree.what.qualifiers] == [From]


def test_a_cost_is_no_purpose() -> None:
    tree = steps("This card gains 100 ATK for each card sent to the GY to activate this effect")
    assert tree.rest == ()
    gained = steps("Discard 1 card to destroy 1 monster")
    assert gained.rest[0].link is Link.TO


def test_adjectives_can_be_alternatives() -> None:
    tree = steps("Destroy 1 Fiend or Zombie monster").first
    assert isinstance(tree.what, Objects)
    assert isinstance(tree.what.adjectives[0], AnyOf)


def test_one_noun_for_several_sorts() -> None:
    tree = steps("Banish 1 LIGHT and 1 DARK monster from your GY").first
    assert isinstance(tree, Banish)
    assert isinstance(tree.what, OneOfEach)
    assert [sort.number for sort in tree.what.sorts] == [1, 1]


def test_verbs_agree_with_who_acts() -> None:
    tree = steps("Your opponent draws 1 card").first
    assert isinstance(tree, Does)
    assert tree.who is Who.OPPONENT
    may = steps("Your opponent can draw 1 card").first
    assert isinstance(may, May)
    assert may.who is Who.OPPONENT


def test_a_choice_of_two_acts() -> None:
    tree = steps("Either add it to your hand or banish it").first
    assert isinstance(tree, OneOfTwo)
    assert tree.either


def test_a_later_act_has_its_moment() -> None:
    tree = steps("Special Summon it, but destroy it during the End Phase")
    later = tree.rest[0]
    assert later.link is Link.BUT
    assert isinstance(later.action, Later)
    assert later.action.when == At(PhaseName.END)


def test_what_holds_has_its_duration() -> None:
    tree = steps("It gains 500 ATK until the end of this turn").first
    assert isinstance(tree, Apply)
    assert tree.state == Gains(That(Reference.IT), Stat.ATK, Number(500))
    assert isinstance(tree.duration, Until)
    before = steps("Until the end of this turn, it gains 500 ATK").first
    assert before == tree
    assert isinstance(steps("Increase its Level by 2 until the End Phase").first, Lasting)
    assert steps("Increase its Level by 2").first == Increase(That(Reference.IT), Stat.LEVEL, Number(2))


def test_a_prohibition_names_who_and_what() -> None:
    tree = steps("You cannot Special Summon monsters for the rest of this turn, except FIRE monsters").first
    assert isinstance(tree, Forbid)
    assert tree.who is Who.YOU
    assert tree.action == SpecialSummon(Objects(Unnumbered(), Noun.MONSTER))
    assert tree.exception is not None


def test_amounts_are_worked_out_from_cards() -> None:
    tree = steps("Inflict damage to your opponent equal to half that monster's ATK").first
    assert isinstance(tree, InflictDamage)
    assert isinstance(tree.amount, PartOfAmount)
    assert isinstance(tree.amount.amount, StatOf)
    counted = steps("Draw cards equal to the number of monsters you control").first
    assert isinstance(counted.amount, CountOf)


def test_summons_with_materials_name_their_method() -> None:
    tree = steps("Xyz Summon 1 Xyz Monster using monsters you control").first
    assert isinstance(tree, SummonBy)
    assert tree.method is SummonMethod.XYZ
    assert isinstance(tree.using, Objects)


def test_positions_are_of_the_summon() -> None:
    tree = steps("Special Summon 1 monster from your GY in Defense Position").first
    assert isinstance(tree, SpecialSummon)
    assert tree.position is CardPosition.DEFENSE


def test_the_bottom_of_the_deck_is_the_owners() -> None:
    tree = steps("Place it on the bottom of the Deck").first
    assert isinstance(tree, PlaceInDeck)
    assert tree.who is None


@pytest.mark.parametrize(
    "text",
    [
        "Destroy",
        "Destroy 1 monster you control your opponent",
        "Add 1 card beneath your hand",
        "Special Summon 1 monster sideways",
        "It gains 500",
    ],
)
def test_words_without_a_meaning_are_declined(text: str) -> None:
    assert reading(text, "steps").value is None


def test_quantities_decide_the_plural() -> None:
    assert prints_as("Destroy 1 monster", "steps") == "Destroy 1 monster"
    assert prints_as("Destroy 2 monsters", "steps") == "Destroy 2 monsters"
    assert Exactly(1) != Exactly(2)
