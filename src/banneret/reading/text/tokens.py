"""A card text in tokens: every character belongs to exactly one."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class TokenKind(StrEnum):
    """What a token is; the closed vocabularies of the game have kinds of their own."""

    NAME = "name"
    """A name in quotation marks, the marks included; the value is the name alone."""
    ATTRIBUTE = "Attribute"
    MONSTER_TYPE = "Type"
    MONSTER_KIND = "kind of monster"
    """Effect, Fusion, Tuner and the like, capitalised as texts write them."""
    PROPERTY = "property"
    """The property of a Spell or Trap, where the word is not a kind of monster too."""
    NOUN = "noun"
    """Monster, card, Spell, Trap, Token: what a name or a description is followed by."""
    NUMBER = "number"
    WORD = "word"
    PUNCTUATION = "punctuation"
    QUOTATION = "quotation mark"
    """A mark around quoted effect text, or one without a partner."""
    BULLET = "bullet"
    SPACE = "space"
    LINE = "line break"


class Token(msgspec.Struct, frozen=True, gc=False):
    """One token; ``text[start:end]`` are its characters."""

    kind: TokenKind
    start: int
    end: int
    value: str
    """What it stands for, spelled as the vocabulary spells it: "Fairy" for "Fairies", "2000" for "2,000"."""
