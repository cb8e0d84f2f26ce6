"""Descriptions of one card as descriptions of several."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

_PLURAL: Final[Mapping[str, str]] = MappingProxyType(
    {
        f"{noun}{ending}": f"{noun}{endings}"
        for noun in ("card", "Card", "effect", "monster", "target", "Token", "material")
        for ending, endings in (("", "s"), ("'s", "s'"))
    }
)


def in_plural(words: Sequence[str]) -> list[str]:
    """A description of one card as one of several: its noun, and the verb right behind what says which."""
    noun = next((index for index, word in enumerate(words) if word in _PLURAL), None)
    if noun is None or "(" in words[noun + 1 : noun + 2]:  # card(s)
        return [*words]
    behind = ["were" if word == "was" and words[noun + 1] == "that" else word for word in words[noun + 1 :]]
    return [*words[:noun], _PLURAL[words[noun]], *behind]


def is_in_plural(words: Sequence[str]) -> bool:
    """Whether a description is one of several cards."""
    noun = next((word for word in words if word in _PLURAL or word in _PLURAL.values()), None)
    if noun is not None:
        return noun not in _PLURAL
    return words[-1].rstrip("'").removesuffix("'s").endswith("s")
