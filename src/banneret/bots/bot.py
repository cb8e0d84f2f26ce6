"""What a bot is, and what it may look at."""

from __future__ import annotations

from typing import Any, Final

from banneret.core.decisions import Answer, Decision, Pick
from banneret.core.game import Game
from banneret.core.seats import Seat
from banneret.core.view import view
from banneret.errors import BanneretError


class Prompt:
    """A pending decision with the game as the asked seat knows it. Looking costs; a bot may not need to."""

    __slots__ = ("_game", "count", "least", "most", "seat")

    def __init__(self, game: Game[Any], decision: Decision) -> None:
        self._game = game
        self.seat: Seat = decision.seat
        self.count: Final = len(decision.options)
        """How many options there are."""
        self.least: int | None = None
        """The fewest options to pick, or None when exactly one is chosen."""
        self.most: int | None = None
        if isinstance(decision, Pick):
            self.least = decision.least
            self.most = decision.most

    def view(self) -> bytes:
        """The game as this seat may know it, the decision included, as JSON."""
        return view(self._game, self.seat)


class Bot:
    """A player that answers prompts."""

    def decide(self, prompt: Prompt) -> Answer:
        """The answer to a prompt: an option's number, or for a pick an ascending tuple of them."""
        raise NotImplementedError


def make_bot(name: str, seed: str) -> Bot:
    """A bot by name, with its own random numbers.

    Raises:
        BanneretError: when there is no bot of this name.
    """
    from banneret.bots.random_bot import RandomBot

    if name == "random":
        return RandomBot(seed)
    raise BanneretError(f"expected a bot named random, not {name!r}")
