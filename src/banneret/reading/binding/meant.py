"""Which of the things mentioned before it a reference means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from banneret.effects.actions.moving import Attach, Detach, Equip
from banneret.effects.actions.steps import May
from banneret.effects.actions.summoning import InSameColumn, SpecialSummon
from banneret.effects.actions.values import PlaceCounters
from banneret.effects.battle import Battled
from banneret.effects.events import Attacks
from banneret.effects.kinds import Condition, State
from banneret.effects.materials import MaterialsBecome, TransferMaterials
from banneret.effects.node import Node
from banneret.effects.nouns import (
    CountersOn,
    Deed,
    Done,
    Mentions,
    NamedCards,
    PartOf,
    PointedToBy,
    Pointer,
    Reference,
    Spoken,
    That,
    Together,
)
from banneret.effects.statics import DamageOf
from banneret.reading.binding.memory import Memory
from banneret.reading.binding.mentioned import Mention, field_of, is_looked_through, may_be_token, nouns_of
from banneret.reading.binding.places import Place
from banneret.reading.binding.pointing import (
    Pointing,
    contradicts,
    fitting,
    is_left_over,
    is_on_side,
    is_plural,
)
from banneret.reading.binding.sifting import WHOLE, beside, likely, said_otherwise
from banneret.reading.binding.whereabouts import described

_PARTS: Final = "parts"
"""The field of things that are named together."""
_LEFT: Final = frozenset({Reference.THE_OTHER, Reference.THE_REST})
_SAID_OF: Final = (State, DamageOf, CountersOn, Battled, PlaceCounters, Attacks)
"""What is said of the subject rather than of the object before it: "it gains 500 ATK"."""


def meant(memory: Memory, node: Pointing, holder: Node, place: Place) -> Mention | None:
    """The mention that a reference at a place means."""
    if isinstance(node, That) and node.which is Reference.THIS_MONSTER:
        return memory.last(may_be_token)
    told = _told_by_place(memory, node, holder, place)
    if told is not None:
        return told
    fits = likely(memory, node, holder, place)
    if "total" in place.path and memory.held:  # "by Tributing monsters whose total Levels equal its Level"
        return next((one for one in reversed(memory.held) if fits(one)), None)
    if isinstance(holder, MaterialsBecome | TransferMaterials) and not memory.held:
        material = _material(memory, node, holder, place)
        if material is not None:
            return material
    if isinstance(holder, InSameColumn) and holder.main:  # that of the Summoned card
        return memory.last(lambda mention: isinstance(mention.holder, SpecialSummon))
    if isinstance(holder, Mentions):  # "1 "Lantern" or 1 card that mentions it"
        before = _named_before(memory)
        if before is not None:
            return before
    if isinstance(holder, Attach | Equip) and field_of(place) == "what":
        other = _given(memory, node, holder, place, fits)
        if other is not None:
            return other
    if memory.is_beside_this_card:
        points = isinstance(holder, PointedToBy)  # "this card and all monsters it points to"
        other = memory.last(lambda mention: fits(mention) and mention.is_this_card() == points)
        if other is not None:
            return other
    if isinstance(holder, _SAID_OF) and isinstance(node, That):
        subject = memory.last(lambda mention: fits(mention) and not mention.is_object())
        found = memory.last(fits)
        return subject if found is not None and found.is_object() and subject is not None else found
    found = _left_over(memory, fits) if _is_rest(node) else memory.last(fits)
    if found is None:
        return next((mention for mention in reversed(memory.held) if fits(mention)), None)
    return _called_more_exactly(memory, node, found, fits) or found


def _called_more_exactly(
    memory: Memory, node: Pointing, found: Mention, fits: Callable[[Mention], bool]
) -> Mention | None:
    """What something was done to and is called as a reference calls it, before what a condition mentions."""
    if not isinstance(node, Spoken) or not isinstance(found.holder, Condition):
        return None
    noun = node.noun
    if noun in {*nouns_of(found.node)}:
        return None
    return memory.last(
        lambda mention: (
            fits(mention)
            and mention.is_acted_on
            and not isinstance(mention.holder, Condition)
            and noun in {*nouns_of(mention.node)}
        )
    )


def _told_by_place(memory: Memory, node: Pointing, holder: Node, place: Place) -> Mention | None:
    """What is meant wherever a reference stands so, whatever was spoken of."""
    if isinstance(holder, TransferMaterials) and field_of(place) == "to" and node == That(Reference.IT):
        return memory.last(lambda mention: isinstance(mention.holder, SpecialSummon))  # not said to which
    if isinstance(node, That) and place.path[-2:] == ("second", "what"):
        first = Place(place.sentence, (*place.path[:-2], "first", "what"))  # "equip that card or send it"
        known = next((one.antecedent for one in memory.bound if one.reference == first), None)
        return None if known is None else memory.last(lambda mention: mention.place == known)
    return _beside_it(memory, node, place)


def _beside_it(memory: Memory, node: Pointing, place: Place) -> Mention | None:
    """What was named just before: "1 Dragon monster and 1 monster with less ATK than that Dragon monster"."""
    if not isinstance(node, Spoken) or node.pointer is not Pointer.THAT or _PARTS not in place.path:
        return None
    way = place.path[: place.path.index(_PARTS) + 1]
    if len(place.path) == len(way) + 1:  # one of them itself
        return None
    before = [one for one in (*memory.mentions, *memory.held) if one.place.sentence == place.sentence]
    parts = [one for one in before if one.place.path[:-1] == way and fitting(node)(one)]
    return parts[-1] if parts else None


def _named_before(memory: Memory) -> Mention | None:
    """The cards of one name that were just mentioned, some of them or all."""
    before = [*memory.mentions, *memory.held]
    if before and isinstance(before[-1].node, PartOf):
        before.pop()
    return before[-1] if before and isinstance(before[-1].node, NamedCards) else None


def _material(memory: Memory, node: Pointing, holder: Node, place: Place) -> Mention | None:
    """The monster whose materials another gets: the one Summoned with, else the one attached to it."""
    can_be = fitting(node)
    to = getattr(holder, "to", None)
    new = memory.last(likely(memory, to, holder, beside(place, "to"))) if isinstance(to, Spoken) else None

    def fits(mention: Mention) -> bool:
        return can_be(mention) and (new is None or mention.place != new.place)

    def is_attached(mention: Mention) -> bool:
        return isinstance(mention.holder, Attach) and mention.field == "what" and not mention.is_again

    material = memory.last(lambda mention: fits(mention) and mention.is_material())
    return material or memory.last(lambda mention: fits(mention) and is_attached(mention))


def _given(
    memory: Memory, node: Pointing, holder: Attach | Equip, place: Place, fits: Callable[[Mention], bool]
) -> Mention | None:
    """What is attached or equipped to "it", which is another card; or what was detached just before."""
    if isinstance(node, That):  # "you can detach 1 material from this card, and attach it to that monster"
        last = next((one for one in reversed(memory.mentions) if not isinstance(one.node, May)), None)
        return last if last is not None and isinstance(last.node, Detach) else None
    if holder.to != That(Reference.IT):
        return None
    to = memory.last(likely(memory, That(Reference.IT), holder, beside(place, "to")))
    return memory.last(lambda mention: fits(mention) and (to is None or mention.place != to.place))


def _is_rest(node: Pointing) -> bool:
    """Whether it means those of several that are left: "the other", "the rest", "the remaining cards"."""
    return is_left_over(node) or (isinstance(node, That) and node.which in _LEFT)


def _left_over(memory: Memory, fits: Callable[[Mention], bool]) -> Mention | None:
    """The cards that were looked through, else those of which a part was taken."""
    found = memory.last(lambda one: one.is_many and fits(one) and is_looked_through(one.holder))
    found = found or memory.last(fits)
    return _taken_from(memory, found) if found is not None and isinstance(found.node, PartOf) else found


def _taken_from(memory: Memory, part: Mention) -> Mention:
    """The cards of which a part was taken: "add 2 of them to your hand, and banish the other"."""
    place = Place(part.place.sentence, (*part.place.path, WHOLE))
    whole = next((one.antecedent for one in memory.bound if one.reference == place), place)
    return memory.last(lambda one: one.place == whole) or part


def narrowed(memory: Memory, found: Mention, node: Pointing, place: Place) -> Mention:
    """One of two cards that were mentioned together, where a reference to one card can mean no other.

    "The monsters Summoned by this effect" says no number: only of a target "the" tells that it is one.
    """
    is_one = getattr(node, "pointer", None) is not Pointer.THE or Done(Deed.TARGETED) in node.adjectives
    if not isinstance(found.node, Together) or is_plural(node) or not is_one:
        return found
    can_be, way = fitting(node), found.place.path
    lies = described(node) if isinstance(node, Spoken) else None
    others = said_otherwise(memory, node, place)
    parts = {
        one.place: one
        for one in memory.mentions
        if one.place.path[:-1] == (*way, "parts")
        and one.place.sentence == found.place.sentence
        and one.place not in others
        and can_be(msgspec.structs.replace(one, holder=found.holder))
        and not contradicts(node, one.node)
        and is_on_side(one.node, node)
        and (lies is None or memory.where(one) in (None, lies))
    }
    return next(iter(parts.values())) if len(parts) == 1 else found
