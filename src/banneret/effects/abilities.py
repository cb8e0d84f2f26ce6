"""Sentences of a card: what it can do, and what holds while it lies there."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.actions.steps import Link, Steps
from banneret.effects.amounts import Number
from banneret.effects.kinds import Adjective, Condition, Sentence, Timing, What
from banneret.effects.moments import PhaseName
from banneret.effects.node import Node
from banneret.effects.nouns import CardPosition, Noun
from banneret.effects.players import Who
from banneret.effects.timings import DamageStep


class Speed(StrEnum):
    """Whether a text calls an effect a Quick Effect."""

    AS_USUAL = ":"
    QUICK = "(Quick Effect):"


class Ability(Sentence, frozen=True):
    """A sentence with a colon or a semicolon, or a plain order: what is activated, or done on activation.

    Without timings, cost and order it says what holds while the card lies there: "Unaffected by Traps."
    """

    effect: Steps
    cost: Steps | None = None
    """What is done and targeted at activation."""
    timings: tuple[Timing, ...] = ()
    """All of them: "Once per turn, during your Main Phase"."""
    speed: Speed = Speed.AS_USUAL
    by_activation: bool = False
    """"Activate this card by ...": the cost belongs to the activation of the card itself."""
    may_be_paid: bool = False
    """The cost may be paid or not: "When you activate this card, you can also Tribute 1 monster; ..."."""
    optional: bool = False
    """ "You can"."""
    holds: Timing | None = None
    """While, if or unless what it holds, said behind it."""
    bullets_follow: bool = False
    """It ends in a list: the sentences behind bullets that follow."""
    only: Sentence | None = None
    """A limit in parentheses, or behind the cost: "(but you can only use ...)", "once per battle"."""
    damage_step: DamageStep | None = None
    """Said of all timings together: "you can (except during the Damage Step):"."""
    declares_opponent: bool = False
    """One opponent is declared at activation (D26); printed as "Target Opponent"."""


class Applies(Sentence, frozen=True):
    """What applies at a time or under a condition without being activated: behind a comma, not a colon."""

    timings: tuple[Timing, ...]
    effect: Steps
    optional: bool = False
    instead: bool = False
    """In place of what would happen."""
    exception: What | None = None
    """What nothing is done to."""


class ActivateOnly(Sentence, frozen=True):
    """When this card may be activated."""

    timings: tuple[Timing, ...]


class EitherAbility(Sentence, frozen=True):
    """Two effects of which the player uses one."""

    timings: tuple[Timing, ...]
    first: Ability
    second: Ability


class QuickIf(Sentence, frozen=True):
    """The effect of the sentence before is a Quick Effect while a condition holds."""

    condition: Condition


class Stage(StrEnum):
    """When something must hold."""

    BOTH = "to activate and to resolve this effect"
    ACTIVATION = "to activate this effect"
    CARD_ACTIVATION = "to activate this card"
    EITHER_ACTIVATION = "to activate either of these effects"
    RESOLUTION = "to resolve this effect"


class Required(Sentence, frozen=True):
    """What must hold to activate the effect of the sentence before, and when it resolves, or one of both."""

    condition: Condition
    stage: Stage = Stage.BOTH


class Continues(Sentence, frozen=True):
    """What hangs on the sentence before, as a further step of it."""

    link: Link
    effect: Steps


class Otherwise(Sentence, frozen=True):
    """What is done if the condition of the sentence before did not hold."""

    effect: Steps


class DestroyedAfterTargeted(Sentence, frozen=True):
    """This card is destroyed after an effect that targets it has resolved."""


class NegateAllTrapEffects(Sentence, frozen=True):
    """All Trap effects on the field are negated."""


class TrapsCannotBeActivated(Sentence, frozen=True):
    """Trap Cards and their effects on the field cannot be activated."""


class RemainsUntil(Sentence, frozen=True):
    """This card stays on the field, and must be destroyed in an End Phase of a player's n-th turn."""

    who: Who
    turn: int
    phase: PhaseName


class CardEffects(Node, frozen=True):
    """All that a card's text says, sentence by sentence."""

    sentences: tuple[Sentence, ...]
    pendulum: tuple[Sentence, ...] = ()
    bullets: tuple[int, ...] = ()
    """The numbers of the sentences that are bullets; a sentence before them lists them."""
    pendulum_bullets: tuple[int, ...] = ()


class Heading(Node, frozen=True):
    """For which case a bullet stands."""


class ForKinds(Heading, frozen=True):
    """For cards of a kind."""

    adjectives: tuple[Adjective, ...]


class ForOther(Heading, frozen=True):
    """For all that no other heading names."""


class ForNoun(Heading, frozen=True):
    """For monsters, Spells or Traps."""

    noun: Noun


class ForNumber(Heading, frozen=True):
    """For so many, or for that result."""

    number: int
    or_more: bool = False
    or_less: bool = False


class ForNumbers(Heading, frozen=True):
    """For one of some results."""

    numbers: tuple[Number, ...]


class ForPosition(Heading, frozen=True):
    """For monsters in a position."""

    position: CardPosition


class ForPlayer(Heading, frozen=True):
    """For a player."""

    who: Who


class ForTurn(Heading, frozen=True):
    """For a player's turn."""

    who: Who


class ForCounters(Heading, frozen=True):
    """For so many counters."""

    number: int


class ForSides(Heading, frozen=True):
    """For so many coins with a side up."""

    number: int
    heads: bool


class ForCoin(Heading, frozen=True):
    """For a side of the coin."""

    heads: bool


class Headed(Sentence, frozen=True):
    """A bullet with a heading."""

    heading: Heading
    sentence: Sentence
