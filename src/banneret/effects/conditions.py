"""When an effect answers, and what must hold."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.kinds import Condition, Event, Timing, What
from banneret.effects.moments import PhaseName
from banneret.effects.players import Who
from banneret.effects.yugioh_terms import MonsterKind


class SummonKind(StrEnum):
    """How a monster came; `ANY` where a text only says Summoned."""

    ANY = "Summoned"
    NORMAL = "Normal Summoned"
    SPECIAL = "Special Summoned"
    FLIP = "Flip Summoned"
    NORMAL_OR_SPECIAL = "Normal or Special Summoned"


class DestroyedAndSent(Event, frozen=True):
    """Destroyed by battle and sent to the GY."""

    what: What


class Destroyed(Event, frozen=True):
    """Destroyed, in whatever way."""

    what: What


class SentFromFieldToGraveyard(Event, frozen=True):
    """Sent from the field to the GY."""

    what: What


class LeavesTheField(Event, frozen=True):
    """Leaves the field."""

    what: What


class IsSummoned(Event, frozen=True):
    """Is Summoned."""

    what: What
    how: SummonKind


class DeclaresAttack(Event, frozen=True):
    """Declares an attack."""

    what: What


class Battles(Event, frozen=True):
    """This card battles."""

    what: What
    against: What


class InflictsBattleDamage(Event, frozen=True):
    """Inflicts battle damage to a player."""

    what: What
    to: Who
    directly: bool = False


class ThisCardIsActivated(Event, frozen=True):
    """This card is activated."""


class Controls(Condition, frozen=True):
    """A player controls such a card."""

    who: Who
    what: What


class ThisCardIsInYourGraveyard(Condition, frozen=True):
    """This card is in your GY."""


class ItWasOfKind(Condition, frozen=True):
    """The monster spoken of was of a kind."""

    kind: MonsterKind


class When(Timing, frozen=True):
    """Behind "when": an optional effect can miss its timing."""

    event: Event


class If(Timing, frozen=True):
    """Behind "if": an optional effect cannot miss its timing."""

    event: Event


class AfterDamageCalculation(Timing, frozen=True):
    """After damage calculation, when something happens."""

    event: Event


class During(Timing, frozen=True):
    """During a phase of a player's turn; with a condition in some texts."""

    who: Who
    phase: PhaseName
    condition: Condition | None = None


class DuringTurn(Timing, frozen=True):
    """During a player's turn."""

    who: Who
