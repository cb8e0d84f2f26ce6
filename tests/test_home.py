"""Where a user's data lives."""

from __future__ import annotations

from pathlib import Path

import pytest

from banneret.home import home


def test_the_environment_names_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BANNERET_HOME", str(tmp_path))
    assert home() == tmp_path


def test_otherwise_the_platform_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BANNERET_HOME")
    assert "banneret" in str(home())
