"""Several sources, one catalogue."""

from __future__ import annotations

import itertools

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from banneret.cards.duelmasters import DuelMastersCard, Face
from banneret.cards.importers.records import Contribution, Record, SourceKind
from banneret.cards.merging import merge_duelmasters, merge_yugioh
from banneret.cards.printing import Printing
from banneret.cards.yugioh import YugiohCard
from banneret.effects.yugioh_terms import MonsterKind
from tests.cards.cards import creature, monster


def _yugioh(kind: SourceKind, *cards: YugiohCard | Record[YugiohCard]) -> Contribution[YugiohCard]:
    records = tuple(card if isinstance(card, Record) else Record(card) for card in cards)
    return Contribution(kind, records)


def _duelmasters(
    kind: SourceKind, *cards: DuelMastersCard | Record[DuelMastersCard]
) -> Contribution[DuelMastersCard]:
    records = tuple(card if isinstance(card, Record) else Record(card) for card in cards)
    return Contribution(kind, records)


def test_a_later_source_fills_gaps_and_erases_nothing() -> None:
    rich = monster("Moon Wolf", 100, text="Our words.", name_ja="月の狼")
    other = replace(rich, text="Other words.", name_ja="", konami_id=7, setcodes=(0x10,))
    (merged,) = merge_yugioh([_yugioh(SourceKind.EDOPRO, other), _yugioh(SourceKind.YAML_YUGI, rich)])
    assert merged.card == replace(rich, konami_id=7, setcodes=(0x10,))


def test_cards_are_joined_by_any_password_and_keep_all() -> None:
    sources = [
        _yugioh(SourceKind.YAML_YUGI, monster("Moon Wolf", 100, artworks=(9100,))),
        _yugioh(SourceKind.YGOPRODECK, monster("Moon Wolf", 100, artworks=(101,))),
        _yugioh(SourceKind.EDOPRO, monster("Wolf of the Moon", 9100)),
    ]
    (merged,) = merge_yugioh(sources)
    assert (merged.card.name, merged.card.codes()) == ("Moon Wolf", (100, 101, 9100))


def test_a_prerelease_is_joined_by_its_name() -> None:
    sources = [
        _yugioh(SourceKind.YAML_YUGI, monster("Moon Wolf", None, konami_id=7)),
        _yugioh(SourceKind.EDOPRO, monster("Moon Wolf", 101402001)),
    ]
    (merged,) = merge_yugioh(sources)
    assert merged.card.codes() == (101402001,)


def test_two_cards_with_one_name_and_two_official_numbers_stay_two() -> None:
    ritual = monster("Moon Soldier", 100, konami_id=1, kinds=(MonsterKind.RITUAL,))
    normal = monster("Moon Soldier", None, konami_id=2, artworks=(10000100,))
    merged = merge_yugioh([_yugioh(SourceKind.YAML_YUGI, normal, ritual)])
    assert [record.card.codes() for record in merged] == [(100,), (10000100,)]


def test_a_simulators_number_never_becomes_the_password() -> None:
    sources = [
        _yugioh(SourceKind.YAML_YUGI, monster("Moon God", None, konami_id=2, artworks=(10000100,))),
        _yugioh(SourceKind.EDOPRO, monster("Moon God", 10000100)),
    ]
    (merged,) = merge_yugioh(sources)
    assert (merged.card.password, merged.card.artworks) == (None, (10000100,))


def test_names_that_differ_in_signs_only_stay_two_cards() -> None:
    cards = [
        monster("Rai-Mei", 1),
        monster("Raimei", 2),
        monster("H.E.R.O. Flash!", 3),
        monster("Hero Flash!!", 4),
    ]
    assert len(merge_yugioh([_yugioh(SourceKind.YAML_YUGI, *cards)])) == 4


def test_the_record_with_more_printings_is_the_card() -> None:
    art = Record(monster("Moon Wolf", 36, konami_id=7), (Printing("A", "A-1"),))
    card = Record(monster("Moon Wolf", 46, konami_id=7), (Printing("B", "B-1"), Printing("C", "C-1")))
    (merged,) = merge_yugioh([_yugioh(SourceKind.YAML_YUGI, art, card)])
    assert merged.card.codes() == (46, 36)
    assert [printing.number for printing in merged.printings] == ["A-1", "B-1", "C-1"]


def test_printings_of_two_sources_are_joined_by_number() -> None:
    one = Record(monster("Moon Wolf", 1), (Printing("Moons of Ash", "MOA-EN001", "en", ("Rare",)),))
    other = Record(monster("Moon Wolf", 1), (Printing("Moons of Ash", "MOA-EN001", "en", ("Ultra Rare",)),))
    (merged,) = merge_yugioh([_yugioh(SourceKind.YAML_YUGI, one), _yugioh(SourceKind.YGOPRODECK, other)])
    assert merged.printings == (Printing("Moons of Ash", "MOA-EN001", "en", ("Rare", "Ultra Rare")),)


def test_a_set_without_a_number_adds_nothing_to_one_with_it() -> None:
    codes = Record(creature("Ember Lizard"), (Printing("DM-05", language=""), Printing("Promo", language="")))
    full = Record(
        creature("Ember Lizard"), (Printing("DM-05 Ash", "16", "en"), Printing("DM-05 Ash", "16/55", "en"))
    )
    (merged,) = merge_duelmasters(
        [_duelmasters(SourceKind.DM_OCTGN, codes), _duelmasters(SourceKind.DM_PRINTINGS, full)]
    )
    assert merged.printings == (Printing("Promo", language=""), Printing("DM-05 Ash", "16", "en"))


def test_spellings_and_translations_of_one_duel_masters_card() -> None:
    sets = (Printing("DM-09", language=""),)
    ours = [
        Record(creature('Onimaru "Head"', text="Ours."), sets),
        Record(creature("Onimaru 'Head'"), sets),
        Record(creature("Stone Saucer", power=5000), sets),
        Record(creature("Stone Cup"), sets),
    ]
    theirs = Record(creature("Saucer of Stone", power=5000), (Printing("DM-09 Ash", "3/55", "en"),))
    merged = merge_duelmasters(
        [_duelmasters(SourceKind.DM_JSON, theirs), _duelmasters(SourceKind.DM_OCTGN, *ours)]
    )
    assert [(record.card.name, record.card.aliases) for record in merged] == [
        ('Onimaru "Head"', ("Onimaru 'Head'",)),
        ("Stone Cup", ()),
        ("Stone Saucer", ("Saucer of Stone",)),
    ]


def test_japanese_files_tell_of_known_cards_only() -> None:
    names = _duelmasters(
        SourceKind.DM_NAMES,
        DuelMastersCard(name="Ember Lizard", faces=(), name_ja="火蜥蜴", name_ja_verified=True),
        DuelMastersCard(name="Nobody", faces=(), name_ja="無"),
    )
    text = DuelMastersCard(
        name="", faces=(Face(name="", name_ja="火蜥蜴", text_ja="自作。"),), name_ja="火蜥蜴"
    )
    texts = _duelmasters(SourceKind.DM_JAPANESE, Record(text, (Printing("DM-01", "4/110", "ja"),)))
    # Names are told before texts are joined by them, whichever file came first.
    (merged,) = merge_duelmasters([texts, names, _duelmasters(SourceKind.DM_OCTGN, creature("Ember Lizard"))])
    assert (merged.card.name_ja, merged.card.front.text_ja) == ("火蜥蜴", "自作。")
    assert merged.printings == (Printing("DM-01", "4/110", "ja"),)


def test_other_sides_know_whose_they_are() -> None:
    back = Face(name="Woken Giant")
    cells = [DuelMastersCard(name=name, faces=(Face(name=name), back)) for name in ("Cell B", "Cell A")]
    whole = DuelMastersCard(name="Woken Giant", faces=(back,))
    merged = merge_duelmasters([_duelmasters(SourceKind.DM_OCTGN, *cells, whole)])
    assert [record.card.side_of for record in merged] == [(), (), ("Cell A", "Cell B")]


_CARDS = st.builds(
    monster,
    st.sampled_from(["Moon Wolf", "Silver Golem", "Gate Hound"]),
    st.none() | st.integers(1, 4),
    konami_id=st.none() | st.integers(1, 3),
    artworks=st.lists(st.integers(5, 8), max_size=2, unique=True).map(tuple),
    text=st.sampled_from(["", "Our words."]),
)
_SOURCES = st.lists(st.lists(_CARDS, max_size=4), min_size=3, max_size=3)


@given(_SOURCES)
def test_the_order_of_imports_does_not_matter(sources: list[list[YugiohCard]]) -> None:
    kinds = (SourceKind.YAML_YUGI, SourceKind.YGOPRODECK, SourceKind.EDOPRO)
    contributions = [_yugioh(kind, *cards) for kind, cards in zip(kinds, sources, strict=True)]
    results = [merge_yugioh(order) for order in itertools.permutations(contributions)]
    assert all(result == results[0] for result in results)


@given(_SOURCES)
def test_no_password_is_lost(sources: list[list[YugiohCard]]) -> None:
    kinds = (SourceKind.YAML_YUGI, SourceKind.YGOPRODECK, SourceKind.EDOPRO)
    merged = merge_yugioh([_yugioh(kind, *cards) for kind, cards in zip(kinds, sources, strict=True)])
    before = {code for cards in sources for card in cards for code in card.codes()}
    assert {code for record in merged for code in record.card.codes()} == before
