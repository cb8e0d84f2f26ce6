"""Running a server: a socket to listen on, uvicorn, and a clean end."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import uvicorn

from banneret.errors import BanneretError
from banneret.table.app import MAX_BODY_BYTES, Server

_GRACE_SECONDS: Final = 3


class Running:
    """A server that listens.

    Attributes:
        url: where.
    """

    def __init__(self, url: str, task: asyncio.Task[None]) -> None:
        self.url = url
        self._task = task

    async def until_stopped(self) -> None:
        """Wait until somebody stops the server with Ctrl-C or a signal."""
        await asyncio.shield(self._task)


@asynccontextmanager
async def running(server: Server, *, host: str, port: int) -> AsyncIterator[Running]:
    """Run a server; it is closed at the end of the block.

    Args:
        port: 0 for any free one.

    Raises:
        BanneretError: the database or the address cannot be used.
    """
    listening = _listen(host, port)
    try:
        await server.open()
    except BaseException:
        listening.close()
        raise
    config = uvicorn.Config(
        server.asgi,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,
        lifespan="on",
        # above our own limit, so that a message a little too large is refused with a reason
        ws_max_size=4 * MAX_BODY_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_GRACE_SECONDS,
    )
    web = uvicorn.Server(config)
    task = asyncio.create_task(web.serve(sockets=[listening]))
    try:
        while not web.started and not task.done():
            await asyncio.sleep(0.01)
        yield Running(_url(host, listening), task)
    finally:
        web.should_exit = True
        try:
            await task
        finally:
            await server.close()


def _listen(host: str, port: int) -> socket.socket:
    try:
        family, kind, number, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, number)
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(address)
        except OSError:
            listening.close()
            raise
    except OSError as error:
        raise BanneretError(f"cannot listen on {host}, port {port}: {error.strerror}") from None
    return listening


def _url(host: str, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
