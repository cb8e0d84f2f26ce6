"""Records: the same record gives the same game, in every process; every change of one is noticed."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from banneret.core.game import MARK_EVERY, Game, fingerprint
from banneret.core.interjections import Concede
from banneret.core.record import Mark, Record, decode_record, encode_record, read_record
from banneret.core.replay import ReplayDiffers, replay, verify
from banneret.core.state import Result
from banneret.errors import BanneretError
from banneret.formats.registry import find_format
from banneret.yugioh.rules import DuelRules
from banneret.yugioh.state import Duel
from tests.duels import new_game, play_on, random_answer


def rules_of(record: Record) -> DuelRules:
    return find_format(record.setup.format).rules(record.setup.options)


def played(seats: int = 4, seed: int = 11, *, size: int = 20, leaves: bool = True) -> Game[Duel]:
    """A game played to its end, in which somebody concedes."""
    chosen = random.Random(seed)
    game = new_game(seats, seed, size=size)
    while (decision := game.decision) is not None:
        if leaves and len(game.record.steps) == 20:
            game.interject(Concede(game.state.living[-1]))
        else:
            game.answer(random_answer(decision, chosen))
    return game


GAME = played()


@settings(max_examples=20)
@given(seats=st.integers(2, 6), seed=st.integers(0, 2**32))
def test_a_record_plays_again_byte_for_byte(seats: int, seed: int) -> None:
    game = played(seats, seed, size=9)
    data = encode_record(game.record)
    record = decode_record(data, source="test")
    again = verify(record, rules_of(record))
    assert encode_record(again.record) == data
    assert fingerprint(again.state) == fingerprint(game.state)
    assert again.record.fingerprint() == game.record.fingerprint()


def test_a_long_game_has_marks_on_the_way() -> None:
    game = played(seats=4, seed=3, size=60, leaves=False)
    marks = [mark.steps for mark in game.record.marks]
    assert marks[:2] == [0, MARK_EVERY]
    assert marks[-1] == len(game.record.steps)
    assert len(game.record.trace) == len(game.record.steps)


def test_a_fresh_process_with_other_hashes_plays_the_same_game(tmp_path: Path, project: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(encode_record(GAME.record))
    script = (
        "import sys; from pathlib import Path\n"
        "from banneret.core.record import read_record\n"
        "from banneret.core.replay import verify\n"
        "from banneret.formats.registry import find_format\n"
        "record = read_record(Path(sys.argv[1]))\n"
        "rules = find_format(record.setup.format).rules(record.setup.options)\n"
        "print(verify(record, rules).record.fingerprint())"
    )
    for seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", script, str(path)],
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": str(project / "src")},
            capture_output=True,
            text=True,
            check=True,
        )
        assert run.stdout.strip() == GAME.record.fingerprint()


# ---- verify names the first difference


def changed(change: Callable[[Record], None]) -> Record:
    record = decode_record(encode_record(GAME.record), source="test")
    change(record)
    return record


def other_answer(record: Record) -> None:
    step = record.steps[5]
    assert isinstance(step, int)
    record.steps[5] = 0 if step else 1


def illegal_answer(record: Record) -> None:
    record.steps[5] = 99


def fewer_steps(record: Record) -> None:
    del record.steps[-1]


def more_steps(record: Record) -> None:
    record.steps.append(0)


def other_seed(record: Record) -> None:
    record.setup = msgspec.structs.replace(record.setup, seed="dead")


def other_mark(record: Record) -> None:
    record.marks[0] = Mark(0, "0" * 16)


def last_mark(record: Record) -> None:
    record.marks[-1] = Mark(len(record.steps), "0" * 16)


def no_mark(record: Record) -> None:
    del record.marks[-1]


def other_trace(record: Record) -> None:
    record.trace[7] ^= 1


def longer_trace(record: Record) -> None:
    record.trace.append(1)


def other_winner(record: Record) -> None:
    record.result = Result((), "all_out")


def no_concession(record: Record) -> None:
    record.steps = [step for step in record.steps if not isinstance(step, Concede)]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (other_answer, r"step 6|step 7|state after|step \d+"),
        (illegal_answer, "step 6: "),
        (fewer_steps, f"after {len(GAME.record.steps) - 1} steps"),
        (more_steps, f"step {len(GAME.record.steps) + 1}: "),
        (other_seed, "step|state after 0 steps"),
        (other_mark, "the state after 0 steps"),
        (last_mark, f"the state after {len(GAME.record.steps)} steps"),
        (no_mark, "marks"),
        (other_trace, "before step 8"),
        (longer_trace, "decisions"),
        (other_winner, f"after {len(GAME.record.steps)} steps: recorded a draw"),
        (no_concession, "step 2[12]|step"),
    ],
)
def test_verify_names_the_first_difference(change: Callable[[Record], None], message: str) -> None:
    record = changed(change)
    with pytest.raises(ReplayDiffers, match=message):
        verify(record, rules_of(record))


def test_an_unchanged_record_verifies() -> None:
    record = changed(lambda record: None)
    assert verify(record, rules_of(record)).result == GAME.result


def test_a_game_that_is_not_over_verifies_as_well() -> None:
    game = new_game(3, 5)
    for _ in play_on(game, random.Random(5), steps=30):
        pass
    verify(game.record, rules_of(game.record))


# ---- undo


@settings(max_examples=10)
@given(seed=st.integers(0, 2**32), data=st.data())
def test_cut_and_replay_is_undo(seed: int, data: st.DataObject) -> None:
    chosen = random.Random(seed)
    game = new_game(3, seed, size=8)
    prints = [(fingerprint(game.state), game.decision) for _ in play_on(game, chosen, steps=80)]
    steps = data.draw(st.integers(0, len(prints) - 1))
    undone = replay(game.record.cut(steps), rules_of(game.record))
    assert (fingerprint(undone.state), undone.decision) == prints[steps]
    assert undone.record.steps == game.record.steps[:steps]
    for step in game.record.steps[steps:]:
        undone.take(step)
    assert undone.record.fingerprint() == game.record.fingerprint()


def test_replay_stops_where_it_is_told() -> None:
    assert len(replay(GAME.record, rules_of(GAME.record), steps=9).record.steps) == 9


# ---- records of strangers


@given(st.binary(max_size=300))
def test_bytes_that_are_no_record(data: bytes) -> None:
    with pytest.raises(BanneretError, match=r"^stranger: expected a game record"):
        decode_record(data, source="stranger")


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False)
    | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


def paths_of(tree: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    return [path, *(found for key, value in inner for found in paths_of(value, (*path, key)))]


SMALL = json.loads(encode_record(played(2, 1, size=6, leaves=False).record))
PATHS = paths_of(SMALL)


@settings(max_examples=200)
@given(path=st.sampled_from(PATHS), value=JSON)
def test_a_record_with_any_part_replaced_is_refused_or_played(path: tuple[Any, ...], value: Any) -> None:
    """A stranger's record gives one clear line or a game, and never anything else."""
    tree = json.loads(json.dumps(SMALL))
    if not path:
        tree = value
    else:
        inner = tree
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = value
    with suppress(BanneretError):
        record = decode_record(json.dumps(tree).encode(), source="stranger")
        replay(record, rules_of(record))


def test_another_notation_is_refused() -> None:
    data = encode_record(GAME.record).replace(b'"notation":1', b'"notation":2')
    with pytest.raises(BanneretError, match=r"game\.json: expected record notation 1, not 2"):
        decode_record(data, source="game.json")


def test_a_deep_nest_is_no_record() -> None:
    with pytest.raises(BanneretError, match="expected a game record"):
        decode_record(b"[" * 100_000, source="stranger")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BanneretError, match=r"nothing\.json: No such file"):
        read_record(tmp_path / "nothing.json")
    with pytest.raises(BanneretError, match="directory"):
        read_record(tmp_path)
