"""Rarer occasions: where cards went and when, Chains, phases that end, things done all at once."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.conditions import Since
from banneret.effects.happenings import Role
from banneret.effects.kinds import (
    Action,
    Adjective,
    Agent,
    Amount,
    Condition,
    Event,
    Moment,
    Passive,
    Qualifier,
    State,
    What,
)
from banneret.effects.moments import Beginning
from banneret.effects.nouns import Deed, Noun, Zones
from banneret.effects.players import Who
from banneret.effects.states import SummonName
from banneret.effects.timings import During, Uses


class WentThere(Qualifier, frozen=True):
    """That came in this way to the zone where it is, in that time."""

    done: Passive
    when: Since = Since.THIS_BATTLE_PHASE
    meanwhile: Condition | None = None
    """What held when it came there."""


class OriginallyBoth(Qualifier, frozen=True):
    """Whose original Attribute and original Type are such."""

    attribute: Adjective
    type: Adjective


class DestroysBy(Event, frozen=True):
    """Destroys cards, by battle or by an effect."""

    what: What
    destroyed: What
    by: Agent
    sent_to: Zones | None = None
    """Where the destroyed cards must have gone, if the text asks for it."""


class ApplyRest(Action, frozen=True):
    """To do what the rest of this card's text says."""


class HasNotSummoned(Condition, frozen=True):
    """A player has Summoned neither such a monster nor another one of its name, from then on."""

    who: Who
    ways: tuple[SummonName, ...]
    what: What
    since: Beginning
    other: Noun | None = None
    """What the one with the same name is called, where the text names it."""
    original_name: bool = False
    """It has the same original name."""


class ChainOccurred(Condition, frozen=True):
    """There was a Chain of so many Links at least."""

    links: int
    when: Moment


class ChainResolves(Event, frozen=True):
    """A Chain of so many Links at least resolves."""

    links: int


class FreeOfTributes(State, frozen=True):
    """A player may Normal Summon so many such monsters without Tributing in this turn."""

    what: What
    who: Who = Who.YOU


class EndMainPhase(Action, frozen=True):
    """The Main Phase ends."""


class AllAtOnce(Action, frozen=True):
    """Something that is done to all of them at the same time, by one effect or Summon."""

    action: Action


class DoneWhile(Action, frozen=True):
    """Something that is paid while a condition holds, and cannot be paid otherwise."""

    action: Action
    condition: Condition


class UsesAllowed(Action, frozen=True):
    """This effect can be used so often."""

    uses: Uses


class EffectApplies(Condition, frozen=True):
    """What this effect began still goes on."""


class DuringIf(During, frozen=True):
    """At a moment at which a condition holds: "if you control a Trap during your End Phase"."""

    condition: Condition | None = None


class ChainLinkNumber(Amount, frozen=True):
    """Which Chain Link this card, or this effect, is."""

    of_effect: bool = False


class WhichWasNot(Qualifier, frozen=True):
    """To which this was not done, or not in this turn."""

    deed: Deed
    this_turn: bool = False


class ExceptAt(Role, frozen=True):
    """At any other time than this."""

    moment: Moment


class AppropriateTarget(Qualifier, frozen=True):
    """That what was activated, or the attack, could have chosen as well."""

    for_it: bool = False
    """The text says for what: "for that card/effect"."""


class NewTarget(What, frozen=True):
    """What this effect has chosen in the place of another target."""


class Redirected(StrEnum):
    """What gets another target."""

    CARD_OR_EFFECT = "that card/effect"
    CARD_EFFECT_OR_ATTACK = "that card/effect/attack"
    ATTACK_OR_EFFECT = "that attack/effect"
    ATTACK_OR_SPELL_TRAP = "that attack/Spell/Trap"
    SPELL = "that Spell"


class NowTargets(Action, frozen=True):
    """What was activated, or the attack, has this target from now on."""

    thing: Redirected
    to: What


class WouldTributeItself(Event, frozen=True):
    """A monster would be Tributed as the cost of its own effect."""

    what: What


class ActivatedAt(Qualifier, frozen=True):
    """That was activated at such a moment."""

    moment: Moment
