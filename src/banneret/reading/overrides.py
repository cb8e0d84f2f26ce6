"""What is known by hand of single sentences; ``data/overrides.toml``.

An entry gives a tree to a sentence that the grammar cannot read, or declines one whose tree would be wrong.
It names the card and the sentence by a digest of its text, so that a reprint with other words does not keep
an old meaning. Its tree is checked like any other: it must be of known nodes, its references must be bound,
and what it prints, if it prints, must be read as the same tree.
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
    """Why the grammar does not read it, or reads it wrong."""
    tree: str = ""
    """The plain form of the tree, as JSON; empty, the sentence is declined."""


class Given(msgspec.Struct, frozen=True):
    """What stands for a sentence."""

    tree: Sentence | None
    """Nothing where the sentence is declined."""
    reason: str


def digest_of(text: str) -> str:
    """What an entry names a sentence by.

    Args:
        text: the sentence as `SentenceReading.text` has it.
    """
    return blake2b(text.encode(), digest_size=8).hexdigest()


def given_by(entries: Iterable[Override]) -> Mapping[tuple[str, str], Given]:
    """What the entries give, by card and digest; one without a tree declines its sentence.

    Raises:
        BanneretError: an entry gives no reason, or a tree of something else; the message names the card.
    """
    given: dict[tuple[str, str], Given] = {}
    for entry in entries:
        if not entry.reason.strip():
            raise BanneretError(f"overrides, {entry.card}: expected a reason")
        tree = _tree_of(entry) if entry.tree else None
        given[entry.card, entry.digest] = Given(tree, entry.reason)
    return MappingProxyType(given)


def _tree_of(entry: Override) -> Sentence:
    try:
        tree = from_plain(msgspec.json.decode(entry.tree))
    except (msgspec.DecodeError, BanneretError) as problem:
        raise BanneretError(f"overrides, {entry.card}: {problem}") from None
    if not isinstance(tree, Sentence):
        raise BanneretError(f"overrides, {entry.card}: expected a sentence, not {type(tree).__name__}")
    return tree


@cache
def packaged_overrides() -> Mapping[tuple[str, str], Given]:
    """The packaged entries, read once."""
    text = resources.files("banneret.reading.data").joinpath("overrides.toml").read_text("utf-8")
    return given_by(msgspec.convert(tomllib.loads(text).get("sentence", []), tuple[Override, ...]))
