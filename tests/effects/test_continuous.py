"""What holds of cards in several respects, with exceptions, and whenever something happens."""

from __future__ import annotations

import pytest

from banneret.effects.abilities import Ability, Applies
from banneret.effects.actions.steps import Apply, Link
from banneret.effects.continuous import Further, HoldsOf, Throughout, Whenever
from banneret.effects.nouns import Reference, That
from banneret.effects.states import Cannot, CannotBe, CannotOrBe, Gains, Loses
from banneret.reading.reader import Reader, SentenceReading, Verdict
from banneret.reading.text.lexicon import Lexicon

READER = Reader(Lexicon(["Lantern Keeper"]))
SAME = That(Reference.SAME)


def read(text: str) -> SentenceReading:
    (sentence,) = READER.text(text).sentences
    return sentence


EXACT = (
    "It gains 300 ATK and loses 200 DEF.",
    "The equipped monster gains 300 ATK and cannot be destroyed by battle.",
    "Gains 300 ATK and cannot attack.",
    "The equipped monster cannot attack or be Tributed.",
    "Monsters you control cannot be destroyed by battle, except this card.",
    "Your opponent cannot target this card with card effects, except during the Battle Phase.",
    "It gains 300 ATK, also if it attacks a Defense Position monster, inflict piercing battle damage.",
    "It gains 300 ATK, also if it would be destroyed by battle, destroy this card instead.",
    "Until the end of this turn, it gains 500 ATK, also it cannot attack.",
    "For the rest of this turn, it cannot be destroyed by battle, also your opponent cannot target it.",
)
VARIANTS = (
    ("It gains 300 ATK, and loses 200 DEF.", "It gains 300 ATK and loses 200 DEF."),
    (
        "Cannot be destroyed, or banished, by Trap effects.",
        "Cannot be destroyed or banished by Trap effects.",
    ),
    ("It cannot be Tributed, or destroyed by battle.", "It cannot be Tributed or destroyed by battle."),
    (
        "Until the end of this turn, it gains 500 ATK, but it cannot attack.",
        "Until the end of this turn, it gains 500 ATK, also it cannot attack.",
    ),
)


@pytest.mark.parametrize("text", EXACT)
def test_what_holds_is_read_exactly(text: str) -> None:
    sentence = read(text)
    assert (sentence.verdict, sentence.stop) == (Verdict.EXACT, None)


@pytest.mark.parametrize(("text", "printed"), VARIANTS)
def test_other_wordings_are_variants(text: str, printed: str) -> None:
    sentence = read(text)
    assert (sentence.verdict, sentence.printed) == (Verdict.VARIANT, printed)


def test_a_subject_that_is_said_once_is_that_of_all_parts() -> None:
    tree = read("This card gains 300 ATK, loses 200 DEF, and cannot be Tributed.").tree
    assert isinstance(tree, Ability)
    assert isinstance(tree.effect.first, Apply)
    state = tree.effect.first.state
    assert isinstance(state, HoldsOf)
    assert state.what == That(Reference.THIS_CARD)
    assert isinstance(state.first, Gains)
    assert state.first.what == SAME
    assert [type(one.state) for one in state.rest] == [Loses, CannotBe]
    assert state.rest[0] == Further(Link.AND, state.rest[0].state)


def test_the_subject_of_each_part_is_bound_to_what_is_said_once() -> None:
    bound = READER.text("This card gains 300 ATK and cannot be Tributed.").bindings.bound
    assert [str(one.antecedent) for one in bound] == ["0:effect.first.state.what"] * 2


def test_a_prohibition_of_two_kinds_is_one_state() -> None:
    tree = read("The equipped monster cannot attack or be Tributed.").tree
    assert isinstance(tree, Ability)
    assert isinstance(tree.effect.first, Apply)
    assert isinstance(tree.effect.first.state, CannotOrBe)


def test_what_is_done_in_place_of_something_stands_behind_its_event() -> None:
    tree = read("It gains 300 ATK, also if it would be destroyed by battle, destroy this card instead.").tree
    assert isinstance(tree, Ability)
    whenever = tree.effect.rest[0].action
    assert isinstance(whenever, Whenever)
    assert whenever.instead


def test_a_duration_said_first_is_that_of_all_that_follows() -> None:
    tree = read("Until the end of this turn, it gains 500 ATK, also it cannot attack.").tree
    assert isinstance(tree, Ability)
    throughout = tree.effect.first
    assert isinstance(throughout, Throughout)
    assert [type(part) for part in throughout.parts] == [Gains, Cannot]
    assert tree.effect.rest == ()


@pytest.mark.parametrize(
    "text",
    [
        "It gains 500 ATK, also it cannot attack, until the end of this turn.",
        "Its ATK becomes 3000, and its effects are negated, until the End Phase.",
    ],
)
def test_a_duration_behind_a_comma_is_that_of_all_before_it(text: str) -> None:
    tree = read(text).tree
    assert isinstance(tree, Ability)
    assert isinstance(tree.effect.first, Throughout)
    assert tree.effect.rest == ()


def test_a_duration_without_a_comma_is_only_that_of_the_last() -> None:
    tree = read("It gains 500 ATK, also its effects are negated until the End Phase.").tree
    assert isinstance(tree, Ability)
    assert isinstance(tree.effect.first, Apply)
    assert tree.effect.first.duration is None


def test_a_duration_behind_a_comma_is_that_of_all_that_an_event_leads_to() -> None:
    tree = read(
        "If this card attacks, it gains 1000 ATK, also the opponent's monster loses 500 ATK, during the "
        "Damage Step only."
    ).tree
    assert isinstance(tree, Applies)
    assert isinstance(tree.effect.first, Throughout)
