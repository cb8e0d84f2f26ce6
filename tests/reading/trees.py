"""Trees made at random from the spelling: every production may take part."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hypothesis import strategies as st

from banneret.effects.abilities import Ability, Applies
from banneret.effects.actions.steps import Apply, Does, Forbid, May, Must
from banneret.effects.conditions import Is
from banneret.effects.continuous import Whenever
from banneret.effects.events import ActivateThings, AttackDeclared, DoesAction
from banneret.effects.modal import ActivateCard
from banneret.effects.node import Node, walk
from banneret.effects.nouns import (
    DescribedByName,
    Either,
    NamedCards,
    NoneOf,
    Objects,
    One,
    OneOfKinds,
    OnTheField,
    Opposing,
    Other,
    Some,
    Together,
    WhichIs,
)
from banneret.effects.players import Who
from banneret.effects.spelling import Group, Production, Repeat, Slot, Spelling
from banneret.effects.yugioh_terms import Attribute, MonsterKind, MonsterType, Property

TOKENS: Mapping[str, st.SearchStrategy[Any]] = {
    "NUMBER": st.sampled_from([1, 2, 3, 500]),
    "NAME": st.sampled_from(["Lantern Keeper", "Harbour Bell"]),
    "ATTRIBUTE": st.sampled_from(Attribute),
    "TYPE": st.sampled_from(MonsterType),
    "KIND": st.sampled_from([MonsterKind.FUSION, MonsterKind.EFFECT, MonsterKind.TUNER]),
    "PROPERTY": st.sampled_from([Property.CONTINUOUS, Property.QUICK_PLAY]),
}
"""Values for each class of tokens."""
_TOO_DEEP = 10**6


def depths(spelling: Spelling) -> dict[str, int]:
    """For each category how deep its shallowest tree is."""
    found = dict.fromkeys(spelling, _TOO_DEEP)
    for _ in spelling:
        before = dict(found)
        for category, lines in spelling.items():
            found[category] = min((_depth(line, found) for line in lines), default=_TOO_DEEP)
        if found == before:
            break
    return found


def _depth(line: Production, depths: Mapping[str, int]) -> int:
    needed = [
        depths[slot.category]
        for slot in line.elements
        if isinstance(slot, Slot) and not slot.is_token() and slot.repeat is not Repeat.ANY
    ]
    return 1 + max(needed, default=0)


class Trees:
    """Strategies for trees of one spelling."""

    def __init__(self, spelling: Spelling) -> None:
        self.spelling = spelling
        self.depths = depths(spelling)

    def of(self, category: str, depth: int) -> st.SearchStrategy[Any]:
        """Trees of a category, not deeper than a depth if it can be helped."""

        @st.composite
        def tree(draw: st.DrawFn) -> Any:
            return self._draw(draw, category, depth)

        return tree()

    def _draw(self, draw: st.DrawFn, category: str, depth: int) -> Any:
        lines = self.spelling[category]
        fitting = [line for line in lines if _depth(line, self.depths) <= depth]
        shallowest = min(_depth(line, self.depths) for line in lines)
        line = draw(
            st.sampled_from(fitting or [one for one in lines if _depth(one, self.depths) == shallowest])
        )
        if line.member is not None:
            return line.member
        fields: dict[str, Any] = {}
        for element in line.elements:
            if isinstance(element, Group):
                if depth > 1 and draw(st.booleans()):
                    for inner in element.elements:
                        if isinstance(inner, Slot):
                            fields[inner.name] = self._slot(draw, inner, depth)
            elif isinstance(element, Slot):
                fields[element.name] = self._slot(draw, element, depth)
        if line.node is None:
            return next(iter(fields.values()))
        return line.node(**line.fixed, **fields)

    def _slot(self, draw: st.DrawFn, slot: Slot, depth: int) -> Any:
        if slot.is_token():
            return draw(TOKENS[slot.category])
        if slot.repeat is Repeat.ONCE:
            return self._draw(draw, slot.category, depth - 1)
        least = {Repeat.ANY: 0, Repeat.SOME: 1, Repeat.COMMAS: 1}.get(slot.repeat, 2)
        is_deep = self.depths[slot.category] >= depth
        count = least if is_deep else draw(st.integers(least, least + 1))
        return tuple(self._draw(draw, slot.category, depth - 1) for _ in range(count))


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


def _is_optional_inside(node: Node) -> bool:
    """ "You can" at the beginning makes the whole optional; a timing behind a timing is another timing."""
    if not isinstance(node, Ability | Applies):
        return False
    cost = node.cost if isinstance(node, Ability) else None
    first = node.effect.first if cost is None else cost.first
    if isinstance(first, Whenever) and node.timings:
        return True
    return not node.optional and isinstance(first, May) and first.who is Who.YOU


def _is_said_of_the_last_alone(node: Node) -> bool:
    """What stands behind the last of several is said of all."""
    if not isinstance(node, Either | Together):
        return False
    last = (node.choices if isinstance(node, Either) else node.parts)[-1]
    return bool(getattr(last, "qualifiers", ()))


def _is_one_place_in_two(node: Node) -> bool:
    """ "Face-up on the field" is one place."""
    return (
        isinstance(node, Is)
        and len(node.qualifiers) > 1
        and any(isinstance(one, OnTheField | WhichIs) for one in node.qualifiers)
    )


def _is_two_in_one(node: Node) -> bool:
    """ "Between A and B" are two sides, never one that has two parts."""
    return isinstance(node, AttackDeclared) and node.against is None and isinstance(node.what, Together)


def _is_done_by_nobody(node: Node) -> bool:
    """A state holds by itself: nobody "can", "cannot" or does it."""
    return isinstance(node, May | Does | Forbid | Must) and isinstance(node.action, Apply)


def _is_one_word_in_two(node: Node) -> bool:
    """ "No other", "another" and "an opponent's" are one quantity each."""
    return (
        isinstance(node, Objects | NamedCards)
        and isinstance(node.quantity, NoneOf | One | Some)
        and any(isinstance(one, Opposing | Other) for one in node.adjectives)
    )


def _is_of_names_alone(node: Node) -> bool:
    """Cards of one name or another are cards with one of these names."""
    return isinstance(node, OneOfKinds) and all(isinstance(one, DescribedByName) for one in node.kinds)


def _is_event_of_its_own(node: Node) -> bool:
    """ "You activate a card" is an event of its own, not an action of yours."""
    return isinstance(node, DoesAction) and isinstance(node.action, ActivateCard | ActivateThings)


_OTHER_FORMS: Final = (
    _is_optional_inside,
    _is_said_of_the_last_alone,
    _is_one_place_in_two,
    _is_two_in_one,
    _is_done_by_nobody,
    _is_one_word_in_two,
    _is_of_names_alone,
    _is_event_of_its_own,
)
