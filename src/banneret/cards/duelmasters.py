"""What the catalogue knows of one Duel Masters card."""

from __future__ import annotations

import re
import zlib
from typing import Final

import msgspec

from banneret.cards.names import fold
from banneret.effects.duelmasters_terms import HYPERSPATIAL_WORDS, CardKind, Civilization, KindWord

INFINITE: Final = 1_000_000_000
"""A printed cost or power of infinity: larger than any number on a card."""
FIRST_CODE: Final = 2**31
"""The codes of Duel Masters cards begin here, above every number of a Yu-Gi-Oh! card."""
_LAST_BRACKETS = re.compile(r"\s*[（(][^（()）]+[)）]$")


def code_of_name(name: str) -> int:
    """Our own number for a Duel Masters card, which has no password, in deck files that hold only numbers.

    It is 2**31 and the last 31 bits of the CRC-32 of the folded name in UTF-8. So it is the same everywhere,
    whatever is imported.

    Args:
        name: the English name; that of a card without one in Japanese.

    >>> code_of_name("Bolshack Dragon") == code_of_name("BOLSHACK DRAGON")
    True
    """
    return FIRST_CODE | zlib.crc32((fold(name) or name).encode())


class Face(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One face of a card, or one half of a twinpact."""

    name: str
    kinds: tuple[CardKind, ...] = (CardKind.CARD,)
    """Nearly always one; a "Tamaseed / Creature" is both."""
    kind_words: tuple[KindWord, ...] = ()
    civilizations: tuple[Civilization, ...] = ()
    """Empty for a colourless face."""
    cost: int | None = None
    power: int | None = None
    power_varies: str = ""
    """"+" or "-" where the card prints one behind its power."""
    hyper_power: int | None = None
    """The power in Hyper Mode, where the card has one."""
    races: tuple[str, ...] = ()
    text: str = ""
    name_ja: str = ""
    text_ja: str = ""

    def is_creature(self) -> bool:
        """Whether this face is a creature, of whatever sort."""
        return CardKind.CREATURE in self.kinds


class DuelMastersCard(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One card: its faces, and what belongs to the card as a whole."""

    name: str
    """The whole name; for a twinpact both halves' (E3)."""
    faces: tuple[Face, ...]
    """The face of the name first. A twinpact's two halves are its faces; psychics and draghearts have their
    other sides here."""
    twinpact: bool = False
    mana: int = 1
    """The number of mana the card gives when tapped."""
    name_ja: str = ""
    name_ja_verified: bool = False
    """Whether values on the card bear the Japanese name out, or only the number in a set."""
    aliases: tuple[str, ...] = ()
    """Other English spellings of the name."""
    side_of: tuple[str, ...] = ()
    """The cards among whose faces this one's name stands: the cells of a psychic super creature, or the card
    of which this is the other side."""

    @property
    def front(self) -> Face:
        """The face that gives the card its name; a twinpact's upper half."""
        return self.faces[0]

    def civilizations(self) -> tuple[Civilization, ...]:
        """The card's civilizations: both halves of a twinpact, else those of the front (E4)."""
        faces = self.faces if self.twinpact else self.faces[:1]
        found = {civilization for face in faces for civilization in face.civilizations}
        return tuple(civilization for civilization in Civilization if civilization in found)

    def is_hyperspatial(self) -> bool:
        """Whether this card starts in the hyperspatial zone (H1)."""
        return any(not HYPERSPATIAL_WORDS.isdisjoint(face.kind_words) for face in self.faces)

    def code(self) -> int:
        """The number that deck files use, see ``code_of_name``."""
        return code_of_name(self.name)

    def codes(self) -> tuple[int, ...]:
        """The numbers under which this card is known: its own, then those of other spellings."""
        return tuple(dict.fromkeys(map(code_of_name, (self.name, *self.aliases))))

    def rules_text(self) -> str:
        """Everything that the card's faces say in English."""
        return "\n".join(face.text for face in self.faces)

    def rules_text_ja(self) -> str:
        """Everything that the card's faces say in Japanese."""
        return "\n".join(face.text_ja for face in self.faces)

    def all_names(self) -> tuple[str, ...]:
        """All names under which this card is known: its own, then its faces' and halves'.

        What stands in brackets behind a Japanese name, such as a title in full, people leave out.
        """
        own = [self.name, self.name_ja, *self.aliases, _LAST_BRACKETS.sub("", self.name_ja)]
        for face in self.faces:
            own += (face.name, face.name_ja)
        return tuple(dict.fromkeys(name for name in own if name))
