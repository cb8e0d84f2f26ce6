"""What does something to cards."""

from __future__ import annotations

from banneret.effects.kinds import Agent, What


class ByBattle(Agent, frozen=True):
    """Battle."""


class ByThatBattle(Agent, frozen=True):
    """The battle spoken of."""


class ByEffects(Agent, frozen=True):
    """Card effects of any kind and anybody."""


class ByBattleOrEffects(Agent, frozen=True):
    """Battle, or card effects of any kind and anybody."""


class By(Agent, frozen=True):
    """These cards or effects."""

    what: What


class ByBattleOr(Agent, frozen=True):
    """Battle, or these cards or effects."""

    what: What


class ByThis(Agent, frozen=True):
    """This effect: "this way"."""
