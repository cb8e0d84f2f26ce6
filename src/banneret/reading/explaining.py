"""The plain explanation of a card: what the table will do, made from its bound trees alone.

Its own style, not that of card texts: what kind of effect it is and how often; then a line each for when and
under which condition, for costs and targets, and for every step with how it hangs on the one before.
References are spelled out by their bindings. Nothing that a tree says is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from types import MappingProxyType
from typing import Final, NamedTuple

import msgspec

from banneret.effects import limits, procedures, reminders
from banneret.effects.abilities import (
    Ability,
    ActivateOnly,
    Applies,
    Continues,
    EitherAbility,
    Headed,
    Otherwise,
    QuickIf,
    Required,
    Speed,
)
from banneret.effects.actions.moving import Target
from banneret.effects.actions.steps import Link, Steps
from banneret.effects.dealings import ActivatedBy
from banneret.effects.kinds import Action, Sentence, Timing
from banneret.effects.limits import ActivationLimit, LimitKind, OneEffectPerTurn, SoftUsageLimit, UsageLimit
from banneret.effects.node import Node, Path
from banneret.effects.opponents import EachPlayer, Plain
from banneret.effects.plain import plain_english, plain_multiplayer_english
from banneret.effects.printer import Unprintable, print_node
from banneret.effects.timings import (
    AnyTiming,
    EachTime,
    FirstTime,
    Flipped,
    Given,
    If,
    UnlessHolds,
    Uses,
    When,
    WhenDone,
    WhenSummonedThisWay,
    While,
)
from banneret.effects.wording import without_marks
from banneret.effects.yugioh_terms import MonsterKind
from banneret.reading.binding import Place, node_at
from banneret.reading.facts import EffectGroup, effect_groups
from banneret.reading.kinds import Kind, kind_of
from banneret.reading.mentions import Section
from banneret.reading.reader import CardReading, CardText
from banneret.reading.references import PartOfEffect, References, Where
from banneret.reading.sentences import Role
from banneret.reading.wording import rewritten_trees


class Players(Enum):
    """For how many players a card is explained."""

    MANY = "many"
    """By the multiplayer wording (D25 to D29)."""
    TWO = "two"
    """As the text in print has it."""


class Line(msgspec.Struct, frozen=True):
    """One line of an explanation."""

    label: str
    """What it tells: "When", "Cost", "2"; empty where it goes without saying."""
    text: str
    sentence: int
    """The number of the sentence of the card that says it."""


class ExplainedEffect(msgspec.Struct, frozen=True):
    """An effect, or something else that a card says."""

    heading: str
    lines: tuple[Line, ...]
    sentences: tuple[int, ...]
    """The numbers of the sentences that say it, those that only limit it among them."""


class Explanation(msgspec.Struct, frozen=True):
    """What a card does, in the order of its text."""

    name: str
    effects: tuple[ExplainedEffect, ...]

    def text(self) -> str:
        """The whole in lines for people."""
        return "\n".join(line for effect in self.effects for line in _in_words(effect, effect.lines))

    def of_sentence(self, number: int) -> str:
        """What is said of one sentence, under the heading of its effect."""
        return "\n".join(
            line
            for effect in self.effects
            if number in effect.sentences
            for line in _in_words(effect, [one for one in effect.lines if one.sentence == number])
        )


def _in_words(effect: ExplainedEffect, lines: Sequence[Line]) -> Iterator[str]:
    yield effect.heading
    for line in lines:
        mark = "." if line.label.isdecimal() else ":"
        yield f"  {line.label}{mark} {line.text}" if line.label else f"  {line.text}"


NOT_READ: Final = "Not read: played by agreement."
_NO_EFFECT: Final = "No effect."
_NO_TEXT: Final = "Its text is not here: played by agreement."
_KINDS: Final[Mapping[Kind, str]] = MappingProxyType(
    {
        Kind.IGNITION: "Ignition effect",
        Kind.TRIGGER_OPTIONAL: "Trigger effect, optional",
        Kind.TRIGGER_FORCED: "Trigger effect, mandatory",
        Kind.QUICK_OPTIONAL: "Quick effect, optional",
        Kind.QUICK_FORCED: "Quick effect, mandatory",
        Kind.ACTIVATE: "Activation of this card",
        Kind.FLIP: "Flip effect, mandatory",
        Kind.CONTINUOUS: "Continuous effect that answers without being activated",
        Kind.STATIC: "Continuous effect",
    }
)
_SPOKEN_OPTIONAL: Final = frozenset({Kind.IGNITION, Kind.TRIGGER_OPTIONAL, Kind.QUICK_OPTIONAL})
_LABELS: Final[tuple[tuple[str, tuple[type[Sentence], ...]], ...]] = (
    (
        "Summoning condition",
        (
            procedures.SummoningProcedure,
            procedures.MustBe,
            procedures.TributesRequired,
            procedures.RitualSummonedWith,
            procedures.FusionOnlyWithAbove,
            procedures.UsedToRitualSummon,
            procedures.RitualTributes,
        ),
    ),
    ("Materials", (procedures.Materials,)),
    ("Equip condition", (procedures.EquipOnlyTo,)),
    ("Activation condition", (ActivateOnly, ActivatedBy, Required)),
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
        ),
    ),
    ("How long", (limits.Lasts, reminders.Remains)),
    (
        "Note",
        (
            procedures.AlwaysTreatedAs,
            procedures.AlwaysWorth,
            procedures.SubstituteFor,
            reminders.TreatedAsSummon,
            reminders.StillATrap,
            reminders.NotTreatedAs,
            reminders.WithoutPolymerization,
            reminders.OneUnionAtATime,
            reminders.CanBeActivated,
            reminders.OneAtATime,
            QuickIf,
        ),
    ),
)
"""What sentences are called that are no effects."""
_LINKS: Final[Mapping[Link, str]] = MappingProxyType(
    {
        Link.THEN: "Then, only if {} was done: ",
        Link.AND_IF_YOU_DO: "At the same time, only if {} is done: ",
        Link.AND_IF_THEY_DO: "At the same time, only if they do {}: ",
        Link.AND_IF_IT_DOES: "At the same time, only if {} comes about: ",
        Link.ALSO: "At the same time, whether or not {} is done: ",
        Link.AFTER_THAT: "Afterwards, whether or not {} was done: ",
        Link.TO: "Then: ",
        Link.OR: "In place of {}: ",
        Link.BUT: "With this restriction: ",
        Link.NEXT: "After {}: ",
        Link.OTHERWISE: "Only if {} was not done: ",
        Link.AND: "At the same time as {}, both or neither: ",
    }
)
"""How a step hangs on the one that is named."""
_SILENT: Final = frozenset({Link.TO, Link.AND, Link.ALSO, Link.NEXT, Link.THEN})
"""Links that say nothing of targets and costs: without all of them there is no activation."""
_TIMINGS: Final[Mapping[type[Timing], tuple[str, tuple[str, ...]]]] = MappingProxyType(
    {
        When: ("When", ("When",)),
        If: ("When", ("If",)),
        EachTime: ("Each time", ("Each time",)),
        Given: ("Condition", ("If",)),
        While: ("While", ("While", "As long as")),
        UnlessHolds: ("Unless", ("Unless",)),
        AnyTiming: ("When", ("When", "If")),
        FirstTime: ("When", ("",)),
        WhenSummonedThisWay: ("When", ("When",)),
    }
)
"""The label of a timing, and the words at its beginning that the label says."""
_STEP_CATEGORIES: Final = (
    "deed_action",
    "action",
    "own_action",
    "also_own_action",
    "acted",
    "otherwise",
    "aside",
    "purpose",
    "own_provided",
    "each_of_them",
)
_OWN: Final = frozenset({"own_action", "also_own_action", "own_provided"})
"""Categories that say of this card what they do not say it of."""


class _Item(NamedTuple):
    """A line before it is printed."""

    label: str
    where: PartOfEffect
    sentence: int
    path: Path
    categories: tuple[str, ...]
    before: str = ""
    after: str = ""
    said_by_label: tuple[str, ...] = ()
    given: str | None = None
    """A text that needs no printing."""
    name: str = ""
    """How other lines name it, where not by its label."""


class _Unit(NamedTuple):
    """An effect before it is printed."""

    heading: str
    items: list[_Item]
    sentences: tuple[int, ...]
    is_effect: bool


def explain(
    card: CardText,
    reading: CardReading,
    *,
    players: Players = Players.MANY,
    each_player: EachPlayer = EachPlayer.ALL,
) -> Explanation:
    """Tell what a card does.

    Args:
        card: what the card is.
        reading: its sentences; of those that are not read, it is only said that they are not.
        players: for how many players; for many, the trees are rewritten first.
        each_player: what "each player" means on this card.
    """
    if not reading.sentences:
        heading = _NO_EFFECT if MonsterKind.NORMAL in card.kinds else _NO_TEXT
        return Explanation(card.name, (ExplainedEffect(heading, (), ()),))
    return _Explainer(card, reading, players, each_player).explanation()


class _Explainer:
    """Explains one card."""

    def __init__(
        self, card: CardText, reading: CardReading, players: Players, each_player: EachPlayer
    ) -> None:
        self._card = card
        self._reading = reading
        self._groups = [_with_common_limits(group, reading) for group in effect_groups(card, reading)]
        self._trees = _trees(card, reading, players, each_player)
        self._spelling = plain_english() if players is Players.TWO else plain_multiplayer_english()

    def explanation(self) -> Explanation:
        units = list(self._units())
        references = References(self._reading.bindings, self._trees, _lines_by_place(units), self._spelling)
        is_one = sum(unit.is_effect for unit in units) < _SEVERAL
        effects: list[ExplainedEffect] = []
        for number, unit in enumerate(units):
            lines = [self._line(item, references, number) for item in unit.items]
            name = "" if is_one or not unit.is_effect else f"Effect {_effect_number(units, number)}. "
            effects.append(ExplainedEffect(name + unit.heading, tuple(lines), unit.sentences))
        return Explanation(self._card.name, tuple(effects))

    def _units(self) -> Iterator[_Unit]:
        """The effects, and what else the card says, in the order of its text."""
        of_sentence = {number: group for group in self._groups for number in group.sentences}
        joined = {number for group in self._groups for number in group.limits}
        for number, sentence in enumerate(self._reading.sentences):
            group = of_sentence.get(number)
            tree = self._trees[number]
            if group is not None:
                if number == group.sentences[0]:
                    yield self._effect(group)
            elif tree is None:
                yield _Unit(NOT_READ, self._unread(number), (number,), is_effect=False)
            elif number not in joined:
                item = _Item("", PartOfEffect.OTHER, number, (), _root(sentence.role))
                yield _Unit(_label(tree) or "Materials", [item], (number,), is_effect=False)

    def _unread(self, number: int) -> list[_Item]:
        text = self._reading.sentences[number].text
        return [_Item("", PartOfEffect.OTHER, number, (), (), given=text)] if text else []

    def _effect(self, group: EffectGroup) -> _Unit:
        """An effect: its sentences, and the limits that count it."""
        first = self._trees[group.sentences[0]]
        assert first is not None
        if isinstance(first, Headed):
            first = first.sentence
            kind = kind_of(self._card, self._reading.sentences[group.sentences[0]], first)
            group = group._replace(kind=kind)
        layout = _Layout(self._card, group.kind)
        items = [
            item
            for number in group.sentences
            if (tree := self._trees[number]) is not None
            for item in layout.sentence(number, tree, self._reading.sentences[number].role)
        ]
        how_often = [*_own_limits(first)]
        for number in group.limits:
            limit = self._trees[number]
            assert limit is not None
            how_often.append(_limit_in_words(limit, self._card.name))
            if isinstance(limit, UsageLimit) and limit.also is not None:
                items.append(_Item("Limit", PartOfEffect.OTHER, number, ("also",), _STEP_CATEGORIES))
        is_effect = any(item.where is not PartOfEffect.OTHER for item in items)
        heading = self._heading(group, first, how_often)
        return _Unit(heading, items, (*group.sentences, *group.limits), is_effect)

    def _heading(self, group: EffectGroup, tree: Sentence, how_often: Sequence[str]) -> str:
        sentence = self._reading.sentences[group.sentences[0]]
        label = _label(tree)
        heading = _KINDS[group.kind] if label is None else label
        if isinstance(tree, Ability | Applies):
            is_optional = tree.optional and group.kind not in _SPOKEN_OPTIONAL
            heading += ", optional" if is_optional else ""
        if any(isinstance(one, Flipped) for one in getattr(tree, "timings", ())):
            heading = heading.replace("Trigger", "Flip")
        if isinstance(tree, Ability) and tree.speed is Speed.QUICK and "Quick" not in heading:
            heading += ", a Quick Effect"
        if sentence.section is Section.PENDULUM:
            heading = f"In the Pendulum Zone: {heading}"
        return " ".join([f"{heading}.", *(f"{one}." for one in how_often)])

    def _line(self, item: _Item, references: References, unit: int) -> Line:
        if item.given is not None:
            return Line(item.label, item.given, item.sentence)
        tree = self._trees[item.sentence]
        assert tree is not None
        node = node_at(tree, item.path) if item.path else tree
        assert isinstance(node, Node)
        where = Where(unit, item.where, item.name or item.label)
        text, category = self._printed(node, item, references, where)
        if category in _OWN:
            text = f"This card {text[:1].lower()}{text[1:]}"
        if item.said_by_label:
            text = _behind_label(text, item.said_by_label)
        return Line(item.label, f"{item.before}{text}{item.after}", item.sentence)

    def _printed(self, node: Node, item: _Item, references: References, where: Where) -> tuple[str, str]:
        """A node by the first category that spells it."""
        amend = references.amend(item.sentence, where)
        for category in (*item.categories, *self._spelling):
            if category not in self._spelling:
                continue
            try:
                printed = print_node(node, category, self._spelling, amend=amend, at=item.path)
            except Unprintable:
                continue
            return without_marks(printed), category
        raise Unprintable(f"nothing spells {node!r}")


_SEVERAL: Final = 2


def _with_common_limits(group: EffectGroup, reading: CardReading) -> EffectGroup:
    """An effect that a player may use without activating it: "each effect" counts it, too."""
    first = reading.sentences[group.sentences[0]].tree
    if group.kind is not Kind.CONTINUOUS or not getattr(first, "optional", False):
        return group
    common = [
        number
        for number, one in enumerate(reading.sentences)
        if isinstance(one.tree, UsageLimit) and one.tree.kind is LimitKind.EACH_EFFECT and one.is_read()
    ]
    return group._replace(limits=tuple(common))


def _behind_label(text: str, said: Sequence[str]) -> str:
    """A text without the word that its label says; what was the first word of a sentence is none now."""
    for words in said:
        if text.startswith(f"{words} "):
            return text.removeprefix(f"{words} ")
    return f"{text[:1].lower()}{text[1:]}"


def _trees(
    card: CardText, reading: CardReading, players: Players, each_player: EachPlayer
) -> list[Sentence | None]:
    """The trees that are explained; None for a sentence that is not read."""
    if players is Players.TWO:
        return [one.tree if one.is_read() else None for one in reading.sentences]
    plain = Plain.of(card.card_type, card.property)
    pendulum = [one for one in reading.sentences if one.section is Section.PENDULUM]
    others = [one for one in reading.sentences if one.section is not Section.PENDULUM]
    return [
        *rewritten_trees(pendulum, Plain.LASTING, each_player),
        *rewritten_trees(others, plain, each_player),
    ]


def _lines_by_place(units: Sequence[_Unit]) -> dict[Place, Where]:
    """In which line each part of the card is explained."""
    return {
        Place(item.sentence, item.path): Where(
            number, item.where, item.name or item.label, f"effect {_effect_number(units, number)}"
        )
        for number, unit in enumerate(units)
        for item in unit.items
        if item.name or item.label
    }


def _effect_number(units: Sequence[_Unit], number: int) -> int:
    return sum(unit.is_effect for unit in units[: number + 1])


def _label(tree: Sentence) -> str | None:
    """What a sentence is called that is no effect."""
    return next((label for label, types in _LABELS if isinstance(tree, types)), None)


def _root(role: Role) -> tuple[str, ...]:
    """The categories that spell whole sentences."""
    return (role.value, "sentence", "bullet", "reminder", "materials")


def _own_limits(tree: Sentence) -> Iterator[str]:
    """How often an effect may be used as its own sentence says."""
    for timing in getattr(tree, "timings", ()):
        if isinstance(timing, Uses):
            yield f"{_frequency(timing)} for this card alone"


def _frequency(uses: Uses) -> str:
    return print_node(uses, "frequency")


def _limit_in_words(limit: Sentence, name: str) -> str:
    """A limit that stands in a sentence of its own, as it counts one effect."""
    if isinstance(limit, SoftUsageLimit):
        return f"{_frequency(limit.frequency)} for this card alone"
    assert isinstance(limit, UsageLimit | ActivationLimit | OneEffectPerTurn)
    whose = "this name" if limit.name == name else f'the name "{limit.name}"'
    if isinstance(limit, OneEffectPerTurn):
        which = "one of these effects" if limit.following else "one effect"
        return f"Only {which} per turn for all cards of {whose}, and that once"
    words = f"{_frequency(limit.frequency)} for all cards of {whose}"
    if isinstance(limit, UsageLimit) and limit.once_in_a_chain:
        words += ", and only once in the same Chain"
    return words


class _Layout:
    """Lays the sentences of one effect out in lines; steps are numbered through."""

    def __init__(self, card: CardText, kind: Kind) -> None:
        self._card = card
        self._kind = kind
        self._steps = 0
        self._is_first = True

    def sentence(self, number: int, tree: Sentence, role: Role) -> Iterator[_Item]:
        """The lines of a sentence."""
        if role is Role.BULLET:
            yield _Item("", PartOfEffect.OTHER, number, (), (), given="* Listed:")
        yield from self._sentence(number, tree, (), role)
        self._is_first = False

    def _sentence(self, number: int, tree: Sentence, path: Path, role: Role) -> Iterator[_Item]:
        match tree:
            case Headed():
                yield _Item("For", PartOfEffect.OTHER, number, (*path, "heading"), ("heading",))
                yield from self._sentence(number, tree.sentence, (*path, "sentence"), Role.SENTENCE)
            case Ability():
                yield from self._ability(number, tree, path)
            case Applies():
                yield from self._timings(number, tree.timings, path, is_optional=tree.optional)
                before = "Instead of that: " if tree.instead else ""
                if not self._is_first and tree.optional:
                    before = f"You can: {before}"
                yield from self._effect(number, tree.effect, (*path, "effect"), before)
            case EitherAbility():
                yield from self._timings(number, tree.timings, path, is_optional=True)
                for word, name in (("One way", "first"), ("Other way", "second")):
                    yield _Item("", PartOfEffect.OTHER, number, (), (), given=f"{word}:")
                    yield from self._ability(number, getattr(tree, name), (*path, name))
            case Continues():
                yield from self._effect(number, tree.effect, (*path, "effect"), self._link(tree.link))
            case Otherwise():
                before = "Only if what the sentence before asks for did not hold: "
                yield from self._effect(number, tree.effect, (*path, "effect"), before)
            case _:
                label = "" if self._is_first else _label(tree) or ""
                yield _Item(label, PartOfEffect.OTHER, number, path, _root(role))

    def _ability(self, number: int, tree: Ability, path: Path) -> Iterator[_Item]:
        if not self._is_first and tree.optional:
            yield _Item("", PartOfEffect.OTHER, number, (), (), given="You can:")
        yield from self._timings(number, tree.timings, path, is_optional=tree.optional)
        if tree.declares_opponent:
            given = "one opponent is declared at activation"
            yield _Item("Opponent", PartOfEffect.OTHER, number, (), (), given=given)
        if tree.cost is not None:
            label = "Cost of activating this card" if tree.by_activation else "Cost"
            yield from _costs(number, tree.cost, (*path, "cost"), label)
        is_numbered = self._kind is not Kind.STATIC or bool(tree.effect.rest) or tree.cost is not None
        yield from self._effect(number, tree.effect, (*path, "effect"), is_numbered=is_numbered)
        if tree.holds is not None:
            yield _timing(number, tree.holds, (*path, "holds"), is_optional=False)
        if tree.only is not None:
            yield _Item(
                "Limit",
                PartOfEffect.OTHER,
                number,
                (),
                (),
                given=_limit_in_words(tree.only, self._card.name)
                if isinstance(tree.only, UsageLimit)
                else None,
            )
        if tree.bullets_follow:
            yield _Item("", PartOfEffect.OTHER, number, (), (), given="The list that follows belongs to it.")

    def _timings(
        self, number: int, timings: Sequence[Timing], path: Path, *, is_optional: bool
    ) -> Iterator[_Item]:
        for index, timing in enumerate(timings):
            if isinstance(timing, Uses):
                if not self._is_first:
                    given = f"{_frequency(timing)} for this card alone"
                    yield _Item("How often", PartOfEffect.OTHER, number, (), (), given=given)
                continue
            yield _timing(number, timing, (*path, "timings", index), is_optional=is_optional)

    def _effect(
        self, number: int, steps: Steps, path: Path, before: str = "", *, is_numbered: bool = True
    ) -> Iterator[_Item]:
        for link, action_path in _actions(steps, path):
            if link is not None:
                before = self._link(link)
            if is_numbered:
                self._steps += 1
            label = str(self._steps) if is_numbered else ""
            yield _Item(
                label,
                PartOfEffect.STEP,
                number,
                action_path,
                _STEP_CATEGORIES,
                before=before,
                name=f"step {label}" if label else "this",
            )

    def _link(self, link: Link) -> str:
        return _LINKS[link].format(f"step {self._steps}" if self._steps else "that")


def _actions(steps: Steps, path: Path) -> Iterator[tuple[Link | None, Path]]:
    yield None, (*path, "first")
    for index, step in enumerate(steps.rest):
        yield step.link, (*path, "rest", index, "action")


def _costs(number: int, steps: Steps, path: Path, label: str) -> Iterator[_Item]:
    """What is paid and what is targeted at activation."""
    actions: list[Action] = [steps.first, *(step.action for step in steps.rest)]
    is_target = [isinstance(action, Target) for action in actions]
    counts = {True: 0, False: 0}
    before = label
    for (link, action_path), targets in zip(_actions(steps, path), is_target, strict=True):
        counts[targets] += 1
        several = is_target.count(targets) >= _SEVERAL
        ordinal = f" {counts[targets]}" if several else ""
        hanging = "" if link is None or link in _SILENT else _LINKS[link].format(before.lower())
        before = f"{'Target' if targets else label}{ordinal}"
        yield _Item(
            before,
            PartOfEffect.TARGET if targets else PartOfEffect.COST,
            number,
            action_path,
            _STEP_CATEGORIES,
            before=hanging,
            said_by_label=("Target",) if targets and not hanging else (),
            name=before.lower() if targets else f"cost{ordinal}",
        )


def _timing(number: int, timing: Timing, path: Path, *, is_optional: bool) -> _Item:
    if isinstance(timing, Flipped):
        given = "this card is flipped face-up (FLIP)"
        return _Item("When", PartOfEffect.OTHER, number, path, (), given=given)
    if isinstance(timing, WhenDone):
        given = "what the sentence before says was done"
        return _Item("When", PartOfEffect.OTHER, number, path, (), given=given)
    label, said = _TIMINGS.get(type(timing), ("Time", ("",)))
    can_miss = isinstance(timing, When) and is_optional
    after = ", as the last thing that happened" if can_miss else ""
    categories = ("timing", "behind", "behind_comma")
    return _Item(
        label,
        PartOfEffect.OTHER,
        number,
        path,
        categories,
        after=after,
        said_by_label=said,
        name=f'"{label}"',
    )
