"""What the table shows of a duel: plain structs, without the engine's card numbers.

Clients are written against these. A card is named by its name and by where it lies; a card that the viewer
may not know has no name, and cards in hidden piles are only counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from banneret.core.decisions import Decision, Option, Pick
from banneret.core.seats import NOBODY, Seat
from banneret.core.zones import EVERYBODY, Pile, Row, holds
from banneret.yugioh.card import DuelCard
from banneret.yugioh.hooks import LeaderView
from banneret.yugioh.terms import MONSTER_TYPES, BattleStep, Phase, Position, Verb, ZoneKind

if TYPE_CHECKING:
    from banneret.yugioh.state import Duel


class PlaceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a card lies, and its name if the viewer knows it. ``place`` counts from 0 in hands and rows."""

    zone: str
    seat: Seat
    place: int = -1
    name: str = ""


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as the viewer knows it; ``name`` is empty for one that lies face-down."""

    name: str = ""
    position: Position = Position.NONE
    attack: int | None = None
    defense: int | None = None
    level: int | None = None
    owner: Seat = NOBODY
    controller: Seat = NOBODY
    counters: dict[str, int] = {}
    equipped_to: PlaceView | None = None
    """The monster that this card is equipped to."""
    opponent: Seat = NOBODY
    """The opponent whom its activation has declared."""


class SideView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One side. ``hand`` and ``extra_deck`` hold cards only for their owner; everybody gets the counts."""

    seat: Seat
    is_living: bool
    life_points: int
    deck_count: int
    hand_count: int
    extra_deck_count: int
    monsters: list[CardView | None]
    spells_traps: list[CardView | None]
    field: CardView | None
    graveyard: list[str]
    banished: list[CardView]
    hand: list[str] = []
    extra_deck: list[str] = []
    leader_zone: CardView | None = None
    leader: LeaderView | None = None


class ExtraMonsterView(msgspec.Struct, frozen=True):
    """The Extra Monster Zones that a pair of seats shares."""

    seats: tuple[Seat, ...]
    places: list[CardView | None]


class LinkView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An activated card or effect that has not resolved yet."""

    name: str
    seat: Seat
    targets: list[PlaceView] = []
    opponent: Seat = NOBODY


class TableView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What belongs to nobody: whose turn it is, where it stands, the shared zones, the chain."""

    turn: int
    turn_seat: Seat
    phase: Phase
    step: BattleStep
    battle_is_open: bool
    extra_monsters: list[ExtraMonsterView]
    chain: list[LinkView] = []


class OptionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal answer. Its number in the list is the answer to send."""

    verb: str
    card: PlaceView | None = None
    seat: Seat = NOBODY
    place: int = -1
    tributes: int = 0
    word: str = ""
    """What is declared: a Type."""
    cost: int = 0
    """The LP that this option costs on top of everything printed (D24)."""


class PromptView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the viewer is asked. Without ``least`` and ``most`` exactly one option is chosen."""

    asks: str
    options: list[OptionView]
    subject: PlaceView | None = None
    least: int | None = None
    most: int | None = None


def table_view(duel: Duel, viewer: Seat) -> TableView:
    """The table itself; a face-down card in a shared zone is known only to its controller."""
    groups = duel.facing_groups
    knowing = 0 if viewer == NOBODY else 1 << viewer
    return TableView(
        duel.turn,
        duel.turn_seat,
        duel.phase,
        duel.step,
        duel.battle_is_open(),
        [
            ExtraMonsterView(seats, [_on_field(duel, card, knowing) for card in row.places])
            for seats, row in zip(groups, duel.extra_monsters, strict=True)
        ],
        [
            LinkView(
                link.card.name,
                link.seat,
                [place_view(card, NOBODY) for card, _ in link.targets],
                link.opponent,
            )
            for link in duel.chain
        ],
    )


def side_view(duel: Duel, seat: Seat, *, for_owner: bool) -> SideView:
    """A side as its owner, or as everybody else, may know it."""
    side = duel.sides[seat]
    viewer = 1 << seat if for_owner else 0
    leader_zone = side.leader_zone
    return SideView(
        seat,
        side.is_living,
        side.life_points,
        len(side.deck.cards),
        len(side.hand.cards),
        len(side.extra_deck.cards),
        _row(duel, side.monsters, viewer),
        _row(duel, side.spells_traps, viewer),
        _on_field(duel, side.field.places[0], viewer),
        _names(side.graveyard),
        [_lying(duel, card, viewer) for card in side.banished.cards],
        _names(side.hand) if for_owner else [],
        _names(side.extra_deck) if for_owner else [],
        None if leader_zone is None else _on_field(duel, leader_zone.places[0], viewer),
        duel.hooks.leader_view(duel, seat),
    )


def prompt_view(duel: Duel, decision: Decision) -> PromptView:
    """A decision as the asked seat sees it."""
    least, most = (decision.least, decision.most) if isinstance(decision, Pick) else (None, None)
    return PromptView(
        decision.asks,
        [option_view(duel, option, decision.seat) for option in decision.options],
        None if decision.subject < 0 else place_view(duel.cards[decision.subject], decision.seat),
        least,
        most,
    )


def option_view(duel: Duel, option: Option, viewer: Seat) -> OptionView:
    """One option as a seat sees it."""
    if option.verb == Verb.MONSTER_TYPE:
        return OptionView(option.verb, word=MONSTER_TYPES[option.number])
    card = None if option.card < 0 else duel.cards[option.card]
    is_summon = option.verb == Verb.NORMAL_SUMMON or option.verb == Verb.SET
    return OptionView(
        option.verb,
        None if card is None else place_view(card, viewer),
        option.seat,
        -1 if option.verb == Verb.ACTIVATE else option.place,
        option.number if is_summon else 0,
        "",
        duel.hooks.departure_cost(duel, card) if card is not None and is_summon else 0,
    )


def place_view(card: DuelCard, viewer: Seat) -> PlaceView:
    """Where a card lies, as a seat sees it; a player who may choose from a Deck looks through it."""
    zone = card.zone
    place = card.place
    seat = zone.seat if zone.seat != NOBODY else card.controller
    if zone.kind == ZoneKind.DECK:
        return PlaceView(zone.kind, seat, -1, card.name if seat == viewer else "")
    if isinstance(zone, Pile) and holds(card.seen_by(), viewer):
        place = zone.cards.index(card)
    return PlaceView(zone.kind, seat, place, card.name if holds(card.seen_by(), viewer) else "")


def _names(pile: Pile[DuelCard]) -> list[str]:
    return [card.name for card in pile.cards]


def _row(duel: Duel, row: Row[DuelCard], viewer: int) -> list[CardView | None]:
    return [_on_field(duel, card, viewer) for card in row.places]


def _on_field(duel: Duel, card: DuelCard | None, viewer: int) -> CardView | None:
    return None if card is None else _lying(duel, card, viewer)


def _lying(duel: Duel, card: DuelCard, viewer: int) -> CardView:
    """A card in a public zone; a face-down one is known only to a viewer in its set of seats (bits)."""
    seen_by = card.seen_by()
    if seen_by != EVERYBODY and not seen_by & viewer:
        return CardView(position=card.position, owner=card.owner, controller=card.controller)
    memory = card.memory
    counters: dict[str, int] = {}
    equipped_to = None
    opponent = NOBODY
    if memory is not None:
        counters = memory.counters
        equipped_to = None if memory.equipped_to < 0 else place_view(duel.cards[memory.equipped_to], NOBODY)
        opponent = memory.opponent
    if not card.facts.is_monster:
        return CardView(
            card.name,
            card.position,
            owner=card.owner,
            controller=card.controller,
            counters=counters,
            equipped_to=equipped_to,
            opponent=opponent,
        )
    return CardView(
        card.name,
        card.position,
        duel.attack(card),
        duel.defense(card),
        card.facts.level or None,
        card.owner,
        card.controller,
        counters,
    )
