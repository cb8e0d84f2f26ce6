"""Cards on the field: position, control, counters, Equip Cards, Setting."""

from __future__ import annotations

from functools import partial
from typing import Final

from banneret.core.decisions import Option
from banneret.core.flow import choose
from banneret.core.seats import NOBODY, Seat
from banneret.core.zones import Row
from banneret.effects.actions.moving import (
    ChangePosition,
    Equip,
    FlipFaceUp,
    SetCards,
    TakeControl,
)
from banneret.effects.actions.values import PlaceCounters, RemoveCounters
from banneret.yugioh import continuous, events
from banneret.yugioh.card import DuelCard
from banneret.yugioh.chain import ChainLink
from banneret.yugioh.executors.choosing import affected, enough
from banneret.yugioh.executors.moving import POSITIONS, Doing
from banneret.yugioh.executors.selecting import IN_YOUR_HAND, found_by
from banneret.yugioh.happenings import Happened
from banneret.yugioh.lingering import Control
from banneret.yugioh.setting import place_face_down
from banneret.yugioh.state import Duel
from banneret.yugioh.terms import IN_ATTACK, IN_DEFENSE, IS_SET, SPELL_TRAP_ZONES, Ask, Position, Verb
from banneret.yugioh.views import place_view

FLIPPED: Final = Happened.FLIPPED


def change_position(duel: Duel, link: ChainLink, action: ChangePosition) -> Doing:
    """Turn monsters to a position, or without one to the other battle position."""
    cards = yield from affected(duel, link, action.what)
    done = False
    for card in cards:
        if not isinstance(card.zone, Row):
            continue
        was_set = card.position is IS_SET
        position = _new_position(card) if action.position is None else POSITIONS[action.position]
        if position is card.position:
            continue
        duel.turn_card(card, position)
        if was_set:
            duel.happen(FLIPPED, card, card.controller)
        done = True
    link.spoken = cards
    return done


def _new_position(card: DuelCard) -> Position:
    return IN_DEFENSE if card.position is IN_ATTACK else IN_ATTACK


def flip_face_up(duel: Duel, link: ChainLink, action: FlipFaceUp) -> Doing:
    """Turn face-down monsters face-up; they stay in Defense Position."""
    cards = yield from affected(duel, link, action.what)
    down = [card for card in cards if card.position is IS_SET]
    for card in down:
        duel.turn_card(card, IN_DEFENSE)
        duel.happen(FLIPPED, card, card.controller)
    link.spoken = down
    return bool(down)


def take_control(duel: Duel, link: ChainLink, action: TakeControl) -> Doing:
    """Take control of monsters, until the End Phase where the text says so."""
    cards = yield from affected(duel, link, action.what)
    done = False
    for card in cards:
        if not isinstance(card.zone, Row) or card.controller == link.seat:
            continue
        zone = yield from choose(
            duel, link.seat, Ask.MONSTER_ZONE, partial(_free_zones, duel, link.seat), subject=card.number
        )
        if zone is None or not isinstance(card.zone, Row) or card.controller == link.seat:
            continue
        duel.give_control(card, link.seat, duel.sides[link.seat].monsters, zone.place)
        if action.duration is not None:
            duel.lingering.append(Control(link.seat, card.number, card.stay, duel.turn))
        done = True
    return done


def _free_zones(duel: Duel, seat: Seat) -> list[Option]:
    return [Option(Verb.PLACE, -1, seat, place) for place in duel.sides[seat].monsters.free()]


def place_counters(duel: Duel, link: ChainLink, action: PlaceCounters) -> Doing:
    """Place counters, up to as many as the card may have."""
    cards = yield from affected(duel, link, action.on)
    done = False
    for card in cards:
        room = action.number
        if action.most is not None:
            room = min(room, action.most - card.counters(action.counter))
        if room > 0 and card.face_up and isinstance(card.zone, Row):
            duel.put_counters(card, action.counter, room)
            done = True
    return done


def remove_counters(duel: Duel, link: ChainLink, action: RemoveCounters) -> Doing:
    """Remove counters from a card that has enough."""
    cards = yield from affected(duel, link, action.source)
    done = False
    for card in cards:
        if card.counters(action.counter) >= action.number:
            duel.put_counters(card, action.counter, -action.number)
            done = True
    return done


def equip(duel: Duel, link: ChainLink, action: Equip) -> Doing:
    """Equip a monster with the card itself, as long as both are there."""
    cards = yield from affected(duel, link, action.to)
    card = link.card
    for monster in cards:
        if link.card_is_here() and isinstance(monster.zone, Row) and monster.position is not IS_SET:
            card.remember().equipped_to = monster.number
            continuous.tie(duel, card)
            duel.touch(card.controller)
            duel.events.append(events.Equipped(card.name, card.controller, place_view(monster, NOBODY)))
            return True
    return False


def set_cards(duel: Duel, link: ChainLink, action: SetCards) -> Doing:
    """Set Spells or Traps from the hand."""
    cards = yield from affected(duel, link, action.what, IN_YOUR_HAND)
    for card in cards:
        yield from place_face_down(duel, link.seat, card)
    return bool(cards)


# ---- whether it can be done


def can_take_control(duel: Duel, link: ChainLink, action: TakeControl) -> bool:
    """Whether there is a zone for the monster."""
    return bool(duel.sides[link.seat].monsters.free()) and enough(duel, link, action.what)


def can_change_position(duel: Duel, link: ChainLink, action: ChangePosition) -> bool:
    """Whether there is something to turn."""
    return enough(duel, link, action.what)


def can_remove_counters(duel: Duel, link: ChainLink, action: RemoveCounters) -> bool:
    """Whether a card has enough counters."""
    return any(card.counters(action.counter) >= action.number for card in found_by(duel, link, action.source))


def can_set_cards(duel: Duel, link: ChainLink, action: SetCards) -> bool:
    """Whether there is a card to Set and a zone for it."""
    if not enough(duel, link, action.what, IN_YOUR_HAND):
        return False
    side = duel.sides[link.seat]
    return len(side.spells_traps.cards) < SPELL_TRAP_ZONES or any(
        card.facts.is_field for card in found_by(duel, link, action.what, IN_YOUR_HAND)
    )
