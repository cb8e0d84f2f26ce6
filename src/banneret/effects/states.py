"""What holds for a while: changed values, prohibitions, protections, permissions."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.amounts import Reckoning, Stat
from banneret.effects.kinds import Amount, Duration, Passive, State, What
from banneret.effects.node import Node
from banneret.effects.nouns import Feature
from banneret.effects.players import Who
from banneret.effects.yugioh_terms import Attribute, MonsterKind, MonsterType


class Gains(State, frozen=True):
    """A value goes up."""

    what: What
    stat: Stat
    amount: Amount
    each: What | None = None
    times: Amount | None = None


class Loses(State, frozen=True):
    """A value goes down."""

    what: What
    stat: Stat
    amount: Amount
    each: What | None = None
    times: Amount | None = None
    exactly: bool = False
    """Whether nothing less counts: it has to have so much to lose."""


class Becomes(State, frozen=True):
    """A value becomes an amount."""

    what: What
    stat: Stat
    amount: Amount
    reckoning: Reckoning | None = None


class Halved(State, frozen=True):
    """A value becomes half of what it is."""

    what: What
    stat: Stat
    reckoning: Reckoning | None = None


class Doubled(State, frozen=True):
    """A value becomes twice what it is."""

    what: What
    stat: Stat
    reckoning: Reckoning | None = None


class BecomesAttribute(State, frozen=True):
    """The Attribute becomes another."""

    what: What
    attribute: Attribute


class BecomesType(State, frozen=True):
    """The Type becomes another."""

    what: What
    type: MonsterType


class BecomesDeclared(State, frozen=True):
    """A feature, or two, become those declared or spoken of."""

    what: What
    feature: Feature
    other: Feature | None = None
    spelled_out: bool = False
    """Whether the text says "the declared" for "that"."""


class BecomesSameAs(State, frozen=True):
    """A value becomes that of another card."""

    what: What
    stat: Stat
    other: What
    treated: bool = False
    """It only counts as that for what is done: "treat the Level of 1 of them the same as the other's"."""


class NameBecomesThatOf(State, frozen=True):
    """The name becomes that of another card."""

    what: What
    other: What
    original: bool = False


class NameBecomes(State, frozen=True):
    """The name becomes another."""

    what: What
    name: str


class IsTreatedAsKind(State, frozen=True):
    """Is treated as a Tuner and the like."""

    what: What
    kind: MonsterKind


class EffectsNegated(State, frozen=True):
    """Its effects are negated."""

    what: What


class Doing(StrEnum):
    """What cards cannot or can do."""

    ATTACK = "attack"
    ATTACK_DIRECTLY = "attack directly"
    DECLARE_AN_ATTACK = "declare an attack"
    ACTIVATE_EFFECTS = "activate its effects"
    CHANGE_POSITION = "change its battle position"
    USE_THIS_EFFECT = "use this effect"


class AttacksPlayer(State, frozen=True):
    """Can attack a player directly, or cannot."""

    what: What
    who: Who
    cannot: bool = False


class Cannot(State, frozen=True):
    """Cannot do something."""

    what: What
    doing: Doing


class CannotAny(State, frozen=True):
    """Cannot do any of several things."""

    what: What
    doings: tuple[Doing, ...]


class CannotOrBe(State, frozen=True):
    """Cannot do something, and something cannot be done to it."""

    what: What
    doing: Doing
    done: Passive


class Can(State, frozen=True):
    """Can do something."""

    what: What
    doing: Doing


class CannotBe(State, frozen=True):
    """Something cannot be done to it."""

    what: What
    done: Passive


class CannotBeTargetOfAttacks(State, frozen=True):
    """Cannot be attacked."""

    what: What


class SummonName(StrEnum):
    """A Summon by its name."""

    NORMAL = "Normal Summon"
    TRIBUTE = "Tribute Summon"
    FLIP = "Flip Summon"
    SPECIAL = "Special Summon"
    RITUAL = "Ritual Summon"
    FUSION = "Fusion Summon"
    SYNCHRO = "Synchro Summon"
    XYZ = "Xyz Summon"
    LINK = "Link Summon"
    PENDULUM = "Pendulum Summon"


class SummonFor(Node, frozen=True):
    """The Summons of such monsters."""

    methods: tuple[SummonName, ...]
    of: What | None = None
    using: What | None = None
    """Those that use such materials."""


class MaterialUse(StrEnum):
    """For which Summons something is material."""

    ANY = "material"
    FUSION = "Fusion Material"
    SYNCHRO = "Synchro Material"
    XYZ = "Xyz Material"
    LINK = "Link Material"


class CannotBeMaterial(State, frozen=True):
    """Cannot be used as material."""

    what: What
    use: MaterialUse
    methods: tuple[SummonName, ...] = ()
    """For which Summons; all that the use says if empty."""
    exception: SummonFor | None = None


class CanBeOneOfMaterials(State, frozen=True):
    """Cards can be so many of the other materials of the Summon spoken of."""

    what: What
    number: int


class UnaffectedBy(State, frozen=True):
    """Unaffected by effects."""

    what: What
    by: What
    exception: What | None = None
    """By these it is affected."""
    unless_targeting: bool = False
    """By those that target it, it is affected."""
    duration: Duration | None = None
    """Said before the exception."""


class MakesAttacks(State, frozen=True):
    """Can attack several times in a Battle Phase."""

    what: What
    number: int
    on_monsters: bool = False
    in_a_row: bool = False
    each_phase: bool = False
    """In each Battle Phase, and not only in this one."""


class OnlyAttackWith(State, frozen=True):
    """A player's other monsters cannot attack."""

    who: Who
    what: What
    directly: bool = False
