"""What has just happened, as effects see it: triggers and responses answer to these."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

import msgspec

from banneret.core.seats import NOBODY, Seat

if TYPE_CHECKING:
    from banneret.yugioh.card import DuelCard
    from banneret.yugioh.plans import Effect


class Happened(Enum):
    """The kinds of happenings."""

    SUMMONED = "summoned"
    FLIPPED = "flipped"
    """A face-down monster was turned face-up."""
    ATTACK_DECLARED = "attack_declared"
    BATTLED = "battled"
    """Damage was calculated between two monsters."""
    BATTLE_DAMAGE = "battle_damage"
    DESTROYED = "destroyed"
    SENT_TO_GRAVEYARD = "sent_to_graveyard"
    LEFT_FIELD = "left_field"
    PHASE = "phase"


class Happening(msgspec.Struct, frozen=True, gc=False):
    """Something that happened to a card or in a phase."""

    kind: Happened
    moment: int
    """What has the same moment happened at the same time."""
    card: DuelCard | None = None
    stay: int = 0
    """The card's `stay` right after it: another number now means that the card has been elsewhere."""
    seat: Seat = NOBODY
    """The player concerned: the controller of the card then, who was damaged, the turn player."""
    other: DuelCard | None = None
    """The monster on the other side of a battle."""
    other_stay: int = 0
    word: str = ""
    """How it was Summoned, or which phase it is."""
    by_battle: bool = False
    from_field: bool = False
    directly: bool = False


class Trigger(msgspec.Struct, frozen=True, gc=False):
    """A trigger effect whose time has come, before it is put on the chain."""

    seat: Seat
    card: DuelCard
    effect: Effect
    event: Happening
