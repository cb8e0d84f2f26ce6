"""The plain explanation of a card: what the table will do, made from its bound trees alone.

Its own style, not that of card texts: what kind of effect it is and how often; then a line each for when and
under which condition, for costs and targets, and for every step with how it hangs on the one before.
References are spelled out by their bindings. Nothing that a tree says is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from types import MappingProxyType
from typing import Final, NamedTuple

import msgspec

from banneret.effects import continuous, limits, permissions, reminders
from banneret.effects.abilities import (
    Ability,
    Applies,
    Continues,
    Headed,
    Otherwise,
    QuickIf,
    Required,
    Speed,
)
from banneret.effects.conditions import DidSo
from banneret.effects.dealings import Respond, ThisActivation
from banneret.effects.kinds import Sentence
from banneret.effects.limits import LimitKind, OneEffectPerTurn, SoftUsageLimit, UsageLimit
from banneret.effects.lists import ApplyListed, GainsListed
from banneret.effects.moments import At, AtDamageCalculation, For, PhaseName, Span
from banneret.effects.node import Node, walk
from banneret.effects.nouns import Reference, That
from banneret.effects.opponents import EachPlayer, Plain
from banneret.effects.permissions import InResponse
from banneret.effects.plain import plain_english, plain_multiplayer_english
from banneret.effects.players import Who
from banneret.effects.printer import Unprintable, print_node
from banneret.effects.procedures import AlwaysTreatedAs, SummoningProcedure
from banneret.effects.rituals import RitualTributes
from banneret.effects.statics import ActivationAndEffect, CanAlsoBeMaterial
from banneret.effects.timings import During, Flipped, Given, Uses
from banneret.effects.wording import without_marks
from banneret.effects.yugioh_terms import CardType, MonsterKind
from banneret.reading.at_activation import SEVERAL
from banneret.reading.given_away import Gainer, comes_with_effects
from banneret.reading.grouping import EffectGroup, effect_groups
from banneret.reading.kinds import Kind
from banneret.reading.kinds_of_spells import ONE_SHOT
from banneret.reading.layout import (
    Layout,
    counts_uses,
    forbids_target,
    frequency_in_words,
    is_spared,
    label_of,
    limit_in_words,
    root_categories,
    summons_itself,
)
from banneret.reading.line_names import PartOfEffect, Where
from banneret.reading.lines import STEP_CATEGORIES, Item
from banneret.reading.mentions import Section
from banneret.reading.old_texts import is_ordered
from banneret.reading.own_summon import is_about_its_summon
from banneret.reading.own_use import is_of_its_activation, is_permission
from banneret.reading.places import Place, node_at
from banneret.reading.reader import CardReading, CardText
from banneret.reading.references import References
from banneret.reading.sentences import Role
from banneret.reading.this_effect import Told, with_effect_named
from banneret.reading.totals import in_total
from banneret.reading.unread_parts import PART_OF_UNREAD, goes_on_from_unread
from banneret.reading.which_kind import kind_of
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


_IS_STEP: Final = re.compile(r"[A-Z]?\d+")


def _in_words(effect: ExplainedEffect, lines: Sequence[Line]) -> Iterator[str]:
    yield effect.heading
    for line in lines:
        mark = "." if _IS_STEP.fullmatch(line.label) else ":"
        yield f"  {line.label}{mark} {line.text}" if line.label else f"  {line.text}"


NOT_READ: Final = "Not read: played by agreement."
_NO_EFFECT: Final = "No effect."
_MATERIALS: Final = "Materials"
_NOTE: Final = "Note"
_SUMMONING: Final = "Summoning condition"
_NEVER_NEGATED: Final[frozenset[str | None]] = frozenset({_SUMMONING, "Restriction"})
"""What sentences are called that nothing negates; they have no number."""
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
_OF_BATTLE: Final = frozenset({PhaseName.BATTLE, PhaseName.BATTLE_STEP, PhaseName.DAMAGE_STEP})
_SPOKEN_OPTIONAL: Final = frozenset({Kind.IGNITION, Kind.TRIGGER_OPTIONAL, Kind.QUICK_OPTIONAL})
_ATTACHED: Final = (
    Required,
    QuickIf,
    continuous.IsQuick,
    permissions.NotHalvedTwice,
    limits.Lasts,
    limits.GainLimit,
    limits.UseOnly,
    reminders.Remains,
    reminders.TreatedAsSummon,
    reminders.CanBeActivated,
    Continues,
    Otherwise,
)
"""Sentences that speak of the effect before them."""
_OWN: Final = frozenset({"own_action", "also_own_action", "own_provided"})
"""Categories that say of this card what they do not say it of."""


_ITSELF: Final = frozenset({Reference.THIS_CARD, Reference.THIS_MONSTER})


class _Unit(NamedTuple):
    """An effect before it is printed."""

    heading: str
    items: list[Item]
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
        self._groups = _joined(effect_groups(card, reading), card, reading)
        self._trees = _trees(card, reading, players, each_player)
        self._spelling = plain_english() if players is Players.TWO else plain_multiplayer_english()

    def explanation(self) -> Explanation:
        units = list(self._units())
        references = References(self._reading.bindings, self._trees, _lines_by_place(units), self._spelling)
        is_one = sum(unit.is_effect for unit in units) < SEVERAL
        effects: list[ExplainedEffect] = []
        for number, unit in enumerate(units):
            lines = [self._line(item, references, number, units) for item in unit.items]
            name = "" if is_one or not unit.is_effect else f"Effect {_effect_number(units, number)}. "
            explained = ExplainedEffect(name + unit.heading, tuple(lines), unit.sentences)
            if not unit.is_effect and effects and effects[-1].heading == explained.heading:
                explained = _together(effects.pop(), explained)
            effects.append(explained)
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
                item = Item("", PartOfEffect.OTHER, number, (), root_categories(sentence.role))
                heading = f"{self._label(tree) or _MATERIALS}."
                yield _Unit(heading, [item], (number,), is_effect=False)

    def _label(self, tree: Sentence) -> str | None:
        return label_of(tree, of_monster=self._card.card_type is CardType.MONSTER)

    def _unread(self, number: int) -> list[Item]:
        text = self._reading.sentences[number].text
        return [Item("", PartOfEffect.OTHER, number, (), (), given=text)] if text else []

    def _effect(self, group: EffectGroup) -> _Unit:
        """An effect: its sentences, and the limits that count it."""
        first = self._trees[group.sentences[0]]
        assert first is not None
        first = first.sentence if isinstance(first, Headed) else first
        number = group.sentences[0]
        if group.kind is Kind.STATIC or _is_gained(self._card, self._reading, number):
            is_of_monster = _is_gained(self._card, self._reading, number) or self._is_come_with(number)
            card = Gainer(self._card.text) if is_of_monster else self._card
            group = group._replace(kind=kind_of(card, self._reading.sentences[number], first))
        is_monster = self._card.card_type is CardType.MONSTER
        further = [self._trees[number] for number in group.sentences[1:]]
        goes_on = group.kind is Kind.IGNITION and not all(map(is_of_its_activation, further))
        pays_first = goes_on and isinstance(first, Ability) and is_ordered(self._card, first)
        layout = Layout(self._card.name, group.kind, of_monster=is_monster, pays_first=pays_first)
        items = [
            item
            for number in group.sentences
            if (tree := self._trees[number]) is not None
            for item in self._lines_of(layout, number, tree)
        ]
        how_often = [*_own_limits(first)]
        for number in group.limits:
            limit = self._trees[number]
            assert limit is not None
            how_often.append(limit_in_words(self._as_of(group, number, limit), self._card.name))
            if isinstance(limit, UsageLimit | OneEffectPerTurn) and limit.also is not None:
                items.append(Item("Limit", PartOfEffect.OTHER, number, ("also",), STEP_CATEGORIES))
            if isinstance(limit, UsageLimit) and limit.given is not None:
                items.append(_given(number))
        if self._label(first) == _NOTE:  # nothing is used
            how_often.clear()
        is_effect = any(item.where is not PartOfEffect.OTHER for item in items)
        is_effect |= group.kind in (Kind.STATIC, Kind.CONTINUOUS) and self._label(first) is None
        is_effect &= not is_about_its_summon(first) and self._label(first) not in _NEVER_NEGATED
        heading = self._heading(group, first, how_often)
        if group.kind is Kind.STATIC and goes_on_from_unread(self._reading, number):
            heading, is_effect = PART_OF_UNREAD, False
        return _Unit(heading, items, (*group.sentences, *group.limits), is_effect)

    def _is_come_with(self, number: int) -> bool:
        """Whether a sentence stands behind a bullet as an effect with which this card is Summoned."""
        return any(map(comes_with_effects, _before_bullets(self._reading, number)))

    def _lines_of(self, layout: Layout, number: int, tree: Sentence) -> Iterator[Item]:
        """The lines of a sentence."""
        sentences = self._reading.sentences
        before = sentences[number - 1] if number else None
        goes_on = before is not None and before.role is Role.BULLET and before.line == sentences[number].line
        return layout.sentence(number, tree, sentences[number].role, goes_on=goes_on)

    def _as_of(self, group: EffectGroup, number: int, limit: Sentence) -> Sentence:
        """A limit as it counts an effect; one may count the effect before the last another way."""
        if isinstance(limit, UsageLimit) and limit.previous is not None:
            counted = [one for one in self._groups if number in one.limits]
            if counted and counted[-1].sentences != group.sentences:
                return msgspec.structs.replace(limit, frequency=limit.previous)
        return limit

    def _heading(self, group: EffectGroup, tree: Sentence, how_often: Sequence[str]) -> str:
        sentence = self._reading.sentences[group.sentences[0]]
        label = self._label(tree) or (_SUMMONING if is_about_its_summon(tree) else None)
        heading = _KINDS[group.kind] if label is None else label
        if isinstance(tree, Ability | Applies):
            goes = group.kind is Kind.ACTIVATE and self._card.property in ONE_SHOT
            is_optional = tree.optional and label is None and not goes and group.kind not in _SPOKEN_OPTIONAL
            heading += ", optional" if is_optional else ""
        if any(isinstance(one, Flipped) for one in getattr(tree, "timings", ())):
            heading = heading.replace("Trigger", "Flip")
        if isinstance(tree, Ability) and tree.speed is Speed.QUICK and "Quick" not in heading:
            heading += ", a Quick Effect"
        if self._card.card_type is not CardType.TRAP and _is_of_battle(tree):
            heading = heading.replace("Quick effect", "Effect during battle")
        if sentence.section is Section.PENDULUM:
            heading = f"In the Pendulum Zone: {heading}"
        if _is_gained(self._card, self._reading, group.sentences[0]):
            heading = f"Gained by that monster: {heading}"
        return " ".join([f"{heading}.", *(f"{one}." for one in dict.fromkeys(how_often))])

    def _line(self, item: Item, references: References, unit: int, units: Sequence[_Unit]) -> Line:
        if item.given is not None:
            return Line(item.label, item.given, item.sentence)
        tree = self._trees[item.sentence]
        assert tree is not None
        node = node_at(tree, item.path) if item.path else tree
        assert isinstance(node, Node)
        where = Where(unit, item.where, item.name or item.label)
        text, category = self._printed(node, item, references, where)
        before = [
            Told(_unit_name(units, at), self._trees_of(units[at]))
            for at in range(unit)
            if units[at].is_effect
        ]
        text = with_effect_named(in_total(text), node, self._trees_of(units[unit]), before)
        if category in _OWN:
            text = f"This card {text[:1].lower()}{text[1:]}"
        if item.said_by_label:
            text = _behind_label(text, item.said_by_label)
        return Line(item.label, f"{item.before}{text}{item.after}", item.sentence)

    def _trees_of(self, unit: _Unit) -> tuple[Sentence, ...]:
        return tuple(tree for number in unit.sentences if (tree := self._trees[number]) is not None)

    def _printed(self, node: Node, item: Item, references: References, where: Where) -> tuple[str, str]:
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


def _joined(groups: Sequence[EffectGroup], card: CardText, reading: CardReading) -> list[EffectGroup]:
    """The effects with all that is said of each: sentences that speak of the effect before, and limits."""
    joined: list[EffectGroup] = []
    for group in _without_notes_on_unions(groups, reading):
        number = group.sentences[0]
        before = joined[-1] if joined else None
        is_next = before is not None and _number_before(number, reading) in before.sentences
        if before is not None and is_next and _is_list_of_ritual_summon(reading, before, number):
            joined[-1] = EffectGroup(group.kind, (*before.sentences, *group.sentences), group.limits)
        elif before is not None and is_next and _belongs_to_effect(reading, number):
            joined[-1] = before._replace(sentences=(*before.sentences, *group.sentences))
        else:
            joined.append(_without_note(group, reading))
    return [group._replace(limits=tuple(_limits(group, card, reading))) for group in joined]


def _without_notes_on_unions(groups: Sequence[EffectGroup], reading: CardReading) -> Iterator[EffectGroup]:
    """The effects without what is said of all Union Monsters between them."""
    for group in groups:
        numbers = tuple(
            number
            for number in group.sentences
            if not isinstance(reading.sentences[number].tree, reminders.OneUnionAtATime)
        )
        if numbers:
            yield group._replace(sentences=numbers)


def _number_before(number: int, reading: CardReading) -> int:
    """Which sentence stands before another, limits left out."""
    number -= 1
    while number and isinstance(reading.sentences[number].tree, UsageLimit | SoftUsageLimit):
        number -= 1
    return number


def _without_note(group: EffectGroup, reading: CardReading) -> EffectGroup:
    """An effect without a note on the card that stands before it."""
    first, *others = group.sentences
    is_note = isinstance(reading.sentences[first].tree, AlwaysTreatedAs)
    return group._replace(sentences=tuple(others)) if others and is_note else group


def _belongs_to_effect(reading: CardReading, number: int) -> bool:
    """Whether a sentence speaks of the effect that was told just before, or is an item of its list."""
    tree = reading.sentences[number].tree
    said = tree.sentence if isinstance(tree, Headed) else tree
    is_item = reading.sentences[number].role is Role.BULLET and not isinstance(said, Ability | Applies)
    is_item |= reading.sentences[number].role is Role.BULLET and _tells_whether_done(tree)
    if is_item or isinstance(tree, _ATTACHED) or is_spared(tree) or forbids_target(tree) or counts_uses(tree):
        return True
    if isinstance(tree, Applies):
        is_plain = not tree.optional and all(isinstance(one, Given) for one in tree.timings)
    else:
        is_plain = isinstance(tree, Ability) and not (tree.timings or tree.cost is not None or tree.optional)
    return is_plain and tree is not None and any(_names_this_effect(node) for node in walk(tree))


def _tells_whether_done(tree: Sentence | None) -> bool:
    """Whether a sentence asks whether what the one before it says was done."""
    return isinstance(tree, Applies) and any(
        isinstance(one, Given) and isinstance(one.condition, DidSo) for one in tree.timings
    )


def _is_list_of_ritual_summon(reading: CardReading, before: EffectGroup, number: int) -> bool:
    """Whether a bullet stands in the list of what is done behind a Ritual Summon."""
    trees = [reading.sentences[one].tree for one in before.sentences]
    return (
        reading.sentences[number].role is Role.BULLET
        and isinstance(trees[0], RitualTributes)
        and any(isinstance(node, ApplyListed) for tree in trees if tree is not None for node in walk(tree))
    )


_OF_THIS_ACTIVATION: Final = frozenset({Span.REST_OF_THIS_TURN, Span.TURN_OF_ACTIVATION})
_THIS_ACTIVATION: Final = frozenset(
    {ThisActivation.OF_THIS_EFFECT, ThisActivation.OF_THIS_CARD, ThisActivation.OF_IT}
)


def _names_this_effect(node: Node) -> bool:
    if isinstance(node, InResponse | Respond):
        return node.to in _THIS_ACTIVATION
    if isinstance(node, ActivationAndEffect):
        return node.of_effect and not node.effects
    return isinstance(node, For) and node.span in _OF_THIS_ACTIVATION


def _is_gained(card: CardText, reading: CardReading, number: int) -> bool:
    """Whether a sentence stands behind a bullet as the effect that another monster gains."""
    own = _ITSELF | {Reference.IT} if card.card_type is CardType.MONSTER else _ITSELF
    return any(
        isinstance(node, GainsListed) and not (isinstance(node.what, That) and node.what.which in own)
        for node in _before_bullets(reading, number)
    )


def _before_bullets(reading: CardReading, number: int) -> Iterator[Node]:
    """What the sentence says that a bullet belongs to."""
    if reading.sentences[number].role is not Role.BULLET:
        return
    before = [
        one
        for one in reading.sentences[:number]
        if one.role is not Role.BULLET and not isinstance(one.tree, UsageLimit)
    ]
    if before and before[-1].tree is not None:
        yield from walk(before[-1].tree)


def _limits(group: EffectGroup, card: CardText, reading: CardReading) -> Iterator[int]:
    """The limits that count an effect.

    "This effect" behind a sentence that is not read is that sentence's, and behind an effect that another
    monster gains it is that one; "each effect" are also those that a player uses without activating them.
    """
    own = reading.sentences[group.sentences[0]]
    first = own.tree
    is_used = group.kind is Kind.CONTINUOUS and (
        getattr(first, "optional", False)
        or (first is not None and any(isinstance(node, CanAlsoBeMaterial) for node in walk(first)))
    )
    is_applied = group.kind is Kind.STATIC and _is_applied_at_will(first)
    for number, sentence in enumerate(reading.sentences):
        tree = sentence.tree
        counts_last = isinstance(tree, SoftUsageLimit) or (
            isinstance(tree, UsageLimit) and tree.kind in (LimitKind.THIS_EFFECT, LimitKind.THE_PREVIOUS)
        )
        if counts_last and number and sentence.is_read() and _is_gained(card, reading, number - 1):
            if number - 1 in group.sentences:
                yield number
        elif number in group.limits:
            if not counts_last or reading.sentences[number - 1].is_read():
                yield number
        elif not sentence.is_read() or sentence.section is not own.section:
            continue
        elif (is_used or (is_applied and _counts_all(tree))) and _counts_use(tree, number, group):
            yield number


def _is_applied_at_will(tree: Sentence | None) -> bool:
    """Whether a player applies what holds, and may do without: not how a card is Summoned or activated."""
    if not isinstance(tree, Ability | Applies) or not tree.optional:
        return False
    return not is_permission(tree) and not summons_itself(tree)


def _counts_all(limit: Sentence | None) -> bool:
    """Whether a limit counts all effects of a list, or all Pendulum Effects, activated or not."""
    if isinstance(limit, OneEffectPerTurn):
        return limit.following
    kinds = (LimitKind.EACH_FOLLOWING, LimitKind.EACH_PENDULUM_EFFECT)
    return isinstance(limit, UsageLimit) and limit.kind in kinds


def _counts_use(limit: Sentence | None, number: int, group: EffectGroup) -> bool:
    """Whether a limit counts also an effect that is not activated: each effect, or the one before it."""
    is_next, is_following = number - 1 in group.sentences, number < group.sentences[0]
    if isinstance(limit, SoftUsageLimit):
        return is_next
    if isinstance(limit, OneEffectPerTurn):
        return is_following or not limit.following
    if not isinstance(limit, UsageLimit):
        return False
    if limit.kind is LimitKind.EACH_FOLLOWING:
        return is_following
    is_each = limit.kind in (LimitKind.EACH_EFFECT, LimitKind.EACH_PENDULUM_EFFECT)
    return is_each or (is_next and limit.kind is LimitKind.THIS_EFFECT)


def _together(first: ExplainedEffect, other: ExplainedEffect) -> ExplainedEffect:
    lines, sentences = (*first.lines, *other.lines), (*first.sentences, *other.sentences)
    return ExplainedEffect(first.heading, lines, sentences)


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
            number, item.where, item.name or item.label, _unit_name(units, number)
        )
        for number, unit in enumerate(units)
        for item in unit.items
        if item.name or item.label
    }


def _is_of_battle(tree: Sentence) -> bool:
    """Whether an effect is of a battle, and not said to be quick, nor to be used in either turn."""
    if not isinstance(tree, Ability) or tree.speed is Speed.QUICK:
        return False
    moments = [timing.moment for timing in tree.timings if isinstance(timing, During)]
    return any(
        (isinstance(one, AtDamageCalculation) and one.in_turn_of is not Who.EITHER_PLAYER)
        or (isinstance(one, At) and one.phase in _OF_BATTLE and one.who is not Who.EITHER_PLAYER)
        for one in moments
    )


def _unit_name(units: Sequence[_Unit], number: int) -> str:
    """How other parts of the explanation name an effect, or what is no effect by its heading."""
    if units[number].is_effect:
        return f"effect {_effect_number(units, number)}"
    heading, *_ = units[number].heading.split(".")
    return f'"{heading}"'


def _effect_number(units: Sequence[_Unit], number: int) -> int:
    return sum(unit.is_effect for unit in units[: number + 1])


def _given(number: int) -> Item:
    """The line of a limit that says while what the effects can be activated that it counts."""
    label, categories = "Activation condition", ("condition",)
    return Item(
        label, PartOfEffect.OTHER, number, ("given",), categories, before="only while ", said_by_label=("",)
    )


def _own_limits(tree: Sentence) -> Iterator[str]:
    """How often an effect may be used as its own sentence says."""
    for timing in getattr(tree, "timings", ()):
        if isinstance(timing, Uses):
            whose = "" if isinstance(tree, SummoningProcedure) else " for this card alone"
            yield f"{frequency_in_words(timing)}{whose}"
