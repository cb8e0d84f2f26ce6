"""Names as people type them: one way to fold them, and suggestions for those that match nothing."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

_RUBY = re.compile(r"<rt>.*?</rt>|</?ruby>|</?rb>|<rp>.*?</rp>", re.DOTALL)
_JOINING = frozenset("'’‘ʼ＇`´.·")
"""Characters inside a word: D.D. is "dd", Magician's is "magicians"."""
_LETTERS = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe", "đ": "d", "ł": "l", "þ": "th"})
_KINDS_OF_MARKS = str.maketrans(
    dict.fromkeys("'’‘“”", '"') | dict.fromkeys("()<>[]{}~", "|") | dict.fromkeys("‐‑–—", "-") | {",": None}
)
_NEAR = 65
"""Names less like each other than this, of 100, are not suggested."""
_ACCENTS = re.compile("[̀-ͯ]")
"""Combining marks of Latin and Greek letters; the marks of Japanese kana tell letters apart and stay."""


def fold(name: str) -> str:
    """The words of a name without case, accents, width, punctuation and symbols, one blank between them.

    >>> fold("Élemental HERO Ｎｅｏｓ ☆ (Rare)")
    'elemental hero neos rare'
    >>> fold("D.D. Warrior Lady's")
    'dd warrior ladys'
    """
    if name.isascii():
        plain = name.lower()
    else:
        parts = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
        plain = unicodedata.normalize("NFKC", _ACCENTS.sub("", parts.translate(_LETTERS))).casefold()
    letters = [c if c.isalnum() else "" if c in _JOINING else " " for c in plain]
    return " ".join("".join(letters).split())


def name_key(name: str) -> str:
    """What two spellings of one name share: the folded name without its blanks.

    >>> name_key("Blue-Eyes White Dragon"), name_key("blueeyes WHITE dragon")
    ('blueeyeswhitedragon', 'blueeyeswhitedragon')

    A name that consists of signs alone keeps them, so that it can still be found.
    """
    return fold(name).replace(" ", "") or "".join(name.split())


def print_key(name: str) -> str:
    """What all who print one name agree on: case, width, and the kind of quotes, brackets and dashes aside.

    Narrower than ``name_key``: it tells apart what is printed differently on two cards.

    >>> print_key("Onimaru 'Head', Victory Rush") == print_key('Onimaru "Head", Victory Rush')
    True
    >>> print_key("Rai-Mei") == print_key("Raimei")
    False
    """
    plain = name if name.isascii() else unicodedata.normalize("NFKC", name)
    return " ".join(plain.casefold().translate(_KINDS_OF_MARKS).split())


def nearest_spelling(name: str, spellings: Sequence[str]) -> str:
    """Of several printed names with one key the one that ``name`` is nearest to; of equals the first.

    >>> nearest_spelling("rai-mei", ["Raimei", "Rai-Mei"])
    'Rai-Mei'
    """
    for view in (str, str.casefold, fold):
        wanted = view(name)
        for spelling in spellings:
            if view(spelling) == wanted:
                return spelling
    return spellings[0]


def is_japanese(text: str) -> bool:
    """Whether there are kana or kanji in the text."""
    return any("\u3040" <= letter <= "\u9fff" for letter in text)


def without_ruby(text: str) -> str:
    """A Japanese text without the reading aids above its characters."""
    return _RUBY.sub("", text) if "<" in text else text


def suggestions(name: str, names: Iterable[str], *, limit: int = 3) -> tuple[str, ...]:
    """The known names that ``name`` most probably means, best first; empty if none is near.

    Args:
        name: what was typed.
        names: the known names, as printed.
        limit: at most so many.
    """
    from rapidfuzz import fuzz, process

    wanted = fold(name)
    if not wanted:
        return ()
    folded = {known: fold(known) for known in names}
    near = process.extract(wanted, folded, scorer=fuzz.WRatio, limit=limit * 20, score_cutoff=_NEAR)

    def likeness(known: str) -> float:
        """Whole names count more than pieces, which may be a short name by chance."""
        return max(
            fuzz.ratio(wanted, known),
            fuzz.token_sort_ratio(wanted, known),
            0.85 * fuzz.partial_ratio(wanted, known),
        )

    ranked = sorted(
        (-likeness(known_folded), not known_folded.startswith(wanted), len(known), known)
        for known_folded, _, known in near
    )
    return tuple(known for unlikeness, *_, known in ranked[:limit] if -unlikeness >= _NEAR)
