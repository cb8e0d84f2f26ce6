"""The duel and its turns, top to bottom as in the rulebook."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from banneret.core.decisions import Option
from banneret.core.flow import Flow, choose, pick
from banneret.core.seats import Seat
from banneret.core.state import GameOver
from banneret.yugioh.activations import menu_activations
from banneret.yugioh.battle import battle_phase
from banneret.yugioh.executors import delayed_actions
from banneret.yugioh.lingering import destroy_appointed, end_control
from banneret.yugioh.priority import activate_from_menu, priority
from banneret.yugioh.setting import place_face_down, set_options
from banneret.yugioh.state import Duel, TurnEnds
from banneret.yugioh.summon import (
    CHANGE_POSITION,
    FLIP_SUMMON,
    NORMAL_SUMMON,
    SET,
    change_position,
    normal_summon,
    position_options,
    summon_options,
)
from banneret.yugioh.terms import (
    BATTLE,
    DRAW,
    END,
    IN_ATTACK,
    IS_SET,
    MAIN_1,
    MAIN_2,
    OPENING_HAND,
    STANDBY,
    Ask,
    BattleStep,
    Verb,
)

BATTLE_PHASE: Final = Verb.BATTLE_PHASE
END_TURN: Final = Verb.END_TURN
ACTIVATE: Final = Verb.ACTIVATE
MAIN_PHASE: Final = Ask.MAIN_PHASE
DISCARD: Final = Ask.DISCARD
CARD: Final = Verb.CARD
START_STEP: Final = BattleStep.START


def duel_procedure(duel: Duel) -> Flow:
    """The whole duel; entered at its start or, for a copied state, at the open point where it stands."""
    try:
        if duel.result is not None:
            return
        if duel.turn == 0:
            opening_hands(duel)
            duel.begin_turn(duel.living[0])
        while True:
            with suppress(TurnEnds):
                yield from turn(duel)
            duel.begin_turn(duel.next_living(duel.turn_seat))
    except GameOver:
        return


def opening_hands(duel: Duel) -> None:
    """Everyone draws 5 cards (D14)."""
    for seat in duel.living:
        duel.draw(seat, OPENING_HAND)
    with suppress(TurnEnds):  # no turn has begun: the first living seat takes the first one
        duel.check_losses()


def turn(duel: Duel) -> Flow:
    """One turn, from the phase in which the state stands."""
    if duel.phase is DRAW:
        yield from draw_phase(duel)
        yield from standby_phase(duel)
        duel.begin_phase(MAIN_1)
        if duel.awaits_open_state or duel.has_effects:
            yield from priority(duel)
    if duel.phase is MAIN_1:
        yield from main_phase(duel)
        if duel.wanted is BATTLE:
            duel.begin_phase(BATTLE)
            duel.step = START_STEP
            if duel.awaits_open_state or duel.has_effects:
                yield from priority(duel)
    if duel.phase is BATTLE:
        yield from battle_phase(duel)
        if duel.wanted is MAIN_2:
            duel.begin_phase(MAIN_2)
            if duel.awaits_open_state or duel.has_effects:
                yield from priority(duel)
    if duel.phase is MAIN_2:
        yield from main_phase(duel)
    yield from end_phase(duel)


def draw_phase(duel: Duel) -> Flow:
    """The turn player draws; the first player of a duel of two does not (D14)."""
    duel.begin_phase(DRAW)
    if duel.lingering:
        end_control(duel)  # of a turn that ended at once
    seat = duel.turn_seat
    if duel.turn > 1 or len(duel.sides) > 2:
        duel.draw(seat, duel.hooks.normal_draw(duel, seat))
        duel.check_losses()
    if duel.awaits_open_state or duel.has_effects:
        yield from priority(duel)


def standby_phase(duel: Duel) -> Flow:
    """The Standby Phase."""
    duel.begin_phase(STANDBY)
    if duel.awaits_open_state or duel.has_effects:
        yield from priority(duel)


def main_phase(duel: Duel) -> Flow:
    """Main Phase 1 or 2. May be entered again at its menu."""
    seat = duel.turn_seat
    while True:
        if duel.awaits_open_state or duel.happened:
            yield from priority(duel)
        option = yield from choose(duel, seat, MAIN_PHASE, lambda: main_options(duel, seat), is_open=True)
        if option is None:
            continue
        verb = option.verb
        if verb is NORMAL_SUMMON:
            yield from normal_summon(duel, seat, duel.cards[option.card], IN_ATTACK)
        elif verb is SET:
            card = duel.cards[option.card]
            if card.facts.is_monster:
                yield from normal_summon(duel, seat, card, IS_SET)
            else:
                yield from place_face_down(duel, seat, card)
        elif verb is ACTIVATE:
            yield from activate_from_menu(duel, seat, option)
        elif verb is FLIP_SUMMON or verb is CHANGE_POSITION:
            yield from change_position(duel, duel.cards[option.card])
        else:
            duel.wanted = BATTLE if verb is BATTLE_PHASE else END
            if not (duel.awaits_open_state or duel.has_effects) or not (
                yield from priority(duel, has_passed=seat)
            ):
                return  # else something was activated: the phase goes on


def main_options(duel: Duel, seat: Seat) -> list[Option]:
    """What the turn player may do in a Main Phase."""
    options = summon_options(duel, seat)
    options += position_options(duel, seat)
    if duel.has_effects:
        options += menu_activations(duel, seat)
        options += set_options(duel, seat)
    if duel.phase is MAIN_1 and duel.battle_is_open():
        options.append(Option(BATTLE_PHASE))
    options.append(Option(END_TURN))
    return options


def end_phase(duel: Duel) -> Flow:
    """The End Phase: what lasts until then ends; the turn player discards down to the hand limit."""
    duel.begin_phase(END)
    if duel.lingering:
        end_control(duel)
        destroy_appointed(duel)
        yield from delayed_actions(duel)
    if duel.awaits_open_state or duel.has_effects:
        yield from priority(duel)
    seat = duel.turn_seat
    hand = duel.sides[seat].hand
    surplus = len(hand.cards) - duel.hooks.hand_limit(duel, seat)
    if surplus > 0:
        chosen = yield from pick(
            duel,
            seat,
            DISCARD,
            lambda: [Option(CARD, card.number) for card in hand.cards],
            surplus,
            surplus,
        )
        for option in chosen or []:
            duel.send_to_graveyard(duel.cards[option.card])
        if duel.awaits_open_state or duel.has_effects:
            yield from priority(duel)
