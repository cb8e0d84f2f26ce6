"""What happens in a duel, as events. A name that a seat may not know is empty in its copy."""

from __future__ import annotations

import msgspec

from banneret.core.events import Event
from banneret.core.seats import NOBODY, Seat
from banneret.core.zones import EVERYBODY, holds
from banneret.yugioh.terms import Phase, Position
from banneret.yugioh.views import PlaceView


class TurnBegan(Event, frozen=True, gc=False, tag="turn_began"):
    """A turn begins; turns are counted from 1 over all seats."""

    turn: int
    seat: Seat


class PhaseBegan(Event, frozen=True, gc=False, tag="phase_began"):
    """The turn player enters a phase."""

    seat: Seat
    phase: Phase


class Moved(Event, frozen=True, gc=False, tag="moved"):
    """A card changed zone. Places are told only in rows: an index in a hand would tell cards apart."""

    name: str
    source: str
    source_seat: Seat
    source_place: int
    zone: str
    seat: Seat
    place: int
    position: Position
    seats: int = EVERYBODY
    """The set of seats (bits) that know the card; never leaves the engine."""
    how: str = ""
    """``draw``, ``destroy`` or ``control``; empty for other moves."""

    def seen_by(self, seat: Seat) -> Event | None:
        """The same without the name, for a seat that may not know it."""
        if self.seats == EVERYBODY:
            return self
        name = self.name if holds(self.seats, seat) else ""
        return msgspec.structs.replace(self, name=name, seats=EVERYBODY)


class Summoned(Event, frozen=True, gc=False, tag="summoned"):
    """A monster was Summoned face-up."""

    how: str
    name: str
    seat: Seat
    zone: str
    place: int
    tributes: int = 0


class MonsterSet(Event, frozen=True, gc=False, tag="monster_set"):
    """A monster was Set face-down."""

    seat: Seat
    zone: str
    place: int
    tributes: int = 0


class PositionChanged(Event, frozen=True, gc=False, tag="position_changed"):
    """A monster on the field turned; a face-down one that turns face-up is known from here on."""

    name: str
    seat: Seat
    zone: str
    place: int
    position: Position


class AttackDeclared(Event, frozen=True, gc=False, tag="attack_declared"):
    """A monster attacks a monster, or a player directly (``target_place`` -1)."""

    seat: Seat
    zone: str
    place: int
    name: str
    target_seat: Seat
    target_zone: str = ""
    target_place: int = -1
    target_name: str = ""
    is_replay: bool = False


class AttackEnded(Event, frozen=True, gc=False, tag="attack_ended"):
    """An attack came to nothing before the Damage Step."""

    seat: Seat
    name: str


class DestroyedByBattle(Event, frozen=True, gc=False, tag="destroyed_by_battle"):
    """A monster was destroyed by battle."""

    name: str
    seat: Seat


class Destroyed(Event, frozen=True, gc=False, tag="destroyed"):
    """A card on the field was destroyed by an effect or by a rule."""

    name: str
    seat: Seat
    zone: str
    place: int


class SpellTrapSet(Event, frozen=True, gc=False, tag="spell_trap_set"):
    """A Spell or Trap was Set face-down."""

    seat: Seat
    zone: str
    place: int


class Activated(Event, frozen=True, gc=False, tag="activated"):
    """A card or effect was activated: a new link of the chain, counted from 1."""

    link: int
    name: str
    seat: Seat
    zone: str
    place: int
    targets: tuple[PlaceView, ...] = ()
    opponent: Seat = NOBODY
    """The opponent declared (D26)."""
    declared: str = ""
    """The word declared: a Type."""


class Resolved(Event, frozen=True, gc=False, tag="resolved"):
    """A link of the chain has resolved."""

    link: int
    name: str
    seat: Seat
    has_effect: bool = True
    """False where the effect was negated or its card had left the field."""


class CountersChanged(Event, frozen=True, gc=False, tag="counters_changed"):
    """Counters were placed on a card or removed from it."""

    name: str
    seat: Seat
    zone: str
    place: int
    counter: str
    number: int


class Equipped(Event, frozen=True, gc=False, tag="equipped"):
    """A card was equipped to a monster."""

    name: str
    seat: Seat
    monster: PlaceView


class Revealed(Event, frozen=True, gc=False, tag="revealed"):
    """Cards of a player were shown to everybody."""

    seat: Seat
    zone: str
    names: tuple[str, ...]


class LifePointsChanged(Event, frozen=True, gc=False, tag="life_points_changed"):
    """Battle damage, a cost, or a gain."""

    seat: Seat
    amount: int
    now: int
    why: str


class LeaderReturned(Event, frozen=True, gc=False, tag="leader_returned"):
    """A leader went back to its own zone; its next departure costs this much (D24)."""

    name: str
    seat: Seat
    next_cost: int


class LeaderStays(Event, frozen=True, gc=False, tag="leader_stays"):
    """An owner left the leader where it is (D23)."""

    name: str
    seat: Seat
