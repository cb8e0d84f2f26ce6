"""Priority: when players may respond, and when the game state opens (D17, D23)."""

from __future__ import annotations

from banneret.core.flow import Flow
from banneret.yugioh.state import Duel, TurnEnds


def priority(duel: Duel) -> Flow:
    """A round in which the seats may respond until all living ones pass; then the game state opens."""
    while duel.awaits_open_state:
        duel.awaits_open_state = False
        try:
            yield from duel.hooks.game_state_opens(duel)
        except TurnEnds:
            duel.awaits_open_state = True  # what is not settled yet waits for the next turn
            raise
