"""Deck rules that several formats share: sizes and copies, each breach in plain words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from banneret.decks.lookup import DeckCard
from banneret.decks.model import Section
from banneret.decks.resolve import ResolvedDeck
from banneret.decks.verdict import Violation

CardT = TypeVar("CardT", bound=DeckCard)

SECTION_TITLES = {
    Section.LEADER: "Deck Master",
    Section.MAIN: "Main Deck",
    Section.EXTRA: "Extra Deck",
    Section.SIDE: "Side Deck",
}


def wrong_size(
    deck: ResolvedDeck[CardT], section: Section, *, least: int, most: int, rule: str, title: str | None = None
) -> Iterator[Violation]:
    """A violation if a section has too few or too many cards.

    Args:
        deck: the deck; cards unknown to the catalogue count.
        section: which part of it.
        least: fewest cards allowed.
        most: most cards allowed.
        rule: the rule that says so.
        title: what the game calls this part.
    """
    size = deck.size(section)
    if least <= size <= most:
        return
    if least == most:
        allowed = f"exactly {most} cards" if most else "no cards"
    else:
        allowed = f"at most {most} cards" if size > most else f"at least {least} cards"
    off = f"{size - most} too many" if size > most else f"{least - size} too few"
    yield Violation(
        rule=rule,
        section=section,
        card=None,
        count=size,
        message=f"the {title or SECTION_TITLES[section]} must have {allowed}; it has {size}, {off}",
    )


def copies(
    deck: ResolvedDeck[CardT], sections: Iterable[Section], *, identity: Callable[[CardT], str]
) -> dict[str, list[tuple[Section, CardT]]]:
    """The cards of some sections, grouped into what counts as one card.

    Args:
        deck: the deck.
        sections: where copies are counted together.
        identity: the name under which a card is counted.
    """
    groups: dict[str, list[tuple[Section, CardT]]] = {}
    for section in sections:
        for card in deck.section(section):
            groups.setdefault(identity(card), []).append((section, card))
    return groups


def too_many_copies(
    identity: str, group: list[tuple[Section, CardT]], *, allowed: int, rule: str, titles: dict[Section, str]
) -> Iterator[Violation]:
    """A violation if a group of copies is larger than allowed.

    Args:
        identity: the name under which the group is counted.
        group: the copies with their sections.
        allowed: how many there may be.
        rule: the rule that says so.
        titles: what the game calls the sections.
    """
    if len(group) <= allowed:
        return
    section, card = group[-1]
    places: dict[str, int] = {}
    for where, copy in group:
        place = (
            f"{copy.name} in the {titles[where]}" if where is not Section.LEADER else f"{copy.name} as leader"
        )
        places[place] = places.get(place, 0) + 1
    listed = ", ".join(f"{count} {place}" for place, count in places.items())
    same = "" if len({copy.name for _, copy in group}) == 1 else f'; they all count as "{identity}"'
    limit = "no copy is" if allowed == 0 else "1 copy is" if allowed == 1 else f"{allowed} copies are"
    yield Violation(
        rule=rule,
        section=section,
        card=card.name,
        count=len(group),
        message=f"{limit} allowed: {listed}{same}",
    )


def each_once(cards: Iterable[CardT]) -> Iterator[tuple[CardT, int]]:
    """Every card of a section once, with its number of copies, in the order of the list."""
    counts: dict[str, int] = {}
    first: dict[str, CardT] = {}
    for card in cards:
        counts[card.name] = counts.get(card.name, 0) + 1
        first.setdefault(card.name, card)
    for name, card in first.items():
        yield card, counts[name]
