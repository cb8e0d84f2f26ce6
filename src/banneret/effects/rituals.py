"""Ritual Summons: with which cards, and at what price."""

from __future__ import annotations

from banneret.effects.amounts import Stat
from banneret.effects.kinds import Action, Adjective, Amount, Qualifier, Sentence, What
from banneret.effects.nouns import CardPosition


class RitualSummonedWith(Sentence, frozen=True):
    """With which Ritual Spells this card is Ritual Summoned."""

    what: What
    only: bool = False


class UsedToRitualSummon(Sentence, frozen=True):
    """Which Ritual Monsters this card Summons."""

    what: What
    position: CardPosition | None = None
    """In which, where it is not the player's choice of those that a Ritual Summon allows."""


class EitherOrBoth(Action, frozen=True):
    """One of two payments, or both together."""

    first: Action
    second: Action


class RitualTributes(Sentence, frozen=True):
    """What must be paid for the Ritual Summon of the sentence before."""

    payment: Action
    total: Qualifier | None = None
    """What the Levels of those that two payments take must be together; of one payment, its cards say it."""
    source: Qualifier | None = None
    """From where, if the text says it behind the total."""
    otherwise: Action | None = None
    """What may be done instead."""


class SummonedLevel(Amount, frozen=True):
    """The Level of the Ritual Monster that is Ritual Summoned, or another value of it."""

    stat: Stat = Stat.LEVEL
    kinds: tuple[Adjective, ...] = ()
    """What else the text says of that monster."""


class EntireRequirement(Sentence, frozen=True):
    """This card alone is enough for the Ritual Summon of such a monster by an effect that takes monsters."""

    what: What
    on_the_field: bool = False
    """Only while you control it."""
