"""Setting Spells and Traps."""

from __future__ import annotations

from typing import Final

from banneret.core.decisions import Option
from banneret.core.flow import Flow, choose
from banneret.core.seats import Seat
from banneret.yugioh import events
from banneret.yugioh.card import DuelCard
from banneret.yugioh.chain import spell_trap_zone_options
from banneret.yugioh.state import Duel
from banneret.yugioh.terms import IS_SET, SPELL_TRAP_ZONES, Ask, Verb

SET: Final = Verb.SET


def set_options(duel: Duel, seat: Seat) -> list[Option]:
    """The Spells and Traps in a hand that may be Set."""
    side = duel.sides[seat]
    has_room = len(side.spells_traps.cards) < SPELL_TRAP_ZONES
    return [
        Option(SET, card.number)
        for card in side.hand.cards
        if not card.facts.is_monster and (has_room or card.facts.is_field)
    ]


def place_face_down(duel: Duel, seat: Seat, card: DuelCard) -> Flow:
    """Put a Spell or Trap face-down into a zone; a Field Spell replaces the one that lies there."""
    side = duel.sides[seat]
    row, place = side.field, 0
    if card.facts.is_field:
        for old in row.held():
            duel.send_to_graveyard(old)
    else:
        zone = yield from choose(
            duel,
            seat,
            Ask.SPELL_TRAP_ZONE,
            lambda: spell_trap_zone_options(duel, seat),
            subject=card.number,
        )
        if zone is None:
            return
        row, place = side.spells_traps, zone.place
    duel.place(card, row, place, IS_SET)
    duel.events.append(events.SpellTrapSet(seat, row.kind, place))
