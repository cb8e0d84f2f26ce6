"""The Domain of a Deck Master: which monsters may follow it, and which words say so (D4 to D9, D11)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Final, Protocol

import msgspec

from banneret.cards.yugioh import YugiohCard
from banneret.effects.yugioh_terms import Attribute, MonsterType
from banneret.formats.domain.identity import MonsterFacts
from banneret.formats.domain.profiles import SEED, Mentioned, Profile, SharedName, Switch
from banneret.reading.text.lexicon import Lexicon
from banneret.reading.text.mentions import Following, Mention, MentionKind, Place, mentions, sections


class ItemKind(StrEnum):
    """What an item of a Domain is."""

    ATTRIBUTE = "Attribute"
    MONSTER_TYPE = "Type"
    ARCHETYPE = "archetype"
    CARD = "card"
    STATS = "ATK/DEF"


class Origin(StrEnum):
    """Where an item comes from, when no words of the card bring it."""

    RULE = "DIVINE monsters are in every Domain"
    ATTRIBUTE = "its own Attribute"
    MONSTER_TYPE = "its own Type"
    ARCHETYPE = "its own archetype"


class Item(msgspec.Struct, frozen=True, gc=False):
    """One thing that puts monsters into a Domain."""

    kind: ItemKind
    name: str
    """As printed on cards; an archetype as the table of archetypes spells it; "1500/200"."""

    def __str__(self) -> str:
        return f"ATK/DEF {self.name}" if self.kind is ItemKind.STATS else self.name


class Reason(msgspec.Struct, frozen=True):
    """Why an item is in a Domain."""

    item: Item
    source: Origin | Mention
    through: str | None = None
    """The named card whose archetype it is (D9), or the mentioned archetype that was widened (D8)."""

    def words(self) -> str:
        """The words of the card, or what it is, in a form to show people."""
        if isinstance(self.source, Origin):
            return self.source.value
        words = self.source.words()
        return f"{words} (through {self.through})" if self.through is not None else words


class Names(Protocol):
    """What finding a Domain needs to know of the other cards; a ``CardPool`` knows it."""

    @property
    def lexicon(self) -> Lexicon:
        """The names that texts may quote."""

    def facts(self, card: YugiohCard) -> MonsterFacts:
        """What Domains look at of a card."""

    def archetypes_of(self, name: str) -> frozenset[str]:
        """The archetypes of the card with this name, wider ones included; none if there is no such card."""


class Domain(msgspec.Struct, frozen=True):
    """The Domain of one Deck Master under one profile."""

    card: YugiohCard
    profile: Profile
    because: tuple[Reason, ...]
    """Every item once, with the first thing that brings it: what the card is before what its text says."""

    def items(self, kind: ItemKind) -> Iterator[str]:
        """The names of all items of one kind, in the order in which they were found."""
        return (reason.item.name for reason in self.because if reason.item.kind is kind)

    def attributes(self) -> tuple[Attribute, ...]:
        """The Attributes of the Domain, sorted."""
        return tuple(Attribute(name) for name in sorted(self.items(ItemKind.ATTRIBUTE)))

    def types(self) -> tuple[MonsterType, ...]:
        """The Types of the Domain, sorted."""
        return tuple(MonsterType(name) for name in sorted(self.items(ItemKind.MONSTER_TYPE)))

    def archetypes(self) -> tuple[str, ...]:
        """The archetypes of the Domain, sorted."""
        return tuple(sorted(self.items(ItemKind.ARCHETYPE)))

    def named_cards(self) -> tuple[str, ...]:
        """The cards that the Deck Master names, itself included where it does, sorted."""
        return tuple(sorted(self.items(ItemKind.CARD)))

    def stat_lines(self) -> tuple[tuple[int, int], ...]:
        """The ATK/DEF lines of the Domain, sorted."""
        return tuple(sorted(stats_of(name) for name in self.items(ItemKind.STATS)))

    def admits(self, facts: MonsterFacts) -> tuple[Reason, ...]:
        """The reasons for which a monster is in the Domain; none if it is not (D4, D11)."""
        return tuple(reason for reason in self.because if matches(reason.item, facts))


EVERY_DOMAIN: Final = (
    Item(ItemKind.ATTRIBUTE, Attribute.DIVINE.value),
    Item(ItemKind.MONSTER_TYPE, MonsterType.DIVINE_BEAST.value),
)
"""DIVINE monsters are in every Domain (D2); all Divine-Beasts are DIVINE."""

_NOT_COUNTED: Final = {
    Switch.ON: frozenset({Place.DENIAL}),
    Switch.OFF: frozenset({Place.DENIAL, Place.REMINDER, Place.TOKEN}),
}
"""Places whose mentions do not count, by whether reminders do (D5)."""


def domain_of(card: YugiohCard, names: Names, profile: Profile = SEED) -> Domain:
    """The Domain of a Deck Master.

    Args:
        card: any monster but a Token (D10).
        names: the other cards, usually a ``CardPool``.
        profile: what counts.
    """
    reasons: dict[Item, Reason] = {}
    for reason in _reasons(names.facts(card), names, profile):
        reasons.setdefault(reason.item, reason)
    return Domain(card, profile, tuple(reasons.values()))


def matches(item: Item, facts: MonsterFacts) -> bool:
    """Whether an item of a Domain puts a monster into it (D4)."""
    match item.kind:
        case ItemKind.ATTRIBUTE:
            return facts.attribute is not None and item.name == facts.attribute.value
        case ItemKind.MONSTER_TYPE:
            return facts.monster_type is not None and item.name == facts.monster_type.value
        case ItemKind.ARCHETYPE:
            return item.name in facts.archetypes
        case ItemKind.CARD:
            return item.name in facts.names
        case ItemKind.STATS:
            return stats_of(item.name) == facts.stats()


def stats_of(name: str) -> tuple[int, int]:
    """The values of an ATK/DEF line written as "1500/200"."""
    attack, defense = name.split("/")
    return int(attack), int(defense)


def _reasons(facts: MonsterFacts, names: Names, profile: Profile) -> Iterator[Reason]:
    """All reasons, repetitions included: what the card is, then what its texts mention."""
    if facts.attribute is not None:
        yield Reason(Item(ItemKind.ATTRIBUTE, facts.attribute.value), Origin.ATTRIBUTE)
    if facts.monster_type is not None and profile.own_type is Switch.ON:
        yield Reason(Item(ItemKind.MONSTER_TYPE, facts.monster_type.value), Origin.MONSTER_TYPE)
    for archetype in _widest(facts.archetypes, names):
        yield Reason(Item(ItemKind.ARCHETYPE, archetype), Origin.ARCHETYPE)
    card = facts.card
    text = "" if card.is_normal_monster() else card.text
    for section, part in sections(text, card.pendulum_text, materials=card.is_extra_deck()):
        for mention in mentions(section, part, names.lexicon):
            if mention.place in _NOT_COUNTED[profile.reminders]:
                continue
            if mention.reference.card == card.name != mention.value:
                continue  # a plural of its own name ("X(s)") brings nothing that the card is not
            yield from _mentioned(mention, names, profile)
    for item in EVERY_DOMAIN:
        yield Reason(item, Origin.RULE)


def _widest(archetypes: Iterable[str], names: Names) -> list[str]:
    """Of a card's archetypes the bases, which hold all others: it belongs to those too (D8)."""
    return sorted({root for name in archetypes for root in names.lexicon.archetypes.roots(name)})


def _mentioned(mention: Mention, names: Names, profile: Profile) -> Iterator[Reason]:
    """What one mention brings."""
    match mention.kind:
        case MentionKind.ATTRIBUTE:
            yield Reason(Item(ItemKind.ATTRIBUTE, mention.value), mention)
        case MentionKind.MONSTER_TYPE:
            yield Reason(Item(ItemKind.MONSTER_TYPE, mention.value), mention)
        case MentionKind.STATS:
            if profile.stat_lines is Switch.ON:
                yield Reason(Item(ItemKind.STATS, mention.value), mention)
        case MentionKind.NAME:
            if (archetype := _archetype_meant(mention, profile)) is not None:
                yield from _archetype(archetype, mention, names, profile)
            elif (card := mention.reference.card) is not None:
                yield Reason(Item(ItemKind.CARD, card), mention)
                if profile.archetypes_of_named_cards is Switch.ON:
                    for archetype in _widest(names.archetypes_of(card), names):
                        yield Reason(Item(ItemKind.ARCHETYPE, archetype), mention, card)


def _archetype_meant(mention: Mention, profile: Profile) -> str | None:
    """The archetype that a name stands for, where it does not stand for a card (D8)."""
    reference = mention.reference
    if (
        reference.card is not None
        and profile.shared_names is SharedName.BY_NOUN
        and mention.following is Following.NOTHING
    ):
        return None
    return reference.archetype


def _archetype(archetype: str, mention: Mention, names: Names, profile: Profile) -> Iterator[Reason]:
    if profile.mentioned is Mentioned.AS_NAMED:
        yield Reason(Item(ItemKind.ARCHETYPE, archetype), mention)
        return
    for root in sorted(names.lexicon.archetypes.roots(archetype)):
        yield Reason(Item(ItemKind.ARCHETYPE, root), mention, None if root == archetype else archetype)
