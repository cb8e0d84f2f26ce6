"""How actions hang together: order, choices, conditions, players who act, and moments."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from banneret.effects.happenings import Role
from banneret.effects.kinds import Action, Amount, Condition, Duration, Moment, Qualifier, State, What
from banneret.effects.node import Node, Path
from banneret.effects.nouns import Zones
from banneret.effects.players import Who


class Link(StrEnum):
    """How an action hangs on the one before it; each is carried out differently."""

    THEN = "then"
    """After it, and only if it was done."""
    AND_IF_YOU_DO = "and if you do"
    """At the same time, and only if it was done."""
    AND_IF_THEY_DO = "and if they do"
    """The same, where another player acts."""
    AND_IF_IT_DOES = "and if it does"
    """The same, where something becomes of a card."""
    ALSO = "also"
    """At the same time, whether it was done or not."""
    AFTER_THAT = "also after that"
    """After it, whether it was done or not."""
    TO = "to"
    """Then, in costs: "discard 1 card to target 1 monster"."""
    OR = "or"
    """In its place, if a condition holds."""
    EITHER_CASE = "also in either case"
    """Also, whichever of the two things before it was done."""
    BUT = "but"
    """Also, as a restriction."""
    NEXT = "next"
    """After it."""
    OTHERWISE = "otherwise"
    """Only if it was not done, by whoever could have done it."""
    AND = "and"
    """At the same time; both or nothing."""


class Step(Node, frozen=True):
    """A further action."""

    link: Link
    action: Action


class Steps(Node, frozen=True):
    """What is done, in order."""

    first: Action
    rest: tuple[Step, ...] = ()

    def actions(self) -> tuple[Action, ...]:
        """All that is done, in the order of the text, however it hangs together."""
        return self.first, *(step.action for step in self.rest)


class LinkedAction(NamedTuple):
    """An action of an effect."""

    link: Link | None
    """How it hangs on the one before; None for the first."""
    action: Action
    path: Path
    """Where it stands in the tree of its sentence."""


def linked_actions(steps: Steps, path: Path = ()) -> list[LinkedAction]:
    """All actions of an effect or a cost, in the order of the text.

    Args:
        steps: that are done.
        path: where they stand in the tree of the sentence.
    """
    return [
        LinkedAction(None, steps.first, (*path, "first")),
        *(
            LinkedAction(step.link, step.action, (*path, "rest", index, "action"))
            for index, step in enumerate(steps.rest)
        ),
    ]


class Does(Action, frozen=True):
    """Something that a player does where others are spoken of too."""

    who: Who
    action: Action


class May(Action, frozen=True):
    """Something that a player can do while the effect resolves."""

    action: Action
    who: Who = Who.YOU


class Must(Action, frozen=True):
    """Something that a player must do."""

    who: Who
    action: Action


class Provided(Action, frozen=True):
    """Something that is done if a condition holds."""

    condition: Condition
    action: Action


class OneOfTwo(Action, frozen=True):
    """One of two actions, as the player likes."""

    first: Action
    second: Action
    either: bool = False
    """Whether the text stresses the choice by that word."""


class OrElse(Action, frozen=True):
    """An action that must be taken if it can be, and what is done if it cannot: "(this is not optional)"."""

    action: Action
    otherwise: Action


class Later(Action, frozen=True):
    """Something that is done at a later moment."""

    action: Action
    when: Moment


class AfterThisResolves(Action, frozen=True):
    """Something that is done immediately after the effect has resolved."""

    action: Action


class Apply(Action, frozen=True):
    """Something that holds from now on."""

    state: State
    duration: Duration | None = None
    exception: What | None = None


class Lasting(Action, frozen=True):
    """Something that is undone when a time is over."""

    action: Action
    duration: Duration


class Persisting(Action, frozen=True):
    """Something whose lasting is said to outlive its source."""

    action: Action
    persistence: Persistence


class Persistence(StrEnum):
    """What a text says about a lasting effect whose source is gone; it lasts anyway."""

    AFTER_THIS_LEAVES = "even if this card leaves the field"
    IN_GRAVEYARD = "including in the GY"
    AFTER_SUMMONED = "even after they are Summoned"
    AFTER_SUMMONED_OR_SET = "even after they are Summoned/Set"
    AFTER_SUMMONED_AND_THIS_LEAVES = "even after they are Summoned/Set, even if this card leaves the field"
    PERMANENT = "permanently"
    NOT_NEGATED = "this effect cannot be negated"
    AFTER_UNAFFECTED = "even if they become unaffected"
    AFTER_IT_SUMMONED_OR_SET = "even after it is Summoned/Set"
    AFTER_LEAVES_OR_UNAFFECTED = "even after this card leaves the field or the monster becomes unaffected"


class UpToAmount(Action, frozen=True):
    """Something that is done to at most so many cards."""

    action: Action
    amount: Amount


class AsManyAs(Action, frozen=True):
    """Something that is done to exactly so many cards."""

    action: Action
    amount: Amount


class RedirectLeaving(Action, frozen=True):
    """What becomes of a card instead, when it leaves the field: "banish it when it leaves the field"."""

    action: Action


class Forbid(Action, frozen=True):
    """A player cannot do something."""

    who: Who
    action: Action
    exception: What | None = None
    duration: Duration | None = None
    except_from: Zones | None = None
    """From where it may be done all the same."""
    except_by: Role | None = None
    """In which way it may be done all the same: "except by Synchro Summon"."""
    nor: tuple[AlsoForbidden, ...] = ()
    allowed: SetAllowed | None = None
    """What remains allowed, where the text says it."""


class SetAllowed(StrEnum):
    """What a player who cannot Summon may do all the same."""

    NORMAL_SET = "but you can Normal Set"
    SET = "but you can Set"


class AlsoForbidden(Node, frozen=True):
    """Another thing that the same player cannot do: "nor conduct your Battle Phase"."""

    action: Action
    exception: What | None = None
    except_by: Role | None = None
    """In these ways it is allowed."""


class Instead(Action, frozen=True):
    """Something that is done in the place of what was said before."""

    action: Action


class OnlySuch(Action, frozen=True):
    """What is said of the cards of an action behind its goal: "add 1 card to your hand, with that name"."""

    action: Action
    more: tuple[Qualifier, ...]
