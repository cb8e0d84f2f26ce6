"""Domain, D25 to D30: how cards written for two players read for many.

The texts are those of the cards themselves, which are not part of the project; here stand only the few words
that change.
"""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from banneret.cards.importers.yaml_yugi import read_yaml_yugi
from banneret.cards.yugioh import YugiohCard
from banneret.effects.opponents import EachPlayer
from banneret.reading.reader import Reader
from banneret.reading.text.lexicon import Lexicon
from banneret.reading.wording import Wording, wording
from banneret.yugioh.rewordings import rewording, rewordings

Changes = list[tuple[str, str, str]]


class Texts:
    """The cards of the shared data, read when they are asked for."""

    def __init__(self, cards: dict[str, YugiohCard]) -> None:
        self.cards = cards
        self._reader = Reader(Lexicon(cards))

    def wording(self, name: str, *, profile: str = "seed") -> Wording:
        settled = rewording(name, profile=profile)
        if settled is None:
            return wording(self.cards[name], self._reader)
        return wording(self.cards[name], self._reader, each_player=settled.meaning, settled_by=settled.rule)

    def changes(self, name: str, *, profile: str = "seed") -> Changes:
        return [
            (printed, change.words, change.rule)
            for printed, change in self.wording(name, profile=profile).changes()
        ]


@pytest.fixture(scope="module")
def texts(shared_data: Path) -> Texts:
    path = shared_data / "yugioh" / "cards.json.gz"
    contribution = read_yaml_yugi(gzip.decompress(path.read_bytes()), source=path.name)
    return Texts({record.card.name: record.card for record in contribution.records})


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("Vanity's Emptiness", [("Neither player", "No player", "D25")]),
        ("Abaki", [("both players take", "all players take", "D25")]),
        ("Emissary of the Afterlife", [("Each player adds", "All players add", "D25")]),
    ],
)
def test_d25_both_each_and_neither_player(texts: Texts, name: str, changes: Changes) -> None:
    found = texts.changes(name)
    assert all(change in found for change in changes), found


@pytest.mark.parametrize("name", ["Ante", "Dice Jar", "Fukubiki"])
def test_d25_two_players_settle_something_between_them(texts: Texts, name: str) -> None:
    (first, *_) = texts.changes(name)
    assert first[1].startswith("Target Opponent; you and that player")
    assert first[2] == "D25"


def test_d26_that_player_is_the_one_whose_act_is_answered(texts: Texts) -> None:
    assert texts.wording("Mirror Force").multiplayer.endswith(
        "Destroy all Attack Position monsters that player controls."
    )
    assert [rule for *_, rule in texts.changes("Mirror Force")] == ["D26.1"]


@pytest.mark.parametrize(
    "name",
    ["Raigeki", "Ookazi", "Hinotama", "Thestalos the Firestorm Monarch", "Change of Heart", "Dust Tornado"],
)
def test_d26_an_opponent_is_declared_at_activation(texts: Texts, name: str) -> None:
    changes = texts.changes(name)
    assert {rule for *_, rule in changes} == {"D26.2"}
    assert changes[0][1].startswith("Target Opponent; ")
    assert sum("Target Opponent" in to for _, to, _ in changes) == 1


def test_d26_raigeki_as_the_rules_word_it(texts: Texts) -> None:
    assert (
        texts.wording("Raigeki").multiplayer == "Target Opponent; destroy all monsters that player controls."
    )


def test_d26_the_result_of_a_die_takes_an_opponent_then(texts: Texts) -> None:
    changes = texts.changes("Dangerous Machine Type-6")
    assert changes == [
        ("Your opponent", "An opponent", "D26.3"),
        ("Your opponent", "An opponent", "D26.3"),
        ("your opponent", "an opponent", "D26.3"),
    ]


@pytest.mark.parametrize("name", ["Cyber Dragon", "Dinowrestler Pankratops"])
def test_d26_a_condition_needs_one_opponent(texts: Texts, name: str) -> None:
    assert ("your opponent", "an opponent", "D26.4") in texts.changes(name)


@pytest.mark.parametrize(
    ("name", "changed"),
    [
        ("Lazion, the Timelord", "that player's"),
        ("Aromage Bergamot", "that player"),
        ("Spirit Reaper", "an opponent"),
    ],
)
def test_d26_the_player_of_the_event_comes_first(texts: Texts, name: str, changed: str) -> None:
    changes = texts.changes(name)
    assert changed in [to for _, to, _ in changes]
    assert not any("Target Opponent" in to for _, to, _ in changes)


@pytest.mark.parametrize(
    "name",
    ["Torrential Tribute", "Dark Hole", "Heavy Storm", "Giant Trunade", "Skill Drain", "Solemn Judgment"],
)
def test_d27_on_the_field_is_every_field(texts: Texts, name: str) -> None:
    """D27, D28: what says neither "opponent" nor "player" already means everybody, and stays as it is."""
    worded = texts.wording(name)
    assert worded.is_whole()
    assert worded.multiplayer == worded.printed


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("Destiny HERO - Plasma", [("your opponent controls", "your opponents control", "D28")]),
        ("Borreload Dragon", [("Your opponent", "Your opponents", "D28")]),
        (
            "Psychic End Punisher",
            [("your opponent's", "an opponent's", "D28"), ("your opponent's", "that player's", "D28")],
        ),
        ("Mystic Mine", [("your opponent", "an opponent", "D28"), ("your opponent", "that player", "D28")]),
        ("Swords of Revealing Light", [("your opponent's", "your opponents'", "D28")]),
    ],
)
def test_d28_what_lasts_concerns_everybody_it_describes(texts: Texts, name: str, changes: Changes) -> None:
    found = texts.changes(name)
    assert all(change in found for change in changes), found


@pytest.mark.parametrize("name", ["Creature Swap", "Exchange", "Dragged Down into the Grave"])
def test_d29_seed_you_and_a_declared_opponent(texts: Texts, name: str) -> None:
    changes = texts.changes(name)
    assert changes[0][1].startswith("Target Opponent; you and that player ")
    assert {rule for *_, rule in changes} == {"D29"}


def test_d29_public_2024_creature_swap_goes_round(texts: Texts) -> None:
    ((_, to, rule),) = texts.changes("Creature Swap", profile="public-2024")
    assert to.startswith("All players choose")
    assert to.endswith("to the next player in turn order")
    assert rule == "D29"


def test_d29_every_rewording_has_its_reason_and_its_card(texts: Texts) -> None:
    """D25, D29: the data file."""
    for name, settled in rewordings().items():
        assert name in texts.cards
        assert all(one.reason and one.rule in ("D25", "D29") for one in settled)
    assert rewording("Creature Swap", profile="seed") != rewording("Creature Swap", profile="public-2024")
    assert {one.meaning for settled in rewordings().values() for one in settled} <= {*EachPlayer}
