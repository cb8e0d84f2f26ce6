"""Which cards and players a phrase means.

A description is worked out once into the zones to look in and the tests to make. What it finds is kept until
the state changes, by who asks: many cards and seats ask the same question.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from banneret.core.seats import Seat
from banneret.core.zones import Row
from banneret.effects.amounts import Stat
from banneret.effects.conditions import FaceUpOnTheField
from banneret.effects.kinds import Quantity, What
from banneret.effects.node import Node
from banneret.effects.nouns import (
    All,
    CardPosition,
    Comparison,
    ControlledBy,
    Every,
    Exactly,
    From,
    In,
    Lying,
    Named,
    NamedCards,
    Noun,
    Objects,
    Of,
    OfAttribute,
    OfKind,
    OfType,
    One,
    OneOfAnOpponent,
    OnTheField,
    Place,
    Random,
    Reference,
    Some,
    Spoken,
    That,
    Unnumbered,
    UpTo,
    WhichIs,
    WhoseStat,
    WithDeclaredType,
    WithStat,
    Zones,
)
from banneret.effects.players import Who
from banneret.effects.yugioh_terms import CardType
from banneret.yugioh.card import DuelCard
from banneret.yugioh.chain import ChainLink
from banneret.yugioh.executors.amounts import amount_of
from banneret.yugioh.plans import ACTIVATION
from banneret.yugioh.state import Duel
from banneret.yugioh.terms import DECK_MASTER, IN_ATTACK, IN_DEFENSE, IS_SET

Key: TypeAlias = "tuple[Selector, Seat, Seat, str]"
Test: TypeAlias = Callable[[Any, Duel, ChainLink, DuelCard], bool]

ALL: Final = 99
"""More cards than there can be."""
EVERYBODY: Final = frozenset({Who.ALL_PLAYERS, Who.EITHER_PLAYER, Who.EACH_PLAYER})
OPPONENTS: Final = frozenset({Who.ANY_OPPONENT, Who.EACH_OPPONENT})
THAT_OPPONENT: Final = frozenset({Who.THAT_PLAYER, Who.DECLARED_OPPONENT, Who.THEY, Who.SUCH_OPPONENT})


# ---- players


def seats_of(duel: Duel, link: ChainLink, who: Who | None) -> list[Seat]:
    """The living players that a phrase means."""
    if who is Who.YOU:
        return [link.seat]
    if who in THAT_OPPONENT:
        seat = link.opponent
        return [seat] if seat >= 0 and duel.sides[seat].is_living else []
    if who in OPPONENTS:
        return [seat for seat in duel.living if seat != link.seat]
    return duel.living


# ---- single cards


def is_known(card: DuelCard) -> bool:
    """Whether effects may ask what a card is: not while it lies face-down."""
    return card.position is not IS_SET


def _lies(node: Lying, duel: Duel, link: ChainLink, card: DuelCard) -> bool:
    return card.position in LYING[node.position] if card.facts.is_monster else _lies_spell(node, card)


def _lies_spell(node: Lying, card: DuelCard) -> bool:
    return card.face_up is (node.position is CardPosition.FACE_UP)


LYING: Final = {
    CardPosition.FACE_UP: (IN_ATTACK, IN_DEFENSE),
    CardPosition.FACE_DOWN: (IS_SET,),
    CardPosition.ATTACK: (IN_ATTACK,),
    CardPosition.DEFENSE: (IN_DEFENSE, IS_SET),
    CardPosition.FACE_UP_ATTACK: (IN_ATTACK,),
    CardPosition.FACE_UP_DEFENSE: (IN_DEFENSE,),
    CardPosition.FACE_DOWN_DEFENSE: (IS_SET,),
}


def _has_attribute(node: OfAttribute, duel: Duel, link: ChainLink, card: DuelCard) -> bool:
    return is_known(card) and card.facts.card.attribute is node.attribute


def _has_type(node: OfType, duel: Duel, link: ChainLink, card: DuelCard) -> bool:
    return is_known(card) and card.facts.card.monster_type is node.type


def _has_kind(node: OfKind, duel: Duel, link: ChainLink, card: DuelCard) -> bool:
    return is_known(card) and node.kind in card.facts.card.kinds


def _has_name(node: Named, duel: Duel, link: ChainLink, card: DuelCard) -> bool:
    return is_known(card) and card.name == node.name


def _is_controlled(node: ControlledBy | Of, duel: Duel, link: ChainLink, card: DuelCard) -> bool:
    return card.controller in seats_of(duel, link, node.who)


def _holds_always(node: Node, duel: Duel, link: ChainLink, card: DuelCard) -> bool:
    return True


def _is_in(node: In | From, duel: Duel, link: ChainLink, card: DuelCard) -> bool:
    """Used where the card is given and the zone is asked for."""
    return any(
        card in cards_in(duel, seat, place, Noun.CARD)
        for place in node.zones.places
        for seat in seats_of(duel, link, node.zones.who)
    )


def _is_on_field(node: OnTheField, duel: Duel, link: ChainLink, card: DuelCard) -> bool:
    return isinstance(card.zone, Row) and card.zone.kind is not DECK_MASTER


def _is_face_up_on_field(node: FaceUpOnTheField, duel: Duel, link: ChainLink, card: DuelCard) -> bool:
    return isinstance(card.zone, Row) and card.zone.kind is not DECK_MASTER and card.face_up


def _is_so(node: WhichIs, duel: Duel, link: ChainLink, card: DuelCard) -> bool:
    return matches(node.adjective, duel, link, card)


def _compare(comparison: Comparison, value: int, other: int) -> bool:
    return {
        Comparison.AT_MOST: value <= other,
        Comparison.AT_LEAST: value >= other,
        Comparison.EXACTLY: value == other,
        Comparison.LESS: value < other,
        Comparison.MORE: value > other,
    }[comparison]


def stat_of(duel: Duel, card: DuelCard, stat: Stat) -> int:
    """A value of a monster, as it is now."""
    if stat is Stat.ATK:
        return duel.attack(card)
    return duel.defense(card) if stat is Stat.DEF else card.facts.level


def _has_stat(node: WithStat, duel: Duel, link: ChainLink, card: DuelCard) -> bool:
    return is_known(card) and _compare(node.comparison, stat_of(duel, card, node.stat), node.value)


def _has_stat_of_amount(node: WhoseStat, duel: Duel, link: ChainLink, card: DuelCard) -> bool:
    return is_known(card) and _compare(
        node.comparison, stat_of(duel, card, node.stat), amount_of(duel, link, node.amount, card)
    )


def _has_declared_type(node: WithDeclaredType, duel: Duel, link: ChainLink, card: DuelCard) -> bool:
    """Before anything is declared any Type may be."""
    return is_known(card) and link.declared in ("", card.facts.card.monster_type)


TESTS: Final[Mapping[type[Node], Test]] = MappingProxyType(
    {
        Lying: _lies,
        OfAttribute: _has_attribute,
        OfType: _has_type,
        OfKind: _has_kind,
        Named: _has_name,
        Of: _is_controlled,
        Random: _holds_always,
        ControlledBy: _is_controlled,
        OnTheField: _is_on_field,
        FaceUpOnTheField: _is_face_up_on_field,
        In: _is_in,
        From: _is_in,
        WhichIs: _is_so,
        WithStat: _has_stat,
        WhoseStat: _has_stat_of_amount,
        WithDeclaredType: _has_declared_type,
    }
)
"""What adjectives and qualifiers ask of a card."""

STATS: Final = frozenset({Stat.ATK, Stat.DEF, Stat.LEVEL})
"""The values that can be compared."""


def matches(node: Node, duel: Duel, link: ChainLink, card: DuelCard) -> bool:
    """Whether a card is as an adjective or a qualifier says."""
    return TESTS[type(node)](node, duel, link, card)


def is_of_noun(noun: Noun, card: DuelCard) -> bool:
    """Whether a card outside the field is of the kind of a noun."""
    types = NOUNS[noun]
    return not types or card.facts.card.card_type in types


NOUNS: Final[Mapping[Noun, frozenset[CardType]]] = MappingProxyType(
    {
        Noun.CARD: frozenset(),
        Noun.MONSTER: frozenset({CardType.MONSTER}),
        Noun.SPELL: frozenset({CardType.SPELL}),
        Noun.TRAP: frozenset({CardType.TRAP}),
        Noun.SPELL_TRAP: frozenset({CardType.SPELL, CardType.TRAP}),
        Noun.SPELLS_AND_TRAPS: frozenset({CardType.SPELL, CardType.TRAP}),
    }
)
"""The nouns that phrases may have, and the types of cards they mean; none: all."""


# ---- zones


def cards_in(duel: Duel, seat: Seat, place: Place, noun: Noun) -> list[DuelCard]:
    """The cards of a player in a zone of a text; on the field those in the zones of the noun."""
    side = duel.sides[seat]
    if place is Place.FIELD:
        if noun is Noun.MONSTER:
            return duel.monsters(seat)
        spells = side.spells_traps.cards + side.field.cards
        return spells if noun is not Noun.CARD else duel.monsters(seat) + spells
    return getattr(side, PILES[place]).held()  # type: ignore[no-any-return]


PILES: Final[Mapping[Place, str]] = MappingProxyType(
    {
        Place.HAND: "hand",
        Place.DECK: "deck",
        Place.MAIN_DECK: "deck",
        Place.GRAVEYARD: "graveyard",
        Place.BANISHMENT: "banished",
    }
)
"""The fields of a side by the zones of texts."""


class Selector:
    """A description worked out: where to look, and what to ask of the cards there."""

    __slots__ = ("is_on_field", "noun", "tests", "zones")

    def __init__(self, what: Objects | NamedCards, default: Zones) -> None:
        self.noun = what.noun if isinstance(what, Objects) else Noun.CARD
        self.zones: list[tuple[Who | None, Place]] = []
        self.tests: list[tuple[Test, Node]] = []
        name = (what.name,) if isinstance(what, NamedCards) else ()
        for node in (*name, *what.adjectives, *what.qualifiers):
            if isinstance(node, ControlledBy | Of):
                self.zones.append((node.who, Place.FIELD))
            elif isinstance(node, OnTheField | FaceUpOnTheField):
                self.zones.append((Who.ALL_PLAYERS, Place.FIELD))
                if isinstance(node, FaceUpOnTheField):
                    self.tests.append((_is_face_up_on_field, node))
            elif isinstance(node, In | From):
                self.zones += [(node.zones.who or Who.YOU, place) for place in node.zones.places]
            elif not isinstance(node, Random):
                self.tests.append((TESTS[type(node)], node))
        if not self.zones:
            self.zones += [(default.who, place) for place in default.places]

    def find(self, duel: Duel, link: ChainLink) -> list[DuelCard]:
        """The cards that are meant now. Callers do not change the list."""
        key = (self, link.seat, link.opponent, link.declared)
        kept = duel.kept_answers.get(key)
        if kept is not None and kept[0] == duel.version:
            return kept[1]
        found = self.look(duel, link)
        duel.kept_answers[key] = (duel.version, found)
        return found

    def look(self, duel: Duel, link: ChainLink) -> list[DuelCard]:
        """The same, looked up afresh."""
        found: list[DuelCard] = []
        for who, place in self.zones:
            for seat in seats_of(duel, link, who):
                for card in cards_in(duel, seat, place, self.noun):
                    if place is not Place.FIELD and not is_of_noun(self.noun, card):
                        continue
                    for test, node in self.tests:
                        if not test(node, duel, link, card):
                            break
                    else:
                        found.append(card)
        return found


ON_ANY_FIELD: Final = Zones((Place.FIELD,), Who.ALL_PLAYERS)
IN_YOUR_HAND: Final = Zones((Place.HAND,), Who.YOU)


@cache
def selector_of(what: Objects | NamedCards, default: Zones = ON_ANY_FIELD) -> Selector:
    """The selector of a description, one for all that say the same.

    Args:
        default: where to look if the description does not say.
    """
    return Selector(what, default)


# ---- phrases


def found_by(duel: Duel, link: ChainLink, what: What, default: Zones = ON_ANY_FIELD) -> list[DuelCard]:
    """All cards that a phrase may mean now. Callers do not change the list.

    A Spell or Trap that is being activated does not mean itself.
    """
    if isinstance(what, That | Spoken):
        return referred(duel, link, what)
    assert isinstance(what, Objects | NamedCards)
    found = selector_of(what, default).find(duel, link)
    if link.effect.kind is ACTIVATION and link.card in found:
        return [card for card in found if card is not link.card]
    return found


def referred(duel: Duel, link: ChainLink, what: That | Spoken) -> list[DuelCard]:
    """The cards that have been spoken of."""
    if isinstance(what, That):
        if what.which is Reference.THIS_CARD:
            return [link.card] if link.card_is_here() else []
        if what.which is Reference.ATTACKING_MONSTER:
            return _of_event(link)
        if what.which is Reference.EQUIPPED_MONSTER:
            memory = link.card.memory
            return [] if memory is None or memory.equipped_to < 0 else [duel.cards[memory.equipped_to]]
    if link.effect.has_targets:
        cards = [card for card, _ in link.targets]
    elif link.spoken:
        cards = link.spoken
    else:
        cards = _of_event(link)
    if isinstance(what, Spoken) and what.adjectives:
        return [card for card in cards if all(matches(one, duel, link, card) for one in what.adjectives)]
    return cards


def _of_event(link: ChainLink) -> list[DuelCard]:
    """The card that an effect's event was about: the other one of a battle, else the one it befell."""
    event = link.event
    if event is None or event.card is None:
        return [link.card] if link.card_is_here() else []
    card, stay = event.card, event.stay
    if event.other is not None and card is link.card:
        card, stay = event.other, event.other_stay
    return [card] if card.stay == stay else []


def bounds(quantity: Quantity) -> tuple[int, int]:
    """The fewest and the most cards of a quantity."""
    if isinstance(quantity, Exactly):
        return quantity.number, quantity.number
    if isinstance(quantity, UpTo):
        return 1, quantity.number
    if isinstance(quantity, One | Some | OneOfAnOpponent):
        return 1, 1
    return 1, ALL


def is_choice(what: What) -> bool:
    """Whether a player chooses among the cards that a phrase may mean."""
    return isinstance(what, Objects | NamedCards) and not isinstance(what.quantity, _WHOLE)


_WHOLE: Final = (All, Every, Unnumbered)
QUANTITIES: Final = (Exactly, UpTo, One, Some, OneOfAnOpponent, *_WHOLE)
"""The quantities that can be chosen and counted."""
