"""What every test shares: the shared data, a home of its own, and steady surroundings."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

PROJECT = Path(__file__).resolve().parent.parent

# Two tests may share one core, so wall-clock deadlines mean nothing. In CI the same examples come every time.
hypothesis.settings.register_profile("banneret", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "banneret")


@pytest.fixture(scope="session")
def project() -> Path:
    """The project's root folder."""
    return PROJECT


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """The folder of third-party data, which is not part of the project: skips where it is missing."""
    shared = Path(os.environ.get("BANNERET_SHARED") or PROJECT.parent / "shared")
    data = shared / "data"
    if not data.is_dir():
        pytest.skip(f"needs the shared data, looked for {data} (BANNERET_SHARED names another folder)")
    return data


@pytest.fixture(scope="session", autouse=True)
def _steady_surroundings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test sees the user's own catalogue, a colour terminal or a window width."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BANNERET_HOME", str(tmp_path_factory.mktemp("home")))
        patch.setenv("NO_COLOR", "1")
        patch.setenv("COLUMNS", "110")
        patch.setenv("TERM", "dumb")
        patch.delenv("FORCE_COLOR", raising=False)
        yield


@pytest.fixture
def banneret_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty BANNERET_HOME of this test alone, for tests that import or store something."""
    home = tmp_path / "banneret-home"
    monkeypatch.setenv("BANNERET_HOME", str(home))
    return home
