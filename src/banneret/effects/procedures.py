"""How monsters are Summoned by their own texts: procedures, what they must be Summoned with, materials."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.actions.steps import Step, Steps
from banneret.effects.actions.summoning import SummonMethod
from banneret.effects.amounts import Stat
from banneret.effects.happenings import Role
from banneret.effects.kinds import (
    Action,
    Adjective,
    Agent,
    Condition,
    Duration,
    Event,
    Passive,
    Qualifier,
    Sentence,
    State,
    Timing,
    What,
)
from banneret.effects.node import Node
from banneret.effects.nouns import CardPosition, Zones
from banneret.effects.players import Who


class FieldOf(Node, frozen=True):
    """A player's field, as the place where a monster comes."""

    who: Who


class BesideOrInColumn(Node, frozen=True):
    """A Main Monster Zone next to such a card, or in its column, as the place where a monster comes."""

    who: Who
    what: What


class ThatColumn(Node, frozen=True):
    """The column spoken of, as the place where a monster comes."""


class Procedure(Node, frozen=True):
    """How this card comes without an effect being activated: from where, to where, at what price."""

    source: Zones | None = None
    """None where the text does not say it."""
    goal: Node | None = None
    """A field, or a zone, if not any of your own."""
    position: CardPosition | None = None
    by: Steps | None = None
    meanwhile: Condition | None = None
    """What must hold at that time."""
    during: Duration | None = None
    """In which turns, or in which Duels."""


class InDuel(Duration, frozen=True):
    """In a Duel in which something has happened, after it."""

    event: Event


class SummonThisCard(Action, frozen=True):
    """Special Summon this card by its own procedure."""

    procedure: Procedure


class NormalSummonThisCard(Action, frozen=True):
    """Normal Summon this card with other Tributes than the rules ask for."""

    tributes: What | None = None
    """None: without Tributes."""
    or_set: bool = False
    fewer: int | None = None
    """With only so many Tributes."""
    coming_as: Adjective | None = None
    """Of which Level it is then."""


class FewerTributesIf(Sentence, frozen=True):
    """The Normal Summon of this card needs only so many Tributes if they are such cards."""

    what: What
    number: int


class TributeSummonThisCard(Action, frozen=True):
    """Tribute Summon this card with other Tributes than the rules ask for."""

    tributes: What | None = None
    position: CardPosition | None = None
    fewer: int | None = None
    """With only so many Tributes."""
    but_not_set: bool = False


class AlsoSummon(Action, frozen=True):
    """Xyz Summon or Link Summon a monster in a further way."""

    method: SummonMethod
    what: What
    by: Steps
    transferring: bool = False
    """The materials of what was used become its own."""


class AlsoUse(Action, frozen=True):
    """Use cards, too, that the rules do not allow as material of this card."""

    what: What
    method: SummonMethod


class Having(Action, frozen=True):
    """Have such cards: what a procedure asks for in place of a price."""

    what: What


class Controlling(Action, frozen=True):
    """Control such cards: what a procedure asks for in place of a price."""

    what: What


class ByOtherWays(Role, frozen=True):
    """In any other way than the text has just said."""


class ActivatedSo(Qualifier, frozen=True):
    """A Spell or Trap whose activation had this price."""

    price: Action


class Being(Action, frozen=True):
    """There being such cards: what a procedure asks for in place of a price."""

    what: What


class Excepting(Action, frozen=True):
    """Something done with such cards, but not with these."""

    action: Action
    exception: What


class SummoningProcedure(Sentence, frozen=True):
    """A way in which this card can be Summoned without an effect being activated."""

    way: Action
    timings: tuple[Timing, ...] = ()
    rest: tuple[Step, ...] = ()
    """What comes with it."""


class Necessity(StrEnum):
    """Whether a monster must come so always, or the first time."""

    ALWAYS = "Must be"
    FIRST = "Must first be"
    ONLY = "can only be"
    """The same as ALWAYS, in texts that begin with "This card"."""


class MustBe(Sentence, frozen=True):
    """The only way in which this card may be Summoned."""

    necessity: Necessity
    done: Passive
    no_other_way: bool = False
    """Said explicitly; it follows from the rest."""
    unused: What | None = None
    """A card that one of the ways does not need: "(in which case you do not use ...)"."""


class ByProcedure(Passive, frozen=True):
    """Special Summoned by its own procedure."""

    procedure: Procedure


class EitherDone(Passive, frozen=True):
    """Summoned in one of two ways."""

    first: Passive
    second: Passive
    either: bool = False
    """Said so."""


class WithCards(Role, frozen=True):
    """Summoned by the effects of these cards."""

    what: What
    using: What | None = None
    """What their effects must use."""


class EitherWay(Role, frozen=True):
    """Summoned in one of two ways."""

    first: Role
    second: Role


class ButCanBeSet(Role, frozen=True):
    """In this way, but it can be Set."""


class MaterialRule(StrEnum):
    """How materials are restricted."""

    WITH = "with"
    ONLY = "using only"
    WITHOUT = "without using"


class WithMaterials(Role, frozen=True):
    """Summoned with such materials."""

    what: What
    rule: MaterialRule = MaterialRule.WITH
    never: What | None = None
    """Which of them cannot be used."""


class ByMethod(Role, frozen=True):
    """Summoned in this way."""

    method: SummonMethod
    using: What | None = None
    """With such materials."""
    only: bool = False
    """And with no others."""


class ByMeans(Role, frozen=True):
    """Summoned by this."""

    by: Agent


class ComingIn(Role, frozen=True):
    """Summoned in this position."""

    position: CardPosition


class WithoutTributing(Role, frozen=True):
    """Normal Summoned without Tributes."""


class ByThisEffect(Role, frozen=True):
    """By the effect that says so, or by the one that was just described."""


class ByOwnEffect(Agent, frozen=True):
    """This card's own effect."""


class ByOwnPendulumEffect(Agent, frozen=True):
    """This card's own Pendulum Effect."""


class ByFollowingEffect(Agent, frozen=True):
    """The effect that the text tells next."""


class ExceptThus(Role, frozen=True):
    """In any other way than this."""

    way: Role


class TributesRequired(Sentence, frozen=True):
    """How many Tributes, and which, the Normal Summon of this card needs."""

    number: int
    kinds: tuple[Adjective, ...] = ()
    set_too: bool = False
    """It can be Set at the same price; else it cannot be Set."""


class AlwaysWorth(Sentence, frozen=True):
    """An original value that this card has everywhere."""

    stat: Stat
    value: int


class Unequip(Action, frozen=True):
    """Take away an Equip Card from the monster it equips."""

    what: What
    as_union: bool = False
    """Called "the Union equipment"."""


class AttacksDirectlyUnlessControlled(State, frozen=True):
    """This card can attack directly, unless the player attacked controls a monster that it must attack."""

    what: What
    attacked: What
    who: Who = Who.OPPONENT


class EquipOnlyTo(Sentence, frozen=True):
    """Which monsters this card can equip."""

    what: What


class AlwaysTreatedAs(Sentence, frozen=True):
    """This card always counts as cards of these archetypes, or has this name."""

    names: tuple[Adjective, ...]
    as_name: bool = False
    also: bool = False
    """Besides what its own name makes it."""
