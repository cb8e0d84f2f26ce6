"""What is said of cards by their values, names and other features."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.amounts import Reckoning, Stat, Whereabouts
from banneret.effects.kinds import Adjective, Amount, Qualifier, Quantity, What
from banneret.effects.node import Node
from banneret.effects.nouns.zones import Joined


class Comparison(StrEnum):
    """How a value is compared."""

    AT_MOST = "or less"
    AT_LEAST = "or more"
    EXACTLY = "exactly"
    LESS = "less than"
    MORE = "more than"
    DIFFERENT = "different from"


class WithStat(Qualifier, frozen=True):
    """With a value, or one up to or from it."""

    stat: Stat
    value: int
    comparison: Comparison = Comparison.EXACTLY


class WithoutA(Qualifier, frozen=True):
    """That has no such value."""

    stat: Stat


class WithUnknownStat(Qualifier, frozen=True):
    """With a value that is printed as "?"."""

    stat: Stat


class WithStats(Qualifier, frozen=True):
    """With these ATK and DEF."""

    attack: int
    defense: int
    joined: Joined | None = None
    """How they are printed: "500 ATK and 200 DEF", else "500 ATK/200 DEF"."""


class WhoseStat(Qualifier, frozen=True):
    """With a value that compares so to an amount."""

    stat: Stat
    amount: Amount
    comparison: Comparison = Comparison.EXACTLY
    reckoning: Reckoning | None = None


class LowerThan(Qualifier, frozen=True):
    """With a lower value than another card."""

    stat: Stat
    what: What | None = None
    """None: the card just spoken of."""


class HigherThan(Qualifier, frozen=True):
    """With a higher value than another card."""

    stat: Stat
    what: What | None = None
    """None: the card just spoken of."""


class NotHigherThan(Qualifier, frozen=True):
    """With a value that is at most that of another card."""

    stat: Stat
    what: What


class NotLowerThan(Qualifier, frozen=True):
    """With a value that is at least that of another card."""

    stat: Stat
    what: What


class EqualOrLower(Qualifier, frozen=True):
    """With the same value as another card, or a lower one."""

    stat: Stat
    what: What | None = None
    """None: the card just spoken of."""


class EqualOrHigher(Qualifier, frozen=True):
    """With the same value as another card, or a higher one."""

    stat: Stat
    what: What | None = None
    """None: the card just spoken of."""


class AttackIsDefense(Qualifier, frozen=True):
    """Whose ATK and DEF are the same."""


class HasNumberBetween(Qualifier, frozen=True):
    """A "Number" monster with a number from one to another."""

    lowest: int
    highest: int


class YourChoiceIfTied(Qualifier, frozen=True):
    """One of them, as you like, where several have the same value."""


class WithMost(Qualifier, frozen=True):
    """With the highest or lowest value of them."""

    extreme: Extreme
    stat: Stat


class Extreme(StrEnum):
    """The end of a row of values."""

    HIGHEST = "highest"
    LOWEST = "lowest"


class Feature(StrEnum):
    """What cards can have in common."""

    NAME = "name"
    ORIGINAL_NAME = "original name"
    TYPE = "Type"
    ATTRIBUTE = "Attribute"
    LEVEL = "Level"
    RANK = "Rank"
    ATK = "ATK"
    DEF = "DEF"
    CARD_TYPE = "card type"
    BATTLE_POSITION = "battle position"
    ORIGINAL_TYPE = "original Type"
    ORIGINAL_ATTRIBUTE = "original Attribute"
    ORIGINAL_LEVEL = "original Level"
    LINK_RATING = "Link Rating"
    LEVEL_RANK = "Level/Rank"
    LEVEL_RANK_LINK = "Level/Rank/Link Rating"
    ORIGINAL_LEVEL_RANK_LINK = "original Level/Rank/Link Rating"
    PENDULUM_SCALE = "Pendulum Scale"
    ORIGINAL_ATK = "original ATK"
    ATK_DEF = "ATK/DEF"
    TYPE_OF_CARD = "type (Monster, Spell, or Trap)"
    ORIGINAL_TYPE_OF_CARD = "original type (Monster/Spell/Trap)"
    FUSION_SYNCHRO_XYZ = "card type (Fusion, Synchro, or Xyz)"
    """Which of these a monster is; others have no such card type in common."""
    FUSION_SYNCHRO_XYZ_LINK = "card type (Fusion, Synchro, Xyz, or Link)"


class Features(Node, frozen=True):
    """Several features together."""

    names: tuple[Feature, ...]
    joined: Joined = Joined.AND


class Differing(Qualifier, frozen=True):
    """Of which no two share a feature: "with different names"."""

    features: tuple[Feature, ...]
    each_other: bool = False


class Sharing(Qualifier, frozen=True):
    """That share features with each other, or with the card just spoken of."""

    features: tuple[Feature, ...]
    joined: Joined = Joined.AND
    each_other: bool = False


class AlikeButDifferent(Qualifier, frozen=True):
    """With features of another card, but others that differ from it."""

    alike: Features
    different: Features
    what: What | None = None
    """None: the card just spoken of."""


class HavingDifferent(Qualifier, frozen=True):
    """Among which so many different ones of a feature are: "with 2 or more different Attributes"."""

    quantity: Quantity
    feature: Feature


class OfAnother(Qualifier, frozen=True):
    """With other features than the cards spoken of."""

    features: tuple[Feature, ...]


class SameAs(Qualifier, frozen=True):
    """With the features of another card."""

    features: tuple[Feature, ...]
    what: What
    joined: Joined = Joined.AND


class DifferentFrom(Qualifier, frozen=True):
    """With other features than another card."""

    features: tuple[Feature, ...]
    what: What
    joined: Joined = Joined.AND


class WithDeclaredType(Qualifier, frozen=True):
    """Of the Type, or the type of card, that was declared."""


class WithThatName(Qualifier, frozen=True):
    """With the name of the card spoken of, or with the one declared."""


class WithNameOf(Qualifier, frozen=True):
    """With the name of a card spoken of: "with its name"."""

    what: What


class WithFeaturesOf(Qualifier, frozen=True):
    """With features of a card, as it has or had them: "with that monster's Type and Attribute"."""

    features: tuple[Feature, ...]
    what: What
    current: bool = False


class NameContains(Qualifier, frozen=True):
    """With words in its name."""

    name: Adjective
    original: bool = False


class HigherBy(Qualifier, frozen=True):
    """With a value higher than another card's by so much."""

    stat: Stat
    number: int
    what: What
    reckoning: Reckoning | None = None
    where: Whereabouts | None = None
    """Where the other card had the value that counts."""


class LowerBy(Qualifier, frozen=True):
    """With a value lower than another card's by so much."""

    stat: Stat
    number: int
    what: What
    reckoning: Reckoning | None = None
    where: Whereabouts | None = None
    """Where the other card had the value that counts."""


class NameIncludes(Qualifier, frozen=True):
    """In whose name the name of a card stands."""

    what: What


class DiffersBy(Qualifier, frozen=True):
    """With a value higher or lower than another card's by so much."""

    stat: Stat
    number: int
    what: What
    lower: int | None = None
    """By how much lower, where the text says it again."""
    reckoning: Reckoning | None = None
    where: Whereabouts | None = None
    """Where the other card had the value that counts."""


class ByHowMuch(Node, frozen=True):
    """By how much a value is higher or lower: "1 Rank higher"."""

    number: int
    stat: Stat
    lower: bool = False


class AlikeButBy(Qualifier, frozen=True):
    """That are alike in some features, but with a value that is higher or lower by so much."""

    alike: Features
    by: ByHowMuch
    what: What | None = None
    """As what; None: as the card just spoken of."""
    where: Whereabouts | None = None
    """Where that card had the features that count."""


class WithA(Qualifier, frozen=True):
    """That has such a value at all: "with a Level"."""

    stat: Stat
