"""What holds of cards and players for as long as a card says it, apart from changed values."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.amounts import Stat
from banneret.effects.events import DamageKind
from banneret.effects.happenings import BattlesInvolving
from banneret.effects.kinds import Action, Agent, Amount, Duration, Passive, Qualifier, Sentence, State, What
from banneret.effects.node import Node
from banneret.effects.nouns import Comparison, Deed, Noun
from banneret.effects.players import Who
from banneret.effects.states import MaterialUse, SummonName
from banneret.effects.yugioh_terms import Attribute, MonsterKind


class CannotTarget(State, frozen=True):
    """A player cannot target cards with card effects, or not with these, or not for attacks."""

    who: Who
    what: What
    by: What | None = None
    for_attacks: bool = False
    exception: What | None = None
    also_attacks: bool = False
    """Neither with these nor for attacks."""


class CannotAttack(State, frozen=True):
    """Monsters cannot choose others as attack targets."""

    attackers: What
    what: What
    exception: What | None = None


class NeitherDestroyed(State, frozen=True):
    """Neither of two monsters that battle can be destroyed by it."""


class TakesNoDamage(State, frozen=True):
    """A player takes no damage of a kind."""

    who: Who
    kind: DamageKind
    source: BattlesInvolving | None = None
    by: What | None = None


class InflictPiercing(Action, frozen=True):
    """The attack just spoken of inflicts piercing battle damage."""

    to: Who | None = None
    double: bool = False
    """Twice as much."""


class OneUntributed(State, frozen=True):
    """In each turn, so many of such monsters that a player Normal Summons need no Tributes."""

    what: What


class CountsAsTributes(State, frozen=True):
    """A monster counts as several Tributes for the Tribute Summon of such a monster."""

    what: What
    number: int
    of: What | None = None
    """None: for the Tribute Summon spoken of."""
    by_you: bool = False
    """Said of the player: "you can treat it as"."""


class MustAttack(State, frozen=True):
    """Monsters must attack if they can; such a target where one is named."""

    what: What
    target: What | None = None


class IsNot(State, frozen=True):
    """Something that would be done to cards is not done."""

    what: What
    done: Passive


class Turns(StrEnum):
    """In which turns something holds anew."""

    EACH = "each turn"
    EACH_OF_OPPONENTS = "during each of your opponent's turns"


class FirstIsNot(State, frozen=True):
    """What would be done to cards is not, in each turn for the first that it would be done to."""

    what: What
    would: Passive
    done: Passive
    turns: Turns = Turns.EACH


class IsInstead(Sentence, frozen=True):
    """Something else is done to cards than what would be."""

    what: What
    done: Passive


class AttacksEach(State, frozen=True):
    """A monster can attack each of such monsters once, or as often as is said."""

    what: What
    targets: What
    times: int = 1


class IsIncreased(State, frozen=True):
    """A value is higher by an amount."""

    what: What
    stat: Stat
    amount: Amount


class IsAlso(State, frozen=True):
    """A card has an Attribute in addition to its own."""

    what: What
    attribute: Attribute


class ThisEffect(What, frozen=True):
    """The effect just described."""


class ActivationAndEffect(What, frozen=True):
    """The activation of this card, and its effects."""

    effects: bool = False
    """It has several."""
    of_effect: bool = False
    """Of this effect; of several, of all the effects of this card."""


class HavingAsMaterial(Qualifier, frozen=True):
    """To which a card is attached as material."""

    what: What


class SummonedUsing(Qualifier, frozen=True):
    """That was Summoned with a card as material."""

    what: What
    deed: Deed = Deed.SUMMONED
    on_the_field: bool = False
    """The material was on the field then."""
    only: bool = False
    """And with no others."""
    use: MaterialUse = MaterialUse.ANY
    ways: tuple[Deed, ...] = ()
    """In one of these ways, where the text names several."""
    including: What | None = None
    """What must be among the materials."""
    this_turn: bool = False


class EquippedWith(Qualifier, frozen=True):
    """To which a card is equipped."""

    what: What
    by: What | None = None
    """By such an effect."""


class WhichIsNot(Qualifier, frozen=True):
    """That is not of a kind."""

    kind: What


class IsTreatedAsMonster(State, frozen=True):
    """Is treated as a Normal Monster, an Effect Monster or the like, and nothing else."""

    what: What
    kind: MonsterKind


class IsDone(State, frozen=True):
    """Something is done to cards by the rules of this card, without anybody acting: "it is destroyed"."""

    what: What
    done: Passive


class SummonOf(What, frozen=True):
    """The Summon of a card."""

    of: What
    summon: SummonName


class CanAlsoBeMaterial(State, frozen=True):
    """Cards can be used as material too."""

    what: What
    use: MaterialUse


class CanBeTreatedAs(State, frozen=True):
    """You can treat a monster as a Tuner, or as none."""

    what: What
    as_what: Noun
    level: int | None = None
    """With this Level."""
    use: MaterialUse | None = None
    """As such material only."""
    by_you: bool = True
    """Said of the player: "you can treat it as"."""


class TakesInstead(State, frozen=True):
    """A player takes the damage that another would have taken."""

    who: Who
    from_whom: Who
    source: BattlesInvolving | None = None
    instead: bool = False
    """The text says "instead"."""
    kind: DamageKind = DamageKind.BATTLE
    by: Agent | None = None
    """What would have dealt it."""
    during: Duration | None = None


class Factor(StrEnum):
    """How an amount is changed."""

    DOUBLED = "doubled"
    HALVED = "halved"


class DamageOf(Node, frozen=True):
    """The damage that a player takes: of any battle, or by such a monster."""

    who: Who
    source: What | None = None
    controlled: What | None = None
    """Of whose controller it is, where the text describes such a monster."""
    battles: BattlesInvolving | None = None
    inflicted: bool = False
    """Said of the damage that was spoken of before: "the battle damage inflicted"."""
    kind: DamageKind = DamageKind.BATTLE
    during: Duration | None = None
    next: bool = False
    """Only the next such damage."""


class BattleDamageIs(State, frozen=True):
    """Battle damage is doubled or halved."""

    damage: DamageOf
    factor: Factor


class WithOriginalStat(Qualifier, frozen=True):
    """With an original value, or one up to or from it."""

    stat: Stat
    value: int
    comparison: Comparison = Comparison.EXACTLY


class AndNoOthers(Qualifier, frozen=True):
    """Only those: "(and no other cards)"."""

    noun: Noun


class AttacksUpTo(State, frozen=True):
    """A monster can attack so often in each Battle Phase."""

    what: What
    amount: Amount
    on_monsters: bool = False
    during: Duration | None = None


class CanBe(State, frozen=True):
    """Something can be done to cards that the rules do not allow."""

    what: What
    done: Passive


class WhichCannotBe(Qualifier, frozen=True):
    """To which something cannot be done."""

    deed: Deed
