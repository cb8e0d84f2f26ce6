"""Standard sentences: reminders in parentheses, and what Gemini and Union monsters say."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.kinds import Adjective, Quantity, Sentence, What
from banneret.effects.lists import ListedEffects
from banneret.effects.states import SummonName


class TreatedAsSummon(Sentence, frozen=True):
    """The Special Summon just described counts as another, as one with such a card where one is named."""

    summon: SummonName
    means: What | None = None


class StillATrap(Sentence, frozen=True):
    """A Trap that became a monster is still a Trap, or is none."""

    is_not: bool = False


class NotTreatedAs(Sentence, frozen=True):
    """This card is no card of an archetype, whatever its name."""

    names: tuple[Adjective, ...]


class WithoutPolymerization(Sentence, frozen=True):
    """The Fusion Summon needs no such card."""

    what: What


class OneUnionAtATime(Sentence, frozen=True):
    """A monster can be equipped with only one Union Monster."""

    quantity: Quantity


class GeminiSummon(Sentence, frozen=True):
    """While it is a Normal Monster, it can be Normal Summoned again and then has the effects that follow."""

    list: ListedEffects
    face_up: bool = False
    """Said as "face-up on the field": what holds of every Gemini monster there."""


class CanBeActivated(Sentence, frozen=True):
    """The card just Set can be activated in the same turn."""


class OneAtATime(Sentence, frozen=True):
    """So many monsters, not more, may be equipped to this card."""

    number: int
    by_any_effect: bool = False


class Remaining(StrEnum):
    """What goes on when the card is gone."""

    ATK_GAIN = "this ATK gain"
    ATK_LOSS = "this ATK loss"
    ATK_LOSS_UNAFFECTED = "this ATK loss even if unaffected"
    EFFECTS = "these effects"
    THIS = "this"


class Remains(Sentence, frozen=True):
    """What the sentence before did goes on when this card leaves the field."""

    what: Remaining
