"""The client's own tests and its types, run with the Node of the virtual environment."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.build_web import CannotBuild, npm


@pytest.mark.parametrize("script", ["test", "check"])
def test_the_client(project: Path, script: str) -> None:
    if not (project / "web" / "node_modules").is_dir():
        pytest.skip("needs the client's packages: run make web")
    try:
        npm("run", "--silent", script)
    except CannotBuild as problem:
        pytest.fail(f"{problem}\n{problem.said[-4000:]}")


def test_the_lock_names_no_registry(project: Path) -> None:
    assert '"resolved"' not in (project / "web" / "package-lock.json").read_text()
