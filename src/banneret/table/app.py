"""The server: its routes, its page, and the errors that it answers with."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import structlog
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, ControllerRouterHandler

from banneret import __version__
from banneret.cards.game import Game
from banneret.core.record import encode_record
from banneret.errors import BanneretError
from banneret.formats.registry import FORMATS, Format, find_format
from banneret.table.cards import card_facts
from banneret.table.messages import (
    CardFacts,
    CheckDeck,
    DeckReport,
    FormatInfo,
    NewTable,
    OptionInfo,
    PackagedDeck,
    Problem,
    Refusal,
    Seated,
    SitDown,
)
from banneret.table.metrics import Metrics
from banneret.table.page import STATIC, has_page
from banneret.table.refusal import Refuse, unusable
from banneret.table.shield import Shield
from banneret.table.sockets import Connection
from banneret.table.store import NotKept, Store
from banneret.table.tables import Tables
from banneret.yugioh.terms import FEWEST_SEATS, MOST_SEATS

MAX_BODY_BYTES: Final = 64 * 1024
MOST_CARDS: Final = 200
"""How many cards one request may ask for."""

NOT_BUILT: Final = """\
Banneret's table is running, but this copy came without its page.

From a checkout: run `make web` once, then start the server again.
Until then: `banneret play --terminal` plays in the terminal.
"""

_STATUS: Final = {
    Refusal.MALFORMED: 400,
    Refusal.TOO_LARGE: 413,
    Refusal.TOO_FAST: 429,
    Refusal.NOT_FOUND: 404,
    Refusal.NOT_ALLOWED: 409,
    Refusal.STALE: 409,
    Refusal.ILLEGAL: 400,
    Refusal.UNUSABLE: 422,
}
_log: Final = structlog.get_logger("banneret.server")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server behaves."""

    database: str
    """See `store.Store`."""
    bot_pause: float = 0.3
    """How long a bot waits before it chooses, in seconds, so that people can follow."""
    messages_per_second: float = 20.0
    """What one socket may send in the long run."""
    static: Path = STATIC
    """The built browser client."""


class Server:
    """A table server as an ASGI application.

    Args:
        settings: how it behaves.

    Attributes:
        tables: the tables, for whoever starts the server and sits down in the same process.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.metrics = Metrics()
        self.tables = Tables(self.store, bot_pause=settings.bot_pause, metrics=self.metrics)
        self.asgi: ASGIApp = Shield(_application(self))

    async def open(self) -> None:
        """Make the database ready.

        Raises:
            BanneretError: it cannot be used.
        """
        await self.store.open()
        _log.info("server ready", database=self.store.name, version=__version__)

    async def close(self) -> None:
        """Stop the bots and give the database back; every table is in it."""
        self.tables.close()
        await self.store.close()
        _log.info("server closed")


def _application(server: Server) -> Litestar:
    handlers: list[ControllerRouterHandler] = [
        formats,
        decks,
        check_deck,
        cards,
        create_table,
        sit_down,
        record,
        table_socket,
        health,
        figures,
        no_such_route,
        *_page(server.settings.static),
    ]
    return Litestar(
        handlers,
        state=State({"server": server}),
        exception_handlers={
            BanneretError: _refused,
            HTTPException: _http_error,
            Exception: _fault,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=1024, exclude=["^/metrics$"]),
        request_max_body_size=MAX_BODY_BYTES,
        openapi_config=None,
        logging_config=None,
    )


def _server(state: State) -> Server:
    server = state["server"]
    assert isinstance(server, Server)
    return server


# ---- what a page asks before it sits down


@get("/api/formats", sync_to_thread=False)
def formats() -> list[FormatInfo]:
    """The formats that can be played at a table."""
    return [_format_info(one) for one in FORMATS.values() if one.hooks]


@get("/api/decks", sync_to_thread=False)
def decks(state: State, format_: Annotated[str, QueryParameter(name="format")]) -> list[PackagedDeck]:
    """The packaged decks for a format."""
    return _server(state).tables.decks.packaged(find_format(format_))


@post("/api/decks/check", status_code=200, sync_to_thread=True)
def check_deck(state: State, data: JSONBody[CheckDeck]) -> DeckReport:
    """What a format says of a pasted deck."""
    format_ = find_format(data.format)
    box = _server(state).tables.decks
    return box.check_pasted(data.text, leader=data.leader, format_=format_, options=data.options).report


@get("/api/cards", sync_to_thread=True)
def cards(
    name: Annotated[list[str], QueryParameter(max_items=MOST_CARDS)], game: FromQuery[Game] = Game.YUGIOH
) -> list[CardFacts]:
    """Facts of cards by name."""
    return card_facts(game, name)


# ---- tables


@post("/api/tables")
async def create_table(state: State, data: JSONBody[NewTable]) -> Seated:
    """Make a table; who makes it is its host."""
    return await _server(state).tables.create(
        name=data.name, format_name=data.format, options=data.options, seats=data.seats
    )


@post("/api/tables/{table:str}/chairs")
async def sit_down(state: State, table: FromPath[str], data: JSONBody[SitDown]) -> Seated:
    """Sit down as a guest."""
    async with _server(state).tables.visit(table) as visited:
        return await visited.sit_down(data.name)


@get("/api/tables/{table:str}/record")
async def record(state: State, table: FromPath[str]) -> Response[bytes]:
    """The record of a game that is over."""
    found = await _server(state).tables.record(table)
    return Response(
        encode_record(found),
        media_type=MediaType.JSON,
        headers={"content-disposition": f'attachment; filename="banneret-{found.fingerprint()[:12]}.json"'},
    )


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], state: State, table: FromPath[str]) -> None:
    """The socket of a player or a spectator."""
    server = _server(state)
    await socket.accept()
    server.metrics.sockets.inc()
    try:
        connection = Connection(socket, rate=server.settings.messages_per_second, metrics=server.metrics)
        await connection.serve(server.tables, table)
    finally:
        server.metrics.sockets.dec()


# ---- for operators


@get("/health", media_type=MediaType.TEXT, sync_to_thread=False)
def health() -> str:
    """Whether the server answers."""
    return "ok"


@get("/metrics", media_type="text/plain; version=0.0.4", sync_to_thread=False)
def figures(state: State) -> bytes:
    """What an operator can watch."""
    return _server(state).metrics.text()


# ---- the page


@get(["/api", "/api/{rest:path}"], sync_to_thread=False)
def no_such_route(rest: FromPath[str] = "") -> None:
    """Whatever else begins like the interface is no page."""
    raise NotFoundException


def _page(static: Path) -> list[ControllerRouterHandler]:
    """The page at ``/`` and ``/t/{table}``, and the files that it loads."""

    @get(["/", "/t/{table:str}"], sync_to_thread=False)
    def page(table: FromPath[str] = "") -> Response[bytes]:
        """The page; what it shows is its own affair."""
        if not has_page(static):
            return Response(NOT_BUILT.encode(), media_type="text/plain; charset=utf-8", status_code=503)
        return Response(
            (static / "index.html").read_bytes(),
            media_type=MediaType.HTML,
            headers={"cache-control": "no-cache"},
        )

    @get("/{name:str}", sync_to_thread=False)
    def top_level_file(name: FromPath[str]) -> Response[bytes]:
        """An icon, a manifest."""
        if name not in {one.name for one in static.glob("*.*") if one.is_file()}:
            raise NotFoundException
        return Response((static / name).read_bytes(), media_type=_media_type(name))

    handlers: list[ControllerRouterHandler] = [page, top_level_file]
    if (static / "assets").is_dir():
        # their names hold a hash of their content
        forever = CacheControlHeader(max_age=31_536_000, immutable=True, public=True)
        handlers.append(create_static_files_router("/assets", [static / "assets"], cache_control=forever))
    return handlers


def _media_type(name: str) -> str:
    from mimetypes import guess_type

    return guess_type(name)[0] or "application/octet-stream"


# ---- errors


def _refused(_: Request[Any, Any, Any], error: BanneretError) -> Response[Problem]:
    if isinstance(error, NotKept):
        _log.error("not kept", error=str(error))
        return Response(Problem(Refusal.UNUSABLE, str(error)), status_code=503)
    refuse = error if isinstance(error, Refuse) else unusable(str(error))
    return Response(Problem(refuse.why, str(refuse)), status_code=_STATUS[refuse.why])


def _http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    whys = {404: Refusal.NOT_FOUND, 405: Refusal.NOT_ALLOWED, 413: Refusal.TOO_LARGE}
    details = [
        f"{one.get('key', '')}: {one.get('message', '')}".strip(": ")
        for one in (error.extra if isinstance(error.extra, list) else [])
        if isinstance(one, dict)
    ]
    reason = "; ".join(details) or error.detail
    return Response(
        Problem(whys.get(error.status_code, Refusal.MALFORMED), reason[:300]), status_code=error.status_code
    )


def _fault(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    _log.exception("request failed", exc_info=error)
    return Response(Problem(Refusal.UNUSABLE, "the server failed; this is logged"), status_code=500)


def _format_info(one: Format) -> FormatInfo:
    return FormatInfo(
        one.name,
        one.title,
        one.game,
        one.summary,
        one.seats,
        FEWEST_SEATS,
        MOST_SEATS,
        one.has_leader,
        [OptionInfo(name, default) for name, default in one.rules().hooks.options.items()],
    )
