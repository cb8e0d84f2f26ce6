"""Bounds on what is read as a deck, so that no input costs unbounded time or memory."""

from __future__ import annotations

import re

from banneret.errors import BanneretError

MAX_BYTES = 2 * 1024 * 1024
MAX_CARDS = 100_000
MAX_PASSWORD = 2**32 - 1
_PASSWORD = re.compile(r"[0-9]{1,10}", re.ASCII)


def parse_password(text: str, *, where: str) -> int:
    """The card number written in ``text``.

    Args:
        text: decimal digits; leading zeros do not matter.
        where: source and line for the error.

    Raises:
        BanneretError: it is no number from 1 to 4294967295.
    """
    number = int(text) if _PASSWORD.fullmatch(text) else 0
    return check_password(number, where=where, written=text)


def check_password(number: int, *, where: str, written: str | None = None) -> int:
    """The same number if deck files can hold it.

    Raises:
        BanneretError: it is not from 1 to 4294967295.
    """
    if not 1 <= number <= MAX_PASSWORD:
        raise BanneretError(
            f"{where}: expected a card number from 1 to {MAX_PASSWORD}, found {shown(written or str(number))}"
        )
    return number


def check_name(name: str, *, where: str) -> str:
    """The same name without blanks around it if files of all kinds can hold it.

    Raises:
        BanneretError: it is empty, has a line break in it or the byte that marks binary files.
    """
    stripped = name.strip()
    if len(stripped.splitlines()) != 1 or "\0" in stripped:
        raise BanneretError(f"{where}: expected a name on one line, found {shown(name)}")
    return stripped


def check_size(cards: int, *, where: str) -> None:
    """Refuse lists that no one would call a deck.

    Raises:
        BanneretError: more than `MAX_CARDS` cards.
    """
    if cards > MAX_CARDS:
        raise BanneretError(f"{where}: expected a deck of at most {MAX_CARDS} cards, found more")


def shown(text: str) -> str:
    """Foreign text for an error message: quoted, on one line and short."""
    return repr(text if len(text) <= 60 else text[:57] + "...")
