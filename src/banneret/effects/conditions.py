"""What must hold: on the fields, in the zones, in comparisons, and in what has happened."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.happenings import Role
from banneret.effects.kinds import (
    Adjective,
    Amount,
    Condition,
    Event,
    Moment,
    Passive,
    Qualifier,
    Quantity,
    What,
)
from banneret.effects.moments import PhaseName
from banneret.effects.nouns import Comparison, Zones
from banneret.effects.players import Who
from banneret.effects.yugioh_terms import Property


class Controls(Condition, frozen=True):
    """A player controls such cards."""

    who: Who
    what: What


class DoesNotControl(Condition, frozen=True):
    """A player controls no such card."""

    who: Who
    what: What


class ControlsOnly(Condition, frozen=True):
    """All such cards that a player controls are of a kind; at least so many must be there."""

    what: What
    kind: What
    least: int | None = None
    only: bool = False
    """Said as "the only monsters you control"."""


class OnlyThisPlayerControls(Condition, frozen=True):
    """A player controls such cards, and nobody else does."""

    who: Who
    what: What


class ControlsMore(Condition, frozen=True):
    """A player controls more such cards than another."""

    who: Who
    what: What
    than: Who
    margin: Quantity | None = None
    """At least so many more."""


class HasMore(Condition, frozen=True):
    """A player has more such cards than another."""

    who: Who
    what: What
    than: Who
    margin: Quantity | None = None
    """At least so many more."""
    in_total: bool = False
    """All places taken together: "more total cards in their hand and field"."""


class ControlsOnlySuch(Condition, frozen=True):
    """A player controls such monsters, and no others."""

    who: Who
    what: What


class IsTheOnly(Condition, frozen=True):
    """A card is the only one of its kind."""

    what: What
    of: What


class Has(Condition, frozen=True):
    """A player has such cards in a zone."""

    who: Who
    what: What


class Is(Condition, frozen=True):
    """Cards are in a zone, in a position, in a state."""

    what: What
    qualifiers: tuple[Qualifier, ...]


class IsA(Condition, frozen=True):
    """A card is of a kind."""

    what: What
    kind: What


class WasA(Condition, frozen=True):
    """A card was of a kind before it changed its place."""

    what: What
    kind: What


class ThereIs(Condition, frozen=True):
    """There are such cards."""

    what: What


class Compares(Condition, frozen=True):
    """An amount compares so to another."""

    amount: Amount
    comparison: Comparison
    other: Amount
    margin: Amount | None = None
    """By at least so much."""


class Since(StrEnum):
    """Since when something must have happened."""

    EVER = "ever"
    THIS_TURN = "this turn"
    LAST_TURN = "last turn"
    THIS_BATTLE_PHASE = "this Battle Phase"
    SINCE_YOUR_LAST_STANDBY = "since your last Standby Phase"


class Happened(Condition, frozen=True):
    """Something has happened."""

    event: Event
    when: Since = Since.EVER
    exception: Qualifier | Role | None = None
    """What does not count."""
    meanwhile: Condition | None = None
    """What held when it happened."""


class HasNotHappened(Condition, frozen=True):
    """Something has not happened."""

    event: Event
    when: Since = Since.EVER


class AttackIsOn(Condition, frozen=True):
    """An attack goes on, with such a monster in it where one is named."""

    what: What | None = None


class InAttack(Condition, frozen=True):
    """A monster attacks at that time, or is attacked, or either."""

    what: What
    attacking: bool = True
    attacked: bool = True
    other: What | None = None
    """The monster on the other side."""


class BothHold(Condition, frozen=True):
    """Two conditions hold."""

    first: Condition
    second: Condition


class EitherHolds(Condition, frozen=True):
    """One of two conditions holds."""

    first: Condition
    second: Condition


class Meanwhile(Condition, frozen=True):
    """A second condition, said behind "while"."""

    condition: Condition


class IsBecause(Condition, frozen=True):
    """A card is in a zone because this was done to it this turn."""

    what: What
    zones: Zones
    done: Passive
    when: Since = Since.THIS_TURN
    meanwhile: Qualifier | None = None
    """How or where it was then."""
    as_what: What | None = None
    """It was such a card then: "because this Synchro Summoned card was sent there"."""


class SummonedThisWay(Condition, frozen=True):
    """The monster came as the sentence before says."""

    special: bool = False
    """The text says "Special Summoned"."""


class DidSo(Condition, frozen=True):
    """What the sentence before allows or asks for was done, or was not."""

    not_done: bool = False
    cannot: bool = False
    """It cannot be done."""
    it: bool = False
    """By the card spoken of, where it is not done by you."""
    they: bool = False
    """By the player or the cards spoken of."""


class FaceUpOnTheField(Qualifier, frozen=True):
    """Face-up on any field."""


class FaceUpIn(Qualifier, frozen=True):
    """Face-up in somebody's zones."""

    zones: Zones


class HasMaterial(Condition, frozen=True):
    """An Xyz Monster has material: a certain one, so many, or any."""

    what: What
    material: What | None = None
    quantity: Quantity | None = None
    such: tuple[Qualifier, ...] = ()
    """What the material is like: "a material attached that was originally WATER"."""


class PointsTo(Condition, frozen=True):
    """A Link Monster points to such cards."""

    what: What
    to: What


class IsEquippedWith(Condition, frozen=True):
    """A monster is equipped with such a card."""

    what: What
    card: What


class EffectWasActivated(Condition, frozen=True):
    """This effect, or the one before it, was activated this turn."""

    previous: bool = False
    not_negated: bool = False
    """And it was not negated."""


class OwnerControls(Condition, frozen=True):
    """The card spoken of is on its owner's field."""


class IsNotThere(Condition, frozen=True):
    """Cards are not in a zone, a position or a state."""

    what: What
    qualifiers: tuple[Qualifier, ...]


class IsTreatedAsPlaced(Condition, frozen=True):
    """A card counts as a Continuous Spell or Trap."""

    what: What
    kind: Property
    trap: bool = False
    """A Continuous Trap."""


class HasActivated(Condition, frozen=True):
    """A player has activated such a thing."""

    who: Who
    what: What
    when: Since = Since.THIS_TURN
    meanwhile: Condition | None = None
    """What held when it was activated."""
    during: Moment | None = None
    """When it was activated."""
    feature: Event | None = None
    """How it was activated: in response to what, as which Chain Link."""


class CalledRight(Condition, frozen=True):
    """The side of the coin that was called is up, or is not."""

    wrong: bool = False


class EquippedByThis(Qualifier, frozen=True):
    """Equipped by this effect."""

    effect: What
    what: What | None = None
    """To such a monster, where the text says it."""


class WasNotA(Condition, frozen=True):
    """A card was not of a kind before it changed its place."""

    what: What
    kind: What


class IsNotA(Condition, frozen=True):
    """A card is not of a kind."""

    what: What
    kind: What


class WasThen(Condition, frozen=True):
    """A card lay so at a moment that is over."""

    what: What
    qualifiers: tuple[Qualifier, ...]
    when: Moment


class Was(Condition, frozen=True):
    """A card lay so when something else happened."""

    what: What
    qualifiers: tuple[Qualifier, ...]


class AllAre(Condition, frozen=True):
    """All such cards are of a kind."""

    what: What
    adjectives: tuple[Adjective, ...]
    only: bool = False
    """Said as "the only monsters"."""
    least: int | None = None
    """At least so many must be there."""


class IsNow(Condition, frozen=True):
    """The cards of the event just named are so afterwards."""

    qualifiers: tuple[Qualifier, ...]
    still: bool = False
    """They have not ceased to be."""


class HeldThen(Condition, frozen=True):
    """Something held at a moment that is over."""

    condition: Condition
    when: Moment


class PhaseIs(Condition, frozen=True):
    """It is that phase, of whoever's turn if no player is named; or that player's turn."""

    phase: PhaseName
    who: Who | None = None


class HasScale(Condition, frozen=True):
    """A player has an odd or an even Pendulum Scale in a Pendulum Zone."""

    who: Who
    odd: bool = False


class HasLifePoints(Condition, frozen=True):
    """A player has so many LP."""

    who: Who
    amount: Amount
    comparison: Comparison


class AreBanished(Condition, frozen=True):
    """So many cards are in the banishment."""

    what: What
