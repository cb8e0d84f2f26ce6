"""A Domain as data for programs and as text for people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from banneret.formats.domain.domain import Domain, ItemKind
from banneret.formats.domain.pool import CardPool

_HEADINGS: Final = {
    ItemKind.ATTRIBUTE: "Attributes",
    ItemKind.MONSTER_TYPE: "Types",
    ItemKind.ARCHETYPE: "Archetypes",
    ItemKind.CARD: "Named cards",
    ItemKind.STATS: "ATK/DEF",
}


class Because(msgspec.Struct, frozen=True):
    """Why an item is in a Domain (D11)."""

    item: str
    words: str
    kind: str


class DomainLine(msgspec.Struct, frozen=True):
    """What ``domain --all --jsonl`` prints for each Deck Master; ``members`` only where asked for."""

    password: int | None
    name: str
    attributes: tuple[str, ...]
    types: tuple[str, ...]
    archetypes: tuple[str, ...]
    named_cards: tuple[str, ...]
    stat_lines: tuple[tuple[int, int], ...]
    members: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET


class DomainReport(msgspec.Struct, frozen=True):
    """What ``domain NAME --json`` prints; ``members`` only where asked for."""

    password: int | None
    name: str
    profile: str
    attributes: tuple[str, ...]
    types: tuple[str, ...]
    archetypes: tuple[str, ...]
    named_cards: tuple[str, ...]
    stat_lines: tuple[tuple[int, int], ...]
    because: tuple[Because, ...]
    size: int
    members: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET


def domain_line(domain: Domain) -> DomainLine:
    """The items of a Domain."""
    return DomainLine(
        password=domain.card.password,
        name=domain.card.name,
        attributes=domain.attributes(),
        types=domain.types(),
        archetypes=domain.archetypes(),
        named_cards=domain.named_cards(),
        stat_lines=domain.stat_lines(),
    )


def domain_report(domain: Domain, pool: CardPool) -> DomainReport:
    """The items of a Domain with the words that bring them, and all members."""
    line = domain_line(domain)
    members = pool.members(domain)
    return DomainReport(
        password=line.password,
        name=line.name,
        profile=domain.profile.name,
        attributes=line.attributes,
        types=line.types,
        archetypes=line.archetypes,
        named_cards=line.named_cards,
        stat_lines=line.stat_lines,
        because=tuple(
            Because(reason.item.name, reason.words(), reason.item.kind.value) for reason in domain.because
        ),
        size=members.bit_count(),
        members=tuple(pool.names_in_set(members)),
    )


def domain_text(report: DomainReport) -> Iterator[str]:
    """The lines of a Domain for people: every item with its words, then its size."""
    yield f"Domain of {report.name} (profile {report.profile})"
    for kind, heading in _HEADINGS.items():
        reasons = [because for because in report.because if because.kind == kind.value]
        if not reasons:
            continue
        yield f"{heading}:"
        for because in reasons:
            yield f"  {because.item}: {because.words}"
    yield f"{report.size:,} monsters; every Spell and Trap as well (D2)"
