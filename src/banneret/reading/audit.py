"""The swallow audit: what a sentence says and its tree does not.

A sentence whose tree prints as the very same words has lost nothing. Where it prints otherwise, every number,
name and marker word of the sentence must be among the printed words, and no number or name may be new.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from banneret.effects.actions.moving import Add, Banish, Discard, Draw, Reveal, Send, ShuffleInto, Tribute
from banneret.effects.actions.steps import Does, OneOfTwo, Provided, Steps
from banneret.effects.actions.summoning import SpecialSummon, Terms
from banneret.effects.kinds import Action, What
from banneret.effects.node import Node, walk
from banneret.effects.nouns import From, In, NamedCards, Objects
from banneret.effects.players import Who
from banneret.reading.grammar.engine import Word

_MARKERS: Final = (
    ("per", "turn"),
    ("instead",),
    ("until",),
    ("except",),
    ("also",),
    ("then",),
    ("if", "you", "do"),
    ("up", "to"),
    ("or",),
    ("non-",),
    ("cannot",),
    ("you", "can"),
    ("only",),
    ("other",),
    ("another",),
    ("random",),
    ("opponent",),
    ("negate",),
    ("ignoring",),
    ("half",),
    ("original",),
    ("less",),
    ("more",),
)
"""Words that change what a sentence means."""
_UNLESS_BEFORE: Final[Mapping[tuple[str, ...], list[str]]] = {("you", "can"): ["only"]}
"""Words behind a marker that make it another one: "you can only" permits nothing."""
_ALIKE: Final = {
    "/": "or",
    "randomly": "random",
    "higher": "more",
    "greater": "more",
    "lower": "less",
    "neither": "cannot",
    "opponent's": "opponent",
}
"""Spellings of one marker."""
_COUNTS: Final = {"once": 1, "twice": 2, "second": 2, "2nd": 2, "thrice": 3, "three": 3, "four": 4}
_BY_PLAYERS: Final = (Add, Banish, Discard, Draw, Reveal, Send, ShuffleInto, SpecialSummon, Tribute)
"""What a player does, so that it must be said who."""
_FROM_SOMEWHERE: Final = (Add, SpecialSummon)
"""What is done to cards of which it must be said where they are."""
_BUT: Final = frozenset({Terms.EFFECTS_NEGATED, Terms.NEGATE_EFFECTS, Terms.WITH_EFFECTS_NEGATED})
"""Terms of a Summon that stand behind "but"."""
_BOTH_WAYS: Final = ("NUMBER", "NAME")
"""What a tree may not invent either."""
_CLASSES: Final = frozenset({"NUMBER", "NAME", "ATTRIBUTE", "TYPE", "KIND", "PROPERTY"})


def swallowed(said: Sequence[Word], printed: Sequence[Word]) -> tuple[str, ...]:
    """The markers, numbers and names of a sentence that its tree does not say, and those that it invents.

    Args:
        said: the words of the sentence; "a" of it may be printed as "1".
        printed: the words that its tree prints.
    """
    here, there = Counter(_marks(said)), Counter(_marks(printed))
    ones = sum(word.text == "a" for word in said) - sum(word.text == "a" for word in printed)
    here["NUMBER 1"] += max(0, min(ones, there["NUMBER 1"] - here["NUMBER 1"]))
    invented = (mark for mark in (there - here) if mark.startswith(_BOTH_WAYS))
    return tuple(sorted({*(here - there), *invented}))


def leaves_open_who(tree: Node) -> bool:
    """Whether a step names no player behind one that "they" do: "they discard 1 card, then draw 1 card"."""
    for node in walk(tree):
        if isinstance(node, Steps):
            before: Action = node.first
            for step in node.rest:
                if (
                    isinstance(before, Does)
                    and before.who is Who.THEY
                    and isinstance(step.action, _BY_PLAYERS)
                ):
                    return True
                before = step.action
    return False


def leaves_open_whence(tree: Node) -> bool:
    """Whether only the second of two things says from where: "Summon 1 Rock, or add 1 Fish, from"."""
    for node in walk(tree):
        if isinstance(node, OneOfTwo) and isinstance(node.first, _FROM_SOMEWHERE):
            first, second = node.first, getattr(node.second, "what", None)
            is_described = isinstance(first.what, Objects | NamedCards) and first.source is None
            if is_described and not _says_whence(first.what) and _says_whence(second):
                return True
    return False


def _says_whence(what: What | None) -> bool:
    return what is not None and any(isinstance(node, From | In) for node in walk(what))


def takes_condition_from_terms(tree: Node, said: Sequence[Word]) -> bool:
    """Whether a condition behind "but ..." is taken for that of the Summon before it.

    "Special Summon it, but negate its effects if it is a Tuner" Summons whatever it is.
    """
    texts = [word.text for word in said]
    is_behind = "but" in texts and "if" in texts[texts.index("but") :]
    return is_behind and any(
        isinstance(node, Provided) and isinstance(node.action, SpecialSummon) and node.action.terms in _BUT
        for node in walk(tree)
    )


def _marks(words: Sequence[Word]) -> Iterator[str]:
    texts = [_ALIKE.get(word.text, word.text) for word in words]
    for index, word in enumerate(words):
        if (
            word.token_class == "KIND"
            and texts[index] == "flip"
            and texts[index - 1 : index] in ([":"], [";"])
        ):
            continue  # the verb at the beginning of a step, with its capital
        if texts[index - 1 : index + 1] == ["the", "field"] and texts[index + 1 : index + 2] == [","]:
            continue  # the field, with a capital in old texts
        if word.token_class in _CLASSES:
            yield f"{word.token_class} {word.value}"
        elif word.text == "third" and texts[index - 2 : index] == ["second", "and"]:
            yield "NUMBER 3"
        elif word.text == "second" and texts[index + 1 : index + 3] == ["and", "third"]:
            continue  # a second and third attack: 3 attacks
        elif word.text in _COUNTS:
            yield f"NUMBER {_COUNTS[word.text]}"
        elif word.text == "+":  # 2+ monsters: 2 or more
            yield from ("more", "or")
        for marker in _MARKERS:
            end = index + len(marker)
            if tuple(texts[index:end]) == marker and texts[end : end + 1] != _UNLESS_BEFORE.get(marker):
                yield " ".join(marker)
