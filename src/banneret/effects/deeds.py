"""What has been done before, as conditions and descriptions tell it."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.kinds import Condition, Qualifier, What
from banneret.effects.nouns import Deed, Zones
from banneret.effects.players import Who


class How(StrEnum):
    """By what, or when, something was done."""

    BY_THIS_EFFECT = "by this effect"
    WITH_THIS_EFFECT = "with this effect"
    THIS_WAY = "this way"
    TO_ACTIVATE_EFFECT = "to activate this effect"
    TO_ACTIVATE_CARD = "to activate this card"
    AT_ACTIVATION = "at activation"
    WHEN_ACTIVATED = "when you activated this card"
    WHEN_EFFECT_ACTIVATED = "when you activated this effect"
    THIS_TURN = "this turn"


class HasDone(Condition, frozen=True):
    """A player has done something to such a card."""

    who: Who
    deed: Deed
    what: What
    to: Zones | None = None
    how: How | None = None


class DoneByPlayer(Qualifier, frozen=True):
    """To which a player has done something: "the card you drew"."""

    who: Who
    deed: Deed
    to: Zones | None = None
    how: How | None = None
    meanwhile: Condition | None = None
    """What held when it was done."""
