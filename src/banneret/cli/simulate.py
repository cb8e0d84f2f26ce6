"""``banneret simulate``: play many games of bots and report what happened."""

from __future__ import annotations

import resource
import sys
import time
from collections.abc import Iterator, Sequence
from functools import partial
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from banneret.bots.match import DECISION_LIMIT, play_out
from banneret.bots.roster import make_bot
from banneret.cli.decks import load_decks, packaged_decks
from banneret.cli.errors import ExitStatus
from banneret.core.game import Game
from banneret.core.record import Setup, encode_record
from banneret.core.seats import BySeat
from banneret.errors import BanneretError
from banneret.formats.registry import Format, find_format
from banneret.yugioh.setup import DuelDeck, new_setup

app = typer.Typer(help="Play many games of bots and report what happened.")

MOST_GAMES = 10_000_000


class Batch(msgspec.Struct, frozen=True):
    """What the games of one simulation have in common."""

    setups: tuple[Setup, ...]
    """What games start from, seeds apart: one for each way in which the decks are dealt."""
    bots: tuple[str, ...]
    seed: str
    limit: int
    records: Path | None


class Played(msgspec.Struct, frozen=True):
    """What one game came to."""

    number: int
    crash: str = ""
    is_finished: bool = True
    winner: int | None = None
    turns: int = 0
    decisions: int = 0
    fingerprint: str = ""


class Report(msgspec.Struct, frozen=True):
    """What all games came to, as ``--json`` prints it.

    ``stalls`` are games that a limit ended, ``capped`` those that the limit of decisions ended.
    """

    games: int
    crashes: int
    stalls: int
    draws: int
    capped: int
    blank_cards: float
    fingerprint: str
    wins_by_seat: list[int]
    turns: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    peak_memory_mb: float


@app.command()
def simulate(
    format_: Annotated[str, typer.Option("--format", help="The format to play.")] = "domain",
    seats: Annotated[
        int | None, typer.Option("--seats", help="How many seats; the format's default.")
    ] = None,
    games: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")] = "0",
    bots: Annotated[
        str, typer.Option("--bots", metavar="NAME,...", help="Bots, dealt in turn over the seats: random.")
    ] = "random",
    deck: Annotated[
        list[str] | None,
        typer.Option(
            "--deck",
            metavar="FILE",
            help="A deck; repeats, dealt in turn over seats and games. The packaged decks by default.",
        ),
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, max=256, help="How many processes.")] = 1,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="DIR", help="Keep the record of each game there.")
    ] = None,
    limit: Annotated[
        int, typer.Option("--limit", min=1, help="Stop a game after so many decisions: a stall.")
    ] = DECISION_LIMIT,
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable output.")] = False,
) -> None:
    """Play games of bots without anybody watching."""
    chosen = find_format(format_)
    chosen.rules()
    names = tuple(bots.split(","))
    for name in names:
        make_bot(name, "0")
    if records is not None:
        _make_folder(records)
    brought = load_decks(deck, chosen) if deck else packaged_decks(chosen)
    batch = Batch(
        _setups(chosen, brought, chosen.seats if seats is None else seats), names, seed, limit, records
    )
    started = time.perf_counter()
    played = list(_with_progress(_play_all(batch, games, jobs), games))
    report = _report(brought, len(batch.setups[0].decks), played, time.perf_counter() - started)
    for game in played:
        if game.crash:
            print(f"game {game.number}: {game.crash}", file=sys.stderr)
    if as_json:
        print(msgspec.json.encode(report).decode())
    else:
        for name, value in msgspec.structs.asdict(report).items():
            print(f"{name.replace('_', ' '):22}{value}")
    if report.crashes or report.stalls:
        raise typer.Exit(ExitStatus.NO)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BanneretError(f"{folder}: expected a folder for the records: {error.strerror}") from None


def _setups(format_: Format, decks: Sequence[DuelDeck], seats: int) -> tuple[Setup, ...]:
    """The decks dealt in turn over seats and games: each game begins one deck later."""
    return tuple(
        new_setup(format_.name, {}, [decks[(first + seat) % len(decks)] for seat in range(seats)], "0")
        for first in range(len(decks))
    )


def _play_all(batch: Batch, games: int, jobs: int) -> Iterator[Played]:
    """All games, in order; in other processes where there are several jobs."""
    play = partial(_play, batch)
    if jobs == 1:
        yield from map(play, range(games))
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play, range(games), chunksize=16)


def _play(batch: Batch, number: int) -> Played:
    """One game from its number alone. A fault of ours must not end the batch: it is counted and named."""
    seed = blake2b(f"{batch.seed}/{number}".encode(), digest_size=16).hexdigest()
    setup = msgspec.structs.replace(batch.setups[number % len(batch.setups)], seed=seed)
    rules = find_format(setup.format).rules(setup.options)
    bots = BySeat.build(
        len(setup.decks), lambda seat: make_bot(batch.bots[seat % len(batch.bots)], f"{seed}/{seat}")
    )
    try:
        game = Game(rules, setup)
        is_finished = play_out(game, bots, limit=batch.limit)
    except Exception as error:
        return Played(number, crash=f"{type(error).__name__}: {error}")
    if batch.records is not None:
        (batch.records / f"game-{number:06}.json").write_bytes(encode_record(game.record))
    result = game.result
    return Played(
        number,
        "",
        is_finished,
        result.winners[0] if result is not None and not result.is_draw else None,
        game.state.turn,
        len(game.record.steps),
        game.record.fingerprint(),
    )


def _with_progress(played: Iterator[Played], games: int) -> Iterator[Played]:
    """Show how far the games are, where somebody is looking."""
    if not sys.stderr.isatty():
        yield from played
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(played, "playing", total=games, console=Console(stderr=True), transient=True)


def _report(decks: Sequence[DuelDeck], seats: int, played: Sequence[Played], seconds: float) -> Report:
    whole = blake2b(digest_size=16)
    for game in played:
        whole.update(game.fingerprint.encode())
    finished = [game for game in played if not game.crash and game.is_finished]
    blank = [deck.is_blank(card) for deck in decks for card in deck.cards()]
    decisions = sum(game.decisions for game in played)
    stalls = sum(1 for game in played if not game.is_finished)
    return Report(
        games=len(played),
        crashes=sum(1 for game in played if game.crash),
        stalls=stalls,
        draws=sum(1 for game in finished if game.winner is None),
        capped=stalls,
        blank_cards=round(sum(blank) / len(blank), 4) if blank else 0.0,
        fingerprint=whole.hexdigest(),
        wins_by_seat=[sum(1 for game in finished if game.winner == seat) for seat in range(seats)],
        turns=sum(game.turns for game in played),
        decisions=decisions,
        seconds=round(seconds, 3),
        games_per_second=round(len(played) / seconds, 1),
        decisions_per_second=round(decisions / seconds, 1),
        peak_memory_mb=round(_peak_memory(), 1),
    )


def _peak_memory() -> float:
    """The most memory that this process or one of its workers has held, in MB."""
    per_mb = 1024 * 1024 if sys.platform == "darwin" else 1024
    own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return max(own, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss) / per_mb
