"""Cards as people read them in a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from banneret.cards.duelmasters import INFINITE, DuelMastersCard, Face
from banneret.cards.printing import Printing
from banneret.cards.search import Found
from banneret.cards.yugioh import YugiohCard

AnyCard = YugiohCard | DuelMastersCard

_WIDEST = 1000
"""Columns; no card fills them."""


def print_card(card: AnyCard, printings: Sequence[Printing]) -> None:
    """Print one card in a frame, and its printings below."""
    console = Console()
    parts: list[RenderableType] = []
    if isinstance(card, YugiohCard):
        parts += _yugioh_parts(card)
    else:
        for number, face in enumerate(card.faces):
            parts += _face_parts(face, heading=face.name if number or card.twinpact else "")
        if card.side_of:
            parts.append(Text(f"other side of {', '.join(card.side_of)}", style="dim"))
        parts.append(Text(f"{card.code()} in deck files of numbers", style="dim"))
    title = f"{card.name}  {card.name_ja}" if card.name_ja else card.name
    console.print(Panel(Group(*parts), title=Text(title, style="bold"), title_align="left"))
    if printings:
        table = Table("number", "set", "rarity", "", title=None, box=None, header_style="dim")
        for printing in printings:
            rarities = ", ".join(printing.rarities)
            table.add_row(*map(Text, (printing.number, printing.set_name, rarities, printing.language)))
        console.print(table)


def print_found(found: Found[YugiohCard] | Found[DuelMastersCard]) -> None:
    """Print what a search found, one card a line; a file or another program gets lines of any length."""
    console = Console()
    if not console.is_terminal:
        console = Console(width=_WIDEST)
    if found.spelling:
        console.print(f'nothing has these words; nearest is "{found.spelling}"', markup=False, style="dim")
    table = Table(box=None, show_header=False, pad_edge=False)
    for card in found.cards:
        line = yugioh_line(card) if isinstance(card, YugiohCard) else " // ".join(map(face_line, card.faces))
        table.add_row(Text(card.name, style="bold"), Text(line))
    console.print(table)
    shown = len(found.cards)
    more = "" if shown == found.total else f" of {found.total:,}"
    console.print(f"{shown:,}{more} card{'' if found.total == 1 else 's'}", style="dim", highlight=False)


def yugioh_line(card: YugiohCard) -> str:
    """A card's facts in one line: "LIGHT Dragon / Normal, Level 8, ATK 3000 / DEF 2500"."""
    if not card.is_monster():
        return f"{card.property} {card.card_type}" if card.property else str(card.card_type)
    kind = " / ".join((card.monster_type or "?", *card.kinds))
    facts = [f"{card.attribute or ''} {kind}".strip()]
    for word, value in (("Level", card.level), ("Rank", card.rank), ("Scale", card.scale)):
        if value is not None:
            facts.append(f"{word} {value}")
    if card.link_arrows:
        facts.append(f"Link {len(card.link_arrows)} {''.join(card.link_arrows)}")
    attack = "?" if card.attack is None else card.attack
    defense = "?" if card.defense is None else card.defense
    facts.append(f"ATK {attack}" if card.link_arrows else f"ATK {attack} / DEF {defense}")
    return ", ".join(facts)


def face_line(face: Face) -> str:
    """A face's facts in one line: "Fire Creature, cost 6, power 6000+, Armored Dragon"."""
    kind = " ".join((*face.kind_words, " / ".join(face.kinds)))
    facts = [f"{'/'.join(face.civilizations) or 'Colourless'} {kind}"]
    if face.cost is not None:
        facts.append(f"cost {_amount(face.cost)}")
    if face.power is not None:
        facts.append(f"power {_amount(face.power)}{face.power_varies}")
    if face.races:
        facts.append("/".join(face.races))
    return ", ".join(facts)


def _amount(number: int) -> str:
    return "∞" if number == INFINITE else str(number)


def _yugioh_parts(card: YugiohCard) -> Iterator[RenderableType]:
    yield Text(yugioh_line(card))
    codes = [f"password {card.password:08}"] if card.password is not None else []
    if card.artworks:
        codes.append(f"also {', '.join(f'{code:08}' for code in card.artworks)}")
    if codes:
        yield Text(", ".join(codes), style="dim")
    for text in (card.pendulum_text, card.text):
        if text:
            yield Text()
            yield Text(text)


def _face_parts(face: Face, *, heading: str) -> Iterator[RenderableType]:
    if heading:
        yield Text(heading, style="bold")
    yield Text(face_line(face))
    if face.text:
        yield Text(face.text)
