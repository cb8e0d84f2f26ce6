"""In which sets a card can be had."""

from __future__ import annotations

import msgspec


class Printing(msgspec.Struct, frozen=True, omit_defaults=True):
    """One appearance of a card in one set."""

    set_name: str
    number: str = ""
    """The card's number in the set, "SDK-001" or "4/55"; empty where the source has none."""
    language: str = "en"
    rarities: tuple[str, ...] = ()
