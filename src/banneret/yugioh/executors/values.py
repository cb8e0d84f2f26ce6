"""LP and damage, and what players declare."""

from __future__ import annotations

from typing import Final

from banneret.core.decisions import Option
from banneret.core.flow import choose
from banneret.effects.actions.printed import ForbidActivationsByName
from banneret.effects.actions.values import Declare, InflictDamage, PayLifePoints, TakeDamage
from banneret.yugioh.chain import ChainLink
from banneret.yugioh.executors.amounts import amount_of
from banneret.yugioh.executors.moving import Doing
from banneret.yugioh.executors.selecting import seats_of
from banneret.yugioh.state import Duel
from banneret.yugioh.terms import MONSTER_TYPES, Ask, Verb

EFFECT_DAMAGE: Final = "effect_damage"


def pay_life_points(duel: Duel, link: ChainLink, action: PayLifePoints) -> bool:
    """Pay LP as a cost."""
    duel.change_life_points(link.seat, -amount_of(duel, link, action.amount), "cost")
    return True


def take_damage(duel: Duel, link: ChainLink, action: TakeDamage) -> bool:
    """The player of the effect takes damage."""
    link.amount = amount_of(duel, link, action.amount)
    if link.amount:
        duel.change_life_points(link.seat, -link.amount, EFFECT_DAMAGE)
    return bool(link.amount)


def inflict_damage(duel: Duel, link: ChainLink, action: InflictDamage) -> bool:
    """Players take damage."""
    amount = amount_of(duel, link, action.amount)
    seats = seats_of(duel, link, action.who) if amount else []
    for seat in seats:
        duel.change_life_points(seat, -amount, EFFECT_DAMAGE)
    link.amount = amount
    return bool(seats)


def declare(duel: Duel, link: ChainLink, action: Declare) -> Doing:
    """Declare a monster Type."""
    option = yield from choose(
        duel,
        link.seat,
        Ask.MONSTER_TYPE,
        lambda: [Option(Verb.MONSTER_TYPE, number=number) for number in range(len(MONSTER_TYPES))],
        subject=link.card.number,
    )
    if option is None:
        return False
    link.declared = MONSTER_TYPES[option.number]
    return True


def forbid_activations_by_name(duel: Duel, link: ChainLink, action: ForbidActivationsByName) -> bool:
    """The player cannot activate cards of the name spoken of, nor their effects, this turn."""
    for card in link.spoken:
        duel.sides[link.seat].forbidden_names[card.name] = duel.turn
    return True


def can_pay(duel: Duel, link: ChainLink, action: PayLifePoints) -> bool:
    """Whether a player has so many LP; who pays the last one loses."""
    return duel.sides[link.seat].life_points >= amount_of(duel, link, action.amount)
