"""What a reference means, put into a text."""

from __future__ import annotations

from banneret.reading.naming.inserting import as_owner, owning, says_all, with_note


def test_a_note_stands_in_brackets_behind_the_words() -> None:
    assert with_note(["that", "player"], ["you"]) == ["that", "player", "(", "you", ")"]


def test_only_a_short_description_stands_before_what_it_owns() -> None:
    assert as_owner(["this", "card"]) == ["this", "card's"]
    assert as_owner(["the", "targeted", "monsters"]) == ["the", "targeted", "monsters'"]
    assert as_owner(["the", "monster", "banished", "as", "cost"]) is None


def test_a_long_owner_stands_behind_the_words_of_the_text() -> None:
    assert owning(["its"], ["this", "card"]) == ["this", "card's"]
    assert owning(["its"], ["the", "monster", "banished", "as", "cost"]) == (
        ["its", "(", "of", "the", "monster", "banished", "as", "cost", ")"]
    )


def test_a_description_says_all_that_a_shorter_one_does() -> None:
    banished = ["the", "monster", "banished", "as", "cost"]
    assert says_all(banished, ["that", "monster's"])
    assert not says_all(banished, ["that", "Rock", "monster"])
