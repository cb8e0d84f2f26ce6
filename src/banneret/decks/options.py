"""What a player chooses about a deck check."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Literal

import msgspec


class RecommendedBans(StrEnum):
    """Whether the recommended bans of DMEDH count (E6)."""

    OFF = "off"
    ON = "on"


class LimitList(StrEnum):
    """A list of forbidden and limited cards, as of the imported card file."""

    TCG = "tcg"
    OCG = "ocg"
    NONE = "none"


class CheckOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The choices of one deck check; a format reads those that it has."""

    profile: str | None = None
    """The dated profile of the format; None for its default."""
    unlocks: frozenset[str] | Literal["all"] = frozenset()
    """Names of the Deck Masters that the player has unlocked (N11)."""
    limits: Mapping[str, int] | LimitList = LimitList.TCG
    """The list of forbidden and limited cards: one of the catalogue's, or copies allowed by card name."""
    recommended_bans: RecommendedBans = RecommendedBans.OFF
