"""A bot that chooses at random among the legal answers."""

from __future__ import annotations

import random

from banneret.bots.bot import Bot, Prompt
from banneret.core.decisions import Answer


class RandomBot(Bot):
    """Each option is equally likely; each size of a pick too. The same seed gives the same choices."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)
        self._number = self._random.random

    def decide(self, prompt: Prompt) -> Answer:
        """A random legal answer."""
        picks = prompt.picks
        if picks is None:
            return int(self._number() * prompt.count)
        least, most = picks
        size = least + int(self._number() * (most - least + 1))
        if size == 1:
            return (int(self._number() * prompt.count),)
        return tuple(sorted(self._random.sample(range(prompt.count), size)))
