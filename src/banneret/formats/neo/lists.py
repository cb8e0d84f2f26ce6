"""What a Neo player brings along: the unlocked Deck Masters, and a list of forbidden cards."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal

from banneret.cards.catalogue import Catalogue
from banneret.cards.yugioh import YugiohCard
from banneret.decks.files.limits import parse_password, shown
from banneret.decks.files.text_of import text_of
from banneret.decks.options import LimitList
from banneret.errors import BanneretError

MOST_COPIES: Final = 3
_MAX_BYTES: Final = 8 * 1024 * 1024


def read_unlocks(choice: str, catalogue: Catalogue[YugiohCard]) -> frozenset[str] | Literal["all"]:
    """The Deck Masters that a player has unlocked (N11).

    Args:
        choice: "all", or a text file with a card's name or number a line; ``#`` begins a comment.
        catalogue: the cards.

    Raises:
        BanneretError: the file cannot be read or names a card that does not exist.
    """
    if choice == "all":
        return "all"
    names = set()
    for number, line in enumerate(_lines(Path(choice)), start=1):
        name = line.strip()
        if not name or name.startswith("#"):
            continue
        card = catalogue.look_up(name)
        if card is None:
            raise BanneretError(f"{choice}, line {number}: {catalogue.no_such_card(name)}")
        names.add(card.name)
    return frozenset(names)


def read_limits(choice: str, catalogue: Catalogue[YugiohCard]) -> Mapping[str, int] | LimitList:
    """Copies allowed by a list of forbidden and limited cards, as the simulators keep them.

    A line is ``! the list's name``, ``# a comment`` or ``number copies -- comment``. Numbers that the
    catalogue does not know are of cards that no deck here can have.

    Args:
        choice: "tcg", "ocg" or "none", or an ``lflist.conf`` file with one list.
        catalogue: the cards.

    Returns:
        The catalogue's list, or copies allowed by card name for the cards that the file names.

    Raises:
        BanneretError: the file is no such list, or holds several.
    """
    if choice in list(LimitList):
        return LimitList(choice)
    path = Path(choice)
    allowed: dict[str, int] = {}
    lists = []
    for number, line in enumerate(_lines(path), start=1):
        written = line.partition("--")[0].partition("#")[0].strip()
        if written.startswith("!"):
            lists.append(written[1:].strip())
        elif written and not written.startswith("$"):
            where = f"{path.name}, line {number}"
            code, _, copies = written.partition(" ")
            if copies.strip() not in {"0", "1", "2", "3"}:
                raise BanneretError(
                    f"{where}: expected a card number and 0 to 3 copies, found {shown(written)}"
                )
            card = catalogue.by_password(parse_password(code, where=where))
            if card is not None:
                allowed[card.name] = min(int(copies), allowed.get(card.name, MOST_COPIES))
    if len(lists) != 1:
        found = "; ".join(lists) or "none"
        raise BanneretError(f"{path.name}: expected one list of forbidden and limited cards, found {found}")
    return allowed


def copies_allowed(card: YugiohCard, limits: Mapping[str, int] | LimitList) -> int:
    """How many copies of a card a deck may have.

    Args:
        card: the card.
        limits: the list of forbidden and limited cards.
    """
    match limits:
        case LimitList.TCG:
            allowed = card.limit_tcg
        case LimitList.OCG:
            allowed = card.limit_ocg
        case LimitList.NONE:
            allowed = None
        case _:
            allowed = limits.get(card.name)
    return MOST_COPIES if allowed is None else allowed


def _lines(path: Path) -> list[str]:
    """The lines of a text file of bounded size."""
    try:
        with path.open("rb") as opened:
            data = opened.read(_MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise BanneretError(f"{path}: {getattr(error, 'strerror', None) or error}") from None
    if len(data) > _MAX_BYTES:
        raise BanneretError(f"{path}: expected a text file of at most {_MAX_BYTES // 1024**2} MB")
    return text_of(data, source=path.name).splitlines()
