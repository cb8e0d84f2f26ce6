"""The packaged starter catalogue and decks, and the tool that makes them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from banneret.cards.catalogue import MemoryCatalogue, open_catalogue
from banneret.cards.game import Game
from banneret.cards.importing import import_files
from banneret.cards.starter import starter_cards
from tools import make_starter

STARTER_DECKS = sorted(Path(str(files("banneret.decks").joinpath("starter"))).glob("*.ydk"))


def test_there_are_four_decks_of_different_leaders() -> None:
    assert [path.stem for path in STARTER_DECKS] == sorted(make_starter.LEADERS)


@pytest.mark.parametrize("path", STARTER_DECKS, ids=lambda path: path.stem)
def test_a_starter_deck_is_sixty_monsters_of_its_leaders_domain(path: Path) -> None:
    """D1, D2, D3: sixty cards with the leader's Attribute or Type, none twice, the leader at the side."""
    catalogue = MemoryCatalogue(Game.YUGIOH, starter_cards())
    main, side = path.read_text(encoding="utf-8").removeprefix("#main\n").split("#extra\n!side\n")
    monsters = [catalogue.by_password(int(line)) for line in main.split()]
    leader = catalogue.by_password(int(side))
    assert leader is not None
    assert leader.name == make_starter.LEADERS[path.stem]
    assert len(monsters) == len(set(monsters) - {leader}) == 60
    for card in monsters:
        assert card is not None
        assert card.attribute is leader.attribute or card.monster_type is leader.monster_type
    levels = [card.level or 0 for card in monsters if card]
    assert sum(level <= 4 for level in levels) >= 40
    assert sum(level >= 5 for level in levels) >= 10


def test_the_tool_makes_the_same_files(
    shared_data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, banneret_home: Path
) -> None:
    import_files([shared_data / "yugioh" / "cards.json.gz"])
    monkeypatch.setattr(make_starter, "SOURCE", tmp_path)
    (tmp_path / "cards" / "starter").mkdir(parents=True)
    make_starter.main()
    packaged = Path(str(files("banneret")))
    for path in (path for path in tmp_path.rglob("*") if path.is_file() and path.suffix in (".json", ".ydk")):
        assert path.read_bytes() == (packaged / path.relative_to(tmp_path)).read_bytes(), path.name


def test_too_small_a_catalogue_is_refused(monkeypatch: pytest.MonkeyPatch, banneret_home: Path) -> None:
    monkeypatch.setattr(make_starter, "CURVE", (make_starter.Share(1, 4, 400),))
    with pytest.raises(SystemExit, match="too few"):
        make_starter.choose_deck(open_catalogue(Game.YUGIOH), "Axe Raider")
