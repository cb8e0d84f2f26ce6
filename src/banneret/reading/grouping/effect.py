"""An effect of a card as its sentences are put together, and how its uses are counted."""

from __future__ import annotations

from enum import StrEnum

from banneret.effects.abilities import Ability, Applies, EitherAbility
from banneret.effects.actions.choosing import ChooseListed
from banneret.effects.actions.values import RollDice, TossCoins
from banneret.effects.kinds import Sentence
from banneret.effects.limits import SoftUsageLimit
from banneret.effects.lists import ApplyListed, ListedEffects, ListVerb
from banneret.effects.node import walk
from banneret.effects.timings import (
    OnceDuring,
    Uses,
)
from banneret.reading.kinds.kind import ACTIVATED, Kind
from banneret.reading.text.mentions import Section
from banneret.reading.text.sentences import Role


class Limit(StrEnum):
    """How uses of an effect are counted."""

    HARD = "hard"
    """By the card's name."""
    SOFT = "soft"
    """By the single card."""


class Effect:
    """An effect being put together: its first sentence, and those that go on from it."""

    def __init__(self, kind: Kind, section: Section) -> None:
        """Begin an effect.

        Args:
            kind: of its first sentence.
            section: of the card, in which it stands.
        """
        self.kind = kind
        self.section = section
        self.sentences: list[Sentence] = []
        self.certain: list[Sentence] = []
        self.choices: list[Sentence] = []
        """Those of which one is chosen at activation."""
        self.limit: Limit | None = None
        self.is_noted = False
        """Whether simulators note before what it waits for."""
        self.numbers: list[int] = []
        self.limits: list[int] = []

    def ends_in_list(self) -> bool:
        """Whether bullets that follow belong to it."""
        nodes = [node for one in self.sentences for node in walk(one)]
        if any(isinstance(node, ChooseListed | RollDice | TossCoins) for node in nodes):
            return True
        if any(isinstance(node, ApplyListed) and node.basis is not None for node in nodes):
            return True
        return self.kind in ACTIVATED and any(
            (
                isinstance(node, ApplyListed)
                and (node.list is not ListedEffects.THIS or node.verb is ListVerb.APPLY)
            )
            or getattr(node, "bullets_follow", False)
            for node in nodes
        )

    def is_used_without_activation(self) -> bool:
        """Whether a player may use it, though it makes no Chain Link: "you can banish this card instead"."""
        first = self.sentences[0] if self.sentences else None
        return self.kind is Kind.CONTINUOUS and bool(getattr(first, "optional", False))

    def is_either(self) -> bool:
        """Whether it is one of two, as a Union monster's."""
        return any(isinstance(one, EitherAbility) for one in self.sentences)

    def is_chosen(self) -> bool:
        """Whether one of the effects behind bullets is chosen at activation."""
        return any(
            isinstance(node, ApplyListed) and node.verb is ListVerb.ACTIVATE
            for one in self.sentences
            for node in walk(one)
        )

    def add(self, tree: Sentence, role: Role) -> None:
        """Add a sentence; a reminder says nothing that the others do not.

        Args:
            tree: the sentence.
            role: where it stands.
        """
        self.sentences.append(tree)
        if role is Role.BULLET and self.is_chosen():
            self.choices.append(tree)
        elif role is not Role.REMINDER:
            self.certain.append(tree)
        if self.limit is None and _is_counted(tree):
            self.limit = Limit.SOFT


def _is_counted(tree: Sentence) -> bool:
    """Whether its own timing says how often it may be used."""
    timings = tree.timings if isinstance(tree, Ability | Applies) else ()
    is_limited = isinstance(tree, Ability) and isinstance(tree.only, SoftUsageLimit)
    return is_limited or any(isinstance(timing, Uses | OnceDuring) for timing in timings)
