"""Type lines of Yu-Gi-Oh! cards as card files write them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final

import msgspec

from banneret.cards.importers.records import UnknownWord
from banneret.effects.yugioh_terms import EXTRA_DECK_KINDS, MonsterKind, MonsterType

Code = Annotated[int, msgspec.Meta(ge=0, lt=2**32)]
"""A password, or a number that a simulator uses like one."""

_KINDS = {kind.value.casefold(): kind for kind in MonsterKind}
_TYPES = {kind.value.casefold(): kind for kind in MonsterType}


def type_line(words: Iterable[str]) -> tuple[MonsterType, tuple[MonsterKind, ...]]:
    """Type and kinds of a monster from the words of its type line.

    Args:
        words: the parts between the strokes, in any order and case.

    Raises:
        UnknownWord: a word is no Type and no kind, or there is not exactly one Type.
    """
    types: list[MonsterType] = []
    kinds: list[MonsterKind] = []
    for word in words:
        folded = word.strip().casefold()
        if folded in _TYPES:
            types.append(_TYPES[folded])
        elif folded in _KINDS:
            kinds.append(_KINDS[folded])
        elif folded:
            raise UnknownWord(f'unknown monster Type "{word.strip()}"')
    if len(types) != 1:
        raise UnknownWord("a monster without a Type" if not types else "a monster with two Types")
    return types[0], _complete(tuple(dict.fromkeys(kinds)))


_ALLOWED: Final = {"forbidden": 0, "banned": 0, "limited": 1, "semi-limited": 2}


def copies_allowed(word: str | None) -> int | None:
    """The copies that a list of forbidden and limited cards allows; None for a card that it does not limit.

    Args:
        word: how the sources call it, such as "Semi-Limited".
    """
    return None if word is None else _ALLOWED.get(word.strip().casefold())


_SAY_ENOUGH = {*EXTRA_DECK_KINDS, *map(MonsterKind, ("Normal", "Effect", "Ritual", "Token"))}
"""Kinds with which a type line need not say whether the monster is a Normal or an Effect Monster."""


def _complete(kinds: tuple[MonsterKind, ...]) -> tuple[MonsterKind, ...]:
    """Add the "Normal" or "Effect" that some type lines leave out.

    The lines of Effect Monsters from before 2011 name a Tuner, Spirit, Union or Gemini alone.
    """
    if not _SAY_ENOUGH.isdisjoint(kinds):
        return kinds
    is_plain = set(kinds) <= {MonsterKind.PENDULUM}
    return (*kinds, MonsterKind.NORMAL if is_plain else MonsterKind.EFFECT)
