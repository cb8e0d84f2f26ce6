"""The state of a duel, and the doors through which it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from banneret.core.decisions import Decision
from banneret.core.randomness import RandomState
from banneret.core.seats import NOBODY, BySeat, Seat
from banneret.core.state import GameOver, Side, State
from banneret.core.zones import SIGHT_ALL, SIGHT_NONE, SIGHT_OWNER, Pile, Row, Zone
from banneret.yugioh import continuous, events, views
from banneret.yugioh.card import DuelCard
from banneret.yugioh.happenings import Happened, Happening, Trigger
from banneret.yugioh.hooks import FormatState, Hooks
from banneret.yugioh.lingering import Lingering
from banneret.yugioh.plans import Holds
from banneret.yugioh.seating import pairs
from banneret.yugioh.terms import (
    DECK_MASTER,
    DRAW,
    EXTRA_MONSTER_ZONES,
    GRAVEYARD,
    IS_SET,
    MONSTER_ZONES,
    NO_POSITION,
    NO_STEP,
    OUT_OF_GAME,
    SPELL_TRAP_ZONES,
    BattleStep,
    Loss,
    Phase,
    Position,
    ZoneKind,
)

if TYPE_CHECKING:
    from banneret.yugioh.chain import ChainLink
    from banneret.yugioh.executors.selecting import Key

LEFT_FIELD = Happened.LEFT_FIELD
SENT_TO_GRAVEYARD = Happened.SENT_TO_GRAVEYARD
DESTROYED = Happened.DESTROYED
FLIPPED = Happened.FLIPPED

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
        "forbidden_names",
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
        "used",
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
        self.used: dict[str, int] = {}
        """The turn in which this seat last used each effect that is limited by name."""
        self.forbidden_names: dict[str, int] = {}
        """Names whose cards and effects this seat cannot activate in the turn named."""

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
        "chain",
        "doomed",
        "extra_monsters",
        "facing_groups",
        "first_rotation_is_over",
        "format_state",
        "happened",
        "has_effects",
        "holding",
        "hooks",
        "how_moved",
        "is_in_chain",
        "kept_answers",
        "last_moment",
        "lingering",
        "moment",
        "phase",
        "recent",
        "spent",
        "step",
        "tied",
        "triggers",
        "turn",
        "turn_seat",
        "wanted",
        "watching",
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
        self.how_moved = ""
        """How the card on its way is moved, for the event that tells it."""
        self.has_effects = False
        """Whether any card of this duel has a text that is carried out; without one nobody can respond."""
        self.chain: list[ChainLink] = []
        """The links that have not resolved yet."""
        self.is_in_chain = False
        """From the first activation until the last link has resolved."""
        self.spent: list[tuple[DuelCard, int]] = []
        """The Spells and Traps activated in this chain, each with its stay."""
        self.moment = 1
        self.last_moment = 0
        """The moment in which something happened last: older happenings are not the last thing any more."""
        self.happened: list[Happening] = []
        """What triggers have not looked at yet."""
        self.recent: list[Happening] = []
        """What happened last: responses answer to it."""
        self.triggers: list[Trigger] = []
        """Trigger effects whose time has come."""
        self.lingering: list[Lingering] = []
        self.holding: dict[Holds, list[DuelCard]] = {}
        """The face-up cards on the field by the kinds of what they hold."""
        self.watching: dict[Happened, list[DuelCard]] = {}
        """The cards outside the field that wait for something, by what it is."""
        self.tied: list[DuelCard] = []
        """The cards on the field that are tied or equipped to another."""
        self.doomed: list[tuple[DuelCard, int]] = []
        """Cards that are destroyed as soon as the running step is done, each with its stay."""
        self.kept_answers: dict[Key, tuple[int, list[DuelCard]]] = {}
        """Which cards a phrase means, each with the version of the state in which that was so."""

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

    def attack(self, card: DuelCard) -> int:
        """The current ATK of a monster."""
        return card.facts.attack if card.memory is None else continuous.attack_of(self, card)

    def defense(self, card: DuelCard) -> int:
        """The current DEF of a monster."""
        return continuous.defense_of(self, card)

    # ---- doors

    def happen(
        self,
        kind: Happened,
        card: DuelCard | None = None,
        seat: Seat = NOBODY,
        *,
        other: DuelCard | None = None,
        word: str = "",
        by_battle: bool = False,
        from_field: bool = False,
        directly: bool = False,
    ) -> None:
        """Tell the effects of this duel that something has happened; see `Happening` for the arguments."""
        self.last_moment = self.moment
        self.happened.append(
            Happening(
                kind,
                self.moment,
                card,
                0 if card is None else card.stay,
                seat,
                other,
                0 if other is None else other.stay,
                word,
                by_battle,
                from_field,
                directly,
            )
        )

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

    def destroy(self, card: DuelCard, *, by_battle: bool = False, to: Cards | None = None) -> None:
        """Destroy a card: it goes to its owner's GY, or to the pile given."""
        controller = card.controller
        if self.has_effects:
            continuous.break_when_destroyed(self, card)
        if by_battle:
            self.events.append(events.DestroyedByBattle(card.name, controller))
        else:
            self.events.append(events.Destroyed(card.name, controller, card.zone.kind, card.place))
        self.how_moved = "destroy"
        self.send(card, self.sides[card.owner].graveyard if to is None else to)
        self.how_moved = ""
        if self.has_effects:
            self.happen(DESTROYED, card, controller, by_battle=by_battle)

    def give_control(self, card: DuelCard, seat: Seat, row: Places, place: int) -> None:
        """Let a seat control a card from now on. It does not leave the field."""
        self.touch(card.controller)
        card.controller = seat
        self.how_moved = "control"
        self.move(card, row, place, face_up=card.face_up)
        self.how_moved = ""

    def put_counters(self, card: DuelCard, kind: str, number: int) -> None:
        """Place counters on a card, or with a negative number remove them."""
        counters = card.remember().counters
        counters[kind] = counters.get(kind, 0) + number
        self.touch(card.controller)
        self.last_moment = self.moment
        self.events.append(
            events.CountersChanged(
                card.name, card.controller, card.zone.kind, card.place, kind, counters[kind]
            )
        )

    def turn_card(self, card: DuelCard, position: Position) -> None:
        """Change the position of a card on the field."""
        was_set = card.position is IS_SET
        card.position = position
        card.face_up = position is not IS_SET
        self.last_moment = self.moment
        if self.has_effects and was_set is card.face_up:
            if was_set:
                continuous.begin(self, card)
            else:
                continuous.turn_down(self, card)
        self.touch(card.controller)
        if card.owner != card.controller:
            self.touch(card.owner)
        if position is not NO_POSITION:
            self.events.append(
                events.PositionChanged(card.facts.name, card.controller, card.zone.kind, card.place, position)
            )

    def change_life_points(self, seat: Seat, amount: int, why: str) -> None:
        """Add to or take from a seat's LP, never below 0. Losses are looked at by `check_losses`."""
        side = self.sides[seat]
        side.life_points = max(0, side.life_points + amount)
        self.last_moment = self.moment
        if not side.life_points:
            self.awaits_losses = True
        self.touch(seat)
        self.events.append(events.LifePointsChanged(seat, amount, side.life_points, why))

    def draw(self, seat: Seat, count: int) -> None:
        """Draw from the top of the Deck. Who must draw and cannot is out at the next `check_losses` (D18)."""
        side = self.sides[seat]
        self.how_moved = "draw"
        for _ in range(count):
            if not side.deck.cards:
                side.ran_out_of_cards = True
                self.awaits_losses = True
                break
            self.move(side.deck.cards[-1], side.hand)
        self.how_moved = ""

    def begin_turn(self, seat: Seat) -> None:
        """Count a new turn of a seat."""
        side = self.sides[seat]
        self.turn += 1
        self.turn_seat = seat
        self.phase = DRAW
        self.step = BattleStep.NONE
        side.has_begun_a_turn = True
        self.moment += 1
        self.version += 1
        self.events.append(events.TurnBegan(self.turn, seat))

    def begin_phase(self, phase: Phase) -> None:
        """Enter a phase of the running turn."""
        self.phase = phase
        self.step = NO_STEP
        self.version += 1
        self.moment += 1
        if self.has_effects:
            self.happen(Happened.PHASE, seat=self.turn_seat, word=phase)
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
        """Tell the table, the effects and the format; off the field a card forgets what it did there."""
        zone = card.zone
        was_on_field = isinstance(source, Row) and source.kind is not DECK_MASTER
        is_in_row = isinstance(zone, Row)
        controller = card.controller
        if not is_in_row:
            card.position = NO_POSITION
            card.controller = card.owner
        if not was_on_field or not is_in_row or zone.kind is DECK_MASTER:
            card.stay += 1
            card.placed_on = self.turn
            card.turned_on = 0
            card.attacked_on = 0
            if self.has_effects:
                self._moved_with_effects(card, source, controller)
        if zone.kind is OUT_OF_GAME:
            return
        self.events.append(
            events.Moved(
                card.facts.name,
                source.kind,
                source.seat,
                source_place,
                zone.kind,
                zone.seat,
                card.place,
                card.position,
                seen_by | card.seen_by(),  # with EVERYBODY, all bits, this is EVERYBODY
                self.how_moved,
            )
        )
        if self.sides[card.owner].leader is card:
            self.hooks.leader_moved(self, card, source)

    def _moved_with_effects(self, card: DuelCard, source: Zone[DuelCard], controller: Seat) -> None:
        """End and begin what the card does by where it lies, and tell the triggers."""
        self.last_moment = self.moment
        continuous.depart(self, card, source)
        continuous.arrive(self, card)
        was_on_field = isinstance(source, Row) and source.kind is not DECK_MASTER
        if card.facts.plan is not None and card.zone.kind is not OUT_OF_GAME:
            if was_on_field:
                self.happen(LEFT_FIELD, card, controller)
            if card.zone.kind is GRAVEYARD:
                self.happen(SENT_TO_GRAVEYARD, card, controller, from_field=was_on_field)

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
        self.chain = [link for link in self.chain if link.seat != seat]
        self.triggers = [trigger for trigger in self.triggers if trigger.seat != seat]
        if self.doomed:
            continuous.settle(self)
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
        self.give_control(card, card.owner, row, place)

    def interrupt(self) -> None:
        """End the turn of a player who is out, or the game that has a result.

        A chain under way is finished first: only the links of who is out have left it (D18).
        """
        if self.result is not None:
            raise GameOver
        if not self.sides[self.turn_seat].is_living and not self.is_in_chain:
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
            fresh.used = {**side.used}
            fresh.forbidden_names = {**side.forbidden_names}
            fresh.leader = None if side.leader is None else new.cards[side.leader.number]
        new.turn = self.turn
        new.turn_seat = self.turn_seat
        new.phase = self.phase
        new.step = self.step
        new.wanted = self.wanted
        new.awaits_losses = self.awaits_losses
        new.awaits_open_state = self.awaits_open_state
        if self.has_effects:
            self._copy_effects(new)
        return new

    def _copy_effects(self, new: Duel) -> None:
        """Copy what effects have left behind. At an open point no chain and no trigger is waiting."""
        cards = new.cards
        new.has_effects = True
        new.moment = self.moment
        new.last_moment = self.last_moment
        new.lingering = self.lingering[:]
        new.holding = {kind: [cards[card.number] for card in held] for kind, held in self.holding.items()}
        new.watching = {kind: [cards[card.number] for card in held] for kind, held in self.watching.items()}
        new.tied = [cards[card.number] for card in self.tied]

    def essence(self) -> list[object]:
        """All that makes two duels equal."""
        sides: list[object] = []
        for seat in range(len(self.sides)):
            side = self.sides[seat]
            sides.append(
                [
                    side.is_living,
                    side.life_points,
                    side.summoned_on,
                    side.has_begun_a_turn,
                    sorted(side.used.items()),
                    sorted(side.forbidden_names.items()),
                ]
            )
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
            [effect.essence() for effect in self.lingering],
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
    return [
        card.number,
        card.controller,
        card.position,
        card.placed_on,
        card.turned_on,
        card.attacked_on,
        None if card.memory is None else card.memory.essence(),
    ]
