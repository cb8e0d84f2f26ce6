"""What a text mentions, and in which kind of passage."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banneret.reading.text.lexicon import Lexicon
from banneret.reading.text.mentions import Following, Mention, MentionKind, Place, Section, mentions, sections

LEXICON = Lexicon(["Jinzo", "Buster Blader", "Dark Magician", "Time Wizard"])


def found(text: str) -> list[Mention]:
    return mentions(Section.EFFECT, text, LEXICON)


def following(text: str) -> dict[str, Following]:
    return {mention.value: mention.following for mention in found(text) if mention.kind is MentionKind.NAME}


def places(text: str) -> dict[str, Place]:
    return {mention.value: mention.place for mention in found(text)}


@given(st.text(alphabet='"()DARKgon ,/1withATDEF.\n'))
def test_mentions_stand_in_the_text(text: str) -> None:
    for mention in found(text):
        assert 0 <= mention.start < mention.end <= len(text)
        assert mention.words() is not None


def test_the_first_line_of_an_extra_deck_monster_names_its_materials() -> None:
    assert list(sections("2 Warriors\nGains ATK.", "Pendulum.", materials=True)) == [
        (Section.PENDULUM, "Pendulum."),
        (Section.MATERIALS, "2 Warriors"),
        (Section.EFFECT, "Gains ATK."),
    ]
    assert list(sections("", "")) == []


def test_a_slash_may_stand_behind_the_materials() -> None:
    text = "1 Tuner + 1 non-Tuner monster / You can only control 1 of them."
    parts = [*sections(text, materials=True)]
    assert parts[0] == (Section.MATERIALS, "1 Tuner + 1 non-Tuner monster")
    assert parts[1] == (Section.EFFECT, "You can only control 1 of them.")


def test_kinds_of_passages() -> None:
    assert places('Summon 1 "Imp Token" (Fiend/DARK/Level 1/ATK 0/DEF 100). Then a Dragon.') == {
        "Imp Token": Place.PLAIN,
        "Fiend": Place.TOKEN,
        "DARK": Place.TOKEN,
        "Dragon": Place.PLAIN,
    }
    assert places("(A Dragon counts once.) Add 1 monster (Beast or Rock).") == {
        "Dragon": Place.REMINDER,
        "Beast": Place.PLAIN,
        "Rock": Place.PLAIN,
    }
    assert places('(This card is always treated as a "Archfiend" card.)') == {"Archfiend": Place.IDENTITY}
    assert places('(This card is not treated as a "Cyber" card.)') == {"Cyber": Place.DENIAL}


def test_a_parenthesis_that_never_closes_is_plain_text() -> None:
    assert places("(A Dragon.") == {"Dragon": Place.PLAIN}


@pytest.mark.parametrize(
    ("hostile", "times", "mentioned"),
    [
        ('"Jinzo" or ', 20_000, 20_000),
        ("(Dragon ", 20_000, 20_000),
        ("(A.)", 40_000, 0),
        ('"Jinzo" Fusion ', 20_000, 20_000),
        ("with 1 ATK ", 20_000, 0),
    ],
)
def test_hostile_texts_are_read_to_their_end(hostile: str, times: int, mentioned: int) -> None:
    assert len(found(hostile * times)) == mentioned


def test_the_noun_behind_a_name() -> None:
    assert following('1 "Dark Magician" monster') == {"Dark Magician": Following.NOUN}
    assert following('1 "Dark Magician" Fusion Monster') == {"Dark Magician": Following.NOUN}
    assert following('1 "Jinzo" Tuner') == {"Jinzo": Following.NOUN}
    assert following('1 "Jinzo" Fusion or Link Monster') == {"Jinzo": Following.NOUN}
    assert following('1 "Jinzo" or DARK Fusion Monster') == {"Jinzo": Following.NOTHING}
    assert following('a monster with "Jinzo" in its original name') == {"Jinzo": Following.NOUN}
    assert following('"Dark Magician" or "Jinzo" is on the field') == {
        "Dark Magician": Following.NOTHING,
        "Jinzo": Following.NOTHING,
    }
    assert following('1 "Dark Magician", "Jinzo", and/or "Buster Blader" Spell') == {
        "Dark Magician": Following.NOUN,
        "Jinzo": Following.NOUN,
        "Buster Blader": Following.NOUN,
    }


def test_the_words_of_a_mention_are_its_clause() -> None:
    text = (
        'If you control "Jinzo": Add "Number 39: Utopia" or 1 Dragon; it gains 9 (for now), then Rocks win.'
    )
    words = {mention.value: mention.words() for mention in found(text)}
    assert words["Dragon"] == 'Add "Number 39: Utopia" or 1 Dragon'
    assert words["Jinzo"] == 'If you control "Jinzo"'
    assert words["Rock"] == "then Rocks win"
