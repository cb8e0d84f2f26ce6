"""Archetypes: what counts as one, which belong to which, and which cards belong to them (D8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from functools import cache
from importlib import resources

import msgspec


class Standing(StrEnum):
    """Whether a name that the card data groups cards under is an archetype."""

    ARCHETYPE = "archetype"
    SERIES = "series"
    """A mere series: no card is in a Domain for it."""


class Archetype(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of ``data/archetypes.json``, which ``tools/make_archetypes.py`` writes."""

    name: str
    """As the table of set codes spells it; several names of one archetype have "|" between them."""
    codes: tuple[str, ...] = ()
    standing: Standing = Standing.ARCHETYPE
    belongs_to: tuple[str, ...] = ()
    """The wider archetypes that all its cards belong to."""
    bases: tuple[str, ...] = ()
    """The widest of those; none if it is a base itself."""
    aliases: tuple[str, ...] = ()
    """Other names for it, in texts or card data."""
    spoken: tuple[str, ...] = ()
    """The names that texts use for the archetype, where they are not all of ``name``."""
    added: tuple[str, ...] = msgspec.field(default=(), name="with")
    """Cards that belong to it although no series of the card data says so."""
    removed: tuple[str, ...] = msgspec.field(default=(), name="without")
    """Cards that do not belong to it although the card data has them in a series of that name."""
    reason: str = ""
    """Why this line says something that the set code alone does not."""

    def is_archetype(self) -> bool:
        """Whether cards can be in a Domain for it."""
        return self.standing is Standing.ARCHETYPE

    def roots(self) -> tuple[str, ...]:
        """The base archetypes it counts as when widened; itself if it is one."""
        return self.bases or (self.name,)

    def spoken_names(self) -> tuple[str, ...]:
        """The names by which a text in quotation marks can mean it."""
        return (*(self.spoken or self.name.split("|")), *self.aliases)


class ArchetypeTable:
    """All archetypes and mere series, by name and by set code."""

    def __init__(self, archetypes: Iterable[Archetype]) -> None:
        """Index the lines of the table."""
        self._lines = tuple(archetypes)
        self._by_name: dict[str, Archetype] = {}
        self._spoken: dict[str, Archetype] = {}
        self._by_code: dict[int, Archetype] = {}
        self._added: dict[str, list[str]] = {}
        for line in self._lines:
            for name in (line.name, *line.name.split("|"), *line.aliases):
                self._by_name.setdefault(name.casefold(), line)
            if line.is_archetype():
                for name in line.spoken_names():
                    self._spoken.setdefault(name.casefold(), line)
            for code in line.codes:
                self._by_code[int(code, 16)] = line
            for card in line.added:
                self._added.setdefault(card, []).append(line.name)
        self._wider: Mapping[str, frozenset[str]] = {
            line.name: frozenset(
                line.belongs_to if not line.is_archetype() else (line.name, *line.belongs_to)
            )
            for line in self._lines
        }

    def __iter__(self) -> Iterator[Archetype]:
        return iter(self._lines)

    def find(self, name: str) -> Archetype | None:
        """The archetype or mere series of this name, capitals aside; None if there is none."""
        return self._by_name.get(name.casefold())

    def spoken(self, name: str) -> Archetype | None:
        """The archetype that a text means by this name in quotation marks; None if it means none."""
        return self._spoken.get(name.casefold())

    def of_code(self, code: int) -> Archetype | None:
        """The archetype or mere series with this set code; None for unofficial and unknown codes."""
        return self._by_code.get(code)

    def of_card(
        self,
        name: str,
        *,
        series: Iterable[str] = (),
        codes: Iterable[int] = (),
        always: Iterable[str] = (),
        never: Iterable[str] = (),
    ) -> frozenset[str]:
        """The archetypes of a card, wider ones included.

        Args:
            name: the card's name.
            series: what the card data groups it under.
            codes: its set codes; where there are any, they decide instead of the series.
            always: archetypes that its text always treats it as.
            never: archetypes that its text does not treat it as.

        Returns:
            Names of archetypes as the table spells them.
        """
        lines = [line for code in codes if (line := self._by_code.get(code))]
        if not lines:
            lines = [line for one in series if (line := self.find(one)) and name not in line.removed]
        lines += [line for one in always if (line := self.spoken(one))]
        found = {wider for line in lines for wider in self._wider[line.name]}
        for added in self._added.get(name, ()):
            found |= self._wider[added]
        for denied in never:
            if line := self.spoken(denied):
                found.discard(line.name)
        return frozenset(found)

    def roots(self, name: str) -> frozenset[str]:
        """The base archetypes that an archetype counts as when it is widened (D8, D9)."""
        line = self.find(name)
        return frozenset(line.roots()) if line is not None and line.is_archetype() else frozenset()


@cache
def archetypes() -> ArchetypeTable:
    """The packaged table, read once."""
    data = resources.files("banneret.reading.data").joinpath("archetypes.json").read_bytes()
    return ArchetypeTable(msgspec.json.decode(data, type=tuple[Archetype, ...]))
