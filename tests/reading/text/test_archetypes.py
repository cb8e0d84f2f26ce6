"""The packaged table of archetypes."""

from __future__ import annotations

from banneret.reading.text.archetypes import archetypes


def test_every_archetype_that_another_belongs_to_is_in_the_table() -> None:
    table = archetypes()
    for line in table:
        for wider in (*line.belongs_to, *line.bases):
            found = table.find(wider)
            assert found is not None
            assert found.is_archetype()


def test_bases_are_bases() -> None:
    table = archetypes()
    assert all(table.roots(base) == {base} for line in table for base in line.bases)


def test_set_codes_are_unique_and_find_their_line() -> None:
    lines = [(code, line) for line in archetypes() for code in line.codes]
    assert len({code for code, _ in lines}) == len(lines)
    assert all(archetypes().of_code(int(code, 16)) is line for code, line in lines)


def test_what_departs_from_the_set_codes_says_why() -> None:
    for line in archetypes():
        if line.added or line.removed or line.aliases or line.spoken or not line.codes:
            assert line.reason, line.name


def test_set_codes_of_a_card_decide_before_its_series() -> None:
    table = archetypes()
    assert table.of_card("A card", series=["Monarch"], codes=[0x1047]) == {"Gem-", "Gem-Knight"}
    assert table.of_card("A card", series=["Gem-Knight"], codes=[0x9999]) == {"Gem-", "Gem-Knight"}


def test_a_text_adds_and_denies_archetypes() -> None:
    table = archetypes()
    assert table.of_card("A card", series=["Cyber", "Ojama"], never=["Cyber"]) == {"Ojama"}
    assert table.of_card("A card", always=["Archfiend"]) == {"Archfiend"}
