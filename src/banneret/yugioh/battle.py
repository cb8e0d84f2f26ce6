"""The Battle Phase: attacks on any player, replays, the Damage Step (D16)."""

from __future__ import annotations

from typing import Final

from banneret.core.decisions import Option
from banneret.core.flow import Flow, choose
from banneret.core.seats import Seat
from banneret.yugioh import events
from banneret.yugioh.activations import menu_activations
from banneret.yugioh.card import DuelCard
from banneret.yugioh.continuous import forbids_attack, has, settle
from banneret.yugioh.happenings import Happened
from banneret.yugioh.plans import Holds
from banneret.yugioh.priority import activate_from_menu, priority
from banneret.yugioh.state import Duel
from banneret.yugioh.terms import (
    DAMAGE_STEP,
    END,
    IN_ATTACK,
    IN_DEFENSE,
    IS_SET,
    MAIN_2,
    NO_POSITION,
    Ask,
    BattleStep,
    Verb,
)

ATTACK: Final = Verb.ATTACK
ATTACK_MONSTER: Final = Verb.ATTACK_MONSTER
ATTACK_DIRECTLY: Final = Verb.ATTACK_DIRECTLY
MAIN_PHASE_2: Final = Verb.MAIN_PHASE_2
END_TURN: Final = Verb.END_TURN
CANCEL: Final = Verb.CANCEL
BATTLE_PHASE: Final = Ask.BATTLE_PHASE
ATTACK_TARGET: Final = Ask.ATTACK_TARGET
REPLAY: Final = Ask.REPLAY
ACTIVATE: Final = Verb.ACTIVATE
BATTLE_STEP: Final = BattleStep.BATTLE
ATTACK_DECLARED: Final = Happened.ATTACK_DECLARED
BATTLED: Final = Happened.BATTLED
BATTLE_DAMAGE: Final = Happened.BATTLE_DAMAGE
FLIPPED: Final = Happened.FLIPPED
PIERCING: Final = Holds.PIERCING
INDESTRUCTIBLE: Final = Holds.INDESTRUCTIBLE_BY_BATTLE
END_STEP: Final = BattleStep.END


def battle_phase(duel: Duel) -> Flow:
    """The turn player attacks, monster by monster, and then goes on to Main Phase 2 or the End Phase.

    May be entered again at its menu: the state alone says where it stands.
    """
    seat = duel.turn_seat
    duel.step = BATTLE_STEP
    while True:
        if duel.awaits_open_state or duel.happened:
            yield from priority(duel)
        option = yield from choose(duel, seat, BATTLE_PHASE, lambda: battle_options(duel, seat), is_open=True)
        if option is None:
            continue
        if option.verb is ATTACK:
            yield from attack(duel, duel.cards[option.card])
            duel.step = BATTLE_STEP
        elif option.verb is ACTIVATE:
            yield from activate_from_menu(duel, seat, option)
        else:
            duel.wanted = MAIN_2 if option.verb is MAIN_PHASE_2 else END
            duel.step = END_STEP
            if not (duel.awaits_open_state or duel.has_effects) or not (
                yield from priority(duel, has_passed=seat)
            ):
                return
            duel.step = BATTLE_STEP  # something was activated: the Battle Phase goes on


def battle_options(duel: Duel, seat: Seat) -> list[Option]:
    """What the turn player may do in the Battle Step."""
    turn = duel.turn
    options: list[Option] = []
    if not duel.has_effects or not forbids_attack(duel, seat):
        options += [
            Option(ATTACK, card.number)
            for card in duel.monsters(seat)
            if card.position is IN_ATTACK and card.attacked_on != turn
        ]
    if duel.has_effects:
        options += menu_activations(duel, seat)
    options.append(Option(MAIN_PHASE_2))
    options.append(Option(END_TURN))
    return options


def target_options(duel: Duel, seat: Seat) -> list[Option]:
    """What may be attacked: each opponent's monsters, or that opponent directly without any (D16)."""
    options: list[Option] = []
    for other in duel.living:
        if other == seat:
            continue
        monsters = duel.monsters(other)
        if monsters:
            options += [Option(ATTACK_MONSTER, card.number, other) for card in monsters]
        else:
            options.append(Option(ATTACK_DIRECTLY, -1, other))
    return options


def attack_options(duel: Duel, attacker: DuelCard, seat: Seat) -> list[Option]:
    """What a monster may attack, or nothing; empty when it is not there any more to attack."""
    return [*target_options(duel, seat), Option(CANCEL)] if _can_go_on(attacker, seat) else []


def attack(duel: Duel, attacker: DuelCard) -> Flow:
    """Declare an attack, let the others respond, replay it where the attacked side changed, do the damage."""
    seat = attacker.controller
    target = yield from choose(
        duel,
        seat,
        ATTACK_TARGET,
        lambda: attack_options(duel, attacker, seat),
        subject=attacker.number,
    )
    if target is None or target.verb is CANCEL:
        return
    attacker.attacked_on = duel.turn
    stay = attacker.stay
    is_replay = False
    while True:
        _declare(duel, attacker, target, is_replay=is_replay)
        facing = _monsters_facing(duel, target.seat)
        if duel.awaits_open_state or duel.has_effects:
            yield from priority(duel)
        if not _can_go_on(attacker, seat) or attacker.stay != stay:
            duel.events.append(events.AttackEnded(seat, attacker.name))
            return
        if duel.sides[target.seat].is_living and facing == _monsters_facing(duel, target.seat):
            break
        # A replay: the attacked player's monsters are not the same any more
        target = yield from choose(
            duel,
            seat,
            REPLAY,
            lambda: attack_options(duel, attacker, seat),
            subject=attacker.number,
        )
        is_replay = True
        if target is None or target.verb is CANCEL:
            duel.events.append(events.AttackEnded(seat, attacker.name))
            return
    defender = None if target.verb is ATTACK_DIRECTLY else duel.cards[target.card]
    yield from damage_step(duel, attacker, defender, target.seat)


def damage_step(duel: Duel, attacker: DuelCard, defender: DuelCard | None, attacked: Seat) -> Flow:
    """The Damage Step, with a round of priority in each of its five parts.

    Args:
        defender: the attacked monster, or None for a direct attack.
        attacked: the seat that is attacked.
    """
    duel.step = DAMAGE_STEP
    stays = attacker.stay, 0 if defender is None else defender.stay
    if duel.awaits_open_state or duel.has_effects:
        yield from priority(duel)  # start of the Damage Step
    if not _both_there(duel, attacker, defender, attacked, stays):
        return
    was_set = defender is not None and defender.position is IS_SET
    if was_set and defender is not None:
        duel.turn_card(defender, IN_DEFENSE)
    if duel.awaits_open_state or duel.has_effects:
        yield from priority(duel)  # before damage calculation
    if not _both_there(duel, attacker, defender, attacked, stays):
        return
    if duel.awaits_open_state or duel.has_effects:
        yield from priority(duel)  # during damage calculation
    if not _both_there(duel, attacker, defender, attacked, stays):
        return
    duel.moment += 1
    destroyed = [(card, card.stay) for card in calculate_damage(duel, attacker, defender, attacked)]
    if duel.has_effects and defender is not None:
        duel.happen(BATTLED, attacker, attacker.controller, other=defender)
        if was_set:
            duel.happen(FLIPPED, defender, attacked)  # flip effects wait until now
    duel.check_losses()
    if duel.awaits_open_state or duel.has_effects:
        yield from priority(duel)  # after damage calculation
    duel.moment += 1
    for monster, stay in destroyed:
        if monster.stay == stay:
            duel.destroy(monster, by_battle=True)
    if duel.doomed:
        settle(duel)
    if duel.awaits_open_state or duel.has_effects:
        yield from priority(duel)  # end of the Damage Step


def calculate_damage(
    duel: Duel, attacker: DuelCard, defender: DuelCard | None, attacked: Seat
) -> list[DuelCard]:
    """Compare the two values, inflict the battle damage.

    Returns:
        The monsters that are destroyed by the battle; they leave at the end of the Damage Step.
    """
    strength = duel.attack(attacker)
    if defender is None:
        _inflict(duel, attacker, attacked, strength, directly=True)
        return []
    if defender.position is IN_ATTACK:
        resistance = duel.attack(defender)
        if strength > resistance:
            _inflict(duel, attacker, attacked, strength - resistance)
            return _destroyable(duel, defender)
        if strength < resistance:
            _inflict(duel, defender, attacker.controller, resistance - strength)
            return _destroyable(duel, attacker)
        return _destroyable(duel, attacker, defender) if strength else []
    resistance = duel.defense(defender)
    if strength > resistance:
        if duel.has_effects and has(duel, attacker, PIERCING):
            _inflict(duel, attacker, attacked, strength - resistance)
        return _destroyable(duel, defender)
    if strength < resistance:
        _inflict(duel, defender, attacker.controller, resistance - strength)
    return []


def _destroyable(duel: Duel, *monsters: DuelCard) -> list[DuelCard]:
    """Those of them that a battle can destroy."""
    if not duel.has_effects:
        return list(monsters)
    return [monster for monster in monsters if not has(duel, monster, INDESTRUCTIBLE)]


def _inflict(duel: Duel, by: DuelCard, seat: Seat, damage: int, *, directly: bool = False) -> None:
    if damage:
        duel.change_life_points(seat, -damage, "battle_damage")
        if duel.has_effects:
            duel.happen(BATTLE_DAMAGE, by, seat, directly=directly)


def _declare(duel: Duel, attacker: DuelCard, target: Option, *, is_replay: bool) -> None:
    if target.verb is ATTACK_DIRECTLY:
        event = events.AttackDeclared(
            attacker.controller,
            attacker.zone.kind,
            attacker.place,
            attacker.name,
            target.seat,
            is_replay=is_replay,
        )
    else:
        monster = duel.cards[target.card]
        event = events.AttackDeclared(
            attacker.controller,
            attacker.zone.kind,
            attacker.place,
            attacker.name,
            target.seat,
            monster.zone.kind,
            monster.place,
            "" if monster.position is IS_SET else monster.name,
            is_replay=is_replay,
        )
    duel.events.append(event)
    if duel.has_effects and not is_replay:  # a replay is no new declaration
        duel.moment += 1
        duel.happen(ATTACK_DECLARED, attacker, attacker.controller, directly=target.verb is ATTACK_DIRECTLY)


def _monsters_facing(duel: Duel, seat: Seat) -> list[int]:
    return [card.number for card in duel.monsters(seat)]


def _can_go_on(attacker: DuelCard, seat: Seat) -> bool:
    """Whether the attacker still stands where it can carry its attack out."""
    return attacker.controller == seat and attacker.position is IN_ATTACK


def _both_there(
    duel: Duel, attacker: DuelCard, defender: DuelCard | None, attacked: Seat, stays: tuple[int, int]
) -> bool:
    """Whether both sides of a battle are there: the monsters where they were, the attacked player.

    A monster that went back to its owner when the attacked player left (D18) is not attacked any more; one
    that left the field and came back is another monster.

    Args:
        stays: those of the attacker and the defender when the Damage Step began.
    """
    if attacker.stay != stays[0] or attacker.controller != duel.turn_seat:
        return False
    if attacker.position is NO_POSITION:
        return False
    if defender is None:
        return duel.sides[attacked].is_living
    return defender.stay == stays[1] and defender.controller == attacked
