"""Which nodes, fields and words the executors carry out: a card is played whole or not at all (law 7).

A node that is not here, a field that is not named here and says something, or a word that no executor knows
makes a text unplayable. So a node that gets a new field stays honest until an executor minds it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from types import MappingProxyType
from typing import Any, Final

from banneret.effects import (
    abilities,
    amounts,
    conditions,
    events,
    happenings,
    limits,
    moments,
    nouns,
    states,
    statics,
    timings,
)
from banneret.effects.actions import moving, printed, steps, summoning, values
from banneret.effects.amounts import Reckoning, Stat
from banneret.effects.node import Node, walk
from banneret.effects.nouns import Deed, Joined, Place, Reference
from banneret.effects.players import Who
from banneret.yugioh.executors.conditions import PHASES
from banneret.yugioh.executors.moving import POSITIONS
from banneret.yugioh.executors.selecting import (
    EVERYBODY,
    LYING,
    NOUNS,
    OPPONENTS,
    PILES,
    STATS,
    TESTS,
    THAT_OPPONENT,
)
from banneret.yugioh.executors.steps import CONNECTIVES


class NotPlayable(Exception):
    """A text that the rules cannot carry out yet; the message says what is missing."""


FIELDS: Final[Mapping[type[Node], tuple[str, ...]]] = MappingProxyType(
    {
        # sentences
        abilities.CardEffects: ("sentences", "pendulum"),
        abilities.Ability: (
            "effect",
            "cost",
            "timings",
            "speed",
            "by_activation",
            "optional",
            "declares_opponent",
        ),
        abilities.Applies: ("timings", "effect"),
        abilities.DestroyedAfterTargeted: (),
        abilities.NegateAllTrapEffects: (),
        abilities.TrapsCannotBeActivated: (),
        abilities.RemainsUntil: ("who", "turn", "phase"),
        limits.UsageLimit: ("kind", "name", "frequency"),
        limits.ActivationLimit: ("name", "frequency"),
        # timings, moments
        timings.When: ("event",),
        timings.If: ("event",),
        timings.Flipped: (),
        timings.During: ("moment",),
        timings.Given: ("condition",),
        timings.While: ("condition",),
        timings.Uses: ("times", "per"),
        moments.At: ("phase", "who", "which"),
        moments.AtDamageCalculation: ("around", "in_turn_of"),
        moments.For: ("span",),
        moments.Until: ("moment",),
        # events, conditions
        events.Happens: ("what", "done"),
        events.DeclaresAttack: ("what", "directly"),
        events.InflictsBattleDamage: ("what", "to", "directly"),
        events.Battles: ("what", "against"),
        events.Activates: ("what",),
        events.LeavesTheField: ("what",),
        events.Attacks: ("what", "target"),
        happenings.Undergone: ("deeds", "source", "goal", "by"),
        happenings.Several: ("parts", "joined"),
        conditions.Controls: ("who", "what"),
        conditions.Is: ("what", "qualifiers"),
        conditions.WasA: ("what", "kind"),
        # actions
        steps.Steps: ("first", "rest"),
        steps.Step: ("link", "action"),
        steps.Provided: ("condition", "action"),
        steps.May: ("action", "who"),
        steps.Later: ("action", "when"),
        steps.Apply: ("state",),
        states.Cannot: ("what", "doing"),
        states.CannotBe: ("what", "done"),
        states.Gains: ("what", "stat", "amount", "each"),
        statics.InflictPiercing: ("to",),
        moving.Target: ("what",),
        moving.Destroy: ("what",),
        moving.Draw: ("count",),
        moving.Discard: ("what",),
        moving.Add: ("what", "to"),
        moving.Banish: ("what",),
        moving.ReturnTo: ("what", "to"),
        moving.TakeControl: ("what", "duration"),
        moving.Equip: ("what", "to"),
        moving.SetCards: ("what",),
        moving.ChangePosition: ("what", "position"),
        moving.FlipFaceUp: ("what",),
        summoning.SpecialSummon: ("what", "position"),
        printed.RevealMainDeck: ("who",),
        printed.BanishFromRevealed: ("called",),
        printed.ForbidActivationsByName: ("who", "named", "duration"),
        values.PayLifePoints: ("amount",),
        values.TakeDamage: ("amount",),
        values.InflictDamage: ("who", "amount"),
        values.PlaceCounters: ("number", "counter", "on", "most"),
        values.RemoveCounters: ("number", "counter", "source"),
        values.Declare: ("number", "what"),
        # amounts
        amounts.Number: ("value",),
        amounts.LifePointsOf: ("who",),
        amounts.StatOf: ("what", "stat", "reckoning"),
        amounts.DamageTaken: (),
        # cards
        nouns.Objects: ("quantity", "noun", "adjectives", "qualifiers"),
        nouns.NamedCards: ("quantity", "name", "adjectives", "qualifiers"),
        nouns.CountersOn: ("counter", "on"),
        nouns.That: ("which",),
        nouns.Spoken: ("pointer", "noun", "adjectives"),
        nouns.Zones: ("places", "who", "joined"),
        nouns.Exactly: ("number",),
        nouns.UpTo: ("number",),
        nouns.All: (),
        nouns.Every: (),
        nouns.Unnumbered: (),
        nouns.One: (),
        nouns.Some: (),
        nouns.OneOfAnOpponent: (),
        nouns.Lying: ("position",),
        nouns.OfAttribute: ("attribute",),
        nouns.OfType: ("type",),
        nouns.OfKind: ("kind",),
        nouns.Named: ("name",),
        nouns.Of: ("who",),
        nouns.Random: (),
        nouns.ControlledBy: ("who",),
        nouns.OnTheField: (),
        conditions.FaceUpOnTheField: (),
        nouns.In: ("zones",),
        nouns.From: ("zones",),
        nouns.WhichIs: ("adjective",),
        nouns.WithStat: ("stat", "value", "comparison"),
        nouns.WhoseStat: ("stat", "comparison", "amount"),
        nouns.WithDeclaredType: (),
        nouns.WithThatName: (),
        nouns.ByBattle: (),
    }
)
"""The nodes that are carried out, each with the fields that its executor minds."""

PLAYERS: Final = frozenset({Who.YOU, *EVERYBODY, *OPPONENTS, *THAT_OPPONENT})
REFERENCES: Final = frozenset(
    {
        Reference.THIS_CARD,
        Reference.IT,
        Reference.THEM,
        Reference.EQUIPPED_MONSTER,
        Reference.ATTACKING_MONSTER,
    }
)
DEEDS: Final = frozenset(
    {
        Deed.DESTROYED,
        Deed.SENT,
        Deed.SUMMONED,
        Deed.NORMAL_SUMMONED,
        Deed.FLIP_SUMMONED,
        Deed.SPECIAL_SUMMONED,
    }
)
WORDS: Final[Mapping[type[Enum], frozenset[Any]]] = MappingProxyType(
    {
        Who: PLAYERS,
        Reference: REFERENCES,
        Deed: DEEDS,
        Place: frozenset({*PILES, Place.FIELD}),
        Stat: STATS,
        Reckoning: frozenset({Reckoning.CURRENT, Reckoning.ORIGINAL}),
        steps.Link: CONNECTIVES,
        moments.PhaseName: frozenset(PHASES),
        moments.Around: frozenset({moments.Around.AFTER}),
        values.Declared: frozenset({values.Declared.MONSTER_TYPE}),
        Joined: frozenset({Joined.OR, Joined.AND}),
    }
)
"""The vocabularies of which only some words are carried out; of all others every word is."""


def _are_tested(nodes: Iterable[Node]) -> bool:
    """Whether every adjective and qualifier can be asked of a card."""
    return all(type(node) in TESTS for node in nodes)


CHECKS: Final[Mapping[type[Node], Callable[[Any], bool]]] = MappingProxyType(
    {
        nouns.Objects: lambda node: (
            node.noun in NOUNS
            and _are_tested((*node.adjectives, *node.qualifiers))
            # a name before a noun is an archetype (D8)
            and not any(isinstance(one, nouns.Named) for one in node.adjectives)
        ),
        nouns.NamedCards: lambda node: (
            isinstance(node.name, nouns.Named) and _are_tested((*node.adjectives, *node.qualifiers))
        ),
        nouns.Spoken: lambda node: _are_tested(node.adjectives),
        nouns.WhichIs: lambda node: _are_tested((node.adjective,)),
        nouns.Lying: lambda node: node.position in LYING,
        nouns.Zones: lambda node: len(node.places) == 1 or node.joined is Joined.OR,
        happenings.Several: lambda node: node.joined is Joined.AND,
        happenings.Undergone: lambda node: node.goal is None or node.goal.places == (Place.GRAVEYARD,),
        printed.ForbidActivationsByName: lambda node: node == printed.ForbidActivationsByName(),
        moments.For: lambda node: node.span is moments.Span.REST_OF_THIS_TURN,
        moving.Draw: lambda node: isinstance(node.count, nouns.Exactly),
        moving.Add: lambda node: node.to is Who.YOU,
        moving.ReturnTo: lambda node: node.to.places == (Place.HAND,),
        moving.TakeControl: lambda node: node.duration == moments.Until(moments.At(moments.PhaseName.END)),
        moving.Equip: lambda node: node.what == nouns.That(Reference.THIS_CARD),
        moving.ChangePosition: lambda node: node.position is None or node.position in POSITIONS,
        summoning.SpecialSummon: lambda node: (
            node.what is not None and (node.position is None or node.position in POSITIONS)
        ),
        steps.May: lambda node: node.who is Who.YOU,
        steps.Later: lambda node: isinstance(node.when, moments.At) and node.when.which is moments.Which.NEXT,
        conditions.Is: lambda node: isinstance(node.what, nouns.That),
        conditions.WasA: lambda node: (
            isinstance(node.what, nouns.That) and isinstance(node.kind, nouns.Objects)
        ),
        amounts.StatOf: lambda node: isinstance(node.what, nouns.That | nouns.Spoken),
    }
)
"""What must hold besides of some nodes, so that their executors carry out all they say."""


def check(tree: Node) -> None:
    """Check that every node of a tree, every field and every word is carried out.

    Raises:
        NotPlayable: naming the first that is not.
    """
    for node in walk(tree):
        kind = type(node)
        fields = FIELDS.get(kind)
        if fields is None:
            raise NotPlayable(kind.__name__)
        defaults = _defaults(kind)
        for name in node.__struct_fields__:
            content = getattr(node, name)
            if name not in fields and content != defaults.get(name):
                raise NotPlayable(f"{kind.__name__}.{name}")
            for word in content if isinstance(content, tuple) else (content,):
                words = WORDS.get(type(word))
                if words is not None and word not in words:
                    raise NotPlayable(f"{kind.__name__}.{name}: {word}")
        holds = CHECKS.get(kind)
        if holds is not None and not holds(node):
            raise NotPlayable(f"{kind.__name__} of this kind")


def _defaults(kind: type[Node]) -> dict[str, object]:
    names = kind.__struct_fields__
    values = kind.__struct_defaults__
    return dict(zip(names[len(names) - len(values) :], values, strict=True))
