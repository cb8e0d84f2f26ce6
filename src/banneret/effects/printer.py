"""Effect trees in words, by the productions that also read them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from itertools import combinations_with_replacement, product, zip_longest
from typing import Any, Final, NamedTuple, TypeAlias

from banneret.effects.amounts import LifePointsApart, ResultOfRoll, Stat, StatOf
from banneret.effects.changes import TargetedHere
from banneret.effects.happenings import EffectOf
from banneret.effects.kinds import Action, Condition, Quantity, State, What
from banneret.effects.materials import Precisely
from banneret.effects.node import Node, Path
from banneret.effects.nouns import (
    AnySome,
    DifferentFeatures,
    Either,
    EndOfDeck,
    Every,
    Exactly,
    NameAnd,
    NamedCards,
    NameOr,
    Objects,
    One,
    OneEachKind,
    OneEachNamed,
    OneOf,
    OneOfAnOpponent,
    OneOfKinds,
    OneOther,
    PartOf,
    Pointer,
    Reference,
    SameTypeOfCard,
    Some,
    SomeOther,
    Sort,
    Spoken,
    SpokenByName,
    That,
    TheExactly,
    Together,
    Unnumbered,
    UpTo,
    WholeZone,
)
from banneret.effects.players import Who
from banneret.effects.spelling import Element, Group, Production, Repeat, Slot, Spelling, Words, english
from banneret.effects.statics import ThisEffect

_NO_SPACE_BEFORE: Final = frozenset((*",.:;)/", "'s"))
_PLURAL_PLAYERS: Final = frozenset(
    {Who.YOU, Who.THEY, Who.ALL_PLAYERS, Who.EACH_OPPONENT, Who.YOU_AND_DECLARED}
)
"""Players whose verb has no -s: you control, they control."""
_NO_SPACE_AFTER: Final = frozenset("(/")
SOFT_COMMA: Final = ", "
"""A word that prints as a comma only where other words follow; `Amend` may add it."""
_NO_COMMA_BEFORE: Final = frozenset((*",.:;)/(", SOFT_COMMA))
_QUOTE: Final = '"'
"""Stands as a word of its own around what is no name."""
_BEHIND_AN: Final = re.compile(r'"?(?!Union|Utop|U\.A\.|[Oo]ne)[aeiouAEIOU]|"?(Xyz|X-|R\.B\.|S-)')
"""How words begin, by their sound, that "an" stands before."""
_WITH_CAPITAL: Final = frozenset({"monster", "monsters", "monster's", "monsters'"})
_CAPITAL_BEHIND: Final = frozenset(
    {"Normal", "Effect", "Ritual", "Fusion", "Synchro", "Xyz", "Pendulum", "Link"}
)
"""Kinds behind which texts write "Monster"; they write "Toon monster", "Tuner monster"."""


class Verb(Enum):
    """The form of a verb that no number decides."""

    PLAIN = "destroy"
    BARE = "make it gain"
    """Plain whatever stands between."""
    GERUND = "destroying"


class Form(NamedTuple):
    """The form of words that have several."""

    plural: bool
    verb: Verb | None = None
    """None: verbs follow the number."""


_ORDER: Final = Form(plural=True, verb=Verb.PLAIN)
_FORM_BEHIND: Final = {
    "can": Verb.PLAIN,
    "cannot": Verb.PLAIN,
    "must": Verb.PLAIN,
    "would": Verb.PLAIN,
    "to": Verb.PLAIN,
    "make": Verb.BARE,
    "have": Verb.BARE,
    "by": Verb.GERUND,
    "of": Verb.GERUND,
    "without": Verb.GERUND,
}
"""Words that decide the form of the verb behind them."""
_NUMBER_BEHIND: Final = {
    "a": Form(plural=False),
    "each": Form(plural=False),
    "you": _ORDER,
    ":": _ORDER,
    '"': _ORDER,
    ";": _ORDER,
}

_IS_THERE: Final = frozenset({"there", "is"})
"""Words that agree with what stands behind them: "there is 1 monster"."""
_SUCH: Final = "more"
"""The field of what is said behind an action of the cards that it is done to."""
_COUNTED_OFF: Final = "every"
"""What something is done for each of; it decides no form: "for each of them, draw 1 card"."""
_TERMS: Final = "terms"
"""The field of what is said of monsters behind where they are Summoned: "but negate their effects"."""
_GOALS: Final = frozenset({"to", "zone"})
"""The fields of where they are Summoned, which decides no form of the terms."""

Amend: TypeAlias = Callable[[Path, list[str]], list[str]]
"""Says what stands instead of the words of the node or the player at a place."""


class _Speech(NamedTuple):
    """In which words trees are put."""

    spelling: Spelling
    amend: Amend | None


class Unprintable(Exception):
    """No production spells a node: a fault in the spelling files; the message names it."""


def print_sentence(sentence: Node, spelling: Spelling | None = None) -> str:
    """A sentence as a card prints it, with its full stop."""
    return print_node(sentence, "sentence", spelling)


def print_node(
    node: Node,
    category: str,
    spelling: Spelling | None = None,
    *,
    amend: Amend | None = None,
    at: Path = (),
) -> str:
    """A node as one category of the spelling prints it.

    Args:
        node: what to print.
        category: as what.
        spelling: the packaged English one by default.
        amend: is asked about the words of every node and every player; by default all stay.
        at: the place of the node itself, which the places that ``amend`` hears begin with.

    Raises:
        Unprintable: no production of the category fits.
    """
    speech = _Speech(spelling or english(), amend)
    return join(list(_spell(category, node, at, form=_ORDER, speech=speech)))


def join(words: Sequence[str]) -> str:
    """Words and marks as text, each sentence part beginning with a capital letter."""
    text = ""
    is_quoted = False
    words = list(_with_commas(words))
    for number, word in enumerate(words):
        before = words[number - 1] if number else ""
        if word == "a" and words[number + 1 : number + 2] and _BEHIND_AN.match(words[number + 1]):
            word = "an"
        if number == 0 or before in (":", "."):
            word = word[:1].upper() + word[1:]
        if word in _WITH_CAPITAL and before in _CAPITAL_BEHIND:
            word = word.capitalize()
        if word == "+" and before.isdecimal():  # 2+ monsters
            text += word
            continue
        is_ending = word == "(" and words[number + 1 : number + 2] == ["s"]  # monster(s)
        adjoins = word in _NO_SPACE_BEFORE or before in _NO_SPACE_AFTER or before.endswith("-")
        adjoins |= is_quoted and _QUOTE in (before, word)  # a number in a name: "101"
        is_quoted ^= word == _QUOTE
        adjoins |= before == "." and _is_initial(word) and _is_initial(words[number - 2])  # E.C. Counter
        if text and not adjoins and not is_ending:
            text += " "
        text += word
    return text


def _with_commas(words: Sequence[str]) -> Iterator[str]:
    """Words with a comma in place of each soft one that has words behind it."""
    for word, following in zip_longest(words, words[1:], fillvalue="."):
        if word != SOFT_COMMA:
            yield word
        elif following not in _NO_COMMA_BEFORE:
            yield ","


def _is_initial(word: str) -> bool:
    return len(word) == 1 and word.isupper()


def _spell(category: str, value: object, at: Path, *, form: Form, speech: _Speech) -> Iterator[str]:
    for production in speech.spelling.fitting(category, value):
        words = _try(production, value, at, form=form, speech=speech)
        if words is not None:
            yield from words
            return
    raise Unprintable(f"{category}: nothing spells {value!r}")


def _try(production: Production, value: object, at: Path, *, form: Form, speech: _Speech) -> list[str] | None:
    """The words of a value by one production, or None where it does not fit."""
    if production.node is None and production.member is None:
        return _passed_on(production, value, at, form=form, speech=speech)
    words = _own_words(production, value, at, form=form, speech=speech)
    return words if words is None or speech.amend is None else speech.amend(at, words)


def _passed_on(
    production: Production, value: object, at: Path, *, form: Form, speech: _Speech
) -> list[str] | None:
    """The words of a member of another category, and those that stand around it."""
    words: list[str] = []
    for element in production.elements:
        if isinstance(element, Slot):
            try:
                words += _spell(element.category, value, at, form=form, speech=speech)
            except Unprintable:
                return None
        elif isinstance(element, Words):
            words += element.one
    return words


def _own_words(
    production: Production, value: object, at: Path, *, form: Form, speech: _Speech
) -> list[str] | None:
    """The same by a production of a node or a member, as the spelling has it."""
    if production.member is not None:
        if value is not production.member:
            return None
        return _words(production.elements, {}, at, form=form, speech=speech)
    if isinstance(value, What) and (number := grammatical_number(value)) is not None:
        form = Form(number)  # this card in its owner's hand
    if production.node is None or type(value) is not production.node:
        return None
    fields = {name: getattr(value, name) for name in production.node.__struct_fields__}
    for name, fixed in production.fixed.items():
        if fields.pop(name) != fixed:
            return None
    defaults = _defaults(production.node)
    named = {slot.name for slot in production.slots()}
    if any(name not in named and content != defaults.get(name, ...) for name, content in fields.items()):
        return None
    for fixed in production.fixed.values():
        if isinstance(fixed, Quantity) and not isinstance(value, Action):  # of an action, the object
            form = Form(bool(grammatical_number(fixed)))
        elif isinstance(value, Condition) and fixed == That(Reference.SAME):
            form = Form(plural=False)  # is sent to the GY while in its owner's hand
        elif isinstance(value, State) and isinstance(fixed, What):
            form = form if (number := grammatical_number(fixed)) is None else Form(number)
    if _IS_THERE.issubset(
        {word for one in production.elements if isinstance(one, Words) for word in one.one}
    ):
        form = Form(bool(grammatical_number(fields.get("what"))))
    for way in _ways(production, fields):
        try:
            return _words(production.elements, way, at, form=form, speech=speech)
        except Unprintable:
            continue
    return None


class _Pieces:
    """What the slots that fill one field take of it, one after the other."""

    def __init__(self, content: tuple[Any, ...], cuts: Sequence[int]) -> None:
        self._content = content
        self._bounds = [0, *cuts, len(content)]

    def take(self) -> tuple[int, tuple[Any, ...]]:
        """The number of the first part that the next slot takes, and these parts."""
        first = self._bounds.pop(0)
        return first, self._content[first : self._bounds[0]]


def _ways(production: Production, fields: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The fields, and where several slots fill one, all ways to deal it out."""
    if not production.several:
        yield fields
        return
    names = sorted(production.several)
    counts = [sum(slot.name == name for slot in production.slots()) for name in names]
    places = [
        combinations_with_replacement(range(len(fields[name]) + 1), count - 1)
        for name, count in zip(names, counts, strict=True)
    ]
    for cuts in reversed(list(product(*places))):  # the first slots take as much as they can
        dealt = {name: _Pieces(fields[name], cut) for name, cut in zip(names, cuts, strict=True)}
        yield {**fields, **dealt}


def _defaults(node: type[Node]) -> dict[str, Any]:
    names = node.__struct_fields__
    defaults = node.__struct_defaults__
    return dict(zip(names[len(names) - len(defaults) :], defaults, strict=True))


def _words(
    elements: Sequence[Element], fields: dict[str, Any], at: Path, *, form: Form, speech: _Speech
) -> list[str]:
    words: list[str] = []
    counted = False  # whether something before says how many
    for index, element in enumerate(elements):
        if isinstance(element, Words):
            words += _form_of(element, _form_of_owned(elements[index:], fields, form))
            last = (element.many or element.one)[-1]
            is_owner = form.verb is Verb.BARE and last == "of"  # "make the ATK of 1 monster become 0"
            verb = form.verb if is_owner else _FORM_BEHIND.get(last, form.verb)
            form = _NUMBER_BEHIND.get(last) or form._replace(verb=verb)
        elif isinstance(element, Group):
            if any(
                fields[part.name] not in (None, ()) for part in element.elements if isinstance(part, Slot)
            ):
                words += _words(element.elements, fields, at, form=form, speech=speech)
        else:
            content, first = fields[element.name], 0
            place = (*at, element.name)
            if isinstance(content, _Pieces):
                first, content = content.take()
                if element.repeat is Repeat.ONCE:
                    if len(content) != 1:
                        raise Unprintable(element.name)
                    place, content = (*place, first), content[0]
            is_first = isinstance(content, Stat) and bool(words) and not counted
            own_form = _form_of_stat(fields, form) if is_first else form
            words += _slot(element, content, place, first=first, form=own_form, speech=speech)
            if isinstance(content, Action) and (_SUCH in fields or len(fields) == 1):
                content = getattr(content, "what", None)  # "send 1 monster to the GY that mentions it"
            is_goal = _TERMS in fields and element.name in _GOALS
            is_beside = is_goal or element.category == _COUNTED_OFF
            number = None if is_beside else grammatical_number(content)
            counted |= number is not None
            form = form if number is None else Form(number, form.verb if form.verb is Verb.BARE else None)
    return words


def _form_of_stat(fields: dict[str, Any], form: Form) -> Form:
    """The form of a value that is said before those who have it: "the Level of 1 monster"."""
    number = grammatical_number(fields.get("what"))
    return form if number is None else form._replace(plural=number)


def _form_of_owned(elements: Sequence[Element], fields: dict[str, Any], form: Form) -> Form:
    """The form of a noun before "of" and its owners, by their number: "the battle position of 1 monster"."""
    match elements:
        case [Words(gerund=None), Words(one=("of",)), Slot(name=owners), *_] if not isinstance(
            fields.get(owners), Who
        ):  # "the top 2 cards of your opponent's Deck" are counted by themselves
            number = grammatical_number(fields.get(owners))
            is_named = isinstance(fields.get(owners), NamedCards)  # one card of a name may have several
            return form if number is None or is_named else form._replace(plural=number)
    return form


def _form_of(element: Words, form: Form) -> tuple[str, ...]:
    if element.many is None:
        return element.one
    if element.gerund is None or form.verb is None:
        return element.many if form.plural else element.one
    return element.gerund if form.verb is Verb.GERUND else element.many


def _slot(slot: Slot, content: Any, at: Path, *, first: int = 0, form: Form, speech: _Speech) -> list[str]:
    if content is None:
        raise Unprintable(slot.name)
    if slot.is_token():
        return [_token(slot.category, content)]
    if slot.repeat is Repeat.ONCE:
        return list(_spell(slot.category, content, at, form=form, speech=speech))
    parts = [
        list(_spell(slot.category, part, (*at, number), form=form, speech=speech))
        for number, part in enumerate(content, first)
    ]
    if slot.repeat is Repeat.ANY or slot.repeat is Repeat.SOME:
        if slot.repeat is Repeat.SOME and not parts:
            raise Unprintable(slot.name)
        return [word for part in parts for word in part]
    if slot.repeat is Repeat.COMMAS or slot.repeat is Repeat.PLUS:
        if not parts:
            raise Unprintable(slot.name)
        return [*parts[0], *(word for part in parts[1:] for word in (slot.repeat.separator(), *part))]
    if len(parts) < 2:
        raise Unprintable(slot.name)
    if slot.repeat is Repeat.ALSO:
        return [*parts[0], *(word for part in parts[1:] for word in (",", "also", *part))]
    words: list[str] = []
    for number, part in enumerate(parts):
        if number and slot.repeat is Repeat.SLASH:
            words.append("/")
        elif number and len(parts) > 2:
            words.append(",")
        if slot.repeat is not Repeat.SLASH and number == len(parts) - 1:
            words += slot.repeat.conjunction()
        words += part
    return words


def _token(category: str, content: object) -> str:
    if category == "NAME":
        return f'"{content}"'
    return content.value if isinstance(content, Enum) else str(content)


def grammatical_number(content: object) -> bool | None:
    """Whether what follows stands in the plural; None where this part does not govern."""
    if isinstance(content, What):
        return _number_of(content)
    if isinstance(content, tuple) and content and isinstance(content[-1], Sort):
        return content[-1].number != 1
    if isinstance(content, Who):
        return content in _PLURAL_PLAYERS
    if isinstance(content, Exactly | Precisely | TheExactly | UpTo):
        return content.number != 1
    if isinstance(content, Quantity):
        return not isinstance(content, _SINGULAR)
    if isinstance(content, Stat):
        return _STATS_IN_NUMBER.get(content)
    if isinstance(content, Pointer):
        return content in _PLURAL_POINTERS
    if isinstance(content, StatOf):
        return content.stat is Stat.LEVELS_AND_RANKS
    if isinstance(content, ResultOfRoll | LifePointsApart):
        return False
    if isinstance(content, int) and not isinstance(content, bool):
        return content != 1
    return None


def _number_of(cards: What) -> bool | None:
    """The same of a noun phrase."""
    if isinstance(cards, NamedCards) and cards.quantity == Unnumbered():
        return False  # a name alone is one card: "Umi" is on the field
    if isinstance(cards, Objects | NamedCards | PartOf | OneOfKinds | DifferentFeatures):
        return grammatical_number(cards.quantity)
    if isinstance(cards, That):
        return None if cards.which is Reference.SAME else cards.which in (Reference.BOTH, Reference.THEM)
    if isinstance(cards, Spoken | SpokenByName):
        return cards.pointer in _PLURAL_POINTERS
    if isinstance(cards, Either):
        return grammatical_number(cards.choices[-1])
    if isinstance(cards, NameOr):
        return grammatical_number(cards.other)
    if isinstance(cards, EndOfDeck):
        return cards.number != 1
    if isinstance(cards, EffectOf) and not isinstance(cards.what, NamedCards):  # those of "Clear World"
        return grammatical_number(cards.what)
    return _NUMBERS.get(type(cards))


_NUMBERS: Final = {
    NameAnd: True,
    Together: True,
    OneEachKind: True,
    OneEachNamed: True,
    WholeZone: False,
    SameTypeOfCard: False,
    TargetedHere: False,
    ThisEffect: False,
}
_SINGULAR: Final = (AnySome, Every, One, OneOf, OneOfAnOpponent, OneOther, Some, SomeOther)
_STATS_IN_NUMBER: Final = {
    Stat.ATK: False,
    Stat.DEF: False,
    Stat.ATK_AND_DEF: True,
    Stat.ATK_DEF: True,
    Stat.LEVEL_RANK: False,
}
"""Its ATK and DEF become, their ATK becomes; Levels follow their monsters."""
_PLURAL_POINTERS: Final = frozenset({Pointer.THOSE, Pointer.THESE})
