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

from banneret.effects.abilities import Ability, Applies
from banneret.effects.actions.moving import Add, ChangePosition, ReturnTo, Send, Target
from banneret.effects.actions.steps import Steps
from banneret.effects.actions.summoning import SummonBy, SummonMethod
from banneret.effects.amounts import Stat
from banneret.effects.kinds import Action, Sentence
from banneret.effects.limits import ActivationLimit, LimitKind, OneEffectPerTurn, SoftUsageLimit, UsageLimit
from banneret.effects.lists import ApplyListed
from banneret.effects.node import Node, walk
from banneret.effects.nouns import CardPosition, From, Noun, Objects, Place, Zones
from banneret.effects.states import Becomes, Gains, Loses
from banneret.effects.timings import Uses
from banneret.effects.yugioh_terms import CardType, Property
from banneret.reading.kinds import ACTIVATED, Kind, kind_of
from banneret.reading.mentions import Section
from banneret.reading.reader import CardReading, CardText, SentenceReading
from banneret.reading.sentences import Role


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

    def ends_in_list(self) -> bool:
        """Whether bullets that follow belong to it."""
        return self.kind in ACTIVATED and any(
            isinstance(node, ApplyListed) or getattr(node, "bullets_follow", False)
            for one in self.sentences
            for node in walk(one)
        )

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
    """Put a sentence where it belongs: a new effect, or one before."""
    kind = kind_of(card, sentence, tree)
    effect = _gone_on_with(effects, sentence, tree, kind)
    if effect is None:
        effect = _Effect(kind, sentence.section)
        effects.append(effect)
    effect.sentences.append(tree)
    if effect.limit is None and _is_counted(tree):
        effect.limit = Limit.SOFT


def _gone_on_with(
    effects: Sequence[_Effect], sentence: SentenceReading, tree: Sentence, kind: Kind
) -> _Effect | None:
    """The effect that a sentence belongs to; None where it is one of its own."""
    of_section = [effect for effect in effects if effect.section is sentence.section]
    if not of_section:
        return None
    last = of_section[-1]
    if sentence.role is Role.REMINDER:
        return last
    if sentence.role is Role.BULLET and last.ends_in_list():
        return last
    if kind is not Kind.ACTIVATE:
        return None
    begins = isinstance(tree, Ability) and (bool(tree.timings) or tree.cost is not None)
    activations = [effect for effect in of_section if effect.kind is Kind.ACTIVATE]
    if begins and activations and activations[-1].sentences:
        return None
    return activations[-1] if activations else None


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
