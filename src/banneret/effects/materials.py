"""Materials: what monsters of the Extra Deck need, and cards described by what they are together."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.actions.summoning import SummonMethod, TotalRule
from banneret.effects.amounts import Stat
from banneret.effects.kinds import Action, Adjective, Amount, Qualifier, Quantity, Sentence, What
from banneret.effects.nouns import Feature, Noun, Zones


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


class SomeFrom(What, frozen=True):
    """So many of them from these zones: "(1 from your hand and 1 from your GY)"."""

    number: int
    zones: Zones


class OriginallyNamed(Qualifier, frozen=True):
    """Whose original name is this, or one of these."""

    name: Adjective


class NamesEach(What, frozen=True):
    """So many cards of each of several names: "1 "Sword" and "Shield""."""

    number: int
    names: tuple[Adjective, ...]
    adjectives: tuple[Adjective, ...] = ()
    qualifiers: tuple[Qualifier, ...] = ()


class KindsEach(What, frozen=True):
    """So many cards of each of several kinds: "1 face-up Fusion, Synchro, and Xyz Monster"."""

    number: int
    kinds: tuple[Adjective, ...]
    noun: Noun
    adjectives: tuple[Adjective, ...] = ()
    qualifiers: tuple[Qualifier, ...] = ()


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


class MaterialsBecome(Action, frozen=True):
    """The same, where the monster itself becomes a material, too."""

    source: What
    to: What
