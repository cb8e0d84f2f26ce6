"""Card files into the catalogue: everything is read and checked first, then written in one transaction."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec
import sqlalchemy as sa

from banneret.cards import schema, store
from banneret.cards.catalogue import CardT
from banneret.cards.duelmasters import DuelMastersCard
from banneret.cards.game import Game
from banneret.cards.importers.files import read_file
from banneret.cards.importers.recognise import AnyContribution, read_contribution
from banneret.cards.importers.records import Contribution, Record, SourceKind
from banneret.cards.merging import merge_duelmasters, merge_yugioh
from banneret.cards.names import fold, name_key
from banneret.cards.starter import starter_cards
from banneret.cards.yugioh import YugiohCard
from banneret.errors import BanneretError
from banneret.home import home as user_home

_BATCH: Final = 500
"""Cards written between two reports of progress."""


class Progress(Protocol):
    """Is told how far an import has come."""

    def __call__(self, what: str, done: int, total: int) -> None:
        """``done`` of ``total`` steps of ``what`` are behind us."""


class ImportedFile(msgspec.Struct, frozen=True):
    """What one file brought."""

    path: Path
    kind: SourceKind
    records: int
    left_out: tuple[tuple[str, int], ...]
    """Reasons and numbers of rows that are no cards, or have words that this version does not know."""


class ImportReport(msgspec.Struct, frozen=True):
    """What an import did."""

    files: tuple[ImportedFile, ...]
    cards: dict[Game, int]
    """How many cards each of the games that were touched has now."""


def import_files(
    paths: Sequence[Path], *, home: Path | None = None, progress: Progress | None = None
) -> ImportReport:
    """Import card files, all of them or none.

    The same file again changes nothing; a newer file of a source takes the place of the older one.

    Args:
        paths: files of any known kind, gzipped or not.
        home: the folder of the user's data, otherwise ``banneret.home.home()``.
        progress: is told how far it has come.

    Raises:
        BanneretError: a file, or the catalogue itself, cannot be used; the catalogue is as it was.
    """
    tell = progress or _silent
    read: list[tuple[Path, AnyContribution]] = []
    for number, path in enumerate(paths):
        tell("reading card files", number, len(paths))
        contribution = read_contribution(read_file(path), source=str(path))
        if not contribution.records:
            reasons = "; ".join(f"{count:,} x {reason}" for reason, count in contribution.left_out[:3])
            raise BanneretError(f"{path}: there is no card in it{reasons and f' (left out: {reasons})'}")
        read.append((path, contribution))
    tell("reading card files", len(paths), len(paths))
    cards = store_contributions(read, home=home, progress=progress)
    files = tuple(
        ImportedFile(path, contribution.kind, len(contribution.records), contribution.left_out)
        for path, contribution in read
    )
    return ImportReport(files, cards)


def store_contributions(
    read: Sequence[tuple[Path, AnyContribution]],
    *,
    home: Path | None = None,
    progress: Progress | None = None,
) -> dict[Game, int]:
    """Put what was read from files into the catalogue, all of it or nothing.

    Args:
        read: each file and what it brings.
        home: the folder of the user's data, otherwise ``banneret.home.home()``.
        progress: is told how far it has come.

    Returns:
        How many cards each of the games that were touched has now.

    Raises:
        BanneretError: the catalogue cannot be used or written; it is as it was.
    """
    path = (home or user_home()) / store.CATALOGUE_FILE
    try:
        return _write(path, read, progress or _silent)
    except (sa.exc.DatabaseError, OSError) as problem:
        reason = getattr(problem, "orig", None) or problem
        raise BanneretError(f"{path}: the catalogue cannot be written ({reason})") from problem


def _silent(what: str, done: int, total: int) -> None:
    """Nobody wants to know."""


def _write(path: Path, read: Sequence[tuple[Path, AnyContribution]], tell: Progress) -> dict[Game, int]:
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and path.stat().st_size:
        reader, version = store.open_any_version(path)
        reader.close()
        if version > store.SCHEMA_VERSION:
            raise BanneretError(
                f"{path}: expected a catalogue of version {store.SCHEMA_VERSION} or older, found {version}"
            )
    engine = sa.create_engine(f"sqlite:///{path}", connect_args={"timeout": 60, "isolation_level": None})
    try:
        with engine.connect() as connection:
            # Nothing is spilled to the file before the end, so that readers see the old cards until then.
            connection.exec_driver_sql("PRAGMA cache_spill = OFF")
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            schema.upgrade(connection)
            cards = _write_sources(connection, read, tell)
            connection.exec_driver_sql("COMMIT")
    finally:
        engine.dispose()
    return cards


def _write_sources(
    connection: sa.Connection, read: Sequence[tuple[Path, AnyContribution]], tell: Progress
) -> dict[Game, int]:
    counts: dict[Game, int] = {}
    for path, contribution in read:
        _keep_source(connection, path, contribution)
    for game in dict.fromkeys(contribution.kind.game for _, contribution in read):
        tell(f"joining the sources of {game.full_name}", 0, 1)
        if game is Game.YUGIOH:
            starter = tuple(Record(card) for card in starter_cards())
            known = _contributions(connection, game, Contribution[YugiohCard])
            records: Sequence[Record[Any]] = merge_yugioh((*known, Contribution(SourceKind.STARTER, starter)))
        else:
            records = merge_duelmasters(_contributions(connection, game, Contribution[DuelMastersCard]))
        _write_cards(connection, game, records, tell)
        counts[game] = len(records)
    return counts


def _keep_source(connection: sa.Connection, path: Path, contribution: AnyContribution) -> None:
    """Put what a source brings in the place of what it brought before.

    EDOPro spreads its cards over many files, told apart by their names; every other source is one file.
    """
    kind = contribution.kind
    name = path.name.split(".")[0] if kind is SourceKind.EDOPRO else ""
    table = schema.source
    connection.execute(
        table.delete().where(table.c.game == kind.game, table.c.kind == kind, table.c.name == name)
    )
    connection.execute(
        table.insert().values(
            game=kind.game,
            kind=kind,
            name=name,
            imported_at=datetime.now(UTC).isoformat(timespec="seconds"),
            cards=len(contribution.records),
            contribution=zlib.compress(msgspec.msgpack.encode(contribution), 1),
        )
    )


def _contributions(
    connection: sa.Connection, game: Game, form: type[Contribution[CardT]]
) -> list[Contribution[CardT]]:
    table = schema.source
    query = sa.select(table.c.contribution).where(table.c.game == game).order_by(table.c.kind, table.c.name)
    decoder = msgspec.msgpack.Decoder(form)
    return [decoder.decode(zlib.decompress(packed)) for (packed,) in connection.execute(query)]


def _write_cards(
    connection: sa.Connection, game: Game, records: Sequence[Record[Any]], tell: Progress
) -> None:
    """Write the cards of a game anew, with everything that finds them."""
    _forget_cards(connection, game)
    last = connection.execute(sa.select(sa.func.max(schema.card.c.id))).scalar() or 0
    everything = list(enumerate(records, last + 1))
    words = schema.words_table(game)
    codes: set[int] = set()
    for start in range(0, len(everything), _BATCH):
        numbered = everything[start : start + _BATCH]
        connection.execute(
            schema.card.insert(),
            [
                {"id": row, "game": game, "facts": msgspec.msgpack.encode(record.card)}
                for row, record in numbered
            ],
        )
        _insert(connection, schema.code, _codes(game, numbered, codes))
        _insert(connection, schema.printing, _printings(numbered))
        connection.exec_driver_sql(
            f"INSERT INTO {words} (rowid, name, text) VALUES (?, ?, ?)",
            [(row, *_words(record)) for row, record in numbered],
        )
        tell(f"writing {game.full_name} cards", start + len(numbered), len(records))
    _insert(connection, schema.name, _names(game, everything))


def _forget_cards(connection: sa.Connection, game: Game) -> None:
    words = schema.words_table(game)
    connection.exec_driver_sql(f"INSERT INTO {words} ({words}) VALUES ('delete-all')")
    ours = sa.select(schema.card.c.id).where(schema.card.c.game == game)
    connection.execute(schema.printing.delete().where(schema.printing.c.card.in_(ours)))
    for table in (schema.code, schema.name, schema.card):
        connection.execute(table.delete().where(table.c.game == game))


def _insert(connection: sa.Connection, table: sa.Table, rows: Iterator[dict[str, object]]) -> None:
    values = list(rows)
    if values:
        connection.execute(table.insert(), values)


def _codes(
    game: Game, numbered: Sequence[tuple[int, Record[Any]]], taken: set[int]
) -> Iterator[dict[str, object]]:
    for row, record in numbered:
        for code in record.card.codes():
            if code not in taken:
                taken.add(code)
                yield {"game": game, "code": code, "card": row}


def _names(game: Game, numbered: Sequence[tuple[int, Record[Any]]]) -> Iterator[dict[str, object]]:
    """Own names first: a card is found by its name before one that has a face or half of that name."""
    for row, record in numbered:
        yield {"game": game, "key": name_key(record.card.name), "name": record.card.name, "card": row}
    for row, record in numbered:
        for name in record.card.all_names():
            if name != record.card.name:
                yield {"game": game, "key": name_key(name), "name": name, "card": row}


def _printings(numbered: Sequence[tuple[int, Record[Any]]]) -> Iterator[dict[str, object]]:
    for row, record in numbered:
        for printing in record.printings:
            yield {
                "card": row,
                "set_name": printing.set_name,
                "number": printing.number,
                "language": printing.language,
                "rarities": "\n".join(printing.rarities),
            }


def _words(record: Record[Any]) -> tuple[str, str]:
    """What search finds the card by: its names, and its texts."""
    return " ".join(map(fold, record.card.all_names())), fold(record.card.rules_text())
