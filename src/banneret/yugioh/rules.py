"""The rules of a duel, as the kernel drives them."""

from __future__ import annotations

import msgspec

from banneret.cards.yugioh import YugiohCard
from banneret.core.flow import Flow
from banneret.core.game import Rules
from banneret.core.randomness import seeded
from banneret.core.record import Setup
from banneret.core.seats import Seat
from banneret.core.zones import Zone
from banneret.errors import BanneretError
from banneret.yugioh.card import DuelCard, Facts
from banneret.yugioh.hooks import FormatState, Hooks
from banneret.yugioh.position import place_cards
from banneret.yugioh.state import Duel
from banneret.yugioh.terms import FEWEST_SEATS, MOST_SEATS, Loss
from banneret.yugioh.turn import duel_procedure

_DECODER = msgspec.json.Decoder(YugiohCard)


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
        facts = [_facts(number, card) for number, card in enumerate(setup.cards)]
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


def _facts(number: int, card: msgspec.Raw) -> Facts:
    try:
        return Facts(_DECODER.decode(card))
    except msgspec.DecodeError as error:
        raise BanneretError(f"card {number} of the game: {error}") from None
