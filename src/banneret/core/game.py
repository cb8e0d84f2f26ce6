"""A game in play: the one driver of a flow."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, Generic, TypeVar

import msgspec

from banneret.core.decisions import Answer, Decision, IllegalAnswer
from banneret.core.events import Event
from banneret.core.flow import Flow, Reply
from banneret.core.interjections import Interjection
from banneret.core.record import Mark, Record, Setup, Step
from banneret.core.state import Result, State

S = TypeVar("S", bound=State[Any, Any])

MARK_EVERY: Final = 256
"""How many steps lie between two marks of a record."""

_ENCODER: Final = msgspec.msgpack.Encoder()


class Rules(Generic[S]):
    """The rules of a game for any number of seats. They keep no state of their own."""

    def begin(self, setup: Setup) -> S:
        """The state before the first procedure: decks shuffled, nothing drawn."""
        raise NotImplementedError

    def play(self, state: S) -> Flow:
        """The procedure of the whole game, entered at the start or at an open point of ``state``."""
        raise NotImplementedError

    def concede(self, state: S, seat: int) -> None:
        """A living seat gives up."""
        raise NotImplementedError


def fingerprint(state: State[Any, Any]) -> str:
    """A hash of all that makes two states equal."""
    return blake2b(_ENCODER.encode(state.essence()), digest_size=8).hexdigest()


class Game(Generic[S]):
    """A game that is played by answering its decisions.

    Args:
        rules: the rules of the format.
        setup: what the game starts from.
        keep_open_points: keep the state at the last open point, so that `copy` is quick at every decision.

    Attributes:
        decision: what is asked now, or None when the game is over.
        events: what happened since the last step.
        record: the game so far.
    """

    __slots__ = (
        "_flow",
        "_kept",
        "_kept_steps",
        "decision",
        "events",
        "keep_open_points",
        "record",
        "rules",
        "state",
    )

    def __init__(self, rules: Rules[S], setup: Setup, *, keep_open_points: bool = False) -> None:
        self.rules = rules
        self.record = Record(setup, [], bytearray(), [])
        self.keep_open_points = keep_open_points
        self._kept: S | None = None
        self._kept_steps = 0
        self.events: list[Event] = []
        self.decision: Decision | None = None
        self._enter(rules.begin(setup))

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it runs."""
        return self.state.result

    def answer(self, answer: Answer) -> None:
        """Answer the pending decision.

        Args:
            answer: the number of an option of a `Choice`; the ascending numbers of those of a `Pick`.

        Raises:
            IllegalAnswer: when the decision does not list it. Nothing has happened then.
        """
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("the game is over: nothing is asked")
        decision.check(answer)
        if self.keep_open_points:
            self._keep()
        self.record.steps.append(answer)
        self.state.events = []
        self._go_on(answer)

    def interject(self, interjection: Interjection) -> None:
        """Let a seat do something without being asked; possible at every pending decision.

        Raises:
            IllegalAnswer: when the game is over or the seat is out.
        """
        seat = interjection.seat
        if self.decision is None:
            raise IllegalAnswer("the game is over: nobody can concede")
        if not 0 <= seat < len(self.state.sides) or not self.state.sides[seat].is_living:
            raise IllegalAnswer(f"expected a seat that is still in the game, not seat {seat}")
        if self.keep_open_points:
            self._keep()
        self.record.steps.append(interjection)
        self.state.events = []
        self.rules.concede(self.state, seat)
        self._go_on(None)

    def take(self, step: Step) -> None:
        """Play one step of a record: an answer or an interjection."""
        if isinstance(step, int | tuple):
            self.answer(step)
        else:
            self.interject(step)

    def copy(self) -> Game[S]:
        """A game that goes on from here on its own.

        At an open point the state is copied; elsewhere the last kept open point, and the steps since are
        played again (without a kept one: all steps).
        """
        if self.decision is None or self.decision.is_open:
            return self._copy_at(self.state, len(self.record.steps))
        if self._kept is not None:
            new = self._copy_at(self._kept, self._kept_steps)
        else:
            new = Game(self.rules, self.record.setup, keep_open_points=self.keep_open_points)
        for step in self.record.steps[len(new.record.steps) :]:
            new.take(step)
        return new

    # ---- inside

    def _keep(self) -> None:
        if self.decision is not None and self.decision.is_open:
            self._kept = self.state.copy()
            self._kept_steps = len(self.record.steps)

    def _go_on(self, reply: Reply) -> None:
        """Send a reply into the flow and write down what is asked next."""
        state = self.state
        record = self.record
        try:
            decision = self.decision = self._flow.send(reply)
        except StopIteration:
            self.decision = None
            self.events = state.events
            record.result = state.result
            self._mark()
            return
        self.events = state.events
        record.trace.append(len(decision.options) * 8 + decision.seat & 255)
        if not len(record.steps) % MARK_EVERY:
            self._mark()

    def _enter(self, state: S) -> None:
        self.state = state
        self._flow = self.rules.play(state)
        self._go_on(None)

    def _mark(self) -> None:
        self.record.marks.append(Mark(len(self.record.steps), fingerprint(self.state)))

    def _copy_at(self, state: S, steps: int) -> Game[S]:
        old = self.record
        new: Game[S] = Game.__new__(Game)
        new.rules = self.rules
        new.keep_open_points = self.keep_open_points
        new._kept = None
        new._kept_steps = 0
        new.events = []
        kept_marks = [mark for mark in old.marks if mark.steps < steps]
        # entering the flow asks the pending decision again and writes its byte and mark anew
        new.record = Record(old.setup, old.steps[:steps], old.trace[:steps], kept_marks)
        new._enter(state.copy())
        new.events = []
        return new
