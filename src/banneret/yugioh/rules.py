"""The rules of a duel, as the kernel drives them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from banneret.cards.yugioh import YugiohCard
from banneret.core.flow import Flow
from banneret.core.game import Rules
from banneret.core.randomness import seeded
from banneret.core.record import Setup
from banneret.core.seats import Seat
from banneret.core.zones import Zone
from banneret.effects.abilities import CardEffects
from banneret.effects.node import from_plain
from banneret.errors import BanneretError
from banneret.yugioh.card import DuelCard, Facts
from banneret.yugioh.executors.coverage import NotPlayable
from banneret.yugioh.hooks import FormatState, Hooks
from banneret.yugioh.lowering import plan_of
from banneret.yugioh.position import place_cards
from banneret.yugioh.state import Duel
from banneret.yugioh.terms import FEWEST_SEATS, MOST_SEATS, Loss
from banneret.yugioh.turn import duel_procedure

_DECODER = msgspec.json.Decoder(YugiohCard)
_KEPT_CARDS: Final = 4096


class DuelRules(Rules[Duel]):
    """The duel with the changes of one format.

    Args:
        hooks: the changes, with the table's options in them.
    """

    def __init__(self, hooks: Hooks) -> None:
        self.hooks = hooks

    def begin(self, setup: Setup) -> Duel:
        """The state before anything is drawn: leaders in their zones, Decks shuffled; or a position.

        Raises:
            BanneretError: when the setup, which may come from a file, makes no duel.
        """
        facts = read_facts(setup)
        if setup.position:
            return place_cards(setup.position, self.hooks, {card.name: card for card in facts})
        seats = len(setup.decks)
        if not FEWEST_SEATS <= seats <= MOST_SEATS:
            raise BanneretError(f"expected {FEWEST_SEATS} to {MOST_SEATS} seats, not {seats}")
        duel = Duel(seats, self.hooks, seeded(setup.seed), FormatState())
        for seat, deck in enumerate(setup.decks):
            side = duel.sides[seat]
            for place in (*deck.leader, *deck.main, *deck.extra):
                if not 0 <= place < len(facts):
                    raise BanneretError(f"seat {seat}: expected a card below {len(facts)}, not {place}")
            for places, zone in ((deck.main, side.deck), (deck.extra, side.extra_deck)):
                for place in places:
                    zone.cards.append(self._new_card(duel, seat, facts[place], zone))
            for place in deck.leader[:1]:
                if side.leader_zone is None:
                    raise BanneretError(f"seat {seat}: format {setup.format} has no leader zone")
                leader = self._new_card(duel, seat, facts[place], side.leader_zone)
                leader.face_up = True
                side.leader_zone.put(leader, 0)
                side.leader = leader
            duel.shuffle(side.deck.cards)
        duel.has_effects = any(card.plan is not None for card in facts)
        self.hooks.begin(duel)
        return duel

    def play(self, state: Duel) -> Flow:
        """The procedure of the whole duel."""
        return duel_procedure(state)

    def concede(self, state: Duel, seat: Seat) -> None:
        """A surrender, possible at any time (D18)."""
        state.remove_seats({seat: Loss.SURRENDER})

    def _new_card(self, duel: Duel, seat: Seat, facts: Facts, zone: Zone[DuelCard]) -> DuelCard:
        card = DuelCard(len(duel.cards), seat, zone, facts)
        duel.cards.append(card)
        return card


def read_facts(setup: Setup) -> list[Facts]:
    """The facts of all cards of a game, with what their texts do.

    Raises:
        BanneretError: when a card or a tree of the setup, which may come from a file, is none.
    """
    trees = setup.tree_of or (-1,) * len(setup.cards)
    if len(trees) != len(setup.cards) or any(not -1 <= place < len(setup.trees) for place in trees):
        raise BanneretError("expected for each card of the game the place of its effect tree, or -1")
    facts: list[Facts] = []
    for number, (card, place) in enumerate(zip(setup.cards, trees, strict=True)):
        try:
            facts.append(_facts(bytes(card), b"" if place < 0 else bytes(setup.trees[place])))
        except BanneretError as error:
            raise BanneretError(f"card {number} of the game: {error}") from None
    return facts


@lru_cache(maxsize=_KEPT_CARDS)
def _facts(card: bytes, tree: bytes) -> Facts:
    """The facts of one card; games of the same cards share them."""
    try:
        facts = _DECODER.decode(card)
        if not tree:
            return Facts(facts)
        effects = from_plain(msgspec.json.decode(tree))
    except msgspec.DecodeError as error:
        raise BanneretError(str(error)) from None
    if not isinstance(effects, CardEffects):
        raise BanneretError(f"{facts.name}: expected the effects of a card, not {type(effects).__name__}")
    try:
        return Facts(facts, plan_of(facts, effects))
    except NotPlayable as error:
        raise BanneretError(f"{facts.name}: this version does not carry out {error}") from None
