"""References bound: what "it", "them" and "that monster" mean, within a card.

A place is the number of a sentence and the fields that lead to a node in it, e.g. ``effect, rest, 0, action,
what``. A binding says that the node at one place speaks of what the node at another place found: a rules
procedure keeps what each place stood for and looks it up there. What a card's text says of itself ("this
card", "the equipped monster") needs no binding.

A reference means the last thing of its number and kind that was acted on before it, in the order of the
text, after what is less likely has been sifted out. What an exception names, or a description only mentions,
is not acted on. An effect with a timing or a cost of its own begins afresh; a sentence without them goes on
from the one before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from banneret.effects.abilities import Ability, Applies, Otherwise
from banneret.effects.actions.choosing import AtChoiceOf, NumberOfThem
from banneret.effects.actions.moving import PlaceInDeck
from banneret.effects.actions.steps import (
    AsManyAs,
    Instead,
    Link,
    OnlySuch,
    Provided,
    Step,
    Steps,
    UpToAmount,
)
from banneret.effects.amounts import Reckoning, StatOf
from banneret.effects.battle import BattlesAndInflicts
from banneret.effects.conditions import DidSo, SummonedThisWay
from banneret.effects.continuous import HoldsOf
from banneret.effects.dealings import ActivatedBy
from banneret.effects.events import (
    AttackDeclared,
    Battles,
    GainsLifePoints,
    InflictsBattleDamage,
    TakesDamage,
    WouldTakeDamage,
)
from banneret.effects.kinds import (
    Action,
    Agent,
    Amount,
    Condition,
    Event,
    Qualifier,
    Quantity,
    Sentence,
    State,
    Timing,
    What,
)
from banneret.effects.limits import UsageLimit
from banneret.effects.lists import ApplyListed, ListVerb
from banneret.effects.node import Node, Path, walk
from banneret.effects.nouns import (
    EachOfThem,
    EquippedTo,
    NamedCards,
    Objects,
    OneOfAnOpponent,
    Pointer,
    Reference,
    Spoken,
    SpokenByName,
    That,
    Together,
    Zones,
)
from banneret.effects.nouns.comparing import WhoseStat
from banneret.effects.players import Who
from banneret.effects.procedures import AlsoSummon, EquipOnlyTo
from banneret.effects.tallies import LastCounterRemoved
from banneret.effects.timings import Given, If, When, WhenDone, WhenSummonedThisWay
from banneret.reading.binding.meant import meant, narrowed
from banneret.reading.binding.memory import Memory, Remembered
from banneret.reading.binding.mentioned import (
    Mention,
    field_of,
    is_card,
    is_way_of_means,
    may_be_many,
    may_be_one,
)
from banneret.reading.binding.numbers import bind_amount, bind_each_of_them, bind_some_of_them
from banneret.reading.binding.places import Bindings, Place
from banneret.reading.binding.players import bind_player
from banneret.reading.binding.pointing import (
    Pointing,
    describes_itself,
    is_in_battle,
    is_left_over,
    is_one_of,
    is_plural,
    needs_nothing,
    whose_is_meant,
    words_of,
)
from banneret.reading.binding.remembering import remember_done
from banneret.reading.binding.text_order import in_order

_ITSELF: Final = frozenset({Reference.THIS_CARD, Reference.EQUIPPED_MONSTER, Reference.ATTACKING_MONSTER})
"""References to what the game knows without the text."""
_LEFT_OUT: Final = frozenset({"each", "exception", "source"})
_BESIDES: Final = frozenset({"having", "pointing", "source", "using", "zone"})
"""Fields of actions that hold what helps to do them."""
_ACTORS: Final = (Action, Event, State, Condition, Agent)
_ELSE: Final = frozenset({Link.OR, Link.OTHERWISE})
"""How steps are linked that are done instead of others."""
_EACH: Final = frozenset({Who.EACH_PLAYER, Who.ALL_PLAYERS, Who.YOU_AND_DECLARED})
_CHANGES_OF_LP: Final = (
    BattlesAndInflicts,
    GainsLifePoints,
    InflictsBattleDamage,
    TakesDamage,
    WouldTakeDamage,
)
"""Events that "that much" can speak of."""


class Line(msgspec.Struct, frozen=True):
    """A sentence to bind."""

    tree: Sentence | None
    """None for a sentence that is not read: what comes after it is bound to nothing, and not unbound."""
    bullet: int | None = None
    """The number of the bullet it stands behind; bullets go on from the sentence before the first of them."""


def bind(lines: Sequence[Line], *, first: int = 0) -> Bindings:
    """Bind the references of one section of a card.

    Args:
        lines: its sentences, in order.
        first: the number of the first of them in the card.
    """
    memory = Memory()
    binder = _Binder(memory)
    before_bullets = memory.state()
    bullet: int | None = None
    is_behind_limit = False
    for number, line in enumerate(lines, first):
        if line.bullet is None:
            bullet = None
        elif bullet is None:
            before_bullets = memory.state()
        elif line.bullet != bullet:
            memory.go_back_to(before_bullets)
        bullet = line.bullet
        if line.tree is None:
            memory.forget(is_known=False)
        else:
            if line.bullet is None and _begins_afresh(line.tree):
                memory.stand()
                memory.forget(is_known=True)
            elif line.bullet is None and is_behind_limit:
                memory.close()
            if not isinstance(line.tree, Otherwise):
                binder.branch = None
            if _activates_this_card(line.tree):
                memory.mention_this_card(number)
            binder.visit(line.tree, number, (), holder=line.tree)
        is_behind_limit = isinstance(line.tree, UsageLimit) and line.tree.also is None
    return Bindings(tuple(memory.bound), tuple(memory.unbound))


def _subject_of(node: Node) -> Path | None:
    """What a node speaks of all along, so that its parts need not say it: "is sent while equipped"."""
    if isinstance(node, HoldsOf):
        return ("what",)
    if isinstance(node, If | When):
        return next((("event", *way) for way, part in in_order(node.event) if isinstance(part, What)), None)
    return None


def _begins_afresh(sentence: Sentence) -> bool:
    """Whether a sentence is an effect with a timing or cost of its own, or with a list to activate one of."""
    if not isinstance(sentence, Ability) or any(_goes_on(timing) for timing in sentence.timings):
        return False
    is_choice = any(isinstance(one, ApplyListed) and one.verb is ListVerb.ACTIVATE for one in walk(sentence))
    return bool(sentence.timings) or sentence.cost is not None or (sentence.optional and is_choice)


def _is_done_instead(node: Node, holder: Node) -> bool:
    """Whether it is what a sentence does "instead" of what would happen."""
    return isinstance(node, Steps) and isinstance(holder, Applies) and holder.instead


def _goes_on(timing: Timing) -> bool:
    """Whether a timing is that what was said before was done: "If you do: ..."."""
    return isinstance(timing, WhenDone | WhenSummonedThisWay) or (
        isinstance(timing, Given) and isinstance(timing.condition, DidSo | SummonedThisWay)
    )


class _Binder:
    """Goes through a card in the order of its text, binds its references and remembers what it mentions."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.is_compared = False
        """Whether the current value of a card is being compared with something."""
        self.this_card: Place | None = None
        """This card, where what is being visited describes it."""
        self.described: list[Place] = []
        """The descriptions of cards around what is being visited."""
        self.is_by_each = False
        """Whether every player does what is being visited."""
        self.is_conditional = False
        """Whether what is being visited may be left undone."""
        self.is_in_place = False
        """Whether what is being visited is done in the place of what was said before."""
        self.subjects: list[Place] = []
        """What the sentence parts around a place are about."""
        self.branch: Remembered | None = None
        """What had been mentioned before the first condition of the sentence that decides what is done."""

    def visit(self, node: Node, sentence: int, path: Path, *, holder: Node) -> None:
        """Bind what is in a node, then remember the node itself.

        What "otherwise" does knows nothing of what the condition before it decides; what follows knows both.
        """
        is_otherwise = isinstance(node, Otherwise) or (isinstance(node, Step) and node.link is Link.OTHERWISE)
        if not is_otherwise or self.branch is None:
            self.visit_here(node, sentence, path, holder=holder)
            return
        before, so_far = self.branch, self.memory.state()
        self.memory.go_back_to(before)
        self.visit_here(node, sentence, path, holder=holder)
        self.memory.go_on_from(so_far, after=before)

    def visit_here(self, node: Node, sentence: int, path: Path, *, holder: Node) -> None:
        """The same with what has been mentioned so far."""
        place = Place(sentence, path)
        if isinstance(node, That) and node.which is Reference.SAME:
            if self.subjects:
                self.memory.bind(place, self.subjects[-1])
            else:
                self.memory.missing(place, node.which.value)
            return
        subject = _subject_of(node)
        if subject is not None:
            self.subjects.append(Place(sentence, (*path, *subject)))
        if isinstance(node, Pointing) and not (isinstance(node, That) and node.which in _ITSELF):
            for way, part in in_order(node):
                self.visit(part, sentence, (*path, *way), holder=node)
            self.reference(node, place, holder)
            return
        if isinstance(node, Provided) and self.branch is None:
            self.branch = self.memory.state()
        was_by_each, was_conditional = self.is_by_each, self.is_conditional
        was_instead, was_in_place = self.memory.is_instead, self.is_in_place
        had_not_happened = self.memory.has_not_happened
        self.is_in_place |= isinstance(node, Instead) or (isinstance(node, Step) and node.link is Link.OR)
        self.memory.is_instead |= isinstance(node, Instead)
        self.memory.has_not_happened |= _is_done_instead(node, holder)
        self.is_conditional |= isinstance(node, Provided) or (isinstance(node, Step) and node.link in _ELSE)
        was_of_this_card, was_compared = self.this_card, self.is_compared
        if isinstance(node, WhoseStat):
            self.is_compared = node.reckoning is Reckoning.CURRENT
        if isinstance(node, That) and node.which is Reference.THIS_CARD:
            self.this_card = place
        self.inside(node, sentence, path)
        self.this_card, self.is_compared = was_of_this_card, was_compared
        self.remember(node, place, holder)
        self.is_by_each, self.is_conditional = was_by_each, was_conditional
        self.memory.is_instead, self.is_in_place = was_instead, was_in_place
        self.memory.has_not_happened = had_not_happened

    def inside(self, node: Node, sentence: int, path: Path) -> None:
        """Bind what is in a node."""
        place = Place(sentence, path)
        behind: list[Place] = []
        for name in node.__struct_fields__:  # who acts is said before what is done
            content = getattr(node, name)
            is_behind = name != "who" or isinstance(node, AtChoiceOf | PlaceInDeck)
            if content is Who.THEY and is_behind:  # to whose field, at whose choice
                behind.append(Place(sentence, (*path, name)))
            elif isinstance(content, Who):
                bind_player(self.memory, content, Place(sentence, (*path, name)))
                self.is_by_each |= content in _EACH
        if isinstance(node, Objects):
            self.described.append(place)
        self.fields(node, sentence, path)
        for one in behind:
            bind_player(self.memory, Who.THEY, one)
        if isinstance(node, Objects):
            self.described.pop()
        if _subject_of(node) is not None:
            self.subjects.pop()
        if isinstance(node, _CHANGES_OF_LP):
            self.memory.amounts.append(place)

    def remember(self, node: Node, place: Place, holder: Node) -> None:
        """Remember a node, what is in which has been visited."""
        if isinstance(node, Quantity | Amount):
            bind_amount(self.memory, node, place, holder)
        elif isinstance(node, What):
            if isinstance(node, EachOfThem):
                bind_each_of_them(self.memory, place)
                return
            if isinstance(node, NumberOfThem):
                bind_some_of_them(self.memory, place, is_in_place=self.is_in_place)
            if isinstance(getattr(node, "quantity", None), OneOfAnOpponent):  # "their hand": that opponent's
                self.memory.players.append(place)
            whose = whose_is_meant(node, place, holder)
            known = None if whose is None else self.memory.last(lambda one: is_one_of(one, whose))
            if known is not None:
                self.memory.bind(place, known.place)
            self.mention(node, place, holder)
        else:
            remember_done(self.memory, node, place)

    def fields(self, node: Node, sentence: int, path: Path) -> None:
        """Bind what is in the fields of a node, one after the other.

        What an action is done to can be meant only behind the whole action.
        """
        memory = self.memory
        was_beside_this_card = memory.is_beside_this_card
        memory.is_beside_this_card |= isinstance(node, Together | Action) and any(
            isinstance(part, That) and part.which is Reference.THIS_CARD for _, part in in_order(node)
        )
        holds = isinstance(node, Action) and not any(isinstance(part, Action) for _, part in in_order(node))
        first, start = len(memory.held), len(memory.mentions)
        for way, part in in_order(node):
            if not isinstance(part, What | Zones):  # "Fusion Summon 1 monster, by banishing its materials"
                memory.mentions += memory.held[first:]
                del memory.held[first:]
            is_extent = isinstance(node, AsManyAs | UpToAmount) and way[0] == "amount"
            done = memory.mentions[start:] if is_extent else []  # "draw cards equal to its Level"
            del memory.mentions[len(memory.mentions) - len(done) :]
            before = len(memory.mentions)
            self.visit(part, sentence, (*path, *way), holder=node)
            memory.mentions[before:before] = done
            before += len(done)
            if holds and isinstance(part, What):
                where = first if way[0] in _BESIDES else len(memory.held)
                memory.held[where:where] = memory.mentions[before:]
                del memory.mentions[before:]
            elif (
                isinstance(node, OnlySuch) and isinstance(part, Qualifier)
            ) or is_extent:  # only says what is acted on, or to how many
                said = memory.mentions[before:]  # only what is acted on, or how many
                del memory.mentions[before:]
                memory.mentions[start:start] = said
        memory.mentions += memory.held[first:]
        del memory.held[first:]
        memory.is_beside_this_card = was_beside_this_card

    def mention(self, node: What, place: Place, holder: Node) -> None:
        """Remember something that later references may mean."""
        if isinstance(holder, AlsoSummon) and isinstance(node, NamedCards):
            return  # this card, by its name
        acted_on = isinstance(holder, _ACTORS) and place.path[-1] not in _LEFT_OUT
        acted_on |= isinstance(holder, EquippedTo) and "condition" in place.path
        acted_on |= isinstance(holder, LastCounterRemoved)
        if isinstance(holder, EquipOnlyTo):
            self.memory.standing = [Mention(place, node, holder, is_many=False)]
        self.memory.mentions.append(
            Mention(
                place,
                node,
                holder,
                is_acted_on=acted_on,
                is_one=may_be_one(node),
                is_many=self.is_by_each or may_be_many(node),
            )
        )

    def reference(self, node: Pointing, place: Place, holder: Node) -> None:
        """Bind a reference to the last mention that fits, and let it count as a mention of the same."""
        if describes_itself(node):
            self.mention(node, place, holder)
            return
        found = meant(self.memory, node, holder, place)
        if found is not None and is_in_battle(node) and not _is_of_told_battle(found, place):
            found = None
        if self.this_card is not None and isinstance(node, That) and node.which is Reference.IT:
            self.memory.bind(place, self.this_card)  # "this card whose ATK is not its own"
            return
        is_own = self.is_compared and _is_own_value(
            node, holder
        )  # "whose current ATK is not its original ATK"
        is_own |= found is None and isinstance(node, That)  # "a monster with its own name"
        if is_own and self.described:
            self.memory.bind(place, self.described[-1])
            return
        if found is None and needs_nothing(node):
            if isinstance(node, Spoken):
                self.mention(node, place, holder)
            return
        if found is None:
            self.memory.missing(place, words_of(node))
            return
        found = narrowed(self.memory, found, node, place)
        self.memory.words[place] = words_of(node)
        if found.place.path:
            self.memory.bind(place, self.memory.nearest(found).place)
        is_of_two = isinstance(found.node, Battles | AttackDeclared) and isinstance(node, Spoken)
        if is_of_two and not is_plural(node):  # one of those that battle: "the opponent's battling monster"
            self.mention(node, place, holder)
            return
        acted_on = isinstance(holder, _ACTORS) and place.path[-1] not in _LEFT_OUT
        is_kind = place.path[-1] == "kind"  # "if it is the declared card"
        names_card = isinstance(node, Spoken) and not is_card(found) and not is_kind  # "the card they drew"
        names_card |= isinstance(node, SpokenByName) and node.pointer is Pointer.THAT  # one, and no more
        is_part = is_left_over(node) and isinstance(holder, Action)  # so much of them as something is done to
        self.memory.mentions.append(
            msgspec.structs.replace(
                found,
                place=place if is_part else found.place,
                node=node if names_card else found.node,
                holder=holder,
                is_acted_on=acted_on or (found.is_acted_on and not isinstance(holder, Qualifier)),
                is_certain=not self.is_conditional,
                is_again=True,
                again_as=field_of(place),
                is_means=is_way_of_means(place),
                is_beside=_stands_beside(place, holder),
            )
        )


def _stands_beside(place: Place, holder: Node) -> bool:
    """Whether a state of another card is told by what is spoken of: "its name becomes that monster's"."""
    if "amount" in place.path:  # "this card's Level becomes that monster's Level, also it is a Tuner"
        return not {"state", "parts"}.isdisjoint(place.path[: place.path.index("amount")])
    is_of_another = isinstance(getattr(holder, "what", None), That)
    return isinstance(holder, State) and field_of(place) != "what" and is_of_another


def _is_of_told_battle(found: Mention, place: Place) -> bool:
    """Whether a monster was spoken of here, or is one of a battle that another sentence tells of."""
    return found.place.sentence == place.sentence or not isinstance(found.holder, State)


def _is_own_value(node: Pointing, holder: Node) -> bool:
    """Whether it is the card whose current value is compared with its original one."""
    is_it = isinstance(node, That) and node.which is Reference.IT
    return is_it and isinstance(holder, StatOf) and holder.reckoning is Reckoning.ORIGINAL


def _activates_this_card(sentence: Sentence) -> bool:
    """Whether a sentence tells how this card is activated."""
    return isinstance(sentence, ActivatedBy) or (isinstance(sentence, Ability) and sentence.by_activation)
