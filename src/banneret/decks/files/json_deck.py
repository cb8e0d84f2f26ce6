"""Decks as JSON: our own form, lists of numbers or names, and the Duel Masters lists of articles.

Our own: ``{"name", "game", "leader": [...], "main": [...], "extra": [...], "side": [...]}`` with
entries ``{"count", "password", "name"}``. Also read: numbers or names in place of entries, and
``{"name", "commander": {...}, "cards": [...]}`` with cards ``{"en" or "name", "ja"}``, in which
``n`` is the number of the line, not of copies.
"""

from __future__ import annotations

from typing import cast

import msgspec

from banneret.cards.game import Game
from banneret.decks.files.limits import check_name, check_password, check_size, shown
from banneret.decks.model import DeckEntry, DeckList, Section
from banneret.errors import BanneretError

_SECTIONS = {
    "leader": Section.LEADER,
    "deck_master": Section.LEADER,
    "deckmaster": Section.LEADER,
    "commander": Section.LEADER,
    "main": Section.MAIN,
    "main_deck": Section.MAIN,
    "maindeck": Section.MAIN,
    "cards": Section.MAIN,
    "deck": Section.MAIN,
    "extra": Section.EXTRA,
    "extra_deck": Section.EXTRA,
    "extradeck": Section.EXTRA,
    "hyperspatial": Section.EXTRA,
    "side": Section.SIDE,
    "side_deck": Section.SIDE,
    "sidedeck": Section.SIDE,
}
_NAME_KEYS = ("name", "en", "ja")
_PASSWORD_KEYS = ("password", "passcode", "id", "code")
_COUNT_KEYS = ("count", "quantity", "copies", "amount")


def read_json(text: str, *, source: str) -> DeckList:
    """Read a deck from JSON.

    Raises:
        BanneretError: it is not JSON, or no deck.
    """
    try:
        document = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BanneretError(f"{source}: expected a deck as JSON; {error}") from None
    if isinstance(document, list):
        document = {"main": document}
    if not isinstance(document, dict):
        raise BanneretError(f"{source}: expected a deck as a JSON object or list, found {_kind(document)}")
    entries: dict[Section, list[DeckEntry]] = {section: [] for section in Section}
    for key, value in document.items():
        section = _SECTIONS.get(key.lower())
        if section is not None:
            for entry in _entries(value, where=f"{source}, {key}"):
                entries[section].append(entry)
        elif isinstance(value, list) and value:
            raise BanneretError(f"{source}: no section of a deck is called {shown(key)}")
    check_size(sum(entry.count for row in entries.values() for entry in row), where=source)
    name = document.get("name")
    return DeckList(
        leader=tuple(entries[Section.LEADER]),
        main=tuple(entries[Section.MAIN]),
        extra=tuple(entries[Section.EXTRA]),
        side=tuple(entries[Section.SIDE]),
        name=name if isinstance(name, str) else "",
        game=_game(document, source=source),
    )


def write_json(deck: DeckList) -> str:
    """Write a deck in our own JSON form."""
    return msgspec.json.format(msgspec.json.encode(deck), indent=2).decode() + "\n"


def _game(document: dict[str, object], *, source: str) -> Game | None:
    """The game that the document names or shows by its form."""
    game = document.get("game")
    if game is not None:
        try:
            return Game(cast("str", game))
        except ValueError:
            games = " or ".join(Game)
            raise BanneretError(f"{source}: expected {games} as game, found {shown(str(game))}") from None
    rows = document.get("cards")
    first = rows[0] if isinstance(rows, list) and rows else None
    return Game.DUEL_MASTERS if isinstance(first, dict) and "ja" in first and "civ" in first else None


def _entries(value: object, *, where: str) -> list[DeckEntry]:
    """The entries of one section."""
    rows = value if isinstance(value, list) else [] if value is None else [value]
    return [_entry(row, where=f"{where}, card {number}") for number, row in enumerate(rows, start=1)]


def _entry(row: object, *, where: str) -> DeckEntry:
    """One entry: a number, a name or an object."""
    if isinstance(row, int) and not isinstance(row, bool):
        return DeckEntry(password=check_password(row, where=where))
    if isinstance(row, str):
        return DeckEntry(name=check_name(row, where=where))
    if not isinstance(row, dict):
        raise BanneretError(f"{where}: expected a card number, a name or an object, found {_kind(row)}")
    name = next((row[key] for key in _NAME_KEYS if row.get(key) is not None), None)
    password = next((row[key] for key in _PASSWORD_KEYS if row.get(key) is not None), None)
    count = next((row[key] for key in _COUNT_KEYS if row.get(key) is not None), 1)
    if name is not None and not isinstance(name, str):
        raise BanneretError(f"{where}: expected a name, found {shown(str(name))}")
    if isinstance(password, str) and password.isdecimal() and len(password) <= 10:
        password = int(password)
    if password is not None and (isinstance(password, bool) or not isinstance(password, int)):
        raise BanneretError(f"{where}: expected a card number, found {shown(str(password))}")
    if isinstance(count, bool) or not isinstance(count, int) or count < 1:
        raise BanneretError(f"{where}: expected a number of copies from 1, found {shown(str(count))}")
    if name is None and password is None:
        raise BanneretError(f"{where}: expected a name or a card number")
    if password is not None:
        check_password(password, where=where)
    return DeckEntry(
        count=count, password=password, name=None if name is None else check_name(name, where=where)
    )


def _kind(value: object) -> str:
    """What a JSON value is, for an error message."""
    if value is None:
        return "null"
    return {bool: "true or false", str: "a text", list: "a list", dict: "an object"}.get(
        type(value), "a number"
    )
