"""Japanese names and texts of Duel Masters cards, for cards that another file brings.

These files make no cards of their own: their records carry the names by which the cards are found.
"""

from __future__ import annotations

import re

import msgspec

from banneret.cards.duelmasters import DuelMastersCard, Face
from banneret.cards.importers.duelmasters_words import japanese_name
from banneret.cards.importers.files import decode_json
from banneret.cards.importers.records import Contribution, Record, SourceKind
from banneret.cards.printing import Printing


class _Name(msgspec.Struct, frozen=True):
    ja: str
    how: str = ""


class _Row(msgspec.Struct, frozen=True):
    cardname: str
    ability: str
    packid: str = ""
    packnum: str = ""
    rare: str = ""


class _File(msgspec.Struct, frozen=True):
    data: tuple[_Row, ...]


def read_names(data: bytes, *, source: str) -> Contribution[DuelMastersCard]:
    """Read the JSON object of English names, each with its Japanese one.

    Args:
        data: the unpacked file.
        source: what to call the file in errors.

    Raises:
        BanneretError: it is no such object.
    """
    expected = "a list of English and Japanese names"
    names = decode_json(data, dict[str, _Name], source=source, expected=expected)
    records = tuple(
        Record(
            DuelMastersCard(
                name=english.strip(),
                faces=(),
                name_ja=japanese_name(name.ja),
                name_ja_verified=name.how == "verified",
            )
        )
        for english, name in names.items()
    )
    return Contribution(SourceKind.DM_NAMES, records)


def read_japanese_cards(data: bytes, *, source: str) -> Contribution[DuelMastersCard]:
    """Read the JSON object whose ``data`` is the list of Japanese cards, a printing each.

    Args:
        data: the unpacked file.
        source: what to call the file in errors.

    Raises:
        BanneretError: it is no such object, or a field has the wrong form.
    """
    texts: dict[str, str] = {}
    printings: dict[str, list[Printing]] = {}
    for row in decode_json(data, _File, source=source, expected="the Japanese Duel Masters card list").data:
        name = japanese_name(row.cardname)
        texts.setdefault(name, "\n".join(line.strip() for line in row.ability.split("\n")).strip())
        set_code = re.sub(r"(?<=[A-Z])(\d)$", r"-0\1", row.packid)
        set_code = re.sub(r"(?<=[A-Z])(\d\d)$", r"-\1", set_code)
        printing = Printing(set_code, row.packnum, "ja", (row.rare,) if row.rare else ())
        printings.setdefault(name, []).append(printing)
    records = tuple(
        Record(
            DuelMastersCard(name="", faces=(Face(name="", name_ja=name, text_ja=text),), name_ja=name),
            tuple(printings[name]),
        )
        for name, text in texts.items()
        if name
    )
    return Contribution(SourceKind.DM_JAPANESE, records)
