"""Which cards are one card for the limits of a deck (D3)."""

from __future__ import annotations

from functools import cache
from typing import Final

from banneret.cards.yugioh import YugiohCard
from banneret.reading.text.archetypes import ArchetypeTable
from banneret.reading.text.lexicon import Lexicon
from banneret.reading.text.mentions import Following, MentionKind, Place, mentions, sections

_MARK: Final = "always treated as"
"""Only texts with these words are scanned."""


def name_identity(card: YugiohCard) -> str:
    """The name that a card counts under when copies are counted.

    A text that always treats the card as "X" makes it the same card as X; as a "X" card, or as
    a card "X", it only joins an archetype. A card without text in the catalogue counts under its own name.

    Args:
        card: any card.
    """
    if card.is_normal_monster() or _MARK not in card.text:
        return card.name
    for section, text in sections(card.text):
        for mention in mentions(section, text, _bare_lexicon()):
            if (
                mention.kind is MentionKind.NAME
                and mention.place is Place.IDENTITY
                and mention.following is Following.NOTHING
                and text[: mention.start].endswith("treated as ")
            ):
                return mention.value
    return card.name


@cache
def _bare_lexicon() -> Lexicon:
    """A lexicon that knows no names: where a quoted name begins and ends is all that counts here."""
    return Lexicon((), table=ArchetypeTable(()), old_names={})
