"""Servers in processes of their own: Banneret's, which can be killed, and PostgreSQL's."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

START_SECONDS = 30.0


class ServerProcess:
    """``banneret serve`` on one port, again and again."""

    def __init__(self, database: str, log: Path) -> None:
        self._database = database
        self._log = log
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"http://127.0.0.1:{self._port}"

    async def start(self) -> None:
        """Start it and wait until it listens."""
        options = ("--port", str(self._port), "--database", self._database, "--bot-pause", "0")
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "banneret", "serve", *options], stdout=log, stderr=log
            )
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline and self._process.poll() is None:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self._port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return
        raise AssertionError(f"the server did not start:\n{self._log.read_text()[-3000:]}")

    def kill(self) -> None:
        """Kill it in the middle of whatever it does."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop it as Ctrl-C does."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(timeout=START_SECONDS)
            self._process = None


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def postgresql() -> Iterator[str]:
    """A new PostgreSQL server that ends with the block; gives the URL of its database."""
    programs = _postgresql_programs()
    # PostgreSQL refuses to run as root; the folder has to be its owner's, outside of the tests' own
    owner = "nobody" if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="banneret-postgresql-"))
    data = folder / "data"
    if owner is not None:
        shutil.chown(folder, owner)
    port = free_port()
    try:
        _run([programs / "initdb", "-D", data, "-U", "banneret", "-A", "trust", "--no-sync"], owner)
        options = f"-p {port} -h 127.0.0.1 -k {folder} -c fsync=off"
        _run([programs / "pg_ctl", "-D", data, "-l", folder / "log", "-w", "-o", options, "start"], owner)
        try:
            yield f"postgresql://banneret@127.0.0.1:{port}/postgres"
        finally:
            _run([programs / "pg_ctl", "-D", data, "-m", "immediate", "stop"], owner)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _postgresql_programs() -> Path:
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not versions:
        pytest.skip("needs PostgreSQL's server programs (initdb, pg_ctl)")
    return versions[-1].parent


def _run(command: list[str | Path], owner: str | None) -> None:
    done = subprocess.run(
        command, user=owner, cwd="/", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=120
    )
    assert done.returncode == 0, done.stdout.decode(errors="replace")
