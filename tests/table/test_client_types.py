from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def test_the_client_types_are_current(project: Path) -> None:
    made = subprocess.run(
        [sys.executable, str(project / "tools" / "make_client_types.py"), "--check"],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert made.returncode == 0, made.stderr
