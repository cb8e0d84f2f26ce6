"""``banneret domain`` and ``banneret leaders`` as people call them."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from banneret.cards.importing import import_files
from banneret.cli.main import main

LEADER = "Axe Raider"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(arguments)
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_a_domain_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    status, output, _ = run(capsys, "domain", LEADER, "--json")
    report = json.loads(output)
    assert status == 0
    assert list(report) == [
        *("password", "name", "profile", "attributes", "types", "archetypes", "named_cards"),
        *("stat_lines", "because", "size"),
    ]
    assert report["attributes"] == ["DIVINE", "EARTH"]
    assert {"item": "Warrior", "words": "its own Type", "kind": "Type"} in report["because"]


def test_members_are_listed_where_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    _, output, _ = run(capsys, "domain", LEADER, "--members", "--json")
    report = json.loads(output)
    assert LEADER in report["members"]
    assert len(report["members"]) == report["size"]
    _, text, _ = run(capsys, "domain", LEADER, "--members")
    assert f"  {LEADER}\n" in text


def test_the_own_type_can_be_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    _, output, _ = run(capsys, "domain", LEADER, "--own-type", "off", "--json")
    assert "Warrior" not in json.loads(output)["types"]


def test_files_for_other_programs(capsys: pytest.CaptureFixture[str]) -> None:
    _, whitelist, _ = run(capsys, "domain", LEADER, "--lflist")
    assert whitelist.splitlines()[1:3] == [f"!Domain: {LEADER}", "$whitelist"]
    _, table, _ = run(capsys, "domain", LEADER, "--csv")
    assert table.startswith("password,name,attribute,type,item,words\n")


def test_all_domains_are_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    status, output, _ = run(capsys, "domain", "--all", "--profile", "public-2024", "--jsonl")
    lines = [json.loads(line) for line in output.splitlines()]
    assert status == 0
    assert LEADER in [line["name"] for line in lines]
    assert {tuple(line) for line in lines} == {
        ("password", "name", "attributes", "types", "archetypes", "named_cards", "stat_lines")
    }


def test_all_domains_with_their_members(capsys: pytest.CaptureFixture[str]) -> None:
    _, output, _ = run(capsys, "domain", "--all", "--members", "--jsonl")
    lines = {line["name"]: line for line in map(json.loads, output.splitlines())}
    _, output, _ = run(capsys, "domain", LEADER, "--members", "--json")
    assert lines[LEADER]["members"] == json.loads(output)["members"]


def test_leaders_of_a_card(capsys: pytest.CaptureFixture[str]) -> None:
    status, output, _ = run(capsys, "leaders", LEADER, "--json")
    answer = json.loads(output)
    assert status == 0
    assert answer["wanted"] == [LEADER]
    assert LEADER in [leader["name"] for leader in answer["leaders"]]
    assert all(not leader["missing"] for leader in answer["leaders"])


def test_leaders_of_a_deck(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text(f"1 {LEADER}\n", encoding="utf-8")
    status, output, _ = run(capsys, "leaders", "--deck", str(deck))
    assert status == 0
    assert output
    assert LEADER not in output


def test_leaders_of_a_pasted_deck(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(f"1 {LEADER}\n".encode())))
    status, pasted, _ = run(capsys, "leaders", "--deck", "-")
    assert (status, bool(pasted)) == (0, True)
    status, linked, _ = run(capsys, "leaders", "--deck", "ydke://1RThAg==!!!")
    assert (status, linked) == (0, pasted)


def test_when_nobody_leads_all_the_nearest_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    status, output, _ = run(capsys, "leaders", LEADER, "Dark Magician", "Gogiga Gagagigo", "--limit", "3")
    assert status == 1
    assert output.startswith("No Deck Master holds all of them")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["domain", "Axe Raidr"], 'did you mean "Axe Raider"'),
        (["domain"], "expected the name of a Deck Master"),
        (["domain", LEADER, "--profile", "old"], "seed or public-2024, not 'old'"),
        (["domain", LEADER, "--csv", "--json"], "got --json and --csv"),
        (["domain", LEADER, "--jsonl"], "--jsonl is for --all"),
        (["domain", LEADER, "--all", "--jsonl"], "takes no name"),
        (["domain", "9" * 30], "no Yu-Gi-Oh! card is named"),
        (["leaders"], "expected the names of cards"),
        (["leaders", "--deck", "missing.ydk"], "missing.ydk: No such file"),
        (["leaders", "--deck", "ydke://AAAA"], "is it cut off?"),
    ],
)
def test_unusable_input_is_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, output, errors = run(capsys, *arguments)
    assert (status, output) == (2, "")
    assert message in errors
    assert errors.count("\n") == 1


def test_the_whole_catalogue_answers_at_once(
    shared_data: Path, banneret_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import_files([shared_data / "yugioh" / "cards.json.gz"])
    command = [sys.executable, "-m", "banneret", "domain", "Dark Magician Girl", "--json"]
    assert min(_seconds(command) for _ in range(3)) <= 0.5
    status, _, errors = run(capsys, "domain", "Umi")
    assert status == 2
    assert '"Umi" is no monster' in errors


def _seconds(command: list[str]) -> float:
    """Seconds of the processor: other tests may run on the same core."""
    before = os.times()
    subprocess.run(command, check=True, capture_output=True)
    after = os.times()
    return after.children_user - before.children_user + after.children_system - before.children_system
