"""What a card is, for Domains: its archetypes and the names it always has (D3, D8)."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from banneret.cards.yugioh import YugiohCard
from banneret.effects.yugioh_terms import Attribute, MonsterType
from banneret.reading.text.lexicon import Lexicon
from banneret.reading.text.mentions import Following, MentionKind, Place, Section, mentions

_TREATED: Final = re.compile(r"(?:always|not) treated as")
"""Only texts with these words say anything about what the card is."""


class MonsterFacts(msgspec.Struct, frozen=True):
    """What of a monster Domains look at."""

    card: YugiohCard
    attribute: Attribute | None
    monster_type: MonsterType | None
    archetypes: frozenset[str]
    """With the wider ones that its archetypes belong to (D8)."""
    names: tuple[str, ...]
    """Its name, and those that its text always treats it as having (D3)."""

    def stats(self) -> tuple[int, int] | None:
        """Its printed ATK and DEF, where both are numbers."""
        attack, defense = self.card.attack, self.card.defense
        return None if attack is None or defense is None else (attack, defense)


def facts_of(card: YugiohCard, lexicon: Lexicon) -> MonsterFacts:
    """What Domains look at of a card.

    Args:
        card: the card; Normal Monsters may say "always treated as" too (Summoned Skull).
        lexicon: the names of the catalogue.
    """
    names, always, never = [card.name], [], []
    if _TREATED.search(card.text):
        for mention in mentions(Section.EFFECT, card.text, lexicon):
            if mention.kind is not MentionKind.NAME:
                continue
            if mention.place is Place.DENIAL:
                never.append(mention.value)
            elif mention.place is Place.IDENTITY and mention.following is Following.NOUN:
                always.append(mention.value)
            elif mention.place is Place.IDENTITY and mention.reference.card is not None:
                names.append(mention.reference.card)
    archetypes = lexicon.archetypes.of_card(
        card.name, series=card.series, codes=card.setcodes, always=always, never=never
    )
    return MonsterFacts(card, card.attribute, card.monster_type, archetypes, tuple(dict.fromkeys(names)))
