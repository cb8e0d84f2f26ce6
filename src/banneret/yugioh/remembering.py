"""Scenarios and what effects have left on cards: counters, ties, borrowed control, appointments."""

from __future__ import annotations

from banneret.core.seats import NOBODY, Seat
from banneret.core.zones import Row
from banneret.errors import BanneretError
from banneret.yugioh import continuous
from banneret.yugioh.card import DuelCard
from banneret.yugioh.lingering import Appointed, Control, Delayed
from banneret.yugioh.scenario import CardPlace, PlacedCard
from banneret.yugioh.state import Duel
from banneret.yugioh.terms import ZoneKind


def row_of(duel: Duel, seat: Seat, kind: ZoneKind) -> Row[DuelCard]:
    """The row of a kind in which a seat's cards lie; Extra Monster Zones are shared."""
    side = duel.sides[seat]
    if kind is ZoneKind.EXTRA_MONSTER:
        group = next(number for number, seats in enumerate(duel.facing_groups) if seat in seats)
        return duel.extra_monsters[group]
    rows = {
        ZoneKind.MONSTER: side.monsters,
        ZoneKind.SPELL_TRAP: side.spells_traps,
        ZoneKind.FIELD: side.field,
    }
    return rows[kind]


def remember(duel: Duel, seat: Seat, placed: PlacedCard) -> None:
    """Give a card that has been placed what a scenario says that effects have left on it.

    Raises:
        BanneretError: when nothing lies where the other card of a tie should, or a seat is none.
    """
    card = row_of(duel, seat, placed.row).places[placed.place]
    assert card is not None
    if placed.counters:
        card.remember().counters.update(placed.counters)
    if placed.equipped is not None:
        card.remember().equipped_to = _card_at(duel, placed.name, placed.equipped).number
    if placed.tied is not None:
        other = _card_at(duel, placed.name, placed.tied)
        card.remember().tied_to, card.remember().tied_stay = other.number, other.stay
    if placed.equipped is not None or placed.tied is not None:
        continuous.tie(duel, card)
    if placed.against is not None:
        card.remember().opponent = _seat(duel, placed.name, placed.against)
    if placed.until:
        duel.lingering.append(Control(seat, card.number, card.stay, placed.until))
    if placed.remains is not None:
        turns, player = placed.remains
        duel.lingering.append(
            Appointed(seat, card.number, card.stay, _seat(duel, placed.name, player), turns)
        )


def _seat(duel: Duel, name: str, seat: Seat) -> Seat:
    if seat >= len(duel.sides):
        raise BanneretError(f"{name}: expected a seat below {len(duel.sides)}, not {seat}")
    return seat


def _card_at(duel: Duel, name: str, where: CardPlace) -> DuelCard:
    row = row_of(duel, _seat(duel, name, where.seat), where.row)
    card = row.places[where.place] if where.place < len(row.places) else None
    if card is None:
        raise BanneretError(
            f"{name}: expected a card in place {where.place} of {where.row} of seat {where.seat}"
        )
    return card


def describe_card(duel: Duel, card: DuelCard, seat: Seat) -> PlacedCard:
    """A card on the field as a scenario describes it."""
    memory = card.memory
    until = 0
    remains: tuple[int, Seat] | None = None
    for one in duel.lingering:
        if isinstance(one, Control) and (one.card, one.stay, one.seat) == (card.number, card.stay, seat):
            until = one.turn
        elif isinstance(one, Appointed) and (one.card, one.stay) == (card.number, card.stay):
            remains = one.turns, one.player
    equipped = None if memory is None else _place_of(duel, memory.equipped_to)
    tied = None if memory is None else _place_of(duel, memory.tied_to, memory.tied_stay)
    return PlacedCard(
        ZoneKind(card.zone.kind),
        card.place,
        card.name,
        card.position,
        None if card.owner == seat else card.owner,
        card.placed_on,
        card.turned_on,
        card.attacked_on,
        {} if memory is None else {kind: number for kind, number in memory.counters.items() if number},
        equipped,
        tied,
        None if memory is None or memory.opponent == NOBODY else memory.opponent,
        until,
        remains,
    )


def _place_of(duel: Duel, number: int, stay: int | None = None) -> CardPlace | None:
    if number < 0:
        return None
    card = duel.cards[number]
    if not isinstance(card.zone, Row) or (stay is not None and card.stay != stay):
        return None
    return CardPlace(card.controller, ZoneKind(card.zone.kind), card.place)


def check_describable(duel: Duel) -> None:
    """Check that words tell everything that effects have left.

    Raises:
        BanneretError: when an effect waits for a later phase.
    """
    for one in duel.lingering:
        if isinstance(one, Delayed):
            name = duel.cards[one.card].name
            raise BanneretError(f"expected no effect that waits for a later phase, as that of {name} does")
