"""How long the second of two things holds: "until the End Phase, it gains 500 ATK, and if it does, ...".

A duration that is said before the first holds for what hangs on it, too. In the tree it belongs to the first
alone, so the words have to tell where it stood.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec

from banneret.effects.actions.steps import Apply, Lasting, Link, Persisting, Step, Steps
from banneret.effects.actions.values import Increase, Reduce
from banneret.effects.kinds import Action, Duration
from banneret.effects.node import Node
from banneret.effects.printer import Unprintable, print_node
from banneret.effects.spelling import Spelling

_HANGING: Final = frozenset({Link.AND_IF_YOU_DO, Link.AND_IF_THEY_DO, Link.AND_IF_IT_DOES})
_BEGINS: Final = frozenset({";", ":", "then", "also"})
"""Words behind which something new begins; a comma may follow the last two."""
NodeT = TypeVar("NodeT", bound=Node)


def with_durations(tree: NodeT, said: Sequence[str], spelling: Spelling) -> NodeT:
    """The tree of a sentence in which a duration said first is also that of what hangs on the first thing.

    Args:
        tree: as the grammar reads it.
        said: the words of the sentence, in small letters.
        spelling: in which durations are spelled.
    """
    changes: dict[str, object] = {}
    for name in tree.__struct_fields__:
        content = getattr(tree, name)
        if isinstance(content, Node):
            new: object = with_durations(content, said, spelling)
        elif isinstance(content, tuple):
            new = tuple(
                with_durations(one, said, spelling) if isinstance(one, Node) else one for one in content
            )
        else:
            continue
        if new != content:
            changes[name] = new
    changed = msgspec.structs.replace(tree, **changes) if changes else tree
    if isinstance(changed, Steps):
        rest = _going_on(changed, said, spelling)
        if rest != changed.rest:
            return msgspec.structs.replace(changed, rest=rest)
    return changed


def _going_on(steps: Steps, said: Sequence[str], spelling: Spelling) -> tuple[Step, ...]:
    before: Action = steps.first
    rest: list[Step] = []
    for step in steps.rest:
        duration = getattr(before, "duration", None)
        if step.link in _HANGING and isinstance(duration, Duration) and _is_first(duration, said, spelling):
            step = msgspec.structs.replace(step, action=_for_so_long(step.action, duration))
        before = step.action
        rest.append(step)
    return tuple(rest)


def _is_first(duration: Duration, said: Sequence[str], spelling: Spelling) -> bool:
    """Whether a duration is said before what holds for so long."""
    try:
        words = print_node(duration, "duration", spelling).lower().split()
    except Unprintable:
        return False
    for start in range(len(said) - len(words)):
        end = start + len(words)
        if [*said[start:end]] == words and said[end] == ",":
            behind = said[start - 2] if said[start - 1 : start] == [","] else said[start - 1]
            return start == 0 or behind in _BEGINS
    return False


def _for_so_long(action: Action, duration: Duration) -> Action:
    """The same for a time, if it holds and no time is said."""
    if isinstance(action, Apply) and action.duration is None:
        return msgspec.structs.replace(action, duration=duration)
    if isinstance(action, Persisting):
        return msgspec.structs.replace(action, action=_for_so_long(action.action, duration))
    return Lasting(action, duration) if isinstance(action, Increase | Reduce) else action
