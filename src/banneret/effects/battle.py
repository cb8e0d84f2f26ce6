"""Battle: more attacks, attack targets, and who battles whom."""

from __future__ import annotations

from banneret.effects.happenings import Role
from banneret.effects.kinds import Action, Qualifier, State, What


class GainsAttacks(State, frozen=True):
    """A monster has more attacks in each Battle Phase than it had."""

    what: What
    number: int
    on_monsters: bool = False
    each: What | None = None


class AttacksTarget(State, frozen=True):
    """A monster can attack such a monster once more, right after an attack."""

    what: What
    target: What


class MakeAttackDirect(Action, frozen=True):
    """The attack goes on as a direct attack."""


class ThatCanAttack(Qualifier, frozen=True):
    """That are able to attack."""


class Battled(Qualifier, frozen=True):
    """Against which a card battles, or has battled."""

    by: What
    past: bool = False


class ExceptWith(Role, frozen=True):
    """With such monsters it can be done all the same: "cannot declare attacks, except with ..."."""

    what: What
