"""Messages that are almost right: each is refused with a reason, and no table is harmed."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import msgspec

from banneret.core.record import decode_record
from banneret.core.replay import verify
from banneret.formats.registry import find_format
from banneret.table.messages import (
    AddBot,
    AnswerPrompt,
    ChooseDeck,
    ClearChair,
    ClientMessage,
    ConcedeGame,
    FromClient,
    Hello,
    LeaveTable,
    PasteDeck,
    Ping,
    Resume,
    SetReady,
    StartGame,
)
from tests.table.playing import Player, any_answer, game_with_bots, get, serving, socket_at

BATCH = 100

_DECODER = msgspec.json.Decoder(ClientMessage)


def seeds_of(player: Player) -> list[FromClient]:
    """Right messages, to start from."""
    return [
        Hello(token=player.seated.token, since=3),
        Resume(2),
        AnswerPrompt(player.step, 0),
        AnswerPrompt(player.step, (0, 1)),
        ConcedeGame(),
        ChooseDeck("blue-eyes"),
        PasteDeck("1 Axe Raider", leader="Dark Magician"),
        SetReady(is_ready=True),
        AddBot(),
        ClearChair(1),
        StartGame(),
        LeaveTable(),
        Ping(7),
    ]


def mutate(message: FromClient, chance: random.Random) -> str | bytes:
    """A message with one to three things changed: letters, fields, values, sizes, nesting."""
    text = msgspec.json.encode(message).decode()
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(text) + 1)
        match chance.randrange(9):
            case 0:
                text = text[:at] + chr(chance.choice((0, 34, 92, 0x7F, 0x2028, 0x1F600, 0x41))) + text[at:]
            case 1:
                text = text[:at] + text[at + chance.randint(1, 5) :]
            case 2:
                text = text[:at] + text[chance.randrange(len(text) + 1) :]
            case 3:
                words = ("null", "true", "-1", "1e400", "9" * 50, '""', "[]", "{}", "NaN", '"\\ud800"')
                text = text.replace("0", chance.choice(words), 1).replace("1", chance.choice(words), 1)
            case 4:
                text = text.replace('"type"', chance.choice(('"Type"', '"type":"ping","type"', '"kind"')), 1)
            case 5:
                text = text[:-1] + chance.choice((',"extra":1}', ',"step":0}', "}}", ",}", ""))
            case 6:
                text = "[" * chance.choice((1, 5, 3000)) + text
            case 7:
                text = text[:at] + " " * chance.choice((1, 100, 20_000)) + text[at:]
            case _:
                tag = str(message.__struct_config__.tag)
                other = chance.choice(("hello", "concede", "start", "ping", "welcome", ""))
                text = text.replace(f'"{tag}"', f'"{other}"', 1)
    return text.encode() if chance.random() < 0.02 else text


def is_harmless(text: str | bytes, player: Player) -> bool:
    """Whether what came out is a right message that the table takes after all."""
    if isinstance(text, bytes) or len(text.encode(errors="replace")) > 16 * 1024:
        return False
    try:
        message = _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return False
    if isinstance(message, AnswerPrompt):
        return message.step == player.step
    return isinstance(message, Resume | Ping | ConcedeGame)


async def send_mutated(count: int) -> Counter[str]:
    """Send so many to a running game on the asked seat, and play the game to its end afterwards."""
    chance = random.Random(count)
    whys: Counter[str] = Counter()
    async with serving() as url:
        (seated,) = await game_with_bots(url, seats=3)
        async with socket_at(url, seated) as ida:
            assert await ida.until_asked()
            before = ida.views[-1]
            for _ in range(count // BATCH):
                batch: list[str | bytes] = []
                while len(batch) < BATCH:
                    text = mutate(chance.choice(seeds_of(ida)), chance)
                    if not is_harmless(text, ida):
                        batch.append(text)
                ida.refused.clear()
                for text in batch:
                    await ida.socket.send(text)
                await ida.send(Ping(1))
                await ida.until("pong")
                assert len(ida.refused) == BATCH
                assert all(one["reason"] for one in ida.refused)
                whys.update(one["why"] for one in ida.refused)
            await ida.send(Resume(-1))
            await ida.until("view")
            assert ida.views[-1].partition('"view":')[2] == before.partition('"view":')[2]
            while await ida.until_asked():
                assert ida.prompt is not None
                step = ida.step
                await ida.answer(any_answer(ida.prompt, chance))
                while ida.step == step:
                    await ida.until("view")
        response = await get(url, f"/api/tables/{seated.table}/record")
        record = decode_record(response.content, source="the table")
        verify(record, find_format(record.setup.format).rules(record.setup.options))
    return whys


def test_twenty_thousand_mutated_messages_are_refused() -> None:
    whys = asyncio.run(send_mutated(20_000))
    assert whys.total() == 20_000
    assert set(whys) >= {"malformed", "too_large", "stale", "not_allowed"}, whys
