"""The imported catalogue, read straight from SQLite: a single card costs a look-up, all of them one scan."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec

from banneret.cards.catalogue import Card, CardT, Catalogue, Within, scan_words
from banneret.cards.game import Game
from banneret.cards.names import fold, is_japanese, name_key, nearest_spelling
from banneret.cards.printing import Printing
from banneret.errors import BanneretError
from banneret.home import home as user_home

CATALOGUE_FILE = "catalogue.sqlite"
"""The catalogue's file in the user's folder."""
SCHEMA_VERSION = "0001"
"""The newest migration in ``migrations/versions``."""


def connect(path: Path) -> sqlite3.Connection:
    """Open a catalogue file for reading.

    Args:
        path: an existing file.

    Raises:
        BanneretError: it is no catalogue, is damaged, or was made by another version.
    """
    connection, version = open_any_version(path)
    if version != SCHEMA_VERSION:
        connection.close()
        raise BanneretError(
            f"{path}: expected a catalogue of version {SCHEMA_VERSION}, found {version};"
            " `banneret cards import` renews an older one"
        )
    return connection


def open_any_version(path: Path) -> tuple[sqlite3.Connection, str]:
    """Open a catalogue file of whatever version, and say which.

    Raises:
        BanneretError: it is no catalogue, or is damaged.
    """
    try:
        connection = sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True, check_same_thread=False)
        found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as problem:
        raise BanneretError(
            f"{path}: not a usable card catalogue ({problem}); move it away and import again"
        ) from problem
    return connection, str(found[0]) if found else "none"


def open_game(game: Game, card_type: type[CardT], *, home: Path | None = None) -> Catalogue[CardT] | None:
    """The imported cards of a game; None if there are none.

    Args:
        game: whose cards.
        card_type: the game's cards.
        home: the folder of the user's data, otherwise ``banneret.home.home()``.

    Raises:
        BanneretError: the catalogue file is there but cannot be used.
    """
    path = (home or user_home()) / CATALOGUE_FILE
    if not path.exists() or not path.stat().st_size:
        return None
    catalogue = StoredCatalogue(game, connect(path), card_type)
    return catalogue if len(catalogue) else None


class StoredCatalogue(Catalogue[CardT]):
    """The cards of one game in a catalogue file. A card is decoded once and kept."""

    def __init__(self, game: Game, connection: sqlite3.Connection, card_type: type[CardT]) -> None:
        """Look at the cards of one game.

        Args:
            game: whose cards.
            connection: to the catalogue file; the catalogue reads from it as long as it lives.
            card_type: what ``facts`` holds.
        """
        self.game = game
        self._connection = connection
        self._decoder = msgspec.msgpack.Decoder(card_type)
        self._known: dict[int, CardT] = {}
        self._all: tuple[CardT, ...] | None = None

    def __len__(self) -> int:
        (count,) = self._connection.execute(
            "SELECT count(*) FROM card WHERE game = ?", (self.game,)
        ).fetchone()
        return int(count)

    def cards(self) -> Iterator[CardT]:
        """All cards, in the order of their names."""
        if self._all is None:
            known, decode = self._known, self._decoder.decode
            rows = self._connection.execute(
                "SELECT id, facts FROM card WHERE game = ? ORDER BY id", (self.game,)
            )
            self._all = tuple(
                known[row] if row in known else known.setdefault(row, decode(facts)) for row, facts in rows
            )
        return iter(self._all)

    def by_password(self, password: int) -> CardT | None:
        """The card with this password, alternate artworks included."""
        row = self._row_of_code(password)
        return None if row is None else self._card(row)

    def find(self, name: str) -> CardT | None:
        """The card with this name."""
        row = self._row_of_name(name)
        return None if row is None else self._card(row)

    def names(self) -> Iterable[str]:
        """All names of all cards as printed."""
        rows = self._rows("SELECT name FROM name WHERE game = ? ORDER BY id", (self.game,))
        return [name for (name,) in rows]

    def printings(self, card: Card) -> tuple[Printing, ...]:
        """In which sets the card can be had."""
        rows = (self._row_of_code(code) for code in card.codes())
        row = next((row for row in rows if row is not None and self._card(row) == card), None)
        if row is None:
            row = self._row_of_name(card.name)
        found = self._rows(
            "SELECT set_name, number, language, rarities FROM printing WHERE card = ? ORDER BY rowid", (row,)
        )
        return tuple(
            Printing(set_name, number, language, tuple(rarities.splitlines()))
            for set_name, number, language, rarities in found
        )

    def with_words(self, phrase: str, within: Within) -> frozenset[CardT]:
        """The cards with these words side by side, the last of them perhaps only begun."""
        folded = fold(phrase)
        if not folded or is_japanese(folded):
            return scan_words(self.cards(), phrase, within)
        column = "name" if within is Within.NAME else "text"
        query = f"SELECT rowid FROM words_{self.game} WHERE words_{self.game} MATCH ?"
        rows = self._rows(query, (f'{column}:"{folded}"*',))
        return frozenset(self._card(row) for (row,) in rows)

    def in_set(self, wanted: str) -> frozenset[CardT]:
        """The cards of a set, named by the beginning of its numbers or by a part of its name."""
        pattern = wanted.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
        rows = self._rows(
            "SELECT DISTINCT card FROM printing JOIN card ON card.id = printing.card WHERE game = ?"
            " AND (number LIKE ? ESCAPE '\\' OR set_name LIKE ? ESCAPE '\\')",
            (self.game, f"{pattern}-%" if "-" not in pattern else f"{pattern}%", f"%{pattern}%"),
        )
        return frozenset(self._card(row) for (row,) in rows)

    def _card(self, row: int) -> CardT:
        if row not in self._known:
            ((facts,),) = self._rows("SELECT facts FROM card WHERE id = ?", (row,))
            self._known[row] = self._decoder.decode(facts)
        return self._known[row]

    def _rows(self, query: str, values: tuple[object, ...]) -> list[Any]:
        try:
            return self._connection.execute(query, values).fetchall()
        except sqlite3.Error as problem:
            raise BanneretError(
                f"the card catalogue is damaged ({problem}); move {CATALOGUE_FILE} away and import again"
            ) from problem

    def _row_of_code(self, code: int) -> int | None:
        found = self._rows("SELECT card FROM code WHERE game = ? AND code = ?", (self.game, code))
        return int(found[0][0]) if found else None

    def _row_of_name(self, name: str) -> int | None:
        query = "SELECT name, card FROM name WHERE game = ? AND key = ? ORDER BY id"
        found = self._rows(query, (self.game, name_key(name)))
        if not found:
            return None
        spelling = nearest_spelling(name, [spelling for spelling, _ in found])
        return next(int(row) for known, row in found if known == spelling)
