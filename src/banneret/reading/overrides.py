"""Trees given by hand, for sentences that the grammar cannot read; ``data/overrides.toml``.

An entry names the card and the sentence by a digest of its text, so that a reprint with other words does not
keep an old meaning. Its tree is checked like any other: it must be of known nodes, its references must be
bound, and what it prints, if it prints, must be read as the same tree.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import blake2b
from importlib import resources
from types import MappingProxyType

import msgspec

from banneret.effects.kinds import Sentence
from banneret.effects.node import from_plain
from banneret.errors import BanneretError


class Override(msgspec.Struct, frozen=True):
    """One entry of the file."""

    card: str
    digest: str
    """Of the sentence, by `digest_of`; `banneret read NAME --json` shows it."""
    reason: str
    """Why the grammar does not read it."""
    tree: str
    """The plain form of the tree, as JSON."""


def digest_of(text: str) -> str:
    """What an entry names a sentence by.

    Args:
        text: the sentence as `SentenceReading.text` has it.
    """
    return blake2b(text.encode(), digest_size=8).hexdigest()


def trees_given(entries: Iterable[Override]) -> Mapping[tuple[str, str], Sentence]:
    """The trees by card and digest.

    Raises:
        BanneretError: an entry gives no reason, or no tree of a sentence; the message names the card.
    """
    trees: dict[tuple[str, str], Sentence] = {}
    for entry in entries:
        if not entry.reason.strip():
            raise BanneretError(f"overrides, {entry.card}: expected a reason")
        try:
            tree = from_plain(msgspec.json.decode(entry.tree))
        except (msgspec.DecodeError, BanneretError) as problem:
            raise BanneretError(f"overrides, {entry.card}: {problem}") from None
        if not isinstance(tree, Sentence):
            raise BanneretError(f"overrides, {entry.card}: expected a sentence, not {type(tree).__name__}")
        trees[entry.card, entry.digest] = tree
    return MappingProxyType(trees)


@cache
def packaged_overrides() -> Mapping[tuple[str, str], Sentence]:
    """The packaged entries, read once."""
    text = resources.files("banneret.reading.data").joinpath("overrides.toml").read_text("utf-8")
    return trees_given(msgspec.convert(tomllib.loads(text).get("sentence", []), tuple[Override, ...]))
