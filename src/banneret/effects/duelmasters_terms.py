"""The closed vocabularies of Duel Masters, spelled as the English texts print them."""

from __future__ import annotations

from enum import StrEnum


class Civilization(StrEnum):
    """A civilization; a colourless card has none (E4)."""

    LIGHT = "Light"
    WATER = "Water"
    DARKNESS = "Darkness"
    FIRE = "Fire"
    NATURE = "Nature"


class CardKind(StrEnum):
    """What a card, or one face of it, is first of all: the last words of its type line."""

    CREATURE = "Creature"
    SPELL = "Spell"
    CROSS_GEAR = "Cross Gear"
    CASTLE = "Castle"
    WEAPON = "Weapon"
    FORTRESS = "Fortress"
    FIELD = "Field"
    AURA = "Aura"
    TAMASEED = "Tamaseed"
    CELL = "Cell"
    IMPULSE = "Impulse"
    NEBULA = "Nebula"
    CEREMONY = "Ceremony"
    ARTIFACT = "Artifact"
    LAND = "Land"
    RULE_PLUS = "Rule Plus"
    CARD = "Card"
    """A card that prints no type."""


class KindWord(StrEnum):
    """A word of the type line before the kind."""

    EVOLUTION = "Evolution"
    PSYCHIC = "Psychic"
    SUPER = "Super"
    DRAGHEART = "Dragheart"
    NEO = "Neo"
    G_NEO = "G-Neo"
    STAR = "Star"
    MAX = "Max"
    EXILE = "Exile"
    DREAM = "Dream"
    GACHARANGE = "Gacharange"
    FORBIDDEN = "Forbidden"
    FINAL = "Final"
    ZERON = "Zeron"
    KING = "King"
    GIGA = "Giga"
    OREGA = "Orega"
    D2 = "D2"
    T2 = "T2"
    DG = "DG"
    DM = "DM"
    DRAGONIC = "Dragonic"
    HISTORIC = "Historic"
    HAPPINESS = "Happiness"
    LUNATIC = "Lunatic"
    MOONLESS_NIGHT = "Moonless Night"
    FAERIE = "Faerie"
    MONO = "Mono"


HYPERSPATIAL_WORDS = frozenset({KindWord.PSYCHIC, KindWord.DRAGHEART})
"""Cards with one of these words start in the hyperspatial zone, not in the deck."""
