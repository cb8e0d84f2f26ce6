"""The real card files: how many cards, and what is known to be hard in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.cards.catalogue import Catalogue, open_catalogue
from banneret.cards.duelmasters import DuelMastersCard
from banneret.cards.game import Game
from banneret.cards.importing import ImportReport, import_files
from banneret.cards.yugioh import YugiohCard

DUEL_MASTERS_FILES = (
    "cards_en.jsonl.gz",
    "printings.json.gz",
    "DuelMastersCards.json.gz",
    "names_en_ja.json.gz",
    "cards_ja_dm01_39.json.gz",
)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("real")


@pytest.fixture(scope="module")
def yugioh_report(shared_data: Path, home: Path) -> ImportReport:
    return import_files([shared_data / "yugioh" / "cards.json.gz"], home=home)


@pytest.fixture(scope="module")
def duel_masters_report(shared_data: Path, home: Path) -> ImportReport:
    return import_files([shared_data / "duelmasters" / "cards_en.jsonl.gz"], home=home)


@pytest.fixture
def yugioh(yugioh_report: object, home: Path) -> Catalogue[YugiohCard]:
    return open_catalogue(Game.YUGIOH, home=home)


@pytest.fixture
def duel_masters(duel_masters_report: object, home: Path) -> Catalogue[DuelMastersCard]:
    return open_catalogue(Game.DUEL_MASTERS, home=home)


def test_yugioh_is_read_whole(yugioh_report: ImportReport) -> None:
    assert (yugioh_report.files[0].records, yugioh_report.files[0].left_out) == (14_276, ())
    assert yugioh_report.cards[Game.YUGIOH] == 14_273, (
        "three rows are alternate artworks or doubles of other rows"
    )


def test_duel_masters_is_read_whole(duel_masters_report: ImportReport) -> None:
    assert (duel_masters_report.files[0].records, duel_masters_report.files[0].left_out) == (11_130, ())
    assert duel_masters_report.cards[Game.DUEL_MASTERS] == 11_092, (
        "38 rows differ from others in quotes and brackets only"
    )


def test_alternate_artworks_are_one_card(yugioh: Catalogue[YugiohCard]) -> None:
    assert yugioh.by_password(36996508) is yugioh.by_password(46986414) is yugioh.by_name("Dark Magician")
    assert yugioh.by_name("Dark Magician").password == 46986414
    assert yugioh.by_name("Polymerization").codes() == (24094653, 27847700)


def test_cards_without_a_password_are_found_by_the_simulators_number(yugioh: Catalogue[YugiohCard]) -> None:
    card = yugioh.by_name("Obelisk the Tormentor")
    assert card.password is None
    assert card.code() == 10000000
    assert yugioh.by_password(10000000) is card


def test_the_card_with_a_password_is_found_first(yugioh: Catalogue[YugiohCard]) -> None:
    assert yugioh.by_name("Black Luster Soldier").password == 5405694


def test_every_name_finds_its_card(yugioh: Catalogue[YugiohCard]) -> None:
    wrong = [card.name for card in yugioh.cards() if yugioh.by_name(card.name).name != card.name]
    assert wrong == []


def test_no_ruby_is_left(yugioh: Catalogue[YugiohCard]) -> None:
    assert not [card.name for card in yugioh.cards() if "<ruby" in card.name_ja + card.text_ja]


def test_all_cards_are_loaded_as_they_are_asked_for(yugioh: Catalogue[YugiohCard]) -> None:
    assert sum(1 for _ in yugioh.cards()) == 14_273


def test_every_duel_masters_name_finds_its_card(duel_masters: Catalogue[DuelMastersCard]) -> None:
    wrong = [card.name for card in duel_masters.cards() if duel_masters.by_name(card.name).name != card.name]
    assert wrong == []


def test_samples_of_edopro_join_the_catalogue(shared_data: Path, yugioh_report: object, home: Path) -> None:
    samples = sorted((shared_data / "yugioh" / "samples").glob("*.cdb"))
    import_files(samples, home=home)
    catalogue = open_catalogue(Game.YUGIOH, home=home)
    fenrir = catalogue.by_password(504700001)
    assert fenrir is catalogue.by_name("Fenrir")
    assert not [card.name for card in catalogue.cards() if card.name.endswith("(GOAT)")]
    assert catalogue.by_name("Swift Panther Warrior").setcodes == (0x66,)


def test_all_duel_masters_files_join(shared_data: Path, tmp_path: Path) -> None:
    report = import_files([shared_data / "duelmasters" / name for name in DUEL_MASTERS_FILES], home=tmp_path)
    assert report.cards[Game.DUEL_MASTERS] == 11_092, "no other file brings a card of its own"
    catalogue = open_catalogue(Game.DUEL_MASTERS, home=tmp_path)
    surfer = catalogue.by_name("Aqua Surfer")
    assert surfer is catalogue.by_name("アクア・サーファー")
    assert surfer.front.text_ja
    assert {printing.language for printing in catalogue.printings(surfer)} == {"en", "ja"}
    assert catalogue.by_name("Mobile Saint Meermax") is catalogue.by_name("Meermax, Mobile Vizier")
