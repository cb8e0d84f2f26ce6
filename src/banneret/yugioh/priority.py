"""Priority: when players may respond, and when the game state opens (D17, D23)."""

from __future__ import annotations

from banneret.core.flow import Flow
from banneret.yugioh.state import Duel


def priority(duel: Duel) -> Flow:
    """A round in which the seats may respond until all living ones pass; then the game state opens."""
    while duel.awaits_open_state:
        duel.awaits_open_state = False
        yield from duel.hooks.game_state_opens(duel)
