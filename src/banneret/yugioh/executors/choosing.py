"""Choosing cards: targets at activation, cards of a resolving effect."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import Final

from banneret.core.decisions import Decision, Option
from banneret.core.flow import Reply, pick
from banneret.core.seats import Seat
from banneret.effects.kinds import What
from banneret.effects.nouns import NamedCards, Objects, Random, Zones
from banneret.yugioh import events
from banneret.yugioh.card import DuelCard
from banneret.yugioh.chain import ChainLink
from banneret.yugioh.executors.selecting import ALL, ON_ANY_FIELD, bounds, found_by, is_choice
from banneret.yugioh.state import Duel
from banneret.yugioh.terms import Ask, Verb, ZoneKind

CARD: Final = Verb.CARD
DECK: Final = ZoneKind.DECK


def affected(
    duel: Duel, link: ChainLink, what: What, default: Zones = ON_ANY_FIELD, *, ask: Ask = Ask.CARDS
) -> Generator[Decision, Reply, list[DuelCard]]:
    """The cards that an action deals with; its player chooses where the text leaves a choice.

    Args:
        default: where the cards are if the text does not say.
    """
    if not is_choice(what):
        return found_by(duel, link, what, default)[:]
    assert isinstance(what, Objects | NamedCards)
    least, most = bounds(what.quantity)
    found = found_by(duel, link, what, default)
    if any(isinstance(one, Random) for one in what.adjectives):
        return _at_random(duel, found, least)
    if len(found) <= least:
        return found[:]
    chosen = yield from pick(
        duel,
        _chooser(duel, link, found),
        ask,
        partial(_options, duel, link, what, default),
        least,
        most,
        subject=link.card.number,
    )
    return [] if chosen is None else [duel.cards[option.card] for option in chosen]


def _chooser(duel: Duel, link: ChainLink, found: list[DuelCard]) -> Seat:
    """Who chooses: the player of the effect; from a hand its owner."""
    zone = found[0].zone
    return zone.seat if zone.kind is ZoneKind.HAND else link.seat


def _options(duel: Duel, link: ChainLink, what: Objects | NamedCards, default: Zones) -> list[Option]:
    return [Option(CARD, card.number) for card in in_order(found_by(duel, link, what, default), what)]


def in_order(found: list[DuelCard], what: Objects | NamedCards) -> list[DuelCard]:
    """The cards as they are offered: those of a Deck by name, so that its order stays hidden.

    One of several cards of the same name in a Deck stands for all, where one is taken.
    """
    if not found or found[0].zone.kind is not DECK:
        return found
    by_name = sorted(found, key=lambda card: (card.name, card.number))
    if bounds(what.quantity)[1] > 1:
        return by_name
    return list({card.name: card for card in reversed(by_name)}.values())[::-1]


def _at_random(duel: Duel, found: list[DuelCard], count: int) -> list[DuelCard]:
    left = found[:]
    taken: list[DuelCard] = []
    while left and len(taken) < min(count, ALL):
        taken.append(left.pop(duel.random_below(len(left))))
    return taken


def enough(duel: Duel, link: ChainLink, what: What, default: Zones = ON_ANY_FIELD) -> bool:
    """Whether there are as many cards as an action needs; cards spoken of are taken to be there."""
    if not isinstance(what, Objects | NamedCards):
        return True
    return len(found_by(duel, link, what, default)) >= bounds(what.quantity)[0]


def search_is_over(duel: Duel, cards: list[DuelCard], source: ZoneKind) -> None:
    """After cards were taken from Decks: show what was taken, shuffle the Decks."""
    if source is not DECK:
        return
    for seat in sorted({card.owner for card in cards}):
        names = tuple(card.name for card in cards if card.owner == seat)
        duel.events.append(events.Revealed(seat, DECK, names))
        duel.shuffle(duel.sides[seat].deck.cards)
