"""The kind of a file is told by its content, and any content is read or refused."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from banneret.cards.importers.recognise import read_contribution
from banneret.cards.importers.records import SourceKind
from banneret.errors import BanneretError
from tests.cards.cards import card_line, write_cdb, yaml_yugi_row

_PRODECK = {"id": 1, "name": "A", "type": "Spell Card", "desc": "", "race": "Normal"}
_DM_JSON = {"name": "A", "civilizations": ["Fire"], "cost": 1, "type": "Spell"}
_PRINTED = {"name": "A", "Civilization": "Fire", "Cost": "1", "Type": "Spell", "set_name": "B"}
_JAPANESE = {"packname": "p", "cardname": "火", "ability": "水"}

SAMPLES: list[tuple[Any, SourceKind]] = [
    ([yaml_yugi_row("A", 1)], SourceKind.YAML_YUGI),
    ({"data": [_PRODECK]}, SourceKind.YGOPRODECK),
    (card_line("A"), SourceKind.DM_OCTGN),
    ({"$schema": "s", "cards": [_DM_JSON]}, SourceKind.DM_JSON),
    ([_PRINTED], SourceKind.DM_PRINTINGS),
    ({"data": [_JAPANESE]}, SourceKind.DM_JAPANESE),
    ({"A": {"ja": "火"}}, SourceKind.DM_NAMES),
]


@pytest.mark.parametrize(("value", "kind"), SAMPLES)
@pytest.mark.parametrize("indent", [None, 2])
def test_kinds(value: object, kind: SourceKind, indent: int | None) -> None:
    if kind is SourceKind.DM_OCTGN:
        indent = None  # an object a line
    assert read_contribution(json.dumps(value, indent=indent).encode(), source="x").kind is kind


def test_databases(tmp_path: Path) -> None:
    path = write_cdb(tmp_path / "anything.json", (1, 3, 0, 0, 0x2, 0, 0, 0, 0, 0, "A", ""))
    assert read_contribution(path.read_bytes(), source="x").kind is SourceKind.EDOPRO


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "the file is empty"),
        (b" \n ", "the file is empty"),
        (b"<!DOCTYPE html>", "a web page"),
        (b"Dear grandmother", "neither JSON nor a database"),
        (b"[1, 2]", "no card file of a known kind"),
        (b'{"packages": []}', "no card file of a known kind"),
        (b'[{"title": "x"}]', "its first entry has title"),
        (b"[" * 100_000, "no card file of a known kind"),
        (gzip.compress(b"twice packed", mtime=0), "expected text in UTF-8"),
        (b"SQLite format 3\0 but not really", "not a usable EDOPro database"),
    ],
)
def test_foreign_files_are_refused_in_one_line(data: bytes, message: str) -> None:
    with pytest.raises(BanneretError, match=f"^x: .*{message}") as caught:
        read_contribution(data, source="x")
    assert "\n" not in str(caught.value)


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=10,
)


@settings(max_examples=150)
@given(st.data())
def test_samples_with_something_else_in_a_field_are_read_or_refused(data: st.DataObject) -> None:
    """Fuzz every reader behind its recognition: one field of the first entry holds anything."""
    value, _ = data.draw(st.sampled_from(SAMPLES))
    changed = json.loads(json.dumps(value))
    entry = (
        changed[0]
        if isinstance(changed, list)
        else next((part[0] for part in changed.values() if isinstance(part, list)), changed)
    )
    entry[data.draw(st.sampled_from(sorted(entry)))] = data.draw(_JSON)
    try:
        read_contribution(json.dumps(changed).encode(), source="x")
    except BanneretError as refusal:
        assert "\n" not in str(refusal)  # noqa: PT017 - both outcomes are right


@settings(max_examples=150)
@given(data=st.data())
def test_damaged_bytes_are_read_or_refused(
    data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Fuzz every reader with cut and overwritten files, databases included."""
    samples = [json.dumps(value).encode() for value, _ in SAMPLES]
    path = tmp_path_factory.getbasetemp() / "sample.cdb"
    if not path.exists():
        write_cdb(path, *((i, 3, 0, 0, 0x11, 1, 1, 4, 1, 1, f"Card {i}", "ours") for i in range(200)))
    original = bytearray(data.draw(st.sampled_from([*samples, path.read_bytes()])))
    for _ in range(data.draw(st.integers(1, 8))):
        place = data.draw(st.integers(0, len(original) - 1))
        original[place] = data.draw(st.integers(0, 255))
    if data.draw(st.booleans()):
        del original[data.draw(st.integers(1, len(original))) :]
    try:
        read_contribution(bytes(original), source="x")
    except BanneretError:
        return
