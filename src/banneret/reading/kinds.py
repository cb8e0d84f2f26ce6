"""What kind of effect a sentence is: an activation, a trigger, an ignition effect and so on.

Texts from before the colon write effects with a comma, or with none: "If this card destroys a monster by
battle, draw 1 card." A sentence of that kind is an effect if it does something once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final

import msgspec

from banneret.effects.abilities import Ability, Applies, EitherAbility, Headed, Speed
from banneret.effects.actions.moving import Destroy, SetCards, TakeControl, Target
from banneret.effects.actions.repeating import ForEach, ShowingHidden
from banneret.effects.actions.steps import Apply, Does, Forbid, Later, Link, May, Steps
from banneret.effects.actions.summoning import AsOneRequired, SpecialSummon
from banneret.effects.actions.values import NegateEffects, PayLifePoints, RollDice, TossCoins
from banneret.effects.conditions import DidSo, Happened, Is, IsBecause, SummonedThisWay
from banneret.effects.continuous import ThatActivateIn
from banneret.effects.damage import WithoutCalculation
from banneret.effects.dealings import AsLongAs, PlayerDoes, Respond
from banneret.effects.events import (
    Activates,
    ActivatesItsEffect,
    AttackDeclared,
    DeclaresAttack,
    DoesAction,
    ExceptFor,
    Happens,
    Resolves,
    WouldDoAction,
    WouldSummon,
    WouldSummonAny,
)
from banneret.effects.happenings import Followed, There, Undergone
from banneret.effects.holding import NegateFirst
from banneret.effects.kinds import Action, Condition, Event, Moment, Sentence, Timing
from banneret.effects.lists import ApplyListed, GainsListed, ListedEffects, ListVerb
from banneret.effects.materials import AsMaterialPaid, SummoningThisWay, UseAsMaterial
from banneret.effects.modal import ActivateCard, WhenItResolves
from banneret.effects.moments import (
    Around,
    At,
    AtAnyOf,
    AtDamageCalculation,
    InTurnOf,
    InTurnWhen,
    InWhich,
    PhaseName,
    Point,
    Which,
)
from banneret.effects.node import Node, parts, walk
from banneret.effects.nouns import All, Deed, Done, In, Objects, Place, Reference, Spoken, That, Together
from banneret.effects.occasions import AllAtOnce
from banneret.effects.permissions import InResponse
from banneret.effects.players import Who
from banneret.effects.showing import AtOnce
from banneret.effects.states import CannotBe
from banneret.effects.statics import HavingAsMaterial, ThisEffect
from banneret.effects.timings import (
    After,
    During,
    EachTime,
    Flipped,
    Given,
    If,
    Per,
    UnlessHolds,
    Uses,
    When,
    WhenDone,
    WhenSummonedThisWay,
)
from banneret.effects.yugioh_terms import CardType, MonsterKind, Property
from banneret.reading.mentions import Section
from banneret.reading.old_texts import is_answered, is_old, is_ordered
from banneret.reading.reader import CardText, SentenceReading
from banneret.reading.sentences import Role


class Kind(StrEnum):
    """How an effect comes into being."""

    IGNITION = "ignition"
    TRIGGER_OPTIONAL = "trigger_o"
    TRIGGER_FORCED = "trigger_f"
    QUICK_OPTIONAL = "quick_o"
    QUICK_FORCED = "quick_f"
    ACTIVATE = "activate"
    """The activation of a Spell or Trap itself."""
    FLIP = "flip"
    CONTINUOUS = "continuous"
    """It answers an event without being activated."""
    STATIC = "static"


ACTIVATED: Final = frozenset(Kind) - {Kind.CONTINUOUS, Kind.STATIC}
"""Kinds that make a Chain Link."""
ONE_SHOT: Final = frozenset({Property.NORMAL, Property.QUICK_PLAY, Property.RITUAL, Property.COUNTER})
"""Spells and Traps that go to the GY when they have resolved."""
_STAYING: Final = frozenset({Property.CONTINUOUS, Property.FIELD, Property.EQUIP})
_OF_BATTLE: Final = frozenset({PhaseName.BATTLE, PhaseName.BATTLE_STEP, PhaseName.DAMAGE_STEP})
_STRETCHES: Final = _OF_BATTLE | {PhaseName.MAIN, PhaseName.MAIN_1, PhaseName.MAIN_2, PhaseName.TURN}
"""Parts of a turn in which an effect may be used; the others are answered when they come."""
PROCEDURES: Final = frozenset({"SummonThisCard", "ExtraNormalSummon", "NormalSummonThisCard", "NormalSummon"})
"""Nodes of what a player may do without activating an effect."""
ONCE: Final = frozenset(
    {
        "Add",
        "AddOrSummon",
        "ApplyListed",
        "Banish",
        "ChangePosition",
        "Declare",
        "Destroy",
        "Discard",
        "Draw",
        "EndBattlePhase",
        "Equip",
        "FlipFaceUp",
        "GainLifePoints",
        "InflictDamage",
        "InflictToController",
        "LookAt",
        "OneOfTwoWays",
        "PlaceInDeck",
        "ReturnTo",
        "Reveal",
        "Selecting",
        "Send",
        "SetCards",
        "ShuffleInto",
        "SpecialSummon",
        "TakeControl",
        "TakeDamage",
        "Target",
        "Tribute",
    }
)
"""Nodes of what is done once; others may be names for what holds."""
_UNCHAINED: Final = AsMaterialPaid | AsOneRequired | AtOnce | UseAsMaterial
"""What belongs to a Summon, or is done without starting a Chain."""
_SUMMONS: Final = frozenset(deed for deed in Deed if deed.value.endswith("Summoned"))
_REPLACED: Final = frozenset({"Destroy", "Banish", "Send"})
"""Nodes of what a sentence without a colon does to a card that hangs on another."""


def kind_of(card: CardText, sentence: SentenceReading, tree: Sentence) -> Kind:
    """What a sentence is by itself.

    Args:
        card: whose sentence it is.
        sentence: where it stands.
        tree: its tree.
    """
    if isinstance(tree, Headed):
        return kind_of(card, sentence, tree.sentence)
    is_field_effect = card.card_type is CardType.MONSTER or sentence.section is Section.PENDULUM
    otherwise = Kind.QUICK_OPTIONAL if card.card_type is CardType.TRAP else Kind.IGNITION
    if isinstance(tree, Applies):
        return _kind_of_applying(card, tree, otherwise)
    if isinstance(tree, EitherAbility):
        tree = Ability(tree.first.effect, tree.first.cost, tree.timings, optional=True)
    if not isinstance(tree, Ability) or is_permission(tree) or forbids_its_use(tree):
        return Kind.STATIC
    if any(isinstance(timing, Flipped) for timing in tree.timings):
        return Kind.TRIGGER_OPTIONAL if tree.optional else Kind.FLIP
    triggers = _triggers(tree.timings)
    if isinstance(tree.holds, EachTime | When | If):
        return _kind_of_applying(card, Applies((tree.holds,), tree.effect), otherwise)
    if not is_field_effect:
        return _kind_of_spell(card, sentence, tree, triggers, otherwise)
    if not tree.timings and tree.cost is None and tree.speed is Speed.AS_USUAL:
        if _comes_back(tree.effect) and (not tree.optional or _is_paid_for(tree.effect)):
            return Kind.TRIGGER_OPTIONAL if tree.optional else Kind.TRIGGER_FORCED
        is_used = (tree.optional or is_ordered(card, tree)) and is_done_once(tree.effect)
        is_used |= _is_paid_for(tree.effect)
        is_used |= isinstance(tree.effect.first, RollDice | TossCoins)
        return Kind.IGNITION if is_used and not _is_set_as_spell(tree.effect) else Kind.STATIC
    return _kind_on_the_field(tree, triggers, otherwise)


def is_permission(tree: Sentence) -> bool:
    """Whether it only says that this card may be activated from the hand, or in the turn it was Set."""
    return isinstance(tree, Ability | Applies) and any(
        isinstance(node, ActivateCard) and _is_this_card(node) for node in walk(tree.effect.first)
    )


def forbids_its_use(tree: Sentence) -> bool:
    """Whether it says when the effect before it cannot be activated."""
    if not isinstance(tree, Ability) or tree.timings or tree.cost is not None:
        return False
    first = tree.effect.first
    if isinstance(first, Forbid):
        return isinstance(first.action, ApplyListed) and first.action.list is ListedEffects.THIS
    state = first.state if isinstance(first, Apply) else None
    return isinstance(state, CannotBe) and isinstance(state.what, ThisEffect)


def is_of_its_activation(tree: Sentence | None) -> bool:
    """Whether it says what comes of activating the effect before it: "if you activate this effect, ..."."""
    if not isinstance(tree, Applies):
        return False
    events = [timing.event for timing in tree.timings if isinstance(timing, If | When)]
    actions = [event.action for event in events if isinstance(event, DoesAction)]
    return any(
        isinstance(action, ApplyListed)
        and action.verb is ListVerb.ACTIVATE
        and action.list is ListedEffects.THIS
        for action in actions
    )


def is_of_its_materials(tree: Applies) -> bool:
    """Whether a condition lets other materials be used than the sentence before says."""
    is_conditional = all(isinstance(one, Given | SummoningThisWay) for one in tree.timings)
    return is_conditional and isinstance(tree.effect.first, AsMaterialPaid | UseAsMaterial)


def goes_on(tree: Sentence) -> bool:
    """Whether something is done to the equipped monster as long as something is so, as Equip Cards do."""
    if not isinstance(tree, Ability) or tree.timings or tree.cost is not None or tree.optional:
        return False
    first = tree.effect.first
    is_equipped = getattr(first, "what", None) == That(Reference.EQUIPPED_MONSTER)
    return is_equipped and isinstance(getattr(first, "duration", None), AsLongAs)


def _is_lost_unless(tree: Ability) -> bool:
    """Whether this card does not stay on the field unless something is so: "Destroy this card unless"."""
    is_plain = not tree.timings and tree.cost is None and not tree.effect.rest
    return (
        is_plain
        and isinstance(tree.holds, UnlessHolds)
        and tree.effect.first == Destroy(That(Reference.THIS_CARD))
    )


def is_noted_before(card: CardText, tree: Sentence) -> bool:
    """Whether simulators hold an effect of a monster as one that goes on, and note what it waits for."""
    if card.card_type is not CardType.MONSTER or not isinstance(tree, Ability):
        return False
    return _is_procedure(card, tree) or _is_because(tree)


def _kind_of_spell(
    card: CardText, sentence: SentenceReading, tree: Ability, triggers: Sequence[Timing], otherwise: Kind
) -> Kind:
    """What an ability of a Spell or Trap is."""
    if tree.by_activation or any(_is_own_activation(timing) for timing in triggers):
        return Kind.ACTIVATE
    if _can_apply_listed(tree) and (card.property not in ONE_SHOT or may_equip_itself(card)):
        return Kind.STATIC
    if goes_on(tree) or any(isinstance(one, GainsListed) and gains_by_this(one) for one in walk(tree)):
        return Kind.STATIC
    if _is_lost_unless(tree) and card.property not in ONE_SHOT:
        return Kind.STATIC
    if not tree.optional and _is_by_equipped(tree.effect.first):
        return Kind.STATIC
    if card.property in ONE_SHOT:
        return _kind_on_the_field(tree, triggers, otherwise) if _is_used_later(card, tree) else Kind.ACTIVATE
    if sentence.role is Role.BULLET and tree.cost is not None:
        return _kind_on_the_field(tree, triggers, otherwise)
    if card.property is Property.CONTINUOUS and _is_paid_for(tree.effect):
        return otherwise
    if card.property in _STAYING and not tree.timings and tree.cost is None:
        lasting = None if tree.optional else _kind_of_lasting(tree.effect)
        if lasting is not None:
            return lasting
    is_when_activated = not tree.timings or (not triggers and _is_summoned_as_monster(tree))
    if is_when_activated and not tree.optional:
        return Kind.ACTIVATE if tree.cost is not None or is_done_once(tree.effect) else Kind.STATIC
    if not tree.timings and tree.cost is None and not is_done_once(tree.effect):
        return Kind.STATIC
    return _kind_on_the_field(tree, triggers, otherwise)


def _is_by_equipped(action: Action) -> bool:
    """Whether it depends all the time on what the equipped monster is: "based on its Level"."""
    return (
        isinstance(action, ApplyListed)
        and action.verb is ListVerb.APPLY
        and action.basis is not None
        and any(node == That(Reference.EQUIPPED_MONSTER) for node in walk(action.basis))
    )


def _can_apply_listed(tree: Ability) -> bool:
    """Whether a player "can apply" effects that follow, without activating anything."""
    first = tree.effect.first
    is_listed = isinstance(first, ApplyListed) and first.verb is ListVerb.APPLY
    return is_listed and tree.optional and not tree.timings and tree.cost is None


class Gainer(msgspec.Struct, frozen=True):
    """A monster that gains an effect which a card gives away, as far as the kind of the effect asks."""

    text: str
    """That of the card that gives it."""
    name: str = ""
    card_type: CardType = CardType.MONSTER
    kinds: tuple[MonsterKind, ...] = (MonsterKind.EFFECT,)
    pendulum_text: str = ""
    property: Property | None = None


def gains_by_this(state: GainsListed) -> bool:
    """Whether a monster that has this card as material gains effects: through it the card's own work."""
    return any(isinstance(one, HavingAsMaterial) for one in getattr(state.what, "qualifiers", ()))


def comes_with_effects(node: Node) -> bool:
    """Whether a Spell or Trap is Summoned as a monster with effects of its own, behind bullets."""
    return isinstance(node, SpecialSummon) and node.having is not None


def _kind_on_the_field(tree: Ability | Applies, triggers: Sequence[Timing], otherwise: Kind) -> Kind:
    """What an effect is that does not belong to the activation of a Spell or Trap."""
    is_trap = otherwise is Kind.QUICK_OPTIONAL
    is_quick = isinstance(tree, Ability) and tree.speed is Speed.QUICK
    if is_quick or any(_is_response(timing) for timing in (*triggers, *tree.timings)):
        return Kind.QUICK_OPTIONAL if tree.optional or is_trap else Kind.QUICK_FORCED
    if not triggers:
        is_at_speed = tree.optional and any(map(_is_no_main_phase, tree.timings))
        return Kind.QUICK_OPTIONAL if is_at_speed else otherwise
    is_forced = not tree.optional and not _is_allowed(tree)
    if is_forced and not (is_trap and any(map(_lies_elsewhere, tree.timings))):
        return Kind.TRIGGER_FORCED
    if is_trap and all(isinstance(one, During) or _is_attack(one) for one in triggers):
        return Kind.QUICK_OPTIONAL
    return Kind.TRIGGER_OPTIONAL


def _kind_of_applying(card: CardText, tree: Applies, otherwise: Kind) -> Kind:
    """What a sentence with a comma is."""
    triggers = _triggers(tree.timings)
    without = Kind.CONTINUOUS if triggers else Kind.STATIC
    is_replacing = tree.instead or any(
        type(_event(timing)).__name__.startswith("Would") for timing in triggers
    )
    if is_replacing or any(type(one).__name__ in PROCEDURES for one in walk(tree.effect)):
        return without
    if isinstance(tree.effect.first, _UNCHAINED):
        return without
    if any(map(_is_at_resolution, triggers)) or isinstance(tree.effect.first, WhenItResolves):
        return without
    if MonsterKind.UNION in card.kinds and any(type(one).__name__ == "Equip" for one in walk(tree.effect)):
        return Kind.STATIC
    if card.property in ONE_SHOT and not triggers and _is_choice_at_activation(tree.effect):
        return Kind.ACTIVATE
    if tree.optional and _is_paid_for(tree.effect) and _comes_back(tree.effect):  # "in your End Phase to"
        return Kind.TRIGGER_OPTIONAL
    if _is_paid_for(tree.effect):
        is_use = card.property in ONE_SHOT and not triggers and not any(map(_is_of_this_card, walk(tree)))
        return Kind.ACTIVATE if is_use else _kind_on_the_field(tree, triggers, otherwise)
    stays = card.property not in ONE_SHOT or may_equip_itself(card)
    if triggers and not stays and _is_done_later(tree):
        return Kind.ACTIVATE
    if any(_is_own_activation(timing) for timing in triggers):
        return Kind.ACTIVATE
    if card.property in ONE_SHOT and any(isinstance(node, InResponse | Respond) for node in walk(tree)):
        return Kind.ACTIVATE
    if card.property in ONE_SHOT and not triggers and (_is_settled_at_once(tree) or _is_of_turn(tree)):
        return Kind.ACTIVATE
    if not triggers and _is_of_activated(tree.effect):  # it is negated when it resolves
        return Kind.CONTINUOUS
    is_held = not triggers and not any(isinstance(one, Uses) for one in tree.timings)
    # in texts of today a colon says what is activated; of what is only to be used, it may stand before a list
    is_done = not triggers and is_done_once(tree.effect)
    if is_held or (not is_old(card) and not is_done and not _is_choice_at_activation(tree.effect)):
        return without
    is_answer = bool(triggers) and (is_done_once(tree.effect) or _grows_each_time(tree) or _grows_then(tree))
    is_answer = is_answer and not (_is_tie(tree.effect) and not any(map(_is_summon, triggers)))
    is_answer |= is_answered(card, tree)
    if not tree.optional and not is_answer and not isinstance(tree.effect.first, Target):
        return without
    return _kind_on_the_field(tree, triggers, otherwise)


def is_done_once(steps: Steps) -> bool:
    """Whether something is done, and not only holds from now on."""
    actions = [*_actions(steps)]
    if any(isinstance(node, NegateFirst) for node in walk(steps.first)):
        return False  # it goes on in each turn, with all that hangs on it
    around = May | Does | PlayerDoes | ForEach | ShowingHidden | AllAtOnce | AtOnce | WithoutCalculation
    actions += [one.action for one in actions if isinstance(one, around)]
    actions += [one.action for one in actions if isinstance(one, Later) and not _is_this_card(one.action)]
    return any(type(one).__name__ in ONCE for one in actions)


def _is_done_later(tree: Applies) -> bool:
    """Whether a card that has left the field does something later, as its activation says."""
    return not tree.optional and is_done_once(tree.effect) and not any(map(_is_of_this_card, walk(tree)))


def _is_settled_at_once(tree: Applies) -> bool:
    """Whether what is done only depends on how things are when the card resolves."""
    return (
        not tree.optional
        and is_done_once(tree.effect)
        and all(isinstance(one, Given) for one in tree.timings)
    )


def _is_at_resolution(timing: Timing) -> bool:
    """Whether it is applied while a Chain resolves, where nothing can be activated."""
    return isinstance(_event(timing), Resolves)


def _is_of_turn(tree: Applies) -> bool:
    """Whether it holds for the turn of the activation: "This turn, ..."."""
    moments = [one.moment for one in tree.timings if isinstance(one, During)]
    is_this_turn = all(
        isinstance(one, At) and one.phase is PhaseName.TURN and one.which is Which.THIS for one in moments
    )
    return not tree.optional and len(moments) == len(tree.timings) and is_this_turn


def _is_choice_at_activation(steps: Steps) -> bool:
    """Whether one of the effects behind bullets is activated."""
    return isinstance(steps.first, ApplyListed) and steps.first.verb is ListVerb.ACTIVATE


def _is_of_activated(steps: Steps) -> bool:
    """Whether effects are negated that others have activated."""
    return isinstance(steps.first, NegateEffects) and any(
        node == Done(Deed.ACTIVATED) or isinstance(node, ThatActivateIn) for node in walk(steps.first)
    )


def _comes_back(steps: Steps) -> bool:
    """Whether something is done by itself in a phase: "it returns to the hand during the End Phase"."""
    first = steps.first.action if isinstance(steps.first, Does) else steps.first
    return isinstance(first, Later) and _is_phase(first.when)


def _is_paid_for(steps: Steps) -> bool:
    """Whether one thing is done "to" do another, as old texts write a cost."""
    return any(step.link is Link.TO for step in steps.rest)


def _kind_of_lasting(steps: Steps) -> Kind | None:
    """What an order without a timing is on a card that stays, if it is not carried out on activation.

    It goes on all the time where it speaks of all cards of a kind, of effects that others will activate, or
    of what the equipped monster is; what is to be done in a phase is done in each.
    """
    first = steps.first
    what = getattr(first, "what", None)
    if isinstance(first, Later) and isinstance(first.action, PayLifePoints):  # upkeep starts no Chain
        return Kind.CONTINUOUS
    if isinstance(first, Later):
        return Kind.TRIGGER_FORCED if _is_phase(first.when) and not _is_this_card(first.action) else None
    if isinstance(first, NegateEffects) and not isinstance(what, That | Spoken):
        return Kind.CONTINUOUS if steps.rest else Kind.STATIC
    goes_on_with_it = isinstance(first, TakeControl) and what == That(Reference.EQUIPPED_MONSTER)
    depends = isinstance(first, ApplyListed) and first.basis is not None
    is_of_all = isinstance(what, Objects) and isinstance(what.quantity, All)
    return Kind.STATIC if goes_on_with_it or depends or is_of_all else None


def _is_set_as_spell(steps: Steps) -> bool:
    """Whether a monster is Set like a Spell, which activates nothing."""
    return isinstance(steps.first, SetCards) and steps.first.as_spell and _is_this_card(steps.first)


def _is_summoned_as_monster(tree: Ability) -> bool:
    """Whether a Trap is Summoned as a monster."""
    return type(tree.effect.first).__name__ == "SpecialSummon" and _is_this_card(tree.effect.first)


def _is_this_card(action: Action) -> bool:
    what = getattr(action, "what", None)
    return isinstance(what, That) and what.which in (Reference.THIS_CARD, Reference.IT)


def _grows_each_time(tree: Applies) -> bool:
    """Whether each time something happens, other than an activation, a value is gained anew."""
    return (
        isinstance(tree.effect.first, Apply)
        and type(tree.effect.first.state).__name__ == "Gains"
        and any(
            isinstance(one, EachTime)
            and not isinstance(one.event, Activates)
            and not isinstance(getattr(one.event, "what", None), ThisEffect)  # what this card does itself
            for one in tree.timings
        )
    )


def _grows_then(tree: Applies) -> bool:
    """Whether counters are placed or a value is changed when a card is Summoned, or in a phase."""
    triggers = _triggers(tree.timings)
    is_once = all(isinstance(one, During | WhenDone) or _is_summon(one) for one in triggers)
    is_each_time = any(isinstance(one, EachTime) for one in triggers)
    return is_once and not is_each_time and type(tree.effect.first).__name__ in _GROWTH


_GROWTH: Final = frozenset({"Increase", "PlaceCounters", "Reduce"})


def _is_summon(timing: Timing) -> bool:
    """Whether a timing answers a Summon."""
    event = _event(timing)
    return isinstance(event, Happens) and not _SUMMONS.isdisjoint(getattr(event.done, "deeds", ()))


def _is_tie(steps: Steps) -> bool:
    """Whether a card only goes because another went: "when it leaves the field, destroy this card"."""
    what = getattr(steps.first, "what", None)
    cards = what.parts if isinstance(what, Together) else (what,)
    return type(steps.first).__name__ in _REPLACED and all(isinstance(one, That | Spoken) for one in cards)


def _is_procedure(card: CardText, tree: Ability) -> bool:
    """Whether it is what all Spirit monsters and the like do: they go back in the End Phase."""
    first: Action = tree.effect.first
    is_in_phase = any(isinstance(one, During) and _is_phase(one.moment) for one in tree.timings)
    if isinstance(first, Later):
        is_in_phase = _is_phase(first.when)
        first = first.action
    return (
        not tree.optional
        and is_in_phase
        and type(first).__name__ == "ReturnTo"
        and isinstance(getattr(first, "what", None), That)
        and not {MonsterKind.SPIRIT, MonsterKind.FUSION}.isdisjoint(card.kinds)
    )


def _is_because(tree: Ability) -> bool:
    """Whether it is used in a later phase "because" something happened: that is noted when it happens.

    That a card came there this turn can be seen in that phase, too.
    """
    is_later = any(isinstance(one, During) and _is_phase(one.moment) for one in tree.timings)
    return is_later and any(
        isinstance(node, IsBecause) and node.done != Undergone((Deed.SENT,), goal=There())
        for timing in tree.timings
        for node in walk(timing)
    )


def _actions(steps: Steps) -> Iterator[Action]:
    yield steps.first
    yield from (step.action for step in steps.rest)


# ---- timings


def _triggers(timings: Sequence[Timing]) -> list[Timing]:
    """What an effect answers; of two timings with an "or" between them, both."""
    found: list[Timing] = []
    for timing in timings:
        inner = [part for part in parts(timing) if isinstance(part, Timing)]
        if inner:
            found += _triggers(inner)
        elif not is_how_it_lies(timing) and (
            isinstance(timing, When | If | EachTime | WhenDone | WhenSummonedThisWay)
            or (isinstance(timing, After) and isinstance(timing.event, Resolves))
            or (isinstance(timing, During) and _is_phase(timing.moment))
            or (isinstance(timing, Given) and _has_come(timing.condition))
        ):
            found.append(timing)
    return found


def is_how_it_lies(timing: Timing) -> bool:
    """Whether it asks how a card lies there that was spoken of before: "If the target is Set, ..."."""
    event = timing.event if isinstance(timing, If) else None
    return (
        isinstance(event, Happens)
        and isinstance(event.what, That | Spoken)
        and event.done == Undergone((Deed.SET,))
    )


def _has_come(condition: Condition) -> bool:
    """Whether a condition tells what has just come: "if this card was Summoned, then is destroyed"."""
    if isinstance(condition, Happened) and isinstance(condition.event, Happens):
        done = condition.event.done
        return isinstance(done, Followed) and done.then
    return isinstance(condition, SummonedThisWay | DidSo)


def _is_phase(moment: Moment) -> bool:
    """Whether a moment comes once; in a Main Phase or a turn an effect only may be used."""
    if isinstance(moment, At):
        return moment.phase not in _STRETCHES or moment.point is not Point.ANY
    if isinstance(moment, AtAnyOf):
        return not _STRETCHES.issuperset(moment.phases)
    if isinstance(moment, InTurnWhen):
        return False
    if isinstance(moment, InWhich | InTurnOf):
        return moment.phase not in _STRETCHES or getattr(moment, "point", Point.ANY) is not Point.ANY
    inner = [part for part in parts(moment) if isinstance(part, Moment)]
    if isinstance(moment, AtDamageCalculation):
        return moment.around is not Around.DURING
    return any(map(_is_phase, inner)) if inner else True


def _event(timing: Timing) -> Event | None:
    event = timing.event if isinstance(timing, When | If | EachTime) else None
    return event.event if isinstance(event, ExceptFor) else event


def _is_response(timing: Timing) -> bool:
    """Whether it is used as an answer: to an activation or Summon, in a battle, in any player's turn."""
    if isinstance(timing, During):
        moment = timing.moment
        if isinstance(moment, At | AtAnyOf) and moment.who is Who.EITHER_PLAYER:
            return not _is_phase(moment)
        if isinstance(moment, At) and moment.phase is PhaseName.DAMAGE_STEP:
            return moment.who is None and not _is_phase(moment)
        return isinstance(moment, AtDamageCalculation) and moment.around is Around.DURING
    answered = Activates | ActivatesItsEffect | WouldDoAction | WouldSummon | WouldSummonAny
    return isinstance(timing, When) and isinstance(_event(timing), answered)


def _is_no_main_phase(timing: Timing) -> bool:
    """Whether it names another time than your Main Phase: "during the Main Phase" is whoever's turn it is."""
    if isinstance(timing, Uses):
        return timing.per is Per.BATTLE_PHASE
    moment = timing.moment if isinstance(timing, During) else None
    if isinstance(moment, AtAnyOf):
        return not _is_phase(moment)
    if not isinstance(moment, At) or _is_phase(moment):
        return False
    is_whoever = moment.who is None and moment.which is None
    return is_whoever or moment.who is Who.OPPONENT or moment.phase in _OF_BATTLE


def _is_allowed(tree: Ability | Applies) -> bool:
    """Whether it says who can activate it: "the turn player can activate this effect; ..."."""
    cost = tree.cost if isinstance(tree, Ability) else None
    return cost is not None and isinstance(cost.first, May) and isinstance(cost.first.action, ApplyListed)


def _is_attack(timing: Timing) -> bool:
    """Whether a timing answers the declaration of an attack."""
    event = _event(timing)
    if isinstance(event, Happens):
        return Deed.TARGETED_FOR_ATTACK in getattr(event.done, "deeds", ())
    return isinstance(event, AttackDeclared | DeclaresAttack)


def _is_used_later(card: CardText, tree: Ability) -> bool:
    """Whether an effect of a card that does not stay is used by itself: from the GY, or when it went there.

    Some equip themselves, and so stay.
    """
    if any(isinstance(one, Uses) for one in tree.timings):
        return True
    if not tree.optional:
        triggers = _triggers(tree.timings)
        stays = any(isinstance(one, That) and one.which is Reference.EQUIPPED_MONSTER for one in walk(tree))
        stays = bool(triggers) and (stays or any(map(_is_gone_on_from, triggers)))
        return stays or any(map(_is_about_this_card, triggers)) or any(map(_lies_elsewhere, tree.timings))
    is_told = any(_is_of_this_card(node) for node in walk(tree))
    is_later = any(isinstance(node, Spoken | That) for timing in tree.timings for node in walk(timing))
    return is_told or is_later or may_equip_itself(card)


def may_equip_itself(card: CardText) -> bool:
    """Whether a Spell or Trap equips itself to a monster when it resolves, and so stays."""
    return _EQUIPS_ITSELF.search(card.text) is not None


def _is_gone_on_from(timing: Timing) -> bool:
    """Whether a timing speaks of a card that another sentence spoke of: "if it destroys a monster"."""
    what = getattr(_event(timing), "what", None)
    return isinstance(what, That) and what.which is Reference.IT


_EQUIPS_ITSELF: Final = re.compile("[Ee]quip this card")
_ELSEWHERE: Final = frozenset({Place.GRAVEYARD, Place.BANISHMENT, Place.HAND})


def _lies_elsewhere(timing: Timing) -> bool:
    """Whether it asks that this card is somewhere else than on the field."""
    return any(
        isinstance(one, In) and not _ELSEWHERE.isdisjoint(one.zones.places)
        for node in walk(timing)
        if isinstance(node, Is) and _is_of_this_card(node.what)
        for one in node.qualifiers
    )


def _is_of_this_card(node: Node) -> bool:
    return isinstance(node, That) and node.which is Reference.THIS_CARD


def _is_about_this_card(timing: Timing) -> bool:
    what = getattr(_event(timing), "what", None)
    return isinstance(what, That) and what.which is Reference.THIS_CARD


def _is_own_activation(timing: Timing) -> bool:
    """Whether an effect answers that this very card is activated."""
    event = _event(timing)
    if not _is_about_this_card(timing):
        return False
    if isinstance(event, Activates):
        return True
    return isinstance(event, Happens) and Deed.ACTIVATED in getattr(event.done, "deeds", ())
