"""One table: it takes one message at a time, keeps what it does, then tells everybody."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Protocol

import msgspec
import structlog

from banneret.core.interjections import Concede
from banneret.core.record import Step
from banneret.core.seats import Seat
from banneret.table.decks import CheckedDeck, DeckBox
from banneret.table.lobby import Lobby
from banneret.table.messages import (
    AddBot,
    AnswerPrompt,
    Chair,
    ChooseDeck,
    ClearChair,
    ClientMessage,
    ConcedeGame,
    Ended,
    LeaveTable,
    PasteDeck,
    Resume,
    Seated,
    SetReady,
    Sitter,
    Stage,
    StartGame,
    TableState,
)
from banneret.table.metrics import Metrics
from banneret.table.refusal import not_allowed, not_found
from banneret.table.session import Session
from banneret.table.store import NotKept, Store

MOST_SPECTATORS: Final = 100
"""How many spectators one table takes; they never keep a player out."""
MOST_OF_A_SEAT: Final = 10
"""How many sockets may hold the same seat: tabs, a phone beside a computer."""

_RETRY_SECONDS: Final = 1.0
_ENCODER: Final = msgspec.json.Encoder()
_log: Final = structlog.get_logger("banneret.table")


class Listener(Protocol):
    """Somebody at a table: a socket."""

    token_hash: str
    """Of the seat token, or empty for a spectator."""

    def send(self, message: bytes) -> None:
        """Queue a message."""


class Surroundings(msgspec.Struct, frozen=True):
    """What all tables of a server share."""

    store: Store
    decks: DeckBox
    metrics: Metrics
    bot_pause: float
    """How long a bot waits before it chooses, in seconds."""


class Table:
    """One table.

    Attributes:
        lobby: who sits where.
        session: the game, once it has started.
        visits: how many are in the middle of something here; a table nobody visits may be put away.
    """

    def __init__(self, lobby: Lobby, session: Session | None, shared: Surroundings) -> None:
        self.lobby = lobby
        self.session = session
        self.visits = 0
        self._shared = shared
        self._listeners: list[Listener] = []
        self._lock = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None
        self._log = _log.bind(table=lobby.table[:6])

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and no bot is about to choose."""
        return not self.visits and self._bots is None

    # ---- people

    async def sit_down(self, name: str) -> Seated:
        """Seat a guest.

        Raises:
            Refuse: there is no chair for them.
            NotKept: the database did not take it.
        """
        async with self._lock:
            lobby = _copy(self.lobby)
            chair, token = lobby.sit_down(name)
            await self._change(lobby)
            return Seated(self.lobby.table, chair, token)

    async def join(self, listener: Listener, *, since: int) -> None:
        """Somebody comes, or comes back: they get the table as it is.

        Args:
            listener: who.
            since: the last step whose events they know, or -1.

        Raises:
            Refuse: the token belongs to no seat here, or the table is too crowded.
        """
        async with self._lock:
            if listener.token_hash and self.lobby.chair_of(listener.token_hash) < 0:
                raise not_found("no seat at this table has this token")
            alike = sum(other.token_hash == listener.token_hash for other in self._listeners)
            if alike >= (MOST_OF_A_SEAT if listener.token_hash else MOST_SPECTATORS):
                raise not_allowed("too many sockets are open at this table")
            self._listeners.append(listener)
            self._tell_state()
            self._tell_game(listener, since)
            self._wake_bots()

    async def leave(self, listener: Listener) -> None:
        """A socket is gone; its seat stays."""
        async with self._lock:
            if listener in self._listeners:
                self._listeners.remove(listener)
                self._tell_state()

    async def handle(self, listener: Listener, message: ClientMessage) -> None:
        """Do what a message asks.

        Raises:
            Refuse: it is refused; nothing has happened.
            NotKept: the database did not take it; nothing has happened.
        """
        async with self._lock:
            seat = self.lobby.chair_of(listener.token_hash) if listener.token_hash else -1
            match message:
                case AnswerPrompt():
                    session = self._expect_session()
                    session.expect_answer(seat, message.step, message.answer)
                    await self._step(session, message.answer)
                case ConcedeGame():
                    session = self._expect_session()
                    await self._step(session, session.expect_concession(seat))
                case Resume():
                    self._tell_game(listener, message.since)
                case _:
                    await self._change_lobby(seat, message)
            self._wake_bots()

    # ---- the lobby

    async def _change_lobby(self, seat: Seat, message: ClientMessage) -> None:
        lobby = _copy(self.lobby)
        match message:
            case ChooseDeck():
                lobby.bring(seat, self._packaged(message.deck))
            case PasteDeck():
                # refuse the wrong sender before a whole catalogue is read for them
                lobby.set_ready(seat, is_ready=False)
                lobby.bring(seat, await self._pasted(message))
            case SetReady():
                lobby.set_ready(seat, is_ready=message.is_ready)
            case AddBot():
                lobby.add_bot(seat, message.bot, self._bot_deck(message.deck))
            case ClearChair():
                lobby.clear(seat, message.chair)
            case LeaveTable():
                lobby.leave(seat)
            case StartGame():
                await self._start(seat, lobby)
                return
            case _:
                raise not_allowed("this was said already")
        if all(one.sitter is not Sitter.PERSON for one in lobby.chairs):
            await self._shared.store.remove(lobby.table)
            self.lobby = lobby
            self._tell_state()
        else:
            await self._change(lobby)

    async def _change(self, lobby: Lobby) -> None:
        await self._shared.store.keep(lobby)
        self.lobby = lobby
        self._tell_state()

    async def _start(self, seat: Seat, lobby: Lobby) -> None:
        setup = lobby.start(seat)
        session = Session(setup, bots_of(lobby))
        await self._shared.store.keep(lobby, setup=setup)
        self.lobby = lobby
        self.session = session
        self._shared.metrics.started.inc()
        self._log.info("game started", seats=len(lobby.chairs), format=lobby.format)
        self._tell_state()
        self._tell_step(-1)

    def _packaged(self, name: str) -> CheckedDeck:
        return self._shared.decks.check_packaged(name, self.lobby.rules, self.lobby.options)

    async def _pasted(self, message: PasteDeck) -> CheckedDeck:
        return await asyncio.to_thread(
            self._shared.decks.check_pasted,
            message.text,
            leader=message.leader,
            format_=self.lobby.rules,
            options=self.lobby.options,
        )

    def _bot_deck(self, name: str) -> CheckedDeck:
        if name:
            return self._packaged(name)
        taken = sum(one.sitter is not Sitter.NOBODY for one in self.lobby.chairs)
        return self._shared.decks.check_nth(taken, self.lobby.rules, self.lobby.options)

    # ---- the game

    def _expect_session(self) -> Session:
        if self.session is None:
            raise not_allowed("the game has not started")
        return self.session

    async def _step(self, session: Session, step: Step) -> None:
        """Take a step, keep it, and only then tell it."""
        started = time.perf_counter()
        before = session.step
        kept = session.take(step)
        try:
            await self._shared.store.append(self.lobby.table, session.step, kept)
        except BaseException:
            session.take_back()
            raise
        self._tell_step(before)
        self._shared.metrics.step_seconds.observe(time.perf_counter() - started)
        if session.is_over:
            await self.finish()

    async def finish(self) -> None:
        """The game is over: keep its whole record and say so."""
        assert self.session is not None
        self.lobby.stage = Stage.ENDED
        try:
            await self._shared.store.finish(self.lobby, self.session.record)
        except NotKept as error:
            # its steps are kept, so it is finished when the table is loaded again
            self._log.error("record not kept", error=str(error))
        self._shared.metrics.ended.inc()
        self._log.info("game ended", steps=self.session.step)
        self._tell_state()
        for listener in self._listeners:
            self._tell_end(listener)

    def _wake_bots(self) -> None:
        if self._bots is None and self.session is not None and self.session.bot_is_asked():
            self._bots = asyncio.create_task(self._play_bots(self.session))

    async def _play_bots(self, session: Session) -> None:
        """Let bots choose until a person is asked; between two choices others can speak."""
        try:
            while session.bot_is_asked():
                await asyncio.sleep(self._shared.bot_pause)
                try:
                    async with self._lock:
                        if session.bot_is_asked():
                            await self._step(session, self._bot_step(session))
                except NotKept as error:
                    self._log.error("step not kept", error=str(error))
                    await asyncio.sleep(_RETRY_SECONDS)
        except Exception:
            self._log.exception("bots stopped")
        finally:
            self._bots = None

    def _bot_step(self, session: Session) -> Step:
        """What the asked bot does; one that fails gives up, so that the others can go on."""
        decision = session.game.decision
        assert decision is not None
        try:
            answer = session.bot_step()
            session.expect_answer(decision.seat, session.step, answer)
        except Exception:
            self._log.exception("bot failed", seat=decision.seat)
            return Concede(decision.seat)
        return answer

    def close(self) -> None:
        """Stop the bots: the server ends."""
        if self._bots is not None:
            self._bots.cancel()

    # ---- telling

    def _seat_of(self, listener: Listener) -> Seat:
        return self.lobby.chair_of(listener.token_hash) if listener.token_hash else -1

    def _tell_state(self) -> None:
        lobby = self.lobby
        here = [self._seat_of(listener) for listener in self._listeners]
        chairs = [
            Chair(one.sitter, one.name, one.is_ready, one.sitter is Sitter.BOT or chair in here)
            for chair, one in enumerate(lobby.chairs)
        ]
        for listener, seat in zip(self._listeners, here, strict=True):
            state = TableState(
                table=lobby.table,
                stage=lobby.stage,
                format=lobby.format,
                format_title=lobby.rules.title,
                options=lobby.options,
                chairs=chairs,
                you=seat,
                host=lobby.host,
                spectators=here.count(-1),
                your_deck=lobby.chairs[seat].report if seat >= 0 else None,
                waiting_for=lobby.waiting_for(),
            )
            listener.send(_ENCODER.encode(state))

    def _tell_step(self, since: int) -> None:
        """The game to everybody; those who may know the same get the same bytes."""
        assert self.session is not None
        views: dict[Seat, bytes] = {}
        for listener in self._listeners:
            seat = self._seat_of(listener)
            if seat not in views:
                views[seat] = self.session.view(seat, since)
            listener.send(views[seat])

    def _tell_game(self, listener: Listener, since: int) -> None:
        """The game as this listener may know it."""
        if self.session is None:
            return
        listener.send(self.session.view(self._seat_of(listener), since))
        if self.lobby.stage is Stage.ENDED:
            self._tell_end(listener)

    def _tell_end(self, listener: Listener) -> None:
        assert self.session is not None
        result = self.session.game.result
        assert result is not None
        listener.send(_ENCODER.encode(Ended(result, f"/api/tables/{self.lobby.table}/record")))


def bots_of(lobby: Lobby) -> dict[Seat, str]:
    """The kind of bot on each seat that a bot plays."""
    return {seat: one.bot for seat, one in enumerate(lobby.chairs) if one.sitter is Sitter.BOT}


def _copy(lobby: Lobby) -> Lobby:
    """A lobby that can be changed and thrown away when the change cannot be kept."""
    return msgspec.structs.replace(
        lobby, chairs=[msgspec.structs.replace(one) for one in lobby.chairs], options=dict(lobby.options)
    )
