"""The .ydk files of the simulators: one card number a line, sections marked by comments.

The Deck Master stands as the only Side Deck card or under ``#deckmaster`` (D1). We write that
mark inside the Side Deck part, where programs that do not know it see one more Side Deck card.
"""

from __future__ import annotations

import re

from banneret.decks.files.codes import Codes, Notes, deck_of, read_notes
from banneret.decks.files.limits import check_size, parse_password
from banneret.decks.model import DeckList, Section

_MARKS = {
    "#main": Section.MAIN,
    "#extra": Section.EXTRA,
    "!side": Section.SIDE,
    "#side": Section.SIDE,
    "#deckmaster": Section.LEADER,
}
_TRAILING_COMMENT = re.compile(r"\s+(?:#|--|//).*$")
_CREATED_BY = "#created by"
_NAME = "#name "


def mark_of(line: str) -> Section | None:
    """The section that a line begins, or None when it begins none."""
    return _MARKS.get(line.strip().lower().replace(" ", ""))


def read_ydk(text: str, *, source: str) -> DeckList:
    """Read a .ydk file; cards before the first mark belong to the Main Deck.

    Raises:
        BanneretError: a line is neither a mark, a comment nor a card number.
    """
    codes: dict[Section, list[int]] = {section: [] for section in Section}
    comments: list[str] = []
    section = Section.MAIN
    name = ""
    for number, line in enumerate(text.splitlines(), start=1):
        written = line.strip()
        mark = mark_of(written)
        if mark is not None:
            section = mark
        elif written.startswith(_NAME):
            name = written.removeprefix(_NAME).strip()
        elif written.startswith(("#", "!")):
            comments.append(written)
        elif written:
            written = _TRAILING_COMMENT.sub("", written)
            codes[section].append(parse_password(written, where=f"{source}, line {number}"))
    check_size(sum(len(row) for row in codes.values()), where=source)
    return deck_of(codes, read_notes(comments), name=name)


def write_ydk(codes: Codes, notes: Notes, *, name: str) -> str:
    """Write card numbers and notes as a .ydk file."""
    lines = [f"{_CREATED_BY} Banneret"]
    if name:
        lines.append(_NAME + name)
    lines += notes.lines()
    lines += ["#main", *map(str, codes[Section.MAIN])]
    lines += ["#extra", *map(str, codes[Section.EXTRA])]
    lines += ["!side", *map(str, codes[Section.SIDE])]
    if codes[Section.LEADER]:
        lines += ["#deckmaster", *map(str, codes[Section.LEADER])]
    return "\n".join(lines) + "\n"
