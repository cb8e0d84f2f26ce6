"""What a card's trees say in the words that simulators use: kinds of effects, limits, costs, categories.

It is computed from the trees and from what the card is, and nothing else; a measurement against a simulator's
facts shows where trees are wrong.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Final

import msgspec

from banneret.effects.abilities import Ability, Applies, Speed
from banneret.effects.actions.moving import Add, ChangePosition, ReturnTo, Send, Target
from banneret.effects.actions.steps import Apply, Does, Forbid, May, Steps
from banneret.effects.actions.summoning import SummonBy, SummonMethod
from banneret.effects.amounts import Stat
from banneret.effects.events import Activates, ActivatesItsEffect, Happens
from banneret.effects.kinds import Action, Event, Moment, Sentence, Timing
from banneret.effects.limits import ActivationLimit, LimitKind, OneEffectPerTurn, SoftUsageLimit, UsageLimit
from banneret.effects.moments import Around, At, AtAnyOf, AtDamageCalculation, PhaseName, Point
from banneret.effects.node import Node, parts, walk
from banneret.effects.nouns import CardPosition, Deed, From, Noun, Objects, Place, Reference, That, Zones
from banneret.effects.players import Who
from banneret.effects.states import Becomes, Gains, Loses
from banneret.effects.timings import During, EachTime, Flipped, If, Uses, When
from banneret.effects.yugioh_terms import CardType, Property
from banneret.reading.mentions import Section
from banneret.reading.reader import CardReading, CardText, SentenceReading
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


class Limit(StrEnum):
    """How uses of an effect are counted."""

    HARD = "hard"
    """By the card's name."""
    SOFT = "soft"
    """By the single card."""


class EffectFacts(msgspec.Struct, frozen=True):
    """One effect of a card."""

    kind: Kind
    targets: bool
    limit: Limit | None
    cost: bool
    categories: tuple[str, ...]


class _Effect:
    """An effect being put together: its first sentence, and those that go on from it."""

    def __init__(self, kind: Kind, section: Section) -> None:
        self.kind = kind
        self.section = section
        self.sentences: list[Sentence] = []
        self.limit: Limit | None = None

    def facts(self) -> EffectFacts:
        """All that is asked of it."""
        is_activated = self.kind in ACTIVATED
        abilities = [one for one in self.sentences if isinstance(one, Ability)]
        return EffectFacts(
            self.kind,
            is_activated and any(isinstance(node, Target) for one in abilities for node in walk(one)),
            self.limit,
            any(_has_cost(one) for one in abilities),
            tuple(sorted({name for one in self.sentences for name in _categories(one)}))
            if is_activated
            else (),
        )


_ONE_SHOT: Final = frozenset({Property.NORMAL, Property.QUICK_PLAY, Property.RITUAL, Property.COUNTER})
"""Spells and Traps that go to the GY when they have resolved."""
_STRETCHES: Final = frozenset(
    {PhaseName.MAIN, PhaseName.MAIN_1, PhaseName.MAIN_2, PhaseName.TURN, PhaseName.BATTLE}
)
"""Parts of a turn in which an effect may be used; the others are answered when they come."""
_PROCEDURES: Final = frozenset({"SummonThisCard", "ExtraNormalSummon", "SummonBy", "NormalSummon"})
"""Nodes of what a player may do without activating an effect."""
_CATEGORIES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "Destroy": ("DESTROY",),
        "Draw": ("DRAW",),
        "Add": ("TOHAND",),
        "AddOrSummon": ("TOHAND", "SPECIAL_SUMMON"),
        "SpecialSummon": ("SPECIAL_SUMMON",),
        "NormalOrSpecialSummon": ("SPECIAL_SUMMON", "SUMMON"),
        "SummonThisCard": ("SPECIAL_SUMMON",),
        "SummonBy": ("SPECIAL_SUMMON",),
        "RitualSummonByTributing": ("SPECIAL_SUMMON",),
        "NormalSummon": ("SUMMON",),
        "NormalSummonOrSet": ("SUMMON",),
        "Banish": ("REMOVE",),
        "ShuffleInto": ("TODECK",),
        "PlaceInDeck": ("TODECK",),
        "Discard": ("HANDES",),
        "TakeControl": ("CONTROL",),
        "GiveControl": ("CONTROL",),
        "SwitchControl": ("CONTROL",),
        "Equip": ("EQUIP",),
        "ChangePosition": ("POSITION",),
        "FlipFaceUp": ("POSITION",),
        "SetCards": ("SET",),
        "InflictDamage": ("DAMAGE",),
        "TakeDamage": ("DAMAGE",),
        "GainLifePoints": ("RECOVER",),
        "Negate": ("NEGATE",),
        "NegateEffectsOf": ("DISABLE",),
        "EffectsNegated": ("DISABLE",),
        "PlaceCounters": ("COUNTER",),
        "TossCoins": ("COIN",),
        "RollDice": ("DICE",),
        "Tribute": ("RELEASE",),
    }
)
"""By the names of nodes, wherever they stand in an effect."""
_STATS: Final[Mapping[Stat, tuple[str, ...]]] = MappingProxyType(
    {
        Stat.ATK: ("ATKCHANGE",),
        Stat.DEF: ("DEFCHANGE",),
        Stat.ATK_DEF: ("ATKCHANGE", "DEFCHANGE"),
        Stat.ATK_AND_DEF: ("ATKCHANGE", "DEFCHANGE"),
        Stat.LEVEL: ("LVCHANGE",),
    }
)


def effect_facts(card: CardText, reading: CardReading) -> tuple[EffectFacts, ...]:
    """The effects of a card in the order of its text; of sentences that are not read, nothing is said.

    Args:
        card: what the card is.
        reading: its trees.
    """
    effects: list[_Effect] = []
    limits: list[tuple[int, Sentence]] = []
    if card.card_type is not CardType.MONSTER and card.property in {Property.CONTINUOUS, Property.FIELD}:
        effects.append(_Effect(Kind.ACTIVATE, Section.EFFECT))
    for sentence in reading.sentences:
        tree = sentence.tree if sentence.is_read() else None
        if tree is None or sentence.role is Role.MATERIALS:
            continue
        if isinstance(tree, UsageLimit | OneEffectPerTurn | ActivationLimit | SoftUsageLimit):
            limits.append((len(effects), tree))
            continue
        _add(effects, card, sentence, tree)
    for position, limit in limits:
        for effect in _limited(effects, position, limit):
            effect.limit = Limit.SOFT if isinstance(limit, SoftUsageLimit) else Limit.HARD
    return tuple(effect.facts() for effect in effects)


def _add(effects: list[_Effect], card: CardText, sentence: SentenceReading, tree: Sentence) -> None:
    """Put a sentence where it belongs: a new effect, or the one before."""
    kind = _kind(card, sentence, tree)
    last = effects[-1] if effects else None
    if last is not None and _goes_on(last, sentence, tree, kind):
        last.sentences.append(tree)
        if last.limit is None and _is_counted(tree):
            last.limit = Limit.SOFT
        return
    effect = _Effect(kind, sentence.section)
    effect.sentences.append(tree)
    if _is_counted(tree):
        effect.limit = Limit.SOFT
    effects.append(effect)


def _goes_on(last: _Effect, sentence: SentenceReading, tree: Sentence, kind: Kind) -> bool:
    """Whether a sentence belongs to the effect before it."""
    if last.section is not sentence.section:
        return False
    if sentence.role is Role.REMINDER:
        return True
    if kind is Kind.ACTIVATE and last.kind is Kind.ACTIVATE:
        begins = isinstance(tree, Ability) and (bool(tree.timings) or tree.cost is not None)
        return not last.sentences or not begins
    if sentence.role is Role.BULLET and kind not in ACTIVATED:
        return last.kind in ACTIVATED
    return False


def _kind(card: CardText, sentence: SentenceReading, tree: Sentence) -> Kind:
    """What a sentence is by itself."""
    is_field_effect = card.card_type is CardType.MONSTER or sentence.section is Section.PENDULUM
    if not isinstance(tree, Ability):
        return _kind_of_applying(card, tree, is_field_effect) if isinstance(tree, Applies) else Kind.STATIC
    if any(isinstance(timing, Flipped) for timing in tree.timings):
        return Kind.TRIGGER_OPTIONAL if tree.optional else Kind.FLIP
    triggers = [one for one in _simple_timings(tree.timings) if _is_trigger(one)]
    if not is_field_effect:
        return _kind_of_spell(card, tree, triggers)
    if not tree.timings and tree.cost is None and tree.speed is Speed.AS_USUAL:
        return Kind.STATIC
    return _kind_on_the_field(tree, triggers, otherwise=Kind.IGNITION)


def _kind_of_spell(card: CardText, tree: Ability, triggers: Sequence[Timing]) -> Kind:
    """What an ability of a Spell or Trap is."""
    if tree.by_activation or any(_is_own_activation(timing) for timing in triggers):
        return Kind.ACTIVATE
    if card.property in _ONE_SHOT:
        if tree.optional or any(_is_about_this_card(timing) for timing in triggers):
            return _kind_on_the_field(tree, triggers, otherwise=_unprompted(card))
        return Kind.ACTIVATE
    if not tree.timings and (tree.cost is None or not tree.optional):
        return Kind.ACTIVATE if tree.cost is not None or _does_something(tree.effect) else Kind.STATIC
    return _kind_on_the_field(tree, triggers, otherwise=_unprompted(card))


def _unprompted(card: CardText) -> Kind:
    """What an optional effect is that answers nothing."""
    return Kind.QUICK_OPTIONAL if card.card_type is CardType.TRAP else Kind.IGNITION


def _does_something(steps: Steps) -> bool:
    """Whether something is done, and not only holds from now on."""
    return any(not isinstance(one, Apply | Forbid | May | Does) for one in _actions(steps))


def _kind_on_the_field(tree: Ability | Applies, triggers: Sequence[Timing], *, otherwise: Kind) -> Kind:
    """What an ability is that does not belong to the activation of a Spell or Trap."""
    is_quick = isinstance(tree, Ability) and tree.speed is Speed.QUICK
    if is_quick or any(_is_response(timing) for timing in (*triggers, *tree.timings)):
        return Kind.QUICK_OPTIONAL if tree.optional else Kind.QUICK_FORCED
    if triggers and not (
        otherwise is Kind.QUICK_OPTIONAL and all(isinstance(one, During) for one in triggers)
    ):
        return Kind.TRIGGER_OPTIONAL if tree.optional else Kind.TRIGGER_FORCED
    return otherwise


def _kind_of_applying(card: CardText, tree: Applies, is_field_effect: bool) -> Kind:  # noqa: FBT001
    """What a sentence with a comma is: texts from before the colon write effects so, too."""
    triggers = [one for one in _simple_timings(tree.timings) if _is_trigger(one)]
    would = any(type(_event(timing)).__name__.startswith("Would") for timing in triggers)
    if not tree.optional and not (is_field_effect and any(isinstance(one, When) for one in triggers)):
        return Kind.CONTINUOUS if triggers else Kind.STATIC
    if would or not (triggers or any(isinstance(one, Uses) for one in tree.timings)):
        return Kind.CONTINUOUS if triggers else Kind.STATIC
    if any(type(one).__name__ in _PROCEDURES for one in walk(tree.effect)):
        return Kind.STATIC
    otherwise = Kind.IGNITION if is_field_effect else _unprompted(card)
    return _kind_on_the_field(tree, triggers, otherwise=otherwise)


def _simple_timings(timings: Sequence[Timing]) -> Iterator[Timing]:
    """Timings with the two sides of an "or" each by itself."""
    for timing in timings:
        inner = [part for part in parts(timing) if isinstance(part, Timing)]
        if inner:
            yield from _simple_timings(inner)
        else:
            yield timing


def _is_trigger(timing: Timing) -> bool:
    """Whether an effect answers something: an event, or the coming of a phase."""
    if isinstance(timing, When | If | EachTime):
        return True
    return isinstance(timing, During) and _is_phase(timing.moment)


def _is_phase(moment: Moment) -> bool:
    """Whether a moment comes once; in a Main Phase or a turn an effect only may be used."""
    if isinstance(moment, At):
        return moment.phase not in _STRETCHES or moment.point is not Point.ANY
    if isinstance(moment, AtAnyOf):
        return not _STRETCHES.issuperset(moment.phases)
    inner = [part for part in parts(moment) if isinstance(part, Moment)]
    return any(map(_is_phase, inner)) if inner else not isinstance(moment, AtDamageCalculation)


def _event(timing: Timing) -> Event | None:
    return timing.event if isinstance(timing, When | If | EachTime) else None


def _is_response(timing: Timing) -> bool:
    """Whether an effect is used as an answer: to an activation, in a battle, in any player's turn."""
    if isinstance(timing, During):
        moment = timing.moment
        if isinstance(moment, At | AtAnyOf) and moment.who is Who.EITHER_PLAYER:
            return not _is_phase(moment)
        return isinstance(moment, AtDamageCalculation) and moment.around is Around.DURING
    return isinstance(timing, When) and isinstance(_event(timing), Activates | ActivatesItsEffect)


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


def _is_counted(tree: Sentence) -> bool:
    """Whether its own timing says how often it may be used."""
    timings = tree.timings if isinstance(tree, Ability | Applies) else ()
    return any(isinstance(timing, Uses) for timing in timings)


def _limited(effects: Sequence[_Effect], position: int, limit: Sentence) -> Iterator[_Effect]:
    """The effects that a limit counts; ``position`` of them stand before it."""
    activated = [
        (number, effect)
        for number, effect in enumerate(effects)
        if effect.kind in ACTIVATED and effect.sentences
    ]
    before = [effect for number, effect in activated if number < position]
    after = [effect for number, effect in activated if number >= position]
    if isinstance(limit, ActivationLimit):
        yield from (effect for effect in effects if effect.kind is Kind.ACTIVATE)
    elif isinstance(limit, OneEffectPerTurn):
        yield from after if limit.following else [*before, *after]
    elif isinstance(limit, SoftUsageLimit):
        yield from before[-1:]
    elif isinstance(limit, UsageLimit):
        match limit.kind:
            case LimitKind.EACH_FOLLOWING:
                yield from after
            case LimitKind.THE_FOLLOWING:
                yield from after[:1]
            case LimitKind.EACH_PRECEDING:
                yield from before
            case LimitKind.THIS_EFFECT | LimitKind.THE_PREVIOUS:
                yield from before[-1:]
            case LimitKind.EACH_PENDULUM_EFFECT:
                yield from (one for _, one in activated if one.section is Section.PENDULUM)
            case _:
                yield from [*before, *after]


def _has_cost(ability: Ability) -> bool:
    """Whether something is paid at activation, and not only targeted."""
    return ability.cost is not None and any(not isinstance(one, Target) for one in _actions(ability.cost))


def _actions(steps: Steps) -> Iterator[Action]:
    yield steps.first
    yield from (step.action for step in steps.rest)


def _categories(tree: Sentence) -> Iterator[str]:
    """What a sentence does when it resolves."""
    effect = getattr(tree, "effect", None)
    for node in walk(effect if isinstance(effect, Node) else tree):
        yield from _CATEGORIES.get(type(node).__name__, ())
        if isinstance(node, ReturnTo | Send):
            yield from _by_goal(node.to)
        if isinstance(node, Gains | Loses | Becomes):
            yield from _STATS.get(node.stat, ())
        if isinstance(node, ChangePosition) and node.position is CardPosition.FACE_DOWN_DEFENSE:
            yield "SET"
        if isinstance(node, Objects) and node.noun is Noun.TOKEN:
            yield "TOKEN"
        if isinstance(node, SummonBy) and node.method is SummonMethod.FUSION:
            yield "FUSION_SUMMON"
        if isinstance(node, Add) and any(
            Place.DECK in source.zones.places for source in walk(node) if isinstance(source, From)
        ):
            yield "SEARCH"


def _by_goal(goal: Zones) -> Iterator[str]:
    for place in goal.places:
        match place:
            case Place.HAND:
                yield "TOHAND"
            case Place.DECK | Place.MAIN_DECK:
                yield "TODECK"
            case Place.EXTRA_DECK:
                yield "TOEXTRA"
            case Place.GRAVEYARD:
                yield "TOGRAVE"
            case _:
                pass
