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

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final

import msgspec

from banneret.effects.abilities import Ability
from banneret.effects.actions.choosing import AtChoiceOf, ExcavateUntil, NumberOfThem
from banneret.effects.actions.moving import Draw, Target
from banneret.effects.actions.steps import AsManyAs, Instead, Link, OnlySuch, Provided, Step, UpToAmount
from banneret.effects.actions.values import Negate, NegatedThing, PlaceCounters
from banneret.effects.amounts import ThatAmount, ThatNumber
from banneret.effects.battle import Battled, BattlesAndInflicts
from banneret.effects.conditions import Controls, DidSo, DoesNotControl, Has, SummonedThisWay, ThereIs
from banneret.effects.continuous import HoldsOf
from banneret.effects.dealings import ActivatedBy
from banneret.effects.events import (
    ActivationFeature,
    AttackDeclared,
    Battles,
    GainsLifePoints,
    InflictsBattleDamage,
    TakesDamage,
    WouldTakeDamage,
)
from banneret.effects.happenings import AsMaterial, ForSummon, Undergone
from banneret.effects.holding import Resolving
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
from banneret.effects.lists import ApplyListed
from banneret.effects.materials import MaterialsBecome, TransferMaterials
from banneret.effects.node import Node, Path
from banneret.effects.nouns import (
    Attacking,
    Both,
    CountersOn,
    Deed,
    EquippedTo,
    FromCards,
    Mentions,
    NamedCards,
    Noun,
    Objects,
    One,
    OneOfAnOpponent,
    Reference,
    Spoken,
    That,
    ThatMany,
    Together,
    UpToThatMany,
    Zones,
)
from banneret.effects.players import Who
from banneret.effects.procedures import EquipOnlyTo
from banneret.effects.states import CannotBe
from banneret.effects.statics import DamageOf
from banneret.effects.timings import Given, If, When, WhenDone, WhenSummonedThisWay
from banneret.reading.mentioned import (
    THIS_CARD,
    Mention,
    Pointing,
    contradicts,
    describes_itself,
    field_of,
    fitting,
    in_order,
    is_called,
    is_called_so,
    is_card,
    is_clearly_many,
    is_left_over,
    is_looked_through,
    is_on_side,
    is_plural,
    is_told_by_deed,
    is_told_of,
    is_way_of_means,
    is_what_was_done,
    is_zone,
    may_be_many,
    may_be_one,
    may_be_token,
    needs_nothing,
    nouns_of,
    speaks_again,
    words_of,
)
from banneret.reading.mentioned import Place as Place
from banneret.reading.whereabouts import Whereabouts, can_be_done, described, left_by


class Binding(msgspec.Struct, frozen=True):
    """A reference and what it speaks of."""

    reference: Place
    antecedent: Place


class Unbound(msgspec.Struct, frozen=True):
    """A reference that nothing before it fits: the card is not read."""

    reference: Place
    word: str


class Bindings(msgspec.Struct, frozen=True):
    """All references of a card."""

    bound: tuple[Binding, ...] = ()
    unbound: tuple[Unbound, ...] = ()

    def antecedent(self, place: Place) -> Place | None:
        """The place that a reference speaks of; None where nothing stands there that needs one."""
        return next((one.antecedent for one in self.bound if one.reference == place), None)


_ITSELF: Final = frozenset({Reference.THIS_CARD, Reference.EQUIPPED_MONSTER, Reference.ATTACKING_MONSTER})
"""References to what the game knows without the text."""
_LEFT_OUT: Final = frozenset({"exception", "source"})
_BESIDES: Final = frozenset({"having", "pointing", "source", "using", "zone"})
"""Fields of actions that hold what helps to do them."""
_ACTORS: Final = (Action, Event, State, Condition, Agent)
_HAVING: Final = (Controls, DoesNotControl, Has, ThereIs)
"""Conditions whose cards are there, and nothing is done to them: "if you control a Spell, destroy it"."""
_BY_THE_WAY: Final = frozenset({"by", "using", "duration", "doing"})
"""Ways to what helps to do something, to how long it lasts, and to what nobody does."""
_SAID_OF: Final = (State, DamageOf, CountersOn, Battled, PlaceCounters)
"""What is said of the subject rather than of the object before it: "it gains 500 ATK"."""
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
    binder = _Binder()
    before_bullets = binder.state()
    bullet: int | None = None
    is_behind_limit = False
    for number, line in enumerate(lines, first):
        if line.bullet is None:
            bullet = None
        elif bullet is None:
            before_bullets = binder.state()
        elif line.bullet != bullet:
            binder.go_back_to(before_bullets)
        bullet = line.bullet
        if line.tree is None:
            binder.forget(is_known=False)
        else:
            if line.bullet is None and _begins_afresh(line.tree):
                binder.stand()
                binder.forget(is_known=True)
            elif line.bullet is None and is_behind_limit:
                binder.close()
            if _activates_this_card(line.tree):
                binder.mention_this_card(number)
            binder.visit(line.tree, number, (), holder=line.tree)
        is_behind_limit = isinstance(line.tree, UsageLimit) and line.tree.also is None
    return Bindings(tuple(binder.bound), tuple(binder.unbound))


def _named_by_deed(node: Pointing, holder: Node) -> Spoken | None:
    """What else a state or action names by what was done to it: "that monster ... the sent monster"."""
    other = getattr(getattr(holder, "amount", None), "what", None)
    if not isinstance(node, Spoken) or not isinstance(other, Spoken):
        return None
    return other if is_told_by_deed(other) and not is_told_by_deed(node) else None


def _subject_of(node: Node) -> Path | None:
    """What a node speaks of all along, so that its parts need not say it: "is sent while equipped"."""
    if isinstance(node, HoldsOf):
        return ("what",)
    if isinstance(node, If | When):
        return next((("event", *way) for way, part in in_order(node.event) if isinstance(part, What)), None)
    return None


def _uses(holder: Node) -> bool:
    """Whether it says that a zone cannot be used."""
    return isinstance(holder, CannotBe) and holder.done == Undergone(deeds=(Deed.USED,))


def _begins_afresh(sentence: Sentence) -> bool:
    """Whether a sentence is an effect with a timing or a cost of its own."""
    if not isinstance(sentence, Ability) or any(_goes_on(timing) for timing in sentence.timings):
        return False
    return bool(sentence.timings) or sentence.cost is not None


def _goes_on(timing: Timing) -> bool:
    """Whether a timing is that what was said before was done: "If you do: ..."."""
    return isinstance(timing, WhenDone | WhenSummonedThisWay) or (
        isinstance(timing, Given) and isinstance(timing.condition, DidSo | SummonedThisWay)
    )


class _State(msgspec.Struct, frozen=True):
    """What had been mentioned at some point."""

    mentions: tuple[Mention, ...]
    amounts: tuple[Place, ...]
    players: tuple[Place, ...]
    is_known: bool


class _Binder:
    """Goes through a card in the order of its text and keeps what has been mentioned."""

    def __init__(self) -> None:
        self.mentions: list[Mention] = []
        self.amounts: list[Place] = []
        self.players: list[Place] = []
        self.bound: list[Binding] = []
        self.unbound: list[Unbound] = []
        self.this_card: Place | None = None
        """This card, where what is being visited describes it."""
        self.closed: list[Mention] = []
        """What only a reference with a noun can mean."""
        self.words: dict[Place, str] = {}
        """In which words each reference was made."""
        self.is_known = True
        self.described: list[Place] = []
        """The descriptions of cards around what is being visited."""
        self.is_by_each = False
        """Whether every player does what is being visited."""
        self.is_conditional = False
        """Whether what is being visited may be left undone."""
        self.is_instead = False
        """Whether what is being visited is done in the place of something: to the same cards."""
        self.standing: list[Mention] = []
        """What an Equip Card can equip, and what earlier effects targeted: all effects may speak of it."""
        self.subjects: list[Place] = []
        """What the sentence parts around a place are about."""
        self.held: list[Mention] = []
        """What the actions being visited are done to: it can be meant only behind the whole action."""
        self.is_beside_this_card = False
        """Whether this card stands beside what is being visited, so that "it" is another."""

    def stand(self) -> None:
        """Keep what was targeted: an effect that begins afresh may speak of it, if of nothing else."""
        self.standing += [one for one in self.mentions if isinstance(one.holder, Target)]

    def close(self) -> None:
        """Let "it" mean nothing before this place: a limit has ended the effect; "that monster" still can."""
        self.closed[:] = self.mentions

    def mention_this_card(self, sentence: int) -> None:
        """Remember this card, of which a sentence speaks without a node for it."""
        place = Place(sentence, ())
        node = That(Reference.THIS_CARD)
        self.mentions.append(Mention(place, node, node, is_acted_on=True, is_many=False))

    def state(self) -> _State:
        """What has been mentioned so far."""
        return _State(tuple(self.mentions), tuple(self.amounts), tuple(self.players), self.is_known)

    def go_back_to(self, state: _State) -> None:
        """Know what had been mentioned then, and nothing that came after."""
        self.mentions[:] = state.mentions
        self.amounts[:] = state.amounts
        self.players[:] = state.players
        self.is_known = state.is_known

    def forget(self, *, is_known: bool) -> None:
        """Begin afresh; where what came before is not known, nothing after it is unbound."""
        self.mentions.clear()
        self.closed.clear()
        self.amounts.clear()
        self.players.clear()
        self.is_known = is_known

    def visit(self, node: Node, sentence: int, path: Path, *, holder: Node) -> None:
        """Bind what is in a node, then remember the node itself."""
        place = Place(sentence, path)
        if isinstance(node, That) and node.which is Reference.SAME:
            if self.subjects:
                self.bound.append(Binding(place, self.subjects[-1]))
            else:
                self.missing(place, node.which.value)
            return
        subject = _subject_of(node)
        if subject is not None:
            self.subjects.append(Place(sentence, (*path, *subject)))
        if isinstance(node, Pointing) and not (isinstance(node, That) and node.which in _ITSELF):
            for way, part in in_order(node):
                self.visit(part, sentence, (*path, *way), holder=node)
            self.reference(node, place, holder)
            return
        was_by_each, was_conditional, was_instead = self.is_by_each, self.is_conditional, self.is_instead
        self.is_instead |= isinstance(node, Instead)
        self.is_conditional |= isinstance(node, Provided) or (isinstance(node, Step) and node.link in _ELSE)
        was_of_this_card = self.this_card
        if isinstance(node, That) and node.which is Reference.THIS_CARD:
            self.this_card = place
        self.inside(node, sentence, path)
        self.this_card = was_of_this_card
        self.remember(node, place, holder)
        self.is_by_each, self.is_conditional, self.is_instead = was_by_each, was_conditional, was_instead

    def inside(self, node: Node, sentence: int, path: Path) -> None:
        """Bind what is in a node."""
        place = Place(sentence, path)
        behind: list[Place] = []
        for name in node.__struct_fields__:  # who acts is said before what is done
            content = getattr(node, name)
            is_behind = name != "who" or isinstance(node, AtChoiceOf)
            if content is Who.THEY and is_behind:  # to whose field, at whose choice
                behind.append(Place(sentence, (*path, name)))
            elif isinstance(content, Who):
                self.player(content, Place(sentence, (*path, name)))
                self.is_by_each |= content in _EACH
        if isinstance(node, Objects):
            self.described.append(place)
        self.fields(node, sentence, path)
        for one in behind:
            self.player(Who.THEY, one)
        if isinstance(node, Objects):
            self.described.pop()
        if _subject_of(node) is not None:
            self.subjects.pop()
        if isinstance(node, _CHANGES_OF_LP):
            self.amounts.append(place)

    def remember(self, node: Node, place: Place, holder: Node) -> None:
        """Remember a node, what is in which has been visited."""
        if isinstance(node, Quantity | Amount):
            self.amount(node, place, holder)
        elif isinstance(node, What):
            if isinstance(node, NumberOfThem):
                self.of_them(place)
            if isinstance(getattr(node, "quantity", None), OneOfAnOpponent):  # "their hand": that opponent's
                self.players.append(place)
            self.mention(node, place, holder)
        elif isinstance(node, Draw):
            one, many = may_be_one(node), may_be_many(node)
            self.mentions.append(Mention(place, node, node, is_acted_on=True, is_one=one, is_many=many))
        elif isinstance(
            node, ExcavateUntil | Battles | AttackDeclared
        ):  # all that were turned up; both that battle
            self.mentions.append(Mention(place, node, node, is_acted_on=True, is_one=False))
        elif isinstance(node, AsMaterial | ForSummon):  # the monster Summoned with it
            self.mentions.append(Mention(place, Objects(One(), Noun.MONSTER), node, is_many=False))
        elif THIS_CARD in type(node).__name__:
            self.mentions.append(Mention(place, node, node, is_acted_on=True, is_many=False))
        elif isinstance(node, Negate):
            self.negated(node, place)
        elif isinstance(node, Action | Event) and not any(
            isinstance(part, What) for _, part in in_order(node)
        ):
            self.mentions.append(Mention(place, node, node))

    def fields(self, node: Node, sentence: int, path: Path) -> None:
        """Bind what is in the fields of a node, one after the other.

        What an action is done to can be meant only behind the whole action.
        """
        was_beside_this_card = self.is_beside_this_card
        self.is_beside_this_card |= isinstance(node, Together | Action) and any(
            isinstance(part, That) and part.which is Reference.THIS_CARD for _, part in in_order(node)
        )
        holds = isinstance(node, Action) and not any(isinstance(part, Action) for _, part in in_order(node))
        first, start = len(self.held), len(self.mentions)
        for way, part in in_order(node):
            if not isinstance(part, What | Zones):  # "Fusion Summon 1 monster, by banishing its materials"
                self.mentions += self.held[first:]
                del self.held[first:]
            before = len(self.mentions)
            self.visit(part, sentence, (*path, *way), holder=node)
            if holds and isinstance(part, What):
                where = first if way[0] in _BESIDES else len(self.held)
                self.held[where:where] = self.mentions[before:]
                del self.mentions[before:]
            elif (isinstance(node, OnlySuch) and isinstance(part, Qualifier)) or (
                isinstance(node, AsManyAs | UpToAmount) and way[0] == "amount"
            ):  # only says what is acted on, or to how many
                said = self.mentions[before:]
                del self.mentions[before:]
                self.mentions[start:start] = said
        self.mentions += self.held[first:]
        del self.held[first:]
        self.is_beside_this_card = was_beside_this_card

    def mention(self, node: What, place: Place, holder: Node) -> None:
        """Remember something that later references may mean."""
        acted_on = isinstance(holder, _ACTORS) and place.path[-1] not in _LEFT_OUT
        acted_on |= isinstance(holder, EquippedTo) and "condition" in place.path
        if isinstance(holder, EquipOnlyTo):
            self.standing = [Mention(place, node, holder, is_many=False)]
        self.mentions.append(
            Mention(
                place,
                node,
                holder,
                is_acted_on=acted_on,
                is_one=may_be_one(node),
                is_many=self.is_by_each or may_be_many(node),
            )
        )

    def counted(self, sentence: int) -> Mention | None:
        """The cards whose number "that many" is: the last of its own sentence, else of those before it."""
        many = [mention for mention in reversed(self.mentions) if mention.is_many]
        here = [mention for mention in many if mention.place.sentence == sentence]
        return next(
            (mention for mention in here if mention.is_acted_on),
            next(iter(here), self.last(lambda mention: mention.is_many)),
        )

    def of_them(self, place: Place) -> None:
        """Bind a bare number to the cards of which it counts some."""
        found = (
            self.last(lambda one: one.is_many and is_card(one) and not isinstance(one.holder, Condition))
            or self.last(lambda one: one.is_many and is_card(one))
            or self.last(is_card)
        )
        if found is None:
            self.missing(place, "so many")
        else:
            self.bound.append(Binding(place, found.place))

    def negated(self, node: Negate, place: Place) -> None:
        """Let what was activated, Summoned or declared be spoken of again, as what is negated.

        Where it may be a Summon or an activation, both timings are answered.
        """
        if node.thing is NegatedThing.SUMMON_OR_ACTIVATION:
            self.mentions.append(Mention(place, node, node, is_acted_on=True))
            return
        events = [
            one
            for one in self.mentions
            if (
                isinstance(one.holder, Event | Resolving)
                or one.place.path[-3:] == ("event", "action", "what")
            )
            and not isinstance(one.holder, ActivationFeature)
            and is_card(one)
        ]
        if events:
            self.mentions.append(msgspec.structs.replace(events[-1], holder=node, is_acted_on=True))

    def where(self, mention: Mention) -> Whereabouts | None:
        """Where mentioned cards are, as far as the text tells."""
        if mention in self.standing or self.is_instead:
            return None
        for one in reversed(self.mentions):
            if one.place == mention.place and one.place.path:
                left = left_by(one.holder, one.field)
                if left is not None:
                    return left if one.is_certain else None
        return described(mention.node)

    def likely(self, node: Pointing, holder: Node, place: Place) -> Callable[[Mention], bool]:
        """What a reference can mean, without what is less likely where something likelier is left.

        It means nothing that only says what a card is, what a player has, or by what something is done;
        no cards that are said to be others, or to be on another side; none that a narrower noun does not
        name; none that are where this cannot be done to them.
        """
        can_be = fitting(node)
        closed = self.closed if isinstance(node, That) else []

        def fits(one: Mention) -> bool:
            return can_be(one) and one not in closed

        if is_left_over(node):
            return fits
        left = [one for one in (*self.mentions, *self.standing) if fits(one)]
        others = self.said_otherwise(node, place)
        named = _named_by_deed(node, holder)
        is_attacker = Attacking() in getattr(node, "adjectives", ())
        for likelier in (
            lambda one: not isinstance(node, That) or is_zone(one) == _uses(holder),
            lambda one: not isinstance(node, Spoken) or one.place not in others,
            lambda one: named is None or not is_called_so(one, named),
            lambda one: not contradicts(node, one.node),
            lambda one: is_on_side(one.node, node),
            lambda one: is_called(one, node),
            lambda one: is_told_of(one, node),
            lambda one: "condition" not in place.path or is_what_was_done(one, holder),
            lambda one: not (self.is_instead and isinstance(one.holder, Condition)),
            lambda one: not one.is_kind(),
            lambda one: is_attacker or one.is_again or _BY_THE_WAY.isdisjoint(one.place.path),
            lambda one: not isinstance(one.holder, _HAVING) or is_plural(node),
            lambda one: can_be_done(holder, field_of(place), self.where(one)),
            lambda one: one not in self.standing or one in self.mentions,
        ):
            left = list(filter(likelier, left)) or left
        if not is_plural(node) and not isinstance(holder, FromCards):
            left = [one for one in left if one.is_acted_on and not is_clearly_many(one)] or left
        return lambda one: any(one is mention for mention in left) or (fits(one) and one in self.held)

    def said_otherwise(self, node: Pointing, place: Place) -> set[Place]:
        """What "that monster" does not mean: what the same state or action is about under another name.

        "It gains ATK equal to that monster's ATK"; "Set 1 monster, with less ATK than that monster".
        """
        if "more" in place.path:  # of OnlySuch
            action = place.path[: place.path.index("more")]
            return {Place(place.sentence, (*action, "action", "what"))}
        if "amount" not in place.path:
            return set()
        subject = Place(place.sentence, (*place.path[: place.path.index("amount")], "what"))
        return {
            one.antecedent
            for one in self.bound
            if one.reference == subject and self.words.get(subject) != words_of(node)
        }

    def meant(self, node: Pointing, holder: Node, place: Place) -> Mention | None:
        """The mention that a reference at a place means."""
        if isinstance(node, That) and node.which is Reference.THIS_MONSTER:
            return self.last(may_be_token)
        fits = self.likely(node, holder, place)
        if "total" in place.path and self.held:  # "by Tributing monsters whose total Levels equal its Level"
            return next((one for one in reversed(self.held) if fits(one)), None)
        if isinstance(holder, MaterialsBecome | TransferMaterials) and not self.held:
            can_be = fitting(node)
            material = self.last(lambda mention: can_be(mention) and mention.is_material())
            if material is not None:
                return material
        if isinstance(holder, Mentions):  # "1 "Lantern" or 1 card that mentions it"
            before = [*self.mentions, *self.held][-1:]
            if before and isinstance(before[0].node, NamedCards):
                return before[0]
        if self.is_beside_this_card:
            other = self.last(lambda mention: fits(mention) and not mention.is_this_card())
            if other is not None:
                return other
        if isinstance(holder, _SAID_OF) and isinstance(node, That):
            subject = self.last(lambda mention: fits(mention) and not mention.is_object())
            found = self.last(fits)
            return subject if found is not None and found.is_object() and subject is not None else found
        if is_left_over(node):
            several = self.last(
                lambda mention: mention.is_many and fits(mention) and is_looked_through(mention.holder)
            )
            if several is not None:
                return several
        found = self.last(fits)
        if isinstance(node, Spoken) and found is not None and isinstance(found.holder, Condition):
            better = self.last(
                lambda mention: (
                    fits(mention)
                    and mention.is_acted_on
                    and not isinstance(mention.holder, Condition)
                    and node.noun in {*nouns_of(mention.node)}
                )
            )
            if node.noun not in {*nouns_of(found.node)} and better is not None:
                return better
        if found is None:
            found = next((mention for mention in reversed(self.held) if fits(mention)), None)
        return found

    def reference(self, node: Pointing, place: Place, holder: Node) -> None:
        """Bind a reference to the last mention that fits, and let it count as a mention of the same."""
        if describes_itself(node):
            self.mention(node, place, holder)
            return
        found = self.meant(node, holder, place)
        if self.this_card is not None and isinstance(node, That) and node.which is Reference.IT:
            self.bound.append(Binding(place, self.this_card))  # "this card whose ATK is not its own"
            return
        if found is None and self.described and isinstance(node, That):  # "a monster with its own name"
            self.bound.append(Binding(place, self.described[-1]))
            return
        if found is None and needs_nothing(node):
            if isinstance(node, Spoken):
                self.mention(node, place, holder)
            return
        if found is None:
            self.missing(place, words_of(node))
            return
        self.words[place] = words_of(node)
        if found.place.path:
            self.bound.append(Binding(place, found.place))
        is_of_two = isinstance(found.node, Battles | AttackDeclared) and isinstance(node, Spoken)
        if is_of_two and not is_plural(node):  # one of those that battle: "the opponent's battling monster"
            self.mention(node, place, holder)
            return
        acted_on = isinstance(holder, _ACTORS) and place.path[-1] not in _LEFT_OUT
        self.mentions.append(
            msgspec.structs.replace(
                found,
                holder=holder,
                is_acted_on=acted_on or found.is_acted_on,
                is_certain=not self.is_conditional,
                is_again=True,
                is_means=is_way_of_means(place),
            )
        )

    def amount(self, node: Quantity | Amount, place: Place, holder: Node) -> None:
        """Bind a quantity or amount that refers back; remember one that does not."""
        if isinstance(node, Both):
            both = self.last(lambda mention: mention.is_many and is_card(mention))
            both = both or next(iter(self.held), None)
            if isinstance(holder, ApplyListed):  # of the effects of the list before
                both = self.last(lambda mention: isinstance(mention.node, ApplyListed))
            if both is not None and speaks_again(holder):
                self.bound.append(Binding(place, both.place))
        elif isinstance(node, ThatMany | UpToThatMany | ThatNumber):
            found = self.counted(place.sentence) or self.last(lambda mention: True)
            found = found or next(iter(self.held), None)
            if found is None:
                self.missing(place, type(node).__name__)
            else:
                self.bound.append(Binding(place, found.place))
        elif isinstance(node, ThatAmount):
            if self.amounts:
                self.bound.append(Binding(place, self.amounts[-1]))
            else:
                self.missing(place, "that amount")
        elif isinstance(node, Amount):
            self.amounts.append(place)

    def player(self, who: Who, place: Place) -> None:
        """Bind "they" to the last player who was spoken of, not to whom some zones may belong besides."""
        if who is not Who.THEY:
            is_any = who is Who.EITHER_PLAYER and "zones" in place.path and bool(self.players)
            if who is not Who.YOU and not is_any:
                self.players.append(place)
        elif self.players:
            self.bound.append(Binding(place, self.players[-1]))
        elif self.mentions:  # the controller or owner of what was spoken of
            self.bound.append(Binding(place, self.mentions[-1].place))
        else:
            self.missing(place, who.value)

    def missing(self, place: Place, word: str) -> None:
        if self.is_known:
            self.unbound.append(Unbound(place, word))

    def last(self, fits: Callable[[Mention], bool]) -> Mention | None:
        """The last mention that fits; what was acted on goes before what was only mentioned."""
        mentions = (*reversed(self.mentions), *reversed(self.standing))
        fitting = [mention for mention in mentions if fits(mention) and not mention.is_kind()]
        fitting = fitting or [mention for mention in mentions if fits(mention)]
        return next((mention for mention in fitting if mention.is_acted_on), next(iter(fitting), None))


def _activates_this_card(sentence: Sentence) -> bool:
    """Whether a sentence tells how this card is activated."""
    return isinstance(sentence, ActivatedBy) or (isinstance(sentence, Ability) and sentence.by_activation)


def node_at(sentence: Sentence, path: Path) -> Node | Enum:
    """What stands at a path of a sentence.

    Raises:
        LookupError: nothing does.
    """
    found: object = sentence
    for step in path:
        found = (
            found[step]
            if isinstance(step, int) and isinstance(found, tuple)
            else getattr(found, str(step), None)
        )
    if not isinstance(found, Node | Enum):
        raise LookupError(f"nothing stands at {path}")
    return found
