"""Effects that a card gives to a monster, to which they then belong."""

from __future__ import annotations

import msgspec

from banneret.effects.actions.summoning import SpecialSummon
from banneret.effects.lists import GainsListed
from banneret.effects.node import Node
from banneret.effects.statics import HavingAsMaterial
from banneret.effects.yugioh_terms import CardType, MonsterKind, Property


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
