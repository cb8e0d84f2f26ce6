"""Trees given by hand. The texts are our own."""

from __future__ import annotations

import msgspec
import pytest

from banneret.cards.yugioh import YugiohCard
from banneret.effects.printer import Unprintable, print_sentence
from banneret.effects.yugioh_terms import CardType
from banneret.errors import BanneretError
from banneret.reading.engine import Engine, words_of
from banneret.reading.lexicon import Lexicon
from banneret.reading.overrides import Override, digest_of, packaged_overrides, trees_given
from banneret.reading.reader import Reader, Verdict
from banneret.reading.scanner import scan

LEXICON = Lexicon(["Bell"])
TEXT = "Wink at the moon."
CARD = YugiohCard(name="Bell", card_type=CardType.SPELL, text=f"Draw 2 cards. {TEXT}")
TREE = next(Reader(LEXICON).sentences("Draw 1 card.")).tree
ENTRY = Override("Bell", digest_of(TEXT), "the moon is no card", msgspec.json.encode(TREE).decode())


def test_a_given_tree_stands_for_a_sentence_that_is_not_read() -> None:
    read, given = Reader(LEXICON, given=trees_given([ENTRY])).card(CARD).sentences
    assert (read.verdict, given.verdict) == (Verdict.EXACT, Verdict.GIVEN)
    assert given.tree == TREE
    assert given.is_read()


def test_it_is_of_one_card_and_one_text_only() -> None:
    given = trees_given([ENTRY, msgspec.structs.replace(ENTRY, card="Lamp")])
    other = msgspec.structs.replace(CARD, text="Wink at the sun.")
    assert not Reader(LEXICON, given=given).card(other).is_read()


def test_what_the_grammar_reads_needs_no_given_tree() -> None:
    entry = msgspec.structs.replace(ENTRY, digest=digest_of("Draw 2 cards."))
    first, _ = Reader(LEXICON, given=trees_given([entry])).card(CARD).sentences
    assert first.verdict is Verdict.EXACT


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"reason": " "}, "Bell: expected a reason"),
        ({"tree": "{"}, "overrides, Bell"),
        ({"tree": '{"node": "Wink"}'}, "overrides, Bell"),
        ({"tree": '{"node": "All"}'}, "expected a sentence"),
    ],
)
def test_faulty_entries_are_refused(change: dict[str, str], complaint: str) -> None:
    with pytest.raises(BanneretError, match=complaint):
        trees_given([msgspec.structs.replace(ENTRY, **change)])


def test_the_packaged_trees_come_back_where_they_print() -> None:
    engine = Engine(Reader(LEXICON).spelling)
    for (name, _), tree in packaged_overrides().items():
        try:
            printed = print_sentence(tree)
        except Unprintable:
            continue
        assert engine.read("sentence", words_of(scan(printed, LEXICON), printed)).value == tree, name
