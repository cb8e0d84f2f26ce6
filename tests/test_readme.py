"""The examples of the README and of docs do what they show.

``python`` blocks are doctests. In ``console`` blocks every ``$ banneret ...`` line is run, and what it prints
is compared; ``...`` stands for anything. ``console status=1`` expects that exit status.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

import pytest

PROJECT: Final = Path(__file__).resolve().parent.parent
DOCUMENTS: Final = (*sorted(PROJECT.glob("*.md")), *sorted(PROJECT.glob("docs/**/*.md")))
FENCE: Final = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
RUN: Final = ("python", "console")
SHOWN_ONLY: Final = ("sh", "text")


class Block(NamedTuple):
    """One fenced block of a document."""

    document: str
    line: int
    kind: str
    status: int
    body: str


class Example(NamedTuple):
    """One command of a console block with what it prints."""

    command: str
    output: str


def blocks_of(document: Path) -> list[Block]:
    text = document.read_text(encoding="utf-8")
    blocks = []
    for match in FENCE.finditer(text):
        kind, _, options = match["info"].strip().partition(" ")
        line = text.count("\n", 0, match.start()) + 1
        status = int(options.removeprefix("status=") or 0)
        blocks.append(Block(document.relative_to(PROJECT).as_posix(), line, kind, status, match["body"]))
    return blocks


def examples_of(block: Block) -> list[Example]:
    """Cut a console block at its ``$ `` lines."""
    _, *parts = re.split(r"^\$ ", block.body, flags=re.MULTILINE)
    return [Example(*part.split("\n", 1)) for part in parts]


BLOCKS: Final = [block for document in DOCUMENTS for block in blocks_of(document)]


def blocks(kind: str) -> list[Block]:
    return [block for block in BLOCKS if block.kind == kind]


def place(block: Block) -> str:
    return f"{block.document}:{block.line}"


def test_every_block_says_what_it_is() -> None:
    assert [b for b in BLOCKS if b.kind not in RUN + SHOWN_ONLY] == []


@pytest.mark.parametrize("block", blocks("python"), ids=place)
def test_python_examples(block: Block) -> None:
    test = doctest.DocTestParser().get_doctest(block.body, {}, block.document, block.document, block.line)
    assert test.examples, "a python block has >>> lines"
    said: list[str] = []
    results = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS).run(test, out=said.append)
    assert results.failed == 0, "".join(said)


@pytest.mark.parametrize("block", blocks("console"), ids=place)
def test_console_examples(block: Block, tmp_path: Path) -> None:
    (tmp_path / "src").symlink_to(PROJECT / "src")
    environment = os.environ | {"BANNERET_HOME": str(tmp_path / "home"), "PYTHONIOENCODING": "utf-8"}
    for example in examples_of(block):
        program, *arguments = shlex.split(example.command)
        assert program == "banneret", f"console blocks show banneret only, not {program}"
        run = subprocess.run(
            [sys.executable, "-m", "banneret", *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            cwd=tmp_path,
            env=environment,
            timeout=60,
            check=False,
        )
        assert run.returncode == block.status, run.stdout
        checker = doctest.OutputChecker()
        if not checker.check_output(example.output, run.stdout, doctest.ELLIPSIS):
            pytest.fail(
                checker.output_difference(
                    doctest.Example("", example.output), run.stdout, doctest.REPORT_NDIFF
                )
            )
