"""Make the packaged starter catalogue and its decks from an imported catalogue.

Four Domain decks of Normal Monsters, each of 60 cards under a Deck Master, every monster sharing its Deck
Master's Attribute or Type (D2) and none of them twice (D3). Only facts are written: names, numbers, types,
passwords. The same catalogue gives the same files:

    banneret cards import cards.json.gz
    python tools/make_starter.py
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from banneret.cards.catalogue import Catalogue, open_catalogue
from banneret.cards.game import Game
from banneret.cards.yugioh import YugiohCard
from banneret.effects.yugioh_terms import MonsterKind

SOURCE = Path(__file__).resolve().parent.parent / "src" / "banneret"

LEADERS = {
    "axe-raider": "Axe Raider",
    "blue-eyes": "Blue-Eyes White Dragon",
    "dark-magician": "Dark Magician",
    "gogiga-gagagigo": "Gogiga Gagagigo",
}
"""The decks' names and their Deck Masters: an EARTH Warrior, a LIGHT Dragon, and so on."""


class Share(NamedTuple):
    """So many monsters of a deck come from a span of Levels."""

    lowest: int
    highest: int
    size: int


CURVE = (Share(1, 4, 46), Share(5, 6, 10), Share(7, 8, 4))
"""Enough monsters without Tribute that a hand can be played, and some that are worth one."""


def main() -> None:
    """Write ``cards/starter/yugioh.json`` and ``decks/starter/*.ydk``."""
    catalogue = open_catalogue(Game.YUGIOH)
    decks = {name: choose_deck(catalogue, leader) for name, leader in LEADERS.items()}
    cards = {card.name: card for deck in decks.values() for card in deck}
    write_catalogue([facts(cards[name]) for name in sorted(cards)])
    for name, (leader, *monsters) in decks.items():
        write_deck(name, leader, monsters)
    sys.stderr.write(f"{len(cards)} cards, {len(decks)} decks\n")


def choose_deck(catalogue: Catalogue[YugiohCard], leader_name: str) -> list[YugiohCard]:
    """The Deck Master and its 60 monsters, the strongest of each span of Levels.

    A span with too few monsters is filled from the lower ones.
    """
    leader = catalogue.by_name(leader_name)
    candidates = sorted(
        (
            card
            for card in catalogue.cards()
            if is_plain(card) and shares(card, leader) and card.name != leader.name
        ),
        key=lambda card: (-strength(card), card.name),
    )
    chosen: list[YugiohCard] = []
    missing = 0
    for share in reversed(CURVE):
        span = [card for card in candidates if share.lowest <= (card.level or 0) <= share.highest]
        taken = span[: share.size + missing]
        missing += share.size - len(taken)
        chosen += taken
    if missing:
        sys.exit(f"{leader_name}: {missing} monsters too few in this catalogue")
    return [leader, *sorted(chosen, key=lambda card: (card.level or 0, card.name))]


def is_plain(card: YugiohCard) -> bool:
    """Whether this is a Normal Monster with nothing more to it, under a password."""
    return card.kinds == (MonsterKind.NORMAL,) and card.password is not None


def shares(card: YugiohCard, leader: YugiohCard) -> bool:
    """Whether the monster has its Deck Master's Attribute or Type (D4)."""
    return card.attribute is leader.attribute or card.monster_type is leader.monster_type


def strength(card: YugiohCard) -> int:
    """What a monster is worth in battle: attackers first, then walls."""
    return 2 * (card.attack or 0) + (card.defense or 0)


def facts(card: YugiohCard) -> YugiohCard:
    """The card's facts alone, without anything that somebody wrote."""
    return YugiohCard(
        name=card.name,
        card_type=card.card_type,
        password=card.password,
        konami_id=card.konami_id,
        artworks=card.artworks,
        attribute=card.attribute,
        monster_type=card.monster_type,
        kinds=card.kinds,
        level=card.level,
        attack=card.attack,
        defense=card.defense,
    )


def write_catalogue(cards: Sequence[YugiohCard]) -> None:
    """Write the facts, one card a line."""
    lines = ",\n".join(msgspec.json.encode(card).decode() for card in cards)
    path = SOURCE / "cards" / "starter" / "yugioh.json"
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def write_deck(name: str, leader: YugiohCard, monsters: Sequence[YugiohCard]) -> None:
    """Write a deck by passwords, the Deck Master as its only Side Deck card (D1)."""
    lines = ["#main", *(str(card.password) for card in monsters), "#extra", "!side", str(leader.password)]
    path = SOURCE / "decks" / "starter" / f"{name}.ydk"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
