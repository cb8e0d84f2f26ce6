"""Where tables are kept: lobbies, and every step of a running game before anybody is told of it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    delete,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from banneret.core.record import Record, Setup, decode_record, encode_record
from banneret.errors import BanneretError
from banneret.table.lobby import Lobby
from banneret.table.messages import Stage
from banneret.table.session import KeptStep, kept_steps

SCHEMA: Final = 1
"""The version of these database tables; a database of another one is refused."""

LOBBY_DAYS: Final = 2
"""A table that nobody started is forgotten after so many days."""

_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
_LOCK: Final = 0x62616E6E
"""The key of the advisory lock that the one server of a PostgreSQL database holds."""
_LOCK_SECONDS: Final = 10.0
_BUSY_SECONDS: Final = 1.0

_METADATA = MetaData()
_SCHEMA = Table("banneret_schema", _METADATA, Column("version", Integer, primary_key=True))
_TABLES = Table(
    "banneret_tables",
    _METADATA,
    Column("id", String(40), primary_key=True),
    Column("stage", String(10), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("lobby", LargeBinary, nullable=False),
    Column("setup", LargeBinary),
    Column("record", LargeBinary),
)
_STEPS = Table(
    "banneret_steps",
    _METADATA,
    Column("table_id", String(40), ForeignKey("banneret_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("step", LargeBinary, nullable=False),
)


class NotKept(BanneretError):
    """The database did not take a change: it did not happen."""


class KeptTable(msgspec.Struct, frozen=True):
    """A table as it comes back from the store."""

    lobby: Lobby
    setup: Setup | None
    steps: list[KeptStep]
    record: Record | None
    """The whole record, once the game is over."""


class Store:
    """The database of one server. No other server may use it at the same time.

    Args:
        url: ``sqlite:///PATH``, ``sqlite://`` (nothing outlives the process) or
            ``postgresql://USER:PASSWORD@HOST/NAME``.

    Raises:
        BanneretError: it is no such URL.
    """

    def __init__(self, url: str) -> None:
        self._url = _database_url(url)
        self._engine = _engine(self._url)
        self._guard: AsyncConnection | None = None

    @property
    def name(self) -> str:
        """The database's address without its password."""
        return self._url.render_as_string(hide_password=True)

    async def open(self) -> None:
        """Make the database ready and make sure that it is nobody else's.

        Raises:
            BanneretError: it cannot be reached, is in use, or was made by another version.
        """
        try:
            if self._url.get_backend_name() == "sqlite":
                _try_sqlite(self._url.database)
            await self._take_lock()
            async with self._engine.begin() as connection:
                await connection.run_sync(_METADATA.create_all)
                version = (await connection.execute(select(_SCHEMA.c.version))).scalar()
                if version is None:
                    await connection.execute(insert(_SCHEMA).values(version=SCHEMA))
                elif version != SCHEMA:
                    raise BanneretError(
                        f"{self.name}: expected a database of version {SCHEMA}, not {version}"
                    )
                old = time.time() - LOBBY_DAYS * 24 * 3600
                await connection.execute(
                    delete(_TABLES).where(_TABLES.c.stage == Stage.LOBBY.value, _TABLES.c.created < old)
                )
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            await self.close()
            raise BanneretError(f"{self.name}: cannot use this database: {_first_line(error)}") from None

    async def close(self) -> None:
        """Give the database back."""
        if self._guard is not None:
            await self._guard.close()
            self._guard = None
        await self._engine.dispose()

    async def create(self, lobby: Lobby) -> None:
        """Keep a new table.

        Raises:
            NotKept: it could not be kept.
        """
        row = {
            "id": lobby.table,
            "stage": lobby.stage.value,
            "created": lobby.created,
            "lobby": msgspec.json.encode(lobby),
        }
        await self._change(insert(_TABLES).values(row))

    async def keep(self, lobby: Lobby, *, setup: Setup | None = None) -> None:
        """Keep a change of the lobby; with a setup, the start of its game.

        Raises:
            NotKept: it could not be kept.
        """
        values: dict[str, object] = {"stage": lobby.stage.value, "lobby": msgspec.json.encode(lobby)}
        if setup is not None:
            values["setup"] = msgspec.json.encode(setup)
        await self._change(update(_TABLES).where(_TABLES.c.id == lobby.table).values(values))

    async def append(self, table: str, number: int, step: KeptStep) -> None:
        """Keep the step with this number, counted from 1.

        Steps with this number or a later one were told to nobody (a commit whose answer got lost); they go.

        Raises:
            NotKept: it could not be kept.
        """
        row = {"table_id": table, "number": number, "step": msgspec.json.encode(step)}
        untold = delete(_STEPS).where(_STEPS.c.table_id == table, _STEPS.c.number >= number)
        await self._change(untold, insert(_STEPS).values(row))

    async def finish(self, lobby: Lobby, record: Record) -> None:
        """Keep the whole record of a game that is over, instead of its steps.

        Raises:
            NotKept: it could not be kept.
        """
        values = {
            "stage": lobby.stage.value,
            "lobby": msgspec.json.encode(lobby),
            "record": encode_record(record),
        }
        await self._change(
            update(_TABLES).where(_TABLES.c.id == lobby.table).values(values),
            delete(_STEPS).where(_STEPS.c.table_id == lobby.table),
        )

    async def remove(self, table: str) -> None:
        """Forget a table that everybody left before the start.

        Raises:
            NotKept: it is still there.
        """
        await self._change(delete(_TABLES).where(_TABLES.c.id == table))

    async def load(self, table: str) -> KeptTable | None:
        """A table with its steps, or None when there is none with this id.

        Raises:
            NotKept: the database cannot be read.
        """
        try:
            async with self._engine.connect() as connection:
                row = (await connection.execute(select(_TABLES).where(_TABLES.c.id == table))).first()
                if row is None:
                    return None
                found = await connection.execute(
                    select(_STEPS.c.step).where(_STEPS.c.table_id == table).order_by(_STEPS.c.number)
                )
                steps = [msgspec.json.decode(one, type=KeptStep) for one in found.scalars()]
        except SQLAlchemyError as error:
            raise NotKept(f"the database cannot be read: {_first_line(error)}") from None
        record = None if row.record is None else decode_record(row.record, source=f"table {table[:6]}")
        return KeptTable(
            msgspec.json.decode(row.lobby, type=Lobby),
            None if row.setup is None else msgspec.json.decode(row.setup, type=Setup),
            steps if record is None else kept_steps(record),
            record,
        )

    # ---- inside

    async def _change(self, *statements: Any) -> None:
        """One transaction."""
        try:
            async with self._engine.begin() as connection:
                for statement in statements:
                    await connection.execute(statement)
        except (SQLAlchemyError, OSError) as error:
            raise NotKept(f"the database did not take it: {_first_line(error)}") from None

    async def _take_lock(self) -> None:
        """PostgreSQL: an advisory lock of this server's own. SQLite locks the file by itself."""
        if self._url.get_backend_name() != "postgresql":
            return
        guard = self._guard = await self._engine.connect()
        await guard.execution_options(isolation_level="AUTOCOMMIT")
        deadline = time.monotonic() + _LOCK_SECONDS
        while not (await guard.execute(text(f"SELECT pg_try_advisory_lock({_LOCK})"))).scalar():
            # a server that was killed a moment ago still holds it until PostgreSQL notices
            if time.monotonic() > deadline:
                await self.close()
                raise BanneretError(f"{self.name}: another server uses this database")
            await asyncio.sleep(0.2)


def _database_url(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BanneretError(
            "expected a database like sqlite:///FILE or postgresql://USER@HOST/NAME"
        ) from None
    driver = _DRIVERS.get(parsed.drivername.partition("+")[0])
    if driver is None:
        raise BanneretError(f"expected a sqlite or postgresql database, not {parsed.drivername}")
    return parsed.set(drivername=driver)


def _engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() == "postgresql":
        return create_async_engine(url)
    # one connection, so that transactions queue up here instead of meeting locks
    engine = create_async_engine(
        url,
        poolclass=AsyncAdaptedQueuePool,
        pool_size=1,
        max_overflow=0,
        connect_args={"timeout": _BUSY_SECONDS},
    )
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _try_sqlite(path: str | None) -> None:
    """Fail here if the file cannot be used: a driver's thread that fails prints a traceback of its own."""
    connection = sqlite3.connect(path or ":memory:", timeout=_BUSY_SECONDS)
    try:
        connection.execute("PRAGMA schema_version").fetchone()
    finally:
        connection.close()


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Commits that survive a killed process and cost little; a file that no other process opens."""
    cursor = connection.cursor()
    for pragma in ("locking_mode=EXCLUSIVE", "journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _first_line(error: BaseException) -> str:
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return (str(cause).strip() or type(cause).__name__).splitlines()[0]
