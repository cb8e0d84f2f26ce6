"""Cards with texts of our own, and the lines of their plain explanations."""

from __future__ import annotations

from typing import Final

from banneret.cards.yugioh import YugiohCard
from banneret.effects.yugioh_terms import CardType, MonsterKind, MonsterType, Property
from banneret.reading.explaining.explain import Players, explain
from banneret.reading.reader import Reader
from banneret.reading.text.lexicon import Lexicon

READER: Final = Reader(Lexicon(["Lantern Keeper", "Harbour Bell"]))


def monster(text: str, *kinds: MonsterKind, pendulum_text: str = "") -> YugiohCard:
    """A Warrior, an Effect Monster unless it is told otherwise."""
    return YugiohCard(
        name="Lantern Keeper",
        card_type=CardType.MONSTER,
        monster_type=MonsterType.WARRIOR,
        kinds=kinds or (MonsterKind.EFFECT,),
        text=text,
        pendulum_text=pendulum_text,
    )


def spell(text: str, icon: Property = Property.NORMAL) -> YugiohCard:
    """A Spell, a Normal one unless it is told otherwise."""
    return YugiohCard(name="Lantern Keeper", card_type=CardType.SPELL, property=icon, text=text)


def trap(text: str) -> YugiohCard:
    """A Normal Trap."""
    return YugiohCard(name="Lantern Keeper", card_type=CardType.TRAP, property=Property.NORMAL, text=text)


def explained(card: YugiohCard | str, players: Players = Players.TWO) -> list[str]:
    """The lines of an explanation; a text alone is that of an Effect Monster, all of which is read."""
    if isinstance(card, YugiohCard):
        return explain(card, READER.card(card), players=players).text().splitlines()
    reading = READER.card(monster(card))
    assert reading.is_read(), card
    return explain(monster(card), reading, players=players).text().splitlines()
