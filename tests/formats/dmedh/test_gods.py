"""Completed forms of linked Gods, computed from the Gods' own link clauses (G1 to G4)."""

from __future__ import annotations

import gzip
import json
from itertools import product
from pathlib import Path

import msgspec
import pytest

from banneret.cards.duelmasters import DuelMastersCard, Face
from banneret.formats.dmedh.gods import Ability, God, Gods, LinkClause, Side, read_god
from banneret.formats.dmedh.names import same_name

RING = (
    "Shine Valkyrie, Heavenly God",
    "Blue Poseidon, Sea God",
    "Dark Indora, God of Darkness",
    "Flame Agon, God of Flames",
    "Emerald Pharaoh, Earth God",
)


class Row(msgspec.Struct):
    """A card of the shared data."""

    name: str
    rules: str | None = None


def god(text: str, name: str = "Any") -> God | None:
    return read_god(DuelMastersCard(name=name, faces=(Face(name=name, text=text),)))


def form(*names: str) -> frozenset[str]:
    return frozenset(map(same_name, names))


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("■ God Link (Ann, Low God) Left Side", [({"Ann, Low God"}, Side.LEFT)]),
        ("God Link (Ann) or (Bob) Right Side.", [({"Ann", "Bob"}, Side.RIGHT)]),
        ("■ God Link (Ann) Right Side or (Bob) Top Side", [({"Ann"}, Side.RIGHT), ({"Bob"}, Side.TOP)]),
        (
            "God Link (Ann or Bob) Left Side (Cy) Bottom Side",
            [({"Ann", "Bob"}, Side.LEFT), ({"Cy"}, Side.BOTTOM)],
        ),
        ("■ God Link (Ann) Left Side {GOD LINK} (Words (more) end.)", [({"Ann"}, Side.LEFT)]),
        ("God Link - Ann (Words.)", [({"Ann"}, Side.LEFT), ({"Ann"}, Side.RIGHT)]),
    ],
)
def test_clauses_are_read(text: str, clauses: list[tuple[set[str], Side]]) -> None:
    expected = tuple(LinkClause(frozenset(map(same_name, names)), side) for names, side in clauses)
    assert god(text) == God(same_name("Any"), expected)


def test_tri_god_links_are_read() -> None:
    middle = god("■ Tri God Link (Ann) Right Side and (Bob) Left Side, Middle")
    either = god("■ Tri God Link (Ann) Right Side or (Bob) Left Side or Middle")
    assert middle is not None
    assert either is not None
    assert [(clause.tri, clause.middle) for clause in middle.clauses] == [(True, True)] * 2
    assert [(clause.tri, clause.middle) for clause in either.clauses] == [(True, False)] * 2


def test_link_abilities_are_read_where_the_card_has_them() -> None:
    assert god('{LEFT GOD LINK} (A God that has "Center God Link".)') == God(
        same_name("Any"), abilities=frozenset({Ability.LEFT})
    )
    free = god("{CENTER GOD LINK 360} (Words.)")
    assert free is not None
    assert free.names_freely
    assert god('■ While you have a God that has "Left God Link", draw a card.') is None
    mixed = god("■ Left God Link OMG: (Ann) or God that has Center God Link, Left Side (Words.)")
    assert mixed is not None
    assert (len(mixed.clauses), mixed.abilities) == (1, frozenset({Ability.LEFT}))


def test_gods_side_by_side_must_all_link() -> None:
    gods = Gods(
        read
        for read in (
            god("God Link (B) Left Side", "A"),
            god("God Link (C) Top Side", "B"),
            god("God Link (D) Right Side", "C"),
            god("God Link (Z) Right Side", "D"),
        )
        if read is not None
    )
    # The fourth place of the square stays free: A and D do not link.
    assert gods.completed_forms() == {form("A", "B", "C"), form("B", "C", "D")}
    assert not gods.is_form(form("A", "B"))
    assert not gods.is_form(form("A"))


@pytest.fixture(scope="module")
def known_gods(shared_data: Path) -> dict[str, God]:
    """By name, read from the card texts."""
    with gzip.open(shared_data / "duelmasters" / "cards_en.jsonl.gz", "rt", encoding="utf-8") as lines:
        rows = [msgspec.json.decode(line, type=Row) for line in lines]
    read = {row.name: god(row.rules or "", row.name) for row in rows}
    return {name: found for name, found in read.items() if found is not None}


def test_every_god_with_a_link_clause_is_read(known_gods: dict[str, God], shared_data: Path) -> None:
    listed = json.loads((shared_data / "duelmasters" / "gods.json").read_text(encoding="utf-8"))
    with_links = {row["name"] for row in listed if row["link"]}
    assert with_links - known_gods.keys() == set()


def test_the_completed_forms_of_the_rules_come_out(known_gods: dict[str, God]) -> None:
    forms = Gods(known_gods.values()).completed_forms()
    for forms_of_kind in (
        [("Heavy, Dragon God", "Metal, Dragon God")],
        [("Heavy, Dragon God", "Metal, Dragon God", "Death, Destruction God")],
        [("Heavy, Dragon God", "Metal, Dragon God", "Deathperado, Destruction God")],
        [("Mad Romanov, the Wicked God", "Chester Romanov, the Wicked God")],
        [("Mad Romanov, the Wicked God", "Chester Romanov, the Wicked God", "Rock Romanov, the Wicked God")],
        product(
            ("Orbital, the Supreme God", "Chemical, God of Sublimity"),
            ("Underworld, the Greatest God", "Prodigy, the Finest God"),
        ),
        product(
            ("Adge, Emperor of the Gods",),
            ("Moora, Emperor of the Gods",),
            ("Suva, Emperor of the Gods", "Ana, Emperor of the Gods"),
            ("Vishu, Emperor of the Gods", "Mani, Emperor of the Gods"),
        ),
        [tuple(f"{name}, King of the Gods" for name in ("Titus", "Lear", "Othello", "Macbeth"))],
        [
            (
                "Atom, the Divine Core",
                *(
                    f"{name}, the Original God"
                    for name in ("Proton", "Electron", "Lepton", "Quark", "Neutron")
                ),
            )
        ],
        [tuple((RING * 2)[start : start + size]) for start in range(5) for size in range(2, 6)],
    ):
        for names in forms_of_kind:
            assert form(*names) in forms, names


def test_no_other_form_of_gods_that_name_each_other_comes_out(known_gods: dict[str, God]) -> None:
    by_name = {found.name for found in known_gods.values() if not found.abilities}
    forms = [found for found in Gods(known_gods.values()).completed_forms() if found <= by_name]
    pairs = [found for found in forms if len(found) == 2]
    of_the_ring = [found for found in forms if found <= form(*RING)]
    only_each_other, heavy_metal, mad_chester, orbital_and_chemical, neighbours = 15, 1, 1, 4, 5
    assert len(pairs) == only_each_other + heavy_metal + mad_chester + orbital_and_chemical + neighbours
    assert len(of_the_ring) == 16
    assert sorted(len(found) for found in forms if len(found) > 2 and found not in of_the_ring) == [
        *(3, 3, 3, 3),
        *(4, 4, 4, 4, 4),
        6,
    ]


def test_god_novas_form_three_or_two(known_gods: dict[str, God]) -> None:
    gods = Gods(known_gods.values())
    left, center, right = "Pearljam, Faerie Left God", "Izumo", "Nirvana, Spirit Knight Right God"
    assert gods.is_form(form(left, center, right))
    assert gods.is_form(form(left, right))
    assert not gods.is_form(form(left, center))
    assert not gods.is_form(form(center, right))


def test_g4_the_god_of_any_name_stands_for_any_partner(known_gods: dict[str, God]) -> None:
    gods = Gods(known_gods.values())
    anyone = "Humanity, Nameless God"
    assert gods.is_form(form(anyone, "Heavy, Dragon God"))
    assert gods.is_form(form(anyone, "Pearljam, Faerie Left God", "Nirvana, Spirit Knight Right God"))
    assert not gods.is_form(form(anyone, "Heavy, Dragon God", "Aku, Ultimate God"))
