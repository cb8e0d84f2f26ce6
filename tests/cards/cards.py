"""Cards and card files of our own, for the tests of this room."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

from banneret.cards.duelmasters import DuelMastersCard, Face
from banneret.cards.yugioh import YugiohCard
from banneret.effects.duelmasters_terms import CardKind, Civilization
from banneret.effects.yugioh_terms import Attribute, CardType, MonsterKind, MonsterType


def monster(name: str, password: int | None = None, **facts: Any) -> YugiohCard:
    """A Level 4 EARTH Warrior without effects, except for the facts given."""
    plain: dict[str, Any] = {
        "attribute": Attribute.EARTH,
        "monster_type": MonsterType.WARRIOR,
        "kinds": (MonsterKind.NORMAL,),
        "level": 4,
        "attack": 1000,
        "defense": 1000,
    }
    return YugiohCard(name=name, card_type=CardType.MONSTER, password=password, **(plain | facts))


def creature(name: str, **facts: Any) -> DuelMastersCard:
    """A Fire creature of cost 3 and power 3000, except for the facts given."""
    plain: dict[str, Any] = {
        "kinds": (CardKind.CREATURE,),
        "civilizations": (Civilization.FIRE,),
        "cost": 3,
        "power": 3000,
    }
    return DuelMastersCard(name=name, faces=(Face(name=name, **(plain | facts)),))


def yaml_yugi_row(name: str, password: int | None, /, **fields: Any) -> dict[str, Any]:
    """A card as YAML Yugi writes it."""
    plain: dict[str, Any] = {
        "konami_id": None,
        "password": password,
        "name": {"en": name},
        "text": {"en": f"Our own words about {name}."},
        "card_type": "Monster",
        "monster_type_line": "Warrior / Effect",
        "attribute": "EARTH",
        "level": 4,
        "atk": 1500,
        "def": 1200,
        "sets": {},
    }
    return plain | fields


def card_line(name: str, /, **fields: Any) -> dict[str, Any]:
    """A Duel Masters card as a line of ``cards_en.jsonl`` writes it."""
    plain = {
        "name": name,
        "civilization": "Fire",
        "cost": "3",
        "type": "Creature",
        "race": "Human",
        "power": "3000",
    }
    return plain | fields


def write_json(path: Path, value: object) -> Path:
    """Write a value as JSON."""
    path.write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")
    return path


def write_lines(path: Path, *values: object) -> Path:
    """Write values as JSON, one a line."""
    path.write_text(
        "".join(json.dumps(value, ensure_ascii=False) + "\n" for value in values), encoding="utf-8"
    )
    return path


def write_cdb(path: Path, *rows: tuple[object, ...]) -> Path:
    """Write an EDOPro database.

    Args:
        path: where.
        rows: id, ot, alias, setcode, type, atk, def, level, race, attribute, name, text.
    """
    database = sqlite3.connect(path)
    columns = "id, ot, alias, setcode, type, atk, def, level, race, attribute"
    database.execute(f"CREATE TABLE datas ({columns}, category)")
    database.execute("CREATE TABLE texts (id, name, desc)")
    for *facts, name, text in rows:
        database.execute(f"INSERT INTO datas ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", facts)
        database.execute("INSERT INTO texts VALUES (?, ?, ?)", (facts[0], name, text))
    database.commit()
    database.close()
    return path
