"""The sentences of an effect laid out in lines: when, under which condition, at what cost, step by step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from banneret.effects import (
    rituals,
)
from banneret.effects.abilities import (
    Ability,
    Applies,
    Continues,
    EitherAbility,
    ForPosition,
    Headed,
    Otherwise,
    Speed,
)
from banneret.effects.actions.choosing import ChooseListed
from banneret.effects.actions.steps import (
    Provided,
    Steps,
    linked_actions,
)
from banneret.effects.actions.values import RollDice, TossCoins
from banneret.effects.kinds import Sentence, Timing
from banneret.effects.lists import ApplyListed, ListedEffects, ListVerb
from banneret.effects.modal import ActivateCard
from banneret.effects.node import Path, walk
from banneret.effects.nouns import Both
from banneret.effects.timings import (
    EachTime,
    If,
    Uses,
    When,
)
from banneret.reading.explaining.at_activation import costs, is_activation, number_at_activation
from banneret.reading.explaining.how_often import frequency_in_words, limit_inside
from banneret.reading.explaining.lines import STEP_CATEGORIES, Item, root_categories
from banneret.reading.explaining.replacing import replacing
from banneret.reading.explaining.step_lines import StepLines
from banneret.reading.explaining.step_links import speaks_of_step
from banneret.reading.explaining.timing_lines import timing_line
from banneret.reading.grouping.asides import aside, counts_uses, is_rule_of_responses
from banneret.reading.kinds.done_once import is_done_once
from banneret.reading.kinds.kind import ACTIVATED, Kind
from banneret.reading.kinds.labels import label_of, summons_itself
from banneret.reading.kinds.own_use import is_of_its_activation, is_of_its_materials
from banneret.reading.naming.line_names import PartOfEffect
from banneret.reading.text.sentences import Role


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
        self._steps = StepLines(kind)
        self._lists_choices = False
        """Whether the effects behind bullets are such of which not all are carried out."""
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
            if self._lists_choices:
                self._steps.begin_listed()
            letter = self._steps.letter()
            which = f" effect {letter}" if letter and _has_steps(tree) else ""
            yield Item("", PartOfEffect.OTHER, number, (), (), given=f"* Listed{which}:")
        elif not goes_on:
            self._steps.end_listed()
        yield from self._sentence(number, tree, (), role)
        self._is_first = False
        self._lists_choices |= role is not Role.BULLET and _lists_choices(tree)

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
            case Applies() if is_rule_of_responses(tree):  # its condition is none of the effect
                yield Item("Responses", PartOfEffect.OTHER, number, path, root_categories(role))
            case Applies():
                yield from self._applies(number, tree, path)
            case EitherAbility():
                yield from self._timings(number, tree.timings, path, is_optional=True)
                for word, name in (("One way", "first"), ("Other way", "second")):
                    yield Item("", PartOfEffect.OTHER, number, (), (), given=f"{word}:")
                    yield from self._ability(number, getattr(tree, name), (*path, name))
            case Continues():
                yield from self._effect(number, tree.effect, (*path, "effect"), self._steps.link(tree.link))
            case Otherwise():
                yield from self._effect(number, tree.effect, (*path, "effect"), self._steps.otherwise())
            case _:
                label = "" if self._is_first else label_of(tree, of_monster=self._of_monster) or ""
                is_effect = isinstance(tree, rituals.EntireRequirement)
                where = PartOfEffect.STEP if is_effect else PartOfEffect.OTHER
                yield Item(label, where, number, path, root_categories(role))

    def _applies(self, number: int, tree: Applies, path: Path) -> Iterator[Item]:
        effect = (*path, "effect")
        if not self._is_first and is_of_its_activation(tree):
            yield from self._effect(number, tree.effect, effect, label="If it is activated")
            return
        if self._steps.has_step() and is_of_its_materials(tree):
            yield from self._timings(number, tree.timings, path, is_optional=tree.optional)
            label = f"Materials for step {self._steps.last_summon()}"
            before = "You can: " if tree.optional else ""
            yield from self._effect(number, tree.effect, effect, before, label=label)
            return
        is_activation = self._kind is Kind.ACTIVATE and self._is_first  # what follows is no answer
        yield from self._timings(number, tree.timings, path, is_optional=tree.optional or is_activation)
        before, after = replacing(tree)
        if not self._is_first and tree.optional:
            before = f"You can, {before[:1].lower()}{before[1:]}" if before else "You can: "
        label = "" if self._is_first else aside(tree)
        if self._steps.has_step() and _adds_listed(tree.effect):
            label = "Addition"
            self._steps.begin_addition()
        yield from self._effect(number, tree.effect, effect, before, after, label=label or None)
        if tree.exception is not None:
            excepted, spelled = (*path, "exception"), ("excepted",)
            yield Item("Except", PartOfEffect.OTHER, number, excepted, spelled, said_by_label=("",))

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
            cost = [
                one for one in linked_actions(tree.cost, (*path, "cost")) if not is_activation(one.action)
            ]
            first = cost[0].action if cost else None
            if isinstance(first, Provided) and isinstance(first.action, ActivateCard):
                when = (*cost.pop(0).path, "condition")
                yield Item("Activation condition", PartOfEffect.OTHER, number, when, ("phase_condition",))
            yield from costs(number, cost, label)
        holds = (
            ()
            if tree.holds is None
            else (timing_line(number, tree.holds, (*path, "holds"), is_optional=False),)
        )
        is_told_first = isinstance(tree.holds, EachTime | When | If)
        yield from holds if is_told_first else ()
        is_numbered = self._kind is not Kind.STATIC or bool(tree.effect.rest) or tree.cost is not None
        called = self._aside(tree)
        yield from self._effect(
            number,
            tree.effect,
            (*path, "effect"),
            label=called if called or not is_numbered else None,
            paid=_paid_before_list(tree),
        )
        yield from () if is_told_first else holds
        if tree.only is not None:
            only, categories = (*path, "only"), root_categories(Role.SENTENCE)
            words = limit_inside(tree.only, self._name)
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
            yield timing_line(number, timing, (*path, "timings", index), is_optional=can_be_missed)

    def _aside(self, tree: Ability) -> str:
        """What a further sentence is called that tells of no step."""
        if self._kind is Kind.ACTIVATE and is_rule_of_responses(tree):
            return "Responses"
        if self._is_first or tree.timings or tree.cost is not None or tree.optional:
            return ""
        is_while_equipped = self._steps.equips() and not is_done_once(tree.effect)
        return aside(tree) or ("While equipped" if is_while_equipped else "")

    def _effect(
        self,
        number: int,
        steps: Steps,
        path: Path,
        before: str = "",
        after: str = "",
        *,
        label: str | None = None,
        paid: int = 0,
    ) -> Iterator[Item]:
        """What is done, first at activation; in numbered steps, or under a label that tells of no steps."""
        actions = linked_actions(steps, path)
        is_paid = self._pays_first and self._is_first
        first = len(actions) if is_paid else max(paid, number_at_activation(actions))
        yield from costs(number, actions[:first], "Cost", before)
        yield from self._steps.lines(number, actions, first, before=before, after=after, label=label)


def _paid_before_list(tree: Ability) -> int:
    """How many actions stand before "apply 1 of these effects" and the semicolon that ends a sentence."""
    if speaks_of_step(tree.effect.first):  # of what was targeted, which is done when the card resolves
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


def _adds_listed(steps: Steps) -> bool:
    """Whether nothing is done but that a listed effect is added to the effect before."""
    added = steps.first
    return not steps.rest and isinstance(added, ApplyListed) and added.list is ListedEffects.ADDITIONAL


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
