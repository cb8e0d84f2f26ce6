"""The nouns that cards are called by, in the singular and the plural."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from types import MappingProxyType
from typing import Final

from banneret.effects.actions.choosing import ExcavateUntil
from banneret.effects.actions.moving import Detach
from banneret.effects.kinds import What
from banneret.effects.node import Node, parts
from banneret.effects.nouns import NamedCards, Noun, Objects, Reference, Spoken, That, Together, WholeZone

GENERAL_NOUNS: Final = frozenset({Noun.CARD, Noun.TARGET})
"""Nouns that say less than what was said before."""
_SPECIAL_PLURALS: Final = MappingProxyType(
    {Noun.SPELL_TRAP: "Spells/Traps", Noun.SPELLS_AND_TRAPS: "Spells and Traps"}
)
_PLURALS: Final[Mapping[str, str]] = MappingProxyType(
    {
        f"{noun}{ending}": f"{noun}{endings}"
        for noun in ("card", "Card", "effect", "monster", "target", "Token", "material")
        for ending, endings in (("", "s"), ("'s", "s'"))
    }
)


def noun_of(node: Node | Enum | None, *, is_plural: bool) -> list[str]:
    """The noun of what is spoken of, in one word as far as can be; "card" where it has several or none.

    Args:
        node: a description of cards, or an action whose cards are meant.
        is_plural: whether several are meant.
    """
    if isinstance(node, WholeZone):
        return [*node.place.value.split()]
    if isinstance(node, Detach):
        return ["materials"]
    if isinstance(node, ExcavateUntil):  # it names the last of them only
        return ["cards"]
    if isinstance(node, Together) and That(Reference.THIS_CARD) in node.parts:
        return as_noun(Noun.CARD, is_plural=is_plural)
    nouns = list(dict.fromkeys(_nouns(node))) if isinstance(node, Node) else []
    if len(nouns) == 1:
        return as_noun(nouns[0], is_plural=is_plural)
    name = getattr(node.name, "name", "") if isinstance(node, NamedCards) else ""
    return [*([f'"{name}"'] if name else []), "cards" if is_plural else "card"]


def as_noun(noun: Noun, *, is_plural: bool) -> list[str]:
    """A noun as words, in the singular or the plural."""
    words = noun.value.replace(",", "")
    return (_SPECIAL_PLURALS.get(noun, f"{words}s") if is_plural else words).split()


def is_effect(noun: Noun) -> bool:
    """Whether effects are called so, and not the cards that have them."""
    return noun.value.endswith("effect")


def in_plural(words: Sequence[str]) -> list[str]:
    """A description of one card as one of several: its noun, and the verb right behind what says which.

    Args:
        words: of the description, e.g. "the card that was banished".
    """
    noun = next((index for index, word in enumerate(words) if word in _PLURALS), None)
    if noun is None or "(" in words[noun + 1 : noun + 2]:  # card(s)
        return [*words]
    behind = ["were" if word == "was" and words[noun + 1] == "that" else word for word in words[noun + 1 :]]
    return [*words[:noun], _PLURALS[words[noun]], *behind]


def is_in_plural(words: Sequence[str]) -> bool:
    """Whether a description is one of several cards, by its noun or by how it ends.

    Args:
        words: of the description; at least one.
    """
    noun = next((word for word in words if word in _PLURALS or word in _PLURALS.values()), None)
    if noun is not None:
        return noun not in _PLURALS
    return words[-1].rstrip("'").removesuffix("'s").endswith("s")


def _nouns(node: Node) -> Iterator[Noun]:
    if isinstance(node, Objects | Spoken):
        yield node.noun
        return
    noun = getattr(node, "noun", None)
    if isinstance(noun, Noun):
        yield noun
    for part in parts(node):
        if isinstance(part, What):
            yield from _nouns(part)
