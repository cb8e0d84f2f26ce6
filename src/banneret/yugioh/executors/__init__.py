"""Executors: what the nodes of effect trees do in a duel, by subject."""

from banneret.yugioh.executors.conditions import answers, opponent_of
from banneret.yugioh.executors.steps import can_carry_out, carry_out, delayed_actions, pay

__all__ = ["answers", "opponent_of", "can_carry_out", "carry_out", "delayed_actions", "pay"]
