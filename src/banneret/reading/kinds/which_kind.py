"""Which kind of effect a sentence is: an activation, a trigger, an ignition effect and so on."""

from __future__ import annotations

from banneret.effects.abilities import Ability, Applies, EitherAbility, Headed, Speed
from banneret.effects.actions.moving import SetCards
from banneret.effects.actions.steps import Later, Steps
from banneret.effects.actions.values import RollDice, TossCoins
from banneret.effects.conditions import IsBecause
from banneret.effects.happenings import There, Undergone
from banneret.effects.kinds import Action, Sentence
from banneret.effects.node import walk
from banneret.effects.nouns import Deed, That
from banneret.effects.timings import During, EachTime, Flipped, If, When
from banneret.effects.yugioh_terms import CardType, MonsterKind
from banneret.reading.kinds.done_once import comes_back, is_done_once, is_paid_for
from banneret.reading.kinds.kind import Kind, kind_on_the_field
from banneret.reading.kinds.of_spells import kind_of_spell
from banneret.reading.kinds.old_texts import is_ordered
from banneret.reading.kinds.own_use import forbids_its_use, is_permission
from banneret.reading.kinds.this_card import is_done_to_this_card
from banneret.reading.kinds.timings import comes_once, triggers_of
from banneret.reading.kinds.with_comma import kind_with_comma
from banneret.reading.reader import CardText, SentenceReading
from banneret.reading.text.mentions import Section


def kind_of(card: CardText, sentence: SentenceReading, tree: Sentence) -> Kind:
    """What a sentence is by itself.

    Args:
        card: whose sentence it is.
        sentence: where it stands.
        tree: its tree.
    """
    if isinstance(tree, Headed):
        return kind_of(card, sentence, tree.sentence)
    is_field_effect = card.card_type is CardType.MONSTER or sentence.section is Section.PENDULUM
    otherwise = Kind.QUICK_OPTIONAL if card.card_type is CardType.TRAP else Kind.IGNITION
    if isinstance(tree, Applies):
        return kind_with_comma(card, tree, otherwise)
    if isinstance(tree, EitherAbility):
        tree = Ability(tree.first.effect, tree.first.cost, tree.timings, optional=True)
    if not isinstance(tree, Ability) or is_permission(tree) or forbids_its_use(tree):
        return Kind.STATIC
    if any(isinstance(timing, Flipped) for timing in tree.timings):
        return Kind.TRIGGER_OPTIONAL if tree.optional else Kind.FLIP
    triggers = triggers_of(tree.timings)
    if isinstance(tree.holds, EachTime | When | If):
        return kind_with_comma(card, Applies((tree.holds,), tree.effect), otherwise)
    if not is_field_effect:
        return kind_of_spell(card, sentence, tree, triggers, otherwise)
    if not tree.timings and tree.cost is None and tree.speed is Speed.AS_USUAL:
        if comes_back(tree.effect) and (not tree.optional or is_paid_for(tree.effect)):
            return Kind.TRIGGER_OPTIONAL if tree.optional else Kind.TRIGGER_FORCED
        is_used = (tree.optional or is_ordered(card, tree)) and is_done_once(tree.effect)
        is_used |= is_paid_for(tree.effect)
        is_used |= isinstance(tree.effect.first, RollDice | TossCoins)
        return Kind.IGNITION if is_used and not _is_set_as_spell(tree.effect) else Kind.STATIC
    return kind_on_the_field(tree, triggers, otherwise)


def is_noted_before(card: CardText, tree: Sentence) -> bool:
    """Whether simulators hold an effect of a monster as one that goes on, and note what it waits for."""
    if card.card_type is not CardType.MONSTER or not isinstance(tree, Ability):
        return False
    return _is_procedure(card, tree) or _is_because(tree)


def _is_procedure(card: CardText, tree: Ability) -> bool:
    """Whether it is what all Spirit monsters and the like do: they go back in the End Phase."""
    first: Action = tree.effect.first
    is_in_phase = any(isinstance(one, During) and comes_once(one.moment) for one in tree.timings)
    if isinstance(first, Later):
        is_in_phase = comes_once(first.when)
        first = first.action
    return (
        not tree.optional
        and is_in_phase
        and type(first).__name__ == "ReturnTo"
        and isinstance(getattr(first, "what", None), That)
        and not {MonsterKind.SPIRIT, MonsterKind.FUSION}.isdisjoint(card.kinds)
    )


def _is_because(tree: Ability) -> bool:
    """Whether it is used in a later phase "because" something happened: that is noted when it happens.

    That a card came there this turn can be seen in that phase, too.
    """
    is_later = any(isinstance(one, During) and comes_once(one.moment) for one in tree.timings)
    return is_later and any(
        isinstance(node, IsBecause) and node.done != Undergone((Deed.SENT,), goal=There())
        for timing in tree.timings
        for node in walk(timing)
    )


def _is_set_as_spell(steps: Steps) -> bool:
    """Whether a monster is Set like a Spell, which activates nothing."""
    return isinstance(steps.first, SetCards) and steps.first.as_spell and is_done_to_this_card(steps.first)
