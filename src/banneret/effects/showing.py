"""What players show each other, what they choose there, and what is drawn at once."""

from __future__ import annotations

from banneret.effects.events import ActivationFeature
from banneret.effects.kinds import Action, Adjective, Condition, Qualifier, Sentence, What
from banneret.effects.nouns import CardPosition
from banneret.effects.players import Who


class ShowTo(Action, frozen=True):
    """Show cards to one player."""

    what: What
    who: Who


class AtOnce(Action, frozen=True):
    """Done as soon as it happens, without starting a Chain."""

    action: Action


class More(Adjective, frozen=True):
    """Besides those before: "1 more card"."""


class ChangedInto(Qualifier, frozen=True):
    """Whose position this effect has changed: "changed face-up by this effect"."""

    position: CardPosition


class ThatCanBeNormalSummoned(Qualifier, frozen=True):
    """A monster that may be Normal Summoned or Set."""


class IsAsDeclared(Condition, frozen=True):
    """Whether a monster has the Level that an opponent declared before."""

    what: What


class IncludesListed(ActivationFeature, frozen=True):
    """That has one of the effects behind the bullets that follow."""


class SuchEffect(Sentence, frozen=True):
    """A bullet that only describes an effect of some card: "Special Summon from the Deck"."""

    action: Action
