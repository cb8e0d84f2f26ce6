"""Bytes of files that strangers made."""

from __future__ import annotations

import codecs
import gzip
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banneret.cards.importers import files
from banneret.cards.importers.files import as_utf8, decode_json, read_file, unpack
from banneret.errors import BanneretError


@given(st.binary(max_size=5000), st.binary(max_size=5000))
def test_what_was_packed_comes_out(one: bytes, other: bytes) -> None:
    assert unpack(gzip.compress(one) + gzip.compress(other) + b"\0\0", source="x") == one + other


@given(st.binary(min_size=200, max_size=2000), st.data())
def test_a_cut_file_is_refused(content: bytes, data: st.DataObject) -> None:
    packed = gzip.compress(content)
    end = data.draw(st.integers(1, len(packed) - 1))
    with pytest.raises(BanneretError, match=r"x: (damaged|the) gzip file"):
        unpack(packed[:end], source="x")


@given(st.binary(max_size=300))
def test_any_bytes_are_unpacked_or_refused(content: bytes) -> None:
    try:
        unpack(b"\x1f\x8b" + content, source="x")
    except BanneretError:
        return


def test_a_bomb_is_turned_away_early(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MAX_BYTES", 1 << 20)
    bomb = tmp_path / "bomb"
    bomb.write_bytes(gzip.compress(b" " * (1 << 20)) * 100_000)
    with pytest.raises(BanneretError, match=r"bomb: unpacks to more than 1 MB"):
        unpack(bomb.read_bytes(), source="bomb")


def test_a_large_file_is_turned_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MAX_BYTES", 1000)
    path = tmp_path / "large"
    path.write_bytes(b"[" * 1001)
    with pytest.raises(BanneretError, match="large: larger than"):
        read_file(path)


def test_what_is_no_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BanneretError, match="expected a file, found a folder"):
        read_file(tmp_path)
    with pytest.raises(BanneretError, match=r"missing.*No such file"):
        read_file(tmp_path / "missing")
    with pytest.raises(BanneretError, match="cannot be read"):
        read_file(Path("with\0zero"))


def test_encodings() -> None:
    text = '["Élan"]'
    assert as_utf8(codecs.BOM_UTF8 + text.encode(), source="x") == text.encode()
    assert as_utf8(text.encode("utf-16"), source="x") == text.encode()
    with pytest.raises(BanneretError, match="x: expected text in UTF-8, found 0xc9 at byte 2"):
        as_utf8(text.encode("latin-1"), source="x")


def test_far_too_much_json_is_refused_before_it_is_decoded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "_MAX_VALUES", 10)
    with pytest.raises(BanneretError, match="far too many values, so not a list"):
        decode_json(b"[" + b"1," * 20 + b"1]", tuple[int, ...], source="x", expected="a list")
