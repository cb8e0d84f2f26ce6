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


class Format(msgspec.Struct, frozen=True, kw_only=True):
    """A format. Its modules are imported when they are asked for."""

    name: str
    title: str
    game: Game
    summary: str
    seats: int
    """How many seats a table has unless it says otherwise."""
    has_leader: bool
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
                name="open",
                title="Open duel",
                game=Game.YUGIOH,
                summary="The base game for two seats or more, without leaders, with any deck.",
                seats=2,
                has_leader=False,
                deck_module="banneret.formats.open",
                hooks="banneret.yugioh.hooks:Hooks",
            ),
            Format(
                name="domain",
                title="Domain Format",
                game=Game.YUGIOH,
                summary="A Deck Master in a zone of its own; only monsters of its Domain follow it.",
                seats=4,
                has_leader=True,
                deck_module="banneret.formats.domain.deck",
                hooks="banneret.formats.domain.contract:DomainHooks",
            ),
            Format(
                name="neo",
                title="Neo Dueling System",
                game=Game.YUGIOH,
                summary="Deck Masters in the Spell & Trap Zone, and Summoning Counters.",
                seats=2,
                has_leader=True,
                deck_module="banneret.formats.neo.deck",
            ),
            Format(
                name="neo-deck-master-duel",
                title="Deck Master Duel",
                game=Game.YUGIOH,
                summary="The Deck Master fights alone.",
                seats=2,
                has_leader=True,
                deck_module="banneret.formats.neo.deck",
            ),
            Format(
                name="dmedh",
                title="DMEDH",
                game=Game.DUEL_MASTERS,
                summary="A commander with a rising cost leads 60 cards, each once.",
                seats=4,
                has_leader=True,
                deck_module="banneret.formats.dmedh.deck",
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
