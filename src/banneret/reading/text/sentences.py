"""A card text in sentences: sections, bullets, and full stops outside parentheses and quotes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final

import msgspec

from banneret.reading.text.mentions import Section
from banneret.reading.text.tokens import Token, TokenKind


class Role(StrEnum):
    """What a sentence is in the layout of a card."""

    MATERIALS = "materials"
    SENTENCE = "sentence"
    BULLET = "bullet"
    """A sentence in a line that begins with a bullet."""
    REMINDER = "reminder"
    """A sentence in parentheses of its own."""


class Piece(msgspec.Struct, frozen=True, gc=False):
    """One sentence of a section, as the tokens ``first`` to ``last`` (not included) of the section."""

    section: Section
    role: Role
    first: int
    last: int
    line: int
    """Lines and bullets are counted; sentences of one bullet have the same number."""


_BLANK: Final = frozenset({TokenKind.SPACE, TokenKind.LINE})
_OPEN: Final = "("
_CLOSE: Final = ")"
_ENDS: Final = frozenset({".", "!"})


def pieces(section: Section, tokens: Sequence[Token]) -> Iterator[Piece]:
    """The sentences of one section, in order; every token but blanks and bullets is in one.

    Args:
        section: which section it is; the materials are one sentence.
        tokens: all tokens of its text.
    """
    if section is Section.MATERIALS:
        yield from _piece(section, Role.MATERIALS, tokens, 0, len(tokens), 0)
        return
    start = 0
    role = Role.SENTENCE
    for line, (index, token) in enumerate(_breaks(tokens)):
        yield from _line(section, role, tokens, start, index, line)
        start = index + 1
        role = Role.BULLET if token is not None and token.kind is TokenKind.BULLET else Role.SENTENCE


def _breaks(tokens: Sequence[Token]) -> Iterator[tuple[int, Token | None]]:
    """Where lines end and bullets stand, and the end of the text."""
    for index, token in enumerate(tokens):
        if token.kind is TokenKind.LINE or token.kind is TokenKind.BULLET:
            yield index, token
    yield len(tokens), None


def _line(
    section: Section, role: Role, tokens: Sequence[Token], start: int, end: int, line: int
) -> Iterator[Piece]:
    """The sentences of one line."""
    depth = 0
    is_quoted = False
    first = start
    for index in range(start, end):
        token = tokens[index]
        if token.kind is TokenKind.QUOTATION:
            is_quoted = not is_quoted
        elif token.kind is not TokenKind.PUNCTUATION:
            continue
        elif token.value == _OPEN:
            depth += 1
        elif token.value == _CLOSE:
            depth = max(0, depth - 1)
            if depth == 0 and not is_quoted and _is_reminder(tokens, first, index):
                yield from _reminder(section, tokens, first, index, line)
                first = index + 1
        elif token.value in _ENDS and depth == 0 and not is_quoted and _is_end(tokens, index, end):
            yield from _piece(section, role, tokens, first, index + 1, line)
            first = index + 1
    yield from _piece(section, role, tokens, first, end, line)


def _is_end(tokens: Sequence[Token], index: int, end: int) -> bool:
    """Whether a full stop ends a sentence: a blank, the end of the line or a capital follows.

    The full stops of initials end none: "E.C.".
    """
    before = tokens[index - 1].value if index else ""
    if len(before) == 1 and before.isupper() and tokens[index - 1].kind is TokenKind.WORD:
        return index + 1 >= end
    if index + 1 >= end or tokens[index + 1].kind in _BLANK:
        return True
    return tokens[index + 1].value[:1].isupper() or tokens[index + 1].value == _OPEN


def _is_reminder(tokens: Sequence[Token], first: int, close: int) -> bool:
    """Whether a parenthesis that closes here is a sentence, or several, of its own."""
    while first < close and tokens[first].kind in _BLANK:
        first += 1
    return tokens[first].value == _OPEN and tokens[close - 1].value in _ENDS


def _reminder(
    section: Section, tokens: Sequence[Token], first: int, close: int, line: int
) -> Iterator[Piece]:
    while tokens[first].value != _OPEN:
        first += 1
    yield from (
        msgspec.structs.replace(piece, role=Role.REMINDER)
        for piece in _line(section, Role.REMINDER, tokens, first + 1, close, line)
    )


def _piece(
    section: Section, role: Role, tokens: Sequence[Token], first: int, last: int, line: int
) -> Iterator[Piece]:
    """A sentence without the blanks around it; nothing where there are only blanks."""
    while first < last and tokens[first].kind in _BLANK:
        first += 1
    while first < last and tokens[last - 1].kind in _BLANK:
        last -= 1
    if first < last:
        yield Piece(section, role, first, last, line)
