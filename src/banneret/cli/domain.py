"""``banneret domain``: which monsters may follow a Deck Master, and which words bring them in."""

from __future__ import annotations

import sys
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from banneret.cards.catalogue import open_catalogue
from banneret.cards.game import Game
from banneret.errors import BanneretError
from banneret.formats.domain.pool import CardPool, can_lead
from banneret.formats.domain.profiles import Profile, Switch, profile_named

if TYPE_CHECKING:
    from banneret.cards.yugioh import YugiohCard
    from banneret.formats.domain.domain import Domain

app = typer.Typer(help="Which monsters a Deck Master admits to its deck, and why.")

ProfileName = Annotated[
    str | None, typer.Option("--profile", metavar="P", help="seed (the default) or public-2024.")
]
OwnType = Annotated[
    Switch, typer.Option("--own-type", help="Whether the Deck Master's own Type counts (D4).")
]


class Output(StrEnum):
    """How a Domain is printed."""

    TEXT = "text"
    JSON = "json"
    CSV = "csv"
    LFLIST = "lflist"


@app.command()
def domain(
    name: Annotated[
        str | None, typer.Argument(metavar="NAME", help="The Deck Master: a monster's name or password.")
    ] = None,
    profile: ProfileName = None,
    own_type: OwnType = Switch.ON,
    members: Annotated[bool, typer.Option("--members", help="List all members.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable output.")] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="All members as CSV, each with its reason.")] = False,
    as_lflist: Annotated[
        bool, typer.Option("--lflist", help="All cards that may be played, as an EDOPro whitelist.")
    ] = False,
    every: Annotated[bool, typer.Option("--all", help="The Domain of every monster.")] = False,
    as_jsonl: Annotated[bool, typer.Option("--jsonl", help="With --all: a JSON line for each.")] = False,
) -> None:
    """Show the Domain of a Deck Master: its items with the words that bring them, and its members."""
    rules = profile_named(profile, own_type=own_type)
    pool = CardPool(open_catalogue(Game.YUGIOH))
    if every:
        if name is not None or not as_jsonl:
            raise BanneretError("--all prints the Domains of all monsters with --jsonl, and takes no name")
        _print_all(pool, rules, with_members=members)
        return
    if name is None:
        raise BanneretError("expected the name of a Deck Master, or --all --jsonl")
    if as_jsonl:
        raise BanneretError("--jsonl is for --all; one Domain is printed with --json")
    chosen = [output for output, flag in _flags(as_json, as_csv, as_lflist) if flag] or [Output.TEXT]
    if len(chosen) > 1:
        raise BanneretError(f"expected one form of output, got {' and '.join(f'--{one}' for one in chosen)}")
    card = deck_master(pool, name)
    if not card.text and not card.is_normal_monster():
        print(
            f"banneret: {card.name} has no text in the catalogue: its Domain is only what the card is"
            " (`banneret cards import` adds texts)",
            file=sys.stderr,
        )
    _print_one(pool.domain(card, rules), pool, chosen[0], with_members=members)


def deck_master(pool: CardPool, name: str) -> YugiohCard:
    """The monster of this name.

    Raises:
        BanneretError: there is no such card, or it cannot be Deck Master (D10).
    """
    card = pool.catalogue.by_name(name)
    if not can_lead(card):
        raise BanneretError(f'"{card.name}" is no monster; only a monster can be Deck Master (D10)')
    return card


def _flags(as_json: bool, as_csv: bool, as_lflist: bool) -> tuple[tuple[Output, bool], ...]:
    return (Output.JSON, as_json), (Output.CSV, as_csv), (Output.LFLIST, as_lflist)


def _print_one(domain: Domain, pool: CardPool, output: Output, *, with_members: bool) -> None:
    from banneret.formats.domain.report import domain_report, domain_text
    from banneret.formats.domain.whitelist import csv_lines, whitelist

    match output:
        case Output.CSV:
            lines = csv_lines(domain, pool)
        case Output.LFLIST:
            lines = whitelist(domain, pool)
        case Output.JSON | Output.TEXT:
            report = domain_report(domain, pool)
            names = report.members or ()
            if not with_members:
                report = msgspec.structs.replace(report, members=msgspec.UNSET)
            if output is Output.JSON:
                lines = iter([msgspec.json.encode(report).decode()])
            else:
                lines = iter([*domain_text(report), *(f"  {name}" for name in names if with_members)])
    print("\n".join(lines))


def _print_all(pool: CardPool, profile: Profile, *, with_members: bool) -> None:
    """A line for each monster, and one more for each other number that a deck may name it by."""
    from banneret.formats.domain.report import domain_line

    for facts in pool.monsters:
        domain = pool.domain(facts.card, profile)
        line = domain_line(domain)
        if with_members:
            line = msgspec.structs.replace(line, members=tuple(pool.names_in_set(pool.members(domain))))
        for code in facts.card.codes() or (None,):
            print(msgspec.json.encode(msgspec.structs.replace(line, password=code)).decode())
