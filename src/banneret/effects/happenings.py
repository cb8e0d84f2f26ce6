"""What is done to cards, as events, conditions and prohibitions say it: "destroyed by battle"."""

from __future__ import annotations

from banneret.effects.kinds import Action, Agent, Event, Passive, Qualifier, What
from banneret.effects.node import Node
from banneret.effects.nouns import CardPosition, Deed, Joined, Place, Zones
from banneret.effects.players import Who
from banneret.effects.states import MaterialUse, SummonName


class Role(Node, frozen=True):
    """As what, or what for, something is done to a card."""


class AsMaterial(Role, frozen=True):
    """As material of a Summon; of the Summon of such monsters where they are described."""

    use: MaterialUse
    methods: tuple[SummonName, ...] = ()
    of: What | None = None


class ForSummon(Role, frozen=True):
    """For a Summon: "Tributed for a Tribute Summon"."""

    methods: tuple[SummonName, ...]
    of: What | None = None
    except_of: What | None = None
    """But not of these."""
    using: What | None = None
    """A Summon that uses such materials."""


class WithTributes(Role, frozen=True):
    """Tribute Summoned with so many Tributes."""

    number: int


class ToActivate(Role, frozen=True):
    """As the cost of an effect."""

    what: What


class ByTributing(Role, frozen=True):
    """By Tributing these."""

    what: What


class Using(Role, frozen=True):
    """With these as materials."""

    what: What
    only: bool = False
    """And with no others."""
    use: MaterialUse = MaterialUse.ANY


class Undergone(Passive, frozen=True):
    """One of some deeds is done to cards: from where, to where, by what, as what."""

    deeds: tuple[Deed, ...]
    source: Zones | None = None
    goal: Zones | ZonePointedTo | There | None = None
    at: Qualifier | None = None
    """Where the cards are then: "destroyed on the field"."""
    by: Agent | None = None
    role: Role | None = None
    position: CardPosition | None = None


class Several(Passive, frozen=True):
    """Several things are done to them: all, or any of them."""

    parts: tuple[Passive, ...]
    joined: Joined = Joined.AND


class There(Node, frozen=True):
    """The zone just spoken of."""


class ZonePointedTo(Node, frozen=True):
    """A zone that a Link Arrow of such a card points to."""

    what: What
    who: Who | None = None
    """Whose zone, where the text says it."""
    place: Place | None = None
    """Which of the zones, where the text says it."""


class EffectOf(What, frozen=True):
    """The effects of such cards."""

    what: What
    activated: bool = False
    """Only those that are activated."""


class ByBattleWith(Agent, frozen=True):
    """Battle with such monsters."""

    what: What


class ExceptBy(Role, frozen=True):
    """In any other way than this act."""

    action: Action
    but_set: bool = False
    """But it can be Set."""


class EitherPassive(Passive, frozen=True):
    """One of two things is done to them."""

    first: Passive
    second: Passive
    source: Zones | None = None
    """From where, whichever it is."""
    by: Agent | None = None
    """By what, whichever it is."""
    role: Role | None = None


class Followed(Passive, frozen=True):
    """One thing is done to them, and then another because of it."""

    first: Passive
    second: Passive
    then: bool = False
    """Said so; the other may follow much later."""


class EquippedOnto(Passive, frozen=True):
    """Equipped to a monster."""

    to: What


class AfterBeing(Role, frozen=True):
    """Some time after this was done to it."""

    done: Passive


class WhileBeing(Role, frozen=True):
    """While it is so."""

    places: tuple[Qualifier, ...]


class ByCards(Agent, frozen=True):
    """Such cards, in battle or by their effects."""

    what: What


class ExceptByDrawing(Role, frozen=True):
    """In any other way than by drawing it."""

    normally: bool = False
    """Only the normal draw is excepted."""


class Because(Role, frozen=True):
    """Since something happened."""

    event: Event


class AnotherZone(Node, frozen=True):
    """Another zone of the same kind."""

    place: Place


class ExceptFrom(Role, frozen=True):
    """From anywhere else than these zones."""

    zones: Zones


class Detached(Passive, frozen=True):
    """Detached from a monster."""

    off: What
    role: Role | None = None


class AtTheSameTime(Role, frozen=True):
    """All at once."""


class ByAttackOrEffect(Agent, frozen=True):
    """A player's attacking monster, or that player's card effects."""

    who: Who


class ThisWay(Role, frozen=True):
    """As the sentence before says."""


class ExceptThrough(Role, frozen=True):
    """By anything but this: "except by battle"."""

    by: Agent


class ExceptDone(Role, frozen=True):
    """In any other way than so: "except by being destroyed by battle"."""

    done: Passive


class BattlesInvolving(Node, frozen=True):
    """Battles of such monsters, or only those in which they attack or are attacked."""

    what: What | None = None
    attacks: bool = False
    that: bool = False
    """The battle spoken of."""
    attacking: bool = False
    """Only those in which they attack."""
    attacked: bool = False
    """Only those in which they are attacked."""


class ByBattleInvolving(Agent, frozen=True):
    """A battle in which such monsters fight."""

    what: What


class EitherAgent(Agent, frozen=True):
    """One of two causes."""

    first: Agent
    second: Agent
    exception: Qualifier | None = None
    """What the first of them does not count for."""


class AsResultOfBattle(Role, frozen=True):
    """Because of a battle."""


class BecauseOf(Passive, frozen=True):
    """This was done to them since something had happened."""

    done: Passive
    event: Event
