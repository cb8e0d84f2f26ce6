"""``banneret cards``: import card files, update them from the public sources, show a card, search."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from banneret.cards.catalogue import Catalogue, open_catalogue
from banneret.cards.duelmasters import DuelMastersCard
from banneret.cards.game import Game
from banneret.cards.yugioh import YugiohCard
from banneret.errors import BanneretError, NotFound

if TYPE_CHECKING:
    from banneret.cards.importing import ImportReport, Progress
    from banneret.cards.query import Key
    from banneret.cards.search import KeyHandler

app = typer.Typer(help="Import, update, show and search the card catalogue.")

AnyCard = YugiohCard | DuelMastersCard

AsJson = Annotated[bool, typer.Option("--json", help="Machine-readable output.")]
OfGame = Annotated[Game | None, typer.Option("--game", help="Whose cards; both games' by default.")]


@app.command("import")
def import_(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE...",
            help="YAML Yugi's cards.json, YGOPRODeck's cardinfo JSON, an EDOPro .cdb, or Duel Masters card "
            "files; gzipped or not.",
        ),
    ],
) -> None:
    """Bring card files into the catalogue, all of them or none."""
    from banneret.cards.importing import import_files

    with _progress() as progress:
        report = import_files(files, progress=progress)
    _print_report(report)


@app.command()
def update(
    game: OfGame = None,
    address: Annotated[
        str | None, typer.Option("--from", metavar="URL", help="A card file at another address.")
    ] = None,
) -> None:
    """Download what is new from the public sources, and import it."""
    from banneret.cards.downloads import PUBLIC_FILES, PublicFile, download
    from banneret.cards.importing import import_files
    from banneret.home import home

    if address is None:
        wanted = [file for file in PUBLIC_FILES if game in (None, file.game)]
    else:
        wanted = [PublicFile("other.json", game or Game.YUGIOH, address)]
    ready: list[Path] = []
    problems: list[BanneretError] = []
    with _progress() as progress:
        for file in wanted:
            try:
                ready.append(download(file, home() / "downloads", received=progress))
            except BanneretError as problem:
                problems.append(problem)
        if not ready:
            raise problems[0]
        report = import_files(ready, progress=progress)
    for left_out in problems:
        print(f"left out: {left_out}", file=sys.stderr)
    _print_report(report)


@app.command("compile")
def compile_texts(
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes that read.")] = 1,
) -> None:
    """Read all card texts now, so that games load them at once."""
    from banneret.cards.compiled import CompiledTexts

    catalogue = open_catalogue(Game.YUGIOH)
    with _progress() as progress:
        count = CompiledTexts(catalogue).compile(
            jobs=jobs, read=lambda done, total: progress("reading", done, total)
        )
    print(f"{count:,} of {len(catalogue):,} cards were read, the others had been", file=sys.stderr)


@app.command()
def show(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="The card's name in English or Japanese, or its password.")
    ],
    game: OfGame = None,
    as_json: AsJson = False,
) -> None:
    """Show one card: its facts, its text where it was imported, and in which sets it can be had."""
    catalogue, card = _find(name, game)
    if as_json:
        print(msgspec.json.encode(card_as_data(card, catalogue)).decode())
        return
    from banneret.cli.card_view import print_card

    print_card(card, catalogue.printings(card))


@app.command()
def search(
    query: Annotated[
        list[str],
        typer.Argument(
            metavar="QUERY...",
            help='Words, "phrases" and keys: t: a: lv>= rank link scale atk def cost power civ: race: text: '
            "name: set: domain: leads:, with - for not, or, and brackets.",
        ),
    ],
    game: Annotated[Game, typer.Option("--game", help="Whose cards.")] = Game.YUGIOH,
    limit: Annotated[int, typer.Option("--limit", min=0, help="At most so many cards; 0 for all.")] = 50,
    as_json: AsJson = False,
) -> None:
    """Search the catalogue, names first, then texts."""
    from banneret.cards.search import search as search_cards

    catalogue: Catalogue[Any] = open_catalogue(game)
    found = search_cards(catalogue, " ".join(query), limit=limit or None, keys=further_keys(game))
    if as_json:
        print(msgspec.json.encode([card_as_data(card, catalogue) for card in found.cards]).decode())
        return
    from banneret.cli.card_view import print_found

    print_found(found)


def further_keys(game: Game) -> Mapping[str, KeyHandler[Any]]:
    """The search keys that formats bring. Their rooms are loaded when a query uses the key."""
    if game is not Game.YUGIOH:
        return {}

    def domain(condition: Key, catalogue: Catalogue[YugiohCard]) -> Callable[[YugiohCard], bool]:
        from banneret.formats.domain.search import domain_key

        return domain_key(condition, catalogue)

    def leads(condition: Key, catalogue: Catalogue[YugiohCard]) -> Callable[[YugiohCard], bool]:
        from banneret.formats.domain.search import leads_key

        return leads_key(condition, catalogue)

    return {"domain": domain, "leads": leads}


def card_as_data(card: AnyCard, catalogue: Catalogue[Any]) -> dict[str, Any]:
    """Everything the catalogue knows of a card, as JSON takes it; what a card lacks is there and empty."""
    data = {"game": catalogue.game, "password": None, "code": card.code(), **_all_fields(card)}
    if isinstance(card, DuelMastersCard):
        data["faces"] = [_all_fields(face) for face in card.faces]
    data["printings"] = [_all_fields(printing) for printing in catalogue.printings(card)]
    return data


def _all_fields(struct: msgspec.Struct) -> dict[str, Any]:
    return {field: getattr(struct, field) for field in struct.__struct_fields__}


def _find(name: str, game: Game | None) -> tuple[Catalogue[Any], AnyCard]:
    """The card and its catalogue; asked for no game, the first game that has it.

    Raises:
        NotFound: no card has the name; with suggestions.
    """
    catalogues: list[Catalogue[Any]] = [open_catalogue(one) for one in (Game if game is None else (game,))]
    catalogues = [catalogue for catalogue in catalogues if len(catalogue)] or catalogues[:1]
    if len(catalogues) == 1:
        return catalogues[0], catalogues[0].by_name(name)
    for catalogue in catalogues:
        card = catalogue.look_up(name)
        if card is not None:
            return catalogue, card
    from banneret.cards.names import suggestions

    near = suggestions(name, [known for catalogue in catalogues for known in catalogue.names()])
    hint = "; did you mean " + " or ".join(f'"{one}"' for one in near) + "?" if near else ""
    raise NotFound(f'no card is named "{name}"{hint}')


def _print_report(report: ImportReport) -> None:
    """Say what came of an import, what was left out included."""
    for file in report.files:
        print(f"{file.path.name}: {file.records:,} cards ({file.kind})", file=sys.stderr)
        for reason, count in file.left_out:
            print(f"  left out: {count:,} x {reason}", file=sys.stderr)
    for game, count in report.cards.items():
        print(f"the {game.full_name} catalogue has {count:,} cards", file=sys.stderr)


@contextmanager
def _progress() -> Iterator[Progress]:
    """A progress bar on standard error, one line a step."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        tasks: dict[str, Any] = {}

        def tell(what: str, done: int, total: int) -> None:
            if what not in tasks:
                tasks[what] = bar.add_task(what, total=total or None)
            bar.update(tasks[what], completed=done, total=total or None)

        yield tell
