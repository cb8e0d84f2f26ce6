"""The packaged starter catalogue: names and numbers of the cards in the starter decks, no texts.

``tools/make_starter.py`` writes the data beside this module.
"""

from __future__ import annotations

from importlib.resources import files

import msgspec

from banneret.cards.yugioh import YugiohCard


def starter_cards() -> tuple[YugiohCard, ...]:
    """The Yu-Gi-Oh! cards that are there with nothing imported."""
    data = files(__name__).joinpath("yugioh.json").read_bytes()
    return msgspec.json.decode(data, type=tuple[YugiohCard, ...])
