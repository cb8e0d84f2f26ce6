"""Whether a sentence goes on from an effect before it, or is one of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from banneret.effects.abilities import Ability, Applies, Continues, Otherwise
from banneret.effects.actions.choosing import CoinShows
from banneret.effects.actions.moving import Equip
from banneret.effects.actions.steps import Apply, Forbid
from banneret.effects.conditions import CalledRight, DidSo, Is, SummonedThisWay
from banneret.effects.dealings import Respond
from banneret.effects.events import Activates, DoesAction
from banneret.effects.holding import MustShare
from banneret.effects.kinds import Action, Sentence, Timing
from banneret.effects.limits import UsageLimit
from banneret.effects.lists import ApplyListed, ListedEffects
from banneret.effects.materials import SummoningThisWay, UseAsMaterial
from banneret.effects.node import walk
from banneret.effects.nouns import AmongThem, Reference, That, WhichWas
from banneret.effects.nouns.agents import ByThatBattle, ByThis
from banneret.effects.permissions import EffectsNotActivated, InResponse
from banneret.effects.statics import ActivationAndEffect
from banneret.effects.timings import (
    AfterActivation,
    During,
    Given,
    If,
    When,
    WhenDone,
    While,
)
from banneret.effects.yugioh_terms import CardType
from banneret.reading.binding.places import Place, node_at
from banneret.reading.grouping.effect import Effect
from banneret.reading.kinds.done_once import is_done_once
from banneret.reading.kinds.kind import ACTIVATED, Kind
from banneret.reading.kinds.of_spells import ONE_SHOT, goes_on, may_equip_itself
from banneret.reading.kinds.old_texts import is_ordered, lasts_some_turns
from banneret.reading.kinds.own_use import (
    forbids_its_use,
    is_of_its_activation,
    is_of_its_materials,
    is_permission,
)
from banneret.reading.kinds.this_card import is_this_card, speaks_of_this_card
from banneret.reading.reader import CardReading, CardText, SentenceReading
from banneret.reading.text.mentions import Section
from banneret.reading.text.sentences import Role


class GoingOn(NamedTuple):
    """The effect that a sentence goes on from."""

    effect: Effect
    only_lasts: bool
    """Whether nothing is done by the sentence: it only holds, or says more of the activation."""


def going_on(
    card: CardText,
    reading: CardReading,
    number: int,
    kind: Kind,
    effects: Sequence[Effect],
    of_sentence: Mapping[int, Effect],
) -> GoingOn | None:
    """The effect that a sentence goes on from; None where it is one of its own.

    Args:
        card: what the card is.
        reading: its sentences.
        number: of the sentence, which is read.
        kind: of the sentence, taken by itself.
        effects: those so far.
        of_sentence: the effects of the sentences so far.
    """
    sentence = reading.sentences[number]
    tree = sentence.tree
    assert tree is not None
    lasts = kind is Kind.STATIC and (isinstance(tree, Applies) or goes_on(tree))
    is_behind_limit = number > 0 and isinstance(reading.sentences[number - 1].tree, UsageLimit)
    if (lasts or _is_plain(tree)) and not (is_behind_limit and kind is Kind.STATIC):
        spoken_of = _spoken_of(reading, number, of_sentence)
        if spoken_of is not None and not (
            _goes_on_by_itself(card, spoken_of, tree) or (lasts and spoken_of.is_either())
        ):
            return GoingOn(spoken_of, only_lasts=lasts)
    if kind not in ACTIVATED and _is_of_use(card, tree, reading, number):
        activation = _activation(effects, sentence.section)
        if activation is not None:
            return GoingOn(activation, only_lasts=True)
    before = _gone_on_with(card, effects, sentence, tree, kind)
    return None if before is None else GoingOn(before, only_lasts=False)


def _spoken_of(reading: CardReading, number: int, of_sentence: Mapping[int, Effect]) -> Effect | None:
    """The activated effect that a sentence speaks of: "Destroy it." behind "You can target 1 card ...".

    "While this card has ..., it gains ..." says itself what "it" is.
    """
    tree = reading.sentences[number].tree
    names_itself = any(
        isinstance(one, While) and speaks_of_this_card(one) for one in getattr(tree, "timings", ())
    )
    for one in reading.bindings.bound:
        if one.reference.sentence == number:
            if names_itself and _is_this_card_at(reading, one.antecedent):
                continue
            effect = of_sentence.get(one.antecedent.sentence)
            if effect is not None and effect.kind in ACTIVATED:
                return effect
    return None


def _is_this_card_at(reading: CardReading, place: Place) -> bool:
    """Whether this card stands at a place."""
    tree = reading.sentences[place.sentence].tree
    node = node_at(tree, place.path) if tree is not None and place.path else None
    return is_this_card(node)


def _goes_on_by_itself(card: CardText, effect: Effect, tree: Sentence) -> bool:
    """Whether a Spell or Trap that stays does it as long as something is so, which no activation does."""
    stays = card.card_type is not CardType.MONSTER and card.property not in ONE_SHOT
    is_lasting = isinstance(tree, Applies) and any(isinstance(one, While) for one in tree.timings)
    return stays and is_lasting and effect.kind is Kind.ACTIVATE


def _activation(effects: Sequence[Effect], section: Section) -> Effect | None:
    """The last effect so far, if it is the activation of the card."""
    last = next((one for one in reversed(effects) if one.section is section), None)
    return last if last is not None and last.kind is Kind.ACTIVATE else None


def _is_of_use(card: CardText, tree: Sentence, reading: CardReading, number: int) -> bool:
    """Whether a sentence of a card that does not stay says more of its activation.

    It does so under a condition ("If you control a Warrior monster, you can also banish ..."), of this
    activation ("If you activate this card, ..."), or of what was done to cards then ("When it attacks, ...").
    """
    if card.property not in ONE_SHOT or not isinstance(tree, Applies) or tree.instead:
        return False
    if is_permission(tree):
        return False
    if any(isinstance(node, That) and node.which is Reference.EQUIPPED_MONSTER for node in walk(tree)):
        return False
    if any(isinstance(node, ActivationAndEffect | InResponse | Respond) for node in walk(tree)):
        return True
    if all(_is_about_use(timing) for timing in tree.timings):
        return True
    if may_equip_itself(card) or speaks_of_this_card(tree):
        return False
    answers = all(isinstance(timing, If | When) for timing in tree.timings)
    return answers and any(
        one.reference.sentence == number and one.antecedent.sentence < number
        for one in reading.bindings.bound
    )


def _is_about_use(timing: Timing) -> bool:
    """Whether a timing is a condition, or this activation; not how this card was Summoned or equipped."""
    if isinstance(timing, Given):
        is_of_card = isinstance(timing.condition, Is) and speaks_of_this_card(timing.condition.what)
        return not isinstance(timing.condition, SummonedThisWay) and not is_of_card
    event = timing.event if isinstance(timing, If) else None
    if isinstance(event, Activates):
        return speaks_of_this_card(event.what)
    if isinstance(event, DoesAction):  # what this Summon takes
        return isinstance(event.action, UseAsMaterial)
    return isinstance(timing, SummoningThisWay | AfterActivation | WhenDone)


def _is_plain(tree: Sentence) -> bool:
    """Whether a sentence has neither a timing nor a cost of its own."""
    if isinstance(tree, Applies):
        return all(isinstance(one, During) for one in tree.timings)
    return isinstance(tree, Ability) and not tree.timings and tree.cost is None


def _hangs_on(tree: Sentence) -> bool:
    """Whether a sentence adds to the one before it, or is done by whether that was: "Otherwise ..."."""
    if any(isinstance(node, ApplyListed) and node.list is ListedEffects.ADDITIONAL for node in walk(tree)):
        return True
    if isinstance(tree, Applies):
        is_told = any(
            isinstance(one, Given) and isinstance(one.condition, CalledRight | CoinShows | DidSo)
            for one in tree.timings
        )
        is_told |= any(isinstance(node, AmongThem) for one in tree.timings for node in walk(one))
        is_told |= is_of_its_activation(tree)
        state = tree.effect.first.state if isinstance(tree.effect.first, Apply) else None
        is_told |= state is not None and any(isinstance(one, WhenDone) for one in tree.timings)
        is_told |= isinstance(state, MustShare)
        return is_told or _is_done_in_its_place(tree) or is_of_its_materials(tree)
    return isinstance(tree, Continues | Otherwise) or _leaves_out_effects(tree) or _is_of_its_deed(tree)


def _is_of_its_deed(tree: Sentence) -> bool:
    """Whether a plain sentence is about what the effect before it was done to, or about its battle."""
    if not _is_plain(tree):
        return False
    state = getattr(getattr(getattr(tree, "effect", None), "first", None), "state", None)
    is_of_battle = isinstance(getattr(state, "what", None), That)
    return any(
        (isinstance(node, ByThatBattle) and is_of_battle)
        or (isinstance(node, WhichWas) and node.by == ByThis())
        for node in walk(tree)
    )


def _leaves_out_effects(tree: Sentence) -> bool:
    """Whether it says which effects are not activated by what was just done: "Flip Effects are ..."."""
    first = tree.effect.first if isinstance(tree, Ability) and _is_plain(tree) else None
    return isinstance(first, Apply) and isinstance(first.state, EffectsNotActivated)


def _goes_on_for_a_time(card: CardText, last: Effect, tree: Sentence) -> bool:
    """Whether a plain sentence says for how long something is so after the effect before it.

    "It cannot change its battle position until the end of your next turn"; and what an old text says behind
    an order: "Discard 1 card. This monster can attack twice during this turn."
    """
    if not isinstance(tree, Ability) or tree.optional or not _is_plain(tree):
        return False
    before = last.sentences[-1] if last.sentences else None
    if isinstance(before, Ability) and last.kind is Kind.IGNITION and is_ordered(card, before):
        return True
    return _is_for_a_time(tree.effect.first) and (last.kind in ACTIVATED or last.kind is Kind.CONTINUOUS)


def _is_for_a_time(action: Action) -> bool:
    """Whether something holds for a turn or two."""
    if isinstance(action, Apply) and lasts_some_turns(getattr(action.state, "until", None)):
        return True
    return isinstance(action, Apply | Forbid) and lasts_some_turns(action.duration)


def _is_done_in_its_place(tree: Applies) -> bool:
    """Whether a condition lets another thing be done than the sentence before says: "draw 2 instead"."""
    is_conditional = bool(tree.timings) and all(isinstance(one, Given) for one in tree.timings)
    return tree.instead and is_conditional and (tree.optional or is_done_once(tree.effect))


def _gone_on_with(
    card: CardText, effects: Sequence[Effect], sentence: SentenceReading, tree: Sentence, kind: Kind
) -> Effect | None:
    """The effect that a sentence belongs to; None where it is one of its own."""
    of_section = [effect for effect in effects if effect.section is sentence.section]
    if not of_section:
        return None
    last = of_section[-1]
    if sentence.role is Role.REMINDER:
        told = max(of_section, key=lambda effect: max(effect.numbers, default=-1))
        return None if kind is Kind.CONTINUOUS else told
    is_of_its_own = kind in ACTIVATED - {Kind.ACTIVATE} and last.kind not in ACTIVATED
    if sentence.role is Role.BULLET and last.ends_in_list() and not is_of_its_own:
        return last
    is_gone = card.property in ONE_SHOT and not may_equip_itself(card)
    is_put_off = last.kind is Kind.ACTIVATE and is_gone and isinstance(tree, Applies)
    if last.kind in ACTIVATED and (_hangs_on(tree) or (is_put_off and _is_plain(tree))):
        return last
    if last.kind in ACTIVATED and forbids_its_use(tree):
        return last
    if kind is Kind.STATIC and sentence.role is not Role.BULLET and _goes_on_for_a_time(card, last, tree):
        return last
    if kind is not Kind.ACTIVATE:
        return None
    if sentence.role is Role.BULLET and any(map(_equips_with_list, last.sentences)):
        return last
    begins = isinstance(tree, Ability) and not _is_plain(tree)
    activations = [effect for effect in of_section if effect.kind is Kind.ACTIVATE]
    if begins and activations and any(map(_is_begun, activations[-1].sentences)):
        return None
    return activations[-1] if activations else None


def _equips_with_list(sentence: Sentence) -> bool:
    """Whether it equips a card that has the effects behind bullets as an Equip Card."""
    return any(isinstance(node, Equip) and node.list is not None for node in walk(sentence))


def _is_begun(sentence: Sentence) -> bool:
    """Whether a sentence does something, and does not only say what nobody can do."""
    return isinstance(sentence, Ability) and (not _is_plain(sentence) or is_done_once(sentence.effect))
