"""The dated profiles of the Domain Format, and what they leave to the player."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

from banneret.errors import NotFound


class Switch(StrEnum):
    """Whether something counts."""

    ON = "on"
    OFF = "off"


class SharedName(StrEnum):
    """What a quoted name means that a card and an archetype have in common (D8)."""

    BY_NOUN = "by noun"
    """A noun behind it makes it the archetype; bare it is the card."""
    ARCHETYPE = "archetype"


class Mentioned(StrEnum):
    """How wide a mentioned archetype is (D8)."""

    AS_NAMED = "as named"
    BASE = "base"


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """What counts for a Domain, rule by rule."""

    name: str
    stat_lines: Switch
    """Exact ATK/DEF lines (D6)."""
    reminders: Switch
    """Token definitions and parentheses that are whole reminder sentences (D5)."""
    shared_names: SharedName
    """(D8)"""
    mentioned: Mentioned
    """(D8)"""
    archetypes_of_named_cards: Switch
    """(D9)"""
    own_type: Switch = Switch.ON
    """The Deck Master's own Type (D4)."""


SEED: Final = Profile(
    name="seed",
    stat_lines=Switch.ON,
    reminders=Switch.OFF,
    shared_names=SharedName.BY_NOUN,
    mentioned=Mentioned.AS_NAMED,
    archetypes_of_named_cards=Switch.OFF,
)
PUBLIC_2024: Final = Profile(
    name="public-2024",
    stat_lines=Switch.OFF,
    reminders=Switch.ON,
    shared_names=SharedName.ARCHETYPE,
    mentioned=Mentioned.BASE,
    archetypes_of_named_cards=Switch.ON,
)
PROFILES: Final = (SEED, PUBLIC_2024)


def profile_named(name: str | None, *, own_type: Switch = Switch.ON) -> Profile:
    """The profile of this name; the default one for None.

    Args:
        name: "seed" or "public-2024".
        own_type: whether the Deck Master's own Type counts (D4).

    Raises:
        NotFound: there is no such profile.
    """
    for profile in PROFILES:
        if name in {None, profile.name}:
            return msgspec.structs.replace(profile, own_type=own_type)
    known = " or ".join(profile.name for profile in PROFILES)
    raise NotFound(f"the Domain Format has the profiles {known}, not {name!r}")
