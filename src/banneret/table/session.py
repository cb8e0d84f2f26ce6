"""One running game: it takes steps, shows each seat its own view, and lets bots choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from banneret.bots.bot import Bot, Prompt
from banneret.bots.roster import make_bot
from banneret.core.decisions import Answer, IllegalAnswer
from banneret.core.events import Event
from banneret.core.game import Game
from banneret.core.interjections import Concede
from banneret.core.record import Record, Setup, Step
from banneret.core.replay import ReplayDiffers
from banneret.core.seats import Seat
from banneret.core.view import view
from banneret.formats.registry import find_format
from banneret.table.messages import GameView, Refusal
from banneret.table.refusal import Refuse, not_allowed

_ENCODER: Final = msgspec.json.Encoder()


class KeptStep(msgspec.Struct, frozen=True):
    """A step as the store keeps it, with the record's trace byte that followed it (-1 after the last one)."""

    step: Step
    trace: int


def kept_steps(record: Record) -> list[KeptStep]:
    """The steps of a whole record as the store kept them one by one."""
    traces = [*record.trace[1:], *[-1] * len(record.steps)]
    return [KeptStep(step, trace) for step, trace in zip(record.steps, traces, strict=False)]


class Session:
    """A game at a table.

    Args:
        setup: what it starts from.
        bots: the kind of bot on each seat that a bot plays.
        steps: those taken so far.

    Raises:
        ReplayDiffers: when the steps do not play again as they were played.
    """

    def __init__(self, setup: Setup, bots: Mapping[Seat, str], steps: Sequence[KeptStep] = ()) -> None:
        self._rules = find_format(setup.format).rules(setup.options)
        self._bots: dict[Seat, Bot] = {
            seat: make_bot(kind, f"{setup.seed}/{seat}/{len(steps)}") for seat, kind in bots.items()
        }
        self._begin(setup)
        for number, kept in enumerate(steps, 1):
            try:
                self._take(kept.step)
            except IllegalAnswer as error:
                raise ReplayDiffers(f"step {number}: {error}") from None
            if self.kept().trace != kept.trace:
                raise ReplayDiffers(f"step {number}: another decision followed than was kept")

    @property
    def step(self) -> int:
        """How many steps were taken."""
        return len(self.game.record.steps)

    @property
    def is_over(self) -> bool:
        """Whether nothing is asked any more."""
        return self.game.decision is None

    @property
    def record(self) -> Record:
        """The game so far; not for anybody's eyes before the end."""
        return self.game.record

    def expect_answer(self, seat: Seat, step: int, answer: Answer) -> None:
        """Refuse an answer that cannot be taken.

        Args:
            seat: who sends it.
            step: the step that it names.

        Raises:
            Refuse: it is stale, somebody else is asked, or the prompt does not list it.
        """
        decision = self.game.decision
        if decision is None:
            raise not_allowed("the game is over: nothing is asked")
        if step != self.step:
            raise Refuse(Refusal.STALE, f"this answer is for step {step}, the table is at step {self.step}")
        if seat != decision.seat:
            raise not_allowed("somebody else is asked")
        try:
            decision.check(answer)
        except IllegalAnswer:
            raise Refuse(Refusal.ILLEGAL, "the prompt does not list this answer") from None

    def expect_concession(self, seat: Seat) -> Concede:
        """The concession of a living seat.

        Raises:
            Refuse: the game is over, or this seat is no part of it any more.
        """
        if self.is_over:
            raise not_allowed("the game is over")
        if seat not in self.game.state.living:
            raise not_allowed("only a player who is still in the game can concede")
        return Concede(seat)

    def take(self, step: Step) -> KeptStep:
        """Take a step that was expected. When the engine fails, the game stands where it stood."""
        try:
            self._take(step)
        except Exception:
            self._play_again(len(self._log) - 1)
            raise
        return self.kept()

    def take_back(self) -> None:
        """Undo the last step, which nobody has been told of."""
        self._play_again(self.step - 1)

    def kept(self) -> KeptStep:
        """The last step as the store keeps it."""
        record = self.game.record
        return KeptStep(record.steps[-1], -1 if self.is_over else record.trace[-1])

    def bot_is_asked(self) -> bool:
        """Whether a bot has to choose now."""
        return self.game.decision is not None and self.game.decision.seat in self._bots

    def bot_step(self) -> Answer:
        """What the asked bot does."""
        decision = self.game.decision
        assert decision is not None
        return self._bots[decision.seat].decide(Prompt(self.game, decision))

    def view(self, seat: Seat, since: int) -> bytes:
        """The message with the game as a seat may know it.

        Args:
            seat: whose view; `NOBODY` for spectators.
            since: what happened after this step is told too.
        """
        start = min(since, self.step) + 1
        events = [
            seen
            for happened in self._log[start:]
            for one in happened
            if (seen := one.seen_by(seat)) is not None
        ]
        shown = GameView(self.step, start - 1, events, msgspec.Raw(view(self.game, seat)))
        return _ENCODER.encode(shown)

    # ---- inside

    def _begin(self, setup: Setup) -> None:
        self.game: Game[Any] = Game(self._rules, setup)
        self._log: list[list[Event]] = [self.game.events]

    def _take(self, step: Step) -> None:
        self.game.take(step)
        self._log.append(self.game.events)

    def _play_again(self, steps: int) -> None:
        record = self.game.record
        self._begin(record.setup)
        for step in record.steps[:steps]:
            self._take(step)
