"""A deck list as people keep it: sections of entries, known to the catalogue or not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from enum import StrEnum

import msgspec

from banneret.cards.game import Game


class Section(StrEnum):
    """A part of a deck list."""

    LEADER = "leader"
    """The Deck Master or commander."""
    MAIN = "main"
    EXTRA = "extra"
    """The Extra Deck; for Duel Masters the hyperspatial zone."""
    SIDE = "side"


class DeckEntry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Copies of one card, named as the list names it: by password, by name, or by both.

    A password or name that no catalogue knows is kept as it is.
    """

    count: int = 1
    password: int | None = None
    name: str | None = None

    def __post_init__(self) -> None:
        if self.password is None and self.name is None:
            raise ValueError("a deck entry needs a password or a name")
        if self.name is not None and len(self.name.splitlines()) != 1:
            raise ValueError(f"the name of a card stands on one line, not {self.name!r}")
        if self.count < 1:
            raise ValueError(f"a deck entry needs at least one copy, not {self.count}")

    def label(self) -> str:
        """The name where there is one, else the password."""
        return self.name if self.name is not None else str(self.password)


class DeckList(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A deck list, section by section in the order of its source."""

    leader: tuple[DeckEntry, ...] = ()
    main: tuple[DeckEntry, ...] = ()
    extra: tuple[DeckEntry, ...] = ()
    side: tuple[DeckEntry, ...] = ()
    name: str = ""
    game: Game | None = None
    """The game where the source says it."""

    def section(self, section: Section) -> tuple[DeckEntry, ...]:
        """The entries of one section."""
        entries: tuple[DeckEntry, ...] = getattr(self, section.value)
        return entries

    def entries(self) -> Iterator[tuple[Section, DeckEntry]]:
        """Every entry with its section, Deck Master first."""
        for section in Section:
            for entry in self.section(section):
                yield section, entry

    def size(self, section: Section) -> int:
        """The number of cards in one section."""
        return sum(entry.count for entry in self.section(section))

    def counts(self, section: Section) -> Counter[tuple[int | None, str | None]]:
        """The cards of one section as a multiset of (password, name)."""
        counted: Counter[tuple[int | None, str | None]] = Counter()
        for entry in self.section(section):
            counted[entry.password, entry.name] += entry.count
        return counted


def entries_of(cards: Iterable[tuple[int | None, str | None]]) -> tuple[DeckEntry, ...]:
    """Entries for single cards in order; equal neighbours become one entry.

    Args:
        cards: (password, name) of each card, at least one of the two given.
    """
    entries: list[DeckEntry] = []
    for password, name in cards:
        last = entries[-1] if entries else None
        if last is not None and (last.password, last.name) == (password, name):
            entries[-1] = msgspec.structs.replace(last, count=last.count + 1)
        else:
            entries.append(DeckEntry(password=password, name=name))
    return tuple(entries)


def passwords_of(codes: Iterable[int]) -> tuple[DeckEntry, ...]:
    """Entries for a row of passwords, in order."""
    return entries_of((code, None) for code in codes)
