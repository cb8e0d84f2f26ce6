"""The ledger of readings. The texts are our own, but for the last test, which reads real cards."""

from __future__ import annotations

import pytest

from banneret.cards.catalogue import MemoryCatalogue
from banneret.cards.yugioh import YugiohCard
from banneret.effects.yugioh_terms import CardType
from banneret.errors import BanneretError
from banneret.reading.measuring.ledger import Entry, changes, entry_of, ledger_lines, read_ledger
from banneret.reading.reader import CardReading, Reader
from banneret.reading.text.lexicon import Lexicon

READER = Reader(Lexicon([]))


def read(text: str) -> CardReading:
    return READER.card(YugiohCard(name="Bell", card_type=CardType.SPELL, text=text))


def test_a_line_holds_name_verdicts_and_the_hash_of_the_trees() -> None:
    entry = entry_of(read("Draw 2 cards. Draw 1 card."))
    assert (entry.name, entry.verdicts, len(entry.hash)) == ("Bell", "ee", 12)
    assert entry_of(read("Draw 2 cards. Draw 1 card.")) == entry
    assert entry_of(read("Draw 2 cards. Draw 3 cards.")).hash != entry.hash


def test_cards_that_are_not_read_have_no_hash() -> None:
    assert entry_of(read("Draw 2 cards. Wink.")) == Entry("Bell", "e-")
    assert entry_of(read("Destroy them.")) == Entry("Bell", "e?")
    assert not entry_of(read("Destroy them.")).is_read()


def test_no_word_of_a_text_is_in_it() -> None:
    (line,) = ledger_lines([read("Draw 2 cards. Wink.")])
    assert line == "Bell\te-"


def test_a_ledger_is_read_back() -> None:
    readings = [read("Draw 2 cards."), read("")]
    lines = list(ledger_lines(readings))
    assert read_ledger("\n".join(lines), source="ledger") == {"Bell": entry_of(readings[0])}
    with pytest.raises(BanneretError, match="ledger, line 1: expected a name"):
        read_ledger("Bell", source="ledger")


def test_changes_name_the_cards() -> None:
    old = {
        name: Entry(name, verdicts, hash_)
        for name, verdicts, hash_ in (("A", "e", "1"), ("B", "-", ""), ("C", "e", "1"), ("D", "e", "1"))
    }
    new = [
        Entry("A", "e", "2"),
        Entry("B", "e", "3"),
        Entry("C", "-"),
        Entry("D", "v", "1"),
        Entry("E", "e", "9"),
    ]
    found = changes(old, new)
    assert (found.changed, found.gained, found.lost) == (("A",), ("B",), ("C",))


@pytest.mark.slow
def test_the_committed_ledger_is_current(real_cards: MemoryCatalogue[YugiohCard]) -> None:
    """A sample of the real cards; `tools/make_ledger.py` renews the ledger."""
    from tools.make_ledger import LEDGER

    reader = Reader(Lexicon(real_cards.names()))
    ledger = read_ledger(LEDGER.read_text("utf-8"), source=str(LEDGER))
    sample = [card for card in real_cards.cards() if card.text][::60]
    entries = [entry_of(reading) for card in sample if (reading := reader.card(card)).sentences]
    stale = [entry.name for entry in entries if ledger.get(entry.name) != entry]
    assert not stale, "python tools/make_ledger.py renews the ledger"
