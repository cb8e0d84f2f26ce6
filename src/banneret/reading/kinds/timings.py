"""What timings say: which of them an effect answers, what they tell of, and when it can be used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from banneret.effects.conditions import DidSo, Happened, Is, SummonedThisWay
from banneret.effects.events import (
    Activates,
    ActivatesItsEffect,
    AttackDeclared,
    DeclaresAttack,
    ExceptFor,
    Happens,
    Resolves,
    WouldDoAction,
    WouldSummon,
    WouldSummonAny,
)
from banneret.effects.happenings import Followed, Undergone
from banneret.effects.kinds import Condition, Event, Moment, Timing
from banneret.effects.moments import (
    Around,
    At,
    AtAnyOf,
    AtDamageCalculation,
    InTurnOf,
    InTurnWhen,
    InWhich,
    PhaseName,
    Point,
)
from banneret.effects.node import parts, walk
from banneret.effects.nouns import Deed, In, Place, Spoken, That
from banneret.effects.players import Who
from banneret.effects.timings import (
    After,
    During,
    EachTime,
    Given,
    If,
    Per,
    Uses,
    When,
    WhenDone,
    WhenSummonedThisWay,
)
from banneret.reading.kinds.this_card import is_this_card

_OF_BATTLE: Final = frozenset({PhaseName.BATTLE, PhaseName.BATTLE_STEP, PhaseName.DAMAGE_STEP})
_STRETCHES: Final = _OF_BATTLE | {PhaseName.MAIN, PhaseName.MAIN_1, PhaseName.MAIN_2, PhaseName.TURN}
"""Parts of a turn in which an effect may be used; the others are answered when they come."""
SUMMONED: Final = frozenset(deed for deed in Deed if deed.value.endswith("Summoned"))
"""What was done to a monster that was Summoned, in whichever way."""
_ELSEWHERE: Final = frozenset({Place.GRAVEYARD, Place.BANISHMENT, Place.HAND})


def triggers_of(timings: Sequence[Timing]) -> list[Timing]:
    """The timings that an effect answers; of two with an "or" between them, both.

    Args:
        timings: all timings of a sentence; the others say when the effect can be used.
    """
    found: list[Timing] = []
    for timing in timings:
        inner = [part for part in parts(timing) if isinstance(part, Timing)]
        if inner:
            found += triggers_of(inner)
        elif not is_how_it_lies(timing) and (
            isinstance(timing, When | If | EachTime | WhenDone | WhenSummonedThisWay)
            or (isinstance(timing, After) and isinstance(timing.event, Resolves))
            or (isinstance(timing, During) and comes_once(timing.moment))
            or (isinstance(timing, Given) and _has_come(timing.condition))
        ):
            found.append(timing)
    return found


def is_how_it_lies(timing: Timing) -> bool:
    """Whether it asks how a card lies there that was spoken of before: "If the target is Set, ..."."""
    event = timing.event if isinstance(timing, If) else None
    return (
        isinstance(event, Happens)
        and isinstance(event.what, That | Spoken)
        and event.done == Undergone((Deed.SET,))
    )


def _has_come(condition: Condition) -> bool:
    """Whether a condition tells what has just come: "if this card was Summoned, then is destroyed"."""
    if isinstance(condition, Happened) and isinstance(condition.event, Happens):
        done = condition.event.done
        return isinstance(done, Followed) and done.then
    return isinstance(condition, SummonedThisWay | DidSo)


def comes_once(moment: Moment) -> bool:
    """Whether a moment comes once; in a Main Phase or a turn an effect only may be used."""
    if isinstance(moment, At):
        return moment.phase not in _STRETCHES or moment.point is not Point.ANY
    if isinstance(moment, AtAnyOf):
        return not _STRETCHES.issuperset(moment.phases)
    if isinstance(moment, InTurnWhen):
        return False
    if isinstance(moment, InWhich | InTurnOf):
        return moment.phase not in _STRETCHES or getattr(moment, "point", Point.ANY) is not Point.ANY
    inner = [part for part in parts(moment) if isinstance(part, Moment)]
    if isinstance(moment, AtDamageCalculation):
        return moment.around is not Around.DURING
    return any(map(comes_once, inner)) if inner else True


def event_of(timing: Timing) -> Event | None:
    """The event that a timing tells of, without what it excepts; None where it names a time or a state."""
    event = timing.event if isinstance(timing, When | If | EachTime) else None
    return event.event if isinstance(event, ExceptFor) else event


def is_response(timing: Timing) -> bool:
    """Whether it is used as an answer: to an activation or Summon, in a battle, in any player's turn."""
    if isinstance(timing, During):
        moment = timing.moment
        if isinstance(moment, At | AtAnyOf) and moment.who is Who.EITHER_PLAYER:
            return not comes_once(moment)
        if isinstance(moment, At) and moment.phase is PhaseName.DAMAGE_STEP:
            return moment.who is None and not comes_once(moment)
        return isinstance(moment, AtDamageCalculation) and moment.around is Around.DURING
    answered = Activates | ActivatesItsEffect | WouldDoAction | WouldSummon | WouldSummonAny
    return isinstance(timing, When) and isinstance(event_of(timing), answered)


def is_outside_main_phase(timing: Timing) -> bool:
    """Whether it names another time than your Main Phase: "during the Main Phase" is whoever's turn it is."""
    if isinstance(timing, Uses):
        return timing.per is Per.BATTLE_PHASE
    moment = timing.moment if isinstance(timing, During) else None
    if isinstance(moment, AtAnyOf):
        return not comes_once(moment)
    if not isinstance(moment, At) or comes_once(moment):
        return False
    is_whoever = moment.who is None and moment.which is None
    return is_whoever or moment.who is Who.OPPONENT or moment.phase in _OF_BATTLE


def is_at_resolution(timing: Timing) -> bool:
    """Whether it is applied while a Chain resolves, where nothing can be activated."""
    return isinstance(event_of(timing), Resolves)


def answers_attack(timing: Timing) -> bool:
    """Whether a timing answers the declaration of an attack."""
    event = event_of(timing)
    if isinstance(event, Happens):
        return Deed.TARGETED_FOR_ATTACK in getattr(event.done, "deeds", ())
    return isinstance(event, AttackDeclared | DeclaresAttack)


def answers_summon(timing: Timing) -> bool:
    """Whether a timing answers a Summon."""
    event = event_of(timing)
    return isinstance(event, Happens) and not SUMMONED.isdisjoint(getattr(event.done, "deeds", ()))


def is_about_this_card(timing: Timing) -> bool:
    """Whether a timing tells what happens to this card, or what it does."""
    return is_this_card(getattr(event_of(timing), "what", None))


def answers_own_activation(timing: Timing) -> bool:
    """Whether an effect answers that this very card is activated."""
    event = event_of(timing)
    if not is_about_this_card(timing):
        return False
    if isinstance(event, Activates):
        return True
    return isinstance(event, Happens) and Deed.ACTIVATED in getattr(event.done, "deeds", ())


def lies_elsewhere(timing: Timing) -> bool:
    """Whether it asks that this card is somewhere else than on the field."""
    return any(
        isinstance(one, In) and not _ELSEWHERE.isdisjoint(one.zones.places)
        for node in walk(timing)
        if isinstance(node, Is) and is_this_card(node.what)
        for one in node.qualifiers
    )
