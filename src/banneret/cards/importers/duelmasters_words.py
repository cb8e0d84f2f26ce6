"""Type lines, civilizations and numbers of Duel Masters cards as card files write them."""

from __future__ import annotations

import re

from banneret.cards.duelmasters import INFINITE
from banneret.cards.importers.records import UnknownWord
from banneret.effects.duelmasters_terms import CardKind, Civilization, KindWord

_KINDS = {kind.value.casefold(): kind for kind in CardKind}
_WORDS = {word.value.casefold(): word for word in KindWord}
_CIVILIZATIONS = {civilization.value.casefold(): civilization for civilization in Civilization}
_COLOURLESS = frozenset({"colorless", "zero", ""})
_NOTHING = frozenset({"", "-", "n/a", "none"})
_POWER = re.compile(r"(?P<number>-?\d+)(?P<varies>[+-]?)")
_READING = re.compile(r"[（(][ぁ-ヿー・]+[)）]")


class NoNumber(Exception):
    """Letters where a number belongs; the message quotes them."""


def type_line(printed: str) -> tuple[tuple[CardKind, ...], tuple[KindWord, ...]]:
    """Kinds and kind words of "Evolution Creature", "Tamaseed / Creature", "Ceremony of Zeron".

    Raises:
        UnknownWord: a part has no kind, or a word that is none.
    """
    if not printed.strip():
        return (CardKind.CARD,), ()
    kinds: list[CardKind] = []
    words: list[KindWord] = []
    for part in printed.split("/"):
        kind, found = _one_kind(part.split())
        kinds.append(kind)
        words += found
    return tuple(dict.fromkeys(kinds)), tuple(dict.fromkeys(words))


def _one_kind(printed: list[str]) -> tuple[CardKind, list[KindWord]]:
    words = [word for word in printed if word.casefold() != "of"]
    kind: CardKind | None = None
    found: list[KindWord] = []
    while words:
        # Two words first: "Cross Gear" and "Moonless Night" are one term each.
        for length in (2, 1):
            term = " ".join(words[:length]).casefold()
            if term in _KINDS and kind is None:
                kind = _KINDS[term]
                break
            if term in _WORDS:
                found.append(_WORDS[term])
                break
        else:
            raise UnknownWord(f'unknown card type "{" ".join(printed)}"')
        words = words[length:]
    if kind is None:
        raise UnknownWord(f'unknown card type "{" ".join(printed)}"')
    return kind, found


def civilizations(printed: str) -> tuple[Civilization, ...]:
    """The civilizations of "Light/Water" in the order of the rules; none for a colourless card.

    Raises:
        UnknownWord: a word is no civilization.
    """
    found = set()
    for word in printed.split("/"):
        folded = word.strip().casefold()
        if folded in _CIVILIZATIONS:
            found.add(_CIVILIZATIONS[folded])
        elif folded not in _COLOURLESS:
            raise UnknownWord(f'unknown civilization "{word.strip()}"')
    return tuple(civilization for civilization in Civilization if civilization in found)


def cost(printed: str) -> int | None:
    """A printed cost.

    Raises:
        NoNumber: it is neither a number nor infinity.
    """
    return power(printed)[0]


def power(printed: str) -> tuple[int | None, str]:
    """A printed power, and the "+" or "-" behind it.

    Raises:
        NoNumber: it is neither a number nor infinity.
    """
    text = printed.strip()
    if text.casefold() in _NOTHING:
        return None, ""
    if text.casefold() in ("infinity", "∞"):
        return INFINITE, ""
    parts = _POWER.fullmatch(text)
    if parts is None or len(text) > 12:
        raise NoNumber(f'expected a number, found "{text[:40]}"')
    return int(parts["number"]), parts["varies"]


def races(printed: str) -> tuple[str, ...]:
    """The races of "Human/Hunter/Alien"."""
    return tuple(race for part in printed.split("/") if (race := part.strip()))


def text_lines(printed: str) -> str:
    """A rules text with plain line breaks and no blanks around its lines."""
    lines = (line.strip() for line in printed.replace("\r", "\n").split("\n"))
    return "\n".join(line for line in lines if line)


def japanese_name(printed: str) -> str:
    """A Japanese name without the readings in brackets behind its characters."""
    return _READING.sub("", printed).strip()


def mended(text: str) -> str:
    """A text in which UTF-8 was once taken for Windows-1252, put right; any other text as it is."""
    if text.isascii():
        return text
    try:
        return text.encode("cp1252").decode("utf-8")
    except UnicodeError:
        return text
