"""The kernel plays a game that is none of ours: it needs no card game and no second player."""

from __future__ import annotations

import random
from typing import Self

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from banneret.core.checks import check_state
from banneret.core.decisions import Choice, Decision, IllegalAnswer, Option, Pick
from banneret.core.flow import Flow, choose, pick
from banneret.core.game import Game, Rules, fingerprint
from banneret.core.interjections import Concede
from banneret.core.perft import answers, perft
from banneret.core.record import Setup, decode_record, encode_record
from banneret.core.replay import replay, verify
from banneret.core.seats import NOBODY, BySeat, Seat
from banneret.core.state import GameOver, Side, State
from banneret.core.view import view
from banneret.core.zones import SIGHT_ALL, SIGHT_OWNER, Card, Pile, Zone

BEADS = 4


class BeadSide(Side):
    """A bag of beads, and what lies in the open."""

    __slots__ = ("bag", "open")

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.bag: Pile[Card] = Pile("bag", seat, SIGHT_OWNER)
        self.open: Pile[Card] = Pile("open", seat, SIGHT_ALL)


class BeadView(msgspec.Struct, frozen=True):
    seat: Seat
    bag: list[int]
    open: list[int]


class AskView(msgspec.Struct, frozen=True):
    asks: str
    options: list[str]


class Nothing(msgspec.Struct, frozen=True):
    pass


class Beads(State[Card, BeadSide]):
    """In turn, each seat lays one bead or two into the open, or passes; the first with an empty bag wins."""

    __slots__ = ("turn",)

    def __init__(self, seats: int) -> None:
        super().__init__(BySeat.build(seats, BeadSide), 1)
        self.turn: Seat = 0
        for side in self.sides:
            self.zones += [side.bag, side.open]

    def moved(self, card: Card, source: Zone[Card], source_place: int, seen_by: int) -> None:
        pass

    def clear_seat(self, seat: Seat) -> None:
        pass

    def interrupt(self) -> None:
        if self.result is not None:
            raise GameOver

    def copy(self) -> Self:
        new = type(self)(len(self.sides))
        self.fill_copy(new, [Card(card.number, card.owner, card.zone) for card in self.cards])
        new.turn = self.turn
        return new

    def essence(self) -> list[object]:
        return [self.turn, self.living, [[card.number for card in zone.held()] for zone in self.zones]]

    def table_view(self, viewer: Seat) -> Nothing:
        return Nothing()

    def side_view(self, seat: Seat, *, for_owner: bool) -> BeadView:
        side = self.sides[seat]
        bag = [card.number if for_owner else -1 for card in side.bag.cards]
        return BeadView(seat, bag, [card.number for card in side.open.cards])

    def prompt_view(self, decision: Decision) -> AskView:
        return AskView(decision.asks, [option.verb for option in decision.options])


class BeadRules(Rules[Beads]):
    def begin(self, setup: Setup) -> Beads:
        state = Beads(len(setup.decks) or 3)
        for side in state.sides:
            for _ in range(BEADS):
                card = Card(len(state.cards), side.seat, side.bag)
                state.cards.append(card)
                side.bag.put(card, -1)
        return state

    def play(self, state: Beads) -> Flow:
        try:
            while True:
                yield from self.turn(state)
        except GameOver:
            return

    def turn(self, state: Beads) -> Flow:
        side = state.sides[state.turn]
        menu = [Option("one"), Option("two"), Option("pass")]
        option = yield from choose(state, side.seat, "menu", lambda: menu, is_open=True)
        if option is not None and option.verb != "pass":
            wanted = min(1 if option.verb == "one" else 2, len(side.bag.cards))
            beads = yield from pick(
                state,
                side.seat,
                "beads",
                lambda: [Option("bead", card.number) for card in side.bag.cards],
                1,
                wanted,
            )
            for bead in beads or []:
                state.move(state.cards[bead.card], side.open)
        if option is not None or not side.is_living:
            if not side.bag.cards:
                state.end((side.seat,), "empty")
                state.interrupt()
            state.turn = state.next_living(state.turn)

    def concede(self, state: Beads, seat: Seat) -> None:
        state.remove_seats({seat: "gone"})


def beads(*, keep_open_points: bool = False) -> Game[Beads]:
    setup = Setup("beads", {}, (), (), "1")
    return Game(BeadRules(), setup, keep_open_points=keep_open_points)


def test_a_choice_and_a_pick_and_a_forced_one() -> None:
    game = beads()
    assert isinstance(game.decision, Choice)
    game.answer(1)
    assert isinstance(game.decision, Pick)
    assert (game.decision.least, game.decision.most) == (1, 2)
    game.answer((0, 3))
    assert [card.number for card in game.state.sides[0].open.cards] == [0, 3]
    assert game.decision.seat == 1
    for _ in range(3):
        game.answer(0)
        game.answer((0,))
    assert len(game.state.sides[0].bag.cards) == 1
    game.answer(2)
    game.answer(2)
    game.answer(0)  # the last bead is not asked for
    assert game.result is not None
    assert game.result.winners == (0,)
    with pytest.raises(IllegalAnswer, match="the game is over"):
        game.answer(0)
    with pytest.raises(IllegalAnswer, match="the game is over"):
        game.interject(Concede(1))


@given(st.randoms(use_true_random=False), st.booleans())
def test_copies_records_and_views_of_any_game(chosen: random.Random, keep_open_points: bool) -> None:
    game = beads(keep_open_points=keep_open_points)
    while game.decision is not None:
        if chosen.random() < 0.05:
            game.interject(Concede(chosen.choice(game.state.living)))
        else:
            copy = game.copy()
            answer = chosen.choice(list(answers(game.decision)))
            game.answer(answer)
            copy.answer(answer)
            assert fingerprint(copy.state) == fingerprint(game.state)
            assert encode_record(copy.record) == encode_record(game.record)
        check_state(game.state)
    record = decode_record(encode_record(game.record), source="beads")
    assert verify(record, BeadRules()).result == game.result


def test_only_the_asked_seat_sees_the_question_and_only_the_owner_a_bag() -> None:
    game = beads()
    assert b"menu" in view(game, 0)
    assert b"menu" not in view(game, 1)
    assert b"menu" not in view(game, NOBODY)
    seen = msgspec.json.decode(view(game, 1))
    assert [side["bag"] for side in seen["sides"]] == [[-1] * 4, [4, 5, 6, 7], [-1] * 4]
    seen = msgspec.json.decode(view(game, NOBODY))
    assert all(side["bag"] == [-1] * 4 for side in seen["sides"])


def test_who_leaves_while_asked_passes_the_question_on() -> None:
    game = beads()
    game.answer(1)
    game.interject(Concede(0))
    assert game.decision is not None
    assert (game.decision.seat, game.decision.asks) == (1, "menu")
    game.interject(Concede(2))
    assert game.result is not None
    assert game.result.winners == (1,)


def test_perft_counts_picks_of_every_size() -> None:
    """4 ways to lay one bead, 4 + 6 to lay one or two, 1 to pass; a pick counts as a choice of its own."""
    assert perft(beads(), 0) == 1
    assert perft(beads(), 1) == 3
    assert perft(beads(), 2) == 4 + 10 + 3
    assert list(answers(Pick(0, "beads", [Option("bead")] * 3, 1, 2))) == [
        (0,), (1,), (2,), (0, 1), (0, 2), (1, 2),
    ]  # fmt: skip


def test_replay_of_a_part() -> None:
    game = beads()
    for answer in (2, 2, 0, (1,)):
        game.answer(answer)
    assert replay(game.record, BeadRules(), steps=2).decision == Choice(
        2, "menu", [Option("one"), Option("two"), Option("pass")], is_open=True
    )
