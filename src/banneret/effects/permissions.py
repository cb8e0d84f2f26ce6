"""What cards and players may do that the rules do not allow, and what they are spared or barred from."""

from __future__ import annotations

from banneret.effects.dealings import ThisActivation
from banneret.effects.happenings import Role
from banneret.effects.kinds import (
    Action,
    Amount,
    Condition,
    Duration,
    Event,
    Qualifier,
    Sentence,
    State,
    Timing,
    What,
)
from banneret.effects.nouns import Feature
from banneret.effects.players import Who
from banneret.effects.states import SummonName
from banneret.effects.statics import DamageOf


class InAnswer(Duration, frozen=True):
    """At the time when something happens: as an answer to it."""

    event: Event


class InResponse(Role, frozen=True):
    """In response to an activation."""

    to: ThisActivation


class EffectsNotActivated(State, frozen=True):
    """What would be activated is not."""

    what: What
    exception: What | None = None
    now: bool = False
    """Whether it is only not activated this time."""


class PaidBy(Action, frozen=True):
    """Something that a player may do who does something else for it."""

    action: Action
    price: Action


class BattleDamageBecomes(State, frozen=True):
    """Battle damage becomes an amount, whatever it was."""

    damage: DamageOf
    amount: Amount


class OnlyOneKind(State, frozen=True):
    """All monsters of a player must be alike in something."""

    who: Who
    feature: Feature


class SparedPaying(State, frozen=True):
    """A player need not pay LP for something."""

    who: Who
    to: Action


class NotInSameChain(Sentence, frozen=True):
    """The effects of this card cannot be activated in one Chain."""

    name: str | None = None
    """Counted by this name, not by the single card."""
    following: bool = False
    """Only those that follow."""


class NotWithSameNames(Sentence, frozen=True):
    """This card cannot be activated in a Chain that holds several cards or effects of one name."""


class NegateSummonOf(Action, frozen=True):
    """Negate the Summon of cards that are described."""

    what: What
    ways: tuple[SummonName, ...] = ()
    """Any Summon if empty."""


class ForItsSummon(Timing, frozen=True):
    """For a Summon of this card."""

    summon: SummonName


class Selecting(Action, frozen=True):
    """Something that is done to cards chosen at activation: "select and destroy 1 card"."""

    action: Action


class DrawsForNormalDraw(Action, frozen=True):
    """Draw so many cards for the normal draw."""

    number: int
    in_draw_phase: bool = False
    """Whether the text says when that is."""


class ByDrawing(Role, frozen=True):
    """By drawing the cards."""


class CanUseEffect(State, frozen=True):
    """Monsters can activate an effect of this card's list as their own."""

    what: What
    number: int
    name: str
    """As if they were this card."""


class CanPendulumSummon(Condition, frozen=True):
    """A player could Pendulum Summon monsters of a Level now."""

    level: int


class NotHalvedTwice(Sentence, frozen=True):
    """The same damage is halved only once by these effects."""

    effect: bool = False
    """Said as "with this effect"."""


class AttacksBecomeDirect(State, frozen=True):
    """Attacks of such monsters become direct attacks."""

    what: What


class CardsAndTheirEffects(What, frozen=True):
    """Cards that are activated, and the effects of such cards in a place."""

    of: What
    at: Qualifier | None = None


class BecomesEffectMonster(State, frozen=True):
    """A Gemini monster becomes an Effect Monster and has its effects."""

    what: What
    as_treated: bool = False
    """Said as "is treated as an Effect Monster"."""


class NegateEffectOf(Action, frozen=True):
    """Negate the effect of a card that has just been activated."""

    what: What


class NoDamageFromEffect(Action, frozen=True):
    """An effect that has just been activated does a player no damage."""

    who: Who


class TakesThatDamage(Action, frozen=True):
    """A player takes the damage that another would have taken from an effect just activated."""

    who: Who
    twice: bool = False
    """Twice as much of it."""


class InsteadOfGraveyard(Action, frozen=True):
    """Something that is done to a card in place of sending it to the GY."""

    action: Action


class NameIsAlso(State, frozen=True):
    """A card has a name besides its own."""

    what: What
    name: str


class InPlaceOf(Action, frozen=True):
    """Something that is done in place of something else that would be."""

    action: Action
    of: Action


class SavingMaterials(Action, frozen=True):
    """Something that is done in place of detaching so many of the materials that would be."""

    action: Action
    number: int


class WouldPay(Event, frozen=True):
    """A card would do something to activate its effect, or a card effect."""

    what: What
    price: Action
    any_effect: bool = False
    """Said as "an effect"."""
    by: bool = False
    """Said as "would activate an effect by ..."."""


class WouldPayFor(Event, frozen=True):
    """A player would do something to activate such an effect."""

    who: Who
    price: Action
    to: What


class DetachOwn(Action, frozen=True):
    """Detach material from the monster itself."""

    some: bool = False
    """One or more."""


class DiscardAny(Action, frozen=True):
    """Discard, as many as are asked for."""


class NormalSummonForLess(Action, frozen=True):
    """Normal Summon with fewer Tributes."""

    what: What
    number: int
    this_turn: bool = False


class TakesAttributeOf(State, frozen=True):
    """A monster has the Attribute of another card."""

    what: What
    of: What


class SpellsMustBeSet(State, frozen=True):
    """A player can only activate Spell Cards that have been Set, in a later turn."""

    who: Who
