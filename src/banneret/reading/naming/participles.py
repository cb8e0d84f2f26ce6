"""What cards and numbers are called by the action that they come from: "banished", "the number chosen"."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import Final

from banneret.effects.actions.choosing import ExcavateUntil
from banneret.effects.actions.moving import (
    Add,
    AddOrSet,
    AddOrSummon,
    Attach,
    Banish,
    ChangePosition,
    Choose,
    Destroy,
    Detach,
    Discard,
    Draw,
    Equip,
    Excavate,
    FlipFaceUp,
    GiveControl,
    LookAt,
    PlaceInDeck,
    PlaceInZone,
    ReturnTo,
    Reveal,
    Send,
    SetCards,
    ShuffleInto,
    SwitchControl,
    Take,
    TakeControl,
    Target,
    Tribute,
)
from banneret.effects.actions.summoning import (
    NormalSummon,
    NormalSummonAlso,
    NormalSummonOrSet,
    SpecialSummon,
    SummonBy,
    TributeSummon,
)
from banneret.effects.actions.values import ChooseNumber, Negate, RemoveCounters, RollDice
from banneret.effects.drawing import ChooseEitherNumber
from banneret.effects.events import Draws
from banneret.effects.holding import ChooseZones
from banneret.effects.kinds import Action
from banneret.effects.node import Node
from banneret.effects.tallies import RemoveSomeCounters
from banneret.reading.binding.whereabouts import is_hidden

_PARTICIPLES: Final[Mapping[type[Node], str]] = MappingProxyType(
    {
        Add: "added to the hand",
        AddOrSummon: "added or Special Summoned",
        AddOrSet: "added or Set",
        Attach: "attached",
        Banish: "banished",
        ChangePosition: "put into another position",
        Choose: "chosen",
        ChooseZones: "chosen",
        Destroy: "destroyed",
        Detach: "detached",
        Discard: "discarded",
        Draw: "drawn",
        Draws: "drawn",
        Equip: "equipped",
        Excavate: "excavated",
        ExcavateUntil: "excavated",
        FlipFaceUp: "flipped face-up",
        GiveControl: "given away",
        LookAt: "looked at",
        Negate: "whose Summon or activation was negated",
        NormalSummon: "Normal Summoned",
        NormalSummonAlso: "Normal Summoned",
        NormalSummonOrSet: "Normal Summoned or Set",
        PlaceInDeck: "placed in the Deck",
        PlaceInZone: "placed",
        ReturnTo: "returned",
        Reveal: "revealed",
        Send: "sent",
        SetCards: "Set",
        ShuffleInto: "shuffled",
        SpecialSummon: "Special Summoned",
        SwitchControl: "whose control was switched",
        Take: "taken",
        TakeControl: "whose control was taken",
        Tribute: "Tributed",
        TributeSummon: "Tribute Summoned",
    }
)
"""What a card is called to which an action was done."""
_COUNTED: Final[Mapping[type[Node], str]] = MappingProxyType(
    {
        ChooseEitherNumber: "the number chosen",
        ChooseNumber: "the number chosen",
        RemoveCounters: "as the counters removed",
        RemoveSomeCounters: "as the counters removed",
        RollDice: "as the result of the roll",
    }
)
"""What the number of an action is called that is done to no cards."""
_GIVEN: Final[Mapping[type[Node], str]] = MappingProxyType(
    {Equip: "equipped with a card", Attach: "given material"}
)
"""What a monster is called to which an action gave a card."""


def done_by(holder: Node | None, *, field: str = "what") -> str | None:
    """What cards are called to which an action was done: "the monster *banished* in step 1".

    Args:
        holder: the action, or whatever else the cards belong to.
        field: the field of the action in which they stand.

    Returns:
        None for a target, and where it is no action.
    """
    if isinstance(holder, Target) and is_hidden(holder.what):
        return "chosen"
    if isinstance(holder, SummonBy):
        return f"{holder.method.value.removesuffix(' Summon')} Summoned"
    if holder is None:
        return None
    given = _GIVEN.get(type(holder)) if field == "to" else None  # not the card that was equipped or attached
    return given or _PARTICIPLES.get(type(holder))


def is_moved(holder: Node | None) -> bool:
    """Whether an action is done to cards, and not to the effects that they have."""
    return holder is not None and type(holder) in _PARTICIPLES and not isinstance(holder, Negate)


def number_of(node: Node | Enum | None) -> str | None:
    """What the number is called that comes of an action done to no cards; None for all others."""
    done = _innermost(node)
    return _COUNTED.get(type(done)) if isinstance(done, Node) else None


def _innermost(node: Node | Enum | None) -> Node | Enum | None:
    """What is done, without whether, when and by whom."""
    while isinstance(action := getattr(node, "action", None), Action):
        node = action
    return node
