"""``banneret perft``: counts, in words and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from banneret.cli.main import main
from tests.cli.test_scenario import TEXT

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "position.txt"
    path.write_text(TEXT)
    return path


@pytest.mark.parametrize(("depth", "count"), [(0, 1), (1, 7), (2, 30)])
def test_the_count(file: Path, capsys: Capture, depth: int, count: int) -> None:
    assert main(["perft", str(file), "--depth", str(depth)]) == 0
    assert capsys.readouterr().out == f"{count}\n"
    assert main(["perft", str(file), "--depth", str(depth), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"depth": depth, "count": count}


def test_the_count_behind_each_choice(file: Path, capsys: Capture) -> None:
    assert main(["perft", str(file), "--depth", "2", "--divide"]) == 0
    lines = [line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines()]
    assert lines[-1] == ["30", "in all"]
    assert ["4", "Normal Summon Axe Raider (your Deck Master, costs 500 LP)"] in lines
    assert sum(int(count) for count, _ in lines[:-1]) == 30
    assert main(["perft", str(file), "--depth", "2", "--divide", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert sum(one["count"] for one in found["divide"]) == found["count"] == 30


def test_a_scenario_that_is_none(file: Path, capsys: Capture) -> None:
    file.write_text("format domain\nsides\n")
    assert main(["perft", str(file)]) == 2
    assert "line 2" in capsys.readouterr().err
