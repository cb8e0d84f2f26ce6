"""Effects that become those of other cards, or others than they were."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.actions.steps import Steps
from banneret.effects.kinds import Action, What


class WhichEffect(StrEnum):
    """Which of the effects of a card."""

    DISCARDS_ITSELF = "that discards itself to activate"
    SENT_AS_SYNCHRO = "that activates when it is sent to the GY as Synchro Material"
    SENT_BY_EFFECT = "that activates when it is sent to the GY by card effect"
    RITUAL_SUMMONS = "that Ritual Summons a monster"


class ApplyEffectOf(Action, frozen=True):
    """Do what the effect of another card says, as this effect."""

    what: What
    activation: bool = False
    """What it does when it is activated."""
    which: WhichEffect | None = None
    when_activated: bool = False
    """The same, said behind it."""


class EffectBecomes(Action, frozen=True):
    """This effect becomes that of another card, which is carried out in its place."""

    by: What
    which: WhichEffect | None = None
    when_activated: bool = False
    """What that card does when it is activated."""
    of_card: bool = False
    """Whether the text says "this card's effect" for "this effect"."""


class ActivatedEffectBecomes(Action, frozen=True):
    """What was activated does something else than it would; the player who activated it is "you" in it."""

    effect: Steps
    opponents: bool = False
    """Whether the text says whose: "your opponent's activated effect"."""
