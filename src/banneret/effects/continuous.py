"""What holds of cards in several respects at once, with exceptions, and whenever something happens."""

from __future__ import annotations

from banneret.effects.actions.steps import Link
from banneret.effects.amounts import Reckoning, Stat
from banneret.effects.events import ActivationFeature
from banneret.effects.happenings import BattlesInvolving
from banneret.effects.kinds import (
    Action,
    Adjective,
    Condition,
    Duration,
    Event,
    Moment,
    Passive,
    Qualifier,
    Sentence,
    State,
    Timing,
    What,
)
from banneret.effects.lists import ListedEffects
from banneret.effects.node import Node
from banneret.effects.players import Who
from banneret.effects.states import Doing
from banneret.effects.timings import Uses


class Further(Node, frozen=True):
    """A further thing that holds of the same cards."""

    link: Link
    state: State


class HoldsOf(State, frozen=True):
    """Several things hold of the same cards, which the text names once."""

    what: What
    first: State
    """Of it and of the further ones the subject is `Reference.SAME`."""
    rest: tuple[Further, ...]


class ExceptIn(Duration, frozen=True):
    """At any time but this."""

    moment: Moment


class Whenever(Action, frozen=True):
    """Something that is done each time that something happens, as long as the effect lasts."""

    timing: Timing
    action: Action
    instead: bool = False
    """In place of what would happen."""
    duration: Duration | None = None
    once: bool = False
    """Only the first time that it happens and the player wants it."""
    behind: bool = False
    """Whether the timing stands behind the action, which cannot mean what only the timing speaks of."""


class AttacksThus(Event, frozen=True):
    """A card attacks in the way that this effect allows: "when it does so using this effect"."""

    what: What


class ControlCannotSwitch(State, frozen=True):
    """A card stays under the control of its controller."""

    what: What


class DoesNotPreventDirectAttacks(State, frozen=True):
    """A card that cannot be attacked does not stand in the way of a player's direct attacks."""

    what: What
    who: Who


class CanOnlyAttack(State, frozen=True):
    """Monsters can choose only such cards as attack targets."""

    attackers: What
    targets: What


class HandSizeLimit(State, frozen=True):
    """How many cards a player keeps at the end of a turn."""

    who: Who
    number: int | None = None
    """None: any number."""


class ChoosesAttackTargets(State, frozen=True):
    """A player chooses what the monsters of another attack."""

    who: Who
    of: Who


class HandRevealed(State, frozen=True):
    """A player's hand is open to all."""

    who: Who


class NameIsAlsoArchetype(State, frozen=True):
    """A card with a new name still belongs to an archetype."""

    what: What
    name: Adjective


class MustPay(Action, frozen=True):
    """A player must do something to be allowed to do something else."""

    who: Who
    price: Action
    to: Action


class DeclareAttackWith(Action, frozen=True):
    """Declare an attack with this monster."""

    what: What


class WithFeature(What, frozen=True):
    """Effects that do, or that are used, so: "Spell effects that target this card"."""

    what: What
    feature: ActivationFeature


class ThatActivateIn(ActivationFeature, frozen=True):
    """They are activated in a zone, by a card there."""

    zones: Qualifier


class ActivatedByPlayer(ActivationFeature, frozen=True):
    """A player has activated them."""

    who: Who


class AfterItResolves(Action, frozen=True):
    """Something that is done when what was activated has resolved."""

    action: Action


class PlacedOnlyBy(Sentence, frozen=True):
    """A card that only an effect can place on the field."""

    by: What


class TakenAlso(State, frozen=True):
    """Another player takes the same battle damage, too."""

    from_whom: Who
    who: Who
    source: BattlesInvolving | None = None
    as_effect: bool = False
    """It is effect damage then."""


class IsAttacking(Condition, frozen=True):
    """A monster attacks at that time."""

    what: What


class AlsoBoth(Action, frozen=True):
    """Two things that a text puts in parentheses together."""

    first: Action
    second: Action


class OnlyThis(Action, frozen=True):
    """A player can do something only so, or so often."""

    who: Who
    action: Action
    frequency: Uses | None = None
    duration: Duration | None = None
    """In what time; None: always."""
    by_this: bool = False
    """Only where this effect does it."""


class EachTurn(Duration, frozen=True):
    """In each turn by itself."""


class PlayerUnaffected(State, frozen=True):
    """Effects do nothing to a player."""

    who: Who
    by: What


class IsQuick(Sentence, frozen=True):
    """The effect of the sentence before is a Quick Effect."""

    said_of_turns: bool = False
    """Said so: "This effect can be activated during either player's turn"."""


class EffectsListed(What, frozen=True):
    """The effects that follow in the text, spoken of as such."""

    list: ListedEffects


class GoesElsewhere(State, frozen=True):
    """Something else is done to cards than to send them to the GY."""

    what: What
    done: Passive


class InsteadDone(State, frozen=True):
    """Something else is done to cards than what would be."""

    what: What
    done: Passive


class WhichCan(Qualifier, frozen=True):
    """Which can do something at that time."""

    doing: Doing


class AttacksWithOnly(State, frozen=True):
    """A player can attack with so many monsters in each Battle Phase."""

    who: Who
    number: int


class ActivationAndEffectsOf(What, frozen=True):
    """The activation of cards and their effects, of those activated in a place where one is named."""

    what: What
    at: Qualifier | None = None


class FieldTreatedAs(State, frozen=True):
    """The field counts as a Field Spell with a name."""

    name: Adjective


class SwitchStats(Action, frozen=True):
    """ATK and DEF change places."""

    what: What
    reckoning: Reckoning | None = None
    duration: Duration | None = None
    stat: Stat = Stat.ATK_AND_DEF


class StatsSwitched(State, frozen=True):
    """ATK and DEF have changed places."""

    what: What
    reckoning: Reckoning | None = None


class AlsoTreatedAs(State, frozen=True):
    """Counts as a card of an archetype, besides what it is."""

    what: What
    name: Adjective
    also: bool = False
    """Said so."""


class Throughout(Action, frozen=True):
    """Several things that hold, or are barred, for the time that is said before them."""

    duration: Duration
    parts: tuple[State | Action, ...]
