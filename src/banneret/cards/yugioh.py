"""What the catalogue knows of one Yu-Gi-Oh! card."""

from __future__ import annotations

import msgspec

from banneret.effects.yugioh_terms import (
    EXTRA_DECK_KINDS,
    Attribute,
    CardType,
    LinkArrow,
    MonsterKind,
    MonsterType,
    Property,
)


class YugiohCard(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One card: its facts, and its texts where the user imported them.

    ``attack`` and ``defense`` are None where the card prints "?" or has no such value (Spells,
    Traps; DEF of Link Monsters). Texts are empty in the packaged starter catalogue.
    """

    name: str
    card_type: CardType
    password: int | None = None
    konami_id: int | None = None
    artworks: tuple[int, ...] = ()
    """Other passwords of the same card (alternate artworks, prereleases)."""
    property: Property | None = None
    attribute: Attribute | None = None
    monster_type: MonsterType | None = None
    kinds: tuple[MonsterKind, ...] = ()
    level: int | None = None
    rank: int | None = None
    link_arrows: tuple[LinkArrow, ...] = ()
    scale: int | None = None
    attack: int | None = None
    defense: int | None = None
    text: str = ""
    pendulum_text: str = ""
    name_ja: str = ""
    text_ja: str = ""
    pendulum_text_ja: str = ""
    series: tuple[str, ...] = ()

    def is_monster(self) -> bool:
        """Whether this is a Monster Card."""
        return self.card_type is CardType.MONSTER

    def is_extra_deck(self) -> bool:
        """Whether this card's place is the Extra Deck."""
        return not EXTRA_DECK_KINDS.isdisjoint(self.kinds)

    def is_normal_monster(self) -> bool:
        """Whether this is a Normal Monster, whose text is only flavour."""
        return MonsterKind.NORMAL in self.kinds
