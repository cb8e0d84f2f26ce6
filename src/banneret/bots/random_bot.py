"""A bot that chooses at random among the legal answers."""

from __future__ import annotations

import random

from banneret.bots.bot import Bot, Prompt
from banneret.core.decisions import Answer


class RandomBot(Bot):
    """Each option is equally likely; each size of a pick too. The same seed gives the same choices."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def decide(self, prompt: Prompt) -> Answer:
        """A random legal answer."""
        number = self._random.random
        if prompt.least is None or prompt.most is None:
            return int(number() * prompt.count)
        size = prompt.least + int(number() * (prompt.most - prompt.least + 1))
        return tuple(sorted(self._random.sample(range(prompt.count), size)))
