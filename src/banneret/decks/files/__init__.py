"""Deck files of every kind: anything that is pasted is read, any kind is written."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

import msgspec

from banneret.cards.duelmasters import FIRST_CODE
from banneret.cards.game import Game
from banneret.decks.files.codes import codes_of
from banneret.decks.files.json_deck import read_json, write_json
from banneret.decks.files.limits import MAX_BYTES
from banneret.decks.files.omega import read_omega, unpack_omega, write_omega
from banneret.decks.files.plain import looks_like_card_line, read_plain, write_plain
from banneret.decks.files.text_of import text_of
from banneret.decks.files.ydk import mark_of, read_ydk, write_ydk
from banneret.decks.files.ydke import LINK, read_ydke, write_ydke
from banneret.decks.lookup import AnyCatalogue, card_of, code_of
from banneret.decks.model import DeckEntry, DeckList, Section
from banneret.errors import BanneretError


class DeckKind(StrEnum):
    """A file format for decks, spelled as ``deck convert --to`` takes it."""

    YDK = "ydk"
    YDKE = "ydke"
    OMEGA = "omega"
    TEXT = "text"
    JSON = "json"


_HEADINGS = {
    Game.YUGIOH: {
        Section.LEADER: "Deck Master",
        Section.MAIN: "Main Deck",
        Section.EXTRA: "Extra Deck",
        Section.SIDE: "Side Deck",
    },
    Game.DUEL_MASTERS: {
        Section.LEADER: "Commander",
        Section.MAIN: "Main Deck",
        Section.EXTRA: "Hyperspatial Zone",
        Section.SIDE: "Side Deck",
    },
}


def read_deck(data: bytes | str, *, source: str, catalogue: AnyCatalogue | None = None) -> DeckList:
    """Read a deck of any kind, recognised by its content.

    Where the deck does not say its game, its card numbers do.

    Args:
        data: the file's bytes, or pasted text.
        source: what to call it in errors: a file name or "pasted text".
        catalogue: tells Extra Deck cards apart where the kind does not (Omega codes, plain
            lists), and decides between readings of a line; without it nothing is lost, but all of
            them stand in the Main Deck.

    Raises:
        BanneretError: it is no deck, holds no card, or is larger than any deck.
    """
    if len(data) > MAX_BYTES:
        raise BanneretError(f"{source}: expected a deck, found more than {MAX_BYTES // 1024**2} MB")
    text = text_of(data, source=source) if isinstance(data, bytes) else data
    if "\0" in text:
        raise BanneretError(f"{source}: expected a deck, found a binary file")
    deck = _read(text, source=source, catalogue=catalogue)
    if not any(deck.size(section) for section in Section):
        raise BanneretError(f"{source}: expected a deck, found no card in it")
    return deck if deck.game is not None else msgspec.structs.replace(deck, game=_game_of(deck))


def kind_of(text: str, *, source: str = "") -> DeckKind:
    """The kind of deck that a text is, by its content; a text of no other kind is a plain list."""
    stripped = text.lstrip("\ufeff").strip()
    if stripped.startswith(("{", "[")) and _is_json_start(stripped):
        return DeckKind.JSON
    if LINK.search(stripped):
        return DeckKind.YDKE
    if _is_ydk(stripped, source=source):
        return DeckKind.YDK
    if unpack_omega(stripped) is not None:
        return DeckKind.OMEGA
    return DeckKind.TEXT


def write_deck(deck: DeckList, kind: DeckKind, catalogue: AnyCatalogue) -> str:
    """Write a deck as a file of one kind, every section and every unknown card included.

    Args:
        deck: the deck as it was read; numbers and names that the catalogue does not know are kept.
        kind: the kind to write.
        catalogue: gives cards their names or numbers where the kind needs them.

    Raises:
        BanneretError: the deck is too large for the kind, or a list cannot hold a name.
    """
    if deck.game is None and any(card_of(entry, catalogue) is not None for _, entry in deck.entries()):
        deck = msgspec.structs.replace(deck, game=catalogue.game)
    if kind is DeckKind.JSON:
        return write_json(_map(deck, catalogue, _named_and_numbered))
    if kind is DeckKind.TEXT:
        return write_plain(_map(deck, catalogue, _named), headings=_HEADINGS[deck.game or catalogue.game])
    codes, notes = codes_of(deck, catalogue)
    match kind:
        case DeckKind.YDK:
            return write_ydk(codes, notes, name=" ".join(deck.name.split()))
        case DeckKind.YDKE:
            return write_ydke(codes, notes)
        case DeckKind.OMEGA:
            return write_omega(codes, notes, catalogue=catalogue)


def _read(text: str, *, source: str, catalogue: AnyCatalogue | None) -> DeckList:
    """Read a text by its kind."""
    match kind_of(text, source=source):
        case DeckKind.JSON:
            return read_json(text.lstrip("\ufeff"), source=source)
        case DeckKind.YDKE:
            return read_ydke(text, source=source)
        case DeckKind.YDK:
            return read_ydk(text.lstrip("\ufeff"), source=source)
        case DeckKind.OMEGA:
            unpacked = unpack_omega(text.lstrip("\ufeff")) or b""
            return read_omega(unpacked, source=source, catalogue=catalogue)
        case DeckKind.TEXT:
            return read_plain(text.lstrip("\ufeff"), source=source, catalogue=catalogue)


def _game_of(deck: DeckList) -> Game | None:
    """The game by the card numbers: all of one game's, and for Yu-Gi-Oh! no card named without one."""
    codes = [entry.password for _, entry in deck.entries() if entry.password is not None]
    if codes and min(codes) >= FIRST_CODE:
        return Game.DUEL_MASTERS
    is_numbered = all(entry.name is None for _, entry in deck.entries())
    return Game.YUGIOH if is_numbered and max(codes) < FIRST_CODE else None


def _is_json_start(text: str) -> bool:
    """Whether a text that begins with a bracket is JSON and not a list with a heading in brackets."""
    return text[0] == "{" or text[1:].lstrip()[:1] in '"{[]0123456789'


def _is_ydk(text: str, *, source: str) -> bool:
    """Whether a text is a .ydk file: by its name, its marks, or because it is nothing but numbers."""
    lines = [line.strip() for line in text.splitlines()]
    cards = [line for line in lines if line and not line.startswith(("#", "!"))]
    if source.lower().endswith(".ydk"):
        return True
    if any(mark_of(line) is not None for line in lines):
        return "!side" in lines or not any(looks_like_card_line(line) for line in cards)
    return bool(cards) and all(line.isdecimal() for line in cards)


def _map(
    deck: DeckList, catalogue: AnyCatalogue, change: Callable[[DeckEntry, AnyCatalogue], DeckEntry]
) -> DeckList:
    """The deck with every entry changed."""
    sections = {
        section.value: tuple(change(entry, catalogue) for entry in deck.section(section))
        for section in Section
    }
    return msgspec.structs.replace(deck, **sections)


def _named_and_numbered(entry: DeckEntry, catalogue: AnyCatalogue) -> DeckEntry:
    """The entry with name and number where the catalogue knows them; what was written stays."""
    card = card_of(entry, catalogue)
    if card is None:
        return entry
    return DeckEntry(
        count=entry.count,
        password=entry.password if entry.password is not None else code_of(card, catalogue),
        name=entry.name if entry.name is not None else card.name,
    )


def _named(entry: DeckEntry, catalogue: AnyCatalogue) -> DeckEntry:
    """The entry by name alone where the name brings its number back, else by both or by number."""
    if entry.password is None:
        return entry
    name = entry.name
    if name is None:
        card = catalogue.by_password(entry.password)
        name = None if card is None else card.name
    found = None if name is None else catalogue.find(name)
    if found is not None and code_of(found, catalogue) == entry.password:
        return DeckEntry(count=entry.count, name=name)
    return DeckEntry(count=entry.count, password=entry.password, name=name)
