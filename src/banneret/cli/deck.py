"""``banneret deck``: check a deck against a format, convert it, show it."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from banneret.cards.catalogue import open_catalogue
from banneret.cards.game import Game
from banneret.cli.decks import deck_source
from banneret.cli.errors import ExitStatus
from banneret.decks.files import DeckKind, read_deck, write_deck
from banneret.decks.lookup import AnyCatalogue, card_of
from banneret.decks.model import DeckList
from banneret.decks.options import CheckOptions, RecommendedBans
from banneret.decks.resolve import resolve
from banneret.formats.registry import FORMATS, Format, find_format

if TYPE_CHECKING:
    from banneret.decks.statistics import DeckStatistics
    from banneret.decks.verdict import Verdict

app = typer.Typer(help="Check a deck against a format, show it, convert it.")


_LOOKED_UP = 100
"""So many of a deck's cards are asked for when nothing else says its game."""
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
Profile = Annotated[
    str | None, typer.Option("--profile", metavar="P", help="The dated profile of the format.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Machine-readable output.")]
OfGame = Annotated[
    Game | None, typer.Option("--game", help="Whose cards these are, where the deck does not say it.")
]


@app.command()
def check(
    file: DeckFile,
    format_name: Annotated[
        str, typer.Option("--format", metavar="F", help=f"The format: {', '.join(FORMATS)}.")
    ],
    leader: Leader = None,
    profile: Profile = None,
    unlocks: Annotated[
        str | None,
        typer.Option(
            "--unlocks", metavar="all|FILE", help="Neo: the unlocked Deck Masters, a name a line (N11)."
        ),
    ] = None,
    limits: Annotated[
        str | None,
        typer.Option(
            "--limits",
            metavar="tcg|ocg|none|FILE",
            help="Neo: the list of forbidden and limited cards; FILE is an lflist.conf.",
        ),
    ] = None,
    bans: Annotated[
        RecommendedBans, typer.Option("--bans", help="DMEDH: whether the recommended bans count (E6).")
    ] = RecommendedBans.OFF,
    as_json: AsJson = False,
) -> None:
    """Say whether a deck is legal, and name everything that it breaks."""
    format_ = find_format(format_name)
    deck, catalogue = _load(file, format_.game)
    options = CheckOptions(profile=profile, recommended_bans=bans)
    if unlocks is not None or limits is not None:
        from banneret.formats.neo.lists import read_limits, read_unlocks

        cards = open_catalogue(Game.YUGIOH)
        options = msgspec.structs.replace(
            options,
            unlocks=frozenset() if unlocks is None else read_unlocks(unlocks, cards),
            limits=options.limits if limits is None else read_limits(limits, cards),
        )
    resolved = resolve(deck, catalogue, leader=leader)
    for code, name in resolved.artworks.items():
        print(f"banneret: {code} is not in the catalogue; taken as an artwork of {name}", file=sys.stderr)
    verdict = format_.check_deck(resolved, catalogue, options)
    if as_json:
        print(msgspec.json.encode(verdict).decode())
    else:
        _print_verdict(verdict, format_, catalogue, unknown=resolved.unknown)
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
    if to not in (DeckKind.TEXT, DeckKind.JSON):
        unnumbered = (entry for _, entry in deck.entries() if entry.password is None)
        unknown = dict.fromkeys(entry.label() for entry in unnumbered if card_of(entry, catalogue) is None)
        for line in _unknown_lines(tuple(unknown), catalogue):
            print(f"banneret: {line}", file=sys.stderr)


@app.command()
def show(
    file: DeckFile,
    game: OfGame = None,
    leader: Leader = None,
    hands: Annotated[
        int, typer.Option("--hands", min=0, max=1000, help="How many sample hands to draw.")
    ] = 3,
    seed: Annotated[int, typer.Option("--seed", help="The same seed draws the same hands.")] = 0,
    profile: Profile = None,
    as_json: AsJson = False,
) -> None:
    """Show a deck's curve, Types, Attributes, sample hands, and the odds of opening each card."""
    from banneret.decks.statistics import statistics_of

    deck, catalogue = _load(file, game)
    resolved = resolve(deck, catalogue, leader=leader)
    statistics = statistics_of(resolved, name=deck.name, hands=hands, seed=seed)
    domain: dict[str, tuple[str, ...]] = {}
    if catalogue.game is Game.YUGIOH:
        from banneret.formats.domain.deck import monsters_by_item

        cards = open_catalogue(Game.YUGIOH)
        domain = monsters_by_item(
            resolve(deck, cards, leader=leader), catalogue=cards, options=CheckOptions(profile=profile)
        )
    if as_json:
        print(msgspec.json.encode({**msgspec.structs.asdict(statistics), "domain": domain}).decode())
    else:
        _print_statistics(statistics, domain, catalogue)


def _load(file: str, game: Game | None) -> tuple[DeckList, AnyCatalogue]:
    """A deck and the catalogue of its game: the one asked for, else the one that the deck says or shows."""
    source, data = deck_source(file)
    if game is None:
        deck = read_deck(data, source=source)
        game = deck.game or _game_with_most(deck)
    catalogue = open_catalogue(game)
    return read_deck(data, source=source, catalogue=catalogue), catalogue


def _game_with_most(deck: DeckList) -> Game:
    """The game that knows most of a deck's cards; Yu-Gi-Oh! where both know as many."""
    entries = [entry for _, entry in islice(deck.entries(), _LOOKED_UP)]

    def known(game: Game) -> int:
        catalogue = open_catalogue(game)
        return sum(card_of(entry, catalogue) is not None for entry in entries)

    yugioh = known(Game.YUGIOH)
    is_yugioh = yugioh == len(entries) or yugioh >= known(Game.DUEL_MASTERS)
    return Game.YUGIOH if is_yugioh else Game.DUEL_MASTERS


def _print_verdict(
    verdict: Verdict, format_: Format, catalogue: AnyCatalogue, *, unknown: Sequence[str]
) -> None:
    """Print a verdict for people, with suggestions for names that are not known."""
    led = f", led by {verdict.leader}" if verdict.leader else ""
    print(f"{'legal' if verdict.legal else 'not legal'} in {format_.title}{led}")
    for violation in verdict.violations:
        print(f"  {violation.rule:<4} {violation.section:<6} {violation.message}")
    for line in _unknown_lines(unknown, catalogue):
        print(f"  {line}")


def _unknown_lines(unknown: Sequence[str], catalogue: AnyCatalogue) -> Iterator[str]:
    """A line for each unknown card, with what it may have meant; one for all where there is no catalogue."""
    if unknown and not len(catalogue):
        yield f"the {catalogue.game.full_name} catalogue is empty: `banneret cards import` brings cards"
        return
    for number, name in enumerate(unknown):
        near = () if name.isdecimal() or number >= _SUGGESTED_FOR else catalogue.suggest(name)
        yield f"unknown card {name}" + (f"; did you mean {' or '.join(near)}?" if near else "")


def _print_statistics(
    statistics: DeckStatistics, domain: Mapping[str, Sequence[str]], catalogue: AnyCatalogue
) -> None:
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
        ("in the Domain by", {item: len(monsters) for item, monsters in domain.items()}),
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
    if shown:
        console.print(odds)
    for number, hand in enumerate(statistics.hands, start=1):
        console.print(f"hand {number}: {'; '.join(hand)}", markup=False, highlight=False)
    for line in _unknown_lines(statistics.unknown, catalogue):
        console.print(line, markup=False, highlight=False)
