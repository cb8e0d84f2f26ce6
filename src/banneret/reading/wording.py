"""The multiplayer wording of a card (D25 to D30): its own text with the changed words, each with its rule.

Only the words that the rules change are changed: the rewritten tree is compared with the tree in print, and
the differences are carried over to the card's text. A sentence that is not read stays as it is and says so.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from typing import Final, NamedTuple

import msgspec

from banneret.effects.kinds import Sentence
from banneret.effects.opponents import EachPlayer, Plain, multiplayer_sentences
from banneret.effects.printer import print_node
from banneret.effects.wording import Worded, multiplayer_wording
from banneret.reading.reader import CardText, Reader, SentenceReading, card_sections
from banneret.reading.text.mentions import Section
from banneret.reading.text.modern import modernise
from banneret.reading.text.scanner import scan
from banneret.reading.text.sentences import Role, pieces


class Change(msgspec.Struct, frozen=True):
    """Some words of a text that read otherwise for many players."""

    start: int
    """Where they begin in the printed text."""
    end: int
    words: str
    """What stands there instead."""
    rule: str


class SectionWording(msgspec.Struct, frozen=True):
    """One section of a card."""

    section: Section
    printed: str
    changes: tuple[Change, ...]
    unread: tuple[tuple[int, int], ...]
    """Where sentences stand that are not read; whether they would change is not known."""

    @property
    def multiplayer(self) -> str:
        """The section with the changes made."""
        return _changed(self.printed, self.changes)


class Wording(msgspec.Struct, frozen=True):
    """The multiplayer wording of a card."""

    name: str
    sections: tuple[SectionWording, ...]

    @property
    def printed(self) -> str:
        """The whole text as printed."""
        return "\n".join(one.printed for one in self.sections)

    @property
    def multiplayer(self) -> str:
        """The whole text for many players."""
        return "\n".join(one.multiplayer for one in self.sections)

    def changes(self) -> Iterator[tuple[str, Change]]:
        """All changes in the order of the text, each with the printed words that it replaces."""
        for section in self.sections:
            for change in section.changes:
                yield section.printed[change.start : change.end], change

    def is_whole(self) -> bool:
        """Whether every sentence is read."""
        return not any(one.unread for one in self.sections)


def wording(
    card: CardText, reader: Reader, *, each_player: EachPlayer = EachPlayer.ALL, settled_by: str = "D25"
) -> Wording:
    """The multiplayer wording of a card.

    Args:
        card: the card.
        reader: reads its sentences.
        each_player: what "each player" means on it.
        settled_by: the rule that says so.
    """
    plain = Plain.of(card.card_type, card.property)
    return Wording(
        card.name,
        tuple(
            _section(
                section,
                text,
                reader,
                Plain.LASTING if section is Section.PENDULUM else plain,
                each_player,
                settled_by,
            )
            for section, text in card_sections(card)
        ),
    )


class _Placed(NamedTuple):
    """A sentence and where it stands in the text that is read."""

    start: int
    end: int
    reading: SentenceReading


def _section(
    section: Section,
    printed: str,
    reader: Reader,
    plain: Plain,
    each_player: EachPlayer,
    settled_by: str,
) -> SectionWording:
    text = modernise(printed, reader.lexicon)
    tokens = scan(text, reader.lexicon)
    spans = [(tokens[one.first].start, tokens[one.last - 1].end) for one in pieces(section, tokens)]
    placed = [
        _Placed(*span, reading)
        for span, reading in zip(spans, reader.sentences(printed, section), strict=True)
    ]
    changes: list[Change] = []
    trees = rewritten_trees([one.reading for one in placed], plain, each_player)
    for sentence, tree in zip(placed, trees, strict=True):
        if tree is not None:
            changes += _changes_in(sentence, text, tree, settled_by)
    unread = [Change(one.start, one.end, "", "") for one in placed if not one.reading.is_read()]
    return SectionWording(
        section,
        printed,
        tuple(_carried(changes, text, printed)),
        tuple((one.start, one.end) for one in _carried(unread, text, printed)),
    )


def rewritten_trees(
    section: Sequence[SentenceReading], plain: Plain, each_player: EachPlayer
) -> list[Sentence | None]:
    """The trees of one section for any number of players; None for each sentence that is not read.

    Args:
        section: all its sentences, in order.
        plain: what its sentences without a colon and a semicolon are.
        each_player: what "each player" means on the card.
    """
    trees: list[Sentence | None] = [None] * len(section)
    for run in _runs(section):
        rewritten = multiplayer_sentences(
            [tree for number in run if (tree := section[number].tree) is not None],
            plain=Plain.ACTIVATED if _lists_what_is_activated(run[0], section) else plain,
            each_player=each_player,
            bullets=frozenset(
                place for place, number in enumerate(run) if section[number].role is Role.BULLET
            ),
        )
        for number, tree in zip(run, rewritten, strict=True):
            trees[number] = tree
    return trees


def _runs(section: Sequence[SentenceReading]) -> Iterator[list[int]]:
    """Sentences in a row that are read; bullets whose head is not read end where the bullets end."""
    run: list[int] = []
    for number, one in enumerate(section):
        is_read = one.is_read() and one.tree is not None
        if run and not (is_read and _belong_together(section[run[0]], one)):
            yield run
            run = []
        if is_read:
            run.append(number)
    if run:
        yield run


def _belong_together(first: SentenceReading, other: SentenceReading) -> bool:
    return first.role is not Role.BULLET or other.role is Role.BULLET


def _lists_what_is_activated(first: int, section: Sequence[SentenceReading]) -> bool:
    """Whether a run is the bullets of a sentence that is not read and has a colon or a semicolon."""
    if section[first].role is not Role.BULLET:
        return False
    before = [one for one in section[:first] if one.role is not Role.BULLET]
    return bool(before) and not before[-1].is_read() and bool(_ACTIVATES.search(before[-1].text))


_ACTIVATES: Final = re.compile(r'[:;](?=[^"]*(?:"[^"]*"[^"]*)*$)')
"""A colon or a semicolon outside of names (D21)."""


def _changes_in(sentence: _Placed, text: str, rewritten: Sentence, settled_by: str) -> Iterator[Change]:
    """What a sentence of the text that is read changes."""
    reading = sentence.reading
    assert reading.tree is not None
    category = _CATEGORIES.get(reading.role, "sentence")
    worded = multiplayer_wording(rewritten, category, settled_by=settled_by)
    original = text[sentence.start : sentence.end]
    printed = print_node(reading.tree, category)
    changes = list(_differences(printed, worded))
    carried = _carried(changes, printed, original)
    if len(carried) < len(changes):
        carried = [Change(0, len(original), worded.text, changes[0].rule)]
    for change in carried:
        yield Change(sentence.start + change.start, sentence.start + change.end, change.words, change.rule)


_CATEGORIES: Final = {Role.BULLET: "bullet", Role.REMINDER: "reminder", Role.MATERIALS: "materials"}
_ENDING: Final = re.compile(r"'?s?'?$")
"""What one word of texts that say the same may have, and the other not: hands and hand."""
_TOKEN: Final = re.compile(r'"[^"]*"|[\w’\'\-]+|[^\w\s]')


class _Text(NamedTuple):
    """A text in words, and where they stand."""

    words: list[str]
    spans: list[tuple[int, int]]

    @classmethod
    def of(cls, text: str) -> _Text:
        found = list(_TOKEN.finditer(text))
        return cls([one[0].replace("’", "'") for one in found], [one.span() for one in found])


class _Difference(NamedTuple):
    """Words of one text and the words of another that stand in their place."""

    start: int
    end: int
    other_start: int
    other_end: int
    rule: str


def _differences(printed: str, worded: Worded) -> Iterator[Change]:
    """What changes from the printed words of a tree to its multiplayer wording."""
    before = _Text.of(printed)
    after = _Text.of(worded.text)
    matcher = SequenceMatcher(None, before.words, after.words, autojunk=False)
    found = [
        _Difference(*_with_neighbour(code, len(before.words), len(after.words)), "")
        for tag, *code in matcher.get_opcodes()
        if tag != "equal"
    ]
    marked = [_is_marked(span, worded) for span in after.spans]
    whole = [_with_phrase(one, marked, before.words, after.words) for one in found]
    for one in _joined([one._replace(rule=_rule(one, after, worded)) for one in whole]):
        yield Change(
            before.spans[one.start][0],
            before.spans[one.end - 1][1],
            worded.text[after.spans[one.other_start][0] : after.spans[one.other_end - 1][1]],
            one.rule,
        )


def _with_neighbour(code: Sequence[int], most: int, other_most: int) -> tuple[int, int, int, int]:
    """A difference with a word that stays, where words are only added or only taken away."""
    start, end, other_start, other_end = code
    if start == end or other_start == other_end:
        if end < most and other_end < other_most:
            return start, end + 1, other_start, other_end + 1
        return start - 1, end, other_start - 1, other_end
    return start, end, other_start, other_end


def _is_marked(span: tuple[int, int], worded: Worded) -> bool:
    return any(one.start < span[1] and span[0] < one.end for one in worded.phrases)


def _with_phrase(
    difference: _Difference, marked: Sequence[bool], before: Sequence[str], after: Sequence[str]
) -> _Difference:
    """A difference with the whole of the phrase that it is part of: "your opponent", not only "your"."""
    start, end, other_start, other_end, rule = difference
    while (
        min(start, other_start) > 0
        and marked[other_start]
        and marked[other_start - 1]
        and before[start - 1] == after[other_start - 1]
    ):
        start, other_start = start - 1, other_start - 1
    while (
        other_end < len(after)
        and end < len(before)
        and marked[other_end - 1]
        and marked[other_end]
        and before[end] == after[other_end]
    ):
        end, other_end = end + 1, other_end + 1
    return _Difference(start, end, other_start, other_end, rule)


def _rule(difference: _Difference, after: _Text, worded: Worded) -> str:
    """The rule of the first phrase in a difference; empty where there is none."""
    start = after.spans[difference.other_start][0]
    end = after.spans[difference.other_end - 1][1]
    return next((one.rule for one in worded.phrases if one.start < end and start < one.end), "")


def _joined(differences: Sequence[_Difference]) -> list[_Difference]:
    """Differences, those that touch joined, and those of no rule (an ending, a place) with the nearest."""
    joined: list[_Difference] = []
    for one in differences:
        if joined and one.start <= joined[-1].end:
            joined[-1:] = [_together(joined[-1], one)]
        else:
            joined.append(one)
    number = 0
    while len(joined) > 1 and number < len(joined):
        if joined[number].rule:
            number += 1
            continue
        before = joined[number].start - joined[number - 1].end if number else _FAR + 1
        after = joined[number + 1].start - joined[number].end if number + 1 < len(joined) else _FAR
        number -= before < after
        joined[number : number + 2] = [_together(*joined[number : number + 2])]
    return joined


_FAR: Final = 1000
"""More words than a sentence has."""


def _together(one: _Difference, other: _Difference) -> _Difference:
    return _Difference(one.start, other.end, one.other_start, other.other_end, one.rule or other.rule)


def _carried(changes: Sequence[Change], text: str, other: str) -> list[Change]:
    """Changes of one text as changes of another that says the same in partly other words.

    Those whose place is not found are left out.
    """
    if text == other:
        return list(changes)
    before, after = _Text.of(text), _Text.of(other)
    same: dict[int, int] = {}
    matcher = SequenceMatcher(None, _stems(before.words), _stems(after.words), autojunk=False)
    for start, other_start, size in matcher.get_matching_blocks():
        same.update(zip(range(start, start + size), range(other_start, other_start + size), strict=True))
    starts = {span[0]: number for number, span in enumerate(before.spans)}
    ends = {span[1]: number for number, span in enumerate(before.spans)}
    carried = []
    for change in changes:
        first, last = starts[change.start], ends[change.end]
        place = _place(first, last, same, len(before.words), len(after.words))
        if place is not None:
            carried.append(
                msgspec.structs.replace(change, start=after.spans[place[0]][0], end=after.spans[place[1]][1])
            )
    return carried


def _stems(words: Iterable[str]) -> list[str]:
    return [_ENDING.sub("", word.lower()) for word in words]


def _place(first: int, last: int, same: dict[int, int], most: int, other_most: int) -> tuple[int, int] | None:
    """Where the words from first to last stand in the other text, by themselves or by their neighbours."""
    start = same.get(first)
    if start is None:
        start = 0 if first == 0 else same[first - 1] + 1 if first - 1 in same else None
    end = same.get(last)
    if end is None:
        end = other_most - 1 if last == most - 1 else same[last + 1] - 1 if last + 1 in same else None
    return None if start is None or end is None or end < start else (start, end)


def _changed(text: str, changes: Iterable[Change]) -> str:
    for change in reversed(tuple(changes)):
        text = text[: change.start] + change.words + text[change.end :]
    return text
