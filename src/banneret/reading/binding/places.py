"""Places in the trees of a card, and which of them its references speak of."""

from __future__ import annotations

from enum import Enum

import msgspec

from banneret.effects.kinds import Sentence
from banneret.effects.node import Node, Path


class Place(msgspec.Struct, frozen=True):
    """Where a node stands in a card."""

    sentence: int
    path: Path

    def __str__(self) -> str:
        return f"{self.sentence}:{'.'.join(map(str, self.path))}"


class Binding(msgspec.Struct, frozen=True):
    """A reference and what it speaks of."""

    reference: Place
    antecedent: Place


class Unbound(msgspec.Struct, frozen=True):
    """A reference that nothing before it fits: the card is not read."""

    reference: Place
    word: str


class Bindings(msgspec.Struct, frozen=True):
    """All references of a card."""

    bound: tuple[Binding, ...] = ()
    unbound: tuple[Unbound, ...] = ()

    def antecedent(self, place: Place) -> Place | None:
        """The place that a reference speaks of; None where nothing stands there that needs one."""
        return next((one.antecedent for one in self.bound if one.reference == place), None)


def node_at(sentence: Sentence, path: Path) -> Node | Enum:
    """What stands at a path of a sentence.

    Raises:
        LookupError: nothing does.
    """
    found: object = sentence
    for step in path:
        found = (
            found[step]
            if isinstance(step, int) and isinstance(found, tuple)
            else getattr(found, str(step), None)
        )
    if not isinstance(found, Node | Enum):
        raise LookupError(f"nothing stands at {path}")
    return found
