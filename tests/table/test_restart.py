"""A server that is killed in the middle of its games: after a restart all go on where they stood."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from banneret.core.record import decode_record
from banneret.core.replay import verify
from banneret.errors import BanneretError
from banneret.formats.registry import find_format
from banneret.table.messages import ChooseDeck, ConcedeGame, Seated
from banneret.table.store import Store
from tests.table.playing import Player, any_answer, game_with_bots, get, new_table, socket_at
from tests.table.servers import ServerProcess, postgresql

GAMES = 20
STEPS = 12
"""How many answers each person gives before the server is killed."""


async def play_some(player: Player, chance: random.Random, *, answers: int) -> None:
    """Give some answers, and wait for the next prompt."""
    for _ in range(answers):
        if not await player.until_asked():
            return
        assert player.prompt is not None
        step = player.step
        await player.answer(any_answer(player.prompt, chance))
        while player.step == step:
            await player.until("view")
    await player.until_asked()


async def kill_and_go_on(server: ServerProcess, *, seed: int, played_out: int = 3) -> None:
    """Half of the games are quiet at a prompt when the server is killed, half have just sent an answer.

    Args:
        played_out: how many games are then played to their end and compared with their records.
    """
    chance = random.Random(seed)
    await server.start()
    seats: list[Seated] = []
    for _ in range(GAMES):
        seats += await game_with_bots(server.url, seats=chance.choice((2, 3, 4)))
    waiting = await new_table(server.url)
    async with socket_at(server.url, waiting) as ida:
        await ida.ask(ChooseDeck("blue-eyes"))
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(socket_at(server.url, one)) for one in seats]
        await asyncio.gather(
            *(play_some(player, random.Random(seed + at), answers=STEPS) for at, player in enumerate(players))
        )
        for player in players[GAMES // 2 :]:
            if player.prompt is not None:
                await player.answer(any_answer(player.prompt, chance))
        server.kill()
        for player in players:
            try:
                while True:
                    await player.receive()
            except ConnectionClosed:
                pass
    await server.start()
    quiet = 0
    for at, (seated, player) in enumerate(zip(seats, players, strict=True)):
        async with socket_at(server.url, seated, since=player.step) as again:
            await again.until("view")
            if at < GAMES // 2:
                assert again.step == player.step
            if again.step == player.step:
                quiet += 1
                assert again.game["events"] == []
                assert again.game["view"] == player.game["view"]
            await play_some(again, chance, answers=2)
            assert not again.refused
            if at % (GAMES // played_out):
                continue
            if not again.game["view"].get("result"):
                await again.send(ConcedeGame())
            await again.until("ended")
        async with socket_at(server.url, seated) as whole:
            await whole.until("ended")
            assert whole.log == player.log + again.log
        response = await get(server.url, f"/api/tables/{seated.table}/record")
        record = decode_record(response.content, source="the table")
        verify(record, find_format(record.setup.format).rules(record.setup.options))
    assert quiet >= GAMES // 2
    async with socket_at(server.url, waiting) as ida:
        assert (await ida.until("table"))["your_deck"]["leader"] == "Blue-Eyes White Dragon"
    server.stop()


def killed_on(database: str, log: Path, *, played_out: int) -> None:
    server = ServerProcess(database, log)
    try:
        asyncio.run(kill_and_go_on(server, seed=played_out, played_out=played_out))
    finally:
        server.kill()


def test_killed_on_sqlite(tmp_path: Path) -> None:
    killed_on(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log", played_out=2)


def test_killed_on_postgresql(tmp_path: Path) -> None:
    with postgresql() as url:
        killed_on(url, tmp_path / "log", played_out=2)


@pytest.mark.slow
def test_all_games_end_after_a_kill_on_sqlite(tmp_path: Path) -> None:
    killed_on(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log", played_out=GAMES)


@pytest.mark.slow
def test_all_games_end_after_a_kill_on_postgresql(tmp_path: Path) -> None:
    with postgresql() as url:
        killed_on(url, tmp_path / "log", played_out=GAMES)


def test_a_database_has_one_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    async def scenario(one: Store, other: Store) -> None:
        await one.open()
        try:
            with pytest.raises(BanneretError, match="cannot use this database"):
                await other.open()
        finally:
            await one.close()
        await other.open()
        await other.close()

    asyncio.run(scenario(Store(url), Store(url)))
