"""What lasts after an effect has resolved: borrowed control, later actions, appointed destruction."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from banneret.core.seats import Seat
from banneret.core.zones import Row
from banneret.yugioh.terms import Phase

if TYPE_CHECKING:
    from banneret.effects.kinds import Action
    from banneret.effects.players import Who
    from banneret.yugioh.card import DuelCard
    from banneret.yugioh.state import Duel


class Lingering(msgspec.Struct, frozen=True, gc=False):
    """Something that lasts; cards are named by number, so that copies of a duel share it."""

    seat: Seat
    """Whose effect it is."""

    def essence(self) -> list[object]:
        """All of it, as plain values."""
        return [type(self).__name__, *(str(value) for value in msgspec.structs.astuple(self))]


class Control(Lingering, frozen=True, gc=False):
    """A player controls a card of somebody else until the End Phase of a turn."""

    card: int
    stay: int
    turn: int


class Delayed(Lingering, frozen=True, gc=False):
    """An action that waits for a player's next phase."""

    action: Action
    card: int
    """The source."""
    who: Who | None
    """In whose turn; None: in anybody's."""
    opponent: Seat
    phase: Phase
    since: int
    """The turn in which it began to wait; that turn's own phase does not count."""


class Appointed(Lingering, frozen=True, gc=False):
    """A card that must be destroyed in the End Phase of a player's n-th turn from now."""

    card: int
    stay: int
    player: Seat
    """Whose turns count; `NOBODY`: those of all opponents of its controller."""
    turns: int


def end_control(duel: Duel) -> None:
    """Give back what was only borrowed until this turn's End Phase.

    It goes to whom another effect still gives it, or to its owner; without a free zone to the GY.
    """
    ended = [one for one in duel.lingering if isinstance(one, Control) and one.turn <= duel.turn]
    if not ended:
        return
    duel.lingering = [one for one in duel.lingering if one not in ended]
    for one in ended:
        card = duel.cards[one.card]
        if card.stay == one.stay and isinstance(card.zone, Row) and card.controller == one.seat:
            _give_back(duel, card)


def _give_back(duel: Duel, card: DuelCard) -> None:
    others = [
        one.seat
        for one in duel.lingering
        if isinstance(one, Control) and one.card == card.number and one.stay == card.stay
    ]
    seat = others[-1] if others else card.owner
    side = duel.sides[seat]
    row = side.monsters if card.facts.is_monster else side.spells_traps
    free = row.free()
    if seat == card.controller:
        return
    if free:
        duel.give_control(card, seat, row, free[0])
    else:
        duel.send_to_graveyard(card)


def destroy_appointed(duel: Duel) -> None:
    """In the End Phase of the player it counts: destroy what had to stay until then."""
    for one in duel.lingering[:]:
        if not isinstance(one, Appointed):
            continue
        card = duel.cards[one.card]
        if card.stay != one.stay or not card.face_up:
            duel.lingering.remove(one)
        elif one.player == duel.turn_seat or (one.player < 0 and card.controller != duel.turn_seat):
            duel.lingering.remove(one)
            if one.turns > 1:
                duel.lingering.append(msgspec.structs.replace(one, turns=one.turns - 1))
            else:
                duel.destroy(card)
