"""The closed vocabularies of Yu-Gi-Oh!, spelled as the cards print them."""

from __future__ import annotations

from enum import StrEnum


class CardType(StrEnum):
    """What a card is first of all."""

    MONSTER = "Monster"
    SPELL = "Spell"
    TRAP = "Trap"


class Property(StrEnum):
    """The icon of a Spell or Trap."""

    NORMAL = "Normal"
    CONTINUOUS = "Continuous"
    QUICK_PLAY = "Quick-Play"
    FIELD = "Field"
    EQUIP = "Equip"
    RITUAL = "Ritual"
    COUNTER = "Counter"


class Attribute(StrEnum):
    """A monster's Attribute; texts name one in capitals only (D7)."""

    DARK = "DARK"
    DIVINE = "DIVINE"
    EARTH = "EARTH"
    FIRE = "FIRE"
    LIGHT = "LIGHT"
    WATER = "WATER"
    WIND = "WIND"


class MonsterType(StrEnum):
    """A monster's Type: the first word of its type line."""

    AQUA = "Aqua"
    BEAST = "Beast"
    BEAST_WARRIOR = "Beast-Warrior"
    CREATOR_GOD = "Creator God"
    CYBERSE = "Cyberse"
    DINOSAUR = "Dinosaur"
    DIVINE_BEAST = "Divine-Beast"
    DRAGON = "Dragon"
    FAIRY = "Fairy"
    FIEND = "Fiend"
    FISH = "Fish"
    ILLUSION = "Illusion"
    INSECT = "Insect"
    MACHINE = "Machine"
    PLANT = "Plant"
    PSYCHIC = "Psychic"
    PYRO = "Pyro"
    REPTILE = "Reptile"
    ROCK = "Rock"
    SEA_SERPENT = "Sea Serpent"
    SPELLCASTER = "Spellcaster"
    THUNDER = "Thunder"
    WARRIOR = "Warrior"
    WINGED_BEAST = "Winged Beast"
    WYRM = "Wyrm"
    ZOMBIE = "Zombie"


class MonsterKind(StrEnum):
    """The words of a type line behind the Type: how a monster is played."""

    NORMAL = "Normal"
    EFFECT = "Effect"
    FUSION = "Fusion"
    RITUAL = "Ritual"
    SYNCHRO = "Synchro"
    XYZ = "Xyz"
    LINK = "Link"
    PENDULUM = "Pendulum"
    TUNER = "Tuner"
    FLIP = "Flip"
    SPIRIT = "Spirit"
    UNION = "Union"
    GEMINI = "Gemini"
    TOON = "Toon"
    TOKEN = "Token"
    SPECIAL_SUMMON = "Special Summon"


EXTRA_DECK_KINDS = frozenset({MonsterKind.FUSION, MonsterKind.SYNCHRO, MonsterKind.XYZ, MonsterKind.LINK})


class LinkArrow(StrEnum):
    """A Link Arrow, as the arrow that points its way."""

    TOP_LEFT = "↖"
    TOP = "⬆"
    TOP_RIGHT = "↗"
    LEFT = "⬅"
    RIGHT = "➡"
    BOTTOM_LEFT = "↙"
    BOTTOM = "⬇"
    BOTTOM_RIGHT = "↘"
