"""Deck files: every kind is read and written, and nothing gets lost between them."""

from __future__ import annotations

import base64
import struct
import zlib
from collections import Counter
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from banneret.cards.catalogue import Catalogue, MemoryCatalogue
from banneret.cards.duelmasters import code_of_name
from banneret.cards.game import Game
from banneret.cards.yugioh import YugiohCard
from banneret.decks.files import DeckKind, kind_of, read_deck, write_deck
from banneret.decks.files.limits import MAX_BYTES
from banneret.decks.lookup import AnyCatalogue, card_of
from banneret.decks.model import DeckEntry, DeckList, Section, passwords_of
from banneret.effects.yugioh_terms import Attribute, CardType, MonsterKind, MonsterType
from banneret.errors import BanneretError


def monster(name: str, password: int, *kinds: MonsterKind, artworks: tuple[int, ...] = ()) -> YugiohCard:
    return YugiohCard(
        name=name,
        card_type=CardType.MONSTER,
        password=password,
        artworks=artworks,
        attribute=Attribute.EARTH,
        monster_type=MonsterType.WARRIOR,
        kinds=kinds or (MonsterKind.NORMAL,),
    )


SMALL_MONSTER = monster("Small Soldier", 1001, artworks=(1901,))
NUMBER_NAMED = monster("7 Coloured Knights", 1002)
X_NAMED = monster("X Marks a Knight", 1003)
FUSED = monster("Fused Soldier", 2001, MonsterKind.FUSION, MonsterKind.EFFECT)
CHAINED = monster("Linked Soldier", 2002, MonsterKind.LINK, MonsterKind.EFFECT)


@pytest.fixture(scope="module")
def catalogue() -> Catalogue[YugiohCard]:
    return MemoryCatalogue(Game.YUGIOH, [SMALL_MONSTER, NUMBER_NAMED, X_NAMED, FUSED, CHAINED])


KNOWN_MAIN = st.sampled_from([1001, 1901, 1002, 1003])
KNOWN_EXTRA = st.sampled_from([2001, 2002])
UNKNOWN = st.integers(3000, 2**32 - 1)
main_codes = st.lists(KNOWN_MAIN | UNKNOWN, max_size=60)
extra_codes = st.lists(KNOWN_EXTRA | UNKNOWN, max_size=20)
side_codes = st.lists(KNOWN_MAIN | KNOWN_EXTRA | UNKNOWN, max_size=30)
names = st.text(
    st.characters(codec="utf-8", exclude_categories=("C", "Z")) | st.just(" "), min_size=1, max_size=30
).map(lambda text: " ".join(text.split()))

odd_names = (
    st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=30)
    .map(str.strip)
    .filter(lambda name: len(name.splitlines()) == 1)
)
"""Whatever stands on one line."""


@st.composite
def numbered_decks(draw: st.DrawFn) -> DeckList:
    deck = DeckList(
        leader=passwords_of(draw(st.lists(KNOWN_MAIN | UNKNOWN, max_size=1))),
        main=passwords_of(draw(main_codes)),
        extra=passwords_of(draw(extra_codes)),
        side=passwords_of(draw(side_codes)),
    )
    return deck if any(deck.size(section) for section in Section) else DeckList(main=passwords_of([1001]))


def passwords(deck: DeckList, catalogue: AnyCatalogue) -> dict[Section, Counter[int | None]]:
    """Every section as a multiset of passwords; a leader alone counts as Side Deck card (D1)."""
    found: dict[Section, Counter[int | None]] = {}
    for section in Section:
        found[section] = Counter()
        for entry in deck.section(section):
            card = None if entry.password is not None else card_of(entry, catalogue)
            found[section][entry.password if card is None else card.code()] += entry.count
    if not found[Section.SIDE]:
        found[Section.SIDE] = found.pop(Section.LEADER)
    elif not found[Section.LEADER]:
        del found[Section.LEADER]
    return found


@given(deck=numbered_decks(), kinds=st.permutations(list(DeckKind)))
def test_a_deck_goes_through_every_kind_and_comes_back(
    catalogue: Catalogue[YugiohCard], deck: DeckList, kinds: list[DeckKind]
) -> None:
    passed_on = deck
    for kind in kinds:
        written = write_deck(passed_on, kind, catalogue)
        assert kind_of(written) is kind
        passed_on = read_deck(written, source="deck", catalogue=catalogue)
        assert passwords(passed_on, catalogue) == passwords(deck, catalogue)


@pytest.mark.parametrize("kind", [DeckKind.YDK, DeckKind.TEXT, DeckKind.JSON])
@given(deck=numbered_decks())
def test_kinds_with_a_leader_section_keep_it(
    catalogue: Catalogue[YugiohCard], deck: DeckList, kind: DeckKind
) -> None:
    again = read_deck(write_deck(deck, kind, catalogue), source="deck", catalogue=catalogue)
    assert again.size(Section.LEADER) == deck.size(Section.LEADER)


def written_or_refused(deck: DeckList, kind: DeckKind, catalogue: AnyCatalogue) -> str | None:
    with suppress(BanneretError):
        return write_deck(deck, kind, catalogue)
    return None


def read_or_refused(data: bytes | str, catalogue: AnyCatalogue) -> DeckList | None:
    """The deck, or None where one line says why there is none."""
    try:
        return read_deck(data, source="file", catalogue=catalogue)
    except BanneretError as error:
        if len(str(error).splitlines()) != 1:
            raise
        return None


@given(entries=st.lists(st.tuples(st.integers(1, 99), names.filter(bool)), min_size=1, max_size=20))
@example(entries=[(1, "Main Deck"), (2, "3x Three"), (1, "// no comment"), (1, "Twin x2"), (1, "Odd [12]")])
def test_names_survive_text_and_json(
    catalogue: Catalogue[YugiohCard], entries: list[tuple[int, str]]
) -> None:
    deck = DeckList(main=tuple(DeckEntry(count=count, name=name) for count, name in entries))
    for kind in (DeckKind.TEXT, DeckKind.JSON):
        written = written_or_refused(deck, kind, catalogue)
        if written is None:
            assert kind is DeckKind.TEXT
        else:
            again = read_deck(written, source="deck")
            assert [(entry.count, entry.name) for entry in again.main] == entries


@given(
    named=st.lists(st.tuples(st.integers(1, 3), odd_names), min_size=1, max_size=20),
    numbered=numbered_decks(),
    kinds=st.permutations([DeckKind.YDK, DeckKind.YDKE, DeckKind.OMEGA, DeckKind.JSON]),
)
@example(
    named=[(1, "Nobody"), (2, "nobody!"), (1, "# 1, \"One\" 'n' #card 2147483648 X"), (3, "名無し 🐉")],
    numbered=DeckList(leader=passwords_of([2**31]), main=passwords_of([code_of_name("Nobody"), 2**32 - 1])),
    kinds=[DeckKind.YDK, DeckKind.YDKE, DeckKind.OMEGA, DeckKind.JSON],
)
def test_unknown_names_go_through_every_kind_beside_numbers(
    catalogue: Catalogue[YugiohCard],
    named: list[tuple[int, str]],
    numbered: DeckList,
    kinds: list[DeckKind],
) -> None:
    entries = tuple(DeckEntry(count=count, name=name) for count, name in named)
    deck = msgspec.structs.replace(
        numbered, leader=entries[:1], main=numbered.main + entries, side=entries + numbered.side
    )
    for file in kinds:
        back = read_deck(write_deck(deck, file, catalogue).encode(), source=file)
        for section in Section:
            assert cards_of(back, section, catalogue) == cards_of(deck, section, catalogue)


def cards_of(deck: DeckList, section: Section, catalogue: AnyCatalogue) -> Counter[int | str | None]:
    """The cards of a section by number, those of which only a name is known by name."""
    counted: Counter[int | str | None] = Counter()
    for entry in deck.section(section):
        card = None if entry.password is not None else card_of(entry, catalogue)
        number = entry.password if card is None else card.code()
        counted[entry.name if number is None else number] += entry.count
    return counted


@pytest.mark.parametrize("kind", [DeckKind.YDK, DeckKind.YDKE, DeckKind.OMEGA])
@pytest.mark.parametrize("game", [*Game, None])
def test_codes_of_names_do_not_say_the_game(
    catalogue: Catalogue[YugiohCard], kind: DeckKind, game: Game | None
) -> None:
    deck = DeckList(leader=(DeckEntry(name="Nobody"),), main=(DeckEntry(name="No One", count=3),), game=game)
    assert read_deck(write_deck(deck, kind, catalogue), source="deck") == deck


def test_other_programs_see_codes_and_comments(catalogue: Catalogue[YugiohCard]) -> None:
    deck = DeckList(main=(DeckEntry(name="Small Soldier"), DeckEntry(name="Nobody", count=2)))
    code = code_of_name("Nobody")
    lines = write_deck(deck, DeckKind.YDK, catalogue).splitlines()
    assert lines[1:3] == ["#game yugioh", f"#card {code} Nobody"]
    assert [line for line in lines if line.isdecimal()] == ["1001", str(code), str(code)]
    blocks = write_deck(deck, DeckKind.YDKE, catalogue).strip().removeprefix("ydke://").split("!")
    assert base64.b64decode(blocks[0]) == struct.pack("<3I", 1001, code, code)
    assert (blocks[1:4], blocks[5]) == (["", "", ""], "")
    assert base64.b64decode(blocks[4]).decode().splitlines() == lines[1:3]
    packed = zlib.decompress(base64.b64decode(write_deck(deck, DeckKind.OMEGA, catalogue)), -15)
    assert packed[:14] == struct.pack("<BB3I", 3, 0, 1001, code, code)
    assert packed[14:] == b"\x00\x00" + "\n".join(lines[1:3]).encode()


def test_many_names_with_one_code_cost_no_more_than_others(catalogue: Catalogue[YugiohCard]) -> None:
    deck = DeckList(main=tuple(DeckEntry(name="a" + "!" * number) for number in range(1000)))
    assert read_deck(write_deck(deck, DeckKind.YDKE, catalogue), source="deck") == deck


def test_a_note_on_a_number_that_is_no_code_of_a_name_is_a_comment() -> None:
    text = "#card 1001 Nobody\n#card 0000001001 Nobody\n#card 9999999999 Nobody\n#game chess\n1001\n"
    assert read_deck(text, source="deck").main == passwords_of([1001])


def test_text_lists_as_people_write_them(catalogue: Catalogue[YugiohCard]) -> None:
    deck = read_deck(
        """
        // an example of everything
        Deck Master: Small Soldier

        == Monsters (11) ==
        3x Small Soldier
        2 X Marks a Knight // searched by nothing
        7 Coloured Knights
        Nobody x3
        - 1x No-One
        Somebody
        [Spells]
        1 Some Spell (ABC-EN001)
        Extra Deck: 2
        Fused Soldier ×2
        Side
        1x [12345678]
        1x Small Soldier [1901]
        """,
        source="list",
        catalogue=catalogue,
    )
    assert deck.leader == (DeckEntry(name="Small Soldier"),)
    assert [(entry.count, entry.name) for entry in deck.main] == [
        (3, "Small Soldier"),
        (2, "X Marks a Knight"),
        (1, "7 Coloured Knights"),
        (3, "Nobody"),
        (1, "No-One"),
        (1, "Somebody"),
        (1, "Some Spell (ABC-EN001)"),
    ]
    assert [(entry.count, entry.name) for entry in deck.extra] == [(2, "Fused Soldier")]
    assert deck.side == (DeckEntry(password=12345678), DeckEntry(password=1901, name="Small Soldier"))


def test_headings_may_be_japanese(catalogue: Catalogue[YugiohCard]) -> None:
    deck = read_deck(
        "デッキマスター：Small Soldier\n【メイン】\n3 Nobody\n"
        "■エクストラデッキ（1枚）\nFused Soldier\nサイド: 1\nNo One\n",
        source="list",
        catalogue=catalogue,
    )
    assert [deck.size(section) for section in Section] == [1, 3, 1, 1]


def test_numbers_stand_in_place_of_names(catalogue: Catalogue[YugiohCard]) -> None:
    deck = read_deck(
        "Deck Master: 123456\n1001\n3x 1002\n12345678 x2\n7 Coloured Knights\n1 777\nSide (2)\n2 Nobody\n",
        source="list",
        catalogue=catalogue,
    )
    assert deck.leader == (DeckEntry(password=123456),)
    assert deck.main == (
        DeckEntry(password=1001),
        DeckEntry(password=1002, count=3),
        DeckEntry(password=12345678, count=2),
        DeckEntry(name="7 Coloured Knights"),
        DeckEntry(name="777"),
    )
    assert deck.side == (DeckEntry(name="Nobody", count=2),)
    with pytest.raises(BanneretError, match="line 1: expected a card number from 1"):
        read_deck("3x 9999999999\nNobody", source="list")


def test_a_list_in_the_style_of_a_virtual_table(catalogue: Catalogue[YugiohCard]) -> None:
    deck = read_deck(
        "//deck-1\n2 Small Soldier\n//deck-2\n1 Fused Soldier\n"
        "//sideboard-1\n1 Nobody\n//play-1\n1 X Marks a Knight\n",
        source="list",
    )
    assert [deck.size(section) for section in Section] == [1, 2, 1, 1]
    assert deck.leader[0].name == "X Marks a Knight"


def test_a_list_without_headings_is_put_in_order(catalogue: Catalogue[YugiohCard]) -> None:
    deck = read_deck("2 Small Soldier\n1 Fused Soldier\n1 Nobody\n", source="list", catalogue=catalogue)
    assert [entry.name for entry in deck.extra] == ["Fused Soldier"]
    assert [entry.name for entry in deck.main] == ["Small Soldier", "Nobody"]


def test_ydk_marks_the_deck_master_where_other_programs_see_a_side_deck_card(
    catalogue: Catalogue[YugiohCard],
) -> None:
    deck = DeckList(leader=passwords_of([1001]), main=passwords_of([1002]), side=passwords_of([1003]))
    written = write_deck(deck, DeckKind.YDK, catalogue)
    assert written.splitlines()[-4:] == ["!side", "1003", "#deckmaster", "1001"]


def test_ydk_comments_may_be_in_any_encoding_but_names_not() -> None:
    deck = read_deck("#created by J\xfcrgen\n#main\r\n1001\r\n".encode("latin-1"), source="a.ydk")
    assert deck.main == passwords_of([1001])
    deck = read_deck("#main\n1001 # a soldier\n1002 --another\n!side\n", source="a.ydk")
    assert deck.main == passwords_of([1001, 1002])
    with pytest.raises(BanneretError, match=r"list, line 2: expected UTF-8 text, found byte 0xFC"):
        read_deck("1x Small Soldier\n1x J\xfcrgen\n".encode("latin-1"), source="list")


def test_omega_codes_have_two_counts_and_little_endian_numbers(catalogue: Catalogue[YugiohCard]) -> None:
    deck = DeckList(main=passwords_of([1001, 1001]), extra=passwords_of([2001]), side=passwords_of([4711]))
    packed = base64.b64decode(write_deck(deck, DeckKind.OMEGA, catalogue))
    assert zlib.decompress(packed, -15) == struct.pack("<BB4I", 3, 1, 1001, 1001, 2001, 4711)


def test_omega_codes_hold_at_most_255_cards_of_a_kind(catalogue: Catalogue[YugiohCard]) -> None:
    deck = DeckList(side=(DeckEntry(count=256, password=1001),))
    with pytest.raises(BanneretError, match="at most 255"):
        write_deck(deck, DeckKind.OMEGA, catalogue)
    assert read_deck(write_deck(deck, DeckKind.YDKE, catalogue), source="deck").size(Section.SIDE) == 256


def test_ydke_links_are_found_in_what_surrounds_them(catalogue: Catalogue[YugiohCard]) -> None:
    link = write_deck(DeckList(main=passwords_of([1001])), DeckKind.YDKE, catalogue).strip()
    deck = read_deck(f"my deck: <{link}> enjoy", source="pasted text")
    assert deck.main == passwords_of([1001])


def test_json_lists_of_numbers_and_names_are_read() -> None:
    deck = read_deck(
        '{"main": [1001, "Nobody", {"id": "1002", "quantity": 2}], "leader": "Chief"}', source="d"
    )
    assert deck.main == (
        DeckEntry(password=1001),
        DeckEntry(name="Nobody"),
        DeckEntry(password=1002, count=2),
    )
    assert deck.leader == (DeckEntry(name="Chief"),)


def test_duel_masters_lists_of_articles_are_read() -> None:
    deck = read_deck(
        '{"commander": {"ja": "王", "en": null, "civ": null}, "cards":'
        ' [{"n": "7", "name": "Dragon", "ja": "竜", "civ": "Fire"}]}',
        source="d",
    )
    assert deck == DeckList(
        leader=(DeckEntry(name="王"),), main=(DeckEntry(name="Dragon"),), game=Game.DUEL_MASTERS
    )


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "no card in it"),
        (b"#created by ...\n#main\n#extra\n!side\n", "no card in it"),
        (b"\x1f\x8b\x08\x00", "found a gzip file"),
        (b"SQLite format 3\x00", "found a database"),
        (b"\x00\x01\x02", "found a binary file"),
        (b"<!DOCTYPE html><html></html>", "found a web page"),
        (b"1x \xe9", "expected UTF-8"),
        (b"\xff\xfea", "cut off"),
        (b"#main\n12a4\n!side\n", "line 2: expected a card number"),
        (b"#main\n99999999999\n!side\n", "expected a card number from 1"),
        (b"#main\n-5\n!side\n", "expected a card number"),
        (b"ydke://AAAA", "is it cut off"),
        (b"ydke://A!!!", "expected base64"),
        (b"ydke://AAAA!!!", "ends inside a card number"),
        (b"ydke://AAAAAA==!!!", "expected a card number from 1"),
        (b'{"main": [1', "expected a deck as JSON"),
        (b'{"main": [true]}', "found true or false"),
        (b'{"main": [{"count": 0, "name": "A"}]}', "number of copies"),
        (b'{"mian": [1001]}', "no section of a deck is called 'mian'"),
        (b'{"game": "chess", "main": [1001]}', "expected yugioh or duelmasters"),
        (b'{"main": ["No\\nOne"]}', "expected a name on one line"),
        (b'{"main": [{"name": "No\\u0000One"}]}', "expected a name on one line"),
        (b'{"main": [" "]}', "expected a name on one line"),
        (b"ydke://6QMAAA==!!!!I2NhcmQ=!", "expected notes on the cards in the fifth block"),
        (b"0x Nobody", "at least one copy"),
        (b"999999x Nobody", "at most 100000 cards"),
        (b"7\n" * (MAX_BYTES // 2 + 1), "more than 2 MB"),
        (b"[" * 100_000, "expected a deck as JSON"),
    ],
)
def test_unusable_input_gets_one_line(data: bytes, message: str) -> None:
    with pytest.raises(BanneretError, match=message) as caught:
        read_deck(data, source="file")
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300


def test_an_omega_code_that_unpacks_without_end_is_no_code() -> None:
    bomb = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = base64.b64encode(bomb.compress(b"\x00" * 50_000_000) + bomb.flush())
    assert kind_of(packed.decode()) is DeckKind.TEXT


@given(data=st.binary(max_size=200))
def test_any_bytes_are_a_deck_or_an_error(catalogue: Catalogue[YugiohCard], data: bytes) -> None:
    deck = read_or_refused(data, catalogue)
    assert deck is None or any(deck.size(section) for section in Section)


FRAGMENTS = st.sampled_from(
    [
        *("#main\n", "!side\n", "#extra\n", "//play-1\n", "Side:\n", "3x ", "x2\n", "1001\n", "[1001]"),
        *("ydke://", "!", "AAAA", "6QMAAA==", "{", "}", "[", "]", '"main":', ",", "0"),
        *("#card 3000000000 Nobody\n", "3000000000\n", "#game duelmasters\n"),
        *("Small Soldier", "\n", " ", "\u2028", "é", "\0"),
    ]
)


@given(parts=st.lists(FRAGMENTS | st.text(max_size=5), max_size=25))
def test_any_text_is_a_deck_or_an_error(catalogue: Catalogue[YugiohCard], parts: list[str]) -> None:
    deck = read_or_refused("".join(parts), catalogue)
    if deck is not None:
        again = read_deck(write_deck(deck, DeckKind.JSON, catalogue), source="json")
        assert passwords(again, catalogue) == passwords(deck, catalogue)


def test_the_shared_decks_go_through_every_pair_of_kinds(
    catalogue: Catalogue[YugiohCard], shared_data: Path
) -> None:
    files = sorted((shared_data / "yugioh" / "decks").glob("*.ydk"))
    assert len(files) >= 37
    for file in files:
        deck = read_deck(file.read_bytes(), source=file.name)
        for first in DeckKind:
            there = read_deck(write_deck(deck, first, catalogue), source=first, catalogue=catalogue)
            for second in DeckKind:
                back = read_deck(write_deck(there, second, catalogue), source=second, catalogue=catalogue)
                assert passwords(back, catalogue) == passwords(deck, catalogue)
