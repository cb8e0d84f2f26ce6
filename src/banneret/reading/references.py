"""References spelled out by their bindings: "it" becomes "the monster Special Summoned in step 1"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, auto
from types import MappingProxyType
from typing import Final, NamedTuple

import msgspec

from banneret.effects.actions.choosing import ExcavateUntil, NumberOfThem
from banneret.effects.actions.moving import Detach, Draw, Target
from banneret.effects.actions.steps import Link, OneOfTwo, Step
from banneret.effects.actions.summoning import SpecialSummon, SummonBy
from banneret.effects.actions.values import Negate
from banneret.effects.continuous import WithFeature
from banneret.effects.dealings import ActivatedBy
from banneret.effects.deeds import HasDone
from banneret.effects.events import EitherEvent
from banneret.effects.kinds import Action, Adjective, Amount, Quantity, Sentence, What
from banneret.effects.lists import ApplyListed
from banneret.effects.materials import UsedFor
from banneret.effects.node import Node, Path, parts, walk
from banneret.effects.nouns import (
    AmongThem,
    AnyOf,
    Both,
    ControlledBy,
    Deed,
    Done,
    EachOfThem,
    Either,
    EquippedByThisTo,
    EquippedTo,
    Exactly,
    From,
    In,
    LeftOver,
    Mentions,
    NamedCards,
    Noun,
    Objects,
    Of,
    OneOfAnOpponent,
    OnTheField,
    PartOf,
    PointedToBy,
    Pointer,
    Reference,
    Spoken,
    SpokenByName,
    That,
    ThatMany,
    Together,
    TopCards,
    UpTo,
    UpToThatMany,
    UsedAsMaterial,
    WhichWas,
    WholeZone,
    WithoutOthers,
)
from banneret.effects.permissions import Selecting
from banneret.effects.players import Who
from banneret.effects.printer import SOFT_COMMA, Amend, Unprintable, print_node
from banneret.effects.procedures import EquipOnlyTo
from banneret.effects.spelling import Spelling
from banneret.effects.timings import AnyTiming
from banneret.reading.causes import how_it_was_done
from banneret.reading.mentioned import leaves_one, may_be_many, may_be_one
from banneret.reading.places import Bindings, Place, node_at
from banneret.reading.plurals import in_plural, is_in_plural
from banneret.reading.pointing import is_left_over
from banneret.reading.whereabouts import is_hidden


class PartOfEffect(Enum):
    """What a line of an explanation is in its effect."""

    TARGET = auto()
    COST = auto()
    SETTLED = auto()
    """What is declared, chosen or left to chance at activation."""
    STEP = auto()
    OTHER = auto()


class Where(NamedTuple):
    """A line of an explanation, as other lines name it."""

    effect: int
    part: PartOfEffect
    name: str
    """E.g. "step 1"."""
    effect_name: str = ""
    """How lines of other effects name the effect; empty where there is only one."""
    in_place_of: str = ""
    """The line in the place of which it is done, so that what is done there is not done."""


_PARTICIPLES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "Add": "added to the hand",
        "AddOrSummon": "added or Special Summoned",
        "AddOrSet": "added or Set",
        "Attach": "attached",
        "Banish": "banished",
        "ChangePosition": "put into another position",
        "Choose": "chosen",
        "ChooseZones": "chosen",
        "Destroy": "destroyed",
        "Detach": "detached",
        "Discard": "discarded",
        "Draw": "drawn",
        "Draws": "drawn",
        "Equip": "equipped",
        "Excavate": "excavated",
        "ExcavateUntil": "excavated",
        "FlipFaceUp": "flipped face-up",
        "GiveControl": "given away",
        "LookAt": "looked at",
        "Negate": "whose Summon or activation was negated",
        "NormalSummon": "Normal Summoned",
        "NormalSummonAlso": "Normal Summoned",
        "NormalSummonOrSet": "Normal Summoned or Set",
        "PlaceInDeck": "placed in the Deck",
        "PlaceInZone": "placed",
        "ReturnTo": "returned",
        "Reveal": "revealed",
        "Send": "sent",
        "SetCards": "Set",
        "ShuffleInto": "shuffled",
        "SpecialSummon": "Special Summoned",
        "SwitchControl": "whose control was switched",
        "Take": "taken",
        "TakeControl": "whose control was taken",
        "Tribute": "Tributed",
        "TributeSummon": "Tribute Summoned",
    }
)
"""What a card is called to which an action was done."""
_COUNTED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "ChooseEitherNumber": "the number chosen",
        "ChooseNumber": "the number chosen",
        "RemoveCounters": "as the counters removed",
        "RemoveSomeCounters": "as the counters removed",
        "RollDice": "as the result of the roll",
    }
)
"""What the number of an action is called that is done to no cards."""
_GIVEN: Final = MappingProxyType({"Equip": "equipped with a card", "Attach": "given material"})
"""What a monster is called to which an action gave a card."""
_HEADS: Final = frozenset({"it", "its", "them", "their", "they", "that"})
_CHOOSING: Final = frozenset({"target", "targets", "select", "selects"})
_OWNING: Final = frozenset({"its", "their"})
_POSSESSIVES: Final = frozenset({"your", "its", "their", "that", "each", "any", "an"})
"""Words that begin the name of a player, and take no "the"."""
_POINTERS: Final = frozenset(pointer.value for pointer in Pointer)
_PLURAL_POINTERS: Final = frozenset({Pointer.THOSE, Pointer.THESE})
_PLURALS: Final = frozenset({Reference.THEM, Reference.THE_REST, Reference.THE_OTHER, Reference.BOTH})
_KEPT_REFERENCES: Final = frozenset({Reference.THE_REST, Reference.THE_OTHER, Reference.BOTH})
_OF: Final = frozenset({Reference.THE_REST, Reference.THE_OTHER})
_SPECIAL_PLURALS: Final = MappingProxyType(
    {Noun.SPELL_TRAP: "Spells/Traps", Noun.SPELLS_AND_TRAPS: "Spells and Traps"}
)
_GENERAL: Final = frozenset({Noun.CARD, Noun.TARGET})
"""Nouns that say less than what was said before."""
_MATERIALS: Final = frozenset({Noun.MATERIAL, Noun.FUSION_MATERIAL})
_AMOUNTS: Final = ("number", "amount")
_THIS_CARD: Final = "ThisCard"
_TARGET: Final = "target"
"""How the only line with a target is named."""
_ENDS_IN_S: Final = re.compile(r"s[\ue000-\uf8ff]*$")
"""Words of the multiplayer spelling have a mark behind them."""
_AT_ACTIVATION: Final = ("at", "activation")
_BY_THIS: Final = ["by", "this", "effect"]
_UNNAMED: Final = "this"
"""How a line is named that says all of an effect that is no step."""
_OF_ANY_NUMBER: Final = (EquippedByThisTo, EquippedTo, PointedToBy, UsedAsMaterial, UsedFor)
"""Qualifiers of descriptions that need nothing before them, whether they mean one card or several."""
_TWO: Final = 2
_SHORT: Final = 3
"""Words of a description that can stand before what it owns."""


class References:
    """Knows what each reference of a card means, and says it."""

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
        self._antecedents = {one.reference: one.antecedent for one in bindings.bound}
        self._trees = trees
        self._lines = lines
        self._spelling = spelling

    def amend(self, sentence: int, line: Where) -> Amend:
        """Spells out the references in one line of a sentence."""

        def amended(path: Path, words: list[str]) -> list[str]:
            words = self._with_cause(sentence, path, words)
            node = self._at(Place(sentence, path)) if words and words[0] in _CHOOSING else None
            if isinstance(node, Target) and is_hidden(node.what):
                words = [words[0].replace("target", "choose"), *words[1:]]
            if isinstance(node, Selecting) and not _is_hidden(node.action):
                words = [words[0].replace("select", "target"), *words[1:]]
            is_exception = path[-1:] == ("exception",) or (
                words[:2] == [",", "except"] and isinstance(self._at(Place(sentence, path)), WithoutOthers)
            )
            is_set_off = is_exception or self._stands_before_position(Place(sentence, path), words)
            return [*spelled_out(path, words), *([SOFT_COMMA] if is_set_off else [])]

        def spelled_out(path: Path, words: list[str]) -> list[str]:
            place = Place(sentence, path)
            antecedent = self._antecedents.get(place)
            if antecedent is None or not words:
                return self._of_both(place, _of_any_number(self._at(place), words), line)
            if isinstance(self._at(place), Both) and isinstance(self._holder_of(place), Objects):
                return words  # said behind the noun
            if antecedent.sentence == sentence and _is_of_other_choice(
                antecedent.path, path, self._trees[sentence]
            ):
                return words  # "either add 1 card to your hand or send it to the GY"
            if antecedent.sentence == sentence and path[: len(antecedent.path)] == antecedent.path:
                return words  # a monster "whose current ATK is different from its original ATK"
            meant = self._at(antecedent)
            if (
                isinstance(meant, NamedCards)
                and not isinstance(meant.name, AnyOf)
                and isinstance(self._holder(place), Mentions)
            ):
                return _words_of_name(meant.name, self._spelling)  # whatever becomes of a card of that name
            if isinstance(meant, What) and isinstance(self._holder_of_effects(place), Objects):
                return [*words, "(", "of", *self._meant(antecedent, line, is_plural=True), ")"]
            replaced = self._line(antecedent) if self._is_in_place_of(place, antecedent) else None
            name = "" if replaced is None else replaced.name
            return self._spelled_out(place, antecedent, words, line._replace(in_place_of=name))

        return amended

    def _with_cause(self, sentence: int, path: Path, words: list[str]) -> list[str]:
        """The same words, where "by this effect" is what was done as its cost or to Summon this card."""
        tree, told = self._trees[sentence], self._at(Place(sentence, path))
        if tree is None or not isinstance(told, WhichWas):
            return words
        cause = how_it_was_done(told, tree, self._trees[sentence - 1] if sentence else None)
        start = next((at for at in range(len(words)) if words[at : at + 3] == _BY_THIS), None)
        return words if not cause or start is None else [*words[:start], *cause, *words[start + 3 :]]

    def _stands_before_position(self, place: Place, words: Sequence[str]) -> bool:
        """Whether it ends in other cards than those of which it is said right behind how they are Summoned.

        "From your Deck with another Type than the monsters you control, in Defense Position".
        """
        summoned = self._at(Place(place.sentence, place.path[:-3]))
        is_behind = isinstance(summoned, SpecialSummon) and summoned.position is not None
        return is_behind and words[-1:] == ["control"] and not isinstance(self._at(place), ControlledBy)

    def _at(self, place: Place) -> Node | Enum | None:
        tree = self._trees[place.sentence]
        if tree is None:
            return None
        try:
            return node_at(tree, place.path)
        except LookupError:
            return None

    def _spelled_out(self, place: Place, antecedent: Place, words: list[str], line: Where) -> list[str]:
        reference = self._at(place)
        if isinstance(reference, Who):
            player = self._player(antecedent, line)
            is_owning = words[-1] in _OWNING and len(player) <= _SHORT
            return [*words, "(", *(_owning(player, words) if is_owning else player), ")"]
        if isinstance(reference, Amount):
            how_much = self._how_much(antecedent, line)
            return [*words, "(", *how_much, ")"] if how_much else words
        counted = _COUNTED.get(type(_innermost(self._at(antecedent))).__name__)
        if isinstance(reference, Quantity) and counted is not None:
            where = self._line(antecedent)
            there = [] if where is None else _AT_ACTIVATION if _is_settled(where) else _under(where, line)
            return [*words, "(", *counted.split(), *there, ")"]
        if isinstance(reference, Quantity):
            said = "as" if isinstance(reference, ThatMany | UpToThatMany) else ""
            return [*words, "(", *said.split(), *self._meant(antecedent, line, is_plural=True), ")"]
        if isinstance(reference, EachOfThem):
            return [*words, "(", "of", *self._meant(antecedent, line, is_plural=True), ")"]
        if isinstance(reference, NumberOfThem):
            others = self._as_many_such(reference, antecedent)
            return others or [*words, "(", "of", *self._meant(antecedent, line, is_plural=True), ")"]
        if isinstance(reference, That):
            return self._meant_by_that(reference, place, antecedent, words, line)
        if isinstance(reference, Spoken):
            return self._described_again(reference, place, antecedent, words, line)
        is_plural = getattr(reference, "pointer", None) in _PLURAL_POINTERS
        is_plural |= not isinstance(reference, Objects | SpokenByName)
        return [*words, "(", *self._meant(antecedent, line, is_plural=is_plural), ")"]

    def _meant_by_that(
        self, reference: That, place: Place, antecedent: Place, words: list[str], line: Where
    ) -> list[str]:
        """What "it", "them" or "the other" is."""
        node, is_elsewhere = self._at(antecedent), any(isinstance(one, From) for one in reference.qualifiers)
        if line.in_place_of and is_elsewhere and getattr(node, "quantity", None) == Exactly(1):
            return ["1", "such", *_noun(node, is_plural=False), *words[1:]]  # "... it from your Deck instead"
        noun = self._noun_of_card(antecedent, words, self._holder(place))
        if reference.which is Reference.IT:
            noun = noun or self._noun_said_before(place, antecedent)
        meant = self._meant(antecedent, line, is_plural=reference.which in _PLURALS, noun=noun)
        if reference.which in _OF and isinstance(self._at(antecedent), Either):
            return [*words, "(", "of", "the", "two", ")"]
        if reference.which in _KEPT_REFERENCES:
            return [*words, "(", *(("of",) if reference.which in _OF else ()), *meant, ")"]
        if words[0] in _OWNING or words == ["that"]:
            return _owning(meant, words)
        return [*meant, *words[1:]] if words[0] in _HEADS else [*words, "(", *meant, ")"]

    def _noun_said_before(self, place: Place, antecedent: Place) -> Noun | None:
        """What "it" was last called, where it is one of two things that were targeted together."""
        if not isinstance(self._at(antecedent), Together):
            return None
        noun = None
        for reference, meant in self._antecedents.items():
            if reference == place:
                break
            said, is_beside = self._at(reference), reference.path[:-1] == place.path[:-1]
            is_done_to = reference.path[-1:] == ("what",) and "amount" not in reference.path
            if meant == antecedent and isinstance(said, Spoken) and is_done_to and not is_beside:
                noun = said.noun if said.noun not in _GENERAL else noun
        return noun

    def _as_many_such(self, reference: NumberOfThem, antecedent: Place) -> list[str]:
        """So many in the place of fewer: "1 card, or 2 if ..."; nothing if some of them are meant."""
        node = self._at(antecedent)
        quantity = getattr(node, "quantity", None)
        if (
            not isinstance(node, What)
            or not isinstance(quantity, Exactly)
            or quantity.number >= reference.number
        ):
            return []
        many = UpTo(reference.number) if reference.up_to else Exactly(reference.number)
        return print_node(msgspec.structs.replace(node, quantity=many), "what", self._spelling).split()

    def _described_again(
        self, reference: Spoken, place: Place, antecedent: Place, words: list[str], line: Where
    ) -> list[str]:
        """A reference with a noun: what is meant instead, if that says no less, else behind it."""
        antecedent = self._targeted(antecedent) if _is_targeted(reference) else antecedent
        is_one = _is_other_of_two(reference, self._at(antecedent)) or (
            is_left_over(reference) and leaves_one(self._at(Place(place.sentence, ())))
        )
        is_part = is_left_over(reference) and self._may_be_several(antecedent)
        is_several = self._is_several(antecedent, reference) or (is_part and self._is_any_number(antecedent))
        is_part_of = isinstance(self._at(Place(place.sentence, place.path[:-1])), PartOf)
        if reference.pointer is Pointer.THE and (is_part_of or (is_several and not is_one)):
            words = in_plural(words)  # "the excavated card" says no number
        is_plural = reference.pointer in _PLURAL_POINTERS or is_in_plural(words) or is_part_of
        noun = None if reference.noun in _GENERAL and not self._is_effect(antecedent) else reference.noun
        meant = self._meant(antecedent, line, is_plural=is_plural or is_part, noun=noun)
        if len(meant) == _TWO and words[1:] == meant[1:]:  # "that monster" says more than "the monster"
            return words
        if _says_all(words, meant):
            return _owning(meant, words) if words[-1].endswith(("'s", "s'")) else meant
        where = self._line(antecedent)
        is_clear = where is not None and where.name == _TARGET and _is_targeted(reference)
        if is_clear or _says_all(meant[1:], words):
            return words
        return [*words, "(", *(["of"] if is_part else []), *meant, ")"]

    def _holder_of(self, place: Place) -> Node | Enum | None:
        return self._at(Place(place.sentence, place.path[:-1]))

    def _of_both(self, place: Place, words: list[str], line: Where) -> list[str]:
        """Which "both monsters" are, behind the noun."""
        both = self._antecedents.get(Place(place.sentence, (*place.path, "quantity")))
        if both is None or not isinstance(getattr(self._at(place), "quantity", None), Both):
            return words
        if isinstance(self._at(both), ApplyListed):
            return [*words, "(", "the", "listed", "effects", ")"]
        meant = self._meant(both, line, is_plural=True)
        return words if len(meant) < _SHORT else [*words, "(", *meant, ")"]

    def _holder_of_effects(self, place: Place) -> Node | Enum | None:
        """The effects that are said to be "theirs" at a place, where cards have them and no player."""
        if place.path[-3:-2] != ("adjectives",) or not isinstance(self._holder(place), Of):
            return None
        owned = self._at(Place(place.sentence, place.path[:-3]))
        return owned if isinstance(owned, Objects) and _is_effect(owned.noun) else None

    def _noun_of_card(self, antecedent: Place, words: Sequence[str], holder: Node | None) -> Noun | None:
        """What the card of an effect is called, where it is meant and not its effect.

        Its ATK is that of the monster; what is destroyed or banished is a card.
        """
        node = self._effects_at(antecedent)
        if node is None:
            return None
        if words[0] in _OWNING:
            return Noun.MONSTER if node.noun is Noun.MONSTER_EFFECT else None
        is_moved = type(holder).__name__ in _PARTICIPLES and not isinstance(holder, Negate)
        if not is_moved:
            return None
        return Noun.MONSTER if node.noun is Noun.MONSTER_EFFECT else Noun.CARD

    def _is_several(self, antecedent: Place, reference: Spoken) -> bool:
        """Whether what stands at a place is never one card, nor is one of it meant."""
        node = self._at(antecedent)
        if isinstance(node, ExcavateUntil) or (
            isinstance(node, TopCards) and LeftOver() in reference.adjectives
        ):
            return True
        if isinstance(node, Together):  # "the banished monster" may be one of them
            return any(isinstance(one, WhichWas | AmongThem) for one in reference.qualifiers)
        if isinstance(getattr(node, "quantity", None), UpTo) and _is_targeted(reference):
            return True
        if isinstance(getattr(node, "quantity", None), ThatMany):
            return True
        return isinstance(node, What | Draw) and not may_be_one(node)

    def _targeted(self, antecedent: Place) -> Place:
        """The targets, where one of them has been mentioned after: "when any of the targeted monsters"."""
        where, whole = self._line(antecedent), Place(antecedent.sentence, (*antecedent.path, "whole"))
        is_target = where is not None and where.name == _TARGET
        return antecedent if is_target else self._antecedents.get(whole, antecedent)

    def _is_any_number(self, antecedent: Place) -> bool:
        """Whether cards stand at a place whose number the text does not say."""
        node = self._at(antecedent)
        quantity = getattr(node, "quantity", None)
        return isinstance(node, What) and quantity is not None and not hasattr(quantity, "number")

    def _may_be_several(self, antecedent: Place) -> bool:
        """Whether what stands at a place can be several cards, of which some may be left."""
        node = self._at(antecedent)
        return isinstance(node, ExcavateUntil) or (isinstance(node, What | Draw) and may_be_many(node))

    def _is_effect(self, antecedent: Place) -> bool:
        """Whether an effect stands at a place; a card spoken of is the one whose effect it is."""
        return self._effects_at(antecedent) is not None

    def _effects_at(self, place: Place) -> Objects | None:
        """The effects that stand at a place, whatever they do."""
        node = self._at(place)
        node = node.what if isinstance(node, WithFeature) else node
        return node if isinstance(node, Objects) and _is_effect(node.noun) else None

    def _player(self, antecedent: Place, line: Where) -> list[str]:
        node = self._at(antecedent)
        if node is Who.EITHER_PLAYER:  # whichever it was
            return ["that", "player"]
        if isinstance(node, Who):
            try:
                return _words_of(node, self._spelling)
            except Unprintable:
                return [node.value]
        if isinstance(node, Objects) and node.quantity == OneOfAnOpponent():
            return ["that", "opponent"]
        return ["the", "player", "of", *self._meant(antecedent, line, is_plural=False)]

    def _how_much(self, antecedent: Place, line: Where) -> list[str]:
        """An amount that stands at a place, or what came about there."""
        node = self._at(antecedent)
        where = self._line(antecedent)
        under = [] if where is None else _under(where, line)
        if isinstance(node, What | Detach):
            return self._meant(antecedent, line, is_plural=True)
        if isinstance(node, Amount):
            for category in _AMOUNTS:
                try:
                    first, *more = print_node(node, category, self._spelling).split()
                    return [first[:1].lower() + first[1:], *more, *under]
                except Unprintable:
                    continue
        return under

    def _meant(
        self, antecedent: Place, line: Where, *, is_plural: bool, noun: Noun | None = None
    ) -> list[str]:
        """What stands at a place, named so that it can be found again.

        Args:
            antecedent: the place.
            line: where it is said.
            is_plural: whether several cards are meant.
            noun: what they are called; by default as they were called there.
        """
        node = self._at(antecedent)
        holder = node if isinstance(node, Action) else self._holder(antecedent)
        if isinstance(holder, EquipOnlyTo):
            return ["the", "equipped", "monster"]
        if isinstance(node, That):
            return node.which.value.split()
        if _is_of_this_card(node):
            return ["this", "card"]
        where = self._line(antecedent)
        called = _noun(node, is_plural=is_plural) if noun is None else _called(noun, is_plural=is_plural)
        done = _done(holder)
        if done is not None and antecedent.path[-1] == "to":  # not the card that was equipped or attached
            done = _GIVEN.get(type(holder).__name__, done)
        if where is None:
            return self._meant_by_condition(node, holder, called, is_plural=is_plural)
        if where.part is PartOfEffect.TARGET and done is None:
            of_which = ["of", *where.name.split()] if where.name != _TARGET else []
            return ["the", "targeted", *called, *of_which, *self._told_apart(antecedent, called)]
        if where.part is PartOfEffect.COST and done is not None:
            return ["the", *called, *done.split(), "as", *where.name.split()]
        if _is_settled(where) and done is not None:
            return ["the", *called, *done.split(), *_AT_ACTIVATION]
        is_done = where.name != line.in_place_of
        if where.part is PartOfEffect.STEP and self._is_of_two_actions(antecedent) and _under(where, line):
            return ["the", *called, *_under(where, line)]
        if where.part is PartOfEffect.STEP and done is not None and is_done:
            if noun in _MATERIALS and isinstance(holder, SummonBy):
                done = "used"
            return ["the", *called, *done.split(), "in", *_named(where, line).split()]
        under = _under(where, line)
        either = self._either_of(antecedent)
        if under and either is not None:
            is_of_sorts = noun is None and len({*_nouns_beside(either)}) > 1
            return ["the", *(_called(Noun.CARD, is_plural=is_plural) if is_of_sorts else called), *under]
        if isinstance(holder, HasDone):  # "if you destroyed a monster"
            return ["the", *holder.deed.value.split(), *called, *under]
        described = self._definite(node, called, is_plural=is_plural)
        if noun is not None and isinstance(node, Objects) and _is_effect(node.noun) > _is_effect(noun):
            described = ["the", *called, *(["of", *described] if described[1:] != called else [])]
        return [*described, *under]

    def _meant_by_condition(
        self, node: Node | Enum | None, holder: Node | None, called: list[str], *, is_plural: bool
    ) -> list[str]:
        """What was said where there is no line of an effect: "activate this card by targeting 1 monster"."""
        if isinstance(holder, Target | ActivatedBy):
            return ["the", *(["targeted"] if _done(holder) is None else []), *called]
        return self._definite(node if _done(holder) is None else None, called, is_plural=is_plural)

    def _told_apart(self, place: Place, called: Sequence[str]) -> list[str]:
        """Whose a target is, or where it lies, if another is called the same: "1 you control and 1 ..."."""
        together, node = self._at(Place(place.sentence, place.path[:-2])), self._at(place)
        if not isinstance(together, Together) or not isinstance(node, Objects):
            return []
        others = [one for one in together.parts if one is not node and _may_be_called(one, called)]
        where = [one for one in node.qualifiers if isinstance(one, ControlledBy | In | OnTheField)]
        if not others or not where or any(where[0] in getattr(one, "qualifiers", ()) for one in others):
            return []
        try:
            first, *more = print_node(where[0], "qualifier", self._spelling).split()
        except Unprintable:
            return []
        return [first[:1].lower() + first[1:], *more]

    def _either_of(self, place: Place) -> Node | None:
        """The two events of which something stands in one, and either of which may have come."""
        ways = (self._at(Place(place.sentence, place.path[:length])) for length in range(1, len(place.path)))
        return next((node for node in ways if isinstance(node, AnyTiming | EitherEvent)), None)

    def _is_of_two_actions(self, place: Place) -> bool:
        """Whether one of two things is done to it, and the other to another card: either may be meant."""
        for length in range(1, len(place.path)):
            node = self._at(Place(place.sentence, place.path[:length]))
            if isinstance(node, OneOfTwo) and place.path[length] in ("first", "second"):
                other = node.first if place.path[length] == "second" else node.second
                return not isinstance(getattr(other, "what", None), That | Spoken | None)
        return False

    def _is_in_place_of(self, place: Place, other: Place) -> bool:
        """Whether the step at a place is done in the place of that before it, where another place is.

        What is done "but" with something goes with it.
        """
        for length in range(3, len(place.path)):
            *way, field, number = place.path[:length]
            if not isinstance(number, int):
                continue
            steps = (self._at(Place(place.sentence, (*way, field, one))) for one in range(number, -1, -1))
            links = [one.link if isinstance(one, Step) else None for one in steps]
            behind = next((index for index, link in enumerate(links) if link is not Link.BUT), None)
            if behind is not None and links[behind] is Link.OR:
                number -= behind
                before = (*way, field, number - 1) if number else (*way, "first")
                return other.sentence == place.sentence and other.path[: len(before)] == before
        return False

    def _holder(self, place: Place) -> Node | None:
        """The node that something belongs to: the action done to it, the event that befell it."""
        path = place.path
        while path:
            path = path[:-1]
            found = self._at(Place(place.sentence, path)) if not path or isinstance(path[-1], str) else None
            if found is None and path and isinstance(path[-1], int):
                found = self._at(Place(place.sentence, path))
            if isinstance(found, Node) and not isinstance(found, What):
                return found
        return None

    def _line(self, place: Place) -> Where | None:
        for length in range(len(place.path), -1, -1):
            found = self._lines.get(Place(place.sentence, place.path[:length]))
            if found is not None:
                return found
        return None

    def _definite(self, node: Node | Enum | None, noun: Sequence[str], *, is_plural: bool) -> list[str]:
        """A description with "the" before it."""
        if isinstance(node, Objects):
            pointer = Pointer.THOSE if is_plural else Pointer.THE
            spoken = Spoken(pointer, node.noun, node.adjectives, node.qualifiers)
            try:
                printed = print_node(spoken, "reference", self._spelling).split()
            except Unprintable:
                return ["the", *noun]
            return printed[1:] if printed[1] in _POSSESSIVES else ["the", *printed[1:]]
        return ["the", *noun]


def _may_be_called(node: Node, called: Sequence[str]) -> bool:
    """Whether cards are called so; those of a name may be anything."""
    return isinstance(node, NamedCards) or _noun(node, is_plural=False) == [*called]


def _of_any_number(reference: Node | Enum | None, words: list[str]) -> list[str]:
    """A description whose tree does not say whether it means several: "the monster(s) equipped to it"."""
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


def _is_of_other_choice(one: Path, other: Path, tree: Sentence | None) -> bool:
    """Whether two places belong to two things of which only one is done."""
    shared = 0
    while shared < min(len(one), len(other)) and one[shared] == other[shared]:
        shared += 1
    if tree is None or (one[shared : shared + 1], other[shared : shared + 1]) != (("first",), ("second",)):
        return False
    return isinstance(node_at(tree, one[:shared]), OneOfTwo)


def _innermost(node: Node | Enum | None) -> Node | Enum | None:
    """What is done, without whether, when and by whom."""
    while isinstance(action := getattr(node, "action", None), Action):
        node = action
    return node


def _words_of(who: Who, spelling: Spelling) -> list[str]:
    """A player's words."""
    for production in spelling["who"]:
        if production.member is who:
            return [word for one in production.elements for word in getattr(one, "one", ())]
    raise Unprintable(who.value)


def _words_of_name(name: Adjective, spelling: Spelling) -> list[str]:
    """A name as another card mentions it."""
    return print_node(name, "names", spelling).split()


def _under(where: Where, line: Where) -> list[str]:
    """In which other line something is told of."""
    is_here = where.effect == line.effect and where.name in (line.name, _UNNAMED)
    return [] if is_here else ["under", *_named(where, line).split()]


def _named(where: Where, line: Where) -> str:
    if where.effect == line.effect:
        return where.name
    return where.effect_name if where.name == _UNNAMED else f"{where.name} of {where.effect_name}"


def _owning(meant: Sequence[str], words: Sequence[str]) -> list[str]:
    """The same as an owner: "this card's"; of a long description, the words of the text stay before it."""
    *before, last = meant
    if len(meant) > _SHORT:
        return [*words, "(", "of", *meant, ")"]
    return [*before, f"{last}'" if _ENDS_IN_S.search(last) else f"{last}'s"]


def _is_settled(where: Where) -> bool:
    return where.part is PartOfEffect.SETTLED


def _is_other_of_two(reference: Spoken, meant: Node | Enum | None) -> bool:
    """Whether it is the one of two cards that the text has not named: "the other monster"."""
    quantity = getattr(meant, "quantity", None)
    return is_left_over(reference) and isinstance(quantity, Exactly) and quantity.number == _TWO


def _is_hidden(action: Action) -> bool:
    """Whether it is done to cards that no effect can target."""
    what = getattr(action, "what", None)
    return isinstance(what, What) and is_hidden(what)


def _is_targeted(reference: Spoken) -> bool:
    return reference.noun is Noun.TARGET or Done(Deed.TARGETED) in reference.adjectives


def _is_of_this_card(node: object) -> bool:
    return isinstance(node, Node) and _THIS_CARD in type(node).__name__


def _done(holder: Node | None) -> str | None:
    """What was done to a card by the action it belongs to; None for a target and where it is no action."""
    if isinstance(holder, Target) and is_hidden(holder.what):
        return "chosen"
    if isinstance(holder, SummonBy):
        return f"{holder.method.value.removesuffix(' Summon')} Summoned"
    return None if holder is None else _PARTICIPLES.get(type(holder).__name__)


def _noun(node: Node | Enum | None, *, is_plural: bool) -> list[str]:
    """What is spoken of, in one word as far as can be."""
    if isinstance(node, WholeZone):
        return [*node.place.value.split()]
    if isinstance(node, Detach):
        return ["materials"]
    if isinstance(node, ExcavateUntil):  # it names the last of them only
        return ["cards"]
    if isinstance(node, Together) and That(Reference.THIS_CARD) in node.parts:
        return _called(Noun.CARD, is_plural=is_plural)
    nouns = list(dict.fromkeys(_nouns(node))) if isinstance(node, Node) else []
    if len(nouns) == 1:
        return _called(nouns[0], is_plural=is_plural)
    names = [node.name] if isinstance(node, NamedCards) else []
    name = getattr(names[0], "name", "") if names else ""
    return [*([f'"{name}"'] if name else []), "cards" if is_plural else "card"]


def _called(noun: Noun, *, is_plural: bool) -> list[str]:
    words = noun.value.replace(",", "")
    return (_SPECIAL_PLURALS.get(noun, f"{words}s") if is_plural else words).split()


def _is_effect(noun: Noun) -> bool:
    """Whether effects are called so, and not the cards they are of."""
    return noun.value.endswith("effect")


def _nouns(node: Node) -> Iterator[Noun]:
    if isinstance(node, Objects | Spoken):
        yield node.noun
        return
    noun = getattr(node, "noun", None)
    if isinstance(noun, Noun):
        yield noun
    for part in parts(node):
        if isinstance(part, What):
            yield from _nouns(part)


def _nouns_beside(either: Node) -> Iterator[Noun]:
    """What the cards are called that two events are about."""
    for event in parts(either):
        for node in walk(event) if isinstance(event, Node) else ():
            what = getattr(node, "what", None)
            if isinstance(what, Objects) and not _is_effect(what.noun):
                yield what.noun


def _says_all(words: Sequence[str], meant: Sequence[str]) -> bool:
    """Whether a longer description has every word of a shorter one, pointers aside."""
    said = " ".join(meant).lower()
    return all(
        word.lower().removesuffix("'s").rstrip("s'") in said for word in words if word not in _POINTERS
    )
