"""What may be activated: by the turn player at a menu, by anybody in response."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from banneret.core.decisions import Option
from banneret.core.seats import Seat
from banneret.yugioh import continuous
from banneret.yugioh.card import DuelCard
from banneret.yugioh.chain import ChainLink
from banneret.yugioh.happenings import Happening
from banneret.yugioh.plans import IGNITION, TRIGGER, Effect
from banneret.yugioh.terms import DAMAGE_STEP, IS_SET, MAIN_1, MAIN_2, SPELL_TRAP_ZONES, Verb

if TYPE_CHECKING:
    from banneret.yugioh.state import Duel

ACTIVATE: Final = Verb.ACTIVATE


class Activation(msgspec.Struct, frozen=True, gc=False):
    """A legal activation: the link, and the opponents who may be declared."""

    link: ChainLink
    opponents: list[Seat]


def menu_activations(duel: Duel, seat: Seat) -> list[Option]:
    """What the turn player may activate while the game state is open; in the Battle Phase fast cards only."""
    is_main = duel.phase is MAIN_1 or duel.phase is MAIN_2
    side = duel.sides[seat]
    options = [
        Option(ACTIVATE, card.number)
        for card in side.hand.cards + side.spells_traps.cards + side.field.cards
        if (plan := card.facts.plan) is not None
        and (is_main or plan.is_fast)
        and can_activate_card(duel, seat, card)
    ]
    if is_main:
        for card in duel.monsters(seat):
            plan = card.facts.plan
            if plan is not None and plan.ignitions and card.position is not IS_SET:
                options += [
                    Option(ACTIVATE, card.number, number=effect.number)
                    for effect in plan.ignitions
                    if find_activation(duel, seat, card, effect) is not None
                ]
    return options


def responses(duel: Duel, seat: Seat) -> list[Option]:
    """The fast effects that a seat may activate now; Quick-Play Spells from the hand in the own turn only."""
    options: list[Option] = []
    side = duel.sides[seat]
    for card in side.spells_traps.cards:
        plan = card.facts.plan
        if plan is not None and plan.is_fast and can_activate_card(duel, seat, card):
            options.append(Option(ACTIVATE, card.number))
    if seat == duel.turn_seat:
        for card in side.hand.cards:
            plan = card.facts.plan
            if plan is not None and plan.is_fast and can_activate_card(duel, seat, card):
                options.append(Option(ACTIVATE, card.number))
    return options


def can_activate_card(duel: Duel, seat: Seat, card: DuelCard) -> bool:
    """Whether a Spell or Trap may be activated from the hand or from where it is Set."""
    plan = card.facts.plan
    effect = None if plan is None else plan.activation
    if effect is None or not _is_ready(duel, seat, card, effect):
        return False
    return find_activation(duel, seat, card, effect) is not None


def _is_ready(duel: Duel, seat: Seat, card: DuelCard, effect: Effect) -> bool:
    """Whether a Spell or Trap lies where it can be activated from."""
    if card.position is IS_SET:
        return effect.speed == 1 or card.placed_on != duel.turn  # Set Traps and Quick-Plays wait a turn
    side = duel.sides[seat]
    if card.zone is not side.hand or card.facts.is_trap:
        return False
    return card.facts.is_field or len(side.spells_traps.cards) < SPELL_TRAP_ZONES


def find_activation(
    duel: Duel, seat: Seat, card: DuelCard, effect: Effect, event: Happening | None = None
) -> Activation | None:
    """How an effect may be activated now, or None where it may not.

    Args:
        event: what it answers to; for an effect that answers to something, by default the last thing that
            happened.
    """
    if not _is_allowed(duel, seat, card, effect):
        return None
    if effect.answers is None or event is not None:
        return _possible(duel, ChainLink(seat, card, effect, event))
    for happening in duel.recent:
        if happening.kind is effect.answers:
            found = _possible(duel, ChainLink(seat, card, effect, happening))
            if found is not None:
                return found
    return None


def _is_allowed(duel: Duel, seat: Seat, card: DuelCard, effect: Effect) -> bool:
    """Whether nothing forbids an activation: Spell Speed, the Damage Step, limits, prohibitions."""
    if effect.kind is not TRIGGER:
        if duel.chain and (effect.speed < 2 or effect.speed < duel.chain[-1].effect.speed):
            return False
        if duel.step is DAMAGE_STEP:
            return False
    side = duel.sides[seat]
    if effect.limit and side.used.get(effect.limit) == duel.turn:
        return False
    if side.forbidden_names and side.forbidden_names.get(card.name) == duel.turn:
        return False
    if continuous.forbids_activation(duel, card):
        return False
    return not (effect.kind is IGNITION and card.position is IS_SET)


def _possible(duel: Duel, link: ChainLink) -> Activation | None:
    """Whether the cost can be paid and the effect can do something, and against whom."""
    from banneret.yugioh.executors import answers, can_carry_out, opponent_of

    effect = link.effect
    if effect.event is not None:
        assert link.event is not None
        if not answers(duel, link, effect.event):
            return None
        link.opponent = opponent_of(link)
    if not effect.ability.declares_opponent:
        return Activation(link, []) if can_carry_out(duel, link) else None
    opponents = []
    for seat in duel.living:
        if seat != link.seat:
            link.opponent = seat
            if can_carry_out(duel, link):
                opponents.append(seat)
    link.opponent = -1
    return Activation(link, opponents) if opponents else None
