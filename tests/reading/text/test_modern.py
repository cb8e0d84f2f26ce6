"""Old words of card texts become those of today. The sentences are our own."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banneret.reading.text.lexicon import Lexicon
from banneret.reading.text.modern import modernise, old_words

LEXICON = Lexicon(["Graveyard Gate", "Life Points Lantern"])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Return it from your Graveyard.", "Return it from your GY."),
        ("All cards in both Graveyards.", "All cards in both GYs."),
        ("1 monster in either player's Graveyard.", "1 monster in either GY."),
        ("1 Rock-Type monster that is DARK-Attribute.", "1 Rock monster that is DARK."),
        ("Pay 100 Life Points.", "Pay 100 LP."),
        ("Remove from play 1 monster.", "Banish 1 monster."),
        ("You can remove this card from play.", "You can banish this card."),
        ("It is removed from the field; you win.", "It is removed from the field; you win."),
        ("1 monster on your opponent's side of the field.", "1 monster on your opponent's field."),
        ("Detach 1 Xyz Material from this card.", "Detach 1 material from this card."),
        ("It cannot be used as an Xyz Material.", "It cannot be used as an Xyz Material."),
        (
            "When you take Battle Damage: Take 100 points of damage.",
            "When you take battle damage: Take 100 damage.",
        ),
        (
            "Select 1 Insect monster on the field and destroy it.",
            "Target 1 Insect monster on the field and destroy it.",
        ),
        ("Your opponent selects 1 card in their hand.", "Your opponent selects 1 card in their hand."),
        ("You can select 1 card in your Deck.", "You can select 1 card in your Deck."),
    ],
)
def test_old_words_become_those_of_today(old: str, new: str) -> None:
    assert modernise(old, LEXICON) == new


def test_names_keep_their_words() -> None:
    text = 'Send "Graveyard Gate" and "Life Points Lantern" to the Graveyard.'
    assert modernise(text, LEXICON) == 'Send "Graveyard Gate" and "Life Points Lantern" to the GY.'


PARTS = [
    '"',
    " ",
    "Graveyard",
    "Life Points",
    "remove",
    " from play",
    ".",
    "\0",
    "-Type",
    "select 1 x on the field",
]


@given(st.lists(st.sampled_from(PARTS)).map("".join))
def test_a_text_of_today_is_left_alone(text: str) -> None:
    once = modernise(text, LEXICON)
    assert modernise(once, LEXICON) == once


def test_every_entry_says_what_it_changes() -> None:
    assert len({entry.old for entry in old_words()}) == len(old_words())
