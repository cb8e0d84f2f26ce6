"""Whether something holds, and whether something that happened is what an effect answers to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from banneret.core.seats import NOBODY, Seat
from banneret.effects.conditions import Controls, Is, WasA
from banneret.effects.events import Battles, DeclaresAttack, Happens, InflictsBattleDamage
from banneret.effects.happenings import Several, Undergone
from banneret.effects.kinds import Condition, Event, Passive, Timing, What
from banneret.effects.moments import At, PhaseName
from banneret.effects.node import Node
from banneret.effects.nouns import ByBattle, Deed, NamedCards, Objects, OneOfAnOpponent, Place, That, Zones
from banneret.effects.timings import During, Given, While
from banneret.yugioh.card import DuelCard
from banneret.yugioh.chain import ChainLink
from banneret.yugioh.executors.selecting import found_by, matches, referred, seats_of
from banneret.yugioh.happenings import Happened, Happening
from banneret.yugioh.state import Duel
from banneret.yugioh.terms import BATTLE, DRAW, END, MAIN_1, MAIN_2, STANDBY, ZoneKind

Holds: TypeAlias = Callable[[Any, Duel, ChainLink], bool]
Answers: TypeAlias = Callable[[Any, Duel, ChainLink, Happening], bool]


# ---- conditions


def _controls(node: Controls, duel: Duel, link: ChainLink) -> bool:
    return any(found_by(duel, link, node.what, Zones((Place.FIELD,), node.who)))


def _is(node: Is, duel: Duel, link: ChainLink) -> bool:
    assert isinstance(node.what, That)
    cards = referred(duel, link, node.what)
    return bool(cards) and all(matches(one, duel, link, card) for card in cards for one in node.qualifiers)


def _was_a(node: WasA, duel: Duel, link: ChainLink) -> bool:
    assert isinstance(node.what, That)
    assert isinstance(node.kind, Objects)
    cards = referred(duel, link, node.what)
    return any(all(matches(one, duel, link, card) for one in node.kind.adjectives) for card in cards)


CONDITIONS: Final[Mapping[type[Node], Holds]] = MappingProxyType({Controls: _controls, Is: _is, WasA: _was_a})
"""How each kind of condition is judged."""


def holds(duel: Duel, link: ChainLink, condition: Condition) -> bool:
    """Whether a condition holds now."""
    return CONDITIONS[type(condition)](condition, duel, link)


# ---- timings without an event


def _during(node: During, duel: Duel, link: ChainLink) -> bool:
    """In a phase of somebody's turn; the turn player is that player for the rest of the text."""
    assert isinstance(node.moment, At)
    if node.moment.who is not None and duel.turn_seat not in seats_of(duel, link, node.moment.who):
        return False
    if duel.turn_seat != link.seat:
        link.opponent = duel.turn_seat
    return duel.phase in PHASES[node.moment.phase]


def _given(node: Given | While, duel: Duel, link: ChainLink) -> bool:
    return holds(duel, link, node.condition)


TIMINGS: Final[Mapping[type[Node], Holds]] = MappingProxyType({During: _during, Given: _given, While: _given})
"""How each kind of timing is judged that answers to no event."""

PHASES: Final = {
    PhaseName.DRAW: (DRAW,),
    PhaseName.STANDBY: (STANDBY,),
    PhaseName.MAIN: (MAIN_1, MAIN_2),
    PhaseName.MAIN_1: (MAIN_1,),
    PhaseName.MAIN_2: (MAIN_2,),
    PhaseName.BATTLE: (BATTLE,),
    PhaseName.END: (END,),
    PhaseName.TURN: (DRAW, STANDBY, MAIN_1, BATTLE, MAIN_2, END),
}
"""The phases by the words of texts."""


def is_time(duel: Duel, link: ChainLink, timing: Timing) -> bool:
    """Whether a timing that answers to no event allows an effect now."""
    return TIMINGS[type(timing)](timing, duel, link)


# ---- events


def is_meant(what: What, duel: Duel, link: ChainLink, card: DuelCard | None, seat: Seat) -> bool:
    """Whether a card to which something happened is what a phrase means.

    Args:
        seat: who controlled it then.
    """
    if card is None:
        return False
    if isinstance(what, That):
        return card is link.card and link.card_is_here()
    assert isinstance(what, Objects | NamedCards)
    if isinstance(what.quantity, OneOfAnOpponent) and seat == link.seat:
        return False
    return all(matches(one, duel, link, card) for one in (*what.adjectives, *what.qualifiers))


def _happens(node: Happens, duel: Duel, link: ChainLink, happening: Happening) -> bool:
    return is_meant(node.what, duel, link, happening.card, happening.seat) and _undergoes(
        node.done, happening
    )


def _undergoes(done: Passive, happening: Happening) -> bool:
    if isinstance(done, Several):
        return all(_undergoes(part, happening) for part in done.parts)
    assert isinstance(done, Undergone)
    card = happening.card
    assert card is not None
    if isinstance(done.by, ByBattle) and not happening.by_battle:
        return False
    if done.source is not None and Place.FIELD in done.source.places and not happening.from_field:
        return False
    if isinstance(done.goal, Zones) and card.zone.kind not in {_GOALS[place] for place in done.goal.places}:
        return False
    if happening.kind is Happened.SUMMONED:
        return any(happening.word in SUMMONS.get(deed, ()) for deed in done.deeds)
    return True


_GOALS: Final = {Place.GRAVEYARD: ZoneKind.GRAVEYARD, Place.BANISHMENT: ZoneKind.BANISHED}
GOALS: Final = frozenset(_GOALS)
"""The zones to which an event may say that a card goes."""
SUMMONS: Final = {
    Deed.SUMMONED: ("normal", "flip", "special"),
    Deed.NORMAL_SUMMONED: ("normal",),
    Deed.FLIP_SUMMONED: ("flip",),
    Deed.SPECIAL_SUMMONED: ("special",),
}
"""How a monster was Summoned, by the words of texts."""


def _attacks(node: DeclaresAttack, duel: Duel, link: ChainLink, happening: Happening) -> bool:
    if node.directly and not happening.directly:
        return False
    return is_meant(node.what, duel, link, happening.card, happening.seat)


def _damages(node: InflictsBattleDamage, duel: Duel, link: ChainLink, happening: Happening) -> bool:
    if node.directly and not happening.directly:
        return False
    card = happening.card
    if card is None or happening.seat not in seats_of(duel, link, node.to):
        return False
    return is_meant(node.what, duel, link, card, card.controller)


def _battles(node: Battles, duel: Duel, link: ChainLink, happening: Happening) -> bool:
    """Either of the two monsters may be the one that the text speaks of."""
    one, other = happening.card, happening.other
    if other is link.card:
        one, other = other, one
    if one is None or other is None or not is_meant(node.what, duel, link, one, one.controller):
        return False
    return node.against is None or is_meant(node.against, duel, link, other, other.controller)


EVENTS: Final[Mapping[type[Node], Answers]] = MappingProxyType(
    {
        Happens: _happens,
        DeclaresAttack: _attacks,
        InflictsBattleDamage: _damages,
        Battles: _battles,
    }
)
"""How each kind of event is recognised."""


def answers(duel: Duel, link: ChainLink, event: Event) -> bool:
    """Whether what has happened is what an effect answers to."""
    assert link.event is not None
    return EVENTS[type(event)](event, duel, link, link.event)


def opponent_of(link: ChainLink) -> Seat:
    """That player: the opponent who did what happened, or whom it befell (D26)."""
    event = link.event
    if event is None:
        return NOBODY
    seat = event.seat
    if event.other is not None and event.other is not link.card:
        seat = event.other.controller
    return seat if seat != link.seat else NOBODY
