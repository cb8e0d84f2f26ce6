"""What names in quotation marks mean: cards, archetypes, Tokens, names from before an erratum."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from types import MappingProxyType

import msgspec

from banneret.reading.text.archetypes import ArchetypeTable, archetypes


class OldName(msgspec.Struct, frozen=True):
    """A name that texts print for a card that is called otherwise; ``data/old_names.toml``."""

    printed: str
    card: str
    reason: str


class Reference(msgspec.Struct, frozen=True):
    """What a name in quotation marks can mean; nothing of it for quoted words that name nothing."""

    card: str | None = None
    """The card, by its name of today."""
    archetype: str | None = None
    """The archetype, by its name in the table of archetypes."""
    token: bool = False
    """A Token, which is no card of any deck."""


NOTHING = Reference()


class Lexicon:
    """The names that texts may quote, of one catalogue."""

    def __init__(
        self,
        card_names: Iterable[str],
        *,
        table: ArchetypeTable | None = None,
        old_names: Mapping[str, str] | None = None,
    ) -> None:
        """Know these cards.

        Args:
            card_names: the English names of all cards, as printed.
            table: the archetypes; the packaged ones by default.
            old_names: printed name -> name of today; the packaged ones by default.
        """
        self._cards = {_key(name): name for name in card_names}
        self.archetypes = archetypes() if table is None else table
        self._old = {
            _key(old): new for old, new in (packaged_old_names() if old_names is None else old_names).items()
        }

    def card(self, name: str) -> str | None:
        """The card with exactly this name, capitals and curly apostrophes aside."""
        return self._cards.get(_key(name))

    def knows(self, name: str) -> bool:
        """Whether a card, an archetype or an old name is called exactly this."""
        key = _key(name)
        return key in self._cards or key in self._old or self.archetypes.spoken(name) is not None

    def find(self, quoted: str) -> Reference:
        """What a name in quotation marks means.

        Args:
            quoted: the name without the marks; "(s)" and plurals are understood.

        Returns:
            The card and the archetype of this name: texts mean one of them, or both have it.
        """
        card = self.card(quoted)
        archetype = self.archetypes.spoken(quoted)
        if card is not None or archetype is not None:
            return Reference(card=card, archetype=None if archetype is None else archetype.name)
        if quoted.casefold().endswith((" token", " tokens")):
            return Reference(token=True)
        for singular in _singulars(quoted):
            if found := self._old.get(_key(singular)) or self.card(singular):
                return Reference(card=found)
        return NOTHING


@cache
def packaged_old_names() -> Mapping[str, str]:
    """Printed name -> name of today."""
    text = resources.files("banneret.reading.data").joinpath("old_names.toml").read_text("utf-8")
    entries = msgspec.convert(tomllib.loads(text)["name"], tuple[OldName, ...])
    return MappingProxyType({entry.printed: entry.card for entry in entries})


def _singulars(name: str) -> Iterable[str]:
    """The name itself, and what it may be the plural of."""
    yield name
    if "(s)" in name:
        yield name.replace("(s)", "")
    elif name.endswith("ies"):
        yield f"{name[:-3]}y"
    if name.endswith("s"):
        yield name[:-1]


def _key(name: str) -> str:
    return name.replace("’", "'").lower()
