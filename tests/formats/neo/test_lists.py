"""Files that a Neo player brings along: unlocks, and lists of forbidden and limited cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.cards.catalogue import Catalogue, MemoryCatalogue
from banneret.cards.game import Game
from banneret.cards.importers.yaml_yugi import read_yaml_yugi
from banneret.cards.importers.ygoprodeck import read_ygoprodeck
from banneret.cards.yugioh import YugiohCard
from banneret.effects.yugioh_terms import CardType
from banneret.errors import BanneretError
from banneret.formats.neo.lists import copies_allowed, read_limits, read_unlocks


@pytest.fixture
def catalogue() -> Catalogue[YugiohCard]:
    cards = (
        YugiohCard(name="First Card", card_type=CardType.MONSTER, password=1001, artworks=(1901,)),
        YugiohCard(name="Second Card", card_type=CardType.SPELL, password=1002),
    )
    return MemoryCatalogue(Game.YUGIOH, cards)


def test_unlocks_are_names_or_numbers(tmp_path: Path, catalogue: Catalogue[YugiohCard]) -> None:
    file = tmp_path / "unlocks.txt"
    file.write_text("# my story so far\nfirst card\n\n1002\n")
    assert read_unlocks(str(file), catalogue) == frozenset({"First Card", "Second Card"})
    assert read_unlocks("all", catalogue) == "all"


def test_an_unknown_unlock_gets_a_suggestion(tmp_path: Path, catalogue: Catalogue[YugiohCard]) -> None:
    file = tmp_path / "unlocks.txt"
    file.write_text("Frist Card\n")
    with pytest.raises(BanneretError, match=r"line 1: .*First Card"):
        read_unlocks(str(file), catalogue)


def test_limits_are_read_as_the_simulators_keep_them(
    tmp_path: Path, catalogue: Catalogue[YugiohCard]
) -> None:
    file = tmp_path / "lflist.conf"
    file.write_text(
        "#[2024.1]\n!2024.1\n#forbidden\n1901 0 --First Card\n1002 2\n99999999 1 --of the future\n"
    )
    assert read_limits(str(file), catalogue) == {"First Card": 0, "Second Card": 2}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1001 0\n", "expected one list"),
        ("!one\n!two\n", "expected one list .*one; two"),
        ("!one\n1001 seven\n", "line 2: expected a card number and 0 to 3 copies"),
        ("!one\nname 1\n", "line 2: expected a card number"),
        ("<html>", "web page"),
    ],
)
def test_other_files_are_refused(
    tmp_path: Path, catalogue: Catalogue[YugiohCard], text: str, message: str
) -> None:
    file = tmp_path / "list"
    file.write_text(text)
    with pytest.raises(BanneretError, match=message):
        read_limits(str(file), catalogue)


def test_a_missing_file_is_named(tmp_path: Path, catalogue: Catalogue[YugiohCard]) -> None:
    with pytest.raises(BanneretError, match="missing"):
        read_limits(str(tmp_path / "missing"), catalogue)


def test_the_catalogue_has_lists_of_its_own(catalogue: Catalogue[YugiohCard]) -> None:
    card = YugiohCard(name="Any", card_type=CardType.SPELL, limit_tcg=0, limit_ocg=2)
    assert copies_allowed(card, read_limits("tcg", catalogue)) == 0
    assert copies_allowed(card, read_limits("ocg", catalogue)) == 2
    assert copies_allowed(card, read_limits("none", catalogue)) == 3
    assert copies_allowed(card, {"Any": 1}) == 1
    assert copies_allowed(card, {}) == 3


def test_card_files_bring_their_lists() -> None:
    yaml_yugi = """[{"name": {"en": "Any"}, "card_type": "Spell", "property": "Normal", "password": 1001,
        "limit_regulation": {"tcg": "Semi-Limited", "ocg": "Not yet released"}}]"""
    (record,) = read_yaml_yugi(yaml_yugi.encode(), source="cards.json").records
    assert (record.card.limit_tcg, record.card.limit_ocg) == (2, None)
    ygoprodeck = """{"data": [{"id": 1001, "name": "Any", "type": "Spell Card", "desc": "", "race": "Normal",
        "banlist_info": {"ban_tcg": "Forbidden", "ban_ocg": "Limited"}}]}"""
    (record,) = read_ygoprodeck(ygoprodeck.encode(), source="cardinfo.json").records
    assert (record.card.limit_tcg, record.card.limit_ocg) == (0, 1)
