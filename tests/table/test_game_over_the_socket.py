"""A running game: answers, concessions, cut sockets, spectators, and the record at the end."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

from banneret.core.game import Game
from banneret.core.record import decode_record
from banneret.core.replay import verify
from banneret.formats.registry import find_format
from banneret.table.messages import AnswerPrompt, ConcedeGame, Resume, Seated
from tests.table.playing import (
    Message,
    any_answer,
    game_with_bots,
    get,
    serving,
    socket_at,
    spectator,
)


def test_an_answer_that_comes_twice_or_late_is_refused() -> None:
    async def scenario() -> None:
        async with serving() as url:
            (seated,) = await game_with_bots(url)
            async with socket_at(url, seated) as ida:
                assert await ida.until_asked()
                step = ida.game["step"]
                for _ in range(3):
                    await ida.send(AnswerPrompt(step, 0))
                assert (await ida.until("refused"))["why"] == "stale"
                assert (await ida.until("refused"))["why"] == "stale"
                await ida.until_asked()
                count = len((ida.prompt or {})["options"])
                for answer in (-1, count, 10**30, (), (0, 0)):
                    await ida.answer(answer)
                    assert (await ida.until("refused"))["why"] == "illegal"

    asyncio.run(scenario())


def test_only_the_asked_seat_answers() -> None:
    async def scenario() -> None:
        async with serving() as url:
            people = await game_with_bots(url, persons=2, seats=2)
            async with (
                socket_at(url, people[0]) as ida,
                socket_at(url, people[1]) as jon,
                socket_at(url, spectator(people[0])) as watcher,
            ):
                for player in (ida, jon, watcher):
                    await player.until("view")
                other = jon if ida.prompt else ida
                assert other.prompt is None
                for player in (other, watcher):
                    await player.send(AnswerPrompt(player.step, 0))
                    assert (await player.until("refused"))["why"] == "not_allowed"
                await watcher.send(ConcedeGame())
                assert (await watcher.until("refused"))["why"] == "not_allowed"
                view = watcher.game["view"]
                assert view["you"] == -1
                assert all(side.get("hand", []) == [] for side in view["sides"])
                assert [side["hand_count"] for side in view["sides"]] == [5, 5]

    asyncio.run(scenario())


def test_a_concession_ends_a_seat_and_the_record_comes_after_the_end() -> None:
    async def scenario() -> None:
        async with serving() as url:
            people = await game_with_bots(url, persons=2, seats=3)
            path = f"/api/tables/{people[0].table}/record"
            async with socket_at(url, people[0]) as ida, socket_at(url, people[1]) as jon:
                await ida.until("view")
                response = await get(url, path)
                assert (response.status_code, response.json()["why"]) == (409, "not_allowed")
                await ida.send(ConcedeGame())
                while ida.table["you"] in ida.game["view"]["living"]:
                    await ida.receive()
                await ida.send(ConcedeGame())
                assert (await ida.until("refused"))["why"] == "not_allowed"
                await jon.send(ConcedeGame())
                ended = await ida.until("ended")
                assert ended["record"] == path
                assert ended["result"] == ida.game["view"]["result"]
            response = await get(url, path)
            assert response.headers["content-disposition"].startswith("attachment")
            record = decode_record(response.content, source="the table")
            verify(record, find_format(record.setup.format).rules(record.setup.options))
            async with socket_at(url, people[1]) as jon:
                await jon.until("ended")
                assert jon.table["stage"] == "ended"
                assert jon.game["view"]["result"] == ended["result"]

    asyncio.run(scenario())


async def play_and_cut(url: str, seated: Seated, chance: random.Random, met: Counter[str]) -> None:
    """Play one seat to the end and cut the socket at prompts and behind answers.

    The record and the log show afterwards that each prompt was answered once and each event told once.
    """
    sent: dict[int, list[object]] = {}
    log: list[Message] = []
    since = -1
    cut_at = ""
    while True:
        async with socket_at(url, seated, since=since) as player:
            await player.until("view")
            if cut_at:
                assert player.views[0] == cut_at
            cut_at = ""
            while await player.until_asked():
                prompt = player.prompt
                assert prompt is not None
                answer = any_answer(prompt, chance)
                kind = met[prompt["asks"]] = met[prompt["asks"]] + 1
                sent.setdefault(player.step, []).append(answer)
                if kind % 4 == 1:
                    sent[player.step].pop()
                    await player.send(Resume(player.step))
                    await player.until("view")
                    cut_at = player.views[-1]
                    break
                await player.answer(answer)
                if kind % 4 == 2:
                    break  # gone before the answer is told: it counts once, or has not arrived
                since = player.step
                while player.step == since:
                    await player.until("view")
            log += player.log
            since = player.step
            if player.game["view"].get("result"):
                break
    async with socket_at(url, seated) as player:
        await player.until("view")
        assert player.log == log
    record = decode_record((await get(url, f"/api/tables/{seated.table}/record")).content, source="the table")
    seat = player.game["view"]["you"]
    game = Game(find_format(record.setup.format).rules(record.setup.options), record.setup)
    asked = {}
    for step, taken in enumerate(record.steps):
        if game.decision is not None and game.decision.seat == seat:
            asked[step] = taken
        game.take(taken)
    answered = {step: answers for step, answers in sent.items() if answers}
    assert asked.keys() == answered.keys()
    assert all(taken in answered[step] for step, taken in asked.items())


KINDS = {
    "main_phase",
    "battle_phase",
    "monster_zone",
    "attack_target",
    "tributes",
    "discard",
    "leader_return",
}


def test_a_cut_socket_comes_back_to_the_exact_prompt() -> None:
    async def scenario() -> Counter[str]:
        met: Counter[str] = Counter()
        chance = random.Random(1)
        async with serving() as url:
            for _ in range(20):
                (seated,) = await game_with_bots(url, seats=3)
                await play_and_cut(url, seated, chance, met)
                if all(met[kind] >= 2 for kind in KINDS):
                    break
        return met

    met = asyncio.run(scenario())
    assert {kind for kind, count in met.items() if count >= 2} >= KINDS, met
