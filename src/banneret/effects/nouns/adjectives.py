"""What stands before the noun."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.kinds import Adjective, Amount
from banneret.effects.nouns.zones import Joined
from banneret.effects.players import Who
from banneret.effects.yugioh_terms import Attribute, MonsterKind, MonsterType, Property


class CardPosition(StrEnum):
    """How a card lies, as texts name it."""

    FACE_UP = "face-up"
    FACE_DOWN = "face-down"
    ATTACK = "Attack Position"
    DEFENSE = "Defense Position"
    FACE_UP_ATTACK = "face-up Attack Position"
    FACE_UP_DEFENSE = "face-up Defense Position"
    FACE_DOWN_DEFENSE = "face-down Defense Position"
    FACE_UP_ATTACK_OR_DEFENSE = "face-up Attack or Defense Position"
    ATTACK_OR_FACE_DOWN_DEFENSE = "Attack Position or face-down Defense Position"
    ATTACK_OR_DEFENSE = "Attack or Defense Position"
    FACE_UP_OR_FACE_DOWN_DEFENSE = "face-up or face-down Defense Position"
    FACE_UP_ATTACK_OR_FACE_DOWN_DEFENSE = "face-up Attack Position or face-down Defense Position"


class Lying(Adjective, frozen=True):
    """In a position."""

    position: CardPosition


class OfAttribute(Adjective, frozen=True):
    """With an Attribute."""

    attribute: Attribute


class OfType(Adjective, frozen=True):
    """With a monster Type."""

    type: MonsterType


class OfKind(Adjective, frozen=True):
    """Normal, Effect, Fusion, Tuner and the like."""

    kind: MonsterKind


class OfProperty(Adjective, frozen=True):
    """A Spell or Trap with a property."""

    property: Property


class Named(Adjective, frozen=True):
    """With a name in quotation marks: an archetype before a noun, a card where no noun follows (D8)."""

    name: str


class Rating(StrEnum):
    """What a monster is rated by."""

    LEVEL = "Level"
    RANK = "Rank"
    LINK = "Link"
    LEVEL_OR_RANK = "Level/Rank"
    LEVEL_RANK_LINK = "Level/Rank/Link"
    LEVEL_LINK = "Level/Link"
    RANK_LINK = "Rank/Link"
    SCALE = "Scale"


class Bound(StrEnum):
    """Whether a rating may be under or over the number."""

    EXACTLY = "exactly"
    OR_LOWER = "or lower"
    OR_HIGHER = "or higher"


class OfRating(Adjective, frozen=True):
    """With a Level, Rank or Link Rating."""

    rating: Rating
    number: int
    bound: Bound = Bound.EXACTLY


class OfEitherRating(Adjective, frozen=True):
    """With one of two Levels or Ranks."""

    rating: Rating
    number: int
    other: int


class OfAnyRating(Adjective, frozen=True):
    """With one of several Levels or Ranks."""

    rating: Rating
    numbers: tuple[Amount, ...]


class Not(Adjective, frozen=True):
    """Without what an adjective says: "non-DARK"."""

    adjective: Adjective


class AnyOf(Adjective, frozen=True):
    """As one of several adjectives say."""

    choices: tuple[Adjective, ...]
    joined: Joined = Joined.OR


class Deed(StrEnum):
    """What was done to a card."""

    DESTROYED = "destroyed"
    BANISHED = "banished"
    TRIBUTED = "Tributed"
    DISCARDED = "discarded"
    SENT = "sent"
    ADDED = "added"
    RETURNED = "returned"
    SHUFFLED = "shuffled"
    SUMMONED = "Summoned"
    NORMAL_SUMMONED = "Normal Summoned"
    NORMAL_SUMMONED_OR_SET = "Normal Summoned/Set"
    TRIBUTE_SUMMONED = "Tribute Summoned"
    FLIP_SUMMONED = "Flip Summoned"
    SPECIAL_SUMMONED = "Special Summoned"
    RITUAL_SUMMONED = "Ritual Summoned"
    FUSION_SUMMONED = "Fusion Summoned"
    SYNCHRO_SUMMONED = "Synchro Summoned"
    XYZ_SUMMONED = "Xyz Summoned"
    LINK_SUMMONED = "Link Summoned"
    PENDULUM_SUMMONED = "Pendulum Summoned"
    SET = "Set"
    REVEALED = "revealed"
    TARGETED = "targeted"
    EQUIPPED = "equipped"
    EXCAVATED = "excavated"
    DRAWN = "drawn"
    DETACHED = "detached"
    NEGATED = "negated"
    ATTACHED = "attached"
    PLACED = "placed"
    ACTIVATED = "activated"
    CHOSEN = "chosen"
    FLIPPED_FACE_UP = "flipped face-up"
    FLIPPED_FACE_DOWN = "flipped face-down"
    TARGETED_FOR_ATTACK = "targeted for an attack"
    CHANGED = "changed"
    USED = "used"
    APPLIED = "applied"
    DECLARED = "declared"


class Done(Adjective, frozen=True):
    """To which something was done: "the destroyed monster"."""

    deed: Deed


class Of(Adjective, frozen=True):
    """On a player's field, said before the noun: "your opponent's monsters"."""

    who: Who


class Random(Adjective, frozen=True):
    """Taken at random."""


class Other(Adjective, frozen=True):
    """Not this card, or not those spoken of."""


class LeftOver(Adjective, frozen=True):
    """Left over of those spoken of."""


class Linked(Adjective, frozen=True):
    """Linked to any monster: one of the two points to the other."""

    both_ways: bool = False
    """Each points to the other: "co-linked"."""


class Attacking(Adjective, frozen=True):
    """That is attacking."""


class Appropriate(Adjective, frozen=True):
    """That may be used so by its own text."""


class Ordinal(Adjective, frozen=True):
    """The first, or the second, of those spoken of."""

    number: int


class Battling(Adjective, frozen=True):
    """That is battling."""


class Opposing(Adjective, frozen=True):
    """Of the opponent who is spoken of: "that opponent's monster"."""


class Last(Adjective, frozen=True):
    """The last ones there are."""
