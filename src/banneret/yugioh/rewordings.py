"""Cards whose multiplayer wording is settled one by one (D25, D29): data with reasons."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from types import MappingProxyType

import msgspec

from banneret.effects.opponents import EachPlayer


class Rewording(msgspec.Struct, frozen=True):
    """What one card means, by which rule, and why."""

    name: str
    rule: str
    meaning: EachPlayer
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
    text = (resources.files("banneret.yugioh") / "rewordings.toml").read_text("utf-8")
    cards = msgspec.convert(tomllib.loads(text)["card"], list[Rewording])
    found: dict[str, tuple[Rewording, ...]] = {}
    for card in cards:
        found[card.name] = (*found.get(card.name, ()), card)
    return MappingProxyType(found)
