"""Which opponent is meant: the ladder of D26, and what concerns everybody."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from banneret.effects.abilities import Ability, CardEffects
from banneret.effects.kinds import Sentence
from banneret.effects.node import Node, walk
from banneret.effects.opponents import EachPlayer, Plain, multiplayer, multiplayer_sentences
from banneret.effects.players import Who
from banneret.effects.spelling import english
from banneret.effects.wording import multiplayer_wording
from banneret.reading.reader import Reader
from banneret.reading.text.lexicon import Lexicon
from tests.reading.trees import Trees

ROLES = frozenset(
    {
        Who.THAT_PLAYER,
        Who.DECLARED_OPPONENT,
        Who.CHOSEN_OPPONENT,
        Who.ANY_OPPONENT,
        Who.SUCH_OPPONENT,
        Who.EACH_OPPONENT,
        Who.ALL_PLAYERS,
        Who.YOU_AND_DECLARED,
    }
)


def read(text: str) -> list[Sentence]:
    trees = [one.tree for one in Reader(Lexicon(["Lantern Keeper"])).sentences(text)]
    assert all(trees), text
    return [tree for tree in trees if tree is not None]


def players(node: Node) -> Iterator[Who]:
    """The roles that the pass gave, in the order of the tree."""
    for inner in walk(node):
        for name in inner.__struct_fields__:
            who = getattr(inner, name)
            if isinstance(who, Who) and who in ROLES:
                yield who


def roles(text: str, *, plain: Plain = Plain.ACTIVATED, each_player: EachPlayer = EachPlayer.ALL) -> set[Who]:
    rewritten = multiplayer_sentences(read(text), plain=plain, each_player=each_player)
    return {who for sentence in rewritten for who in players(sentence)}


def declares(text: str, *, plain: Plain = Plain.ACTIVATED) -> list[bool]:
    rewritten = multiplayer_sentences(read(text), plain=plain)
    return [isinstance(one, Ability) and one.declares_opponent for one in rewritten]


@pytest.mark.parametrize(
    "text",
    [
        "Destroy all monsters your opponent controls.",
        "Target 1 monster your opponent controls; destroy it.",
        "Inflict 300 damage to your opponent.",
        "If this card is Normal Summoned: You can target 1 card your opponent controls; destroy it.",
    ],
)
def test_what_is_done_to_an_opponent_is_done_to_a_declared_one(text: str) -> None:
    assert roles(text) == {Who.DECLARED_OPPONENT}
    assert declares(text) == [True]


@pytest.mark.parametrize(
    "text",
    [
        "When an opponent's monster declares an attack: Destroy all your opponent's DARK monsters.",
        "If this card inflicts battle damage to your opponent: Destroy 1 card your opponent controls.",
        "During your opponent's turn: Target 1 monster your opponent controls; destroy it.",
        "If this card is destroyed by battle: Inflict 500 damage to your opponent.",
    ],
)
def test_the_player_of_the_event_comes_before_any_choice(text: str) -> None:
    assert Who.THAT_PLAYER in roles(text)
    assert roles(text) <= {Who.THAT_PLAYER, Who.ANY_OPPONENT}
    assert declares(text) == [False]


def test_an_event_of_nobody_in_particular_binds_nobody() -> None:
    assert declares("When a monster(s) is Summoned: Destroy all monsters your opponent controls.") == [True]


def test_a_decision_waits_for_resolution() -> None:
    assert roles("Your opponent declares 1 Attribute.") == {Who.CHOSEN_OPPONENT}
    assert declares("Your opponent declares 1 Attribute.") == [False]


def test_a_condition_that_touches_nobody_needs_one_opponent() -> None:
    text = "If your opponent controls a monster: You can draw 1 card."
    assert roles(text) == {Who.ANY_OPPONENT}
    assert declares(text) == [False]


def test_only_an_opponent_who_meets_the_condition_is_declared() -> None:
    text = "If your opponent controls a monster: You can destroy all monsters your opponent controls."
    assert roles(text) == {Who.SUCH_OPPONENT, Who.DECLARED_OPPONENT}


def test_they_is_the_opponent_of_the_same_sentence() -> None:
    text = (
        "When this card is activated: If your opponent controls a monster, destroy all monsters they control."
    )
    assert declares(text) == [True]


def test_a_battle_binds_its_other_player() -> None:
    text = "If this card attacked an opponent's monster: Destroy 1 card your opponent controls."
    assert Who.THAT_PLAYER in roles(text)


def test_a_trigger_of_old_wording_takes_one_opponent() -> None:
    text = "When this card is Flip Summoned, destroy 1 monster your opponent controls."
    assert roles(text, plain=Plain.LASTING) == {Who.CHOSEN_OPPONENT}


def test_the_activation_of_a_card_declares() -> None:
    text = "Activate this card by targeting 1 monster your opponent controls."
    assert roles(text, plain=Plain.LASTING) == {Who.DECLARED_OPPONENT}


def test_bullets_belong_to_their_head_and_not_to_each_other() -> None:
    head = "If this card is Normal Summoned: Destroy 1 card your opponent controls."
    first = "You can discard 1 card; destroy 1 card your opponent controls."
    second = "If your opponent controls a monster: Draw 1 card."
    alone = multiplayer_sentences(read(f"{first} {second}"), plain=Plain.LASTING, bullets=(0, 1))
    assert {*players(alone[1])} == {Who.ANY_OPPONENT}
    together = multiplayer_sentences(read(f"{head} {first}"), plain=Plain.LASTING, bullets=(1,))
    assert [isinstance(one, Ability) and one.declares_opponent for one in together] == [True, False]


def test_all_parts_of_a_chain_link_mean_the_same_opponent() -> None:
    text = "Destroy 1 monster your opponent controls. Inflict 500 damage to your opponent."
    assert roles(text) == {Who.DECLARED_OPPONENT}
    assert declares(text) == [True, False]


def test_each_effect_of_a_card_declares_for_itself() -> None:
    effect = "destroy 1 card your opponent controls."
    text = f"D{effect[1:]} You can discard 1 card; {effect}"
    assert declares(text) == [True, True]


def test_what_lasts_concerns_each_opponent() -> None:
    text = (
        "While this card is face-up on the field, your opponent's Insect monsters cannot declare an attack."
    )
    assert roles(text) == {Who.EACH_OPPONENT}


def test_what_lasts_under_a_condition_concerns_those_who_meet_it() -> None:
    text = "While your opponent controls a monster, your opponent cannot Special Summon monsters."
    assert roles(text, plain=Plain.LASTING) == {Who.SUCH_OPPONENT, Who.THAT_PLAYER}


def test_the_same_words_are_one_thing_on_a_spell_and_another_on_a_monster() -> None:
    text = "Your opponent cannot Special Summon monsters."
    assert roles(text, plain=Plain.ACTIVATED) == {Who.DECLARED_OPPONENT}
    assert roles(text, plain=Plain.LASTING) == {Who.EACH_OPPONENT}


def test_a_card_that_equips_an_opponents_monster_means_its_player() -> None:
    text = (
        "Equip only to an opponent's monster. During your Standby Phase: Inflict 500 damage to your opponent."
    )
    assert roles(text, plain=Plain.LASTING) == {Who.THAT_PLAYER}


def test_each_player_is_all_players_or_a_pair() -> None:
    assert roles("Each player draws 1 card.") == {Who.ALL_PLAYERS}
    assert roles("Each player draws 1 card.", each_player=EachPlayer.PAIR) == {Who.YOU_AND_DECLARED}


def test_nothing_of_two_players_is_left() -> None:
    text = "Draw 1 card. Destroy all monsters your opponent controls. Each player draws 1 card."
    effects = multiplayer(CardEffects(tuple(read(text))))
    left = {
        getattr(node, name)
        for node in walk(effects)
        for name in node.__struct_fields__
        if isinstance(getattr(node, name), Who)
    }
    assert not left & {Who.OPPONENT, Who.EACH_PLAYER}


def test_a_text_without_players_stays_as_it_is() -> None:
    sentences = read("Draw 2 cards. Destroy all monsters on the field.")
    assert list(multiplayer_sentences(sentences)) == sentences


def test_what_holds_each_time_is_of_the_player_of_the_event() -> None:
    text = "Inflict 500 damage to your opponent each time your opponent draws a card(s)."
    assert roles(text) == {Who.ANY_OPPONENT, Who.THAT_PLAYER}


def test_what_an_activated_card_does_later_takes_its_opponent_then() -> None:
    text = "Draw 1 card. During the End Phase of this turn, destroy 1 monster your opponent controls."
    assert roles(text) == {Who.CHOSEN_OPPONENT}


def test_d26_3_a_player_who_is_shown_cards_to_choose_from_is_taken_then() -> None:
    text = "Choose 5 cards from your Deck, and show them to your opponent. Your opponent chooses 1 of them."
    assert roles(text) == {Who.CHOSEN_OPPONENT, Who.THAT_PLAYER}
    assert declares(text) == [False, False]


@settings(max_examples=300, deadline=None)
@given(
    Trees(english()).of("sentence", 4),
    st.sampled_from(Plain),
    st.sampled_from([EachPlayer.ALL, EachPlayer.PAIR]),
)
def test_nobody_stays_undecided_and_every_role_has_words(
    tree: Sentence, plain: Plain, each_player: EachPlayer
) -> None:
    (rewritten,) = multiplayer_sentences((tree,), plain=plain, each_player=each_player)
    named = {
        who
        for node in walk(rewritten)
        for name in node.__struct_fields__
        if isinstance(who := getattr(node, name), Who)
    }
    assert named.isdisjoint((Who.OPPONENT, Who.EACH_PLAYER))
    assert multiplayer_wording(rewritten, "sentence").text
