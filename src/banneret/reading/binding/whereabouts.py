"""Where mentioned cards are, and what can be done to cards there: "destroy it" is no card in the GY.

A card is where the last action put it that was done to it, or where its description says.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from banneret.effects.actions.moving import (
    Add,
    Attach,
    Banish,
    ChangePosition,
    Destroy,
    Detach,
    Discard,
    Draw,
    Equip,
    FlipFaceUp,
    GiveControl,
    PlaceInDeck,
    PlaceInZone,
    ReturnTo,
    Send,
    SetCards,
    ShuffleInto,
    TakeControl,
    Tribute,
)
from banneret.effects.actions.summoning import NormalSummon, SpecialSummon, SummonBy, TributeSummon
from banneret.effects.actions.values import (
    ChangeTo,
    Increase,
    IncreaseOrReduce,
    NegateEffectsOf,
    PlaceCounters,
    Reduce,
)
from banneret.effects.battle import AttacksAgain, MustAttackAgain
from banneret.effects.conditions import FaceUpIn, FaceUpOnTheField, Is
from banneret.effects.deeds import HasDone
from banneret.effects.events import DestroysByBattle
from banneret.effects.holding import EffectsThere
from banneret.effects.kinds import What
from banneret.effects.node import Node
from banneret.effects.nouns import Deed, Objects, OnFieldOf, OnTheField, Place, Zones
from banneret.effects.nouns.qualifiers import ControlledBy, ControlledLying, From, FromTheField, In
from banneret.effects.states import AttacksPlayer, EffectsNegated, Gains, Loses, MakesAttacks


class Whereabouts(StrEnum):
    """Where a card is, as far as actions care."""

    FIELD = "field"
    GRAVEYARD = "GY"
    BANISHED = "banished"
    HAND = "hand"
    DECK = "Deck"
    MATERIAL = "material"


_OF_PLACES: Final = {
    Place.DECK: Whereabouts.DECK,
    Place.MAIN_DECK: Whereabouts.DECK,
    Place.EXTRA_DECK: Whereabouts.DECK,
    Place.HAND: Whereabouts.HAND,
    Place.RANDOM_HAND: Whereabouts.HAND,
    Place.GRAVEYARD: Whereabouts.GRAVEYARD,
    Place.BANISHMENT: Whereabouts.BANISHED,
    Place.FIELD: Whereabouts.FIELD,
    Place.MONSTER_ZONE: Whereabouts.FIELD,
}
_LEFT: Final[dict[type[Node], Whereabouts]] = {
    Destroy: Whereabouts.GRAVEYARD,
    Tribute: Whereabouts.GRAVEYARD,
    Discard: Whereabouts.GRAVEYARD,
    Banish: Whereabouts.BANISHED,
    Add: Whereabouts.HAND,
    Draw: Whereabouts.HAND,
    PlaceInDeck: Whereabouts.DECK,
    SpecialSummon: Whereabouts.FIELD,
    NormalSummon: Whereabouts.FIELD,
    TributeSummon: Whereabouts.FIELD,
    SummonBy: Whereabouts.FIELD,
    TakeControl: Whereabouts.FIELD,
    GiveControl: Whereabouts.FIELD,
    ChangePosition: Whereabouts.FIELD,
    FlipFaceUp: Whereabouts.FIELD,
    SetCards: Whereabouts.FIELD,
    Attach: Whereabouts.MATERIAL,
    Detach: Whereabouts.GRAVEYARD,
    Equip: Whereabouts.FIELD,
}
"""Where actions leave the cards that they are done to."""
_LEFT_BY_DEED: Final = {
    Deed.DESTROYED: Whereabouts.GRAVEYARD,
    Deed.DISCARDED: Whereabouts.GRAVEYARD,
    Deed.TRIBUTED: Whereabouts.GRAVEYARD,
    Deed.BANISHED: Whereabouts.BANISHED,
}
"""Where cards are of which a condition says what was done to them."""
_GOALS: Final = (Send, ReturnTo, ShuffleInto, PlaceInZone)
"""Actions that say where they put cards."""
_ON_FIELD: Final[dict[type[Node], str]] = {
    ChangePosition: "what",
    TakeControl: "what",
    GiveControl: "what",
    FlipFaceUp: "what",
    AttacksAgain: "what",
    MustAttackAgain: "what",
    AttacksPlayer: "what",
    EffectsNegated: "what",
    EffectsThere: "what",
    Gains: "what",
    Loses: "what",
    MakesAttacks: "what",
    Equip: "to",
    Attach: "to",
    PlaceCounters: "on",
}
"""What is done to cards on the field only, and the field of the node that holds them."""
_GONE: Final = frozenset({Whereabouts.GRAVEYARD, Whereabouts.BANISHED, Whereabouts.MATERIAL})
"""Where nothing is destroyed, and no Level changes."""


def left_by(holder: Node, field: str) -> Whereabouts | None:
    """Where an action leaves the cards in one of its fields; None where it moves none."""
    if field == "to" and isinstance(holder, Equip | Attach):
        return Whereabouts.FIELD
    if isinstance(holder, DestroysByBattle) and field == "destroyed":
        return Whereabouts.GRAVEYARD
    if isinstance(holder, HasDone):
        return _LEFT_BY_DEED.get(holder.deed)
    if field != "what" and (not isinstance(holder, Detach | Draw) or field == "source"):
        return None
    if isinstance(holder, _GOALS):
        return _of_zones(holder.to)
    return _LEFT.get(type(holder))


def described(node: Node) -> Whereabouts | None:
    """Where a description says that cards are; None where it does not, or names several places."""
    if not isinstance(node, What | Objects):
        return None
    for one in getattr(node, "qualifiers", ()):
        if isinstance(one, ControlledBy | ControlledLying | OnTheField | OnFieldOf | FromTheField):
            return Whereabouts.FIELD
        if isinstance(one, In | From):
            return _of_zones(one.zones)
    return None


def is_hidden(what: What) -> bool:
    """Whether cards are where no effect can target them: old texts "select" them there."""
    return described(what) in (Whereabouts.DECK, Whereabouts.HAND)


def can_be_done(holder: Node, field: str, where: Whereabouts | None) -> bool:
    """Whether what a node says can be done to cards that are there."""
    if where is None:
        return True
    is_there = isinstance(holder, Is) and any(
        isinstance(one, FaceUpIn | FaceUpOnTheField) for one in holder.qualifiers
    )
    if is_there or _ON_FIELD.get(type(holder)) == field:
        return where is Whereabouts.FIELD
    if field == "what" and isinstance(holder, ChangeTo | NegateEffectsOf):
        return where in (Whereabouts.FIELD, Whereabouts.GRAVEYARD)
    if field != "what" or isinstance(holder, Equip | SpecialSummon):  # cards in Pendulum Zones, too
        return True
    if isinstance(holder, Destroy | Increase | IncreaseOrReduce | Reduce):
        return where not in _GONE
    return where is Whereabouts.DECK or left_by(holder, field) is not where


def _of_zones(zones: Zones) -> Whereabouts | None:
    return _OF_PLACES.get(zones.places[0]) if len(zones.places) == 1 else None
