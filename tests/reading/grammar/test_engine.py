"""What the engine remembers between texts changes nothing of what it reads."""

from __future__ import annotations

from collections import defaultdict

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from banneret.effects.node import Node
from banneret.effects.printer import print_node
from banneret.effects.spelling import english
from banneret.reading.grammar import engine
from banneret.reading.grammar.engine import Engine, Failing, words_of
from banneret.reading.text.lexicon import Lexicon
from banneret.reading.text.scanner import scan
from tests.reading.trees import Trees

LEXICON = Lexicon(["Lantern Keeper", "Harbour Bell"])
REMEMBERING, FORGETFUL = Engine(english()), Engine(english())
TREES = Trees(english())


class Forgotten(Failing):
    def __setitem__(self, category: str, words: int) -> None:
        """Forget it."""


FORGETFUL._failing = defaultdict(Forgotten)


@settings(max_examples=150)
@given(TREES.of("sentence", 4), st.integers(0, 40), st.sampled_from(["", "the", "monster", "quickly"]))
def test_what_failed_before_is_no_other_reading(tree: Node, place: int, word: str) -> None:
    """One word of a text is another one, or missing: most of these nothing reads."""
    printed = print_node(tree, "sentence").split(" ")
    printed[place % len(printed)] = word
    text = " ".join(printed)
    words = words_of(scan(text, LEXICON), text)
    assert REMEMBERING.read("sentence", words) == FORGETFUL.read("sentence", words)


def test_what_failed_by_two_words_is_remembered() -> None:
    text = "Draw 2 cards beneath the moon."
    words = words_of(scan(text, LEXICON), text)
    for one in (REMEMBERING, FORGETFUL):
        one.read("sentence", words)
    assert any(REMEMBERING._failing.values())
    assert not any(FORGETFUL._failing.values())


def test_what_is_remembered_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = ("Draw 2 cards.", "Your opponent draws 1 card.")
    every = [words_of(scan(text, LEXICON), text) for text in texts]
    readings = [REMEMBERING.read("sentence", words) for words in every]
    monkeypatch.setattr(engine, "MOST_PAIRS", 1)
    assert [REMEMBERING.read("sentence", words) for words in every] == readings
    assert len(REMEMBERING._failing) <= len(every[-1]) + 1
