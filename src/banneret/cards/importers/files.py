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
"""So many values a JSON file may hold, which bounds the memory that decoding it takes."""
_CHUNK: Final = 1024 * 1024
_HEAD: Final = 64 * 1024
"""So many bytes tell what a file is."""

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
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as problem:
        raise BanneretError(f"{path}: cannot be read ({problem.strerror or problem})") from problem
    if len(data) > MAX_BYTES:
        raise BanneretError(f"{path}: larger than {MAX_BYTES >> 20} MB, so no card file")
    return unpack(data, source=str(path)) if data[:2] == b"\x1f\x8b" else data


def unpack(data: bytes, *, source: str) -> bytes:
    """Unpack gzip, never more than ``MAX_BYTES``.

    What is unpacked first must not be zeros alone, so that a file that unpacks to 100 GB of them is turned
    away at once.

    Raises:
        BanneretError: damaged, cut off, or too large.
    """
    parts: list[bytes] = []
    size = 0
    rest = data
    while rest:
        stream = zlib.decompressobj(wbits=31)
        while rest and not stream.eof:
            try:
                part = stream.decompress(rest, _CHUNK if size else _HEAD)
            except zlib.error as problem:
                raise BanneretError(f"{source}: damaged gzip file ({problem})") from problem
            rest = stream.unused_data if stream.eof else stream.unconsumed_tail
            if not size and part.count(b"\0") == len(part) and part:
                raise BanneretError(f"{source}: unpacks to nothing but zeros, so no card file")
            size += len(part)
            if size > MAX_BYTES:
                raise BanneretError(f"{source}: unpacks to more than {MAX_BYTES >> 20} MB, so no card file")
            parts.append(part)
        if not stream.eof:
            raise BanneretError(f"{source}: the gzip file is cut off after {size:,} unpacked bytes")
    return b"".join(parts)


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
    if data.count(b",") > _MAX_VALUES:
        raise BanneretError(f"{source}: more than {_MAX_VALUES:,} values, so not {expected}")
    try:
        return msgspec.json.decode(data, type=form)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise BanneretError(f"{source}: not {expected}: {problem}") from problem
