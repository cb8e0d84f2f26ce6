"""LP, damage, counters, and what players declare and leave to chance."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.amounts import Reckoning, Stat
from banneret.effects.counters import Counter
from banneret.effects.kinds import Action, Amount, Moment, What
from banneret.effects.nouns import Zones
from banneret.effects.players import Who


class PayLifePoints(Action, frozen=True):
    """Pay LP."""

    amount: Amount


class GainLifePoints(Action, frozen=True):
    """Gain LP."""

    amount: Amount
    each: What | None = None
    times: Amount | None = None
    another: bool = False
    """Said behind a gain of the same kind."""


class HalveLifePoints(Action, frozen=True):
    """Halve a player's LP."""

    who: Who


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
    said_of_lp: bool = False
    """ "To your opponent's LP": the same."""


class PlaceCounters(Action, frozen=True):
    """Place counters."""

    number: int
    counter: Counter
    on: What
    most: int | None = None
    each: What | None = None


class RemoveCounters(Action, frozen=True):
    """Remove counters."""

    number: int
    counter: Counter
    source: What


class RemoveAnyCounters(Action, frozen=True):
    """Remove any number of counters, at least one."""

    counter: Counter
    source: What


class RemoveCountersFrom(Action, frozen=True):
    """Remove counters from any cards of these zones."""

    number: int
    counter: Counter
    zones: Zones | None = None
    """None: anywhere on the field."""


class Declared(StrEnum):
    """What a player declares."""

    MONSTER_TYPE = "Monster Type"
    ATTRIBUTE = "Attribute"
    CARD_NAME = "card name"
    CARD_TYPE = "card type"
    SPELL_OR_TRAP = "Spell or Trap"
    MONSTER_NAME = "monster card name"
    NORMAL_MONSTER_NAME = "Normal Monster Card name"
    LEVEL = "Level"


class Declare(Action, frozen=True):
    """Declare something."""

    number: int
    what: Declared
    on_field: bool = False
    """Only what is there on the field."""


class DeclareLevel(Action, frozen=True):
    """Declare a Level between two numbers."""

    lowest: int
    highest: int


class ChooseNumber(Action, frozen=True):
    """Choose a number."""

    lowest: int
    highest: int


class NegateActivationOf(Action, frozen=True):
    """Negate the activation of a card or effect that is described."""

    what: What
    and_effect: bool = False
    """Said as "the activation and effect"; the effect goes with the activation."""


class TossCoins(Action, frozen=True):
    """Toss a coin, once or more often."""

    times: int


class RollDice(Action, frozen=True):
    """Roll a six-sided die, once or more often."""

    times: int


class NegatedThing(StrEnum):
    """What is negated in a chain or a battle."""

    ACTIVATION = "activation"
    SPELL_TRAP_ACTIVATION = "Spell/Trap activation"
    EFFECT = "effect"
    ATTACK = "attack"
    SUMMON = "Summon"
    SPECIAL_SUMMON = "Special Summon"
    PENDULUM_SUMMON = "Pendulum Summon"
    SUMMON_OR_ACTIVATION = "Summon or activation"
    THIS_EFFECT = "this card's effect"
    OPPONENTS_EFFECT = "that opponent's effect"
    ACTIVATION_OR_EFFECT = "activation or effect"
    ACTIVATION_AND_EFFECT = "activation and effect"


class Negate(Action, frozen=True):
    """Negate what is being activated, declared or Summoned."""

    thing: NegatedThing


class NegateEffectsOf(Action, frozen=True):
    """Negate the effects of cards."""

    what: What


class NegateEffects(Action, frozen=True):
    """Negate effects that are described, one by one as they resolve or as long as this lasts."""

    what: What
    exception: What | None = None


class Increase(Action, frozen=True):
    """Make a value higher."""

    what: What
    stat: Stat
    amount: Amount
    up_to: bool = False
    most: int | None = None
    """No higher than this."""
    reckoning: Reckoning | None = None


class Reduce(Action, frozen=True):
    """Make a value lower."""

    what: What
    stat: Stat
    amount: Amount
    up_to: bool = False
    exactly: bool = False
    """Only where it can become lower by all of it."""
    least: int | None = None
    """No lower than this."""


class IncreaseOrReduce(Action, frozen=True):
    """Make a value higher or lower, as the player likes."""

    what: What
    stat: Stat
    amount: Amount


class ChangeTo(Action, frozen=True):
    """Make a value another."""

    what: What
    stat: Stat
    amount: Amount


class SkipPhase(Action, frozen=True):
    """Skip a phase."""

    phase: Moment
    after_activation: bool = False
    """Said of the next one after this was activated; it is skipped whatever becomes of the effect."""


class BecomesEndPhase(Action, frozen=True):
    """The turn goes on with its End Phase."""


class TossAndCall(Action, frozen=True):
    """Toss a coin after calling how it falls."""

    either: bool = False
    """Said as "call heads or tails"."""
