"""Decks as card numbers, which .ydk files, links and Omega codes hold, with notes beside them.

A card that has no number gets a code made from its name, and a note says the name, so that reading
gives the name again. Where there are such notes, one more says the deck's game, which those codes do not::

    #game duelmasters
    #card 3273604184 Ember Lizard

In a .ydk file the notes are comment lines; links and Omega codes carry the same lines behind the cards.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from banneret.cards.duelmasters import FIRST_CODE, code_of_name
from banneret.cards.game import Game
from banneret.decks.files.limits import MAX_PASSWORD
from banneret.decks.lookup import AnyCatalogue, card_of, code_of
from banneret.decks.model import DeckEntry, DeckList, Section, entries_of

Codes: TypeAlias = Mapping[Section, Sequence[int]]
"""The card numbers of each section, one for each copy."""

_GAME = "#game "
_CARD = re.compile(r"#card ([0-9]{10}) (\S.*)")


class Notes(msgspec.Struct, frozen=True, kw_only=True):
    """What card numbers do not say of a deck."""

    names: dict[int, str] = {}
    """The names of cards without a number, by the codes that stand for them."""
    game: Game | None = None

    def lines(self) -> list[str]:
        """The notes as lines."""
        game = [] if self.game is None else [_GAME + self.game]
        return game + [f"#card {code} {name}" for code, name in self.names.items()]


def codes_of(deck: DeckList, catalogue: AnyCatalogue) -> tuple[Codes, Notes]:
    """A deck as card numbers, and what they do not say.

    Args:
        deck: the deck.
        catalogue: gives named cards their numbers.
    """
    codes: dict[Section, list[int]] = {section: [] for section in Section}
    taken = {entry.password for _, entry in deck.entries()}
    made: dict[str, int] = {}
    spare = iter(range(FIRST_CODE, MAX_PASSWORD + 1))

    def is_free(code: int) -> bool:
        return code not in taken and catalogue.by_password(code) is None

    for section, entry in deck.entries():
        code = _number_of(entry, catalogue)
        if code is None:
            name = entry.label()
            if name not in made:
                own = code_of_name(name)
                made[name] = own if is_free(own) else next(filter(is_free, spare))
                taken.add(made[name])
            code = made[name]
        codes[section] += [code] * entry.count
    names = {code: name for name, code in made.items()}
    return codes, Notes(names=names, game=deck.game) if names else Notes()


def deck_of(codes: Codes, notes: Notes, *, name: str = "") -> DeckList:
    """The deck that card numbers and notes say."""

    def entries(section: Section) -> tuple[DeckEntry, ...]:
        names = notes.names
        return entries_of((None, names[code]) if code in names else (code, None) for code in codes[section])

    return DeckList(
        leader=entries(Section.LEADER),
        main=entries(Section.MAIN),
        extra=entries(Section.EXTRA),
        side=entries(Section.SIDE),
        name=name,
        game=notes.game,
    )


def read_notes(lines: Iterable[str]) -> Notes:
    """The notes among comment lines."""
    names: dict[int, str] = {}
    game: Game | None = None
    for line in lines:
        card = _CARD.fullmatch(line)
        if card is not None and FIRST_CODE <= int(card[1]) <= MAX_PASSWORD:
            names[int(card[1])] = card[2]
        elif line.startswith(_GAME) and line.removeprefix(_GAME) in list(Game):
            game = Game(line.removeprefix(_GAME))
    return Notes(names=names, game=game)


def pack_notes(notes: Notes) -> bytes:
    """The notes as bytes; none where there is nothing to note."""
    return "\n".join(notes.lines()).encode()


def unpack_notes(data: bytes) -> Notes | None:
    """The notes that `pack_notes` wrote; None if the bytes are anything else."""
    try:
        notes = read_notes(data.decode().splitlines())
    except UnicodeDecodeError:
        return None
    return notes if pack_notes(notes) == data else None


def _number_of(entry: DeckEntry, catalogue: AnyCatalogue) -> int | None:
    """The number of an entry's card; None where nothing but its name is known."""
    if entry.password is not None:
        return entry.password
    card = card_of(entry, catalogue)
    return None if card is None else code_of(card, catalogue)
