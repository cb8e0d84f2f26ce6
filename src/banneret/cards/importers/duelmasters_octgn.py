"""The Duel Masters sets for OCTGN, as one card a line or as one printing an element.

Both files have the same fields. ``cards_en.jsonl`` has a card a line with the codes of its sets; the list of
printings has every appearance of a card in full, its fields with capitals. A twinpact has ``name1`` and
``name2``, ``rules1`` and so on; the other faces of psychics and draghearts stand in ``alternates``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from banneret.cards.duelmasters import DuelMastersCard, Face
from banneret.cards.importers.duelmasters_words import (
    NoNumber,
    civilizations,
    cost,
    japanese_name,
    power,
    races,
    text_lines,
    type_line,
)
from banneret.cards.importers.files import MAX_ROWS, decode_json, one_line
from banneret.cards.importers.records import Contribution, LeftOut, Record, SourceKind, UnknownWord
from banneret.cards.printing import Printing
from banneret.errors import BanneretError

_LANGUAGES = {"OCG": "ja", "TCG": "en"}


class _Side(msgspec.Struct, frozen=True):
    name: str
    civilization: str = ""
    cost: str = ""
    type: str | None = None
    race: str | None = None
    power: str | None = None
    rules: str | None = None
    hyper_power: str | None = None


class _Row(_Side, frozen=True):
    ja: str | None = None
    ja_how: str | None = None
    mana: str | None = None
    name1: str | None = None
    civilization1: str = ""
    cost1: str = ""
    type1: str | None = None
    race1: str | None = None
    rules1: str | None = None
    name2: str | None = None
    civilization2: str = ""
    cost2: str = ""
    type2: str | None = None
    race2: str | None = None
    rules2: str | None = None
    alternates: tuple[_Side, ...] = ()
    sets: tuple[str, ...] = ()
    set_name: str | None = None
    number: str | None = None
    rarity: str | None = None
    format: str | tuple[str, ...] | None = None


def read_card_lines(data: bytes, *, source: str) -> Contribution[DuelMastersCard]:
    """Read ``cards_en.jsonl``: a JSON object a line.

    Args:
        data: the unpacked file.
        source: what to call the file in errors.

    Raises:
        BanneretError: a line is no such object; says which.
    """
    return _contribution(SourceKind.DM_OCTGN, _lines(data, source=source), source=source)


def read_printings(data: bytes, *, source: str) -> Contribution[DuelMastersCard]:
    """Read the JSON list of printings.

    Args:
        data: the unpacked file.
        source: what to call the file in errors.

    Raises:
        BanneretError: it is no such list, or a field has the wrong form.
    """
    expected = "a list of Duel Masters printings"
    printed = decode_json(data, tuple[dict[str, Any], ...], source=source, expected=expected)
    return _contribution(SourceKind.DM_PRINTINGS, _printed_rows(printed, source=source), source=source)


def _lines(data: bytes, *, source: str) -> Iterator[tuple[str, _Row]]:
    decoder = msgspec.json.Decoder(_Row)
    start = 0
    number = 0
    while start < len(data):
        end = data.find(b"\n", start)
        line = data[start : end if end >= 0 else len(data)]
        start = end + 1 if end >= 0 else len(data)
        number += 1
        if number > MAX_ROWS:
            raise BanneretError(f"{source}: more than {MAX_ROWS:,} lines")
        if not line.strip():
            continue
        try:
            yield f"line {number}", decoder.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            reason = one_line(problem)
            raise BanneretError(f"{source}: line {number}: not a Duel Masters card: {reason}") from problem


def _printed_rows(printed: Iterable[dict[str, Any]], *, source: str) -> Iterator[tuple[str, _Row]]:
    for number, fields in enumerate(printed, 1):
        plain = _plain_keys(fields)
        alternates = plain.get("alternates")
        if isinstance(alternates, list):
            plain["alternates"] = [_plain_keys(one) if isinstance(one, dict) else one for one in alternates]
        try:
            yield f"printing {number}", msgspec.convert(plain, _Row)
        except msgspec.ValidationError as problem:
            raise BanneretError(f"{source}: printing {number}: {one_line(problem)}") from problem


def _plain_keys(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields under their names of ``cards_en.jsonl``; those with capitals are the card's own."""
    lower = {key: value for key, value in fields.items() if key.islower()}
    capital = {key.lower().replace(" ", "_"): value for key, value in fields.items() if not key.islower()}
    return lower | capital


def _contribution(
    kind: SourceKind, rows: Iterable[tuple[str, _Row]], *, source: str
) -> Contribution[DuelMastersCard]:
    """One record a name: the facts of its first row, the printings of all."""
    cards: dict[str, DuelMastersCard] = {}
    printings: dict[str, list[Printing]] = {}
    left_out = LeftOut()
    for place, row in rows:
        printings.setdefault(row.name, []).extend(_printings(row))
        if row.name in cards:
            continue
        try:
            cards[row.name] = _card(row)
        except UnknownWord as problem:
            left_out.add(str(problem))
        except NoNumber as problem:
            named = one_line(row.name)
            raise BanneretError(f'{source}: {place}, "{named}": {one_line(problem)}') from problem
    records = (Record(card, tuple(printings[name])) for name, card in cards.items())
    return Contribution(kind, tuple(records), left_out.done())


def _card(row: _Row) -> DuelMastersCard:
    if not row.name.strip():
        raise UnknownWord("no name")
    name_ja = japanese_name(row.ja or "")
    mana = cost(row.mana or "")
    twinpact = row.name1 is not None and row.name2 is not None
    return DuelMastersCard(
        name=row.name.strip(),
        faces=_halves(row, name_ja) if twinpact else _faces(row, name_ja),
        twinpact=twinpact,
        mana=1 if mana is None else mana,
        name_ja=name_ja,
        name_ja_verified=row.ja_how == "v",
    )


def _halves(row: _Row, name_ja: str) -> tuple[Face, ...]:
    """The two halves; the printed power and Japanese name are the whole card's."""
    upper_ja, _, lower_ja = name_ja.replace("／", "/").partition("/")
    upper = _Side(
        name=row.name1 or "",
        civilization=row.civilization1,
        cost=row.cost1,
        type=row.type1,
        race=row.race1,
        power=row.power,
        rules=row.rules1,
        hyper_power=row.hyper_power,
    )
    lower = _Side(
        name=row.name2 or "",
        civilization=row.civilization2,
        cost=row.cost2,
        type=row.type2,
        race=row.race2,
        rules=row.rules2,
    )
    return _face(upper, upper_ja if lower_ja else ""), _face(lower, lower_ja)


def _faces(row: _Row, name_ja: str) -> tuple[Face, ...]:
    return _face(row, name_ja), *(_face(side, "") for side in row.alternates)


def _face(side: _Side, name_ja: str) -> Face:
    kinds, words = type_line(side.type or "")
    number, varies = power(side.power or "")
    return Face(
        name=side.name.strip(),
        kinds=kinds,
        kind_words=words,
        civilizations=civilizations(side.civilization),
        cost=cost(side.cost),
        power=number,
        power_varies=varies,
        hyper_power=cost(side.hyper_power or ""),
        races=races(side.race or ""),
        text=text_lines(side.rules or ""),
        name_ja=name_ja.strip(),
    )


def _printings(row: _Row) -> Iterator[Printing]:
    for code in row.sets:
        yield Printing(code.strip().rstrip(","), language="")
    if row.set_name:
        number = row.number if row.number and row.number != "None" else ""
        regions = row.format.split(",") if isinstance(row.format, str) else ()
        language = next(
            (_LANGUAGES[region] for region in map(str.strip, regions) if region in _LANGUAGES), ""
        )
        rarities = (row.rarity,) if row.rarity and row.rarity != "No Rarity" else ()
        yield Printing(row.set_name.strip(), number.strip(), language, rarities)
