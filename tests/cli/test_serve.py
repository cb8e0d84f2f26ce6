"""``banneret serve`` and the browser form of ``banneret play``, as processes."""

from __future__ import annotations

import io
import json
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import structlog

from banneret.cli.main import main
from banneret.cli.serve import LogForm, configure_log


def started(*arguments: str) -> tuple[subprocess.Popen[str], str]:
    """A command that runs until it is stopped, and the address that it prints."""
    process = subprocess.Popen(
        [sys.executable, "-m", "banneret", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://\S+", line)
    assert found is not None, (line, process.communicate(timeout=20))
    return process, found[0]


def test_play_seats_the_person_and_keeps_the_record(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    process, url = started("play", "--browser", "--no-open", "--seed", "5eed", "--record", str(kept))
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/t/[\w-]{22}#seat=[\w-]{32}", url)
    assert httpx.get(url.partition("/t/")[0] + "/health").text == "ok"
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=20)
    assert (process.returncode, "You leave the table." in err, "Traceback" in err) == (0, True, False)
    record = json.loads(kept.read_bytes())
    assert record["setup"]["seed"] == "5eed"
    assert sorted(record["setup"]["players"]) == ["Ada", "Bram", "Cleo", "You"]


def test_serve_keeps_tables_in_the_users_folder_and_stops_cleanly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BANNERET_HOME", str(tmp_path / "home"))
    process, url = started("serve", "--port", "0", "--log", "json")
    created = httpx.post(f"{url}/api/tables", json={"name": "Ida"})
    assert created.status_code == 201
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=20)
    assert process.returncode == 0
    log = [json.loads(line) for line in err.splitlines() if line.startswith("{")]
    assert [line["event"] for line in log] == ["server ready", "table created", "server closed"]
    assert created.json()["token"] not in err
    assert created.json()["table"] not in err
    assert (tmp_path / "home" / "tables.sqlite").is_file()


def test_play_without_a_terminal_stays_in_the_terminal_form(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda _: "quit")
    assert main(["play"]) == 0
    assert "Type help to see what you can type." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "--browser", "--no-open", "--deck", "nowhere.ydk"], "nowhere.ydk: No such file"),
        (["play", "--browser", "--no-open", "--format", "neo"], "cannot be played yet"),
        (["play", "--browser", "--no-open", "--seats", "7"], "2 to 6 seats"),
        (["play", "--browser", "--no-open", "--seed", "xyz"], "hexadecimal"),
        (["serve", "--database", "mysql://x/y"], "sqlite or postgresql"),
        (
            ["serve", "--host", "192.0.2.1", "--port", "0", "--database", "sqlite://"],
            "cannot listen on 192.0.2.1",
        ),
    ],
)
def test_what_cannot_be_used_is_one_line(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    err = capsys.readouterr().err
    assert words in err
    assert err.count("\n") == 1


def test_an_illegal_deck_is_told_with_its_reasons(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "short.ydk"
    deck.write_text("#main\n48305365\n#extra\n!side\n48305365\n")
    assert main(["play", "--browser", "--no-open", "--deck", str(deck)]) == 2
    assert "short.ydk: not legal in Domain Format: " in capsys.readouterr().err


def test_the_log_goes_to_the_standard_error_of_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    before, now = io.StringIO(), io.StringIO()
    monkeypatch.setattr(sys, "stderr", before)
    configure_log(LogForm.JSON)
    before.close()
    monkeypatch.setattr(sys, "stderr", now)
    structlog.get_logger("banneret.test").error("the lamp is out")
    assert "the lamp is out" in now.getvalue()
