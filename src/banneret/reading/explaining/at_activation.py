"""What is paid, targeted and settled when an effect is activated, in lines of its explanation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from types import MappingProxyType
from typing import Final

from banneret.effects.actions.choosing import DeclareBoth, DeclareKind, DeclareOneOf
from banneret.effects.actions.moving import Target
from banneret.effects.actions.repeating import ForEach, SameVerb, SameWith
from banneret.effects.actions.steps import (
    AsManyAs,
    Does,
    Instead,
    Later,
    Link,
    LinkedAction,
    May,
    OneOfTwo,
    OnlySuch,
    Provided,
    UpToAmount,
)
from banneret.effects.actions.values import ChooseNumber, Declare, DeclareLevel, RollDice, TossCoins
from banneret.effects.dealings import PlayerDoes
from banneret.effects.drawing import DeclareEitherLevel, DeclareScale
from banneret.effects.holding import ChooseZones
from banneret.effects.kinds import Action
from banneret.effects.lists import ApplyListed, ListedEffects
from banneret.effects.players import Who
from banneret.reading.binding.whereabouts import is_hidden
from banneret.reading.explaining.lines import STEP_CATEGORIES, Item
from banneret.reading.explaining.step_links import LINKS
from banneret.reading.kinds.categories import is_choice
from banneret.reading.naming.line_names import PartOfEffect

SEVERAL: Final = 2
_SILENT: Final = frozenset({Link.TO, Link.AND, Link.ALSO, Link.NEXT, Link.THEN})
"""Links that say nothing of targets and costs: without all of them there is no activation."""
_SETTLING: Final = (
    ChooseNumber,
    ChooseZones,
    Declare,
    DeclareBoth,
    DeclareEitherLevel,
    DeclareKind,
    DeclareLevel,
    DeclareOneOf,
    DeclareScale,
    RollDice,
    TossCoins,
)
"""What is declared, chosen or left to chance at activation: nothing is paid with it."""
_SETTLED: Final = "At activation"
_TARGET: Final = "Target"


def number_at_activation(actions: Sequence[LinkedAction]) -> int:
    """How many of the actions of an effect old texts, without a semicolon, tell of its activation.

    What is targeted is targeted then, and what is done before that, or to do something else, is paid; so is
    what is done before one of listed effects is activated. What an opponent can do "to negate this effect"
    is done when it resolves.
    """
    targeted = [index for index, (_, action, _) in enumerate(actions, 1) if _targets(action)]
    paid = [
        index
        for index, (link, _, _) in enumerate(actions)
        if link is Link.TO and not _is_of_others(actions[index - 1].action)
    ]
    chosen = [index for index, (_, action, _) in enumerate(actions) if is_choice(action)]
    return max([*targeted, *paid, *chosen], default=0)


def is_activation(action: Action) -> bool:
    """Whether it only says that the effect is activated: "you can activate this effect; ..."."""
    return isinstance(action, ApplyListed) and action.list is ListedEffects.THIS


def _is_of_others(action: Action) -> bool:
    """Whether another player can do it."""
    return isinstance(action, May) and action.who is not Who.YOU


_AROUND_ACTIONS: Final = (
    AsManyAs | Does | ForEach | Instead | Later | May | OnlySuch | PlayerDoes | Provided | UpToAmount
)


def _targets(action: Action) -> bool:
    """Whether cards are targeted, in whatever number and under whatever condition."""
    while isinstance(action, _AROUND_ACTIONS):
        action = action.action
    if isinstance(action, OneOfTwo):
        return _targets(action.first) and _targets(action.second)
    if isinstance(action, Target):
        return not is_hidden(action.what)
    return isinstance(action, SameWith) and action.verb is SameVerb.TARGET


def costs(number: int, actions: Sequence[LinkedAction], label: str, first: str = "") -> Iterator[Item]:
    """What is paid and what is targeted at activation; what is so in place of something counts as that.

    Args:
        number: of the sentence.
        actions: what is done then.
        label: what it is called where nothing is targeted.
        first: the words before the first of them.
    """
    labels = [_label(action, label) for _, action, _ in actions]
    counted = Counter(one for one, (link, _, _) in zip(labels, actions, strict=True) if link is not Link.OR)
    counts: Counter[str] = Counter()
    before = label
    for (link, _, action_path), called in zip(actions, labels, strict=True):
        counts[called] += link is not Link.OR
        ordinal = f" {counts[called]}" if counted[called] >= SEVERAL else ""
        other = "that" if link is Link.OR else before.lower()
        hanging = first if link is None else "" if link in _SILENT else LINKS[link].format(other)
        before = f"{called}{ordinal}"
        yield Item(
            before,
            _PARTS.get(called, PartOfEffect.COST),
            number,
            action_path,
            STEP_CATEGORIES,
            before=hanging,
            said_by_label=(_TARGET,) if called == _TARGET and not hanging else (),
            name=_name(called, ordinal),
        )


_PARTS: Final = MappingProxyType({_TARGET: PartOfEffect.TARGET, _SETTLED: PartOfEffect.SETTLED})


def _name(label: str, ordinal: str) -> str:
    """How other lines name one."""
    if label == _SETTLED:
        return f'"{label}{ordinal}"'
    return f"{label.lower()}{ordinal}" if label == _TARGET else f"cost{ordinal}"


def _label(action: Action, cost: str) -> str:
    """What an action at activation is called; ``cost`` where it is paid."""
    if _targets(action):
        return _TARGET
    is_allowed = isinstance(action, May) and is_activation(action.action)
    return _SETTLED if is_allowed or isinstance(action, _SETTLING) else cost
