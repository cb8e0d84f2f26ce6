"""Acts that only a few cards have and that no general node says yet."""

from __future__ import annotations

from banneret.effects.kinds import Action, Duration, Qualifier
from banneret.effects.moments import For, Span
from banneret.effects.nouns import Noun, WithThatName
from banneret.effects.players import Who


class RevealMainDeck(Action, frozen=True):
    """A player reveals the Main Deck."""

    who: Who


class BanishFromRevealed(Action, frozen=True):
    """Those who revealed banish all cards with the name of the target from it."""

    called: Noun = Noun.MONSTER
    """What the target is called."""


class ForbidActivationsByName(Action, frozen=True):
    """A player cannot activate cards of a name that was spoken of, or their effects."""

    who: Who = Who.YOU
    named: Qualifier = WithThatName()
    duration: Duration | None = For(Span.REST_OF_THIS_TURN)
