"""What is known by hand of single sentences. The texts are our own."""

from __future__ import annotations

import msgspec
import pytest

from banneret.cards.catalogue import MemoryCatalogue
from banneret.cards.yugioh import YugiohCard
from banneret.effects.printer import Unprintable, print_sentence
from banneret.effects.yugioh_terms import CardType
from banneret.errors import BanneretError
from banneret.reading.grammar.engine import Engine, words_of
from banneret.reading.overrides import Override, digest_of, given_by, packaged_overrides
from banneret.reading.reader import Reader, Verdict
from banneret.reading.text.lexicon import Lexicon
from banneret.reading.text.scanner import scan

LEXICON = Lexicon(["Bell"])
TEXT = "Wink at the moon."
CARD = YugiohCard(name="Bell", card_type=CardType.SPELL, text=f"Draw 2 cards. {TEXT}")
TREE = next(Reader(LEXICON).sentences("Draw 1 card.")).tree
ENTRY = Override("Bell", digest_of(TEXT), "the moon is no card", msgspec.json.encode(TREE).decode())


def test_a_given_tree_stands_for_a_sentence_that_is_not_read() -> None:
    read, given = Reader(LEXICON, given=given_by([ENTRY])).card(CARD).sentences
    assert (read.verdict, given.verdict) == (Verdict.EXACT, Verdict.GIVEN)
    assert given.tree == TREE
    assert given.is_read()


def test_it_is_of_one_card_and_one_text_only() -> None:
    given = given_by([ENTRY, msgspec.structs.replace(ENTRY, card="Lamp")])
    other = msgspec.structs.replace(CARD, text="Wink at the sun.")
    assert not Reader(LEXICON, given=given).card(other).is_read()


def test_what_the_grammar_reads_needs_no_given_tree() -> None:
    entry = msgspec.structs.replace(ENTRY, digest=digest_of("Draw 2 cards."))
    first, _ = Reader(LEXICON, given=given_by([entry])).card(CARD).sentences
    assert first.verdict is Verdict.EXACT


def test_an_entry_without_a_tree_declines_what_would_be_read_wrong() -> None:
    entry = Override("Bell", digest_of("Draw 2 cards."), "draws from another Deck")
    card = msgspec.structs.replace(CARD, text="Draw 2 cards.")
    reading = Reader(LEXICON, given=given_by([entry])).card(card)
    (declined,) = reading.sentences
    assert (declined.verdict, declined.tree) == (Verdict.DECLINED, None)
    assert declined.stop is not None
    assert declined.stop.reason == "draws from another Deck"
    assert not reading.is_read()


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
        given_by([msgspec.structs.replace(ENTRY, **change)])


def test_the_packaged_trees_come_back_where_they_print() -> None:
    engine = Engine(Reader(LEXICON).spelling)
    for (name, _), given in packaged_overrides().items():
        if given.tree is None:
            continue
        try:
            printed = print_sentence(given.tree)
        except Unprintable:
            continue
        assert engine.read("sentence", words_of(scan(printed, LEXICON), printed)).value == given.tree, name


def test_every_packaged_entry_says_what_the_grammar_does_not(real_cards: MemoryCatalogue[YugiohCard]) -> None:
    packaged = packaged_overrides()
    reader = Reader(Lexicon(real_cards.names()), given={})
    for name in sorted({name for name, _ in packaged}):
        read = {digest_of(one.text): one.is_read() for one in reader.card(real_cards.by_name(name)).sentences}
        for digest, given in ((digest, one) for (card, digest), one in packaged.items() if card == name):
            assert digest in read, f"{name}: no sentence has this digest any more"
            assert read[digest] == (given.tree is None), f"{name}: the grammar needs no help here"
