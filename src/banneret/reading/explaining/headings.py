"""The heading of an effect in its explanation: what kind of effect it is."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from banneret.effects.abilities import Ability, Applies, Speed
from banneret.effects.actions.steps import May
from banneret.effects.kinds import Sentence
from banneret.effects.moments import At, AtDamageCalculation, PhaseName
from banneret.effects.players import Who
from banneret.effects.timings import During, Flipped
from banneret.effects.yugioh_terms import CardType
from banneret.reading.grouping.bullets import gained_by
from banneret.reading.grouping.groups import EffectGroup
from banneret.reading.kinds.kind import Kind
from banneret.reading.kinds.labels import SUMMONING, label_of
from banneret.reading.kinds.of_spells import ONE_SHOT
from banneret.reading.kinds.own_summon import is_about_its_summon
from banneret.reading.reader import CardReading, CardText
from banneret.reading.text.mentions import Section

_KINDS: Final[Mapping[Kind, str]] = MappingProxyType(
    {
        Kind.IGNITION: "Ignition effect",
        Kind.TRIGGER_OPTIONAL: "Trigger effect",
        Kind.TRIGGER_FORCED: "Trigger effect",
        Kind.QUICK_OPTIONAL: "Quick effect",
        Kind.QUICK_FORCED: "Quick effect",
        Kind.ACTIVATE: "Activation of this card",
        Kind.FLIP: "Flip effect",
        Kind.CONTINUOUS: "Continuous effect that answers without being activated",
        Kind.STATIC: "Continuous effect",
    }
)
_OF_BATTLE: Final = frozenset({PhaseName.BATTLE, PhaseName.BATTLE_STEP, PhaseName.DAMAGE_STEP})
_TRIGGERED: Final = frozenset({Kind.TRIGGER_OPTIONAL, Kind.TRIGGER_FORCED})
_QUICK: Final = frozenset({Kind.QUICK_OPTIONAL, Kind.QUICK_FORCED})
_OPTIONAL: Final = "optional"
_MANDATORY: Final = "mandatory"
_CHOICES: Final[Mapping[Kind, str]] = MappingProxyType(
    {
        Kind.TRIGGER_OPTIONAL: _OPTIONAL,
        Kind.TRIGGER_FORCED: _MANDATORY,
        Kind.QUICK_OPTIONAL: _OPTIONAL,
        Kind.QUICK_FORCED: _MANDATORY,
        Kind.FLIP: _MANDATORY,
    }
)
"""Whether an effect of a kind is used at will, where the kind says it and is not always used so."""
_WITHOUT_CHOICE: Final = frozenset({Kind.ACTIVATE, Kind.CONTINUOUS, Kind.STATIC, Kind.FLIP})
"""Kinds that do not say whether what is done is done at will."""


def heading_of(group: EffectGroup, tree: Sentence, card: CardText, reading: CardReading) -> str:
    """What kind of effect it is, in words; or what it is called, where it is none.

    Args:
        group: its sentences.
        tree: the first of them.
        card: what the card is.
        reading: its sentences.
    """
    sentence = reading.sentences[group.sentences[0]]
    label = label_of(tree, of_monster=card.card_type is CardType.MONSTER)
    label = SUMMONING if label is None and is_about_its_summon(tree) else label
    heading = _kind_in_words(group.kind, tree, card) if label is None else label
    if sentence.section is Section.PENDULUM:
        heading = f"In the Pendulum Zone: {heading}"
    gainers = gained_by(card, reading, group.sentences[0])
    return heading if gainers is None else f"Gained by {gainers.value}: {heading}"


def _kind_in_words(kind: Kind, tree: Sentence, card: CardText) -> str:
    """The kind of an effect, and whether it is used at will: "Trigger effect, optional"."""
    name, choice = _KINDS[kind], _CHOICES.get(kind, "")
    if kind in _TRIGGERED and any(isinstance(one, Flipped) for one in getattr(tree, "timings", ())):
        name = _KINDS[Kind.FLIP]
    if kind in _QUICK and card.card_type is not CardType.TRAP and _is_of_battle(tree):
        name = "Effect during battle"
    if choice == _MANDATORY and _is_for_another_to_choose(tree):
        choice = "at that player's choice"
    if kind in _WITHOUT_CHOICE and isinstance(tree, Ability | Applies) and tree.optional:
        is_used_at_once = kind is Kind.ACTIVATE and card.property in ONE_SHOT
        choice = "" if is_used_at_once else _OPTIONAL
    is_said_quick = isinstance(tree, Ability) and tree.speed is Speed.QUICK and kind not in _QUICK
    return ", ".join(part for part in (name, choice, "a Quick Effect" if is_said_quick else "") if part)


def _is_for_another_to_choose(tree: Sentence) -> bool:
    """Whether another player can pay or target, and nothing happens if that player does not.

    So it is with what nobody activates and another player can do: "if it is destroyed, its owner can".
    """
    steps = tree.cost if isinstance(tree, Ability) else tree.effect if isinstance(tree, Applies) else None
    return steps is not None and isinstance(steps.first, May) and steps.first.who is not Who.YOU


def _is_of_battle(tree: Sentence) -> bool:
    """Whether an effect is of a battle, and not said to be quick, nor to be used in either turn."""
    if not isinstance(tree, Ability) or tree.speed is Speed.QUICK:
        return False
    moments = [timing.moment for timing in tree.timings if isinstance(timing, During)]
    return any(
        (isinstance(one, AtDamageCalculation) and one.in_turn_of is not Who.EITHER_PLAYER)
        or (isinstance(one, At) and one.phase in _OF_BATTLE and one.who is not Who.EITHER_PLAYER)
        for one in moments
    )
