"""What holds of cards in several respects at once, with exceptions, and whenever something happens."""

from __future__ import annotations

from banneret.effects.actions.steps import Link
from banneret.effects.kinds import Action, Duration, Moment, State, Timing, What
from banneret.effects.node import Node


class Further(Node, frozen=True):
    """A further thing that holds of the same cards."""

    link: Link
    state: State


class HoldsOf(State, frozen=True):
    """Several things hold of the same cards, which the text names once."""

    what: What
    first: State
    """Of it and of the further ones the subject is `Reference.SAME`."""
    rest: tuple[Further, ...]


class ExceptIn(Duration, frozen=True):
    """At any time but this."""

    moment: Moment


class Whenever(Action, frozen=True):
    """Something that is done each time that something happens, as long as the effect lasts."""

    timing: Timing
    action: Action
    instead: bool = False
    """In place of what would happen."""
