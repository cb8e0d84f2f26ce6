"""The chain: activation, responses by seats, resolution last in, first out (D17)."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Final

from banneret.core.decisions import Decision, Option
from banneret.core.flow import Flow, Reply, choose
from banneret.core.seats import NOBODY, Seat
from banneret.core.zones import Row
from banneret.yugioh import continuous, events
from banneret.yugioh.card import DuelCard
from banneret.yugioh.happenings import Happening
from banneret.yugioh.lingering import Appointed
from banneret.yugioh.plans import ACTIVATION, Effect, Holds
from banneret.yugioh.terms import IS_SET, NO_POSITION, Ask, Verb
from banneret.yugioh.views import place_view

if TYPE_CHECKING:
    from banneret.yugioh.state import Duel

OPPONENT: Final = Verb.OPPONENT
PLACE: Final = Verb.PLACE
DESTROYED_AFTER_TARGETED: Final = Holds.DESTROYED_AFTER_TARGETED


class ChainLink:
    """An activated effect on its way: what its steps have chosen and done so far.

    It is also what phrases are judged by: who "you" and "that player" are, which card "it" is.
    """

    __slots__ = (
        "amount",
        "banishes_destroyed",
        "card",
        "declared",
        "effect",
        "event",
        "opponent",
        "seat",
        "spoken",
        "stay",
        "targets",
    )

    def __init__(self, seat: Seat, card: DuelCard, effect: Effect, event: Happening | None = None) -> None:
        self.seat = seat
        self.card = card
        self.effect = effect
        self.event = event
        self.stay = card.stay
        self.opponent: Seat = NOBODY
        """That player: who did or suffered the event, controls the target, or was declared (D26)."""
        self.targets: list[tuple[DuelCard, int]] = []
        """The cards targeted, each with its stay at that time."""
        self.spoken: list[DuelCard] = []
        """The cards that the last step has dealt with."""
        self.declared = ""
        """The word declared: a Type."""
        self.amount = 0
        """The damage that the last step has inflicted."""
        self.banishes_destroyed = False
        """Whether what the running step destroys is banished instead of sent to the GY."""

    def card_is_here(self) -> bool:
        """Whether the card has not changed its zone since the activation."""
        return self.card.stay == self.stay


def activate(
    duel: Duel, link: ChainLink, options_of_opponent: list[Seat]
) -> Generator[Decision, Reply, bool]:
    """Activate a card or effect: place it, declare an opponent, pay, choose targets, add it to the chain.

    Args:
        options_of_opponent: the opponents who may be declared; empty where none is.

    Returns:
        Whether it is on the chain; False where something that it needs has gone meanwhile.
    """
    from banneret.yugioh.executors import pay

    seat, card, effect = link.seat, link.card, link.effect
    duel.is_in_chain = True
    duel.moment += 1
    if effect.kind is ACTIVATION and not (yield from _show(duel, link)):
        return False
    link.stay = card.stay
    if options_of_opponent:
        declared = yield from choose(
            duel,
            seat,
            Ask.OPPONENT,
            lambda: [
                Option(OPPONENT, -1, other) for other in options_of_opponent if duel.sides[other].is_living
            ],
            subject=card.number,
        )
        if declared is None:
            return False
        link.opponent = declared.seat
    if effect.limit:
        duel.sides[seat].used[effect.limit] = duel.turn
    cost = effect.ability.cost
    if cost is not None and not (yield from pay(duel, link, cost)):
        return False
    if not duel.sides[seat].is_living:
        return False
    duel.chain.append(link)
    duel.events.append(_activated(duel, link))
    return True


def _show(duel: Duel, link: ChainLink) -> Generator[Decision, Reply, bool]:
    """Put a Spell or Trap face-up into a zone, or turn the Set one face-up."""
    card, seat = link.card, link.seat
    if isinstance(card.zone, Row):
        duel.turn_card(card, NO_POSITION)
        duel.spent.append((card, card.stay))
        return True
    side = duel.sides[seat]
    if card.facts.is_field:
        for old in side.field.held():
            duel.send_to_graveyard(old)
        duel.place(card, side.field, 0, NO_POSITION)
        duel.spent.append((card, card.stay))
        return True
    zone = yield from choose(
        duel,
        seat,
        Ask.SPELL_TRAP_ZONE,
        lambda: spell_trap_zone_options(duel, seat),
        subject=card.number,
    )
    if zone is None:
        return False
    duel.place(card, side.spells_traps, zone.place, NO_POSITION)
    duel.spent.append((card, card.stay))
    return True


def spell_trap_zone_options(duel: Duel, seat: Seat) -> list[Option]:
    """The Spell & Trap Zones of a seat that are free."""
    return [Option(PLACE, -1, seat, place) for place in duel.sides[seat].spells_traps.free()]


def _activated(duel: Duel, link: ChainLink) -> events.Activated:
    where = place_view(link.card, NOBODY)
    return events.Activated(
        len(duel.chain),
        link.card.name,
        link.seat,
        where.zone,
        where.place,
        tuple(place_view(card, NOBODY) for card, _ in link.targets),
        link.opponent if link.effect.ability.declares_opponent else NOBODY,
        link.declared,
    )


def resolve_chain(duel: Duel) -> Flow:
    """Resolve all links, last in first out; then used Spells and Traps go to the GY.

    Raises:
        TurnEnds: when the turn player has left meanwhile.
    """
    while duel.chain:
        link = duel.chain[-1]
        yield from _resolve(duel, link)
        if duel.chain and duel.chain[-1] is link:
            duel.chain.pop()
    duel.moment += 1
    for card, stay in duel.spent:
        if card.stay == stay and not stays(card):
            duel.send_to_graveyard(card)
    duel.spent.clear()
    if duel.doomed:
        continuous.settle(duel)
    duel.is_in_chain = False
    duel.interrupt()


def stays(card: DuelCard) -> bool:
    """Whether a Spell or Trap that has been activated stays on the field."""
    if card.facts.is_equip:
        return card.memory is not None and card.memory.equipped_to >= 0
    return card.facts.remains


def _resolve(duel: Duel, link: ChainLink) -> Flow:
    """Carry one link out, unless it is negated or needs a card that has gone."""
    from banneret.yugioh.executors import carry_out

    duel.moment += 1
    number = len(duel.chain)
    link.targets = [(card, stay) for card, stay in link.targets if card.stay == stay]
    targets = link.targets[:]
    works = _works(duel, link)
    if works:
        yield from carry_out(duel, link, link.effect.ability.effect)
        _remain(duel, link)
    duel.events.append(events.Resolved(number, link.card.name, link.seat, works))
    for card, stay in targets:
        if card.stay == stay and continuous.has(duel, card, DESTROYED_AFTER_TARGETED):
            duel.destroy(card)
    if duel.doomed:
        continuous.settle(duel)
    duel.check_losses()


def _remain(duel: Duel, link: ChainLink) -> None:
    """A card that stays remembers its opponent, and when it must be destroyed."""
    card = link.card
    if link.effect.kind is not ACTIVATION or not link.card_is_here() or not stays(card):
        return
    if link.effect.ability.declares_opponent:
        card.remember().opponent = link.opponent
        duel.touch(card.controller)
    appointment = None if card.facts.plan is None else card.facts.plan.appointment
    if appointment is not None:
        duel.lingering.append(Appointed(link.seat, card.number, card.stay, link.opponent, appointment.turn))


def _works(duel: Duel, link: ChainLink) -> bool:
    """Whether an effect resolves: a card that stays must still be there, and nothing negates it."""
    card = link.card
    if link.effect.kind is ACTIVATION:
        if not link.card_is_here() and (card.facts.remains or card.facts.is_equip):
            return False
        return not (link.card_is_here() and continuous.is_negated(duel, card))
    return not (link.card_is_here() and card.position is not IS_SET and continuous.is_negated(duel, card))
