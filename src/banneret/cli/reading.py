"""``banneret reading``: how much of the catalogue is read, and what stands in the way."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from banneret.cards.catalogue import Catalogue, open_catalogue
from banneret.cards.game import Game
from banneret.errors import BanneretError

if TYPE_CHECKING:
    from banneret.cards.yugioh import YugiohCard
    from banneret.reading.measuring.report import CardResult

app = typer.Typer(help="How much of the catalogue is read, and what stands in the way.")


@app.callback()
def reading() -> None:
    """How much of the catalogue is read, and what stands in the way."""


Jobs = Annotated[int, typer.Option("--jobs", min=1, help="Processes that read.")]
AsJson = Annotated[bool, typer.Option("--json", help="Machine-readable output.")]


@app.command()
def report(
    decks: Annotated[
        Path | None, typer.Option("--decks", metavar="DIR", help="Coverage of each .ydk deck there, too.")
    ] = None,
    limit: Annotated[int, typer.Option("--limit", min=0, help="Show so many places.")] = 40,
    examples: Annotated[int, typer.Option("--examples", min=0, max=3, help="Sentences for each.")] = 1,
    containing: Annotated[
        str, typer.Option("--containing", metavar="WORDS", help="Only places with these words.")
    ] = "",
    facts: Annotated[
        Path | None, typer.Option("--facts", metavar="FILE", help="Compare with a simulator's facts instead.")
    ] = None,
    explained: Annotated[
        Path | None,
        typer.Option(
            "--explained", metavar="FILE", help="With --facts: leave out where the facts are wrong."
        ),
    ] = None,
    about: Annotated[
        str | None,
        typer.Option("--about", metavar="WHAT", help="With --facts: all disagreements about kind, DRAW ..."),
    ] = None,
    ledger: Annotated[
        Path | None, typer.Option("--ledger", metavar="FILE", help="What changed against a ledger, too.")
    ] = None,
    jobs: Jobs = 1,
    as_json: AsJson = False,
) -> None:
    """Read the whole catalogue and sum up: coverage by group, and where reading dies most."""
    catalogue = open_catalogue(Game.YUGIOH)
    if facts is not None:
        _compare(facts, explained, about, catalogue, jobs, as_json=as_json)
        return
    from banneret.reading.measuring.report import report as summed_up
    from banneret.reading.measuring.report import report_lines

    results = list(_results(catalogue, jobs))
    found = summed_up(results, {} if decks is None else _decks(decks, catalogue))
    if containing:
        words = containing.lower()
        found = msgspec.structs.replace(
            found,
            obstacles=tuple(one for one in found.obstacles if words in one.context.lower()),
            ambiguous=tuple(one for one in found.ambiguous if words in one.sentence.lower()),
        )
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        print("\n".join(report_lines(found, obstacles=limit, examples=examples)))
        if ledger is not None:
            print("\n".join(_changes(ledger, results)))


@app.command()
def lacking(
    category: Annotated[
        str, typer.Option("--category", metavar="NAME", help="Only what is lacking of this category.")
    ] = "",
    containing: Annotated[
        str, typer.Option("--containing", metavar="WORDS", help="Only words that have these in them.")
    ] = "",
    limit: Annotated[int, typer.Option("--limit", min=0, help="Show so many.")] = 40,
    examples: Annotated[int, typer.Option("--examples", min=0, max=3, help="Sentences for each.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Show what the grammar lacks: the shortest words that, were they read, would let a sentence be read."""
    from banneret.reading.measuring.lacking import lacking as found_lacking
    from banneret.reading.reader import Reader
    from banneret.reading.text.lexicon import Lexicon

    catalogue = open_catalogue(Game.YUGIOH)
    cards = list(catalogue.cards())
    lexicon = Lexicon(catalogue.names())
    reader = Reader(lexicon)
    readings = with_progress(map(reader.card, cards), len(cards))
    lacks = [
        one
        for one in found_lacking(readings, reader, lexicon)
        if category in ("", one.category) and containing.lower() in one.words
    ]
    if as_json:
        print(msgspec.json.encode(lacks).decode())
        return
    for one in lacks[:limit]:
        print(f"{one.cards:6,} {one.alone:6,}  {one.category or '?'}: {one.words}")
        for example in one.examples[:examples]:
            print(f"{'':16}{example.card}: {example.sentence}")


def _compare(
    path: Path,
    explained: Path | None,
    about: str | None,
    catalogue: Catalogue[YugiohCard],
    jobs: int,
    *,
    as_json: bool,
) -> None:
    """Compare with the facts of a file, gzipped or not."""
    import gzip

    from banneret.reading.measuring.comparing import compare, comparison_lines, read_explained, read_facts

    data = path.read_bytes()
    if data[:2] == b"\x1f\x8b":
        data = gzip.decompress(data)
    facts = read_facts(data.splitlines(), source=str(path))
    named = {
        card.name: facts[code] for card in catalogue.cards() for code in card.codes()[::-1] if code in facts
    }
    left_out: frozenset[tuple[str, str]] = frozenset()
    if explained is not None:
        left_out = read_explained(explained.read_text("utf-8"), source=str(explained))
    found = compare(_results(catalogue, jobs), named, left_out)
    if as_json:
        print(msgspec.json.encode(found.disagreements).decode())
    else:
        print("\n".join(comparison_lines(found, about=about)))


def _changes(path: Path, results: Sequence[CardResult]) -> Iterator[str]:
    """What changed against a ledger."""
    from banneret.reading.measuring.ledger import changes, entry_of, read_ledger

    old = read_ledger(path.read_text("utf-8"), source=str(path))
    found = changes(old, (entry_of(result.reading) for result in results))
    for what, names in (
        ("read now", found.gained),
        ("no longer read", found.lost),
        ("other trees", found.changed),
    ):
        yield f"{what}: {len(names):,}"
        yield from (f"  {name}" for name in names)


def _results(catalogue: Catalogue[YugiohCard], jobs: int) -> Iterator[CardResult]:
    """All cards of a catalogue with their readings; a bar shows how far it is."""
    from banneret.reading.many import read_many
    from banneret.reading.measuring.report import CardResult
    from banneret.reading.text.lexicon import Lexicon

    cards = list(catalogue.cards())
    readings = with_progress(read_many(cards, Lexicon(catalogue.names()), jobs=jobs), len(cards))
    return (CardResult(card, reading) for card, reading in zip(cards, readings, strict=True))


def with_progress(items: Iterator[Any], total: int) -> Iterator[Any]:
    """Show how far reading is, where somebody is looking."""
    if not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(items, "reading", total=total, console=Console(stderr=True), transient=True)


def _decks(folder: Path, catalogue: Catalogue[YugiohCard]) -> dict[str, frozenset[str]]:
    """The names of the cards of each .ydk deck of a folder; numbers that are no cards are left out.

    Raises:
        BanneretError: there are no decks.
    """
    from banneret.decks.files.ydk import read_ydk

    found: dict[str, frozenset[str]] = {}
    for path in sorted(folder.glob("*.ydk")):
        deck = read_ydk(path.read_text("utf-8"), source=str(path))
        cards = (catalogue.by_password(entry.password) for _, entry in deck.entries() if entry.password)
        found[path.stem] = frozenset(card.name for card in cards if card is not None)
    if not found:
        raise BanneretError(f"{folder}: expected a folder with .ydk files")
    return found
