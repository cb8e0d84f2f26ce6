"""The entry point: what it lists, what it loads, and how a command may end."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Annotated

import pytest
import typer

from banneret import __version__
from banneret.cli import main as entry
from banneret.cli.main import COMMANDS, main
from banneret.errors import BanneretError


def give_command(monkeypatch: pytest.MonkeyPatch, function: Callable[..., None]) -> None:
    """Make ``banneret trial`` a command whose module holds this function."""
    module = ModuleType("trial_command")
    app = typer.Typer()
    app.command()(function)
    module.__dict__["app"] = app
    monkeypatch.setitem(sys.modules, "trial_command", module)
    monkeypatch.setattr(entry, "COMMANDS", {"trial": entry.Command("trial_command", "tries something")})


def modules_loaded_by(*arguments: str) -> set[str]:
    """The modules that a process has loaded when ``banneret`` with these arguments is done."""
    code = (
        "import sys; from banneret.cli.main import main; "
        f"status = main({list(arguments)!r}); print(*sys.modules, file=sys.stderr); sys.exit(status)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    return set(run.stderr.split())


def test_the_list_names_every_command_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    for name, command in COMMANDS.items():
        assert sum(line.split() == [name, *command.summary.split()] for line in out.splitlines()) == 1
    assert max(map(len, out.splitlines())) <= 100


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"banneret {__version__}\n"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_its_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--help"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith(f"Usage: banneret {name}")
    assert "--install-completion" not in out
    assert err == ""


def test_help_of_a_command_by_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def greet() -> None:
        """Greet whoever asks."""

    give_command(monkeypatch, greet)
    assert main(["help", "trial"]) == 0
    assert "Greet whoever asks." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [("simulat", "did you mean simulate?"), ("xyzzy", "banneret --help lists them"), ("--deck", "no option")],
)
def test_an_unknown_command_is_one_line_with_a_way_on(
    typed: str, answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([typed]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("banneret: error: ")
    assert answer in err


def test_unusable_input_is_one_line_and_status_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise BanneretError("deck.ydk, line 3: expected a card number, got 'x'")

    give_command(monkeypatch, fail)
    assert main(["trial"]) == 2
    assert capsys.readouterr() == ("", "banneret: error: deck.ydk, line 3: expected a card number, got 'x'\n")


def test_a_missing_file_is_unusable_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    missing = tmp_path / "none.ydk"

    def read() -> None:
        missing.read_bytes()

    give_command(monkeypatch, read)
    assert main(["trial"]) == 2
    assert capsys.readouterr() == ("", f"banneret: error: {missing}: No such file or directory\n")


def test_wrong_arguments_are_one_line_and_status_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def count(times: Annotated[int, typer.Argument()]) -> None:
        """Count."""

    give_command(monkeypatch, count)
    assert main(["trial", "many"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("banneret: error: trial: ")
    assert err.endswith("(see banneret trial --help)\n")
    assert "times" in err


@pytest.mark.parametrize(
    ("raised", "status"),
    [
        pytest.param(typer.Exit(1), 1, id="no"),
        pytest.param(typer.Exit(), 0, id="done"),
        pytest.param(typer.Abort(), 130, id="abort"),
        pytest.param(KeyboardInterrupt(), 130, id="ctrl-c"),
        pytest.param(EOFError(), 2, id="end of input"),
        pytest.param(ZeroDivisionError(), 70, id="fault"),
    ],
)
def test_how_a_command_may_end(raised: BaseException, status: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def end() -> None:
        raise raised

    give_command(monkeypatch, end)
    assert main(["trial"]) == status


def test_a_fault_shows_where_it_happened(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def end() -> None:
        raise ZeroDivisionError("by nobody")

    give_command(monkeypatch, end)
    main(["trial"])
    err = capsys.readouterr().err
    assert "ZeroDivisionError: by nobody" in err
    assert "a fault of Banneret" in err.splitlines()[-1]


@pytest.mark.skipif(os.name == "nt", reason="pipes close differently on Windows")
def test_a_reader_that_goes_away_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as closed_pipe:
        run = subprocess.run(
            [sys.executable, "-m", "banneret", "--help"],
            stdout=closed_pipe,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
    assert run.stderr == b""
    assert run.returncode == 141


def test_the_list_of_commands_loads_none_of_them() -> None:
    loaded = modules_loaded_by("--help")
    assert {module for module in loaded if module.startswith("banneret")} == {
        "banneret",
        "banneret.cli",
        "banneret.cli.errors",
        "banneret.cli.main",
        "banneret.errors",
    }
    assert loaded.isdisjoint({"typer", "rich", "sqlalchemy", "msgspec", "httpx", "rapidfuzz"})


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_loads_nothing_heavy(name: str) -> None:
    assert modules_loaded_by(name, "--help").isdisjoint(
        {"rich", "sqlalchemy", "alembic", "httpx", "rapidfuzz"}
    )
