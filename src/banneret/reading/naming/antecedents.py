"""What references mean, named so that it can be found again: "the monster Special Summoned in step 1"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from typing import Final, NamedTuple

from banneret.effects.actions.moving import Detach, Target
from banneret.effects.actions.summoning import SummonBy
from banneret.effects.dealings import ActivatedBy
from banneret.effects.deeds import HasDone
from banneret.effects.kinds import Action, Amount, What
from banneret.effects.node import Node, parts, walk
from banneret.effects.nouns import (
    ControlledBy,
    In,
    NamedCards,
    Noun,
    Objects,
    OneOfAnOpponent,
    OnTheField,
    Pointer,
    Spoken,
    That,
    Together,
)
from banneret.effects.players import Who
from banneret.effects.printer import Unprintable, print_node
from banneret.effects.procedures import EquipOnlyTo
from banneret.effects.spelling import Spelling
from banneret.reading.binding.mentioned import THIS_CARD, field_of
from banneret.reading.binding.places import Place
from banneret.reading.naming.bound_card import BoundCard
from banneret.reading.naming.card_nouns import as_noun, is_effect, noun_of
from banneret.reading.naming.line_names import PartOfEffect, Where
from banneret.reading.naming.participles import done_by, number_of

_POSSESSIVES: Final = frozenset({"your", "its", "their", "that", "each", "any", "an"})
"""Words that begin the name of a player, and take no "the"."""
_MATERIALS: Final = frozenset({Noun.MATERIAL, Noun.FUSION_MATERIAL})
_AMOUNTS: Final = ("number", "amount")
_AT_ACTIVATION: Final = ("at", "activation")


class _Antecedent(NamedTuple):
    """What stands at a place, and what it is called."""

    place: Place
    node: Node | Enum | None
    holder: Node | None
    """The action done to it, the event that befell it."""
    called: Sequence[str]
    """Its noun, as the reference has it or as it was called there."""
    noun: Noun | None
    """What the reference calls it; None where it has no noun."""
    is_plural: bool

    def done(self) -> str | None:
        """What was done to it: "banished"; None where it was only targeted or told of."""
        return done_by(self.holder, field=field_of(self.place))

    def is_of_effect(self) -> bool:
        """Whether the card of an effect is meant, and not the effect that was spoken of."""
        if self.noun is None or not isinstance(self.node, Objects):
            return False
        return is_effect(self.node.noun) and not is_effect(self.noun)


class Antecedents:
    """Names what the references of a card mean, by the line of the explanation that tells of it."""

    def __init__(self, card: BoundCard, lines: Mapping[Place, Where], spelling: Spelling) -> None:
        """Name what is meant in a card.

        Args:
            card: its trees.
            lines: the line in which the node at a place, and all that is in it, is explained.
            spelling: how descriptions are spelled.
        """
        self._card = card
        self._lines = lines
        self._spelling = spelling

    def line_of(self, place: Place) -> Where | None:
        """The line that tells of what stands at a place; None where none of an effect does."""
        for length in range(len(place.path), -1, -1):
            found = self._lines.get(Place(place.sentence, place.path[:length]))
            if found is not None:
                return found
        return None

    def cards(
        self, place: Place, line: Where, *, is_plural: bool = True, noun: Noun | None = None
    ) -> list[str]:
        """The cards that stand at a place, by what was done to them or by their description.

        Args:
            place: of what is meant.
            line: where it is said.
            is_plural: whether several cards are meant.
            noun: what they are called; by default as they were called there.
        """
        node = self._card.at(place)
        holder = node if isinstance(node, Action) else self._card.holder(place)
        if isinstance(holder, EquipOnlyTo):
            return ["the", "equipped", "monster"]
        if isinstance(node, That):
            return node.which.value.split()
        if THIS_CARD in type(node).__name__:
            return ["this", "card"]
        called = noun_of(node, is_plural=is_plural) if noun is None else as_noun(noun, is_plural=is_plural)
        meant = _Antecedent(place, node, holder, called, noun, is_plural)
        there = self.line_of(place)
        if there is None:
            return self._by_condition(meant)
        return self._by_what_was_done(meant, there, line) or self._by_description(meant, there, line)

    def player(self, place: Place, line: Where) -> list[str]:
        """The player that stands at a place, or whose cards do."""
        node = self._card.at(place)
        if node is Who.EITHER_PLAYER:  # whichever it was
            return ["that", "player"]
        if isinstance(node, Who):
            return self._words_of(node)
        if isinstance(node, Objects) and node.quantity == OneOfAnOpponent():
            return ["that", "opponent"]
        return ["the", "player", "of", *self.cards(place, line, is_plural=False)]

    def amount(self, place: Place, line: Where) -> list[str]:
        """An amount that stands at a place, or what came about there; none where the same line says it."""
        node = self._card.at(place)
        there = self.line_of(place)
        source = [] if there is None else there.as_source_in(line)
        if isinstance(node, What | Detach):
            return self.cards(place, line)
        if not isinstance(node, Amount):
            return source
        for category in _AMOUNTS:
            try:
                return [*self._amid(node, category), *source]
            except Unprintable:
                continue
        return source

    def number(self, place: Place, line: Where) -> list[str] | None:
        """The number that came of what stands at a place; None where it is a number of cards."""
        number = number_of(self._card.at(place))
        if number is None:
            return None
        there = self.line_of(place)
        if there is None:
            return number.split()
        is_settled = there.part is PartOfEffect.SETTLED
        return [*number.split(), *(_AT_ACTIVATION if is_settled else there.as_source_in(line))]

    def _by_condition(self, meant: _Antecedent) -> list[str]:
        """What was said where there is no line of an effect: "activate this card by targeting 1 monster"."""
        is_done = meant.done() is not None
        if isinstance(meant.holder, Target | ActivatedBy):
            return ["the", *([] if is_done else ["targeted"]), *meant.called]
        return ["the", *meant.called] if is_done else self._definite(meant)

    def _by_what_was_done(self, meant: _Antecedent, there: Where, line: Where) -> list[str] | None:
        """What a line of an effect has done to it; None where it only tells of it."""
        done = meant.done()
        the_cards = ["the", *meant.called]
        source = there.as_source_in(line)
        match there.part:
            case PartOfEffect.TARGET if done is None:
                of_line = [] if there.is_only_target() else ["of", *there.name.split()]
                return ["the", "targeted", *meant.called, *of_line, *self._told_apart(meant)]
            case PartOfEffect.COST if done is not None:
                return [*the_cards, *done.split(), "as", *there.name.split()]
            case PartOfEffect.SETTLED if done is not None:
                return [*the_cards, *done.split(), *_AT_ACTIVATION]
            case PartOfEffect.STEP if source and self._card.is_of_two_actions(meant.place):
                return [*the_cards, *source]
            case PartOfEffect.STEP if done is not None and there.name != line.in_place_of:
                is_used = meant.noun in _MATERIALS and isinstance(meant.holder, SummonBy)
                return [
                    *the_cards,
                    *("used" if is_used else done).split(),
                    "in",
                    *there.as_named_in(line).split(),
                ]
            case _:
                return None

    def _by_description(self, meant: _Antecedent, there: Where, line: Where) -> list[str]:
        """What a line tells of, by what it says about it."""
        source = there.as_source_in(line)
        either = self._card.either_around(meant.place) if source else None
        if either is not None:
            is_of_sorts = meant.noun is None and len({*_nouns_beside(either)}) > 1
            called = as_noun(Noun.CARD, is_plural=meant.is_plural) if is_of_sorts else meant.called
            return ["the", *called, *source]
        if isinstance(meant.holder, HasDone):  # "if you destroyed a monster"
            return ["the", *meant.holder.deed.value.split(), *meant.called, *source]
        described = self._definite(meant)
        if meant.is_of_effect():
            of_which = [] if described[1:] == meant.called else ["of", *described]
            described = ["the", *meant.called, *of_which]
        return [*described, *source]

    def _told_apart(self, meant: _Antecedent) -> list[str]:
        """Whose a target is, or where it lies, if another is called the same: "1 you control and 1 ..."."""
        node, place = meant.node, meant.place
        together = self._card.at(Place(place.sentence, place.path[:-2]))
        if not isinstance(together, Together) or not isinstance(node, Objects):
            return []
        others = [one for one in together.parts if one is not node and _may_be_called(one, meant.called)]
        where = [one for one in node.qualifiers if isinstance(one, ControlledBy | In | OnTheField)]
        if not others or not where or any(where[0] in getattr(one, "qualifiers", ()) for one in others):
            return []
        try:
            return self._amid(where[0], "qualifier")
        except Unprintable:
            return []

    def _definite(self, meant: _Antecedent) -> list[str]:
        """A description with "the" before it."""
        node = meant.node
        if not isinstance(node, Objects):
            return ["the", *meant.called]
        pointer = Pointer.THOSE if meant.is_plural else Pointer.THE
        spoken = Spoken(pointer, node.noun, node.adjectives, node.qualifiers)
        try:
            _, *printed = print_node(spoken, "reference", self._spelling).split()
        except Unprintable:
            return ["the", *meant.called]
        return printed if printed[0] in _POSSESSIVES else ["the", *printed]

    def _amid(self, node: Node, category: str) -> list[str]:
        """The words of a node as they stand in a sentence and not at its beginning.

        Raises:
            Unprintable: when the category does not spell it.
        """
        first, *more = print_node(node, category, self._spelling).split()
        return [first[:1].lower() + first[1:], *more]

    def _words_of(self, who: Who) -> list[str]:
        """A player's words."""
        for production in self._spelling["who"]:
            if production.member is who:
                return [word for one in production.elements for word in getattr(one, "one", ())]
        return [who.value]


def _may_be_called(node: Node, called: Sequence[str]) -> bool:
    """Whether cards are called so; those of a name may be anything."""
    return isinstance(node, NamedCards) or noun_of(node, is_plural=False) == [*called]


def _nouns_beside(either: Node) -> Iterator[Noun]:
    """What the cards are called that two events are about."""
    for event in parts(either):
        for node in walk(event):
            what = getattr(node, "what", None)
            if isinstance(what, Objects) and not is_effect(what.noun):
                yield what.noun
