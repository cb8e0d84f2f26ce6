"""Which trees are in the form that reading gives; of several trees that say the same, one is read."""

from __future__ import annotations

from typing import Final

from banneret.effects.node import Node, walk
from tests.reading.forms import cards, deeds, timings

_OTHER_FORMS: Final = (*cards.OTHER_FORMS, *deeds.OTHER_FORMS, *timings.OTHER_FORMS)


def is_ordinary(tree: Node) -> bool:
    """Whether a tree is in the form that reading gives, and says something that can be said.

    Some trees say the same in other words; reading gives one of them.
    """
    return not any(_is_other_form(node) for node in walk(tree))


def _is_other_form(node: Node) -> bool:
    return _says_twice(node) or any(is_other(node) for is_other in _OTHER_FORMS)


def _says_twice(node: Node) -> bool:
    """Whether the same stands twice beside each other: "on the field on the field"."""
    rows = (getattr(node, name) for name in node.__struct_fields__)
    return any(
        isinstance(row, tuple) and any(one in row[:place] for place, one in enumerate(row)) for row in rows
    )
