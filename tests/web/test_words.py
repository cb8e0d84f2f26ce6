"""The page speaks in the terminal's sentences."""

from __future__ import annotations

from tests.web.sentences import TARGET, sentences


def test_the_clients_sentences_are_current() -> None:
    assert TARGET.read_bytes() == sentences(), "run: python -m tests.web.sentences"
