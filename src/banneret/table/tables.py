"""The tables of a server: made, found by their id, and put away when nobody looks at them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Final

import structlog

from banneret.core.record import OptionValue, Record
from banneret.table.decks import CheckedDeck, DeckBox
from banneret.table.lobby import Lobby, new_lobby
from banneret.table.messages import Seated, Stage
from banneret.table.metrics import Metrics
from banneret.table.refusal import not_allowed, not_found
from banneret.table.session import Session
from banneret.table.store import KeptTable, Store
from banneret.table.table import Surroundings, Table, bots_of

_log: Final = structlog.get_logger("banneret.table")


class Tables:
    """All tables of a server. Those that nobody looks at rest in the store."""

    def __init__(self, store: Store, *, bot_pause: float, metrics: Metrics) -> None:
        self.decks = DeckBox()
        self.store = store
        self._shared = Surroundings(store, self.decks, metrics, bot_pause)
        self._open: dict[str, Table] = {}
        self._loading = asyncio.Lock()
        metrics.tables.set_function(lambda: len(self._open))

    async def create(
        self, *, name: str, format_name: str, options: Mapping[str, OptionValue], seats: int | None
    ) -> Seated:
        """Make a table and seat its host.

        Raises:
            Refuse: something cannot be used.
            NotKept: the database did not take it.
        """
        lobby = new_lobby(format_name, options, seats)
        # an option that only deck checks read (a profile) is refused now, not when everybody sits
        self.decks.check_nth(0, lobby.rules, lobby.options)
        chair, token = lobby.sit_down(name)
        await self.store.create(lobby)
        _log.info("table created", table=lobby.table[:6], format=format_name, seats=len(lobby.chairs))
        return Seated(lobby.table, chair, token)

    async def play_alone(
        self,
        *,
        name: str,
        lobby: Lobby,
        bot: str,
        deck: CheckedDeck | None = None,
        seed: str | None = None,
    ) -> Seated:
        """Start a game of one person against bots with the packaged decks.

        Args:
            name: the person's.
            lobby: a table with free chairs only.
            bot: the kind of bots.
            deck: the person's deck; the first packaged one by default.
            seed: hexadecimal digits; a new secret one by default.

        Returns:
            The person's seat and token.

        Raises:
            Refuse: something cannot be used.
            NotKept: the database did not take it.
        """
        chair, token = lobby.sit_down(name)
        lobby.bring(chair, deck or self.decks.check_nth(0, lobby.rules, lobby.options))
        lobby.set_ready(chair, is_ready=True)
        for number in range(1, len(lobby.chairs)):
            lobby.add_bot(chair, bot, self.decks.check_nth(number, lobby.rules, lobby.options))
        setup = lobby.start(chair, seed=seed)
        await self.store.create(lobby)
        await self.store.keep(lobby, setup=setup)
        return Seated(lobby.table, lobby.host, token)

    @asynccontextmanager
    async def visit(self, table_id: str) -> AsyncIterator[Table]:
        """A table that stays open as long as it is visited.

        Raises:
            Refuse: there is no such table.
            NotKept: the database cannot be read.
            BanneretError: this version cannot follow its record.
        """
        table = self._open.get(table_id)
        if table is None:
            async with self._loading:
                table = self._open.get(table_id)
                if table is None:
                    table = await self._load(table_id)
        table.visits += 1
        try:
            yield table
        finally:
            table.visits -= 1
            self._put_away()

    async def record(self, table_id: str) -> Record:
        """The record of a game that is over.

        Raises:
            Refuse: there is no such table, or its game is not over.
        """
        kept = await self._expect_kept(table_id)
        if kept.record is None:
            raise not_allowed("the record can be had when the game is over")
        return kept.record

    def close(self) -> None:
        """The server ends; everything is in the store."""
        for table in self._open.values():
            table.close()

    async def _load(self, table_id: str) -> Table:
        kept = await self._expect_kept(table_id)
        session = None
        if kept.setup is not None:
            session = Session(kept.setup, bots_of(kept.lobby), kept.steps)
        table = Table(kept.lobby, session, self._shared)
        if session is not None and session.is_over and kept.lobby.stage is Stage.RUNNING:
            await table.finish()
        self._open[table_id] = table
        return table

    async def _expect_kept(self, table_id: str) -> KeptTable:
        kept = await self.store.load(table_id)
        if kept is None:
            raise not_found("there is no such table; perhaps it was given up before it started")
        return kept

    def _put_away(self) -> None:
        for table_id in [key for key, table in self._open.items() if table.is_idle]:
            del self._open[table_id]
