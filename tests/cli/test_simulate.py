"""``banneret simulate``: games of bots, the same for the same seed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from banneret.cli.main import main

Capture = pytest.CaptureFixture[str]

REPORTED = {
    "games", "crashes", "stalls", "draws", "capped", "blank_cards", "fingerprint", "wins_by_seat", "turns",
    "decisions", "seconds", "games_per_second", "decisions_per_second", "peak_memory_mb",
}  # fmt: skip


def report(capsys: Capture, *arguments: str) -> dict[str, Any]:
    assert main(["simulate", "--json", *arguments]) == 0
    captured = capsys.readouterr()
    found: dict[str, Any] = json.loads(captured.out)
    return found


def test_the_packaged_decks_play_four_seats_to_the_end(capsys: Capture) -> None:
    found = report(capsys, "--games", "6", "--seed", "a")
    assert set(found) == REPORTED
    assert (found["games"], found["crashes"], found["stalls"], found["capped"]) == (6, 0, 0, 0)
    assert found["blank_cards"] == 0
    assert len(found["wins_by_seat"]) == 4
    assert sum(found["wins_by_seat"]) + found["draws"] == 6
    assert found["decisions"] > 100


@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_seats(capsys: Capture, seats: int) -> None:
    found = report(capsys, "--games", "1", "--seats", str(seats))
    assert len(found["wins_by_seat"]) == seats
    assert found["crashes"] == found["stalls"] == 0


def test_the_same_seed_gives_the_same_fingerprint_and_another_seed_another(capsys: Capture) -> None:
    prints = [report(capsys, "--games", "3", "--seed", seed)["fingerprint"] for seed in ("1", "1", "2")]
    assert prints[0] == prints[1] != prints[2]


def test_hashes_and_processes_change_nothing(capsys: Capture, project: Path) -> None:
    here = report(capsys, "--games", "2", "--seed", "z")["fingerprint"]
    for seed, jobs in (("1", "1"), ("77", "2")):
        command = [
            sys.executable,
            "-m",
            "banneret",
            "simulate",
            "--games",
            "2",
            "--seed",
            "z",
            "--jobs",
            jobs,
        ]
        run = subprocess.run(
            [*command, "--json"],
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": str(project / "src")},
            capture_output=True,
            text=True,
            check=True,
        )
        assert json.loads(run.stdout)["fingerprint"] == here


def test_a_limit_ends_games_as_stalls_and_says_no(capsys: Capture) -> None:
    assert main(["simulate", "--games", "2", "--limit", "5", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["stalls"], found["capped"], found["draws"], found["crashes"]) == (2, 2, 0, 0)
    assert sum(found["wins_by_seat"]) == 0


def test_the_open_format_plays_two_seats(capsys: Capture) -> None:
    assert len(report(capsys, "--games", "1", "--format", "open")["wins_by_seat"]) == 2


def test_the_records_are_kept_and_verify(capsys: Capture, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    report(capsys, "--games", "3", "--records", str(folder))
    files = sorted(str(path) for path in folder.iterdir())
    assert [Path(name).name for name in files] == [f"game-{number:06}.json" for number in range(3)]
    assert main(["replay", "--verify", *files]) == 0
    assert capsys.readouterr().out.count(": identical, ") == 3


def test_a_deck_of_ones_own_serves_all_seats(capsys: Capture, project: Path) -> None:
    deck = project / "src" / "banneret" / "decks" / "starter" / "axe-raider.ydk"
    found = report(capsys, "--games", "1", "--deck", str(deck))
    assert found["crashes"] == 0


def test_plain_words_without_json(capsys: Capture) -> None:
    assert main(["simulate", "--games", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["games", "1"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--format", "chess"], "expected one of the formats"),
        (["--format", "neo"], "cannot be played yet"),
        (["--seats", "1"], "expected 2 to 6 seats, not 1"),
        (["--seats", "7"], "expected 2 to 6 seats, not 7"),
        (["--bots", "clever"], "expected a bot named random"),
        (["--bots", ""], "expected a bot named random"),
        (["--games", "0"], "greater than or equal to 1"),
        (["--deck", "nothing.ydk"], "nothing.ydk"),
    ],
)
def test_what_cannot_be_played_is_one_clear_line(capsys: Capture, arguments: list[str], message: str) -> None:
    assert main(["simulate", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert message in captured.err
    assert captured.err.count("\n") == 1


def test_a_file_where_the_folder_should_be(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    assert main(["simulate", "--games", "1", "--records", str(tmp_path / "taken")]) == 2
    assert "expected a folder for the records" in capsys.readouterr().err
