"""The steps of an effect in numbered lines, each with how it hangs on the one before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from banneret.effects.actions.moving import Equip
from banneret.effects.actions.steps import (
    Link,
    LinkedAction,
    Provided,
)
from banneret.effects.actions.summoning import SummonBy
from banneret.effects.kinds import Action
from banneret.effects.node import walk
from banneret.effects.nouns import That
from banneret.reading.explaining.lines import STEP_CATEGORIES, Item
from banneret.reading.explaining.step_links import (
    LINKS,
    SIDE_BY_SIDE,
    allows,
    goes_with_step,
    is_alike,
    is_of_this,
    is_said_of_step,
    replaces_both,
)
from banneret.reading.kinds.kind import Kind
from banneret.reading.naming.line_names import PartOfEffect


class StepLines:
    """Lays the steps of one effect out in lines; they are numbered through all of its sentences."""

    def __init__(self, kind: Kind) -> None:
        """Begin an effect.

        Args:
            kind: of the effect.
        """
        self._kind = kind
        self._count = 0
        self._last = ""
        """The name of the last step that is no restriction."""
        self._last_summon = ""
        """The name of the last step that Summons with materials."""
        self._letter = ""
        """That of the listed effect being laid out; its steps are counted by themselves."""
        self._count_outside = 0
        self._last_outside = ""
        self._equips = False
        self._asking = ""
        """The last step of the last sentence that asks for a case, by its name."""
        self._is_addition = False
        """Whether what follows is added to the effect, in the case that was said."""

    def has_step(self) -> bool:
        """Whether there is a step by now on which others can hang."""
        return bool(self._last)

    def last_summon(self) -> str:
        """The name of the last step that Summons with materials, or of the last at all."""
        return self._last_summon or self._last

    def letter(self) -> str:
        """The letter of the listed effect being laid out; empty outside of a list."""
        return self._letter

    def equips(self) -> bool:
        """Whether this card has been equipped to another by now."""
        return self._equips

    def begin_addition(self) -> None:
        """Let the steps that follow hang on the addition of what is listed, too."""
        self._is_addition = True

    def begin_listed(self) -> None:
        """Count the steps of a listed effect from 1, under a letter of its own."""
        if not self._letter:
            self._count_outside, self._last_outside = self._count, self._last
        self._letter = chr(ord(self._letter) + 1) if self._letter else "A"
        self._count, self._last = 0, ""

    def end_listed(self) -> None:
        """Count on behind a list from where it began; what follows is no part of what was added."""
        self._is_addition = False
        if self._letter:
            self._letter, self._count, self._last = "", self._count_outside, self._last_outside

    def otherwise(self) -> str:
        """How a sentence hangs on the one before it that is for what that did not find."""
        return f"Only if what {self._asking or 'the sentence before'} asks for did not hold: "

    def link(self, link: Link, action: Action | None = None) -> str:
        """How something hangs on the last step.

        Args:
            link: how it is linked to what was said before.
            action: what is done; None for a sentence that begins with the link.
        """
        if link in SIDE_BY_SIDE and self._kind is Kind.STATIC:
            return "Also: "
        before = f"step {self._last}" if self._last else "that"
        if link is Link.AND and isinstance(action, Provided):
            return f"At the same time as {before}: "
        hanging = LINKS[link].format(before)
        if link is Link.BUT and action is not None and allows(action):
            hanging = "However: "
        if self._is_addition and action is None:
            return f"Only with this addition; {hanging[:1].lower()}{hanging[1:]}"
        return hanging

    def lines(
        self,
        number: int,
        actions: Sequence[LinkedAction],
        first: int,
        *,
        before: str = "",
        after: str = "",
        label: str | None = None,
    ) -> Iterator[Item]:
        """The lines of what is done when an effect resolves.

        Args:
            number: of the sentence.
            actions: all that it says is done, that at activation among them.
            first: the index of the first that is done when it resolves.
            before: the words before that.
            after: the words behind it.
            label: what it is called, perhaps by nothing, where it tells of no steps; None for numbered steps.
        """
        course = _Course()
        self._asking = ""
        for index in range(first, len(actions)):
            one, done = actions[index], actions[:index]
            is_begun = index > first
            course.go_on(one.link)
            if is_begun and one.link is not None:
                link = _link_of_list(actions, index) or one.link
                before = self._hanging(link, one, done, course, label)
            course.is_provided |= isinstance(one.action, Provided)
            is_aside = label is None and self.has_step() and bool(done) and is_said_of_step(one.action)
            before = f"While doing step {self._last}: " if is_aside else before
            if label is None:
                self._count += 1
            step = self._name(self._count)
            if isinstance(one.action, Provided):
                self._asking = f"step {step}"
            in_place = is_begun and one.link is Link.OR and is_alike(one.action, done[-1].action)
            name = f"step {self._name(self._count - 1)} or {step}" if in_place else f"step {step}"
            if label is not None:
                name = f'"{label}"' if label else "this"
            else:
                self._note(one, step, is_aside=is_aside)
            self._equips |= isinstance(one.action, Equip) and (
                isinstance(one.action.what, That) or one.action.list is not None
            )
            yield Item(
                step if label is None else label,
                PartOfEffect.STEP,
                number,
                one.path,
                STEP_CATEGORIES,
                before=before,
                after="" if is_begun else after,
                name=name,
            )

    def _hanging(
        self, link: Link, one: LinkedAction, done: Sequence[LinkedAction], course: _Course, label: str | None
    ) -> str:
        """How something hangs on what is done before it in the same sentence."""
        is_so = course.is_provided and course.is_restricting and link is Link.AND  # "but if ..., A and B"
        is_same_case = is_so or (link is Link.ALSO and course.is_provided and is_of_this(one.action))
        course.is_provided &= is_same_case
        if self._last and not label:
            is_more = goes_with_step(one, done[-1].action, restriction_goes_on=course.is_restricting)
            if is_more and not is_so:
                return f"Together with step {self._last}: "
            if is_same_case:
                case = self._name(self._count) if is_so else self._last
                return f"At the same time, in the same case as step {case}: "
        if link is Link.OTHERWISE and self._asking:
            return f"Only if what {self._asking} asks for does not hold: "
        if link is Link.OR and label is None and replaces_both(done, one.action):
            return f"In place of steps {self._name(self._count - 1)} and {self._last}: "
        return "" if label and link in SIDE_BY_SIDE else self.link(link, one.action)

    def _note(self, one: LinkedAction, step: str, *, is_aside: bool) -> None:
        """Remember the name of a step for those that hang on it: on a restriction only if it stands alone."""
        if not is_aside and (one.link is not Link.BUT or not self._last):
            self._last = step
        if any(isinstance(node, SummonBy) for node in walk(one.action)):
            self._last_summon = step

    def _name(self, number: int) -> str:
        """What a step is called: "2", of a listed effect "A2"."""
        return f"{self._letter}{number}"


def _link_of_list(actions: Sequence[LinkedAction], index: int) -> Link | None:
    """How the last of a list hangs on the others, where an action within the list is: "A, B, also C".

    Nothing of such a list waits for what stands before it.
    """
    links = [one.link for one in actions[index:]]
    last = next((link for link in links if link is not Link.NEXT), None)
    return last if links[0] is Link.NEXT and last is Link.ALSO else None


class _Course:
    """What was said so far of the steps of one sentence."""

    def __init__(self) -> None:
        self.is_restricting = False
        """Whether what is said now restricts the step before."""
        self.is_provided = False
        """Whether it is only done in some case."""

    def go_on(self, link: Link | None) -> None:
        """Go on to the next step, which hangs on the one before by a link."""
        goes_on = self.is_restricting and link in (Link.AND, Link.ALSO)
        self.is_restricting = link is Link.BUT or goes_on
