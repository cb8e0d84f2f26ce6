"""The decks that players bring: checked by the format before anybody is ready."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from banneret.cards.catalogue import MemoryCatalogue, open_catalogue
from banneret.cards.game import Game
from banneret.cards.starter import starter_cards
from banneret.cards.yugioh import YugiohCard
from banneret.core.record import OptionValue
from banneret.decks.files import read_deck
from banneret.decks.lookup import AnyCatalogue
from banneret.decks.model import Section
from banneret.decks.options import CheckOptions
from banneret.decks.resolve import ResolvedDeck, resolve
from banneret.errors import BanneretError
from banneret.formats.decks import duel_deck, starter_decks
from banneret.formats.registry import Format
from banneret.formats.texts import DeckTexts
from banneret.table.messages import DeckReport, DeckViolation, PackagedDeck
from banneret.table.refusal import unusable
from banneret.yugioh.setup import DuelDeck, without_texts


class CheckedDeck(msgspec.Struct, frozen=True):
    """What the format says of a deck, and the cards that it brings if it may be played."""

    report: DeckReport
    deck: DuelDeck | None


class DeckBox:
    """The packaged decks, and the check of any deck for a table."""

    def __init__(self) -> None:
        self._catalogue = MemoryCatalogue(Game.YUGIOH, starter_cards())
        self._starters = starter_decks()

    def packaged(self, format_: Format) -> list[PackagedDeck]:
        """The decks that everybody has for a format."""
        return [
            PackagedDeck(
                name,
                _title(name),
                deck.leader[0].name if format_.has_leader and deck.leader else None,
                deck.size(Section.MAIN),
                deck.size(Section.EXTRA),
            )
            for name, deck in self._decks(format_).items()
        ]

    def check_packaged(self, name: str, format_: Format, options: Mapping[str, OptionValue]) -> CheckedDeck:
        """A packaged deck at a table with these options.

        Raises:
            Refuse: there is no such deck.
        """
        decks = self._decks(format_)
        if name not in decks:
            names = ", ".join(decks) or "there is none for this format"
            raise unusable(f"expected a packaged deck ({names}), not {name!r}")
        return _check(decks[name], _title(name), format_, self._catalogue, options)

    def check_nth(self, number: int, format_: Format, options: Mapping[str, OptionValue]) -> CheckedDeck:
        """The packaged decks in turn.

        Raises:
            Refuse: the format has none.
        """
        names = list(self._decks(format_))
        if not names:
            raise unusable(f"there is no packaged deck for {format_.title}")
        return self.check_packaged(names[number % len(names)], format_, options)

    def check_pasted(
        self, text: str | bytes, *, leader: str, format_: Format, options: Mapping[str, OptionValue]
    ) -> CheckedDeck:
        """A pasted deck of any kind. It reads the user's catalogue: not for the event loop.

        Args:
            text: a list, a link or the content of a deck file.
            leader: the leader's name, or empty where the deck says it.

        Raises:
            Refuse: it is no deck.
        """
        try:
            catalogue = open_catalogue(format_.game)
            listed = read_deck(text, source="pasted text", catalogue=catalogue)
            resolved = resolve(listed, catalogue, leader=leader or None)
            profile = str(options.get("profile", "seed"))
            texts = DeckTexts(catalogue, profile=profile) if format_.game is Game.YUGIOH else None
            return _check(resolved, listed.name or "Pasted deck", format_, catalogue, options, texts)
        except BanneretError as error:
            raise unusable(str(error)) from None

    def _decks(self, format_: Format) -> Mapping[str, ResolvedDeck[YugiohCard]]:
        return self._starters if format_.game is Game.YUGIOH else {}


def _title(name: str) -> str:
    return name.replace("-", " ").title()


def _check(
    resolved: ResolvedDeck[Any],
    name: str,
    format_: Format,
    catalogue: AnyCatalogue,
    options: Mapping[str, OptionValue],
    texts: DeckTexts | None = None,
) -> CheckedDeck:
    profile = options.get("profile")
    choices = CheckOptions(profile=profile if isinstance(profile, str) else None)
    try:
        verdict = format_.check_deck(resolved, catalogue, choices)
    except BanneretError as error:
        raise unusable(str(error)) from None
    playable = verdict.legal and not verdict.unknown and bool(resolved.main)
    report = DeckReport(
        name[:60],
        playable,
        verdict.leader,
        resolved.size(Section.MAIN),
        resolved.size(Section.EXTRA),
        [
            DeckViolation(one.rule, one.section.value, one.card, one.count, one.message)
            for one in verdict.violations
        ],
        list(verdict.unknown),
    )
    return CheckedDeck(report, _cards(resolved, format_, texts) if playable and format_.hooks else None)


def _cards(resolved: ResolvedDeck[Any], format_: Format, texts: DeckTexts | None) -> DuelDeck:
    deck = duel_deck(resolved, source="the deck", texts=texts)
    leader = deck.leader if format_.has_leader else None
    return msgspec.structs.replace(
        deck,
        leader=None if leader is None else without_texts(leader),
        main=tuple(map(without_texts, deck.main)),
        extra=tuple(map(without_texts, deck.extra)),
    )
