"""The search language."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banneret.cards.query import MAX_LENGTH, All, AnyOf, Key, Not, QueryError, Word, parse_query


@pytest.mark.parametrize(
    ("text", "query"),
    [
        ("", All(())),
        ("wolf", Word("wolf")),
        ('red "moon wolf"', All((Word("red"), Word("moon wolf")))),
        ("lv>=5", Key("lv", ">=", "5", 1)),
        ("LV != 5", All((Word("LV"), Word("!="), Word("5")))),
        ('text:"two words"', Key("text", ":", "two words", 1)),
        ("a -t:spell", All((Word("a"), Not(Key("t", ":", "spell", 4))))),
        ("a or b c", AnyOf((Word("a"), All((Word("b"), Word("c")))))),
        ("a | b", AnyOf((Word("a"), Word("b")))),
        ("(a or b) c", All((AnyOf((Word("a"), Word("b"))), Word("c")))),
        ("--a", Not(Not(Word("a")))),
        ("-(a b)", Not(All((Word("a"), Word("b"))))),
        ("moon-wolf", Word("moon-wolf")),
        ("Number 39: Utopia", All((Word("Number"), Word("39:"), Word("Utopia")))),
        ("Re: EX", All((Word("Re"), Word("EX")))),
    ],
)
def test_queries_are_read(text: str, query: object) -> None:
    assert parse_query(text) == query


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("lv>=", 'a value after "lv>=" at character 1'),
        ("wolf lv>", 'a value after "lv>" at character 6'),
        ('wolf "moon', "quotation mark without its partner at character 6"),
        ('text:"moon', "quotation mark without its partner at character 6"),
        ("(wolf", r'"\(" without "\)" at character 1'),
        ("wolf)", r'"\)" without "\(" at character 5'),
        ("or wolf", 'something before "or"'),
        ("wolf or", 'something after "or"'),
        ("(" * 100, "too many brackets"),
        ("-" * 100 + "a", 'something after "-"'),
        ("a" * (MAX_LENGTH + 1), "expected at most 2,000"),
    ],
)
def test_a_broken_query_is_one_line_that_points_at_the_place(text: str, message: str) -> None:
    with pytest.raises(QueryError, match=message) as caught:
        parse_query(text)
    assert "\n" not in str(caught.value)


@given(st.text(alphabet='ab :<>=!-|()" or\n', max_size=60) | st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        parse_query(text)
    except QueryError:
        return


_LEAF = st.builds(Word, st.from_regex(r"\A[a-n]{1,6}\Z")) | st.builds(
    Key,
    st.from_regex(r"\A[a-z]{1,5}\Z"),
    st.sampled_from([":", "=", "!=", "<", "<=", ">", ">="]),
    st.just("v 1"),
    st.just(0),
)


def _written(query: object) -> str:
    match query:
        case Word(text):
            return f'"{text}"'
        case Key(key, operator, value):
            return f'{key}{operator}"{value}"'
        case Not(part):
            return f"-({_written(part)})"
        case All(parts):
            return " ".join(f"({_written(part)})" for part in parts)
        case AnyOf(parts):
            return " or ".join(f"({_written(part)})" for part in parts)
    raise AssertionError(query)


def _without_places(query: object) -> object:
    match query:
        case Key(key, operator, value):
            return Key(key, operator, value, 0)
        case Not(part):
            return Not(_without_places(part))  # type: ignore[arg-type]
        case All(parts):
            return All(tuple(map(_without_places, parts)))  # type: ignore[arg-type]
        case AnyOf(parts):
            return AnyOf(tuple(map(_without_places, parts)))  # type: ignore[arg-type]
    return query


@given(
    st.recursive(
        _LEAF,
        lambda parts: (
            st.builds(Not, parts)
            | st.builds(All, st.lists(parts, min_size=2, max_size=3).map(tuple))
            | st.builds(AnyOf, st.lists(parts, min_size=2, max_size=3).map(tuple))
        ),
        max_leaves=8,
    )
)
def test_a_written_query_is_read_back(query: object) -> None:
    assert _without_places(parse_query(_written(query))) == query
