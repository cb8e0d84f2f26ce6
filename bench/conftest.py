"""What every benchmark shares: the shared data, and the printed lines of what the table does not say."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conftest import shared_data

__all__ = ["shared_data"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    session: Any = getattr(config, "_benchmarksession", None)
    for bench in [] if session is None else session.benchmarks:
        if bench.extra_info:
            facts = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in bench.extra_info.items())
            terminalreporter.write_line(f"{bench.name}: {facts}")
