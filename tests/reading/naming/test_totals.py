"""Values that are added: those of several."""

from __future__ import annotations

import pytest

from banneret.reading.naming.totals import in_total


@pytest.mark.parametrize(
    ("one", "several"),
    [
        (
            "the total Level of the monster(s) it points to x 300",
            "the total Levels of the monsters it points to x 300",
        ),
        (
            "half the total ATK of the monster(s) equipped to it",
            "half the total ATK of the monsters equipped to it",
        ),
        (
            'the combined original Level/Rank of the "Blaze" monster(s) you used',
            'the combined original Levels/Ranks of the "Blaze" monsters you used',
        ),
        (
            "the combined ATK of the monster that was sent by this effect (the targeted monster)",
            "the combined ATK of the monsters that were sent by this effect (the targeted monsters)",
        ),
        (
            "the total Link Rating the monster banished as cost had on the field",
            "the total Link Ratings the monsters banished as cost had on the field",
        ),
        (
            "the discarded monster's (of the monster discarded in step 1) total original Level",
            "the discarded monsters' (of the monsters discarded in step 1) total original Levels",
        ),
        ("the total Levels of monsters you control is 10", "the total Levels of monsters you control are 10"),
        (
            "monsters whose total Level equal or exceed its Level",
            "monsters whose total Levels equal or exceed its Level",
        ),
    ],
)
def test_what_is_added_is_of_several(one: str, several: str) -> None:
    assert in_total(one) == several


@pytest.mark.parametrize(
    "said",
    [
        "the Tributed monster's (of the monster Tributed as cost) combined original ATK/DEF",
        "the combined ATK of all monsters your opponent controls",
        "You must also offer monsters whose total Level Stars equal 7 or more",
        "a total of 3 monster(s)",
    ],
)
def test_the_rest_stays(said: str) -> None:
    assert in_total(said) == said
