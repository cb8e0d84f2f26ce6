"""What several cards have together, said as of several: "the total Levels of the monsters equipped to it"."""

from __future__ import annotations

import re
from typing import Final

_SUM: Final = r"(?:total|combined)(?: original| current)? "
_COUNTED: Final = re.compile(rf"\b({_SUM})(Level|Rank|Link Rating|Pendulum Scale)(?:/(Rank))?(?! Star)\b")
"""Values that are counted: "total Levels", but "total ATK"."""
_OWNERS: Final = re.compile(rf"\b(the \w+ monster)'s( \([^()]*\))? (?!{_SUM}ATK/DEF)({_SUM})")
"""Whose values are added; the ATK and DEF of one monster can be added, too."""
_SUMMED: Final = re.compile(
    rf'\b({_SUM}[\w/&]+(?: Ratings?)? (?:of )?the (?:"[^"]*" |[\w-]+ )*?monster)(\(s\))?(?![\w\'(])'
    r"( that was\b)?([^().]*\([^()]*\))?"
)
_IS: Final = re.compile(
    rf"\b({_SUM}(?:Level|Rank|Link Rating)s (?:of )?[^,.;:]*?) is (?=\d|higher|lower|less|at)"
)
_ONE: Final = re.compile(r"\bmonster(?: that was)?(?![\w'(])")


def in_total(text: str) -> str:
    """A text in which the cards whose values are added, and those values, are several.

    Args:
        text: a line of an explanation; a tree does not say how many "the monster(s)" are.
    """
    text = _COUNTED.sub(_as_many_values, text)
    text = _OWNERS.sub(lambda found: f"{found[1]}s'{_as_many(found[2])} {found[3]}", text)
    text = _SUMMED.sub(_of_many, text)
    return _IS.sub(lambda found: f"{found[1]} are ", text)


def _as_many_values(found: re.Match[str]) -> str:
    return f"{found[1]}{found[2]}s{'/' + found[3] + 's' if found[3] else ''}"


def _of_many(found: re.Match[str]) -> str:
    return f"{found[1]}s{' that were' if found[3] else ''}{_as_many(found[4])}"


def _as_many(said: str | None) -> str:
    """What is told about them: "(of the monster discarded in step 1)"."""
    if said is None:
        return ""
    before, bracket, behind = said.partition("(")
    return before + bracket + _ONE.sub(lambda found: found[0].replace("monster", "monsters"), behind, count=1)
