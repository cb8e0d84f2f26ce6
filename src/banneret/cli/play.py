"""``banneret play``: play a game against bots, in the browser or in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from banneret.cli.decks import load_decks, packaged_decks
from banneret.core.game import Game
from banneret.core.randomness import new_seed, seat_order
from banneret.formats.registry import find_format
from banneret.yugioh.setup import new_setup

app = typer.Typer(help="Play a game against bots.")

BOT_NAMES = ("Ada", "Bram", "Cleo", "Dov", "Enid")


@app.command()
def play(
    browser: Annotated[
        bool | None,
        typer.Option(
            "--browser/--terminal",
            help="Play in the browser, or here with numbered choices; the browser if there is one to ask.",
        ),
    ] = None,
    format_: Annotated[str, typer.Option("--format", help="The format to play.")] = "domain",
    seats: Annotated[
        int | None, typer.Option("--seats", help="How many seats; the format's default.")
    ] = None,
    deck: Annotated[
        str | None, typer.Option("--deck", metavar="FILE", help="Your deck; a packaged one by default.")
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option("--seed", metavar="HEX", help="Play a certain game; a secret one by default."),
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Keep the record of the game there.")
    ] = None,
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help="Of the page; any free one by default.")
    ] = 0,
    open_: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page, or only print its address.")
    ] = True,
) -> None:
    """Play one seat against bots, seated at random (D12)."""
    if browser or (browser is None and _has_browser()):
        from banneret.cli.browser import BrowserGame, play_in_browser

        play_in_browser(BrowserGame(format_, seats, deck, seed, record), port=port, opens=open_)
        return
    from banneret.cli.terminal import play_in_terminal

    chosen = find_format(format_)
    rules = chosen.rules()
    packaged = packaged_decks(chosen)
    mine = load_decks([deck], chosen)[0] if deck is not None else packaged[0]
    count = chosen.seats if seats is None else seats
    brought = [mine, *(packaged[number % len(packaged)] for number in range(1, count))]
    names = ["Player", *BOT_NAMES]
    game_seed = new_seed() if seed is None else seed
    order = seat_order(game_seed, count)
    setup = new_setup(
        format_,
        {},
        [brought[player] for player in order],
        game_seed,
        players=[names[player % len(names)] for player in order],
    )
    play_in_terminal(Game(rules, setup, keep_open_points=True), order.index(0), save_to=record)


def _has_browser() -> bool:
    """Whether a person sits at a terminal and this copy has the page."""
    from banneret.table.page import has_page

    return has_page() and sys.stdin.isatty() and sys.stdout.isatty()
