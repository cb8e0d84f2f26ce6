"""The ledger: one line a card, so that a change of the grammar shows which cards changed their meaning.

A line holds the card's name, a letter for the verdict of each sentence, and the hash of its trees; the hash
only where the card is read. No word of a card's text is in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import Final

import msgspec

from banneret.errors import BanneretError
from banneret.reading.reader import CardReading, Verdict

_LETTERS: Final = {
    Verdict.EXACT: "e",
    Verdict.VARIANT: "v",
    Verdict.GIVEN: "g",
    Verdict.AMBIGUOUS: "A",
    Verdict.DECLINED: "-",
}
_UNREAD: Final = frozenset("A-?")
_UNBOUND: Final = "?"
"""Behind the letters of a card whose references are not all bound."""
_HASH_BYTES: Final = 6


class Entry(msgspec.Struct, frozen=True, gc=False):
    """What became of one card."""

    name: str
    verdicts: str
    """A letter a sentence: e exact, v variant, g given, A ambiguous, - declined; ? where one is unbound."""
    hash: str = ""
    """Of the trees of a card that is read."""

    def is_read(self) -> bool:
        """Whether the card is read."""
        return _UNREAD.isdisjoint(self.verdicts)


class Changes(msgspec.Struct, frozen=True):
    """How a ledger differs from an older one, each by the names of the cards."""

    gained: tuple[str, ...]
    lost: tuple[str, ...]
    changed: tuple[str, ...]
    """Read before and now, with another tree."""


def entry_of(reading: CardReading) -> Entry:
    """The line of a card."""
    verdicts = "".join(_LETTERS[sentence.verdict] for sentence in reading.sentences)
    if not reading.is_read():
        is_unbound = _UNREAD.isdisjoint(verdicts)
        return Entry(reading.name, verdicts + _UNBOUND if is_unbound else verdicts)
    trees = msgspec.json.encode([sentence.tree for sentence in reading.sentences])
    return Entry(reading.name, verdicts, blake2b(trees, digest_size=_HASH_BYTES).hexdigest())


def ledger_lines(readings: Iterable[CardReading]) -> Iterator[str]:
    """The lines of cards with text, in their order."""
    for reading in readings:
        if reading.sentences:
            entry = entry_of(reading)
            yield f"{entry.name}\t{entry.verdicts}\t{entry.hash}".rstrip("\t")


def read_ledger(text: str, *, source: str) -> dict[str, Entry]:
    """The entries of a ledger by the names of the cards.

    Raises:
        BanneretError: a line is none of a ledger.
    """
    entries: dict[str, Entry] = {}
    for number, line in enumerate(text.splitlines(), 1):
        parts = line.split("\t")
        if not 2 <= len(parts) <= 3:
            raise BanneretError(
                f"{source}, line {number}: expected a name, verdicts and a hash, not {line[:60]!r}"
            )
        entries[parts[0]] = Entry(*parts)
    return entries


def changes(old: dict[str, Entry], new: Iterable[Entry]) -> Changes:
    """What is different; cards that only one of them has do not count."""
    gained: list[str] = []
    lost: list[str] = []
    changed: list[str] = []
    for entry in new:
        before = old.get(entry.name)
        if before is None:
            continue
        if before.is_read() != entry.is_read():
            (gained if entry.is_read() else lost).append(entry.name)
        elif before.hash != entry.hash:
            changed.append(entry.name)
    return Changes(tuple(gained), tuple(lost), tuple(changed))
