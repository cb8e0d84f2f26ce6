"""How what a reference means is put into a text: in brackets behind the words, or in their place."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from banneret.effects.nouns import Pointer

_POINTERS: Final = frozenset(pointer.value for pointer in Pointer)
_ENDS_IN_S: Final = re.compile(r"s[\ue000-\uf8ff]*$")
"""Words of the multiplayer spelling have a mark behind them."""
_LONGEST_OWNER: Final = 3
"""Words of a description that can stand before what it owns."""


def with_note(words: Sequence[str], note: Sequence[str]) -> list[str]:
    """Words of a text with what they mean in brackets behind them."""
    return [*words, "(", *note, ")"]


def as_owner(meant: Sequence[str]) -> list[str] | None:
    """A description as an owner: "this card's"; None where it is too long to stand before what it owns."""
    if len(meant) > _LONGEST_OWNER:
        return None
    *before, last = meant
    return [*before, f"{last}'" if _ENDS_IN_S.search(last) else f"{last}'s"]


def owning(words: Sequence[str], meant: Sequence[str]) -> list[str]:
    """What a text has for an owner, in the words of what is meant; a long description stands behind it.

    Args:
        words: of the text, e.g. "its".
        meant: the description, e.g. "this card".
    """
    return as_owner(meant) or with_note(words, ["of", *meant])


def says_all(meant: Sequence[str], words: Sequence[str]) -> bool:
    """Whether a longer description has every word of a shorter one, pointers aside.

    Args:
        meant: the longer description.
        words: the shorter one.
    """
    said = " ".join(meant).lower()
    return all(
        word.lower().removesuffix("'s").rstrip("s'") in said for word in words if word not in _POINTERS
    )
