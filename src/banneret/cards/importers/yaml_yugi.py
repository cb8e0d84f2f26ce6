"""YAML Yugi's ``cards.json``: every field of a card in English and Japanese, and its printings."""

from __future__ import annotations

from typing import Literal

import msgspec

from banneret.cards.importers.files import decode_json
from banneret.cards.importers.records import Contribution, LeftOut, Record, SourceKind, UnknownWord
from banneret.cards.importers.yugioh_words import Code, copies_allowed, type_line
from banneret.cards.names import without_ruby
from banneret.cards.printing import Printing
from banneret.cards.yugioh import YugiohCard
from banneret.effects.yugioh_terms import Attribute, CardType, LinkArrow, MonsterKind, Property

_Stat = int | Literal["?"] | None


class _Words(msgspec.Struct, frozen=True):
    """A text by language."""

    en: str | None = None
    ja: str | None = None


class _Set(msgspec.Struct, frozen=True):
    set_name: str
    set_number: str | None = None
    rarities: tuple[str, ...] | None = None


class _Sets(msgspec.Struct, frozen=True):
    en: tuple[_Set, ...] | None = None
    ja: tuple[_Set, ...] | None = None


class _Limits(msgspec.Struct, frozen=True):
    tcg: str | None = None
    ocg: str | None = None


class _Row(msgspec.Struct, frozen=True):
    name: _Words
    card_type: str
    password: Code | None = None
    fake_password: Code | None = None
    konami_id: int | None = None
    text: _Words = _Words()
    pendulum_effect: _Words | None = None
    property: str | None = None
    attribute: str | None = None
    monster_type_line: str | None = None
    level: int | None = None
    rank: int | None = None
    link_arrows: tuple[LinkArrow, ...] = ()
    pendulum_scale: int | None = None
    attack: _Stat = msgspec.field(name="atk", default=None)
    defense: _Stat = msgspec.field(name="def", default=None)
    series: tuple[str, ...] | None = None
    sets: _Sets | None = None
    limit_regulation: _Limits | None = None


def read_yaml_yugi(data: bytes, *, source: str) -> Contribution[YugiohCard]:
    """Read the JSON list of cards.

    Args:
        data: the unpacked file.
        source: what to call the file in errors.

    Raises:
        BanneretError: it is no such list, or a field has the wrong form.
    """
    records = []
    left_out = LeftOut()
    for row in decode_json(data, tuple[_Row, ...], source=source, expected="YAML Yugi's list of cards"):
        try:
            card = _card(row)
        except UnknownWord as problem:
            left_out.add(str(problem))
            continue
        if card is None:
            left_out.add("no name, or a Token")
        else:
            records.append(Record(card, _printings(row.sets)))
    return Contribution(SourceKind.YAML_YUGI, tuple(records), left_out.done())


def _card(row: _Row) -> YugiohCard | None:
    name = row.name.en or without_ruby(row.name.ja or "")
    if not name:
        return None
    try:
        card_type = CardType(row.card_type)
        printed_property = Property(row.property) if row.property else None
        attribute = Attribute(row.attribute) if row.attribute else None
    except ValueError as problem:
        raise UnknownWord(f"unknown word: {problem}") from problem
    monster_type, kinds = type_line(row.monster_type_line.split("/")) if row.monster_type_line else (None, ())
    if MonsterKind.TOKEN in kinds:
        return None
    pendulum = row.pendulum_effect or _Words()
    limits = row.limit_regulation or _Limits()
    return YugiohCard(
        name=name,
        card_type=card_type,
        password=row.password,
        konami_id=row.konami_id,
        artworks=() if row.fake_password is None else (row.fake_password,),
        property=printed_property,
        attribute=attribute,
        monster_type=monster_type,
        kinds=kinds,
        level=row.level,
        rank=row.rank,
        link_arrows=row.link_arrows,
        scale=row.pendulum_scale,
        attack=_number(row.attack),
        defense=_number(row.defense),
        text=row.text.en or "",
        pendulum_text=pendulum.en or "",
        name_ja=without_ruby(row.name.ja or ""),
        text_ja=without_ruby(row.text.ja or ""),
        pendulum_text_ja=without_ruby(pendulum.ja or ""),
        series=row.series or (),
        limit_tcg=copies_allowed(limits.tcg),
        limit_ocg=copies_allowed(limits.ocg),
    )


def _number(stat: _Stat) -> int | None:
    """A printed number; "?" is none."""
    return stat if isinstance(stat, int) else None


def _printings(sets: _Sets | None) -> tuple[Printing, ...]:
    if sets is None:
        return ()
    return tuple(
        Printing(one.set_name, one.set_number or "", language, one.rarities or ())
        for language, printed in (("en", sets.en), ("ja", sets.ja))
        for one in printed or ()
    )
