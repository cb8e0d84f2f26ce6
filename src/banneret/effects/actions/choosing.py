"""What players pick for each other, declare, and take over from other cards while an effect resolves."""

from __future__ import annotations

from banneret.effects.actions.values import Declare, Declared
from banneret.effects.amounts import Stat
from banneret.effects.kinds import Action, Adjective, Condition, Qualifier, Quantity, What
from banneret.effects.lists import ListedEffects
from banneret.effects.nouns import Feature, Zones
from banneret.effects.players import Who


class NumberOfThem(What, frozen=True):
    """So many of the cards just spoken of: "1"."""

    number: int
    up_to: bool = False


class AsManyOfEach(What, frozen=True):
    """As many of the ones as of the others."""

    parts: tuple[What, ...]


class AddOrPlace(Action, frozen=True):
    """Add to the hand or place face-up on the field, as the player likes."""

    what: What
    to: Zones


class PicksFor(Action, frozen=True):
    """A player picks among cards, and another one does something with what was picked."""

    who: Who
    """Who picks."""
    picked: What
    action: Action
    """What you do with it."""
    at_random: bool = False


class AtChoiceOf(Action, frozen=True):
    """Something for which a player chooses the cards: "(their choice)"."""

    action: Action
    who: Who


class ChooseListed(Action, frozen=True):
    """A player chooses which of the effects that follow is applied."""

    who: Who
    quantity: Quantity
    list: ListedEffects
    for_you: bool = False
    """ "For you to apply"."""


class DeclareBoth(Action, frozen=True):
    """Declare two different things."""

    first: Declare
    second: Declare


class DeclareOneOf(Action, frozen=True):
    """Declare one of two things, as the player likes."""

    number: int
    what: Declared
    other: Declared


class DeclareKind(Action, frozen=True):
    """Declare one of some kinds of monsters: "1 monster card type (Fusion, Synchro, or Xyz)"."""

    number: int
    kinds: tuple[Adjective, ...]


class DrawUntil(Action, frozen=True):
    """Draw until so many cards are in a hand."""

    who: Who
    """Who draws; whose hand it is."""
    number: int


class ReturnToPosition(Action, frozen=True):
    """Put cards that were looked at back as they were."""

    what: What


class AtRandom(Action, frozen=True):
    """Something that is done to cards taken at random."""

    action: Action


class WithThat(Qualifier, frozen=True):
    """With what was declared or spoken of: "with that Attribute"."""

    features: tuple[Feature, ...]
    declared: bool = False
    """Whether the text says "the declared" for "that"."""


class MatchesDeclaration(Condition, frozen=True):
    """A card is of the card type that was declared."""

    what: What
    was: bool = False


class ExcavateUntil(Action, frozen=True):
    """Turn up cards of a Deck, one after the other, until some are found."""

    deck: Who
    until: What


class CoinShows(Condition, frozen=True):
    """How coins fell."""

    heads: bool
    number: int | None = None
    """How many of them; None for the only one."""
    or_more: bool = False


class UsesStat(Action, frozen=True):
    """Damage is calculated with a value other than ATK: "apply its DEF for damage calculation"."""

    what: What
    stat: Stat
