"""``banneret perft``: count the sequences of legal choices from a scenario."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from banneret.cli.scenario import load_scenario
from banneret.core.perft import divide
from banneret.core.perft import perft as count_sequences
from banneret.yugioh.words import answer_words

app = typer.Typer(help="Count the sequences of legal choices from a scenario.")


class Counted(msgspec.Struct, frozen=True):
    """How many sequences begin with a choice."""

    choice: str
    count: int


@app.command()
def perft(
    scenario: Annotated[Path, typer.Argument(metavar="SCENARIO", help="A scenario file.")],
    depth: Annotated[int, typer.Option("--depth", min=0, max=64, help="How many choices deep.")] = 2,
    by_choice: Annotated[
        bool, typer.Option("--divide", help="Show the count behind each first choice.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable output.")] = False,
) -> None:
    """Count the sequences of legal choices; a game that ends earlier counts once."""
    game = load_scenario(scenario)
    if not by_choice or depth == 0 or game.decision is None:
        total = count_sequences(game, depth)
        print(msgspec.json.encode({"depth": depth, "count": total}).decode() if as_json else total)
        return
    counts: list[Counted] = []
    for answer, count in divide(game, depth):
        counts.append(Counted(answer_words(game.state, game.decision, answer), count))
        if not as_json:
            print(f"{count:>12}  {counts[-1].choice}", flush=True)
    total = sum(one.count for one in counts)
    if as_json:
        print(msgspec.json.encode({"depth": depth, "count": total, "divide": counts}).decode())
    else:
        print(f"{total:>12}  in all")
