"""Noun phrases: which cards a text speaks of."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.amounts import Amount
from banneret.effects.node import Node
from banneret.effects.players import Who
from banneret.effects.yugioh_terms import Attribute, MonsterKind, MonsterType, Property


class Place(StrEnum):
    """A zone as texts name it."""

    DECK = "Deck"
    HAND = "hand"
    GRAVEYARD = "GY"
    EXTRA_DECK = "Extra Deck"
    MAIN_DECK = "Main Deck"
    FIELD = "field"
    BANISHMENT = "banishment"


class CardPosition(StrEnum):
    """How a card lies, as texts name it."""

    FACE_UP = "face-up"
    FACE_DOWN = "face-down"
    ATTACK = "Attack Position"
    DEFENSE = "Defense Position"
    FACE_UP_ATTACK = "face-up Attack Position"
    FACE_UP_DEFENSE = "face-up Defense Position"
    FACE_DOWN_DEFENSE = "face-down Defense Position"


class Noun(StrEnum):
    """What kind of card a phrase is about."""

    CARD = "card"
    MONSTER = "monster"
    SPELL = "Spell"
    TRAP = "Trap"
    SPELL_TRAP = "Spell/Trap"
    SPELL_OR_TRAP = "Spell or Trap"
    TOKEN = "Token"


class Quantity(Node, frozen=True):
    """How many."""


class Exactly(Quantity, frozen=True):
    """So many."""

    number: int


class UpTo(Quantity, frozen=True):
    """At most so many, at least one."""

    number: int


class AtLeast(Quantity, frozen=True):
    """So many or more."""

    number: int


class All(Quantity, frozen=True):
    """Every one there is."""


class Some(Quantity, frozen=True):
    """One or more, in triggers: "a monster(s)"."""


class One(Quantity, frozen=True):
    """One of them, in conditions: "a monster"."""


class OneOfAnOpponent(Quantity, frozen=True):
    """One that an opponent controls: "an opponent's monster"."""


class Adjective(Node, frozen=True):
    """What stands before the noun."""


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


class OfLevel(Adjective, frozen=True):
    """With a Level."""

    level: int


class OfLevelOrLower(Adjective, frozen=True):
    """With a Level up to this one."""

    level: int


class OfLevelOrHigher(Adjective, frozen=True):
    """With a Level from this one."""

    level: int


class Equipped(Adjective, frozen=True):
    """The one that this card is equipped to."""


class Of(Adjective, frozen=True):
    """On a player's field, said before the noun: "your opponent's monsters"."""

    who: Who


class Random(Adjective, frozen=True):
    """Taken at random."""


class Another(Adjective, frozen=True):
    """Not this card."""


class Comparison(StrEnum):
    """How a value is compared."""

    AT_MOST = "or less"
    AT_LEAST = "or more"
    EXACTLY = "exactly"


class Stat(StrEnum):
    """A value of a monster."""

    ATK = "ATK"
    DEF = "DEF"
    LEVEL = "Level"


class Qualifier(Node, frozen=True):
    """What stands behind the noun."""


class ControlledBy(Qualifier, frozen=True):
    """On a player's field."""

    who: Who


class OnTheField(Qualifier, frozen=True):
    """On any field (D27)."""


class In(Qualifier, frozen=True):
    """In somebody's zone."""

    who: Who
    place: Place


class From(Qualifier, frozen=True):
    """Taken from somebody's zones."""

    who: Who
    places: tuple[Place, ...]


class WithStat(Qualifier, frozen=True):
    """With a value, or one up to or from it."""

    stat: Stat
    value: int
    comparison: Comparison = Comparison.EXACTLY


class WhoseStatIsAtMost(Qualifier, frozen=True):
    """With a value that is at most an amount."""

    stat: Stat
    amount: Amount


class WithDeclaredType(Qualifier, frozen=True):
    """With the Type that was declared."""


class WithNameOf(Qualifier, frozen=True):
    """With the name of a card spoken of."""

    what: What


class What(Node, frozen=True):
    """Cards, described or spoken of before."""


class Objects(What, frozen=True):
    """Cards described: how many, of which kind, where."""

    quantity: Quantity
    noun: Noun
    adjectives: tuple[Adjective, ...] = ()
    qualifiers: tuple[Qualifier, ...] = ()


class Reference(StrEnum):
    """The words for cards that have been spoken of."""

    THIS_CARD = "this card"
    IT = "it"
    THEM = "them"
    THAT_TARGET = "that target"
    THAT_MONSTER = "that monster"
    THAT_CARD = "that card"
    EQUIPPED_MONSTER = "the equipped monster"
    ATTACKING_MONSTER = "the attacking monster"


class NamedCards(What, frozen=True):
    """Cards of one name, where no noun follows it."""

    quantity: Quantity
    name: str
    qualifiers: tuple[Qualifier, ...] = ()


class That(What, frozen=True):
    """Cards that the same effect has spoken of; bound when the card is read."""

    which: Reference
