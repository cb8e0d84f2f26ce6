"""EDOPro's card databases (``.cdb``): SQLite with the tables ``datas`` and ``texts``.

Numbers are bit fields: the card's type, its race (Type), its attribute; ``level`` also holds the Pendulum
Scales, ``def`` the Link Arrows, ``setcode`` four archetype numbers of 16 bits. ``alias`` names another card
that this one is treated as: an alternate artwork or an older text of it, or one whose name counts as its own.
"""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Final, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from banneret.cards.importers.files import MAX_ROWS, one_line
from banneret.cards.importers.records import Contribution, LeftOut, Record, SourceKind, UnknownWord
from banneret.cards.importers.yugioh_words import Code
from banneret.cards.yugioh import YugiohCard
from banneret.effects.yugioh_terms import Attribute, CardType, LinkArrow, MonsterKind, MonsterType, Property
from banneret.errors import BanneretError

_CARD_TYPES = {0x1: CardType.MONSTER, 0x2: CardType.SPELL, 0x4: CardType.TRAP}
_KINDS = {
    0x10: MonsterKind.NORMAL,
    0x40: MonsterKind.FUSION,
    0x80: MonsterKind.RITUAL,
    0x2000: MonsterKind.SYNCHRO,
    0x800000: MonsterKind.XYZ,
    0x4000000: MonsterKind.LINK,
    0x1000000: MonsterKind.PENDULUM,
    0x200: MonsterKind.SPIRIT,
    0x400: MonsterKind.UNION,
    0x800: MonsterKind.GEMINI,
    0x1000: MonsterKind.TUNER,
    0x200000: MonsterKind.FLIP,
    0x400000: MonsterKind.TOON,
    0x20: MonsterKind.EFFECT,
}
"""In the order of a printed type line."""
_PROPERTIES = {
    0x80: Property.RITUAL,
    0x10000: Property.QUICK_PLAY,
    0x20000: Property.CONTINUOUS,
    0x40000: Property.EQUIP,
    0x80000: Property.FIELD,
    0x100000: Property.COUNTER,
}
_TOKEN: Final = 0x4000
_NO_CARDS: Final = 0x8000000 | 0x10000000
"""Skills and Action cards."""
_RUSH: Final = 0x200
"""The bit of ``ot`` for the cards of another game, Rush Duel."""
_RACES = (
    MonsterType.WARRIOR,
    MonsterType.SPELLCASTER,
    MonsterType.FAIRY,
    MonsterType.FIEND,
    MonsterType.ZOMBIE,
    MonsterType.MACHINE,
    MonsterType.AQUA,
    MonsterType.PYRO,
    MonsterType.ROCK,
    MonsterType.WINGED_BEAST,
    MonsterType.PLANT,
    MonsterType.INSECT,
    MonsterType.THUNDER,
    MonsterType.DRAGON,
    MonsterType.BEAST,
    MonsterType.BEAST_WARRIOR,
    MonsterType.DINOSAUR,
    MonsterType.FISH,
    MonsterType.SEA_SERPENT,
    MonsterType.REPTILE,
    MonsterType.PSYCHIC,
    MonsterType.DIVINE_BEAST,
    MonsterType.CREATOR_GOD,
    MonsterType.WYRM,
    MonsterType.CYBERSE,
    MonsterType.ILLUSION,
)
"""From the lowest bit up."""
_ATTRIBUTES = (
    Attribute.EARTH,
    Attribute.WATER,
    Attribute.FIRE,
    Attribute.WIND,
    Attribute.LIGHT,
    Attribute.DARK,
    Attribute.DIVINE,
)
_ARROWS = {
    0x40: LinkArrow.TOP_LEFT,
    0x80: LinkArrow.TOP,
    0x100: LinkArrow.TOP_RIGHT,
    0x8: LinkArrow.LEFT,
    0x20: LinkArrow.RIGHT,
    0x1: LinkArrow.BOTTOM_LEFT,
    0x2: LinkArrow.BOTTOM,
    0x4: LinkArrow.BOTTOM_RIGHT,
}
_ARTWORK_DISTANCE: Final = 20
"""Passwords of alternate artworks are this near to the card's own; the simulator itself goes by it."""
_COLUMN = re.compile(r"\$\[(\d+)\]")
_OLDER_TEXT = re.compile(r" \((?:GOAT|Pre-Errata)\)$")
_PENDULUM = re.compile(
    r"\s*\[ ?Pendulum Effect ?\](?P<pendulum>.*?)(?:\n-{3,}\s*)?"
    r"\[ ?(?:Monster Effect|Flavor Text) ?\](?P<monster>.*)",
    re.DOTALL,
)
_PATIENCE_SECONDS: Final = 20.0
"""After so long a query is given up: a database can have columns that compute for hours."""
_MAX_TEXT: Final = 1_000_000
"""The longest text in a database, in bytes."""


T = TypeVar("T")


class _Row(NamedTuple):
    id: Code
    ot: int
    alias: Code
    setcode: int
    type: int
    attack: int
    defense: int
    level: int
    race: int
    attribute: int
    name: str
    text: str | None


def read_edopro(data: bytes, *, source: str) -> Contribution[YugiohCard]:
    """Read the bytes of a card database.

    Args:
        data: the database file.
        source: what to call the file in errors.

    Raises:
        BanneretError: a damaged database, one with other tables, or letters where numbers belong.
    """
    rows = list(_rows(data, source=source))
    names = {row.id: row.name for row in rows}
    cards: list[YugiohCard] = []
    older: list[YugiohCard] = []
    left_out = LeftOut()
    for row in rows:
        reason = _no_card(row)
        if reason:
            left_out.add(reason)
            continue
        try:
            card = _card(row)
        except UnknownWord as problem:
            left_out.add(str(problem))
            continue
        if _is_same_card(row, names):
            older.append(_as_artwork(card, row.alias))
        else:
            cards.append(card)
    # Alternate artworks come last: where they differ, the card itself is believed.
    records = tuple(Record(card) for card in (*cards, *older))
    return Contribution(SourceKind.EDOPRO, records, left_out.done())


def _rows(data: bytes, *, source: str) -> Iterator[_Row]:
    if data[18:20] == b"\x02\x02":
        # A database in memory has no write-ahead log beside it; 1 means that it never had one.
        data = data[:18] + b"\x01\x01" + data[20:]
    deadline = time.monotonic() + _PATIENCE_SECONDS
    query = (
        "SELECT datas.id, ot, alias, setcode, type, atk, def, level, race, attribute, name, desc"
        " FROM datas JOIN texts USING (id) ORDER BY datas.id LIMIT ?"
    )
    try:
        with closing(sqlite3.connect(":memory:")) as database:
            database.deserialize(data)
            database.execute("PRAGMA trusted_schema = OFF")
            database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _MAX_TEXT)
            database.set_progress_handler(lambda: time.monotonic() > deadline, 10_000)
            tables = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            if not {"datas", "texts"} <= {name.lower() for (name,) in tables if isinstance(name, str)}:
                raise BanneretError(
                    f"{source}: a database of something else (expected EDOPro's tables datas and texts)"
                )
            for count, values in enumerate(database.execute(query, (MAX_ROWS + 1,))):
                if count == MAX_ROWS:
                    raise BanneretError(f"{source}: more than {MAX_ROWS:,} cards")
                yield msgspec.convert(values, type=_Row)
    except msgspec.ValidationError as problem:
        column = _COLUMN.search(str(problem))
        where = f", column {_Row._fields[int(column[1])]}" if column else ""
        raise BanneretError(f"{source}: card {one_line(values[0])}{where}: {one_line(problem)}") from problem
    except (sqlite3.Error, UnicodeDecodeError, OverflowError, MemoryError) as problem:
        raise BanneretError(f"{source}: not a usable EDOPro database ({one_line(problem)})") from problem


def _no_card(row: _Row) -> str:
    """Why the row is no card of the game; empty if it is one."""
    if row.type & _TOKEN:
        return "Token"
    if row.type & _NO_CARDS or not row.type & 0x7:
        return "a Skill or another card that belongs to no deck"
    if row.ot & _RUSH:
        return "Rush Duel"
    return "" if row.name.strip() else "no name"


def _is_same_card(row: _Row, names: dict[int, str]) -> bool:
    """Whether ``alias`` means the same card in another coat, and not just its name."""
    if not row.alias:
        return False
    near = abs(row.alias - row.id) < _ARTWORK_DISTANCE
    return near or names.get(row.alias) == row.name or _OLDER_TEXT.search(row.name) is not None


def _as_artwork(card: YugiohCard, of: int) -> YugiohCard:
    name = _OLDER_TEXT.sub("", card.name)
    return replace(card, name=name, password=of, artworks=(card.password,) if card.password else ())


def _card(row: _Row) -> YugiohCard:
    card_type = next(kind for bit, kind in _CARD_TYPES.items() if row.type & bit)
    setcodes = tuple(code for shift in (0, 16, 32, 48) if (code := row.setcode >> shift & 0xFFFF))
    text = (row.text or "").replace("\r\n", "\n").strip()
    if card_type is not CardType.MONSTER:
        printed = (name for bit, name in _PROPERTIES.items() if row.type & bit)
        return YugiohCard(
            name=row.name.strip(),
            card_type=card_type,
            password=row.id,
            property=next(printed, Property.NORMAL),
            text=text,
            setcodes=setcodes,
        )
    kinds = tuple(kind for bit, kind in _KINDS.items() if row.type & bit)
    parts = _PENDULUM.fullmatch(text)
    is_link = MonsterKind.LINK in kinds
    is_xyz = MonsterKind.XYZ in kinds
    return YugiohCard(
        name=row.name.strip(),
        card_type=card_type,
        password=row.id,
        attribute=_one_bit(row.attribute, _ATTRIBUTES, "Attribute"),
        monster_type=_one_bit(row.race, _RACES, "Type"),
        kinds=kinds,
        level=None if is_link or is_xyz else row.level & 0xFFFF,
        rank=row.level & 0xFFFF if is_xyz else None,
        link_arrows=tuple(arrow for bit, arrow in _ARROWS.items() if row.defense & bit) if is_link else (),
        scale=row.level >> 24 & 0xFF if MonsterKind.PENDULUM in kinds else None,
        attack=_number(row.attack),
        defense=None if is_link else _number(row.defense),
        text=parts["monster"].strip() if parts else text,
        pendulum_text=parts["pendulum"].strip() if parts else "",
        setcodes=setcodes,
    )


def _one_bit(bits: int, values: tuple[T, ...], what: str) -> T:
    """The value whose bit alone is set."""
    position = bits.bit_length() - 1
    if bits <= 0 or bits.bit_count() != 1 or position >= len(values):
        raise UnknownWord(f"a monster with the unknown {what} {bits:#x}")
    return values[position]


def _number(value: int) -> int | None:
    """A printed number; "?" comes as a negative one."""
    return None if value < 0 else value
