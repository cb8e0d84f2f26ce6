"""The contract of a player with a Deck Master: zone, ways out, return and cost (D19 to D24)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from banneret.core.decisions import Option
from banneret.core.flow import Flow, choose
from banneret.core.record import OptionValue
from banneret.core.seats import Seat
from banneret.core.zones import EVERYBODY, SIGHT_ALL, Row, Zone
from banneret.errors import BanneretError
from banneret.yugioh.card import DuelCard
from banneret.yugioh.events import LeaderReturned, LeaderStays
from banneret.yugioh.hooks import FormatState, Hooks, LeaderView
from banneret.yugioh.state import Duel
from banneret.yugioh.terms import Ask, Verb, ZoneKind

COST_TO_SUMMON_STEP: Final = 500
"""What each return adds to the Cost to Summon, in LP (D24)."""

RECALL_ZONES: Final = frozenset(
    {ZoneKind.GRAVEYARD, ZoneKind.BANISHED, ZoneKind.HAND, ZoneKind.DECK, ZoneKind.EXTRA_DECK}
)
"""Where a Deck Master can be called back from (D23)."""


class Contract(FormatState):
    """How often each Deck Master has returned, and whose return is still to be decided."""

    __slots__ = ("returns", "undecided")

    def __init__(self, returns: list[int], undecided: list[Seat]) -> None:
        self.returns = returns
        self.undecided = undecided

    def copy(self) -> Contract:
        """A copy with its own lists."""
        return Contract(self.returns[:], self.undecided[:])

    def essence(self) -> list[object]:
        """The returns, and whose decision is open."""
        return [self.returns, self.undecided]


class DomainHooks(Hooks):
    """Domain Format: the Deck Master Zone and the contract.

    Options: ``recall`` is "departures" (public rules: asked when it goes to hand, Deck, Extra Deck, GY or
    banishment) or "literal" (asked as well when it is Summoned from one of these places; D23).
    ``profile`` and ``own_type`` speak of deck construction (D4, D9).
    """

    defaults: Mapping[str, OptionValue] = {
        **Hooks.defaults,
        "recall": "departures",
        "profile": "seed",
        "own_type": True,
    }

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        super().__init__(options)
        recall = self.options["recall"]
        if recall not in ("departures", "literal"):
            raise BanneretError(f'option recall: expected "departures" or "literal", not {recall!r}')
        self.recalls_literally: bool = recall == "literal"

    def leader_zone(self, seat: Seat) -> Row[DuelCard]:
        """The Deck Master Zone: apart from field, hand, Deck, Extra Deck, GY and banishment (D19)."""
        return Row(ZoneKind.DECK_MASTER, seat, SIGHT_ALL, 1)

    def begin(self, duel: Duel) -> None:
        """Every contract starts without a return."""
        duel.format_state = Contract([0] * len(duel.sides), [])

    def summonable_beyond_hand(self, duel: Duel, seat: Seat) -> list[DuelCard]:
        """The Deck Master in its zone may be Normal or Tribute Summoned or Set from there (D20)."""
        leader = duel.sides[seat].leader
        return [leader] if leader is not None and _is_home(leader) else []

    def departure_cost(self, duel: Duel, card: DuelCard) -> int:
        """The Cost to Summon: 500 LP for each time this Deck Master has returned (D24)."""
        return _contract(duel).returns[card.owner] * COST_TO_SUMMON_STEP if _is_home(card) else 0

    def leader_moved(self, duel: Duel, leader: DuelCard, source: Zone[DuelCard]) -> None:
        """D23: a Deck Master that goes to one of the recall zones will be asked for, once for each change."""
        undecided = _contract(duel).undecided
        if leader.owner in undecided:
            undecided.remove(leader.owner)
        if source.kind is ZoneKind.DECK_MASTER:
            return
        is_summoned = isinstance(leader.zone, Row) and leader.face_up and source.kind in RECALL_ZONES
        if leader.zone.kind in RECALL_ZONES or (self.recalls_literally and is_summoned):
            undecided.append(leader.owner)
            duel.awaits_open_state = True

    def seat_cleared(self, duel: Duel, seat: Seat) -> None:
        """A player who is out decides nothing any more."""
        undecided = _contract(duel).undecided
        if seat in undecided:
            undecided.remove(seat)

    def game_state_opens(self, duel: Duel) -> Flow:
        """Each owner decides, in order from the turn player: leave it there, or call it back (D23)."""
        contract = _contract(duel)
        for seat in [seat for seat in duel.living_from(duel.turn_seat) if seat in contract.undecided]:
            leader = duel.sides[seat].leader
            if leader is None or seat not in contract.undecided:
                continue
            decision = yield from choose(
                duel,
                seat,
                Ask.LEADER_RETURN,
                partial(_return_options, leader.number),
                subject=leader.number,
            )
            if decision is None or seat not in contract.undecided:
                continue
            contract.undecided.remove(seat)
            duel.touch(seat)
            if decision.verb is Verb.RETURN:
                return_to_zone(duel, leader)
            else:
                duel.events.append(LeaderStays(leader.name, seat))

    def written_numbers(self, duel: Duel, seat: Seat) -> dict[str, int]:
        """How often the Deck Master has returned."""
        returns = _contract(duel).returns[seat]
        return {"returns": returns} if returns else {}

    def read_numbers(self, duel: Duel, seat: Seat, numbers: Mapping[str, int]) -> None:
        """Take over how often the Deck Master has returned."""
        others = {word: number for word, number in numbers.items() if word != "returns"}
        super().read_numbers(duel, seat, others)
        _contract(duel).returns[seat] = numbers.get("returns", 0)

    def leader_view(self, duel: Duel, seat: Seat) -> LeaderView | None:
        """The Deck Master on the rail; where it lies only while everybody may see it."""
        leader = duel.sides[seat].leader
        if leader is None:
            return None
        # face-down it may be any card that came from the hand: its zone would tell which
        is_public = leader.seen_by() == EVERYBODY
        return LeaderView(
            leader.name,
            leader.zone.kind if is_public else "",
            leader.controller if is_public else seat,
            _contract(duel).returns[seat] * COST_TO_SUMMON_STEP,
        )


def return_to_zone(duel: Duel, leader: DuelCard) -> None:
    """Call a Deck Master back: no effect, no chain; its next departure costs 500 LP more (D23, D24)."""
    zone = duel.sides[leader.owner].leader_zone
    assert zone is not None
    contract = _contract(duel)
    contract.returns[leader.owner] += 1
    duel.move(leader, zone, 0, face_up=True)
    cost = contract.returns[leader.owner] * COST_TO_SUMMON_STEP
    duel.events.append(LeaderReturned(leader.name, leader.owner, cost))


def _return_options(leader: int) -> list[Option]:
    return [Option(Verb.RETURN, leader), Option(Verb.LEAVE, leader)]


def _is_home(leader: DuelCard) -> bool:
    return leader.zone.kind is ZoneKind.DECK_MASTER


def _contract(duel: Duel) -> Contract:
    contract = duel.format_state
    assert isinstance(contract, Contract)
    return contract
