"""Which trees are in the form that reading gives; of several trees that say the same, one is read."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from banneret.effects.abilities import Ability, ActivateOnly, Applies, EitherAbility
from banneret.effects.actions.steps import Apply, Does, Forbid, Lasting, Link, May, Must, Steps
from banneret.effects.actions.summoning import AsOneRequired, SpecialSummon, SummonAnyhow
from banneret.effects.actions.taking_over import ActivatedEffectBecomes
from banneret.effects.battle import CanOnlyTarget, MakeAttackDirect
from banneret.effects.changes import WasSo
from banneret.effects.conditions import BothHold, EitherHolds, FaceUpOnTheField, Is, IsEquippedWith, IsNow
from banneret.effects.continuous import EffectsListed, InsteadDone, OnlyThis, Throughout, Whenever
from banneret.effects.dealings import ActivatedBy, AsLongAs
from banneret.effects.events import (
    Activates,
    ActivateThings,
    AsLink,
    AttackDeclared,
    BothHappen,
    DoesAction,
    ExceptFor,
    Happens,
    LeavesTheField,
    PlayerDeclaresAttack,
)
from banneret.effects.happenings import EquippedOnto, Role
from banneret.effects.holding import Resolving
from banneret.effects.kinds import What
from banneret.effects.lists import ApplyListed, ListedEffects
from banneret.effects.materials import AsMaterialPaid, ComesAsMonster
from banneret.effects.modal import ActivateCard, UnlessYou
from banneret.effects.moments import (
    Around,
    At,
    AtDamageCalculation,
    DuringMoment,
    For,
    OnlyDuring,
    PhaseName,
    Which,
    WhileThere,
)
from banneret.effects.node import Node, parts, walk
from banneret.effects.nouns import (
    Attacking,
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
    OnTheField,
    Opposing,
    Ordinal,
    Other,
    OtherThan,
    PartOf,
    Place,
    Pointer,
    Random,
    Reference,
    Some,
    Spoken,
    That,
    Together,
    Unnumbered,
    WhichIs,
    WhichIsA,
    WhichWas,
    WithoutOthers,
    Zones,
)
from banneret.effects.occasions import DuringIf
from banneret.effects.permissions import NormalSummonForLess
from banneret.effects.players import Who
from banneret.effects.procedures import AttacksDirectlyUnlessControlled, SummoningProcedure
from banneret.effects.rituals import UsedToRitualSummon
from banneret.effects.states import Can, Doing
from banneret.effects.statics import BattleDamageIs, CannotTarget, EquippedWith
from banneret.effects.timings import (
    After,
    AsChainLink,
    During,
    ExceptTheTurn,
    FirstOfAll,
    FirstTime,
    NextTime,
    Uses,
    When,
    While,
)
from banneret.effects.yugioh_terms import MonsterKind, Property


def is_ordinary(tree: Node) -> bool:
    """Whether a tree is in the form that reading gives, and says something that can be said.

    Some trees say the same in other words; reading gives one of them.
    """
    return not any(_is_other_form(node) for node in walk(tree))


def _is_other_form(node: Node) -> bool:
    return _says_twice(node) or any(is_other(node) for is_other in _OTHER_FORMS)


def _says_twice(node: Node) -> bool:
    """Whether the same stands twice beside each other: "on the field on the field"."""
    rows = (getattr(node, name) for name in node.__struct_fields__)
    return any(
        isinstance(row, tuple) and any(one in row[:place] for place, one in enumerate(row)) for row in rows
    )


def _is_optional_inside(node: Node) -> bool:
    """ "You can" at the beginning makes the whole optional; a timing behind a timing is another timing."""
    if not isinstance(node, Ability | Applies):
        return False
    cost = node.cost if isinstance(node, Ability) else None
    first = node.effect.first if cost is None else cost.first
    if node.timings and any(isinstance(one, Whenever) for one in walk(first)):
        return True
    return not node.optional and isinstance(first, May) and first.who is Who.YOU


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


def _is_two_in_one(node: Node) -> bool:
    """ "Between A and B" are two sides, never one that has two parts."""
    if not isinstance(node, AttackDeclared):
        return False
    return isinstance(node.against, DifferentFeatures) or (
        node.against is None and isinstance(node.what, NameAnd | Together)
    )


def _is_done_by_nobody(node: Node) -> bool:
    """A state holds by itself: nobody "can", "cannot" or does it."""
    return isinstance(node, May | Does | Forbid | Must) and isinstance(node.action, Apply)


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


def _is_event_of_its_own(node: Node) -> bool:
    """ "You activate a card" is an event of its own, not an action of yours."""
    return isinstance(node, DoesAction) and isinstance(node.action, ActivateCard | ActivateThings)


def _is_span_in_two(node: Node) -> bool:
    """ "During damage calculation only" is one span."""
    if not isinstance(node, OnlyDuring):
        return False
    if isinstance(node.moment, AtDamageCalculation):
        return node.moment.around is Around.DURING
    return node.moment == At(PhaseName.DAMAGE_STEP)


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


def _is_condition_of_its_own(node: Node) -> bool:
    """ "Is equipped with" is a condition, not a place to be in; cards of two names are named in one."""
    if isinstance(node, IsEquippedWith):
        card = node.card
        return isinstance(card, Together) and all(isinstance(one, NamedCards) for one in card.parts)
    return isinstance(node, Is | WasSo) and any(isinstance(one, EquippedWith) for one in node.qualifiers)


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


def _is_link_in_the_action(node: Node) -> bool:
    """ "Also" links a step; it is no part of what is done."""
    return isinstance(node, AsMaterialPaid) and node.also


def _is_exception_of_the_last(node: Node) -> bool:
    """What is excepted behind cards is excepted from these; a way behind what is done is a way of it."""
    if not isinstance(node, ExceptFor):
        return False
    if isinstance(node.exception, Role):
        return isinstance(node.event, Happens) and getattr(node.event.done, "role", node) is None
    if not isinstance(node.exception, WithoutOthers | OtherThan):
        return False
    inner = [*parts(node.event)]
    return bool(inner) and isinstance(inner[-1], What)


def _is_and_among_and(node: Node) -> bool:
    """Of two conditions, the first of which has an enumeration, nobody can tell where it ends."""
    return isinstance(node, BothHold | EitherHolds) and any(
        isinstance(one, Together | Either) for one in walk(node.first)
    )


def _is_turn_of_summon(node: Node) -> bool:
    """Of a Summon for less this turn of what was sent somewhere nobody can tell what of both is this turn."""
    if not isinstance(node, NormalSummonForLess):
        return False
    turns = [one.this_turn for one in walk(node.what) if isinstance(one, WhichWas)]
    return bool(turns) and (node.this_turn or any(turns))


def _is_time_in_the_zone(node: Node) -> bool:
    """ "While it is face-up on the field" is a span of its own."""
    return isinstance(node, AsLongAs) and node.condition == Is(That(Reference.IT), (FaceUpOnTheField(),))


def _is_summoned_there(node: Node) -> bool:
    """On whose field a monster is Summoned says where it goes, not where it is."""
    if not isinstance(node, SpecialSummon) or node.what is None:
        return False
    return any(isinstance(one, OnFieldOf) for one in walk(node.what))


def _is_lying_of_the_last(node: Node) -> bool:
    """ "Any monster you control in Attack Position" is one that you control so."""
    if not isinstance(node, UsedToRitualSummon) or node.position is None:
        return False
    row: tuple[Node, ...] = getattr(node.what, "qualifiers", ())
    return bool(row) and isinstance(row[-1], ControlledBy)


def _is_this_effect_as_list(node: Node) -> bool:
    """ "This effect" is the one that speaks, and not the next of a list; but for what ends a sentence."""
    if isinstance(node, AsOneRequired):
        return any(getattr(one, "list", None) is ListedEffects.THIS for one in walk(node.action))
    return isinstance(node, EffectsListed) and node.list is ListedEffects.THIS


def _is_two_timings(node: Node) -> bool:
    """Nobody can tell whether "once per turn, the first time ..." is one timing or two.

    So it is with a card that resolves "as Chain Link 2 or higher", and "after it is destroyed, while ...".
    """
    if isinstance(node, FirstTime):
        return node.uses is not None
    if isinstance(node, Resolving):
        return isinstance(node.feature, AsLink)
    whole = Ability | Applies | ActivateOnly | EitherAbility | SummoningProcedure
    row = node.timings if isinstance(node, whole) else ()
    return any(
        (isinstance(one, Uses) and isinstance(two, FirstOfAll))
        or (isinstance(one, Resolving) and isinstance(two, AsChainLink))
        or (isinstance(one, After | ExceptTheTurn) and isinstance(two, While))
        for one, two in pairwise(row)
    )


def _is_turn_of_damage(node: Node) -> bool:
    """Whether a turn is that of the damage or of what becomes of it nobody can tell, nor does it matter."""
    if not isinstance(node, Apply) or not isinstance(node.state, BattleDamageIs):
        return False
    during = node.state.damage.during
    if isinstance(during, DuringMoment) or isinstance(node.duration, DuringMoment):
        return True
    return node.duration is None and isinstance(during, For)


def _is_from_anywhere_there(node: Node) -> bool:
    """ "From the field" is one qualifier, whoever's field it is."""
    return isinstance(node, From) and node.zones == Zones((Place.FIELD,))


def _is_limit_of_summons(node: Node) -> bool:
    """ "Can only Special Summon once" limits the Summons, whatever they Summon."""
    return isinstance(node, OnlyThis) and isinstance(node.action, SpecialSummon) and node.action.what is None


def _is_pronoun_of_players(node: Node) -> bool:
    """Whether the "they" that "declare an attack" are players or monsters nobody can tell.

    So it is with those that "activate its effect", "cannot target monsters", "can only target" some, or "can
    change their positions".
    """
    if node == Can(That(Reference.THEM), Doing.CHANGE_POSITION):
        return True
    who = Activates | CanOnlyTarget | CannotTarget | PlayerDeclaresAttack
    return isinstance(node, who) and node.who is Who.THEY


def _is_for_this_turn(node: Node) -> bool:
    """ "This turn, apply this effect": when, or for how long, nobody can tell.

    "This turn, its ATK becomes 0" says how long.
    """
    if isinstance(node, Applies):
        this_turn = During(At(PhaseName.TURN, which=Which.THIS))
        return this_turn in node.timings and isinstance(node.effect.first, Apply | Forbid)
    return isinstance(node, Lasting) and isinstance(node.action, ApplyListed)


def _is_third_in_a_battle(node: Node) -> bool:
    """ "An attack involving this card and it ...": the "it" is the other of the battle."""
    return isinstance(node, BothHappen) and isinstance(node.first, AttackDeclared)


def _is_instead_of_all(node: Node) -> bool:
    """ "Instead" at the very end is said of the whole effect."""
    if isinstance(node, Whenever):
        return any(isinstance(one, MakeAttackDirect) for one in walk(node.action))
    if not isinstance(node, Applies):
        return False
    last = (node.effect.first, *(step.action for step in node.effect.rest))[-1]
    return any(isinstance(one, MakeAttackDirect) for one in walk(last)) or (
        isinstance(last, Apply) and isinstance(last.state, InsteadDone)
    )


def _is_timing_inside(node: Node) -> bool:
    """What a sentence begins with is the timing of the whole, not of its first step."""
    if not isinstance(node, Ability) or node.timings or node.cost is not None:
        return False
    first = node.effect.first
    return isinstance(first, Whenever) and (first.duration is None or isinstance(first.action, Whenever))


def _is_held_as_long(node: Node) -> bool:
    """ "Until then, A, but B": what is joined to what holds for a time holds for that time, too.

    So it is with "A, but B, also C, each turn": all hold each turn.
    """
    if not isinstance(node, Steps):
        return False
    row = (node.first, *(step.action for step in node.rest))
    return any(
        step.link in (Link.ALSO, Link.BUT, Link.NEXT, Link.AND)
        and (
            (isinstance(action, Apply) and isinstance(step.action, Throughout))
            or any(
                isinstance(inner, Throughout)
                or (isinstance(inner, Whenever) and inner.duration is not None)
                or (isinstance(inner, Lasting) and isinstance(inner.action, Whenever))
                for inner in walk(action)
            )
        )
        for action, step in zip(row, node.rest, strict=False)
    )


def _is_at_the_time_of_the_exception(node: Node) -> bool:
    """ "Cannot attack unless you draw 1 card during the End Phase": the time is that of the drawing."""
    return (
        isinstance(node, Ability)
        and any(isinstance(one, During) for one in node.timings)
        and any(isinstance(one, UnlessYou | AttacksDirectlyUnlessControlled) for one in walk(node.effect))
    )


def _is_next_time_for_a_time(node: Node) -> bool:
    """ "The next time ... this turn" is the next time this turn, and so is the first time."""
    return (
        isinstance(node, Whenever)
        and isinstance(node.timing, FirstOfAll | NextTime)
        and node.duration is not None
    )


def _is_activation_barred(node: Node) -> bool:
    """That a card cannot be activated bars whatever is activated, cards and effects."""
    return isinstance(node, Forbid) and isinstance(node.action, ActivateCard)


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
    """ "Tuner "Harbour Bell"" are Tuners of that family."""
    return (
        isinstance(node, NamedCards)
        and bool(node.adjectives)
        and node.adjectives[-1] == OfKind(MonsterKind.TUNER)
    )


def _is_summon_of_one_way(node: Node) -> bool:
    """Of the Summons in one way or another those in one way are Summons of their own."""
    return isinstance(node, SummonAnyhow) and len(node.ways) == 1 and node.what is not None


def _is_what_happens(node: Node) -> bool:
    """Whether a card that "is Set or banished" is so or becomes so nobody can tell."""
    return isinstance(node, Is) and any(
        isinstance(one, InEither) and any(isinstance(choice, WhichIs) for choice in one.choices)
        for one in node.qualifiers
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


def _is_where_it_goes(node: Node) -> bool:
    """ "Banish it when it leaves the field" is where it goes, not when the whole is done."""
    return isinstance(node, Ability) and isinstance(node.holds, When) and node.holds.event == _IT_LEAVES


def _is_the_attacker(node: Node) -> bool:
    """ "The attacking monster" is the one of the battle that is fought."""
    return (
        isinstance(node, Spoken)
        and node.pointer is Pointer.THE
        and node.noun is Noun.MONSTER
        and node.adjectives == (Attacking(),)
    )


def _is_paid_by_the_game(node: Node) -> bool:
    """What an activated effect becomes is nothing that a player does to activate a card."""
    return isinstance(node, ActivatedBy) and any(
        isinstance(one, ActivatedEffectBecomes) for one in walk(node)
    )


def _is_what_was_so(node: Node) -> bool:
    """ "Was equipped to" tells how it was."""
    return isinstance(node, Happens) and isinstance(node.done, EquippedOnto)


def _is_part_of_the_noun(node: Node) -> bool:
    """ "Fusion Material" is a noun of its own."""
    if isinstance(node, OneOfEach):
        return node.noun is Noun.MATERIAL and _FUSION in node.sorts[-1].adjectives
    row = getattr(node, "adjectives", ())
    return getattr(node, "noun", None) is Noun.MATERIAL and row[-1:] == (_FUSION,)


def _is_time_of_equipping(node: Node) -> bool:
    """ "If it is equipped to this card during the Draw Phase" is said of what happens then."""
    if not isinstance(node, DuringIf) or not isinstance(node.condition, Is):
        return False
    return any(isinstance(one, EquippedTo) for one in node.condition.qualifiers)


_FUSION: Final = OfKind(MonsterKind.FUSION)
_NOUNS_OF_TWO: Final = frozenset(
    {
        (Noun.SPELL, Noun.TRAP),
        (Noun.SPELL, Noun.TRAP_OR_EFFECT),
        (Noun.SPELL_OR_TRAP, Noun.EFFECT),
    }
)
_IT_LEAVES: Final = LeavesTheField(That(Reference.IT))
_OTHER_FORMS: Final = (
    _is_part_of_the_noun,
    _is_time_of_equipping,
    _is_turn_of_summon,
    _is_time_in_the_zone,
    _is_summoned_there,
    _is_lying_of_the_last,
    _is_this_effect_as_list,
    _is_noun_of_two,
    _is_said_in_commas,
    _is_what_happens,
    _is_where_it_goes,
    _is_at_the_time_of_the_exception,
    _is_one_without_number,
    _is_next_time_for_a_time,
    _is_activation_barred,
    _is_noun_before_a_name,
    _is_summon_of_one_way,
    _is_the_attacker,
    _is_pronoun_of_players,
    _is_for_this_turn,
    _is_third_in_a_battle,
    _is_from_anywhere_there,
    _is_limit_of_summons,
    _is_instead_of_all,
    _is_exception_of_the_last,
    _is_and_among_and,
    _is_turn_of_damage,
    _is_two_timings,
    _is_held_as_long,
    _is_timing_inside,
    _is_what_was_so,
    _is_paid_by_the_game,
    _is_span_in_two,
    _is_of_the_inner,
    _is_condition_of_its_own,
    _is_list_behind_list,
    _is_kind_beside_name,
    _is_one_of_what_has_no_plural,
    _is_either_of_two,
    _is_or_among_or,
    _is_link_in_the_action,
    _is_optional_inside,
    _is_said_of_the_last_alone,
    _is_one_place_in_two,
    _is_two_in_one,
    _is_done_by_nobody,
    _is_one_word_in_two,
    _is_of_names_alone,
    _is_event_of_its_own,
)
