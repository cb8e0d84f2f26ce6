"""A card's trees with what its references are bound to: what stands at a place, and around it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum

from banneret.effects.actions.steps import Link, OneOfTwo, Step
from banneret.effects.continuous import WithFeature
from banneret.effects.events import EitherEvent
from banneret.effects.kinds import Sentence, What
from banneret.effects.node import Node
from banneret.effects.nouns import Objects, Spoken, That
from banneret.effects.timings import AnyTiming
from banneret.reading.binding.places import Bindings, Place, node_at
from banneret.reading.naming.card_nouns import is_effect


class BoundCard:
    """Answers what stands at the places of a card, and which place a reference means."""

    def __init__(self, bindings: Bindings, trees: Sequence[Sentence | None]) -> None:
        """Look into a card.

        Args:
            bindings: what its references mean.
            trees: its sentences; None for those that are not read.
        """
        self._antecedents = {one.reference: one.antecedent for one in bindings.bound}
        self._trees = trees

    def tree(self, sentence: int) -> Sentence | None:
        """A sentence; None where it is not read, or before the first."""
        return self._trees[sentence] if sentence >= 0 else None

    def at(self, place: Place) -> Node | Enum | None:
        """What stands at a place; None where nothing does."""
        tree = self._trees[place.sentence]
        if tree is None:
            return None
        try:
            return node_at(tree, place.path)
        except LookupError:
            return None

    def parent(self, place: Place) -> Node | Enum | None:
        """The node in a field of which something stands; None where it stands in a list."""
        return self.at(Place(place.sentence, place.path[:-1]))

    def holder(self, place: Place) -> Node | None:
        """The node that something belongs to: the action done to it, the event that befell it."""
        path = place.path
        while path:
            path = path[:-1]
            found = self.at(Place(place.sentence, path))
            if isinstance(found, Node) and not isinstance(found, What):
                return found
        return None

    def antecedent(self, reference: Place) -> Place | None:
        """The place that a reference means; None where it is bound to none."""
        return self._antecedents.get(reference)

    def references_before(self, reference: Place) -> Iterator[Place]:
        """The references before another that mean the same, in the order in which they were bound."""
        meant = self._antecedents.get(reference)
        for place, antecedent in self._antecedents.items():
            if place == reference:
                break
            if antecedent == meant:
                yield place

    def effects_at(self, place: Place) -> Objects | None:
        """The effects that stand at a place, whatever they do; None where cards or other things do."""
        node = self.at(place)
        node = node.what if isinstance(node, WithFeature) else node
        return node if isinstance(node, Objects) and is_effect(node.noun) else None

    def either_around(self, place: Place) -> Node | None:
        """The two events of which something stands in one, and either of which may have come."""
        return next(
            (node for _, node in self._around(place) if isinstance(node, AnyTiming | EitherEvent)), None
        )

    def is_of_two_actions(self, place: Place) -> bool:
        """Whether one of two things is done to it, and the other to another card: either may be meant."""
        for length, node in self._around(place):
            if isinstance(node, OneOfTwo) and place.path[length] in ("first", "second"):
                other = node.first if place.path[length] == "second" else node.second
                return not isinstance(getattr(other, "what", None), That | Spoken | None)
        return False

    def is_in_place_of(self, place: Place, other: Place) -> bool:
        """Whether the step at a place is done in the place of that before it, where another place is.

        What is done "but" with something goes with it.
        """
        for length in range(3, len(place.path)):
            *way, field, number = place.path[:length]
            if not isinstance(number, int):
                continue
            steps = (self.at(Place(place.sentence, (*way, field, one))) for one in range(number, -1, -1))
            links = [one.link if isinstance(one, Step) else None for one in steps]
            behind = next((index for index, link in enumerate(links) if link is not Link.BUT), None)
            if behind is not None and links[behind] is Link.OR:
                number -= behind
                before = (*way, field, number - 1) if number else (*way, "first")
                return other.sentence == place.sentence and other.path[: len(before)] == before
        return False

    def are_alternatives(self, one: Place, other: Place) -> bool:
        """Whether two places belong to two things of which only one is done: "add 1 card or send it"."""
        shared = 0
        while shared < min(len(one.path), len(other.path)) and one.path[shared] == other.path[shared]:
            shared += 1
        ways = (one.path[shared : shared + 1], other.path[shared : shared + 1])
        if one.sentence != other.sentence or ways != (("first",), ("second",)):
            return False
        return isinstance(self.at(Place(one.sentence, one.path[:shared])), OneOfTwo)

    def _around(self, place: Place) -> Iterator[tuple[int, Node]]:
        """The nodes between the sentence and a place, each with the length of the way to it."""
        for length in range(1, len(place.path)):
            node = self.at(Place(place.sentence, place.path[:length]))
            if isinstance(node, Node):
                yield length, node
