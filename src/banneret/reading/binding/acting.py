"""Who does the second of two things, as in "your opponent discards 1 card, then draws 1 card".

The grammar reads a verb in any form, so that "then draws" and "then draw" are one tree there. The form says
who acts: with "draws" the one who acted before goes on, and behind "both players" so does "draw".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from types import MappingProxyType
from typing import Final, TypeVar

import msgspec

from banneret.effects.actions.moving import (
    Add,
    Banish,
    Choose,
    Discard,
    Draw,
    PlaceInDeck,
    ReturnTo,
    Reveal,
    Send,
    ShuffleInto,
    Tribute,
)
from banneret.effects.actions.steps import Does, Link, Step, Steps
from banneret.effects.actions.summoning import SpecialSummon
from banneret.effects.kinds import Action
from banneret.effects.node import Node
from banneret.effects.players import Who

_VERBS: Final = MappingProxyType(
    {
        Add: "adds",
        Banish: "banishes",
        Choose: "chooses",
        Discard: "discards",
        Draw: "draws",
        PlaceInDeck: "places",
        ReturnTo: "returns",
        Reveal: "reveals",
        Send: "sends",
        ShuffleInto: "shuffles",
        SpecialSummon: "summons",
        Tribute: "tributes",
    }
)
"""What players do, as it is said of one who is not you."""
_GOING_ON: Final = frozenset({Link.THEN, Link.AND, Link.NEXT, Link.AND_IF_THEY_DO})
_BOTH: Final = "both"
NodeT = TypeVar("NodeT", bound=Node)


def with_actors(tree: NodeT, said: Sequence[str], printed: Sequence[str]) -> NodeT:
    """The tree of a sentence in which each step of another player names that player.

    Args:
        tree: as the grammar reads it.
        said: the words of the sentence, in small letters.
        printed: those that the tree prints, in which a step without a player is yours.
    """
    missing = Counter(said) - Counter(printed)
    verbs = {verb for verb in _VERBS.values() if missing[verb]}
    is_of_both = _BOTH in said
    if not verbs and not is_of_both:
        return tree
    return _acted(tree, verbs, is_of_both=is_of_both)


def _acted(node: NodeT, verbs: Collection[str], *, is_of_both: bool) -> NodeT:
    changes: dict[str, object] = {}
    for name in node.__struct_fields__:
        content = getattr(node, name)
        if isinstance(content, Node):
            new: object = _acted(content, verbs, is_of_both=is_of_both)
        elif isinstance(content, tuple):
            new = tuple(
                _acted(one, verbs, is_of_both=is_of_both) if isinstance(one, Node) else one for one in content
            )
        else:
            continue
        if new != content:
            changes[name] = new
    changed = msgspec.structs.replace(node, **changes) if changes else node
    if isinstance(changed, Steps):
        rest = _going_on(changed, verbs, is_of_both=is_of_both)
        if rest != changed.rest:
            return msgspec.structs.replace(changed, rest=rest)
    return changed


def _going_on(steps: Steps, verbs: Collection[str], *, is_of_both: bool) -> tuple[Step, ...]:
    before: Action = steps.first
    rest: list[Step] = []
    for step in steps.rest:
        verb = _VERBS.get(type(step.action))
        if isinstance(before, Does) and before.who is not Who.YOU and step.link in _GOING_ON:
            is_plural = is_of_both and before.who is Who.EACH_PLAYER and verb is not None
            if verb in verbs or is_plural:
                step = msgspec.structs.replace(step, action=Does(Who.THEY, step.action))
        before = step.action
        rest.append(step)
    return tuple(rest)
