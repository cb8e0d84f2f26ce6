"""Every rule of docs/rules has a test that names it, or a line that says what its test waits for.

A test names a rule in its name (``test_d3_...``) or in its docstring ("D3: ...").
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

DOCUMENTS = ("domain.md", "neo.md", "dmedh.md")
RULE_HEADING = re.compile(r"^### ([A-Z]\d+) \S", re.MULTILINE)
PENDING_LINE = re.compile(r"^- ([A-Z]\d+): \S", re.MULTILINE)
RULE_IN_TEXT = re.compile(r"\b[A-Z]\d+\b")
RULE_IN_NAME = re.compile(r"(?<=_)[a-z]\d+(?=_|$)")


def ids_in(document: Path, pattern: re.Pattern[str]) -> list[str]:
    return pattern.findall(document.read_text(encoding="utf-8"))


def ids_named_by_tests(source: str) -> Iterator[str]:
    """The rule ids in the names and docstrings of the test functions of one file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield from (match.upper() for match in RULE_IN_NAME.findall(node.name))
            yield from RULE_IN_TEXT.findall(ast.get_docstring(node) or "")


@pytest.fixture(scope="module")
def rules(project: Path) -> list[str]:
    return [rule for name in DOCUMENTS for rule in ids_in(project / "docs" / "rules" / name, RULE_HEADING)]


@pytest.fixture(scope="module")
def pending(project: Path) -> list[str]:
    return ids_in(project / "docs" / "rules" / "pending.md", PENDING_LINE)


@pytest.fixture(scope="module")
def tested(project: Path) -> set[str]:
    files = (path for path in (project / "tests").rglob("test_*.py") if path != Path(__file__))
    return {rule for path in files for rule in ids_named_by_tests(path.read_text(encoding="utf-8"))}


def test_the_rules_are_numbered_without_gaps(rules: list[str]) -> None:
    assert rules == [
        *(f"D{n}" for n in range(1, 31)),
        *(f"N{n}" for n in range(1, 19)),
        *(f"M{n}" for n in range(13)),
        *(f"E{n}" for n in range(1, 22)),
        *(f"G{n}" for n in range(1, 18)),
        *(f"H{n}" for n in range(1, 10)),
    ]


def test_every_rule_is_tested_or_pending(rules: list[str], pending: list[str], tested: set[str]) -> None:
    untested = [rule for rule in rules if rule not in tested and rule not in pending]
    assert untested == [], "name the rule in a test, or say in docs/rules/pending.md what its test waits for"


def test_no_pending_rule_is_tested_already(pending: list[str], tested: set[str]) -> None:
    assert [rule for rule in pending if rule in tested] == [], "remove these lines of docs/rules/pending.md"


def test_every_pending_rule_exists_once(rules: list[str], pending: list[str]) -> None:
    assert [rule for rule in pending if rule not in rules] == []
    assert len(pending) == len(set(pending))


def test_how_a_test_names_rules() -> None:
    source = '''
def test_x1_one_copy(): ...
def test_x2_and_x13_together(): ...
def test_in_words():
    """X4, and X5 for pairs."""
    assert "X6"
def helper_x7(): ...
def test_box8_is_no_rule(): ...
'''
    assert set(ids_named_by_tests(source)) == {"X1", "X2", "X13", "X4", "X5"}
