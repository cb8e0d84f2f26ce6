"""How much of a catalogue is read, and what stands in the way."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from banneret.effects.yugioh_terms import CardType
from banneret.reading.reader import CardReading, CardText, SentenceReading, Verdict


class Coverage(msgspec.Struct, frozen=True):
    """How many cards of a group are read."""

    group: str
    cards: int
    read: int

    def share(self) -> float:
        """From 0 to 1; of no cards, all are read."""
        return self.read / self.cards if self.cards else 1.0


class Example(msgspec.Struct, frozen=True):
    """A sentence that is not read."""

    card: str
    sentence: str


class Obstacle(msgspec.Struct, frozen=True):
    """A place where reading dies, and whom it stops."""

    context: str
    """The words around it, with NAME, NUMBER and the like for particular ones."""
    cards: int
    """Cards with a sentence that dies there."""
    alone: int
    """Cards that lack nothing else."""
    examples: tuple[Example, ...]


class Report(msgspec.Struct, frozen=True):
    """What became of many cards."""

    coverage: tuple[Coverage, ...]
    sentences: dict[Verdict, int]
    obstacles: tuple[Obstacle, ...]
    """Those that stop most cards first."""
    ambiguous: tuple[Example, ...]


class CardResult(msgspec.Struct, frozen=True):
    """A card with its reading."""

    card: CardText
    reading: CardReading


def _text(card: CardText) -> str:
    return f"{card.pendulum_text}\n{card.text}"


GROUPS: Final[Mapping[str, Callable[[CardText], bool]]] = MappingProxyType(
    {
        "all cards with text": lambda card: True,
        "monsters": lambda card: card.card_type is CardType.MONSTER,
        "Spells": lambda card: card.card_type is CardType.SPELL,
        "Traps": lambda card: card.card_type is CardType.TRAP,
        "with Pendulum text": lambda card: bool(card.pendulum_text),
        "with bullets": lambda card: "●" in _text(card),
        "with colon or semicolon": lambda card: not {":", ";"}.isdisjoint(_text(card)),
        "without": lambda card: {":", ";"}.isdisjoint(_text(card)),
    }
)
"""Groups of cards by what coverage is told."""
_EXAMPLES: Final = 3


def report(results: Iterable[CardResult], decks: Mapping[str, frozenset[str]] | None = None) -> Report:
    """Sum up the readings of cards; those without a sentence do not count.

    Args:
        results: cards with their readings.
        decks: the names of the cards of each deck, by the deck's name.
    """
    of_groups: dict[str, list[int]] = {name: [0, 0] for name in GROUPS}
    sentences: Counter[Verdict] = Counter()
    stopped: defaultdict[str, list[Example]] = defaultdict(list)
    blocked: Counter[str] = Counter()
    alone: Counter[str] = Counter()
    ambiguous: list[Example] = []
    unread: set[str] = set()
    for result in results:
        reading = result.reading
        if not reading.sentences:
            continue
        is_read = reading.is_read()
        if not is_read:
            unread.add(reading.name)
        for name, belongs in GROUPS.items():
            if belongs(result.card):
                of_groups[name][0] += 1
                of_groups[name][1] += is_read
        contexts: list[str] = []
        for sentence in reading.sentences:
            sentences[sentence.verdict] += 1
            example = Example(reading.name, sentence.text)
            if sentence.verdict is Verdict.AMBIGUOUS:
                ambiguous.append(example)
            elif not sentence.is_read():
                context = _context(sentence)
                contexts.append(context)
                stopped[context].append(example)
        for unbound in reading.bindings.unbound:
            context = f"nothing is bound to: {unbound.word}"
            contexts.append(context)
            sentence = reading.sentences[unbound.reference.sentence]
            stopped[context].append(Example(reading.name, sentence.text))
        blocked.update(set(contexts))
        if len(set(contexts)) == 1:
            alone[contexts[0]] += 1
    return Report(
        (
            *(Coverage(name, cards, read) for name, (cards, read) in of_groups.items()),
            *_coverage_of_decks(decks or {}, unread),
        ),
        dict(sentences),
        tuple(
            Obstacle(context, cards, alone[context], tuple(stopped[context][:_EXAMPLES]))
            for context, cards in blocked.most_common()
        ),
        tuple(ambiguous),
    )


def _context(sentence: SentenceReading) -> str:
    return "" if sentence.stop is None else sentence.stop.context


def _coverage_of_decks(decks: Mapping[str, frozenset[str]], unread: set[str]) -> Iterator[Coverage]:
    for name, cards in sorted(decks.items()):
        yield Coverage(f"deck {name}", len(cards), len(cards - unread))
    if decks:
        everything = frozenset().union(*decks.values())
        yield Coverage("all decks", len(everything), len(everything - unread))


def report_lines(found: Report, *, obstacles: int, examples: int = 1) -> Iterator[str]:
    """A report in lines for people.

    Args:
        found: the report.
        obstacles: how many of the places where reading dies are shown.
        examples: how many sentences each of them is shown with.
    """
    for one in found.coverage:
        yield f"{one.group:40} {one.read:6,} of {one.cards:6,}  {one.share():6.1%}"
    total = sum(found.sentences.values()) or 1
    yield ""
    for verdict in Verdict:
        count = found.sentences.get(verdict, 0)
        yield f"sentences {verdict.value:30} {count:6,}  {count / total:6.1%}"
    if found.ambiguous:
        yield ""
        yield "Ambiguous:"
        for example in found.ambiguous[:obstacles]:
            yield f"  {example.card}: {example.sentence}"
    yield ""
    yield f"Where reading dies ({len(found.obstacles):,} places): cards stopped, cards that lack nothing else"
    for obstacle in found.obstacles[:obstacles]:
        yield f"{obstacle.cards:6,} {obstacle.alone:6,}  {obstacle.context}"
        for example in obstacle.examples[:examples]:
            yield f"{'':16}{example.card}: {example.sentence}"
