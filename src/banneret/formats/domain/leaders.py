"""Which Deck Masters can lead given cards, best first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from banneret.cards.yugioh import YugiohCard
from banneret.effects.yugioh_terms import Attribute
from banneret.formats.domain.domain import Domain, ItemKind
from banneret.formats.domain.pool import CardPool
from banneret.formats.domain.profiles import SEED, Profile

_CLOSENESS: Final = {
    ItemKind.CARD: 4,
    ItemKind.ARCHETYPE: 3,
    ItemKind.STATS: 2,
    ItemKind.MONSTER_TYPE: 1,
    ItemKind.ATTRIBUTE: 1,
}
"""How much an item says about a card: a name most, an Attribute or Type least."""


class Leader(msgspec.Struct, frozen=True):
    """A Deck Master, how near the wanted cards are to it, and which of them it cannot lead."""

    domain: Domain
    fit: float
    """Per wanted card the closeness of its best item, on average, 0 to 4."""
    size: int
    """Monsters in its Domain; of two that fit alike the narrower one comes first."""
    missing: tuple[str, ...]


def leaders_of(
    wanted: Sequence[YugiohCard],
    pool: CardPool,
    *,
    profile: Profile = SEED,
    besides: Iterable[YugiohCard] = (),
) -> list[Leader]:
    """All monsters as Deck Masters of the wanted cards: those that hold all first, then by what they miss.

    Args:
        wanted: the cards to lead; Spells, Traps and DIVINE monsters go with every Deck Master (D2).
        pool: all cards.
        profile: what counts for a Domain.
        besides: cards that cannot be the Deck Master because the deck has them already (D3).
    """
    monsters = [
        pool.facts(card) for card in wanted if card.is_monster() and card.attribute is not Attribute.DIVINE
    ]
    taken = {name for card in besides for name in pool.facts(card).names}
    found = []
    for facts in pool.monsters:
        if not taken.isdisjoint(facts.names):
            continue
        domain = pool.domain(facts.card, profile)
        closeness = [
            max((_CLOSENESS[reason.item.kind] for reason in domain.admits(one)), default=0)
            for one in monsters
        ]
        missing = tuple(one.card.name for one, near in zip(monsters, closeness, strict=True) if not near)
        fit = sum(closeness) / len(monsters) if monsters else 0.0
        found.append(Leader(domain, fit, pool.members(domain).bit_count(), missing))
    found.sort(key=lambda leader: (len(leader.missing), -leader.fit, leader.size, leader.domain.card.name))
    return found
