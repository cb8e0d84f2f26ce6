"""From a scenario to a duel that can be played, and back."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from banneret.cards.yugioh import YugiohCard
from banneret.core.game import Game
from banneret.core.randomness import seeded
from banneret.core.record import Setup
from banneret.core.seats import Seat
from banneret.core.zones import Pile, Zone
from banneret.effects.abilities import CardEffects
from banneret.errors import BanneretError
from banneret.yugioh import continuous
from banneret.yugioh.card import DuelCard, Facts
from banneret.yugioh.hooks import FormatState, Hooks
from banneret.yugioh.remembering import check_describable, describe_card, remember, row_of
from banneret.yugioh.scenario import (
    PILES,
    PlacedCard,
    Scenario,
    SideScenario,
    read_scenario,
    write_scenario,
)
from banneret.yugioh.setup import CardTable
from banneret.yugioh.state import Duel, DuelSide
from banneret.yugioh.terms import FEWEST_SEATS, Position, ZoneKind

FACE_DOWN_PILES = (ZoneKind.DECK, ZoneKind.HAND, ZoneKind.EXTRA_DECK)


def setup_of(
    scenario: Scenario,
    find: Mapping[str, YugiohCard],
    effects: Mapping[str, CardEffects] = MappingProxyType({}),
) -> Setup:
    """What a game from a scenario starts from.

    Args:
        find: the card of each name in the scenario.
        effects: the effect trees that are carried out, by card name (`setup.effects_in_play`).
    """
    table = CardTable(effects)
    for name in scenario.names():
        table.add(find[name])
    return Setup(
        scenario.format,
        scenario.options,
        table.encoded(),
        (),
        scenario.seed,
        position=write_scenario(scenario),
        trees=table.trees(),
        tree_of=table.tree_of(),
    )


def place_cards(text: str, hooks: Hooks, cards: Mapping[str, Facts]) -> Duel:
    """The duel of a scenario.

    Args:
        text: the scenario.
        cards: the facts of each card by name.

    Raises:
        BanneretError: when a card lies where it cannot, or a word belongs to no format.
    """
    scenario = read_scenario(text)
    for name in scenario.names():
        if name not in cards:
            raise BanneretError(f"scenario: no card is named {name!r}")
    duel = Duel(len(scenario.sides), hooks, seeded(scenario.seed), FormatState())
    hooks.begin(duel)
    duel.turn = scenario.turn
    duel.turn_seat = scenario.seat
    duel.phase = scenario.phase
    for seat, described in enumerate(scenario.sides):
        _begin_side(duel, seat, described)
    if len(duel.living) < FEWEST_SEATS:
        raise BanneretError(f"scenario: expected {FEWEST_SEATS} seats or more that are in the game")
    for seat, described in enumerate(scenario.sides):
        side = duel.sides[seat]
        for kind, names in described.piles.items():
            pile = _pile(side, kind)
            for name in names if kind is ZoneKind.HAND else reversed(names):
                card = _new_card(duel, seat, cards, name, pile)
                card.face_up = kind not in FACE_DOWN_PILES
                pile.put(card, -1)
        for placed in described.rows:
            _place(duel, seat, placed, cards)
    for seat, described in enumerate(scenario.sides):
        if described.leader is not None:
            duel.sides[seat].leader = _leader(duel, seat, described.leader, cards)
        hooks.read_numbers(duel, seat, described.numbers)
    duel.has_effects = any(card.plan is not None for card in cards.values())
    if duel.has_effects:
        for placed_card in duel.cards:
            continuous.arrive(duel, placed_card)
    for seat, described in enumerate(scenario.sides):
        for placed in described.rows:
            remember(duel, seat, placed)
    return duel


def _begin_side(duel: Duel, seat: Seat, described: SideScenario) -> None:
    """What a scenario says of a seat before any card is placed."""
    side = duel.sides[seat]
    side.life_points = described.life
    side.has_begun_a_turn = "waiting" not in described.flags
    side.summoned_on = duel.turn if "summoned" in described.flags else 0
    if "out" in described.flags:
        if described.rows or described.piles or described.leader is not None:
            raise BanneretError(f"side {seat}: expected no cards of a seat that is out")
        side.is_living = False
        duel.living.remove(seat)
    elif described.life == 0:
        raise BanneretError(f"side {seat}: expected life from 1, or the word out, not life 0")
    side.used = dict.fromkeys(described.used, duel.turn)
    side.forbidden_names = dict.fromkeys(described.forbidden, duel.turn)


def scenario_of(game: Game[Duel], *, seed: str = "0") -> Scenario:
    """The scenario of a game that stands at an open point: the menu of a Main or Battle Phase.

    Args:
        seed: for the random numbers from here on.

    Raises:
        BanneretError: when it stands elsewhere, or an effect waits that no word tells.
    """
    duel = game.state
    if game.decision is None or not game.decision.is_open:
        asks = "nothing" if game.decision is None else game.decision.asks
        raise BanneretError(f"expected a game at the menu of a Main or Battle Phase, it asks {asks}")
    check_describable(duel)
    return Scenario(
        game.record.setup.format,
        {name: value for name, value in duel.hooks.options.items() if value != duel.hooks.defaults[name]},
        duel.turn,
        duel.turn_seat,
        duel.phase,
        tuple(_describe(duel, seat) for seat in range(len(duel.sides))),
        seed,
    )


def _pile(side: DuelSide, kind: ZoneKind) -> Pile[DuelCard]:
    piles: dict[ZoneKind, Pile[DuelCard]] = {
        ZoneKind.HAND: side.hand,
        ZoneKind.DECK: side.deck,
        ZoneKind.EXTRA_DECK: side.extra_deck,
        ZoneKind.GRAVEYARD: side.graveyard,
        ZoneKind.BANISHED: side.banished,
    }
    return piles[kind]


def _new_card(
    duel: Duel, owner: Seat, cards: Mapping[str, Facts], name: str, zone: Zone[DuelCard]
) -> DuelCard:
    card = DuelCard(len(duel.cards), owner, zone, cards[name])
    duel.cards.append(card)
    return card


def _place(duel: Duel, seat: Seat, placed: PlacedCard, cards: Mapping[str, Facts]) -> None:
    row = row_of(duel, seat, placed.row)
    owner = seat if placed.owner is None else placed.owner
    if owner >= len(duel.sides) or not duel.sides[owner].is_living:
        raise BanneretError(f"{placed.name}: expected an owner who is in the game, not seat {owner}")
    if not placed.place < len(row.places) or row.places[placed.place] is not None:
        raise BanneretError(
            f"{placed.name}: expected a free place of the zone {row.kind}, not {placed.place}"
        )
    card = _new_card(duel, owner, cards, placed.name, row)
    if placed.row in (ZoneKind.MONSTER, ZoneKind.EXTRA_MONSTER) and not card.facts.is_monster:
        raise BanneretError(f"{placed.name}: expected a monster in the zone {row.kind}")
    if card.facts.is_monster and placed.position is Position.NONE:
        raise BanneretError(f"{placed.name}: expected attack, defense or set on the field, found no position")
    card.controller = seat
    card.position = placed.position
    card.face_up = placed.position is not Position.SET
    card.placed_on = placed.placed
    card.turned_on = placed.turned
    card.attacked_on = placed.attacked
    row.put(card, placed.place)


def _leader(duel: Duel, seat: Seat, name: str, cards: Mapping[str, Facts]) -> DuelCard:
    for card in duel.cards:
        if card.owner == seat and card.name == name:
            return card
    zone = duel.sides[seat].leader_zone
    if zone is None:
        raise BanneretError(f"side {seat}: this format has no zone for the leader {name}")
    leader = _new_card(duel, seat, cards, name, zone)
    leader.face_up = True
    zone.put(leader, 0)
    return leader


def _describe(duel: Duel, seat: Seat) -> SideScenario:
    side = duel.sides[seat]
    rows = [
        describe_card(duel, card, seat)
        for row in (side.monsters, side.spells_traps, side.field)
        for card in row.held()
    ]
    for shared in duel.extra_monsters:
        rows += [describe_card(duel, card, seat) for card in shared.held() if card.controller == seat]
    piles: dict[ZoneKind, tuple[str, ...]] = {}
    for kind in PILES.values():
        names = [card.name for card in _pile(side, kind).cards]
        if names:
            piles[kind] = tuple(names if kind is ZoneKind.HAND else reversed(names))
    flags = {
        "summoned": side.summoned_on == duel.turn,
        "waiting": not side.has_begun_a_turn,
        "out": not side.is_living,
    }
    leader = side.leader if side.is_living else None
    return SideScenario(
        side.life_points,
        None if leader is None else leader.name,
        tuple(rows),
        piles,
        frozenset(name for name, holds in flags.items() if holds),
        duel.hooks.written_numbers(duel, seat),
        tuple(name for name, turn in side.used.items() if turn == duel.turn),
        tuple(name for name, turn in side.forbidden_names.items() if turn == duel.turn),
    )
