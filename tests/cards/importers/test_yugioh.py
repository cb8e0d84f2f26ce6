"""Readers of Yu-Gi-Oh! card files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from banneret.cards.importers.edopro import read_edopro
from banneret.cards.importers.yaml_yugi import read_yaml_yugi
from banneret.cards.importers.ygoprodeck import read_ygoprodeck
from banneret.cards.printing import Printing
from banneret.cards.yugioh import YugiohCard
from banneret.effects.yugioh_terms import Attribute, CardType, LinkArrow, MonsterKind, MonsterType, Property
from banneret.errors import BanneretError
from tests.cards.cards import write_cdb, yaml_yugi_row


def _yaml(**fields: Any) -> YugiohCard:
    data = json.dumps([yaml_yugi_row("Moon Wolf", 100, **fields)]).encode()
    (record,) = read_yaml_yugi(data, source="x").records
    return record.card


def test_yaml_yugi_a_monster_with_everything() -> None:
    ruby = "<ruby>月<rt>つき</rt></ruby>の<ruby>狼<rt>おおかみ</rt></ruby>"
    row = yaml_yugi_row(
        "Moon Wolf",
        100,
        name={"en": "Moon Wolf", "ja": ruby},
        monster_type_line="Beast-Warrior / Pendulum / Tuner / Effect",
        pendulum_effect={"en": "Our pendulum words."},
        pendulum_scale=3,
        fake_password=9100,
        series=["Moon"],
        sets={
            "en": [{"set_number": "MOA-EN001", "set_name": "Moons of Ash", "rarities": ["Rare"]}],
            "ja": None,
        },
    )
    row["atk"] = "?"
    (record,) = read_yaml_yugi(json.dumps([row]).encode(), source="x").records
    card = record.card
    assert card.codes() == (100, 9100)
    assert (card.name, card.name_ja) == ("Moon Wolf", "月の狼")
    assert card.monster_type is MonsterType.BEAST_WARRIOR
    assert card.kinds == (MonsterKind.PENDULUM, MonsterKind.TUNER, MonsterKind.EFFECT)
    assert (card.attack, card.defense, card.scale, card.level) == (None, 1200, 3, 4)
    assert (card.text, card.pendulum_text) == ("Our own words about Moon Wolf.", "Our pendulum words.")
    assert record.printings == (Printing("Moons of Ash", "MOA-EN001", "en", ("Rare",)),)


def test_yaml_yugi_stray_blanks_in_the_type_line() -> None:
    assert _yaml(monster_type_line="Fairy  /  Effect").monster_type is MonsterType.FAIRY


def test_yaml_yugi_link_and_spell() -> None:
    link = _yaml(monster_type_line="Fiend / Link / Effect", level=None, link_arrows=["↙", "⬇"])
    assert link.link_arrows == (LinkArrow.BOTTOM_LEFT, LinkArrow.BOTTOM)
    assert link.is_extra_deck()
    spell = _yaml(card_type="Spell", property="Quick-Play", monster_type_line=None, attribute=None)
    assert (spell.card_type, spell.property) == (CardType.SPELL, Property.QUICK_PLAY)


def test_yaml_yugi_words_of_the_future_leave_a_card_out_and_say_so() -> None:
    rows = [
        yaml_yugi_row("A", 1),
        yaml_yugi_row("B", 2, monster_type_line="Hologram / Effect"),
        yaml_yugi_row("", 3),
    ]
    contribution = read_yaml_yugi(json.dumps(rows).encode(), source="x")
    assert [record.card.name for record in contribution.records] == ["A"]
    assert dict(contribution.left_out) == {'unknown monster Type "Hologram"': 1, "no name, or a Token": 1}


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("password", "abc", r"\$\[0\].password"),
        ("password", -1, r"\$\[0\].password"),
        ("atk", "many", r"\$\[0\].atk"),
        ("name", "just a text", r"\$\[0\].name"),
        ("link_arrows", ["x"], r"\$\[0\].link_arrows"),
    ],
)
def test_yaml_yugi_letters_where_numbers_belong(field: str, value: object, message: str) -> None:
    with pytest.raises(BanneretError, match=f"^x: not YAML Yugi's list of cards: .*{message}"):
        read_yaml_yugi(json.dumps([yaml_yugi_row("A", 1, **{field: value})]).encode(), source="x")


def _prodeck(**fields: Any) -> YugiohCard:
    row = {
        "id": 100,
        "name": "Moon Wolf",
        "type": "Effect Monster",
        "desc": "Our own words.",
        "race": "Beast",
        "atk": 1500,
        "def": 1200,
        "level": 4,
        "attribute": "EARTH",
    } | fields
    (record,) = read_ygoprodeck(json.dumps({"data": [row]}).encode(), source="x").records
    return record.card


def test_ygoprodeck_type_lines_old_and_new() -> None:
    assert _prodeck(typeline=["Beast", "Tuner", "Effect"]).kinds == (MonsterKind.TUNER, MonsterKind.EFFECT)
    xyz = _prodeck(type="XYZ Pendulum Effect Monster", level=4, scale=2)
    assert (xyz.rank, xyz.level, xyz.scale) == (4, None, 2)
    assert set(xyz.kinds) == {MonsterKind.XYZ, MonsterKind.PENDULUM, MonsterKind.EFFECT}
    link = _prodeck(type="Link Monster", linkmarkers=["Top", "Bottom-Left"], **{"def": None, "level": None})
    assert link.link_arrows == (LinkArrow.TOP, LinkArrow.BOTTOM_LEFT)


def test_ygoprodeck_pendulum_texts_are_told_apart() -> None:
    desc = "[ Pendulum Effect ]\r\nOur pendulum words.\r\n\r\n[ Monster Effect ]\r\nOur monster words."
    card = _prodeck(type="Pendulum Effect Monster", scale=1, desc=desc)
    assert (card.pendulum_text, card.text) == ("Our pendulum words.", "Our monster words.")


def test_ygoprodeck_spells_artworks_printings_and_question_marks() -> None:
    spell = _prodeck(type="Spell Card", race="Continuous", attribute=None)
    assert (spell.card_type, spell.property, spell.monster_type) == (
        CardType.SPELL,
        Property.CONTINUOUS,
        None,
    )
    assert _prodeck(card_images=[{"id": 100}, {"id": 101}]).artworks == (101,)
    assert _prodeck(atk=-1).attack is None
    assert _prodeck(misc_info=[{"konami_id": 77}]).konami_id == 77


def test_ygoprodeck_tokens_and_skills_are_left_out() -> None:
    rows = [
        {"id": i, "name": "T", "type": kind, "desc": ""} for i, kind in enumerate(("Token", "Skill Card"))
    ]
    contribution = read_ygoprodeck(json.dumps({"data": rows}).encode(), source="x")
    assert not contribution.records
    assert dict(contribution.left_out) == {"Token": 1, "Skill Card": 1}


def _edopro(tmp_path: Path, *rows: tuple[object, ...]) -> list[YugiohCard]:
    path = write_cdb(tmp_path / "cards.cdb", *rows)
    return [record.card for record in read_edopro(path.read_bytes(), source="x").records]


def test_edopro_bit_fields(tmp_path: Path) -> None:
    pendulum_text = "[ Pendulum Effect ]\r\nOurs.\r\n----------\r\n[ Monster Effect ]\r\nAlso ours."
    pendulum, xyz, link, spell, trap = _edopro(
        tmp_path,
        (
            1,
            3,
            0,
            0x00B0_0010_1066,
            0x1000021,
            1500,
            -2,
            4 | 3 << 24 | 3 << 16,
            0x2000,
            0x20,
            "P",
            pendulum_text,
        ),
        (2, 3, 0, 0, 0x800021, 2000, 500, 7, 0x1, 0x1, "X", ""),
        (3, 3, 0, 0, 0x4000021, 1000, 0x1 | 0x20, 2, 0x8, 0x10, "L", ""),
        (4, 3, 0, 0, 0x10002, 0, 0, 0, 0, 0, "S", ""),
        (5, 3, 0, 0, 0x100004, 0, 0, 0, 0, 0, "T", None),
    )
    assert (pendulum.level, pendulum.scale, pendulum.attack, pendulum.defense) == (4, 3, 1500, None)
    assert (pendulum.pendulum_text, pendulum.text) == ("Ours.", "Also ours.")
    assert (pendulum.monster_type, pendulum.attribute) == (MonsterType.DRAGON, Attribute.DARK)
    assert pendulum.setcodes == (0x1066, 0x0010, 0x00B0)
    assert (xyz.rank, xyz.level) == (7, None)
    assert link.link_arrows == (LinkArrow.RIGHT, LinkArrow.BOTTOM_LEFT)
    assert (link.defense, link.level) == (None, None)
    assert (spell.property, trap.property) == (Property.QUICK_PLAY, Property.COUNTER)


def test_edopro_aliases(tmp_path: Path) -> None:
    plain = (0x11, 1000, 1000, 4, 1, 1)
    cards = _edopro(
        tmp_path,
        (100, 3, 0, 0, *plain, "Moon Wolf", ""),
        (101, 3, 100, 0, *plain, "Moon Wolf", ""),
        (900, 3, 100, 0, *plain, "Moon Wolf (GOAT)", ""),
        (500, 3, 100, 0, *plain, "Moon Wolf Cub", ""),
    )
    assert [(card.name, card.codes()) for card in cards] == [
        ("Moon Wolf", (100,)),
        ("Moon Wolf Cub", (500,)),
        ("Moon Wolf", (100, 101)),
        ("Moon Wolf", (100, 900)),
    ]


def test_edopro_what_is_no_card(tmp_path: Path) -> None:
    plain = (1000, 1000, 4, 1, 1)
    path = write_cdb(
        tmp_path / "x.cdb",
        (1, 3, 0, 0, 0x4011, *plain, "Token", ""),
        (2, 0x200, 0, 0, 0x11, *plain, "Rush", ""),
        (3, 3, 0, 0, 0x11, 1, 1, 1, 1 << 40, 1, "From tomorrow", ""),
    )
    contribution = read_edopro(path.read_bytes(), source="x")
    assert not contribution.records
    assert {reason for reason, _ in contribution.left_out} == {
        "Token",
        "Rush Duel",
        "a monster with the unknown Type 0x10000000000",
    }


def test_edopro_letters_and_foreign_databases(tmp_path: Path) -> None:
    path = write_cdb(tmp_path / "letters.cdb", (1, 3, 0, 0, 0x11, "many", 0, 4, 1, 1, "A", ""))
    with pytest.raises(BanneretError, match="x: card 1, column attack: Expected `int`"):
        read_edopro(path.read_bytes(), source="x")
    data = path.read_bytes()
    with pytest.raises(BanneretError, match="x: not a usable EDOPro database"):
        read_edopro(data[: len(data) // 2], source="x")
