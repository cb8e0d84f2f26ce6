"""Bytes of files that strangers made: unpacked within bounds, and decoded with errors a person can act on."""

from __future__ import annotations

import codecs
import zlib
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from banneret.errors import BanneretError

MAX_BYTES: Final = 256 * 1024 * 1024
"""The largest unpacked file that is read; the largest public one has a quarter of that."""
MAX_ROWS: Final = 200_000
"""More cards than this no file has; the largest public one has a tenth of that."""
_MAX_VALUES: Final = 8_000_000
_MAX_OBJECTS: Final = 2_000_000
"""So many values and objects a JSON file may hold, which bounds the memory that decoding it takes."""
_CHUNK: Final = 1024 * 1024
_GZIP: Final = b"\x1f\x8b"

T = TypeVar("T")


def read_file(path: Path) -> bytes:
    """The bytes of a file, unpacked if it is gzipped.

    Args:
        path: the file; its name does not matter.

    Returns:
        At most ``MAX_BYTES`` bytes.

    Raises:
        BanneretError: no such file, a damaged one, or one that is too large.
    """
    if path.exists() and not path.is_file():
        raise BanneretError(f"{path}: expected a file, found a folder or device")
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or problem
        raise BanneretError(f"{path}: cannot be read ({reason})") from problem
    if len(data) > MAX_BYTES:
        raise BanneretError(f"{path}: larger than {MAX_BYTES >> 20} MB, so no card file")
    return unpack(data, source=str(path)) if data[:2] == _GZIP else data


def unpack(data: bytes, *, source: str) -> bytes:
    """Unpack gzip, never more than ``MAX_BYTES``.

    Raises:
        BanneretError: damaged, cut off, or too large.
    """
    unpacked = bytearray()
    stream = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
    begun = False
    rest = memoryview(data)
    try:
        while rest:
            piece, rest = rest[:_CHUNK], rest[_CHUNK:]
            waiting: bytes | memoryview = piece
            while waiting:
                begun = True
                unpacked += stream.decompress(waiting, _CHUNK)
                if len(unpacked) > MAX_BYTES:
                    raise BanneretError(
                        f"{source}: unpacks to more than {MAX_BYTES >> 20} MB, so no card file"
                    )
                waiting = stream.unconsumed_tail
                if stream.eof:
                    # Another member may follow, and zeros may fill up the end.
                    waiting = stream.unused_data.lstrip(b"\0")
                    stream = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
                    begun = False
        unpacked += stream.flush()
    except zlib.error as problem:
        raise BanneretError(f"{source}: damaged gzip file ({one_line(problem)})") from problem
    if begun:
        raise BanneretError(f"{source}: the gzip file is cut off after {len(unpacked):,} unpacked bytes")
    return bytes(unpacked)


def one_line(problem: object) -> str:
    """What a library says of a file, in one line: it may quote the file's own words."""
    return f"{' '.join(str(problem).split()):.200}"


def as_utf8(data: bytes, *, source: str) -> bytes:
    """The same text in UTF-8 without a byte order mark.

    Args:
        data: text in UTF-8, or in UTF-16 with its byte order mark.
        source: what to call the file in errors.

    Raises:
        BanneretError: another encoding; says at which byte it shows.
    """
    encoding = "utf-16" if data[:2] in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE) else "utf-8"
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as problem:
        raise BanneretError(
            f"{source}: expected text in UTF-8, found {data[problem.start]:#04x} at byte {problem.start:,}"
        ) from problem
    return data.removeprefix(codecs.BOM_UTF8) if encoding == "utf-8" else text.encode()


def decode_json(data: bytes, form: type[T], *, source: str, expected: str) -> T:
    """Decode JSON of a known form.

    Args:
        data: UTF-8.
        form: what msgspec makes of it.
        source: what to call the file in errors.
        expected: what the file should be, for errors.

    Raises:
        BanneretError: damaged JSON, another form, or far too much of it; says where.
    """
    if data.count(b",") > _MAX_VALUES or data.count(b"{") > _MAX_OBJECTS:
        raise BanneretError(f"{source}: far too many values, so not {expected}")
    try:
        return msgspec.json.decode(data, type=form)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise BanneretError(f"{source}: not {expected}: {one_line(problem)}") from problem
