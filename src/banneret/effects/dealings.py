"""What players do with each other: answers to an effect, swaps, comparisons, and results of chance."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.kinds import Action, Amount, Condition, Duration, Sentence, State, What
from banneret.effects.players import Relation, Who


class BothLast(Duration, frozen=True):
    """Until the first of two durations ends."""

    first: Duration
    second: Duration


class AsLongAs(Duration, frozen=True):
    """As long as a condition holds; where it speaks of "them", for each of them by itself."""

    condition: Condition


class ActivatedBy(Sentence, frozen=True):
    """What the activation of the card itself costs, where nothing else belongs to that activation."""

    cost: Action
    declares_opponent: bool = False
    """One opponent is declared at activation (D26)."""


class ThisActivation(StrEnum):
    """The activation that a sentence speaks of."""

    OF_THIS_EFFECT = "this effect's activation"
    OF_THIS_CARD = "this card's activation"
    OF_THESE_EFFECTS = "the activation of these effects"
    OF_THIS_EFFECTS = "the activation of this card's effects"
    OF_IT = "its activation"


class Respond(Action, frozen=True):
    """Activate something in response to that."""

    what: What
    to: ThisActivation


class ActivateAnything(Action, frozen=True):
    """Activate cards or effects of a kind."""

    what: What


class DeclareAttacks(Action, frozen=True):
    """Declare an attack, with any monster."""


class ApplyResult(Action, frozen=True):
    """Apply what the bullets say for the result just rolled or tossed."""


class EffectsStayUsable(State, frozen=True):
    """Negated effects can still be activated."""

    what: What


class PassControlOn(Action, frozen=True):
    """Each player's monster goes to the next player in turn order (D29)."""

    what: What


class SameNumber(Condition, frozen=True):
    """Players control as many such cards as each other."""

    who: Who
    what: What


class DifferenceBetween(Amount, frozen=True):
    """How far two amounts are apart."""

    one: Amount
    other: Amount


class PlayerDoes(Action, frozen=True):
    """Something that is done by the player who controls a card, owns it, has destroyed it."""

    relation: Relation
    of: What
    action: Action
    optional: bool = False
