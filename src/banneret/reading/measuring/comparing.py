"""Readings measured against the facts of a simulator; disagreement is worked off, it decides nothing."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import msgspec

from banneret.errors import BanneretError
from banneret.reading.grouping.effect import Limit
from banneret.reading.kinds.kind import ACTIVATED, Kind
from banneret.reading.measuring.facts import EffectFacts, effect_facts
from banneret.reading.measuring.report import CardResult

CATEGORIES: Final = ("DRAW", "CONTROL", "EQUIP", "POSITION", "DESTROY", "TOHAND", "SPECIAL_SUMMON")
"""Categories that simulators give to all effects that have them; others they give to some only."""
_SHOWN: Final = 12
_ACTIVATIONS: Final = (
    "Fusion.CreateSummonEff",
    "Ritual.AddProc",
    "Ritual.CreateProc",
    "aux.AddAttractionEquipProc",
    "aux.AddEquipProcedure",
    "aux.AddPersistentProcedure",
)
"""How the names begin of procedures that are the activation of a card."""


class CardFacts(msgspec.Struct, frozen=True):
    """One card in a file of facts; what the file says besides is passed over."""

    password: int
    name: str
    effects: tuple[EffectFacts, ...]
    procedures: tuple[str, ...] = ()
    """What its effects are made with, in the words of the simulator."""

    def has_activation_as_procedure(self) -> bool:
        """Whether the activation of the card is made as a whole, and does not stand among the effects."""
        activates = any(one.kind is Kind.ACTIVATE for one in self.effects)
        return not activates and any(one.startswith(_ACTIVATIONS) for one in self.procedures)


class Disagreement(msgspec.Struct, frozen=True):
    """Something that the trees of a card and the facts say differently."""

    card: str
    about: str
    """What it is about: "effects", "kind", "targets", "hard" or a category."""
    ours: str
    theirs: str


class Score(msgspec.Struct):
    """How often trees and facts agree."""

    right: int = 0
    asked: int = 0

    def count(self, agrees: bool) -> None:  # noqa: FBT001
        """Count one comparison."""
        self.right += agrees
        self.asked += 1

    def share(self) -> float:
        """From 0 to 1; of nothing, all is right."""
        return self.right / self.asked if self.asked else 1.0


class Comparison(msgspec.Struct):
    """All cards that are read and have facts."""

    cards: int = 0
    effects: Score = msgspec.field(default_factory=Score)
    """Cards with the same number of activated effects; what follows is asked of these only."""
    kind: Score = msgspec.field(default_factory=Score)
    targets: Score = msgspec.field(default_factory=Score)
    hard: Score = msgspec.field(default_factory=Score)
    cost: Score = msgspec.field(default_factory=Score)
    kinds: Counter[tuple[Kind, Kind]] = msgspec.field(default_factory=Counter)
    """By our kind and theirs."""
    categories: dict[str, Counter[tuple[bool, bool]]] = msgspec.field(default_factory=dict)
    """By category, whether we and they say it."""
    disagreements: list[Disagreement] = msgspec.field(default_factory=list)


def read_facts(lines: Iterable[bytes], *, source: str) -> dict[int, CardFacts]:
    """The facts of a file with a JSON line for each card, by password.

    Raises:
        BanneretError: a line is none.
    """
    decoder = msgspec.json.Decoder(CardFacts)
    facts: dict[int, CardFacts] = {}
    for number, line in enumerate(lines, 1):
        try:
            card = decoder.decode(line)
        except msgspec.DecodeError as problem:
            raise BanneretError(f"{source}, line {number}: expected the facts of a card: {problem}") from None
        facts[card.password] = card
    return facts


def read_explained(text: str, *, source: str) -> frozenset[tuple[str, str]]:
    """What is left out of a comparison, as names of cards and what it is about.

    Args:
        text: a line for each card: its name, what it is about with blanks between, and the reason.
        source: where it is from.

    Raises:
        BanneretError: a line lacks a part.
    """
    found: set[tuple[str, str]] = set()
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#"):
            continue
        parts = line.split("\t")
        if len(parts) != 3 or not all(part.strip() for part in parts):
            raise BanneretError(f"{source}, line {number}: expected a card, what it is about, and the reason")
        found.update((parts[0], about) for about in parts[1].split())
    return frozenset(found)


def compare(
    results: Iterable[CardResult],
    facts: Mapping[str, CardFacts],
    explained: frozenset[tuple[str, str]] = frozenset(),
) -> Comparison:
    """Compare the cards that are read with their facts.

    Args:
        results: cards with their readings.
        facts: by the names of cards.
        explained: what is left out, as names of cards and what it is about: there the facts are wrong.
    """
    found = Comparison()
    for result in results:
        theirs = facts.get(result.reading.name)
        if theirs is None or not result.reading.sentences or not result.reading.is_read():
            continue
        found.cards += 1
        ours = [one for one in effect_facts(result.card, result.reading) if one.kind in ACTIVATED]
        if theirs.has_activation_as_procedure():
            ours = [one for one in ours if one.kind is not Kind.ACTIVATE]
        _compare_card(
            found,
            result.reading.name,
            ours,
            [one for one in theirs.effects if one.kind in ACTIVATED],
            explained,
        )
    return found


def _compare_card(
    found: Comparison,
    name: str,
    ours: list[EffectFacts],
    theirs: list[EffectFacts],
    explained: frozenset[tuple[str, str]],
) -> None:
    def differ(about: str, one: object, other: object) -> None:
        found.disagreements.append(Disagreement(name, about, str(one), str(other)))

    is_same = len(ours) == len(theirs)
    if (name, "effects") not in explained:
        found.effects.count(is_same)
        if not is_same:
            differ("effects", *(", ".join(one.kind.value for one in effects) for effects in (ours, theirs)))
    if not is_same:
        return
    for one, other in zip(ours, theirs, strict=True):
        found.kinds[one.kind, other.kind] += 1
        if (name, "kind") not in explained:
            found.kind.count(one.kind is other.kind)
            if one.kind is not other.kind:
                differ("kind", one.kind.value, other.kind.value)
    for one, other in zip(ours, _in_order_of(ours, theirs), strict=True):
        for about, score, mine, yours in (
            ("targets", found.targets, one.targets, other.targets),
            ("hard", found.hard, one.limit is Limit.HARD, other.limit is Limit.HARD),
            ("cost", found.cost, one.cost, other.cost),
        ):
            if (name, about) not in explained:
                score.count(mine == yours)
                if mine != yours:
                    differ(about, mine, yours)
        for category in {*one.categories, *other.categories}:
            if (name, category) in explained:
                continue
            said = category in one.categories, category in other.categories
            found.categories.setdefault(category, Counter())[said] += 1
            if said[0] != said[1]:
                differ(category, *said)


def _in_order_of(ours: list[EffectFacts], theirs: list[EffectFacts]) -> list[EffectFacts]:
    """Their effects in the order of ours, where they are of the same kinds in another order.

    A simulator may hold the effects of a card in any order.
    """
    if Counter(map(_kind_in_order, ours)) != Counter(map(_kind_in_order, theirs)):
        return theirs
    of_kind: defaultdict[Kind, list[EffectFacts]] = defaultdict(list)
    for other in theirs:
        of_kind[_kind_in_order(other)].append(other)
    return [of_kind[_kind_in_order(one)].pop(0) for one in ours]


def _kind_in_order(effect: EffectFacts) -> Kind:
    """The kind by which effects are matched: a simulator may hold a flip effect as a forced trigger."""
    return Kind.TRIGGER_FORCED if effect.kind is Kind.FLIP else effect.kind


def comparison_lines(found: Comparison, *, about: str | None = None) -> Iterator[str]:
    """A comparison in lines for people.

    Args:
        found: the comparison.
        about: show all disagreements about this, instead of a few about everything.
    """
    yield f"{found.cards:,} cards are read and have facts"
    for label, score in (
        ("same number of activated effects", found.effects),
        ("kind per effect in order", found.kind),
        ("targeting", found.targets),
        ("hard once per turn", found.hard),
        ("cost", found.cost),
    ):
        yield f"{label:36} {score.right:6,} of {score.asked:6,}  {score.share():7.2%}"
    yield ""
    for category in sorted(found.categories, key=lambda name: (name not in CATEGORIES, name)):
        said = found.categories[category]
        both, only_ours, only_theirs = said[True, True], said[True, False], said[False, True]
        precision = both / (both + only_ours) if both + only_ours else 1.0
        recall = both / (both + only_theirs) if both + only_theirs else 1.0
        yield f"{category:20} {both:6,}  precision {precision:7.2%}  recall {recall:7.2%}"
    yield ""
    yield "our kind -> theirs"
    for (mine, yours), count in found.kinds.most_common():
        yield f"  {mine.value:10} -> {yours.value:10} {count:6,}"
    yield ""
    of_about: defaultdict[str, list[Disagreement]] = defaultdict(list)
    for one in found.disagreements:
        of_about[one.about].append(one)
    for name, group in sorted(of_about.items(), key=lambda item: -len(item[1])):
        if about is None or about == name:
            yield f"{name}: {len(group):,} disagreements"
            for one in group if about == name else group[:_SHOWN]:
                yield f"  {one.card}: we say {one.ours or 'nothing'}, they say {one.theirs or 'nothing'}"
