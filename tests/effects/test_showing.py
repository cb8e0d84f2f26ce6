"""What players show each other and choose there, and effects known by what they do. Sentences of our own."""

from __future__ import annotations

import pytest

from banneret.effects.abilities import Ability
from banneret.effects.actions.moving import TakeControl
from banneret.effects.actions.steps import Does, Provided
from banneret.effects.node import walk
from banneret.effects.players import Who
from banneret.effects.showing import AtOnce, IncludesListed, ShowTo, SuchEffect
from tests.effects.sentences import prints_as, read


@pytest.mark.parametrize(
    "text",
    [
        "Draw 2 cards, then show 1 card in your hand to your opponent.",
        "Your opponent discards 1 card, and if they have any other cards in their hand, discard 1 more card.",
        "Each time your opponent draws a card(s) this turn, immediately draw 1 card.",
        "If your opponent has more total cards in their hand and field than you do: Draw 1 card.",
        "Destroy as many monsters on the field as possible (min. 1).",
        "Place 1 monster your opponent controls in a zone this card points to.",
        "Destroy as many Spells on the field as possible, except this card.",
    ],
)
def test_sentences_that_print_as_they_are(text: str) -> None:
    assert prints_as(text) == text


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        (
            "Your opponent discards 2 cards of their choice.",
            "Your opponent discards 2 cards (their choice).",
        ),
        ("Increase the LP of both players by 300.", "Each player gains 300 LP."),
        (
            "Your opponent declares a monster Level from 1 to 6.",
            "Your opponent declares a Level from 1 to 6.",
        ),
        (
            "If a card is sent from the Deck or the field to your GY: Draw 1 card.",
            "If a card is sent from the Deck or field to your GY: Draw 1 card.",
        ),
    ],
)
def test_older_words_for_the_same(text: str, printed: str) -> None:
    assert prints_as(text) == printed


def test_who_is_shown_cards() -> None:
    tree = read("Show 2 cards in your hand to your opponent.")
    (shown,) = [node for node in walk(tree) if isinstance(node, ShowTo)]
    assert shown.who is Who.OPPONENT


def test_who_discards_once_more() -> None:
    tree = read(
        "Your opponent discards 1 card, and if they have any cards in their hand, discard 1 more card."
    )
    assert isinstance(tree, Ability)
    step = tree.effect.rest[0].action
    assert isinstance(step, Provided)
    assert isinstance(step.action, Does)
    assert step.action.who is Who.THEY


def test_what_is_done_at_once_starts_no_chain() -> None:
    tree = read("Each time your opponent draws a card(s) this turn, immediately draw 1 card.")
    assert any(isinstance(node, AtOnce) for node in walk(tree))


def test_control_until_a_time_is_one_act() -> None:
    tree = read("Until the End Phase, take control of it.")
    assert isinstance(tree, Ability)
    assert isinstance(tree.effect.first, TakeControl)
    assert tree.effect.first.duration is not None


def test_effects_described_behind_bullets() -> None:
    tree = read("When a card or effect is activated that includes any of these effects: You can draw 1 card.")
    assert any(isinstance(node, IncludesListed) for node in walk(tree))
    for text in ("Special Summon from the Deck.", "Add a card from the GY to the hand."):
        assert isinstance(read(text, "bullet"), SuchEffect)
        assert prints_as(text, "bullet") == text
