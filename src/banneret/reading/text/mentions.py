"""What a card text mentions: Attributes, Types, names, ATK/DEF lines, and where each stands (D4 to D8).

Nothing is decided here that a format decides: a mention says in which kind of passage it stands, and the
format says whether that counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final

import msgspec

from banneret.reading.text.lexicon import NOTHING, Lexicon, Reference
from banneret.reading.text.scanner import scan
from banneret.reading.text.tokens import Token, TokenKind


class Section(StrEnum):
    """The part of a card that a text is printed in."""

    PENDULUM = "Pendulum text"
    MATERIALS = "materials"
    EFFECT = "effect text"


class Place(StrEnum):
    """What kind of passage a mention stands in."""

    PLAIN = "plain"
    REMINDER = "reminder"
    """A parenthesis that is a whole sentence of its own."""
    TOKEN = "Token definition"
    IDENTITY = "identity"
    """"(This card is always treated as ...)"."""
    DENIAL = "denial"
    """"(This card is not treated as ...)"."""


class MentionKind(StrEnum):
    """What is mentioned."""

    ATTRIBUTE = "Attribute"
    MONSTER_TYPE = "Type"
    NAME = "name"
    STATS = "ATK/DEF"


class Following(StrEnum):
    """What follows a name, which decides between a card and an archetype of the same name (D8)."""

    NOUN = "noun"
    """"X" monster, "X" card, "X" Spell: cards of an archetype."""
    NOTHING = "nothing"


class Mention(msgspec.Struct, frozen=True, gc=False):
    """One mention; ``text[start:end]`` are its characters."""

    kind: MentionKind
    value: str
    """The Attribute or Type as printed on cards, the name as quoted, or "1500/200"."""
    section: Section
    place: Place
    text: str
    """The whole text of the section."""
    start: int
    end: int
    reference: Reference = NOTHING
    """What a name means."""
    following: Following = Following.NOTHING

    def words(self) -> str:
        """The clause that the mention stands in."""
        begin, end = 0, len(self.text)
        for boundary in _BOUNDARY.finditer(self.text):
            if boundary["end"] is None:
                continue
            if boundary.end() <= self.start:
                begin = boundary.end()
            elif boundary.start() >= self.end:
                end = boundary.start()
                break
        return " ".join(self.text[begin:end].split()).strip(" ,")


_BOUNDARY: Final = re.compile(r'"[^"\n]*"|(?P<end>[.;:](?=["\s)]|$)|[●\n()])')
"""Where a clause ends: names are passed over, and an abbreviation has no blank behind its full stop."""
MATERIALS_END: Final = re.compile(r"\n| / (?=You )")
"""What stands behind the materials: a new line, or a slash where the text has none."""
_OPEN: Final = "("
_CLOSE: Final = ")"
_SENTENCE_ENDS: Final = frozenset(".!?")
_LIST_WORDS: Final = frozenset({"and", "or", ",", "/"})
_MODIFIERS: Final = frozenset(
    {TokenKind.MONSTER_KIND, TokenKind.PROPERTY, TokenKind.ATTRIBUTE, TokenKind.MONSTER_TYPE}
)
_NOUN_KINDS: Final = frozenset({"Tuner", "Gemini", "Spirit", "Union"})
"""Kinds of monsters that texts also use as nouns."""
_LONGEST_VALUE: Final = 6
"""Digits of an ATK or DEF."""
_BLANK: Final = frozenset({TokenKind.SPACE, TokenKind.LINE})


def sections(text: str, pendulum_text: str = "", *, materials: bool = False) -> Iterator[tuple[Section, str]]:
    """The parts of a card text.

    Args:
        text: the effect text, with the materials line first where the card has one; empty for a Normal
            Monster, whose text is flavour and not read (D5).
        pendulum_text: the Pendulum text, also of Normal Monsters.
        materials: whether the first line names the materials, as on Extra Deck monsters.
    """
    if pendulum_text:
        yield Section.PENDULUM, pendulum_text
    if materials:
        line, text = [*MATERIALS_END.split(text, 1), ""][:2]
        yield Section.MATERIALS, line
    if text:
        yield Section.EFFECT, text


def mentions(section: Section, text: str, lexicon: Lexicon) -> list[Mention]:
    """Everything that one section mentions, in the order of the text, repetitions included.

    Args:
        section: which part of the card it is.
        text: its text.
        lexicon: the names that quotation marks may hold.
    """
    tokens = [token for token in scan(text, lexicon) if token.kind not in _BLANK]
    places = _places(tokens)
    followings = _followings(tokens)
    found: list[Mention] = []
    for index, token in enumerate(tokens):
        match token.kind:
            case TokenKind.ATTRIBUTE | TokenKind.MONSTER_TYPE:
                kind = MentionKind(token.kind.value)
                found.append(Mention(kind, token.value, section, places[index], text, token.start, token.end))
            case TokenKind.NAME:
                found.append(
                    Mention(
                        MentionKind.NAME,
                        token.value,
                        section,
                        places[index],
                        text,
                        token.start,
                        token.end,
                        lexicon.find(token.value),
                        followings[index],
                    )
                )
            case TokenKind.WORD if token.value == "with" and (stats := _stats(tokens, index + 1)):
                value, end = stats
                found.append(
                    Mention(MentionKind.STATS, value, section, places[index], text, token.start, end)
                )
            case _:
                pass
    return found


def _places(tokens: Sequence[Token]) -> list[Place]:
    """The kind of passage of every token."""
    places = [Place.PLAIN] * len(tokens)
    depth, start = 0, 0
    for index, token in enumerate(tokens):
        if token.kind is not TokenKind.PUNCTUATION:
            continue
        if token.value == _OPEN:
            depth += 1
            if depth == 1:
                start = index + 1
        elif token.value == _CLOSE and depth:
            depth -= 1
            if depth == 0 and (place := _parenthesis(tokens[start:index])) is not Place.PLAIN:
                places[start:index] = [place] * (index - start)
    return places


def _parenthesis(inside: Sequence[Token]) -> Place:
    """What the words between two parentheses are."""
    values = [token.value for token in inside]
    if "treated" in values and values[:1] == ["This"]:
        before = values[values.index("treated") - 1]
        if before == "always":
            return Place.IDENTITY
        if before == "not":
            return Place.DENIAL
    if (
        "/" in values
        and {"ATK", "DEF"} <= set(values)
        and any(t.kind is TokenKind.MONSTER_TYPE for t in inside)
    ):
        return Place.TOKEN
    return Place.REMINDER if values[-1:] and values[-1] in _SENTENCE_ENDS else Place.PLAIN


def _followings(tokens: Sequence[Token]) -> dict[int, Following]:
    """By the index of each name, what follows it; in a list of names the last one decides for all."""
    followings: dict[int, Following] = {}
    for index in range(len(tokens) - 1, -1, -1):
        if tokens[index].kind is TokenKind.NAME:
            followings[index] = _following(tokens, index + 1, followings)
    return followings


def _following(tokens: Sequence[Token], position: int, later: dict[int, Following]) -> Following:
    """What stands at a position behind a name, given what follows the later names."""
    begin = position
    while position < len(tokens) and (
        tokens[position].kind in _MODIFIERS or (position > begin and _joins_modifiers(tokens, position))
    ):
        if tokens[position].value in _NOUN_KINDS:
            return Following.NOUN
        position += 1
    if position < len(tokens) and tokens[position].kind is TokenKind.NOUN:
        return Following.NOUN
    if position < len(tokens) and tokens[position].value == "in":
        # with "X" in its name: the part of a name that makes an archetype
        words = {token.value for token in tokens[position + 1 : position + 4]}
        return Following.NOUN if words & {"name", "names"} else Following.NOTHING
    begin = position
    while position < len(tokens) and tokens[position].value in _LIST_WORDS:
        position += 1
    return later.get(position, Following.NOTHING) if position > begin else Following.NOTHING


def _joins_modifiers(tokens: Sequence[Token], position: int) -> bool:
    """Whether a word joins what stands before the same noun: "Fusion or Link Monster"."""
    if tokens[position].value not in _LIST_WORDS:
        return False
    following = next((one for one in tokens[position + 1 :] if one.value not in _LIST_WORDS), None)
    return following is not None and following.kind in _MODIFIERS


def _stats(tokens: Sequence[Token], index: int) -> tuple[str, int] | None:
    """An exact ATK/DEF line that begins at a token, as "1500/200", and where it ends (D6).

    Both values must be there: "1500 ATK/200 DEF", "1500 ATK and 200 DEF", "0 ATK/DEF", "0 ATK and DEF".
    """
    words = tokens[index : index + 7]
    values = [token.value for token in words]
    if len(words) < 4 or words[0].kind is not TokenKind.NUMBER or len(values[0]) > _LONGEST_VALUE:
        return None
    attack = values[0]
    if values[1] != "ATK" or values[2] not in {"/", "and"}:
        return None
    if values[3] == "DEF":
        defense, last = attack, 3
    elif (
        len(words) > 4
        and words[3].kind is TokenKind.NUMBER
        and values[4] == "DEF"
        and len(values[3]) <= _LONGEST_VALUE
    ):
        defense, last = values[3], 4
    else:
        return None
    if values[last + 1 : last + 3] in (["or", "less"], ["or", "more"]):
        return None
    return f"{int(attack)}/{int(defense)}", words[last].end
