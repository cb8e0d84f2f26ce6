"""Events, questions and options with the words that the terminal has for them, for the client's own tests.

python -m tests.web.sentences   # writes web/tests/sentences.json
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from banneret.core.events import Event, GameEnded, SeatLeft
from banneret.yugioh import events
from banneret.yugioh.terms import Ask, Phase, Position, Verb, ZoneKind
from banneret.yugioh.views import OptionView, PlaceView, PromptView
from banneret.yugioh.words import REASONS, event_words, option_words, question_words

TARGET: Final = Path(__file__).resolve().parents[2] / "web" / "tests" / "sentences.json"

PLAYERS: Final = ["Ada", "Bram", "Cleo", "Dov"]

SPOTS: Final = (PlaceView("monster", 1, 0, "Garvas"), PlaceView("spell_trap", 3, 4))

EVENTS: Final[list[Event]] = [
    events.TurnBegan(7, 2),
    *(events.PhaseBegan(1, phase) for phase in Phase),
    events.Moved("", "deck", 1, -1, "hand", 1, -1, Position.NONE, how="draw"),
    events.Moved("Neo Bug", "deck", 0, -1, "hand", 0, -1, Position.NONE, how="draw"),
    events.Moved("", "deck", 1, -1, "hand", 1, -1, Position.NONE),
    events.Moved("Neo Bug", "deck", 0, -1, "hand", 0, -1, Position.NONE),
    events.Moved("Neo Bug", "monster", 2, 1, "hand", 0, -1, Position.NONE),
    events.Moved("Neo Bug", "graveyard", 0, -1, "banished", 0, -1, Position.NONE),
    events.Moved("Neo Bug", "monster", 0, 3, "graveyard", 0, -1, Position.NONE, how="destroy"),
    events.Moved("Neo Bug", "extra_monster", 2, 0, "graveyard", 0, -1, Position.NONE),
    events.Moved("Neo Bug", "monster", 0, 3, "monster", 1, 2, Position.ATTACK, how="control"),
    events.Moved("", "monster", 0, 3, "monster", 1, 2, Position.SET, how="control"),
    events.Moved("Neo Bug", "deck", 0, -1, "graveyard", 0, -1, Position.NONE),
    events.Moved("Neo Bug", "hand", 0, -1, "graveyard", 0, -1, Position.NONE),
    events.Moved("Neo Bug", "monster", 0, 3, "graveyard", 0, -1, Position.NONE),
    events.Moved("Neo Bug", "hand", 0, -1, "monster", 0, 2, Position.ATTACK),
    events.Summoned("normal", "Neo Bug", 3, "monster", 0),
    events.Summoned("tribute", "Garvas", 3, "monster", 0, 1),
    events.MonsterSet(2, "monster", 4),
    events.SpellTrapSet(2, "spell_trap", 1),
    events.Activated(1, "Axe Raider", 2, "spell_trap", 1),
    events.Activated(2, "Axe Raider", 2, "spell_trap", 1, SPOTS[:1], 1),
    events.Activated(3, "Axe Raider", 2, "graveyard", -1, SPOTS, 1, "Warrior"),
    events.Resolved(2, "Axe Raider", 2),
    events.Resolved(1, "Axe Raider", 2, False),
    events.Destroyed("Axe Raider", 2, "spell_trap", 1),
    events.CountersChanged("Garvas", 1, "monster", 0, "Spell Counter", 1),
    events.CountersChanged("Garvas", 1, "monster", 0, "Spell Counter", 3),
    *(events.Equipped("Axe Raider", 2, spot) for spot in SPOTS),
    events.Revealed(1, "hand", ("Garvas", "Neo Bug")),
    events.Revealed(1, "deck", ("Garvas",)),
    events.Revealed(1, "deck", ("Garvas", "Neo Bug")),
    *(events.PositionChanged("Garvas", 1, "monster", 0, position) for position in Position if position),
    events.AttackDeclared(0, "monster", 1, "Garvas", 3),
    events.AttackDeclared(0, "monster", 1, "Garvas", 3, "monster", 2),
    events.AttackDeclared(0, "monster", 1, "Garvas", 3, "monster", 2, "Neo Bug"),
    events.AttackDeclared(0, "monster", 1, "Garvas", 3, "monster", 2, "Neo Bug", True),
    events.AttackEnded(0, "Garvas"),
    events.DestroyedByBattle("Garvas", 1),
    events.LifePointsChanged(1, -300, 7700, "battle_damage"),
    *(events.LifePointsChanged(1, -500, 7200, why) for why in REASONS),
    events.LifePointsChanged(1, 1000, 8200, "effect"),
    events.LeaderReturned("Axe Raider", 0, 500),
    events.LeaderStays("Axe Raider", 0),
    SeatLeft(2, "life_points"),
    SeatLeft(2, "empty_deck"),
    SeatLeft(2, "surrender"),
    GameEnded((3,), "last_standing"),
    GameEnded((), "all_out"),
]

SUBJECT: Final = PlaceView("hand", 0, 2, "Garvas")

QUESTIONS: Final = [
    *(PromptView(ask, [], SUBJECT) for ask in Ask),
    PromptView(Ask.RESPOND, []),
    PromptView(Ask.TRIBUTES, [], SUBJECT, 2, 2),
    PromptView(Ask.DISCARD, [], None, 1, 3),
]

OPTIONS: Final = [
    *(OptionView(verb, PlaceView("hand", 0, 2, "Garvas"), 1, 3) for verb in Verb),
    OptionView(Verb.NORMAL_SUMMON, PlaceView("hand", 0, 2, "Garvas"), tributes=1),
    OptionView(Verb.SET, PlaceView("hand", 0, 2, "Garvas"), tributes=2),
    OptionView(Verb.NORMAL_SUMMON, PlaceView("deck_master", 0, 0, "Axe Raider"), cost=1500),
    OptionView(Verb.ATTACK_MONSTER, PlaceView("monster", 2, 4), 2),
    *(OptionView(Verb.CARD, PlaceView(zone, 2, 4)) for zone in ZoneKind),
    OptionView(Verb.MONSTER_TYPE, word="Warrior"),
]


def sentences() -> bytes:
    """The file as it should be."""
    return (
        msgspec.json.format(
            msgspec.json.encode(
                {
                    "players": PLAYERS,
                    "events": [{"event": event, "words": _words(event)} for event in EVENTS],
                    "questions": [
                        {"prompt": prompt, "words": question_words(prompt, PLAYERS)} for prompt in QUESTIONS
                    ],
                    "options": [
                        {"option": option, "words": option_words(option, PLAYERS)} for option in OPTIONS
                    ],
                }
            ),
            indent=1,
        )
        + b"\n"
    )


def _words(event: Event) -> str | None:
    """Without the marks that the terminal puts before a line."""
    words: Any = event_words(event, PLAYERS)
    return None if words is None else words.lstrip("-* ")


if __name__ == "__main__":
    TARGET.write_bytes(sentences())
