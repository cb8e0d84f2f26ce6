"""``banneret play --terminal`` through a pipe: whole games, undo, concede, quit, garbage, end of input."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from banneret.core.record import read_record
from banneret.core.replay import verify
from banneret.formats.registry import find_format

PLAY = ("play", "--terminal", "--seed", "5")


class Run:
    """One game through a pipe."""

    def __init__(self, project: Path, typed: str | bytes, *arguments: str) -> None:
        run = subprocess.run(
            [sys.executable, "-m", "banneret", *PLAY, *arguments],
            input=typed.encode() if isinstance(typed, str) else typed,
            capture_output=True,
            env=os.environ | {"PYTHONPATH": str(project / "src"), "PYTHONIOENCODING": "utf-8"},
            timeout=60,
            check=False,
        )
        self.status = run.returncode
        self.out = run.stdout.decode()
        self.err = run.stderr.decode()


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_whole_game_of_first_choices(project: Path, tmp_path: Path, seats: int) -> None:
    """Always the first option, and ENTER for picks: the game ends, and its record verifies."""
    path = tmp_path / "game.json"
    run = Run(project, "1\n\n" * 3000, "--seats", str(seats), "--record", str(path))
    assert run.status == 0
    assert "You play as " in run.out
    assert re.search(r"\*\* (\w+ wins|You wins?|The duel is a draw)", run.out)
    record = read_record(path)
    game = verify(record, find_format(record.setup.format).rules(record.setup.options))
    assert game.result is not None
    assert "banneret replay" in run.err


def test_conceding_lets_the_others_play_on(project: Path) -> None:
    run = Run(project, "concede\n")
    assert run.status == 0
    assert "surrenders" in run.out
    assert "The duel is over" in run.out


@pytest.mark.parametrize("word", ["quit", "q", " QUIT ", "exit"])
def test_quitting_keeps_the_record(project: Path, tmp_path: Path, word: str) -> None:
    path = tmp_path / "game.json"
    run = Run(project, f"1\n{word}\n", "--record", str(path))
    assert run.status == 0
    assert "You leave the table." in run.out
    assert read_record(path).result is None


@pytest.mark.parametrize("typed", ["", "1", "help\n", "1\n1\n"])
def test_the_end_of_input_leaves_the_table(project: Path, tmp_path: Path, typed: str) -> None:
    path = tmp_path / "game.json"
    run = Run(project, typed, "--record", str(path))
    assert run.status == 0
    assert "You leave the table." in run.out
    assert path.exists()
    assert "Traceback" not in run.err


def test_undo_takes_the_last_choice_back(project: Path, tmp_path: Path) -> None:
    """After choices and as many undos the first question stands again."""
    path = tmp_path / "game.json"
    run = Run(project, "undo\n1\n1\n1\nundo\nundo\nundo\nundo\nquit\n", "--record", str(path))
    assert run.out.count("There is nothing to take back.") == 2
    questions = [block.split("\n> ")[0] for block in run.out.split("\nWhat do you do?")[1:]]
    assert questions[0] == questions[-1]
    record = read_record(path)
    verify(record, find_format(record.setup.format).rules(record.setup.options))


def test_garbage_is_answered_and_nothing_happens(project: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    garbage = [
        "0",
        "-1",
        "99",
        "1 2",
        "one",
        "1.5",
        "\u0663",
        "9" * 30,
        "1,",
        ",",
        "  ",
        "\x00",
        "'; --",
        "1e3",
    ]
    typed = "".join(f"{word}\n" for word in garbage if word not in ("1,", ",", "  "))
    run = Run(project, typed + "quit\n", "--record", str(path))
    assert run.status == 0
    assert (
        run.out.count("expected a number from 1 to ") + run.out.count("expected one number from 1 to ") == 11
    )
    assert "Traceback" not in run.err
    assert not any(line.startswith("seat ") for line in run.out.splitlines())


def test_bytes_that_are_no_text(project: Path) -> None:
    run = Run(project, b"\xff\xfe\n\x80\n1\nquit\n")
    assert run.status == 0
    assert "You leave the table." in run.out
    assert "Traceback" not in run.err


def test_the_other_words(project: Path) -> None:
    run = Run(project, "help\n?\nt\nlog\nquit\n")
    assert run.status == 0
    assert run.out.count("take your last choice back") == 2
    assert run.out.count("What do you do?") == 2


def test_a_pick_is_counted_from_one_and_told_so(project: Path, tmp_path: Path) -> None:
    """Seven cards at the end of a turn: one is discarded; wrong answers are told in the player's numbers."""
    hand = " ".join(['"Battle Ox"'] * 8)
    text = (
        f"format open\nturn 4 seat 0 phase main1\nside 0 summoned\n hand {hand}\n"
        'side 1\n deck "Battle Ox" "Battle Ox"\n'
    )
    path = tmp_path / "position.txt"
    path.write_text(text)
    run = subprocess.run(
        [sys.executable, "-m", "banneret", "scenario", str(path), "--play"],
        input="2\n0 1\n9 1\n1 1\n1 2 3\n2, 7\nquit\n",
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(project / "src")},
        timeout=60,
        check=False,
    )
    assert run.stdout.count("expected 2 different numbers from 1 to 8") == 4
    assert run.stdout.count("Seat 0 discards Battle Ox") == 2


def test_unusable_arguments(project: Path, tmp_path: Path) -> None:
    for arguments in (["--seats", "9"], ["--seed", "what"], ["--format", "neo"], ["--deck", "none.ydk"]):
        run = Run(project, "", *arguments)
        assert run.status == 2
        assert run.err.count("\n") == 1
    run = Run(project, "quit\n", "--record", str(tmp_path / "none" / "game.json"))
    assert run.status == 2
    assert "game.json" in run.err
    assert "You play as" not in run.out, "it is said before the game and not after it"
