"""All that goes over HTTP and the socket, as structs. `web/src/protocol.ts` is made from these.

A chair is a place at a table that has not started; at the start everybody gets a seat at random. From then on
the same lists are in seat order. Numbers of chairs and seats count from 0, -1 is nobody (a spectator).
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from banneret.cards.game import Game
from banneret.core.events import Event
from banneret.core.record import OptionValue
from banneret.core.seats import Seat
from banneret.core.state import Result

PROTOCOL: Final = 1
"""The version of these messages; a page of another one reloads itself."""

MAX_MESSAGE_BYTES: Final = 16 * 1024
"""The longest message that a socket takes, and the longest body of a request."""

MAX_NAME: Final = 24
MAX_DECK_TEXT: Final = 12_000

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
"""A guest's name, 1 to 24 characters."""
DeckText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MAX_DECK_TEXT)]
"""A pasted deck of any kind that deck files have."""
Word: TypeAlias = Annotated[str, Meta(max_length=100)]
Step: TypeAlias = Annotated[int, Meta(ge=0)]
"""How many steps the record has. It only grows, so it names the decision that is pending after them."""
Since: TypeAlias = Annotated[int, Meta(ge=-1)]
"""The events after this step are wanted; -1 for all, those before the first decision included."""


class Stage(StrEnum):
    """How far a table is."""

    LOBBY = "lobby"
    RUNNING = "running"
    ENDED = "ended"


class Sitter(StrEnum):
    """Who sits on a chair."""

    NOBODY = "nobody"
    PERSON = "person"
    BOT = "bot"


class Refusal(StrEnum):
    """Why a message was refused. Nothing has happened then."""

    MALFORMED = "malformed"
    TOO_LARGE = "too_large"
    TOO_FAST = "too_fast"
    NOT_FOUND = "not_found"
    """No such table or seat token."""
    NOT_ALLOWED = "not_allowed"
    """Not this seat, not the host, not at this stage."""
    STALE = "stale"
    """The answer names another step than the pending one: it came twice, or too late."""
    ILLEGAL = "illegal"
    """The prompt does not list this answer."""
    UNUSABLE = "unusable"
    """A deck, an option or a name that cannot be used."""


# ---- client to server, over the socket


class FromClient(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message that a client sends."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message on every socket: who is there, and from which step on it wants the events."""

    token: Word = ""
    """The seat token; empty for a spectator."""
    since: Since = -1


class Resume(FromClient, frozen=True, tag="resume"):
    """Ask for the table's state again, with the events since a step."""

    since: Since


class AnswerPrompt(FromClient, frozen=True, tag="answer"):
    """Answer the prompt of the view with this step."""

    step: Step
    answer: int | tuple[int, ...]
    """The number of an option, or the ascending numbers of those picked (prompts with ``least``)."""


class ConcedeGame(FromClient, frozen=True, tag="concede"):
    """Give up; the others play on."""


class ChooseDeck(FromClient, frozen=True, tag="choose_deck"):
    """Take a packaged deck."""

    deck: Word


class PasteDeck(FromClient, frozen=True, tag="paste_deck"):
    """Bring a deck of one's own."""

    text: DeckText
    leader: Word = ""
    """The leader's name, where the deck does not say it."""


class SetReady(FromClient, frozen=True, tag="ready"):
    """Say that one is ready, or not; only a legal deck can be ready."""

    is_ready: bool


class AddBot(FromClient, frozen=True, tag="add_bot"):
    """Seat a bot on a free chair (host only)."""

    bot: Word = "random"
    deck: Word = ""
    """A packaged deck; empty: the next one in turn."""


class ClearChair(FromClient, frozen=True, tag="clear_chair"):
    """Take a bot, or a guest, off a chair (host only)."""

    chair: Annotated[int, Meta(ge=0)]


class StartGame(FromClient, frozen=True, tag="start"):
    """Start the game (host only, when every chair is taken and ready)."""


class LeaveTable(FromClient, frozen=True, tag="leave"):
    """Give the chair back; only before the start. Later a player concedes, or just comes back."""


class Ping(FromClient, frozen=True, tag="ping"):
    """Answered by a `Pong` with the same number."""

    number: int = 0


ClientMessage: TypeAlias = (
    Hello
    | Resume
    | AnswerPrompt
    | ConcedeGame
    | ChooseDeck
    | PasteDeck
    | SetReady
    | AddBot
    | ClearChair
    | StartGame
    | LeaveTable
    | Ping
)


# ---- server to client, over the socket


class FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    """A message that the server sends."""


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The answer to a `Hello`; the table's state follows."""

    engine: str
    """The version of Banneret."""
    protocol: int = PROTOCOL


class DeckViolation(msgspec.Struct, frozen=True):
    """One rule that a deck breaks."""

    rule: str
    section: str
    card: str | None
    count: int
    message: str


class DeckReport(msgspec.Struct, frozen=True):
    """A deck as its owner sees it before the game. Only a legal one can be ready."""

    name: str
    legal: bool
    leader: str | None
    main: int
    """How many cards the Main Deck has."""
    extra: int
    violations: list[DeckViolation]
    unknown: list[str]
    """Names and numbers that the catalogue does not know."""


class Chair(msgspec.Struct, frozen=True):
    """A chair as everybody sees it."""

    sitter: Sitter
    name: str
    is_ready: bool
    is_connected: bool
    """Whether a socket of this person is open; always true for a bot."""


class TableState(FromServer, frozen=True, tag="table"):
    """Who sits where, and how far the table is. Sent whenever any of it changes."""

    table: str
    """The unguessable id of the invite link."""
    stage: Stage
    format: str
    format_title: str
    options: dict[str, OptionValue]
    chairs: list[Chair]
    """By chair; once the game runs, by seat."""
    you: Seat
    """Your chair or seat; -1 for a spectator."""
    host: Seat
    spectators: int
    your_deck: DeckReport | None
    waiting_for: list[str]
    """What is missing before the host can start, in words; empty when nothing is."""


class GameView(FromServer, frozen=True, tag="view"):
    """The game as this seat may know it, and what happened since an earlier step."""

    step: Step
    """The step to name in an answer to the view's prompt."""
    since: Since
    """The events are those after this step."""
    events: list[Event]
    view: msgspec.Raw
    """`core.view`."""


class Ended(FromServer, frozen=True, tag="ended"):
    """The game is over: its record can be had from now on."""

    result: Result
    record: str
    """The path of the record on this server."""


class Refused(FromServer, frozen=True, tag="refused"):
    """A message was refused; nothing has happened."""

    why: Refusal
    reason: str
    """One line for the player."""


class Pong(FromServer, frozen=True, tag="pong"):
    """The answer to a `Ping`."""

    number: int


ServerMessage: TypeAlias = Welcome | TableState | GameView | Ended | Refused | Pong


# ---- HTTP


class Problem(msgspec.Struct, frozen=True):
    """The body of every response that is an error."""

    why: Refusal
    reason: str


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a format and what it is unless a table says otherwise."""

    name: str
    default: OptionValue


class FormatInfo(msgspec.Struct, frozen=True):
    """A format that tables can be created with. ``GET /api/formats``."""

    name: str
    title: str
    game: Game
    summary: str
    seats: int
    """How many seats a table has unless it says otherwise."""
    fewest_seats: int
    most_seats: int
    has_leader: bool
    options: list[OptionInfo]


class PackagedDeck(msgspec.Struct, frozen=True):
    """A deck that everybody has. ``GET /api/decks?format=F``."""

    name: str
    title: str
    leader: str | None
    main: int
    extra: int


class CheckDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/decks/check``; answered by a `DeckReport`."""

    format: Word
    text: DeckText
    leader: Word = ""
    options: dict[Word, OptionValue] = {}


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/tables``; answered by `Seated`, on the host's chair."""

    name: Name
    """The host's name."""
    format: Word = "domain"
    seats: int | None = None
    options: dict[Word, OptionValue] = {}


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/tables/{table}/chairs``; answered by `Seated`."""

    name: Name


class Seated(msgspec.Struct, frozen=True):
    """A chair at a table."""

    table: str
    chair: int
    token: str
    """The seat token: whoever has it plays this seat. It is never part of an address sent to a server."""


class ExplanationLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a plain explanation."""

    text: str
    label: str = ""
    """What it tells: "When", "Cost", "2"; empty where it goes without saying."""


class CardEffect(msgspec.Struct, frozen=True, omit_defaults=True):
    """One effect of a card, or something else that it says, as the table plays it."""

    heading: str
    lines: list[ExplanationLine] = []


class CardFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the catalogue knows of a card. ``GET /api/cards?game=G&name=N``, ``name`` repeats."""

    name: str
    card_type: str
    type_line: str = ""
    """What stands in brackets on the card, as "Dragon / Normal"."""
    property: str | None = None
    attribute: str | None = None
    level: int | None = None
    rank: int | None = None
    link_arrows: list[str] = []
    scale: int | None = None
    attack: int | None = None
    """None where the card prints "?" or has no such value."""
    defense: int | None = None
    text: str = ""
    """Empty unless this server's catalogue holds texts."""
    pendulum_text: str = ""
    explanation: list[CardEffect] = []
    """What the table will do, for any number of players."""
    is_manual: bool = False
    """Whether something that the card says is not read, and so is played by agreement."""
