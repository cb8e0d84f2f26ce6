"""References with a noun, such as "that monster" and "the other cards", as the cards that they mean."""

from __future__ import annotations

from enum import Enum
from typing import Final

from banneret.effects.actions.choosing import ExcavateUntil
from banneret.effects.actions.moving import Draw
from banneret.effects.kinds import What
from banneret.effects.materials import UsedFor
from banneret.effects.node import Node
from banneret.effects.nouns import (
    AmongThem,
    Deed,
    Done,
    EquippedByThisTo,
    EquippedTo,
    Exactly,
    LeftOver,
    Noun,
    PartOf,
    PointedToBy,
    Pointer,
    Spoken,
    ThatMany,
    Together,
    TopCards,
    UpTo,
    WhichWas,
)
from banneret.reading.binding.mentioned import leaves_one, may_be_many, may_be_one
from banneret.reading.binding.places import Place
from banneret.reading.binding.pointing import is_left_over
from banneret.reading.naming.antecedents import Antecedents
from banneret.reading.naming.bound_card import BoundCard
from banneret.reading.naming.card_nouns import GENERAL_NOUNS, in_plural, is_in_plural
from banneret.reading.naming.inserting import owning, says_all, with_note
from banneret.reading.naming.line_names import Where

PLURAL_POINTERS: Final = frozenset({Pointer.THOSE, Pointer.THESE})
"""How a noun begins that means several cards."""
_OF_ANY_NUMBER: Final = (EquippedByThisTo, EquippedTo, PointedToBy, UsedFor)
"""Qualifiers of descriptions that need nothing before them, whether they mean one card or several."""
_TWO: Final = 2
_NO_MORE_THAN_NOUN: Final = 2
"""Words of "the monster", which says less than "that monster"."""


class SpokenAgain:
    """Says which cards a card's references with a noun mean."""

    def __init__(self, card: BoundCard, antecedents: Antecedents) -> None:
        """Say what is meant in a card.

        Args:
            card: its trees.
            antecedents: how what is meant is named.
        """
        self._card = card
        self._antecedents = antecedents

    def words(
        self, reference: Spoken, place: Place, antecedent: Place, words: list[str], line: Where
    ) -> list[str]:
        """What is meant in the place of the words of a reference, if that says no less, else behind them.

        Args:
            reference: what is said again.
            place: where it stands.
            antecedent: where what is meant stands.
            words: of the reference, as the text has them.
            line: where they are said.
        """
        is_targeted = _is_targeted(reference)
        antecedent = self._targeted(antecedent) if is_targeted else antecedent
        is_part = is_left_over(reference) and self._may_be_several(antecedent)
        is_part_of = isinstance(self._card.parent(place), PartOf)
        if self._says_no_number(reference, place, antecedent, is_part=is_part, is_part_of=is_part_of):
            words = in_plural(words)
        is_plural = reference.pointer in PLURAL_POINTERS or is_in_plural(words) or is_part_of
        is_effect = self._card.effects_at(antecedent) is not None
        noun = None if reference.noun in GENERAL_NOUNS and not is_effect else reference.noun
        meant = self._antecedents.cards(antecedent, line, is_plural=is_plural or is_part, noun=noun)
        if len(meant) == _NO_MORE_THAN_NOUN and words[1:] == meant[1:]:
            return words
        if says_all(meant, words):
            return owning(words, meant) if words[-1].endswith(("'s", "s'")) else meant
        there = self._antecedents.line_of(antecedent)
        is_clear = is_targeted and there is not None and there.is_only_target()
        if is_clear or says_all(words, meant[1:]):
            return words
        return with_note(words, ["of", *meant] if is_part else meant)

    def _says_no_number(
        self, reference: Spoken, place: Place, antecedent: Place, *, is_part: bool, is_part_of: bool
    ) -> bool:
        """Whether it has one noun for however many there are: "the excavated card"."""
        if reference.pointer is not Pointer.THE:
            return False
        is_one = _is_other_of_two(reference, self._card.at(antecedent)) or (
            is_left_over(reference) and leaves_one(self._card.at(Place(place.sentence, ())))
        )
        is_several = self._is_several(antecedent, reference) or (is_part and self._is_any_number(antecedent))
        return is_part_of or (is_several and not is_one)

    def _targeted(self, antecedent: Place) -> Place:
        """The targets, where one of them has been mentioned after: "when any of the targeted monsters"."""
        there = self._antecedents.line_of(antecedent)
        if there is not None and there.is_only_target():
            return antecedent
        return self._card.antecedent(Place(antecedent.sentence, (*antecedent.path, "whole"))) or antecedent

    def _is_several(self, antecedent: Place, reference: Spoken) -> bool:
        """Whether what stands at a place is never one card, nor is one of it meant."""
        node = self._card.at(antecedent)
        if isinstance(node, ExcavateUntil) or (
            isinstance(node, TopCards) and LeftOver() in reference.adjectives
        ):
            return True
        if isinstance(node, Together):  # "the banished monster" may be one of them
            return any(isinstance(one, WhichWas | AmongThem) for one in reference.qualifiers)
        quantity = getattr(node, "quantity", None)
        if isinstance(quantity, ThatMany) or (isinstance(quantity, UpTo) and _is_targeted(reference)):
            return True
        return isinstance(node, What | Draw) and not may_be_one(node)

    def _is_any_number(self, antecedent: Place) -> bool:
        """Whether cards stand at a place whose number the text does not say."""
        node = self._card.at(antecedent)
        quantity = getattr(node, "quantity", None)
        return isinstance(node, What) and quantity is not None and not hasattr(quantity, "number")

    def _may_be_several(self, antecedent: Place) -> bool:
        """Whether what stands at a place can be several cards, of which some may be left."""
        node = self._card.at(antecedent)
        return isinstance(node, ExcavateUntil) or (isinstance(node, What | Draw) and may_be_many(node))


def of_any_number(reference: Node | Enum | None, words: list[str]) -> list[str]:
    """The words of what needs nothing before it, where its tree does not say whether it means several.

    Args:
        reference: e.g. "the monster equipped to it".
        words: of the reference, as the text has them.

    Returns:
        "the monster(s) equipped to it"; the same words for all that says how many it means.
    """
    if not isinstance(reference, Spoken) or reference.or_more:
        return words
    if LeftOver() in reference.adjectives:
        return in_plural(words)
    if not any(isinstance(one, _OF_ANY_NUMBER) for one in reference.qualifiers):
        return words
    noun = reference.noun.value.split()[-1]
    if noun not in words:
        return words
    behind = words.index(noun) + 1
    return [*words[:behind], "(", "s", ")", *words[behind:]]


def _is_other_of_two(reference: Spoken, meant: Node | Enum | None) -> bool:
    """Whether it is the one of two cards that the text has not named: "the other monster"."""
    quantity = getattr(meant, "quantity", None)
    return is_left_over(reference) and isinstance(quantity, Exactly) and quantity.number == _TWO


def _is_targeted(reference: Spoken) -> bool:
    return reference.noun is Noun.TARGET or Done(Deed.TARGETED) in reference.adjectives
