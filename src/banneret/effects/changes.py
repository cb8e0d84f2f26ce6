"""Changes of several values at once, of names, and of LP to a number; original values."""

from __future__ import annotations

from banneret.effects.actions.summoning import SummonMethod
from banneret.effects.amounts import Stat
from banneret.effects.events import ActivationFeature, DamageKind
from banneret.effects.kinds import Action, Adjective, Amount, Condition, Event, Qualifier, State, What
from banneret.effects.node import Node
from banneret.effects.nouns import Comparison, Feature, WithStat
from banneret.effects.players import Relation, Who
from banneret.effects.states import MaterialUse, SummonName
from banneret.effects.yugioh_terms import MonsterKind


class StatBy(Node, frozen=True):
    """A value and by how much it changes."""

    stat: Stat
    amount: Amount


class IncreaseEach(Action, frozen=True):
    """Make several values higher, each by its own amount."""

    what: What
    changes: tuple[StatBy, ...]


class TakesNameAndEffects(State, frozen=True):
    """A card has the name of another, and its effects instead of this effect, or of all its own."""

    what: What
    name_of: What
    effects_of: What
    original_name: bool = False
    also: bool = False
    """Joined so."""
    of_all: bool = False
    """Instead of all its own effects."""


class ChangeToAny(Action, frozen=True):
    """Change a feature of a card to any other, as the player likes."""

    what: What
    feature: Feature


class WhenUsed(Node, frozen=True):
    """When a card counts as something else: used as such a material, or for such a Summon."""

    use: MaterialUse | None = None
    summon: SummonName | None = None
    of: What | None = None


class CountsAs(State, frozen=True):
    """A card can count as a Tuner, as one of a Type or of a Level."""

    what: What
    kind: Adjective
    who: Who | None = None
    """Who can treat it so; None: said of the card."""
    used: WhenUsed | None = None


class MaterialsCountAs(State, frozen=True):
    """A card and all other materials, as far as they have a Level, can count as monsters of a Level."""

    what: What
    role: MaterialUse
    level: int


class TreatedAsMonster(Qualifier, frozen=True):
    """That is treated as an Effect Monster and the like."""

    kind: MonsterKind
    gained: bool = False
    """And has gained its effects, said so."""


class CanBeTreatedAsLevel(State, frozen=True):
    """A monster can be treated as having a Level, or one of two."""

    what: What
    level: int
    other: int | None = None
    summon: SummonMethod | None = None
    """For which Summon it is used so."""


class LifePointsBecome(Action, frozen=True):
    """A player's LP become an amount."""

    who: Who
    amount: Amount


class PayDownTo(Action, frozen=True):
    """Pay LP until so many are left."""

    left: int


class InflictToController(Action, frozen=True):
    """Inflict damage to the player who controls a card, or is something else to it."""

    of: What
    amount: Amount
    each: What | None = None
    relation: Relation = Relation.CONTROLLER


class Originally(Qualifier, frozen=True):
    """Whose original Type or Attribute is such."""

    adjective: Adjective


class GainsThat(State, frozen=True):
    """A monster gains a value of others, in the same value: "gains that monster's ATK"."""

    what: What
    amount: Amount


class FeaturesBecome(State, frozen=True):
    """Several features of a card become those of another."""

    what: What
    features: tuple[Feature, ...]
    other: What


class EitherAmount(Amount, frozen=True):
    """One of two amounts, as the player likes."""

    one: Amount
    other: Amount


class WithEach(Qualifier, frozen=True):
    """With several values, each bounded by itself."""

    stats: tuple[WithStat, ...]


class WasSo(Condition, frozen=True):
    """Cards were so, where they were last: "if it was face-up"."""

    what: What
    qualifiers: tuple[Qualifier, ...]


class StatRises(Event, frozen=True):
    """A value of a card goes up."""

    what: What
    stat: Stat


class TargetedHere(What, frozen=True):
    """A card that is targeted by the words that say what happens to it: "Target face-up monster gains"."""

    of: What


class EvenIfTied(Qualifier, frozen=True):
    """Even where others have the same value."""


class LifePointsDiffer(Condition, frozen=True):
    """A player has more LP than the opponent, or less: "while your LP is higher"."""

    who: Who
    comparison: Comparison


class InflictsByEffect(Event, frozen=True):
    """A player inflicts damage with an effect: this one, or such a one."""

    kind: DamageKind
    to: Who
    by: What | None = None
    """None: this effect."""


class PaysLifePoints(Event, frozen=True):
    """A player pays LP, however many."""

    who: Who


class ByPayingLifePoints(ActivationFeature, frozen=True):
    """Its activation costs LP."""
