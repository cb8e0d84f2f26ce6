"""Catalogues in memory, and the packaged starter."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.cards.catalogue import MemoryCatalogue, Within, open_catalogue
from banneret.cards.game import Game
from banneret.cards.importing import import_files
from banneret.cards.printing import Printing
from banneret.cards.yugioh import YugiohCard
from banneret.effects.yugioh_terms import MonsterKind
from banneret.errors import BanneretError, NotFound
from tests.cards.cards import creature, monster, write_json, yaml_yugi_row

WOLF = monster("Red Moon Wolf", 100, artworks=(101,), text="This wolf howls twice.", name_ja="赤月の狼")


@pytest.fixture
def small() -> MemoryCatalogue[YugiohCard]:
    printings = {"Red Moon Wolf": (Printing("Moons of Ash", "MOA-EN001"),)}
    return MemoryCatalogue(Game.YUGIOH, [WOLF, monster("Moss Golem", 200)], printings=printings)


def test_a_card_is_found_by_every_name_and_number(small: MemoryCatalogue[YugiohCard]) -> None:
    assert small.by_name("red-moon WOLF") is WOLF
    assert small.by_name("赤月の狼") is WOLF
    assert small.by_name("100") is WOLF
    assert small.by_password(101) is WOLF
    assert small.by_password(102) is None


@pytest.mark.parametrize("number", ["102", "4294967297", "9" * 30, "9" * 5000, "-100", "１００x", "1e2"])
def test_a_number_of_no_card_is_not_found(number: str, tmp_path: Path) -> None:
    import_files([write_json(tmp_path / "wolf", [yaml_yugi_row("Red Moon Wolf", 100)])], home=tmp_path)
    stored = open_catalogue(Game.YUGIOH, home=tmp_path)
    for catalogue in (stored, MemoryCatalogue(Game.YUGIOH, [WOLF])):
        assert catalogue.look_up("100") is not None
        assert catalogue.look_up(number) is None
        with pytest.raises(NotFound):
            catalogue.by_name(number)


def test_a_name_that_is_not_found_gets_suggestions(small: MemoryCatalogue[YugiohCard]) -> None:
    with pytest.raises(NotFound, match='did you mean "Red Moon Wolf"'):
        small.by_name("Red Mon Wolf")
    with pytest.raises(NotFound, match="2 cards"):
        small.by_name("qqqq")
    assert small.find("Red Mon Wolf") is None


def test_words_and_sets(small: MemoryCatalogue[YugiohCard]) -> None:
    assert small.with_words("moon wo", Within.NAME) == {WOLF}
    assert small.with_words("howls twi", Within.TEXT) == {WOLF}
    assert small.with_words("owls", Within.TEXT) == set()
    assert small.with_words("月の", Within.NAME) == {WOLF}
    assert small.in_set("MOA") == small.in_set("moons of") == {WOLF}
    assert small.in_set("OA-") == set()


def test_duel_masters_cards_are_found_by_their_faces() -> None:
    card = creature("Ember Lizard")
    catalogue = MemoryCatalogue(Game.DUEL_MASTERS, [card])
    assert catalogue.by_name("ember lizard") is card
    assert catalogue.by_name(str(card.code())) is card


def test_with_nothing_imported_the_starter_answers(banneret_home: Path) -> None:
    catalogue = open_catalogue(Game.YUGIOH)
    assert catalogue.by_name("Axe Raider").password == 48305365
    assert not list(open_catalogue(Game.DUEL_MASTERS).cards())
    assert not banneret_home.exists(), "looking makes no folder"


def test_the_starter_has_facts_and_no_words_of_others(banneret_home: Path) -> None:
    for card in open_catalogue(Game.YUGIOH).cards():
        assert card.kinds == (MonsterKind.NORMAL,)
        assert card.password
        assert not card.text + card.text_ja + card.name_ja


def test_a_foreign_file_in_the_catalogues_place_is_left_alone(banneret_home: Path) -> None:
    banneret_home.mkdir()
    path = banneret_home / "catalogue.sqlite"
    path.write_text("a letter to grandmother")
    with pytest.raises(BanneretError, match=r"catalogue\.sqlite: not a usable card catalogue"):
        open_catalogue(Game.YUGIOH)
    assert path.read_text() == "a letter to grandmother"
