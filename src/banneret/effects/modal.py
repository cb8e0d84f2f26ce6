"""Acts that speak of effects: which are activated, applied, resolved, or avoided."""

from __future__ import annotations

from banneret.effects.kinds import Action, Duration, What
from banneret.effects.moments import PhaseName
from banneret.effects.players import Who


class ConductPhase(Action, frozen=True):
    """Conduct a phase."""

    who: Who
    phase: PhaseName


class WhenItResolves(Action, frozen=True):
    """Do it when the card or effect that was activated resolves."""

    action: Action
    most: int | None = None
    """Of counters: no more than so many."""
    spell: bool = False
    """Whether what resolves is called a Spell; an effect otherwise."""
    card_too: bool = False
    """Whether it is called a card or an effect."""


class UnlessYou(Action, frozen=True):
    """Something that is done if a player does not do something else instead."""

    action: Action
    price: Action


class ActivateCard(Action, frozen=True):
    """Activate a card from where, or at a time when, the rules do not allow it."""

    what: What
    duration: Duration | None = None
