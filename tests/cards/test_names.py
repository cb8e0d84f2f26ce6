"""Folding of names, and suggestions."""

from __future__ import annotations

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banneret.cards import names
from banneret.cards.names import fold, name_key, nearest_spelling, print_key, suggestions, without_ruby


def test_examples_of_the_docstrings() -> None:
    assert doctest.testmod(names).failed == 0


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Blue-Eyes White Dragon", "blue eyes white dragon"),
        ("Magi Magi ☆ Magician Gal", "magi magi magician gal"),
        ("Ｄ．Ｄ．クロウ", "D.D.クロウ"),
        ("Dark Magician's", "Dark Magician’s"),
        ("Dododo Élan", "dododo elan"),
        ("Number 39: Utopia", "number 39 utopia"),
        ("ﾌﾞﾗｯｸ･ﾏｼﾞｼｬﾝ", "ブラック・マジシャン"),
    ],
)
def test_spellings_of_one_name_have_one_key(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


def test_japanese_voicing_marks_are_letters() -> None:
    assert name_key("ガガギゴ") != name_key("カカキコ")


def test_a_name_of_signs_alone_keeps_them() -> None:
    assert name_key("☆ ★") == "☆★"


@given(st.text(max_size=60))
def test_folding_twice_changes_nothing(text: str) -> None:
    assert fold(fold(text)) == fold(text)
    assert name_key(fold(text) or text) == name_key(text)


@given(st.text(max_size=60))
def test_case_does_not_matter(text: str) -> None:
    assert fold(text.casefold()) == fold(text)


@given(st.text(max_size=60))
def test_what_is_printed_alike_has_one_key(text: str) -> None:
    assert print_key(f" {text}  ") == print_key(text)


def test_ruby_is_removed() -> None:
    assert without_ruby("<ruby>青<rt>ブルー</rt></ruby><ruby>眼<rt>アイズ</rt></ruby>の竜") == "青眼の竜"


def test_the_nearest_spelling_wins_and_the_first_among_equals() -> None:
    spellings = ["Raimei", "Rai-Mei"]
    assert nearest_spelling("RAI MEI", spellings) == "Rai-Mei"
    assert nearest_spelling("raimei", spellings) == "Raimei"
    assert nearest_spelling("r.a.i.m.e.i", spellings) == "Raimei"


def test_suggestions_come_nearest_first_and_junk_gets_none() -> None:
    known = ["Stone Sentry", "Stone Sentinel", "Storm Caller", "Moss Golem"]
    assert suggestions("stone sentri", known)[0] == "Stone Sentry"
    assert suggestions("sentry stone", known)[0] == "Stone Sentry"
    assert suggestions("zzzz", known) == ()
    assert suggestions("", known) == ()


def test_the_beginning_of_a_name_suggests_it() -> None:
    known = ["Red Moon Wolf", "Keeper of the Red Moon", "Blue Sun"]
    assert suggestions("red moon", known)[0] == "Red Moon Wolf"
