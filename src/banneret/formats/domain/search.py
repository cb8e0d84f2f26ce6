"""The search keys of the Domain Format: ``domain:"..."`` and ``leads:"..."``."""

from __future__ import annotations

from collections.abc import Callable

from banneret.cards.catalogue import Catalogue
from banneret.cards.query import Key
from banneret.cards.yugioh import YugiohCard
from banneret.effects.yugioh_terms import Attribute
from banneret.formats.domain.pool import CardPool, can_lead

_Predicate = Callable[[YugiohCard], bool]


def domain_key(condition: Key, catalogue: Catalogue[YugiohCard]) -> _Predicate:
    """The cards that may follow a Deck Master: its Domain, and every Spell and Trap (D2).

    Raises:
        QueryError: no monster has the name.
    """
    leader = _named(condition, catalogue)
    if not can_lead(leader):
        raise condition.error(f"{leader.name} is no monster, so it has no Domain (D10)")
    pool = CardPool(catalogue)
    domain = pool.domain(leader)
    members = set(pool.names_in_set(pool.members(domain)))
    return _answer(condition, lambda card: not card.is_monster() or card.name in members)


def leads_key(condition: Key, catalogue: Catalogue[YugiohCard]) -> _Predicate:
    """The Deck Masters whose Domain holds a card.

    Raises:
        QueryError: no card has the name.
    """
    card = _named(condition, catalogue)
    pool = CardPool(catalogue)
    if not card.is_monster() or card.attribute is Attribute.DIVINE:
        return _answer(condition, can_lead)
    wanted = pool.facts(card)
    return _answer(condition, lambda leader: can_lead(leader) and bool(pool.domain(leader).admits(wanted)))


def _named(condition: Key, catalogue: Catalogue[YugiohCard]) -> YugiohCard:
    card = catalogue.look_up(condition.value)
    if card is None:
        raise condition.error(catalogue.no_such_card(condition.value))
    return card


def _answer(condition: Key, is_meant: _Predicate) -> _Predicate:
    match condition.operator:
        case ":" | "=":
            return is_meant
        case "!=":
            return lambda card: not is_meant(card)
        case _:
            raise condition.error(f'"{condition.key}" is compared with ":" only')
