"""A player's or spectator's socket: what comes in is checked, what goes out waits in line."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket

from banneret import __version__
from banneret.errors import BanneretError
from banneret.table.lobby import hash_token
from banneret.table.messages import (
    MAX_MESSAGE_BYTES,
    ClientMessage,
    Hello,
    Ping,
    Pong,
    Refusal,
    Refused,
    Welcome,
)
from banneret.table.metrics import Metrics
from banneret.table.refusal import Refuse, not_allowed, unusable
from banneret.table.table import Table
from banneret.table.tables import Tables

HELLO_SECONDS: Final = 20.0
"""How long a socket may stay silent before it says who is there."""

MOST_WAITING: Final = 512
"""How many messages may wait for a slow reader; then the socket is closed, and the client comes back."""

BURST: Final = 40
"""How many messages may come at once, whatever the rate."""

PATIENCE: Final = 200
"""After so many messages beyond the rate in a row the socket is closed."""

_POLICY: Final = 1008
_TRY_AGAIN: Final = 1013

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(ClientMessage)
_log: Final = structlog.get_logger("banneret.sockets")


class _Closed(Exception):
    """The peer closed the socket."""


class RateLimit:
    """So many messages per second, and some more at once (a token bucket).

    Args:
        per_second: how many are allowed in the long run.
        burst: how many at once.
        clock: seconds, from anywhere.
    """

    def __init__(
        self, per_second: float, burst: int = BURST, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._per_second = per_second
        self._burst = float(burst)
        self._clock = clock
        self._left = self._burst
        self._at = clock()

    def allows(self) -> bool:
        """Whether one more may come now."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Connection:
    """One open socket.

    Args:
        socket: accepted already.
        rate: messages per second that it may send.
        metrics: where refusals are counted.
    """

    def __init__(self, socket: WebSocket[Any, Any, Any], *, rate: float, metrics: Metrics) -> None:
        self.token_hash = ""
        self._socket = socket
        self._limit = RateLimit(rate)
        self._beyond = 0
        self._metrics = metrics
        self._waiting: asyncio.Queue[bytes | int] = asyncio.Queue()

    async def serve(self, tables: Tables, table_id: str) -> None:
        """Talk until the socket is closed."""
        pump = asyncio.create_task(self._pump())
        try:
            await self._converse(tables, table_id)
        except BanneretError as error:
            self._refuse(error)
            self._waiting.put_nowait(_POLICY)
            await pump
        except _Closed:
            pass
        finally:
            pump.cancel()

    def send(self, message: bytes) -> None:
        """Queue a message; a reader that is far behind is cut off, and gets the whole when it comes back."""
        if self._waiting.qsize() < MOST_WAITING:
            self._waiting.put_nowait(message)
        elif self._waiting.qsize() == MOST_WAITING:
            self._waiting.put_nowait(_TRY_AGAIN)

    # ---- inside

    async def _converse(self, tables: Tables, table_id: str) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._receive()
        except TimeoutError:
            raise not_allowed("expected a hello message") from None
        if not isinstance(hello, Hello):
            raise not_allowed("the first message has to be a hello")
        self.token_hash = hash_token(hello.token) if hello.token else ""
        async with tables.visit(table_id) as table:
            self.send(_ENCODER.encode(Welcome(__version__)))
            try:
                await table.join(self, since=hello.since)
                while True:
                    await self._handle(table, await self._receive())
            finally:
                await table.leave(self)

    async def _handle(self, table: Table, message: ClientMessage) -> None:
        if isinstance(message, Ping):
            self.send(_ENCODER.encode(Pong(message.number)))
            return
        try:
            await table.handle(self, message)
        except BanneretError as error:
            self._refuse(error)
        except Exception:
            # the table has taken the step back: the game goes on for everybody
            _log.exception("message failed", type=type(message).__name__)
            self._refuse(unusable("the table could not do this; nothing has changed"))

    async def _receive(self) -> ClientMessage:
        """The next message that is one; others are refused.

        Raises:
            _Closed: the peer closed the socket.
        """
        while True:
            text = await self._receive_text()
            try:
                if not self._limit.allows():
                    self._beyond += 1
                    if self._beyond > PATIENCE:
                        self._waiting.put_nowait(_POLICY)
                    raise Refuse(Refusal.TOO_FAST, "too many messages at once")
                self._beyond = 0
                return _decoded(text)
            except Refuse as error:
                self._refuse(error)

    async def _receive_text(self) -> str | bytes | None:
        event = await self._socket.receive()
        if event["type"] == "websocket.receive":
            return event["text"] if event.get("text") is not None else event.get("bytes")
        raise _Closed

    def _refuse(self, error: BanneretError) -> None:
        why = error.why if isinstance(error, Refuse) else Refusal.UNUSABLE
        self._metrics.refused.labels(why.value).inc()
        self.send(_ENCODER.encode(Refused(why, str(error))))

    async def _pump(self) -> None:
        """Send what waits, in order; a number closes the socket with that code."""
        try:
            while True:
                message = await self._waiting.get()
                if isinstance(message, int):
                    await self._socket.close(code=message)
                    return
                await self._socket.send_text(message)
        except Exception as error:
            # the peer is gone in the middle of a message; the receiving side notices it by itself
            _log.debug("socket lost", error=repr(error))


def _decoded(text: str | bytes | None) -> ClientMessage:
    """A message from its JSON.

    Raises:
        Refuse: it is too large, or none of ours.
    """
    if not isinstance(text, str):
        raise Refuse(Refusal.MALFORMED, "expected a message as text")
    if len(text) > MAX_MESSAGE_BYTES or len(text.encode(errors="surrogatepass")) > MAX_MESSAGE_BYTES:
        raise Refuse(Refusal.TOO_LARGE, f"a message has at most {MAX_MESSAGE_BYTES // 1024} kB")
    try:
        message: ClientMessage = _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Refuse(Refusal.MALFORMED, f"expected a message of the protocol: {str(error)[:200]}") from None
    return message
