"""What an effect tree mentions, to hold against what the tokens of the same text mention (D4 to D8).

Domains are made of the tokens, which every card has. For a card that is read the tree says the same, since
both come from one text by different ways.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from banneret.effects.amounts import Stat
from banneret.effects.kinds import Adjective
from banneret.effects.node import Node
from banneret.effects.nouns import (
    Comparison,
    DescribedByName,
    NameContains,
    Named,
    NamedCards,
    OneEachNamed,
    SpokenByName,
    WithStat,
    WithStats,
)
from banneret.effects.procedures import AlwaysTreatedAs
from banneret.effects.yugioh_terms import Attribute, MonsterType
from banneret.reading.text.mentions import Following, Mention, MentionKind

_NAMING: Final = (DescribedByName, NameContains, NamedCards, OneEachNamed, SpokenByName)
"""Nodes that hold names behind which no noun stands."""
_BOTH: Final = frozenset({Stat.ATK_AND_DEF, Stat.ATK_DEF})
"""Both values, said at once."""


class Said(NamedTuple):
    """Something that a text mentions, wherever it stands."""

    kind: MentionKind
    value: str
    following: Following = Following.NOTHING
    """What follows a name."""


def said_by_tokens(mentions: Iterable[Mention]) -> frozenset[Said]:
    """What the tokens of a text mention."""
    return frozenset(Said(one.kind, one.value, one.following) for one in mentions)


def said_by_tree(tree: Node) -> frozenset[Said]:
    """What an effect tree mentions."""
    return frozenset(_said(tree))


def _said(node: Node, following: Following = Following.NOUN) -> Iterator[Said]:
    """What a node mentions, given what follows the names that it holds as adjectives."""
    if isinstance(node, WithStats):
        yield Said(MentionKind.STATS, f"{node.attack}/{node.defense}")
    if isinstance(node, WithStat) and node.stat in _BOTH and node.comparison is Comparison.EXACTLY:
        yield Said(MentionKind.STATS, f"{node.value}/{node.value}")
    for field in node.__struct_fields__:
        content = getattr(node, field)
        bare = _is_bare(node, field)
        for one in content if isinstance(content, tuple) else (content,):
            if isinstance(one, Attribute):
                yield Said(MentionKind.ATTRIBUTE, one.value)
            elif isinstance(one, MonsterType):
                yield Said(MentionKind.MONSTER_TYPE, one.value)
            elif isinstance(one, Node):
                yield from _said(one, Following.NOTHING if bare else _inside(node, following))
            elif type(one) is str:  # no node holds other free text than names
                yield Said(MentionKind.NAME, one, following if isinstance(node, Named) else Following.NOTHING)


def _is_bare(node: Node, field: str) -> bool:
    """Whether no noun follows the names in a field."""
    if isinstance(node, AlwaysTreatedAs):
        return node.as_name
    return isinstance(node, _NAMING) and field in ("name", "names")


def _inside(node: Node, following: Following) -> Following:
    """What follows the names inside a node: adjectives that belong together stand before the same noun."""
    return following if isinstance(node, Adjective) else Following.NOUN
