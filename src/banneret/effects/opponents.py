"""Which opponent a text means: one pass over the tree of a card (D25 to D29).

Printed texts know one opponent. The pass gives every "your opponent" its role: *that player*, a declared one,
one chosen while resolving, any, or each. The multiplayer wording prints the rewritten tree, and the executors
carry it out.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from enum import Enum
from typing import Final

import msgspec

from banneret.effects.abilities import Ability, Applies, CardEffects, Otherwise
from banneret.effects.actions.steps import Apply, Forbid, Lasting
from banneret.effects.actions.values import (
    ChangeTo,
    Increase,
    NegateEffects,
    NegateEffectsOf,
    Reduce,
)
from banneret.effects.battle import BattlesAndInflicts
from banneret.effects.conditions import InAttack
from banneret.effects.continuous import MustPay, OnlyThis, Throughout
from banneret.effects.dealings import ActivatedBy
from banneret.effects.events import (
    Attacks,
    Battles,
    DamageKind,
    DestroysByBattle,
    InflictsBattleDamage,
    IsAttacked,
    TakesDamage,
    WouldDoAction,
    WouldHappen,
)
from banneret.effects.happenings import ByBattleInvolving
from banneret.effects.holding import NegateByNameToo, NegateFirst
from banneret.effects.kinds import Sentence, Timing
from banneret.effects.named_players import (
    CONDITIONS,
    Rewriting,
    RoleOf,
    Use,
    named,
    players_of,
    use_after,
)
from banneret.effects.named_players import EachPlayer as EachPlayer
from banneret.effects.node import Node, walk
from banneret.effects.nouns import (
    ByBattle,
    OneOfAnOpponent,
)
from banneret.effects.players import Who
from banneret.effects.procedures import (
    EquipOnlyTo,
    MustBe,
    SummoningProcedure,
)
from banneret.effects.statics import InflictPiercing
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


_STAYING: Final = frozenset({Property.CONTINUOUS, Property.EQUIP, Property.FIELD})

_EVERYBODY: Final = frozenset({Use.AGENT, Use.RESPONSE})


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
    return Rewriting(lambda use: role)(sentence, Use.TOUCH)


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
    before = named(*((timing, Use.EVENT) for timing in answered))
    beginnings = [*_beginnings(link)]
    inside = named(
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

    rewrite = Rewriting(role, each_player)
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
            use = use_after(part, use)


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
    uses = named((sentence, Use.TOUCH)).opponent
    if isinstance(sentence, Applies) and _names_battle(sentence.timings):
        uses.add(Use.EVENT)
    is_put_off = plain is Plain.ACTIVATED and _is_put_off(sentence)
    if is_put_off or is_procedure(sentence) or (Use.EVENT not in uses and _is_old_trigger(sentence)):
        return Rewriting(_role_in_procedure(), each_player)(sentence, Use.TOUCH)
    return Rewriting(_role_in_lasting(uses), each_player)(sentence, Use.TOUCH)


def _activation(sentence: ActivatedBy) -> Sentence:
    """What the activation of a card costs or targets, and nothing else."""
    rewritten = Rewriting(lambda use: Who.DECLARED_OPPONENT)(sentence, Use.TOUCH)
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


def _role_in_procedure() -> RoleOf:
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


def _role_in_lasting(uses: set[Use]) -> RoleOf:
    conditions = uses & CONDITIONS
    binds = bool(conditions) or Use.EVENT in uses or Use.PHASE in uses

    def role(use: Use) -> Who:
        if use in CONDITIONS:
            return Who.ANY_OPPONENT if uses <= CONDITIONS else Who.SUCH_OPPONENT
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
    return any(who is Who.EACH_PLAYER for node in walk(sentence) for who in players_of(node))


def _names_opponent(sentence: Sentence) -> bool:
    return any(
        isinstance(node, OneOfAnOpponent) or Who.OPPONENT in players_of(node) for node in walk(sentence)
    )
