"""How many cards."""

from __future__ import annotations

from banneret.effects.kinds import Quantity


class Exactly(Quantity, frozen=True):
    """So many."""

    number: int


class UpTo(Quantity, frozen=True):
    """At most so many, at least one."""

    number: int


class AtLeast(Quantity, frozen=True):
    """So many or more."""

    number: int


class AtMost(Quantity, frozen=True):
    """So many or fewer, or none: "2 or less monsters"."""

    number: int


class EitherNumber(Quantity, frozen=True):
    """One of two numbers."""

    number: int
    other: int


class All(Quantity, frozen=True):
    """Every one there is."""


class Every(Quantity, frozen=True):
    """Every one there is, each by itself: "each monster"."""


class Unnumbered(Quantity, frozen=True):
    """A plural without a number: all that fit, as they come."""


class AnyNumber(Quantity, frozen=True):
    """As many as the player likes, at least one."""


class ANumber(Quantity, frozen=True):
    """As many as the text says behind: "a number of cards equal to"."""


class AnyOne(Quantity, frozen=True):
    """Whichever there is: "any monster"."""


class AnySome(Quantity, frozen=True):
    """Whichever there are: "any monster(s)"."""


class Only(Quantity, frozen=True):
    """Such, and no others: "having only Machine monsters in your GY"."""


class ThatMany(Quantity, frozen=True):
    """As many as were just spoken of."""


class AnEqualNumber(Quantity, frozen=True):
    """As many as were just spoken of, of another kind."""


class UpToThatMany(Quantity, frozen=True):
    """At most as many as were just spoken of."""


class ATotalOf(Quantity, frozen=True):
    """So many of several kinds together."""

    number: int


class TheExactly(Quantity, frozen=True):
    """The only ones there are, so many: "the 2 targets"."""

    number: int


class Both(Quantity, frozen=True):
    """The two just spoken of."""


class AsManyAsPossible(Quantity, frozen=True):
    """As many as there are and can be."""


class NoneOf(Quantity, frozen=True):
    """Not one."""


class NoOther(Quantity, frozen=True):
    """Not one but this."""


class Some(Quantity, frozen=True):
    """One or more, in triggers: "a monster(s)"."""


class SomeOf(Quantity, frozen=True):
    """One or more of somebody's: "your Dragon monster(s)"."""


class SomeOther(Quantity, frozen=True):
    """One or more that are not this card, in triggers: "another card(s)"."""


class One(Quantity, frozen=True):
    """One of them, in conditions: "a monster"."""


class OneOther(Quantity, frozen=True):
    """One that is not this card: "another monster"."""


class OneOf(Quantity, frozen=True):
    """One of somebody's: "your DARK monster"."""


class AllThe(Quantity, frozen=True):
    """All that fit, as a text names them to compare with or to count: "the cards you control"."""


class OneOfAnOpponent(Quantity, frozen=True):
    """One that an opponent controls: "an opponent's monster"."""


class OneOfAnyPlayer(Quantity, frozen=True):
    """One that any player controls: "any player's monster"."""
