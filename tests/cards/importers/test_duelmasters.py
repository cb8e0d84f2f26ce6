"""Readers of Duel Masters card files."""

from __future__ import annotations

import json
from typing import Any

import pytest

from banneret.cards.duelmasters import INFINITE, DuelMastersCard
from banneret.cards.importers.duelmasters_japanese import read_japanese_cards, read_names
from banneret.cards.importers.duelmasters_json import read_duelmasters_json
from banneret.cards.importers.duelmasters_octgn import read_card_lines, read_printings
from banneret.cards.importers.duelmasters_words import type_line
from banneret.cards.importers.records import UnknownWord
from banneret.cards.printing import Printing
from banneret.effects.duelmasters_terms import CardKind, Civilization, KindWord
from banneret.errors import BanneretError
from tests.cards.cards import card_line


def _card(**fields: Any) -> DuelMastersCard:
    data = json.dumps(card_line("Ember Lizard", **fields)).encode()
    (record,) = read_card_lines(data, source="x").records
    return record.card


@pytest.mark.parametrize(
    ("printed", "kinds", "words"),
    [
        ("Creature", (CardKind.CREATURE,), ()),
        (
            "Star Max Evolution Creature",
            (CardKind.CREATURE,),
            (KindWord.STAR, KindWord.MAX, KindWord.EVOLUTION),
        ),
        ("Psychic Cross Gear", (CardKind.CROSS_GEAR,), (KindWord.PSYCHIC,)),
        ("Tamaseed / Creature", (CardKind.TAMASEED, CardKind.CREATURE), ()),
        ("Ceremony of Zeron", (CardKind.CEREMONY,), (KindWord.ZERON,)),
        ("Moonless Night Field", (CardKind.FIELD,), (KindWord.MOONLESS_NIGHT,)),
        ("Dragheart Fortress", (CardKind.FORTRESS,), (KindWord.DRAGHEART,)),
        ("", (CardKind.CARD,), ()),
    ],
)
def test_type_lines(printed: str, kinds: tuple[CardKind, ...], words: tuple[KindWord, ...]) -> None:
    assert type_line(printed) == (kinds, words)


@pytest.mark.parametrize("printed", ["Hologram", "Evolution", "Star Hologram Creature"])
def test_an_unknown_type_line(printed: str) -> None:
    with pytest.raises(UnknownWord, match="unknown card type"):
        type_line(printed)


def test_a_creature() -> None:
    card = _card(
        civilization="Fire/light",
        power="7000+",
        cost=" 5",
        race="Human/Armored Dragon",
        ja="火蜥蜴（ヒトカゲ）",
        ja_how="v",
        rules="■ Ours.\r\n Also ours. \n",
        sets=["DM-01", "DMR-08S,"],
    )
    front = card.front
    assert card.civilizations() == (Civilization.LIGHT, Civilization.FIRE)
    assert (front.power, front.power_varies, front.cost) == (7000, "+", 5)
    assert front.races == ("Human", "Armored Dragon")
    assert front.text == "■ Ours.\nAlso ours."
    assert (card.name_ja, card.name_ja_verified) == ("火蜥蜴", True)
    assert not card.is_hyperspatial()
    assert card.mana == 1


def test_no_civilization_no_mana_no_end() -> None:
    card = _card(civilization="Zero", mana="0", cost="Infinity", power="Infinity")
    assert card.civilizations() == ()
    assert (card.mana, card.front.cost, card.front.power) == (0, INFINITE, INFINITE)


def test_a_twinpact() -> None:
    card = _card(
        name="Old Oak / Root Song",
        civilization="Water/Nature",
        cost="8/2",
        type="Creature/Spell",
        power="11000",
        name1="Old Oak",
        civilization1="Nature",
        cost1="8",
        type1="Creature",
        race1="Tree Folk",
        rules1="Ours.",
        name2="Root Song",
        civilization2="Water",
        cost2="2",
        type2="Spell",
        rules2="Also ours.",
        ja="古樫／根歌",
    )
    assert card.twinpact
    assert [(face.name, face.cost, face.power, face.name_ja) for face in card.faces] == [
        ("Old Oak", 8, 11000, "古樫"),
        ("Root Song", 2, None, "根歌"),
    ]
    assert card.civilizations() == (Civilization.WATER, Civilization.NATURE)
    assert "Root Song" in card.all_names()


def test_a_psychic_with_its_other_side() -> None:
    side = {
        "name": "Woken Lizard",
        "type": "Psychic Creature",
        "civilization": "Water",
        "cost": "9",
        "power": "9000",
    }
    card = _card(type="Psychic Creature", alternates=[side])
    assert [face.name for face in card.faces] == ["Ember Lizard", "Woken Lizard"]
    assert card.is_hyperspatial()
    assert card.civilizations() == (Civilization.FIRE,)


def test_errors_name_the_line() -> None:
    good = json.dumps(card_line("A"))
    with pytest.raises(BanneretError, match='x: line 3, "B": expected a number, found "three"'):
        read_card_lines(f"{good}\n\n{json.dumps(card_line('B', cost='three'))}".encode(), source="x")
    with pytest.raises(BanneretError, match="x: line 2: not a Duel Masters card"):
        read_card_lines(f'{good}\n{{"name": 5}}\n'.encode(), source="x")


def test_words_of_the_future_leave_a_card_out_and_say_so() -> None:
    lines = "\n".join(json.dumps(card_line(name, civilization=name)) for name in ("Fire", "Plasma"))
    contribution = read_card_lines(lines.encode(), source="x")
    assert len(contribution.records) == 1
    assert contribution.left_out == (('unknown civilization "Plasma"', 1),)


def test_printings_are_gathered_by_name() -> None:
    plain = {"name": "Ember Lizard", "Civilization": "Fire", "Cost": "3", "Type": "Creature", "Power": "3000"}
    printed = [
        plain
        | {
            "set_name": "DM-01 Base",
            "Number": "27",
            "Rarity": "Rare",
            "Format": "Set35,TCG",
            "Mana": "N/A",
            "alternates": [
                {
                    "type": "awakening",
                    "name": "B",
                    "Type": "Psychic Creature",
                    "Civilization": "Fire",
                    "Cost": "5",
                }
            ],
        },
        plain | {"set_name": "DM-18 Best", "Number": "None", "Rarity": "No Rarity", "Format": "OCG"},
    ]
    (record,) = read_printings(json.dumps(printed).encode(), source="x").records
    assert record.printings == (
        Printing("DM-01 Base", "27", "en", ("Rare",)),
        Printing("DM-18 Best", "", "ja"),
    )
    assert record.card.faces[1].kind_words == (KindWord.PSYCHIC,)
    with pytest.raises(BanneretError, match="x: printing 1: "):
        read_printings(json.dumps([{"name": 5}]).encode(), source="x")


def test_the_json_of_the_first_sets_and_its_broken_letters() -> None:
    row = {
        "name": "Ãœberlizard",
        "civilizations": ["Fire"],
        "cost": 3,
        "type": "Creature",
        "power": "3000",
        "supertypes": ["Evolution"],
        "subtypes": ["Human"],
        "text": "Evolutionâ€”ours.",
        "printings": [{"set": "DM-09 Ash", "id": "16/55", "rarity": "Rare"}],
    }
    (record,) = read_duelmasters_json(json.dumps({"cards": [row]}).encode(), source="x").records
    assert record.card.name == "Überlizard"
    assert record.card.front.text == "Evolution—ours."
    assert record.card.front.kind_words == (KindWord.EVOLUTION,)
    assert record.printings == (Printing("DM-09 Ash", "16/55", "en", ("Rare",)),)


def test_japanese_files() -> None:
    (record,) = read_names(
        json.dumps({"Ember Lizard": {"ja": "火蜥蜴", "how": "verified"}}).encode(), source="x"
    ).records
    assert (record.card.name, record.card.name_ja, record.card.name_ja_verified) == (
        "Ember Lizard",
        "火蜥蜴",
        True,
    )
    row = {"cardname": "火蜥蜴", "ability": "自作。 ", "packid": "DM1", "packnum": "4/110", "rare": "R"}
    (cards,) = read_japanese_cards(json.dumps({"data": [row]}).encode(), source="x").records
    assert cards.card.front.text_ja == "自作。"
    assert cards.printings == (Printing("DM-01", "4/110", "ja", ("R",)),)
