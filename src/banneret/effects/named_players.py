"""In which part of a sentence players are named, and the pass that gives opponents roles by it (D25, D26)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum, StrEnum
from typing import Final, NamedTuple, TypeAlias, TypeVar

import msgspec

from banneret.effects.actions.choosing import ChooseListed, PicksFor
from banneret.effects.actions.moving import Choose, SwitchControl, Target
from banneret.effects.actions.steps import Does, Forbid, May, Must, Steps
from banneret.effects.actions.taking_over import ActivatedEffectBecomes
from banneret.effects.actions.values import (
    ChooseNumber,
    Declare,
    DeclareLevel,
    RollDice,
    SkipPhase,
)
from banneret.effects.amounts import DifferenceOf
from banneret.effects.conditions import Controls
from banneret.effects.dealings import PassControlOn, Respond
from banneret.effects.events import (
    InResponseTo,
)
from banneret.effects.kinds import Action, Agent, Condition, Duration, Event, Moment, Timing
from banneret.effects.node import Node, walk
from banneret.effects.nouns import (
    All,
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
)
from banneret.effects.showing import ShowTo
from banneret.effects.states import AttacksPlayer
from banneret.effects.statics import DamageOf, InflictPiercing


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
RoleOf: TypeAlias = Callable[[Use], Who]
"""The role of an opponent who is named in some part of a sentence."""
CONDITIONS: Final = frozenset({Use.LIMIT, Use.CONDITION})
"""Uses in what must hold."""
_DOERS: Final = (Does, May, Must)
_DECISIONS: Final = (Choose, ChooseNumber, Declare, DeclareLevel, Target)
_ON_A_FIELD: Final = frozenset({Who.THAT_PLAYER, Who.DECLARED_OPPONENT})
"""Roles whose cards are described as "monsters that player controls"."""


class Named(NamedTuple):
    """How parts of a sentence name players."""

    opponent: set[Use]
    them: set[Use]
    """How they speak of a player named before: "they", "the difference" between the two of you."""


def named(*parts: tuple[Node, Use]) -> Named:
    """How these parts name players, each part being of its use."""
    found = Named(set(), set())

    def note(use: Use) -> Who:
        found.opponent.add(use)
        return Who.OPPONENT

    rewriting = Rewriting(note, them=found.them.add)
    for part, use in parts:
        rewriting(part, use)
    return found


class Rewriting:
    """Gives every opponent in a node the role of its use."""

    def __init__(
        self,
        role: RoleOf,
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
                use = use_after(content, use)
            elif isinstance(content, tuple):
                inner: list[object] = []
                for one in content:
                    if isinstance(one, Node):
                        inner.append(self._inside(node, one, use))
                        use = use_after(one, use)
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
            return Rewriting(lambda use: Who.CHOSEN_OPPONENT, self._each_player)(part, Use.TOUCH)
        return self(part, _use_inside(node, part, use))

    def _player(self, who: Who, use: Use) -> Who:
        if who is Who.OPPONENT:
            return self._role(use)
        if who is Who.EACH_PLAYER:
            return self._everybody
        if who is Who.THEY:
            self._them(use)
        return who


def players_of(node: Node) -> Iterator[Who]:
    """The players in the fields of a node itself."""
    for name in node.__struct_fields__:
        content = getattr(node, name)
        if isinstance(content, Who):
            yield content


def _use_inside(node: Node, inner: Node, use: Use) -> Use:
    """The use of a part of a node, given that of the whole."""
    if use in CONDITIONS:
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


def use_after(part: Node, use: Use) -> Use:
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
    spoken = {who for inner in walk(node.action) for who in players_of(inner)}
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
