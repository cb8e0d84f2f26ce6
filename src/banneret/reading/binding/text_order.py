"""The parts of a node in the order of the text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from banneret.effects.abilities import Ability
from banneret.effects.actions.steps import Provided
from banneret.effects.continuous import Whenever
from banneret.effects.kinds import Action
from banneret.effects.node import Node, Path
from banneret.effects.nouns import Objects, One
from banneret.effects.procedures import SummoningProcedure
from banneret.effects.tallies import DistributeCounters

_TEXT_ORDER: Final[Mapping[type[Node], tuple[str, ...]]] = {
    Ability: ("timings", "cost", "effect", "holds"),
    DistributeCounters: ("amount", "among"),
    SummoningProcedure: ("timings", "way", "rest"),
}
"""Fields in the order of the text, where a class has them in another."""


def in_order(node: Node) -> Iterator[tuple[Path, Node]]:
    """The nodes directly in a node with the way to each, in the order of the text."""
    names = _TEXT_ORDER.get(type(node), node.__struct_fields__)
    if isinstance(node, Whenever) and node.behind:
        names = ("action", "timing")
    if isinstance(node, Provided) and _is_of_any(node.action):  # "destroy a monster if its ATK becomes 0"
        names = ("action", "condition")
    for name in names:
        yield from _parts_of(name, getattr(node, name))


def _is_of_any(action: Action) -> bool:
    """Whether it is done to any card such as it describes, of which the condition then speaks."""
    what = getattr(action, "what", None)
    return isinstance(what, Objects) and what.quantity == One()


def _parts_of(name: str, content: object) -> Iterator[tuple[Path, Node]]:
    if isinstance(content, Node):
        yield (name,), content
    elif isinstance(content, tuple):
        for index, one in enumerate(content):
            if isinstance(one, Node):
                yield (name, index), one
