"""People at a real server on this machine: an HTTP client and a socket each."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from banneret.table.app import Server, Settings
from banneret.table.messages import (
    AddBot,
    AnswerPrompt,
    ChooseDeck,
    FromClient,
    Hello,
    Seated,
    SetReady,
    StartGame,
)
from banneret.table.running import running

Message: TypeAlias = dict[str, Any]
"""A message as a browser reads it."""

PATIENCE = 20.0
"""Seconds after which a test gives up waiting."""


def any_answer(prompt: Message, chance: random.Random) -> int | tuple[int, ...]:
    """A random legal answer."""
    count = len(prompt["options"])
    if prompt.get("least") is None:
        return chance.randrange(count)
    size = chance.randint(prompt["least"], prompt["most"])
    return tuple(sorted(chance.sample(range(count), size)))


@asynccontextmanager
async def serving(
    database: str = "sqlite://", *, static: Path | None = None, bot_pause: float = 0.0, rate: float = 1e6
) -> AsyncIterator[str]:
    """A server on a free port; gives its address."""
    settings = Settings(
        database=database,
        bot_pause=bot_pause,
        messages_per_second=rate,
        static=Path("/nowhere") if static is None else static,
    )
    async with running(Server(settings), host="127.0.0.1", port=0) as run:
        yield run.url


class Player:
    """A socket at a table.

    Attributes:
        table, game: the newest messages of these kinds.
        heard: the bytes of everything, in order.
        views: the bytes of all messages with the game, in order.
        log: all events told.
        refused: all refusals.
    """

    def __init__(self, socket: ClientConnection, seated: Seated) -> None:
        self.socket = socket
        self.seated = seated
        self.table: Message = {}
        self.game: Message = {}
        self.ended: Message | None = None
        self.heard: list[str] = []
        self.views: list[str] = []
        self.log: list[Message] = []
        self.refused: list[Message] = []

    @property
    def prompt(self) -> Message | None:
        """What is asked of this player."""
        prompt: Message | None = self.game.get("view", {}).get("prompt")
        return prompt

    @property
    def step(self) -> int:
        """The step of the newest view."""
        step: int = self.game["step"]
        return step

    async def send(self, message: FromClient) -> None:
        """Send a message."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def receive(self) -> Message:
        """The next message, noted."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = msgspec.json.decode(text)
        match message["type"]:
            case "table":
                self.table = message
            case "view":
                self.game = message
                self.views.append(text)
                self.log += message["events"]
            case "ended":
                self.ended = message
            case "refused":
                self.refused.append(message)
        return message

    async def until(self, *kinds: str) -> Message:
        """The next message of one of these kinds."""
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message

    async def until_asked(self) -> bool:
        """Wait until this player is asked or the game is over; whether they are asked."""
        while not (self.game and (self.prompt is not None or self.game["view"].get("result"))):
            await self.receive()
        return self.prompt is not None

    async def answer(self, answer: int | tuple[int, ...]) -> None:
        """Answer the prompt that this player sees."""
        await self.send(AnswerPrompt(self.step, answer))

    async def ask(self, message: FromClient) -> Message:
        """Send a message in the lobby; what comes back: the table's state or a refusal."""
        await self.send(message)
        return await self.until("table", "refused")


@asynccontextmanager
async def socket_at(url: str, seated: Seated, *, since: int = -1) -> AsyncIterator[Player]:
    """A player's socket, greeted; with an empty token a spectator's."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{seated.table}/socket"
    async with connect(address, max_size=None) as socket:
        player = Player(socket, seated)
        await player.send(Hello(token=seated.token, since=since))
        yield player


def spectator(seated: Seated) -> Seated:
    """The same table without a seat."""
    return Seated(seated.table, -1, "")


async def post(url: str, path: str, body: object, *, headers: dict[str, str] | None = None) -> httpx.Response:
    """Send JSON to the server."""
    async with httpx.AsyncClient(base_url=url) as client:
        return await client.post(
            path,
            content=msgspec.json.encode(body),
            headers={"content-type": "application/json", **(headers or {})},
        )


async def get(url: str, path: str, **params: Any) -> httpx.Response:
    """Ask the server."""
    async with httpx.AsyncClient(base_url=url) as client:
        return await client.get(path, params=params)


async def new_table(url: str, **fields: Any) -> Seated:
    """A new table, with Ida as its host."""
    response = await post(url, "/api/tables", {"name": "Ida", **fields})
    assert response.status_code == 201, response.text
    return msgspec.json.decode(response.content, type=Seated)


async def sit_down(url: str, table: str, name: str) -> Seated:
    """A chair for a guest."""
    response = await post(url, f"/api/tables/{table}/chairs", {"name": name})
    assert response.status_code == 201, response.text
    return msgspec.json.decode(response.content, type=Seated)


async def game_with_bots(url: str, *, persons: int = 1, **fields: Any) -> list[Seated]:
    """A game that has just started, with bots on all other seats; the seats of its people, host first."""
    host = await new_table(url, **fields)
    people = [host, *[await sit_down(url, host.table, f"Guest {number}") for number in range(1, persons)]]
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(socket_at(url, one)) for one in people]
        for player in players:
            await player.send(ChooseDeck("blue-eyes"))
            await player.send(SetReady(is_ready=True))
        ida = players[0]
        await ida.until("table")
        for _ in range(len(ida.table["chairs"]) - persons):
            await ida.send(AddBot())
        while ida.table["waiting_for"]:
            await ida.receive()
        await ida.send(StartGame())
        for player in players:
            await player.until("view")
    return people
