"""The multiplayer wording's own productions."""

from __future__ import annotations

import pytest

from banneret.effects.abilities import Ability
from banneret.effects.actions.moving import Destroy
from banneret.effects.actions.steps import Steps
from banneret.effects.nouns import All, ControlledBy, Noun, Objects
from banneret.effects.players import Who
from banneret.effects.spelling import english, packaged_files, read_productions
from banneret.effects.wording import multiplayer_english, multiplayer_wording

ROLES = [
    (Who.THAT_PLAYER, "that player controls"),
    (Who.CHOSEN_OPPONENT, "an opponent controls"),
    (Who.ANY_OPPONENT, "an opponent controls"),
    (Who.SUCH_OPPONENT, "an opponent controls"),
    (Who.EACH_OPPONENT, "your opponents control"),
    (Who.ALL_PLAYERS, "all players control"),
    (Who.NO_PLAYER, "no player controls"),
    (Who.YOU_AND_DECLARED, "you and that player control"),
]


def destroys_monsters_of(who: Who, *, declares_opponent: bool = False) -> Ability:
    what = Objects(All(), Noun.MONSTER, qualifiers=(ControlledBy(who),))
    return Ability(Steps(Destroy(what)), declares_opponent=declares_opponent)


@pytest.mark.parametrize(("who", "words"), ROLES)
def test_every_role_has_words_and_its_verb_agrees(who: Who, words: str) -> None:
    assert multiplayer_wording(destroys_monsters_of(who)).text == f"Destroy all monsters {words}."


def test_a_declaration_stands_before_what_is_done() -> None:
    worded = multiplayer_wording(destroys_monsters_of(Who.DECLARED_OPPONENT, declares_opponent=True))
    assert worded.text == "Target Opponent; destroy all monsters that player controls."
    assert {(worded.text[one.start : one.end], one.rule) for one in worded.phrases} == {
        ("Target", "D26.2"),
        ("Opponent", "D26.2"),
        ("that", "D26.2"),
        ("player", "D26.2"),
    }


def test_its_categories_are_those_of_the_printed_texts() -> None:
    assert read_productions(packaged_files("multiplayer")).keys() <= english().keys()
    assert multiplayer_english().keys() == english().keys()
