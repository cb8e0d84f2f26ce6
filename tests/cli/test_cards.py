"""``banneret cards``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from banneret.cards import downloads
from banneret.cards.game import Game
from banneret.cli.main import main
from tests.cards.cards import card_line, write_json, write_lines, yaml_yugi_row

Output = pytest.CaptureFixture[str]


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    """A card file of each game."""
    sets = {"en": [{"set_number": "MOA-EN001", "set_name": "Moons of Ash", "rarities": ["Rare"]}]}
    rows = [
        yaml_yugi_row("Moon Wolf", 100, sets=sets),
        yaml_yugi_row("Odd One", 5, monster_type_line="Cloud / Effect"),
    ]
    return [
        str(write_json(tmp_path / "moon", rows)),
        str(write_lines(tmp_path / "lizards", card_line("Ember Lizard", ja="火蜥蜴", power="3000+"))),
    ]


@pytest.fixture
def imported(files: list[str], banneret_home: Path, capsys: Output) -> None:
    assert main(["cards", "import", *files]) == 0
    capsys.readouterr()


def test_import_says_what_it_did_on_standard_error(
    files: list[str], banneret_home: Path, capsys: Output
) -> None:
    assert main(["cards", "import", *files]) == 0
    out, err = capsys.readouterr()
    assert out == ""
    assert "moon: 1 cards (yaml-yugi)" in err
    assert 'left out: 1 x unknown monster Type "Cloud"' in err
    assert "the Duel Masters catalogue has 1 cards" in err


def test_a_bad_file_is_one_line_and_status_2(tmp_path: Path, banneret_home: Path, capsys: Output) -> None:
    (tmp_path / "page").write_text("<html>")
    assert main(["cards", "import", str(tmp_path / "page")]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "page: a web page or XML" in err


@pytest.mark.usefixtures("imported")
def test_show_as_json(capsys: Output) -> None:
    assert main(["cards", "show", "moon wolf", "--json"]) == 0
    card = json.loads(capsys.readouterr().out)
    assert card["game"] == "yugioh"
    assert (card["name"], card["password"], card["attack"]) == ("Moon Wolf", 100, 1500)
    assert card["text"] == "Our own words about Moon Wolf."
    assert card["printings"] == [
        {"set_name": "Moons of Ash", "number": "MOA-EN001", "language": "en", "rarities": ["Rare"]},
    ]


@pytest.mark.usefixtures("imported")
def test_show_for_people(capsys: Output) -> None:
    assert main(["cards", "show", "Moon Wolf"]) == 0
    out = capsys.readouterr().out
    for words in (
        "Moon Wolf",
        "EARTH Warrior / Effect, Level 4, ATK 1500 / DEF 1200",
        "MOA-EN001",
        "password 00000100",
    ):
        assert words in out


@pytest.mark.usefixtures("imported")
def test_show_finds_the_other_games_cards_too(capsys: Output) -> None:
    assert main(["cards", "show", "火蜥蜴"]) == 0
    assert "Fire Creature, cost 3, power 3000+, Human" in capsys.readouterr().out
    assert main(["cards", "show", "ember lizard", "--json"]) == 0
    card = json.loads(capsys.readouterr().out)
    assert (card["game"], card["password"], card["faces"][0]["races"]) == ("duelmasters", None, ["Human"])
    assert main(["cards", "show", "ember lizard", "--game", "yugioh"]) == 2


@pytest.mark.usefixtures("imported")
@pytest.mark.parametrize(("name", "near"), [("mon wolf", "Moon Wolf"), ("embr lizard", "Ember Lizard")])
def test_an_unknown_name_gets_a_suggestion_and_status_2(name: str, near: str, capsys: Output) -> None:
    assert main(["cards", "show", name]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert f'did you mean "{near}"' in err


def test_show_without_an_import_has_facts_of_the_starter(banneret_home: Path, capsys: Output) -> None:
    assert main(["cards", "show", "axe raider", "--json"]) == 0
    card = json.loads(capsys.readouterr().out)
    assert (card["name"], card["text"], card["printings"]) == ("Axe Raider", "", [])


@pytest.mark.usefixtures("imported")
def test_search(capsys: Output) -> None:
    assert main(["cards", "search", "moon", "wolf", "lv:4", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["name"] == "Moon Wolf"
    assert main(["cards", "search", "set:MOA"]) == 0
    out = capsys.readouterr().out
    assert "Moon Wolf" in out
    assert "1 card" in out
    assert main(["cards", "search", "race:human", "--game", "duelmasters", "--json"]) == 0
    assert [card["name"] for card in json.loads(capsys.readouterr().out)] == ["Ember Lizard"]
    assert main(["cards", "search", "t:monster", "--limit", "2", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 2


def test_search_by_domain_and_leader(banneret_home: Path, capsys: Output) -> None:
    assert main(["cards", "search", 'domain:"Axe Raider" atk>=2600', "--json"]) == 0
    members = [card["name"] for card in json.loads(capsys.readouterr().out)]
    assert members
    assert main(["cards", "search", f'leads:"{members[0]}" name:raider', "--json"]) == 0
    assert "Axe Raider" in [card["name"] for card in json.loads(capsys.readouterr().out)]


def test_a_broken_query_points_at_the_place(banneret_home: Path, capsys: Output) -> None:
    assert main(["cards", "search", "wolf lv>=many"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert 'lv>=many at character 6: expected a number, found "many"' in err


def test_update_offline_is_one_line_and_status_2(
    banneret_home: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    nobody = downloads.PublicFile("a.json", Game.YUGIOH, "http://127.0.0.1:9/cards.json")
    monkeypatch.setattr(downloads, "PUBLIC_FILES", (nobody,))
    assert main(["cards", "update"]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "is this machine offline" in err
