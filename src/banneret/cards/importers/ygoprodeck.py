"""YGOPRODeck's ``cardinfo`` JSON: English texts, printings, alternate artworks."""

from __future__ import annotations

import re

import msgspec

from banneret.cards.importers.files import decode_json
from banneret.cards.importers.records import Contribution, LeftOut, Record, SourceKind, UnknownWord
from banneret.cards.importers.yugioh_words import Code, copies_allowed, type_line
from banneret.cards.printing import Printing
from banneret.cards.yugioh import YugiohCard
from banneret.effects.yugioh_terms import Attribute, CardType, LinkArrow, MonsterKind, Property

_ARROWS = {
    "Top-Left": LinkArrow.TOP_LEFT,
    "Top": LinkArrow.TOP,
    "Top-Right": LinkArrow.TOP_RIGHT,
    "Left": LinkArrow.LEFT,
    "Right": LinkArrow.RIGHT,
    "Bottom-Left": LinkArrow.BOTTOM_LEFT,
    "Bottom": LinkArrow.BOTTOM,
    "Bottom-Right": LinkArrow.BOTTOM_RIGHT,
}
_PENDULUM = re.compile(
    r"\s*\[ ?Pendulum Effect ?\](?P<pendulum>.*?)\[ ?(?:Monster Effect|Flavor Text) ?\](?P<monster>.*)",
    re.DOTALL,
)
_NO_CARDS = frozenset({"Token", "Skill Card"})


class _Image(msgspec.Struct, frozen=True):
    id: Code


class _Set(msgspec.Struct, frozen=True):
    set_name: str
    set_code: str = ""
    set_rarity: str = ""


class _Misc(msgspec.Struct, frozen=True):
    konami_id: int | None = None


class _Limits(msgspec.Struct, frozen=True):
    ban_tcg: str | None = None
    ban_ocg: str | None = None


class _Row(msgspec.Struct, frozen=True):
    id: Code
    name: str
    type: str
    desc: str
    race: str | None = None
    typeline: tuple[str, ...] | None = None
    attack: int | None = msgspec.field(name="atk", default=None)
    defense: int | None = msgspec.field(name="def", default=None)
    level: int | None = None
    attribute: str | None = None
    scale: int | None = None
    linkmarkers: tuple[str, ...] = ()
    archetype: str | None = None
    pend_desc: str | None = None
    monster_desc: str | None = None
    card_sets: tuple[_Set, ...] | None = None
    card_images: tuple[_Image, ...] | None = None
    misc_info: tuple[_Misc, ...] | None = None
    banlist_info: _Limits | None = None


class _File(msgspec.Struct, frozen=True):
    data: tuple[_Row, ...]


def read_ygoprodeck(data: bytes, *, source: str) -> Contribution[YugiohCard]:
    """Read the JSON object whose ``data`` is the list of cards.

    Args:
        data: the unpacked file.
        source: what to call the file in errors.

    Raises:
        BanneretError: it is no such object, or a field has the wrong form.
    """
    records = []
    left_out = LeftOut()
    for row in decode_json(data, _File, source=source, expected="YGOPRODeck's card list").data:
        if row.type in _NO_CARDS:
            left_out.add(row.type)
            continue
        try:
            records.append(Record(_card(row), _printings(row)))
        except (UnknownWord, ValueError) as problem:
            left_out.add(str(problem))
    return Contribution(SourceKind.YGOPRODECK, tuple(records), left_out.done())


def _card(row: _Row) -> YugiohCard:
    others = tuple(image.id for image in row.card_images or () if image.id != row.id)
    konami_ids = [misc.konami_id for misc in row.misc_info or () if misc.konami_id is not None]
    limits = row.banlist_info or _Limits()
    card = YugiohCard(
        name=row.name,
        card_type=CardType.MONSTER,
        password=row.id,
        konami_id=konami_ids[0] if konami_ids else None,
        artworks=others,
        series=(row.archetype,) if row.archetype else (),
        text=_lines(row.desc),
        limit_tcg=copies_allowed(limits.ban_tcg),
        limit_ocg=copies_allowed(limits.ban_ocg),
    )
    spell_or_trap = row.type.removesuffix(" Card")
    if spell_or_trap in (CardType.SPELL, CardType.TRAP):
        return msgspec.structs.replace(
            card, card_type=CardType(spell_or_trap), property=Property(row.race or Property.NORMAL)
        )
    return _monster(row, card)


def _monster(row: _Row, card: YugiohCard) -> YugiohCard:
    words = row.typeline or (row.race or "", *_kind_words(row.type))
    monster_type, kinds = type_line(words)
    is_xyz = MonsterKind.XYZ in kinds
    is_link = MonsterKind.LINK in kinds
    text, pendulum_text = _texts(row)
    return msgspec.structs.replace(
        card,
        attribute=Attribute(row.attribute or ""),
        monster_type=monster_type,
        kinds=kinds,
        level=None if is_xyz or is_link else row.level,
        rank=row.level if is_xyz else None,
        link_arrows=tuple(_ARROWS[mark] for mark in row.linkmarkers if mark in _ARROWS),
        scale=row.scale if MonsterKind.PENDULUM in kinds else None,
        attack=_number(row.attack),
        defense=None if is_link else _number(row.defense),
        text=text,
        pendulum_text=pendulum_text,
    )


def _kind_words(printed: str) -> list[str]:
    """The kinds in YGOPRODeck's own type, "Pendulum Effect Monster", where a row has no type line."""
    return [word for word in printed.removesuffix(" Card").split() if word != "Monster"]


def _number(value: int | None) -> int | None:
    """A printed number; "?" comes as a negative one."""
    return None if value is None or value < 0 else value


def _texts(row: _Row) -> tuple[str, str]:
    """The monster's text and its Pendulum text."""
    if row.monster_desc is not None or row.pend_desc is not None:
        return _lines(row.monster_desc or ""), _lines(row.pend_desc or "")
    parts = _PENDULUM.fullmatch(row.desc)
    return (_lines(parts["monster"]), _lines(parts["pendulum"])) if parts else (_lines(row.desc), "")


def _lines(text: str) -> str:
    return text.replace("\r\n", "\n").strip("\n -")


def _printings(row: _Row) -> tuple[Printing, ...]:
    return tuple(
        Printing(one.set_name, one.set_code, "en", (one.set_rarity,) if one.set_rarity else ())
        for one in row.card_sets or ()
    )
