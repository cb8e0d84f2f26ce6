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
    """Other passwords of the same card (alternate artworks, prereleases, numbers of simulators)."""
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
    setcodes: tuple[int, ...] = ()
    """Archetype numbers as simulators give them (16 bits each), where a source has them."""
    limit_tcg: int | None = None
    """Copies that the TCG's list allows as of the imported file, 0 if forbidden; None without a limit."""
    limit_ocg: int | None = None
    """The same by the OCG's list."""

    def is_monster(self) -> bool:
        """Whether this is a Monster Card."""
        return self.card_type is CardType.MONSTER

    def is_extra_deck(self) -> bool:
        """Whether this card's place is the Extra Deck."""
        return not EXTRA_DECK_KINDS.isdisjoint(self.kinds)

    def is_normal_monster(self) -> bool:
        """Whether this is a Normal Monster, whose text is only flavour."""
        return MonsterKind.NORMAL in self.kinds

    def code(self) -> int | None:
        """The number that deck files use: the password, else a number that simulators gave the card."""
        return self.password if self.password is not None else next(iter(self.artworks), None)

    def codes(self) -> tuple[int, ...]:
        """All numbers under which this card is known."""
        return self.artworks if self.password is None else (self.password, *self.artworks)

    def rules_text(self) -> str:
        """Everything that the card says in English."""
        return f"{self.pendulum_text}\n{self.text}" if self.pendulum_text else self.text

    def rules_text_ja(self) -> str:
        """Everything that the card says in Japanese."""
        return f"{self.pendulum_text_ja}\n{self.text_ja}" if self.pendulum_text_ja else self.text_ja

    def all_names(self) -> tuple[str, ...]:
        """All names under which this card is known, the English one first."""
        return (self.name, self.name_ja) if self.name_ja else (self.name,)
