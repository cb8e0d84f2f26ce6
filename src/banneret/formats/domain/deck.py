"""The deck rules of the Domain Format: D1, D2, D3 and D10."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from banneret.cards.catalogue import Catalogue
from banneret.cards.yugioh import YugiohCard
from banneret.decks.identity import name_identity
from banneret.decks.model import Section
from banneret.decks.options import CheckOptions
from banneret.decks.resolve import ResolvedDeck
from banneret.decks.rules import SECTION_TITLES, copies, each_once, too_many_copies, wrong_size
from banneret.decks.verdict import Verdict, Violation, verdict
from banneret.effects.yugioh_terms import MonsterKind
from banneret.formats.domain.pool import CardPool, can_lead
from banneret.formats.domain.profiles import Profile, profile_named

MAIN_DECK_SIZE: Final = 60
EXTRA_DECK_LIMIT: Final = 15
_COUNTED: Final = (Section.LEADER, Section.MAIN, Section.EXTRA)


def check_deck(
    deck: ResolvedDeck[YugiohCard], *, catalogue: Catalogue[YugiohCard], options: CheckOptions
) -> Verdict:
    """Check a deck against the Domain Format, and name every breach.

    Args:
        deck: the deck, its Deck Master found by `resolve`.
        catalogue: the cards by which the Deck Master's words are read.
        options: the profile of the format.
    """
    profile = profile_named(options.profile)
    found = [*sizes(deck), *deck_master(deck), *names(deck)]
    if len(deck.leader) == 1 and can_lead(deck.leader[0]):
        found += outside(deck, CardPool(catalogue), profile)
    return verdict(deck, leader=deck.leader[0].name if deck.leader else None, violations=found)


def sizes(deck: ResolvedDeck[YugiohCard]) -> Iterator[Violation]:
    """D1: a Deck Master, 60 Main Deck cards, up to 15 Extra Deck cards, no Side Deck."""
    leaders = deck.size(Section.LEADER)
    if leaders != 1:
        found = "none is named and there is no single Side Deck card" if not leaders else f"found {leaders}"
        yield Violation(
            rule="D1",
            section=Section.LEADER,
            card=None,
            count=leaders,
            message=f"the deck must have exactly 1 Deck Master; {found}",
        )
    yield from wrong_size(deck, Section.MAIN, least=MAIN_DECK_SIZE, most=MAIN_DECK_SIZE, rule="D1")
    yield from wrong_size(deck, Section.EXTRA, least=0, most=EXTRA_DECK_LIMIT, rule="D1")
    yield from wrong_size(deck, Section.SIDE, least=0, most=0, rule="D1")
    for section in (Section.MAIN, Section.EXTRA):
        for card, count in each_once(deck.section(section)):
            if MonsterKind.TOKEN in card.kinds:
                yield Violation(
                    rule="D1",
                    section=section,
                    card=card.name,
                    count=count,
                    message=f"{card.name} is a Token, and Tokens are no part of a deck",
                )


def deck_master(deck: ResolvedDeck[YugiohCard]) -> Iterator[Violation]:
    """D10: any monster can be Deck Master, but no other card and no Token."""
    for card in deck.leader:
        if not can_lead(card):
            kind = "a Token" if card.is_monster() else f"a {card.card_type}"
            yield Violation(
                rule="D10",
                section=Section.LEADER,
                card=card.name,
                count=1,
                message=f"the Deck Master must be a monster card; {card.name} is {kind}",
            )


def names(deck: ResolvedDeck[YugiohCard]) -> Iterator[Violation]:
    """D3: one copy of any card over Deck Master, Main and Extra Deck."""
    for identity, group in copies(deck, _COUNTED, identity=name_identity).items():
        yield from too_many_copies(identity, group, allowed=1, rule="D3", titles=SECTION_TITLES)


def outside(deck: ResolvedDeck[YugiohCard], pool: CardPool, profile: Profile) -> Iterator[Violation]:
    """D2: every monster of Main and Extra Deck is in the Deck Master's Domain."""
    leader = deck.leader[0]
    domain = pool.domain(leader, profile)
    is_unread = not (leader.text or leader.is_normal_monster())
    unread = ", whose text the catalogue does not have" if is_unread else ""
    for section in (Section.MAIN, Section.EXTRA):
        for card, count in each_once(deck.section(section)):
            if card.is_monster() and not domain.admits(pool.facts(card)):
                yield Violation(
                    rule="D2",
                    section=section,
                    card=card.name,
                    count=count,
                    message=f"{_described(card)} is not in the Domain of {leader.name}{unread}",
                )


def monsters_by_item(
    deck: ResolvedDeck[YugiohCard], *, catalogue: Catalogue[YugiohCard], options: CheckOptions
) -> dict[str, tuple[str, ...]]:
    """The monsters of Main and Extra Deck by the items of the Domain that put them there (D4, D11).

    Args:
        deck: a deck with a Deck Master.
        catalogue: the cards by which the Deck Master's words are read.
        options: the profile of the format.

    Returns:
        Names of monsters by item, the items with the most monsters first; a monster that several
        items bring stands under each of them. Empty for a deck that no single monster leads.
    """
    if len(deck.leader) != 1 or not can_lead(deck.leader[0]):
        return {}
    pool = CardPool(catalogue)
    domain = pool.domain(deck.leader[0], profile_named(options.profile))
    brought: dict[str, list[str]] = {str(reason.item): [] for reason in domain.because}
    for card, _ in each_once((*deck.main, *deck.extra)):
        if card.is_monster():
            for reason in domain.admits(pool.facts(card)):
                brought[str(reason.item)].append(card.name)
    held = sorted(brought.items(), key=lambda item: -len(item[1]))
    return {item: tuple(monsters) for item, monsters in held if monsters}


def _described(card: YugiohCard) -> str:
    """A monster with the facts that a Domain looks at."""
    facts = " ".join(part.value for part in (card.attribute, card.monster_type) if part is not None)
    return f"{card.name} ({facts})"
