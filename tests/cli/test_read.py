"""``banneret read`` and ``banneret reading``, as people call them."""

from __future__ import annotations

import json

import pytest

from banneret.cli.main import main


def test_a_text_is_shown_with_verdict_and_tree(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["read", "--text", "Draw 2 cards. Draw 2 cards beneath the moon."]) == 0
    shown = capsys.readouterr().out
    assert "exact      Draw 2 cards." in shown
    assert "Draw\n" in shown
    assert "draw 2 cards >> beneath the moon ." in shown


def test_json_has_verdicts_trees_and_the_printed_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["read", "--text", "Draw 2 cards.", "--json"]) == 0
    (sentence,) = json.loads(capsys.readouterr().out)["sentences"]
    assert sentence["verdict"] == "exact"
    assert sentence["printed"] == "Draw 2 cards."
    assert sentence["tree"]["node"] == "Ability"


def test_a_text_is_explained_in_plain_lines(capsys: pytest.CaptureFixture[str]) -> None:
    text = "You can target 1 monster your opponent controls; destroy it."
    assert main(["read", "--text", text, "--explain"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Ignition effect.",
        "  Opponent: one opponent is declared at activation",
        "  Target: 1 monster that player controls",
        "  1. Destroy the targeted monster",
    ]
    assert main(["read", "--text", text, "--explain", "--players", "two", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["sentences"][0]["verdict"] == "exact"
    (effect,) = shown["explanation"]
    assert effect["lines"][0] == {
        "label": "Target",
        "text": "1 monster your opponent controls",
        "sentence": 0,
    }


def test_facts_stand_above_the_explanation_of_a_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["read", "Dark Magician", "--explain"]) == 0
    assert capsys.readouterr().out.splitlines()[:2] == [
        "Dark Magician",
        "DARK Spellcaster / Normal, Level 7, ATK 2500 / DEF 2100",
    ]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "expected the name of a card"),
        (["Raigeki", "--text", "Draw 1 card."], "expected the name of a card"),
        (["No Such Card At All"], "no Yu-Gi-Oh! card is named"),
        (["--text", "Draw.", "--game", "duelmasters"], "are not read yet"),
        (["--all", "--jsonl", "--explain"], "one card"),
    ],
)
def test_unusable_input_is_one_line(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["read", *(arguments or ["--game", "yugioh"])]) == 2
    assert complaint in capsys.readouterr().err


def test_the_report_sums_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["reading", "report", "--limit", "3"]) == 0
    assert "all cards with text" in capsys.readouterr().out
