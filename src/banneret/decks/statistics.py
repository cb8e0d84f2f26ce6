"""Figures about a deck: curve, kinds, sample hands, and the odds of opening a card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import comb
from random import Random
from typing import Final, TypeVar

import msgspec

from banneret.cards.duelmasters import DuelMastersCard
from banneret.cards.yugioh import YugiohCard
from banneret.decks.lookup import DeckCard
from banneret.decks.model import Section
from banneret.decks.resolve import ResolvedDeck
from banneret.effects.yugioh_terms import MonsterKind

CardT = TypeVar("CardT", bound=DeckCard)

OPENING_HAND: Final = 5
"""Cards in the first hand of both games."""
TURNS: Final = 5
"""So many own turns the odds look ahead."""

_MAIN_KINDS: Final = (
    MonsterKind.FUSION,
    MonsterKind.SYNCHRO,
    MonsterKind.XYZ,
    MonsterKind.LINK,
    MonsterKind.RITUAL,
    MonsterKind.PENDULUM,
    MonsterKind.NORMAL,
    MonsterKind.EFFECT,
)
"""A monster is counted under the first of these that it is."""


class OpeningOdds(msgspec.Struct, frozen=True, kw_only=True):
    """How probably at least one copy of a card is drawn."""

    card: str
    copies: int
    opening: float
    """In the first hand."""
    by_turn: tuple[float, ...]
    """By the draw of the first own turn, of the second, and so on, one card drawn in each."""


class DeckStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """What `deck show` tells about a deck. Each count is a number of cards."""

    name: str
    leader: tuple[str, ...]
    sizes: dict[str, int]
    kinds: dict[str, int]
    """Main and Extra Deck by what the cards are."""
    curve: dict[str, int]
    """Main Deck monsters by Level, or Duel Masters cards by cost."""
    attributes: dict[str, int]
    """Monsters by Attribute, or Duel Masters cards by civilizations."""
    types: dict[str, int]
    """Monsters by Type, or creatures by race; a creature of two races counts for both."""
    hands: tuple[tuple[str, ...], ...]
    odds: tuple[OpeningOdds, ...]
    unknown: tuple[str, ...]


def odds_of_drawing(copies: int, *, deck: int, drawn: int) -> float:
    """How probably at least one of some copies is among the first cards of a shuffled deck.

    Args:
        copies: how many of the deck's cards are wanted ones.
        deck: the number of cards in the deck.
        drawn: how many are drawn; more than the deck holds means all of it.

    Returns:
        A probability from 0 to 1, by the hypergeometric distribution.

    >>> round(odds_of_drawing(3, deck=40, drawn=5), 4)
    0.3376
    """
    if copies > deck:
        raise ValueError(f"{copies} copies do not fit into {deck} cards")
    drawn = min(drawn, deck)
    return 1 - comb(deck - copies, drawn) / comb(deck, drawn)


def statistics_of(deck: ResolvedDeck[CardT], *, name: str, hands: int, seed: int) -> DeckStatistics:
    """The figures of a deck.

    Args:
        deck: the deck with its cards looked up.
        name: what the list calls itself.
        hands: how many sample hands to draw.
        seed: the same seed draws the same hands.
    """
    beside = [*deck.main, *deck.extra]
    return DeckStatistics(
        name=name,
        leader=tuple(card.name for card in deck.leader),
        sizes={section.value: deck.size(section) for section in Section},
        kinds=_counted(beside, _kinds),
        curve=_counted(deck.main, _level),
        attributes=_counted(beside, _attributes),
        types=_counted(beside, _types),
        hands=sample_hands(deck.main, hands=hands, seed=seed),
        odds=_odds(deck),
        unknown=deck.unknown,
    )


def sample_hands(cards: Sequence[DeckCard], *, hands: int, seed: int) -> tuple[tuple[str, ...], ...]:
    """First hands, each from the whole deck shuffled anew.

    Args:
        cards: the Main Deck.
        hands: how many hands.
        seed: the same seed draws the same hands.
    """
    random = Random(seed)
    size = min(OPENING_HAND, len(cards))
    return tuple(tuple(card.name for card in random.sample(cards, size)) for _ in range(hands if size else 0))


def _odds(deck: ResolvedDeck[CardT]) -> tuple[OpeningOdds, ...]:
    """The odds of every Main Deck card, in the order of the list."""
    size = deck.size(Section.MAIN)
    return tuple(
        OpeningOdds(
            card=name,
            copies=copies,
            opening=odds_of_drawing(copies, deck=size, drawn=OPENING_HAND),
            by_turn=tuple(
                odds_of_drawing(copies, deck=size, drawn=OPENING_HAND + turn) for turn in range(1, TURNS + 1)
            ),
        )
        for name, copies in Counter(card.name for card in deck.main).items()
    )


def _counted(cards: Iterable[CardT], labels: Callable[[DeckCard], Sequence[str]]) -> dict[str, int]:
    """How many cards have each label: numbers in order, words by frequency."""
    counts = Counter(label for card in cards for label in labels(card))

    def order(item: tuple[str, int]) -> tuple[int, int, str]:
        label, count = item
        return (int(label), 0, "") if label.isdecimal() else (10**9, -count, label)

    return dict(sorted(counts.items(), key=order))


def _kinds(card: DeckCard) -> Sequence[str]:
    if isinstance(card, YugiohCard):
        kind = next((kind for kind in _MAIN_KINDS if kind in card.kinds), None)
        return [f"{kind} {card.card_type}" if kind is not None else card.card_type.value]
    return ["/".join(kind.value for kind in card.front.kinds)]


def _level(card: DeckCard) -> Sequence[str]:
    number = card.level if isinstance(card, YugiohCard) else card.front.cost
    return [] if number is None else [str(number)]


def _attributes(card: DeckCard) -> Sequence[str]:
    if isinstance(card, DuelMastersCard):
        return ["/".join(civilization.value for civilization in card.civilizations()) or "Colorless"]
    return [] if card.attribute is None else [card.attribute.value]


def _types(card: DeckCard) -> Sequence[str]:
    if isinstance(card, DuelMastersCard):
        return card.front.races
    return [] if card.monster_type is None else [card.monster_type.value]
