"""``banneret reading``: how much of the catalogue is read, and what stands in the way."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from banneret.cards.catalogue import Catalogue, open_catalogue
from banneret.cards.game import Game
from banneret.errors import BanneretError

if TYPE_CHECKING:
    from banneret.cards.yugioh import YugiohCard
    from banneret.reading.report import CardResult

app = typer.Typer(help="How much of the catalogue is read, and what stands in the way.")


@app.callback()
def reading() -> None:
    """How much of the catalogue is read, and what stands in the way."""


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
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes that read.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable output.")] = False,
) -> None:
    """Read the whole catalogue and sum up: coverage by group, and where reading dies most."""
    from banneret.reading.report import report as summed_up
    from banneret.reading.report import report_lines

    catalogue = open_catalogue(Game.YUGIOH)
    found = summed_up(_results(catalogue, jobs), {} if decks is None else _decks(decks, catalogue))
    if containing:
        kept = tuple(one for one in found.obstacles if containing.lower() in one.context.lower())
        ambiguous = tuple(one for one in found.ambiguous if containing.lower() in one.sentence.lower())
        found = msgspec.structs.replace(found, obstacles=kept, ambiguous=ambiguous)
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        print("\n".join(report_lines(found, obstacles=limit, examples=examples)))


def _results(catalogue: Catalogue[YugiohCard], jobs: int) -> Iterator[CardResult]:
    """All cards of a catalogue with their readings; a bar shows how far it is."""
    from banneret.reading.lexicon import Lexicon
    from banneret.reading.many import read_many
    from banneret.reading.report import CardResult

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
