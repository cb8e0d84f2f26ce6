"""Materials: what monsters of the Extra Deck need, and cards described by what they are together."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.actions.summoning import SummonMethod, TotalRule
from banneret.effects.amounts import Stat
from banneret.effects.kinds import (
    Action,
    Adjective,
    Amount,
    Condition,
    Event,
    Passive,
    Qualifier,
    Quantity,
    Sentence,
    State,
    Timing,
    What,
)
from banneret.effects.nouns import Deed, Feature, Joined, Zones
from banneret.effects.players import Who
from banneret.effects.states import MaterialUse, SummonName
from banneret.effects.yugioh_terms import MonsterKind


class Materials(Sentence, frozen=True):
    """The materials of a monster of the Extra Deck; all parts together."""

    parts: tuple[What, ...]


class AboveNoun(StrEnum):
    """As what the text names the materials above it."""

    CARDS = "cards"
    MONSTERS = "monsters"
    MATERIALS = "materials"
    FUSION_MATERIALS = "Fusion Materials"


class TheAbove(What, frozen=True):
    """The cards that the materials line names."""

    noun: AboveNoun
    qualifiers: tuple[Qualifier, ...] = ()


class Precisely(Quantity, frozen=True):
    """So many, not more: "exactly 3"."""

    number: int


class AtLeastAtMost(Quantity, frozen=True):
    """So many or more, but not more than another number."""

    number: int
    most: int


class WithSuch(What, frozen=True):
    """Cards of which some must be of a kind: "2 monsters, including a Dragon monster"."""

    whole: What
    part: What


class SharingButDiffering(Qualifier, frozen=True):
    """That are alike in some features and differ in others."""

    alike: tuple[Feature, ...]
    different: tuple[Feature, ...]


class ConsistingOf(Qualifier, frozen=True):
    """Of which there must be so many of each: "(1 Tuner and 1 non-Tuner)"."""

    parts: tuple[What, ...]
    joined: Joined = Joined.AND


class SomeFrom(What, frozen=True):
    """So many of them from these zones: "(1 from your hand and 1 from your GY)"."""

    number: int
    zones: Zones


class OriginallyNamed(Qualifier, frozen=True):
    """Whose original name is this, or one of these."""

    name: Adjective


class OneEachFrom(Qualifier, frozen=True):
    """So many taken from each of several zones: "1 each from your field and GY"."""

    number: int
    zones: Zones


class LevelsDifferBy(Qualifier, frozen=True):
    """Two monsters whose Levels differ by so much."""

    number: int


class TotalIs(Qualifier, frozen=True):
    """Cards whose values together compare so to an amount."""

    stat: Stat
    rule: TotalRule
    amount: Amount


class AttachedMaterials(Qualifier, frozen=True):
    """With so many materials attached; without a number, with any."""

    quantity: Quantity | None = None


class FusionOnlyWithAbove(Sentence, frozen=True):
    """The Fusion Summon of this card takes no substitutes."""


class SubstituteFor(Sentence, frozen=True):
    """This card can take the place of such a material in a Summon."""

    method: SummonMethod
    what: What


class TransferMaterials(Action, frozen=True):
    """The materials of one monster become those of another."""

    source: What
    to: What


class MoveMaterials(Action, frozen=True):
    """Attach so many materials of one monster to another."""

    number: int
    source: What
    to: What


class MaterialsBecome(Action, frozen=True):
    """The same, where the monster itself becomes a material, too."""

    source: What
    to: What


class UsedFor(Qualifier, frozen=True):
    """That was used for the Summon of a monster: as its material, or as a Tribute."""

    deed: Deed
    of: What | None = None
    """None: for the Summon spoken of."""
    summon: SummonName | None = None
    """Which Summon, where the text says it."""
    role: MaterialUse | None = None
    that: bool = False
    """Said as "that Ritual Summon"."""
    by_you: bool = False
    """Said as "that you Tributed"."""
    this_turn: bool = False


class MaterialsHad(Qualifier, frozen=True):
    """Materials that a monster has, or had before it left."""

    what: What
    before: bool = False
    on_the_field: bool = False


class UseAsMaterial(Action, frozen=True):
    """Use cards as material; besides those that the rules allow, where it says so."""

    what: What
    role: MaterialUse = MaterialUse.ANY
    also: bool = False
    methods: tuple[SummonName, ...] = ()
    """For which Summons; all that the role says if empty."""
    entire: bool = False
    """As all the material that is needed."""


class AsMaterialPaid(Action, frozen=True):
    """What is done with cards that become material by it: "banish monsters from your GY as material"."""

    action: Action
    role: MaterialUse = MaterialUse.ANY
    also: bool = False


class AsOneMaterial(Action, frozen=True):
    """What is done with a card that then is so many of the materials that are needed."""

    action: Action
    number: int


class SummoningThisWay(Timing, frozen=True):
    """When such a monster is Summoned as the sentence before says."""

    what: What
    method: SummonMethod | None = None


class WouldDetachOwn(Event, frozen=True):
    """A monster would detach its material as the cost of its effect."""

    what: What


class WhichMustBe(Qualifier, frozen=True):
    """That can be Summoned only so."""

    done: Passive


class CountsAsMaterials(State, frozen=True):
    """A monster counts as several materials for the Summon of such a monster."""

    what: What
    number: int
    summon: SummonName
    of: What


class RequiresMaterials(Qualifier, frozen=True):
    """Whose Summon takes so many materials."""

    quantity: Quantity


class MentionsKind(Qualifier, frozen=True):
    """With such monsters in its text: "that mentions "Spirit monster" in its text"."""

    kind: MonsterKind


class SummonedByTributing(Qualifier, frozen=True):
    """That was Summoned with such Tributes."""

    deed: Deed
    what: What


class TributedForSummons(Qualifier, frozen=True):
    """That a player Tributed for Tribute Summons this turn."""

    who: Who


class WhichWasDone(Qualifier, frozen=True):
    """To which several things were done, or that came to where it is: "destroyed and sent there"."""

    done: Passive
    this_turn: bool = False


class ScaleIs(Qualifier, frozen=True):
    """Whose Pendulum Scale is odd, or even."""

    odd: bool


class BetweenScales(Qualifier, frozen=True):
    """With a Level between the Pendulum Scales in a player's Pendulum Zones."""

    who: Who
    exclusive: bool = False
    """Said so."""
    each: bool = False
    """Said of each of several."""


class FaceUpBanished(Qualifier, frozen=True):
    """Among a player's face-up banished cards."""

    who: Who


class RequiresTributes(Qualifier, frozen=True):
    """Whose Tribute Summon takes so many Tributes."""

    number: int


class Part(StrEnum):
    """What of a Summon must be of a kind."""

    TRIBUTE = "the Tribute"
    TRIBUTES = "all Tributes"
    MATERIALS = "all materials"
    OTHER_MATERIALS = "all other materials"
    THE_OTHERS = "the other materials"


class PartsMustBe(State, frozen=True):
    """What is used for the Summon spoken of must be of a kind."""

    part: Part
    role: MaterialUse = MaterialUse.ANY
    adjectives: tuple[Adjective, ...] = ()
    what: What | None = None
    """Such cards, where a noun stands there."""
    cannot: bool = False
    """It cannot be of that kind."""


class PartsAre(Condition, frozen=True):
    """What is used for the Summon spoken of is of a kind."""

    part: Part
    what: What
    role: MaterialUse = MaterialUse.ANY


class PartsShare(State, frozen=True):
    """All that is used for the Summon spoken of must be alike in a feature."""

    part: Part
    feature: Feature


class UsesAsMaterial(Event, frozen=True):
    """A card is used as material, for the Summon of such a monster where one is named."""

    what: What
    use: MaterialUse
    summon: SummonName | None = None
    of: What | None = None


class SubstitutesAny(StrEnum):
    """Which of the materials a card can take the place of."""

    ANY = "any Fusion Material"
    NAMED = "one mentioned by name"


class OthersCorrect(StrEnum):
    """What is asked of the other materials."""

    MUST = "the others must be correct"


class CanSubstitute(State, frozen=True):
    """A card can take the place of one Fusion Material."""

    what: What
    which: SubstitutesAny
    others: OthersCorrect
    on: What | None = None
    """Of which Fusion Monsters; None: of any."""
    by_you: bool = False
    """Said of the player: "you can substitute this card"."""


class CanAlsoTribute(Sentence, frozen=True):
    """Which cards, besides monsters, can be Tributed for the Tribute Summon of this card."""

    what: What
    face_up: bool = False
    instead: bool = False
    """Said as "instead of a monster"."""


class ComesAsMonster(Qualifier, frozen=True):
    """A Trap whose own effect Special Summons it as a monster."""


class IsOnlyCardIn(Condition, frozen=True):
    """There is no card but this in these zones."""

    zones: Zones
