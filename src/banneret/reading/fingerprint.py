"""One hash over everything that decides how a text is read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

_PACKAGES: Final = ("banneret.effects", "banneret.reading")
_KINDS: Final = (".py", ".txt", ".toml", ".json")


@cache
def grammar_fingerprint() -> str:
    """The hash of the packaged spelling, vocabularies, nodes and reading; another one means other trees."""
    whole = blake2b(digest_size=16)
    for package in _PACKAGES:
        for path, file in sorted(_files(package, resources.files(package))):
            whole.update(path.encode())
            whole.update(file.read_bytes())
    return whole.hexdigest()


def _files(path: str, folder: Traversable) -> Iterator[tuple[str, Traversable]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _files(f"{path}/{entry.name}", entry)
        elif entry.name.endswith(_KINDS):
            yield f"{path}/{entry.name}", entry
