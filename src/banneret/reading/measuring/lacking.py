"""What the grammar lacks: the shortest words that, were they of some category, would let a sentence be read.

Where a sentence is declined, each category is tried as if it could also be any words around the place where
reading dies: a hole. As a hole has to hold that place, no reading has two of them.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from banneret.effects.spelling import Production, Spelling
from banneret.reading.grammar.engine import Failing, Found, Run, TooMuchWork, Word, words_of
from banneret.reading.grammar.tries import Firsts, Tries, tries_of
from banneret.reading.measuring.report import Example
from banneret.reading.reader import CardReading, Reader, SentenceReading
from banneret.reading.text.lexicon import Lexicon
from banneret.reading.text.scanner import scan

TRIED: Final = (
    *("qualifier", "adjective", "noun", "quantity", "zones", "who", "stat", "number", "amount", "every"),
    *("what", "simple_condition", "condition", "since", "duration", "moment", "place", "frequency"),
    *("simple_event", "event", "timing", "passive", "agents", "agent", "role", "deed", "event_deed"),
    *("doing", "state", "own_state", "done", "plain_action", "deed_action", "action", "valuing", "step"),
    *("limit", "static", "procedure", "price_part", "sentence", "bullet"),
)
"""Categories that may be lacking; of equally short words the category named first is told."""
_HOLE: Final = 1_000_000
"""The size of a hole: more than any tree, so that words are read where they can be."""
_PER_WORD: Final = 1_000
"""And of each of its words: the shortest hole wins, whatever stands around it."""
_PER_RANK: Final = 20
_LONGEST: Final = 30
"""Words in a hole; longer ones say nothing."""


class Lack(msgspec.Struct, frozen=True):
    """Words that are not read, and whom they stop."""

    category: str
    """What they would have to be; empty where no one hole is enough."""
    words: str
    """With NAME, NUMBER and the like for particular ones."""
    cards: int
    """Cards with a sentence that lacks them."""
    alone: int
    """Cards that lack nothing else."""
    examples: tuple[Example, ...]


class _Hole(NamedTuple):
    """Stands for the words that are not read."""

    category: str
    start: int
    end: int


class _AnyFirst(Firsts):
    """What parts can begin with, where some categories may be anything."""

    def of_category(self, name: str) -> frozenset[str] | None:
        """What a category can begin with."""
        return None if name in TRIED else super().of_category(name)


class _Forgotten(Failing):
    """What fails is not remembered: at another place, or in another text, a hole can stand for it."""

    def __setitem__(self, category: str, words: int) -> None:
        """Forget it."""


class _HoleRun(Run):
    """One text being read with a hole around a place. Its value is the hole, if there is one."""

    most_steps = 1_500_000

    def __init__(self, tries: Tries, words: Sequence[Word], place: int) -> None:
        super().__init__(tries, words, defaultdict(_Forgotten))
        self.place = place

    def category(self, name: str, start: int) -> list[Found]:
        """Every end that a category reaches by its productions or as a hole."""
        known = name in self.memo[start]
        found = super().category(name, start)
        if known or name not in TRIED or start > self.place:
            return found
        best = {one.end: one for one in found}
        rank = TRIED.index(name) * _PER_RANK
        for end in range(self.place + 1, min(len(self.words) - 1, start + _LONGEST)):
            size = _HOLE + (end - start) * _PER_WORD + rank
            if end not in best or best[end].size > size:
                best[end] = Found(end, size, _Hole(name, start, end), 0)
        result = list(best.values())
        self.memo[start][name] = result, self.farthest
        return result

    def built(self, production: Production, fields: tuple[tuple[str, Any], ...]) -> Any:
        """The value of a production, or the hole in it."""
        for _, value in fields:
            if type(value) is _Hole:
                return value
            if type(value) is tuple:
                for one in value:
                    if type(one) is _Hole:
                        return one
        return super().built(production, fields)


class Searcher:
    """Finds what sentences lack, by one spelling."""

    def __init__(self, spelling: Spelling) -> None:
        self._tries = tries_of(spelling, _AnyFirst(spelling))

    def lack(self, category: str, words: Sequence[Word], place: int) -> tuple[str, str] | None:
        """What the words lack to be read as a category: a category, and the words that would be it.

        Args:
            category: what all the words should be.
            words: that nothing reads.
            place: the number of the word where reading died.

        Returns:
            None where one hole is not enough, or it takes too much work.
        """
        run = _HoleRun(self._tries, words, min(place, len(words) - 2))
        try:
            for found in run.category(category, 0):
                if found.end == len(words) and type(found.value) is _Hole:
                    hole = found.value
                    return hole.category, general(words[hole.start : hole.end])
        except TooMuchWork:
            pass
        return None


def general(words: Sequence[Word]) -> str:
    """Words with NAME, NUMBER and the like for particular ones."""
    return " ".join(word.token_class or word.text for word in words)


def lacking(readings: Iterable[CardReading], reader: Reader, lexicon: Lexicon) -> Iterator[Lack]:
    """What the sentences of cards lack, that first which alone stops most cards.

    Args:
        readings: of the cards.
        reader: whose spelling is looked at.
        lexicon: the names that quotation marks may hold.
    """
    searcher = Searcher(reader.spelling)
    known: dict[str, tuple[str, str]] = {}
    stopped: defaultdict[tuple[str, str], list[Example]] = defaultdict(list)
    alone: Counter[tuple[str, str]] = Counter()
    for reading in readings:
        declined = [one for one in reading.sentences if not one.is_read()]
        for sentence in declined:
            words = words_of(scan(sentence.text, lexicon), sentence.text)
            template = general(words)
            if template not in known:
                known[template] = _lack(searcher, reader, sentence, words)
            stopped[known[template]].append(Example(reading.name, sentence.text))
            alone[known[template]] += len(declined) == 1 and not reading.bindings.unbound
    for key in sorted(stopped, key=lambda one: (-alone[one], -len(stopped[one]), one)):
        examples = stopped[key]
        yield Lack(*key, len({one.card for one in examples}), alone[key], tuple(examples[:3]))


def _lack(
    searcher: Searcher, reader: Reader, sentence: SentenceReading, words: Sequence[Word]
) -> tuple[str, str]:
    stop = sentence.stop
    if stop is None:
        return "", "ambiguous"
    if stop.reason:
        return "", stop.reason
    return searcher.lack(reader.category_of(sentence.role), words, stop.word) or ("", stop.context)
