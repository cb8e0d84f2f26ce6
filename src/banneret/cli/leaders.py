"""``banneret leaders``: the Deck Masters that can lead given cards, or a deck."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from banneret.cards.catalogue import open_catalogue
from banneret.cards.game import Game
from banneret.cards.yugioh import YugiohCard
from banneret.cli.domain import OwnType, ProfileName
from banneret.cli.errors import ExitStatus
from banneret.errors import BanneretError
from banneret.formats.domain.leaders import Leader, leaders_of
from banneret.formats.domain.pool import CardPool
from banneret.formats.domain.profiles import Switch, profile_named

app = typer.Typer(help="The Deck Masters whose Domain holds all the cards named, best first.")


class LeaderLine(msgspec.Struct, frozen=True):
    """One Deck Master in the JSON output."""

    password: int | None
    name: str
    fit: float
    size: int
    missing: tuple[str, ...]


class LeadersAnswer(msgspec.Struct, frozen=True):
    """The JSON output: who holds all the cards; if nobody does, who is nearest."""

    wanted: tuple[str, ...]
    leaders: tuple[LeaderLine, ...]
    nearest: tuple[LeaderLine, ...]


@app.command()
def leaders(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="NAME...", help="The cards to lead, by name or password.")
    ] = None,
    deck: Annotated[
        str | None,
        typer.Option(
            "--deck", metavar="FILE", help="The cards of a deck of any kind; - reads standard input."
        ),
    ] = None,
    profile: ProfileName = None,
    own_type: OwnType = Switch.ON,
    limit: Annotated[
        int, typer.Option("--limit", min=0, help="At most so many in text and of the nearest; 0: all.")
    ] = 20,
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable output.")] = False,
) -> None:
    """Find the Deck Masters that can lead the cards named; if none can, the nearest and what they miss."""
    rules = profile_named(profile, own_type=own_type)
    catalogue = open_catalogue(Game.YUGIOH)
    pool = CardPool(catalogue)
    wanted = list(dict.fromkeys(catalogue.by_name(name) for name in names or ()))
    in_deck = _cards_of(deck, pool) if deck is not None else []
    if not wanted and not in_deck:
        raise BanneretError("expected the names of cards, or --deck FILE with cards that are known")
    found = leaders_of([*wanted, *in_deck], pool, profile=rules, besides=in_deck)
    holding = [leader for leader in found if not leader.missing]
    nearest = [] if holding else found[: limit or None]
    if as_json:
        cards = tuple(dict.fromkeys(card.name for card in (*wanted, *in_deck)))
        answer = LeadersAnswer(cards, tuple(map(_line, holding)), tuple(map(_line, nearest)))
        print(msgspec.json.encode(answer).decode())
    else:
        _print_text(holding, nearest, limit)
    if not holding:
        raise typer.Exit(ExitStatus.NO)


def _cards_of(file: str, pool: CardPool) -> list[YugiohCard]:
    """The different monsters of a deck's Main and Extra Deck that the catalogue knows."""
    from banneret.cli.decks import deck_source
    from banneret.decks.files import read_deck
    from banneret.decks.resolve import resolve

    source, data = deck_source(file)
    deck = read_deck(data, source=source, catalogue=pool.catalogue)
    resolved = resolve(deck, pool.catalogue, leader=None)
    return list(dict.fromkeys(card for card in (*resolved.main, *resolved.extra) if card.is_monster()))


def _line(leader: Leader) -> LeaderLine:
    card = leader.domain.card
    return LeaderLine(card.password, card.name, round(leader.fit, 2), leader.size, leader.missing)


def _print_text(holding: list[Leader], nearest: list[Leader], limit: int) -> None:
    shown = holding[: limit or None]
    for leader in shown:
        print(f"{leader.domain.card.name} (fit {leader.fit:.2f}, {leader.size:,} monsters)")
    if len(shown) < len(holding):
        print(f"and {len(holding) - len(shown):,} more (--limit 0 lists all)")
    if not holding:
        print("No Deck Master holds all of them; the nearest miss:")
    for leader in nearest:
        print(f"{leader.domain.card.name}: {', '.join(leader.missing)}")
