"""Texts of monsters from before the colon, in which a comma or a full stop stands where today a colon would.

"If this card destroys an opponent's monster by battle, your opponent cannot activate Traps during the next
turn" is a trigger effect there; on a card that has colons, what stands behind a comma is none.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from banneret.effects.abilities import Ability, Applies
from banneret.effects.actions.choosing import AtChoiceOf, DrawUntil
from banneret.effects.actions.moving import Discard
from banneret.effects.actions.steps import Apply, Does, Forbid, Later
from banneret.effects.actions.values import Increase, LoseLifePoints, PlaceCounters, SkipPhase, TossAndCall
from banneret.effects.events import (
    DestroysByBattle,
    Happens,
    InflictsBattleDamage,
    LeavesTheField,
    TakesDamage,
)
from banneret.effects.happenings import AsMaterial
from banneret.effects.holding import ChooseZones
from banneret.effects.kinds import Action, Duration, Event, Timing
from banneret.effects.moments import DuringMoment, For, Span, Until
from banneret.effects.node import walk
from banneret.effects.nouns import Deed, Exactly, Objects
from banneret.effects.states import Becomes, Gains
from banneret.effects.statics import IsDone
from banneret.effects.timings import EachTime, If, When
from banneret.effects.yugioh_terms import CardType
from banneret.reading.kinds.timings import SUMMONED
from banneret.reading.reader import CardText

_OF_TODAY: Final = re.compile(
    r"(?<!FLIP)(?<!Effect Monster with this effect)(?<!While in Attack Position)"
    r"(?<!While in Defense Position):|;|\bGY\b|\bLP\b|, and if you do,"
)
"""Marks of texts that have a colon where something is activated, and say where they target."""
_OF_BATTLE: Final = DestroysByBattle | InflictsBattleDamage | TakesDamage
_SETTLED: Final = (
    ChooseZones | Discard | DrawUntil | Increase | LoseLifePoints | PlaceCounters | SkipPhase | TossAndCall
)
"""What is done once when something has happened."""
_TURNS: Final = frozenset(
    {
        Span.NEXT_TURN,
        Span.REST_OF_THAT_TURN,
        Span.REST_OF_THIS_TURN,
        Span.REST_OF_TURN_AFTER_CARD,
        Span.REST_OF_TURN_AFTER_EFFECT,
        Span.THAT_TURN,
        Span.THIS_TURN,
    }
)


def is_old(card: CardText) -> bool:
    """Whether a text is from before the colon."""
    return not _OF_TODAY.search(f"{card.text}{card.pendulum_text}")


def lasts_some_turns(duration: Duration | None) -> bool:
    """Whether something ends in this turn or a later one, whatever becomes of the card that said it."""
    if isinstance(duration, DuringMoment):  # "during your Battle Phase" comes again and again
        return getattr(duration.moment, "which", None) is not None
    return isinstance(duration, Until) or (isinstance(duration, For) and duration.span in _TURNS)


def is_answered(card: CardText, tree: Applies) -> bool:
    """Whether an old text answers with a trigger effect what has happened, in a battle or to a card.

    It does so by what is done once, or holds for a turn or two. What only holds while the card lies there, or
    right after a Summon, needs no activation.
    """
    if card.card_type is not CardType.MONSTER or not is_old(card) or tree.optional or tree.instead:
        return False
    if not tree.timings or not all(map(_is_over, tree.timings)):
        return False
    action = _without_player(tree.effect.first)
    if isinstance(action, _SETTLED):
        return True
    if isinstance(action, Apply | Forbid) and lasts_some_turns(action.duration):
        return True
    return isinstance(action, Apply) and any(_is_settled_by(action, timing) for timing in tree.timings)


def is_ordered(card: CardText, tree: Ability) -> bool:
    """Whether an old text begins an ignition effect with what is to be done with a number of cards."""
    if card.card_type is not CardType.MONSTER or not is_old(card) or tree.holds is not None:
        return False
    what = getattr(_without_player(tree.effect.first), "what", None)
    return isinstance(what, Objects) and isinstance(what.quantity, Exactly)


def _event(timing: Timing) -> Event | None:
    """What a timing answers; what happens each time only where it is a battle of this card."""
    if isinstance(timing, EachTime):
        return timing.event if isinstance(timing.event, DestroysByBattle | InflictsBattleDamage) else None
    return timing.event if isinstance(timing, When | If) else None


def _is_over(timing: Timing) -> bool:
    """Whether it has happened once and for all: no attack that still goes on, no use as material."""
    event = _event(timing)
    if isinstance(event, Happens):
        is_use = any(isinstance(node, AsMaterial) for node in walk(event.done))
        return not is_use and not _DONE.isdisjoint(_deeds(event))
    return isinstance(event, _OF_BATTLE | LeavesTheField)


_DONE: Final = SUMMONED | {Deed.DESTROYED, Deed.SENT, Deed.BANISHED}


def _deeds(event: Happens) -> Sequence[Deed]:
    return [deed for node in walk(event.done) for deed in getattr(node, "deeds", ())]


def _is_settled_by(action: Apply, timing: Timing) -> bool:
    """Whether a Summon turns a card or gives it a value, or a destruction makes one grow."""
    event = _event(timing)
    if not isinstance(event, Happens):
        return False
    state, deeds = action.state, {*_deeds(event)}
    if isinstance(state, IsDone):
        return Deed.CHANGED in getattr(state.done, "deeds", ()) and not deeds.isdisjoint(SUMMONED)
    if isinstance(state, Becomes):  # "if it is Normal Summoned, its ATK becomes 1000" is a condition
        return isinstance(timing, When) and not deeds.isdisjoint(SUMMONED)
    return isinstance(state, Gains) and Deed.DESTROYED in deeds


def _without_player(action: Action) -> Action:
    """What is done, without who does it, by whose choice and when."""
    while isinstance(action, AtChoiceOf | Does | Later):
        action = action.action
    return action
