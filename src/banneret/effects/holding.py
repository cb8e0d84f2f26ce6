"""What must hold for an effect, what is spared once, what happens as effects resolve, and blocked zones."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.amounts import Number
from banneret.effects.events import ActivationFeature
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
from banneret.effects.limits import LimitKind
from banneret.effects.nouns import Feature, Place
from banneret.effects.players import Who
from banneret.effects.states import MaterialUse, SummonName
from banneret.effects.timings import Uses


class Resolving(Timing, frozen=True):
    """As an effect begins to resolve, before it does anything."""

    what: What
    feature: ActivationFeature | None = None


class DieShows(Condition, frozen=True):
    """The die shows one of these numbers."""

    numbers: tuple[Number, ...]


class SparedOnce(Action, frozen=True):
    """Something that holds only for the first time that it matters in this time."""

    state: State
    duration: Duration


class Unused(Adjective, frozen=True):
    """With nothing in it."""


class ChooseZones(Action, frozen=True):
    """Choose zones, and no cards."""

    what: What


class ZoneOf(What, frozen=True):
    """The zones that cards are in, or were in before they left."""

    what: What
    was: bool = False


class DrawAny(Action, frozen=True):
    """Draw, as many cards as it may be."""

    by: Agent | None = None
    """By such effects only."""


class NamedWhere(StrEnum):
    """Where a card was when its name counts."""

    IN_HAND = "once it returned to the hand"
    IN_YOUR_HAND = "once it was in your hand"
    IN_GRAVEYARD = "in the GY"


class NameHad(Qualifier, frozen=True):
    """With the name that a card had at a later place: "once it returned to the hand"."""

    what: What
    where: NamedWhere


class AttacksNothingBut(State, frozen=True):
    """Monsters can attack such cards, and neither others nor players."""

    targets: What
    """Said behind the attackers, and never any of them."""
    attackers: What


class NegateNextAttack(Action, frozen=True):
    """Negate the next attack of this turn that such a monster makes."""

    by: What


class NegatedByNameToo(State, frozen=True):
    """Its effects are negated, and so is what cards alike activate, and their effects on the field."""

    what: What
    others: What


class NegateByNameToo(Action, frozen=True):
    """Negate its effects, and so what cards alike activate, and their effects on the field."""

    what: What
    others: What
    duration: Duration | None = None
    """Said before the others."""


class NameCountsAs(State, frozen=True):
    """A card's name can be treated as another, or as that of a card; as such material only if so said."""

    what: What
    name: str | None = None
    other: What | None = None
    use: MaterialUse | None = None


class CanCountAs(State, frozen=True):
    """A monster can be treated as one of an archetype; for such a Summon only where it is said."""

    what: What
    name: Adjective
    summon: SummonName | None = None
    by_you: bool = False
    """Said of the player."""


class AsIfEquippedBy(Action, frozen=True):
    """Equip a card in the way that an effect would."""

    action: Action
    by: What


class OnlyTheseAsMaterial(Sentence, frozen=True):
    """For a Fusion Summon with this effect, only such cards can be materials."""

    what: What
    use: MaterialUse
    by: What
    summon: SummonName | None = None


class RankAsLevel(Action, frozen=True):
    """Use a monster as material for an Xyz Summon as if its Rank were a Level."""

    what: What


class WinDuel(Action, frozen=True):
    """Win the Duel."""


class InColumnsBeside(Qualifier, frozen=True):
    """In a player's zones of the column of a card, and of those on either side of it."""

    who: Who
    places: tuple[Place, ...]
    what: What


class WithThisEffect(Action, frozen=True):
    """Something that is done by this effect."""

    action: Action


class MustShare(State, frozen=True):
    """Cards must be alike in something."""

    what: What
    feature: Feature


class EffectsThere(What, frozen=True):
    """The effects of cards that they use on the field."""

    what: What


class UsersLimit(Sentence, frozen=True):
    """How often each player, or the turn player, can use an effect."""

    who: Who
    kind: LimitKind
    frequency: Uses
    name: str | None = None
    """Counted by the card's name where it is said."""


class NegateFirst(Action, frozen=True):
    """Negate the effect of the first such card or effect that resolves in each turn."""

    what: What


class ThatWouldBe(Qualifier, frozen=True):
    """To which this would be done."""

    done: Passive


class UnlessSo(Action, frozen=True):
    """Something that is not so while a condition holds."""

    action: Action
    condition: Condition


class EquipCardsOf(What, frozen=True):
    """The cards that are equipped to a monster."""

    what: What


class EffectsWereNegated(Event, frozen=True):
    """The effects of both such cards were negated by something."""

    what: What
    by: Agent
