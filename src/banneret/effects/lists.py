"""Lists of effects behind bullets: who chooses among them, what decides, and for which case each stands."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.abilities import Heading
from banneret.effects.amounts import Whereabouts
from banneret.effects.kinds import Action, Duration, Qualifier, Quantity, Sentence, State, What
from banneret.effects.node import Node
from banneret.effects.nouns import Deed, Feature, Place, Rating


class ListVerb(StrEnum):
    """When one of them is chosen: activated ones at activation, applied ones at resolution."""

    ACTIVATE = "activate"
    APPLY = "apply"
    ADD = "add"


class ListedEffects(StrEnum):
    """The effects that follow, as a text names them."""

    THIS = "this effect"
    FOLLOWING_ONE = "the following effect"
    FOLLOWING_SOME = "the following effect(s)"
    APPROPRIATE = "the appropriate effect"
    APPROPRIATE_SOME = "the appropriate effects"
    THESE = "these effects"
    FOLLOWING = "the following effects"
    SOME = "effects"
    ADDITIONAL = "this additional effect"


class Basis(Node, frozen=True):
    """What decides which of the effects it is, or how many."""


class NumberOf(Basis, frozen=True):
    """How many there are."""

    what: What


class HowManyDone(Basis, frozen=True):
    """To how many it was done: "the number banished"."""

    deed: Deed
    by_you: bool = False
    """Whether the text says by whom: "the number you detached"."""


class FeatureOf(Basis, frozen=True):
    """What a card is."""

    what: What
    features: tuple[Feature, ...]
    where: Whereabouts | None = None


class FeaturesThere(Basis, frozen=True):
    """What is found among the monsters in a place: "the Attributes in your GY"."""

    features: tuple[Feature, ...]
    qualifiers: tuple[Qualifier, ...]


class MaterialsUsed(Basis, frozen=True):
    """With which materials this card was Summoned."""


class FromWhere(Basis, frozen=True):
    """From which zone cards came when it was done to them."""

    what: What
    deed: Deed


class WhoseTurn(Basis, frozen=True):
    """Whose turn it is."""


class AttributesThere(Basis, frozen=True):
    """Whether monsters of the Attributes in the headings are on the field."""


class TheCard(Basis, frozen=True):
    """Which card it is."""

    what: What


class TheResult(Basis, frozen=True):
    """The result of a die or coin."""


class WhoControls(Basis, frozen=True):
    """Which player controls a card."""

    what: What


class ApplyListed(Action, frozen=True):
    """Some of the effects that follow, or all."""

    verb: ListVerb
    list: ListedEffects
    quantity: Quantity | None = None
    """How many of them; None: all, or the one that fits."""
    in_sequence: bool = False
    basis: Basis | None = None
    to: What | None = None
    """To which cards it is applied, if the text says it before the list."""
    duration: Duration | None = None
    by: Action | None = None
    """What is done to activate the one that is chosen."""


class WithListedAttributes(Qualifier, frozen=True):
    """With the Attributes that the heading of the effect names that is chosen."""


class BasedOn(Action, frozen=True):
    """Something that is done with one of the cards that are named behind bullets."""

    action: Action
    basis: Basis


class NotAgain(Action, frozen=True):
    """The effect just chosen from a list cannot be applied again this turn, by no card of this name."""

    name: str


class GainsListed(State, frozen=True):
    """A card has the effects that follow."""

    what: What
    list: ListedEffects
    basis: Basis | None = None


class Listed(Sentence, frozen=True):
    """A bullet that only names cards."""

    what: What


class ForPlace(Heading, frozen=True):
    """If it was in this zone."""

    place: Place


class ForPrecisely(Heading, frozen=True):
    """For just so many."""

    number: int


class ForRating(Heading, frozen=True):
    """From a Level or Rank on, or for just this one."""

    rating: Rating
    number: int
    or_higher: bool = False
