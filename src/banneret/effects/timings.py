"""When an effect answers, or may be used: what stands before the colon or the comma."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.kinds import Agent, Condition, Event, Moment, Timing
from banneret.effects.nouns import Deed
from banneret.effects.players import Who


class DamageStep(StrEnum):
    """What a text says about the Damage Step."""

    EVEN = "even during the Damage Step"
    EXCEPT = "except during the Damage Step"
    EXCEPT_DRAW = "except during the Draw Phase or Damage Step"


class When(Timing, frozen=True):
    """Behind "when": an optional effect can miss its timing."""

    event: Event
    meanwhile: Condition | None = None
    also: Condition | None = None
    during: Moment | None = None
    damage_step: DamageStep | None = None


class If(Timing, frozen=True):
    """Behind "if", with an event: an optional effect cannot miss its timing."""

    event: Event
    meanwhile: Condition | None = None
    also: Condition | None = None
    during: Moment | None = None
    damage_step: DamageStep | None = None


class EachTime(Timing, frozen=True):
    """Behind "each time": whenever it happens, without being activated."""

    event: Event
    during: Moment | None = None
    meanwhile: Condition | None = None
    damage_step: DamageStep | None = None


class AnyTiming(Timing, frozen=True):
    """One of two."""

    first: Timing
    second: Timing


class Given(Timing, frozen=True):
    """Behind "if", with a condition."""

    condition: Condition
    damage_step: DamageStep | None = None


class While(Timing, frozen=True):
    """As long as a condition holds."""

    condition: Condition
    damage_step: DamageStep | None = None


class UnlessHolds(Timing, frozen=True):
    """Only if a condition does not hold."""

    condition: Condition


class During(Timing, frozen=True):
    """At a moment."""

    moment: Moment
    damage_step: DamageStep | None = None


class ExceptDuring(Timing, frozen=True):
    """Not at a moment."""

    moment: Moment


class ExceptTheTurn(Timing, frozen=True):
    """Not in the turn in which something happened."""

    event: Event
    damage_step: DamageStep | None = None


class Flipped(Timing, frozen=True):
    """FLIP: this card was turned face-up."""

    given: Condition | None = None
    """What must hold then."""


class Per(StrEnum):
    """In what the uses of an effect are counted."""

    TURN = "per turn"
    CHAIN = "per Chain"
    DUEL = "per Duel"
    BATTLE = "per battle"
    BATTLE_PHASE = "per Battle Phase"
    BATTLE_STEP = "per Battle Step"
    BATTLE_OF_THIS = "per battle involving this card"
    OPPONENTS_TURN = "per opponent's turn"
    YOUR_TURN = "per your turn"
    ATTACK = "per attack"
    TIME_FACE_UP = "while face-up on the field"
    IN_ALL = "in all"


class Uses(Timing, frozen=True):
    """A limit that counts by the single card: "Once per turn"."""

    times: int = 1
    per: Per = Per.TURN
    up_to: bool = False


class OnceDuring(During, frozen=True):
    """Once in each such phase."""


class WhenDone(Timing, frozen=True):
    """When what the sentence before allows was done."""


class FirstTime(Timing, frozen=True):
    """The first time that something would happen in each turn."""

    event: Event
    by: Agent | None = None
    """By what, where that is said at the end."""
    uses: Uses | None = None
    """Said of the turn before it: "Once per turn, the first time ..."."""
    times: int = 1
    """More than 1: the first so many times."""


class NextTime(Timing, frozen=True):
    """The next time that something would happen; later no more."""

    event: Event
    this_turn: bool = False
    """Only if it is in this turn."""
    said_first: bool = False
    """Said as "the first time"."""


class AsChainLink(Timing, frozen=True):
    """As at least so high a Chain Link."""

    number: int


class WhenSummonedThisWay(Timing, frozen=True):
    """When the monster has come as the sentence before says."""

    deed: Deed


class After(Timing, frozen=True):
    """From then on."""

    event: Event


class InsteadOfDrawing(Timing, frozen=True):
    """In the place of the normal draw."""


class AfterActivation(Timing, frozen=True):
    """When this card has been activated, before it would go to the GY."""


class BeforeDrawing(Timing, frozen=True):
    """Before the normal draw."""

    who: Who = Who.YOU


class FirstOfAll(Timing, frozen=True):
    """The first time in the whole Duel, and not in each turn."""

    timing: FirstTime
