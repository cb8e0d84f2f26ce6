"""A table's chairs: who sits where, with which deck, and what is missing before the start."""

from __future__ import annotations

import secrets
import time
import unicodedata
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

import msgspec

from banneret.bots.roster import make_bot
from banneret.core.randomness import new_seed, seat_order
from banneret.core.record import OptionValue, Setup
from banneret.core.seats import NOBODY, Seat
from banneret.errors import BanneretError
from banneret.formats.registry import Format, find_format
from banneret.table.decks import CheckedDeck
from banneret.table.messages import MAX_NAME, DeckReport, Sitter, Stage
from banneret.table.refusal import not_allowed, not_found, unusable
from banneret.yugioh.setup import DuelDeck, new_setup
from banneret.yugioh.terms import FEWEST_SEATS, MOST_SEATS

BOT_NAMES: Final = ("Ada", "Bram", "Cleo", "Dov", "Enid", "Finn")

_ID_BYTES: Final = 16
_TOKEN_BYTES: Final = 24


class Occupant(msgspec.Struct, kw_only=True):
    """Who sits on a chair."""

    sitter: Sitter = Sitter.NOBODY
    name: str = ""
    token_hash: str = ""
    """Of a person's seat token; the token itself is kept nowhere."""
    bot: str = ""
    is_ready: bool = False
    report: DeckReport | None = None
    deck: DuelDeck | None = None


class Lobby(msgspec.Struct, kw_only=True):
    """All about a table except its game; the store keeps it as JSON."""

    table: str
    format: str
    options: dict[str, OptionValue]
    chairs: list[Occupant]
    """By chair; after the start, by seat."""
    host: Seat = 0
    stage: Stage = Stage.LOBBY
    created: float
    """Seconds since 1970."""

    @property
    def rules(self) -> Format:
        """The table's format."""
        return find_format(self.format)

    def chair_of(self, token_hash: str) -> Seat:
        """The chair of the person with this token, or `NOBODY`."""
        for chair, occupant in enumerate(self.chairs):
            if occupant.token_hash and secrets.compare_digest(occupant.token_hash, token_hash):
                return chair
        return NOBODY

    def sit_down(self, name: str) -> tuple[Seat, str]:
        """Seat a guest on the first free chair.

        Returns:
            The chair and the new seat token.

        Raises:
            Refuse: the game has started, the table is full, or the name is taken or empty.
        """
        self._expect_lobby()
        if self.host == NOBODY:
            raise not_found("everybody left this table before it started")
        plain = plain_name(name)
        if any(plain.casefold() == one.name.casefold() for one in self.chairs):
            raise unusable(f"somebody at this table is called {plain} already")
        chair = self._free_chair()
        token = secrets.token_urlsafe(_TOKEN_BYTES)
        self.chairs[chair] = Occupant(sitter=Sitter.PERSON, name=plain, token_hash=hash_token(token))
        return chair, token

    def bring(self, chair: Seat, checked: CheckedDeck) -> None:
        """Put a deck before a person, who then is not ready any more."""
        self._expect_lobby()
        occupant = self._person(chair)
        occupant.report = checked.report
        occupant.deck = checked.deck
        occupant.is_ready = False

    def set_ready(self, chair: Seat, *, is_ready: bool) -> None:
        """A person is ready, or not.

        Raises:
            Refuse: there is no legal deck before them.
        """
        self._expect_lobby()
        occupant = self._person(chair)
        if is_ready and occupant.deck is None:
            what = "choose a deck first" if occupant.report is None else "this deck is not legal here"
            raise not_allowed(what)
        occupant.is_ready = is_ready

    def add_bot(self, by: Seat, bot: str, checked: CheckedDeck) -> None:
        """Seat a bot on the first free chair.

        Raises:
            Refuse: not the host, no free chair, no such bot, or its deck is not legal here.
        """
        self._expect_host(by)
        try:
            make_bot(bot, "0")
        except BanneretError as error:
            raise unusable(str(error)) from None
        if checked.deck is None:
            raise unusable(f"the deck {checked.report.name} is not legal at this table")
        chair = self._free_chair()
        taken = {one.name.casefold() for one in self.chairs}
        name = next(name for name in BOT_NAMES if name.casefold() not in taken)
        self.chairs[chair] = Occupant(
            sitter=Sitter.BOT, name=name, bot=bot, is_ready=True, report=checked.report, deck=checked.deck
        )

    def clear(self, by: Seat, chair: Seat) -> None:
        """Take somebody else off a chair.

        Raises:
            Refuse: not the host, no such chair, or the host's own.
        """
        self._expect_host(by)
        if not 0 <= chair < len(self.chairs):
            raise unusable(f"expected a chair from 0 to {len(self.chairs) - 1}, not {chair}")
        if chair == by:
            raise not_allowed("the host's own chair is given back by leaving")
        self.chairs[chair] = Occupant()

    def leave(self, chair: Seat) -> None:
        """Give a chair back; the next person becomes the host."""
        self._expect_lobby()
        self._person(chair)
        self.chairs[chair] = Occupant()
        if chair == self.host:
            persons = [at for at, one in enumerate(self.chairs) if one.sitter is Sitter.PERSON]
            self.host = persons[0] if persons else NOBODY

    def waiting_for(self) -> list[str]:
        """What is missing before the start, in words."""
        if self.stage is not Stage.LOBBY:
            return []
        free = sum(one.sitter is Sitter.NOBODY for one in self.chairs)
        missing = [f"{free} free chair{'s' if free > 1 else ''}"] if free else []
        missing += [
            f"{one.name} {'is not ready' if one.deck else 'has no legal deck'}"
            for one in self.chairs
            if one.sitter is Sitter.PERSON and not one.is_ready
        ]
        return missing

    def start(self, by: Seat, *, seed: str | None = None) -> Setup:
        """Seat everybody at random (D12, E7) and set the game up.

        Args:
            by: the chair that starts it.
            seed: hexadecimal digits; a new secret one by default.

        Raises:
            Refuse: not the host, or something is missing.
        """
        self._expect_host(by)
        missing = self.waiting_for()
        if missing:
            raise not_allowed(f"the game cannot start: {'; '.join(missing)}")
        game_seed = new_seed() if seed is None else seed
        order = seat_order(game_seed, len(self.chairs))
        seated = [self.chairs[chair] for chair in order]
        decks = [one.deck for one in seated if one.deck is not None]
        setup = new_setup(self.format, self.options, decks, game_seed, players=[one.name for one in seated])
        for one in seated:
            one.deck = None
        self.chairs = seated
        self.host = order.index(self.host)
        self.stage = Stage.RUNNING
        return setup

    # ---- inside

    def _expect_lobby(self) -> None:
        if self.stage is not Stage.LOBBY:
            raise not_allowed("the game has started")

    def _expect_host(self, chair: Seat) -> None:
        self._expect_lobby()
        if chair == NOBODY or chair != self.host:
            raise not_allowed("only the host of the table can do this")

    def _person(self, chair: Seat) -> Occupant:
        if chair == NOBODY or self.chairs[chair].sitter is not Sitter.PERSON:
            raise not_allowed("spectators have no chair")
        return self.chairs[chair]

    def _free_chair(self) -> Seat:
        for chair, occupant in enumerate(self.chairs):
            if occupant.sitter is Sitter.NOBODY:
                return chair
        raise not_allowed("every chair of this table is taken")


def new_lobby(format_name: str, options: Mapping[str, OptionValue], seats: int | None) -> Lobby:
    """A table with free chairs only.

    Raises:
        Refuse: the format, an option or the number of seats cannot be used.
    """
    try:
        format_ = find_format(format_name)
        format_.rules(options)
    except BanneretError as error:
        raise unusable(str(error)) from None
    count = format_.seats if seats is None else seats
    if not FEWEST_SEATS <= count <= MOST_SEATS:
        raise unusable(f"expected {FEWEST_SEATS} to {MOST_SEATS} seats, not {count}")
    return Lobby(
        table=secrets.token_urlsafe(_ID_BYTES),
        format=format_name,
        options=dict(options),
        chairs=[Occupant() for _ in range(count)],
        created=time.time(),
    )


def hash_token(token: str) -> str:
    """What is kept of a seat token. It has 192 random bits, so a plain hash cannot be searched."""
    return sha256(token.encode()).hexdigest()


def plain_name(name: str) -> str:
    """A guest's name without marks that would disturb others.

    Raises:
        Refuse: nothing is left of it, or it is too long.
    """
    normal = unicodedata.normalize("NFKC", name)
    plain = " ".join("".join(letter if letter.isprintable() else " " for letter in normal).split())
    if not 1 <= len(plain) <= MAX_NAME:
        raise unusable(f"expected a name of 1 to {MAX_NAME} letters")
    return plain
