"""Counters on cards: placed and removed by amounts, asked for, and told of."""

from __future__ import annotations

from banneret.effects.counters import Counter
from banneret.effects.kinds import Action, Amount, Condition, Event, Qualifier, What
from banneret.effects.nouns import Comparison, Zones


class PlaceAsManyCounters(Action, frozen=True):
    """Place as many counters as an amount says."""

    counter: Counter
    on: What
    amount: Amount


class PlaceUpToCounters(Action, frozen=True):
    """Place counters, as many as the player likes up to a number."""

    most: int
    counter: Counter
    on: What


class RemoveUpToCounters(Action, frozen=True):
    """Remove counters, as many as the player likes up to a number."""

    most: int
    counter: Counter
    source: What | Zones


class RemoveAllCounters(Action, frozen=True):
    """Remove all counters of a kind from cards, or from all cards of some zones."""

    counter: Counter
    source: What | Zones


class RemoveSomeCounters(Action, frozen=True):
    """Remove counters from any cards of these zones: as many as the player likes, from a least number on."""

    counter: Counter
    zones: Zones
    least: int = 1


class WithAnyCounters(Qualifier, frozen=True):
    """With at least one counter of a kind."""

    counter: Counter


class WithSoManyCounters(Qualifier, frozen=True):
    """With at least so many counters of a kind."""

    number: int
    counter: Counter


class HasCounters(Condition, frozen=True):
    """A card has so many counters of a kind."""

    what: What
    counter: Counter
    number: int = 1
    comparison: Comparison = Comparison.AT_LEAST
    spoken: bool = False
    """The very counters that were spoken of."""


class CountersLie(Condition, frozen=True):
    """So many counters of a kind are on the cards of some zones together, or on a card."""

    number: int
    counter: Counter
    on: What | Zones
    comparison: Comparison = Comparison.AT_LEAST


class CountersRemoved(What, frozen=True):
    """The counters that were just removed."""

    counter: Counter


class RemoveCountersAsChosen(Action, frozen=True):
    """Remove counters, as many as the effect asks for that is chosen next."""

    counter: Counter
    source: What | Zones


class NthCounterPlaced(Event, frozen=True):
    """A counter is placed that makes so many of its kind on a card."""

    number: int
    counter: Counter
    on: What


class LastCounterRemoved(Event, frozen=True):
    """No counter of a kind is left on a card that had some."""

    counter: Counter
    source: What | None = None
    """None: from this card."""


class DistributeCounters(Action, frozen=True):
    """Place counters on cards, on each as many as the player likes."""

    counter: Counter
    among: What
    amount: Amount
    up_to: bool = False
    """The amount is the most."""


class CountersHad(Amount, frozen=True):
    """As many counters as a card had that has left."""

    what: What
    as_monster: bool = False
    """When it was a monster on the field."""


class RemoveEitherNumber(Action, frozen=True):
    """Remove one of several numbers of counters from any cards of these zones."""

    numbers: tuple[Amount, ...]
    counter: Counter
    zones: Zones | None = None
    """None: anywhere on the field."""


class PlaceSuchCounters(Action, frozen=True):
    """Place counters of a kind, wherever and however many: what effects that are looked for do."""

    counter: Counter
