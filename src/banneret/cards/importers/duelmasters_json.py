"""``DuelMastersCards.json``: the first sets with their official English texts."""

from __future__ import annotations

import msgspec

from banneret.cards.duelmasters import DuelMastersCard, Face
from banneret.cards.importers.duelmasters_words import (
    NoNumber,
    civilizations,
    mended,
    power,
    text_lines,
    type_line,
)
from banneret.cards.importers.files import decode_json, one_line
from banneret.cards.importers.records import Contribution, LeftOut, Record, SourceKind, UnknownWord
from banneret.cards.printing import Printing
from banneret.errors import BanneretError


class _Printing(msgspec.Struct, frozen=True):
    set: str
    id: str = ""
    rarity: str = ""


class _Row(msgspec.Struct, frozen=True):
    name: str
    civilizations: tuple[str, ...]
    cost: int
    type: str
    supertypes: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    power: str = ""
    text: str = ""
    printings: tuple[_Printing, ...] = ()


class _File(msgspec.Struct, frozen=True):
    cards: tuple[_Row, ...]


def read_duelmasters_json(data: bytes, *, source: str) -> Contribution[DuelMastersCard]:
    """Read the JSON object whose ``cards`` is the list of cards.

    Args:
        data: the unpacked file.
        source: what to call the file in errors.

    Raises:
        BanneretError: it is no such object, or a field has the wrong form.
    """
    records = []
    left_out = LeftOut()
    for row in decode_json(data, _File, source=source, expected="the Duel Masters JSON card list").cards:
        try:
            records.append(Record(_card(row), _printings(row)))
        except UnknownWord as problem:
            left_out.add(str(problem))
        except NoNumber as problem:
            named = one_line(row.name)
            raise BanneretError(f'{source}: "{named}": {one_line(problem)}') from problem
    return Contribution(SourceKind.DM_JSON, tuple(records), left_out.done())


def _card(row: _Row) -> DuelMastersCard:
    name = mended(row.name).strip()
    if not name:
        raise UnknownWord("no name")
    kinds, words = type_line(" ".join((*row.supertypes, row.type)))
    number, varies = power(row.power)
    face = Face(
        name=name,
        kinds=kinds,
        kind_words=words,
        civilizations=civilizations("/".join(row.civilizations)),
        cost=row.cost,
        power=number,
        power_varies=varies,
        races=tuple(mended(race) for race in row.subtypes),
        text=text_lines(mended(row.text)),
    )
    return DuelMastersCard(name=name, faces=(face,))


def _printings(row: _Row) -> tuple[Printing, ...]:
    return tuple(
        Printing(mended(one.set), one.id, "en", (one.rarity,) if one.rarity else ()) for one in row.printings
    )
