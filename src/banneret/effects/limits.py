"""How often something may be used, and how many may be there."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.kinds import Action, Condition, Duration, Sentence, Timing, What
from banneret.effects.states import SummonName
from banneret.effects.timings import Uses


class LimitKind(StrEnum):
    """What is counted."""

    THIS_EFFECT = "this effect"
    EACH_EFFECT = "each effect"
    EACH_FOLLOWING = "each of the following effects"
    EACH_PRECEDING = "each of the preceding effects"
    THE_FOLLOWING = "the following effect"
    THE_PREVIOUS = "the previous effect"
    EACH_PENDULUM_EFFECT = "each Pendulum Effect"
    EACH_MONSTER_EFFECT = "each monster effect"


class UsageLimit(Sentence, frozen=True):
    """Effects that may be used so often, counted by the card's name ("hard")."""

    kind: LimitKind
    name: str
    frequency: Uses
    once_in_a_chain: bool = False
    """Not more than one of them in the same Chain."""
    allowing: bool = False
    """Said as a permission: "You can use this effect ... up to twice per turn"."""
    also: Action | None = None
    """A restriction that comes with it."""
    given: Condition | None = None
    """They can only be activated while this holds."""
    previous: Uses | None = None
    """How often the effect before this one can be used."""
    applied: bool = False
    """Applied, not activated."""


class OneEffectPerTurn(Sentence, frozen=True):
    """Only one of a card's effects may be used in a turn, and that once."""

    name: str
    following: bool = False
    """Only those that follow count."""
    monster: bool = False
    """Only its effects as a monster count."""
    also: Action | None = None
    """A restriction that comes with it."""


class ActivationLimit(Sentence, frozen=True):
    """A card may be activated so often, counted by its name."""

    name: str
    frequency: Uses
    most: int = 1
    """So many of them, where more than one may be activated."""


class SummonLimit(Sentence, frozen=True):
    """A monster may be Summoned so often, counted by its name."""

    method: SummonName
    name: str
    frequency: Uses
    this_way: bool = False
    whichever_way: bool = False
    """All the ways that its text gives count together."""


class ControlLimit(Sentence, frozen=True):
    """No player may control more of them."""

    what: What


class FieldLimit(Sentence, frozen=True):
    """No more of them may be on the field."""

    what: What


class SoftUsageLimit(Sentence, frozen=True):
    """The effect just described may be used so often by this card."""

    frequency: Uses


class GainLimit(Sentence, frozen=True):
    """A permission of this kind may be gained so often: "(You can only gain this effect once per turn.)"."""

    frequency: Uses


class LastingPart(StrEnum):
    """A part of what was just said."""

    ATK_INCREASE = "this ATK increase"
    ATK_DEF_CHANGE = "this ATK/DEF change"
    ATK_CHANGE = "this ATK change"
    THE_ATK_INCREASE = "the ATK increase"


class Lasts(Sentence, frozen=True):
    """How long what was just said lasts, or this part of it."""

    duration: Duration
    of: LastingPart | None = None


class UseOnly(Sentence, frozen=True):
    """When effects may be used."""

    kind: LimitKind
    timings: tuple[Timing, ...]


class CannotActivateIf(Sentence, frozen=True):
    """What forbids to activate this card."""

    condition: Condition
