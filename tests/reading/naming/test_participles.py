"""What cards are called by what was done to them."""

from __future__ import annotations

from banneret.effects.actions.moving import Banish, Equip, Target
from banneret.effects.actions.values import Negate, NegatedThing, RollDice
from banneret.effects.nouns import Exactly, From, Noun, Objects, Place, Reference, That, Zones
from banneret.reading.naming.participles import done_by, is_moved, number_of

MONSTER = Objects(Exactly(1), Noun.MONSTER)
THIS_CARD = That(Reference.THIS_CARD)


def test_what_was_done_to_cards_is_said_of_them() -> None:
    assert done_by(Banish(MONSTER)) == "banished"
    assert done_by(Target(MONSTER)) is None
    assert done_by(None) is None


def test_a_monster_with_an_equip_is_not_the_card_that_was_equipped() -> None:
    equip = Equip(THIS_CARD, MONSTER)
    assert done_by(equip) == "equipped"
    assert done_by(equip, field="to") == "equipped with a card"


def test_no_card_in_a_deck_is_targeted() -> None:
    in_deck = Objects(Exactly(1), Noun.MONSTER, qualifiers=(From(Zones((Place.DECK,))),))
    assert done_by(Target(in_deck)) == "chosen"


def test_what_is_negated_is_not_moved() -> None:
    assert is_moved(Banish(MONSTER))
    assert not is_moved(Negate(NegatedThing.SUMMON))
    assert not is_moved(None)


def test_a_roll_has_a_number_and_cards_have_none() -> None:
    assert number_of(RollDice(1)) == "as the result of the roll"
    assert number_of(Banish(MONSTER)) is None
