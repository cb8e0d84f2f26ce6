"""The closed vocabularies of a duel, spelled as messages and scenarios spell them."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from banneret.effects.yugioh_terms import MonsterType


class Phase(StrEnum):
    """The phases of a turn."""

    DRAW = "draw"
    STANDBY = "standby"
    MAIN_1 = "main1"
    BATTLE = "battle"
    MAIN_2 = "main2"
    END = "end"


class BattleStep(StrEnum):
    """The steps of a Battle Phase; `NONE` outside of it."""

    NONE = ""
    START = "start"
    BATTLE = "battle"
    DAMAGE = "damage"
    END = "end"


class ZoneKind(StrEnum):
    """The zones of a duel. Formats add the leader's."""

    DECK = "deck"
    HAND = "hand"
    EXTRA_DECK = "extra_deck"
    MONSTER = "monster"
    SPELL_TRAP = "spell_trap"
    FIELD = "field"
    GRAVEYARD = "graveyard"
    BANISHED = "banished"
    EXTRA_MONSTER = "extra_monster"
    DECK_MASTER = "deck_master"
    OUT_OF_GAME = "out_of_game"


class Position(StrEnum):
    """How a monster lies on the field; `NONE` elsewhere."""

    NONE = ""
    ATTACK = "attack"
    DEFENSE = "defense"
    SET = "set"
    """Face-down Defense Position."""


class Verb(StrEnum):
    """What an option does."""

    NORMAL_SUMMON = "normal_summon"
    SET = "set"
    FLIP_SUMMON = "flip_summon"
    CHANGE_POSITION = "change_position"
    BATTLE_PHASE = "battle_phase"
    MAIN_PHASE_2 = "main_phase_2"
    END_TURN = "end_turn"
    ATTACK = "attack"
    ATTACK_MONSTER = "attack_monster"
    ATTACK_DIRECTLY = "attack_directly"
    PLACE = "place"
    CARD = "card"
    CANCEL = "cancel"
    RETURN = "return"
    LEAVE = "leave"
    ACTIVATE = "activate"
    USE = "use"
    PASS = "pass"
    OPPONENT = "opponent"
    ATTACK_POSITION = "attack_position"
    DEFENSE_POSITION = "defense_position"
    MONSTER_TYPE = "monster_type"


class Ask(StrEnum):
    """What a seat is asked."""

    MAIN_PHASE = "main_phase"
    BATTLE_PHASE = "battle_phase"
    MONSTER_ZONE = "monster_zone"
    TRIBUTES = "tributes"
    ATTACK_TARGET = "attack_target"
    REPLAY = "replay"
    DISCARD = "discard"
    LEADER_RETURN = "leader_return"
    SPELL_TRAP_ZONE = "spell_trap_zone"
    RESPOND = "respond"
    TRIGGER = "trigger"
    TRIGGER_ORDER = "trigger_order"
    OPPONENT = "opponent"
    TARGETS = "targets"
    CARDS = "cards"
    """Cards that an effect takes while it resolves."""
    POSITION = "position"
    MONSTER_TYPE = "monster_type"
    OPTIONAL_PART = "optional_part"
    """A part of a resolving effect that its player may leave out."""


class Loss(StrEnum):
    """Why a player is out (D18)."""

    LIFE_POINTS = "life_points"
    EMPTY_DECK = "empty_deck"
    SURRENDER = "surrender"


MONSTER_TYPES: Final = tuple(MonsterType)
"""The Types that can be declared; options count them from 0."""
MONSTER_ZONES: Final = 5
SPELL_TRAP_ZONES: Final = 5
EXTRA_MONSTER_ZONES: Final = 2
OPENING_HAND: Final = 5
HAND_LIMIT: Final = 6
STARTING_LIFE_POINTS: Final = 8000
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 6

# Members bound once: looking one up on its class costs more than a comparison with `is`.
DRAW: Final = Phase.DRAW
STANDBY: Final = Phase.STANDBY
MAIN_1: Final = Phase.MAIN_1
BATTLE: Final = Phase.BATTLE
MAIN_2: Final = Phase.MAIN_2
END: Final = Phase.END

IN_ATTACK: Final = Position.ATTACK
IN_DEFENSE: Final = Position.DEFENSE
IS_SET: Final = Position.SET
NO_POSITION: Final = Position.NONE
NO_STEP: Final = BattleStep.NONE

OUT_OF_GAME: Final = ZoneKind.OUT_OF_GAME
DECK_MASTER: Final = ZoneKind.DECK_MASTER
MONSTER_ZONE: Final = ZoneKind.MONSTER
GRAVEYARD: Final = ZoneKind.GRAVEYARD

DAMAGE_STEP: Final = BattleStep.DAMAGE
