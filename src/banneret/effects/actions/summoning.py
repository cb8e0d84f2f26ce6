"""Summons that effects carry out."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.happenings import ZonePointedTo
from banneret.effects.kinds import Action, Adjective, Duration, Qualifier, What
from banneret.effects.lists import ListedEffects
from banneret.effects.node import Node
from banneret.effects.nouns import CardPosition, PrintedValue, Zones
from banneret.effects.players import Who
from banneret.effects.states import MaterialUse, SummonName
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


class MoveToZone(Action, frozen=True):
    """Move monsters to another zone, which is described."""

    what: What
    goal: Node


class InSameColumn(Node, frozen=True):
    """A player's zone in the column of a card."""

    who: Who
    of: What
    main: bool = False
    """A Main Monster Zone, said so."""


class SoThatItPoints(Node, frozen=True):
    """A player's zone from which the monster points to a card."""

    who: Who
    to: What


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
    goal: Node | None = None
    """The zone, where the text says it otherwise: the Extra Monster Zone, one in a column."""
    position: CardPosition | None = None
    terms: Terms | None = None
    using: What | None = None
    """What becomes its material."""
    entire: bool = False
    """What is used is all the material, whatever else the rules ask for."""
    as_kind: MonsterKind | None = None
    """As what kind of monster, where a Spell or Trap comes."""
    values: tuple[PrintedValue, ...] = ()
    still: StillTrap | None = None
    exception: What | None = None
    alike: tuple[Qualifier, ...] = ()
    """What else a Spell or Trap has that comes as a monster: "with the same Level as that monster"."""
    having: ListedEffects | None = None
    """Effects that it has, where a Spell or Trap comes as a monster."""
    coming_as: Adjective | None = None
    """As what else than it is: a Tuner, of another Level, of another Type."""


class NormalSummon(Action, frozen=True):
    """Normal Summon by an effect, or as what a player may do."""

    what: What | None = None
    without_tributes: bool = False
    position: CardPosition | None = None


class SummonAnyhow(Action, frozen=True):
    """Summon in one of some ways, or in any way: "Normal or Special Summon monsters"."""

    ways: tuple[SummonName, ...] = ()
    """Any Summon if empty."""
    what: What | None = None
    or_set: bool = False
    """The Normal Summon may be a Set instead."""


class SummonOrSet(Action, frozen=True):
    """Summon in any way, or Set, to some zones."""

    what: What
    goal: ZonePointedTo


class SummonOrNormalSet(Action, frozen=True):
    """Summon in any way, or Normal Set."""

    what: What


class NormalSummonOrSet(Action, frozen=True):
    """Normal Summon or Set."""

    what: What | None = None


class TributeSummon(Action, frozen=True):
    """Tribute Summon: by an effect, or what an effect answers."""

    what: What
    tributes: What | None = None
    position: CardPosition | None = None
    instead: Action | None = None
    """What is done instead of Tributing; it is still a Tribute Summon."""


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
    total: Qualifier | None = None
    """What the values of those that two such payments take must be together."""
    among: What | None = None
    """From among which cards the payment takes them."""
    position: CardPosition | None = None


class TotalRule(StrEnum):
    """How the total of the Tributes' Levels compares to what is asked for."""

    EQUAL_OR_EXCEED = "equal or exceed"
    EXACTLY_EQUAL = "exactly equal"
    EQUAL = "equal"
    AT_MOST = "equal or be less"


class Transfer(StrEnum):
    """What is said of the materials of a monster that becomes material."""

    ITS_MATERIALS = "transfer its materials"
    TO_SUMMONED = "transfer its materials to the Summoned monster"
    OF_THIS_CARD = "transfer this card's materials"


class TreatedAs(Action, frozen=True):
    """A Special Summon that counts as one with materials, as one with such a card where one is named."""

    action: Action
    method: SummonMethod
    means: What | None = None
    transfer: Transfer | None = None


class ExtraMethod(StrEnum):
    """What a player may do besides the Normal Summon or Set of the turn."""

    NORMAL = "Normal Summon"
    TRIBUTE = "Tribute Summon"
    NORMAL_OR_SET = "Normal Summon/Set"


class ExtraNormalSummon(Action, frozen=True):
    """You can Normal Summon this turn, besides your Normal Summon or Set."""

    what: What
    method: ExtraMethod = ExtraMethod.NORMAL
    position: CardPosition | None = None
    once: bool = False
    """Such a permission can be gained only once per turn."""
    each_turn: bool = False
    """Not this turn only."""


class NormalSummonAlso(Action, frozen=True):
    """Normal Summon once more than the rules allow in a turn."""

    what: What
    method: ExtraMethod = ExtraMethod.NORMAL
    position: CardPosition | None = None
    once: bool = False
    """Such a permission can be gained only once per turn."""
    this_turn: bool = False
    """Said as "this turn", without a phase."""


class ConductNormalSummons(Action, frozen=True):
    """You can Normal Summon or Set so often this turn."""

    number: int
    usual: int
    """How often the rules allow it."""
    up_to: bool = False


class SummonsAtMost(Action, frozen=True):
    """A player can Summon in some ways only so often."""

    who: Who
    times: int
    ways: tuple[SummonName, ...] = ()
    """Any Summon if empty."""
    source: Zones | None = None
    duration: Duration | None = None
    more: bool = False
    """So often more, after what has been Summoned already."""


class ExtraPendulumSummon(Action, frozen=True):
    """You can Pendulum Summon such monsters this turn, besides your Pendulum Summon."""

    what: What
    once: bool = False
    """Such a permission can be gained only once per turn."""


class AsOneRequired(Action, frozen=True):
    """What is done with cards that then are so many of those that a Summon needs."""

    action: Action
    number: int
    method: SummonMethod
