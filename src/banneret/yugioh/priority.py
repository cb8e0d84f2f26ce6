"""Priority: when players may respond, and when the game state opens (D17, D23)."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import Final

from banneret.core.decisions import Decision, Option
from banneret.core.flow import Flow, Reply, choose
from banneret.core.seats import NOBODY, Seat
from banneret.yugioh import continuous
from banneret.yugioh.activations import find_activation, responses
from banneret.yugioh.card import DuelCard
from banneret.yugioh.chain import activate, resolve_chain
from banneret.yugioh.happenings import Happening, Trigger
from banneret.yugioh.state import Duel, TurnEnds
from banneret.yugioh.terms import Ask, Verb

ACTIVATE: Final = Verb.ACTIVATE
PASS: Final = Verb.PASS
RESPOND: Final = Ask.RESPOND


def priority(duel: Duel, *, has_passed: Seat = NOBODY) -> Generator[Decision, Reply, bool]:
    """Triggers and rounds in which the seats may respond until all living ones pass; then the state opens.

    Args:
        has_passed: a seat that has just chosen to do nothing; it is not asked again at first.

    Returns:
        Whether anything was activated.
    """
    has_activated = False
    while True:
        if duel.has_effects:
            if not duel.is_in_chain:  # what happens while a chain is built triggers when it has resolved
                _look_back(duel)
                if duel.triggers:
                    yield from _put_triggers(duel)
            yield from _respond(duel, has_passed)
            has_passed = NOBODY
            if duel.is_in_chain:
                yield from resolve_chain(duel)
                has_activated = True
                continue
            duel.recent = []  # everybody has passed: it is not the last thing to happen any more
        if not duel.awaits_open_state:
            return has_activated
        duel.awaits_open_state = False
        try:
            yield from duel.hooks.game_state_opens(duel)
        except TurnEnds:
            duel.awaits_open_state = True  # what is not settled yet waits for the next turn
            raise


def activate_from_menu(duel: Duel, seat: Seat, option: Option) -> Flow:
    """Activate what the turn player has chosen while the game state was open, and let the chain follow."""
    yield from _activate(duel, seat, option)
    yield from priority(duel)


def _respond(duel: Duel, has_passed: Seat) -> Flow:
    """Ask the seats from the turn player on; after every activation the turn player is asked first again."""
    order = duel.living_from(duel.turn_seat)
    while order:
        seat = order.pop(0)
        if seat == has_passed or not duel.sides[seat].is_living or not responses(duel, seat):
            continue
        option = yield from choose(
            duel,
            seat,
            RESPOND,
            partial(_response_options, duel, seat),
            subject=duel.chain[-1].card.number if duel.chain else -1,
        )
        if option is not None and option.verb is ACTIVATE:
            yield from _activate(duel, seat, option)
            has_passed = NOBODY
            order = duel.living_from(duel.turn_seat)


def _response_options(duel: Duel, seat: Seat) -> list[Option]:
    return _or_pass(responses(duel, seat))


def _or_pass(options: list[Option]) -> list[Option]:
    return [*options, Option(PASS)]


def _activate(duel: Duel, seat: Seat, option: Option) -> Generator[Decision, Reply, bool]:
    card = duel.cards[option.card]
    plan = card.facts.plan
    assert plan is not None
    found = find_activation(duel, seat, card, plan.effects[option.number])
    assert found is not None, f"{card.name} was offered to seat {seat}"
    return (yield from activate(duel, found.link, found.opponents))


# ---- triggers


def _look_back(duel: Duel) -> None:
    """Find the triggers of what has happened since the last round, and what happened last."""
    if duel.doomed:
        continuous.settle(duel)
    happened = duel.happened
    if not happened:
        duel.recent = []
        return
    duel.happened = []
    last = duel.last_moment
    duel.recent = [happening for happening in happened if happening.moment == last]
    duel.moment += 1
    for happening in happened:
        card = happening.card
        if card is not None:
            _trigger(duel, card, happening)
            if happening.other is not None:
                _trigger(duel, happening.other, happening)
        for watcher in duel.watching.get(happening.kind, ()) if duel.watching else ():
            _trigger(duel, watcher, happening)


def _trigger(duel: Duel, card: DuelCard, happening: Happening) -> None:
    plan = card.facts.plan
    if plan is None:
        return
    for effect in plan.triggers.get(happening.kind, ()):
        if effect.can_miss and effect.is_optional and happening.moment != duel.last_moment:
            continue  # it misses its timing
        seat = card.controller
        if find_activation(duel, seat, card, effect, happening) is not None:
            duel.triggers.append(Trigger(seat, card, effect, happening))


def _put_triggers(duel: Duel) -> Flow:
    """Put triggers on the chain: forced ones first, each kind in seat order from the turn player (D17)."""
    for is_optional in (False, True):
        for seat in duel.living_from(duel.turn_seat):
            while _waiting(duel, seat, is_optional=is_optional):
                option = yield from choose(
                    duel,
                    seat,
                    Ask.TRIGGER if is_optional else Ask.TRIGGER_ORDER,
                    partial(_trigger_options, duel, seat, is_optional=is_optional),
                )
                mine = _waiting(duel, seat, is_optional=is_optional)
                if option is None or option.verb is PASS:
                    duel.triggers = [trigger for trigger in duel.triggers if trigger not in mine]
                    break
                trigger = mine[option.place]
                duel.triggers.remove(trigger)
                found = find_activation(duel, seat, trigger.card, trigger.effect, trigger.event)
                assert found is not None
                yield from activate(duel, found.link, found.opponents)
    duel.triggers.clear()


def _waiting(duel: Duel, seat: Seat, *, is_optional: bool) -> list[Trigger]:
    """The triggers of a seat that can still be activated."""
    return [
        trigger
        for trigger in duel.triggers
        if trigger.seat == seat
        and trigger.effect.is_optional is is_optional
        and find_activation(duel, seat, trigger.card, trigger.effect, trigger.event) is not None
    ]


def _trigger_options(duel: Duel, seat: Seat, *, is_optional: bool) -> list[Option]:
    options = [
        Option(ACTIVATE, trigger.card.number, place=place, number=trigger.effect.number)
        for place, trigger in enumerate(_waiting(duel, seat, is_optional=is_optional))
    ]
    return _or_pass(options) if is_optional else options
