"""Sentences that differ only in names and numbers are read once.

A name, and every number that no production asks for by its digits, becomes a stand-in: a value that no text
has. Equal values get the same stand-in, so that a template keeps which of them are alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeVar

from banneret.effects.node import Node
from banneret.effects.spelling import Group, Spelling, Words
from banneret.reading.grammar.engine import Word, words_of
from banneret.reading.text.tokens import Token, TokenKind

_FIRST_NUMBER: Final = 10**9
"""Stand-ins for numbers; texts have no more than six digits."""
_LONGEST_NUMBER: Final = 6
_NAME_MARK: Final = "\0"
"""How stand-ins for names begin."""
_BLANK: Final = frozenset({TokenKind.SPACE, TokenKind.LINE})
NodeT = TypeVar("NodeT", bound=Node)


class Template(NamedTuple):
    """A sentence with stand-ins for names and numbers."""

    text: str
    """One blank between words; equal texts are the same template."""
    words: list[Word]
    values: dict[str | int, str | int]
    """What each stand-in stands for."""


def numbers_asked_for(spelling: Spelling) -> frozenset[str]:
    """The numbers that productions spell by their digits; 1 also decides the plural."""
    found = {"1"}
    for lines in spelling.values():
        for line in lines:
            for element in line.elements:
                inner = element.elements if isinstance(element, Group) else (element,)
                for part in inner:
                    if isinstance(part, Words):
                        found.update(word for word in (*part.one, *(part.many or ())) if word.isdecimal())
    return frozenset(found)


def template_of(tokens: Sequence[Token], text: str, kept: frozenset[str]) -> Template:
    """The template of a sentence.

    Args:
        tokens: of the sentence, without blanks at its ends.
        text: what they are the tokens of.
        kept: numbers that stay as they are.
    """
    stand_ins: dict[tuple[TokenKind, str], str | int] = {}
    pieces: list[str] = []
    shifted: list[Token] = []
    position = 0
    for token in tokens:
        kind, value = token.kind, token.value
        if kind in _BLANK:
            spelled = " "
        elif kind is TokenKind.NAME:
            stand_in = stand_ins.setdefault((kind, value), f"{_NAME_MARK}{len(stand_ins)}")
            value = str(stand_in)
            spelled = f'"{value}"'
        elif kind is TokenKind.NUMBER and value not in kept and len(value) <= _LONGEST_NUMBER:
            stand_in = stand_ins.setdefault((kind, value), _FIRST_NUMBER + len(stand_ins))
            spelled = value = str(stand_in)
        else:
            spelled = text[token.start : token.end].replace("’", "'")
        if pieces and spelled == pieces[-1] == " ":
            continue
        pieces.append(spelled)
        shifted.append(Token(kind, position, position + len(spelled), value))
        position += len(spelled)
    template = "".join(pieces)
    values = {
        stand_in: int(value) if kind is TokenKind.NUMBER else value
        for (kind, value), stand_in in stand_ins.items()
    }
    return Template(template, words_of(shifted, template), values)


def fill(node: NodeT, values: dict[str | int, str | int]) -> NodeT:
    """A tree read from a template, with the real names and numbers in it."""
    return _fill(node, values) if values else node


def fill_text(text: str, values: dict[str | int, str | int]) -> str:
    """A printed template, with the real names and numbers in it."""
    for stand_in, value in values.items():
        text = text.replace(f'"{stand_in}"' if isinstance(stand_in, str) else str(stand_in), _printed(value))
    return text


def _printed(value: str | int) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _fill(content: Any, values: dict[str | int, str | int]) -> Any:
    if isinstance(content, Node):
        changed = {}
        for name in content.__struct_fields__:
            old = getattr(content, name)
            new = _fill(old, values)
            if new is not old:
                changed[name] = new
        if not changed:
            return content
        return type(content)(
            **{name: changed.get(name, getattr(content, name)) for name in content.__struct_fields__}
        )
    if type(content) is tuple:
        filled = tuple([_fill(one, values) for one in content])
        return filled if any(new is not old for new, old in zip(filled, content, strict=True)) else content
    if type(content) is str or type(content) is int:
        return values.get(content, content)
    return content
