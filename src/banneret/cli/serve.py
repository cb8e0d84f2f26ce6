"""``banneret serve``: run a table server."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from enum import StrEnum
from typing import Annotated

import typer

from banneret.errors import BanneretError
from banneret.home import home

app = typer.Typer(help="Run a table server: people and bots play in the browser.")

DEFAULT_PORT = 8520


class LogForm(StrEnum):
    """How the log looks."""

    TEXT = "text"
    JSON = "json"


@app.command()
def serve(
    host: Annotated[
        str, typer.Option("--host", help="The address to listen on; by default only this machine's own.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="0 for any free one.")] = DEFAULT_PORT,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            envvar="BANNERET_DATABASE",
            help="sqlite:///FILE or postgresql://USER@HOST/NAME; a file in the user's folder by default.",
        ),
    ] = None,
    bot_pause: Annotated[
        float,
        typer.Option(
            "--bot-pause", min=0, max=10, metavar="SECONDS", help="How long bots wait before each choice."
        ),
    ] = 0.3,
    log: Annotated[LogForm, typer.Option("--log", help="How the log looks (standard error).")] = LogForm.TEXT,
) -> None:
    """Serve tables until Ctrl-C. Games that are not over go on when it is started again."""
    configure_log(log)
    with suppress(KeyboardInterrupt):  # not raised in a job that a shell started in the background
        asyncio.run(_serve(host, port, database or default_database(), bot_pause))
    print("stopped", file=sys.stderr)


async def _serve(host: str, port: int, database: str, bot_pause: float) -> None:
    from banneret.table.app import Server, Settings
    from banneret.table.page import has_page
    from banneret.table.running import running

    server = Server(Settings(database=database, bot_pause=bot_pause))
    async with running(server, host=host, port=port) as run:
        print(f"The table is at {run.url} (Ctrl-C stops it).", flush=True)
        if not has_page():
            print("This copy has no page yet: run `make web`, then start again.", file=sys.stderr)
        await run.until_stopped()


def default_database() -> str:
    """The user's own database of tables.

    Raises:
        BanneretError: its folder cannot be made.
    """
    folder = home()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BanneretError(f"{folder}: expected a folder for the tables: {error.strerror}") from None
    return f"sqlite:///{folder / 'tables.sqlite'}"


def configure_log(form: LogForm, *, level: str = "INFO") -> None:
    """Send the log to standard error."""
    import logging

    import structlog

    renderer: structlog.typing.Processor
    if form is LogForm.JSON:
        renderer = structlog.processors.JSONRenderer()
        errors: list[structlog.typing.Processor] = [structlog.processors.dict_tracebacks]
    else:
        renderer = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
        errors = []
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            *errors,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        # found anew by each logger: where the command runs inside another program, the stream may change
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(name)s: %(message)s")
