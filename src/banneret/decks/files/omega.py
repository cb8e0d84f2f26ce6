"""YGO Omega codes: base64 of a raw deflate stream.

Unpacked: one byte with the number of Main and Extra Deck cards together, one with the number of
Side Deck cards, then all card numbers, little-endian, four bytes each. The code does not say where
the Extra Deck begins: a card's own kind does. The Deck Master is the only Side Deck card (D1).

Where that would not bring the same deck back (an Extra Deck of unknown numbers, a Deck Master
beside a Side Deck, a commander of Duel Masters), two more bytes follow the cards: how many of the
first group are Extra Deck cards, and how many of the second are the Deck Master. Behind them
stand the notes, if there are any. Programs that read by the counts see nothing of this.
"""

from __future__ import annotations

import base64
import binascii
import re
import struct
import zlib

from banneret.cards.duelmasters import FIRST_CODE
from banneret.decks.files.codes import Codes, Notes, deck_of, pack_notes, unpack_notes
from banneret.decks.files.limits import MAX_BYTES, check_password
from banneret.decks.lookup import AnyCatalogue, is_extra_deck
from banneret.decks.model import DeckList, Section
from banneret.errors import BanneretError

_BASE64 = re.compile(r"[A-Za-z0-9+/_-]+={0,2}")
_MOST = 255


def unpack_omega(text: str) -> bytes | None:
    """The unpacked bytes if ``text`` is an Omega code, else None."""
    joined = "".join(text.split())
    if not _BASE64.fullmatch(joined):
        return None
    joined = joined.rstrip("=").replace("-", "+").replace("_", "/")
    try:
        packed = base64.b64decode(joined + "=" * (-len(joined) % 4), validate=True)
        inflater = zlib.decompressobj(-zlib.MAX_WBITS)
        unpacked = inflater.decompress(packed, MAX_BYTES)
    except (binascii.Error, ValueError, zlib.error):
        return None
    if not inflater.eof or len(unpacked) < 2:
        return None
    cards = 2 + 4 * (unpacked[0] + unpacked[1])
    is_plain = len(unpacked) == cards
    is_ours = len(unpacked) >= cards + 2 and unpack_notes(unpacked[cards + 2 :]) is not None
    return unpacked if is_plain or is_ours else None


def read_omega(unpacked: bytes, *, source: str, catalogue: AnyCatalogue | None) -> DeckList:
    """Read the bytes that `unpack_omega` gave.

    Args:
        unpacked: two counts, the card numbers, and perhaps our two further counts and notes.
        source: what to call the code in errors.
        catalogue: tells Extra Deck cards from Main Deck cards; without it all count as Main Deck.
    """
    first, second = unpacked[0], unpacked[1]
    codes = [
        check_password(code, where=source) for code in struct.unpack_from(f"<{first + second}I", unpacked, 2)
    ]
    ours = unpacked[2 + 4 * len(codes) :]
    extra_count, leader_count = (ours[0], ours[1]) if ours else (None, 0)
    if (extra_count or 0) > first or leader_count > second:
        raise BanneretError(f"{source}: the counts of this Omega code do not fit its cards")
    if extra_count is None:
        main, extra = _split(codes[:first], catalogue)
    else:
        main, extra = codes[: first - extra_count], codes[first - extra_count : first]
    side_end = len(codes) - leader_count
    sections = {
        Section.LEADER: codes[side_end:],
        Section.MAIN: main,
        Section.EXTRA: extra,
        Section.SIDE: codes[first:side_end],
    }
    return deck_of(sections, unpack_notes(ours[2:]) or Notes())


def write_omega(codes: Codes, notes: Notes, *, catalogue: AnyCatalogue) -> str:
    """Write card numbers and notes as one Omega code.

    Raises:
        BanneretError: Main and Extra Deck together, or the Side Deck, have more than 255 cards.
    """
    main, extra = list(codes[Section.MAIN]), list(codes[Section.EXTRA])
    leader, side = list(codes[Section.LEADER]), list(codes[Section.SIDE])
    first, second = len(main) + len(extra), len(side) + len(leader)
    if first > _MOST or second > _MOST:
        raise BanneretError(
            f"an Omega code holds at most {_MOST} Main and Extra Deck cards and {_MOST} Side Deck cards;"
            f" this deck has {first} and {second}"
        )
    packed = struct.pack(f"<BB{first + second}I", first, second, *main, *extra, *side, *leader)
    is_marked = bool(leader) and (bool(side) or len(leader) > 1 or leader[0] >= FIRST_CODE)
    if is_marked or notes.names or _split(main + extra, catalogue) != (main, extra):
        packed += bytes((len(extra), len(leader))) + pack_notes(notes)
    deflater = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return base64.b64encode(deflater.compress(packed) + deflater.flush()).decode("ascii") + "\n"


def _split(codes: list[int], catalogue: AnyCatalogue | None) -> tuple[list[int], list[int]]:
    """Main and Extra Deck: known cards by their kind, unknown ones with the card before them."""
    main: list[int] = []
    extra: list[int] = []
    place = main
    for code in codes:
        card = None if catalogue is None else catalogue.by_password(code)
        if card is not None:
            place = extra if is_extra_deck(card) else main
        place.append(code)
    return main, extra
