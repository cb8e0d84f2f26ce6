"""How monsters are Summoned by their own texts: read, and printed as they were."""

from __future__ import annotations

import pytest

from banneret.effects.materials import Materials, WithSuch
from banneret.effects.procedures import (
    ByProcedure,
    MustBe,
    Necessity,
    SummoningProcedure,
    SummonThisCard,
)
from tests.effects.sentences import prints_as, read

SENTENCES = [
    "If you control no monsters, you can Special Summon this card (from your hand).",
    "You can Special Summon this card (from your hand) by banishing 2 FIRE monsters from your GY.",
    "You can Special Summon this card (from your hand) in Attack Position to your zone it points to.",
    "You can Special Summon this card (from your hand) by discarding 1 card, but its ATK becomes 0.",
    "You can Tribute Summon this card face-up by Tributing 1 Pyro monster.",
    "You can Tribute 3 monsters to Tribute Summon (but not Set) this card.",
    "You can Normal Summon this card without Tributing.",
    'You can also Xyz Summon this card by using a Rank 3 "Lantern" monster you control as material.',
    "Must be Fusion Summoned.",
    "Must first be Special Summoned (from your hand) by Tributing 2 monsters while you control no Spells.",
    "Must be Special Summoned (from your Extra Deck) by banishing the above cards you control.",
    "Must be Fusion Summoned, and cannot be Special Summoned by other ways.",
    'Must first be either Ritual Summoned, or Special Summoned with "Lantern Keeper".',
    "Must be Ritual Summoned, without using any Level 5 monsters.",
    'Cannot be Special Summoned, except with the effect of a "Lantern" card.',
    "Must be Special Summoned (from your hand) by having exactly 3 FIRE monsters in your GY.",
    'Must be Special Summoned by Tributing the above cards (in which case you do not use "Oil Merchant").',
    'Must be Special Summoned with "Lantern Keeper", using a Pyro monster.',
    'Must be Synchro Summoned with the above materials or with "Oil Merchant".',
    "Cannot be Normal Summoned (but can be Normal Set).",
    "Requires 3 Tributes to Normal Summon (cannot be Normal Set).",
    "A Fusion Summon of this card can only be done with the above Fusion Materials.",
    "Ritual Summon 1 Ritual Monster, by Tributing monsters whose total Levels equal its Level.",
    "You can Normal Summon/Set this card without Tributing, but its original ATK becomes 1700.",
    'You can Special Summon this card (from your hand) by returning 1 card to the hand, except "Lantern".',
    "Must be Normal Summoned/Set by Tributing 3 monsters.",
    "Transfer its materials to this card.",
    "Materials attached to it also become materials on the Summoned monster.",
    'This card can only be Ritual Summoned with the Ritual Spell Card, "Oil Merchant".',
    'Cannot be Normal Summoned unless you control a "Lantern" monster.',
    "You must also Tribute monsters from your hand or field whose total Levels equal 5 or more.",
    "You must also banish cards whose total Levels equal the Level of the Ritual Monster you Ritual Summon.",
]
MATERIALS = [
    "1 Tuner + 1+ non-Tuner monsters",
    "1 Pyro Tuner + 2+ non-Tuners",
    '"Lantern Keeper" + "Oil Merchant"',
    '1 "Lantern Keeper" + 1 FIRE monster',
    "2+ Level 3 monsters",
    "2 or more (max. 5) Level 3 monsters",
    "2 monsters, including a Tuner",
    "2 monsters with the same Type but different Attributes",
    "2 FIRE monsters (1 Tuner and 1 non-Tuner)",
    "3 Dragon monsters (1 Fusion, 1 Synchro, and 1 Xyz)",
    '1 "Lantern" monster or 1 "Oil Merchant"',
]


@pytest.mark.parametrize("text", SENTENCES)
def test_a_sentence_about_a_summon_is_printed_as_it_was(text: str) -> None:
    assert prints_as(text) == text


@pytest.mark.parametrize("text", MATERIALS)
def test_materials_are_printed_as_they_were(text: str) -> None:
    assert prints_as(text, "materials") == text


def test_a_procedure_is_no_effect() -> None:
    tree = read("You can Special Summon this card (from your hand) by discarding 1 card.")
    assert isinstance(tree, SummoningProcedure)
    assert isinstance(tree.way, SummonThisCard)


def test_what_comes_behind_the_price_is_not_part_of_it() -> None:
    tree = read(
        "You can Special Summon this card (from your hand) by discarding 1 card, but its ATK becomes 0."
    )
    assert isinstance(tree.way, SummonThisCard)
    price = tree.way.procedure.by
    assert price is not None
    assert price.rest == ()
    assert len(tree.rest) == 1


def test_old_and_new_words_for_a_procedure_are_one_tree() -> None:
    new = read("Must be Special Summoned (from your hand) by Tributing 1 FIRE monster.")
    old = read("Must be Special Summoned from your hand by Tributing 1 FIRE monster.")
    assert new == old
    assert isinstance(new, MustBe)
    assert new.necessity is Necessity.ALWAYS
    assert isinstance(new.done, ByProcedure)


def test_a_part_of_the_materials_is_said_of_the_whole() -> None:
    tree = read("2 FIRE monsters, including a monster with 2000 or more ATK", "materials")
    assert isinstance(tree, Materials)
    assert isinstance(tree.parts[0], WithSuch)


def test_or_more_and_plus_are_one_tree() -> None:
    assert read("2 or more Level 3 monsters", "materials") == read("2+ Level 3 monsters", "materials")


def test_a_summon_told_of_this_card_is_one_that_a_player_can_do() -> None:
    told = read(
        "This card can be Tribute Summoned in face-up Attack Position by Tributing 1 Reptile monster."
    )
    done = read("You can Tribute Summon this card in face-up Attack Position by Tributing 1 Reptile monster.")
    assert told == done
