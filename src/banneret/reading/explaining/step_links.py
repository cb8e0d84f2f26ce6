"""How a step of an effect hangs on the one before it: "Then, only if step 1 was done"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from banneret.effects.actions.steps import (
    Apply,
    Forbid,
    Instead,
    Lasting,
    Later,
    Link,
    LinkedAction,
    May,
    Provided,
    RedirectLeaving,
)
from banneret.effects.actions.summoning import ExtraNormalSummon
from banneret.effects.kinds import Action, What
from banneret.effects.node import walk
from banneret.effects.nouns import LeftOver, Reference, Spoken, That
from banneret.effects.permissions import EffectsNotActivated
from banneret.effects.states import AttacksPlayer, Can, MakesAttacks

LINKS: Final[Mapping[Link, str]] = MappingProxyType(
    {
        Link.THEN: "Then, only if {} was done: ",
        Link.AND_IF_YOU_DO: "At the same time, only if {} is done: ",
        Link.AND_IF_THEY_DO: "At the same time, only if {} is done: ",
        Link.AND_IF_IT_DOES: "At the same time, only if {} comes about: ",
        Link.ALSO: "At the same time, whether or not {} is done: ",
        Link.AFTER_THAT: "Afterwards, whether or not {} was done: ",
        Link.TO: "Then, only if {} was done: ",
        Link.OR: "In place of {}: ",
        Link.EITHER_CASE: "In either case: ",
        Link.BUT: "With this restriction: ",
        Link.NEXT: "After {}: ",
        Link.OTHERWISE: "Only if {} was not done: ",
        Link.AND: "At the same time as {}, both or neither: ",
    }
)
"""How a step hangs on the one that is named."""
SIDE_BY_SIDE: Final = frozenset({Link.AND, Link.ALSO, Link.NEXT})
"""Links between what holds at the same time, where nothing is done."""
_SPOKEN_OF: Final = frozenset({Reference.IT, Reference.THEM, Reference.BOTH})


def goes_with_step(one: LinkedAction, before_it: Action, *, restriction_goes_on: bool) -> bool:
    """Whether it comes about together with the step before it, and is not done after that.

    Args:
        one: what is said.
        before_it: what is done in the step before.
        restriction_goes_on: whether it is still said what restricts that step.
    """
    return (
        (restriction_goes_on and one.link is not Link.BUT and speaks_of_step(one.action))
        or (one.link is Link.NEXT and _hold(one.action, before_it))
        or (one.link is Link.ALSO and _is_end_of_step(one.action))
        or (one.link is Link.AND and restriction_goes_on and isinstance(one.action, Apply))
    )


def is_said_of_step(action: Action) -> bool:
    """Whether it is only said how the step before goes: nothing is done then that could go before.

    Args:
        action: what is said.
    """
    return isinstance(action, Apply) and isinstance(action.state, EffectsNotActivated)


def replaces_both(done: Sequence[LinkedAction], action: Action) -> bool:
    """Whether it is done in the place of two steps with an "and" between, and says nothing of their cards.

    "Take 1 Rock monster and either add it to your hand or send it to the GY, or you can draw 1 card instead."

    Args:
        done: all that is done before.
        action: what is done in its place.
    """
    return len(done) > 1 and done[-1].link is Link.AND and not speaks_of_step(action)


def _hold(*actions: Action) -> bool:
    """Whether one of them is not done, but holds from then on: a list of such things comes about together."""
    return any(isinstance(one, Apply | Forbid) for one in actions)


def is_alike(action: Action, other: Action) -> bool:
    """Whether the same is done in the place of something, to other cards: what follows speaks of either.

    Args:
        action: what is done.
        other: what is done else.
    """
    while isinstance(action, Instead | May | Provided):
        action = action.action
    return type(action) is type(other.action if isinstance(other, May) else other)


def speaks_of_step(action: Action) -> bool:
    """Whether it is about the cards of the step before: what hangs on that with a "but" goes on.

    Args:
        action: what is done, or holds.
    """
    return any(
        (isinstance(node, Spoken) and LeftOver() not in node.adjectives)
        or getattr(node, "which", None) in _SPOKEN_OF
        for node in walk(action)
    )


def allows(action: Action) -> bool:
    """Whether more can be done then, so that what hangs on a "but" restricts nothing.

    Args:
        action: what is done, or holds.
    """
    while isinstance(action, Lasting):
        action = action.action
    if not isinstance(action, Apply):
        return isinstance(action, ExtraNormalSummon)
    state = action.state
    return isinstance(state, Can | MakesAttacks) or (isinstance(state, AttacksPlayer) and not state.cannot)


def is_of_this(action: Action) -> bool:
    """Whether it is only about this card or cards that were spoken of, and binds no player for a time.

    Args:
        action: what is done, or holds.
    """
    cards = [node for node in walk(action) if isinstance(node, What)]
    return not isinstance(action, Forbid) and all(isinstance(one, That | Spoken) for one in cards)


def _is_end_of_step(action: Action) -> bool:
    """Whether it is done later to the cards of the step before: "also destroy it during the End Phase"."""
    return isinstance(action, Later | RedirectLeaving) and speaks_of_step(action)
