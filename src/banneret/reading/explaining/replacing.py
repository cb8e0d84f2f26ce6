"""What it is that an effect with "instead" replaces, in words."""

from __future__ import annotations

from banneret.effects.abilities import (
    Applies,
)
from banneret.effects.actions.moving import Destroy
from banneret.effects.actions.steps import (
    Apply,
)
from banneret.effects.events import Happens
from banneret.effects.happenings import Undergone
from banneret.effects.nouns import Deed, WhichWas
from banneret.effects.statics import IsDone, TakesInstead
from banneret.effects.timings import (
    If,
    When,
)


def replacing(tree: Applies) -> tuple[str, str]:
    """What is said before and behind what is done in the place of something; empty where it replaces nothing.

    Args:
        tree: the sentence.
    """
    if not tree.instead:
        return "", ""
    if _says_what_is_replaced(tree):
        return "", " instead"
    of_what = "sending it to the GY" if _is_destroyed_first(tree) else "that"
    return f"Instead of {of_what}: ", ""


def _is_destroyed_first(tree: Applies) -> bool:
    """Whether it tells where a card goes that is destroyed, as Crystal Beasts do: the destruction remains.

    Of a card that "would be destroyed", or in whose place another is destroyed, it is the destruction that
    is replaced.
    """
    if isinstance(tree.effect.first, Destroy):
        return False
    events = [timing.event for timing in tree.timings if isinstance(timing, If | When)]
    done = [event.done for event in events if isinstance(event, Happens)]
    return any(isinstance(one, Undergone) and Deed.DESTROYED in one.deeds for one in done)


def _says_what_is_replaced(tree: Applies) -> bool:
    """Whether what is done says in the place of what: "any card sent to the GY is banished instead"."""
    state = tree.effect.first.state if isinstance(tree.effect.first, Apply) else None
    is_of_sort = isinstance(state, IsDone) and any(
        isinstance(one, WhichWas) for one in getattr(state.what, "qualifiers", ())
    )
    return is_of_sort or isinstance(state, TakesInstead)
