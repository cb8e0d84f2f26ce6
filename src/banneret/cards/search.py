"""Searching a catalogue with a query: names first, then texts; slips of the pen are forgiven.

Other rooms add keys of their own by passing them, for instance ``domain:"..."``::

    search(catalogue, 'domain:"Axe Raider" atk>1800', keys={"domain": domain_key})

where ``domain_key(condition, catalogue)`` returns a function that says of a card whether it is meant, or
raises ``condition.error(...)``. It is called once a query.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, Protocol, TypeVar

import msgspec

from banneret.cards.catalogue import Card, CardT, Catalogue, Within
from banneret.cards.names import fold, name_key, suggestions
from banneret.cards.query import All, AnyOf, Key, Not, Query, QueryError, Word, parse_query
from banneret.cards.search_keys import game_keys, other_game_with

CardT_contra = TypeVar("CardT_contra", bound=Card, contravariant=True)

Predicate = Callable[[CardT], bool]
"""Whether a card is meant."""


class KeyHandler(Protocol[CardT_contra]):
    """What a key means."""

    def __call__(self, condition: Key, catalogue: Catalogue[CardT_contra]) -> Predicate[CardT_contra]:
        """The cards that fulfil the condition; raises ``condition.error(...)`` where it makes no sense."""


class Found(msgspec.Struct, Generic[CardT], frozen=True):
    """What a search found."""

    cards: tuple[CardT, ...]
    """Best first, at most as many as were asked for."""
    total: int
    """How many there are altogether."""
    spelling: str = ""
    """The name that was taken for the words of the query, where nothing has those words."""


def search(
    catalogue: Catalogue[CardT],
    query: str,
    *,
    limit: int | None = None,
    keys: Mapping[str, KeyHandler[CardT]] | None = None,
) -> Found[CardT]:
    """Search a catalogue.

    Args:
        catalogue: where to search.
        query: in the language of ``query``.
        limit: at most so many cards; all by default.
        keys: further keys and what they mean.

    Raises:
        QueryError: the query cannot be read, or a condition makes no sense.
    """
    try:
        parsed = parse_query(query)
        is_meant = _Meaning(catalogue, keys or {}).of(parsed)
    except QueryError:
        # A card may be named like a broken query: "Faerie Re:Life".
        exact = catalogue.find(query)
        if exact is None:
            raise
        return Found((exact,), 1)
    words = " ".join(_words(parsed))
    hits = [card for card in catalogue.cards() if is_meant(card)]
    spelling = ""
    if not hits and words:
        hits = _near(catalogue, parsed, words, keys or {})
        spelling = hits[0].name if hits else ""
    else:
        hits.sort(key=_rank(words))
    return Found(tuple(hits[:limit]), len(hits), spelling)


def _near(
    catalogue: Catalogue[CardT], parsed: Query, words: str, keys: Mapping[str, KeyHandler[CardT]]
) -> list[CardT]:
    """The cards with names near the words, as far as they fulfil the rest of the query."""
    is_meant = _Meaning(catalogue, keys).of(_without_words(parsed))
    named = (catalogue.find(name) for name in suggestions(words, catalogue.names(), limit=20))
    return [card for card in dict.fromkeys(named) if card is not None and is_meant(card)]


class _Meaning(Generic[CardT]):
    """What the parts of a query mean in a catalogue."""

    def __init__(self, catalogue: Catalogue[CardT], keys: Mapping[str, KeyHandler[CardT]]) -> None:
        self._catalogue = catalogue
        self._keys = {**game_keys(catalogue.game), **keys}

    def of(self, query: Query) -> Predicate[CardT]:
        match query:
            case Word(text) if not fold(text):
                return lambda card: True  # a dash or star between words
            case Word(text):
                named = self._catalogue.with_words(text, Within.NAME)
                telling = self._catalogue.with_words(text, Within.TEXT)
                meant = {self._catalogue.look_up(text)} - {None}
                return (named | telling | meant).__contains__
            case Key():
                return self._key(query)
            case Not(part):
                is_meant = self.of(part)
                return lambda card: not is_meant(card)
            case All(parts):
                conditions = [self.of(part) for part in parts]
                return lambda card: all(is_meant(card) for is_meant in conditions)
            case AnyOf(parts):
                conditions = [self.of(part) for part in parts]
                return lambda card: any(is_meant(card) for is_meant in conditions)

    def _key(self, condition: Key) -> Predicate[CardT]:
        handler = self._keys.get(condition.key)
        if handler is not None:
            return handler(condition, self._catalogue)
        other = other_game_with(condition.key, self._catalogue.game)
        if other is not None:
            raise condition.error(f'"{condition.key}" is a key of {other.full_name} (--game {other})')
        raise condition.error(f'unknown key "{condition.key}"; the keys are {", ".join(sorted(self._keys))}')


def _words(query: Query) -> Iterable[str]:
    """The words that a card should have in its name."""
    match query:
        case Word(text):
            yield text
        case All(parts) | AnyOf(parts):
            for part in parts:
                yield from _words(part)
        case _:
            return


def _without_words(query: Query) -> Query:
    match query:
        case Word():
            return All(())
        case All(parts):
            return All(tuple(_without_words(part) for part in parts))
        case AnyOf(parts):
            return AnyOf(tuple(_without_words(part) for part in parts))
        case _:
            return query


def _rank(words: str) -> Callable[[CardT], tuple[int, str]]:
    """Sort: the name itself, names that begin so, names with all the words, then texts; each by name."""
    wanted = fold(words)
    key = name_key(words)
    each = wanted.split()

    def rank(card: CardT) -> tuple[int, str]:
        name = fold(card.name)
        spaced = f" {name}"
        if not wanted or any(name_key(known) == key for known in card.all_names()):
            place = 0
        elif name.startswith(wanted):
            place = 1
        elif f" {wanted}" in spaced:
            place = 2
        elif all(f" {word}" in spaced for word in each):
            place = 3
        else:
            place = 4
        return place, name

    return rank
