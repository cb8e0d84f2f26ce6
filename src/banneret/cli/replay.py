"""``banneret replay``: play a recorded game again, or verify it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from banneret.cli.errors import ExitStatus
from banneret.core.record import Record, read_record
from banneret.core.replay import ReplayDiffers, replay, verify
from banneret.core.seats import NOBODY
from banneret.errors import BanneretError
from banneret.formats.registry import find_format
from banneret.yugioh.words import board_words, event_words

app = typer.Typer(help="Play a recorded game again, or verify it.")


class Verified(msgspec.Struct, frozen=True):
    """What became of one record, as ``--json`` prints it."""

    file: str
    identical: bool
    steps: int
    fingerprint: str
    difference: str = ""


@app.command("replay")
def play_again(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records of games.")],
    check: Annotated[
        bool, typer.Option("--verify", help="Compare every step and fingerprint; name the first difference.")
    ] = False,
    to: Annotated[
        int | None, typer.Option("--to", metavar="K", min=0, help="Stop after K steps and show the table.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable output.")] = False,
) -> None:
    """Play recorded games again from nothing but their records."""
    if check:
        verified = [_verify(file, read_record(file)) for file in files]
        for one in verified:
            if as_json:
                print(msgspec.json.encode(one).decode())
            elif one.identical:
                print(f"{one.file}: identical, {one.steps} steps, fingerprint {one.fingerprint}")
            else:
                print(f"{one.file}: differs: {one.difference}")
        if not all(one.identical for one in verified):
            raise typer.Exit(ExitStatus.NO)
        return
    for file in files:
        _tell(read_record(file), to)


def _verify(file: Path, record: Record) -> Verified:
    try:
        game = verify(record, find_format(record.setup.format).rules(record.setup.options))
    except ReplayDiffers as difference:
        return Verified(str(file), False, len(record.steps), record.fingerprint(), str(difference))
    return Verified(str(file), True, len(record.steps), game.record.fingerprint())


def _tell(record: Record, to: int | None) -> None:
    """Print what a spectator saw, and the table where it stops."""
    rules = find_format(record.setup.format).rules(record.setup.options)
    if to is not None and to > len(record.steps):
        raise BanneretError(f"expected at most {len(record.steps)} steps, the length of the record, not {to}")
    game = replay(record, rules, steps=0)
    players = record.setup.players
    for step in [None, *record.steps[:to]]:
        if step is not None:
            game.take(step)
        for event in game.events:
            seen = event.seen_by(NOBODY)
            line = None if seen is None else event_words(seen, players)
            if line:
                print(line)
    print(board_words(game, NOBODY, players))
