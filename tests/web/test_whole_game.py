"""Whole four-seat games of a fresh ``banneret play``, by mouse only and by keyboard only."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.conftest import NewPage, serving
from tests.web.people import KeyboardPerson, MousePerson, Person

SECONDS = 240.0


@pytest.fixture
def game(static: Path, tmp_path: Path) -> Iterator[str]:
    """The address that ``banneret play`` prints; its bots do not pause."""
    program = """
from banneret.cli import browser, main

browser.BOT_PAUSE = 0.0
main.main(["play", "--browser", "--no-open", "--seed", "00112233445566778899aabbccddeeff"])
"""
    with serving(program, tmp_path) as url:
        yield url


@pytest.mark.parametrize("person", [MousePerson, KeyboardPerson])
def test_a_whole_game(game: str, new_page: NewPage, person: type[Person]) -> None:
    page = new_page()
    page.goto(game)
    somebody = person(page, chance=4)
    somebody.play_on(SECONDS)
    assert somebody.answers > 5
    assert page.locator(".result").inner_text() != ""
    assert "#" not in page.url, "the seat token stays out of the address"
