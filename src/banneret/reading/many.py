"""Many cards read, on one core or several."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from banneret.reading.reader import CardReading, CardText, Reader
from banneret.reading.text.lexicon import Lexicon


def read_many(cards: Sequence[CardText], lexicon: Lexicon, *, jobs: int = 1) -> Iterator[CardReading]:
    """Read cards in their order.

    Args:
        cards: what to read.
        lexicon: the names that quotation marks may hold.
        jobs: how many processes share the work; each reads by itself what sentences have in common.
    """
    if jobs <= 1:
        yield from map(Reader(lexicon).card, cards)
        return
    from multiprocessing import get_context

    size = -(-len(cards) // jobs)
    shares = [cards[start : start + size] for start in range(0, len(cards), size)]
    with get_context("spawn").Pool(jobs) as pool:
        for readings in pool.imap(partial(_read_share, lexicon), shares):
            yield from readings


def _read_share(lexicon: Lexicon, cards: Sequence[CardText]) -> list[CardReading]:
    return list(map(Reader(lexicon).card, cards))
