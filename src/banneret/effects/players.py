"""Whom a text means."""

from __future__ import annotations

from enum import StrEnum


class Who(StrEnum):
    """A player as a text names one.

    The members from `THAT_PLAYER` on come from the pass over opponents (D26): printed texts say "your
    opponent", the multiplayer wording says which one.
    """

    YOU = "you"
    OPPONENT = "opponent"
    """"Your opponent", as printed for two players."""
    EACH_PLAYER = "each player"
    EITHER_PLAYER = "either player"
    THEY = "they"
    """The player just spoken of."""
    OWNER = "owner"
    CONTROLLER = "controller"
    TURN_PLAYER = "turn player"
    OWNER_OF_THIS = "owner of this card"
    CONTROLLER_OF_THIS = "controller of this card"
    EACH_OF_THEM = "each"
    """Each of the players just spoken of."""
    EACH_OTHER = "each other"
    """Of two players who are spoken of, for each the other one."""
    SUMMONER = "the player who Summoned it"
    THEIR_OPPONENT = "their opponent"
    """The opponent of the player just spoken of."""
    ATTACKER = "the attacking player"
    ATTACKED = "the attacked player"
    OF_LEAST_LP = "the player with the lowest LP"
    ACTIVATOR = "the activating player"
    """Who activated the card or effect spoken of."""

    THAT_PLAYER = "that player"
    """The player whose act the effect answers, or who was declared."""
    DECLARED_OPPONENT = "declared opponent"
    """The one opponent declared at activation."""
    CHOSEN_OPPONENT = "chosen opponent"
    """An opponent chosen while resolving."""
    ANY_OPPONENT = "any opponent"
    """At least one opponent; a condition that touches nobody."""
    SUCH_OPPONENT = "such an opponent"
    """An opponent who meets a condition, and whom the rest of the sentence means; only such a one."""
    EACH_OPPONENT = "each opponent"
    ALL_PLAYERS = "all players"
    YOU_AND_DECLARED = "you and the declared opponent"
    """Both players of a card that two players settle between them (D25, D29)."""
    NO_PLAYER = "no player"


class Relation(StrEnum):
    """What a player is to a card by which the text names that player."""

    CONTROLLER = "the controller of"
    NEW_CONTROLLER = "the new controller of"
    FORMER_CONTROLLER = "the player who controlled"
    OWNER = "the owner of"
    DESTROYER = "the player who destroyed"
    REVEALER = "the player who revealed"
