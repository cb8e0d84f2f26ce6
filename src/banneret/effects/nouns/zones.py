"""Where cards lie."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.node import Node
from banneret.effects.players import Who


class Place(StrEnum):
    """A zone as texts name it."""

    DECK = "Deck"
    HAND = "hand"
    RANDOM_HAND = "hand (at random)"
    """A hand from which the card is taken at random."""
    GRAVEYARD = "GY"
    EXTRA_DECK = "Extra Deck"
    MAIN_DECK = "Main Deck"
    FIELD = "field"
    BANISHMENT = "banishment"
    MONSTER_ZONE = "Monster Zone"
    MAIN_MONSTER_ZONE = "Main Monster Zone"
    EXTRA_MONSTER_ZONE = "Extra Monster Zone"
    SPELL_TRAP_ZONE = "Spell & Trap Zone"
    FIELD_ZONE = "Field Zone"
    PENDULUM_ZONE = "Pendulum Zone"
    FACE_UP_FIELD = "face-up field"
    FACE_UP_EXTRA_DECK = "face-up Extra Deck"
    FACE_UP_SPELL_TRAP_ZONE = "face-up Spell & Trap Zone"
    FACE_DOWN_FIELD = "face-down field"
    FACE_DOWN_EXTRA_DECK = "face-down Extra Deck"
    FACE_UP_MONSTER_ZONE = "face-up Monster Zone"
    OTHER_PENDULUM_ZONE = "other Pendulum Zone"
    POSSESSION = "possession"
    CONTROL = "control"
    CENTER_MAIN_MONSTER_ZONE = "center Main Monster Zone"
    OUTERMOST_MAIN_MONSTER_ZONES = "leftmost or rightmost Main Monster Zone"


class Joined(StrEnum):
    """How several things are named together."""

    OR = "or"
    AND_OR = "and/or"
    AND = "and"


class Zones(Node, frozen=True):
    """Zones of a player; of the owner where no player is named."""

    places: tuple[Place, ...]
    who: Who | None = None
    joined: Joined = Joined.OR
    of_all: bool = False
    """Said in the plural, so that everybody's are meant: "the GYs"."""


class End(StrEnum):
    """An end of the Deck."""

    TOP = "top"
    BOTTOM = "bottom"
    TOP_OR_BOTTOM = "top or bottom"
    """As the player likes."""
