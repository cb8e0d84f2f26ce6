"""What is remembered of actions and events: cards that they do not name, and what they negate."""

from __future__ import annotations

import msgspec

from banneret.effects.actions.choosing import ExcavateUntil
from banneret.effects.actions.moving import Detach, Draw
from banneret.effects.actions.values import Negate, NegatedThing
from banneret.effects.events import ActivationFeature, AttackDeclared, Battles, SummonsSo
from banneret.effects.happenings import AsMaterial, ForSummon
from banneret.effects.holding import Resolving
from banneret.effects.kinds import Action, Event, What
from banneret.effects.node import Node
from banneret.effects.nouns import Noun, Objects, One
from banneret.reading.binding.memory import Memory
from banneret.reading.binding.mentioned import THIS_CARD, Mention, is_card, may_be_many, may_be_one
from banneret.reading.binding.places import Place
from banneret.reading.binding.text_order import in_order


def remember_done(memory: Memory, node: Node, place: Place) -> None:
    """Remember what is no thing, but can be spoken of: what was drawn, those that battle, what was negated.

    Args:
        memory: what has been mentioned; what is in the node is there.
        node: an action, an event, or any other node.
        place: where it stands.
    """
    if isinstance(node, Draw):
        one, many = may_be_one(node), may_be_many(node)
        memory.mentions.append(Mention(place, node, node, is_acted_on=True, is_one=one, is_many=many))
    elif isinstance(node, ExcavateUntil | Battles | AttackDeclared):  # all turned up; both that battle
        memory.mentions.append(Mention(place, node, node, is_acted_on=True, is_one=False))
    elif isinstance(node, AsMaterial | ForSummon | SummonsSo):  # the monster that is Summoned
        memory.mentions.append(Mention(place, Objects(One(), Noun.MONSTER), node, is_many=False))
    elif THIS_CARD in type(node).__name__:
        memory.mentions.append(Mention(place, node, node, is_acted_on=True, is_many=False))
    elif isinstance(node, Negate):
        _remember_negated(memory, node, place)
    elif isinstance(node, Detach):  # "then target that many cards"
        many = may_be_many(node)
        memory.mentions.append(Mention(place, node, node, is_acted_on=many, is_many=many))
    elif isinstance(node, Action | Event) and not any(isinstance(part, What) for _, part in in_order(node)):
        memory.mentions.append(Mention(place, node, node))


def _remember_negated(memory: Memory, node: Negate, place: Place) -> None:
    """Let what was activated, Summoned or declared be spoken of again, as what is negated.

    Where it may be a Summon or an activation, both timings are answered.
    """
    if node.thing is NegatedThing.SUMMON_OR_ACTIVATION:
        memory.mentions.append(Mention(place, node, node, is_acted_on=True))
        return
    events = [
        one
        for one in memory.mentions
        if (isinstance(one.holder, Event | Resolving) or one.place.path[-3:] == ("event", "action", "what"))
        and not isinstance(one.holder, ActivationFeature)
        and is_card(one)
    ]
    if events:
        memory.mentions.append(msgspec.structs.replace(events[-1], holder=node, is_acted_on=True))
