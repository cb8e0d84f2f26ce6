"""What a reference can mean after what is less likely has been sifted out, one question after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from banneret.effects.actions.moving import Destroy, Discard, Target
from banneret.effects.battle import AttacksAgain, MustAttackAgain
from banneret.effects.conditions import Controls, DoesNotControl, Has, ThereIs
from banneret.effects.events import LeavesTheField
from banneret.effects.happenings import EffectOf, Undergone
from banneret.effects.kinds import Action, Condition, Qualifier
from banneret.effects.node import Node
from banneret.effects.nouns import (
    Attacking,
    Deed,
    FromCards,
    Lying,
    PartOf,
    SameAs,
    Spoken,
    SpokenByName,
    That,
    Together,
)
from banneret.effects.states import CannotBe
from banneret.effects.statics import CannotAttack, ThisEffect
from banneret.reading.binding.memory import Memory
from banneret.reading.binding.mentioned import Mention, field_of, is_clearly_many, is_what_was_done, is_zone
from banneret.reading.binding.places import Place
from banneret.reading.binding.pointing import (
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
from banneret.reading.binding.whereabouts import Whereabouts, can_be_done, described

_BY_THE_WAY: Final = frozenset({"by", "using", "duration", "doing", "means"})
"""Ways to what helps to do something, to how long it lasts, and to what nobody does."""
_HAVING: Final = (Controls, DoesNotControl, Has, ThereIs)
"""Conditions whose cards are there, and nothing is done to them: "if you control a Spell, destroy it"."""
WHOLE: Final = "whole"
"""The field of what some are taken of."""


def likely(memory: Memory, node: Pointing, holder: Node, place: Place) -> Callable[[Mention], bool]:
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
    others = said_otherwise(memory, node, place)
    limited, summoned = _limited_by(place), _summoned_by(place, holder)
    named = _named_by_deed(node, holder)
    is_of_whole = isinstance(holder, PartOf) and field_of(place) == WHOLE
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


def _is_doer_of(mention: Mention, place: Place) -> bool:
    """Whether something was done by it to what a reference means: "the monster Summoned by its effect"."""
    path = mention.place.path
    return (
        isinstance(mention.node, EffectOf)
        and mention.place.sentence == place.sentence
        and path[: len(place.path)] == place.path
    )


def said_otherwise(memory: Memory, node: Pointing, place: Place) -> set[Place]:
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
        return beside(place, "attackers")
    if not isinstance(holder, Action) or "by" not in place.path or field_of(place) != "what":
        return None
    return Place(place.sentence, (*place.path[: place.path.index("by")], "what"))


def _named_by_deed(node: Pointing, holder: Node) -> Spoken | None:
    """What else a state or action names by what was done to it: "that monster ... the sent monster"."""
    other = getattr(getattr(holder, "amount", None), "what", None)
    if not isinstance(node, Spoken) or not isinstance(other, Spoken):
        return None
    return other if is_told_by_deed(other) and not is_told_by_deed(node) else None


def beside(place: Place, field: str) -> Place:
    """The place of another field of the same node."""
    return Place(place.sentence, (*place.path[:-1], field))


def _uses(holder: Node) -> bool:
    """Whether it says that a zone cannot be used."""
    return isinstance(holder, CannotBe) and holder.done == Undergone(deeds=(Deed.USED,))
