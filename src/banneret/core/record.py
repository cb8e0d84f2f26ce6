"""Records: a game is how it was set up and what was answered."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from banneret import __version__
from banneret.core.interjections import Interjection
from banneret.core.state import Result
from banneret.errors import BanneretError

NOTATION: Final = 1
"""The version of this notation; a record of another one is refused."""

Step: TypeAlias = int | tuple[int, ...] | Interjection
OptionValue: TypeAlias = bool | int | str


class SeatDeck(msgspec.Struct, frozen=True):
    """The cards that one seat brings, as places in `Setup.cards`."""

    leader: tuple[int, ...] = ()
    main: tuple[int, ...] = ()
    extra: tuple[int, ...] = ()


class Setup(msgspec.Struct, frozen=True):
    """All that a game starts from. ``cards`` are the facts of each card, once, in the game's own form."""

    format: str
    options: dict[str, OptionValue]
    cards: tuple[msgspec.Raw, ...]
    decks: tuple[SeatDeck, ...]
    seed: str
    players: tuple[str, ...] = ()
    """The players' names, by seat."""
    position: str = ""
    """A position in the game's own notation to start from, instead of the decks."""
    trees: tuple[msgspec.Raw, ...] = ()
    """The effect trees that the game carries out, each once, in their plain form."""
    tree_of: tuple[int, ...] = ()
    """For each of ``cards`` the place of its tree in ``trees``, or -1; empty where there is none at all."""


class Mark(msgspec.Struct, frozen=True):
    """The fingerprint of the state after so many steps."""

    steps: int
    fingerprint: str


class Record(msgspec.Struct):
    """A game, byte for byte: its setup and its steps; traces and marks find the first difference."""

    setup: Setup
    steps: list[Step]
    trace: bytearray
    """One byte for each decision: a checksum of who was asked what with how many options."""
    marks: list[Mark]
    result: Result | None = None
    engine: str = __version__
    notation: int = NOTATION

    def fingerprint(self) -> str:
        """One hash over the whole record."""
        return blake2b(msgspec.json.encode(self), digest_size=16).hexdigest()

    def cut(self, steps: int) -> Record:
        """The record of the first so many steps: undo is to play this again."""
        return Record(self.setup, self.steps[:steps], bytearray(), [])


def encode_record(record: Record) -> bytes:
    """A record as JSON."""
    return msgspec.json.encode(record)


def decode_record(data: bytes, *, source: str) -> Record:
    """Read a record.

    Args:
        data: JSON as `encode_record` writes it.
        source: where it came from, for the error.

    Raises:
        BanneretError: when it is not a record, or one of another notation.
    """
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
        raise BanneretError(f"{source}: expected a game record (JSON): {error}") from None
    if record.notation != NOTATION:
        raise BanneretError(f"{source}: expected record notation {NOTATION}, not {record.notation}")
    return record


def read_record(path: Path) -> Record:
    """Read a record from a file.

    Raises:
        BanneretError: when the file cannot be read or holds no record.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BanneretError(f"{path}: {error.strerror}") from None
    return decode_record(data, source=str(path))
