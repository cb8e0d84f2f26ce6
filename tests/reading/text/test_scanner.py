"""The scanner: every character in one token, whatever the text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banneret.reading.text.lexicon import Lexicon
from banneret.reading.text.scanner import scan
from banneret.reading.text.tokens import Token, TokenKind

LEXICON = Lexicon(['Maxx "C"', '"A" Cell Incubator', "Buster Blader", "Jinzo", "Number 39: Utopia"])

FRAGMENTS = st.sampled_from(
    [
        '"',
        '""',
        "Dragon",
        "-Type",
        "non-",
        "DARK",
        "1,000",
        " ",
        "\n",
        "(",
        ")",
        "●",
        "Maxx",
        "C",
        "/",
        "É",
        "“",
    ]
)
TEXTS = st.one_of(st.text(), st.lists(FRAGMENTS).map("".join))


def values(text: str) -> list[tuple[TokenKind, str]]:
    blank = {TokenKind.SPACE, TokenKind.LINE}
    return [(token.kind, token.value) for token in scan(text, LEXICON) if token.kind not in blank]


def names(text: str) -> list[str]:
    return [value for kind, value in values(text) if kind is TokenKind.NAME]


@given(TEXTS)
def test_the_tokens_are_the_text(text: str) -> None:
    tokens = scan(text, LEXICON)

    assert "".join(text[token.start : token.end] for token in tokens) == text
    assert all(token.start < token.end for token in tokens)
    assert [token.end for token in tokens[:-1]] == [token.start for token in tokens[1:]]


@given(TEXTS)
def test_scanning_twice_gives_the_same(text: str) -> None:
    assert scan(text, LEXICON) == scan(text, LEXICON)


def test_names_with_quotation_marks_in_them_are_found_whole() -> None:
    assert names('Discard "Maxx "C"" or ""A" Cell Incubator", not "Jinzo".') == [
        'Maxx "C"',
        '"A" Cell Incubator',
        "Jinzo",
    ]


def test_punctuation_inside_the_marks_is_no_part_of_the_name() -> None:
    assert names('Add "Buster Blader."') == ["Buster Blader"]


def test_curly_marks_are_marks() -> None:
    assert names("Add “Jinzo” or „Buster Blader“") == ["Jinzo", "Buster Blader"]


def test_quoted_effect_text_is_scanned_like_any_text() -> None:
    found = values('It becomes "Destroy 1 "Jinzo" monster or 1 DARK card"')

    assert (TokenKind.NAME, "Jinzo") in found
    assert (TokenKind.ATTRIBUTE, "DARK") in found
    assert [kind for kind, _ in found].count(TokenKind.QUOTATION) == 2


def test_quoted_words_that_begin_small_are_effect_text_unless_they_are_one_word() -> None:
    assert (TokenKind.NAME, "end the Battle Phase") not in values('It becomes "end the Battle Phase"')
    assert (TokenKind.NAME, "lanternfolk") in values('Add 1 "lanternfolk" card')


def test_a_declared_word_in_quotation_marks_is_that_word() -> None:
    assert (TokenKind.ATTRIBUTE, "DARK") in values('You declare "DARK"')


def test_a_kind_of_monster_in_quotation_marks_is_that_kind() -> None:
    assert (TokenKind.MONSTER_KIND, "Fusion") in values('Cards that mention "Fusion Monster" in their text')


@pytest.mark.parametrize(
    ("word", "meaning"),
    [
        ("Beast-Warrior", "Beast-Warrior"),
        ("Beast-Warriors", "Beast-Warrior"),
        ("Winged Beasts", "Winged Beast"),
        ("Winged-Beast", "Winged Beast"),
        ("Sea Serpent-Type", "Sea Serpent"),
        ("Fairies", "Fairy"),
        ("Fishes", "Fish"),
        ("Creator God", "Creator God"),
    ],
)
def test_spellings_of_types(word: str, meaning: str) -> None:
    assert values(word) == [(TokenKind.MONSTER_TYPE, meaning)]


@pytest.mark.parametrize(
    "word", ["Dragonic", "Rocket", "rock", "Illusionist", "Thundercrash", "Machine-like", "DARKNESS", "light"]
)
def test_parts_of_words_mean_nothing(word: str) -> None:
    assert values(word) == [(TokenKind.WORD, word)]


def test_numbers_lose_their_commas() -> None:
    assert values("1,500 200 1,23") == [
        (TokenKind.NUMBER, "1500"),
        (TokenKind.NUMBER, "200"),
        (TokenKind.NUMBER, "1"),
        (TokenKind.PUNCTUATION, ","),
        (TokenKind.NUMBER, "23"),
    ]


@pytest.mark.parametrize(
    "hostile",
    ['"' * 100_000, "1,111" * 40_000, "Winged " * 40_000, "(" * 100_000, "a-" * 80_000, '"Jinzo", ' * 20_000],
)
def test_hostile_texts_are_scanned_to_their_end(hostile: str) -> None:
    tokens: tuple[Token, ...] = scan(hostile, LEXICON)
    assert [token.start for token in tokens[1:]] == [token.end for token in tokens[:-1]]
    assert (tokens[0].start, tokens[-1].end) == (0, len(hostile))
