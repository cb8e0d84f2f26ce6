"""Which of the things mentioned before it a reference means: what is less likely is sifted out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from banneret.effects.actions.moving import Attach, Destroy, Detach, Discard, Equip, Target
from banneret.effects.actions.steps import May
from banneret.effects.actions.summoning import InSameColumn, SpecialSummon
from banneret.effects.actions.values import PlaceCounters
from banneret.effects.battle import AttacksAgain, Battled, MustAttackAgain
from banneret.effects.conditions import Controls, DoesNotControl, Has, ThereIs
from banneret.effects.events import Attacks, LeavesTheField
from banneret.effects.happenings import EffectOf, Undergone
from banneret.effects.kinds import Action, Condition, Qualifier, State
from banneret.effects.materials import MaterialsBecome, TransferMaterials
from banneret.effects.node import Node
from banneret.effects.nouns import (
    Attacking,
    CountersOn,
    Deed,
    Done,
    FromCards,
    Lying,
    Mentions,
    NamedCards,
    PartOf,
    PointedToBy,
    Pointer,
    Reference,
    SameAs,
    Spoken,
    SpokenByName,
    That,
    Together,
)
from banneret.effects.states import CannotBe
from banneret.effects.statics import CannotAttack, DamageOf, ThisEffect
from banneret.reading.memory import Memory
from banneret.reading.mentioned import (
    Mention,
    field_of,
    is_clearly_many,
    is_looked_through,
    is_what_was_done,
    is_zone,
    may_be_token,
    nouns_of,
)
from banneret.reading.places import Place
from banneret.reading.pointing import (
    Pointing,
    contradicts,
    fitting,
    is_attacked,
    is_called,
    is_called_so,
    is_left_over,
    is_on_side,
    is_plural,
    is_said_to_be,
    is_told_by_deed,
    is_told_of,
    words_of,
)
from banneret.reading.whereabouts import Whereabouts, can_be_done, described

_BY_THE_WAY: Final = frozenset({"by", "using", "duration", "doing", "means"})
"""Ways to what helps to do something, to how long it lasts, and to what nobody does."""
_HAVING: Final = (Controls, DoesNotControl, Has, ThereIs)
"""Conditions whose cards are there, and nothing is done to them: "if you control a Spell, destroy it"."""
_PARTS: Final = "parts"
"""The field of things that are named together."""
_WHOLE: Final = "whole"
"""The field of what some are taken of."""
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
    fits = _likely(memory, node, holder, place)
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
    new = memory.last(_likely(memory, to, holder, _beside(place, "to"))) if isinstance(to, Spoken) else None

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
    to = memory.last(_likely(memory, That(Reference.IT), holder, _beside(place, "to")))
    return memory.last(lambda mention: fits(mention) and (to is None or mention.place != to.place))


def _beside(place: Place, field: str) -> Place:
    """The place of another field of the same node."""
    return Place(place.sentence, (*place.path[:-1], field))


def _is_doer_of(mention: Mention, place: Place) -> bool:
    """Whether something was done by it to what a reference means: "the monster Summoned by its effect"."""
    path = mention.place.path
    return (
        isinstance(mention.node, EffectOf)
        and mention.place.sentence == place.sentence
        and path[: len(place.path)] == place.path
    )


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
    place = Place(part.place.sentence, (*part.place.path, _WHOLE))
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
    others = _said_otherwise(memory, node, place)
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


def _likely(memory: Memory, node: Pointing, holder: Node, place: Place) -> Callable[[Mention], bool]:
    """What a reference can mean, without what is less likely where something likelier is left.

    It means nothing that only says what a card is, what a player has, or by what something is done;
    no cards that are said to be others, or to be on another side; none that a narrower noun does not
    name; none that are where this cannot be done to them; not what was discarded beside a target.
    """
    can_be = fitting(node)
    closed = memory.closed if isinstance(node, That) else []

    def fits(one: Mention) -> bool:
        return can_be(one) and one not in closed and not _is_doer_of(one, place)

    if is_left_over(node):
        return fits
    lies = described(node) if isinstance(node, Spoken) else None
    left = [one for one in (*memory.mentions, *memory.standing) if fits(one)]
    others = _said_otherwise(memory, node, place)
    limited, summoned = _limited_by(place), _summoned_by(place, holder)
    named = _named_by_deed(node, holder)
    is_of_whole = isinstance(holder, PartOf) and field_of(place) == _WHOLE
    is_many = is_plural(node) or is_of_whole
    is_beside_target = "condition" not in place.path and any(isinstance(one.holder, Target) for one in left)
    is_that = isinstance(node, That)
    is_attacker = Attacking() in getattr(node, "adjectives", ())
    for likelier in (
        lambda one: not isinstance(node, That) or is_zone(one) == _uses(holder),
        lambda one: not isinstance(node, Spoken) or one.place not in others,
        lambda one: not isinstance(node, SpokenByName) or not isinstance(one.node, Together),
        lambda one: not isinstance(holder, Qualifier) or one.place != limited,
        lambda one: one.place != summoned,
        lambda one: named is None or not is_called_so(one, named),
        lambda one: not contradicts(node, one.node),
        lambda one: is_said_to_be(one, node),
        lambda one: is_on_side(one.node, node),
        lambda one: lies is None or _may_lie(memory, one, lies),
        lambda one: is_called(one, node),
        lambda one: is_told_of(one, node),
        lambda one: not _is_told_of(place) or is_what_was_done(one, holder),
        lambda one: not (memory.is_instead and isinstance(one.holder, Condition)),
        lambda one: not one.is_kind(),
        lambda one: not (one.is_again and isinstance(one.holder, SameAs)),
        lambda one: not (isinstance(node, That) and _is_effect(one)) or _negates(holder),
        lambda one: is_attacker or one.is_again or _BY_THE_WAY.isdisjoint(one.place.path),
        lambda one: not (isinstance(node, That) and one.is_again and one.is_means),
        lambda one: not isinstance(one.holder, _HAVING) or is_many,
        lambda one: not is_of_whole or one.is_many,
        lambda one: can_be_done(holder, field_of(place), memory.where(one, is_one_of_two=is_that)),
        lambda one: not (isinstance(holder, LeavesTheField) and isinstance(one.holder, Destroy)),
        lambda one: not isinstance(holder, AttacksAgain | MustAttackAgain) or not is_attacked(one),
        lambda one: not _lies_there(node) or memory.where(one) in (None, Whereabouts.FIELD),
        lambda one: one not in memory.standing or one in memory.mentions,
        lambda one: not (is_beside_target and isinstance(one.holder, Discard)),
    ):
        left = list(filter(likelier, left)) or left
    if not is_many and not isinstance(holder, FromCards):
        left = [one for one in left if one.is_acted_on and not is_clearly_many(one)] or left
    return lambda one: any(one is mention for mention in left) or (fits(one) and one in memory.held)


def _may_lie(memory: Memory, one: Mention, there: Whereabouts) -> bool:
    """Whether a card may be, or have been, where a reference says that it lies; of several, one does."""
    known = {place for place in (memory.where(one), described(one.node)) if place is not None}
    return there in known or not (known or isinstance(one.node, Together))


def _is_effect(mention: Mention) -> bool:
    """Whether effects were mentioned, and not that they were negated: then the card can be meant."""
    return isinstance(mention.node, EffectOf | ThisEffect) and not _negates(mention.holder)


def _negates(holder: Node) -> bool:
    """Whether something is negated: an effect, which gains no ATK, and which nobody controls."""
    return "Negat" in type(holder).__name__


def _lies_there(node: Pointing) -> bool:
    """Whether it says how a card lies on the field: "that face-up monster"."""
    return any(isinstance(one, Lying) for one in getattr(node, "adjectives", ()))


def _is_told_of(place: Place) -> bool:
    """Whether a condition, or a description, tells what was done: "if it was there when it was destroyed"."""
    return "condition" in place.path or {"qualifiers", "event"}.issubset(place.path)


def _said_otherwise(memory: Memory, node: Pointing, place: Place) -> set[Place]:
    """What "that monster" does not mean: what the same state or action is about under another name.

    "It gains ATK equal to that monster's ATK"; "Set 1 monster, with less ATK than that monster".
    """
    limited = _limited_by(place)
    if limited is not None:
        return {limited}
    beside = next((field for field in ("amount", "other") if field in place.path), None)
    if beside is None:
        return set()
    subject = Place(place.sentence, (*place.path[: place.path.index(beside)], "what"))
    meant = {
        one.antecedent
        for one in memory.bound
        if one.reference == subject and memory.words.get(subject) != words_of(node)
    }
    return {subject, *meant}


def _limited_by(place: Place) -> Place | None:
    """What is described behind the action that is done to it: "..., whose Level is 1 higher than it"."""
    if "more" not in place.path:  # of OnlySuch
        return None
    return Place(place.sentence, (*place.path[: place.path.index("more")], "action", "what"))


def _summoned_by(place: Place, holder: Node) -> Place | None:
    """The monster that is Summoned by doing something to others, or that attacks: "cannot target it"."""
    if isinstance(holder, CannotAttack) and field_of(place) == "what":
        return _beside(place, "attackers")
    if not isinstance(holder, Action) or "by" not in place.path or field_of(place) != "what":
        return None
    return Place(place.sentence, (*place.path[: place.path.index("by")], "what"))


def _named_by_deed(node: Pointing, holder: Node) -> Spoken | None:
    """What else a state or action names by what was done to it: "that monster ... the sent monster"."""
    other = getattr(getattr(holder, "amount", None), "what", None)
    if not isinstance(node, Spoken) or not isinstance(other, Spoken):
        return None
    return other if is_told_by_deed(other) and not is_told_by_deed(node) else None


def _uses(holder: Node) -> bool:
    """Whether it says that a zone cannot be used."""
    return isinstance(holder, CannotBe) and holder.done == Undergone(deeds=(Deed.USED,))
