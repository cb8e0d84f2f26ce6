"""Compare which player a card means with public rulings for many players.

    python tools/wording_differences.py path/to/cards.json.gz path/to/multiplayer_rulings.json

It writes ``docs/wording-differences.md``: how many rulings agree, on cards that are wholly read, and every
difference with its reason. A difference of high confidence without a reason makes the status 1.
A ruling has the card, who is meant (``who``), when that player is chosen (``when_chosen``), and a confidence.
"""

from __future__ import annotations

import argparse
import gzip
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from banneret.cards.importers.yaml_yugi import read_yaml_yugi
from banneret.cards.yugioh import YugiohCard
from banneret.effects.abilities import Ability
from banneret.effects.changes import InflictToController
from banneret.effects.kinds import Sentence
from banneret.effects.node import walk
from banneret.effects.opponents import EachPlayer, Plain, multiplayer_sentences
from banneret.effects.players import Who
from banneret.reading.reader import Reader
from banneret.reading.text.lexicon import Lexicon
from banneret.reading.text.sentences import Role
from banneret.yugioh.rewordings import rewording

OUTPUT = Path(__file__).resolve().parent.parent / "docs" / "wording-differences.md"


class Confidence(StrEnum):
    """How sure a ruling is."""

    HIGH = "high"
    MEDIUM = "medium"
    LOW = "low"


class Ruling(msgspec.Struct, frozen=True):
    """What somebody ruled of one part of a card."""

    card: str
    topic: str
    who: str
    when_chosen: str
    confidence: Confidence


class Meant(NamedTuple):
    """Whom the sentences of a card mean."""

    players: frozenset[Who]
    declares: bool


class Difference(NamedTuple):
    """A ruling that is not what a card's tree says."""

    ruling: Ruling
    meant: Meant
    reason: str


REASONS: Final[Mapping[str, str]] = {
    "random_pick": "the ruling leaves a random choice to the game; the tree says whom the text names",
    "column_passive": "columns are a matter of seats (D13), not of the wording",
    "column_activated": "columns are a matter of seats (D13), not of the wording",
    "refused_elsewhere": "the ruling refuses the card; here every card is allowed (D10)",
    "win_effect": "the ruling is about winning (D18), not about whom the text means",
    "per_player_state": "the ruling is about what the game remembers of each player, not about the wording",
    "direct_attack_response": "who may answer an attack is a matter of play (D26), not of the wording",
}
"""Why rulings of a topic are not about the wording."""
KNOWN: Final[Mapping[str, str]] = {
    "Fallen of Argyros": "the text leaves it open on whose field; any player's will do",
    "Lucent, Netherlord of Dark World": "the text leaves it open on whose field; any player's will do",
    "Swords of Revealing Light": "its activation turns over the monsters of one declared opponent (D26.2); "
    "the ban on attacks is for all (D28)",
}
"""Reasons for single cards."""


def main() -> int:
    """Write the document, say the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("cards", type=Path, help="YAML Yugi cards.json.gz")
    parser.add_argument("rulings", type=Path, help="the rulings, as JSON")
    given = parser.parse_args()
    contribution = read_yaml_yugi(gzip.decompress(given.cards.read_bytes()), source=str(given.cards))
    cards = {record.card.name: record.card for record in contribution.records}
    rulings = msgspec.json.decode(given.rulings.read_bytes(), type=list[Ruling])
    reader = Reader(Lexicon(cards))
    counts: Counter[tuple[Confidence, str]] = Counter()
    found: list[Difference] = []
    for ruling in rulings:
        meant = meant_by(cards[ruling.card], reader) if ruling.card in cards else None
        if meant is None:
            counts[ruling.confidence, "not read"] += 1
        elif agrees(ruling, meant):
            counts[ruling.confidence, "agrees"] += 1
        else:
            counts[ruling.confidence, "differs"] += 1
            found.append(Difference(ruling, meant, reason_of(ruling, meant)))
    OUTPUT.write_text("\n".join(document(counts, found)) + "\n", encoding="utf-8")
    unexplained = [one for one in found if not one.reason]
    sys.stderr.write("\n".join([*figures(counts), *(row(one) for one in unexplained)]) + "\n")
    return 1 if any(one.ruling.confidence is Confidence.HIGH for one in unexplained) else 0


def meant_by(card: YugiohCard, reader: Reader) -> Meant | None:
    """Whom a card means; None where it is not wholly read."""
    reading = reader.card(card)
    trees = [one.tree for one in reading.sentences]
    if not reading.is_read() or None in trees:
        return None
    settled = rewording(card.name, profile="seed")
    sentences = multiplayer_sentences(
        [tree for tree in trees if tree is not None],
        plain=Plain.of(card.card_type, card.property),
        each_player=EachPlayer.ALL if settled is None else settled.meaning,
        bullets=frozenset(n for n, one in enumerate(reading.sentences) if one.role is Role.BULLET),
    )
    return Meant(
        frozenset(who for sentence in sentences for who in players(sentence)),
        any(isinstance(one, Ability) and one.declares_opponent for one in sentences),
    )


def players(sentence: Sentence) -> Iterator[Who]:
    """Every player whom a sentence names."""
    for node in walk(sentence):
        if isinstance(node, InflictToController):
            yield Who.CONTROLLER
        for name in node.__struct_fields__:
            who = getattr(node, name)
            if isinstance(who, Who):
                yield who


def agrees(ruling: Ruling, meant: Meant) -> bool:
    """Whether a card means whom the ruling says, and when that player is chosen."""
    named = meant.players
    match ruling.who, ruling.when_chosen:
        case "declared", _:
            return meant.declares or bool(named & {Who.CHOSEN_OPPONENT})
        case "chosen", _:
            return Who.CHOSEN_OPPONENT in named
        case "that_player" | "owner", _:
            theirs = {Who.ANY_OPPONENT, Who.THEY} <= named or {Who.CHOSEN_OPPONENT, Who.THEY} <= named
            return theirs or bool(named & {Who.THAT_PLAYER, Who.DECLARED_OPPONENT, Who.CONTROLLER, Who.OWNER})
        case "all_players", _:
            limited = {Who.DECLARED_OPPONENT, Who.CHOSEN_OPPONENT}
            return bool(named & {Who.ALL_PLAYERS, Who.EITHER_PLAYER}) or not named & limited
        case "each_opponent", _:
            return Who.EACH_OPPONENT in named
        case _:
            return bool(named & {Who.ANY_OPPONENT, Who.SUCH_OPPONENT})


def reason_of(ruling: Ruling, meant: Meant) -> str:
    """Why a ruling and a wording differ; empty where nothing is known."""
    if known := KNOWN.get(ruling.card) or REASONS.get(ruling.topic):
        return known
    return "" if meant.players & SPOKEN else "the text names no player; what it does is a matter of play"


def document(counts: Counter[tuple[Confidence, str]], found: Sequence[Difference]) -> Iterator[str]:
    """The lines of the document."""
    yield "# Where the multiplayer wording differs from rulings of others"
    yield ""
    yield "Made by `tools/wording_differences.py`; do not edit. Only cards that are wholly read count."
    yield ""
    yield "| confidence of the ruling | agrees | differs | card not read yet |"
    yield "| --- | --- | --- | --- |"
    yield from (f"| {line} |" for line in figures(counts))
    yield ""
    yield "| card | the ruling | our wording | reason |"
    yield "| --- | --- | --- | --- |"
    yield from map(
        row, sorted(found, key=lambda one: (list(Confidence).index(one.ruling.confidence), one.ruling.card))
    )


def figures(counts: Counter[tuple[Confidence, str]]) -> Iterable[str]:
    """One line for each confidence."""
    for confidence in Confidence:
        numbers = [counts[confidence, what] for what in ("agrees", "differs", "not read")]
        yield " | ".join([confidence.value, *map(str, numbers)])


def row(difference: Difference) -> str:
    """A difference as a row of the table."""
    ruling, meant, reason = difference
    ours = sorted(who.value for who in meant.players & SPOKEN)
    asked = " ".join(
        [ruling.who.replace("_", " "), *([f"at {ruling.when_chosen}"] * (ruling.when_chosen != "none"))]
    )
    said = ", ".join(ours) or "nobody in particular"
    return f"| {ruling.card} | {asked} ({ruling.confidence}) | {said} | {reason} |"


SPOKEN: Final = frozenset(Who) - {Who.YOU, Who.THEY}
"""Whom the table shows."""


if __name__ == "__main__":
    sys.exit(main())
