"""Counters and amounts: read, and printed as they were."""

from __future__ import annotations

import pytest

from banneret.effects.abilities import Ability
from banneret.effects.actions.steps import Apply
from banneret.effects.amounts import Number, Stat
from banneret.effects.counters import Counter
from banneret.effects.nouns import CountersOn, Reference, That
from banneret.effects.states import Gains
from tests.effects.sentences import prints_as, read

EXACT = [
    "Gains 100 DEF for each Ice Counter on your field.",
    "You can remove 3 or more Spell Counters from your field; draw 1 card.",
    "You can remove all Wedge Counters from this card; draw 1 card for each Wedge Counter removed.",
    "Gains 500 ATK x the total number of cards in your hand.",
    "If this card is Summoned: Place Spell Counters on this card, equal to the number of cards in your hand.",
    "If there are 4 or more Clock Counters on this card: Draw 1 card.",
    "If there are 3 Clock Counters on this card: Draw 1 card.",
    "If there are less than 3 Clock Counters on this card: Draw 1 card.",
    "Destroy 1 monster with an Ice Counter.",
    "While this card has a Bushido Counter, it cannot attack.",
    "You can Tribute 1 monster; gain LP equal to half the ATK that monster had on the field.",
    "Roll a six-sided die; gain LP equal to the result x 200.",
    "If you take effect damage: Gain that much LP.",
    "All monsters you control gain ATK equal to the highest original ATK among them.",
    "Target 1 monster; this card's Level becomes that monster's.",
]
VARIANTS = {
    "Inflict damage to your opponent equal to the combined number of cards in your hand x 300.": (
        "Inflict damage to your opponent equal to the total number of cards in your hand x 300."
    ),
    "Monsters with A-Counters cannot attack.": "Monsters with an A-Counter cannot attack.",
    "If you take effect damage: Gain the same amount of LP.": "If you take effect damage: Gain that much LP.",
    "Your monsters gain ATK equal to their own Level x 100.": (
        "Your monsters gain ATK equal to their Levels x 100."
    ),
    "When this card is Normal Summoned, put 1 Spell Counter on it.": (
        "When this card is Normal Summoned, place 1 Spell Counter on it."
    ),
}


@pytest.mark.parametrize("text", EXACT)
def test_amounts_and_counters_print_as_they_were(text: str) -> None:
    assert prints_as(text) == text


@pytest.mark.parametrize(("text", "printed"), VARIANTS.items())
def test_old_wordings_print_as_those_of_today(text: str, printed: str) -> None:
    assert prints_as(text) == printed


def test_a_gain_for_each_counter_is_a_gain_like_any_other() -> None:
    ability = read("Gains 300 ATK for each Spell Counter on it.")
    assert isinstance(ability, Ability)
    assert ability.effect.first == Apply(
        Gains(
            That(Reference.THIS_CARD),
            Stat.ATK,
            Number(300),
            CountersOn(Counter.SPELL, That(Reference.IT)),
        )
    )
