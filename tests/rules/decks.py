"""Decks for tests of deck rules: cards of our own, enough of them to fill a legal deck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from banneret.cards.catalogue import MemoryCatalogue
from banneret.cards.duelmasters import DuelMastersCard, Face
from banneret.cards.game import Game
from banneret.cards.yugioh import YugiohCard
from banneret.decks.resolve import LeaderFrom, ResolvedDeck
from banneret.decks.verdict import Verdict
from banneret.effects.duelmasters_terms import CardKind, Civilization, KindWord
from banneret.effects.yugioh_terms import Attribute, CardType, MonsterKind, MonsterType, Property


def monster(
    name: str,
    *kinds: MonsterKind,
    attribute: Attribute = Attribute.EARTH,
    monster_type: MonsterType = MonsterType.ROCK,
    level: int | None = 4,
    text: str = "",
) -> YugiohCard:
    """A monster; a Level 4 EARTH Rock Normal Monster unless the test says otherwise."""
    return YugiohCard(
        name=name,
        card_type=CardType.MONSTER,
        attribute=attribute,
        monster_type=monster_type,
        kinds=kinds or (MonsterKind.NORMAL,),
        level=level,
        text=text,
    )


def spell(name: str, *, text: str = "", icon: Property = Property.NORMAL) -> YugiohCard:
    """A Spell."""
    return YugiohCard(name=name, card_type=CardType.SPELL, property=icon, text=text)


def followers(count: int) -> tuple[YugiohCard, ...]:
    """Different EARTH Rock monsters."""
    return tuple(monster(f"Follower {number}") for number in range(count))


def fusions(count: int) -> tuple[YugiohCard, ...]:
    """Different EARTH Rock Fusion Monsters."""
    return tuple(monster(f"Fused Follower {number}", MonsterKind.FUSION) for number in range(count))


def yugioh_deck(
    leader: YugiohCard | None,
    *,
    main: Sequence[YugiohCard] = (),
    extra: Sequence[YugiohCard] = (),
    side: Sequence[YugiohCard] = (),
    leader_from: LeaderFrom = LeaderFrom.SECTION,
) -> ResolvedDeck[YugiohCard]:
    """A deck with its cards looked up."""
    return ResolvedDeck(
        leader=() if leader is None else (leader,),
        main=tuple(main),
        extra=tuple(extra),
        side=tuple(side),
        leader_from=LeaderFrom.NONE if leader is None else leader_from,
    )


def catalogue_of(deck: ResolvedDeck[YugiohCard], *others: YugiohCard) -> MemoryCatalogue[YugiohCard]:
    """A catalogue of exactly the cards of a deck, and others."""
    return MemoryCatalogue(Game.YUGIOH, {*deck.leader, *deck.main, *deck.extra, *deck.side, *others})


def creature(
    name: str,
    *civilizations: Civilization,
    text: str = "",
    races: tuple[str, ...] = (),
    kinds: tuple[CardKind, ...] = (CardKind.CREATURE,),
    kind_words: tuple[KindWord, ...] = (),
    others: Iterable[Face] = (),
    twinpact: bool = False,
    name_ja: str = "",
) -> DuelMastersCard:
    """A Duel Masters card; a creature of one face unless the test says otherwise."""
    face = Face(
        name=name, kinds=kinds, kind_words=kind_words, civilizations=civilizations, text=text, races=races
    )
    return DuelMastersCard(name=name, faces=(face, *others), twinpact=twinpact, name_ja=name_ja)


def broken(verdict: Verdict) -> list[str]:
    """The rules that a verdict finds broken, one for each violation."""
    return [violation.rule for violation in verdict.violations]


def said(verdict: Verdict) -> str:
    """All that a verdict says."""
    return "\n".join(violation.message for violation in verdict.violations)
