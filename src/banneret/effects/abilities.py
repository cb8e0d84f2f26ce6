"""Sentences of a card: what it can do, what holds while it lies there, and how often."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.actions import Counter, Steps
from banneret.effects.conditions import PhaseName, Timing
from banneret.effects.node import Node
from banneret.effects.nouns import What
from banneret.effects.players import Who


class Sentence(Node, frozen=True):
    """One sentence of a card."""


class Ability(Sentence, frozen=True):
    """An effect that is activated or triggers: what stands before the colon, the semicolon, and after it."""

    effect: Steps
    cost: Steps | None = None
    """What is done and targeted at activation."""
    timing: Timing | None = None
    flip: bool = False
    by_activation: bool = False
    """"Activate this card by ...": the cost belongs to the activation of the card itself."""
    optional: bool = False
    """ "You can"."""
    declares_opponent: bool = False
    """One opponent is declared at activation (D26); printed as "Target Opponent"."""


class LimitKind(StrEnum):
    """How often something may be used."""

    USE_EFFECT = "use this effect"
    USE_EACH_EFFECT = "use each effect"
    ACTIVATE_ONE = "activate 1"


class OncePerTurn(Sentence, frozen=True):
    """A limit that counts by the card's name ("hard")."""

    kind: LimitKind
    name: str


class CannotBeDestroyedByBattle(Sentence, frozen=True):
    """Is not destroyed by battle."""

    what: What


class DestroyedAfterTargeted(Sentence, frozen=True):
    """This card is destroyed after an effect that targets it has resolved."""


class GainsPerCounter(Sentence, frozen=True):
    """This card gains a value for each counter on it."""

    amount: int
    counter: Counter


class NegateAllTrapEffects(Sentence, frozen=True):
    """All Trap effects on the field are negated."""


class TrapsCannotBeActivated(Sentence, frozen=True):
    """Trap Cards and their effects on the field cannot be activated."""


class InflictsPiercingDamage(Sentence, frozen=True):
    """This card inflicts piercing damage to a player."""

    who: Who


class CannotDeclareAttack(Sentence, frozen=True):
    """While this card is face-up: a player's monsters cannot declare an attack."""

    who: Who


class RemainsUntil(Sentence, frozen=True):
    """This card stays on the field, and must be destroyed in an End Phase of a player's n-th turn."""

    who: Who
    turn: int
    phase: PhaseName


class WhenItLeaves(Sentence, frozen=True):
    """A maintained tie: when one of two cards leaves or is destroyed, destroy the other."""

    timing: Timing
    effect: Steps


class CardEffects(Node, frozen=True):
    """All that a card's text says, sentence by sentence."""

    sentences: tuple[Sentence, ...]
    pendulum: tuple[Sentence, ...] = ()
