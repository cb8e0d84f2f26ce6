"""Trees made at random from the spelling: every production may take part."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st

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
                drawn = self._slot(draw, element, depth)
                if element.name in line.several:
                    drawn = drawn if isinstance(drawn, tuple) else (drawn,)
                    drawn = (*fields.get(element.name, ()), *drawn)
                fields[element.name] = drawn
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
