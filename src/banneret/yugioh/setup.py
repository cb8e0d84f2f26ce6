"""Setting a duel up: from decks of cards to what a record starts from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from banneret.cards.yugioh import YugiohCard
from banneret.core.record import OptionValue, SeatDeck, Setup
from banneret.errors import BanneretError
from banneret.yugioh.terms import FEWEST_SEATS, MOST_SEATS


class DuelDeck(msgspec.Struct, frozen=True):
    """The cards that one player brings to the table."""

    leader: YugiohCard | None
    main: tuple[YugiohCard, ...]
    extra: tuple[YugiohCard, ...] = ()

    def cards(self) -> tuple[YugiohCard, ...]:
        """All of them, the leader first."""
        return (*((self.leader,) if self.leader is not None else ()), *self.main, *self.extra)


def new_setup(
    format_name: str,
    options: Mapping[str, OptionValue],
    decks: Sequence[DuelDeck],
    seed: str,
    *,
    players: Sequence[str] = (),
) -> Setup:
    """What a duel starts from.

    Args:
        decks: by seat; 2 to 6 of them.
        seed: hexadecimal digits; see `core.randomness.new_seed`.
        players: the players' names, by seat.

    Raises:
        BanneretError: when there are too few or too many seats.
    """
    if not FEWEST_SEATS <= len(decks) <= MOST_SEATS:
        raise BanneretError(f"expected {FEWEST_SEATS} to {MOST_SEATS} seats, not {len(decks)}")
    table = CardTable()
    seats = tuple(
        SeatDeck(
            () if deck.leader is None else (table.add(deck.leader),),
            tuple(map(table.add, deck.main)),
            tuple(map(table.add, deck.extra)),
        )
        for deck in decks
    )
    return Setup(format_name, dict(options), table.encoded(), seats, seed, tuple(players))


class CardTable:
    """The facts of all cards of a game, each once; texts stay in the catalogue."""

    def __init__(self) -> None:
        self._places: dict[YugiohCard, int] = {}
        self._cards: list[msgspec.Raw] = []

    def add(self, card: YugiohCard) -> int:
        """The card's place in the table."""
        place = self._places.get(card)
        if place is None:
            place = self._places[card] = len(self._cards)
            self._cards.append(msgspec.Raw(msgspec.json.encode(without_texts(card))))
        return place

    def encoded(self) -> tuple[msgspec.Raw, ...]:
        """All cards, in the order of their places."""
        return tuple(self._cards)


def without_texts(card: YugiohCard) -> YugiohCard:
    """The facts of a card that a duel and its record need."""
    return msgspec.structs.replace(
        card, text="", pendulum_text="", name_ja="", text_ja="", pendulum_text_ja="", series=()
    )


def is_blank(card: YugiohCard) -> bool:
    """Whether a duel plays this card without its text: no executor carries it out.

    Only Normal Monsters have nothing to carry out, apart from a Pendulum text.
    """
    return not card.is_normal_monster() or bool(card.pendulum_text)
