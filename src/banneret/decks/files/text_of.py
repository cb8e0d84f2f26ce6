"""Bytes of a file as text, or one line that says what they are instead."""

from __future__ import annotations

import codecs

from banneret.errors import BanneretError

_FOREIGN = (
    (b"\x1f\x8b", "a gzip file"),
    (b"PK\x03\x04", "a zip file"),
    (b"SQLite format 3\x00", "a database"),
    (b"\x89PNG", "an image"),
    (b"\xff\xd8\xff", "an image"),
    (b"%PDF", "a PDF document"),
)
_UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


def text_of(data: bytes, *, source: str) -> str:
    """Decode a deck file: UTF-8, or UTF-16 with its byte order mark.

    Comment lines of .ydk files may be in any encoding: they hold no cards.

    Raises:
        BanneretError: it is a file of another kind, or no text.
    """
    for start, kind in _FOREIGN:
        if data.startswith(start):
            raise BanneretError(f"{source}: expected a deck, found {kind}")
    if data.startswith(_UTF16):
        try:
            return data.decode("utf-16")
        except UnicodeDecodeError:
            raise BanneretError(f"{source}: expected a deck, found a UTF-16 text that is cut off") from None
    if b"\x00" in data:
        raise BanneretError(f"{source}: expected a deck, found a binary file")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        text = _without_foreign_comments(data, source=source, error=error)
    if text.lstrip()[:200].lower().startswith(("<!doctype", "<html", "<?xml", "<head", "<body")):
        raise BanneretError(f"{source}: expected a deck, found a web page")
    return text


def _without_foreign_comments(data: bytes, *, source: str, error: UnicodeDecodeError) -> str:
    """The text where only comment lines are not UTF-8."""
    lines = []
    for number, line in enumerate(data.splitlines(), start=1):
        try:
            lines.append(line.decode("utf-8"))
        except UnicodeDecodeError:
            if not line.lstrip().startswith(b"#"):
                found = f"byte 0x{data[error.start]:02X}"
                raise BanneretError(f"{source}, line {number}: expected UTF-8 text, found {found}") from None
            lines.append("#")
    return "\n".join(lines)
