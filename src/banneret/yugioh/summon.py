"""Normal and Tribute Summons, Sets, Flip Summons and changes of position."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from banneret.core.decisions import Decision, Option
from banneret.core.flow import Flow, Reply, choose, pick
from banneret.core.seats import Seat
from banneret.yugioh import events
from banneret.yugioh.card import DuelCard
from banneret.yugioh.continuous import settle
from banneret.yugioh.happenings import Happened
from banneret.yugioh.priority import priority
from banneret.yugioh.state import Duel
from banneret.yugioh.terms import IN_ATTACK, IN_DEFENSE, IS_SET, MONSTER_ZONES, Ask, Position, Verb

NORMAL_SUMMON: Final = Verb.NORMAL_SUMMON
SET: Final = Verb.SET
FLIP_SUMMON: Final = Verb.FLIP_SUMMON
CHANGE_POSITION: Final = Verb.CHANGE_POSITION
MONSTER_ZONE: Final = Ask.MONSTER_ZONE
TRIBUTES: Final = Ask.TRIBUTES
CARD: Final = Verb.CARD
SUMMONED: Final = Happened.SUMMONED
FLIPPED: Final = Happened.FLIPPED
NORMAL: Final = "normal"
FLIP: Final = "flip"
PLACE: Final = Verb.PLACE


def summon_options(duel: Duel, seat: Seat) -> list[Option]:
    """The Normal Summons and Sets that the turn player may do now: one of them per turn."""
    side = duel.sides[seat]
    options: list[Option] = []
    if side.summoned_on == duel.turn:
        return options
    controlled = len(duel.monsters(seat))
    has_room = len(side.monsters.cards) < MONSTER_ZONES
    for card in side.hand.cards:
        tributes = card.facts.tributes
        if tributes <= controlled and (tributes or has_room):
            options += card.summons()
    for card in duel.hooks.summonable_beyond_hand(duel, seat):
        tributes = card.facts.tributes
        if tributes <= controlled and (tributes or has_room):
            cost = duel.hooks.departure_cost(duel, card)
            if not cost or side.life_points > cost:
                options += card.summons()
    return options


def position_options(duel: Duel, seat: Seat) -> list[Option]:
    """The Flip Summons and changes of position that the turn player may do now.

    Not for a monster that came here this turn, has declared an attack, or was turned already.
    """
    turn = duel.turn
    return [
        Option(FLIP_SUMMON if card.position is IS_SET else CHANGE_POSITION, card.number)
        for card in duel.monsters(seat)
        if turn not in (card.placed_on, card.turned_on, card.attacked_on)
    ]


def normal_summon(duel: Duel, seat: Seat, card: DuelCard, position: Position) -> Flow:
    """Normal Summon (or Tribute Summon) a monster in Attack Position, or Set it."""
    side = duel.sides[seat]
    tributes = yield from _tribute(duel, seat, card)
    if tributes is None:
        return
    zone = yield from choose(
        duel, seat, MONSTER_ZONE, lambda: monster_zone_options(duel, seat), subject=card.number
    )
    if zone is None:
        return
    cost = duel.hooks.departure_cost(duel, card)
    if cost:
        duel.change_life_points(seat, -cost, "leader_cost")
    side.summoned_on = duel.turn
    duel.moment += 1  # after the Tributes
    duel.place(card, side.monsters, zone.place, position)
    if position is IS_SET:
        duel.events.append(events.MonsterSet(seat, card.zone.kind, card.place, tributes))
    else:
        how = "tribute" if tributes else "normal"
        duel.events.append(events.Summoned(how, card.name, seat, card.zone.kind, card.place, tributes))
        if duel.has_effects:
            duel.happen(SUMMONED, card, seat, word=NORMAL)
    if duel.awaits_open_state or duel.has_effects:
        yield from priority(duel)


def _tribute(duel: Duel, seat: Seat, card: DuelCard) -> Generator[Decision, Reply, int | None]:
    """Pay the Tributes of a Summon; returns how many, or None when they cannot be paid any more."""
    count = card.facts.tributes
    if count == 0:
        return 0
    chosen = yield from pick(
        duel, seat, TRIBUTES, lambda: tribute_options(duel, seat, count), count, count, subject=card.number
    )
    if chosen is None:
        return None
    for option in chosen:
        duel.send_to_graveyard(duel.cards[option.card])
    if duel.doomed:
        settle(duel)
    return count


def tribute_options(duel: Duel, seat: Seat, count: int) -> list[Option]:
    """The monsters that a seat may Tribute for a Summon that needs so many.

    One of them has to make room where the Main Monster Zones are full and the others would not.
    """
    row = duel.sides[seat].monsters
    monsters = duel.monsters(seat)
    if len(row.cards) == MONSTER_ZONES and len(monsters) - MONSTER_ZONES >= count:
        monsters = row.cards
    return [Option(CARD, card.number) for card in monsters]


def monster_zone_options(duel: Duel, seat: Seat) -> list[Option]:
    """The Main Monster Zones of a seat that are free."""
    return [Option(PLACE, -1, seat, place) for place in duel.sides[seat].monsters.free()]


def change_position(duel: Duel, card: DuelCard) -> Flow:
    """Flip Summon a face-down monster, or turn a face-up one between Attack and Defense Position."""
    was_set = card.position is IS_SET
    duel.turn_card(card, IN_DEFENSE if card.position is IN_ATTACK else IN_ATTACK)
    card.turned_on = duel.turn
    if was_set:
        duel.events.append(events.Summoned(FLIP, card.name, card.controller, card.zone.kind, card.place))
        if duel.has_effects:
            duel.happen(FLIPPED, card, card.controller)
            duel.happen(SUMMONED, card, card.controller, word=FLIP)
    if duel.awaits_open_state or duel.has_effects:
        yield from priority(duel)
