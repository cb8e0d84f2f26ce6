"""A card's text becomes effect trees, sentence by sentence, each with a verdict."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Final, NamedTuple, Protocol

import msgspec

from banneret.effects.kinds import Sentence
from banneret.effects.printer import print_node
from banneret.effects.spelling import Spelling, english
from banneret.effects.yugioh_terms import EXTRA_DECK_KINDS, CardType, MonsterKind, Property
from banneret.reading.audit import leaves_open_whence, leaves_open_who, swallowed, takes_condition_from_terms
from banneret.reading.binding.acting import with_actors
from banneret.reading.binding.binder import Line, bind
from banneret.reading.binding.counting import with_counts
from banneret.reading.binding.enduring import with_durations
from banneret.reading.binding.places import Binding, Bindings, Unbound
from banneret.reading.grammar.engine import Engine, TooMuchWork, Word, words_of
from banneret.reading.grammar.templates import Template, fill, fill_text, numbers_asked_for, template_of
from banneret.reading.overrides import Given, digest_of, packaged_overrides
from banneret.reading.text.lexicon import Lexicon
from banneret.reading.text.mentions import MATERIALS_END, Section, sections
from banneret.reading.text.modern import modernise
from banneret.reading.text.scanner import scan
from banneret.reading.text.sentences import Piece, Role, pieces
from banneret.reading.text.tokens import Token, TokenKind


class CardText(Protocol):
    """What reading needs to know of a card; the catalogue's cards have it."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def card_type(self) -> CardType:
        """Monster, Spell or Trap."""

    @property
    def kinds(self) -> tuple[MonsterKind, ...]:
        """Effect, Fusion, Tuner and the like, of a monster."""

    @property
    def text(self) -> str:
        """The effect text, the materials in its first line."""

    @property
    def pendulum_text(self) -> str:
        """The Pendulum text, empty where there is none."""

    @property  # last: it hides the builtin from what follows
    def property(self) -> Property | None:
        """The icon of a Spell or Trap."""


class Verdict(StrEnum):
    """What became of a sentence."""

    EXACT = "exact"
    """Its tree prints as the very same words."""
    VARIANT = "variant"
    """Its tree prints otherwise, and what it prints is read as the same tree."""
    GIVEN = "given"
    """Its tree is given by hand."""
    AMBIGUOUS = "ambiguous"
    """Two trees are equally small: a fault of the grammar."""
    DECLINED = "declined"
    """Nothing reads it."""


READ: Final = frozenset({Verdict.EXACT, Verdict.VARIANT, Verdict.GIVEN})
"""The verdicts of a sentence that is understood."""


class Stop(msgspec.Struct, frozen=True):
    """Where reading died."""

    word: int
    """The number of words before that place."""
    before: str
    """The last words that were read."""
    after: str
    """The words that nothing could read."""
    context: str
    """The same place with NAME, NUMBER, TYPE and the like instead of particular ones."""
    reason: str = ""
    """Why the sentence is declined, where it is not for its words."""


class SentenceReading(msgspec.Struct, frozen=True):
    """One sentence of a card and what became of it."""

    section: Section
    role: Role
    line: int
    text: str
    """The sentence with blanks, quotation marks and old words made alike."""
    verdict: Verdict
    tree: Sentence | None = None
    printed: str = ""
    """What the tree prints."""
    stop: Stop | None = None

    def is_read(self) -> bool:
        """Whether the sentence is understood."""
        return self.verdict in READ


class CardReading(msgspec.Struct, frozen=True):
    """All sentences of a card in the order of its text, the Pendulum text first."""

    name: str
    sentences: tuple[SentenceReading, ...]
    bindings: Bindings = Bindings()

    def is_read(self) -> bool:
        """Whether every sentence is understood, and every reference bound."""
        return not self.bindings.unbound and all(sentence.is_read() for sentence in self.sentences)

    def count(self, verdict: Verdict) -> int:
        """How many sentences have a verdict."""
        return sum(sentence.verdict is verdict for sentence in self.sentences)


class _Outcome(NamedTuple):
    """What became of a template."""

    verdict: Verdict
    tree: Sentence | None
    printed: str
    stop: tuple[int, str] | None
    """The word where reading died, and the reason where it is another one."""


_CATEGORIES: Final = {
    Role.MATERIALS: "materials",
    Role.SENTENCE: "sentence",
    Role.BULLET: "bullet",
    Role.REMINDER: "reminder",
}
_BEFORE, _AFTER = 4, 5
"""Words that are shown around the place where reading died."""
STOPPED: Final = ">>"
"""Stands between what was read and what was not."""
_ARTICLE: Final = re.compile(r"\b([Aa])n\b")
_STOP: Final = "."
_ENDS: Final = frozenset(".:;!")


class Reader:
    """Reads cards of one catalogue; sentences that differ only in names and numbers are read once."""

    def __init__(
        self,
        lexicon: Lexicon,
        spelling: Spelling | None = None,
        given: Mapping[tuple[str, str], Given] | None = None,
    ) -> None:
        """Read with this spelling.

        Args:
            lexicon: the names that quotation marks may hold.
            spelling: the packaged English one by default.
            given: what is known by hand, by card and digest of a sentence; the packaged overrides by default.
        """
        self.lexicon = lexicon
        self._given = packaged_overrides() if given is None else given
        self.spelling = spelling or english()
        self._engine = Engine(self.spelling)
        self._kept = numbers_asked_for(self.spelling)
        self._known: dict[tuple[str, str], _Outcome] = {}

    def card(self, card: CardText) -> CardReading:
        """Read all sentences of a card, and bind their references."""
        sections = [self.sentences(text, section) for section, text in card_sections(card)]
        if not any(name == card.name for name, _ in self._given):
            return _bound(card.name, sections)
        return _bound(
            card.name, [[self._or_given(card.name, one) for one in section] for section in sections]
        )

    def text(self, text: str) -> CardReading:
        """Read a text that belongs to no card, as an effect text."""
        return _bound("", [self.sentences(text)])

    def sentences(self, text: str, section: Section = Section.EFFECT) -> Iterator[SentenceReading]:
        """Read the sentences of one section, without binding references."""
        source = modernise(text, self.lexicon)
        tokens = scan(source, self.lexicon)
        for piece in pieces(section, tokens):
            yield self._sentence(piece, tokens[piece.first : piece.last], source)

    def _or_given(self, name: str, sentence: SentenceReading) -> SentenceReading:
        """A sentence with what is known of it by hand: its tree if it is not read, or that it is declined."""
        given = self._given.get((name, digest_of(sentence.text)))
        if given is None or (given.tree is not None and sentence.is_read()):
            return sentence
        if given.tree is None:
            stop = Stop(len(sentence.text.split()), sentence.text, "", given.reason, given.reason)
            return msgspec.structs.replace(sentence, verdict=Verdict.DECLINED, tree=None, stop=stop)
        return msgspec.structs.replace(sentence, verdict=Verdict.GIVEN, tree=given.tree, stop=None)

    def category_of(self, role: Role) -> str:
        """The category of the spelling that reads sentences of a role."""
        category = _CATEGORIES[role]
        return category if category in self.spelling or role is Role.MATERIALS else "sentence"

    def _sentence(self, piece: Piece, tokens: Sequence[Token], text: str) -> SentenceReading:
        if piece.role is not Role.MATERIALS and tokens[-1].value not in _ENDS:
            end = tokens[-1].end
            text = text[:end] + _STOP
            tokens = (*tokens, Token(TokenKind.PUNCTUATION, end, end + 1, _STOP))
        template = template_of(tokens, text, self._kept)
        category = self.category_of(piece.role)
        key = category, template.text
        outcome = self._known.get(key)
        if outcome is None:
            outcome = self._known[key] = self._read(category, template)
        values = template.values
        spelled = fill_text(template.text, values)
        return SentenceReading(
            piece.section,
            piece.role,
            piece.line,
            spelled,
            outcome.verdict,
            None if outcome.tree is None else fill(outcome.tree, values),
            fill_text(outcome.printed, values),
            None if outcome.stop is None else _stop(*outcome.stop, template),
        )

    def _read(self, category: str, template: Template) -> _Outcome:
        """Read a template, print its tree, and compare."""
        if category not in self.spelling:
            return _Outcome(Verdict.DECLINED, None, "", (0, "materials are not read yet"))
        try:
            reading = self._engine.read(category, template.words)
        except TooMuchWork:
            return _Outcome(Verdict.DECLINED, None, "", (0, "too much work"))
        if reading.value is None:
            return _Outcome(Verdict.DECLINED, None, "", (reading.farthest, ""))
        if reading.rivals:
            return _Outcome(Verdict.AMBIGUOUS, reading.value, "", None)
        if leaves_open_who(reading.value):
            return _Outcome(Verdict.DECLINED, None, "", (len(template.words), "who does the second"))
        if leaves_open_whence(reading.value):
            return _Outcome(Verdict.DECLINED, None, "", (len(template.words), "from where the first is"))
        if takes_condition_from_terms(reading.value, template.words):
            return _Outcome(Verdict.DECLINED, None, "", (len(template.words), "of what the condition is"))
        printed = print_node(reading.value, category, self.spelling)
        if _alike(printed) == _alike(template.text):
            return _Outcome(Verdict.EXACT, reading.value, printed, None)
        words = self._words(printed)
        said = _texts(template.words)
        acted = with_counts(with_actors(reading.value, said, _texts(words)), said)
        tree = with_durations(acted, said, self.spelling)
        if tree != reading.value:
            printed = print_node(tree, category, self.spelling)
            words = self._words(printed)
        again = self._engine.read(category, words)
        if again.value != tree or again.rivals:
            reason = "what it prints is read otherwise"
        elif lost := swallowed(template.words, words):
            reason = f"its tree does not say: {', '.join(lost)}"
        else:
            return _Outcome(Verdict.VARIANT, tree, printed, None)
        return _Outcome(Verdict.DECLINED, None, printed, (len(template.words), reason))

    def _words(self, printed: str) -> list[Word]:
        return words_of(scan(printed, self.lexicon), printed)


def _bound(name: str, sections: Iterable[Iterable[SentenceReading]]) -> CardReading:
    """The sections of a card as one reading."""
    sentences: list[SentenceReading] = []
    bound: list[Binding] = []
    unbound: list[Unbound] = []
    for section in sections:
        first = len(sentences)
        sentences += section
        lines = [
            Line(
                sentence.tree if sentence.is_read() else None,
                sentence.line if sentence.role is Role.BULLET else None,
            )
            for sentence in sentences[first:]
        ]
        bindings = bind(lines, first=first)
        bound += bindings.bound
        unbound += bindings.unbound
    return CardReading(name, tuple(sentences), Bindings(tuple(bound), tuple(unbound)))


def card_sections(card: CardText) -> Iterable[tuple[Section, str]]:
    """The sections of a card; the flavour text of a Normal Monster is none.

    Whether the first line of an Extra Deck monster names its materials is seen by its end: a sentence ends
    with a full stop, and so does one in parentheses.
    """
    text = "" if MonsterKind.NORMAL in card.kinds else card.text
    first_line = MATERIALS_END.split(text, 1)[0].rstrip()
    has_materials = not EXTRA_DECK_KINDS.isdisjoint(card.kinds) and not first_line.endswith((".", ".)"))
    return sections(text.strip(), card.pendulum_text, materials=has_materials)


def _texts(words: Sequence[Word]) -> list[str]:
    return [word.text for word in words]


def _alike(text: str) -> str:
    """A text without the difference between "a" and "an", which depends on the name that follows."""
    return _ARTICLE.sub(r"\1", text)


def _stop(word: int, reason: str, template: Template) -> Stop:
    words = [_spelled(one, template) for one in template.words]
    general = [one.token_class or one.text for one in template.words]
    return Stop(
        word,
        " ".join(words[max(0, word - _BEFORE) : word]),
        " ".join(words[word : word + _AFTER]),
        reason or " ".join([*general[max(0, word - 3) : word], STOPPED, *general[word : word + 3]]),
        reason,
    )


def _spelled(word: Word, template: Template) -> str:
    value = template.values.get(word.value)
    return word.text if value is None else fill_text(word.text, template.values)
