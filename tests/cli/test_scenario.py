"""``banneret scenario``: show a position, and play on from it."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from banneret.cli.main import main
from tests.yugioh.test_scenario import blocks_of

Capture = pytest.CaptureFixture[str]

TEXT = """\
format domain
turn 6 seat 1 phase main1
side 0 life 1500
  leader "Dark Magician"
  monster 2 "Giant Flea" set
  deck "Battle Ox"
side 1 returns 1
  leader "Axe Raider"
  monster 0 "Battle Ox" attack
  hand "Giant Flea"
  deck "Giant Flea"
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "position.txt"
    path.write_text(TEXT)
    return path


def test_it_shows_the_table_and_what_may_be_done(file: Path, capsys: Capture) -> None:
    assert main(["scenario", str(file)]) == 0
    out = capsys.readouterr().out
    assert "> Seat 1 (you): 8000 LP" in out
    assert "Normal Summon Axe Raider (your Deck Master, costs 500 LP)" in out
    assert "monsters  3: face-down" in out


def test_another_seat_sees_its_own_cards_and_no_question(file: Path, capsys: Capture) -> None:
    assert main(["scenario", str(file), "--seat", "0"]) == 0
    out = capsys.readouterr().out
    assert "3: Giant Flea" in out
    assert "What do you do" not in out
    assert "hand      Giant Flea" not in out


def test_the_example_of_the_documentation(project: Path, tmp_path: Path, capsys: Capture) -> None:
    example = next(text for _, text in blocks_of(project) if text.startswith("format "))
    path = tmp_path / "example.txt"
    path.write_text(example)
    assert main(["scenario", str(path)]) == 0
    out = capsys.readouterr().out
    assert "> Seat 1 (you): 1700 LP" in out
    assert "Seat 2: out" in out
    assert main(["perft", str(path), "--depth", "2"]) == 0


def test_it_can_be_played_on(file: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("concede\n"))
    assert main(["scenario", str(file), "--play"]) == 0
    assert "** Seat 0 wins" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (TEXT.replace("monster 2", "monster two"), "line 5: expected a place"),
        (TEXT.replace("format domain", "format chess"), "expected one of the formats"),
        (TEXT.replace('"Battle Ox"', '"Battle Oxx"'), 'no Yu-Gi-Oh! card is named "Battle Oxx"'),
        (TEXT.replace('"Battle Ox"', '"battle ox"'), 'as it is spelled, "Battle Ox", not "battle ox"'),
        (TEXT.replace('"Battle Ox"', '"\\ud800"'), "line 6: expected a card name in quotes"),
        (TEXT.replace("monster 2", "monster 7"), "Giant Flea: expected a free place"),
        (TEXT.replace("returns", "wins"), "side 1: this format knows no word 'wins'"),
        ("", "expected a line 'format NAME'"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_one_clear_line(file: Path, capsys: Capture, text: str, message: str) -> None:
    file.write_text(text)
    assert main(["scenario", str(file)]) == 2
    err = capsys.readouterr().err
    assert message in err
    assert err.count("\n") == 1


def test_a_file_that_cannot_be_read(tmp_path: Path, capsys: Capture) -> None:
    assert main(["scenario", str(tmp_path / "none.txt")]) == 2
    assert main(["scenario", str(tmp_path)]) == 2
    (tmp_path / "latin").write_bytes(b"format domain \xe9")
    assert main(["scenario", str(tmp_path / "latin")]) == 2
    (tmp_path / "long").write_bytes(b"#" * 1_000_001)
    assert main(["scenario", str(tmp_path / "long")]) == 2
    assert capsys.readouterr().err.count("\n") == 4


def test_a_seat_that_is_not_there(file: Path, capsys: Capture) -> None:
    assert main(["scenario", str(file), "--seat", "4"]) == 2
    assert "expected a seat below 2, not 4" in capsys.readouterr().err
