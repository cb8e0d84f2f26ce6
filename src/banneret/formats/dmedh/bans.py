"""The recommended bans with their tiers, from a data file that anyone can edit (E6)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from enum import StrEnum
from functools import cache
from importlib import resources

import msgspec

from banneret.cards.duelmasters import DuelMastersCard
from banneret.decks.model import Section
from banneret.decks.resolve import ResolvedDeck
from banneret.decks.verdict import Violation
from banneret.formats.dmedh.names import name_identity, same_name


class Tier(StrEnum):
    """When a recommended ban counts."""

    BANNED = "banned"
    TWO_CIVILIZATIONS = "banned if the commander has 2 civilizations or more"
    THREE_CIVILIZATIONS = "banned if the commander has 3 civilizations or more"
    FOUR_CIVILIZATIONS = "banned if the commander has 4 civilizations or more"
    AS_COMMANDER = "banned as commander"
    COMBINATION = "banned together"

    def fewest_civilizations(self) -> int:
        """The commander's civilizations from which the ban counts."""
        numbers = {Tier.TWO_CIVILIZATIONS: 2, Tier.THREE_CIVILIZATIONS: 3, Tier.FOUR_CIVILIZATIONS: 4}
        return numbers.get(self, 0)


class Ban(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One line of ``data/recommended_bans.toml``."""

    tier: Tier
    cards: tuple[str, ...]
    """English names, or Japanese ones where no English one is in use; the cards of a combination together."""
    since: str = ""
    """The date of the announcement."""
    lifted: str = ""
    """The date from which it no longer counts."""


@cache
def recommended_bans() -> tuple[Ban, ...]:
    """The packaged list."""
    text = resources.files("banneret.formats.dmedh.data").joinpath("recommended_bans.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text)["ban"], tuple[Ban, ...])


def banned(
    deck: ResolvedDeck[DuelMastersCard], *, civilizations: int, bans: Iterable[Ban]
) -> Iterator[Violation]:
    """E6: the recommended bans that a deck does not keep.

    Args:
        deck: the deck.
        civilizations: how many the commander has.
        bans: the list; lifted ones do not count.
    """
    held: dict[str, tuple[Section, DuelMastersCard]] = {}
    for section in (Section.MAIN, Section.EXTRA, Section.LEADER):
        for card in deck.section(section):
            for name in (name_identity(card), same_name(card.name_ja)):
                held[name] = section, card
    for ban in bans:
        found = [held[same_name(name)] for name in ban.cards if same_name(name) in held]
        if ban.lifted or civilizations < ban.tier.fewest_civilizations():
            continue
        if ban.tier is Tier.COMBINATION and len(found) < len(ban.cards):
            continue
        if ban.tier is Tier.AS_COMMANDER:
            found = [(section, card) for section, card in found if section is Section.LEADER]
        for section, card in found:
            together = f": {', '.join(ban.cards)}" if ban.tier is Tier.COMBINATION else ""
            message = f"{card.name} is {ban.tier}{together} by the recommended list"
            yield Violation(rule="E6", section=section, card=card.name, count=1, message=message)
