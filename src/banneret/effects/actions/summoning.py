"""Summons that effects carry out."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.kinds import Action, Amount, Qualifier, What
from banneret.effects.nouns import CardPosition, PrintedValue, Zones
from banneret.effects.players import Who
from banneret.effects.states import MaterialUse
from banneret.effects.yugioh_terms import MonsterKind


class Terms(StrEnum):
    """On which terms a monster comes."""

    EFFECTS_NEGATED = "but its effects are negated"
    NEGATE_EFFECTS = "but negate its effects"
    WITH_EFFECTS_NEGATED = "but with its effects negated"
    IGNORING_CONDITIONS = "ignoring its Summoning conditions"


class StillTrap(StrEnum):
    """Whether a Trap that comes as a monster is a Trap too."""

    YES = "also still a Trap"
    NO = "not treated as a Trap"


class SpecialSummon(Action, frozen=True):
    """Special Summon."""

    what: What | None = None
    """None in "you cannot Special Summon"."""
    source: Zones | None = None
    """Where no monsters are named: "you cannot Special Summon from the Extra Deck"."""
    to: Who | None = None
    """To whose field, if not your own."""
    zone: What | None = None
    """A card that points to the zone, where one must."""
    position: CardPosition | None = None
    terms: Terms | None = None
    using: What | None = None
    """What becomes its material."""
    as_kind: MonsterKind | None = None
    """As what kind of monster, where a Spell or Trap comes."""
    values: tuple[PrintedValue, ...] = ()
    still: StillTrap | None = None
    exception: What | None = None


class NormalSummon(Action, frozen=True):
    """Normal Summon by an effect, or as what a player may do."""

    what: What | None = None
    without_tributes: bool = False


class NormalOrSpecialSummon(Action, frozen=True):
    """Normal Summon or Special Summon, of any monsters."""


class NormalSummonOrSet(Action, frozen=True):
    """Normal Summon or Set."""

    what: What | None = None


class TributeSummon(Action, frozen=True):
    """Tribute Summon by an effect."""

    what: What


class SummonMethod(StrEnum):
    """A Summon from the Extra Deck, or a Ritual Summon."""

    FUSION = "Fusion Summon"
    SYNCHRO = "Synchro Summon"
    XYZ = "Xyz Summon"
    LINK = "Link Summon"
    RITUAL = "Ritual Summon"
    PENDULUM = "Pendulum Summon"


class SummonBy(Action, frozen=True):
    """Summon with materials by an effect."""

    method: SummonMethod
    what: What | None = None
    using: What | None = None
    """The materials it takes; None: as the rules say."""
    only: bool = False
    """Whether nothing else may be used."""
    role: MaterialUse | None = None
    by: Action | None = None
    """What is done with the materials, where they are not sent to the GY."""


class TotalRule(StrEnum):
    """How the total of the Tributes' Levels compares to what is asked for."""

    EQUAL_OR_EXCEED = "equal or exceed"
    EXACTLY_EQUAL = "exactly equal"
    EQUAL = "equal"


class RitualSummonByTributing(Action, frozen=True):
    """Ritual Summon, with Tributes whose total Levels meet a Level."""

    what: What
    tributes: What
    rule: TotalRule
    level: Amount


class TreatedAs(Action, frozen=True):
    """A Special Summon that counts as one with materials."""

    action: SpecialSummon
    method: SummonMethod


class ExtraNormalSummon(Action, frozen=True):
    """You can Normal Summon this turn, besides your Normal Summon or Set."""

    what: What


class UsedForIts(Qualifier, frozen=True):
    """Used as material for the Summon of the card."""

    method: SummonMethod
