"""What kind of card file some bytes are, by their content; file names do not matter."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Final

from banneret.cards.duelmasters import DuelMastersCard
from banneret.cards.importers.duelmasters_japanese import read_japanese_cards, read_names
from banneret.cards.importers.duelmasters_json import read_duelmasters_json
from banneret.cards.importers.duelmasters_octgn import read_card_lines, read_printings
from banneret.cards.importers.edopro import read_edopro
from banneret.cards.importers.files import as_utf8, one_line
from banneret.cards.importers.records import Contribution
from banneret.cards.importers.yaml_yugi import read_yaml_yugi
from banneret.cards.importers.ygoprodeck import read_ygoprodeck
from banneret.cards.yugioh import YugiohCard
from banneret.errors import BanneretError

AnyContribution = Contribution[YugiohCard] | Contribution[DuelMastersCard]

_SQLITE: Final = b"SQLite format 3\x00"
_HEAD: Final = 1024 * 1024
"""The first element of every known file is far shorter."""
_LIST_IN_OBJECT = re.compile(r'"(?P<key>data|cards)"\s*:\s*\[')
_KNOWN: Final = (
    "expected YAML Yugi's cards.json, YGOPRODeck's cardinfo JSON, an EDOPro .cdb, "
    "or a Duel Masters cards_en.jsonl or DuelMastersCards.json"
)


def read_contribution(data: bytes, *, source: str) -> AnyContribution:
    """Read a card file of any known kind.

    Args:
        data: the unpacked file.
        source: what to call the file in errors.

    Raises:
        BanneretError: an unknown kind of file, or a damaged one.
    """
    if data.startswith(_SQLITE):
        return read_edopro(data, source=source)
    text = as_utf8(data, source=source)
    return _reader(text, source=source)(text, source=source)


def _reader(text: bytes, *, source: str) -> Callable[..., AnyContribution]:
    """The reader for a text, told by the keys of its first element."""
    head = text[:_HEAD].decode("utf-8", errors="ignore").lstrip()
    if not head:
        raise BanneretError(f"{source}: the file is empty")
    if head.startswith("<"):
        raise BanneretError(f"{source}: a web page or XML, no card file ({_KNOWN})")
    keys: set[str] = set()
    if head.startswith("["):
        keys = _first_keys(head, 1)
        if {"name", "card_type"} <= keys:
            return read_yaml_yugi
        if {"name", "Civilization", "set_name"} <= keys:
            return read_printings
    elif head.startswith("{"):
        lists = _LIST_IN_OBJECT.search(head)
        keys = _first_keys(head, lists.end()) if lists else set()
        if {"id", "name", "type"} <= keys:
            return read_ygoprodeck
        if {"packname", "cardname"} <= keys:
            return read_japanese_cards
        if {"civilizations", "name"} <= keys:
            return read_duelmasters_json
        if {"name", "civilization", "cost"} <= _first_keys(head, 0):
            return read_card_lines
        if "ja" in _first_keys(head, head.find(":") + 1):
            return read_names
    else:
        raise BanneretError(f"{source}: neither JSON nor a database ({_KNOWN})")
    found = one_line(", ".join(sorted(keys)[:6])) or "nothing readable"
    raise BanneretError(
        f"{source}: no card file of a known kind; its first entry has {found:.120} ({_KNOWN})"
    )


def _first_keys(head: str, start: int) -> set[str]:
    """The keys of the JSON object that begins at ``start``; none if none begins there."""
    begin = start + len(head[start:]) - len(head[start:].lstrip())
    try:
        value, _ = json.JSONDecoder().raw_decode(head, begin)
    except (ValueError, RecursionError):
        return set()
    return set(value) if isinstance(value, dict) else set()
