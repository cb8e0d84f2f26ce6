"""The kinds of nodes: one base class each, so that a field can name the kind it takes."""

from __future__ import annotations

from banneret.effects.node import Node


class Action(Node, frozen=True):
    """Something that is done."""


class State(Node, frozen=True):
    """Something that holds from now on, for some time: "it gains 500 ATK", "it cannot attack"."""


class Event(Node, frozen=True):
    """Something that happens."""


class Passive(Node, frozen=True):
    """What is done to cards: "destroyed by battle"."""


class Condition(Node, frozen=True):
    """Something that holds or does not."""


class Timing(Node, frozen=True):
    """When an effect answers, or may be used: what stands before the colon."""


class Moment(Node, frozen=True):
    """A point of the game: the End Phase, your next turn."""


class Duration(Node, frozen=True):
    """How long something lasts."""


class Amount(Node, frozen=True):
    """How much."""


class Quantity(Node, frozen=True):
    """How many cards."""


class Adjective(Node, frozen=True):
    """What stands before the noun."""


class Qualifier(Node, frozen=True):
    """What stands behind the noun."""


class What(Node, frozen=True):
    """Cards, or effects, described or spoken of before."""


class Agent(Node, frozen=True):
    """What does something to cards: battle, card effects, the opponent's monsters."""


class Sentence(Node, frozen=True):
    """One sentence of a card."""
