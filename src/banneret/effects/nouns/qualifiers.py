"""What stands behind the noun."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.amounts import Stat
from banneret.effects.counters import Counter
from banneret.effects.kinds import Action, Adjective, Agent, Qualifier, What
from banneret.effects.node import Node
from banneret.effects.nouns.adjectives import CardPosition, Deed
from banneret.effects.nouns.cards import Noun
from banneret.effects.nouns.zones import End, Joined, Place, Zones
from banneret.effects.players import Who
from banneret.effects.yugioh_terms import Attribute, MonsterKind, MonsterType, Property


class ControlledBy(Qualifier, frozen=True):
    """On a player's field."""

    who: Who
    now: bool = False
    """Those that are there when the effect resolves, and none that come later: "you currently control"."""


class WasControlledBy(Qualifier, frozen=True):
    """On a player's field when it was last there: "this card you controlled"."""

    who: Who


class ControlledLying(Qualifier, frozen=True):
    """On a player's field, in a position."""

    who: Who
    position: CardPosition


class OnTheField(Qualifier, frozen=True):
    """On any field (D27)."""

    now: bool = False
    """Those that are there when the effect resolves, and none that come later: "currently on the field"."""


class OnFieldOf(Qualifier, frozen=True):
    """On a player's field: "on either field"."""

    who: Who


class In(Qualifier, frozen=True):
    """In somebody's zones."""

    zones: Zones
    now: bool = False
    """Those that are there when the effect resolves, and none that come later: "currently in your hand"."""


class IsOneOf(Qualifier, frozen=True):
    """Of which at least one of several things is true: "that is "Lantern Keeper" or mentions it"."""

    choices: tuple[Qualifier, ...]
    joined: Joined = Joined.OR


class From(Qualifier, frozen=True):
    """Taken from somebody's zones."""

    zones: Zones


class AttackedByThis(Qualifier, frozen=True):
    """That this card attacked."""


class WhichTargets(Qualifier, frozen=True):
    """Effects that target a card, or do not."""

    what: What
    is_not: bool = False


class CanEquipTo(Qualifier, frozen=True):
    """That can be equipped to a card."""

    what: What


class TreatedAsOther(Qualifier, frozen=True):
    """That lies as another sort of card: "treated as a Continuous Spell"."""

    property: Property
    noun: Noun


class EachFrom(Qualifier, frozen=True):
    """Taken from several zones, so many from each."""

    zones: tuple[Zones, ...]


class FromTheField(Qualifier, frozen=True):
    """Taken from any field."""


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


class LinkedTo(Qualifier, frozen=True):
    """Linked to a card: one of the two points to the other."""

    what: What
    both_ways: bool = False
    """Each points to the other: "co-linked"."""


class NotLinkedTo(Qualifier, frozen=True):
    """Not linked so to a card."""

    what: What
    both_ways: bool = False


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


class WithoutOthers(Qualifier, frozen=True):
    """Not those: "except "Lantern Keeper""."""

    what: What


class OtherThan(Qualifier, frozen=True):
    """Not those: "other than this card"."""

    what: What


class IfAny(Qualifier, frozen=True):
    """If there are any: there may be none."""


class Mentions(Qualifier, frozen=True):
    """That has a name in its text."""

    what: What
    as_material: bool = False
    """As material that it needs."""
    fusion: bool = False
    """Said as "Fusion Material"."""
    card_name: bool = False
    """The name of one such card, where a family is named: "an "HERO" monster's card name"."""


class WithEffectThat(Qualifier, frozen=True):
    """That has an effect which does something."""

    action: Action


class OwnedBy(Qualifier, frozen=True):
    """That belongs to a player, whoever controls it."""

    who: Who


class Act(StrEnum):
    """What a monster can have done."""

    ATTACK = "attack"
    BATTLE = "battle"
    DECLARE_AN_ATTACK = "declare an attack"
    ACTIVATE_ITS_EFFECT = "activate its effect"


class WhichDid(Qualifier, frozen=True):
    """That did something, or did not: "that battled this card", "that did not attack this turn"."""

    act: Act
    what: What | None = None
    """Which card it did it to."""
    this_turn: bool = False
    is_not: bool = False


class WhichBattles(Qualifier, frozen=True):
    """That battles a card."""

    what: What


class InOneColumn(Qualifier, frozen=True):
    """In the same column as each other."""


class InAdjacentZones(Qualifier, frozen=True):
    """In the zones beside a card."""

    what: What
    places: tuple[Place, ...] = ()
    """Which zones, where the text says it."""
    joined: Joined = Joined.AND


class MentionedOn(Qualifier, frozen=True):
    """Whose name stands in the text of cards: "mentioned on it"."""

    what: What
    by_name: bool = False
    """Said so: "whose name is mentioned on it"; a description is not enough."""


class WhichWas(Qualifier, frozen=True):
    """To which something was done: "that was Special Summoned from the Extra Deck"."""

    deed: Deed
    source: Zones | None = None
    by: Agent | None = None
    goal: Zones | None = None
    this_turn: bool = False
    for_activation: bool = False
    """As the cost of this effect."""
    position: CardPosition | None = None
    """Into which position it was changed."""
    ways: tuple[Deed, ...] = ()
    """In one of these ways, where the text names several Summons."""


class Including(Qualifier, frozen=True):
    """Of whom a card must be one."""

    what: What


class WhichIs(Qualifier, frozen=True):
    """That lies so or is so: "that is banished", "that are face-up"."""

    adjective: Adjective


class WhichIsA(Qualifier, frozen=True):
    """That is such a card."""

    kind: What


class WhichCanBe(Qualifier, frozen=True):
    """To which something can be done: "that can be Special Summoned"."""

    deed: Deed


class PointedToBy(Qualifier, frozen=True):
    """In a zone that a Link Arrow of a card points to."""

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


class WhoseEffect(StrEnum):
    """By which effect a card was equipped."""

    THIS = "this effect"
    OF_THIS_CARD = "this card's effect"
    """Whichever it is."""
    ITS_OWN = "its effect"
    """Of the monster that is equipped."""


class EquippedByThisTo(Qualifier, frozen=True):
    """Equipped to a card by this effect, or by another of this card's."""

    what: What
    by: WhoseEffect = WhoseEffect.THIS


class WasEquippedWithThis(Qualifier, frozen=True):
    """To which this card was equipped."""

    still: bool = False
    """To which it is equipped."""


class InAnyGraveyard(Qualifier, frozen=True):
    """In the GYs of any players."""


class FromEither(Qualifier, frozen=True):
    """Taken from zones that are named one by one: "from your hand or your field"."""

    zones: tuple[Zones, ...]
    joined: Joined = Joined.OR


class AttachedTo(Qualifier, frozen=True):
    """Attached to a monster as material."""

    what: What


class InColumnOf(Qualifier, frozen=True):
    """In the column of a card."""

    what: What
    before: bool = False
    """Where the card was when it was last on the field."""
    beside: bool = False
    """In the columns beside it."""


class OfAny(Qualifier, frozen=True):
    """As one of some adjectives say, behind the noun: "1 Ritual Monster (Warrior or Dragon)"."""

    choices: tuple[Adjective, ...]


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
