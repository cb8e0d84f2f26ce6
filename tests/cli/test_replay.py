"""``banneret replay``: a recorded game again, and whether it is the same."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from banneret.bots.match import play_out
from banneret.bots.roster import make_bot
from banneret.cli.main import main
from banneret.core.record import encode_record
from banneret.core.seats import BySeat
from tests.duels import new_game

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The record of a short game of three seats."""
    game = new_game(3, 8, size=10)
    assert play_out(game, BySeat.build(3, lambda seat: make_bot("random", str(seat))))
    path = tmp_path / "game.json"
    path.write_bytes(encode_record(game.record))
    return path


def change(file: Path, alter: Callable[[dict[str, Any]], object]) -> None:
    tree = json.loads(file.read_bytes())
    alter(tree)
    file.write_text(json.dumps(tree))


def test_verify_says_identical(file: Path, capsys: Capture) -> None:
    assert main(["replay", str(file), "--verify"]) == 0
    assert ": identical, " in capsys.readouterr().out


def test_verify_names_the_difference_and_says_no(file: Path, capsys: Capture) -> None:
    change(file, lambda tree: tree.update(seed=tree["setup"].update(seed="beef")))
    assert main(["replay", str(file), "--verify"]) == 1
    captured = capsys.readouterr()
    assert f"{file}: differs: " in captured.out
    assert captured.err == ""


def test_verify_as_json(file: Path, capsys: Capture) -> None:
    assert main(["replay", str(file), "--verify", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["identical"]
    assert len(found["fingerprint"]) == 32
    change(file, lambda tree: tree["steps"].pop())
    assert main(["replay", str(file), "--verify", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert not found["identical"]
    assert found["difference"].startswith("after ")


def test_one_bad_record_among_several(file: Path, tmp_path: Path, capsys: Capture) -> None:
    bad = tmp_path / "bad.json"
    bad.write_bytes(file.read_bytes())
    change(bad, lambda tree: tree["steps"].append(0))
    assert main(["replay", "--verify", str(file), str(bad)]) == 1
    out = capsys.readouterr().out
    assert ": identical" in out
    assert "bad.json: differs: step " in out


def test_the_story_of_a_game(file: Path, capsys: Capture) -> None:
    assert main(["replay", str(file)]) == 0
    out = capsys.readouterr().out
    assert "-- Turn 1: Seat 0" in out
    assert "The duel is over" in out
    assert "draws a card" in out, "a spectator does not see which"


def test_a_part_of_it(file: Path, capsys: Capture) -> None:
    assert main(["replay", str(file), "--to", "0"]) == 0
    assert "Turn 1, Seat 0" in capsys.readouterr().out
    assert main(["replay", str(file), "--to", "5"]) == 0
    assert main(["replay", str(file), "--to", "99999"]) == 2
    assert "expected at most " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("alter", "message"),
    [
        (lambda tree: tree["setup"].update(format="chess"), "expected one of the formats"),
        (lambda tree: tree["setup"].update(format="dmedh"), "cannot be played yet"),
        (lambda tree: tree["setup"].update(options={"nonsense": 1}), "expected one of the options"),
        (lambda tree: tree["setup"].update(seed="xyz"), "hexadecimal"),
        (lambda tree: tree["setup"]["decks"].pop(0) and tree["setup"]["decks"].pop(0), "2 to 6 seats"),
        (lambda tree: tree["setup"]["decks"][0].update(main=[999]), "expected a card below"),
        (lambda tree: tree["setup"]["decks"][0].update(main=[-1]), "expected a card below"),
        (lambda tree: tree["setup"].update(cards=[1, 2]), "card 0 of the game"),
        (lambda tree: tree.update(notation=7), "notation 1, not 7"),
        (lambda tree: tree.pop("steps"), "expected a game record"),
    ],
)
@pytest.mark.parametrize("verify", [[], ["--verify"]])
def test_a_record_that_makes_no_game_is_one_clear_line(
    file: Path, capsys: Capture, alter: Callable[[dict[str, Any]], object], message: str, verify: list[str]
) -> None:
    change(file, alter)
    assert main(["replay", str(file), *verify]) == 2
    captured = capsys.readouterr()
    assert message in captured.err
    assert captured.err.count("\n") == 1


def test_no_file_and_no_record(tmp_path: Path, capsys: Capture) -> None:
    assert main(["replay", str(tmp_path / "none.json")]) == 2
    assert "none.json: No such file" in capsys.readouterr().err
    (tmp_path / "text").write_bytes(b"\xff\xfe nothing")
    assert main(["replay", str(tmp_path / "text")]) == 2
    assert "expected a game record" in capsys.readouterr().err
