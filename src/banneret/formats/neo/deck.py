"""The deck rules of Neo: the base game's deck, and who may be Deck Master (N6, N11, N12)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from banneret.cards.catalogue import Catalogue
from banneret.cards.yugioh import YugiohCard
from banneret.decks.identity import name_identity
from banneret.decks.model import Section
from banneret.decks.options import CheckOptions
from banneret.decks.resolve import LeaderFrom, ResolvedDeck
from banneret.decks.rules import SECTION_TITLES, copies, each_once, too_many_copies, wrong_size
from banneret.decks.verdict import Verdict, Violation, verdict
from banneret.effects.yugioh_terms import Attribute, CardType, MonsterKind, Property
from banneret.formats.neo.lists import copies_allowed
from banneret.reading.text.lexicon import Lexicon
from banneret.reading.text.scanner import scan
from banneret.reading.text.tokens import TokenKind

BASE: Final = "base"
"""The rule id of the base game's own deck rules."""
LOCKED_LEVEL: Final = 6
LOCKED_KINDS: Final = (MonsterKind.RITUAL, MonsterKind.FUSION, MonsterKind.SYNCHRO, MonsterKind.XYZ)
BARRED_SYNCHROS: Final = frozenset(
    {
        "Majestic Star Dragon",
        "Majestic Red Dragon",
        "Shooting Star Dragon",
        "Red Nova Dragon",
        "T.G. Halberd Cannon",
        "Shooting Quasar Dragon",
    }
)
_BARRED_XYZ: Final = re.compile(r"CXyz\b|Number (?:C|F|iC|S)\d")
_SECTIONS: Final = (Section.MAIN, Section.EXTRA, Section.SIDE)


def check_deck(
    deck: ResolvedDeck[YugiohCard], *, catalogue: Catalogue[YugiohCard], options: CheckOptions
) -> Verdict:
    """Check a deck and its Deck Master against the Neo Dueling System, and name every breach.

    A Deck Master listed apart from the deck is one of its cards (N6): it is counted where it belongs,
    unless the deck lists it as well.

    Args:
        deck: the deck, its Deck Master found by `resolve`.
        catalogue: finds the Ritual Monster of a Ritual Spell.
        options: the player's unlocks, and the list of forbidden and limited cards.
    """
    whole = _with_deck_master(deck)
    found = [*base_deck(whole, options=options)]
    if len(deck.leader) != 1:
        found.append(
            _leader_violation("N6", None, len(deck.leader), "the deck must name exactly 1 Deck Master")
        )
    for card in deck.leader:
        if deck.leader_from is LeaderFrom.NAMED and not _is_in(deck, card):
            message = f"the Deck Master must be a card of the Main or Extra Deck; {card.name} is not"
            found.append(_leader_violation("N6", card, 1, message))
        found += may_lead(card, options=options)
        found += unlocked(card, catalogue=catalogue, options=options)
    return verdict(deck, leader=deck.leader[0].name if deck.leader else None, violations=found)


def base_deck(deck: ResolvedDeck[YugiohCard], *, options: CheckOptions) -> Iterator[Violation]:
    """The base game's deck: 40 to 60 Main, up to 15 Extra and 15 Side Deck cards, 3 copies, the limits."""
    yield from wrong_size(deck, Section.MAIN, least=40, most=60, rule=BASE)
    yield from wrong_size(deck, Section.EXTRA, least=0, most=15, rule=BASE)
    yield from wrong_size(deck, Section.SIDE, least=0, most=15, rule=BASE)
    for identity, group in copies(deck, _SECTIONS, identity=name_identity).items():
        allowed = min(copies_allowed(card, options.limits) for _, card in group)
        yield from too_many_copies(identity, group, allowed=allowed, rule=BASE, titles=SECTION_TITLES)
    for section in _SECTIONS:
        for card, count in each_once(deck.section(section)):
            if MonsterKind.TOKEN in card.kinds:
                message = f"{card.name} is a Token, and Tokens are no part of a deck"
                yield Violation(rule=BASE, section=section, card=card.name, count=count, message=message)


def may_lead(card: YugiohCard, *, options: CheckOptions) -> Iterator[Violation]:
    """N6 and N12: which cards can never be Deck Master.

    Args:
        card: the Deck Master.
        options: the list of forbidden cards.
    """
    ritual_spell = card.card_type is CardType.SPELL and card.property is Property.RITUAL
    if not card.is_monster() and not ritual_spell:
        yield _leader_violation("N6", card, 1, f"{card.name} is a {card.card_type} other than a Ritual Spell")
    if card.attribute is Attribute.DIVINE:
        yield _leader_violation("N6", card, 1, f"{card.name} is a God Card (DIVINE)")
    if MonsterKind.LINK in card.kinds:
        yield _leader_violation("N6", card, 1, f"{card.name} is a Link Monster")
    if MonsterKind.TOKEN in card.kinds:
        yield _leader_violation("N6", card, 1, f"{card.name} is a Token")
    if copies_allowed(card, options.limits) == 0:
        yield _leader_violation("N6", card, 1, f"{card.name} is a forbidden card")
    if card.name in BARRED_SYNCHROS:
        yield _leader_violation(
            "N12", card, 1, f"{card.name} is one of the Synchro Monsters that cannot lead"
        )
    if MonsterKind.XYZ in card.kinds and _BARRED_XYZ.match(card.name):
        message = f"{card.name} is a CXyz, Number C, Number F, Number iC or Number S monster"
        yield _leader_violation("N12", card, 1, message)


def unlocked(
    card: YugiohCard, *, catalogue: Catalogue[YugiohCard], options: CheckOptions
) -> Iterator[Violation]:
    """N11: which Deck Masters the player must have unlocked.

    Args:
        card: the Deck Master.
        catalogue: finds the Ritual Monster of a Ritual Spell.
        options: the player's unlocks.
    """
    reason = _lock_of(card)
    if reason is None or options.unlocks == "all" or card.name in options.unlocks:
        return
    if card.property is Property.RITUAL and not _ritual_monsters(card, catalogue).isdisjoint(options.unlocks):
        return
    yield _leader_violation("N11", card, 1, f"{card.name} must be unlocked to be Deck Master: it is {reason}")


def _lock_of(card: YugiohCard) -> str | None:
    """Why a card must be unlocked, or None."""
    if card.property is Property.RITUAL:
        return "a Ritual Spell, which leads for its Ritual Monster"
    for kind in LOCKED_KINDS:
        if kind in card.kinds:
            return f"a {kind} Monster"
    if card.level is not None and card.level >= LOCKED_LEVEL:
        return f"of Level {card.level}"
    return None


def _ritual_monsters(card: YugiohCard, catalogue: Catalogue[YugiohCard]) -> frozenset[str]:
    """The Ritual Monsters that a Ritual Spell names."""
    tokens = scan(card.text, Lexicon(catalogue.names()))
    found = (catalogue.find(token.value) for token in tokens if token.kind is TokenKind.NAME)
    return frozenset(card.name for card in found if card is not None and MonsterKind.RITUAL in card.kinds)


def _with_deck_master(deck: ResolvedDeck[YugiohCard]) -> ResolvedDeck[YugiohCard]:
    """The deck with a Deck Master listed apart counted where it belongs."""
    if deck.leader_from in (LeaderFrom.NAMED, LeaderFrom.NONE):
        return deck
    apart = [card for card in deck.leader if not _is_in(deck, card)]
    return msgspec.structs.replace(
        deck,
        main=(*deck.main, *(card for card in apart if not card.is_extra_deck())),
        extra=(*deck.extra, *(card for card in apart if card.is_extra_deck())),
    )


def _is_in(deck: ResolvedDeck[YugiohCard], card: YugiohCard) -> bool:
    """Whether Main or Extra Deck has a copy of a card."""
    return any(copy.name == card.name for copy in (*deck.main, *deck.extra))


def _leader_violation(rule: str, card: YugiohCard | None, count: int, message: str) -> Violation:
    return Violation(
        rule=rule,
        section=Section.LEADER,
        card=None if card is None else card.name,
        count=count,
        message=message,
    )
