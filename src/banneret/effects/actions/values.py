"""LP, damage, counters, and what players declare and leave to chance."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.kinds import Action, Amount, Duration, What
from banneret.effects.nouns import Counter
from banneret.effects.players import Who


class PayLifePoints(Action, frozen=True):
    """Pay LP."""

    amount: Amount


class GainLifePoints(Action, frozen=True):
    """Gain LP."""

    amount: Amount
    each: What | None = None


class LoseLifePoints(Action, frozen=True):
    """Lose LP, without damage."""

    amount: Amount
    each: What | None = None


class TakeDamage(Action, frozen=True):
    """Take damage."""

    amount: Amount
    each: What | None = None


class InflictDamage(Action, frozen=True):
    """Inflict damage to a player."""

    who: Who
    amount: Amount
    each: What | None = None


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


class Declared(StrEnum):
    """What a player declares."""

    MONSTER_TYPE = "Monster Type"
    ATTRIBUTE = "Attribute"
    CARD_NAME = "card name"
    CARD_TYPE = "card type"
    LEVEL = "Level"


class Declare(Action, frozen=True):
    """Declare something."""

    number: int
    what: Declared


class TossCoins(Action, frozen=True):
    """Toss a coin, once or more often."""

    times: int


class RollDice(Action, frozen=True):
    """Roll a six-sided die, once or more often."""

    times: int


class NegatedThing(StrEnum):
    """What is negated in a chain or a battle."""

    ACTIVATION = "activation"
    EFFECT = "effect"
    ATTACK = "attack"
    SUMMON = "Summon"
    SUMMON_OR_ACTIVATION = "Summon or activation"
    ACTIVATION_OR_EFFECT = "activation or effect"


class Negate(Action, frozen=True):
    """Negate what is being activated, declared or Summoned."""

    thing: NegatedThing


class NegateEffectsOf(Action, frozen=True):
    """Negate the effects of cards."""

    what: What
    duration: Duration | None = None


