"""The state of a duel, and the doors through which it changes."""

from __future__ import annotations

from typing import TypeAlias

from banneret.core.decisions import Decision
from banneret.core.randomness import RandomState
from banneret.core.seats import NOBODY, BySeat, Seat
from banneret.core.state import GameOver, Side, State
from banneret.core.zones import EVERYBODY, SIGHT_ALL, SIGHT_NONE, SIGHT_OWNER, Pile, Row, Zone
from banneret.yugioh import events, views
from banneret.yugioh.card import DuelCard
from banneret.yugioh.hooks import FormatState, Hooks
from banneret.yugioh.seating import pairs
from banneret.yugioh.terms import (
    DRAW,
    EXTRA_MONSTER_ZONES,
    IS_SET,
    MONSTER_ZONES,
    NO_POSITION,
    OUT_OF_GAME,
    SPELL_TRAP_ZONES,
    BattleStep,
    Loss,
    Phase,
    Position,
    ZoneKind,
)

Cards: TypeAlias = Pile[DuelCard]
Places: TypeAlias = Row[DuelCard]


class TurnEnds(Exception):
    """The turn player is out: the turn ends at once (D18)."""


class DuelSide(Side):
    """One player's half of the table."""

    __slots__ = (
        "banished",
        "deck",
        "extra_deck",
        "field",
        "graveyard",
        "hand",
        "has_begun_a_turn",
        "leader",
        "leader_zone",
        "life_points",
        "monsters",
        "out_of_game",
        "ran_out_of_cards",
        "spells_traps",
        "summoned_on",
    )

    def __init__(self, seat: Seat, hooks: Hooks) -> None:
        super().__init__(seat)
        self.deck: Cards = Pile(ZoneKind.DECK, seat, SIGHT_NONE)
        self.hand: Cards = Pile(ZoneKind.HAND, seat, SIGHT_OWNER)
        self.extra_deck: Cards = Pile(ZoneKind.EXTRA_DECK, seat, SIGHT_OWNER)
        self.graveyard: Cards = Pile(ZoneKind.GRAVEYARD, seat, SIGHT_ALL)
        self.banished: Cards = Pile(ZoneKind.BANISHED, seat, SIGHT_ALL)
        self.out_of_game: Cards = Pile(ZoneKind.OUT_OF_GAME, seat, SIGHT_NONE)
        self.monsters: Places = Row(ZoneKind.MONSTER, seat, SIGHT_ALL, MONSTER_ZONES)
        self.spells_traps: Places = Row(ZoneKind.SPELL_TRAP, seat, SIGHT_ALL, SPELL_TRAP_ZONES)
        self.field: Places = Row(ZoneKind.FIELD, seat, SIGHT_ALL, 1)
        self.leader_zone: Places | None = hooks.leader_zone(seat)
        self.leader: DuelCard | None = None
        self.life_points = hooks.life_points
        self.summoned_on = 0
        """The turn in which this seat last used its Normal Summon or Set."""
        self.has_begun_a_turn = False
        self.ran_out_of_cards = False

    def zones(self) -> list[Zone[DuelCard]]:
        """All zones of this side, in a fixed order."""
        zones: list[Zone[DuelCard]] = [
            self.deck,
            self.hand,
            self.extra_deck,
            self.graveyard,
            self.banished,
            self.out_of_game,
            self.monsters,
            self.spells_traps,
            self.field,
        ]
        if self.leader_zone is not None:
            zones.append(self.leader_zone)
        return zones


class Duel(State[DuelCard, DuelSide]):
    """A duel between any number of seats."""

    __slots__ = (
        "awaits_losses",
        "awaits_open_state",
        "extra_monsters",
        "facing_groups",
        "first_rotation_is_over",
        "format_state",
        "hooks",
        "phase",
        "step",
        "turn",
        "turn_seat",
        "wanted",
    )

    def __init__(
        self, seats: int, hooks: Hooks, random_state: RandomState, format_state: FormatState
    ) -> None:
        super().__init__(BySeat.build(seats, lambda seat: DuelSide(seat, hooks)), random_state)
        self.hooks = hooks
        self.format_state = format_state
        self.facing_groups = pairs(seats, neighbours=hooks.pairs_are_neighbours)
        self.extra_monsters: list[Places] = [
            Row(ZoneKind.EXTRA_MONSTER, NOBODY, SIGHT_ALL, EXTRA_MONSTER_ZONES) for _ in self.facing_groups
        ]
        """One row for each of `facing_groups`, which share it (D13)."""
        for side in self.sides:
            self.zones.extend(side.zones())
        self.zones.extend(self.extra_monsters)
        self.turn = 0
        self.turn_seat: Seat = 0
        self.phase: Phase = DRAW
        self.step: BattleStep = BattleStep.NONE
        self.wanted: Phase = DRAW
        """The phase that the turn player asked for when leaving the last one."""
        self.first_rotation_is_over = False
        """Kept once it is so: players only leave, and who has begun a turn stays so."""
        self.awaits_losses = False
        """Whether somebody has no LP left or could not draw."""
        self.awaits_open_state = False
        """Whether the format has something to settle when the game state opens next."""

    # ---- looking

    def monsters(self, seat: Seat) -> list[DuelCard]:
        """The monsters that a seat controls, Main Monster Zones first. Callers do not change the list."""
        monsters = self.sides[seat].monsters.cards
        for shared in self.extra_monsters:
            if shared.cards:
                monsters = monsters + [card for card in shared.cards if card.controller == seat]
        return monsters

    def battle_is_open(self) -> bool:
        """Whether the turn player may enter a Battle Phase.

        D15: the last living player of the first rotation has the first one; nobody in the first turn.
        """
        if not self.first_rotation_is_over:
            self.first_rotation_is_over = all(self.sides[seat].has_begun_a_turn for seat in self.living)
        return self.first_rotation_is_over and self.turn > 1

    # ---- doors

    def place(self, card: DuelCard, row: Places, place: int, position: Position) -> None:
        """Put a card into a place of a row, in a position."""
        card.position = position
        self.move(card, row, place, face_up=position is not IS_SET)

    def send(self, card: DuelCard, pile: Cards) -> None:
        """Put a card on top of a pile of its owner."""
        self.move(card, pile)

    def send_to_graveyard(self, card: DuelCard) -> None:
        """Send a card to its owner's GY."""
        self.send(card, self.sides[card.owner].graveyard)

    def turn_card(self, card: DuelCard, position: Position) -> None:
        """Change the position of a card on the field."""
        card.position = position
        card.face_up = position is not IS_SET
        self.touch(card.controller)
        if card.owner != card.controller:
            self.touch(card.owner)
        self.events.append(
            events.PositionChanged(card.name, card.controller, card.zone.kind, card.place, position)
        )

    def change_life_points(self, seat: Seat, amount: int, why: str) -> None:
        """Add to or take from a seat's LP, never below 0. Losses are looked at by `check_losses`."""
        side = self.sides[seat]
        side.life_points = max(0, side.life_points + amount)
        if not side.life_points:
            self.awaits_losses = True
        self.touch(seat)
        self.events.append(events.LifePointsChanged(seat, amount, side.life_points, why))

    def draw(self, seat: Seat, count: int) -> None:
        """Draw from the top of the Deck. Who must draw and cannot is out at the next `check_losses` (D18)."""
        side = self.sides[seat]
        for _ in range(count):
            if not side.deck.cards:
                side.ran_out_of_cards = True
                self.awaits_losses = True
                return
            self.move(side.deck.cards[-1], side.hand)

    def begin_turn(self, seat: Seat) -> None:
        """Count a new turn of a seat."""
        side = self.sides[seat]
        self.turn += 1
        self.turn_seat = seat
        self.phase = DRAW
        self.step = BattleStep.NONE
        side.has_begun_a_turn = True
        self.version += 1
        self.events.append(events.TurnBegan(self.turn, seat))

    def begin_phase(self, phase: Phase) -> None:
        """Enter a phase of the running turn."""
        self.phase = phase
        self.step = BattleStep.NONE
        self.version += 1
        self.events.append(events.PhaseBegan(self.turn_seat, phase))

    def check_losses(self) -> None:
        """Put out every player at 0 LP or who could not draw, all at once (D18).

        Raises:
            TurnEnds: when the turn player is out.
            GameOver: when one player or none is left.
        """
        if not self.awaits_losses:
            return
        self.awaits_losses = False
        losses: dict[Seat, str] = {}
        for seat in self.living:
            side = self.sides[seat]
            if side.life_points == 0:
                losses[seat] = Loss.LIFE_POINTS
            elif side.ran_out_of_cards:
                losses[seat] = Loss.EMPTY_DECK
        if losses:
            self.remove_seats(losses)
            self.interrupt()

    # ---- the kernel's hooks

    def moved(self, card: DuelCard, source: Zone[DuelCard], source_place: int, seen_by: int) -> None:
        """Tell the table and the format; off the field a card forgets what it did there."""
        zone = card.zone
        if isinstance(zone, Row):
            card.placed_on = self.turn
        else:
            card.position = NO_POSITION
            card.controller = card.owner
        card.turned_on = 0
        card.attacked_on = 0
        if zone.kind is OUT_OF_GAME:
            return
        seen_now = card.seen_by()
        knowing = EVERYBODY if EVERYBODY in (seen_by, seen_now) else seen_by | seen_now
        self.events.append(
            events.Moved(
                card.name,
                source.kind,
                source.seat,
                source_place,
                zone.kind,
                zone.seat,
                card.place,
                card.position,
                knowing,
            )
        )
        if self.sides[card.owner].leader is card:
            self.hooks.leader_moved(self, card, source)

    def clear_seat(self, seat: Seat) -> None:
        """D18: what a player who is out owns leaves the game; what they control of others goes back."""
        side = self.sides[seat]
        for number in range(len(self.cards)):
            card = self.cards[number]
            if card.owner == seat:
                self.move(card, side.out_of_game)
            elif card.controller == seat and self.sides[card.owner].is_living:
                self._give_back(card)
        side.leader = None
        self.hooks.seat_cleared(self, seat)

    def _give_back(self, card: DuelCard) -> None:
        """Return a card to its owner's zone of the same kind, or to the GY where that cannot be (D18)."""
        owner = self.sides[card.owner]
        rows: dict[str, Places] = {
            ZoneKind.MONSTER: owner.monsters,
            ZoneKind.EXTRA_MONSTER: owner.monsters,
            ZoneKind.SPELL_TRAP: owner.spells_traps,
            ZoneKind.FIELD: owner.field,
        }
        row = rows.get(card.zone.kind)
        free = row.free() if row is not None else []
        if row is None or not free:
            self.send_to_graveyard(card)
            return
        place = card.place if card.place in free and card.zone.kind == row.kind else free[0]
        placed_on = card.placed_on
        self.touch(card.controller)
        card.controller = card.owner
        self.place(card, row, place, card.position)
        card.placed_on = placed_on  # it was not Summoned again

    def interrupt(self) -> None:
        """End the turn of a player who is out, or the game that has a result."""
        if self.result is not None:
            raise GameOver
        if not self.sides[self.turn_seat].is_living:
            raise TurnEnds

    def copy(self) -> Duel:
        """A copy with its own sides, zones and cards."""
        new = Duel(len(self.sides), self.hooks, self.random_state, self.format_state.copy())
        self.fill_copy(new, [card.copy() for card in self.cards])
        for seat in range(len(self.sides)):
            side, fresh = self.sides[seat], new.sides[seat]
            fresh.life_points = side.life_points
            fresh.summoned_on = side.summoned_on
            fresh.has_begun_a_turn = side.has_begun_a_turn
            fresh.ran_out_of_cards = side.ran_out_of_cards
            fresh.leader = None if side.leader is None else new.cards[side.leader.number]
        new.turn = self.turn
        new.turn_seat = self.turn_seat
        new.phase = self.phase
        new.step = self.step
        new.wanted = self.wanted
        new.awaits_losses = self.awaits_losses
        new.awaits_open_state = self.awaits_open_state
        return new

    def essence(self) -> list[object]:
        """All that makes two duels equal."""
        sides: list[object] = []
        for seat in range(len(self.sides)):
            side = self.sides[seat]
            sides.append([side.is_living, side.life_points, side.summoned_on, side.has_begun_a_turn])
        zones: list[object] = []
        for zone in self.zones:
            if isinstance(zone, Pile):
                zones.append([card.number for card in zone.cards])
            elif isinstance(zone, Row):
                zones.append([None if card is None else _card_essence(card) for card in zone.places])
        return [
            self.turn,
            self.turn_seat,
            self.phase,
            self.step,
            str(self.random_state),
            self.living,
            sides,
            zones,
            self.format_state.essence(),
            None if self.result is None else [list(self.result.winners), self.result.why],
        ]

    def table_view(self, viewer: Seat) -> views.TableView:
        """The table itself, as a seat or a spectator may know it."""
        return views.table_view(self, viewer)

    def side_view(self, seat: Seat, *, for_owner: bool) -> views.SideView:
        """A side as its owner, or as everybody else, may know it."""
        return views.side_view(self, seat, for_owner=for_owner)

    def prompt_view(self, decision: Decision) -> views.PromptView:
        """A decision as the asked seat sees it."""
        return views.prompt_view(self, decision)


def _card_essence(card: DuelCard) -> list[object]:
    return [card.number, card.controller, card.position, card.placed_on, card.turned_on, card.attacked_on]
