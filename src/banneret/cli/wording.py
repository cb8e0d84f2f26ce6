"""``banneret wording``: how a card reads for many players, with the changed words marked (D25 to D30)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
import typer

from banneret.cards.catalogue import open_catalogue
from banneret.cards.game import Game
from banneret.effects.opponents import EachPlayer
from banneret.errors import BanneretError
from banneret.formats.domain.profiles import profile_named
from banneret.formats.registry import find_format
from banneret.reading.reader import Reader
from banneret.reading.text.lexicon import Lexicon
from banneret.reading.wording import SectionWording, Wording
from banneret.reading.wording import wording as wording_of
from banneret.yugioh.rewordings import Rewording, rewording

app = typer.Typer(help="How a card reads for many players, with the changed words marked.")


@app.command()
def wording(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The card's name or password.")],
    format_name: Annotated[
        str, typer.Option("--format", metavar="F", help="Played in this format.")
    ] = "domain",
    profile: Annotated[
        str | None, typer.Option("--profile", metavar="P", help="seed (the default) or public-2024.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable output.")] = False,
) -> None:
    """Show the printed text and the text for many players; each change names its rule."""
    chosen = find_format(format_name)
    if chosen.game is not Game.YUGIOH:
        raise BanneretError(f"expected a format of Yu-Gi-Oh!, not {chosen.name}: its texts are not read yet")
    catalogue = open_catalogue(Game.YUGIOH)
    card = catalogue.by_name(name)
    settled = rewording(card.name, profile=profile_named(profile).name)
    reader = Reader(Lexicon(catalogue.names()))
    if settled is None:
        worded = wording_of(card, reader)
    else:
        worded = wording_of(card, reader, each_player=settled.meaning, settled_by=settled.rule)
    if as_json:
        print(msgspec.json.encode(_as_data(worded, settled)).decode())
    else:
        print("\n".join(_lines(worded, settled)))


def _lines(worded: Wording, settled: Rewording | None) -> Iterator[str]:
    """A wording in lines for people; brackets stand around the changed words."""
    yield worded.name
    for section in worded.sections:
        yield from (f"  {line}" for line in _marked(section).splitlines())
    changes = list(worded.changes())
    if changes:
        yield ""
    for printed, change in changes:
        yield f"  {change.rule:6} {printed} -> {change.words}"
    if settled is not None and settled.meaning is not EachPlayer.ALL:
        yield f"  {settled.rule:6} {settled.reason}"
    if not worded.is_whole():
        yield ""
        yield "  not read, so left as printed:"
    for section in worded.sections:
        yield from (f"    {section.printed[start:end]}" for start, end in section.unread)


def _marked(section: SectionWording) -> str:
    text = section.printed
    for change in reversed(section.changes):
        text = f"{text[: change.start]}[{change.words}]{text[change.end :]}"
    return text


def _as_data(worded: Wording, settled: Rewording | None) -> dict[str, Any]:
    """A wording as JSON takes it."""
    return {
        "name": worded.name,
        "printed": worded.printed,
        "multiplayer": worded.multiplayer,
        "changes": [
            {"from": printed, "to": change.words, "rule": change.rule} for printed, change in worded.changes()
        ],
        "whole": worded.is_whole(),
        "unread": [
            section.printed[start:end] for section in worded.sections for start, end in section.unread
        ],
        "reason": None if settled is None else settled.reason,
    }
