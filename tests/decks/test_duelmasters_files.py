"""Duel Masters decks in every kind of file, those of numbers included: cards have codes of our own there."""

from __future__ import annotations

import itertools
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banneret.cards.catalogue import Catalogue, MemoryCatalogue, open_catalogue
from banneret.cards.duelmasters import FIRST_CODE, DuelMastersCard, code_of_name
from banneret.cards.game import Game
from banneret.cards.importing import import_files
from banneret.decks.files import DeckKind, read_deck, write_deck
from banneret.decks.lookup import AnyCatalogue, card_of
from banneret.decks.model import DeckEntry, DeckList, Section
from banneret.effects.duelmasters_terms import KindWord
from tests.cards.cards import creature

CARDS = (
    creature("Ember Lizard", name_ja="火蜥蜴"),
    creature("Frost Lizard / Frost Bite"),
    creature("7 Lizards"),
    creature("Lizard (of Ashes)"),
    creature("Sleeping Lizard", kind_words=(KindWord.PSYCHIC,)),
    creature("Lizard of the Fort", kind_words=(KindWord.DRAGHEART,)),
)
MAIN, HYPERSPATIAL = CARDS[:4], CARDS[4:]


@pytest.fixture(scope="module")
def catalogue() -> Catalogue[DuelMastersCard]:
    return MemoryCatalogue(Game.DUEL_MASTERS, CARDS)


def entries(cards: tuple[DuelMastersCard, ...], *, most: int) -> st.SearchStrategy[tuple[DeckEntry, ...]]:
    """Known cards by name, in whatever case, or by code; unknown ones likewise."""
    known = st.sampled_from(cards)
    spelled = known.map(lambda card: card.name) | known.map(lambda card: card.name.upper())
    names = (spelled | st.sampled_from(["Nobody", "no, body!", "#7 'Qwertz'", "名無し「龍」"])).map(
        lambda name: {"name": name}
    )
    codes = known.map(lambda card: card.code()) | st.integers(FIRST_CODE, 2**32 - 1)
    numbered = codes.map(lambda code: {"password": code})
    entry = st.builds(
        lambda count, fields: DeckEntry(count=count, **fields), st.integers(1, 4), names | numbered
    )
    return st.lists(entry, max_size=most).map(tuple)


decks = st.builds(
    DeckList,
    leader=entries(CARDS, most=2),
    main=entries(MAIN, most=20),
    extra=entries(HYPERSPATIAL, most=8),
    side=entries(CARDS, most=3),
    game=st.just(Game.DUEL_MASTERS),
).filter(lambda deck: any(deck.size(section) for section in Section))


def cards_in(deck: DeckList, catalogue: AnyCatalogue) -> dict[Section, Counter[str]]:
    """Every section as a multiset of cards, unknown ones by what is written."""
    counted: dict[Section, Counter[str]] = {section: Counter() for section in Section}
    for section, entry in deck.entries():
        card = card_of(entry, catalogue)
        counted[section][entry.label() if card is None else card.name] += entry.count
    return counted


@given(deck=decks, kinds=st.permutations(list(DeckKind)))
def test_a_deck_goes_through_every_kind_with_all_its_sections(
    catalogue: Catalogue[DuelMastersCard], deck: DeckList, kinds: list[DeckKind]
) -> None:
    passed_on = deck
    for kind in kinds:
        written = write_deck(passed_on, kind, catalogue)
        assert read_deck(written, source="deck").game is Game.DUEL_MASTERS
        passed_on = read_deck(written, source="deck", catalogue=catalogue)
        assert cards_in(passed_on, catalogue) == cards_in(deck, catalogue)


def test_a_code_comes_from_the_name_alone() -> None:
    assert code_of_name("Ember Lizard") == code_of_name("EMBER  lizard!") == CARDS[0].code() == 3273604184
    assert code_of_name("☆") != code_of_name("★")


@given(name=st.text(min_size=1))
def test_codes_are_above_every_password_and_fit_into_deck_files(name: str) -> None:
    assert 2**31 <= code_of_name(name) < 2**32


def test_another_spelling_keeps_its_code(catalogue: Catalogue[DuelMastersCard]) -> None:
    card = DuelMastersCard(name="Rock Lizard", faces=CARDS[0].faces, aliases=("Stone Lizard",))
    known = MemoryCatalogue(Game.DUEL_MASTERS, [card])
    assert known.by_password(code_of_name("Stone Lizard")) == known.by_password(card.code()) == card


def test_of_two_cards_with_one_code_the_other_is_written_by_name() -> None:
    first, second = creature("Golden Ancient Guard Tiger"), creature("Silver Burning Knight Shadow")
    assert first.code() == second.code()
    both = MemoryCatalogue(Game.DUEL_MASTERS, [second, first])
    assert both.by_password(first.code()) == first
    assert str(first.code()) in write_deck(DeckList(main=(DeckEntry(name=first.name),)), DeckKind.YDK, both)
    deck = DeckList(main=(DeckEntry(name=second.name),))
    for kind in DeckKind:
        back = read_deck(write_deck(deck, kind, both), source="deck")
        assert [card_of(entry, both) for entry in back.main] == [second]


@pytest.mark.parametrize(
    ("codes", "game"),
    [
        ((FIRST_CODE,), Game.DUEL_MASTERS),
        ((FIRST_CODE, FIRST_CODE - 1), None),
        ((FIRST_CODE - 1, 89631139), Game.YUGIOH),
    ],
)
def test_numbers_say_the_game_where_they_agree(codes: tuple[int, ...], game: Game | None) -> None:
    assert read_deck("\n".join(map(str, codes)), source="deck").game is game


@pytest.fixture(scope="module")
def full(shared_data: Path, tmp_path_factory: pytest.TempPathFactory) -> Catalogue[DuelMastersCard]:
    """All cards of the shared data with their Japanese names, as imported."""
    home = tmp_path_factory.mktemp("full")
    folder = shared_data / "duelmasters"
    import_files([folder / "cards_en.jsonl.gz", folder / "names_en_ja.json.gz"], home=home)
    return open_catalogue(Game.DUEL_MASTERS, home=home)


def test_no_two_cards_have_one_code(full: Catalogue[DuelMastersCard]) -> None:
    codes = Counter(code for card in full.cards() for code in card.codes())
    assert len(codes) >= len(full) > 11_000
    assert [code for code, cards in codes.items() if cards > 1] == []
    some = list(itertools.islice(full.cards(), 0, None, 500))
    assert [full.by_password(card.code()) for card in some] == some


def test_the_shared_decks_go_through_every_pair_of_kinds(
    full: Catalogue[DuelMastersCard], shared_data: Path
) -> None:
    files = sorted((shared_data / "duelmasters" / "decks").glob("*.json"))
    assert len(files) >= 6
    unknown = set()
    for file in files:
        deck = read_deck(file.read_bytes(), source=file.name)
        unknown |= {entry.label() for _, entry in deck.entries() if card_of(entry, full) is None}
        for first, second in itertools.product(DeckKind, repeat=2):
            there = read_deck(write_deck(deck, first, full), source=first, catalogue=full)
            back = read_deck(write_deck(there, second, full), source=second, catalogue=full)
            assert back.game is Game.DUEL_MASTERS
            assert cards_in(back, full) == cards_in(deck, full), (file.name, first, second)
    # These stand in the articles only in Japanese, and no card file has them.
    assert unknown == {"ν・龍覇 メタルアベンジャー R", "ハンゾウ・ニンポウ", "光の翼 バロンアルデ"}
