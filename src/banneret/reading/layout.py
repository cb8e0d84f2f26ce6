"""The sentences of an effect laid out in lines: when, under which condition, at what cost, step by step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from banneret.effects import (
    continuous,
    holding,
    limits,
    materials,
    permissions,
    procedures,
    reminders,
    rituals,
)
from banneret.effects.abilities import (
    Ability,
    ActivateOnly,
    Applies,
    Continues,
    EitherAbility,
    ForPosition,
    Headed,
    Otherwise,
    QuickIf,
    Required,
    Speed,
)
from banneret.effects.actions.choosing import ChooseListed
from banneret.effects.actions.moving import Destroy, Equip, Target
from banneret.effects.actions.steps import (
    Apply,
    Forbid,
    Instead,
    Later,
    Link,
    May,
    Provided,
    RedirectLeaving,
    Steps,
)
from banneret.effects.actions.summoning import SpecialSummon, SummonBy
from banneret.effects.actions.values import RollDice, TossCoins
from banneret.effects.conditions import DidSo
from banneret.effects.continuous import OnlyThis
from banneret.effects.dealings import ActivatedBy, Respond
from banneret.effects.events import Activates, DoesAction, Happens
from banneret.effects.happenings import Undergone
from banneret.effects.kinds import Action, Duration, Sentence, Timing, What
from banneret.effects.limits import ActivationLimit, LimitKind, OneEffectPerTurn, SoftUsageLimit, UsageLimit
from banneret.effects.lists import ApplyListed, ListedEffects, ListVerb
from banneret.effects.materials import PartsAre, PartsMustBe, SummoningThisWay
from banneret.effects.modal import ActivateCard
from banneret.effects.moments import For, InTurn, Span
from banneret.effects.node import Path, walk
from banneret.effects.nouns import Both, Deed, LeftOver, Reference, Spoken, That, WhichWas
from banneret.effects.occasions import UsesAllowed
from banneret.effects.permissions import EffectsNotActivated, InResponse
from banneret.effects.players import Who
from banneret.effects.printer import print_node
from banneret.effects.states import CannotBe, CannotBeMaterial, UnaffectedBy
from banneret.effects.statics import ActivationAndEffect, IsDone, TakesInstead, ThisEffect
from banneret.effects.timings import (
    AnyTiming,
    EachTime,
    FirstTime,
    Flipped,
    Given,
    If,
    InsteadOfDrawing,
    UnlessHolds,
    Uses,
    When,
    WhenDone,
    WhenSummonedThisWay,
    While,
)
from banneret.reading.at_activation import costs, is_activation, number_at_activation
from banneret.reading.done_once import is_done_once
from banneret.reading.kinds import ACTIVATED, Kind
from banneret.reading.line_names import PartOfEffect
from banneret.reading.lines import LINKS, STEP_CATEGORIES, Item
from banneret.reading.own_use import forbids_its_use, is_of_its_activation, is_of_its_materials, is_permission
from banneret.reading.sentences import Role
from banneret.reading.timings import is_how_it_lies

_OF_EACH: Final = frozenset({LimitKind.EACH_FOLLOWING, LimitKind.EACH_EFFECT})
"""Limits that stand beside an effect whose bullets they count one by one."""
_RITUAL: Final = "Ritual Summon when this card resolves"
_SUMMONING: Final = "Summoning condition"
_LABELS: Final[tuple[tuple[str, tuple[type[Sentence], ...]], ...]] = (
    (
        _RITUAL,
        (
            rituals.UsedToRitualSummon,
            rituals.RitualTributes,
        ),
    ),
    (
        _SUMMONING,
        (
            procedures.SummoningProcedure,
            procedures.MustBe,
            procedures.TributesRequired,
            procedures.FewerTributesIf,
            rituals.RitualSummonedWith,
            materials.CanAlsoTribute,
            materials.FusionOnlyWithAbove,
        ),
    ),
    ("Materials", (materials.Materials,)),
    ("Ignition effect", (EitherAbility,)),
    ("A further part of it", (Continues, Otherwise)),
    ("Equip condition", (procedures.EquipOnlyTo,)),
    ("Activation condition", (ActivateOnly, ActivatedBy, Required, permissions.NotWithSameNames)),
    ("Condition of placing", (continuous.PlacedOnlyBy,)),
    ("Gemini", (reminders.GeminiSummon,)),
    (
        "Limit",
        (
            UsageLimit,
            OneEffectPerTurn,
            ActivationLimit,
            SoftUsageLimit,
            limits.SummonLimit,
            limits.ControlLimit,
            limits.FieldLimit,
            limits.GainLimit,
            limits.UseOnly,
            permissions.NotInSameChain,
            holding.UsersLimit,
        ),
    ),
    ("How long", (limits.Lasts, reminders.Remains)),
    (
        "Note",
        (
            procedures.AlwaysTreatedAs,
            procedures.AlwaysWorth,
            materials.SubstituteFor,
            holding.OnlyTheseAsMaterial,
            reminders.TreatedAsSummon,
            reminders.StillATrap,
            reminders.NotTreatedAs,
            reminders.WithoutPolymerization,
            reminders.OneUnionAtATime,
            reminders.CanBeActivated,
            reminders.OneAtATime,
            permissions.NotHalvedTwice,
            continuous.IsQuick,
            QuickIf,
        ),
    ),
)
"""What sentences are called that are no effects."""
_SIDE_BY_SIDE: Final = frozenset({Link.AND, Link.ALSO, Link.NEXT})
"""Links between what holds at the same time, where nothing is done."""
_TURNS_OF_ACTIVATION: Final = frozenset(
    {
        Span.TURN_OF_ACTIVATION,
        Span.TURN_OF_CARD_ACTIVATION,
        Span.TURN_OF_EITHER_ACTIVATION,
        Span.TURN_OF_LISTED_ACTIVATION,
    }
)
_TIMINGS: Final[Mapping[type[Timing], tuple[str, tuple[str, ...]]]] = MappingProxyType(
    {
        When: ("When", ("When",)),
        If: ("When", ("If",)),
        EachTime: ("Each time", ("Each time",)),
        Given: ("Condition", ("If",)),
        While: ("While", ("While", "As long as", "When")),
        UnlessHolds: ("Unless", ("Unless",)),
        AnyTiming: ("When", ("When", "If")),
        FirstTime: ("When", ("",)),
        SummoningThisWay: ("Condition", ("if",)),
        WhenSummonedThisWay: ("When", ("When",)),
        InsteadOfDrawing: ("Instead of", ("Instead of",)),
    }
)
"""The label of a timing, and the words at its beginning that the label says."""


def label_of(tree: Sentence, *, of_monster: bool) -> str | None:
    """What a sentence is called that is no effect.

    Args:
        tree: the sentence.
        of_monster: whether a monster says it: of a Ritual Monster, how it is Summoned.
    """
    if is_permission(tree):
        return "Permission to activate this card"
    if of_monster and summons_itself(tree):
        return _SUMMONING
    if (of_monster and _restricts_its_use(tree)) or _is_of_either_activation(tree):
        return "Restriction"
    label = next((label for label, types in _LABELS if isinstance(tree, types)), None)
    return _SUMMONING if of_monster and label == _RITUAL else label


def summons_itself(tree: Sentence | None) -> bool:
    """Whether a player can Special Summon this card without activating anything: "If ..., you can"."""
    if not isinstance(tree, Applies) or not tree.optional or tree.instead:
        return False
    if not all(isinstance(one, Given | While) for one in tree.timings):
        return False
    actions = [action for _, action, _ in _actions(tree.effect, ())]
    return any(isinstance(one, SpecialSummon) and _is_this_card(one.what) for one in actions)


def _is_destroyed_first(tree: Applies) -> bool:
    """Whether it tells where a card goes that is destroyed, as Crystal Beasts do: the destruction remains.

    Of a card that "would be destroyed", or in whose place another is destroyed, it is the destruction that
    is replaced.
    """
    if isinstance(tree.effect.first, Destroy):
        return False
    events = [timing.event for timing in tree.timings if isinstance(timing, If | When)]
    done = [event.done for event in events if isinstance(event, Happens)]
    return any(isinstance(one, Undergone) and Deed.DESTROYED in one.deeds for one in done)


def _says_what_is_replaced(tree: Applies) -> bool:
    """Whether what is done says in the place of what: "any card sent to the GY is banished instead"."""
    state = tree.effect.first.state if isinstance(tree.effect.first, Apply) else None
    is_of_sort = isinstance(state, IsDone) and any(
        isinstance(one, WhichWas) for one in getattr(state.what, "qualifiers", ())
    )
    return is_of_sort or isinstance(state, TakesInstead)


def _restricts_its_use(tree: Sentence) -> bool:
    """Whether it says how this card is not used or Summoned, which no effect is: nothing can negate it.

    It cannot be material, nor other monsters beside it; or its player does not do something in the turn of
    its Summon.
    """
    if not isinstance(tree, Ability) or tree.timings:
        return False
    if tree.holds is not None and not isinstance(getattr(tree.holds, "condition", None), PartsAre):
        return False
    first = tree.effect.first
    if isinstance(first, Forbid):
        of_its_summon = first.who is Who.YOU and _is_turn_of_its_summon(first.duration)
        return of_its_summon and not tree.effect.rest and tree.holds is None
    return all(_is_of_its_use(action) for _, action, _ in _actions(tree.effect, ()))


def _is_of_its_use(action: Action) -> bool:
    state = action.state if isinstance(action, Apply) else None
    return isinstance(state, PartsMustBe) or (
        isinstance(state, CannotBeMaterial) and _is_this_card(state.what)
    )


def _is_of_either_activation(tree: Sentence) -> bool:
    """Whether it says what its player cannot do in the turn in which any effect of this card is activated."""
    first = tree.effect.first if isinstance(tree, Ability) and not tree.timings else None
    return isinstance(first, Forbid) and first.duration == For(Span.TURN_OF_EITHER_ACTIVATION)


def _is_turn_of_its_summon(duration: Duration | None) -> bool:
    event = duration.event if isinstance(duration, InTurn) else None
    action = event.action if isinstance(event, DoesAction) else None
    return isinstance(action, SpecialSummon) and _is_this_card(action.what)


def _is_this_card(what: What | None) -> bool:
    return isinstance(what, That) and what.which is Reference.THIS_CARD


def counts_uses(tree: Sentence | None) -> bool:
    """Whether it says how often the effect before it can be used: "you can use it up to twice per turn"."""
    return isinstance(tree, Applies) and isinstance(tree.effect.first, UsesAllowed)


def root_categories(role: Role) -> tuple[str, ...]:
    """The categories that spell whole sentences."""
    return (role.value, "sentence", "bullet", "reminder", "materials")


def frequency_in_words(uses: Uses) -> str:
    """How often: "Once per turn"."""
    return print_node(uses, "frequency")


def limit_in_words(limit: Sentence, name: str) -> str:
    """A limit that stands in a sentence of its own, as it counts one effect."""
    if isinstance(limit, SoftUsageLimit):
        return f"{frequency_in_words(limit.frequency)} for this card alone"
    assert isinstance(limit, UsageLimit | ActivationLimit | OneEffectPerTurn)
    whose = "this name" if limit.name == name else f'the name "{limit.name}"'
    if isinstance(limit, OneEffectPerTurn):
        which = "one of these effects" if limit.following else "one effect"
        return f"Only {which} per turn for all cards of {whose}, and that once"
    uses = limit.frequency
    if isinstance(limit, ActivationLimit) and limit.most > 1:
        how_often = f"Up to {uses.times * limit.most} times {uses.per}"
    else:
        how_often = frequency_in_words(uses)
    words = f"{how_often} for all cards of {whose}"
    if isinstance(limit, UsageLimit) and limit.once_in_a_chain:
        words += ", and only once in the same Chain"
    return words


class Layout:
    """Lays the sentences of one effect out in lines; steps are numbered through."""

    def __init__(self, name: str, kind: Kind, *, of_monster: bool = True, pays_first: bool = False) -> None:
        """Begin an effect.

        Args:
            name: the card's.
            kind: of the effect.
            of_monster: whether the card is a monster.
            pays_first: whether its first sentence tells what is paid and targeted, as old texts do.
        """
        self._pays_first = pays_first
        self._name = name
        self._of_monster = of_monster
        self._kind = kind
        self._steps = 0
        self._last = ""
        """The name of the last step that is no restriction."""
        self._last_summon = ""
        """The name of the last step that Summons with materials."""
        self._letter = ""
        """That of the listed effect being laid out; its steps are counted by themselves."""
        self._steps_outside = 0
        self._last_outside = ""
        self._lists_choices = False
        """Whether the effects behind bullets are such of which not all are carried out."""
        self._equips = False
        """Whether this card has been equipped to another by now."""
        self._is_first = True

    def sentence(self, number: int, tree: Sentence, role: Role, *, goes_on: bool = False) -> Iterator[Item]:
        """The lines of a sentence.

        Args:
            number: its number in the card.
            tree: what it says.
            role: where it stands.
            goes_on: whether it stands behind the same bullet as the sentence before.
        """
        if role is Role.BULLET and (self._is_first or not goes_on):
            self._begin_listed()
            which = f" effect {self._letter}" if self._letter and _has_steps(tree) else ""
            yield Item("", PartOfEffect.OTHER, number, (), (), given=f"* Listed{which}:")
        elif self._letter and not goes_on:
            self._letter, self._steps, self._last = "", self._steps_outside, self._last_outside
        yield from self._sentence(number, tree, (), role)
        self._is_first = False
        self._lists_choices |= role is not Role.BULLET and _lists_choices(tree)

    def _begin_listed(self) -> None:
        """Count the steps of a listed effect from 1, under a letter of its own."""
        if not self._lists_choices:
            return
        if not self._letter:
            self._steps_outside, self._last_outside = self._steps, self._last
        self._letter = chr(ord(self._letter) + 1) if self._letter else "A"
        self._steps, self._last = 0, ""

    def _sentence(self, number: int, tree: Sentence, path: Path, role: Role) -> Iterator[Item]:
        match tree:
            case Headed():
                is_by_itself = self._is_first and self._of_monster and isinstance(tree.heading, ForPosition)
                label = "While this card is in" if is_by_itself else "For"
                yield Item(label, PartOfEffect.OTHER, number, (*path, "heading"), ("heading",))
                yield from self._sentence(number, tree.sentence, (*path, "sentence"), Role.SENTENCE)
            case Ability():
                yield from self._ability(number, tree, path)
            case Applies() if counts_uses(tree) or (self._of_monster and summons_itself(tree)):
                label = "Limit" if counts_uses(tree) and not self._is_first else ""
                yield Item(label, PartOfEffect.OTHER, number, path, root_categories(role))
            case Applies() if _is_rule_of_responses(tree):  # its condition is none of the effect
                yield Item("Responses", PartOfEffect.OTHER, number, path, root_categories(role))
            case Applies() if not self._is_first and is_of_its_activation(tree):
                yield from self._effect(
                    number, tree.effect, (*path, "effect"), is_numbered=False, label="If it is activated"
                )
            case Applies() if self._last and is_of_its_materials(tree):
                yield from self._timings(number, tree.timings, path, is_optional=tree.optional)
                label = f"Materials for step {self._last_summon or self._last}"
                before = "You can: " if tree.optional else ""
                yield from self._effect(
                    number, tree.effect, (*path, "effect"), before, is_numbered=False, label=label
                )
            case Applies():
                is_activation = self._kind is Kind.ACTIVATE and self._is_first  # what follows is no answer
                is_optional = tree.optional or is_activation
                yield from self._timings(number, tree.timings, path, is_optional=is_optional)
                of_what = "sending it to the GY" if _is_destroyed_first(tree) else "that"
                is_said = _says_what_is_replaced(tree)
                before = f"Instead of {of_what}: " if tree.instead and not is_said else ""
                after = " instead" if tree.instead and is_said else ""
                if not self._is_first and tree.optional:
                    before = f"You can, instead of {of_what}: " if tree.instead else "You can: "
                label = "" if self._is_first else _aside_of(tree)
                yield from self._effect(
                    number, tree.effect, (*path, "effect"), before, after, is_numbered=not label, label=label
                )
                if tree.exception is not None:
                    excepted, spelled = (*path, "exception"), ("excepted",)
                    yield Item("Except", PartOfEffect.OTHER, number, excepted, spelled, said_by_label=("",))
            case EitherAbility():
                yield from self._timings(number, tree.timings, path, is_optional=True)
                for word, name in (("One way", "first"), ("Other way", "second")):
                    yield Item("", PartOfEffect.OTHER, number, (), (), given=f"{word}:")
                    yield from self._ability(number, getattr(tree, name), (*path, name))
            case Continues():
                yield from self._effect(number, tree.effect, (*path, "effect"), self._link(tree.link))
            case Otherwise():
                before = "Only if what the sentence before asks for did not hold: "
                yield from self._effect(number, tree.effect, (*path, "effect"), before)
            case _:
                label = "" if self._is_first else label_of(tree, of_monster=self._of_monster) or ""
                is_effect = isinstance(tree, rituals.EntireRequirement)
                where = PartOfEffect.STEP if is_effect else PartOfEffect.OTHER
                yield Item(label, where, number, path, root_categories(role))

    def _ability(self, number: int, tree: Ability, path: Path) -> Iterator[Item]:
        if not self._is_first:
            yield from _how_used(number, tree)
        is_optional = tree.optional or self._kind is Kind.ACTIVATE
        yield from self._timings(number, tree.timings, path, is_optional=is_optional)
        if tree.damage_step is not None:
            yield Item("Time", PartOfEffect.OTHER, number, (), (), given=tree.damage_step.value)
        if tree.declares_opponent:
            given = "one opponent is declared at activation"
            yield Item("Opponent", PartOfEffect.OTHER, number, (), (), given=given)
        if tree.cost is not None:
            label = "Cost of activating this card" if tree.by_activation else "Cost"
            label += ", if you like" if tree.may_be_paid else ""
            cost = [one for one in _actions(tree.cost, (*path, "cost")) if not is_activation(one[1])]
            if cost and isinstance(cost[0][1], Provided) and isinstance(cost[0][1].action, ActivateCard):
                when = (*cost.pop(0)[2], "condition")
                yield Item("Activation condition", PartOfEffect.OTHER, number, when, ("phase_condition",))
            yield from costs(number, cost, label)
        holds = (
            () if tree.holds is None else (_timing(number, tree.holds, (*path, "holds"), is_optional=False),)
        )
        is_told_first = isinstance(tree.holds, EachTime | When | If)
        yield from holds if is_told_first else ()
        is_numbered = self._kind is not Kind.STATIC or bool(tree.effect.rest) or tree.cost is not None
        aside = self._aside(tree)
        yield from self._effect(
            number,
            tree.effect,
            (*path, "effect"),
            is_numbered=is_numbered and not aside,
            label=aside,
            paid=_paid_before_list(tree),
        )
        yield from () if is_told_first else holds
        if tree.only is not None:
            only, categories = (*path, "only"), root_categories(Role.SENTENCE)
            words = limit_in_words(tree.only, self._name) if isinstance(tree.only, UsageLimit) else None
            if isinstance(tree.only, UsageLimit) and tree.only.kind in _OF_EACH:
                words = f"{words}, each of these effects by itself"
            yield Item("Limit", PartOfEffect.OTHER, number, only, categories, given=words)
            if getattr(tree.only, "also", None) is not None:
                yield Item("Limit", PartOfEffect.OTHER, number, (*only, "also"), STEP_CATEGORIES)
        if tree.bullets_follow:
            yield Item("", PartOfEffect.OTHER, number, (), (), given="The list that follows belongs to it.")

    def _timings(
        self, number: int, timings: Sequence[Timing], path: Path, *, is_optional: bool
    ) -> Iterator[Item]:
        for index, timing in enumerate(timings):
            if isinstance(timing, Uses):
                if not self._is_first:
                    given = f"{frequency_in_words(timing)} for this card alone"
                    yield Item("How often", PartOfEffect.OTHER, number, (), (), given=given)
                continue
            can_be_missed = is_optional and self._kind in ACTIVATED
            yield _timing(number, timing, (*path, "timings", index), is_optional=can_be_missed)

    def _aside(self, tree: Ability) -> str:
        """What a further sentence is called that tells of no step."""
        if self._kind is Kind.ACTIVATE and _is_rule_of_responses(tree):
            return "Responses"
        if self._is_first or tree.timings or tree.cost is not None or tree.optional:
            return ""
        if _is_about_responses(tree):
            return "Responses"
        if any(isinstance(node, ActivationAndEffect) for node in walk(tree)):
            return "Note"
        if any(isinstance(node, For) and node.span in _TURNS_OF_ACTIVATION for node in walk(tree)):
            return "Restriction"
        if is_spared(tree):
            return "Note"
        if forbids_its_use(tree) or forbids_target(tree):
            return "Restriction"
        return "While equipped" if self._equips and not is_done_once(tree.effect) else ""

    def _effect(
        self,
        number: int,
        steps: Steps,
        path: Path,
        before: str = "",
        after: str = "",
        *,
        is_numbered: bool = True,
        label: str = "",
        paid: int = 0,
    ) -> Iterator[Item]:
        actions = [*_actions(steps, path)]
        is_paid = self._pays_first and self._is_first
        first = len(actions) if is_paid else max(paid, number_at_activation(actions))
        yield from costs(number, actions[:first], "Cost", before)
        is_restricting = is_provided = False
        asking = ""
        for index, (link, action, action_path) in enumerate(actions[first:]):
            is_restricting = link is Link.BUT or (is_restricting and link in (Link.AND, Link.ALSO))
            if link is not None and (index or not first):
                before = "" if label and link in _SIDE_BY_SIDE else self._link(link, action)
                if link is Link.OTHERWISE and asking:
                    before = f"Only if what {asking} asks for does not hold: "
                if link is Link.OR and is_numbered and _replaces_both(actions[: first + index], action):
                    before = f"In place of steps {self._step(self._steps - 1)} and {self._last}: "
                is_more = is_restricting and link is not Link.BUT and _speaks_of_step(action)
                is_more |= link is Link.NEXT and _hold(action, actions[first + index - 1][1])
                is_more |= link is Link.ALSO and _is_end_of_step(action)
                is_more |= link is Link.AND and is_restricting and isinstance(action, Apply)
                is_so = is_provided and is_restricting and link is Link.AND  # "but if ..., A and B"
                is_same_case = is_so or (link is Link.ALSO and is_provided and _is_of_this(action))
                is_provided &= is_same_case
                if is_more and self._last and not label and not is_so:
                    before = f"Together with step {self._last}: "
                elif is_same_case and self._last and not label:
                    case = self._step(self._steps) if is_so else self._last
                    before = f"At the same time, in the same case as step {case}: "
            is_provided |= isinstance(action, Provided)
            is_aside = is_numbered and bool(self._last) and link is not None and _is_aside(action)
            before = f"While doing step {self._last}: " if is_aside else before
            if is_numbered:
                self._steps += 1
            step = self._step(self._steps)
            asking = f"step {step}" if isinstance(action, Provided) else asking
            name = f'"{label}"' if label else "this"
            before_it = actions[first + index - 1][1] if index else None
            is_in_place = link is Link.OR and before_it is not None and _is_alike(action, before_it)
            number_of = f"{self._step(self._steps - 1)} or {step}" if is_in_place else step
            self._equips |= isinstance(action, Equip) and (
                isinstance(action.what, That) or action.list is not None
            )
            if is_numbered and not is_aside and (link is not Link.BUT or not self._last):
                self._last = step
            if is_numbered and any(isinstance(node, SummonBy) for node in walk(action)):
                self._last_summon = step
            yield Item(
                step if is_numbered else label,
                PartOfEffect.STEP,
                number,
                action_path,
                STEP_CATEGORIES,
                before=before,
                after="" if index else after,
                name=f"step {number_of}" if is_numbered else name,
            )

    def _step(self, number: int) -> str:
        """What a step is called: "2", of a listed effect "A2"."""
        return f"{self._letter}{number}"

    def _link(self, link: Link, action: Action | None = None) -> str:
        if link in _SIDE_BY_SIDE and self._kind is Kind.STATIC:
            return "Also: "
        before = f"step {self._last}" if self._last else "that"
        if link is Link.AND and isinstance(action, Provided):
            return f"At the same time as {before}: "
        return LINKS[link].format(before)


def _is_aside(action: Action) -> bool:
    """Whether it is only said how the step before goes: nothing is done then that could go before."""
    return isinstance(action, Apply) and isinstance(action.state, EffectsNotActivated)


def _replaces_both(done: Sequence[tuple[Link | None, Action, Path]], action: Action) -> bool:
    """Whether it is done in the place of two steps with an "and" between, and says nothing of their cards.

    "Take 1 Rock monster and either add it to your hand or send it to the GY, or you can draw 1 card instead."
    """
    return len(done) > 1 and done[-1][0] is Link.AND and not _speaks_of_step(action)


def _hold(*actions: Action) -> bool:
    """Whether one of them is not done, but holds from then on: a list of such things comes about together."""
    return any(isinstance(one, Apply | Forbid) for one in actions)


def _paid_before_list(tree: Ability) -> int:
    """How many actions stand before "apply 1 of these effects" and the semicolon that ends a sentence."""
    if _speaks_of_step(tree.effect.first):  # of what was targeted, which is done when the card resolves
        return 0
    steps = tree.effect.rest if tree.bullets_follow and tree.cost is None else ()
    return len(steps) if steps and isinstance(steps[-1].action, ApplyListed) else 0


def _how_used(number: int, tree: Ability) -> Iterator[Item]:
    """Whether a further effect may be used, and whether it is said to be a Quick Effect."""
    may = ["You can"] if tree.optional else []
    quick = ["as a Quick Effect"] if tree.speed is Speed.QUICK else []
    if may or quick:
        said = ", ".join([*may, *quick])
        yield Item("", PartOfEffect.OTHER, number, (), (), given=f"{said[:1].upper()}{said[1:]}:")


def _has_steps(tree: Sentence) -> bool:
    """Whether a sentence is carried out step by step."""
    return isinstance(tree.sentence if isinstance(tree, Headed) else tree, Ability | Applies)


def _lists_choices(tree: Sentence) -> bool:
    """Whether the effects behind the bullets that follow are such of which not all are carried out."""
    return any(
        isinstance(node, ChooseListed | RollDice | TossCoins)
        or (
            isinstance(node, ApplyListed)
            and (
                (node.basis or node.quantity) not in (None, Both())
                or node.list is ListedEffects.APPROPRIATE
                or (node.verb is ListVerb.ACTIVATE and not node.in_sequence and node.quantity is None)
            )
        )
        for node in walk(tree)
    )


def is_spared(tree: Sentence | None) -> bool:
    """Whether it says that the effect before it cannot be negated, or what does not affect it."""
    first = tree.effect.first if isinstance(tree, Ability) else None
    state = first.state if isinstance(first, Apply) else None
    return (isinstance(state, UnaffectedBy) and isinstance(state.what, ThisEffect)) or (
        isinstance(state, CannotBe)
        and isinstance(state.what, ThisEffect)
        and isinstance(state.done, Undergone)
        and Deed.NEGATED in state.done.deeds
    )


def forbids_target(tree: Sentence | None) -> bool:
    """Whether it says what cannot be chosen for the effect before it: "You cannot target this card"."""
    if not isinstance(tree, Ability) or tree.timings or tree.cost is not None:
        return False
    first = tree.effect.first
    return isinstance(first, Forbid) and first.who is Who.YOU and isinstance(first.action, Target)


def _aside_of(tree: Applies) -> str:
    """What a further sentence is called that tells of no step, but of what can be activated or targeted."""
    if _is_about_responses(tree):
        return "Responses"
    first = tree.effect.first
    limits_targets = isinstance(first, OnlyThis) and first.who is Who.YOU and isinstance(first.action, Target)
    return "Restriction" if limits_targets else ""


def _is_rule_of_responses(tree: Ability | Applies) -> bool:
    """Whether it only says what can be activated in response to the activation of its effect."""
    first = tree.effect.first
    return isinstance(first, Forbid) and isinstance(first.action, Respond) and not tree.effect.rest


def _is_about_responses(tree: Sentence) -> bool:
    """Whether it says what can be activated in response to something."""
    return any(isinstance(node, InResponse | Respond) for node in walk(tree))


def _actions(steps: Steps, path: Path) -> Iterator[tuple[Link | None, Action, Path]]:
    """All actions, how each hangs on the one before, and where it stands."""
    yield None, steps.first, (*path, "first")
    for index, step in enumerate(steps.rest):
        yield step.link, step.action, (*path, "rest", index, "action")


def _is_alike(action: Action, other: Action) -> bool:
    """Whether the same is done in the place of something, to other cards: what follows speaks of either."""
    while isinstance(action, Instead | May | Provided):
        action = action.action
    return type(action) is type(other.action if isinstance(other, May) else other)


def _speaks_of_step(action: Action) -> bool:
    """Whether it is about the cards of the step before: what hangs on that with a "but" goes on."""
    return any(
        (isinstance(node, Spoken) and LeftOver() not in node.adjectives)
        or getattr(node, "which", None) in _SPOKEN_OF
        for node in walk(action)
    )


def _is_of_this(action: Action) -> bool:
    """Whether it is only about this card or cards that were spoken of, and binds no player for a time."""
    cards = [node for node in walk(action) if isinstance(node, What)]
    return not isinstance(action, Forbid) and all(isinstance(one, That | Spoken) for one in cards)


def _is_end_of_step(action: Action) -> bool:
    """Whether it is done later to the cards of the step before: "also destroy it during the End Phase"."""
    return isinstance(action, Later | RedirectLeaving) and _speaks_of_step(action)


_SPOKEN_OF: Final = frozenset({Reference.IT, Reference.THEM, Reference.BOTH})


def _is_yet_to_happen(timing: When) -> bool:
    """Whether it answers what would happen, so that nothing comes between."""
    return type(timing.event).__name__.startswith("Would")


def _is_this_activation(timing: When) -> bool:
    """Whether this card is activated then: nothing comes between that and its effect."""
    return isinstance(timing.event, Activates) and _is_this_card(timing.event.what)


def _can_be_missed(timing: Timing) -> bool:
    """Whether something may come between a timing and what answers it; between one of two as little."""
    if isinstance(timing, AnyTiming):
        return _can_be_missed(timing.first) and _can_be_missed(timing.second)
    return isinstance(timing, When) and not (_is_this_activation(timing) or _is_yet_to_happen(timing))


def _timing(number: int, timing: Timing, path: Path, *, is_optional: bool) -> Item:
    if isinstance(timing, Flipped):
        given = "this card is flipped face-up (FLIP)"
        if timing.given is None:
            return Item("When", PartOfEffect.OTHER, number, path, (), given=given)
        before = f"{given}, if "
        return Item(
            "When",
            PartOfEffect.OTHER,
            number,
            (*path, "given"),
            ("phase_condition",),
            before,
            said_by_label=("",),
        )
    if isinstance(timing, WhenDone):
        given = "what the sentence before says was done"
        return Item("When", PartOfEffect.OTHER, number, path, (), given=given)
    if isinstance(timing, Given) and isinstance(timing.condition, DidSo):
        condition = timing.condition
        done = "cannot be done" if condition.cannot else "was not done" if condition.not_done else "was done"
        given = f"what the sentence before says {done}"
        if (condition.it or condition.they) and not condition.cannot:
            subject, does = ("they", "do") if condition.they else ("it", "does")
            does = f"{does} not do" if condition.not_done else does
            given = f"{subject} {does} what the sentence before says"
        return Item("Condition", PartOfEffect.OTHER, number, path, (), given=given)
    label, said = _TIMINGS.get(type(timing), ("Time", ("",)))
    if is_how_it_lies(timing):
        label = "Condition"
    after = ", as the last thing that happened" if is_optional and _can_be_missed(timing) else ""
    categories = ("timing", "behind", "behind_comma")
    return Item(
        label,
        PartOfEffect.OTHER,
        number,
        path,
        categories,
        after=after,
        said_by_label=said,
        name=f'"{label}"',
    )
