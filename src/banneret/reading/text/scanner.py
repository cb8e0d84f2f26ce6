"""The one scanner of card texts: characters in, tokens out.

Names in quotation marks are found first, those that contain quotation marks themselves (Maxx "C") before all
(D7). Quoted effect text is not a name: its words are tokens like any others, between QUOTATION marks.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from banneret.reading.text.lexicon import Lexicon
from banneret.reading.text.tokens import Token, TokenKind
from banneret.reading.text.vocabulary import english

MOST_INNER_MARKS: Final = 6
"""So many quotation marks may follow an opening one before the end of its name: bounds the look-ups."""
LONGEST_QUOTE: Final = 200
"""Characters; no name is longer."""

_MARK: Final = '"'
_CURLY: Final = str.maketrans("“”„‟″", _MARK * 5)
_SUFFIX: Final = re.compile(r"-(?:Type|Attribute)s?$")
_SENTENCE_WORDS: Final = re.compile(
    r"(?<![\w-])(?:cards?|monsters?|opponents?|players?|Spell/Trap)(?![\w-])|^\d* *$"
)
"""Words that quoted effect text has and names do not have (names have them in capitals)."""

_KINDS: Final = {
    "line": TokenKind.LINE,
    "space": TokenKind.SPACE,
    "number": TokenKind.NUMBER,
    "word": TokenKind.WORD,
    "ordinal": TokenKind.WORD,
    "bullet": TokenKind.BULLET,
    "other": TokenKind.PUNCTUATION,
}


def scan(text: str, lexicon: Lexicon) -> tuple[Token, ...]:
    """Split a card text into tokens.

    Args:
        text: any text; curly quotation marks are read as straight ones.
        lexicon: the names that quotation marks may hold.

    Returns:
        Tokens that cover the text in order, without gap or overlap.
    """
    source = text.translate(_CURLY)
    pattern = _pattern()
    terms = english().terms
    tokens: list[Token] = []
    position, length = 0, len(source)
    while position < length:
        if source[position] == _MARK:
            token = _quoted(source, position, lexicon)
        else:
            match = pattern.match(source, position)
            assert match is not None, "the last alternative takes any character"
            group = match.lastgroup or "other"
            words = match.group()
            if group == "term":
                term = terms[_SUFFIX.sub("", words)]
                token = Token(term.kind, position, match.end(), term.value)
            elif group == "number":
                token = Token(TokenKind.NUMBER, position, match.end(), words.replace(",", ""))
            else:
                token = Token(_KINDS[group], position, match.end(), words)
        tokens.append(token)
        position = token.end
    return tuple(tokens)


def _quoted(source: str, start: int, lexicon: Lexicon) -> Token:
    """The name that begins at a quotation mark, or the mark alone if no name does."""
    ends: list[int] = []
    limit = min(len(source), start + LONGEST_QUOTE)
    end = start
    while len(ends) < MOST_INNER_MARKS and (end := source.find(_MARK, end + 1, limit)) >= 0:
        ends.append(end)
    if not ends:
        return Token(TokenKind.QUOTATION, start, start + 1, _MARK)
    for end in reversed(ends[1:]):  # the longest known name with marks of its own
        if lexicon.card(source[start + 1 : end]) is not None:
            return Token(TokenKind.NAME, start, end + 1, source[start + 1 : end])
    end = ends[0]
    name = source[start + 1 : end]
    if not lexicon.knows(name):
        if name[-1:] in {".", ","} and lexicon.knows(name[:-1]):
            name = name[:-1]
        elif _is_quoted_text(name):
            return Token(TokenKind.QUOTATION, start, start + 1, _MARK)
    return Token(TokenKind.NAME, start, end + 1, name)


def _is_quoted_text(words: str) -> bool:
    """Whether words between quotation marks are something else than a name.

    A name that begins small is one word ("tellarknight"); a kind of monster is no name.
    """
    return (
        not words
        or (words[0].islower() and " " in words)
        or words != words.strip()  # the mark before a blank opens a quotation inside a quotation
        or "\n" in words
        or _SENTENCE_WORDS.search(words) is not None
        or english().term(words.removesuffix(" Monster")) is not None  # a declared Attribute or Type
    )


@cache
def _pattern() -> re.Pattern[str]:
    alternatives = {
        "line": r"\n",
        "space": r"[^\S\n]+",
        "term": english().pattern,
        "ordinal": r"\d+(?:st|nd|rd|th)(?!\w)",
        "number": r"\d{1,3}(?:,\d{3}){1,4}(?!\d|,\d)|\d+",
        "word": r"[Nn]on-(?=[A-Z\"])|Link-(?=\d)|[^\W\d_]+(?:['’][^\W\d_]+)*(?:-\w+)*",
        "bullet": "[●•]",
        "other": ".",
    }
    return re.compile("|".join(f"(?P<{name}>{part})" for name, part in alternatives.items()), re.DOTALL)
