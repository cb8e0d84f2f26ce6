"""How much: numbers, and what is worked out from cards and players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from banneret.effects.amounts import DamageTaken, LifePointsOf, Number, Reckoning, Stat, StatOf
from banneret.effects.kinds import Amount
from banneret.effects.node import Node
from banneret.effects.players import Who
from banneret.yugioh.card import DuelCard
from banneret.yugioh.chain import ChainLink
from banneret.yugioh.state import Duel

Reckon: TypeAlias = Callable[[Any, Duel, ChainLink, DuelCard | None], int]


def _number(node: Number, duel: Duel, link: ChainLink, card: DuelCard | None) -> int:
    return node.value


def _life_points(node: LifePointsOf, duel: Duel, link: ChainLink, card: DuelCard | None) -> int:
    """The LP of one player; "their LP" in the description of a card are those of its controller."""
    if node.who is Who.YOU:
        return duel.sides[link.seat].life_points
    seat = card.controller if card is not None and node.who is Who.THEY else link.opponent
    return duel.sides[seat].life_points if seat >= 0 else 0


def _stat(node: StatOf, duel: Duel, link: ChainLink, card: DuelCard | None) -> int:
    """A value of the cards spoken of, added up; off the field the printed one."""
    from banneret.yugioh.executors.selecting import referred

    total = 0
    for one in referred(duel, link, node.what):  # type: ignore[arg-type]
        if node.reckoning is Reckoning.ORIGINAL:
            total += one.facts.attack if node.stat is Stat.ATK else one.facts.defense
        else:
            total += duel.attack(one) if node.stat is Stat.ATK else duel.defense(one)
    return total


def _damage(node: DamageTaken, duel: Duel, link: ChainLink, card: DuelCard | None) -> int:
    return link.amount


AMOUNTS: Final[Mapping[type[Node], Reckon]] = MappingProxyType(
    {Number: _number, LifePointsOf: _life_points, StatOf: _stat, DamageTaken: _damage}
)
"""How each kind of amount is worked out."""


def amount_of(duel: Duel, link: ChainLink, amount: Amount, card: DuelCard | None = None) -> int:
    """How much an amount is now.

    Args:
        card: the card that is described, where the amount stands in a description.
    """
    return AMOUNTS[type(amount)](amount, duel, link, card)
