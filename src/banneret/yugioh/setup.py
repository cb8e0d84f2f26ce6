"""Setting a duel up: from decks of cards to what a record starts from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from banneret.cards.yugioh import YugiohCard
from banneret.core.record import OptionValue, SeatDeck, Setup
from banneret.effects.abilities import CardEffects
from banneret.effects.opponents import EachPlayer, Plain, multiplayer
from banneret.errors import BanneretError
from banneret.yugioh.lowering import playable
from banneret.yugioh.rewordings import rewording
from banneret.yugioh.terms import FEWEST_SEATS, MOST_SEATS


class DuelDeck(msgspec.Struct, frozen=True):
    """The cards that one player brings to the table."""

    leader: YugiohCard | None
    main: tuple[YugiohCard, ...]
    extra: tuple[YugiohCard, ...] = ()
    effects: dict[str, CardEffects] = {}
    """The effect trees that the duel carries out, by card name."""

    def cards(self) -> tuple[YugiohCard, ...]:
        """All of them, the leader first."""
        return (*((self.leader,) if self.leader is not None else ()), *self.main, *self.extra)

    def is_blank(self, card: YugiohCard) -> bool:
        """Whether a duel plays a card of this deck without its text: no executor carries it out.

        Only Normal Monsters have nothing to carry out, apart from a Pendulum text.
        """
        has_text = not card.is_normal_monster() or bool(card.pendulum_text)
        return has_text and card.name not in self.effects


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
    table = CardTable({name: tree for deck in decks for name, tree in deck.effects.items()})
    seats = tuple(
        SeatDeck(
            () if deck.leader is None else (table.add(deck.leader),),
            tuple(map(table.add, deck.main)),
            tuple(map(table.add, deck.extra)),
        )
        for deck in decks
    )
    return Setup(
        format_name,
        dict(options),
        table.encoded(),
        seats,
        seed,
        tuple(players),
        trees=table.trees(),
        tree_of=table.tree_of(),
    )


class CardTable:
    """The cards of a game: the facts of each once, each effect tree once; texts stay in the catalogue.

    Args:
        effects: the effect trees that the duel carries out, by card name.
    """

    def __init__(self, effects: Mapping[str, CardEffects]) -> None:
        self._effects = effects
        self._places: dict[YugiohCard, int] = {}
        self._cards: list[msgspec.Raw] = []
        self._trees: dict[bytes, int] = {}
        self._tree_of: list[int] = []

    def add(self, card: YugiohCard) -> int:
        """The card's place in the table."""
        place = self._places.get(card)
        if place is None:
            place = self._places[card] = len(self._cards)
            self._cards.append(msgspec.Raw(msgspec.json.encode(without_texts(card))))
            effects = self._effects.get(card.name)
            if effects is None:
                self._tree_of.append(-1)
            else:
                self._tree_of.append(self._trees.setdefault(msgspec.json.encode(effects), len(self._trees)))
        return place

    def encoded(self) -> tuple[msgspec.Raw, ...]:
        """All cards, in the order of their places."""
        return tuple(self._cards)

    def trees(self) -> tuple[msgspec.Raw, ...]:
        """All effect trees, each once."""
        return tuple(map(msgspec.Raw, self._trees))

    def tree_of(self) -> tuple[int, ...]:
        """The place of each card's tree, or -1; empty without any tree."""
        return tuple(self._tree_of) if self._trees else ()


def without_texts(card: YugiohCard) -> YugiohCard:
    """The facts of a card that a duel and its record need."""
    return msgspec.structs.replace(
        card, text="", pendulum_text="", name_ja="", text_ja="", pendulum_text_ja="", series=()
    )


def effects_in_play(card: YugiohCard, effects: CardEffects, *, profile: str = "seed") -> CardEffects | None:
    """The tree of a card as a table of many carries it out, or None where it does not.

    Args:
        effects: its tree as the printed text was read.
        profile: of the cards that are settled one by one (D29).
    """
    settled = rewording(card.name, profile=profile)
    rewritten = multiplayer(
        effects,
        plain=Plain.of(card.card_type, card.property),
        each_player=EachPlayer.ALL if settled is None else settled.meaning,
    )
    return rewritten if playable(card, rewritten) else None
