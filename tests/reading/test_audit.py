"""The swallow audit: no marker, number or name of a sentence may be missing in what its tree prints."""

from __future__ import annotations

import pytest

from banneret.reading.audit import swallowed
from banneret.reading.grammar.engine import words_of
from banneret.reading.reader import Reader
from banneret.reading.text.lexicon import Lexicon
from banneret.reading.text.scanner import scan

LEXICON = Lexicon(["Lantern Keeper"])


def lost(said: str, printed: str) -> tuple[str, ...]:
    one, other = (words_of(scan(text, LEXICON), text) for text in (said, printed))
    return swallowed(one, other)


@pytest.mark.parametrize(
    ("said", "printed", "expected"),
    [
        ("Destroy all Spell or Trap Cards.", "Destroy all Spell/Trap Cards.", ()),
        ("Draw 2 cards once per turn.", "Draw 2 cards.", ("NUMBER 1", "per turn")),
        ('Activate "Lantern Keeper" once per turn.', 'Activate 1 "Lantern Keeper" per turn.', ()),
        ("Draw up to 3 cards.", "Draw 2 cards.", ("NUMBER 2", "NUMBER 3", "up to")),
        ("Destroy it, except a non-DARK one.", "Destroy it.", ("ATTRIBUTE DARK", "except", "non-")),
        ('Add 1 "Lantern Keeper".', "Add 1 card.", ("NAME Lantern Keeper",)),
        ("Add 1 card.", 'Add 1 "Lantern Keeper".', ("NAME Lantern Keeper",)),
        ("Destroy it, then, if you do, draw.", "Destroy it and draw.", ("if you do", "then")),
        ("This face-up card is destroyed.", "This card is destroyed.", ()),
        ("You can draw 1 card.", "Draw 1 card.", ("you can",)),
        ("Neither player can draw.", "Each player cannot draw.", ()),
        ("2+ monsters.", "2 or more monsters.", ()),
        ("You can only draw once.", "Draw only once.", ()),
        ("It can attack twice.", "It can make a second attack.", ()),
        ("Place an Ember on it.", "Place 1 Ember on it.", ()),
        ("Place Embers on it.", "Place 1 Ember on it.", ("NUMBER 1",)),
        ("It makes a second and third attack.", "It makes 3 attacks.", ()),
        ("Destroy it in your second turn.", "Destroy it in your 2nd turn.", ()),
        ("FLIP: Flip 1 monster.", "FLIP: Change 1 monster.", ()),
        ("If it is removed from the Field, draw.", "If it leaves the field, draw.", ()),
        ("Summon it, ignoring its conditions.", "Summon it.", ("ignoring",)),
        ("You draw by the Ritual.", "You draw by the Ritual or by nothing.", ()),
    ],
)
def test_what_is_lost_is_named(said: str, printed: str, expected: tuple[str, ...]) -> None:
    assert lost(said, printed) == expected


def test_a_second_step_of_theirs_must_not_become_yours() -> None:
    text = "If your opponent has 3 or more cards in their hand: They discard 1 card, then draw 1 card."
    (sentence,) = Reader(LEXICON).text(text).sentences
    assert not sentence.is_read()
    (named,) = Reader(LEXICON).text(text.replace("then draw", "then you draw")).sentences
    assert named.is_read()


def test_what_two_things_share_must_not_become_that_of_the_second() -> None:
    text = "You can Special Summon 1 Rock monster, or add to your hand 1 Fish monster, from your Deck."
    (sentence,) = Reader(LEXICON).text(text).sentences
    assert not sentence.is_read()
    (each,) = Reader(LEXICON).text(text.replace("monster, or", "monster from your GY, or")).sentences
    assert each.is_read()


def test_a_condition_of_the_terms_must_not_become_that_of_the_summon() -> None:
    text = "Special Summon 1 Rock monster from your hand, but negate its effects if it is a Tuner monster."
    (sentence,) = Reader(LEXICON).text(text).sentences
    assert not sentence.is_read()
    (plain,) = Reader(LEXICON).text(text.replace(" if it is a Tuner monster", "")).sentences
    assert plain.is_read()
