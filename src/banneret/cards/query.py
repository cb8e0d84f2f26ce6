"""The search language: words, "phrases", keys, ``-`` for not, ``or``, brackets.

    blue-eyes t:dragon lv>=5 -t:fusion
    text:"draw 2 cards" (t:spell or t:trap)

A query is read into a small tree; what a key means is known in ``search``.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from banneret.errors import BanneretError

MAX_LENGTH: Final = 2000
"""The longest query, in characters."""
_MAX_DEPTH: Final = 40
"""So deep may brackets be nested."""

_TOKEN = re.compile(
    r"""\s*(?:
        (?P<open>\() | (?P<close>\)) | (?P<minus>-(?=[^\s)])) | (?P<bar>\|)
      | (?P<key>[^\W\d_][\w]*)(?P<operator>>=|<=|!=|[:=<>])(?=(?P<value>"|[^\s()]|$))?
      | "(?P<phrase>[^"]*)"
      | (?P<stray>")
      | (?P<word>[^\s()"|]+)
    )""",
    re.VERBOSE,
)
_VALUE = re.compile(r'"(?P<quoted>[^"]*)"|(?P<stray>")|(?P<bare>[^\s()]+)')


class QueryError(BanneretError):
    """A query that cannot be read; the message points at the place."""


class Word(msgspec.Struct, frozen=True, tag=True):
    """A word, or a quoted phrase, to be found in a name or a text."""

    text: str


class Key(msgspec.Struct, frozen=True, tag=True):
    """A condition like ``lv>=5``."""

    key: str
    """In lower case."""
    operator: str
    """One of ``: = != < <= > >=``."""
    value: str
    at: int
    """The character of the query at which it begins, counted from 1."""

    def error(self, message: str) -> QueryError:
        """The error that this condition makes no sense, with its place."""
        return QueryError(f"{self.key}{self.operator}{self.value} at character {self.at}: {message}")


class Not(msgspec.Struct, frozen=True, tag=True):
    """What must not be."""

    part: Query


class All(msgspec.Struct, frozen=True, tag=True):
    """All of these."""

    parts: tuple[Query, ...]


class AnyOf(msgspec.Struct, frozen=True, tag=True):
    """At least one of these."""

    parts: tuple[Query, ...]


Query = Word | Key | Not | All | AnyOf


def parse_query(text: str) -> Query:
    """Read a query.

    Args:
        text: as typed. ``All(())`` comes of an empty one.

    Raises:
        QueryError: a quote or bracket without its partner, a key without a value, ``or`` without a side.
    """
    if len(text) > MAX_LENGTH:
        raise QueryError(f"a query of {len(text):,} characters, expected at most {MAX_LENGTH:,}")
    return _Parser(text).query()


class _Parser:
    def __init__(self, text: str) -> None:
        self._text = text
        self._position = 0

    def query(self) -> Query:
        found = self._alternatives(0)
        if self._peek() is not None:
            raise self._error('")" without "("')
        return found

    def _alternatives(self, depth: int) -> Query:
        if depth > _MAX_DEPTH:
            raise self._error("too many brackets")
        sides = [self._together(depth)]
        while self._takes_or():
            if sides[-1] == All(()):
                raise self._error('expected something before "or"')
            sides.append(self._together(depth))
            if sides[-1] == All(()):
                raise self._error('expected something after "or"')
        return sides[0] if len(sides) == 1 else AnyOf(tuple(sides))

    def _takes_or(self) -> bool:
        token = self._peek()
        if token is None or not (token["bar"] or (token["word"] or "").casefold() == "or"):
            return False
        self._position = token.end()
        return True

    def _together(self, depth: int) -> Query:
        parts: list[Query] = []
        while (token := self._peek()) is not None:
            if token["close"] or token["bar"] or (token["word"] or "").casefold() == "or":
                break
            parts.append(self._one(token, depth))
        return parts[0] if len(parts) == 1 else All(tuple(parts))

    def _one(self, token: re.Match[str], depth: int) -> Query:
        self._position = token.end()
        if token["minus"]:
            following = self._peek()
            if following is None or following["close"] or depth > _MAX_DEPTH:
                raise self._error('expected something after "-"')
            return Not(self._one(following, depth + 1))
        if token["open"]:
            inside = self._alternatives(depth + 1)
            closing = self._peek()
            if closing is None:
                raise self._error('"(" without ")"', at=token.start("open"))
            self._position = closing.end()
            return inside
        if token["stray"]:
            raise self._error("a quotation mark without its partner", at=token.start("stray"))
        if token["key"]:
            return self._key(token)
        return Word(token["phrase"] if token["phrase"] is not None else token["word"])

    def _key(self, token: re.Match[str]) -> Query:
        if not token["value"] and token["operator"] == ":":
            # A colon at the end of a word belongs to a name: "Re: EX".
            return Word(token["key"])
        value = _VALUE.match(self._text, self._position)
        start = token.start("key")
        if value is None:
            raise self._error(f'expected a value after "{token["key"]}{token["operator"]}"', at=start)
        if value["stray"]:
            raise self._error("a quotation mark without its partner", at=value.start())
        self._position = value.end()
        text = value["quoted"] if value["quoted"] is not None else value["bare"]
        return Key(token["key"].lower(), token["operator"], text, start + 1)

    def _peek(self) -> re.Match[str] | None:
        return _TOKEN.match(self._text, self._position)

    def _error(self, message: str, *, at: int | None = None) -> QueryError:
        place = (self._position if at is None else at) + 1
        return QueryError(f"search: {message} at character {place} of {self._text!r:.200}")
