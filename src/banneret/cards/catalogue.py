"""The catalogue of one game: which cards there are, found by name or number."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from pathlib import Path
from typing import Final, Generic, Literal, Protocol, TypeVar, overload

from banneret.cards.duelmasters import DuelMastersCard
from banneret.cards.game import Game
from banneret.cards.names import fold, is_japanese, name_key, nearest_spelling, suggestions
from banneret.cards.printing import Printing
from banneret.cards.starter import starter_cards
from banneret.cards.yugioh import YugiohCard
from banneret.errors import NotFound

_LONGEST_NUMBER: Final = 10
"""Digits of a card number, which is below 2**32."""


class Card(Protocol):
    """What the catalogue needs to know of any game's card."""

    @property
    def name(self) -> str:
        """The English name, or the only one there is."""

    def codes(self) -> tuple[int, ...]:
        """All numbers under which the card is known."""

    def all_names(self) -> tuple[str, ...]:
        """All names under which the card is known, the main one first."""

    def rules_text(self) -> str:
        """Everything that the card says in English."""

    def rules_text_ja(self) -> str:
        """Everything that the card says in Japanese."""


class Within(Enum):
    """Where words are looked for."""

    NAME = "name"
    TEXT = "text"


CardT = TypeVar("CardT", bound=Card)
CardT_co = TypeVar("CardT_co", bound=Card, covariant=True)


class Catalogue(ABC, Generic[CardT_co]):
    """The cards of one game."""

    game: Game

    @abstractmethod
    def __len__(self) -> int:
        """How many cards there are."""

    @abstractmethod
    def cards(self) -> Iterator[CardT_co]:
        """All cards, in the order of their names."""

    @abstractmethod
    def by_password(self, password: int) -> CardT_co | None:
        """The card with this password, alternate artworks included; None if there is none."""

    @abstractmethod
    def find(self, name: str) -> CardT_co | None:
        """The card with this name in English or Japanese, marks and case aside; None if there is none."""

    @abstractmethod
    def names(self) -> Iterable[str]:
        """All names of all cards as printed: English, Japanese, faces and halves of Duel Masters cards."""

    @abstractmethod
    def printings(self, card: Card) -> tuple[Printing, ...]:
        """In which sets the card can be had; empty where no source says so."""

    @abstractmethod
    def with_words(self, phrase: str, within: Within) -> frozenset[CardT_co]:
        """The cards that have these words side by side, the last of them perhaps only begun.

        Args:
            phrase: English words, or a piece of Japanese; case, accents and punctuation do not matter.
            within: all names, or all texts.
        """

    @abstractmethod
    def in_set(self, wanted: str) -> frozenset[CardT_co]:
        """The cards of a set, named by the beginning of its numbers ("LOB") or by a part of its name."""

    def look_up(self, typed: str) -> CardT_co | None:
        """The card with this name, or with this number where no name is meant; None if there is none.

        Args:
            typed: as a person types it; case, accents, width and punctuation do not matter.
        """
        card = self.find(typed)
        number = typed.strip()
        if card is None and number.isascii() and number.isdecimal() and len(number) <= _LONGEST_NUMBER:
            card = self.by_password(int(number))
        return card

    def by_name(self, name: str) -> CardT_co:
        """The card with this name, or with this password where the name is a number.

        Args:
            name: as a person types it; case, accents, width and punctuation do not matter.

        Raises:
            NotFound: no card has it; the message names the nearest ones.
        """
        card = self.look_up(name)
        if card is None:
            raise NotFound(self.no_such_card(name))
        return card

    def suggest(self, name: str, *, limit: int = 3) -> tuple[str, ...]:
        """The names of this catalogue that ``name`` most probably means, best first."""
        return suggestions(name, self.names(), limit=limit)

    def no_such_card(self, name: str) -> str:
        """One line that says that ``name`` was not found, and what it may have meant."""
        near = self.suggest(name)
        asked = f'no {self.game.full_name} card is named "{name}"'
        if near:
            return asked + "; did you mean " + " or ".join(f'"{one}"' for one in near) + "?"
        return f"{asked} (the catalogue has {len(self):,} cards; `banneret cards import` adds more)"


class MemoryCatalogue(Catalogue[CardT]):
    """A catalogue of given cards: the packaged starter, and tests."""

    def __init__(
        self,
        game: Game,
        cards: Iterable[CardT],
        *,
        printings: Mapping[str, tuple[Printing, ...]] | None = None,
    ) -> None:
        """Index the cards.

        Args:
            game: whose cards they are.
            cards: in any order; of two with one name the first is found by it.
            printings: by the card's name.
        """
        self.game = game
        self._cards = tuple(sorted(cards, key=lambda card: card.name))
        self._printings = printings or {}
        self._by_code: dict[int, CardT] = {}
        self._by_key: dict[str, dict[str, CardT]] = {}
        for card in self._cards:
            for code in card.codes():
                self._by_code.setdefault(code, card)
        # A card's own name comes before a face or half of another card that has the same.
        named = [(card.name, card) for card in self._cards]
        named += [(name, card) for card in self._cards for name in card.all_names()]
        for name, card in named:
            self._by_key.setdefault(name_key(name), {}).setdefault(name, card)

    def __len__(self) -> int:
        return len(self._cards)

    def cards(self) -> Iterator[CardT]:
        """All cards, in the order of their names."""
        return iter(self._cards)

    def by_password(self, password: int) -> CardT | None:
        """The card with this password, alternate artworks included."""
        return self._by_code.get(password)

    def find(self, name: str) -> CardT | None:
        """The card with this name."""
        spellings = self._by_key.get(name_key(name))
        return spellings[nearest_spelling(name, tuple(spellings))] if spellings else None

    def names(self) -> Iterable[str]:
        """All names of all cards as printed."""
        return [name for card in self._cards for name in card.all_names()]

    def printings(self, card: Card) -> tuple[Printing, ...]:
        """In which sets the card can be had."""
        return self._printings.get(card.name, ())

    def with_words(self, phrase: str, within: Within) -> frozenset[CardT]:
        """The cards with these words side by side."""
        return scan_words(self._cards, phrase, within)

    def in_set(self, wanted: str) -> frozenset[CardT]:
        """The cards of a set."""
        plain = wanted.casefold()
        prefix = plain if "-" in plain else f"{plain}-"
        return frozenset(
            card
            for card in self._cards
            if any(
                printing.number.casefold().startswith(prefix) or plain in printing.set_name.casefold()
                for printing in self.printings(card)
            )
        )


def scan_words(cards: Iterable[CardT], phrase: str, within: Within) -> frozenset[CardT]:
    """Those of the cards that have these words side by side, found by looking at every one.

    Args:
        cards: where to look.
        phrase: English words, the last of them perhaps only begun, or a piece of Japanese.
        within: all names, or all texts.
    """
    wanted = fold(phrase)
    if not wanted:
        return frozenset()
    if is_japanese(wanted):
        # Japanese has no blanks between words, so any piece of it counts.
        piece = wanted.replace(" ", "")
        if within is Within.NAME:
            return frozenset(
                card for card in cards if any(piece in name_key(one) for one in card.all_names())
            )
        return frozenset(card for card in cards if phrase in card.rules_text_ja())

    def texts(card: Card) -> tuple[str, ...]:
        return card.all_names() if within is Within.NAME else (card.rules_text(),)

    return frozenset(card for card in cards if any(f" {wanted}" in f" {fold(text)}" for text in texts(card)))


@overload
def open_catalogue(game: Literal[Game.YUGIOH], *, home: Path | None = None) -> Catalogue[YugiohCard]: ...
@overload
def open_catalogue(
    game: Literal[Game.DUEL_MASTERS], *, home: Path | None = None
) -> Catalogue[DuelMastersCard]: ...
@overload
def open_catalogue(
    game: Game, *, home: Path | None = None
) -> Catalogue[YugiohCard] | Catalogue[DuelMastersCard]: ...
def open_catalogue(
    game: Game, *, home: Path | None = None
) -> Catalogue[YugiohCard] | Catalogue[DuelMastersCard]:
    """The user's catalogue of a game; with nothing imported, the packaged starter catalogue.

    Args:
        game: whose cards.
        home: the folder of the user's data, otherwise ``banneret.home.home()``.

    Raises:
        BanneretError: the catalogue file is there but cannot be used.
    """
    from banneret.cards import store

    if game is Game.YUGIOH:
        return store.open_game(game, YugiohCard, home=home) or MemoryCatalogue(game, starter_cards())
    stored = store.open_game(game, DuelMastersCard, home=home)
    return stored or MemoryCatalogue[DuelMastersCard](game, ())
