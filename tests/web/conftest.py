"""A server, a Chromium and pages that must not complain."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, sync_playwright

from banneret.table.page import has_page

CHROMIUM_OPTIONS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

NewPage: TypeAlias = Callable[..., Page]


@pytest.fixture(scope="session")
def static() -> Path:
    """The folder of the built client."""
    from banneret.table.page import STATIC

    if not has_page():
        pytest.skip("needs the built page: run make web")
    return STATIC


@contextmanager
def serving(program: str, tmp_path: Path) -> Iterator[str]:
    """Run a Python program that prints the address it serves at; gives that address."""
    log = tmp_path / "server.log"
    with (
        log.open("wb") as errors,
        subprocess.Popen(
            [sys.executable, "-c", program],
            stdout=subprocess.PIPE,
            stderr=errors,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            text=True,
        ) as process,
    ):
        try:
            assert process.stdout is not None
            for line in process.stdout:
                found = re.search(r"http://\S+", line)
                if found is not None:
                    yield found.group()
                    break
            else:
                raise AssertionError(f"the server did not start:\n{log.read_text()[-2000:]}")
        finally:
            process.terminate()
            process.wait(timeout=20)


@pytest.fixture(scope="module")
def server(static: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with bots that do not pause; its games are the same each time."""
    program = """
import asyncio
import itertools
from banneret.table import lobby
from banneret.table.app import Server, Settings
from banneret.table.running import running

numbers = itertools.count(1)
lobby.new_seed = lambda: f"{next(numbers):032x}"

async def serve():
    server = Server(Settings(database="sqlite://", bot_pause=0.0, messages_per_second=1000.0))
    async with running(server, host="127.0.0.1", port=0) as run:
        print(run.url, flush=True)
        await run.until_stopped()

asyncio.run(serve())
"""
    with serving(program, tmp_path_factory.mktemp("server")) as url:
        yield url


# Playwright's loop runs while it is open, and other tests in this process need their own: one per module.
@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """Playwright."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Debian's Chromium, else Playwright's own; skips where there is none."""
    system = shutil.which("chromium")
    try:
        found = playwright.chromium.launch(executable_path=system, args=list(CHROMIUM_OPTIONS))
    except Error as error:
        pytest.skip(f"needs Chromium: {str(error).splitlines()[0]}")
    yield found
    found.close()


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """Pages of browsers of their own. At the end none may have complained or asked another server."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def make(*, width: int = 1440, height: int = 900, theme: str = "dark", motion: str = "reduce") -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("console", lambda one: complaints.append(one.text) if one.type in _BAD else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda one: None if _is_own(one.url) else complaints.append(f"asks {one.url}"))
        return page

    yield make
    for context in contexts:
        context.close()
    assert complaints == []


_BAD = ("error", "warning")


def _is_own(url: str) -> bool:
    return url.startswith(("http://127.0.0.1:", "ws://127.0.0.1:", "data:", "blob:"))
