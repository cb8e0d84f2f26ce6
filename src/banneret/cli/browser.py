"""A game in the browser: a server of one's own on a free port, and the page with the seat taken already."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from banneret.cli.decks import deck_source
from banneret.cli.serve import LogForm, configure_log
from banneret.errors import BanneretError

if TYPE_CHECKING:
    from banneret.table.app import Server
    from banneret.table.messages import Seated

BOT_PAUSE = 0.4
"""How long bots wait before each choice, in seconds: long enough to follow."""


class BrowserGame(msgspec.Struct, frozen=True):
    """The game that the person asked for."""

    format: str
    seats: int | None
    deck: str | None
    """The person's deck file; a packaged deck by default."""
    seed: str | None
    record: Path | None
    """Where to keep the record at the end."""


def play_in_browser(game: BrowserGame, *, port: int, opens: bool) -> None:
    """Serve one game against bots until Ctrl-C.

    Args:
        port: 0 for any free one.
        opens: whether to open the page as well as to print its address.

    Raises:
        BanneretError: the deck, an option or the port cannot be used.
    """
    configure_log(LogForm.TEXT, level="WARNING")
    with suppress(KeyboardInterrupt):  # not raised in a job that a shell started in the background
        asyncio.run(_play(game, port, opens=opens))
    print("You leave the table.", file=sys.stderr)


async def _play(game: BrowserGame, port: int, *, opens: bool) -> None:
    import webbrowser

    from banneret.table.app import Server, Settings
    from banneret.table.page import has_page
    from banneret.table.running import running

    server = Server(Settings(database="sqlite://", bot_pause=BOT_PAUSE))
    async with running(server, host="127.0.0.1", port=port) as run:
        seated = await _seat(server, game)
        # a browser sends no server what stands behind the #, and the page takes it out of the address
        url = f"{run.url}/t/{seated.table}#seat={seated.token}"
        print(f"Your table: {url}\nCtrl-C ends it.", flush=True)
        if not has_page():
            print("This copy has no page yet: run `make web`, or play with --terminal.", file=sys.stderr)
        if opens:
            await asyncio.to_thread(webbrowser.open, url)
        try:
            await run.until_stopped()
        finally:
            if game.record is not None:
                await _keep_record(server, seated, game.record)


async def _seat(server: Server, game: BrowserGame) -> Seated:
    from banneret.table.lobby import new_lobby

    lobby = new_lobby(game.format, {}, game.seats)
    deck = None
    if game.deck is not None:
        source, data = deck_source(game.deck)
        deck = server.tables.decks.check_pasted(data, leader="", format_=lobby.rules, options=lobby.options)
        if deck.deck is None:
            reasons = [one.message for one in deck.report.violations] or [
                f"unknown cards: {', '.join(deck.report.unknown[:5])}"
            ]
            raise BanneretError(f"{source}: not legal in {lobby.rules.title}: {'; '.join(reasons[:5])}")
    return await server.tables.play_alone(name="You", lobby=lobby, bot="random", deck=deck, seed=game.seed)


async def _keep_record(server: Server, seated: Seated, path: Path) -> None:
    from banneret.core.record import encode_record

    async with server.tables.visit(seated.table) as table:
        if table.session is None:
            return
        path.write_bytes(encode_record(table.session.record))
    print(f"The record is in {path}: banneret replay {path}", file=sys.stderr)
