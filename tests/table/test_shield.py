"""What the server turns away, and what its responses carry."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from banneret.table.messages import MAX_MESSAGE_BYTES, Hello, Ping, Seated
from banneret.table.sockets import RateLimit
from tests.table.playing import game_with_bots, get, new_table, post, serving, socket_at


def test_foreign_pages_can_neither_open_a_socket_nor_change_anything() -> None:
    async def scenario() -> None:
        async with serving() as url:
            host = await new_table(url)
            socket = f"{url.replace('http', 'ws', 1)}/api/tables/{host.table}/socket"
            for origin in ("http://elsewhere.example", "null", f"{url}1", "file://"):
                with pytest.raises(InvalidStatus) as refused:
                    async with connect(socket, origin=origin):  # type: ignore[arg-type]
                        pass
                assert refused.value.response.status_code == 403
                response = await post(url, "/api/tables", {"name": "Eve"}, headers={"origin": origin})
                assert (response.status_code, response.json()["why"]) == (403, "not_allowed")
                assert "content-security-policy" in response.headers
            async with connect(socket, origin=url):  # type: ignore[arg-type]
                pass
            response = await post(url, "/api/tables", {"name": "Eve"}, headers={"origin": url})
            assert response.status_code == 201

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "path", ["/", "/t/some-table", "/api/formats", "/api/nothing", "/nothing", "/health"]
)
def test_every_response_carries_the_strict_headers(path: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><title>t</title>")

    async def scenario() -> httpx.Response:
        async with serving(static=tmp_path) as url:
            return await get(url, path)

    response = asyncio.run(scenario())
    policy = response.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self';")
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert not re.search(r"https?:|\*", policy)
    assert response.headers["x-content-type-options"] == "nosniff"
    assert response.headers["referrer-policy"] == "no-referrer"
    assert "server" not in response.headers


def test_the_page_and_its_files_are_served(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>page</title>")
    (static / "icon.svg").write_text("<svg/>")
    (static / "assets" / "index-1a2b.js").write_text("export {};\n" * 500)
    (tmp_path / "secret.txt").write_text("secret")

    async def scenario() -> None:
        async with serving(static=static) as url:
            for path in ("/", "/t/some-table"):
                page = await get(url, path)
                assert page.headers["content-type"].startswith("text/html")
                assert page.headers["cache-control"] == "no-cache"
                assert "page" in page.text
            assert (await get(url, "/icon.svg")).headers["content-type"].startswith("image/svg+xml")
            script = await get(url, "/assets/index-1a2b.js")
            assert script.headers["content-type"].startswith("text/javascript")
            assert script.headers["content-encoding"] == "gzip"
            assert "immutable" in script.headers["cache-control"]
            for path in (
                "/secret.txt",
                "/assets/../../secret.txt",
                "/%2e%2e/secret.txt",
                "/assets",
                "/index",
            ):
                assert (await get(url, path)).status_code == 404

    asyncio.run(scenario())


def test_without_a_page_the_server_says_so() -> None:
    async def scenario() -> None:
        async with serving() as url:
            response = await get(url, "/")
            assert response.status_code == 503
            assert "make web" in response.text

    asyncio.run(scenario())


def test_a_message_too_large_is_refused_and_a_flood_is_cut_off() -> None:
    async def scenario() -> None:
        async with serving(rate=5) as url:
            (seated,) = await game_with_bots(url)
            async with socket_at(url, seated) as ida:
                await ida.until("view")
                await ida.socket.send(" " * (MAX_MESSAGE_BYTES + 1))
                assert (await ida.until("refused"))["why"] == "too_large"
                for _ in range(400):
                    await ida.send(Ping())
                with pytest.raises(ConnectionClosed):
                    await ida.until("never")
                assert {one["why"] for one in ida.refused} == {"too_large", "too_fast"}
            async with socket_at(url, seated) as ida:
                await ida.until("view")

    asyncio.run(scenario())


def test_the_first_message_says_who_is_there() -> None:
    async def scenario() -> None:
        async with serving() as url:
            host = await new_table(url)
            socket = f"{url.replace('http', 'ws', 1)}/api/tables/{host.table}/socket"
            async with connect(socket) as ida:
                await ida.send('{"type":"ping"}')
                assert "the first message has to be a hello" in str(await ida.recv())
                with pytest.raises(ConnectionClosed):
                    await ida.recv()
            async with socket_at(url, Seated(host.table, 0, "wrong token")) as eve:
                assert (await eve.until("refused"))["why"] == "not_found"
            async with socket_at(url, Seated("wrong-table", 0, host.token)) as eve:
                assert (await eve.until("refused"))["why"] == "not_found"
            async with socket_at(url, host) as ida_again:
                await ida_again.until("table")
                await ida_again.send(Hello(token=host.token))
                assert (await ida_again.until("refused"))["why"] == "not_allowed"

    asyncio.run(scenario())


def test_figures_tell_nothing_about_anybody() -> None:
    async def scenario() -> None:
        async with serving() as url:
            (seated,) = await game_with_bots(url)
            async with socket_at(url, seated) as ida:
                await ida.until("view")
                text = (await get(url, "/metrics")).text
                assert "banneret_games_started_total 1.0" in text
                assert "banneret_sockets 1.0" in text
                assert seated.table not in text

    asyncio.run(scenario())


def test_a_rate_limit_refills() -> None:
    now = 0.0
    limit = RateLimit(2, burst=3, clock=lambda: now)
    assert [limit.allows() for _ in range(5)] == [True, True, True, False, False]
    now = 1.0
    assert [limit.allows() for _ in range(3)] == [True, True, False]
