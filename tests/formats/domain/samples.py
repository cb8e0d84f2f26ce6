"""Monsters with texts of our own, for tests of Domains."""

from __future__ import annotations

from collections.abc import Iterable

from banneret.cards.catalogue import MemoryCatalogue
from banneret.cards.game import Game
from banneret.cards.yugioh import YugiohCard
from banneret.effects.yugioh_terms import Attribute, CardType, MonsterKind, MonsterType
from banneret.formats.domain.domain import Domain
from banneret.formats.domain.pool import CardPool
from banneret.formats.domain.profiles import SEED, Profile


def monster(
    name: str = "Herald",
    text: str = "",
    *,
    attribute: Attribute = Attribute.EARTH,
    monster_type: MonsterType = MonsterType.ROCK,
    kinds: tuple[MonsterKind, ...] = (MonsterKind.EFFECT,),
    stats: tuple[int, int | None] = (1000, 1000),
    series: tuple[str, ...] = (),
    pendulum_text: str = "",
    password: int | None = None,
    artworks: tuple[int, ...] = (),
) -> YugiohCard:
    """A monster; EARTH Rock unless the test says otherwise."""
    return YugiohCard(
        name=name,
        card_type=CardType.MONSTER,
        password=password,
        artworks=artworks,
        attribute=attribute,
        monster_type=monster_type,
        kinds=kinds,
        attack=stats[0],
        defense=stats[1],
        text=text,
        pendulum_text=pendulum_text,
        series=series,
    )


def spell(name: str, *, series: tuple[str, ...] = (), password: int | None = None) -> YugiohCard:
    """A Spell."""
    return YugiohCard(name=name, card_type=CardType.SPELL, series=series, password=password)


def pool_of(cards: Iterable[YugiohCard]) -> CardPool:
    """These cards as a catalogue."""
    return CardPool(MemoryCatalogue(Game.YUGIOH, cards))


def domain_of_text(text: str, *others: YugiohCard, profile: Profile = SEED) -> Domain:
    """The Domain of a Deck Master with this text, among other cards."""
    leader = monster(text=text)
    return pool_of([leader, *others]).domain(leader, profile)


def in_domain(leader: YugiohCard, card: YugiohCard, *others: YugiohCard, profile: Profile = SEED) -> bool:
    """Whether a card is in the Domain of a Deck Master."""
    pool = pool_of([leader, card, *others])
    return bool(pool.domain(leader, profile).admits(pool.facts(card)))


def brought(domain: Domain) -> set[str]:
    """The items that the text of a ``monster()`` brings, beside its own EARTH and Rock and what all have."""
    return {str(reason.item) for reason in domain.because} - {"EARTH", "Rock", "DIVINE", "Divine-Beast"}
