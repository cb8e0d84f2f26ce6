"""Which opponent a text means: one pass over the tree of a card (D25 to D29).

Printed texts know one opponent. The pass gives every "your opponent" its role: *that player*, a declared one,
one chosen while resolving, any, or each. The multiplayer wording prints the rewritten tree, and the executors
carry it out.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from enum import Enum, StrEnum
from typing import Final, NamedTuple, TypeVar

import msgspec

from banneret.effects.abilities import Ability, Applies, CardEffects, Otherwise
from banneret.effects.actions.choosing import ChooseListed, PicksFor
from banneret.effects.actions.moving import Choose, SwitchControl, Target
from banneret.effects.actions.steps import Apply, Does, Forbid, Lasting, May, Must, Steps
from banneret.effects.actions.taking_over import ActivatedEffectBecomes
from banneret.effects.actions.values import (
    ChangeTo,
    ChooseNumber,
    Declare,
    DeclareLevel,
    Increase,
    NegateEffects,
    NegateEffectsOf,
    Reduce,
    RollDice,
    SkipPhase,
)
from banneret.effects.amounts import DifferenceOf
from banneret.effects.battle import BattlesAndInflicts
from banneret.effects.conditions import Controls, InAttack
from banneret.effects.continuous import MustPay, OnlyThis, Throughout
from banneret.effects.dealings import ActivatedBy, PassControlOn, Respond
from banneret.effects.events import (
    Attacks,
    Battles,
    DamageKind,
    DestroysByBattle,
    InflictsBattleDamage,
    InResponseTo,
    IsAttacked,
    TakesDamage,
    WouldDoAction,
    WouldHappen,
)
from banneret.effects.happenings import ByBattleInvolving
from banneret.effects.holding import NegateByNameToo, NegateFirst
from banneret.effects.kinds import Action, Agent, Condition, Duration, Event, Moment, Sentence, Timing
from banneret.effects.node import Node, walk
from banneret.effects.nouns import (
    All,
    ByBattle,
    ControlledBy,
    Done,
    From,
    In,
    Objects,
    Of,
    OneOfAnOpponent,
    That,
)
from banneret.effects.players import Who
from banneret.effects.procedures import (
    AttacksDirectlyUnlessControlled,
    EquipOnlyTo,
    MustBe,
    SummoningProcedure,
)
from banneret.effects.showing import ShowTo
from banneret.effects.states import AttacksPlayer
from banneret.effects.statics import DamageOf, InflictPiercing
from banneret.effects.timings import During, Given, If, When
from banneret.effects.yugioh_terms import CardType, Property


class Plain(Enum):
    """What a card's sentences without a colon and a semicolon are."""

    ACTIVATED = "activated"
    """What the card does when it is activated; all of them are one Chain Link."""
    LASTING = "lasting"
    """What holds while the card lies there (D28)."""

    @classmethod
    def of(cls, card_type: CardType, icon: Property | None) -> Plain:
        """Those of a card: monsters and cards that stay on the field have lasting ones."""
        is_lasting = card_type is CardType.MONSTER or icon in _STAYING
        return cls.LASTING if is_lasting else cls.ACTIVATED


class EachPlayer(StrEnum):
    """What "each player" and "both players" mean on a card."""

    ALL = "all"
    """All players (D25)."""
    PAIR = "pair"
    """You and one declared opponent: two players settle something between them (D25, D29)."""
    ROUND = "round"
    """All players, each passing to the next in turn order (D29)."""


class Use(Enum):
    """In which part of a sentence a player is named; the ladder of D26 asks for nothing else."""

    EVENT = "event"
    """In what the effect answers."""
    PHASE = "phase"
    """As the player in whose phase or turn it is used."""
    LIMIT = "limit"
    """In a condition before the colon."""
    CONDITION = "condition"
    """In a condition among what is done."""
    MOMENT = "moment"
    """In a duration or a later moment."""
    DECISION = "decision"
    """As the player who chooses, declares or is shown something, and nothing else (D26.3)."""
    CHANCE = "chance"
    """In what is done with the result of a die (D26.3)."""
    AGENT = "agent"
    """As the player from whose cards something is protected."""
    RESPONSE = "response"
    """As the player who cannot respond to the effect itself (D28), or who may be attacked directly (D16)."""
    BATTLE = "battle"
    """As the other player of the battle that is spoken of."""
    TOUCH = "touch"
    """As the player to whom something is done, or from whom something is taken (D26.2)."""


NodeT = TypeVar("NodeT", bound=Node)
_RoleOf = Callable[[Use], Who]
_STAYING: Final = frozenset({Property.CONTINUOUS, Property.EQUIP, Property.FIELD})
_CONDITIONS: Final = frozenset({Use.LIMIT, Use.CONDITION})
_EVERYBODY: Final = frozenset({Use.AGENT, Use.RESPONSE})
_DOERS: Final = (Does, May, Must)
_DECISIONS: Final = (Choose, ChooseNumber, Declare, DeclareLevel, Target)
_BATTLE: Final = (
    Battles,
    BattlesAndInflicts,
    ByBattle,
    ByBattleInvolving,
    DestroysByBattle,
    InAttack,
    InflictsBattleDamage,
    IsAttacked,
)
"""What names a battle: its other player is that player."""
_LASTING_ACTIONS: Final = (
    Apply,
    ChangeTo,
    Forbid,
    Increase,
    InflictPiercing,
    Lasting,
    MustPay,
    NegateByNameToo,
    NegateEffects,
    NegateEffectsOf,
    NegateFirst,
    OnlyThis,
    Reduce,
    Throughout,
)
"""Actions that make something hold instead of doing something."""
_ON_A_FIELD: Final = frozenset({Who.THAT_PLAYER, Who.DECLARED_OPPONENT})
"""Roles whose cards are described as "monsters that player controls"."""


def multiplayer(
    effects: CardEffects, *, plain: Plain = Plain.ACTIVATED, each_player: EachPlayer = EachPlayer.ALL
) -> CardEffects:
    """The tree of a card as it is played by any number of players.

    Args:
        effects: the tree as the printed text is read.
        plain: what sentences without a colon and a semicolon are on this card.
        each_player: what "each player" means on this card.

    Returns:
        The same tree without `Who.OPPONENT` and `Who.EACH_PLAYER`.
    """
    return msgspec.structs.replace(
        effects,
        sentences=multiplayer_sentences(
            effects.sentences, plain=plain, each_player=each_player, bullets=effects.bullets
        ),
        pendulum=multiplayer_sentences(
            effects.pendulum, plain=Plain.LASTING, each_player=each_player, bullets=effects.pendulum_bullets
        ),
    )


def multiplayer_sentences(
    sentences: Sequence[Sentence],
    *,
    plain: Plain = Plain.ACTIVATED,
    each_player: EachPlayer = EachPlayer.ALL,
    bullets: Collection[int] = (),
) -> tuple[Sentence, ...]:
    """The sentences of one section of a card as they are played by any number of players.

    Args:
        sentences: of the section, in order.
        plain: what sentences without a colon and a semicolon are.
        each_player: what "each player" means.
        bullets: the numbers of those that are bullets: they belong to what was activated before them.
    """
    rewritten: list[Sentence] = []
    is_tied = any(isinstance(one, EquipOnlyTo) and _names_opponent(one) for one in sentences)
    for link in _links(sentences, plain, bullets):
        if is_tied:
            rewritten += (_tied(sentence) for sentence in link)
        elif _is_activated(link[0], plain):
            rewritten += _link(link, each_player)
        else:
            rewritten.append(_lasting(link[0], plain, each_player))
    return tuple(rewritten)


def _tied(sentence: Sentence) -> Sentence:
    """A sentence of a card that only equips monsters of an opponent: it means the player of that monster."""
    role = Who.ANY_OPPONENT if isinstance(sentence, EquipOnlyTo) else Who.THAT_PLAYER
    return _Rewriting(lambda use: role)(sentence, Use.TOUCH)


def _links(sentences: Sequence[Sentence], plain: Plain, bullets: Collection[int]) -> Iterator[list[Sentence]]:
    """Sentences that are one Chain Link together; a lasting sentence is alone."""
    link: list[Sentence] = []
    is_list = False
    for number, sentence in enumerate(sentences):
        is_part = number in bullets and not is_list
        if link and not (_is_activated(link[0], plain) and (is_part or _continues(sentence, plain))):
            yield link
            link = []
        if not link:
            is_list = number in bullets
        link.append(sentence)
    if link:
        yield link


def _continues(sentence: Sentence, plain: Plain) -> bool:
    """Whether a sentence goes on with what was activated before it."""
    if isinstance(sentence, Otherwise):
        return True
    return plain is Plain.ACTIVATED and (_is_plain(sentence) or _is_provided(sentence))


def _is_plain(sentence: Sentence) -> bool:
    """Whether a sentence has neither a colon nor a semicolon."""
    return isinstance(sentence, Ability) and sentence.cost is None and not sentence.timings


def _is_provided(sentence: Sentence) -> bool:
    """Whether a sentence only adds what is done under a condition."""
    return isinstance(sentence, Applies) and all(isinstance(one, Given) for one in sentence.timings)


def _is_activated(sentence: Sentence, plain: Plain) -> bool:
    return isinstance(sentence, Ability) and (plain is Plain.ACTIVATED or not _is_plain(sentence))


def _link(link: Sequence[Sentence], each_player: EachPlayer) -> Iterator[Sentence]:
    """The ladder of D26 for one Chain Link: all its parts mean the same opponent."""
    first = link[0]
    assert isinstance(first, Ability)
    answered = first.timings if first.holds is None else (*first.timings, first.holds)
    before = _named(*((timing, Use.EVENT) for timing in answered))
    beginnings = [*_beginnings(link)]
    inside = _named(
        *(
            (part, start)
            for sentence, start in zip(link, beginnings, strict=True)
            for part in _deeds(sentence)
        )
    )
    is_bound = bool(before.opponent & {Use.EVENT, Use.PHASE}) or _names_battle(answered)
    is_pair = each_player is EachPlayer.PAIR and any(_names_each_player(sentence) for sentence in link)
    touched = inside.opponent | (inside.them if before.opponent or inside.opponent else set())
    declares = is_pair or (not is_bound and Use.TOUCH in touched)

    is_chosen = False

    def role(use: Use) -> Who:
        nonlocal is_chosen
        if use is Use.EVENT or use is Use.PHASE:
            return Who.ANY_OPPONENT
        if use is Use.RESPONSE:
            return Who.EACH_OPPONENT
        if is_bound or is_chosen or use is Use.BATTLE:
            return Who.THAT_PLAYER
        if declares:
            return Who.SUCH_OPPONENT if use is Use.LIMIT else Who.DECLARED_OPPONENT
        if use is Use.DECISION or use is Use.CHANCE:
            is_chosen = use is Use.DECISION
            return Who.CHOSEN_OPPONENT
        return Who.EACH_OPPONENT if use is Use.AGENT else Who.ANY_OPPONENT

    rewrite = _Rewriting(role, each_player)
    for sentence, start in zip(link, beginnings, strict=True):
        if not isinstance(sentence, Ability):
            yield rewrite(sentence, start)
            continue
        yield msgspec.structs.replace(
            sentence,
            timings=tuple(rewrite(timing, Use.EVENT) for timing in sentence.timings),
            cost=None if sentence.cost is None else rewrite(sentence.cost, start),
            effect=rewrite(sentence.effect, start),
            holds=None if sentence.holds is None else rewrite(sentence.holds, Use.EVENT),
            only=None if sentence.only is None else rewrite(sentence.only, Use.CONDITION),
            declares_opponent=declares and sentence is first,
        )


def _beginnings(link: Sequence[Sentence]) -> Iterator[Use]:
    """The use of what each sentence does: behind one that rolls a die, something done with the result."""
    use = Use.TOUCH
    for sentence in link:
        yield use
        for part in _deeds(sentence):
            use = _use_after(part, use)


def _deeds(sentence: Sentence) -> Iterator[Node]:
    """What is done at activation and at resolution."""
    if isinstance(sentence, Ability) and sentence.cost is not None:
        yield sentence.cost
    yield sentence.effect if isinstance(sentence, Ability | Applies | Otherwise) else sentence


def _lasting(sentence: Sentence, plain: Plain, each_player: EachPlayer) -> Sentence:
    """D28: what holds all the time concerns every player whom it describes, each by itself."""
    inner = {
        name: multiplayer_sentences((one,), plain=plain, each_player=each_player)[0]
        for name, one in msgspec.structs.asdict(sentence).items()
        if isinstance(one, Sentence)
    }
    if inner:
        sentence = msgspec.structs.replace(sentence, **inner)
        if not isinstance(sentence, Ability):
            return sentence
    if isinstance(sentence, ActivatedBy):
        return _activation(sentence)
    uses = _named((sentence, Use.TOUCH)).opponent
    if isinstance(sentence, Applies) and _names_battle(sentence.timings):
        uses.add(Use.EVENT)
    is_put_off = plain is Plain.ACTIVATED and _is_put_off(sentence)
    if is_put_off or is_procedure(sentence) or (Use.EVENT not in uses and _is_old_trigger(sentence)):
        return _Rewriting(_role_in_procedure(), each_player)(sentence, Use.TOUCH)
    return _Rewriting(_role_in_lasting(uses), each_player)(sentence, Use.TOUCH)


def _activation(sentence: ActivatedBy) -> Sentence:
    """What the activation of a card costs or targets, and nothing else."""
    rewritten = _Rewriting(lambda use: Who.DECLARED_OPPONENT)(sentence, Use.TOUCH)
    return msgspec.structs.replace(rewritten, declares_opponent=rewritten != sentence)


def is_procedure(sentence: Node) -> bool:
    """Whether a sentence without a colon and a semicolon says how something is done, mostly a Summon.

    On a lasting card a plain order is one too: old texts said so what one may do.
    """
    match sentence:
        case Ability(timings=(), cost=None):
            return sentence.optional or not isinstance(sentence.effect.first, _LASTING_ACTIONS)
        case Applies():
            return sentence.optional
        case _:
            return isinstance(sentence, SummoningProcedure | MustBe)


def _is_put_off(sentence: Sentence) -> bool:
    """Whether a sentence says what an activated card does only later: "During the End Phase, ..."."""
    return (
        isinstance(sentence, Applies)
        and not isinstance(sentence.effect.first, _LASTING_ACTIONS)
        and all(isinstance(one, During) for one in sentence.timings)
    )


def _is_old_trigger(sentence: Sentence) -> bool:
    """Whether a sentence is an effect that triggers, as cards said it before they had colons."""
    if not isinstance(sentence, Applies) or isinstance(sentence.effect.first, _LASTING_ACTIONS):
        return False
    events = [one.event for one in sentence.timings if isinstance(one, When | If)]
    return bool(events) and not any(isinstance(one, WouldHappen | WouldDoAction) for one in events)


def _role_in_procedure() -> _RoleOf:
    """Whoever does it takes one opponent, and stays with that one."""
    is_chosen = False

    def role(use: Use) -> Who:
        nonlocal is_chosen
        if use not in (Use.TOUCH, Use.DECISION) and not is_chosen:
            return Who.ANY_OPPONENT
        if is_chosen:
            return Who.THAT_PLAYER
        is_chosen = True
        return Who.CHOSEN_OPPONENT

    return role


def _role_in_lasting(uses: set[Use]) -> _RoleOf:
    conditions = uses & _CONDITIONS
    binds = bool(conditions) or Use.EVENT in uses or Use.PHASE in uses

    def role(use: Use) -> Who:
        if use in _CONDITIONS:
            return Who.ANY_OPPONENT if uses <= _CONDITIONS else Who.SUCH_OPPONENT
        if use is Use.EVENT or use is Use.PHASE or (use is Use.MOMENT and not binds):
            return Who.ANY_OPPONENT
        if use is Use.BATTLE or (binds and use is not Use.RESPONSE):
            return Who.THAT_PLAYER
        return Who.EACH_OPPONENT

    return role


def _names_battle(timings: Iterable[Timing]) -> bool:
    return any(
        isinstance(node, _BATTLE)
        or (isinstance(node, TakesDamage) and node.kind is DamageKind.BATTLE)
        or (isinstance(node, Attacks) and node.target is not None)
        for timing in timings
        for node in walk(timing)
    )


def _names_each_player(sentence: Sentence) -> bool:
    return any(who is Who.EACH_PLAYER for node in walk(sentence) for who in _players(node))


def _names_opponent(sentence: Sentence) -> bool:
    return any(isinstance(node, OneOfAnOpponent) or Who.OPPONENT in _players(node) for node in walk(sentence))


def _players(node: Node) -> Iterator[Who]:
    for name in node.__struct_fields__:
        content = getattr(node, name)
        if isinstance(content, Who):
            yield content


class _Named(NamedTuple):
    """How parts of a sentence name players."""

    opponent: set[Use]
    them: set[Use]
    """How they speak of a player named before: "they", "the difference" between the two of you."""


def _named(*parts: tuple[Node, Use]) -> _Named:
    named = _Named(set(), set())

    def note(use: Use) -> Who:
        named.opponent.add(use)
        return Who.OPPONENT

    rewriting = _Rewriting(note, them=named.them.add)
    for part, use in parts:
        rewriting(part, use)
    return named


class _Rewriting:
    """Gives every opponent in a node the role of its use."""

    def __init__(
        self,
        role: _RoleOf,
        each_player: EachPlayer = EachPlayer.ALL,
        *,
        them: Callable[[Use], object] = lambda use: None,
    ) -> None:
        """Rewrite with these roles.

        Args:
            role: gives the role of an opponent by its use.
            each_player: what "each player" means.
            them: is told the use of every word for a player named before.
        """
        self._role = role
        self._each_player = each_player
        self._everybody = Who.YOU_AND_DECLARED if each_player is EachPlayer.PAIR else Who.ALL_PLAYERS
        self._them = them

    def __call__(self, node: NodeT, use: Use) -> NodeT:
        """A node, of this use itself, rewritten."""
        changes: dict[str, object] = {}
        for name in node.__struct_fields__:
            content = getattr(node, name)
            if isinstance(content, Who):
                changes[name] = self._player(content, _use_of_player(node, use))
            elif isinstance(content, OneOfAnOpponent):
                if use is Use.EVENT:
                    self._role(use)
            elif isinstance(content, Node):
                changes[name] = self._inside(node, content, use)
                use = _use_after(content, use)
            elif isinstance(content, tuple):
                inner: list[object] = []
                for one in content:
                    if isinstance(one, Node):
                        inner.append(self._inside(node, one, use))
                        use = _use_after(one, use)
                    else:
                        inner.append(one)
                changes[name] = tuple(inner)
        rewritten = msgspec.structs.replace(node, **changes) if changes else node
        if isinstance(rewritten, Objects):
            return msgspec.structs.replace(rewritten, **_on_the_field_of(rewritten))
        return rewritten

    def _inside(self, node: Node, part: Node, use: Use) -> Node:
        """A part of a node of this use."""
        if isinstance(part, SwitchControl) and part.between_players and self._each_player is EachPlayer.ROUND:
            part = PassControlOn(part.what)
        if isinstance(part, DifferenceOf):
            self._them(use)
        if isinstance(node, ActivatedEffectBecomes):  # its "you" is the player who activated it
            return _Rewriting(lambda use: Who.CHOSEN_OPPONENT, self._each_player)(part, Use.TOUCH)
        return self(part, _use_inside(node, part, use))

    def _player(self, who: Who, use: Use) -> Who:
        if who is Who.OPPONENT:
            return self._role(use)
        if who is Who.EACH_PLAYER:
            return self._everybody
        if who is Who.THEY:
            self._them(use)
        return who


def _use_inside(node: Node, inner: Node, use: Use) -> Use:
    """The use of a part of a node, given that of the whole."""
    if use in _CONDITIONS:
        return use
    if isinstance(inner, Controls) and isinstance(inner.what, That):
        return Use.TOUCH
    if isinstance(inner, Condition):
        return Use.LIMIT if use is Use.EVENT else Use.CONDITION
    if isinstance(inner, Timing | Event):
        return Use.EVENT
    if isinstance(inner, Moment | Duration) and not isinstance(node, SkipPhase):
        return Use.PHASE if use is Use.EVENT else Use.MOMENT
    if isinstance(inner, Agent) and use is Use.TOUCH:
        return Use.AGENT
    return use


def _use_after(part: Node, use: Use) -> Use:
    """The use of what follows a part: behind the roll of a die it is done with the result."""
    if (
        use is Use.TOUCH
        and isinstance(part, Action | Steps)
        and any(isinstance(one, RollDice) for one in walk(part))
    ):
        return Use.CHANCE
    return use


def _use_of_player(node: Node, use: Use) -> Use:
    """The use of a player whom a node names itself."""
    if use is Use.TOUCH and (isinstance(node, ChooseListed | PicksFor | ShowTo) or decides(node)):
        return Use.DECISION
    if isinstance(node, InflictPiercing) or (isinstance(node, DamageOf) and node.inflicted):
        return Use.BATTLE
    if isinstance(node, AttacksPlayer | AttacksDirectlyUnlessControlled):
        return Use.RESPONSE
    if isinstance(node, Forbid) and any(isinstance(one, InResponseTo | Respond) for one in walk(node)):
        return Use.RESPONSE
    return use


def decides(node: Node) -> bool:
    """Whether a player only decides something: no cards of that player are spoken of (D26.3)."""
    if not isinstance(node, _DOERS) or not isinstance(node.action, _DECISIONS):
        return False
    spoken = {who for inner in walk(node.action) for who in _players(inner)}
    return spoken.isdisjoint((Who.THEY, Who.OPPONENT, Who.THAT_PLAYER))


def _on_the_field_of(objects: Objects) -> dict[str, object]:
    """The fields that say "monsters that player controls" for "that player's monsters" (D26)."""
    of = [one for one in objects.adjectives if isinstance(one, Of) and one.who in _ON_A_FIELD]
    is_elsewhere = any(isinstance(one, Done) for one in objects.adjectives) or any(
        isinstance(one, In | From) for one in objects.qualifiers
    )
    if not of or is_elsewhere or not isinstance(objects.quantity, All):
        return {}
    return {
        "adjectives": tuple(one for one in objects.adjectives if one not in of),
        "qualifiers": (ControlledBy(of[0].who), *objects.qualifiers),
    }
