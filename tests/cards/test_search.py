"""Searching: what keys mean, ranking, forgiveness."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banneret.cards.catalogue import Catalogue, MemoryCatalogue
from banneret.cards.duelmasters import INFINITE, DuelMastersCard, Face
from banneret.cards.game import Game
from banneret.cards.printing import Printing
from banneret.cards.query import Key, QueryError
from banneret.cards.search import search
from banneret.cards.yugioh import YugiohCard
from banneret.effects.duelmasters_terms import CardKind, Civilization, KindWord
from banneret.effects.yugioh_terms import (
    Attribute,
    CardType,
    LinkArrow,
    MonsterKind,
    MonsterType,
    Property,
)
from tests.cards.cards import creature, monster

YUGIOH = MemoryCatalogue(
    Game.YUGIOH,
    [
        monster("Moon Wolf", 1, monster_type=MonsterType.BEAST, attack=1800),
        monster("Wolf of the Moon", 2, monster_type=MonsterType.BEAST_WARRIOR, level=6, attack=2400),
        monster("Silver Golem", 3, text="Guards the moon wolf den.", attribute=Attribute.LIGHT, attack=None),
        monster(
            "Gate Hound",
            4,
            kinds=(MonsterKind.LINK, MonsterKind.EFFECT),
            level=None,
            defense=None,
            link_arrows=(LinkArrow.LEFT, LinkArrow.RIGHT),
            series=("Gate Watch",),
        ),
        monster("Star Seer", 5, kinds=(MonsterKind.XYZ, MonsterKind.EFFECT), level=None, rank=4),
        monster("Twin Scale", 6, kinds=(MonsterKind.PENDULUM, MonsterKind.NORMAL), scale=8),
        YugiohCard(name="Sudden Howl", card_type=CardType.SPELL, property=Property.QUICK_PLAY, password=7),
        YugiohCard(name="Wall Trap", card_type=CardType.TRAP, property=Property.COUNTER, password=8),
    ],
    printings={"Moon Wolf": (Printing("Moons of Ash", "MOA-EN001"),)},
)

DUEL_MASTERS = MemoryCatalogue(
    Game.DUEL_MASTERS,
    [
        creature("Ember Lizard", races=("Armored Dragon", "Human")),
        creature(
            "Tide Spirit", civilizations=(Civilization.LIGHT, Civilization.WATER), cost=INFINITE, power=9000
        ),
        creature("Grey Idol", civilizations=()),
        DuelMastersCard(
            name="Old Oak / Root Song",
            twinpact=True,
            faces=(
                Face(
                    name="Old Oak",
                    kinds=(CardKind.CREATURE,),
                    civilizations=(Civilization.NATURE,),
                    cost=8,
                    power=11000,
                ),
                Face(name="Root Song", kinds=(CardKind.SPELL,), civilizations=(Civilization.WATER,), cost=2),
            ),
        ),
        creature("Night Mask", kind_words=(KindWord.PSYCHIC,), civilizations=(Civilization.DARKNESS,)),
    ],
)


def names(catalogue: Catalogue[Any], query: str) -> list[str]:
    return [card.name for card in search(catalogue, query).cards]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("t:beast", ["Moon Wolf"]),
        ("type:beast-warrior", ["Wolf of the Moon"]),
        ("t:spell", ["Sudden Howl"]),
        ("t:quick-play or t:counter", ["Sudden Howl", "Wall Trap"]),
        ("t:xyz", ["Star Seer"]),
        ("a:light", ["Silver Golem"]),
        ("lv>=5", ["Wolf of the Moon"]),
        ("rank=4", ["Star Seer"]),
        ("link:2", ["Gate Hound"]),
        ("scale>7", ["Twin Scale"]),
        ("atk>1000 atk<=2400", ["Moon Wolf", "Wolf of the Moon"]),
        ("atk:?", ["Silver Golem"]),
        ("def:?", []),
        ("name:moon", ["Moon Wolf", "Wolf of the Moon"]),
        ("text:moon", ["Silver Golem"]),
        ('text:"wolf den"', ["Silver Golem"]),
        ("set:MOA", ["Moon Wolf"]),
        ('set:"moons of ash"', ["Moon Wolf"]),
        ("series:gate", ["Gate Hound"]),
        ("password:5", ["Star Seer"]),
        ("5", ["Star Seer"]),
        ("wolf -t:beast", ["Wolf of the Moon", "Silver Golem"]),
        ("t!=monster lv!=4", []),
        ("t!=monster", ["Sudden Howl", "Wall Trap"]),
    ],
)
def test_keys_of_yugioh(query: str, found: list[str]) -> None:
    assert names(YUGIOH, query) == found


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("civ:fire", ["Ember Lizard"]),
        ("civ:water", ["Old Oak / Root Song", "Tide Spirit"]),
        ("civ=light/water", ["Tide Spirit"]),
        ("civ:colourless", ["Grey Idol"]),
        ("race:dragon", ["Ember Lizard"]),
        ("cost=∞", ["Tide Spirit"]),
        ("cost:2", ["Old Oak / Root Song"]),
        ("power>=9000 cost<10", ["Old Oak / Root Song"]),
        ("t:twinpact", ["Old Oak / Root Song"]),
        ("t:psychic", ["Night Mask"]),
        ("root song", ["Old Oak / Root Song"]),
    ],
)
def test_keys_of_duel_masters(query: str, found: list[str]) -> None:
    assert names(DUEL_MASTERS, query) == found


def test_the_name_comes_first_then_names_then_texts() -> None:
    assert names(YUGIOH, "moon wolf") == ["Moon Wolf", "Wolf of the Moon", "Silver Golem"]


def test_a_slip_of_the_pen_is_forgiven_and_the_other_keys_still_count() -> None:
    found = search(YUGIOH, "silvr golm")
    assert found.cards[0].name == "Silver Golem"
    assert found.spelling == "Silver Golem"
    assert names(YUGIOH, "silvr golm t:spell") == []


def test_limit_and_total() -> None:
    found = search(YUGIOH, "t:monster", limit=2)
    assert (len(found.cards), found.total) == (2, 6)


@pytest.mark.parametrize(
    ("query", "message"),
    [
        ("t:best", 'unknown word "best"; did you mean "Beast"'),
        ("lv>=many", 'expected a number, found "many"'),
        ("colour:red", 'unknown key "colour"; the keys are a, archetype'),
        ("wolf civ:fire", "civ:fire at character 6.*--game duelmasters"),
        ("t>beast", 'compared with ":" only'),
    ],
)
def test_a_condition_without_sense_is_one_line(query: str, message: str) -> None:
    with pytest.raises(QueryError, match=message) as caught:
        search(YUGIOH, query)
    assert "\n" not in str(caught.value)


def test_other_rooms_bring_keys() -> None:
    def longer(condition: Key, catalogue: Catalogue[YugiohCard]) -> Callable[[YugiohCard], bool]:
        if not condition.value.isdecimal():
            raise condition.error("expected a number")
        return lambda card: len(card.name) > int(condition.value)

    found = search(YUGIOH, "longer:11 -t:trap", keys={"longer": longer})
    assert [card.name for card in found.cards] == ["Silver Golem", "Wolf of the Moon"]
    with pytest.raises(QueryError, match="longer:x at character 1: expected a number"):
        search(YUGIOH, "longer:x", keys={"longer": longer})


def test_a_card_named_like_a_broken_query_is_found() -> None:
    catalogue = MemoryCatalogue(Game.YUGIOH, [monster("Re:Moon")])
    assert names(catalogue, "Re:Moon") == ["Re:Moon"]


@given(st.text(alphabet='wolfmn t:alv<>=45-()" or', max_size=40))
def test_any_query_is_answered_or_refused(query: str) -> None:
    try:
        found = search(YUGIOH, query)
    except QueryError:
        return
    assert found.total == len(found.cards) <= len(YUGIOH)


@given(
    st.sampled_from(["t:beast", "atk>1500", "wolf", "name:moon"]),
    st.sampled_from(["lv:4", "text:moon", "t:spell"]),
)
def test_not_and_or_mean_what_they_say(one: str, other: str) -> None:
    every = set(names(YUGIOH, ""))
    left, right = set(names(YUGIOH, one)), set(names(YUGIOH, other))
    assert set(names(YUGIOH, f"{one} or {other}")) == left | right
    assert set(names(YUGIOH, f"-({one})")) == every - left
    assert set(names(YUGIOH, f"({one}) ({other})")) == left & right
