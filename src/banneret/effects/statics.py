"""What holds of cards and players for as long as a card says it, apart from changed values."""

from __future__ import annotations

from banneret.effects.events import DamageKind
from banneret.effects.kinds import Action, State, What
from banneret.effects.node import Node
from banneret.effects.players import Who


class CannotTarget(State, frozen=True):
    """A player cannot target cards with card effects."""

    who: Who
    what: What


class CannotAttack(State, frozen=True):
    """Monsters cannot choose others as attack targets."""

    attackers: What
    what: What


class NeitherDestroyed(State, frozen=True):
    """Neither of two monsters that battle can be destroyed by it."""


class BattlesInvolving(Node, frozen=True):
    """Battles of such monsters, or only those in which they attack or are attacked."""

    what: What
    attacks: bool = False


class TakesNoDamage(State, frozen=True):
    """A player takes no damage of a kind."""

    who: Who
    kind: DamageKind
    source: BattlesInvolving | None = None


class InflictPiercing(Action, frozen=True):
    """The attack just spoken of inflicts piercing battle damage."""

    to: Who | None = None
