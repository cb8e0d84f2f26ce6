"""The multiplayer wording: which words change, where, and by which rule."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banneret.cards.yugioh import YugiohCard
from banneret.effects.opponents import EachPlayer
from banneret.effects.yugioh_terms import Attribute, CardType, MonsterKind, MonsterType, Property
from banneret.reading.reader import Reader
from banneret.reading.text.lexicon import Lexicon
from banneret.reading.wording import Wording, wording

READER = Reader(Lexicon(["Lantern Keeper"]))


def spell(text: str, icon: Property = Property.NORMAL) -> YugiohCard:
    return YugiohCard(password=1, name="Lantern Keeper", card_type=CardType.SPELL, property=icon, text=text)


def monster(text: str) -> YugiohCard:
    return YugiohCard(
        password=1,
        name="Lantern Keeper",
        card_type=CardType.MONSTER,
        attribute=Attribute.LIGHT,
        monster_type=MonsterType.WARRIOR,
        kinds=(MonsterKind.EFFECT,),
        level=4,
        attack=0,
        defense=0,
        text=text,
    )


def changes(worded: Wording) -> list[tuple[str, str, str]]:
    return [(printed, change.words, change.rule) for printed, change in worded.changes()]


def test_each_change_names_its_rule() -> None:
    worded = wording(spell("Destroy all Spells your opponent controls."), READER)
    assert worded.multiplayer == "Target Opponent; destroy all Spells that player controls."
    assert changes(worded) == [
        ("Destroy", "Target Opponent; destroy", "D26.2"),
        ("your opponent", "that player", "D26.2"),
    ]


def test_a_word_that_moves_is_one_change() -> None:
    worded = wording(
        monster("When your opponent's monster attacks: Destroy all your opponent's DARK monsters."), READER
    )
    assert ("your opponent's DARK monsters.", "DARK monsters that player controls.", "D26.1") in changes(
        worded
    )


def test_words_that_do_not_change_stay_the_card_s_own() -> None:
    """Old words that a card still prints are kept: only whom they mean is said anew."""
    text = (
        "Add 1 monster from your Graveyard to your hand. Inflict 300 damage to your opponent's Life Points."
    )
    worded = wording(spell(text), READER)
    if worded.is_whole():
        assert "from your Graveyard to your hand." in worded.multiplayer


def test_lines_and_bullets_stay_where_they_are() -> None:
    text = "Activate 1 of these effects;\n● Draw 1 card.\n● Inflict 300 damage to your opponent."
    worded = wording(spell(text), READER)
    assert worded.multiplayer.count("\n● ") == 2
    assert worded.printed == text


def test_what_is_not_read_stays_and_is_named() -> None:
    text = "Your opponent sings beneath the moon. Destroy 1 card your opponent controls."
    worded = wording(spell(text), READER)
    assert worded.multiplayer.startswith("Your opponent sings beneath the moon. Target Opponent; ")
    assert not worded.is_whole()
    (section,) = worded.sections
    assert [section.printed[start:end] for start, end in section.unread] == [
        "Your opponent sings beneath the moon."
    ]


def test_a_continuous_spell_concerns_each_opponent() -> None:
    text = "Your opponent cannot Special Summon monsters."
    assert wording(spell(text), READER).multiplayer.startswith("Target Opponent; ")
    lasting = wording(spell(text, Property.CONTINUOUS), READER)
    assert changes(lasting) == [("Your opponent", "Your opponents", "D28")]


def test_a_decision_and_an_old_order_take_an_opponent_by_different_rules() -> None:
    assert changes(wording(spell("Your opponent declares 1 Attribute."), READER)) == [
        ("Your opponent", "An opponent", "D26.3")
    ]
    order = monster("You can send this card to the GY to destroy 1 Spell your opponent controls.")
    assert changes(wording(order, READER)) == [("your opponent", "an opponent", "D26.2")]


def test_a_card_that_two_players_settle() -> None:
    worded = wording(
        spell("Each player draws 1 card."), READER, each_player=EachPlayer.PAIR, settled_by="D29"
    )
    assert worded.multiplayer == "Target Opponent; you and that player draw 1 card."
    assert changes(worded) == [("Each player draws", "Target Opponent; you and that player draw", "D29")]


@pytest.mark.parametrize(
    ("printed", "multiplayer"),
    [
        ("Neither player can Special Summon monsters.", "No player can Special Summon monsters."),
        ("Both players draw 2 cards.", "All players draw 2 cards."),
        ("Target 1 monster in either GY; banish it.", "Target 1 monster in any GY; banish it."),
    ],
)
def test_words_for_two_players(printed: str, multiplayer: str) -> None:
    assert wording(spell(printed), READER).multiplayer == multiplayer


PIECES = ("Your opponent", "Draw 2 cards.", "each player", "● ", "\n", "(", ")", "Destroy all monsters.")


@given(st.lists(st.sampled_from(PIECES)))
def test_any_text_has_a_wording(words: list[str]) -> None:
    """Only words that a change names are other words; unread text comes back as it is."""
    text = " ".join(words).strip()
    worded = wording(spell(text), READER)
    assert worded.printed == text
    if not list(worded.changes()):
        assert worded.multiplayer == text
