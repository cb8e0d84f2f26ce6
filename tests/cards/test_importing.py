"""Card files into the catalogue and out again."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from banneret.cards import importing, schema, store
from banneret.cards.catalogue import Within, open_catalogue
from banneret.cards.game import Game
from banneret.cards.importers.records import Contribution, Record, SourceKind
from banneret.cards.importing import import_files, store_contributions
from banneret.cards.names import print_key
from banneret.cards.printing import Printing
from banneret.cards.yugioh import YugiohCard
from banneret.errors import BanneretError
from tests.cards.cards import card_line, monster, write_cdb, write_json, write_lines, yaml_yugi_row


@pytest.fixture
def moon(tmp_path: Path) -> Path:
    """A YAML Yugi file of two cards."""
    sets = {"en": [{"set_number": "MOA-EN001", "set_name": "Moons of Ash", "rarities": ["Rare"]}]}
    rows = [yaml_yugi_row("Moon Wolf", 100, sets=sets), yaml_yugi_row("Silver Golem", 200)]
    return write_json(tmp_path / "moon", rows)


def _contents(home: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(home / store.CATALOGUE_FILE)) as database:
        return list(database.iterdump())


def test_a_file_without_a_card_says_why(tmp_path: Path) -> None:
    rows = [yaml_yugi_row(f"Machine {number}", number, card_type="Gadget") for number in (1, 2)]
    with pytest.raises(BanneretError, match=r"no card in it \(left out: 2 x .*Gadget"):
        import_files([write_json(tmp_path / "future", rows)], home=tmp_path)


def test_an_imported_card_is_found_with_text_and_printings(moon: Path, banneret_home: Path) -> None:
    report = import_files([moon])
    assert report.files[0].records == 2
    catalogue = open_catalogue(Game.YUGIOH)
    assert len(catalogue) == report.cards[Game.YUGIOH]
    card = catalogue.by_name("moon wolf")
    assert card is catalogue.by_password(100)
    assert catalogue.printings(card) == (Printing("Moons of Ash", "MOA-EN001", "en", ("Rare",)),)
    assert catalogue.with_words("words about moon wo", Within.TEXT) == {card}
    assert catalogue.with_words("moon wo", Within.NAME) == {card}
    assert catalogue.in_set("moa") == catalogue.in_set("MOA-EN0") == catalogue.in_set("of ash") == {card}
    assert catalogue.in_set("M%A") == set()


def test_the_starter_decks_cards_are_there_whatever_is_imported(moon: Path, banneret_home: Path) -> None:
    import_files([moon])
    assert open_catalogue(Game.YUGIOH).by_name("Axe Raider").password == 48305365


def test_both_games_live_in_one_catalogue(moon: Path, tmp_path: Path, banneret_home: Path) -> None:
    lizards = write_lines(
        tmp_path / "lizards", card_line("Ember Lizard", ja="火蜥蜴"), card_line("Ash Lizard")
    )
    import_files([moon])
    import_files([lizards])
    import_files([moon])
    assert open_catalogue(Game.YUGIOH).find("Ember Lizard") is None
    duel_masters = open_catalogue(Game.DUEL_MASTERS)
    assert [card.name for card in duel_masters.cards()] == ["Ash Lizard", "Ember Lizard"]
    assert duel_masters.by_name("火蜥蜴") is duel_masters.by_name("ember lizard")
    assert duel_masters.with_words("ember", Within.NAME) == {duel_masters.by_name("ember lizard")}


def test_the_same_file_again_changes_nothing(moon: Path, banneret_home: Path) -> None:
    import_files([moon])
    catalogue = open_catalogue(Game.YUGIOH)
    before = [(card, catalogue.printings(card)) for card in catalogue.cards()]
    import_files([moon, moon])
    catalogue = open_catalogue(Game.YUGIOH)
    assert [(card, catalogue.printings(card)) for card in catalogue.cards()] == before


def test_a_newer_file_takes_the_place_of_the_older(moon: Path, tmp_path: Path, banneret_home: Path) -> None:
    import_files([moon])
    prodeck = {"id": 200, "name": "Silver Golem", "type": "Effect Monster", "race": "Rock", "level": 4}
    prodeck |= {"attribute": "EARTH", "desc": "Other words."}
    import_files([write_json(tmp_path / "prodeck", {"data": [prodeck]})])
    import_files([write_json(tmp_path / "newer", [yaml_yugi_row("Moon Wolf", 100, atk=1600)])])
    catalogue = open_catalogue(Game.YUGIOH)
    assert catalogue.by_name("Moon Wolf").attack == 1600
    assert catalogue.by_name("Silver Golem").text == "Other words.", "what the other source knows is left"


def test_edopro_files_are_told_apart_by_their_names(tmp_path: Path, banneret_home: Path) -> None:
    for number, name in enumerate(("cards", "prerelease"), start=1):
        row = (number, 3, 0, 0, 0x2, 0, 0, 0, 0, 0, f"Card of {name}", "")
        import_files([write_cdb(tmp_path / f"{name}.cdb", row)])
    catalogue = open_catalogue(Game.YUGIOH)
    assert catalogue.find("Card of cards")
    assert catalogue.find("Card of prerelease")


@pytest.mark.parametrize(
    "bad", [b"", b"<html>", b"[]", b'[{"name": {"en": "A"}, "card_type": 5}]', b"\x1f\x8bcut"]
)
def test_a_bad_file_leaves_the_catalogue_as_it_was(
    bad: bytes, moon: Path, tmp_path: Path, banneret_home: Path
) -> None:
    import_files([moon])
    before = (banneret_home / store.CATALOGUE_FILE).read_bytes()
    (tmp_path / "bad").write_bytes(bad)
    newer = write_json(tmp_path / "newer", [yaml_yugi_row("Moon Wolf", 100, atk=1600)])
    with pytest.raises(BanneretError, match=r"bad: "):
        import_files([newer, tmp_path / "bad"])
    assert (banneret_home / store.CATALOGUE_FILE).read_bytes() == before


@pytest.mark.parametrize("first", [True, False])
def test_a_fault_while_writing_leaves_the_catalogue_as_it_was(
    first: bool, moon: Path, tmp_path: Path, banneret_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not first:
        import_files([moon])
    before = [] if first else _contents(banneret_home)

    def fault(*_: object) -> None:
        raise RuntimeError("the power fails")

    monkeypatch.setattr(importing, "_printings", fault)
    with pytest.raises(RuntimeError, match="the power fails"):
        import_files([write_json(tmp_path / "newer", [yaml_yugi_row("Moon Wolf", 100, atk=1600)])])
    if first:
        assert open_catalogue(Game.YUGIOH).find("Moon Wolf") is None
    else:
        assert _contents(banneret_home) == before
    monkeypatch.undo()
    monkeypatch.setenv("BANNERET_HOME", str(banneret_home))
    import_files([moon])
    assert open_catalogue(Game.YUGIOH).find("Moon Wolf")


def test_who_reads_during_an_import_sees_the_old_cards(
    moon: Path, tmp_path: Path, banneret_home: Path
) -> None:
    import_files([moon])
    seen: list[int | None] = []

    def look(what: str, done: int, total: int) -> None:
        seen.append(open_catalogue(Game.YUGIOH).by_name("Moon Wolf").attack)

    rows = [
        yaml_yugi_row("Moon Wolf", 100, atk=1600),
        *(yaml_yugi_row(f"Card {i}", 1000 + i) for i in range(3000)),
    ]
    import_files([write_json(tmp_path / "newer", rows)], progress=look)
    assert set(seen) == {1500}
    assert len(seen) > 5
    assert open_catalogue(Game.YUGIOH).by_name("Moon Wolf").attack == 1600


def test_a_foreign_file_in_the_catalogues_place_is_left_alone(moon: Path, banneret_home: Path) -> None:
    banneret_home.mkdir()
    path = banneret_home / store.CATALOGUE_FILE
    path.write_text("a letter to grandmother")
    with pytest.raises(BanneretError, match="not a usable card catalogue"):
        import_files([moon])
    assert path.read_text() == "a letter to grandmother"


def test_a_catalogue_of_a_newer_version_is_left_alone(moon: Path, banneret_home: Path) -> None:
    import_files([moon])
    with contextlib.closing(sqlite3.connect(banneret_home / store.CATALOGUE_FILE)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    with pytest.raises(BanneretError, match="expected a catalogue of version 0001, found 9999"):
        open_catalogue(Game.YUGIOH)
    with pytest.raises(BanneretError, match="9999"):
        import_files([moon])


def test_a_home_that_cannot_be_written(moon: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(BanneretError, match="the catalogue cannot be written"):
        import_files([moon], home=tmp_path / "file")


def test_the_migrations_make_the_tables_that_the_schema_describes(moon: Path, banneret_home: Path) -> None:
    import_files([moon])
    config = Config()
    config.set_main_option("script_location", str(Path(schema.__file__).with_name("migrations")))
    assert ScriptDirectory.from_config(config).get_current_head() == store.SCHEMA_VERSION
    engine = sa.create_engine(f"sqlite:///{banneret_home / store.CATALOGUE_FILE}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"include_name": _is_ours})
        assert compare_metadata(context, schema.metadata) == []
    engine.dispose()


def _is_ours(name: str | None, kind: str, _: object) -> bool:
    return kind != "table" or not (name or "").startswith("words_")


_TEXT = st.text(st.characters(codec="utf-8"), max_size=30)
_CARDS = st.lists(
    st.builds(
        monster,
        st.text(st.characters(codec="utf-8"), min_size=1, max_size=12).filter(str.strip),
        attack=st.none() | st.integers(0, 5000),
        text=_TEXT,
        name_ja=_TEXT,
    ),
    max_size=6,
    unique_by=lambda card: print_key(card.name),
)


@settings(max_examples=12, phases=[Phase.explicit, Phase.reuse, Phase.generate])
@given(cards=_CARDS)
def test_what_is_stored_comes_back(cards: list[YugiohCard], tmp_path_factory: pytest.TempPathFactory) -> None:
    home = tmp_path_factory.mktemp("stored")
    numbered = [replace(card, password=4_000_000_000 + number) for number, card in enumerate(cards)]
    contribution = Contribution(SourceKind.YAML_YUGI, tuple(map(Record, numbered)))
    store_contributions([(Path("cards"), contribution)], home=home)
    catalogue = open_catalogue(Game.YUGIOH, home=home)
    assert set(numbered) <= set(catalogue.cards())
    for card in numbered:
        assert catalogue.by_password(card.password or 0) == card
        assert catalogue.find(card.name) == card
