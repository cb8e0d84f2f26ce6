"""What is done once for each of some cards, or for so much of a value; and what is done again with others."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.kinds import Action, Adjective, Amount, Condition, Duration, What
from banneret.effects.nouns import Zones
from banneret.effects.players import Who


class ForEach(Action, frozen=True):
    """Something that is done once for each of some cards."""

    each: What
    action: Action
    said_first: bool = False
    """Whether the text begins with it: "for each of them, draw 1 card"."""


class EveryFew(What, frozen=True):
    """So many cards of a kind, counted off: "every 2 monsters destroyed"."""

    number: int
    cards: What
    out_of: bool = False
    """Whether the text counts them off a known number: "every 3 of your banished cards"."""


class EveryAmount(What, frozen=True):
    """So much of a value, counted off: "every 1000 LP paid"."""

    number: int
    amount: Amount
    rounded_down: bool = False
    """Whether the text says that what is left over does not count; it never does."""


class SameVerb(StrEnum):
    """What is done again, as it was said before."""

    ADD = "add"
    SPECIAL_SUMMON = "Special Summon"
    TARGET = "target"
    SEND = "send"


class SameWith(Action, frozen=True):
    """The same as was said before, but with other cards or from another place."""

    verb: SameVerb
    what: What | None = None
    """None: such cards as before."""
    source: Zones | None = None
    """None: from where it was said before, unless ``what`` tells it."""


class Such(Adjective, frozen=True):
    """Of the kind just described: "1 such monster"."""


class AsManyAsThere(Action, frozen=True):
    """Something that is done to all there are, where there are fewer cards than it names."""

    action: Action
    fewer_than: int | None = None
    """The number named, if the text says it again."""


class ShowingHidden(Action, frozen=True):
    """Something done to cards whose kind matters: of them those that are face-down are revealed as well."""

    action: Action


class OneOfTwoWays(Action, frozen=True):
    """One of two things done to the same cards, as the player likes; "it" in both is ``what``."""

    what: What
    first: Action
    second: Action


class OutOf(Action, frozen=True):
    """One of several things, all with cards of one zone: "from your hand, either ... or ..."."""

    source: Zones
    action: Action


class CardsDrawn(What, frozen=True):
    """All cards that a player draws in a time to come."""

    who: Who
    until: Duration


class HasNoneThere(Condition, frozen=True):
    """None of the cards just spoken of is in a player's hand, so that nothing was done to any."""

    who: Who
