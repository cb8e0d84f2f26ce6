"""Which Duel Masters cards are one card, and which allow more copies of themselves (E3)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Final

from banneret.cards.duelmasters import DuelMastersCard
from banneret.cards.names import name_key

_MORE_COPIES: Final = re.compile(r"\bmore than \d+\b.*\bin your deck\b", re.IGNORECASE)
"""The sentence of Guerrilla Division and its like; it speaks of "this card" or of the card's name."""
_ABOUT_ITSELF: Final = re.compile(r"^\W*you may have more than", re.IGNORECASE)


def same_name(name: str) -> str:
    """What all translations and spellings of one card's name share.

    Args:
        name: an English or Japanese name as a card or text prints it.
    """
    key = name_key(name)
    return _translations().get(key, key)


def name_identity(card: DuelMastersCard) -> str:
    """The name that a card counts under when copies are counted; a twinpact's is its whole name."""
    return same_name(card.name)


def allows_more_copies(card: DuelMastersCard) -> bool:
    """Whether a card's own text lets a deck have any number of it."""
    return any(
        _ABOUT_ITSELF.match(line) and _MORE_COPIES.search(line)
        for face in card.faces
        for line in face.text.splitlines()
    )


@cache
def _translations() -> Mapping[str, str]:
    """From the key of each further translation to that of the first."""
    text = resources.files("banneret.formats.dmedh.data").joinpath("names.toml").read_text("utf-8")
    rows = tomllib.loads(text)["same"]
    return MappingProxyType({name_key(name): name_key(row[0]) for row in rows for name in row[1:]})
