"""A Domain as files for other programs: EDOPro's lflist.conf, and CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator

from banneret.cards.yugioh import YugiohCard
from banneret.formats.domain.domain import Domain
from banneret.formats.domain.pool import CardPool


def whitelist(domain: Domain, pool: CardPool) -> Iterator[str]:
    """The lines of an EDOPro list that allows one copy of every card that may follow a Deck Master.

    The Deck Master is on it too, so that the deck can hold it; every alternate artwork has its line.
    """
    yield f"#[Domain: {domain.card.name}]"
    yield f"!Domain: {domain.card.name}"
    yield "$whitelist"
    members = set(pool.names_in_set(pool.members(domain)))
    for card in pool.cards:
        if not card.is_monster() or card.name in members:
            yield from (f"{code} 1 --{card.name}" for code in card.codes())


def csv_lines(domain: Domain, pool: CardPool) -> Iterator[str]:
    """The members of a Domain, a line each, with the first item that puts each in and its words (D11)."""
    yield _csv("password", "name", "attribute", "type", "item", "words")
    for facts in pool.in_set(pool.members(domain)):
        reason = domain.admits(facts)[0]
        yield _csv(*_facts(facts.card), str(reason.item), reason.words())


def _facts(card: YugiohCard) -> tuple[str, str, str, str]:
    code = card.code()
    return (
        "" if code is None else str(code),
        card.name,
        card.attribute.value if card.attribute is not None else "",
        card.monster_type.value if card.monster_type is not None else "",
    )


def _csv(*fields: str) -> str:
    line = io.StringIO()
    csv.writer(line, lineterminator="").writerow(fields)
    return line.getvalue()
