"""Noun phrases: which cards a text speaks of."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.amounts import Stat
from banneret.effects.counters import Counter
from banneret.effects.kinds import Adjective, Agent, Amount, Qualifier, Quantity, What
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
    MONSTER_ZONE = "Monster Zone"
    MAIN_MONSTER_ZONE = "Main Monster Zone"
    EXTRA_MONSTER_ZONE = "Extra Monster Zone"
    SPELL_TRAP_ZONE = "Spell & Trap Zone"
    FIELD_ZONE = "Field Zone"
    PENDULUM_ZONE = "Pendulum Zone"
    FACE_UP_FIELD = "face-up field"
    FACE_UP_EXTRA_DECK = "face-up Extra Deck"
    OTHER_PENDULUM_ZONE = "other Pendulum Zone"
    POSSESSION = "possession"
    CONTROL = "control"


class Joined(StrEnum):
    """How several things are named together."""

    OR = "or"
    AND_OR = "and/or"
    AND = "and"


class Zones(Node, frozen=True):
    """Zones of a player; of the owner where no player is named."""

    places: tuple[Place, ...]
    who: Who | None = None
    joined: Joined = Joined.OR


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


class Noun(StrEnum):
    """What a phrase is about."""

    CARD = "card"
    MONSTER = "monster"
    MONSTER_CARD = "Monster Card"
    """A Monster Card in any zone."""
    SPELL = "Spell"
    TRAP = "Trap"
    SPELL_TRAP = "Spell/Trap"
    SPELL_OR_TRAP = "Spell or Trap"
    SPELLS_AND_TRAPS = "Spells and Traps"
    SPELL_TRAP_OR_EFFECT = "Spell/Trap Card or effect"
    SPELL_OR_EFFECT = "Spell Card or effect"
    TRAP_OR_EFFECT = "Trap Card or effect"
    SPELL_TRAP_OR_MONSTER_EFFECT = "Spell/Trap Card, or monster effect"
    TOKEN = "Token"
    TUNER = "Tuner"
    NON_TUNER = "non-Tuner"
    EQUIP_CARD = "Equip Card"
    TARGET = "target"
    ATTACK_TARGET = "attack target"
    MATERIAL = "material"
    FUSION_MATERIAL = "Fusion Material"
    CARD_EFFECT = "card effect"
    CARD_OR_EFFECT = "card or effect"
    MONSTER_EFFECT = "monster effect"
    SPELL_TRAP_EFFECT = "Spell/Trap effect"
    SPELL_EFFECT = "Spell effect"
    TRAP_EFFECT = "Trap effect"
    EFFECT = "effect"


class Exactly(Quantity, frozen=True):
    """So many."""

    number: int


class UpTo(Quantity, frozen=True):
    """At most so many, at least one."""

    number: int


class AtLeast(Quantity, frozen=True):
    """So many or more."""

    number: int


class EitherNumber(Quantity, frozen=True):
    """One of two numbers."""

    number: int
    other: int


class All(Quantity, frozen=True):
    """Every one there is."""


class Every(Quantity, frozen=True):
    """Every one there is, each by itself: "each monster"."""


class Unnumbered(Quantity, frozen=True):
    """A plural without a number: all that fit, as they come."""


class AnyNumber(Quantity, frozen=True):
    """As many as the player likes, at least one."""


class AnyOne(Quantity, frozen=True):
    """Whichever there is: "any monster"."""


class ThatMany(Quantity, frozen=True):
    """As many as were just spoken of."""


class AnEqualNumber(Quantity, frozen=True):
    """As many as were just spoken of, of another kind."""


class UpToThatMany(Quantity, frozen=True):
    """At most as many as were just spoken of."""


class ATotalOf(Quantity, frozen=True):
    """So many of several kinds together."""

    number: int


class TheExactly(Quantity, frozen=True):
    """The only ones there are, so many: "the 2 targets"."""

    number: int


class Both(Quantity, frozen=True):
    """The two just spoken of."""


class AsManyAsPossible(Quantity, frozen=True):
    """As many as there are and can be."""


class NoneOf(Quantity, frozen=True):
    """Not one."""


class NoOther(Quantity, frozen=True):
    """Not one but this."""


class Some(Quantity, frozen=True):
    """One or more, in triggers: "a monster(s)"."""


class SomeOf(Quantity, frozen=True):
    """One or more of somebody's: "your Dragon monster(s)"."""


class SomeOther(Quantity, frozen=True):
    """One or more that are not this card, in triggers: "another card(s)"."""


class One(Quantity, frozen=True):
    """One of them, in conditions: "a monster"."""


class OneOther(Quantity, frozen=True):
    """One that is not this card: "another monster"."""


class OneOfAnOpponent(Quantity, frozen=True):
    """One that an opponent controls: "an opponent's monster"."""


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


class Comparison(StrEnum):
    """How a value is compared."""

    AT_MOST = "or less"
    AT_LEAST = "or more"
    EXACTLY = "exactly"
    LESS = "less than"
    MORE = "more than"


class ControlledBy(Qualifier, frozen=True):
    """On a player's field."""

    who: Who


class OnTheField(Qualifier, frozen=True):
    """On any field (D27)."""


class OnFieldOf(Qualifier, frozen=True):
    """On a player's field: "on either field"."""

    who: Who


class In(Qualifier, frozen=True):
    """In somebody's zones."""

    zones: Zones


class From(Qualifier, frozen=True):
    """Taken from somebody's zones."""

    zones: Zones


class FromTheField(Qualifier, frozen=True):
    """Taken from any field."""


class WithStat(Qualifier, frozen=True):
    """With a value, or one up to or from it."""

    stat: Stat
    value: int
    comparison: Comparison = Comparison.EXACTLY


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


class LowerThan(Qualifier, frozen=True):
    """With a lower value than another card."""

    stat: Stat
    what: What


class HigherThan(Qualifier, frozen=True):
    """With a higher value than another card."""

    stat: Stat
    what: What


class NotHigherThan(Qualifier, frozen=True):
    """With a value that is at most that of another card."""

    stat: Stat
    what: What


class NotLowerThan(Qualifier, frozen=True):
    """With a value that is at least that of another card."""

    stat: Stat
    what: What


class AttackIsDefense(Qualifier, frozen=True):
    """Whose ATK and DEF are the same."""


class HasNumberBetween(Qualifier, frozen=True):
    """A "Number" monster with a number from one to another."""

    lowest: int
    highest: int


class YourChoiceIfTied(Qualifier, frozen=True):
    """One of them, as you like, where several have the same value."""


class OfAnotherCardType(Qualifier, frozen=True):
    """Monster, Spell or Trap: another one than that of the cards spoken of."""


class CanHaveCounters(Qualifier, frozen=True):
    """On which counters of a kind can be placed."""

    counter: Counter


class InSameColumnAs(Qualifier, frozen=True):
    """In the column of another card."""

    what: What


class PointingTo(Qualifier, frozen=True):
    """With a Link Arrow that points to a card."""

    what: What


class UsedAsMaterial(Qualifier, frozen=True):
    """That became material."""


class AtMaximum(Qualifier, frozen=True):
    """At most so many of them may there be."""

    number: int


class InEither(Qualifier, frozen=True):
    """In one of several places: "you control or in your GY"."""

    choices: tuple[Qualifier, ...]
    joined: Joined = Joined.OR


class FromEndOfDeck(Qualifier, frozen=True):
    """Taken from an end of a player's Deck."""

    end: End
    who: Who


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
    ORIGINAL_TYPE = "original Type"
    ORIGINAL_ATTRIBUTE = "original Attribute"
    ORIGINAL_LEVEL = "original Level"


class Differing(Qualifier, frozen=True):
    """Of which no two share a feature: "with different names"."""

    features: tuple[Feature, ...]
    each_other: bool = False


class Sharing(Qualifier, frozen=True):
    """That share features with each other."""

    features: tuple[Feature, ...]


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
    """With the Type that was declared."""


class WithThatName(Qualifier, frozen=True):
    """With the name of the card spoken of, or with the one declared."""


class WithoutOthers(Qualifier, frozen=True):
    """Not those: "except "Lantern Keeper""."""

    what: What


class OtherThan(Qualifier, frozen=True):
    """Not those: "other than this card"."""

    what: What


class Mentions(Qualifier, frozen=True):
    """That has a name in its text."""

    what: What


class MentionedOn(Qualifier, frozen=True):
    """Whose name stands in the text of cards: "mentioned on it"."""

    what: What


class WhichWas(Qualifier, frozen=True):
    """To which something was done: "that was Special Summoned from the Extra Deck"."""

    deed: Deed
    source: Zones | None = None
    by: Agent | None = None
    goal: Zones | None = None
    this_turn: bool = False


class HigherBy(Qualifier, frozen=True):
    """With a value higher than another card's by so much."""

    stat: Stat
    number: int
    what: What


class LowerBy(Qualifier, frozen=True):
    """With a value lower than another card's by so much."""

    stat: Stat
    number: int
    what: What


class WithA(Qualifier, frozen=True):
    """That has such a value at all: "with a Level"."""

    stat: Stat


class WhichIs(Qualifier, frozen=True):
    """That lies so or is so: "that is banished", "that are face-up"."""

    adjective: Adjective


class WhichCanBe(Qualifier, frozen=True):
    """To which something can be done: "that can be Special Summoned"."""

    deed: Deed


class PointedToBy(Qualifier, frozen=True):
    """In a zone that a Link Arrow of a card points to."""

    what: What


class InZonePointedToBy(Qualifier, frozen=True):
    """In a zone of a player that a Link Arrow of a card points to."""

    who: Who
    what: What


class ThatDestroyed(Qualifier, frozen=True):
    """That destroyed a card."""

    what: What


class EvenFaceDown(Qualifier, frozen=True):
    """Face-down ones too."""


class AtMinimum(Qualifier, frozen=True):
    """At least so many of them must there be."""

    number: int


class FromCards(Qualifier, frozen=True):
    """Taken from a card, or from the cards of a zone spoken of: "1 monster from it"."""

    what: What


class EquippedTo(Qualifier, frozen=True):
    """Equipped to a card."""

    what: What


class EquippedByThisTo(Qualifier, frozen=True):
    """Equipped to a card by this effect."""

    what: What


class WasEquippedWithThis(Qualifier, frozen=True):
    """To which this card was equipped."""


class InAnyGraveyard(Qualifier, frozen=True):
    """In the GYs of any players."""


class FromEither(Qualifier, frozen=True):
    """Taken from zones that are named one by one: "from your hand or your field"."""

    zones: tuple[Zones, ...]
    joined: Joined = Joined.OR


class AttachedTo(Qualifier, frozen=True):
    """Attached to a monster as material."""

    what: What


class UsedAsMaterialFor(Qualifier, frozen=True):
    """Used as material for a Summon."""

    what: What


class InColumnOf(Qualifier, frozen=True):
    """In the column of a card."""

    what: What


class AmongThem(Qualifier, frozen=True):
    """Among the cards just spoken of."""


class WithCounters(Qualifier, frozen=True):
    """That has so many counters of a kind on it."""

    number: int
    counter: Counter


class Printed(Qualifier, frozen=True):
    """What a Token is: (Type/Attribute/Level 1/ATK 0/DEF 0)."""

    values: tuple[PrintedValue, ...]


class PrintedValue(Node, frozen=True):
    """One of them."""


class PrintedType(PrintedValue, frozen=True):
    """Its Type."""

    type: MonsterType


class PrintedKind(PrintedValue, frozen=True):
    """Tuner, and the like."""

    kind: MonsterKind


class PrintedAttribute(PrintedValue, frozen=True):
    """Its Attribute."""

    attribute: Attribute


class PrintedUnknown(PrintedValue, frozen=True):
    """An ATK or DEF that its effect decides: "?"."""

    stat: Stat


class PrintedStat(PrintedValue, frozen=True):
    """Its Level, ATK or DEF."""

    stat: Stat
    value: int


class Objects(What, frozen=True):
    """Cards described: how many, of which kind, where."""

    quantity: Quantity
    noun: Noun
    adjectives: tuple[Adjective, ...] = ()
    qualifiers: tuple[Qualifier, ...] = ()


class Kind(Node, frozen=True):
    """One of several kinds of cards."""


class Described(Kind, frozen=True):
    """Cards with these adjectives."""

    noun: Noun
    adjectives: tuple[Adjective, ...] = ()


class DescribedByName(Kind, frozen=True):
    """Cards of this name."""

    name: Adjective


class OneOfKinds(What, frozen=True):
    """So many cards of any of several kinds: "1 "Lantern" monster or "Lamp Oil"."""

    quantity: Quantity
    kinds: tuple[Kind, ...]
    qualifiers: tuple[Qualifier, ...] = ()
    joined: Joined = Joined.OR


class NamedCards(What, frozen=True):
    """Cards of one name, or of one of several, where no noun follows it."""

    quantity: Quantity
    name: Adjective
    adjectives: tuple[Adjective, ...] = ()
    qualifiers: tuple[Qualifier, ...] = ()


class PartOf(What, frozen=True):
    """Some of the cards that are described or spoken of: "1 of your banished monsters"."""

    quantity: Quantity
    whole: What


class Either(What, frozen=True):
    """One of several descriptions; what stands behind the last is said of all."""

    choices: tuple[What, ...]
    qualifiers: tuple[Qualifier, ...] = ()
    joined: Joined = Joined.OR


class Together(What, frozen=True):
    """Several descriptions, all of them."""

    parts: tuple[What, ...]
    qualifiers: tuple[Qualifier, ...] = ()


class Sort(Node, frozen=True):
    """So many cards with these adjectives."""

    number: int
    adjectives: tuple[Adjective, ...]


class OneOfEach(What, frozen=True):
    """Cards of several sorts: "1 LIGHT and 1 DARK monster"."""

    sorts: tuple[Sort, ...]
    noun: Noun
    qualifiers: tuple[Qualifier, ...] = ()


class NumberDone(Amount, frozen=True):
    """To how many cards something was done: "the number destroyed"."""

    deed: Deed


class WholeZone(What, frozen=True):
    """All cards of a zone, as one thing: "your hand"."""

    who: Who
    place: Place


class End(StrEnum):
    """An end of the Deck."""

    TOP = "top"
    BOTTOM = "bottom"
    TOP_OR_BOTTOM = "top or bottom"
    """As the player likes."""


class MaterialsOf(What, frozen=True):
    """The materials that a monster needs or has."""

    what: What
    qualifiers: tuple[Qualifier, ...] = ()


class TopCards(What, frozen=True):
    """Cards at an end of a Deck; how many is said elsewhere."""

    who: Who
    end: End


class EndOfDeck(What, frozen=True):
    """Cards at an end of a player's Deck."""

    number: int
    who: Who
    end: End = End.TOP


class Reference(StrEnum):
    """The words for cards that have been spoken of."""

    THIS_CARD = "this card"
    IT = "it"
    THEM = "them"
    ITSELF = "itself"
    THIS_MONSTER = "this monster"
    EQUIPPED_MONSTER = "the equipped monster"
    ATTACKING_MONSTER = "the attacking monster"
    THE_REST = "the rest"
    THE_OTHER = "the other"
    BOTH = "both"


class That(What, frozen=True):
    """Cards that the same effect has spoken of; bound when the card is read."""

    which: Reference
    adjectives: tuple[Adjective, ...] = ()
    qualifiers: tuple[Qualifier, ...] = ()


class AllOfThem(What, frozen=True):
    """All of so many cards spoken of: "all 5"."""

    number: int


class EachOfThem(What, frozen=True):
    """Each of the cards just spoken of: "for each"."""


class Pointer(StrEnum):
    """The word that points at cards spoken of."""

    THAT = "that"
    THOSE = "those"
    THE = "the"
    THESE = "these"


class Spoken(What, frozen=True):
    """Cards that the same effect has spoken of, described again: "the destroyed monster"."""

    pointer: Pointer
    noun: Noun
    adjectives: tuple[Adjective, ...] = ()
    qualifiers: tuple[Qualifier, ...] = ()
    or_more: bool = False
    """Several where the effect was about several: "that monster(s)"."""


class ByBattle(Agent, frozen=True):
    """Battle."""


class ByThatBattle(Agent, frozen=True):
    """The battle spoken of."""


class ByEffects(Agent, frozen=True):
    """Card effects of any kind and anybody."""


class ByBattleOrEffects(Agent, frozen=True):
    """Battle, or card effects of any kind and anybody."""


class By(Agent, frozen=True):
    """These cards or effects."""

    what: What


class ByBattleOr(Agent, frozen=True):
    """Battle, or these cards or effects."""

    what: What


class ByThis(Agent, frozen=True):
    """This effect: "this way"."""
