"""What happens: to cards, by cards, and by players."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.happenings import AnotherZone, BattlesInvolving, Role
from banneret.effects.kinds import Action, Agent, Condition, Event, Passive, Qualifier, Quantity, What
from banneret.effects.nouns import CardPosition, Deed, Zones
from banneret.effects.players import Who
from banneret.effects.states import SummonName


class Happens(Event, frozen=True):
    """Something is done to cards: "this card is destroyed by battle"."""

    what: What
    done: Passive


class WouldHappen(Event, frozen=True):
    """Something would be done to cards; an effect may replace it."""

    what: What
    done: Passive


class LeavesTheField(Event, frozen=True):
    """Leaves the field."""

    what: What
    by: Agent | None = None
    while_controlled_by_owner: bool = False


class WouldLeaveTheField(Event, frozen=True):
    """Would leave the field."""

    what: What
    by: Agent | None = None


class Moves(Event, frozen=True):
    """Moves to another zone of its controller's field."""

    what: What
    to: Zones | AnotherZone


class DeclaresAttack(Event, frozen=True):
    """Declares an attack."""

    what: What
    directly: bool = False
    on: What | None = None
    chooses: bool = False
    """Said of the choice of its target, which a replay makes anew: "targets this card for an attack"."""


class AttackDeclared(Event, frozen=True):
    """An attack is declared between these monsters, whoever attacks."""

    what: What
    against: What | None = None


class Attacks(Event, frozen=True):
    """Attacks; from the declaration of the attack on."""

    what: What
    target: What | None = None
    directly: bool = False


class IsAttacked(Event, frozen=True):
    """Is attacked."""

    what: What
    by: What | None = None


class AttacksOrIsAttacked(Event, frozen=True):
    """Attacks or is attacked."""

    what: What


class Battles(Event, frozen=True):
    """Battles, as attacker or as attacked."""

    what: What
    against: What | None = None


class DestroysByBattle(Event, frozen=True):
    """Destroys a monster by battle."""

    what: What
    destroyed: What
    sent_to: Zones | None = None
    """Where the destroyed monster must have gone, if the text asks for it."""


class DamageKind(StrEnum):
    """A kind of damage."""

    ANY = "damage"
    BATTLE = "battle damage"
    EFFECT = "effect damage"
    BATTLE_OR_EFFECT = "battle or effect damage"


class InflictsBattleDamage(Event, frozen=True):
    """Inflicts battle damage to a player."""

    what: What
    to: Who | None = None
    """None: to whichever player."""
    directly: bool = False
    by_attacking: bool = False
    """In its own attack."""
    target: What | None = None
    """What it attacks then."""
    least: int | None = None
    """So much or more."""
    most: int | None = None
    """So much or less."""


class TakesDamage(Event, frozen=True):
    """A player takes damage."""

    who: Who
    kind: DamageKind
    source: What | None = None
    by: Agent | None = None
    battles: BattlesInvolving | None = None
    least: int | None = None
    """So much or more."""


class WouldTakeDamage(Event, frozen=True):
    """A player would take damage."""

    who: Who
    kind: DamageKind
    battles: BattlesInvolving | None = None
    by: Agent | None = None


class GainsLifePoints(Event, frozen=True):
    """A player gains LP."""

    who: Who


class DoesAction(Event, frozen=True):
    """A player does something."""

    who: Who
    action: Action


class WouldDoAction(Event, frozen=True):
    """A player would do something."""

    who: Who
    action: Action


class Activates(Event, frozen=True):
    """Something is activated, by a player if one is named."""

    what: What
    who: Who | None = None
    at: Qualifier | None = None
    """On whose field, or in which column."""
    feature: ActivationFeature | None = None


class ActivationFeature(Event, frozen=True):
    """What an activated card or effect does, or how it was activated."""


class ThatTargets(ActivationFeature, frozen=True):
    """It targets such cards."""

    what: What
    only: bool = False
    """And no others."""


class ThatActivatesWhen(ActivationFeature, frozen=True):
    """It answers such an event."""

    event: Event


class ByCost(ActivationFeature, frozen=True):
    """This was its cost."""

    cost: Action


class ThatWould(ActivationFeature, frozen=True):
    """It would do this."""

    action: Action


class ThatIncludes(ActivationFeature, frozen=True):
    """It includes an effect that does this."""

    action: Action


class InResponseTo(ActivationFeature, frozen=True):
    """In response to such an activation."""

    what: What


class AsLink(ActivationFeature, frozen=True):
    """As that Chain Link, or a higher one."""

    number: int
    or_higher: bool = False
    other: int | None = None
    """Or as this one."""


class ActivatesItsEffect(Event, frozen=True):
    """A card activates its effect."""

    what: What
    at: Qualifier | None = None
    """Where it lies then."""
    feature: ActivationFeature | None = None


class ChangesPosition(Event, frozen=True):
    """Is changed from a battle position to another."""

    what: What
    to: CardPosition | None = None
    from_: CardPosition | None = None


class EitherEvent(Event, frozen=True):
    """One of two events."""

    first: Event
    second: Event


class Draws(Event, frozen=True):
    """A player draws such cards."""

    who: Who
    what: What


class Summons(Event, frozen=True):
    """A player Summons monsters in one of several ways."""

    who: Who
    ways: tuple[SummonName, ...]
    what: What
    position: CardPosition | None = None


class ActivationOf(What, frozen=True):
    """The activation of such cards or effects, or of the effects of such cards."""

    of: What
    effects: bool = False


class ActivateThings(Action, frozen=True):
    """Activate cards or effects; said of what nobody can do."""

    what: What
    feature: ActivationFeature | None = None


class ThatWouldInflictDamage(ActivationFeature, frozen=True):
    """It would inflict damage to a player."""

    to: Who | None = None


class ReturnsTo(Event, frozen=True):
    """Cards return to a zone."""

    what: What
    to: Zones
    source: Zones | None = None


class BecomesEquipped(Event, frozen=True):
    """A card becomes equipped to a monster."""

    what: What
    to: What


class NormalSummonsOrSets(Event, frozen=True):
    """A player Normal Summons or Sets monsters."""

    who: Who
    what: What


class SummonsAny(Event, frozen=True):
    """A player Summons such monsters, in whatever way."""

    who: Who
    what: What


class WouldSummonAny(Event, frozen=True):
    """A player would Summon such monsters, in whatever way."""

    who: Who
    what: What


class DestroyedOrLeaves(Event, frozen=True):
    """This is done to cards, or they leave the field by something else."""

    what: What
    done: Passive
    by: Agent | None = None
    meanwhile: Condition | None = None


class BothHappen(Event, frozen=True):
    """Two events, the second because of the first."""

    first: Event
    second: Event


class ExceptFor(Event, frozen=True):
    """An event, except where it befalls these cards, or happens in this way."""

    event: Event
    exception: Qualifier | Role


class DeclaresDirectAttack(Event, frozen=True):
    """A player declares a direct attack."""

    who: Who


class WouldSummon(Event, frozen=True):
    """A player would Summon such monsters in one of several ways."""

    who: Who
    ways: tuple[SummonName, ...]
    what: What


class SummonsSo(Event, frozen=True):
    """A player Summons in one of several ways, whatever it is."""

    who: Who
    ways: tuple[SummonName, ...]
    role: Role | None = None


class DamageInflicted(Event, frozen=True):
    """Somebody is inflicted damage."""

    kind: DamageKind
    to: Who | None = None
    by: Agent | None = None


class DamageCalculated(Event, frozen=True):
    """Damage calculation is performed with such a monster."""

    what: What


class Resolves(Event, frozen=True):
    """A card or effect resolves."""

    what: What
    who: Who | None = None
    """Who activated it."""
    at: Qualifier | None = None
    """Where it was activated."""
    feature: ActivationFeature | None = None


class AttackOf(What, frozen=True):
    """The attack of a monster."""

    what: What | None = None
    """None: of any monster."""


class AttacksDeclared(Event, frozen=True):
    """So many attacks are declared."""

    quantity: Quantity


class LeavesZone(Event, frozen=True):
    """Cards go from a zone to wherever it is, by a player if one is named."""

    what: What
    zones: Zones
    who: Who | None = None


class ControlChanges(Event, frozen=True):
    """Another player takes control of a card."""

    what: What
    to: Who | None = None


class TributesFor(Event, frozen=True):
    """A player Tributes cards for the Tribute Summon of such a monster."""

    who: Who
    what: What
    of: What


class DrawsNormally(Event, frozen=True):
    """A player draws as the rules say in the Draw Phase."""

    who: Who


class FromWhereItWas(Qualifier, frozen=True):
    """From a zone where the card must have been when something happened, or from one where it need not."""

    there: Zones
    event: Event
    other: Zones


class SummonResolved(Event, frozen=True):
    """The Summon that is answered was done."""


class DidDeed(Event, frozen=True):
    """A player did what the effect answers."""

    who: Who
    deed: Deed


class PlayerDeclaresAttack(Event, frozen=True):
    """A player declares an attack."""

    who: Who
