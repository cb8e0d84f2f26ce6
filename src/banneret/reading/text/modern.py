"""Old words of card texts become those of today; only words, never the structure of a sentence."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

import msgspec

from banneret.reading.text.lexicon import Lexicon
from banneret.reading.text.scanner import scan
from banneret.reading.text.tokens import TokenKind


class OldWord(msgspec.Struct, frozen=True):
    """One entry of ``data/old_words.toml``."""

    old: str
    new: str


class _Change(NamedTuple):
    pattern: re.Pattern[str]
    new: str


_MARK: Final = "\0"
"""Stands for a name while the words around it are changed."""
_NAME: Final = re.compile(_MARK)


def modernise(text: str, lexicon: Lexicon) -> str:
    """A text with the words of today.

    Args:
        text: any card text.
        lexicon: the names that quotation marks may hold; names stay as they are.
    """
    text = text.replace("’", "'").replace(_MARK, " ")
    if not _any_old().search(text):
        return text
    names: list[str] = []
    pieces: list[str] = []
    end = 0
    for token in scan(text, lexicon):
        if token.kind is TokenKind.NAME:
            pieces += (text[end : token.start], _MARK)
            names.append(text[token.start : token.end])
            end = token.end
    changed = "".join((*pieces, text[end:]))
    for pattern, new in _changes():
        changed = pattern.sub(lambda match, new=new: _renewed(match, new), changed)  # type: ignore[misc]
    kept = iter(names)
    return _NAME.sub(lambda _: next(kept), changed)


def _renewed(match: re.Match[str], new: str) -> str:
    """The new words, with a capital where the old ones had one."""
    words = match.expand(new)
    return words[:1].upper() + words[1:] if match.group()[:1].isupper() and _is_first(match) else words


def _is_first(match: re.Match[str]) -> bool:
    """Whether a match stands at the beginning of a sentence or of the part behind a colon."""
    before = match.string[: match.start()].rstrip(" ")
    return not before or before[-1] in ".:;●\n("


@cache
def old_words() -> tuple[OldWord, ...]:
    """The packaged list, read once."""
    text = resources.files("banneret.reading.data").joinpath("old_words.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text)["word"], tuple[OldWord, ...])


@cache
def _changes() -> tuple[_Change, ...]:
    return tuple(_Change(re.compile(entry.old), entry.new) for entry in old_words())


@cache
def _any_old() -> re.Pattern[str]:
    return re.compile("|".join(f"(?:{entry.old})" for entry in old_words()))
