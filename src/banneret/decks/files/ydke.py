"""ydke:// links: three base64 blocks of little-endian card numbers, each closed by "!".

The Deck Master is the only Side Deck card (D1). Where a Side Deck exists beside it, it closes the
Side block, and a fourth block repeats it: programs that know three blocks lose nothing. The links of Duel
Masters decks, which no other program reads, always have it. A fifth block holds the notes, if there are any.
"""

from __future__ import annotations

import base64
import binascii
import re
import struct
from collections.abc import Sequence

from banneret.cards.duelmasters import FIRST_CODE
from banneret.decks.files.codes import Codes, Notes, deck_of, pack_notes, unpack_notes
from banneret.decks.files.limits import check_password, check_size, shown
from banneret.decks.model import DeckList, Section
from banneret.errors import BanneretError

LINK = re.compile(r"ydke://([A-Za-z0-9+/=_!%-]*)", re.IGNORECASE)
_FEWEST_BLOCKS = 3


def read_ydke(text: str, *, source: str) -> DeckList:
    """Read the first ydke:// link in ``text``.

    Raises:
        BanneretError: a block is no base64 of whole card numbers, or the fifth none of notes.
    """
    link = LINK.search(text)
    if link is None:
        raise BanneretError(f"{source}: expected a ydke:// link")
    blocks = link[1].replace("%3D", "=").replace("%2B", "+").replace("%2F", "/").split("!")
    if len(blocks) < _FEWEST_BLOCKS:
        raise BanneretError(
            f"{source}: expected ydke://MAIN!EXTRA!SIDE!, found {len(blocks)} parts; is it cut off?"
        )
    main, extra, side, leader = (_codes(block, where=source) for block in [*blocks, ""][:4])
    notes = unpack_notes(_decode(blocks[4], where=source)) if len(blocks) > 4 else Notes()
    if notes is None:
        raise BanneretError(f"{source}: expected notes on the cards in the fifth block of the link")
    if leader:
        if side[-len(leader) :] != leader:
            raise BanneretError(
                f"{source}: the fourth block of the link must repeat the last Side Deck cards"
            )
        side = side[: -len(leader)]
    check_size(len(main) + len(extra) + len(side), where=source)
    codes = {Section.LEADER: leader, Section.MAIN: main, Section.EXTRA: extra, Section.SIDE: side}
    return deck_of(codes, notes)


def write_ydke(codes: Codes, notes: Notes) -> str:
    """Write card numbers and notes as one ydke:// link."""
    leader, side = codes[Section.LEADER], codes[Section.SIDE]
    is_marked = bool(leader) and (bool(side) or len(leader) > 1 or leader[0] >= FIRST_CODE)
    blocks = [_packed(codes[Section.MAIN]), _packed(codes[Section.EXTRA]), _packed([*side, *leader])]
    if is_marked or notes.names:
        blocks.append(_packed(leader if is_marked else ()))
    if notes.names:
        blocks.append(pack_notes(notes))
    return "ydke://" + "".join(f"{base64.b64encode(block).decode('ascii')}!" for block in blocks) + "\n"


def _decode(block: str, *, where: str) -> bytes:
    """The bytes of one block."""
    padded = block.rstrip("=").replace("-", "+").replace("_", "/")
    padded += "=" * (-len(padded) % 4)
    try:
        return base64.b64decode(padded, validate=True)
    except (binascii.Error, ValueError):
        raise BanneretError(f"{where}: expected base64 in the ydke:// link, found {shown(block)}") from None


def _codes(block: str, *, where: str) -> tuple[int, ...]:
    """The card numbers of one block."""
    packed = _decode(block, where=where)
    if len(packed) % 4:
        raise BanneretError(f"{where}: a block of the ydke:// link ends inside a card number; is it cut off?")
    codes: tuple[int, ...] = struct.unpack(f"<{len(packed) // 4}I", packed)
    return tuple(check_password(code, where=where) for code in codes)


def _packed(codes: Sequence[int]) -> bytes:
    """Card numbers as a block holds them."""
    return struct.pack(f"<{len(codes)}I", *codes)
