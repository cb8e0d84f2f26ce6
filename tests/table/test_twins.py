"""Two games that differ only in what a seat cannot know send this seat the same bytes."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from banneret.cards.starter import starter_cards
from banneret.cards.yugioh import YugiohCard
from banneret.core.randomness import seat_order
from banneret.core.seats import Seat
from banneret.table.app import Server, Settings
from banneret.table.decks import CheckedDeck
from banneret.table.lobby import new_lobby
from banneret.table.messages import DeckReport, Seated
from banneret.table.running import running
from banneret.yugioh.setup import DuelDeck
from tests.table.playing import Message, socket_at, spectator

TABLE = "a-table-of-twins"


def small_monsters() -> list[YugiohCard]:
    """Monsters that need no Tribute."""
    return [card for card in starter_cards() if card.level is not None and card.level <= 4]


async def twin(server: Server, decks: list[list[YugiohCard]], *, seed: str) -> list[Seated]:
    """A running open duel of these decks; the seats, in seat order."""
    lobby = new_lobby("open", {}, len(decks))
    lobby.table = TABLE
    tokens = {}
    for number, deck in enumerate(decks):
        chair, token = lobby.sit_down(f"Guest {number}")
        tokens[f"Guest {number}"] = token
        report = DeckReport("", legal=True, leader=None, main=len(deck), extra=0, violations=[], unknown=[])
        lobby.bring(chair, CheckedDeck(report, DuelDeck(None, tuple(deck))))
        lobby.set_ready(chair, is_ready=True)
    setup = lobby.start(0, seed=seed)
    await server.store.create(lobby)
    await server.store.keep(lobby, setup=setup)
    return [Seated(TABLE, seat, tokens[one.name]) for seat, one in enumerate(lobby.chairs)]


def plan(prompt: Message, *, hides: bool) -> int | tuple[int, ...] | None:
    """Set a monster where one hides cards, and end the turn; None where a hidden card would be shown."""
    verbs = [option["verb"] for option in prompt["options"]]
    if prompt["asks"] == "discard":
        return None if hides else tuple(range(prompt["least"]))
    if hides and "set" in verbs:
        return verbs.index("set")
    return verbs.index("end_turn") if "end_turn" in verbs else 0


async def heard(decks: list[list[YugiohCard]], *, seed: str, hiding: Seat) -> list[list[str]]:
    """All that everybody but one seat hears, a spectator included, while that seat Sets and passes."""
    server = Server(Settings(database="sqlite://", bot_pause=0, static=Path("/nowhere")))
    async with running(server, host="127.0.0.1", port=0) as run:
        seats = await twin(server, decks, seed=seed)
        async with AsyncExitStack() as sockets:
            everybody = []
            for seated in (*seats, spectator(seats[0])):
                player = await sockets.enter_async_context(socket_at(run.url, seated))
                await player.until("view")
                everybody.append(player)
            players = everybody[:-1]
            for _ in range(30):
                asked = next(player for player in players if player.prompt is not None)
                prompt = asked.prompt
                assert prompt is not None
                step = asked.step
                answer = plan(prompt, hides=players.index(asked) == hiding)
                if answer is None:
                    break
                await asked.answer(answer)
                for player in everybody:
                    while player.step == step:
                        await player.until("view")
            assert max(player.step for player in players) >= 20
            return [player.heard for player in everybody if player is not everybody[hiding]]


@pytest.mark.parametrize("number", range(6))
def test_hidden_cards_change_no_byte(number: int) -> None:
    chance = random.Random(number)
    cards = small_monsters()
    hiding = number % 2
    seed = f"{chance.getrandbits(128):032x}"
    decks = [chance.sample(cards, 40) for _ in range(2)]
    other = list(decks)
    other[seat_order(seed, 2)[hiding]] = chance.sample(cards, 40)

    async def scenario() -> None:
        here = await heard(decks, seed=seed, hiding=hiding)
        there = await heard(other, seed=seed, hiding=hiding)
        assert here == there
        assert not any(seed in text for texts in here for text in texts)

    asyncio.run(scenario())
