"""All cards of a catalogue as Domains see them: who is in which Domain, who may lead whom."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cached_property
from itertools import compress
from typing import Final

from banneret.cards.catalogue import Catalogue
from banneret.cards.yugioh import YugiohCard
from banneret.effects.yugioh_terms import MonsterKind
from banneret.formats.domain.domain import Domain, Item, ItemKind, domain_of
from banneret.formats.domain.identity import MonsterFacts, facts_of
from banneret.formats.domain.profiles import SEED, Profile
from banneret.reading.text.lexicon import Lexicon

_BITS: Final = bytes.maketrans(b"01", b"\0\1")


class CardPool:
    """A catalogue with everything that Domains are computed from, each part made when it is first needed.

    Sets of monsters are integers: bit i stands for ``monsters[i]``.
    """

    def __init__(self, catalogue: Catalogue[YugiohCard]) -> None:
        """Take the cards of this catalogue."""
        self.catalogue = catalogue
        self._facts: dict[str, MonsterFacts] = {}

    @cached_property
    def lexicon(self) -> Lexicon:
        """The names that texts may quote."""
        return Lexicon(self.catalogue.names())

    def facts(self, card: YugiohCard) -> MonsterFacts:
        """What Domains look at of a card."""
        facts = self._facts.get(card.name)
        if facts is None or facts.card is not card:
            facts = self._facts[card.name] = facts_of(card, self.lexicon)
        return facts

    def archetypes_of(self, name: str) -> frozenset[str]:
        """The archetypes of the card with this name."""
        facts = self._facts.get(name)
        if facts is None:
            card = self.catalogue.find(name)
            facts = None if card is None else self.facts(card)
        return frozenset() if facts is None else facts.archetypes

    def domain(self, card: YugiohCard, profile: Profile = SEED) -> Domain:
        """The Domain of a Deck Master."""
        return domain_of(card, self, profile)

    @cached_property
    def cards(self) -> tuple[YugiohCard, ...]:
        """All cards, in the order of their names."""
        return tuple(self.catalogue.cards())

    @cached_property
    def monsters(self) -> tuple[MonsterFacts, ...]:
        """All monsters that a deck can have or be led by, in the order of their names (D10: no Tokens)."""
        return tuple(self.facts(card) for card in self.cards if can_lead(card))

    def members(self, domain: Domain) -> int:
        """The set of all monsters in a Domain, the Deck Master itself included."""
        members = 0
        for reason in domain.because:
            members |= self._holders.get(reason.item, 0)
        return members

    def in_set(self, members: int) -> Iterator[MonsterFacts]:
        """The monsters of a set, in the order of their names."""
        return compress(self.monsters, _bits(members))

    def names_in_set(self, members: int) -> Iterator[str]:
        """Their names alone, for when many sets are listed."""
        return compress(self._monster_names, _bits(members))

    @cached_property
    def _monster_names(self) -> tuple[str, ...]:
        return tuple(facts.card.name for facts in self.monsters)

    @cached_property
    def _holders(self) -> dict[Item, int]:
        """By item the set of all monsters that it puts into a Domain."""
        holders: defaultdict[tuple[ItemKind, str], int] = defaultdict(int)
        for index, facts in enumerate(self.monsters):
            bit = 1 << index
            if facts.attribute is not None:
                holders[ItemKind.ATTRIBUTE, facts.attribute.value] |= bit
            if facts.monster_type is not None:
                holders[ItemKind.MONSTER_TYPE, facts.monster_type.value] |= bit
            for archetype in facts.archetypes:
                holders[ItemKind.ARCHETYPE, archetype] |= bit
            for name in facts.names:
                holders[ItemKind.CARD, name] |= bit
            if (stats := facts.stats()) is not None:
                holders[ItemKind.STATS, f"{stats[0]}/{stats[1]}"] |= bit
        return {Item(kind, name): members for (kind, name), members in holders.items()}


def _bits(members: int) -> bytes:
    """The bits of a set, a byte each, the lowest first."""
    return format(members, "b")[::-1].encode().translate(_BITS)


def can_lead(card: YugiohCard) -> bool:
    """Whether a card can be Deck Master: any monster but a Token (D10)."""
    return card.is_monster() and MonsterKind.TOKEN not in card.kinds
