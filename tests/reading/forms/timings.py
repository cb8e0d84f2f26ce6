"""Forms of when something is done, and of what happens.

Each rule knows trees that say what another tree says, too; reading gives that other one.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from banneret.effects.abilities import Ability, ActivateOnly, Applies, EitherAbility
from banneret.effects.actions.steps import Apply, Forbid, Lasting, Link, May, Steps
from banneret.effects.conditions import FaceUpOnTheField, Is
from banneret.effects.continuous import EachTurn, Throughout, Whenever
from banneret.effects.dealings import AsLongAs
from banneret.effects.events import (
    ActivateThings,
    AsLink,
    AttackDeclared,
    BothHappen,
    DoesAction,
    ExceptFor,
    Happens,
    LeavesTheField,
)
from banneret.effects.happenings import EquippedOnto, Role
from banneret.effects.holding import Resolving
from banneret.effects.kinds import What
from banneret.effects.lists import ApplyListed
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
)
from banneret.effects.node import Node, parts, walk
from banneret.effects.nouns import (
    DifferentFeatures,
    EquippedTo,
    InEither,
    NameAnd,
    OtherThan,
    Reference,
    That,
    Together,
    WhichIs,
    WithoutOthers,
)
from banneret.effects.occasions import DuringIf
from banneret.effects.players import Who
from banneret.effects.procedures import AttacksDirectlyUnlessControlled, SummoningProcedure
from banneret.effects.statics import BattleDamageIs
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


def _is_optional_inside(node: Node) -> bool:
    """ "You can" at the beginning makes the whole optional; a timing behind a timing is another timing."""
    if not isinstance(node, Ability | Applies):
        return False
    cost = node.cost if isinstance(node, Ability) else None
    first = node.effect.first if cost is None else cost.first
    if node.timings and any(isinstance(one, Whenever) for one in walk(first)):
        return True
    return not node.optional and isinstance(first, May) and first.who is Who.YOU


def _is_two_in_one(node: Node) -> bool:
    """ "Between A and B" are two sides, never one that has two parts."""
    if not isinstance(node, AttackDeclared):
        return False
    return isinstance(node.against, DifferentFeatures) or (
        node.against is None and isinstance(node.what, NameAnd | Together)
    )


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


def _is_time_in_the_zone(node: Node) -> bool:
    """ "While it is face-up on the field" is a span of its own."""
    return isinstance(node, AsLongAs) and node.condition == Is(That(Reference.IT), (FaceUpOnTheField(),))


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
    if any(isinstance(one, AsLongAs | DuringMoment) for one in (during, node.duration)):
        return True
    return node.duration is None and isinstance(during, For)


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
            (isinstance(step.action, Throughout) and any(isinstance(one, Apply) for one in walk(action)))
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


def _is_what_happens(node: Node) -> bool:
    """Whether a card that "is Set or banished" is so or becomes so nobody can tell."""
    return isinstance(node, Is) and any(
        isinstance(one, InEither) and any(isinstance(choice, WhichIs) for choice in one.choices)
        for one in node.qualifiers
    )


def _is_where_it_goes(node: Node) -> bool:
    """ "Banish it when it leaves the field" is where it goes, not when the whole is done."""
    return isinstance(node, Ability) and isinstance(node.holds, When) and node.holds.event == _IT_LEAVES


def _is_what_was_so(node: Node) -> bool:
    """ "Was equipped to" tells how it was."""
    return isinstance(node, Happens) and isinstance(node.done, EquippedOnto)


def _is_first_time_each_turn(node: Node) -> bool:
    """ "The first time you do it each turn" is the first time in each turn."""
    return isinstance(node, FirstTime) and any(isinstance(one, EachTurn) for one in walk(node.event))


def _is_time_of_equipping(node: Node) -> bool:
    """ "If it is equipped to this card during the Draw Phase" is said of what happens then."""
    if not isinstance(node, DuringIf) or not isinstance(node.condition, Is):
        return False
    return any(isinstance(one, EquippedTo) for one in node.condition.qualifiers)


_IT_LEAVES: Final = LeavesTheField(That(Reference.IT))
OTHER_FORMS: Final = (
    _is_optional_inside,
    _is_two_in_one,
    _is_event_of_its_own,
    _is_span_in_two,
    _is_exception_of_the_last,
    _is_time_in_the_zone,
    _is_two_timings,
    _is_turn_of_damage,
    _is_for_this_turn,
    _is_third_in_a_battle,
    _is_timing_inside,
    _is_held_as_long,
    _is_at_the_time_of_the_exception,
    _is_next_time_for_a_time,
    _is_what_happens,
    _is_where_it_goes,
    _is_what_was_so,
    _is_first_time_each_turn,
    _is_time_of_equipping,
)
