"""Forms of what is meant: nouns, names, places, and what is said of them.

Each rule knows trees that say what another tree says, too; reading gives that other one.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from banneret.effects.actions.summoning import SpecialSummon
from banneret.effects.conditions import Is, IsNow
from banneret.effects.happenings import Several
from banneret.effects.kinds import What
from banneret.effects.materials import ComesAsMonster, WhichWasDone
from banneret.effects.moments import (
    WhileThere,
)
from banneret.effects.node import Node, parts, walk
from banneret.effects.nouns import (
    Attacking,
    Both,
    ControlledBy,
    Described,
    DescribedByName,
    DifferentFeatures,
    Either,
    EquippedTo,
    From,
    FromEither,
    In,
    InEither,
    InOneColumn,
    Last,
    LeftOver,
    LinkedTo,
    NameAnd,
    NamedCards,
    NameOr,
    NoneOf,
    Noun,
    Objects,
    OfAnyRating,
    OfKind,
    One,
    OneOf,
    OneOfAnOpponent,
    OneOfEach,
    OneOfKinds,
    OnFieldOf,
    Only,
    OnTheField,
    Opposing,
    Ordinal,
    Other,
    PartOf,
    Place,
    Pointer,
    Random,
    Some,
    Spoken,
    Together,
    Unnumbered,
    WhichIs,
    WhichIsA,
    WhichWas,
    Zones,
)
from banneret.effects.permissions import NormalSummonForLess
from banneret.effects.rituals import UsedToRitualSummon
from banneret.effects.statics import SummonedUsing
from banneret.effects.yugioh_terms import MonsterKind, Property


def _is_said_of_the_last_alone(node: Node) -> bool:
    """What stands behind the last of several is said of all."""
    if isinstance(node, NameAnd | NameOr):
        last: Node = node.other
    elif isinstance(node, Either | Together):
        last = (node.choices if isinstance(node, Either) else node.parts)[-1]
    else:
        return False
    return any(getattr(inner, "qualifiers", ()) for inner in (last, getattr(last, "whole", None)))


def _is_said_in_commas(node: Node) -> bool:
    """Whether ", with an effect that ..., " is said of the last of several or of all nobody can tell."""
    return isinstance(node, Either | Together) and ComesAsMonster() in node.qualifiers


def _is_one_place_in_two(node: Node) -> bool:
    """ "Face-up on the field" is one place."""
    row = getattr(node, "qualifiers", ())
    if isinstance(node, DifferentFeatures):
        return len(row) > 1
    if isinstance(node, Is | IsNow):
        return len(row) > 1 and any(isinstance(one, OnTheField | WhichIs) for one in row)
    return any(isinstance(one, WhichIs) and isinstance(other, OnTheField) for one, other in pairwise(row))


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


def _is_of_the_inner(node: Node) -> bool:
    """What stands behind cards described within a description is said of these.

    Of cards that "are linked to monsters on the field" nobody can tell who is on the field, nor of "monsters
    that are Dragons you control" which you control; it is the same with what they are equipped to.
    """
    row: tuple[Node, ...] = node.places if isinstance(node, WhileThere) else getattr(node, "qualifiers", ())
    if isinstance(node, Is | IsNow) and row and isinstance(row[-1], EquippedTo | LinkedTo):
        return bool(getattr(row[-1].what, "qualifiers", ()))
    if row and isinstance(row[-1], WhichIsA):
        return bool(getattr(row[-1].kind, "qualifiers", ()))
    return any(isinstance(part, What) for one in row[:-1] for part in parts(one))


def _is_both_of_those(node: Node) -> bool:
    """ "Both of those monsters" are those monsters."""
    return isinstance(node, PartOf) and isinstance(node.quantity, Both) and isinstance(node.whole, Spoken)


def _is_list_behind_list(node: Node) -> bool:
    """Of several choices in several places nobody can tell which belongs to which."""
    last = getattr(node, "other", None) or getattr(node, "choices", (None,))[-1]
    if isinstance(node, Either | NameAnd | NameOr) and node.qualifiers and isinstance(last, PartOf):
        return True
    return isinstance(node, Either | NameAnd | NameOr | OneOfKinds | Together) and any(
        isinstance(one, FromEither | InEither) or any(isinstance(part, What) for part in parts(one))
        for one in node.qualifiers
    )


def _is_kind_beside_name(node: Node) -> bool:
    """ "A "Lantern Keeper" or Equip Card" is a card of that name or kind: the noun is shared.

    So it is with whatever begins with an adjective, behind a name or a noun that can be one. "A Dragon or
    "Harbour Bell"" is a monster or what has that name.
    """
    if not isinstance(node, OneOfKinds):
        return False
    if isinstance(node.quantity, One | OneOfAnOpponent) and isinstance(node.kinds[-1], DescribedByName):
        return True
    return any(
        _can_be_adjective(one) and (isinstance(other, DescribedByName) or _begins_with_adjective(other))
        for one, other in pairwise(node.kinds)
    )


def _can_be_adjective(kind: Node) -> bool:
    return isinstance(kind, DescribedByName) or (
        isinstance(kind, Described) and kind.noun in (Noun.TUNER, Noun.NON_TUNER)
    )


def _begins_with_adjective(kind: Node) -> bool:
    if not isinstance(kind, Described):
        return False
    first, *_ = kind.noun.value.split()
    return bool(kind.adjectives) or first in {*MonsterKind, *Property} or kind.noun is Noun.NON_TUNER


def _is_one_of_what_has_no_plural(node: Node) -> bool:
    """ "Material" is one or several, and "the material" is all of it."""
    if isinstance(node, Objects):
        return isinstance(node.quantity, OneOf) and node.noun is Noun.MATERIAL
    return isinstance(node, Spoken) and node.pointer is Pointer.THE and node.noun is Noun.MATERIAL


def _is_either_of_two(node: Node) -> bool:
    """ "Rank 2 or 3" is either of two; any of several are three or more."""
    return isinstance(node, OfAnyRating) and len(node.numbers) == 2


def _is_or_among_or(node: Node) -> bool:
    """ "In the Deck or hand, or on the field": nobody can tell where the inner list ends.

    So it is with ", in the same column," in a list.
    """
    if isinstance(node, InEither):
        return any(isinstance(one, InOneColumn) for one in node.choices)
    return isinstance(node, WhileThere) and any(
        isinstance(one, InEither) or (isinstance(one, In) and len(one.zones.places) > 1)
        for one in node.places
    )


def _is_turn_of_summon(node: Node) -> bool:
    """Of a Summon for less this turn of what was sent somewhere nobody can tell what of both is this turn."""
    if not isinstance(node, NormalSummonForLess):
        return False
    turns = [one.this_turn for one in walk(node.what) if isinstance(one, WhichWas)]
    return bool(turns) and (node.this_turn or any(turns))


def _is_summoned_there(node: Node) -> bool:
    """On whose field a monster is Summoned says where it goes, not where it is."""
    if not isinstance(node, SpecialSummon) or node.what is None:
        return False
    return any(isinstance(one, OnFieldOf) for one in walk(node.what))


def _is_done_there(node: Node) -> bool:
    """Of cards that were "changed and applied on the field" nobody can tell whether they are there."""
    if isinstance(node, WhichWasDone) and isinstance(node.done, Several):
        return getattr(node.done.parts[-1], "at", None) is not None
    row = getattr(node, "qualifiers", ())
    return any(isinstance(one, WhichWasDone) and isinstance(two, OnTheField) for one, two in pairwise(row))


def _is_only_using(node: Node) -> bool:
    """ "Using only Warriors" is said of the use, not of the Warriors."""
    return isinstance(node, SummonedUsing) and any(isinstance(one, Only) for one in walk(node.what))


def _is_lying_of_the_last(node: Node) -> bool:
    """ "Any monster you control in Attack Position" is one that you control so."""
    if not isinstance(node, UsedToRitualSummon) or node.position is None:
        return False
    row: tuple[Node, ...] = getattr(node.what, "qualifiers", ())
    return bool(row) and isinstance(row[-1], ControlledBy)


def _is_from_anywhere_there(node: Node) -> bool:
    """ "From the field" is one qualifier, whoever's field it is."""
    return isinstance(node, From) and node.zones == Zones((Place.FIELD,))


def _is_one_without_number(node: Node) -> bool:
    """A "random card" is one card, and so are the "second card" and the "remaining card".

    No card is the last and the first at once.
    """
    if not isinstance(node, Objects):
        return False
    if {Last, Ordinal} <= {type(one) for one in node.adjectives}:
        return True
    return isinstance(node.quantity, Unnumbered) and any(
        isinstance(one, LeftOver | Ordinal | Random) for one in node.adjectives
    )


def _is_noun_before_a_name(node: Node) -> bool:
    """ "Tuner "Harbour Bell"" are Tuners of that family, and so it is with the noun "effect"."""
    return (
        isinstance(node, NamedCards)
        and bool(node.adjectives)
        and node.adjectives[-1] in (OfKind(MonsterKind.EFFECT), OfKind(MonsterKind.TUNER))
    )


def _is_noun_of_two(node: Node) -> bool:
    """Nouns in which two are named are nouns of their own, or end nobody can tell where.

    "Other Spells and Traps" are other Traps, too; "those cards or effects" are one kind, and so are a
    "Spell or Trap Card or effect".
    """
    if isinstance(node, Either) and isinstance(node.choices[0], Spoken):
        return getattr(node.choices[-1], "noun", None) is Noun.EFFECT
    row: tuple[Node, ...] = ()
    if isinstance(node, OneOfKinds):
        row = node.kinds
    elif isinstance(node, Either):
        row = node.choices
    elif isinstance(node, Together):
        row = node.parts
    nouns = [one.noun if isinstance(one, Objects | Described) else None for one in row]
    return any(pair in _NOUNS_OF_TWO for pair in pairwise(nouns))


def _is_the_attacker(node: Node) -> bool:
    """ "The attacking monster" is the one of the battle that is fought."""
    return (
        isinstance(node, Spoken)
        and node.pointer is Pointer.THE
        and node.noun is Noun.MONSTER
        and node.adjectives == (Attacking(),)
    )


def _is_part_of_the_noun(node: Node) -> bool:
    """ "Fusion Material" is a noun of its own."""
    if isinstance(node, OneOfEach):
        return node.noun is Noun.MATERIAL and _FUSION in node.sorts[-1].adjectives
    row = getattr(node, "adjectives", ())
    return getattr(node, "noun", None) is Noun.MATERIAL and row[-1:] == (_FUSION,)


_FUSION: Final = OfKind(MonsterKind.FUSION)
_NOUNS_OF_TWO: Final = frozenset(
    {
        (Noun.SPELL, Noun.TRAP),
        (Noun.SPELL, Noun.TRAP_OR_EFFECT),
        (Noun.SPELL_OR_TRAP, Noun.EFFECT),
        *((tuner, Noun.EQUIP_CARD) for tuner in (Noun.TUNER, Noun.NON_TUNER)),
    }
)
OTHER_FORMS: Final = (
    _is_said_of_the_last_alone,
    _is_said_in_commas,
    _is_one_place_in_two,
    _is_one_word_in_two,
    _is_of_names_alone,
    _is_of_the_inner,
    _is_both_of_those,
    _is_list_behind_list,
    _is_kind_beside_name,
    _is_one_of_what_has_no_plural,
    _is_either_of_two,
    _is_or_among_or,
    _is_turn_of_summon,
    _is_summoned_there,
    _is_done_there,
    _is_only_using,
    _is_lying_of_the_last,
    _is_from_anywhere_there,
    _is_one_without_number,
    _is_noun_before_a_name,
    _is_noun_of_two,
    _is_the_attacker,
    _is_part_of_the_noun,
)
