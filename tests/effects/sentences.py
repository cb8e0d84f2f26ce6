"""Reads sentences of our own with the spelling of cards, and prints their trees."""

from __future__ import annotations

from typing import Any, Final

from banneret.effects.node import Node, walk
from banneret.effects.printer import print_node
from banneret.effects.spelling import english
from banneret.reading.grammar.engine import Engine, Reading, words_of
from banneret.reading.text.lexicon import Lexicon
from banneret.reading.text.scanner import scan

ENGINE: Final = Engine(english())
LEXICON: Final = Lexicon(
    ["Harbour Bell", "Lamp", "Lamp Oil", "Lantern", "Lantern Keeper", "Lantern Oil", "Oil Merchant"]
)
"""The names of cards that our sentences speak of."""


def reading(text: str, category: str = "sentence") -> Reading:
    """How some words are read, and where reading died."""
    return ENGINE.read(category, words_of(scan(text, LEXICON), text))


def read(text: str, category: str = "sentence") -> Any:
    """The tree of words that are read in one way only."""
    found = reading(text, category)
    assert isinstance(found.value, Node), f"reading of {text!r} died at word {found.farthest}"
    assert not found.rivals, f"{text!r} is read in several ways"
    return found.value


def prints_as(text: str, category: str = "sentence") -> str:
    """What the tree of some words prints, which is read as the same tree again."""
    tree = read(text, category)
    printed = print_node(tree, category)
    assert read(printed, category) == tree, f"{text!r} prints as {printed!r}, which is another tree"
    return printed


def inner(tree: Node, kind: type[Node]) -> Any:
    """The first node of a kind in a tree."""
    return next(node for node in walk(tree) if isinstance(node, kind))
