"""Nodes and their plain form."""

from __future__ import annotations

import pytest

from banneret.effects.abilities import Ability
from banneret.effects.actions.moving import Destroy
from banneret.effects.actions.steps import Steps
from banneret.effects.node import from_plain, parts, walk
from banneret.effects.nouns import All, ControlledBy, Noun, Objects
from banneret.effects.players import Who
from banneret.errors import BanneretError

WHAT = Objects(All(), Noun.MONSTER, qualifiers=(ControlledBy(Who.OPPONENT),))
TREE = Ability(Steps(Destroy(WHAT)))


def test_parts_and_walk_go_through_a_tree_in_its_order() -> None:
    assert list(parts(WHAT)) == [All(), ControlledBy(Who.OPPONENT)]
    assert [type(node).__name__ for node in walk(TREE)] == [
        "Ability",
        "Steps",
        "Destroy",
        "Objects",
        "All",
        "ControlledBy",
    ]


@pytest.mark.parametrize(
    ("plain", "complaint"),
    [
        ([], "expected a node, not"),
        ({}, "not one named None"),
        ({"node": "Wink"}, "not one named 'Wink'"),
        ({"node": "All", "moon": 1}, "All has no field moon"),
        ({"node": "ControlledBy"}, "ControlledBy: Missing"),
        ({"node": "ControlledBy", "who": "moon"}, "ControlledBy: 'moon' is not a valid Who"),
        (
            {"node": "Objects", "quantity": {"node": "All"}, "noun": "card", "adjectives": "DARK"},
            "Objects: expected",
        ),
    ],
)
def test_what_is_no_node_is_refused(plain: object, complaint: str) -> None:
    with pytest.raises(BanneretError, match=complaint):
        from_plain(plain)
