"""What an effect does, one node for each verb."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.amounts import Amount
from banneret.effects.conditions import Condition, PhaseName
from banneret.effects.node import Node
from banneret.effects.nouns import CardPosition, Place, What
from banneret.effects.players import Who


class Declared(StrEnum):
    """What a player declares."""

    MONSTER_TYPE = "Monster Type"
    ATTRIBUTE = "Attribute"
    CARD_NAME = "card name"


class Duration(Node, frozen=True):
    """How long something lasts."""


class UntilPhase(Duration, frozen=True):
    """Until a phase of this turn."""

    phase: PhaseName


class Action(Node, frozen=True):
    """Something that is done."""


class Target(Action, frozen=True):
    """Choose at activation what the effect is about."""

    what: What


class Destroy(Action, frozen=True):
    """Destroy."""

    what: What


class Draw(Action, frozen=True):
    """Draw cards."""

    count: int


class Discard(Action, frozen=True):
    """Send from the hand to the GY; from whose hand is in ``what``, else your own."""

    what: What


class Add(Action, frozen=True):
    """Add to the hand."""

    what: What


class SpecialSummon(Action, frozen=True):
    """Special Summon."""

    what: What
    position: CardPosition | None = None


class Banish(Action, frozen=True):
    """Banish."""

    what: What


class ReturnTo(Action, frozen=True):
    """Return to a hand or Deck."""

    what: What
    who: Who
    place: Place


class TakeControl(Action, frozen=True):
    """Take control of."""

    what: What
    duration: Duration | None = None


class ChangePosition(Action, frozen=True):
    """Change to a position."""

    what: What
    position: CardPosition


class FlipFaceUp(Action, frozen=True):
    """Turn face-down cards face-up."""

    what: What


class Counter(StrEnum):
    """A kind of counter."""

    SPELL = "Spell Counter"


class PlaceCounters(Action, frozen=True):
    """Place counters."""

    number: int
    counter: Counter
    on: What
    most: int | None = None


class RemoveCounters(Action, frozen=True):
    """Remove counters."""

    number: int
    counter: Counter
    source: What


class Declare(Action, frozen=True):
    """Declare something."""

    number: int
    what: Declared


class PayLifePoints(Action, frozen=True):
    """Pay LP."""

    amount: int


class EquipWithThisCard(Action, frozen=True):
    """Equip a monster with this card."""

    what: What


class SetCards(Action, frozen=True):
    """Set cards."""

    what: What


class TakeDamage(Action, frozen=True):
    """Take damage equal to an amount."""

    amount: Amount


class InflictDamage(Action, frozen=True):
    """Inflict damage to a player."""

    who: Who
    amount: Amount


class RevealMainDeck(Action, frozen=True):
    """A player reveals the Main Deck."""

    who: Who


class BanishFromRevealed(Action, frozen=True):
    """Those who revealed banish all cards with the name of that monster from it."""


class ForbidActivationsByName(Action, frozen=True):
    """You cannot activate cards with the name of the card spoken of, or their effects, this turn."""


class Later(Action, frozen=True):
    """Something that is done in a player's next phase of a kind."""

    action: Action
    who: Who
    phase: PhaseName


class May(Action, frozen=True):
    """Something that you can do while the effect resolves."""

    action: Action


class Provided(Action, frozen=True):
    """Something that is done if a condition holds."""

    condition: Condition
    action: Action


class Link(StrEnum):
    """How an action hangs on the one before it; each is carried out differently."""

    THEN = "then"
    """After it, and only if it was done."""
    AND_IF_YOU_DO = "and if you do"
    """At the same time, and only if it was done."""
    ALSO = "also"
    """At the same time, whether it was done or not."""
    BUT = "but"
    """Also, as a restriction."""
    AND = "and"
    """At the same time; both or nothing."""


class Step(Node, frozen=True):
    """A further action."""

    link: Link
    action: Action


class Steps(Node, frozen=True):
    """What is done, in order."""

    first: Action
    rest: tuple[Step, ...] = ()
