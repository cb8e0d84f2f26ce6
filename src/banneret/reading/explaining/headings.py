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
from banneret.reading.grouping.bullets import is_gained, is_gained_by_itself
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
        Kind.TRIGGER_OPTIONAL: "Trigger effect, optional",
        Kind.TRIGGER_FORCED: "Trigger effect, mandatory",
        Kind.QUICK_OPTIONAL: "Quick effect, optional",
        Kind.QUICK_FORCED: "Quick effect, mandatory",
        Kind.ACTIVATE: "Activation of this card",
        Kind.FLIP: "Flip effect, mandatory",
        Kind.CONTINUOUS: "Continuous effect that answers without being activated",
        Kind.STATIC: "Continuous effect",
    }
)
_OF_BATTLE: Final = frozenset({PhaseName.BATTLE, PhaseName.BATTLE_STEP, PhaseName.DAMAGE_STEP})
_SPOKEN_OPTIONAL: Final = frozenset({Kind.IGNITION, Kind.TRIGGER_OPTIONAL, Kind.QUICK_OPTIONAL})


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
    heading = _KINDS[group.kind] if label is None else label
    if isinstance(tree, Ability | Applies):
        goes = group.kind is Kind.ACTIVATE and card.property in ONE_SHOT
        is_optional = tree.optional and label is None and not goes and group.kind not in _SPOKEN_OPTIONAL
        heading += ", optional" if is_optional else ""
    if isinstance(tree, Ability) and _is_for_another_to_choose(tree):
        heading = heading.replace("mandatory", "at that player's choice")
    if any(isinstance(one, Flipped) for one in getattr(tree, "timings", ())):
        heading = heading.replace("Trigger", "Flip")
    if isinstance(tree, Ability) and tree.speed is Speed.QUICK and "Quick" not in heading:
        heading += ", a Quick Effect"
    if card.card_type is not CardType.TRAP and _is_of_battle(tree):
        heading = heading.replace("Quick effect", "Effect during battle")
    if sentence.section is Section.PENDULUM:
        heading = f"In the Pendulum Zone: {heading}"
    if is_gained(card, reading, group.sentences[0]):
        heading = f"Gained by that monster: {heading}"
    elif is_gained_by_itself(card, reading, group.sentences[0]):
        heading = f"Gained by this card: {heading}"
    return heading


def _is_for_another_to_choose(tree: Ability) -> bool:
    """Whether another player can pay or target, and nothing happens if that player does not."""
    return tree.cost is not None and isinstance(tree.cost.first, May) and tree.cost.first.who is not Who.YOU


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
