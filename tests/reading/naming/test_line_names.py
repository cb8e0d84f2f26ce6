"""How lines of an explanation name each other."""

from __future__ import annotations

from banneret.reading.naming.line_names import PartOfEffect, Where

COST = Where(1, PartOfEffect.COST, "cost", "effect 1")
STEP = Where(1, PartOfEffect.STEP, "step 2", "effect 1")
ELSEWHERE = Where(2, PartOfEffect.STEP, "step 1", "effect 2")


def test_a_line_of_the_same_effect_is_named_alone() -> None:
    assert COST.as_named_in(STEP) == "cost"
    assert COST.as_named_in(ELSEWHERE) == "cost of effect 1"


def test_what_is_all_of_an_effect_has_the_name_of_the_effect() -> None:
    whole = Where(1, PartOfEffect.OTHER, "this", "effect 1")
    assert whole.as_named_in(ELSEWHERE) == "effect 1"
    assert whole.as_source_in(STEP) == []


def test_a_line_says_nothing_of_what_it_tells_itself() -> None:
    assert STEP.as_source_in(STEP) == []
    assert STEP.as_source_in(COST) == ["under", "step", "2"]
    assert STEP.as_source_in(ELSEWHERE) == ["under", "step", "2", "of", "effect", "1"]


def test_one_of_several_lines_with_targets_has_a_number() -> None:
    assert Where(1, PartOfEffect.TARGET, "target").is_only_target()
    assert not Where(1, PartOfEffect.TARGET, "target 2").is_only_target()
