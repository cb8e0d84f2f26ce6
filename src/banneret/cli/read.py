"""``banneret read``: what a card text means, sentence by sentence."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Annotated, Any

import msgspec
import typer

from banneret.cards.catalogue import open_catalogue
from banneret.cards.game import Game
from banneret.effects.node import Node
from banneret.errors import BanneretError
from banneret.reading.lexicon import Lexicon
from banneret.reading.reader import STOPPED, CardReading, Reader, Verdict

app = typer.Typer(help="What a card text means: verdicts, trees, printed back.")


@app.command()
def read(
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="The card's name or password.")] = None,
    text: Annotated[str | None, typer.Option("--text", help="A text to read instead of a card's.")] = None,
    game: Annotated[Game, typer.Option("--game", help="Whose texts.")] = Game.YUGIOH,
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable output.")] = False,
) -> None:
    """Show the sentences of a card with their verdicts, their trees and what the trees print."""
    if game is not Game.YUGIOH:
        raise BanneretError(f"expected a text of Yu-Gi-Oh!: those of {game.full_name} are not read yet")
    if (name is None) == (text is None):
        raise BanneretError('expected the name of a card, or a text with --text "..."')
    catalogue = open_catalogue(game)
    reader = Reader(Lexicon(catalogue.names()))
    if text is not None:
        reading = reader.text(text)
    else:
        assert name is not None
        card = catalogue.by_name(name)
        reading = reader.card(card)
    if as_json:
        print(msgspec.json.encode(_as_data(reading)).decode())
    else:
        print("\n".join(_lines(reading)))


def _lines(reading: CardReading) -> Iterator[str]:
    """A reading in lines for people."""
    if reading.name:
        yield reading.name
    if not reading.sentences:
        yield "  no text that says anything in play"
    for number, sentence in enumerate(reading.sentences):
        yield f"{number:2} {sentence.verdict.value:10} {sentence.text}"
        if sentence.stop is not None:
            reason = f" ({sentence.stop.reason})" if sentence.stop.reason else ""
            yield f"{'':13}{sentence.stop.before} {STOPPED} {sentence.stop.after}{reason}"
        if sentence.verdict is Verdict.VARIANT:
            yield f"{'':13}prints as: {sentence.printed}"
        if sentence.tree is not None:
            yield from (f"{'':13}{line}" for line in tree_lines(sentence.tree))
    for one in reading.bindings.bound:
        yield f"  {one.reference} is {one.antecedent}"
    for missing in reading.bindings.unbound:
        yield f"  {missing.reference}: nothing is bound to {missing.word!r}"


def tree_lines(node: object, *, name: str = "", depth: int = 0) -> Iterator[str]:
    """A tree, one node or value a line, what is inside another indented."""
    label = f"{'  ' * depth}{name + ': ' if name else ''}"
    if isinstance(node, Node):
        yield f"{label}{type(node).__name__}"
        for field in node.__struct_fields__:
            content = getattr(node, field)
            if content not in (None, (), False):
                yield from tree_lines(content, name=field, depth=depth + 1)
    elif isinstance(node, tuple):
        for one in node:
            yield from tree_lines(one, name=name, depth=depth)
    else:
        yield f"{label}{node.value if isinstance(node, Enum) else node}"


def _as_data(reading: CardReading) -> dict[str, Any]:
    """A reading as JSON takes it."""
    return {
        "name": reading.name or None,
        "read": reading.is_read(),
        "sentences": [
            {
                "section": sentence.section,
                "role": sentence.role,
                "text": sentence.text,
                "verdict": sentence.verdict,
                "printed": sentence.printed or None,
                "tree": None if sentence.tree is None else msgspec.to_builtins(sentence.tree),
                "stop": sentence.stop,
            }
            for sentence in reading.sentences
        ],
        "bound": [[str(one.reference), str(one.antecedent)] for one in reading.bindings.bound],
        "unbound": [[str(one.reference), one.word] for one in reading.bindings.unbound],
    }
