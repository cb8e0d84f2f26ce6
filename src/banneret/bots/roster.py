"""The bots by name."""

from __future__ import annotations

from banneret.bots.bot import Bot
from banneret.bots.random_bot import RandomBot
from banneret.errors import BanneretError


def make_bot(name: str, seed: str) -> Bot:
    """A bot by name, with its own random numbers.

    Raises:
        BanneretError: when there is no bot of this name.
    """
    if name == "random":
        return RandomBot(seed)
    raise BanneretError(f"expected a bot named random, not {name!r}")
