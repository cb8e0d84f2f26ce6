"""Amounts: numbers, values of cards and players, and what is worked out from them."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.kinds import Amount, What
from banneret.effects.players import Who


class Stat(StrEnum):
    """A value of a monster."""

    ATK = "ATK"
    DEF = "DEF"
    LEVEL = "Level"
    RANK = "Rank"
    LINK_RATING = "Link Rating"
    PENDULUM_SCALE = "Pendulum Scale"
    ATK_DEF = "ATK/DEF"
    """Both; a change of each by the same amount."""
    ATK_AND_DEF = "ATK and DEF"
    ATK_OR_DEF = "ATK or DEF"
    ATK_AND_OR_DEF = "ATK and/or DEF"
    LEVEL_RANK = "Level/Rank"
    LEVEL_RANK_LINK = "Level/Rank/Link Rating"
    LEVELS_AND_RANKS = "Levels and Ranks"
    """Those of several monsters, added up."""


class Reckoning(StrEnum):
    """Which of the values that a monster has."""

    CURRENT = "current"
    ORIGINAL = "original"
    COMBINED = "combined"
    TOTAL = "total"
    COMBINED_ORIGINAL = "combined original"
    COMBINED_CURRENT = "combined current"
    TOTAL_ORIGINAL = "total original"


class Number(Amount, frozen=True):
    """A printed number."""

    value: int


class LifePointsOf(Amount, frozen=True):
    """A player's LP."""

    who: Who


class DamageDone(StrEnum):
    """LP that have just changed."""

    TAKEN = "the damage you took"
    THEY_TOOK = "the damage they took"
    BATTLE_TAKEN = "the battle damage you took"
    BATTLE_INFLICTED = "the battle damage inflicted"
    INFLICTED = "the damage inflicted"
    PAID = "the LP you paid"


class DamageTaken(Amount, frozen=True):
    """The damage that was just taken or dealt, or the LP paid or gained."""

    which: DamageDone = DamageDone.TAKEN


class StatOf(Amount, frozen=True):
    """A value of cards."""

    what: What
    stat: Stat
    reckoning: Reckoning | None = None
    """None where the text only says "its ATK"."""
    where: Whereabouts | None = None


class Whereabouts(StrEnum):
    """Where a card has the value that is meant, if that is said."""

    IN_GRAVEYARD = "in the GY"
    ON_FIELD = "on the field"
    HAD_ON_FIELD = "had on the field"
    HAD_IN_HAND = "had in the hand"
    HAD_IN_GRAVEYARD = "had in the GY"
    HAD_THERE = "had there"
    HAD = "had"


class HigherOfBoth(Amount, frozen=True):
    """The higher one of ATK and DEF."""

    what: What
    reckoning: Reckoning | None = None


class HighestOf(Amount, frozen=True):
    """The highest value among cards; among all on the field where none are named."""

    stat: Stat
    what: What | None = None
    reckoning: Reckoning | None = None


class CountOf(Amount, frozen=True):
    """How many cards there are."""

    what: What
    together: bool = False
    """Whether the text says that all are counted together, whoever has them."""


class Fraction(StrEnum):
    """A part or a multiple of an amount."""

    HALF = "half"
    TWICE = "twice"
    DOUBLE = "double"
    """The same as twice."""


class PartOfAmount(Amount, frozen=True):
    """Half or twice an amount."""

    fraction: Fraction
    amount: Amount


class Times(Amount, frozen=True):
    """An amount taken several times: "its Level x 100"."""

    amount: Amount
    times: int


class DifferenceOf(Amount, frozen=True):
    """How far two values just spoken of are apart."""


class ValueOf(Amount, frozen=True):
    """The same value of another card as the one that is changed: "equal to that monster's"."""

    what: What


class ThatAmount(Amount, frozen=True):
    """The amount just spoken of: "that much"."""


class ThatNumber(Amount, frozen=True):
    """As many as the cards just spoken of: "that number"."""


class DeclaredAmount(Amount, frozen=True):
    """The number that was declared."""


class ResultOfRoll(Amount, frozen=True):
    """What the die shows, or all dice together."""

    total: bool = False


class Multiples(Amount, frozen=True):
    """As much as a player likes, in steps: "LP in multiples of 100"."""

    of: int
    most: int | None = None


class FromOriginal(Amount, frozen=True):
    """How far a value is from the original one."""

    what: What
    stat: Stat


class Plus(Amount, frozen=True):
    """An amount and so many more."""

    amount: Amount
    more: int


class LostValue(Amount, frozen=True):
    """By how much a value has just gone down: "that lost ATK"."""

    stat: Stat


class GainedValue(Amount, frozen=True):
    """By how much this effect has made a value higher: "the ATK gained by this effect"."""

    stat: Stat
    at_summon: bool = False
    """Whether it is what was gained at the Summon, whatever the value has become since."""


class LifePointsApart(Amount, frozen=True):
    """How far the LP of the two players are apart: "the difference in LP"."""


class DifferenceIn(Amount, frozen=True):
    """How far a value of the two monsters spoken of is apart."""

    stat: Stat


class CoinsShown(Amount, frozen=True):
    """How many of the coins fell so."""

    heads: bool


class LifePointsGained(Amount, frozen=True):
    """The LP that a player has just gained."""

    who: Who


class DamageInflictedTo(Amount, frozen=True):
    """The damage that was just inflicted to a player."""

    who: Who
