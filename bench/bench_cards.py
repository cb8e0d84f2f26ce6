"""How fast cards are there: importing a file, loading a catalogue, one command, and all Domains."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from banneret.cards.catalogue import open_catalogue
from banneret.cards.game import Game
from banneret.cards.importing import import_files
from tools.domain_differences import read_pool

FILES = {Game.YUGIOH: "yugioh/cards.json.gz", Game.DUEL_MASTERS: "duelmasters/cards_en.jsonl.gz"}


@pytest.fixture(scope="module")
def home(shared_data: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("home")
    import_files([shared_data / FILES[Game.YUGIOH]], home=home)
    return home


@pytest.mark.parametrize("game", list(FILES))
def test_import_a_whole_file(benchmark: Any, shared_data: Path, tmp_path: Path, game: Game) -> None:
    homes: Iterator[Path] = (tmp_path / str(number) for number in range(10))

    def in_a_new_home() -> tuple[tuple[()], dict[str, Any]]:
        return (), {"home": next(homes)}

    def imported(home: Path) -> None:
        import_files([shared_data / FILES[game]], home=home)

    benchmark.pedantic(imported, setup=in_a_new_home, rounds=3)


def test_load_all_cards(benchmark: Any, home: Path) -> None:
    """Opening the catalogue and making every Yu-Gi-Oh! card of it."""
    cards = benchmark(lambda: sum(1 for _ in open_catalogue(Game.YUGIOH, home=home).cards()))
    benchmark.extra_info["cards"] = cards


def test_show_one_card(benchmark: Any, home: Path) -> None:
    """The whole process of a quick answer on the command line; 0.5 s at most are wanted."""
    command = [sys.executable, "-m", "banneret", "cards", "show", "Dark Magician", "--json"]
    environment = {**os.environ, "BANNERET_HOME": str(home)}
    benchmark.pedantic(
        subprocess.run, (command,), {"env": environment, "check": True, "capture_output": True}, rounds=10
    )


def test_all_domains_with_their_members(benchmark: Any, shared_data: Path) -> None:
    """The Domain of every monster as Deck Master, and which cards it lets in."""
    pool = read_pool(shared_data / FILES[Game.YUGIOH])
    benchmark.pedantic(
        lambda: [pool.names_in_set(pool.members(pool.domain(facts.card))) for facts in pool.monsters],
        rounds=3,
    )
    benchmark.extra_info["deck_masters"] = len(pool.monsters)
