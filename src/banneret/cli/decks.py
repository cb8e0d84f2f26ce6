"""Decks on the command line: where they come from, and which cards a game gets."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from banneret.cards.catalogue import Catalogue, open_catalogue
from banneret.cards.game import Game
from banneret.cards.yugioh import YugiohCard
from banneret.decks.files import read_deck
from banneret.decks.files.limits import MAX_BYTES
from banneret.decks.options import CheckOptions
from banneret.decks.resolve import resolve
from banneret.errors import BanneretError
from banneret.formats.decks import duel_deck, starter_decks
from banneret.formats.registry import Format
from banneret.yugioh.setup import DuelDeck

if TYPE_CHECKING:
    from banneret.formats.texts import DeckTexts


def deck_source(file: str) -> tuple[str, bytes]:
    """What to call a deck in errors, and its bytes, up to just above what a deck may have.

    Args:
        file: a path, ``-`` for standard input, or a ydke:// link itself.

    Raises:
        BanneretError: the file cannot be read.
    """
    if file.startswith("ydke://"):
        return "the link", file.encode()
    if file == "-":
        return "standard input", sys.stdin.buffer.read(MAX_BYTES + 1)
    try:
        with Path(file).open("rb") as opened:
            return Path(file).name, opened.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise BanneretError(f"{file}: {getattr(error, 'strerror', None) or error}") from None


def load_decks(names: Sequence[str], format_: Format) -> tuple[DuelDeck, ...]:
    """Read decks for a game. A breach of the format's deck rules is told, but does not stop a simulation.

    Raises:
        BanneretError: a file cannot be read, a card is not known, or the leader is missing.
    """
    from banneret.formats.texts import DeckTexts

    catalogue = open_catalogue(Game.YUGIOH)
    texts = DeckTexts(catalogue)
    return tuple(_load(name, format_, catalogue, texts) for name in names)


def packaged_decks(format_: Format) -> tuple[DuelDeck, ...]:
    """The packaged decks, ready for a game; without leaders in a format that has none."""
    decks = (duel_deck(deck, source=name) for name, deck in starter_decks().items())
    return tuple(deck if format_.has_leader else DuelDeck(None, deck.main, deck.extra) for deck in decks)


def _load(name: str, format_: Format, catalogue: Catalogue[YugiohCard], texts: DeckTexts) -> DuelDeck:
    source, data = deck_source(name)
    resolved = resolve(read_deck(data, source=source, catalogue=catalogue), catalogue)
    deck = duel_deck(resolved, source=source, texts=texts)
    if not format_.has_leader:
        return msgspec.structs.replace(deck, leader=None)
    if deck.leader is None:
        raise BanneretError(f"{source}: expected a leader: one Side Deck card or a leader section")
    verdict = format_.check_deck(resolved, catalogue, CheckOptions())
    for violation in verdict.violations[:5]:
        print(f"{source}: {violation.rule}: {violation.message}", file=sys.stderr)
    return deck
