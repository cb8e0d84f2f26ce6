"""Readings of cards, kept in a file beside the catalogue: a text is read once for each grammar.

The file is a cache: a damaged one is made anew, one that cannot be written is done without.
"""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from banneret.cards.catalogue import Catalogue
from banneret.cards.store import CATALOGUE_FILE
from banneret.cards.yugioh import YugiohCard
from banneret.effects.kinds import Sentence
from banneret.effects.node import from_plain
from banneret.errors import BanneretError
from banneret.home import home as user_home
from banneret.reading.binding.places import Bindings
from banneret.reading.fingerprint import grammar_fingerprint
from banneret.reading.many import read_many
from banneret.reading.reader import CardReading, Reader, SentenceReading, Stop, Verdict
from banneret.reading.text.lexicon import Lexicon
from banneret.reading.text.mentions import Section
from banneret.reading.text.sentences import Role

COMPILED_FILE: Final = "readings.sqlite"
"""The file of readings in the user's folder."""
_TABLE: Final = (
    "CREATE TABLE IF NOT EXISTS reading"
    " (grammar TEXT, text BLOB, reading BLOB, PRIMARY KEY (grammar, text)) WITHOUT ROWID"
)


class _Sentence(msgspec.Struct, array_like=True):
    """A sentence as the file holds it."""

    section: Section
    role: Role
    line: int
    text: str
    verdict: Verdict
    tree: dict[str, Any] | None
    printed: str
    stop: Stop | None


class _Reading(msgspec.Struct, array_like=True):
    """A card's reading as the file holds it."""

    sentences: list[_Sentence]
    bindings: Bindings


_DECODER: Final = msgspec.msgpack.Decoder(_Reading)


class CompiledTexts:
    """The readings of one catalogue's cards, from the file where they are there, else read now and kept."""

    def __init__(self, catalogue: Catalogue[YugiohCard], *, home: Path | None = None) -> None:
        """Look up and keep readings.

        Args:
            catalogue: whose cards; its names are loaded only when a text must be read.
            home: the folder of the user's data, otherwise ``banneret.home.home()``.
        """
        self._catalogue = catalogue
        self._home = home or user_home()
        self._connection = _open(self._home / COMPILED_FILE)
        self._known: dict[str, CardReading] = {}

    @cached_property
    def lexicon(self) -> Lexicon:
        """The names that texts may quote."""
        return Lexicon(self._catalogue.names())

    @cached_property
    def grammar(self) -> str:
        """What decides how texts are read: the grammar, and the catalogue whose names they quote."""
        try:
            imported = (self._home / CATALOGUE_FILE).stat().st_mtime_ns
        except OSError:
            imported = 0
        return f"{grammar_fingerprint()}/{imported}"

    def reading(self, card: YugiohCard) -> CardReading:
        """The reading of one card."""
        return next(self.readings([card]))

    def readings(self, cards: Sequence[YugiohCard]) -> Iterator[CardReading]:
        """The readings of cards, in their order."""
        missing = [card for card in cards if self._find(card) is None]
        if missing:
            reader = Reader(self.lexicon)
            self._keep((card, reader.card(card)) for card in missing)
        for card in cards:
            yield self._known[card.name]

    def compile(self, *, jobs: int = 1, read: Callable[[int, int], None] | None = None) -> int:
        """Read every card that is not in the file yet, and forget the readings of other grammars.

        Args:
            jobs: how many processes share the work.
            read: is told how many of how many cards have been read.

        Returns:
            How many cards were read.

        Raises:
            BanneretError: the file cannot be written.
        """
        if self._connection is None:
            raise BanneretError(f"{self._home / COMPILED_FILE}: cannot be written")
        self._write("DELETE FROM reading WHERE grammar != ?", [(self.grammar,)])
        missing = [card for card in self._catalogue.cards() if self._find(card) is None]
        for first in range(0, len(missing), _BATCH * jobs):
            batch = missing[first : first + _BATCH * jobs]
            self._keep(zip(batch, read_many(batch, self.lexicon, jobs=jobs), strict=True))
            if read is not None:
                read(first + len(batch), len(missing))
        return len(missing)

    def _find(self, card: YugiohCard) -> CardReading | None:
        """The reading that is known, or in the file."""
        known = self._known.get(card.name)
        if known is None and self._connection is not None:
            try:
                row = self._connection.execute(
                    "SELECT reading FROM reading WHERE grammar = ? AND text = ?",
                    (self.grammar, _digest(card)),
                ).fetchone()
                if row is not None:
                    known = self._known[card.name] = _decoded(card.name, row[0])
            except (sqlite3.Error, zlib.error, msgspec.DecodeError, BanneretError):
                self._connection = None
        return known

    def _keep(self, read: Iterable[tuple[YugiohCard, CardReading]]) -> None:
        rows: list[tuple[object, ...]] = []
        for card, reading in read:
            self._known[card.name] = reading
            rows.append((self.grammar, _digest(card), _encoded(reading)))
        self._write("INSERT OR REPLACE INTO reading VALUES (?, ?, ?)", rows)

    def _write(self, statement: str, rows: Sequence[tuple[object, ...]]) -> None:
        if self._connection is None:
            return
        try:
            with self._connection:
                self._connection.executemany(statement, rows)
        except sqlite3.Error:
            self._connection = None


_BATCH: Final = 2000
"""Cards that are read before they are written."""


def _open(path: Path) -> sqlite3.Connection | None:
    """The file, made anew if it is damaged; None where there cannot be one."""
    for _ in range(2):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            connection = sqlite3.connect(path, timeout=5, check_same_thread=False)
            connection.execute(_TABLE)
        except sqlite3.DatabaseError as problem:
            if isinstance(problem, sqlite3.OperationalError):
                return None
            path.unlink(missing_ok=True)
        except OSError:
            return None
        else:
            return connection
    return None


def _digest(card: YugiohCard) -> bytes:
    """A hash of all that reading knows of a card."""
    whole = blake2b(digest_size=16)
    kinds = " ".join(kind.value for kind in card.kinds)
    for part in (card.name, card.card_type.value, kinds, card.text, card.pendulum_text):
        whole.update(part.encode())
        whole.update(b"\0")
    return whole.digest()


def _encoded(reading: CardReading) -> bytes:
    fields = [
        _Sentence(
            one.section,
            one.role,
            one.line,
            one.text,
            one.verdict,
            None if one.tree is None else msgspec.to_builtins(one.tree),
            one.printed,
            one.stop,
        )
        for one in reading.sentences
    ]
    return zlib.compress(msgspec.msgpack.encode(_Reading(fields, reading.bindings)), 1)


def _decoded(name: str, data: bytes) -> CardReading:
    read = _DECODER.decode(zlib.decompress(data))
    return CardReading(
        name,
        tuple(
            SentenceReading(
                one.section,
                one.role,
                one.line,
                one.text,
                one.verdict,
                _sentence(one.tree),
                one.printed,
                one.stop,
            )
            for one in read.sentences
        ),
        read.bindings,
    )


def _sentence(plain: dict[str, Any] | None) -> Sentence | None:
    if plain is None:
        return None
    tree = from_plain(plain)
    if not isinstance(tree, Sentence):
        raise BanneretError(f"expected a sentence, not {type(tree).__name__}")
    return tree
