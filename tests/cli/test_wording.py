"""``banneret wording``, as people call it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from banneret.cli.main import main
from tests.cards.cards import write_json, yaml_yugi_row

Output = pytest.CaptureFixture[str]


@pytest.fixture
def _imported(tmp_path: Path, banneret_home: Path, capsys: Output) -> None:
    text = (
        "If this card is Normal Summoned: Destroy 1 card your opponent controls. Your opponent sings a song."
    )
    row = yaml_yugi_row("Moon Wolf", 100, text={"en": text})
    assert main(["cards", "import", str(write_json(tmp_path / "moon", [row]))]) == 0
    capsys.readouterr()


@pytest.mark.usefixtures("_imported")
def test_changes_are_marked_and_the_unread_is_named(capsys: Output) -> None:
    assert main(["wording", "moon wolf"]) == 0
    shown = capsys.readouterr().out
    assert "[Target Opponent; destroy] 1 card [that player] controls" in shown
    assert "D26.2" in shown
    assert shown.rstrip().endswith("Your opponent sings a song.")


@pytest.mark.usefixtures("_imported")
def test_json_has_printed_multiplayer_and_changes(capsys: Output) -> None:
    assert main(["wording", "Moon Wolf", "--format", "domain", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["changes"] == [
        {"from": "Destroy", "to": "Target Opponent; destroy", "rule": "D26.2"},
        {"from": "your opponent", "to": "that player", "rule": "D26.2"},
    ]
    assert data["printed"].startswith(
        "If this card is Normal Summoned: Destroy 1 card your opponent controls."
    )
    assert "Target Opponent; destroy 1 card that player controls." in data["multiplayer"]
    assert data["whole"] is False
    assert data["unread"] == ["Your opponent sings a song."]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["No Such Card At All"], "no Yu-Gi-Oh! card is named"),
        (["Summoned Skull", "--format", "dmedh"], "expected a format of Yu-Gi-Oh!"),
        (["Summoned Skull", "--format", "chess"], "chess"),
        (["Summoned Skull", "--profile", "next"], "next"),
    ],
)
def test_unusable_input_is_one_line(arguments: list[str], complaint: str, capsys: Output) -> None:
    assert main(["wording", *arguments]) == 2
    error = capsys.readouterr().err
    assert complaint in error
    assert error.count("\n") == 1
