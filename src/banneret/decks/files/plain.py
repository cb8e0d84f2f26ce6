"""Plain text lists, as people write and paste them.

A line is a heading (``Main Deck (40)``, ``Spells:``, ``//deck-2``), a comment (``// ...``,
``# ...``) or a card: ``3x Name``, ``3 Name``, ``Name x3``, ``- Name``, with the card number in
brackets where the name alone does not say it: ``1x Name [12345678]``, ``1x [12345678]``. A number of
four digits or more in place of a name is a card number too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from banneret.cards.game import Game
from banneret.decks.files.limits import check_size, parse_password, shown
from banneret.decks.lookup import AnyCatalogue, is_extra_deck
from banneret.decks.model import DeckEntry, DeckList, Section
from banneret.errors import BanneretError

_HEADINGS = {
    "main": Section.MAIN,
    "maindeck": Section.MAIN,
    "deck": Section.MAIN,
    "decklist": Section.MAIN,
    "monster": Section.MAIN,
    "monsters": Section.MAIN,
    "monstercards": Section.MAIN,
    "effectmonsters": Section.MAIN,
    "normalmonsters": Section.MAIN,
    "ritualmonsters": Section.MAIN,
    "spell": Section.MAIN,
    "spells": Section.MAIN,
    "spellcards": Section.MAIN,
    "trap": Section.MAIN,
    "traps": Section.MAIN,
    "trapcards": Section.MAIN,
    "creature": Section.MAIN,
    "creatures": Section.MAIN,
    "メイン": Section.MAIN,
    "メインデッキ": Section.MAIN,
    "デッキ": Section.MAIN,
    "モンスター": Section.MAIN,
    "魔法": Section.MAIN,
    "罠": Section.MAIN,
    "クリーチャー": Section.MAIN,
    "呪文": Section.MAIN,
    "extra": Section.EXTRA,
    "extradeck": Section.EXTRA,
    "fusiondeck": Section.EXTRA,
    "hyperspatial": Section.EXTRA,
    "hyperspatialzone": Section.EXTRA,
    "エクストラ": Section.EXTRA,
    "エクストラデッキ": Section.EXTRA,
    "超次元": Section.EXTRA,
    "超次元ゾーン": Section.EXTRA,
    "side": Section.SIDE,
    "sidedeck": Section.SIDE,
    "sideboard": Section.SIDE,
    "サイド": Section.SIDE,
    "サイドデッキ": Section.SIDE,
    "deckmaster": Section.LEADER,
    "commander": Section.LEADER,
    "leader": Section.LEADER,
    "デッキマスター": Section.LEADER,
    "統率者": Section.LEADER,
}
"""Headings without spaces, in lower case."""

_UNTAP_HEADINGS = {
    "deck-1": Section.MAIN,
    "deck-2": Section.EXTRA,
    "extra-1": Section.EXTRA,
    "pile-public": Section.EXTRA,
    "sideboard-1": Section.SIDE,
    "play-1": Section.LEADER,
}

_LONGEST_LINE = 500
"""Characters; no name of a card is half as long."""
_NAME_MARK = "// name: "
_GAME_MARK = "// game: "
_COUNT_AFTER_HEADING = re.compile(r"[(（\[]?\s*\d{1,4}\s*(?:cards?|枚)?\s*[)）\]]?$", re.IGNORECASE)
_COUNT_FIRST = re.compile(r"(?:(?P<n>\d{1,6})(?:[xX×*]|\s+[x×*])?|[xX×](?P<m>\d{1,6}))\s+(?P<name>\S.*)")
_COUNT_LETTER = re.compile(r"(?P<n>\d{1,6})\s+[xX×*]\s+(?P<name>\S.*)")
_COUNT_LAST = re.compile(r"(?P<name>.*\S)\s*[(\[]?\s*(?<![A-Za-z])[xX×*]\s?(?P<n>\d{1,6})\s*[)\]]?")
_BULLET = re.compile(r"[-*•・]\s+(?=\S)")
_PASSWORD_IN_BRACKETS = re.compile(r"(?P<name>.*?)\s*\[(?P<password>\d+)\]")
_BARE_NUMBER = re.compile(r"[0-9]{4,10}")
"""No card is named by so many digits alone."""
_PRINTING = re.compile(r"\s+\([A-Z0-9]{2,8}(?:-[A-Z]{0,3}\d{1,4})?\)$")
_TRAILING_COMMENT = re.compile(r"\s+//.*$")


def read_plain(text: str, *, source: str, catalogue: AnyCatalogue | None) -> DeckList:
    """Read a plain text list.

    Args:
        text: the list, a card or heading a line.
        source: what to call it in errors.
        catalogue: decides between readings of a line ("7 Colored Fish" is one card, not seven)
            and puts Extra Deck cards of a list without such a heading into their section; without
            it the count wins and every card stays where it stands.

    Raises:
        BanneretError: a line cannot be a card.
    """
    entries: dict[Section, list[DeckEntry]] = {section: [] for section in Section}
    section = Section.MAIN
    name = ""
    game: Game | None = None
    cards = 0
    for number, line in enumerate(text.splitlines(), start=1):
        written = line.strip()
        if not name and written.startswith(_NAME_MARK):
            name = written.removeprefix(_NAME_MARK).strip()
            continue
        if written.startswith(_GAME_MARK) and written.removeprefix(_GAME_MARK) in list(Game):
            game = Game(written.removeprefix(_GAME_MARK))
            continue
        heading, rest = _heading_of(written)
        if heading is not None:
            section = heading
            written = rest
        if not written or written.startswith(("//", "#")):
            continue
        where = f"{source}, line {number}"
        if len(written) > _LONGEST_LINE:
            raise BanneretError(f"{where}: expected a card, found a line of {len(written)} characters")
        entry = _entry(written, where=where, catalogue=catalogue)
        cards += entry.count
        check_size(cards, where=where)
        entries[section].append(entry)
        if heading is Section.LEADER and rest:
            section = Section.MAIN
    main, extra = entries[Section.MAIN], entries[Section.EXTRA]
    if catalogue is not None and not extra:
        main, extra = _split(main, catalogue)
    return DeckList(
        leader=tuple(entries[Section.LEADER]),
        main=tuple(main),
        extra=tuple(extra),
        side=tuple(entries[Section.SIDE]),
        name=name,
        game=game,
    )


def looks_like_card_line(line: str) -> bool:
    """Whether a line reads as a count and a name."""
    return _COUNT_FIRST.fullmatch(line.strip()) is not None


def write_plain(deck: DeckList, *, headings: dict[Section, str]) -> str:
    """Write a list that `read_plain` reads back exactly.

    Args:
        deck: the deck; an entry with a password keeps it in brackets.
        headings: the heading of each section, in the words of the deck's game.

    Raises:
        BanneretError: a name cannot stand on a line of such a list.
    """
    lines: list[str] = []
    if deck.name:
        lines.append(_NAME_MARK + " ".join(deck.name.split()))
    if deck.game is Game.DUEL_MASTERS:
        lines.append(_GAME_MARK + deck.game)
    if lines:
        lines.append("")
    for section in Section:
        entries = deck.section(section)
        if not entries:
            continue
        lines.append(f"{headings[section]}:")
        lines += [_line(entry) for entry in entries]
        lines.append("")
    return "\n".join(lines)


def _line(entry: DeckEntry) -> str:
    """One entry as a line."""
    password = "" if entry.password is None else f"[{entry.password}]"
    line = " ".join(part for part in (f"{entry.count}x", entry.name, password) if part)
    if len(line) > _LONGEST_LINE or _entry(line, where="deck", catalogue=None) != entry:
        raise BanneretError(
            f"the name {shown(entry.label())} cannot be written in a text list; JSON can hold it"
        )
    return line


def _heading_of(line: str) -> tuple[Section | None, str]:
    """The section that a line begins, and what follows the heading on the same line."""
    if line.startswith("//"):
        return _UNTAP_HEADINGS.get(line[2:].strip().lower()), ""
    words = line.strip("#=*-_[]<>【】■◆ \t")
    section = _HEADINGS.get(_plain(_COUNT_AFTER_HEADING.sub("", words)))
    if section is not None:
        return section, ""
    before, colon, after = words.replace("：", ":").partition(":")
    section = _HEADINGS.get(_plain(before)) if colon else None
    if section is None:
        return None, line
    after = after.strip()
    return section, "" if _COUNT_AFTER_HEADING.fullmatch(after) else after


def _plain(heading: str) -> str:
    """A heading as `_HEADINGS` has it."""
    return "".join(heading.strip(" \t:：-–=*").split()).lower()


def _entry(line: str, *, where: str, catalogue: AnyCatalogue | None) -> DeckEntry:
    """The first reading of a card line that the catalogue knows, else the plainest."""
    readings = list(_readings(line, where=where))
    if catalogue is not None:
        for reading in readings:
            if reading.name is not None and catalogue.find(reading.name) is not None:
                return reading
    if not readings:
        raise BanneretError(f"{where}: expected a card, found {shown(line)}")
    plainest = readings[0]
    if plainest.name is not None and _BARE_NUMBER.fullmatch(plainest.name):
        return DeckEntry(count=plainest.count, password=parse_password(plainest.name, where=where))
    return plainest


def _readings(line: str, *, where: str) -> Iterator[DeckEntry]:
    """Every way to read a card line, the plainest first."""
    counted = _COUNT_FIRST.fullmatch(line)
    if counted is not None:
        count = int(counted["n"] or counted["m"])
        yield from _named(counted["name"], count=count, where=where)
        lettered = _COUNT_LETTER.fullmatch(line)
        if lettered is not None:
            yield from _named(lettered["name"], count=count, where=where)
            yield from _named(line.split(maxsplit=1)[1], count=count, where=where)
        yield from _named(line, count=1, where=where)
        return
    bare = _BULLET.sub("", line, count=1)
    if bare != line:
        yield from _readings(bare, where=where)
    last = _COUNT_LAST.fullmatch(_TRAILING_COMMENT.sub("", bare))
    if last is not None:
        yield from _named(last["name"], count=int(last["n"]), where=where)
    yield from _named(line, count=1, where=where)


def _named(written: str, *, count: int, where: str) -> Iterator[DeckEntry]:
    """Readings of what stands beside the count: a name, a bracketed number, or both."""
    if count < 1:
        raise BanneretError(f"{where}: expected at least one copy of {shown(written)}")
    name = _TRAILING_COMMENT.sub("", written).strip()
    bracketed = _PASSWORD_IN_BRACKETS.fullmatch(name)
    if bracketed is not None:
        password = parse_password(bracketed["password"], where=where)
        yield DeckEntry(count=count, password=password, name=bracketed["name"] or None)
        return
    if name:
        yield DeckEntry(count=count, name=name)
    unprinted = _PRINTING.sub("", name)
    if unprinted and unprinted != name:
        yield DeckEntry(count=count, name=unprinted)


def _split(entries: list[DeckEntry], catalogue: AnyCatalogue) -> tuple[list[DeckEntry], list[DeckEntry]]:
    """Main and Extra Deck of a list that does not tell them apart; unknown cards stay in the Main Deck."""
    main: list[DeckEntry] = []
    extra: list[DeckEntry] = []
    for entry in entries:
        card = None if entry.name is None else catalogue.find(entry.name)
        (extra if card is not None and is_extra_deck(card) else main).append(entry)
    return main, extra
