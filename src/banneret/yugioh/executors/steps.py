"""Steps carried out one after the other, as their connectives say; the registry of all executors.

An executor is a function found by the type of a node (law 5): plain where nobody chooses, a flow where
somebody may. A text is *playable* when every node of its tree has one.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from banneret.core.decisions import Decision, Option
from banneret.core.flow import Flow, Reply, choose
from banneret.effects.actions import moving as moves
from banneret.effects.actions import printed, summoning
from banneret.effects.actions import values as worth
from banneret.effects.actions.steps import Later, Link, May, Provided, Step, Steps
from banneret.effects.kinds import Action
from banneret.effects.moments import At
from banneret.effects.node import Node
from banneret.effects.nouns import That
from banneret.yugioh import continuous
from banneret.yugioh.chain import ChainLink
from banneret.yugioh.executors import field, moving, values
from banneret.yugioh.executors.conditions import PHASES, holds, is_time
from banneret.yugioh.executors.moving import Doing
from banneret.yugioh.executors.selecting import seats_of
from banneret.yugioh.lingering import Delayed
from banneret.yugioh.plans import TRIGGER
from banneret.yugioh.state import Duel
from banneret.yugioh.terms import Ask, Verb

Plain: TypeAlias = Callable[[Duel, ChainLink, Any], bool]
Asking: TypeAlias = Callable[[Duel, ChainLink, Any], Doing]

THEN: Final = Link.THEN
NEEDING: Final = frozenset({Link.THEN, Link.AND_IF_YOU_DO, Link.AND})
"""The connectives after which an action is only done if the one before was."""
CONNECTIVES: Final = NEEDING | {Link.ALSO, Link.BUT}


# ---- actions made of actions


def provided(duel: Duel, link: ChainLink, action: Provided) -> Doing:
    """Do something if a condition holds."""
    if not holds(duel, link, action.condition):
        return False
    return (yield from perform(duel, link, action.action))


def may(duel: Duel, link: ChainLink, action: May) -> Doing:
    """Let the player do something or not; not asked where it cannot be done."""
    if not is_possible(duel, link, action.action):
        return False
    seats = seats_of(duel, link, action.who)
    option = yield from choose(
        duel,
        seats[0] if seats else link.seat,
        Ask.OPTIONAL_PART,
        lambda: [Option(Verb.USE), Option(Verb.PASS)],
        subject=link.card.number,
    )
    if option is None or option.verb is not Verb.USE:
        return False
    return (yield from perform(duel, link, action.action))


def later(duel: Duel, link: ChainLink, action: Later) -> bool:
    """Remember what is done in a later phase."""
    when = action.when
    assert isinstance(when, At)
    duel.lingering.append(
        Delayed(
            link.seat,
            action.action,
            link.card.number,
            when.who,
            link.opponent,
            PHASES[when.phase][0],
            duel.turn,
        )
    )
    return True


def delayed_actions(duel: Duel) -> Flow:
    """Do what has waited for this phase, in the order in which it began to wait."""
    for one in duel.lingering[:]:
        if not isinstance(one, Delayed) or one.phase is not duel.phase or one.since == duel.turn:
            continue
        card = duel.cards[one.card]
        plan = card.facts.plan
        assert plan is not None
        link = ChainLink(one.seat, card, plan.effects[0])
        link.opponent = one.opponent
        if one.who is not None and duel.turn_seat not in seats_of(duel, link, one.who):
            continue
        duel.lingering = [other for other in duel.lingering if other is not one]
        if duel.sides[one.seat].is_living:
            yield from perform(duel, link, one.action)
            duel.check_losses()


# ---- the registry

PLAIN: Final[Mapping[type[Node], Plain]] = MappingProxyType(
    {
        moves.Draw: moving.draw,
        printed.RevealMainDeck: moving.reveal_main_deck,
        printed.BanishFromRevealed: moving.banish_from_revealed,
        printed.ForbidActivationsByName: values.forbid_activations_by_name,
        worth.PayLifePoints: values.pay_life_points,
        worth.TakeDamage: values.take_damage,
        worth.InflictDamage: values.inflict_damage,
        Later: later,
    }
)
"""The actions in which nobody chooses."""

ASKING: Final[Mapping[type[Node], Asking]] = MappingProxyType(
    {
        moves.Target: moving.target,
        moves.Destroy: moving.destroy,
        moves.Banish: moving.banish,
        moves.ReturnTo: moving.return_to,
        moves.Discard: moving.discard,
        moves.Add: moving.add,
        summoning.SpecialSummon: moving.special_summon,
        moves.ChangePosition: field.change_position,
        moves.FlipFaceUp: field.flip_face_up,
        moves.TakeControl: field.take_control,
        moves.Equip: field.equip,
        moves.SetCards: field.set_cards,
        worth.PlaceCounters: field.place_counters,
        worth.RemoveCounters: field.remove_counters,
        worth.Declare: values.declare,
        Provided: provided,
        May: may,
    }
)
"""The actions in which somebody may have to choose."""

POSSIBLE: Final[Mapping[type[Node], Plain]] = MappingProxyType(
    {
        moves.Target: moving.can_target,
        moves.Draw: moving.can_draw,
        moves.Discard: moving.can_discard,
        moves.Destroy: moving.has_enough,
        moves.Banish: moving.has_enough,
        moves.ReturnTo: moving.has_enough,
        moves.Add: moving.has_enough,
        summoning.SpecialSummon: moving.can_special_summon,
        moves.ChangePosition: field.can_change_position,
        moves.TakeControl: field.can_take_control,
        moves.SetCards: field.can_set_cards,
        worth.RemoveCounters: field.can_remove_counters,
        worth.PayLifePoints: values.can_pay,
    }
)
"""Whether an action could be done now; one that is not here always can."""


# ---- carrying out


def perform(duel: Duel, link: ChainLink, action: Action) -> Doing:
    """Carry one action out; returns whether it was done."""
    plain = PLAIN.get(type(action))
    if plain is not None:
        return plain(duel, link, action)
    return (yield from ASKING[type(action)](duel, link, action))


def carry_out(duel: Duel, link: ChainLink, steps: Steps) -> Flow:
    """Carry steps out in order; whoever is at 0 LP after one of them is out at once."""
    link.banishes_destroyed = _banishes(steps.first, steps.rest)
    done = yield from perform(duel, link, steps.first)
    for number, step in enumerate(steps.rest):
        settle(duel)
        if not duel.sides[link.seat].is_living:
            return
        if step.link in NEEDING and not done:
            continue
        if step.link is THEN:
            duel.moment += 1
        if not isinstance(step.action, moves.Banish):
            link.banishes_destroyed = _banishes(step.action, steps.rest[number + 1 :])
        done = yield from perform(duel, link, step.action)
    settle(duel)


def settle(duel: Duel) -> None:
    """What follows from a step at once: broken ties, players without LP."""
    if duel.doomed:
        continuous.settle(duel)
    if duel.awaits_losses:
        duel.check_losses()


def _banishes(action: Action, rest: tuple[Step, ...]) -> bool:
    """Whether what is destroyed is banished at once: "destroy it, and if you do, banish it"."""
    if not isinstance(action, moves.Destroy) or not rest:
        return False
    following = rest[0]
    return (
        following.link is Link.AND_IF_YOU_DO
        and isinstance(following.action, moves.Banish)
        and isinstance(following.action.what, That)
    )


def pay(duel: Duel, link: ChainLink, steps: Steps) -> Generator[Decision, Reply, bool]:
    """Do what an activation asks for, in order; returns whether all of it could be done."""
    for action in steps.actions():
        if not (yield from perform(duel, link, action)):
            return False
        settle(duel)
        if not duel.sides[link.seat].is_living:
            return False
    return True


# ---- whether it can be done


def is_possible(duel: Duel, link: ChainLink, action: Action) -> bool:
    """Whether an action could be done now."""
    possible = POSSIBLE.get(type(action))
    return possible is None or possible(duel, link, action)


def can_carry_out(duel: Duel, link: ChainLink) -> bool:
    """Whether an effect may be activated: its time, its cost, and something for it to do.

    A forced trigger needs no more than its targets: it does what it can.
    """
    effect = link.effect
    for timing in effect.timings:
        if not is_time(duel, link, timing):
            return False
    cost = effect.ability.cost
    if cost is not None and not (
        is_possible(duel, link, cost.first)
        and all(is_possible(duel, link, step.action) for step in cost.rest)
    ):
        return False
    if effect.kind is TRIGGER and not effect.is_optional:
        return True
    return is_possible(duel, link, effect.ability.effect.first)
