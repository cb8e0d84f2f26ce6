"""From an effect tree to a plan: what kind of effect each sentence is, and when it matters.

What cannot be carried out is refused with a reason: a card is played whole or not at all (law 7).
"""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Final

from banneret.cards.yugioh import YugiohCard
from banneret.effects.abilities import (
    Ability,
    Applies,
    CardEffects,
    DestroyedAfterTargeted,
    NegateAllTrapEffects,
    RemainsUntil,
    Speed,
    TrapsCannotBeActivated,
)
from banneret.effects.actions.moving import Destroy, Target
from banneret.effects.actions.steps import Apply
from banneret.effects.amounts import Number, Stat
from banneret.effects.conditions import FaceUpOnTheField, Is
from banneret.effects.events import (
    Activates,
    Attacks,
    Battles,
    DeclaresAttack,
    Happens,
    InflictsBattleDamage,
    LeavesTheField,
)
from banneret.effects.happenings import Undergone
from banneret.effects.kinds import Event, Sentence, Timing
from banneret.effects.limits import ActivationLimit, LimitKind, UsageLimit
from banneret.effects.moments import Around, AtDamageCalculation, PhaseName
from banneret.effects.node import walk
from banneret.effects.nouns import (
    ByBattle,
    CardPosition,
    ControlledBy,
    CountersOn,
    Deed,
    In,
    Lying,
    Noun,
    Objects,
    Of,
    One,
    Place,
    Reference,
    That,
)
from banneret.effects.states import Cannot, CannotBe, Doing, Gains
from banneret.effects.statics import InflictPiercing
from banneret.effects.timings import During, Flipped, Given, If, Per, Uses, When, While
from banneret.effects.yugioh_terms import CardType, Property
from banneret.yugioh.card import REMAINING
from banneret.yugioh.executors.conditions import SUMMONS, TIMINGS
from banneret.yugioh.executors.coverage import NotPlayable, check
from banneret.yugioh.executors.selecting import OPPONENTS, THAT_OPPONENT
from banneret.yugioh.happenings import Happened
from banneret.yugioh.plans import (
    ACTIVATION,
    IGNITION,
    TRIGGER,
    Appointment,
    Effect,
    EffectKind,
    Holding,
    Holds,
    Plan,
    Tie,
)
from banneret.yugioh.terms import GRAVEYARD


def playable(card: YugiohCard, effects: CardEffects) -> bool:
    """Whether every part of a card's text is carried out."""
    try:
        plan_of(card, effects)
    except NotPlayable:
        return False
    return True


def plan_of(card: YugiohCard, effects: CardEffects) -> Plan:
    """What a card's text does.

    Args:
        effects: its tree, with the role of every opponent (`effects.opponents`).

    Raises:
        NotPlayable: a part of it is not carried out.
    """
    if effects.pendulum:
        raise NotPlayable("Pendulum effects")
    check(effects)
    return _Lowering(card).plan(effects.sentences)


THIS_CARD: Final = That(Reference.THIS_CARD)
IT: Final = That(Reference.IT)
WHILE_FACE_UP: Final = While(Is(THIS_CARD, (FaceUpOnTheField(),)))
ATTACKS_DEFENSE: Final = Attacks(THIS_CARD, Objects(One(), Noun.MONSTER, (Lying(CardPosition.DEFENSE),)))


# ---- sentences


class _Lowering:
    """One card being worked out."""

    def __init__(self, card: YugiohCard) -> None:
        self.card = card
        self.is_monster = card.is_monster()
        self.remains = card.property in REMAINING
        self.effects: list[Effect] = []
        self.holding: list[Holding] = []
        self.ties: list[Tie] = []
        self.appointment: Appointment | None = None

    def plan(self, sentences: tuple[Sentence, ...]) -> Plan:
        for sentence in sentences:
            self.sentence(sentence)
        plan = Plan()
        plan.effects = tuple(self.effects)
        activations = [one for one in self.effects if one.kind is ACTIVATION]
        if not self.is_monster and len(activations) != 1:
            raise NotPlayable(f"a Spell or Trap with {len(activations)} activations")
        plan.activation = activations[0] if activations else None
        plan.is_fast = bool(activations) and activations[0].speed > 1
        plan.ignitions = tuple(one for one in self.effects if one.kind is IGNITION)
        triggers: dict[Happened, tuple[Effect, ...]] = {}
        for one in self.effects:
            if one.kind is TRIGGER and one.answers is not None:
                triggers[one.answers] = (*triggers.get(one.answers, ()), one)
        plan.triggers = MappingProxyType(triggers)
        plan.watches = tuple(
            (one.answers, one.works_in)
            for one in self.effects
            if one.kind is TRIGGER and one.answers is Happened.PHASE
        )
        plan.holding = MappingProxyType({one.kind: one for one in self.holding})
        plan.ties = tuple(self.ties)
        plan.appointment = self.appointment
        plan.remains = self.appointment is not None
        return plan

    def sentence(self, sentence: Sentence) -> None:
        if isinstance(sentence, Ability):
            if self._is_plain(sentence):
                for action in sentence.effect.actions():
                    if not isinstance(action, Apply):
                        raise NotPlayable("a monster's sentence without a colon")
                    self.state(action)
            else:
                self.ability(sentence)
        elif isinstance(sentence, Applies):
            self.applies(sentence)
        elif isinstance(sentence, NegateAllTrapEffects):
            self.holding.append(Holding(Holds.TRAPS_NEGATED))
        elif isinstance(sentence, TrapsCannotBeActivated):
            self.holding.append(Holding(Holds.TRAPS_LOCKED))
        elif isinstance(sentence, DestroyedAfterTargeted):
            self.holding.append(Holding(Holds.DESTROYED_AFTER_TARGETED))
        elif isinstance(sentence, RemainsUntil):
            if sentence.phase is not PhaseName.END:
                raise NotPlayable(f"a card that remains until a {sentence.phase}")
            self.appointment = Appointment(sentence.who, sentence.turn)
        elif isinstance(sentence, UsageLimit):
            self.usage(sentence)
        else:
            assert isinstance(sentence, ActivationLimit)
            self.activation_limit(sentence)

    def _is_plain(self, ability: Ability) -> bool:
        """Whether a sentence says what holds all the time."""
        return self.is_monster and not ability.timings and ability.cost is None and not _is_activated(ability)

    # ---- what holds

    def state(self, action: Apply) -> None:
        """What holds while the card lies face-up on the field."""
        state = action.state
        if action.duration is not None:
            raise NotPlayable("a state for a time")
        if state == CannotBe(THIS_CARD, Undergone((Deed.DESTROYED,), by=ByBattle())):
            self.holding.append(Holding(Holds.INDESTRUCTIBLE_BY_BATTLE))
        elif isinstance(state, Cannot) and state.doing is Doing.DECLARE_AN_ATTACK:
            if not _is_about_opponents(state):
                raise NotPlayable("a prohibition of attacks for particular monsters")
            self.holding.append(Holding(Holds.NO_ATTACKS))
        elif isinstance(state, Gains):
            self.gains(state)
        else:
            raise NotPlayable(f"the state {type(state).__name__}")

    def gains(self, state: Gains) -> None:
        """What this card gains while it lies face-up."""
        each = state.each
        is_own = state.what == THIS_CARD and state.stat is Stat.ATK
        if not (is_own and isinstance(each, CountersOn) and each.on in (IT, THIS_CARD) and not each.had):
            raise NotPlayable("what is gained other than for counters on this card")
        if not isinstance(state.amount, Number):
            raise NotPlayable(f"{type(state.amount).__name__} for each counter")
        self.holding.append(
            Holding(Holds.ATTACK_PER_COUNTER, amount=state.amount.value, counter=each.counter)
        )

    def applies(self, sentence: Applies) -> None:
        """What applies without being activated: while the card is face-up, or when a tie breaks."""
        if len(sentence.timings) != 1 or sentence.optional:
            raise NotPlayable("what applies at several times")
        timing = sentence.timings[0]
        actions = sentence.effect.actions()
        if timing == WHILE_FACE_UP:
            for action in actions:
                if not isinstance(action, Apply):
                    raise NotPlayable(f"{type(action).__name__} while a card is face-up")
                self.state(action)
        elif len(actions) == 1 and isinstance(actions[0], InflictPiercing):
            to = actions[0].to
            if timing != If(ATTACKS_DEFENSE) or (to not in OPPONENTS and to not in THAT_OPPONENT):
                raise NotPlayable("piercing damage of some attacks")
            self.holding.append(Holding(Holds.PIERCING))
        elif isinstance(timing, When | If) and len(actions) == 1 and isinstance(actions[0], Destroy):
            self.ties.append(_tie(timing.event, actions[0]))
        else:
            raise NotPlayable(f"what applies {type(timing).__name__}")

    # ---- what is activated

    def ability(self, ability: Ability) -> None:
        effect = Effect(len(self.effects), self._kind(ability), ability, speed=self._speed(ability))
        effect.is_optional = ability.optional
        if any(isinstance(action, Target) for action in ability.effect.actions()):
            raise NotPlayable("a target chosen while resolving")
        effect.has_targets = ability.cost is not None and any(
            isinstance(action, Target) for action in ability.cost.actions()
        )
        others: list[Timing] = []
        for timing in ability.timings:
            if isinstance(timing, When | If):
                self.answer(effect, timing)
            elif isinstance(timing, Flipped):
                effect.answers = Happened.FLIPPED
            elif timing == During(AtDamageCalculation(Around.AFTER)):
                continue  # battles are told of after damage calculation anyway
            elif isinstance(timing, During) and effect.kind is TRIGGER:
                effect.answers = Happened.PHASE
                others.append(timing)
            elif isinstance(timing, Given) and _is_in_graveyard(timing):
                effect.works_in = GRAVEYARD
            elif type(timing) in TIMINGS:
                others.append(timing)
            else:
                raise NotPlayable(f"the timing {type(timing).__name__}")
        effect.timings = tuple(others)
        if effect.kind is TRIGGER and effect.answers is None:
            raise NotPlayable("a trigger without an event")
        self.effects.append(effect)

    def _kind(self, ability: Ability) -> EffectKind:
        if not self.is_monster:
            if self.remains and not ability.by_activation:
                raise NotPlayable("an effect of a card that stays on the field")
            return ACTIVATION
        if ability.speed is not Speed.AS_USUAL:
            raise NotPlayable("Quick Effects")
        triggering = (When, If, Flipped, During)
        return TRIGGER if any(isinstance(timing, triggering) for timing in ability.timings) else IGNITION

    def _speed(self, ability: Ability) -> int:
        if self.card.property is Property.COUNTER:
            return 3
        fast = self.card.card_type is CardType.TRAP or self.card.property is Property.QUICK_PLAY
        return 2 if fast else 1

    def answer(self, effect: Effect, timing: When | If) -> None:
        """What an effect answers to."""
        if timing.meanwhile is not None or timing.also is not None or timing.damage_step is not None:
            raise NotPlayable("an event with a condition")
        event = timing.event
        if isinstance(event, Activates) and event.what == THIS_CARD:
            if self.is_monster:
                raise NotPlayable("a monster that is activated")
            return  # it is what the activation itself does
        effect.answers = _answered(event)
        effect.event = event
        effect.can_miss = isinstance(timing, When)

    # ---- limits

    def usage(self, sentence: UsageLimit) -> None:
        if sentence.once_in_a_chain or sentence.also is not None or not self.effects:
            raise NotPlayable("a limit of another kind")
        self._check(sentence.frequency, sentence.name)
        if sentence.kind is LimitKind.THIS_EFFECT:
            limited = self.effects[-1:]
        elif sentence.kind is LimitKind.EACH_EFFECT:
            limited = self.effects
        else:
            raise NotPlayable(f"a limit of {sentence.kind}")
        for effect in limited:
            effect.limit = f"{sentence.name}/{effect.number}"

    def activation_limit(self, sentence: ActivationLimit) -> None:
        self._check(sentence.frequency, sentence.name)
        for effect in self.effects:
            if effect.kind is ACTIVATION:
                effect.limit = sentence.name

    def _check(self, frequency: Uses, name: str) -> None:
        if frequency != Uses(1, Per.TURN) or name != self.card.name:
            raise NotPlayable("a limit other than once per turn by its own name")


def _is_activated(ability: Ability) -> bool:
    """Whether a sentence without timing and cost is activated all the same: an order to the player."""
    return not isinstance(ability.effect.first, Apply)


def _is_about_opponents(state: Cannot) -> bool:
    """Whether it is about all monsters of opponents: which ones, the card's activation has declared."""
    what = state.what
    if not isinstance(what, Objects) or what.noun is not Noun.MONSTER:
        return False
    return all(
        isinstance(one, Of | ControlledBy) and (one.who in OPPONENTS or one.who in THAT_OPPONENT)
        for one in (*what.adjectives, *what.qualifiers)
    ) and bool(what.adjectives or what.qualifiers)


def _is_in_graveyard(timing: Given) -> bool:
    """Whether it says: "if this card is in your GY"."""
    condition = timing.condition
    if not isinstance(condition, Is) or condition.what != THIS_CARD:
        return False
    return any(isinstance(one, In) and one.zones.places == (Place.GRAVEYARD,) for one in condition.qualifiers)


def _tie(event: Event, action: Destroy) -> Tie:
    """What breaks a tie: "when this card leaves the field, destroy that monster", or the other way round."""
    if isinstance(event, LeavesTheField):
        what, when_destroyed = event.what, False
    elif isinstance(event, Happens) and event.done == Undergone((Deed.DESTROYED,)):
        what, when_destroyed = event.what, True
    else:
        raise NotPlayable(f"a tie that breaks by {type(event).__name__}")
    if (what == THIS_CARD) is (action.what == THIS_CARD):
        raise NotPlayable("a tie to nothing else")
    return Tie(what == THIS_CARD, when_destroyed, action.what == That(Reference.EQUIPPED_MONSTER))


def _answered(event: Event) -> Happened:
    """The kind of happening that tells of an event."""
    if isinstance(event, DeclaresAttack):
        return Happened.ATTACK_DECLARED
    if isinstance(event, InflictsBattleDamage):
        return Happened.BATTLE_DAMAGE
    if isinstance(event, Battles):
        return Happened.BATTLED
    if isinstance(event, Happens):
        deeds = {deed for part in _undergone(event) for deed in part.deeds}
        if deeds <= SUMMONS.keys():
            return Happened.SUMMONED
        if Deed.DESTROYED in deeds:
            return Happened.DESTROYED
        if deeds == {Deed.SENT}:
            return Happened.SENT_TO_GRAVEYARD
    raise NotPlayable(f"the event {type(event).__name__}")


def _undergone(event: Happens) -> Iterator[Undergone]:
    for node in walk(event.done):
        if isinstance(node, Undergone):
            yield node
