"""Draw sentences of cards read, so that somebody judges their explanations, and hold the list of verdicts.

    python tools/sample_sentences.py path/to/cards.json.gz --commit HASH --number 150 --to FOLDER [--jobs N]
    python tools/sample_sentences.py path/to/cards.json.gz --commit HASH --check

The hash of a commit is the seed: whoever has the commit draws the same sentences. FOLDER gets ``HASH.txt``,
the text and the explanation of each for the one who judges; it holds card texts and so must be outside the
repository. ``docs/judged/HASH.tsv`` gets a line for each sentence: card, number of the sentence, verdict
(``right`` or ``wrong``), and a few own words on what is wrong, with tabs between. ``--check`` says what is
missing in that list, and the share that is right.
"""

from __future__ import annotations

import argparse
import random
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Final

import msgspec

from banneret.cards.yugioh import YugiohCard
from banneret.cli.card_view import yugioh_line
from banneret.errors import BanneretError
from banneret.reading.explaining.explain import Players
from banneret.reading.many import read_many
from banneret.reading.reader import CardReading
from banneret.reading.text.lexicon import Lexicon
from banneret.yugioh.explanations import explanation
from tools.make_ledger import catalogue_of

PROJECT = Path(__file__).resolve().parent.parent
JUDGED = PROJECT / "docs" / "judged"
HEADER = "# card\tsentence\tverdict\twhat is wrong, in own words"
WANTED: Final = 0.97
"""The share of sentences whose explanation must be right."""
_LONGEST_QUOTE: Final = 5
"""Words in a row that a reason may have in common with the sentence."""
_LONGEST_REASON: Final = 160
_WORD: Final = re.compile(r"\w+")


class Judgement(StrEnum):
    """What the one who judges says of an explanation."""

    RIGHT = "right"
    WRONG = "wrong"
    OPEN = ""


class Judged(msgspec.Struct, frozen=True):
    """A line of the list."""

    card: str
    sentence: int
    """Counted from 1 in the order of the text, the Pendulum text first."""
    verdict: Judgement = Judgement.OPEN
    reason: str = ""


def draw(readings: Iterable[CardReading], *, seed: str, number: int) -> list[Judged]:
    """Draw sentences of cards that are wholly read.

    Args:
        readings: of all cards, in any order.
        seed: the whole hash of a commit.
        number: how many sentences.

    Raises:
        BanneretError: there are not so many.
    """
    found = sorted(
        (reading.name, place)
        for reading in readings
        if reading.sentences and reading.is_read()
        for place in range(1, len(reading.sentences) + 1)
    )
    if len(found) < number:
        raise BanneretError(f"expected at least {number} sentences of cards read, there are {len(found)}")
    return [Judged(card, place) for card, place in random.Random(seed).sample(found, number)]


def sheet(drawn: Sequence[Judged], cards: Mapping[str, tuple[YugiohCard, CardReading]]) -> Iterator[str]:
    """What the one who judges reads: each sentence among those of its card, and what is said of it."""
    for number, one in enumerate(drawn, 1):
        card, reading = cards[one.card]
        explained = explanation(card, reading, players=Players.TWO)
        yield f"=== {number}. {card.name}, sentence {one.sentence}"
        yield f"    {yugioh_line(card)}"
        for place, sentence in enumerate(reading.sentences, 1):
            yield f"{'>' if place == one.sentence else ' '} {place} {sentence.text}"
        yield "--- the explanation of the card; > stands before what says this sentence"
        for effect in explained.effects:
            yield f"{'>' if one.sentence - 1 in effect.sentences else ' '} {effect.heading}"
            for line in effect.lines:
                mark = ">" if line.sentence == one.sentence - 1 else " "
                yield f"{mark}   {line.label + ': ' if line.label else ''}{line.text}"
        yield ""


def read_list(text: str, *, source: str) -> list[Judged]:
    """A list of verdicts.

    Raises:
        BanneretError: a line is not of its form.
    """
    judged: list[Judged] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line or line.startswith("# "):
            continue
        columns = [*line.split("\t"), "", ""][:4]
        try:
            judged.append(Judged(columns[0], int(columns[1]), Judgement(columns[2]), columns[3]))
        except (ValueError, IndexError):
            raise BanneretError(
                f"{source}, line {number}: expected card, sentence, right or wrong, and a reason, with tabs"
            ) from None
    return judged


def list_text(judged: Iterable[Judged]) -> str:
    """A list of verdicts as its file has it."""
    lines = ("\t".join((one.card, str(one.sentence), one.verdict, one.reason)).rstrip() for one in judged)
    return "\n".join((HEADER, *lines)) + "\n"


def complaints(judged: Sequence[Judged], texts: Mapping[str, CardReading] | None = None) -> Iterator[str]:
    """What a list lacks.

    Args:
        judged: its lines.
        texts: readings by card, where reasons are to be compared with the texts.
    """
    for one in judged:
        where = f"{one.card}, sentence {one.sentence}"
        if one.verdict is Judgement.OPEN:
            yield f"{where}: not judged yet"
        if (one.verdict is Judgement.WRONG) != bool(one.reason):
            yield f"{where}: a reason belongs to wrong ones, and only to them"
        if len(one.reason) > _LONGEST_REASON:
            yield f"{where}: expected a few words, not {len(one.reason)} letters"
        if texts is not None and (reading := texts.get(one.card)) is not None:
            if not 1 <= one.sentence <= len(reading.sentences):
                yield f"{where}: the card has no such sentence"
            elif _quotes(one.reason, reading.sentences[one.sentence - 1].text):
                yield f"{where}: the reason quotes the card; use own words"


def _quotes(reason: str, text: str) -> bool:
    words = [word.lower() for word in _WORD.findall(reason)]
    spoken = f" {' '.join(word.lower() for word in _WORD.findall(text))} "
    spans = (words[start : start + _LONGEST_QUOTE + 1] for start in range(len(words) - _LONGEST_QUOTE))
    return any(f" {' '.join(span)} " in spoken for span in spans)


def share_right(judged: Sequence[Judged]) -> float:
    """The share of a list that is right."""
    return sum(one.verdict is Judgement.RIGHT for one in judged) / len(judged) if judged else 0.0


def whole_hash(commit: str) -> str:
    """The whole hash of a commit of this repository.

    Raises:
        BanneretError: there is no such commit.
    """
    command = ["git", "-C", str(PROJECT), "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    if found.returncode:
        raise BanneretError(f"expected a commit of this repository, not {commit!r}")
    return found.stdout.strip()


def main(arguments: Sequence[str]) -> int:
    """Draw sentences, or check the list of verdicts."""
    parser = argparse.ArgumentParser(description="Draw sentences of cards read, for judging.")
    parser.add_argument("cards", type=Path, help="cards.json.gz of YAML Yugi")
    parser.add_argument("--commit", required=True, metavar="HASH", help="the seed")
    parser.add_argument("--number", type=int, default=150, help="how many sentences")
    parser.add_argument("--to", type=Path, metavar="DIR", help="a folder outside the repository")
    parser.add_argument("--jobs", type=int, default=1, help="processes that read")
    parser.add_argument("--check", action="store_true", help="check the list of verdicts")
    chosen = parser.parse_args(arguments)
    try:
        return _run(chosen)
    except BanneretError as error:
        print(f"sample_sentences: {error}", file=sys.stderr)
        return 2


def _run(chosen: argparse.Namespace) -> int:
    if chosen.check == (chosen.to is not None):
        raise BanneretError("expected --to FOLDER to draw, or --check to check")
    seed = whole_hash(chosen.commit)
    path = JUDGED / f"{seed}.tsv"
    if chosen.to is not None and chosen.to.resolve().is_relative_to(PROJECT):
        raise BanneretError(f"{chosen.to}: expected a folder outside the repository, for it gets card texts")
    if chosen.to is not None and path.exists():
        raise BanneretError(f"{path}: exists; its verdicts would be lost")
    catalogue = catalogue_of(chosen.cards)
    cards = list(catalogue.cards())
    readings = list(read_many(cards, Lexicon(catalogue.names()), jobs=chosen.jobs))
    if chosen.check:
        return _check(path, seed, readings)
    drawn = draw(readings, seed=seed, number=chosen.number)
    by_name = {card.name: (card, reading) for card, reading in zip(cards, readings, strict=True)}
    chosen.to.mkdir(parents=True, exist_ok=True)
    target = chosen.to / f"{seed}.txt"
    target.write_text("\n".join(sheet(drawn, by_name)) + "\n", "utf-8")
    JUDGED.mkdir(parents=True, exist_ok=True)
    path.write_text(list_text(drawn), "utf-8")
    print(f"{target}: to judge\n{path}: for the verdicts", file=sys.stderr)
    return 0


def _check(path: Path, seed: str, readings: Sequence[CardReading]) -> int:
    if not path.exists():
        raise BanneretError(f"{path}: there is no such list")
    judged = read_list(path.read_text("utf-8"), source=str(path))
    found = list(complaints(judged, {reading.name: reading for reading in readings}))
    for line in found:
        print(line, file=sys.stderr)
    drawn = {(one.card, one.sentence) for one in draw(readings, seed=seed, number=len(judged))}
    if drawn != {(one.card, one.sentence) for one in judged}:
        print("today's readings draw other sentences: the list is of its own commit", file=sys.stderr)
    share = share_right(judged)
    print(f"{share:.1%} of {len(judged)} are right", file=sys.stderr)
    return 1 if found or share < WANTED else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
