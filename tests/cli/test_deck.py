"""``banneret deck check``, ``convert`` and ``show`` as people call them."""

from __future__ import annotations

import gzip
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from banneret.cards.importing import import_files
from banneret.cards.starter import starter_cards
from banneret.cli.main import main
from banneret.decks.files import DeckKind
from tests.cards.cards import card_line, write_lines

LEADER = "Axe Raider"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(arguments)
    captured = capsys.readouterr()
    return status, captured.out, captured.err


@pytest.fixture
def legal_list(tmp_path: Path) -> Path:
    """Sixty monsters of the packaged catalogue that are in Axe Raider's Domain."""
    led = (card for card in starter_cards() if card.attribute == "EARTH" or card.monster_type == "Warrior")
    names = [card.name for card in led if card.name != LEADER]
    assert len(names) >= 60
    file = tmp_path / "deck.txt"
    file.write_text("\n".join([f"Deck Master: {LEADER}", *(f"1x {name}" for name in names[:60])]))
    return file


def test_a_legal_deck_as_json(capsys: pytest.CaptureFixture[str], legal_list: Path) -> None:
    status, output, _ = run(capsys, "deck", "check", str(legal_list), "--format", "domain", "--json")
    assert json.loads(output) == {"legal": True, "leader": LEADER, "violations": [], "unknown": []}
    assert status == 0


def test_an_illegal_deck_names_every_breach(capsys: pytest.CaptureFixture[str], legal_list: Path) -> None:
    legal_list.write_text(legal_list.read_text() + f"\n1x {LEADER}\nSide\n2x Kuribho\n")
    status, output, _ = run(capsys, "deck", "check", str(legal_list), "--format", "domain", "--json")
    verdict = json.loads(output)
    assert status == 1
    assert list(verdict) == ["legal", "leader", "violations", "unknown"]
    assert [(v["rule"], v["section"], v["card"], v["count"]) for v in verdict["violations"]] == [
        ("D1", "main", None, 61),
        ("D1", "side", None, 2),
        ("D3", "main", LEADER, 2),
    ]
    assert all(list(v) == ["rule", "section", "card", "count", "message"] for v in verdict["violations"])
    assert verdict["unknown"] == ["Kuribho"]
    status, text, _ = run(capsys, "deck", "check", str(legal_list), "--format", "domain")
    assert status == 1
    assert text.startswith(f"not legal in Domain Format, led by {LEADER}\n  D1   main   ")


def test_a_leader_can_be_named(capsys: pytest.CaptureFixture[str], legal_list: Path) -> None:
    legal_list.write_text(legal_list.read_text().partition("\n")[2])
    arguments = ("deck", "check", str(legal_list), "--format", "domain", "--json")
    assert run(capsys, *arguments)[0] == 1
    status, output, _ = run(capsys, *arguments, "--leader", "axe raider")
    assert (status, json.loads(output)["leader"]) == (0, LEADER)
    status, _, error = run(capsys, *arguments, "--leader", "Axe Raidre")
    assert status == 2
    assert LEADER in error


def test_any_deck_is_legal_in_the_open_format(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "one.ydk"
    file.write_text("#main\n123\n")
    status, output, _ = run(capsys, "deck", "check", str(file), "--format", "open", "--json")
    assert json.loads(output) == {"legal": True, "leader": None, "violations": [], "unknown": ["123"]}
    assert status == 0


def test_neo_asks_for_unlocks(capsys: pytest.CaptureFixture[str], legal_list: Path, tmp_path: Path) -> None:
    high = next(card.name for card in starter_cards() if (card.level or 0) >= 6)
    legal_list.write_text(legal_list.read_text().replace(LEADER, high))
    arguments = ("deck", "check", str(legal_list), "--format", "neo", "--json")
    _, output, _ = run(capsys, *arguments)
    assert "N11" in [violation["rule"] for violation in json.loads(output)["violations"]]
    unlocks = tmp_path / "unlocks.txt"
    unlocks.write_text(high)
    for choice in ("all", str(unlocks)):
        _, output, _ = run(capsys, *arguments, "--unlocks", choice)
        assert "N11" not in [violation["rule"] for violation in json.loads(output)["violations"]]


def test_duel_masters_decks_are_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("Commander: Nobody\n3x No One\n")
    status, output, _ = run(capsys, "deck", "check", str(file), "--format", "dmedh", "--json")
    assert status == 1
    assert json.loads(output)["unknown"] == ["Nobody", "No One"]


@pytest.mark.parametrize("kind", list(DeckKind))
def test_a_duel_masters_deck_needs_no_game_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, banneret_home: Path, kind: DeckKind
) -> None:
    cards = write_lines(
        tmp_path / "cards",
        *map(card_line, ("Chief", "Ember Lizard")),
        card_line("Ghost", type="Psychic Creature"),
    )
    import_files([cards])
    written = "Commander: Chief\n3x ember lizard\nHyperspatial:\n2x Ghost\n"
    (tmp_path / "deck.txt").write_text(f"// game: duelmasters\n{written}")
    status, converted, _ = run(capsys, "deck", "convert", str(tmp_path / "deck.txt"), "--to", kind)
    assert status == 0
    (tmp_path / "there").write_text(converted, encoding="utf-8")
    _, back, _ = run(capsys, "deck", "convert", str(tmp_path / "there"), "--to", "text")
    lines = ["// game: duelmasters", "Commander:", "1x Chief", "Main Deck:", "3x Ember Lizard"]
    lines += ["Hyperspatial Zone:", "2x Ghost"]
    assert [line.casefold() for line in back.splitlines() if line] == [line.casefold() for line in lines]
    _, verdict, _ = run(capsys, "deck", "check", str(tmp_path / "there"), "--format", "dmedh", "--json")
    assert (json.loads(verdict)["leader"], json.loads(verdict)["unknown"]) == ("Chief", [])


def test_with_no_duel_masters_cards_imported_one_line_says_so(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, banneret_home: Path
) -> None:
    (tmp_path / "deck.txt").write_text("// game: duelmasters\n1 Ember Lizard\n1 Frost Lizard\n")
    _, text, _ = run(capsys, "deck", "check", str(tmp_path / "deck.txt"), "--format", "dmedh")
    assert (
        text.splitlines()[-1] == "  the Duel Masters catalogue is empty: `banneret cards import` brings cards"
    )
    status, _, error = run(capsys, "deck", "convert", str(tmp_path / "deck.txt"), "--to", "ydke")
    assert (status, error.count("\n")) == (0, 1)
    assert error.startswith("banneret: the Duel Masters catalogue is empty")


@pytest.mark.parametrize("kind", list(DeckKind))
def test_a_name_that_no_catalogue_knows_goes_through_every_kind(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, banneret_home: Path, kind: DeckKind
) -> None:
    written = f'Main Deck:\n3x {LEADER}s, "#1"\n2x 名無し 🐉\n\nSide Deck:\n2x {LEADER}\n'
    (tmp_path / "deck.txt").write_text(written, encoding="utf-8")
    status, there, error = run(capsys, "deck", "convert", str(tmp_path / "deck.txt"), "--to", kind)
    assert status == 0
    if kind not in (DeckKind.TEXT, DeckKind.JSON):
        assert [line.startswith("banneret: unknown card ") for line in error.splitlines()] == [True, True]
        assert f"did you mean {LEADER}" in error
    (tmp_path / "there").write_text(there, encoding="utf-8")
    _, back, _ = run(capsys, "deck", "convert", str(tmp_path / "there"), "--to", "text")
    assert back == written


def test_a_list_of_names_is_of_the_game_that_knows_more_of_them(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, banneret_home: Path
) -> None:
    import_files([write_lines(tmp_path / "cards", *map(card_line, ("Ember Lizard", "Frost Lizard", LEADER)))])
    (tmp_path / "deck.txt").write_text(f"1 Ember Lizard\n1 Frost Lizrd\n1 {LEADER}\n")
    status, text, _ = run(capsys, "deck", "show", str(tmp_path / "deck.txt"))
    assert (status, "led by Ember Lizard" in text) == (0, True)
    assert "unknown card Frost Lizrd; did you mean Frost Lizard" in text
    (tmp_path / "deck.txt").write_text(f"1 {LEADER}\n1 Nobody\n")
    _, output, _ = run(capsys, "deck", "convert", str(tmp_path / "deck.txt"), "--to", "json")
    assert json.loads(output)["game"] == "yugioh"


@pytest.mark.parametrize(
    ("numbers", "format_name", "message"),
    [
        ("48305365", "dmedh", "expected a Duel Masters deck, found one of Yu-Gi-Oh!"),
        ("3273604184", "domain", "expected a Yu-Gi-Oh! deck, found one of Duel Masters"),
    ],
)
def test_a_deck_of_the_other_game_is_told_by_its_numbers(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, numbers: str, format_name: str, message: str
) -> None:
    (tmp_path / "deck.ydk").write_text(f"#main\n{numbers}\n")
    status, output, error = run(capsys, "deck", "check", str(tmp_path / "deck.ydk"), "--format", format_name)
    assert (status, output) == (2, "")
    assert message in error


@pytest.mark.parametrize("kind", list(DeckKind))
def test_a_deck_is_converted_to_every_kind_and_back(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, kind: DeckKind
) -> None:
    codes = ("#main\n48305365\n123\n123\n#extra\n456\n!side\n" + "789\n" * 20).splitlines()
    file = tmp_path / "deck.ydk"
    file.write_text("\n".join(codes))
    status, converted, _ = run(capsys, "deck", "convert", str(file), "--to", kind)
    assert status == 0
    there = tmp_path / "there"
    there.write_text(converted, encoding="utf-8")
    _, back, _ = run(capsys, "deck", "convert", str(there), "--to", "ydk")
    assert [line for line in back.splitlines() if not line.startswith("#created")] == codes


def test_a_deck_can_be_pasted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, legal_list: Path
) -> None:
    _, link, _ = run(capsys, "deck", "convert", str(legal_list), "--to", "ydke")
    pasted = io.TextIOWrapper(io.BytesIO(link.encode()))
    monkeypatch.setattr(sys, "stdin", pasted)
    assert run(capsys, "deck", "check", "-", "--format", "domain")[0] == 0
    assert run(capsys, "deck", "check", link.strip(), "--format", "domain")[0] == 0


def test_the_figures_of_a_deck(capsys: pytest.CaptureFixture[str], legal_list: Path) -> None:
    status, output, _ = run(capsys, "deck", "show", str(legal_list), "--json", "--hands", "2", "--seed", "5")
    figures = json.loads(output)
    assert status == 0
    assert figures["sizes"] == {"leader": 1, "main": 60, "extra": 0, "side": 0}
    assert len({*figures["domain"]["EARTH"], *figures["domain"]["Warrior"]}) == 60
    assert figures["odds"][0]["opening"] == pytest.approx(5 / 60)
    assert figures["odds"][0]["by_turn"] == pytest.approx([6 / 60, 7 / 60, 8 / 60, 9 / 60, 10 / 60])
    status, text, _ = run(capsys, "deck", "show", str(legal_list), "--hands", "2", "--seed", "5")
    assert "8.3%" in text
    assert "; ".join(figures["hands"][1])[:40] in text


@pytest.mark.parametrize(
    ("name", "data", "message"),
    [
        ("deck.ydk", b"", "found no card in it"),
        ("deck.ydk", b"#main\nabc\n", "line 2: expected a card number"),
        ("deck.ydk", gzip.compress(b"#main\n1001\n", mtime=0)[:12], "found a gzip file"),
        ("deck.html", b"<!doctype html><p>Not found</p>", "found a web page"),
        ("deck.cdb", b"SQLite format 3\x00" + b"\x00" * 100, "found a database"),
        ("deck.txt", b"1\n" * 10_000_000, "found more than 2 MB"),
        ("deck.json", b'{"main": {"a": [', "expected a deck as JSON"),
        ("deck.txt", "1x Jürgen".encode("latin-1"), "expected UTF-8"),
    ],
)
@pytest.mark.parametrize("command", ["check", "convert", "show"])
def test_unusable_files_get_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str, name: str, data: bytes, message: str
) -> None:
    file = tmp_path / name
    file.write_bytes(data)
    options = {"check": ("--format", "domain"), "convert": ("--to", "text"), "show": ()}[command]
    status, output, error = run(capsys, "deck", command, str(file), *options)
    assert (status, output) == (2, "")
    assert message in error
    assert len(error.splitlines()) == 1


def test_a_missing_file_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, _, error = run(capsys, "deck", "show", str(tmp_path / "missing.ydk"))
    assert status == 2
    assert "missing.ydk" in error


def test_unknown_formats_and_profiles_are_named(capsys: pytest.CaptureFixture[str], legal_list: Path) -> None:
    status, _, error = run(capsys, "deck", "check", str(legal_list), "--format", "chess")
    assert (status, "'chess'" in error) == (2, True)
    status, _, error = run(
        capsys, "deck", "check", str(legal_list), "--format", "domain", "--profile", "1999"
    )
    assert (status, "1999" in error) == (2, True)


def test_a_check_on_the_full_catalogue_is_quick(shared_data: Path, banneret_home: Path) -> None:
    import_files([shared_data / "yugioh" / "cards.json.gz"])
    file = shared_data / "yugioh" / "decks" / "AI_Yubel.ydk"
    command = [sys.executable, "-m", "banneret", "deck", "check", str(file)]
    command += ["--format", "domain", "--leader", "Yubel", "--json"]
    seconds = []
    for _ in range(3):
        before = os.times()
        finished = subprocess.run(command, capture_output=True, check=False)
        after = os.times()  # processor time: other tests may run on the same core
        children = after.children_user + after.children_system
        seconds.append(children - before.children_user - before.children_system)
        assert finished.returncode == 1
        assert json.loads(finished.stdout)["leader"] == "Yubel"
    assert min(seconds) <= 0.5
