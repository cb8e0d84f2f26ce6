"""Which sentences of a card are one effect together, and which limit counts it."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, NamedTuple

from banneret.effects.continuous import IsQuick
from banneret.effects.kinds import Sentence
from banneret.effects.limits import ActivationLimit, OneEffectPerTurn, SoftUsageLimit, UsageLimit
from banneret.effects.lists import GainsListed
from banneret.effects.node import walk
from banneret.effects.nouns import That
from banneret.effects.yugioh_terms import CardType, Property
from banneret.reading.grouping.effect import Effect, Limit
from banneret.reading.grouping.going_on import going_on
from banneret.reading.grouping.limited_effects import counts_one, limited_effects
from banneret.reading.kinds.given_away import Gainer, comes_with_effects, gains_by_this
from banneret.reading.kinds.kind import ACTIVATED, Kind
from banneret.reading.kinds.which_kind import is_noted_before, kind_of
from banneret.reading.reader import CardReading, CardText
from banneret.reading.text.mentions import Section
from banneret.reading.text.sentences import Role

_QUICK: Final = MappingProxyType(
    {Kind.IGNITION: Kind.QUICK_OPTIONAL, Kind.TRIGGER_OPTIONAL: Kind.QUICK_OPTIONAL}
)
"""What effects are that are said to be Quick Effects in a sentence of its own."""


class EffectGroup(NamedTuple):
    """The sentences of a card that are one effect together, by their numbers."""

    kind: Kind
    sentences: tuple[int, ...]
    limits: tuple[int, ...]
    """Sentences that only say how often it may be used."""


def effect_groups(card: CardText, reading: CardReading) -> tuple[EffectGroup, ...]:
    """Which sentences that are read belong together, in the order of the text; materials belong to nothing.

    Args:
        card: what the card is.
        reading: its trees.
    """
    return tuple(
        EffectGroup(effect.kind, tuple(effect.numbers), tuple(effect.limits))
        for effect in effects_of(card, reading)
        if effect.numbers
    )


def effects_of(card: CardText, reading: CardReading) -> list[Effect]:
    """The effects of a card in the order of its text, each with its sentences and its limit.

    Args:
        card: what the card is.
        reading: its trees.
    """
    effects: list[Effect] = []
    limits: list[tuple[int, int, Sentence]] = []
    if card.card_type is not CardType.MONSTER and card.property in {Property.CONTINUOUS, Property.FIELD}:
        effects.append(Effect(Kind.ACTIVATE, Section.EFFECT))
    of_sentence: dict[int, Effect] = {}
    is_given_away = is_gained_by_this = is_behind_unread = False
    for number, sentence in enumerate(reading.sentences):
        tree = sentence.tree if sentence.is_read() else None
        if tree is None or sentence.role is Role.MATERIALS:
            is_behind_unread = tree is None
            continue
        if isinstance(tree, IsQuick) and effects and effects[-1].numbers:
            effects[-1].kind = _QUICK.get(effects[-1].kind, effects[-1].kind)
            effects[-1].numbers.append(number)
            continue
        if isinstance(tree, UsageLimit | OneEffectPerTurn | ActivationLimit | SoftUsageLimit):
            if not (is_behind_unread and counts_one(tree)):
                limits.append((number, len(effects), tree))
            continue
        is_behind_unread = False
        kind = kind_of(card, sentence, tree)
        if sentence.role is Role.BULLET:
            as_monster = kind_of(Gainer(card.text), sentence, tree) if is_gained_by_this else kind
            kind = Kind.STATIC if is_given_away else as_monster
        else:
            is_given_away = _gives_away(tree, kind)
            is_gained_by_this = any(
                (isinstance(one, GainsListed) and gains_by_this(one)) or comes_with_effects(one)
                for one in walk(tree)
            )
        gone_on = going_on(card, reading, number, kind, effects, of_sentence)
        effect = None if gone_on is None else gone_on.effect
        if effect is None:
            effect = Effect(kind, sentence.section)
            effect.is_noted = is_noted_before(card, tree)
            effects.append(effect)
        is_done = gone_on is None or not gone_on.only_lasts
        if is_done:  # simulators do not count what only holds
            effect.add(tree, sentence.role)
        effect.numbers.append(number)
        of_sentence[number] = effect
    for number, position, limit in limits:
        section = reading.sentences[number].section
        for effect in limited_effects(effects, position, limit, section):
            effect.limit = Limit.SOFT if isinstance(limit, SoftUsageLimit) else Limit.HARD
            effect.limits.append(number)
    return effects


def _gives_away(tree: Sentence, kind: Kind) -> bool:
    """Whether the effects behind bullets are not the card's own: another has them, or it has them later."""
    return any(
        isinstance(node, GainsListed)
        and (kind in ACTIVATED or not (isinstance(node.what, That) or gains_by_this(node)))
        for node in walk(tree)
    )
