"""What happens when the database, a bot or the engine fails: nobody is told of what did not happen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from banneret.bots.bot import Bot, Prompt
from banneret.core.decisions import Answer
from banneret.core.game import Game
from banneret.core.record import Step
from banneret.core.replay import ReplayDiffers
from banneret.errors import BanneretError
from banneret.table.app import Server, Settings
from banneret.table.decks import DeckBox
from banneret.table.lobby import new_lobby
from banneret.table.running import running
from banneret.table.session import KeptStep, Session
from banneret.table.store import NotKept, Store
from tests.table.playing import game_with_bots, socket_at, spectator


@asynccontextmanager
async def served() -> AsyncIterator[tuple[Server, str]]:
    server = Server(Settings(database="sqlite://", bot_pause=0, static=Path("/nowhere")))
    async with running(server, host="127.0.0.1", port=0) as run:
        yield server, run.url


def test_a_step_that_is_not_kept_did_not_happen(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: object) -> None:
        raise NotKept("the disk is full")

    async def scenario() -> None:
        async with served() as (server, url):
            (seated,) = await game_with_bots(url)
            async with socket_at(url, seated) as ida:
                assert await ida.until_asked()
                before = ida.views[-1]
                with monkeypatch.context() as patch:
                    patch.setattr(server.store, "append", fails)
                    await ida.answer(0)
                    assert (await ida.until("refused"))["reason"] == "the disk is full"
                assert ida.views[-1] == before
                step = ida.step
                await ida.answer(0)
                while ida.step == step:
                    await ida.until("view")

    asyncio.run(scenario())


def test_a_step_that_breaks_the_engine_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    session = started_session()
    session.take(0)
    before = session.view(0, -1)
    take = Game.take

    def breaks(game: Game[Any], step: Step) -> None:
        take(game, step)
        monkeypatch.undo()
        raise ZeroDivisionError

    monkeypatch.setattr(Game, "take", breaks)
    with pytest.raises(ZeroDivisionError):
        session.take(0)
    assert session.step == 1
    assert session.view(0, -1) == before


def test_a_message_that_breaks_the_engine_is_refused_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario() -> None:
        async with served() as (_, url):
            (seated,) = await game_with_bots(url)
            async with socket_at(url, seated) as ida:
                assert await ida.until_asked()
                take = Game.take

                def breaks(game: Game[Any], step: Step) -> None:
                    take(game, step)
                    monkeypatch.undo()
                    raise ZeroDivisionError

                monkeypatch.setattr(Game, "take", breaks)
                await ida.answer(0)
                assert (await ida.until("refused"))["why"] == "unusable"
                step = ida.step
                await ida.answer(0)
                while ida.step == step:
                    await ida.until("view")

    asyncio.run(scenario())


def test_spectators_keep_no_player_out(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with served() as (_, url), AsyncExitStack() as sockets:
            monkeypatch.setattr("banneret.table.table.MOST_SPECTATORS", 2)
            (seated,) = await game_with_bots(url)
            for _ in range(2):
                watcher = await sockets.enter_async_context(socket_at(url, spectator(seated)))
                await watcher.until("view")
            async with socket_at(url, spectator(seated)) as third:
                assert (await third.until("refused"))["why"] == "not_allowed"
            async with socket_at(url, seated) as ida:
                await ida.until("view")

    asyncio.run(scenario())


def test_a_step_can_be_taken_back() -> None:
    session = started_session()
    session.take(0)
    before = session.view(0, -1)
    session.take(0)
    session.take_back()
    assert session.view(0, -1) == before


def test_steps_that_play_differently_are_refused() -> None:
    session = started_session()
    steps = [session.take(0) for _ in range(3)]
    setup = session.record.setup
    assert Session(setup, {}, steps).view(0, -1) == session.view(0, -1)
    with pytest.raises(ReplayDiffers, match="step 3"):
        Session(setup, {}, [*steps[:2], KeptStep(0, steps[2].trace ^ 1)])
    with pytest.raises(ReplayDiffers, match="step 2"):
        Session(setup, {}, [steps[0], KeptStep(10_000, 0)])


def test_a_bot_that_fails_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    class Lost(Bot):
        def decide(self, prompt: Prompt) -> Answer:
            raise ValueError("no idea")

    async def scenario() -> None:
        async with served() as (_, url):
            monkeypatch.setattr("banneret.table.session.make_bot", lambda *_: Lost())
            (seated,) = await game_with_bots(url, seats=3)
            async with socket_at(url, seated) as ida:
                while await ida.until_asked():
                    assert ida.prompt is not None
                    step = ida.step
                    await ida.answer(len(ida.prompt["options"]) - 1)
                    while ida.step == step:
                        await ida.until("view")
                assert ida.game["view"]["result"]["winners"] == [ida.table["you"]]

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("nonsense", "expected a database like"),
        ("mysql://root@localhost/x", "expected a sqlite or postgresql database"),
        ("sqlite:////no/such/folder/tables.sqlite", "cannot use this database"),
        (f"sqlite:///{__file__}", "cannot use this database: file is not a database"),
        ("postgresql://nobody:secret@127.0.0.1:1/none", "cannot use this database"),
    ],
)
def test_a_database_that_cannot_be_used_is_named_without_its_password(url: str, words: str) -> None:
    async def scenario() -> None:
        await Store(url).open()

    with pytest.raises(BanneretError, match=words) as error:
        asyncio.run(scenario())
    assert "secret" not in str(error.value)


def test_an_address_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served() as (_, url):
            port = int(url.rpartition(":")[2])
            other = Server(Settings(database="sqlite://", static=tmp_path))
            with pytest.raises(BanneretError, match=f"cannot listen on 127.0.0.1, port {port}"):
                async with running(other, host="127.0.0.1", port=port):
                    pass

    asyncio.run(scenario())


def started_session() -> Session:
    """A duel of two people, both still to choose."""
    box = DeckBox()
    lobby = new_lobby("domain", {}, 2)
    for name in ("Ida", "Jon"):
        chair, _ = lobby.sit_down(name)
        lobby.bring(chair, box.check_nth(chair, lobby.rules, lobby.options))
        lobby.set_ready(chair, is_ready=True)
    return Session(lobby.start(0, seed="7"), {})
