"""``banneret deck``: check a deck against a format, convert it, show it."""

from __future__ import annotations

import sys
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from banneret.cards.catalogue import open_catalogue
from banneret.cards.game import Game
from banneret.cli.errors import ExitStatus
from banneret.decks.files import DeckKind, read_deck, write_deck
from banneret.decks.files.limits import MAX_BYTES
from banneret.decks.lookup import AnyCatalogue
from banneret.decks.model import DeckList
from banneret.decks.options import CheckOptions, RecommendedBans
from banneret.decks.resolve import resolve
from banneret.decks.rules import SECTION_TITLES
from banneret.errors import BanneretError

if TYPE_CHECKING:
    from banneret.decks.statistics import DeckStatistics
    from banneret.decks.verdict import Verdict

app = typer.Typer(help="Check a deck against a format, show it, convert it.")


class Format(StrEnum):
    """A format with deck rules, spelled as ``--format`` takes it."""

    OPEN = "open"
    DOMAIN = "domain"
    NEO = "neo"
    NEO_DECK_MASTER_DUEL = "neo-deck-master-duel"
    DMEDH = "dmedh"

    @property
    def game(self) -> Game:
        """The game that the format is played with."""
        return Game.DUEL_MASTERS if self is Format.DMEDH else Game.YUGIOH

    @property
    def check_module(self) -> str:
        """The module whose ``check_deck`` knows the format's deck rules."""
        match self:
            case Format.OPEN:
                return "banneret.formats.open"
            case Format.DOMAIN:
                return "banneret.formats.domain.deck"
            case Format.NEO | Format.NEO_DECK_MASTER_DUEL:
                return "banneret.formats.neo.deck"
            case Format.DMEDH:
                return "banneret.formats.dmedh.deck"


_SUGGESTED_FOR = 10
"""So many unknown names get suggestions; more are most likely another game's deck."""

DeckFile = Annotated[
    str,
    typer.Argument(
        metavar="FILE",
        help="A deck of any kind: .ydk, ydke:// link, Omega code, list, JSON; - reads standard input.",
    ),
]
Leader = Annotated[
    str | None,
    typer.Option(
        "--leader",
        metavar="NAME",
        help='The Deck Master or commander; the parts of a linked God joined by " + ".',
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Machine-readable output.")]
OfGame = Annotated[
    Game | None, typer.Option("--game", help="Whose cards these are, where the deck does not say it.")
]


@app.command()
def check(
    file: DeckFile,
    format_: Annotated[Format, typer.Option("--format", help="The format whose deck rules count.")],
    leader: Leader = None,
    profile: Annotated[
        str | None, typer.Option("--profile", metavar="P", help="The dated profile of the format.")
    ] = None,
    unlocks: Annotated[
        str | None,
        typer.Option(
            "--unlocks", metavar="all|FILE", help="Neo: the unlocked Deck Masters, a name a line (N11)."
        ),
    ] = None,
    limits: Annotated[
        str | None,
        typer.Option(
            "--limits", metavar="FILE", help="Neo: a list of forbidden and limited cards (lflist.conf)."
        ),
    ] = None,
    bans: Annotated[
        RecommendedBans, typer.Option("--bans", help="DMEDH: whether the recommended bans count (E6).")
    ] = RecommendedBans.OFF,
    as_json: AsJson = False,
) -> None:
    """Say whether a deck is legal, and name everything that it breaks."""
    deck, catalogue = _load(file, format_.game)
    options = CheckOptions(profile=profile, recommended_bans=bans)
    if unlocks is not None or limits is not None:
        from banneret.formats.neo.lists import read_limits, read_unlocks

        cards = open_catalogue(Game.YUGIOH)
        options = CheckOptions(
            profile=profile,
            recommended_bans=bans,
            unlocks=frozenset() if unlocks is None else read_unlocks(unlocks, cards),
            limits={} if limits is None else read_limits(Path(limits), cards),
        )
    resolved = resolve(deck, catalogue, leader=leader)
    verdict: Verdict = import_module(format_.check_module).check_deck(
        resolved, catalogue=catalogue, options=options
    )
    if as_json:
        print(msgspec.json.encode(verdict).decode())
    else:
        _print_verdict(verdict, format_, catalogue)
    if not verdict.legal:
        raise typer.Exit(ExitStatus.NO)


@app.command()
def convert(
    file: DeckFile,
    to: Annotated[DeckKind, typer.Option("--to", help="The kind of file to write.")],
    game: OfGame = None,
) -> None:
    """Write a deck as a file of another kind, every section and every unknown card included."""
    deck, catalogue = _load(file, game)
    sys.stdout.write(write_deck(deck, to, catalogue))


@app.command()
def show(
    file: DeckFile,
    game: OfGame = None,
    leader: Leader = None,
    hands: Annotated[
        int, typer.Option("--hands", min=0, max=1000, help="How many sample hands to draw.")
    ] = 3,
    seed: Annotated[int, typer.Option("--seed", help="The same seed draws the same hands.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Show a deck's curve, Types, Attributes, sample hands, and the odds of opening each card."""
    from banneret.decks.statistics import statistics_of

    deck, catalogue = _load(file, game)
    resolved = resolve(deck, catalogue, leader=leader)
    statistics = statistics_of(resolved, name=deck.name, hands=hands, seed=seed)
    if as_json:
        print(msgspec.json.encode(statistics).decode())
    else:
        _print_statistics(statistics)


def _load(file: str, game: Game | None) -> tuple[DeckList, AnyCatalogue]:
    """A deck and the catalogue of its game: the one asked for, else the one that the deck names."""
    source, data = _data(file)
    if game is None:
        game = read_deck(data, source=source).game or Game.YUGIOH
    catalogue = open_catalogue(game)
    return read_deck(data, source=source, catalogue=catalogue), catalogue


def _data(file: str) -> tuple[str, bytes]:
    """What to call a deck in errors, and its bytes, up to just above what a deck may have."""
    if file.startswith("ydke://"):
        return "the link", file.encode()
    if file == "-":
        return "standard input", sys.stdin.buffer.read(MAX_BYTES + 1)
    try:
        with Path(file).open("rb") as opened:
            return Path(file).name, opened.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise BanneretError(f"{file}: {getattr(error, 'strerror', None) or error}") from None


def _print_verdict(verdict: Verdict, format_: Format, catalogue: AnyCatalogue) -> None:
    """Print a verdict for people, with suggestions for names that are not known."""
    led = f", led by {verdict.leader}" if verdict.leader else ""
    print(f"{'legal' if verdict.legal else 'not legal'} in {format_}{led}")
    for violation in verdict.violations:
        where = SECTION_TITLES[violation.section]
        subject = where if violation.card is None else f"{where}, {violation.card}"
        print(f"  {violation.rule:<4} {subject} ({violation.count}): {violation.message}")
    for number, name in enumerate(verdict.unknown):
        near = () if name.isdecimal() or number >= _SUGGESTED_FOR else catalogue.suggest(name)
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        print(f"  unknown card {name}{hint}")


def _print_statistics(statistics: DeckStatistics) -> None:
    """Print the figures of a deck as tables."""
    from rich.console import Console
    from rich.table import Table

    from banneret.decks.statistics import TURNS

    console = Console()
    sizes = ", ".join(f"{section} {size}" for section, size in statistics.sizes.items() if size)
    console.print(f"{statistics.name or 'deck'}: {sizes}", markup=False, highlight=False)
    if statistics.leader:
        console.print(f"led by {' + '.join(statistics.leader)}", markup=False, highlight=False)
    for title, counts in (
        ("kind", statistics.kinds),
        ("level or cost", statistics.curve),
        ("attribute or civilization", statistics.attributes),
        ("type or race", statistics.types),
    ):
        if not counts:
            continue
        table = Table(title, "cards", "")
        most = max(counts.values())
        for label, count in counts.items():
            table.add_row(label, str(count), "█" * max(1, round(30 * count / most)))
        console.print(table)
    odds = Table("opening", "copies", "first hand", *(f"turn {turn}" for turn in range(1, TURNS + 1)))
    shown: dict[int, list[str]] = {}
    for each in statistics.odds:
        shown.setdefault(each.copies, []).append(each.card)
    by_copies = {each.copies: each for each in statistics.odds}
    for copies, cards in sorted(shown.items()):
        each = by_copies[copies]
        subject = cards[0] if len(cards) == 1 else f"each of {len(cards)} cards"
        odds.add_row(
            subject, str(copies), f"{each.opening:.1%}", *(f"{chance:.1%}" for chance in each.by_turn)
        )
    console.print(odds)
    for number, hand in enumerate(statistics.hands, start=1):
        console.print(f"hand {number}: {'; '.join(hand)}", markup=False, highlight=False)
    for name in statistics.unknown:
        console.print(f"unknown card {name}", markup=False, highlight=False)
