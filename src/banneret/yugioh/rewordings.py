"""Cards whose multiplayer wording is settled one by one (D25, D29): data with reasons."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from importlib import resources
from types import MappingProxyType

import msgspec


class Meaning(StrEnum):
    """What "each player" and "both players" mean on such a card."""

    PAIR = "pair"
    """You and one declared opponent."""
    ROUND = "round"
    """All players, each passing to the next in turn order."""


class Rewording(msgspec.Struct, frozen=True):
    """What one card means, by which rule, and why."""

    name: str
    rule: str
    meaning: Meaning
    reason: str
    profile: str | None = None
    """The profile in which it holds; None: all."""


def rewording(name: str, *, profile: str) -> Rewording | None:
    """The rewording of a card, or None where the general rules are enough.

    Args:
        name: the card's name.
        profile: "seed" or "public-2024".
    """
    for one in rewordings().get(name, ()):
        if one.profile in (None, profile):
            return one
    return None


@cache
def rewordings() -> Mapping[str, tuple[Rewording, ...]]:
    """All rewordings by card, read once."""
    text = (resources.files("banneret.effects") / "rewordings.toml").read_text("utf-8")
    cards = msgspec.convert(tomllib.loads(text)["card"], list[Rewording])
    found: dict[str, tuple[Rewording, ...]] = {}
    for card in cards:
        found[card.name] = (*found.get(card.name, ()), card)
    return MappingProxyType(found)
