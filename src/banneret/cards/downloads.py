"""Card files from their public addresses: only what is new, and an interrupted download goes on."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from banneret.cards.game import Game
from banneret.cards.importers.files import MAX_BYTES
from banneret.errors import BanneretError

if TYPE_CHECKING:
    import httpx

Received = Callable[[str, int, int], None]
"""Is told the file's name, the bytes received up to now, and the bytes that there will be (0 if unknown)."""

_TIMEOUT_SECONDS: Final = 30.0


class PublicFile(msgspec.Struct, frozen=True):
    """A card file that its makers publish."""

    name: str
    """What it is called in the user's folder."""
    game: Game
    address: str


PUBLIC_FILES: Final = (
    PublicFile("yaml-yugi.json", Game.YUGIOH, "https://dawnbrandbots.github.io/yaml-yugi/cards.json"),
    PublicFile("ygoprodeck.json", Game.YUGIOH, "https://db.ygoprodeck.com/api/v7/cardinfo.php?misc=yes"),
    PublicFile(
        "duel-masters-json.json",
        Game.DUEL_MASTERS,
        "https://raw.githubusercontent.com/Latepate64/duel-masters-json/HEAD/DuelMastersCards.json",
    ),
    PublicFile(
        "duel-masters-cardlist.json",
        Game.DUEL_MASTERS,
        "https://raw.githubusercontent.com/super-pylori/duel-masters-cardlist/HEAD/src/assets/data.json",
    ),
)
"""Where ``cards update`` looks. Of Duel Masters only the older sets are published in a readable form."""


class _Receipt(msgspec.Struct, frozen=True):
    """What is known of a file, or of a part of it, beside it."""

    address: str
    etag: str = ""
    sha256: str = ""
    """Of the complete file; empty beside a part."""


def download(file: PublicFile, folder: Path, *, received: Received | None = None) -> Path:
    """Bring a file up to date.

    A part that an earlier attempt left is continued if the server still has the same file (RFC 9110, 13.1.5).
    A complete file is fetched again only if the server has a newer one or the copy here was damaged.

    Args:
        file: what to fetch.
        folder: where it is kept.
        received: is told how far it has come.

    Returns:
        Where the complete file is.

    Raises:
        BanneretError: the server cannot be reached, refuses, breaks off, or sends far too much.
    """
    import httpx

    folder.mkdir(parents=True, exist_ok=True)
    target = folder / file.name
    try:
        with (
            httpx.Client(follow_redirects=True, timeout=_TIMEOUT_SECONDS) as client,
            client.stream("GET", file.address, headers=_conditions(file, target)) as response,
        ):
            if response.status_code == httpx.codes.NOT_MODIFIED:
                return target
            if response.status_code == httpx.codes.REQUESTED_RANGE_NOT_SATISFIABLE:
                _part(target).unlink(missing_ok=True)
                raise BanneretError(f"{file.address}: the part here does not fit the file there; try again")
            if not response.is_success:
                raise BanneretError(
                    f"{file.address}: the server answers {response.status_code} {response.reason_phrase}"
                )
            _receive(file, target, response, received)
    except (httpx.InvalidURL, httpx.UnsupportedProtocol) as problem:
        raise BanneretError(f"{file.address}: not an address ({problem})") from problem
    except httpx.ConnectError as problem:
        raise BanneretError(
            f"{file.address}: the server cannot be reached; is this machine offline? ({problem})"
        ) from problem
    except httpx.HTTPError as problem:
        reason = str(problem) or type(problem).__name__
        raise BanneretError(
            f"{file.address}: the download broke off ({reason}); try again to go on"
        ) from problem
    return target


def _part(target: Path) -> Path:
    return target.with_name(target.name + ".part")


def _receipt_of(path: Path) -> Path:
    return path.with_name(path.name + ".receipt")


def _conditions(file: PublicFile, target: Path) -> dict[str, str]:
    """Headers that ask only for what is missing here."""
    # As sent, perhaps gzipped: a range counts the bytes on the wire.
    headers = {"Accept-Encoding": "gzip, identity"}
    part = _part(target)
    known = _read_receipt(part, file)
    if known is not None and known.etag and not known.etag.startswith("W/"):
        headers |= {"Range": f"bytes={part.stat().st_size}-", "If-Range": known.etag}
        return headers
    known = _read_receipt(target, file)
    if known is not None and known.etag and known.sha256 == _sha256(target):
        headers["If-None-Match"] = known.etag
    return headers


def _read_receipt(path: Path, file: PublicFile) -> _Receipt | None:
    if not path.exists() or not path.stat().st_size:
        return None
    try:
        receipt = msgspec.json.decode(_receipt_of(path).read_bytes(), type=_Receipt)
    except (OSError, msgspec.DecodeError):
        return None
    return receipt if receipt.address == file.address else None


def _receive(file: PublicFile, target: Path, response: httpx.Response, received: Received | None) -> None:
    part = _part(target)
    continued = response.status_code == 206
    have = part.stat().st_size if continued else 0
    if continued and not response.headers.get("Content-Range", "").startswith(f"bytes {have}-"):
        part.unlink()
        raise BanneretError(f"{file.address}: the server sent another part than was asked for; try again")
    etag = response.headers.get("ETag", "")
    _receipt_of(part).write_bytes(msgspec.json.encode(_Receipt(file.address, etag)))
    total = have + int(response.headers.get("Content-Length", 0))
    with part.open("ab" if continued else "wb") as opened:
        for chunk in _bounded(response, have, file):
            opened.write(chunk)
            have += len(chunk)
            if received is not None:
                received(file.name, have, total)
    # The old receipt goes first: a file without one is fetched anew, with the wrong one it would be believed.
    _receipt_of(target).unlink(missing_ok=True)
    part.replace(target)
    _receipt_of(part).unlink(missing_ok=True)
    receipt = _Receipt(file.address, etag, _sha256(target))
    _receipt_of(target).write_bytes(msgspec.json.encode(receipt))


def _bounded(response: httpx.Response, have: int, file: PublicFile) -> Iterator[bytes]:
    for chunk in response.iter_raw():
        have += len(chunk)
        if have > MAX_BYTES:
            raise BanneretError(f"{file.address}: sends more than {MAX_BYTES >> 20} MB, so no card file")
        yield chunk


def _sha256(path: Path) -> str:
    with path.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()
