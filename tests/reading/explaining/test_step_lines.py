"""Steps in numbered lines, each with how it hangs on the one before."""

from __future__ import annotations

from banneret.effects.actions.moving import Banish, Destroy
from banneret.effects.actions.steps import Link, Step, Steps, linked_actions
from banneret.effects.nouns import Reference, That
from banneret.reading.explaining.step_lines import StepLines
from banneret.reading.kinds.kind import Kind

IT = That(Reference.IT)
THIS = That(Reference.THIS_CARD)


def steps_of(lines: StepLines, link: Link) -> list[tuple[str, str]]:
    """Two actions with a link between, as the labels of their lines and the words before."""
    actions = linked_actions(Steps(Destroy(THIS), (Step(link, Banish(THIS)),)), ())
    return [(item.label, item.before) for item in lines.lines(0, actions, 0)]


def test_a_step_names_the_one_it_hangs_on() -> None:
    assert steps_of(StepLines(Kind.IGNITION), Link.THEN) == [
        ("1", ""),
        ("2", "Then, only if step 1 was done: "),
    ]


def test_steps_are_numbered_through_all_sentences() -> None:
    lines = StepLines(Kind.IGNITION)
    steps_of(lines, Link.THEN)
    assert [label for label, _ in steps_of(lines, Link.THEN)] == ["3", "4"]


def test_listed_effects_count_by_themselves_under_letters() -> None:
    lines = StepLines(Kind.IGNITION)
    steps_of(lines, Link.THEN)
    lines.begin_listed()
    assert [label for label, _ in steps_of(lines, Link.THEN)] == ["A1", "A2"]
    lines.begin_listed()
    assert [label for label, _ in steps_of(lines, Link.THEN)] == ["B1", "B2"]
    lines.end_listed()
    assert [label for label, _ in steps_of(lines, Link.THEN)] == ["3", "4"]


def test_what_is_targeted_at_activation_is_no_step() -> None:
    actions = linked_actions(Steps(Destroy(THIS), (Step(Link.THEN, Banish(IT)),)), ("effect",))
    [item] = StepLines(Kind.IGNITION).lines(0, actions, 1)
    assert (item.label, item.before, item.path) == ("1", "", ("effect", "rest", 0, "action"))


def test_nothing_waits_in_a_list_that_ends_with_also() -> None:
    lines = StepLines(Kind.IGNITION)
    rest = (Step(Link.NEXT, Banish(THIS)), Step(Link.ALSO, Destroy(THIS)))
    actions = linked_actions(Steps(Destroy(THIS), rest), ())
    assert [item.before for item in lines.lines(0, actions, 0)] == [
        "",
        "At the same time, whether or not step 1 is done: ",
        "At the same time, whether or not step 2 is done: ",
    ]
