"""Moments and durations."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.kinds import Condition, Duration, Event, Moment, Qualifier
from banneret.effects.players import Who


class PhaseName(StrEnum):
    """A phase as texts name it; parts of the Battle Phase and turns are named in the same way."""

    DRAW = "Draw Phase"
    STANDBY = "Standby Phase"
    MAIN = "Main Phase"
    MAIN_1 = "Main Phase 1"
    MAIN_2 = "Main Phase 2"
    BATTLE = "Battle Phase"
    END = "End Phase"
    DAMAGE_STEP = "Damage Step"
    BATTLE_STEP = "Battle Step"
    TURN = "turn"


class Which(StrEnum):
    """Which of the phases."""

    THIS = "this"
    THIS_VERY = "this very"
    """The one it is, of several that a turn may have."""
    NEXT = "next"
    NEXT_TURN = "next turn"
    """Of the next turn."""


class Point(StrEnum):
    """A point of a phase."""

    ANY = "during"
    START = "start"
    END = "end"
    AFTER = "after"


class At(Moment, frozen=True):
    """A phase, of a player's turn or of this turn."""

    phase: PhaseName
    who: Who | None = None
    which: Which | None = None
    point: Point = Point.ANY


class Until(Duration, frozen=True):
    """Until a moment."""

    moment: Moment


class Span(StrEnum):
    """A stretch of the game."""

    THIS_TURN = "this turn"
    REST_OF_THIS_TURN = "for the rest of this turn"
    REST_OF_TURN_AFTER_CARD = "for the rest of this turn after this card resolves"
    REST_OF_TURN_AFTER_EFFECT = "for the rest of this turn after this effect resolves"
    REST_OF_THAT_TURN = "for the rest of that turn"
    REST_OF_THIS_DUEL = "for the rest of this Duel"
    DAMAGE_CALCULATION = "during damage calculation only"
    THAT_DAMAGE_CALCULATION = "during that damage calculation only"
    DAMAGE_STEP = "during the Damage Step only"
    WHILE_IN_MONSTER_ZONE = "while it is face-up on the field"
    REST_OF_DUEL_AFTER_CARD = "for the rest of this Duel after you activate this card"
    DUEL_OF_ACTIVATION = "during the Duel you activate this effect"
    DUEL_OF_EITHER_ACTIVATION = "during the Duel you activate either of this card's effects"
    THIS_PHASE = "during this phase"
    THAT_BATTLE_PHASE = "during that Battle Phase"
    THIS_BATTLE_PHASE = "this Battle Phase"
    THAT_BATTLE = "for that battle"
    THAT_TURN = "that turn"
    NEXT_TURN = "next turn"
    TURN_OF_ACTIVATION = "the turn you activate this effect"
    TURN_OF_CARD_ACTIVATION = "the turn you activate this card"
    TURN_OF_EITHER_ACTIVATION = "the turn you activate either of these effects"
    TURN_OF_LISTED_ACTIVATION = "the turn you activate these effects"
    """Of one of those that follow."""


class For(Duration, frozen=True):
    """As long as this lasts."""

    span: Span


class AtEvery(Moment, frozen=True):
    """Each such phase of a player, again and again; of all players if none is named."""

    phase: PhaseName
    who: Who | None = None
    point: Point = Point.ANY


class AtAnyOf(Moment, frozen=True):
    """One of several phases: "during the Main or Battle Phase"."""

    phases: tuple[PhaseName, ...]
    who: Who | None = None


class EitherMoment(Moment, frozen=True):
    """One of two moments."""

    first: Moment
    second: Moment


class Around(StrEnum):
    """Before, in or after something."""

    BEFORE = "before"
    DURING = "during"
    AFTER = "after"


class AtDamageCalculation(Moment, frozen=True):
    """Around damage calculation."""

    around: Around
    in_turn_of: Who | None = None
    """In whose turn, where it is said."""


class NextAfter(Moment, frozen=True):
    """The first such phase that comes after something happened."""

    phase: PhaseName
    event: Event
    who: Who | None = None
    of_next_turn: bool = False


class InTurnOf(Moment, frozen=True):
    """A phase of the turn in which something happens."""

    phase: PhaseName
    event: Event


class InWhich(Moment, frozen=True):
    """A phase, or its end, in which something happens or has happened."""

    phase: PhaseName
    event: Event
    who: Who | None = None
    point: Point = Point.ANY


class InTurn(Duration, frozen=True):
    """In the turn in which something happens, before it and after."""

    event: Event


class WhileThere(Duration, frozen=True):
    """As long as a card is in one of these places."""

    places: tuple[Qualifier, ...]


class NthAfterActivation(Moment, frozen=True):
    """A player's n-th such phase after this card was activated."""

    number: int
    phase: PhaseName
    who: Who
    of_effect: bool = False
    """After this effect was activated."""


class InTurnWhen(Moment, frozen=True):
    """A turn of which something is true."""

    condition: Condition


class AtActivation(Moment, frozen=True):
    """The time when this effect was activated."""

    card: bool = False
    """Or this card."""


class DuringMoment(Duration, frozen=True):
    """As long as a phase lasts, each time."""

    moment: Moment


class OnlyDuring(Duration, frozen=True):
    """During such phases, and at no other time."""

    moment: Moment


class Beginning(StrEnum):
    """From when on something lasts, or its moments are counted."""

    CARD_RESOLVES = "after this card resolves"
    EFFECT_RESOLVES = "after this effect resolves"
    CARD_ACTIVATED = "after this card is activated"
    EFFECT_ACTIVATED = "after this effect's activation"
    ACTIVATION = "after activation"


class UntilAfterResolving(Duration, frozen=True):
    """From the time this card has resolved, or the like, until a moment."""

    moment: Moment
    since: Beginning = Beginning.CARD_RESOLVES


class Nth(Moment, frozen=True):
    """The n-th such phase or turn from now on, or its end."""

    number: int
    phase: PhaseName
    who: Who
    point: Point = Point.ANY
