"""Several sources made one catalogue: which records are one card, and what of each is kept.

The result does not depend on the order in which files were imported: sources are asked in the order of
``SourceKind``, and what an earlier one lacks a later one adds.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, Generic, TypeVar

from msgspec.structs import fields, replace

from banneret.cards.catalogue import CardT
from banneret.cards.duelmasters import DuelMastersCard, Face
from banneret.cards.importers.records import Contribution, Record, SourceKind
from banneret.cards.names import fold, print_key
from banneret.cards.printing import Printing
from banneret.cards.yugioh import YugiohCard

_Struct = TypeVar("_Struct", YugiohCard, Face)
_ORDER = {kind: position for position, kind in enumerate(SourceKind)}
_ALIKE: Final = 60
"""Two translations of one name are at least so similar, of 100."""
_SET_CODE = re.compile(r"[A-Z]{2,}\d*-?[A-Z]*\d+\b")
_NAMES_ONLY = frozenset({SourceKind.DM_JAPANESE, SourceKind.DM_NAMES})
"""Sources that tell more about known cards and bring none of their own."""


class _Entry(Generic[CardT]):
    """A card as far as the sources asked up to now know it."""

    def __init__(self, record: Record[CardT]) -> None:
        self.card = record.card
        self.printings = [record.printings]

    def record(self) -> Record[CardT]:
        return Record(self.card, _merged_printings(self.printings))


def in_order(contributions: Iterable[Contribution[CardT]]) -> list[Contribution[CardT]]:
    """The contributions, those that are believed first in front; of one kind as they came."""
    return sorted(contributions, key=lambda contribution: _ORDER[contribution.kind])


def merge_yugioh(contributions: Iterable[Contribution[YugiohCard]]) -> list[Record[YugiohCard]]:
    """One record a card, by name.

    Two records are one card if they share a password or the publisher's number, or if they have the same name
    and those numbers do not contradict it.
    """
    entries: list[_Entry[YugiohCard]] = []
    by_code: dict[int, _Entry[YugiohCard]] = {}
    by_konami_id: dict[int, _Entry[YugiohCard]] = {}
    by_name: dict[str, list[_Entry[YugiohCard]]] = {}

    def same_card(card: YugiohCard) -> _Entry[YugiohCard] | None:
        for code in card.codes():
            if code in by_code:
                return by_code[code]
        if card.konami_id is not None and card.konami_id in by_konami_id:
            return by_konami_id[card.konami_id]
        for entry in by_name.get(print_key(card.name), ()):
            ids = {entry.card.konami_id, card.konami_id} - {None}
            if entry.card.card_type is card.card_type and len(ids) < 2:
                return entry
        return None

    for contribution in in_order(contributions):
        # The richest record of a card is the card, the others are its alternate artworks.
        for record in sorted(contribution.records, key=lambda record: -len(record.printings)):
            entry = same_card(record.card)
            if entry is None:
                entry = _Entry(record)
                entries.append(entry)
                by_name.setdefault(print_key(record.card.name), []).append(entry)
            else:
                entry.card = _joined(entry.card, record.card)
                entry.printings.append(record.printings)
            for code in entry.card.codes():
                by_code.setdefault(code, entry)
            if entry.card.konami_id is not None:
                by_konami_id.setdefault(entry.card.konami_id, entry)
    return sorted((entry.record() for entry in entries), key=_yugioh_order)


def _yugioh_order(record: Record[YugiohCard]) -> tuple[str, str, bool, int]:
    card = record.card
    return fold(card.name), card.name, card.password is None, card.code() or 0


def _joined(card: YugiohCard, other: YugiohCard) -> YugiohCard:
    filled = _filled(card, other)
    if card.password is None and other.password in card.artworks:
        filled = replace(filled, password=None)
    codes = dict.fromkeys((*filled.artworks, *other.codes()))
    return replace(filled, artworks=tuple(sorted(code for code in codes if code != filled.password)))


def merge_duelmasters(
    contributions: Iterable[Contribution[DuelMastersCard]],
) -> list[Record[DuelMastersCard]]:
    """One record a card, by name.

    Two records are one card if they have the same name; also if two sources translate it differently, but
    have it in the same set with the same values.
    """
    pool = _DuelMastersPool()
    for contribution in in_order(contributions):
        if contribution.kind in _NAMES_ONLY:
            for record in contribution.records:
                pool.tell(record)
        else:
            pool.add_all(contribution.records)
    return pool.records()


class _DuelMastersPool:
    def __init__(self) -> None:
        self._by_key: dict[str, _Entry[DuelMastersCard]] = {}
        self._by_japanese: dict[str, list[_Entry[DuelMastersCard]]] | None = None

    def add_all(self, records: Sequence[Record[DuelMastersCard]]) -> None:
        """The cards of one source."""
        named = {print_key(record.card.name) for record in records}
        unclaimed: dict[tuple[object, ...], list[_Entry[DuelMastersCard]]] = {}
        for key, entry in self._by_key.items():
            if key not in named:
                unclaimed.setdefault(_values(entry.card), []).append(entry)
        for record in records:
            key = print_key(record.card.name)
            known = self._by_key.get(key)
            if known is None:
                known = _other_translation(record, unclaimed.get(_values(record.card), ()))
            if known is None:
                self._by_key[key] = _Entry(record)
                continue
            self._by_key[key] = known
            known.printings.append(record.printings)
            known.card = _named_in_japanese(_with_faces(known.card, record.card.faces), record.card)
            if record.card.name not in (known.card.name, *known.card.aliases):
                known.card = replace(known.card, aliases=(*known.card.aliases, record.card.name))

    def tell(self, record: Record[DuelMastersCard]) -> None:
        """Something about cards that are known already; nothing if they are not."""
        if record.card.name:
            entry = self._by_key.get(print_key(record.card.name))
            if entry is not None:
                entry.card = _named_in_japanese(entry.card, record.card)
            return
        if self._by_japanese is None:
            self._by_japanese = {}
            for entry in dict.fromkeys(self._by_key.values()):
                self._by_japanese.setdefault(print_key(entry.card.name_ja), []).append(entry)
        for entry in self._by_japanese.get(print_key(record.card.name_ja), ()):
            entry.card = _with_faces(entry.card, record.card.faces)
            entry.printings.append(record.printings)

    def records(self) -> list[Record[DuelMastersCard]]:
        """All cards by name, each with the cards whose other side it is."""
        entries = list(dict.fromkeys(self._by_key.values()))
        fronts: dict[str, list[str]] = {}
        for entry in entries:
            if not entry.card.twinpact:
                for face in entry.card.faces[1:]:
                    fronts.setdefault(print_key(face.name), []).append(entry.card.name)
        for entry in entries:
            side_of = tuple(sorted(fronts.get(print_key(entry.card.name), ())))
            entry.card = replace(entry.card, side_of=side_of)
        return sorted(
            (entry.record() for entry in entries),
            key=lambda record: (fold(record.card.name), record.card.name),
        )


def _named_in_japanese(card: DuelMastersCard, other: DuelMastersCard) -> DuelMastersCard:
    """The card with the other's Japanese name, if that one is better known."""
    if not other.name_ja or (card.name_ja and card.name_ja_verified >= other.name_ja_verified):
        return card
    faces = card.faces
    if not card.twinpact:
        faces = (replace(card.front, name_ja=other.name_ja), *faces[1:])
    return replace(card, name_ja=other.name_ja, name_ja_verified=other.name_ja_verified, faces=faces)


def _values(card: DuelMastersCard) -> tuple[object, ...]:
    """What two translations of one card share."""
    front = card.front
    return front.kinds, front.civilizations, front.cost, front.power, card.twinpact


def _other_translation(
    record: Record[DuelMastersCard], candidates: Sequence[_Entry[DuelMastersCard]]
) -> _Entry[DuelMastersCard] | None:
    """The card that another source has in the same set with the same values under a name of its own."""
    sets = {_set_code(printing) for printing in record.printings}
    same_set = [
        entry
        for entry in candidates
        if any(_set_code(printing) in sets for printings in entry.printings for printing in printings)
    ]
    if not same_set:
        return None
    from rapidfuzz import fuzz

    wanted = fold(record.card.name)
    best = max(same_set, key=lambda entry: fuzz.token_set_ratio(wanted, fold(entry.card.name)))
    alike = fuzz.token_set_ratio(wanted, fold(best.card.name)) >= _ALIKE
    return best if alike or len(same_set) == 1 else None


def _with_faces(card: DuelMastersCard, faces: Sequence[Face]) -> DuelMastersCard:
    """The card with what ``faces`` know and its own do not; a single face tells of the front."""
    if len(faces) not in (1, len(card.faces)):
        return card
    filled = [_filled(own, other) for own, other in zip(card.faces, faces, strict=False)]
    return replace(card, faces=(*filled, *card.faces[len(filled) :]))


def _filled(one: _Struct, other: _Struct) -> _Struct:
    """The first struct, its empty fields taken from the second."""
    missing = {
        field.name: value
        for field in fields(one)
        if getattr(one, field.name) in (None, "", ())
        and (value := getattr(other, field.name)) not in (None, "", ())
    }
    return replace(one, **missing) if missing else one


def _merged_printings(sources: Sequence[tuple[Printing, ...]]) -> tuple[Printing, ...]:
    """Every appearance once, rarities of one number together.

    A source that only names a set adds nothing where another one has the number in it.
    """
    merged: dict[tuple[str, str, str], Printing] = {}
    for printing in (printing for source in sources for printing in source):
        key = (printing.language, printing.number.partition("/")[0], _set_code(printing))
        known = merged.get(key, printing)
        rarities = tuple(dict.fromkeys((*known.rarities, *printing.rarities)))
        merged[key] = replace(known, rarities=rarities)
    numbered = {code for _, number, code in merged if number}
    kept = (printing for (_, number, code), printing in merged.items() if number or code not in numbered)
    return tuple(sorted(kept, key=_printing_order))


def _set_code(printing: Printing) -> str:
    """What two sources that write a set's name differently agree on: "DM-05 Survivors of ..." is "dm-05"."""
    code = _SET_CODE.match(printing.set_name)
    return (code[0] if code else printing.set_name).casefold()


def _printing_order(printing: Printing) -> tuple[str, str, str]:
    return printing.language, printing.number, printing.set_name
