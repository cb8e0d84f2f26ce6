"""The deck rules of DMEDH: E1 to E6, G1 to G5, H1 to H3 and H6."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from banneret.cards.catalogue import Catalogue, Within
from banneret.cards.duelmasters import DuelMastersCard
from banneret.decks.model import Section
from banneret.decks.options import CheckOptions, RecommendedBans
from banneret.decks.resolve import ResolvedDeck
from banneret.decks.rules import copies, each_once, too_many_copies, wrong_size
from banneret.decks.verdict import Verdict, Violation, verdict
from banneret.effects.duelmasters_terms import Civilization
from banneret.formats.dmedh.bans import banned, recommended_bans
from banneret.formats.dmedh.commander import (
    Commander,
    CommanderKind,
    commander_of,
    shares_a_face,
    with_all_faces,
)
from banneret.formats.dmedh.gods import Gods, read_god
from banneret.formats.dmedh.names import allows_more_copies, name_identity

DECK_SIZE: Final = 60
"""The commander included (E2)."""
HYPERSPATIAL_LIMIT: Final = 8
MOST_ZENITHS: Final = 1
_ZENITH: Final = "Zenith"
_COUNTED: Final = (Section.LEADER, Section.MAIN, Section.EXTRA)
TITLES: Final = {
    Section.LEADER: "command zone",
    Section.MAIN: "deck",
    Section.EXTRA: "hyperspatial zone",
    Section.SIDE: "Side Deck",
}


def check_deck(
    deck: ResolvedDeck[DuelMastersCard], *, catalogue: Catalogue[DuelMastersCard], options: CheckOptions
) -> Verdict:
    """Check a deck and its commander against DMEDH, and name every breach.

    Args:
        deck: the deck, its commander found by `resolve`.
        catalogue: the Gods that could be linked further.
        options: whether the recommended bans count.
    """
    named = " + ".join(card.name for card in deck.leader)
    leader = tuple(with_all_faces(card, catalogue) for card in deck.leader)
    deck = msgspec.structs.replace(deck, leader=leader)
    commander = commander_of(leader) if leader else None
    found = [*sizes(deck), *names(deck), *zeniths(deck)]
    if commander is not None:
        found += may_lead(commander, catalogue=catalogue)
        found += foreign(deck, commander)
    if options.recommended_bans is RecommendedBans.ON:
        civilizations = len(commander.civilizations()) if commander is not None else 0
        found += banned(deck, civilizations=civilizations, bans=recommended_bans())
    return verdict(deck, leader=named or None, violations=found)


def sizes(deck: ResolvedDeck[DuelMastersCard]) -> Iterator[Violation]:
    """E2: 60 cards with the commander, which counts as one, and up to 8 in the hyperspatial zone."""
    if not deck.size(Section.LEADER):
        message = "the deck has no commander"
        yield Violation(rule="E1", section=Section.LEADER, card=None, count=0, message=message)
    rest = DECK_SIZE - 1
    title = "deck (the commander not counted)"
    yield from wrong_size(deck, Section.MAIN, least=rest, most=rest, rule="E2", title=title)
    zone = TITLES[Section.EXTRA]
    yield from wrong_size(deck, Section.EXTRA, least=0, most=HYPERSPATIAL_LIMIT, rule="E2", title=zone)
    yield from wrong_size(deck, Section.SIDE, least=0, most=0, rule="E2")


def names(deck: ResolvedDeck[DuelMastersCard]) -> Iterator[Violation]:
    """E3: one card per name over commander, deck and hyperspatial zone, unless the card allows more."""
    for identity, group in copies(deck, _COUNTED, identity=name_identity).items():
        if not allows_more_copies(group[0][1]):
            yield from too_many_copies(identity, group, allowed=1, rule="E3", titles=TITLES)
    leaders = {name_identity(card) for card in deck.leader}
    for card, count in each_once(deck.extra):
        is_part = any(leader.is_hyperspatial() and shares_a_face(leader, card) for leader in deck.leader)
        if is_part and name_identity(card) not in leaders:
            message = f"{card.name} is already part of the commander"
            yield Violation(rule="E3", section=Section.EXTRA, card=card.name, count=count, message=message)
    for card in deck.leader:
        if allows_more_copies(card):
            message = f"{card.name} allows more copies of itself, so it cannot be commander"
            yield _leader_violation("E3", card.name, message)


def foreign(deck: ResolvedDeck[DuelMastersCard], commander: Commander) -> Iterator[Violation]:
    """E4: no card of the deck has a civilization that the commander lacks."""
    allowed = commander.civilizations()
    for card, count in each_once(deck.main):
        lacking = [each for each in card.civilizations() if each not in allowed]
        if lacking:
            message = f"{card.name} is {_listed(lacking)}, which the commander is not"
            yield Violation(rule="E4", section=Section.MAIN, card=card.name, count=count, message=message)


def zeniths(deck: ResolvedDeck[DuelMastersCard]) -> Iterator[Violation]:
    """E5: at most one Zenith, the commander included."""
    found = [(section, card) for section in _COUNTED for card in deck.section(section) if is_zenith(card)]
    for section, card in found[MOST_ZENITHS:]:
        message = f"only {MOST_ZENITHS} Zenith is allowed; the deck has {len(found)}"
        yield Violation(rule="E5", section=section, card=card.name, count=len(found), message=message)


def is_zenith(card: DuelMastersCard) -> bool:
    """Whether a card is a Zenith of any sort."""
    return any(_ZENITH in race.split() for face in card.faces for race in face.races)


def may_lead(commander: Commander, *, catalogue: Catalogue[DuelMastersCard]) -> Iterator[Violation]:
    """E1, G1 to G4 and H1: whether the cards named can be a commander.

    Args:
        commander: the cards named.
        catalogue: the Gods that could be linked further.
    """
    name = commander.name
    if commander.kind is CommanderKind.GOD:
        linking = sorted(catalogue.with_words("God Link", Within.TEXT), key=lambda card: card.name)
        gods = map(read_god, linking)
        if not Gods(god for god in gods if god is not None).is_form(_identities(commander)):
            message = (
                f"{name} is no completed form: these Gods do not link so, or another God could be linked"
            )
            yield _leader_violation("G1", name, message)
    elif commander.kind is CommanderKind.NONE:
        message = f"{name} is no creature"
        if len(commander.cards) > 1:
            message = f"{name} are neither Gods that link nor cells of one creature"
        yield _leader_violation("E1", name, message)


def _identities(commander: Commander) -> frozenset[str]:
    return frozenset(name_identity(card) for card in commander.cards)


def _listed(civilizations: list[Civilization]) -> str:
    return " and ".join(civilization.value for civilization in civilizations)


def _leader_violation(rule: str, card: str, message: str) -> Violation:
    return Violation(rule=rule, section=Section.LEADER, card=card, count=1, message=message)
