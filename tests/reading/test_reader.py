"""Cards read whole: sections, bullets, sentences, verdicts. The texts are our own."""

from __future__ import annotations

import msgspec
import pytest

from banneret.cards.yugioh import YugiohCard
from banneret.effects.abilities import Ability
from banneret.effects.actions.moving import Draw
from banneret.effects.limits import UsageLimit
from banneret.effects.nouns import Exactly
from banneret.effects.yugioh_terms import CardType, MonsterKind
from banneret.reading.reader import Reader, Verdict
from banneret.reading.text.lexicon import Lexicon
from banneret.reading.text.mentions import Section, sections
from banneret.reading.text.scanner import scan
from banneret.reading.text.sentences import Role, pieces

LEXICON = Lexicon(["Lantern Keeper", "Old No. 7", "Harbour Bell"])
READER = Reader(LEXICON)


def spell(text: str) -> YugiohCard:
    return YugiohCard(name="Harbour Bell", card_type=CardType.SPELL, text=text)


def split(text: str, section: Section = Section.EFFECT) -> list[tuple[Role, str]]:
    tokens = scan(text, LEXICON)
    return [
        (piece.role, text[tokens[piece.first].start : tokens[piece.last - 1].end])
        for piece in pieces(section, tokens)
    ]


def test_sentences_end_at_full_stops_outside_parentheses_and_names() -> None:
    assert split('Target 1 "Old No. 7" (max. 2); destroy it. Draw 1 card.\nDraw 2 cards.') == [
        (Role.SENTENCE, 'Target 1 "Old No. 7" (max. 2); destroy it.'),
        (Role.SENTENCE, "Draw 1 card."),
        (Role.SENTENCE, "Draw 2 cards."),
    ]


def test_the_full_stops_of_initials_end_no_sentence() -> None:
    assert split("Place 1 E.C. Counter on it. Draw 1 card.") == [
        (Role.SENTENCE, "Place 1 E.C. Counter on it."),
        (Role.SENTENCE, "Draw 1 card."),
    ]


def test_parentheses_around_sentences_are_reminders() -> None:
    text = "Draw 1 card. (It is shown to all. Then shuffle.) Draw 2 cards."
    assert split(text) == [
        (Role.SENTENCE, "Draw 1 card."),
        (Role.REMINDER, "It is shown to all."),
        (Role.REMINDER, "Then shuffle."),
        (Role.SENTENCE, "Draw 2 cards."),
    ]


def test_a_parenthesis_before_the_colon_is_no_reminder() -> None:
    text = "(Quick Effect): You can draw 1 card."
    assert split(text) == [(Role.SENTENCE, text)]


def test_bullets_are_found_in_lines_and_within_them() -> None:
    assert split("Activate 1 of these effects;\n● Draw 1 card.\n● Draw 2 cards. ● Draw 3 cards.") == [
        (Role.SENTENCE, "Activate 1 of these effects;"),
        (Role.BULLET, "Draw 1 card."),
        (Role.BULLET, "Draw 2 cards."),
        (Role.BULLET, "Draw 3 cards."),
    ]


def test_materials_are_one_sentence() -> None:
    found = list(sections("1 Tuner + 1+ non-Tuner monsters\nDraw 1 card.", materials=True))
    assert [role for section, text in found for role, _ in split(text, section)] == [
        Role.MATERIALS,
        Role.SENTENCE,
    ]


@pytest.mark.parametrize(
    ("kinds", "roles"),
    [
        ((MonsterKind.SYNCHRO, MonsterKind.EFFECT), [Role.MATERIALS, Role.SENTENCE]),
        ((MonsterKind.EFFECT,), [Role.SENTENCE, Role.SENTENCE]),
        ((MonsterKind.NORMAL,), []),
    ],
)
def test_the_first_line_of_an_extra_deck_monster_names_its_materials(
    kinds: tuple[MonsterKind, ...], roles: list[Role]
) -> None:
    card = YugiohCard(
        name="Lantern Keeper", card_type=CardType.MONSTER, kinds=kinds, text="2 monsters\nDraw 1 card."
    )
    assert [sentence.role for sentence in READER.card(card).sentences] == roles


def test_a_first_line_in_parentheses_names_no_materials() -> None:
    text = '(This card is always treated as a "Lantern Keeper" card.)\nDraw 1 card.'
    kinds = (MonsterKind.SYNCHRO, MonsterKind.EFFECT)
    card = YugiohCard(name="Harbour Bell", card_type=CardType.MONSTER, kinds=kinds, text=text)
    assert [sentence.role for sentence in READER.card(card).sentences] == [
        Role.REMINDER,
        Role.SENTENCE,
    ]


def test_a_card_is_read_when_all_its_sentences_are() -> None:
    reading = READER.card(spell("Draw 2 cards. Draw 3 cards."))
    assert [sentence.verdict for sentence in reading.sentences] == [Verdict.EXACT, Verdict.EXACT]
    assert reading.is_read()
    trees = [sentence.tree for sentence in reading.sentences]
    assert [tree.effect.first for tree in trees if isinstance(tree, Ability)] == [
        Draw(Exactly(2)),
        Draw(Exactly(3)),
    ]


def test_a_declined_sentence_says_where_reading_died() -> None:
    reading = READER.card(spell("Draw 2 cards beneath the moon. Draw 1 card."))
    declined, read = reading.sentences
    assert declined.verdict is Verdict.DECLINED
    assert declined.stop is not None
    assert (declined.stop.word, declined.stop.after) == (3, "beneath the moon .")
    assert read.is_read()
    assert not reading.is_read()


def test_another_spelling_is_a_variant() -> None:
    (sentence,) = READER.card(spell("This card cannot be destroyed by battle.")).sentences
    assert sentence.verdict is Verdict.VARIANT
    assert sentence.printed == "Cannot be destroyed by battle."


def test_sentences_that_differ_in_names_and_numbers_keep_their_own() -> None:
    for name in ("Lantern Keeper", "Harbour Bell"):
        (sentence,) = READER.sentences(f'You can only use this effect of "{name}" once per turn.')
        assert isinstance(sentence.tree, UsageLimit)
        assert sentence.tree.name == name
        assert sentence.text == sentence.printed == f'You can only use this effect of "{name}" once per turn.'
    one, other = (next(READER.sentences(f"Draw {count} cards.")).tree for count in (4, 5))
    assert one is not None
    assert other is not None
    assert msgspec.to_builtins(one) != msgspec.to_builtins(other)


def test_a_missing_full_stop_changes_nothing() -> None:
    (sentence,) = READER.sentences("● Draw 2 cards")
    assert sentence.verdict is Verdict.EXACT


@pytest.mark.parametrize("text", ["(" * 3000, "Draw 2 cards and " * 500, '"' * 999, "● " * 400, ".,;:" * 400])
def test_hostile_texts_are_declined_in_bounded_time(text: str) -> None:
    assert not any(sentence.is_read() for sentence in READER.sentences(text))
