"""Battle: more attacks, attack targets, and who battles whom."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.amounts import Stat
from banneret.effects.happenings import BattlesInvolving, Role
from banneret.effects.kinds import (
    Action,
    Adjective,
    Amount,
    Condition,
    Duration,
    Event,
    Moment,
    Qualifier,
    Sentence,
    State,
    What,
)
from banneret.effects.players import Who


class GainsAttacks(State, frozen=True):
    """A monster has more attacks in each Battle Phase than it had."""

    what: What
    number: int
    on_monsters: bool = False
    each: What | None = None


class Again(StrEnum):
    """How a text says that a monster attacks once more."""

    AGAIN = "again"
    ONCE_AGAIN = "once again"
    SECOND_ATTACK = "a second attack"


class AttacksAgain(State, frozen=True):
    """A monster can attack once more right after its attack, such a monster if one is named."""

    what: What
    target: What | None = None
    said: Again = Again.AGAIN


class MakeAttackDirect(Action, frozen=True):
    """The attack goes on as a direct attack."""


class Battled(Qualifier, frozen=True):
    """Against which a card battles, or has battled."""

    by: What
    past: bool = False


class ExceptWith(Role, frozen=True):
    """With such monsters it can be done all the same: "cannot declare attacks, except with ..."."""

    what: What


class PositionLocked(State, frozen=True):
    """A monster's battle position changes until a moment only by card effects."""

    what: What
    until: Duration


class InflictsDifference(Sentence, frozen=True):
    """Piercing battle damage as old texts tell it: by how much the ATK is higher than the DEF."""

    what: What
    to: Who
    target: What | None = None
    """The attacked monster, where the text begins with "when"; else any in Defense Position."""


class DamageCalculationIn(Moment, frozen=True):
    """During damage calculation of battles in a player's turn."""

    who: Who


class TheirChoiceIfTied(Qualifier, frozen=True):
    """One of them, as their player likes, where several have the same value."""


class Attacked(Adjective, frozen=True):
    """Which is or was the target of the attack."""


class MustAttackAgain(State, frozen=True):
    """A monster must attack once more right after its attack."""

    what: What


class BothTakeDamage(State, frozen=True):
    """Both players of a battle take the battle damage that one of them takes."""

    source: BattlesInvolving


class GainEnds(State, frozen=True):
    """What this effect has added to a value is gone."""

    stat: Stat


class TargetsForAttack(Event, frozen=True):
    """A player attacks a monster."""

    who: Who
    what: What


class NegateAttackOf(Action, frozen=True):
    """Negate an attack of such a monster."""

    what: What


class CanOnlyTarget(State, frozen=True):
    """A player can attack only such monsters."""

    who: Who
    what: What


class BecameSo(Condition, frozen=True):
    """A value has become an amount by the effect itself: "if its ATK becomes 0 by this effect"."""

    what: What
    stat: Stat
    amount: Amount


class DestroyedInBattleBy(Qualifier, frozen=True):
    """That a monster destroys by battle, or has destroyed."""

    by: What
    past: bool = False


class BattlePhaseTwice(Action, frozen=True):
    """Conduct the next Battle Phase of a player two times."""

    whose: Who


class AllIfTied(Qualifier, frozen=True):
    """All of them where several have the same value."""


class BattlesAndInflicts(Event, frozen=True):
    """A monster battles another and inflicts battle damage by it."""

    what: What
    against: What
    to: Who
