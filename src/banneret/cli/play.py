"""``banneret play``: play a game against bots."""

from __future__ import annotations

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
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play here, with numbered choices (the only way so far).")
    ] = True,
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
) -> None:
    """Play one seat against bots, seated at random (D12)."""
    from banneret.cli.terminal import play_in_terminal

    chosen = find_format(format_)
    rules = chosen.rules()
    packaged = packaged_decks()
    mine = load_decks([deck], chosen)[0] if deck is not None else packaged[0]
    count = chosen.seats if seats is None else seats
    brought = [mine, *(packaged[number % len(packaged)] for number in range(1, count))]
    names = ["You", *BOT_NAMES]
    game_seed = new_seed() if seed is None else seed
    order = seat_order(game_seed, count)
    setup = new_setup(
        format_,
        {},
        [brought[player] for player in order],
        game_seed,
        players=[names[player] for player in order],
    )
    play_in_terminal(Game(rules, setup, keep_open_points=True), order.index(0), save_to=record)
