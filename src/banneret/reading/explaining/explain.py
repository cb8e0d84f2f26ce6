"""The plain explanation of a card: what the table will do, made from its bound trees alone.

Its own style, not that of card texts: what kind of effect it is and how often; then a line each for when and
under which condition, for costs and targets, and for every step with how it hangs on the one before.
References are spelled out by their bindings. Nothing that a tree says is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final, NamedTuple

import msgspec

from banneret.effects.abilities import (
    Ability,
    Headed,
)
from banneret.effects.kinds import Sentence
from banneret.effects.limits import OneEffectPerTurn, UsageLimit
from banneret.effects.node import Node
from banneret.effects.opponents import EachPlayer, Plain
from banneret.effects.plain import plain_english, plain_multiplayer_english
from banneret.effects.printer import Unprintable, print_node
from banneret.effects.wording import without_marks
from banneret.effects.yugioh_terms import CardType, MonsterKind
from banneret.reading.binding.places import Place, node_at
from banneret.reading.explaining.at_activation import SEVERAL
from banneret.reading.explaining.explanation import ExplainedEffect, Explanation, Line
from banneret.reading.explaining.extents import with_extents
from banneret.reading.explaining.headings import heading_of
from banneret.reading.explaining.how_often import limit_in_words, limits_of_its_own
from banneret.reading.explaining.layout import Layout
from banneret.reading.explaining.lines import STEP_CATEGORIES, Item, root_categories
from banneret.reading.grouping.bullets import Gainers, gained_by, is_come_with
from banneret.reading.grouping.groups import EffectGroup
from banneret.reading.grouping.unread_parts import PART_OF_UNREAD, goes_on_from_unread
from banneret.reading.grouping.whole_effects import whole_effects
from banneret.reading.kinds.given_away import Gainer
from banneret.reading.kinds.kind import Kind
from banneret.reading.kinds.labels import SUMMONING, label_of
from banneret.reading.kinds.old_texts import is_ordered
from banneret.reading.kinds.own_summon import is_about_its_summon
from banneret.reading.kinds.own_use import is_of_its_activation
from banneret.reading.kinds.which_kind import kind_of
from banneret.reading.naming.line_names import PartOfEffect, Where
from banneret.reading.naming.references import References
from banneret.reading.naming.this_effect import Told, with_effect_named
from banneret.reading.naming.totals import in_total
from banneret.reading.reader import CardReading, CardText
from banneret.reading.text.mentions import Section
from banneret.reading.text.sentences import Role
from banneret.reading.wording import rewritten_trees

NOT_READ: Final = "Not read: played by agreement."
_NO_EFFECT: Final = "No effect."
_NO_TEXT: Final = "Its text is not here: played by agreement."
_MATERIALS: Final = "Materials"
_NOTE: Final = "Note"
_NEVER_NEGATED: Final[frozenset[str | None]] = frozenset({SUMMONING, "Restriction"})
"""What sentences are called that nothing negates; they have no number."""
_OWN: Final = frozenset({"own_action", "also_own_action", "own_provided"})
"""Categories that say of this card what they do not say it of."""


class Players(Enum):
    """For how many players a card is explained."""

    MANY = "many"
    """By the multiplayer wording (D25 to D29)."""
    TWO = "two"
    """As the text in print has it."""


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
        self._groups = whole_effects(card, reading)
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
        is_of_other = gained_by(self._card, self._reading, number) is Gainers.OTHERS
        if group.kind is Kind.STATIC or is_of_other:
            is_of_monster = is_of_other or is_come_with(self._reading, number)
            card = Gainer(self._card.text) if is_of_monster else self._card
            group = group._replace(kind=kind_of(card, self._reading.sentences[number], first))
        is_monster = self._card.card_type is CardType.MONSTER
        further = [self._trees[number] for number in group.sentences[1:]]
        goes_on = group.kind is Kind.IGNITION and not all(map(is_of_its_activation, further))
        pays_first = goes_on and isinstance(first, Ability) and is_ordered(self._card, first)
        layout = Layout(self._card.name, group.kind, of_monster=is_monster, pays_first=pays_first)
        items = with_extents(
            [
                item
                for number in group.sentences
                if (tree := self._trees[number]) is not None
                for item in self._lines_of(layout, number, tree)
            ]
        )
        how_often = [*limits_of_its_own(first)]
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
        heading = heading_of(group, first, self._card, self._reading)
        heading = " ".join([f"{heading}.", *(f"{one}." for one in dict.fromkeys(how_often))])
        if group.kind is Kind.STATIC and goes_on_from_unread(self._reading, number):
            heading, is_effect = PART_OF_UNREAD, False
        return _Unit(heading, items, (*group.sentences, *group.limits), is_effect)

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
