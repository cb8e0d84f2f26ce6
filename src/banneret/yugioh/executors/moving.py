"""Cards that change their zone: destroyed, drawn, discarded, added, banished, returned, Summoned."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import Final, TypeAlias

from banneret.core.decisions import Decision, Option
from banneret.core.flow import Reply, choose
from banneret.core.seats import Seat
from banneret.core.zones import Row
from banneret.effects.actions.moving import Add, Banish, Destroy, Discard, Draw, ReturnTo, Target
from banneret.effects.actions.printed import BanishFromRevealed, RevealMainDeck
from banneret.effects.actions.summoning import SpecialSummon
from banneret.effects.nouns import CardPosition
from banneret.yugioh import continuous, events
from banneret.yugioh.card import DuelCard
from banneret.yugioh.chain import ChainLink
from banneret.yugioh.executors.choosing import affected, enough, search_is_over
from banneret.yugioh.executors.selecting import IN_YOUR_HAND, bounds, found_by, seats_of
from banneret.yugioh.happenings import Happened
from banneret.yugioh.plans import ACTIVATION
from banneret.yugioh.state import Duel
from banneret.yugioh.terms import IN_ATTACK, IN_DEFENSE, IS_SET, Ask, Position, Verb, ZoneKind

Doing: TypeAlias = Generator[Decision, Reply, bool]
"""An action being carried out; returns whether it was done."""

DECK: Final = ZoneKind.DECK
SUMMONED: Final = Happened.SUMMONED
PLACE: Final = Verb.PLACE


# ---- targets


def target(duel: Duel, link: ChainLink, action: Target) -> Doing:
    """Choose what the effect is about; who controls it is that player from now on."""
    cards = yield from affected(duel, link, action.what, ask=Ask.TARGETS)
    link.targets += [(card, card.stay) for card in cards]
    if cards and link.opponent < 0 and cards[0].controller != link.seat:
        link.opponent = cards[0].controller
    return bool(cards)


# ---- leaving


def destroy(duel: Duel, link: ChainLink, action: Destroy) -> Doing:
    """Destroy cards on the field, all at once."""
    cards = yield from affected(duel, link, action.what)
    on_field = [card for card in cards if isinstance(card.zone, Row)]
    for card in on_field:
        to = duel.sides[card.owner].banished if link.banishes_destroyed else None
        duel.destroy(card, to=to)
    link.spoken = on_field
    return bool(on_field)


def banish(duel: Duel, link: ChainLink, action: Banish) -> Doing:
    """Banish cards face-up."""
    cards = yield from affected(duel, link, action.what)
    done = False
    for card in cards:
        if card.zone is not duel.sides[card.owner].banished:
            duel.send(card, duel.sides[card.owner].banished)
            done = True
        elif link.banishes_destroyed:
            done = True  # it was destroyed and banished at once
    link.spoken = cards
    return done


def return_to(duel: Duel, link: ChainLink, action: ReturnTo) -> Doing:
    """Return cards to their owners' hands."""
    cards = yield from affected(duel, link, action.what)
    for card in cards:
        duel.send(card, duel.sides[card.owner].hand)
    link.spoken = cards
    return bool(cards)


def discard(duel: Duel, link: ChainLink, action: Discard) -> Doing:
    """Discard from a hand."""
    cards = yield from affected(duel, link, action.what, IN_YOUR_HAND, ask=Ask.DISCARD)
    for card in cards:
        duel.send_to_graveyard(card)
    link.spoken = cards
    return bool(cards)


# ---- arriving


def draw(duel: Duel, link: ChainLink, action: Draw) -> bool:
    """Draw cards; who cannot loses at the end of this step."""
    duel.draw(link.seat, bounds(action.count)[0])
    return True


def add(duel: Duel, link: ChainLink, action: Add) -> Doing:
    """Add cards to the hand; a Deck is shuffled afterwards."""
    cards = yield from affected(duel, link, action.what)
    source = ZoneKind(cards[0].zone.kind) if cards else DECK
    for card in cards:
        duel.send(card, duel.sides[card.owner].hand)
    search_is_over(duel, cards, source)
    link.spoken = cards
    return bool(cards)


def special_summon(duel: Duel, link: ChainLink, action: SpecialSummon) -> Doing:
    """Special Summon monsters, each to a zone and in a position that its player chooses."""
    assert action.what is not None
    cards = yield from affected(duel, link, action.what)
    source = ZoneKind(cards[0].zone.kind) if cards else DECK
    summoned: list[DuelCard] = []
    for card in cards:
        stay = card.stay
        position = yield from _position(duel, link, card, action.position)
        place = yield from choose(
            duel, link.seat, Ask.MONSTER_ZONE, partial(_places, duel, link.seat), subject=card.number
        )
        if position is None or place is None or card.stay != stay or isinstance(card.zone, Row):
            continue
        card.controller = link.seat
        duel.place(card, duel.sides[link.seat].monsters, place.place, position)
        summoned.append(card)
    for card in summoned:
        duel.events.append(events.Summoned("special", card.name, card.controller, card.zone.kind, card.place))
        duel.happen(SUMMONED, card, card.controller, word="special")
    search_is_over(duel, summoned, source)
    link.spoken = summoned
    if summoned:
        _tie(duel, link, summoned[0])
    return bool(summoned)


def _places(duel: Duel, seat: Seat) -> list[Option]:
    return [Option(PLACE, -1, seat, place) for place in duel.sides[seat].monsters.free()]


def _position(
    duel: Duel, link: ChainLink, card: DuelCard, asked: CardPosition | None
) -> Generator[Decision, Reply, Position | None]:
    if asked is not None:
        return POSITIONS[asked]
    option = yield from choose(
        duel,
        link.seat,
        Ask.POSITION,
        lambda: [Option(Verb.ATTACK_POSITION), Option(Verb.DEFENSE_POSITION)],
        subject=card.number,
    )
    if option is None:
        return None
    return IN_ATTACK if option.verb is Verb.ATTACK_POSITION else IN_DEFENSE


POSITIONS: Final = {
    CardPosition.ATTACK: IN_ATTACK,
    CardPosition.FACE_UP_ATTACK: IN_ATTACK,
    CardPosition.DEFENSE: IN_DEFENSE,
    CardPosition.FACE_UP_DEFENSE: IN_DEFENSE,
    CardPosition.FACE_DOWN_DEFENSE: IS_SET,
}
"""The positions by the words of texts."""


def _tie(duel: Duel, link: ChainLink, monster: DuelCard) -> None:
    """A card whose text speaks of "that monster" later on remembers what its activation has Summoned."""
    plan = link.card.facts.plan
    if plan is None or not plan.ties or link.effect.kind is not ACTIVATION or not link.card_is_here():
        return
    memory = link.card.remember()
    memory.tied_to, memory.tied_stay = monster.number, monster.stay
    continuous.tie(duel, link.card)


# ---- whole Decks


def reveal_main_deck(duel: Duel, link: ChainLink, action: RevealMainDeck) -> bool:
    """Show Decks to everybody, sorted by name: their order stays hidden."""
    for seat in seats_of(duel, link, action.who):
        names = tuple(sorted(card.name for card in duel.sides[seat].deck.cards))
        duel.events.append(events.Revealed(seat, DECK, names))
    return True


def banish_from_revealed(duel: Duel, link: ChainLink, action: BanishFromRevealed) -> bool:
    """Banish all cards with the name of the monster spoken of from every Deck, and shuffle them."""
    names = {card.name for card, _ in link.targets}
    for seat in duel.living:
        deck = duel.sides[seat].deck
        for card in sorted(deck.cards, key=lambda card: card.number):
            if card.name in names:
                duel.send(card, duel.sides[seat].banished)
        duel.shuffle(deck.cards)
    return True


# ---- whether it can be done


def can_target(duel: Duel, link: ChainLink, action: Target) -> bool:
    """Whether there is enough to target."""
    return bool(found_by(duel, link, action.what)) and enough(duel, link, action.what)


def can_draw(duel: Duel, link: ChainLink, action: Draw) -> bool:
    """Nobody may set out to draw more than the Deck has."""
    return len(duel.sides[link.seat].deck.cards) >= bounds(action.count)[0]


def can_discard(duel: Duel, link: ChainLink, action: Discard) -> bool:
    """Whether the hand has enough; a card that is being activated has left it."""
    return enough(duel, link, action.what, IN_YOUR_HAND)


def can_special_summon(duel: Duel, link: ChainLink, action: SpecialSummon) -> bool:
    """Whether there is something to Summon and a zone for it."""
    assert action.what is not None
    return bool(duel.sides[link.seat].monsters.free()) and enough(duel, link, action.what)


def has_enough(duel: Duel, link: ChainLink, action: Destroy | Banish | Add | ReturnTo) -> bool:
    """Whether there is something that the action can deal with."""
    return enough(duel, link, action.what)
