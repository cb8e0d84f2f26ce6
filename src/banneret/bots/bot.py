"""What a bot is, and what it may look at."""

from __future__ import annotations

from typing import Any

from banneret.core.decisions import Answer, Decision, Pick
from banneret.core.game import Game
from banneret.core.view import view


class Prompt:
    """A pending decision with the game as the asked seat knows it. Looking costs; a bot may not need to."""

    __slots__ = ("_decision", "_game")

    def __init__(self, game: Game[Any], decision: Decision) -> None:
        self._game = game
        self._decision = decision

    @property
    def count(self) -> int:
        """How many options there are."""
        return len(self._decision.options)

    @property
    def picks(self) -> tuple[int, int] | None:
        """The fewest and the most options to pick, or None when exactly one is chosen."""
        decision = self._decision
        return (decision.least, decision.most) if isinstance(decision, Pick) else None

    def view(self) -> bytes:
        """The game as this seat may know it, the decision included, as JSON."""
        return view(self._game, self._decision.seat)


class Bot:
    """A player that answers prompts."""

    def decide(self, prompt: Prompt) -> Answer:
        """The answer to a prompt: an option's number, or for a pick an ascending tuple of them."""
        raise NotImplementedError
