"""What a card's text does in a duel, worked out once from its effect tree.

A tree is shaped like the text. A duel asks other questions: what may be activated from where, what triggers
when something happens, what holds while the card lies on the field. `lowering` answers them for each tree.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TYPE_CHECKING, Final

import msgspec

from banneret.effects.players import Who
from banneret.yugioh.happenings import Happened
from banneret.yugioh.terms import ZoneKind

if TYPE_CHECKING:
    from banneret.effects.abilities import Ability
    from banneret.effects.kinds import Event, Timing


class EffectKind(Enum):
    """The kinds of effects that start or join a chain."""

    ACTIVATION = "activation"
    """What the activation of a Spell or Trap does."""
    IGNITION = "ignition"
    TRIGGER = "trigger"


ACTIVATION: Final = EffectKind.ACTIVATION
IGNITION: Final = EffectKind.IGNITION
TRIGGER: Final = EffectKind.TRIGGER


class Holds(Enum):
    """What can hold while a card lies face-up on the field."""

    INDESTRUCTIBLE_BY_BATTLE = "indestructible_by_battle"
    DESTROYED_AFTER_TARGETED = "destroyed_after_targeted"
    ATTACK_PER_COUNTER = "attack_per_counter"
    PIERCING = "piercing"
    TRAPS_NEGATED = "traps_negated"
    TRAPS_LOCKED = "traps_locked"
    """Traps and their effects on the field cannot be activated."""
    NO_ATTACKS = "no_attacks"
    """The monsters of some players cannot declare an attack."""


class Holding(msgspec.Struct, frozen=True):
    """Something that holds while its card lies face-up on the field."""

    kind: Holds
    amount: int = 0
    counter: str = ""


class Tie(msgspec.Struct, frozen=True):
    """When one of two tied cards goes, the other is destroyed."""

    of_this_card: bool
    """Whether it is this card that goes and the other that is destroyed; else the other way round."""
    when_destroyed: bool
    """Only when it is destroyed, not whenever it leaves the field."""
    equipped: bool = False
    """The other one is the equipped monster."""


class Appointment(msgspec.Struct, frozen=True):
    """A card that stays on the field until the End Phase of a player's n-th turn."""

    who: Who
    turn: int


class Effect:
    """An effect that is activated or triggers."""

    __slots__ = (
        "ability",
        "answers",
        "can_miss",
        "event",
        "has_targets",
        "is_optional",
        "kind",
        "limit",
        "number",
        "speed",
        "timings",
        "works_in",
    )

    def __init__(self, number: int, kind: EffectKind, ability: Ability, *, speed: int) -> None:
        self.number = number
        """Its place among the effects of its card."""
        self.kind = kind
        self.ability = ability
        self.speed = speed
        """Its Spell Speed."""
        self.is_optional = False
        self.can_miss = False
        """Whether it can only be used when its event was the last thing to happen."""
        self.answers: Happened | None = None
        """The kind of happening that it answers to."""
        self.event: Event | None = None
        """The event in full."""
        self.timings: tuple[Timing, ...] = ()
        """What else must hold at activation."""
        self.has_targets = False
        self.limit = ""
        """Under which words its uses in a turn are counted; empty without a limit."""
        self.works_in: ZoneKind | None = None
        """The pile in which it works; None for the field."""


class Plan:
    """All that a card's text does."""

    __slots__ = (
        "activation",
        "appointment",
        "effects",
        "holding",
        "ignitions",
        "is_fast",
        "remains",
        "ties",
        "triggers",
        "watches",
    )

    def __init__(self) -> None:
        self.effects: tuple[Effect, ...] = ()
        self.activation: Effect | None = None
        self.ignitions: tuple[Effect, ...] = ()
        self.triggers: Mapping[Happened, tuple[Effect, ...]] = {}
        """Effects of Spell Speed 1 that go on the chain when something has happened to this card."""
        self.watches: tuple[tuple[Happened, ZoneKind | None], ...] = ()
        """What it waits for in which pile; None for face-up on the field."""
        self.holding: Mapping[Holds, Holding] = {}
        self.ties: tuple[Tie, ...] = ()
        self.appointment: Appointment | None = None
        self.is_fast = False
        """Whether its activation has Spell Speed 2 or 3."""

        self.remains = False
        """Whether its text keeps it on the field after its activation."""
