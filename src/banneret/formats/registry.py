"""The formats by name: what each is, how it checks a deck, which rules it plays by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final

import msgspec

from banneret.cards.game import Game
from banneret.core.record import OptionValue
from banneret.decks.lookup import AnyCatalogue
from banneret.decks.options import CheckOptions
from banneret.decks.resolve import ResolvedDeck
from banneret.decks.verdict import Verdict
from banneret.errors import BanneretError, NotFound
from banneret.yugioh.hooks import Hooks
from banneret.yugioh.rules import DuelRules


class Format(msgspec.Struct, frozen=True):
    """A format. Its modules are imported when they are asked for."""

    name: str
    title: str
    game: Game
    summary: str
    seats: int
    """How many seats a table has unless it says otherwise."""
    deck_module: str
    """The module whose ``check_deck`` knows the format's deck rules."""
    hooks: str = ""
    """``module:class`` of its changes to the base game; empty while it cannot be played."""

    def check_deck(self, deck: ResolvedDeck[Any], catalogue: AnyCatalogue, options: CheckOptions) -> Verdict:
        """Check a deck; every breach is named."""
        check: Callable[..., Verdict] = import_module(self.deck_module).check_deck
        return check(deck, catalogue=catalogue, options=options)

    def rules(self, options: Mapping[str, OptionValue] | None = None) -> DuelRules:
        """The rules to play by.

        Raises:
            BanneretError: when an option is unknown, or the format cannot be played yet.
        """
        if not self.hooks:
            raise BanneretError(f"format {self.name}: decks can be checked, but it cannot be played yet")
        module, _, name = self.hooks.partition(":")
        hooks: type[Hooks] = getattr(import_module(module), name)
        return DuelRules(hooks(options or {}))


FORMATS: Final[Mapping[str, Format]] = MappingProxyType(
    {
        one.name: one
        for one in (
            Format(
                "open",
                "Open duel",
                Game.YUGIOH,
                "The base game for two seats or more, without leaders, with any deck.",
                2,
                "banneret.formats.open",
                "banneret.yugioh.hooks:Hooks",
            ),
            Format(
                "domain",
                "Domain Format",
                Game.YUGIOH,
                "A Deck Master in a zone of its own; only monsters of its Domain follow it.",
                4,
                "banneret.formats.domain.deck",
                "banneret.formats.domain.contract:DomainHooks",
            ),
            Format(
                "neo",
                "Neo Dueling System",
                Game.YUGIOH,
                "Deck Masters in the Spell & Trap Zone, and Summoning Counters.",
                2,
                "banneret.formats.neo.deck",
            ),
            Format(
                "neo-deck-master-duel",
                "Deck Master Duel",
                Game.YUGIOH,
                "The Deck Master fights alone.",
                2,
                "banneret.formats.neo.deck",
            ),
            Format(
                "dmedh",
                "DMEDH",
                Game.DUEL_MASTERS,
                "A commander with a rising cost leads 60 cards, each once.",
                4,
                "banneret.formats.dmedh.deck",
            ),
        )
    }
)


def find_format(name: str) -> Format:
    """The format of a name.

    Raises:
        NotFound: when there is none.
    """
    found = FORMATS.get(name)
    if found is None:
        raise NotFound(f"expected one of the formats {', '.join(FORMATS)}, not {name!r}")
    return found
