"""``banneret read``: what a card text means, sentence by sentence."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from banneret.cards.catalogue import Catalogue, open_catalogue
from banneret.cards.game import Game
from banneret.effects.node import Node
from banneret.effects.yugioh_terms import CardType, MonsterKind
from banneret.errors import BanneretError
from banneret.reading.explaining.explain import Players
from banneret.reading.explaining.explanation import Explanation
from banneret.reading.overrides import digest_of
from banneret.reading.reader import STOPPED, CardReading, Reader, Verdict
from banneret.reading.text.lexicon import Lexicon

if TYPE_CHECKING:
    from banneret.cards.yugioh import YugiohCard

app = typer.Typer(help="What a card text means: verdicts, trees, printed back.")


@app.command()
def read(
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="The card's name or password.")] = None,
    text: Annotated[str | None, typer.Option("--text", help="A text to read instead of a card's.")] = None,
    game: Annotated[Game, typer.Option("--game", help="Whose texts.")] = Game.YUGIOH,
    every: Annotated[bool, typer.Option("--all", help="Read every card of the catalogue.")] = False,
    as_jsonl: Annotated[bool, typer.Option("--jsonl", help="With --all: a JSON line for each.")] = False,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="With --all: processes that read.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable output.")] = False,
    explained: Annotated[
        bool, typer.Option("--explain", help="Tell in plain lines what the table will do.")
    ] = False,
    players: Annotated[
        Players, typer.Option("--players", help="With --explain: for many players, or as printed for two.")
    ] = Players.MANY,
) -> None:
    """Show the sentences of a card with their verdicts, their trees and what the trees print."""
    if game is not Game.YUGIOH:
        raise BanneretError(f"expected a text of Yu-Gi-Oh!: those of {game.full_name} are not read yet")
    if [name is not None, text is not None, every].count(True) != 1:
        raise BanneretError('expected the name of a card, a text with --text "...", or --all --jsonl')
    if explained and every:
        raise BanneretError("--explain explains one card, not --all")
    if every != as_jsonl:
        raise BanneretError("--all prints all cards with --jsonl; one card is printed with --json")
    catalogue = open_catalogue(game)
    if every:
        _print_all(catalogue, jobs)
        return
    reader = Reader(Lexicon(catalogue.names()))
    card = None if name is None else catalogue.by_name(name)
    reading = reader.text(text or "") if card is None else reader.card(card)
    explanation = _explanation(card, reading, players) if explained else None
    if as_json:
        data = _as_data(reading)
        if explanation is not None:
            data["explanation"] = explanation.effects
        print(msgspec.json.encode(data).decode())
    elif explanation is not None:
        print("\n".join([*_heading(card), explanation.text()]))
    else:
        print("\n".join(_lines(reading)))


def _heading(card: YugiohCard | None) -> list[str]:
    """What stands above an explanation: which card it is, and its facts, on which much of it depends."""
    from banneret.cli.card_view import yugioh_line

    return [] if card is None else [card.name, yugioh_line(card)]


def _explanation(card: YugiohCard | None, reading: CardReading, players: Players) -> Explanation:
    """What a card does; a text that belongs to no card is explained as that of an Effect Monster."""
    from banneret.cards.yugioh import YugiohCard
    from banneret.yugioh.explanations import explanation

    if card is None:
        card = YugiohCard(name="", card_type=CardType.MONSTER, kinds=(MonsterKind.EFFECT,))
    return explanation(card, reading, players=players)


def _print_all(catalogue: Catalogue[YugiohCard], jobs: int) -> None:
    """A line for every card: how much of it is read, and what its effects are."""
    from banneret.cli.reading import with_progress
    from banneret.reading.many import read_many
    from banneret.reading.measuring.facts import effect_facts

    cards = list(catalogue.cards())
    readings = with_progress(read_many(cards, Lexicon(catalogue.names()), jobs=jobs), len(cards))
    for card, reading in zip(cards, readings, strict=True):
        line = {
            "password": card.password,
            "name": card.name,
            "read": reading.is_read(),
            "playable": is_playable(card, reading),
            "sentences": len(reading.sentences),
            "declined": reading.count(Verdict.DECLINED),
            "ambiguous": reading.count(Verdict.AMBIGUOUS),
            "effects": effect_facts(card, reading),
        }
        print(msgspec.json.encode(line).decode())


def is_playable(card: YugiohCard, reading: CardReading) -> bool:
    """Whether a card is read and everything it says can be carried out; a card without a text can."""
    from banneret.formats.texts import effects_of
    from banneret.yugioh.setup import effects_in_play

    if not reading.sentences:
        return True
    effects = effects_of(reading)
    return effects is not None and effects_in_play(card, effects) is not None


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
                "digest": digest_of(sentence.text),
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
