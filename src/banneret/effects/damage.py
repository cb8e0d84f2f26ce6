"""Damage that was just spoken of, and damage that turns into something else."""

from __future__ import annotations

from banneret.effects.events import DamageKind
from banneret.effects.kinds import Action, Amount, Duration, State
from banneret.effects.players import Who
from banneret.effects.statics import DamageOf, Factor


class ThatDamageIs(State, frozen=True):
    """The damage that is being dealt, of which the text has just spoken, is doubled or halved."""

    factor: Factor


class ThatDamageBecomes(State, frozen=True):
    """The damage that is being dealt, of which the text has just spoken, becomes an amount."""

    amount: Amount


class DamageHeals(State, frozen=True):
    """A player whom an effect would damage gains as much LP instead."""

    who: Who
    during: Duration | None = None


class HealingHurts(State, frozen=True):
    """A player who would gain LP by an effect takes as much damage instead."""

    who: Who
    of_lp: bool = False
    """Said of the player's LP."""


class DamageCountsAs(State, frozen=True):
    """Damage counts as damage of another kind."""

    damage: DamageOf
    kind: DamageKind


class WithoutCalculation(Action, frozen=True):
    """Something that is done in a battle before its damage calculation, which is left out."""

    action: Action
    without_flipping: bool = False
    """A face-down monster is not turned over, either."""
