"""What holds while cards lie on the field: values, prohibitions, negation, ties between two cards.

Cards whose text holds there are indexed by the kind of sentence, so that a question which no card has an
answer to costs one look-up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from banneret.core.seats import Seat
from banneret.core.zones import Row
from banneret.yugioh.card import DuelCard
from banneret.yugioh.plans import Holds
from banneret.yugioh.terms import DECK_MASTER, IS_SET, OUT_OF_GAME

if TYPE_CHECKING:
    from banneret.core.zones import Zone
    from banneret.yugioh.plans import Tie
    from banneret.yugioh.state import Duel

TRAPS_NEGATED = Holds.TRAPS_NEGATED
TRAPS_LOCKED = Holds.TRAPS_LOCKED
NO_ATTACKS = Holds.NO_ATTACKS
ATTACK_PER_COUNTER = Holds.ATTACK_PER_COUNTER


# ---- the index


def begin(duel: Duel, card: DuelCard) -> None:
    """A card lies face-up on the field from now on: what its text holds takes effect."""
    plan = card.facts.plan
    if plan is not None:
        for kind in plan.holding:
            duel.holding.setdefault(kind, []).append(card)
        _watch(duel, card, None)


def end(duel: Duel, card: DuelCard) -> None:
    """A card does not lie face-up on the field any more."""
    plan = card.facts.plan
    if plan is not None:
        for kind in plan.holding:
            cards = duel.holding.get(kind, [])
            if card in cards:  # face-down it held nothing
                cards.remove(card)
        _stop_watching(duel, card, None)


def _watch(duel: Duel, card: DuelCard, zone: str | None) -> None:
    plan = card.facts.plan
    if plan is not None:
        for kind, works_in in plan.watches:
            if works_in is zone:
                duel.watching.setdefault(kind, []).append(card)


def _stop_watching(duel: Duel, card: DuelCard, zone: str | None) -> None:
    plan = card.facts.plan
    if plan is not None:
        for kind, works_in in plan.watches:
            if works_in is zone and card in duel.watching.get(kind, ()):
                duel.watching[kind].remove(card)


def arrive(duel: Duel, card: DuelCard) -> None:
    """A card has come to a zone: begin what works there."""
    if isinstance(card.zone, Row):
        if card.face_up and card.zone.kind is not DECK_MASTER:
            begin(duel, card)
    else:
        _watch(duel, card, card.zone.kind)


def depart(duel: Duel, card: DuelCard, source: Zone[DuelCard]) -> None:
    """A card has left a zone for another: end what worked there, break its ties."""
    if isinstance(source, Row):
        if source.kind is not DECK_MASTER:
            if duel.tied:
                _break_ties(duel, card)
            end(duel, card)
        card.memory = None
    else:
        _stop_watching(duel, card, source.kind)


def turn_down(duel: Duel, card: DuelCard) -> None:
    """A card on the field was turned face-down: it loses everything."""
    end(duel, card)
    card.memory = None
    for tied in duel.tied[:]:
        if tied.memory is not None and tied.memory.equipped_to == card.number:
            _lose_monster(duel, tied)


# ---- values


def attack_of(duel: Duel, card: DuelCard) -> int:
    """The current ATK of a monster."""
    value = card.facts.attack
    plan = card.facts.plan
    if plan is not None:
        gain = plan.holding.get(ATTACK_PER_COUNTER)
        if gain is not None and applies(duel, card):
            value += gain.amount * card.counters(gain.counter)
    return value


def defense_of(duel: Duel, card: DuelCard) -> int:
    """The current DEF of a monster."""
    return card.facts.defense


# ---- questions


def applies(duel: Duel, card: DuelCard) -> bool:
    """Whether the effects of a card on the field apply: face-up, and nothing negates them."""
    return card.position is not IS_SET and not is_negated(duel, card)


def is_negated(duel: Duel, card: DuelCard) -> bool:
    """Whether the effects of a card on the field are negated."""
    return card.facts.is_trap and isinstance(card.zone, Row) and _traps_are_negated(duel)


def _traps_are_negated(duel: Duel) -> bool:
    return bool(duel.holding.get(TRAPS_NEGATED))


def has(duel: Duel, card: DuelCard, kind: Holds) -> bool:
    """Whether something about the card itself holds for it now."""
    plan = card.facts.plan
    return plan is not None and kind in plan.holding and applies(duel, card)


def forbids_activation(duel: Duel, card: DuelCard) -> bool:
    """Whether a card or its effect cannot be activated from where it lies."""
    return card.facts.is_trap and bool(duel.holding.get(TRAPS_LOCKED))


def forbids_attack(duel: Duel, seat: Seat) -> bool:
    """Whether the monsters of a seat cannot declare an attack."""
    for source in duel.holding.get(NO_ATTACKS, ()):
        if seat in _bound_seats(duel, source) and not is_negated(duel, source):
            return True
    return False


def _bound_seats(duel: Duel, source: DuelCard) -> list[Seat]:
    """The opponents whom a card on the field concerns: all (D28), or the one that it has declared (D26)."""
    if source.memory is not None and source.memory.opponent >= 0:
        return [source.memory.opponent]
    return [seat for seat in duel.living if seat != source.controller]


# ---- ties


def tie(duel: Duel, card: DuelCard) -> None:
    """Remember that a card is tied or equipped to another one."""
    if card not in duel.tied:
        duel.tied.append(card)


def break_when_destroyed(duel: Duel, card: DuelCard) -> None:
    """A card is about to be destroyed: what is tied to its destruction will be destroyed too."""
    for tied in duel.tied:
        plan, memory = tied.facts.plan, tied.memory
        if plan is None or memory is None or is_negated(duel, tied):
            continue
        for one in plan.ties:
            if one.when_destroyed and _breaks(duel, tied, one, card):
                _destroy_soon(duel, tied, one)


def _break_ties(duel: Duel, card: DuelCard) -> None:
    """A card has left the field: break what tied it to others."""
    is_gone = card.zone.kind is OUT_OF_GAME
    for tied in duel.tied[:]:
        plan, memory = tied.facts.plan, tied.memory
        if memory is None:
            continue
        if plan is not None and not is_gone and not (tied.facts.is_trap and _traps_are_negated(duel)):
            for one in plan.ties:
                if not one.when_destroyed and _breaks(duel, tied, one, card):
                    _destroy_soon(duel, tied, one)
        if memory.equipped_to == card.number:
            _lose_monster(duel, tied)
        if tied is card:
            duel.tied.remove(card)


def _breaks(duel: Duel, tied: DuelCard, one: Tie, card: DuelCard) -> bool:
    """Whether it is this tie's own card, or the other one, that goes."""
    if one.of_this_card:
        return tied is card
    memory = tied.memory
    if memory is None or memory.tied_to != card.number:
        return False
    stay = card.stay if isinstance(card.zone, Row) else card.stay - 1  # it may have left already
    return stay == memory.tied_stay


def _destroy_soon(duel: Duel, tied: DuelCard, one: Tie) -> None:
    memory = tied.memory
    assert memory is not None
    if not one.of_this_card:
        duel.doomed.append((tied, tied.stay))
        return
    number = memory.equipped_to if one.equipped else memory.tied_to
    if number >= 0:
        other = duel.cards[number]
        if one.equipped or other.stay == memory.tied_stay:
            duel.doomed.append((other, other.stay))


def _lose_monster(duel: Duel, equip: DuelCard) -> None:
    """An Equip Card whose monster is gone or face-down is destroyed."""
    assert equip.memory is not None
    equip.memory.equipped_to = -1
    duel.doomed.append((equip, equip.stay))


def settle(duel: Duel) -> None:
    """Destroy what ties and lost monsters have doomed."""
    while duel.doomed:
        card, stay = duel.doomed.pop(0)
        if card.stay == stay and isinstance(card.zone, Row):
            duel.destroy(card)
