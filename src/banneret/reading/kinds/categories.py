"""What an effect does, in the categories that simulators use.

They are told from the trees alone. Simulators give some categories to all effects that have them, others only
where a rule of the game asks for them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from banneret.effects.actions.moving import Add, Banish, ChangePosition, Destroy, Equip, ReturnTo, Send
from banneret.effects.actions.steps import Forbid, Instead, Later, Link, Steps
from banneret.effects.actions.summoning import SpecialSummon, SummonBy, SummonMethod
from banneret.effects.actions.taking_over import ActivatedEffectBecomes
from banneret.effects.amounts import Stat
from banneret.effects.changes import StatBy
from banneret.effects.continuous import OnlyThis
from banneret.effects.happenings import Undergone
from banneret.effects.kinds import Action, Condition, Event, Sentence
from banneret.effects.lists import ApplyListed, ListedEffects, ListVerb
from banneret.effects.node import Node, parts, walk
from banneret.effects.nouns import (
    CardPosition,
    Deed,
    From,
    Noun,
    Objects,
    Place,
    Spoken,
    That,
    WithEffectThat,
    Zones,
)
from banneret.effects.states import Becomes, Gains, Loses
from banneret.reading.kinds.this_card import is_this_card

_CATEGORIES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "Destroy": ("DESTROY",),
        "Draw": ("DRAW",),
        "Add": ("TOHAND",),
        "AddOrPlace": ("TOHAND",),
        "AddOrSummon": ("TOHAND", "SPECIAL_SUMMON"),
        "SpecialSummon": ("SPECIAL_SUMMON",),
        "SummonThisCard": ("SPECIAL_SUMMON",),
        "SummonBy": ("SPECIAL_SUMMON",),
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
        "DrawUntil": ("DRAW",),
        "FlipFaceUp": ("POSITION",),
        "SetCards": ("SET",),
        "InflictDamage": ("DAMAGE",),
        "TakeDamage": ("DAMAGE",),
        "GainLifePoints": ("RECOVER",),
        "Negate": ("NEGATE",),
        "NegateEffectsOf": ("DISABLE",),
        "EffectsNegated": ("DISABLE",),
        "PlaceCounters": ("COUNTER",),
        "PlaceAsManyCounters": ("COUNTER",),
        "PlaceUpToCounters": ("COUNTER",),
        "DistributeCounters": ("COUNTER",),
        "InflictToController": ("DAMAGE",),
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


def categories_of(tree: Sentence) -> Iterator[str]:
    """What a sentence does when it resolves."""
    for node in effect_nodes(tree):
        yield from _CATEGORIES.get(type(node).__name__, ())
        if isinstance(node, ReturnTo | Send):
            yield from _by_goal(node.to)
        if isinstance(node, Gains | Loses | Becomes | StatBy):
            yield from _STATS.get(node.stat, ())
        if isinstance(node, ChangePosition) and node.position is CardPosition.FACE_DOWN_DEFENSE:
            yield "SET"
        if isinstance(node, Undergone) and Deed.CHANGED in node.deeds and node.position is not None:
            yield "POSITION"
        if isinstance(node, Objects) and node.noun is Noun.TOKEN:
            yield "TOKEN"
        if isinstance(node, SummonBy) and node.method is SummonMethod.FUSION:
            yield "FUSION_SUMMON"
        if isinstance(node, Add) and any(
            Place.DECK in source.zones.places for source in walk(node) if isinstance(source, From)
        ):
            yield "SEARCH"


def beside_target(sentences: Sequence[Sentence]) -> Iterator[str]:
    """What an effect that targets does with this card only, beside what it does to the target.

    Simulators tell what is done to cards besides their own: not that this card changes its position, nor that
    the target, once Special Summoned or as the card is activated, is equipped with it.
    """
    nodes = [node for one in sentences for node in effect_nodes(one)]
    if all(is_this_card(node.what) for node in nodes if isinstance(node, ChangePosition)):
        yield "POSITION"
    is_summoned = any(isinstance(node, SpecialSummon) for node in nodes)
    equipped = [node for node in nodes if isinstance(node, Equip)]
    if is_summoned and all(is_this_card(node.what) and not node.as_spell for node in equipped):
        yield "EQUIP"


def effect_nodes(tree: Sentence) -> Iterator[Node]:
    """All nodes of what a sentence does when it resolves, without what is paid for it."""
    effect = getattr(tree, "effect", None)
    if isinstance(effect, Steps):
        for action in effect.actions()[len([*paid(effect)]) :]:
            yield from _done_at_once(action)
    else:
        yield from _done_at_once(tree)


def _done_at_once(node: Node) -> Iterator[Node]:
    """A node and all in it, but what is only spoken of, forbidden, done instead, or ends what came before.

    "It cannot attack, also destroy it during the End Phase" is no effect that destroys.
    """
    if isinstance(node, _ONLY_SPOKEN_OF) or _is_end(node):
        return
    yield node
    for part in parts(node):
        yield from _done_at_once(part)


_ONLY_SPOKEN_OF: Final = (ActivatedEffectBecomes, Condition, Event, Forbid, Instead, OnlyThis, WithEffectThat)
"""What says nothing of what is done at once."""


def _is_end(node: Node) -> bool:
    """Whether cards spoken of before leave in the end."""
    return (
        isinstance(node, Later)
        and isinstance(node.action, Banish | Destroy | ReturnTo | Send)
        and isinstance(node.action.what, That | Spoken)
    )


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


def paid(steps: Steps) -> Iterator[Action]:
    """What a player does "to" do the rest, as old texts say, or before one of listed effects is activated."""
    actions = steps.actions()
    links = [step.link for step in steps.rest]
    if Link.TO in links:
        yield from actions[: links.index(Link.TO) + 1]
    else:
        yield from actions[: next((index for index, one in enumerate(actions) if is_choice(one)), 0)]


def is_choice(action: Action) -> bool:
    """Whether one of listed effects is activated; what is done before it is done at activation, too."""
    return (
        isinstance(action, ApplyListed)
        and action.list is not ListedEffects.THIS
        and action.verb is ListVerb.ACTIVATE
    )
