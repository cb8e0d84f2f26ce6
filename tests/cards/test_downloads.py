"""Downloads from a server on this machine."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from banneret.cards import downloads
from banneret.cards.downloads import PUBLIC_FILES, PublicFile, download
from banneret.cards.game import Game
from banneret.errors import BanneretError


class Server(ThreadingHTTPServer):
    """Serves one file with an ETag and ranges, and does what a test asks of it."""

    content = b"x" * 300_000
    etag = '"one"'
    status = 200
    break_off_after: int | None = None
    ranges = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.answers: list[tuple[int, int]] = []
        """Status and body size of each answer."""

    @property
    def file(self) -> PublicFile:
        return PublicFile("cards.json", Game.YUGIOH, f"http://127.0.0.1:{self.server_address[1]}/cards.json")


class Handler(BaseHTTPRequestHandler):
    server: Server

    def do_GET(self) -> None:
        server = self.server
        body, status = server.content, server.status
        start = 0
        if self.headers.get("If-None-Match") == server.etag:
            status, body = 304, b""
        elif server.ranges and "Range" in self.headers and self.headers.get("If-Range") == server.etag:
            start = int(self.headers["Range"].removeprefix("bytes=").rstrip("-"))
            status, body = 206, server.content[start:]
        sent = body if server.break_off_after is None else body[: server.break_off_after]
        server.answers.append(
            (status, len(sent))
        )  # before it is sent: the client may be quicker than this thread
        self.send_response(status)
        self.send_header("ETag", server.etag)
        if status != 304:
            self.send_header("Content-Length", str(len(body)))
        if status == 206:
            self.send_header(
                "Content-Range", f"bytes {start}-{len(server.content) - 1}/{len(server.content)}"
            )
        self.end_headers()
        self.wfile.write(sent)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's name
        """Be quiet."""


@pytest.fixture
def server() -> Iterator[Server]:
    with Server() as running:
        thread = threading.Thread(target=running.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield running
        running.shutdown()
        thread.join()


def test_a_file_is_downloaded_once(server: Server, tmp_path: Path) -> None:
    told: list[tuple[str, int, int]] = []
    path = download(server.file, tmp_path, received=lambda *progress: told.append(progress))
    assert path.read_bytes() == server.content
    assert told[-1] == ("cards.json", 300_000, 300_000)
    assert download(server.file, tmp_path) == path
    assert [status for status, _ in server.answers] == [200, 304]


def test_a_newer_file_is_fetched(server: Server, tmp_path: Path) -> None:
    download(server.file, tmp_path)
    server.content, server.etag = b"newer", '"two"'
    assert download(server.file, tmp_path).read_bytes() == b"newer"


def test_an_interrupted_download_goes_on(server: Server, tmp_path: Path) -> None:
    server.break_off_after = 100_000
    with pytest.raises(BanneretError, match=r"the download broke off .*; try again to go on"):
        download(server.file, tmp_path)
    assert not (tmp_path / "cards.json").exists()
    server.break_off_after = None
    assert download(server.file, tmp_path).read_bytes() == server.content
    status, size = server.answers[-1]
    assert status == 206
    assert size < len(server.content)


@pytest.mark.parametrize("ranges", [True, False])
def test_a_part_of_another_version_is_not_continued(server: Server, tmp_path: Path, ranges: bool) -> None:
    server.break_off_after = 100_000
    with pytest.raises(BanneretError):
        download(server.file, tmp_path)
    server.break_off_after, server.ranges = None, ranges
    server.content, server.etag = b"newer" * 50_000, '"two"'
    assert download(server.file, tmp_path).read_bytes() == server.content


def test_an_older_file_survives_a_download_that_fails(server: Server, tmp_path: Path) -> None:
    path = download(server.file, tmp_path)
    server.etag, server.break_off_after = '"two"', 10
    with pytest.raises(BanneretError):
        download(server.file, tmp_path)
    assert path.read_bytes() == server.content


def test_a_damaged_copy_is_fetched_anew(server: Server, tmp_path: Path) -> None:
    path = download(server.file, tmp_path)
    path.write_bytes(b"damaged")
    assert download(server.file, tmp_path).read_bytes() == server.content
    assert [status for status, _ in server.answers] == [200, 200]


def test_a_refusal_is_one_line(server: Server, tmp_path: Path) -> None:
    server.status = 404
    with pytest.raises(BanneretError, match="the server answers 404 Not Found"):
        download(server.file, tmp_path)


def test_too_large_a_file_is_refused(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(downloads, "MAX_BYTES", 1000)
    with pytest.raises(BanneretError, match="so no card file"):
        download(server.file, tmp_path)


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("http://127.0.0.1:9/cards.json", "cannot be reached; is this machine offline"),
        ("ftp://127.0.0.1/cards.json", "not an address"),
        ("http://127.0.0.1:port/", "not an address"),
    ],
)
def test_offline_and_addresses_that_are_none(address: str, message: str, tmp_path: Path) -> None:
    with pytest.raises(BanneretError, match=message) as caught:
        download(PublicFile("cards.json", Game.YUGIOH, address), tmp_path)
    assert "\n" not in str(caught.value)


def test_public_addresses_are_safe_and_distinct() -> None:
    assert all(file.address.startswith("https://") for file in PUBLIC_FILES)
    assert len({file.name for file in PUBLIC_FILES}) == len(PUBLIC_FILES)
