"""Which cards, or effects, a text speaks of."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.counters import Counter
from banneret.effects.kinds import Adjective, Amount, Qualifier, Quantity, What
from banneret.effects.node import Node
from banneret.effects.nouns.adjectives import CardPosition, Deed
from banneret.effects.nouns.comparing import Feature
from banneret.effects.nouns.zones import End, Joined, Place, Zones
from banneret.effects.players import Who


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
    CARD_OR_ITS_EFFECT = "card, or its effect"
    MONSTER_EFFECT = "monster effect"
    SPELL_TRAP_EFFECT = "Spell/Trap effect"
    SPELL_EFFECT = "Spell effect"
    TRAP_EFFECT = "Trap effect"
    EFFECT = "effect"
    ONE = "one"
    """Of those just spoken of: "the one with the lowest ATK"."""
    ZONE = "zone"
    MONSTER_ZONE = "Monster Zone"
    MAIN_MONSTER_ZONE = "Main Monster Zone"
    SPELL_TRAP_ZONE = "Spell & Trap Zone"
    MAIN_MONSTER_OR_SPELL_TRAP_ZONE = "Main Monster Zone or Spell & Trap Zone"


class Objects(What, frozen=True):
    """Cards described: how many, of which kind, where."""

    quantity: Quantity
    noun: Noun
    adjectives: tuple[Adjective, ...] = ()
    qualifiers: tuple[Qualifier, ...] = ()


class DescribedFurther(What, frozen=True):
    """Cards described, and what more is said of them behind: "as many monsters as possible that were ..."."""

    whole: What
    qualifiers: tuple[Qualifier, ...]


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
    adjectives: tuple[Adjective, ...] = ()
    """What is said of all kinds: "your banished ..."."""


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


class DifferentFeatures(What, frozen=True):
    """The different ones of a feature that cards have, each counted once: "for each different Attribute"."""

    quantity: Quantity
    feature: Feature
    qualifiers: tuple[Qualifier, ...] = ()
    among: What | None = None
    """Cards that the qualifiers do not describe: "among the monsters you control"."""


class Either(What, frozen=True):
    """One of several descriptions; what stands behind the last is said of all."""

    choices: tuple[What, ...]
    qualifiers: tuple[Qualifier, ...] = ()
    joined: Joined = Joined.OR


class NameOr(What, frozen=True):
    """A card of a name, or one of another description: ""Lantern Keeper" or a card that mentions it"."""

    named: What
    other: What
    qualifiers: tuple[Qualifier, ...] = ()


class NameAnd(What, frozen=True):
    """A card of a name, and one of another description: ""Lantern Keeper" and a card that mentions it"."""

    named: What
    other: What
    qualifiers: tuple[Qualifier, ...] = ()


class Together(What, frozen=True):
    """Several descriptions, all of them."""

    parts: tuple[What, ...]
    qualifiers: tuple[Qualifier, ...] = ()
    also: bool = False
    """Said as "that monster, also this card"."""


class Sort(Node, frozen=True):
    """So many cards with these adjectives."""

    number: int
    adjectives: tuple[Adjective, ...]


class OneOfEach(What, frozen=True):
    """Cards of several sorts: "1 LIGHT and 1 DARK monster"."""

    sorts: tuple[Sort, ...]
    noun: Noun
    qualifiers: tuple[Qualifier, ...] = ()


class OneEachNamed(What, frozen=True):
    """So many cards of each of several names: "up to 1 each of "Lantern Keeper" and "Lantern Oil""."""

    quantity: Quantity
    names: tuple[Adjective, ...]
    qualifiers: tuple[Qualifier, ...] = ()
    adjectives: tuple[Adjective, ...] = ()


class OneEachKind(What, frozen=True):
    """So many cards of each of several kinds: "at least 1 each of Beast and Plant monsters"."""

    quantity: Quantity
    kinds: tuple[Adjective, ...]
    noun: Noun
    qualifiers: tuple[Qualifier, ...] = ()
    adjectives: tuple[Adjective, ...] = ()
    """What is said of all of them: "1 face-up Fusion and Synchro Monster"."""


class SameTypeOfCard(What, frozen=True):
    """A card of the type of the card spoken of: Monster, Spell or Trap."""

    qualifiers: tuple[Qualifier, ...] = ()


class SomeThere(What, frozen=True):
    """So many of them in a place: "(1 on your field and 1 in your GY)"."""

    number: int
    qualifiers: tuple[Qualifier, ...]


class InPosition(What, frozen=True):
    """Cards that lie in a position: "all Tokens in Attack Position"."""

    whole: What
    position: CardPosition


class NumberDone(Amount, frozen=True):
    """To how many cards something was done: "the number destroyed"."""

    deed: Deed


class WholeZone(What, frozen=True):
    """All cards of a zone, as one thing: "your hand"."""

    who: Who
    place: Place
    at_least: int | None = None
    """How many cards must be there."""


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
    SAME = "the same"
    """What the whole sentence is about, where a part of it does not say it again: "and cannot attack"."""


class That(What, frozen=True):
    """Cards that the same effect has spoken of; bound when the card is read."""

    which: Reference
    adjectives: tuple[Adjective, ...] = ()
    qualifiers: tuple[Qualifier, ...] = ()


class SpokenByName(What, frozen=True):
    """Cards that the same effect has spoken of, by their name: "that "Lantern Keeper""."""

    pointer: Pointer
    name: Adjective
    adjectives: tuple[Adjective, ...] = ()
    qualifiers: tuple[Qualifier, ...] = ()


class AllOfThem(What, frozen=True):
    """All of so many cards spoken of: "all 5"."""

    number: int


class CountersOn(What, frozen=True):
    """Counters on a card or on all cards of some zones, each by itself."""

    counter: Counter
    on: What | Zones
    had: bool = False
    """Those that were on it when it was last there."""


class EachOfThem(What, frozen=True):
    """Each of the cards just spoken of: "for each"."""


class Pointer(StrEnum):
    """The word that points at cards spoken of."""

    THAT = "that"
    THOSE = "those"
    THE = "the"
    THESE = "these"
    THIS = "this"
    """In "this Token": the Token that the card brings."""


class SpokenPlace(StrEnum):
    """Where cards spoken of are or went, said to tell them from others."""

    IN_GRAVEYARD = "in the GY"
    IN_YOUR_GRAVEYARD = "in your GY"
    ON_FIELD = "on the field"
    RETURNED = "returned to the hand"
    RETURNED_BY_THIS = "returned to the hand by this effect"
    SENT = "sent to the GY"
    SENT_BY_THIS = "sent to the GY by this effect"
    BANISHED_AS_COST = "banished to activate this card"


class Spoken(What, frozen=True):
    """Cards that the same effect has spoken of, described again: "the destroyed monster"."""

    pointer: Pointer
    noun: Noun
    adjectives: tuple[Adjective, ...] = ()
    qualifiers: tuple[Qualifier, ...] = ()
    number: int | None = None
    or_more: bool = False
    """Several where the effect was about several: "that monster(s)"."""
    place: SpokenPlace | None = None
    """Said to remind, inside a comparison: "the same Type as that monster you control"."""
