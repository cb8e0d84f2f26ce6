"""A table from its first guest to the first prompt."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from banneret.table.messages import (
    AddBot,
    ChooseDeck,
    ClearChair,
    LeaveTable,
    PasteDeck,
    SetReady,
    StartGame,
)
from tests.table.playing import get, new_table, post, serving, sit_down, socket_at, spectator


def test_two_people_and_two_bots_begin_a_game() -> None:
    async def scenario() -> None:
        async with serving() as url, AsyncExitStack() as sockets:
            host = await new_table(url)
            ida = await sockets.enter_async_context(socket_at(url, host))
            assert (await ida.until("table"))["you"] == host.chair == 0
            guest = await sit_down(url, host.table, "Jon")
            jon = await sockets.enter_async_context(socket_at(url, guest))
            await jon.until("table")

            assert (await ida.ask(ChooseDeck("blue-eyes")))["type"] == "table"
            assert (await ida.ask(SetReady(True)))["type"] == "table"
            await ida.send(StartGame())
            refused = await ida.until("refused")
            assert refused["why"] == "not_allowed"
            assert refused["reason"] == "the game cannot start: 2 free chairs; Jon has no legal deck"
            await ida.send(AddBot())
            await ida.send(AddBot(deck="axe-raider"))
            await jon.send(ChooseDeck("dark-magician"))
            await jon.send(SetReady(True))
            while jon.table["waiting_for"]:
                await jon.receive()
            assert [chair["sitter"] for chair in jon.table["chairs"]] == ["person", "person", "bot", "bot"]
            await ida.send(StartGame())
            await asyncio.gather(ida.until("view"), jon.until("view"))
            assert ida.table["stage"] == "running"
            assert {ida.table["you"], jon.table["you"]} < {0, 1, 2, 3}
            assert ida.table["you"] != jon.table["you"]
            assert ida.game["view"]["you"] == ida.table["you"]
            assert ida.table["chairs"][ida.table["you"]]["name"] == "Ida"

    asyncio.run(scenario())


def test_a_deck_is_legal_before_anybody_is_ready() -> None:
    async def scenario() -> None:
        async with serving() as url:
            host = await new_table(url)
            async with socket_at(url, host) as ida:
                await ida.until("table")
                assert (await ida.ask(SetReady(True)))["reason"] == "choose a deck first"
                state = await ida.ask(
                    PasteDeck("3 Axe Raider\n1 No Such Card At All", leader="Dark Magician")
                )
                report = state["your_deck"]
                assert not report["legal"]
                assert {one["rule"] for one in report["violations"]} >= {"D1", "D2", "D3"}
                assert report["unknown"] == ["No Such Card At All"]
                assert (await ida.ask(SetReady(True)))["reason"] == "this deck is not legal here"
                refused = await ida.ask(PasteDeck("{"))
                assert refused["why"] == "unusable"
                assert (await ida.ask(ChooseDeck("no-such-deck")))["why"] == "unusable"

    asyncio.run(scenario())


def test_a_pasted_deck_is_checked_before_anybody_sits() -> None:
    async def scenario() -> None:
        async with serving() as url:
            response = await post(url, "/api/decks/check", {"format": "domain", "text": "1 Axe Raider"})
            assert response.status_code == 200
            assert not response.json()["legal"]
            assert response.json()["violations"][0]["rule"] == "D1"
            response = await post(url, "/api/decks/check", {"format": "chess", "text": "1 Axe Raider"})
            assert response.status_code == 422
            assert "expected one of the formats" in response.json()["reason"]

    asyncio.run(scenario())


def test_only_the_host_changes_the_table() -> None:
    async def scenario() -> None:
        async with serving() as url:
            host = await new_table(url, seats=2)
            guest = await sit_down(url, host.table, "Jon")
            async with socket_at(url, host) as ida, socket_at(url, guest) as jon:
                await jon.until("table")
                for message in (AddBot(), ClearChair(0), StartGame()):
                    await jon.send(message)
                    assert (await jon.until("refused"))["why"] == "not_allowed"
                async with socket_at(url, spectator(host)) as watcher:
                    await watcher.until("table")
                    for word in (ChooseDeck("blue-eyes"), SetReady(True), LeaveTable(), StartGame()):
                        await watcher.send(word)
                        assert (await watcher.until("refused"))["why"] == "not_allowed"
                await ida.send(ClearChair(1))
                while jon.table["you"] != -1:
                    await jon.receive()
            async with socket_at(url, guest) as jon:
                assert (await jon.until("refused"))["why"] == "not_found"

    asyncio.run(scenario())


def test_the_next_person_hosts_and_the_last_one_closes_the_table() -> None:
    async def scenario() -> None:
        async with serving() as url:
            host = await new_table(url)
            guest = await sit_down(url, host.table, "Jon")
            async with socket_at(url, host) as ida, socket_at(url, guest) as jon:
                await jon.until("table")
                await ida.send(LeaveTable())
                while jon.table["host"] != guest.chair:
                    await jon.receive()
                await jon.send(LeaveTable())
                while jon.table["you"] != -1:
                    await jon.receive()
                response = await post(url, f"/api/tables/{host.table}/chairs", {"name": "Kim"})
                assert response.status_code == 404
            response = await post(url, f"/api/tables/{host.table}/chairs", {"name": "Kim"})
            assert response.status_code == 404

    asyncio.run(scenario())


def test_what_cannot_be_used_is_refused_with_a_reason() -> None:
    async def scenario() -> None:
        async with serving() as url:
            host = await new_table(url, seats=2)
            for path, body, status, words in (
                ("/api/tables", {"name": "I", "format": "neo"}, 422, "cannot be played yet"),
                ("/api/tables", {"name": "I", "seats": 9}, 422, "2 to 6 seats"),
                ("/api/tables", {"name": "I", "options": {"hats": 3}}, 422, "hats"),
                ("/api/tables", {"name": "I", "options": {"profile": "mine"}}, 422, "mine"),
                ("/api/tables", {"name": "\u0007 \u200b"}, 422, "a name of 1 to 24"),
                ("/api/tables", {"name": ""}, 400, "length"),
                ("/api/tables", {}, 400, "name"),
                ("/api/tables", {"name": "I", "colour": "red"}, 400, "colour"),
                ("/api/tables", {"name": "I" * 70_000}, 413, ""),
                (f"/api/tables/{host.table}/chairs", {"name": "ida"}, 422, "called ida already"),
                ("/api/tables/nothing/chairs", {"name": "Jon"}, 404, "no such table"),
                ("/api/nothing", {"name": "Jon"}, 405, ""),
            ):
                response = await post(url, path, body)
                assert (response.status_code, words in response.json()["reason"]) == (status, True), (
                    path,
                    response.text,
                )
            await sit_down(url, host.table, "Jon")
            response = await post(url, f"/api/tables/{host.table}/chairs", {"name": "Kim"})
            assert (response.status_code, response.json()["why"]) == (409, "not_allowed")
            assert (await get(url, "/api/nothing")).json()["why"] == "not_found"

    asyncio.run(scenario())


def test_formats_decks_and_cards_are_listed() -> None:
    async def scenario() -> None:
        async with serving() as url:
            formats = {one["name"]: one for one in (await get(url, "/api/formats")).json()}
            assert set(formats) >= {"open", "domain"}
            assert formats["domain"]["seats"] == 4
            assert {one["name"] for one in formats["domain"]["options"]} >= {"life_points", "profile"}
            decks = {one["name"]: one for one in (await get(url, "/api/decks", format="domain")).json()}
            assert decks["blue-eyes"]["leader"] == "Blue-Eyes White Dragon"
            assert decks["blue-eyes"]["main"] == 60
            names = ["Axe Raider", "No Such Card At All"]
            (card,) = (await get(url, "/api/cards", name=names)).json()
            assert card == {
                "name": "Axe Raider",
                "card_type": "Monster",
                "type_line": "Warrior / Normal",
                "attribute": "EARTH",
                "level": 4,
                "attack": 1700,
                "defense": 1150,
                "explanation": [{"heading": "No effect."}],
            }

    asyncio.run(scenario())
