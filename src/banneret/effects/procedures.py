"""How monsters are Summoned by their own texts: procedures, what they must be Summoned with, materials."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.actions.steps import Steps
from banneret.effects.kinds import Action, Adjective, Passive, Qualifier, Sentence, What
from banneret.effects.nouns import CardPosition, Zones
from banneret.effects.players import Who


class SummonThisCard(Action, frozen=True):
    """Special Summon this card by its own procedure, without activating an effect."""

    source: Zones
    position: CardPosition | None = None
    to: Who | None = None
    """To whose field, if not your own."""
    by: Steps | None = None


class NormalSummonWithoutTributing(Action, frozen=True):
    """Normal Summon this card without Tributes."""


class TributeSummonThisCard(Action, frozen=True):
    """Tribute Summon this card with other Tributes than the rules ask for."""

    tributes: What


class Necessity(StrEnum):
    """Whether a monster must come so always, or the first time."""

    ALWAYS = "Must be"
    FIRST = "Must first be"


class MustBe(Sentence, frozen=True):
    """The only way in which this card may be Summoned."""

    necessity: Necessity
    done: Passive
    no_other_way: bool = False
    """Said explicitly; it follows from the rest."""


class MustBeSummonedBy(Sentence, frozen=True):
    """The only way in which this card may be Summoned is this procedure."""

    necessity: Necessity
    source: Zones
    by: Steps
    position: CardPosition | None = None
    no_other_way: bool = False


class RitualSummonedWith(Sentence, frozen=True):
    """With which Ritual Spells this card is Ritual Summoned."""

    what: What


class UsedToRitualSummon(Sentence, frozen=True):
    """Which Ritual Monsters this card Summons."""

    what: What


class Materials(Sentence, frozen=True):
    """The materials of a monster of the Extra Deck; all parts together."""

    parts: tuple[What, ...]


class Including(Qualifier, frozen=True):
    """Of which some must be such: ", including a Dragon monster"."""

    what: What


class EquipOnlyTo(Sentence, frozen=True):
    """Which monsters this card can equip."""

    what: What


class AlwaysTreatedAs(Sentence, frozen=True):
    """This card always counts as cards of these archetypes, or has this name."""

    names: tuple[Adjective, ...]
    as_name: bool = False
