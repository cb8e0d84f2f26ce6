"""``banneret scenario``: show a position written as text, and play from it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from banneret.cards.catalogue import open_catalogue
from banneret.cards.game import Game as CardGame
from banneret.core.game import Game
from banneret.errors import BanneretError
from banneret.formats.registry import find_format
from banneret.yugioh.position import setup_of
from banneret.yugioh.scenario import read_scenario
from banneret.yugioh.state import Duel
from banneret.yugioh.words import board_words, prompt_words

app = typer.Typer(help="Show a position written as text, and play from it.")

MOST_BYTES = 1_000_000


@app.command()
def scenario(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A scenario file.")],
    play: Annotated[
        bool, typer.Option("--play", help="Go on from here in the terminal, against bots.")
    ] = False,
    seat: Annotated[
        int | None, typer.Option("--seat", help="Whose seat you take; the one that is asked first.")
    ] = None,
) -> None:
    """Show a position and what may be done in it, or play on from it."""
    game = load_scenario(file)
    asked = 0 if game.decision is None else game.decision.seat
    viewer = asked if seat is None else seat
    if not 0 <= viewer < len(game.state.sides):
        raise BanneretError(f"expected a seat below {len(game.state.sides)}, not {viewer}")
    if play:
        from banneret.cli.terminal import play_in_terminal

        play_in_terminal(game, viewer, save_to=None)
        return
    print(board_words(game, viewer, ()))
    if game.decision is not None and asked == viewer:
        print(prompt_words(game, ()))


def load_scenario(file: Path) -> Game[Duel]:
    """The game of a scenario file.

    Raises:
        BanneretError: the file cannot be read or is no scenario, or names a card that is not known.
    """
    try:
        with file.open("rb") as opened:
            data = opened.read(MOST_BYTES + 1)
    except OSError as error:
        raise BanneretError(f"{file}: {error.strerror}") from None
    if len(data) > MOST_BYTES:
        raise BanneretError(f"{file}: expected a scenario of at most {MOST_BYTES:,} bytes")
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise BanneretError(f"{file}: expected text in UTF-8: {error}") from None
    from banneret.formats.texts import DeckTexts

    position = read_scenario(text, source=file.name)
    catalogue = open_catalogue(CardGame.YUGIOH)
    cards = {name: catalogue.by_name(name) for name in position.names()}
    for name, card in cards.items():
        if card.name != name:
            raise BanneretError(
                f'{file.name}: expected the card\'s name as it is spelled, "{card.name}", not "{name}"'
            )
    profile = str(position.options.get("profile", "seed"))
    effects = DeckTexts(catalogue, profile=profile).effects(cards.values())
    rules = find_format(position.format).rules(position.options)
    return Game(rules, setup_of(position, cards, effects), keep_open_points=True)
