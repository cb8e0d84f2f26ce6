"""References spelled out by their bindings: "it" becomes "the monster Special Summoned in step 1"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Final

import msgspec

from banneret.effects.actions.choosing import NumberOfThem
from banneret.effects.actions.moving import Target
from banneret.effects.actions.summoning import SpecialSummon
from banneret.effects.kinds import Action, Amount, Quantity, Sentence, What
from banneret.effects.lists import ApplyListed
from banneret.effects.node import Node, Path
from banneret.effects.nouns import (
    AnyOf,
    Both,
    ControlledBy,
    EachOfThem,
    Either,
    Exactly,
    From,
    Mentions,
    NamedCards,
    Noun,
    Objects,
    Of,
    Reference,
    Spoken,
    SpokenByName,
    That,
    ThatMany,
    Together,
    UpTo,
    UpToThatMany,
    WhichWas,
    WithoutOthers,
)
from banneret.effects.permissions import Selecting
from banneret.effects.players import Who
from banneret.effects.printer import SOFT_COMMA, Amend, print_node
from banneret.effects.spelling import Spelling
from banneret.reading.binding.mentioned import PLURALS
from banneret.reading.binding.places import Bindings, Place
from banneret.reading.binding.whereabouts import is_hidden
from banneret.reading.naming.antecedents import Antecedents
from banneret.reading.naming.bound_card import BoundCard
from banneret.reading.naming.card_nouns import GENERAL_NOUNS, is_effect, noun_of
from banneret.reading.naming.inserting import as_owner, owning, with_note
from banneret.reading.naming.line_names import Where
from banneret.reading.naming.participles import is_moved
from banneret.reading.naming.spoken_again import PLURAL_POINTERS, SpokenAgain, of_any_number
from banneret.reading.naming.this_effect import with_cause

_HEADS: Final = frozenset({"it", "its", "them", "their", "they", "that"})
"""Words that what they mean stands in the place of."""
_CHOOSING: Final = frozenset({"target", "targets", "select", "selects"})
_OWNING: Final = frozenset({"its", "their"})
_KEPT_REFERENCES: Final = frozenset({Reference.THE_REST, Reference.THE_OTHER, Reference.BOTH})
"""References that stay, as their words say more than what they mean."""
_OF: Final = frozenset({Reference.THE_REST, Reference.THE_OTHER})
"""References to some of what is meant."""
_NO_MORE_THAN_NOUN: Final = 2
"""Words of "the monsters", which say no more than "both monsters"."""


class References:
    """Says what each reference of a card means."""

    def __init__(
        self,
        bindings: Bindings,
        trees: Sequence[Sentence | None],
        lines: Mapping[Place, Where],
        spelling: Spelling,
    ) -> None:
        """Spell the references of a card out.

        Args:
            bindings: what they mean.
            trees: the card's sentences; None for those that are not read.
            lines: the line in which the node at a place, and all that is in it, is explained.
            spelling: how descriptions are spelled.
        """
        self._card = BoundCard(bindings, trees)
        self._antecedents = Antecedents(self._card, lines, spelling)
        self._spoken_again = SpokenAgain(self._card, self._antecedents)
        self._spelling = spelling

    def amend(self, sentence: int, line: Where) -> Amend:
        """Spells out the references in one line of a sentence.

        Args:
            sentence: its number.
            line: the line.
        """

        def amended(path: Path, words: list[str]) -> list[str]:
            place = Place(sentence, path)
            words = self._in_todays_words(place, self._with_cause(place, words))
            comma = [SOFT_COMMA] if self._is_set_off(place, words) else []
            return [*self._spelled_out(place, words, line), *comma]

        return amended

    def _with_cause(self, place: Place, words: list[str]) -> list[str]:
        """The same words, where "by this effect" is what was done as its cost or to Summon this card."""
        told, tree = self._card.at(place), self._card.tree(place.sentence)
        if tree is None or not isinstance(told, WhichWas):
            return words
        return with_cause(words, told, tree, self._card.tree(place.sentence - 1))

    def _in_todays_words(self, place: Place, words: list[str]) -> list[str]:
        """The same words, where hidden cards are chosen and others are targeted."""
        node = self._card.at(place) if words and words[0] in _CHOOSING else None
        if isinstance(node, Target) and is_hidden(node.what):
            return [words[0].replace("target", "choose"), *words[1:]]
        if isinstance(node, Selecting) and not _is_hidden(node.action):
            return [words[0].replace("select", "target"), *words[1:]]
        return words

    def _is_set_off(self, place: Place, words: Sequence[str]) -> bool:
        """Whether a comma stands before what follows."""
        if place.path[-1:] == ("exception",):
            return True
        is_exception = words[:2] == [",", "except"] and isinstance(self._card.at(place), WithoutOthers)
        return is_exception or self._stands_before_position(place, words)

    def _stands_before_position(self, place: Place, words: Sequence[str]) -> bool:
        """Whether it ends in other cards than those of which it is said right behind how they are Summoned.

        "From your Deck with another Type than the monsters you control, in Defense Position".
        """
        summoned = self._card.at(Place(place.sentence, place.path[:-3]))
        is_behind = isinstance(summoned, SpecialSummon) and summoned.position is not None
        return is_behind and words[-1:] == ["control"] and not isinstance(self._card.at(place), ControlledBy)

    def _spelled_out(self, place: Place, words: list[str], line: Where) -> list[str]:
        """The words of what stands at a place, with what they mean, where they are a reference."""
        antecedent = self._card.antecedent(place)
        if antecedent is None or not words:
            return self._of_both(place, of_any_number(self._card.at(place), words), line)
        if self._is_clear(place, antecedent):
            return words
        meant = self._card.at(antecedent)
        if isinstance(meant, NamedCards) and self._is_any_of_name(place, meant):
            return print_node(meant.name, "names", self._spelling).split()
        if isinstance(meant, What) and self._is_owner_of_effects(place):
            return with_note(words, ["of", *self._antecedents.cards(antecedent, line)])
        is_instead = self._card.is_in_place_of(place, antecedent)
        replaced = self._antecedents.line_of(antecedent) if is_instead else None
        line = line._replace(in_place_of="" if replaced is None else replaced.name)
        reference = self._card.at(place)
        match reference:
            case That():
                return self._of_that(reference, place, antecedent, words, line)
            case Spoken():
                return self._spoken_again.words(reference, place, antecedent, words, line)
            case _:
                return self._with_meaning(reference, antecedent, words, line)

    def _is_clear(self, place: Place, antecedent: Place) -> bool:
        """Whether the words of a reference say what it means."""
        if isinstance(self._card.at(place), Both) and isinstance(self._card.parent(place), Objects):
            return True  # said behind the noun
        if antecedent.sentence != place.sentence:
            return False
        if self._card.are_alternatives(antecedent, place):
            return True  # "either add 1 card to your hand or send it to the GY"
        # a monster "whose current ATK is different from its original ATK"
        return place.path[: len(antecedent.path)] == antecedent.path

    def _is_any_of_name(self, place: Place, meant: NamedCards) -> bool:
        """Whether cards mention what is meant by its name, whatever becomes of a card of that name."""
        return not isinstance(meant.name, AnyOf) and isinstance(self._card.holder(place), Mentions)

    def _is_owner_of_effects(self, place: Place) -> bool:
        """Whether effects are said to be "theirs" at a place, where cards have them and no player."""
        if place.path[-3:-2] != ("adjectives",) or not isinstance(self._card.holder(place), Of):
            return False
        owned = self._card.at(Place(place.sentence, place.path[:-3]))
        return isinstance(owned, Objects) and is_effect(owned.noun)

    def _of_both(self, place: Place, words: list[str], line: Where) -> list[str]:
        """Which "both monsters" are, behind the noun."""
        both = self._card.antecedent(Place(place.sentence, (*place.path, "quantity")))
        if both is None or not isinstance(getattr(self._card.at(place), "quantity", None), Both):
            return words
        if isinstance(self._card.at(both), ApplyListed):
            return with_note(words, ["the", "listed", "effects"])
        meant = self._antecedents.cards(both, line)
        return words if len(meant) <= _NO_MORE_THAN_NOUN else with_note(words, meant)

    def _with_meaning(
        self, reference: Node | Enum | None, antecedent: Place, words: list[str], line: Where
    ) -> list[str]:
        """What a reference means behind its words: that of a player, an amount or a number of cards."""
        match reference:
            case Who():
                player = self._antecedents.player(antecedent, line)
                owner = as_owner(player) if words[-1] in _OWNING else None
                return with_note(words, owner or player)
            case Amount():
                amount = self._antecedents.amount(antecedent, line)
                return with_note(words, amount) if amount else words
            case Quantity():
                return with_note(words, self._number(reference, antecedent, line))
            case NumberOfThem() if others := self._as_many_such(reference, antecedent):
                return others
            case NumberOfThem() | EachOfThem():
                return with_note(words, ["of", *self._antecedents.cards(antecedent, line)])
            case _:
                is_plural = getattr(reference, "pointer", None) in PLURAL_POINTERS
                is_plural |= not isinstance(reference, Objects | SpokenByName)
                return with_note(words, self._antecedents.cards(antecedent, line, is_plural=is_plural))

    def _number(self, reference: Quantity, antecedent: Place, line: Where) -> list[str]:
        """What was counted: "as the cards banished in step 1", "the number chosen in step 1"."""
        number = self._antecedents.number(antecedent, line)
        if number is not None:
            return number
        cards = self._antecedents.cards(antecedent, line)
        return ["as", *cards] if isinstance(reference, ThatMany | UpToThatMany) else cards

    def _as_many_such(self, reference: NumberOfThem, antecedent: Place) -> list[str]:
        """So many in the place of fewer: "1 card, or 2 if ..."; nothing if some of them are meant."""
        node = self._card.at(antecedent)
        quantity = getattr(node, "quantity", None)
        if (
            not isinstance(node, What)
            or not isinstance(quantity, Exactly)
            or quantity.number >= reference.number
        ):
            return []
        many = UpTo(reference.number) if reference.up_to else Exactly(reference.number)
        return print_node(msgspec.structs.replace(node, quantity=many), "what", self._spelling).split()

    def _of_that(
        self, reference: That, place: Place, antecedent: Place, words: list[str], line: Where
    ) -> list[str]:
        """What "it", "them" or "the other" is."""
        node = self._card.at(antecedent)
        is_elsewhere = any(isinstance(one, From) for one in reference.qualifiers)
        if line.in_place_of and is_elsewhere and getattr(node, "quantity", None) == Exactly(1):
            return [
                "1",
                "such",
                *noun_of(node, is_plural=False),
                *words[1:],
            ]  # "... it from your Deck instead"
        if reference.which in _OF and isinstance(node, Either):
            return with_note(words, ["of", "the", "two"])
        noun = self._noun_of_card(place, antecedent, words)
        if reference.which is Reference.IT:
            noun = noun or self._noun_said_before(place, antecedent)
        meant = self._antecedents.cards(antecedent, line, is_plural=reference.which in PLURALS, noun=noun)
        if reference.which in _KEPT_REFERENCES:
            return with_note(words, ["of", *meant] if reference.which in _OF else meant)
        if words[0] in _OWNING or words == ["that"]:
            return owning(words, meant)
        return [*meant, *words[1:]] if words[0] in _HEADS else with_note(words, meant)

    def _noun_of_card(self, place: Place, antecedent: Place, words: Sequence[str]) -> Noun | None:
        """What the card of an effect is called, where it is meant and not its effect.

        Its ATK is that of the monster; what is destroyed or banished is a card.
        """
        effects = self._card.effects_at(antecedent)
        if effects is None:
            return None
        is_of_monster = effects.noun is Noun.MONSTER_EFFECT
        if words[0] in _OWNING:
            return Noun.MONSTER if is_of_monster else None
        if not is_moved(self._card.holder(place)):
            return None
        return Noun.MONSTER if is_of_monster else Noun.CARD

    def _noun_said_before(self, place: Place, antecedent: Place) -> Noun | None:
        """What "it" was last called, where it is one of two things that were targeted together."""
        if not isinstance(self._card.at(antecedent), Together):
            return None
        noun = None
        for before in self._card.references_before(place):
            said, is_beside = self._card.at(before), before.path[:-1] == place.path[:-1]
            is_done_to = before.path[-1:] == ("what",) and "amount" not in before.path
            if isinstance(said, Spoken) and said.noun not in GENERAL_NOUNS and is_done_to and not is_beside:
                noun = said.noun
        return noun


def _is_hidden(action: Action) -> bool:
    """Whether it is done to cards that no effect can target."""
    what = getattr(action, "what", None)
    return isinstance(what, What) and is_hidden(what)
