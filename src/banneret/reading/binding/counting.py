"""What is counted for both of two things: "for each banished card, this card gains 100 ATK and ...".

What is counted before the first is counted for what is joined to it, too. In the tree it belongs to the first
alone, so the words have to tell where it stood.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec

from banneret.effects.abilities import Ability
from banneret.effects.actions.steps import Apply, Link, Step
from banneret.effects.node import Node
from banneret.effects.states import Gains, Loses

_JOINING: Final = frozenset({Link.AND, Link.ALSO})
NodeT = TypeVar("NodeT", bound=Node)


def with_counts(tree: NodeT, said: Sequence[str]) -> NodeT:
    """The tree of a sentence in which what it begins by counting is counted for all that it joins.

    Args:
        tree: as the grammar reads it.
        said: the words of the sentence, in small letters.
    """
    if not isinstance(tree, Ability) or [*said[:2]] != ["for", "each"]:
        return tree
    first = tree.effect.first
    each = first.state.each if isinstance(first, Apply) and isinstance(first.state, Gains | Loses) else None
    if each is None:
        return tree
    rest = tuple(_counted(step, each) for step in tree.effect.rest)
    return msgspec.structs.replace(tree, effect=msgspec.structs.replace(tree.effect, rest=rest))


def _counted(step: Step, each: Node) -> Step:
    action = step.action
    state = action.state if isinstance(action, Apply) else None
    if step.link not in _JOINING or not isinstance(state, Gains | Loses) or state.each is not None:
        return step
    counted = msgspec.structs.replace(action, state=msgspec.structs.replace(state, each=each))
    return msgspec.structs.replace(step, action=counted)
