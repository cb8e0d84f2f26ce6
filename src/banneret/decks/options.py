"""What a player chooses about a deck check."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, Literal

import msgspec

ALL: Final = "all"


class RecommendedBans(StrEnum):
    """Whether the recommended bans of DMEDH count (E6)."""

    OFF = "off"
    ON = "on"


class CheckOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The choices of one deck check; a format reads those that it has."""

    profile: str | None = None
    """The dated profile of the format; None for its default."""
    unlocks: frozenset[str] | Literal["all"] = frozenset()
    """Names of the Deck Masters that the player has unlocked (N11)."""
    limits: Mapping[str, int] = {}
    """Copies allowed of the cards that a list of forbidden and limited cards names; no list: empty."""
    recommended_bans: RecommendedBans = RecommendedBans.OFF
