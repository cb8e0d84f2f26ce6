"""ydke:// links: three base64 blocks of little-endian card numbers, each closed by "!".

The Deck Master is the only Side Deck card (D1). Where a Side Deck exists beside it, it closes the
Side block, and a fourth block repeats it: programs that know three blocks lose nothing. The links of Duel
Masters decks, which no other program reads, always have it.
"""

from __future__ import annotations

import base64
import binascii
import re
import struct
from collections.abc import Sequence

from banneret.cards.duelmasters import FIRST_CODE
from banneret.decks.files.limits import check_password, check_size, shown
from banneret.decks.model import DeckList, Section, passwords_of
from banneret.errors import BanneretError

LINK = re.compile(r"ydke://([A-Za-z0-9+/=_!%-]*)", re.IGNORECASE)
_FEWEST_BLOCKS = 3


def read_ydke(text: str, *, source: str) -> DeckList:
    """Read the first ydke:// link in ``text``.

    Raises:
        BanneretError: a block is no base64 of whole card numbers.
    """
    link = LINK.search(text)
    if link is None:
        raise BanneretError(f"{source}: expected a ydke:// link")
    blocks = link[1].replace("%3D", "=").replace("%2B", "+").replace("%2F", "/").split("!")
    if len(blocks) < _FEWEST_BLOCKS:
        raise BanneretError(
            f"{source}: expected ydke://MAIN!EXTRA!SIDE!, found {len(blocks)} parts; is it cut off?"
        )
    main, extra, side, *further = (_decode(block, where=source) for block in blocks)
    leader = further[0] if further else ()
    if leader:
        if tuple(side[-len(leader) :]) != tuple(leader):
            raise BanneretError(
                f"{source}: the fourth block of the link must repeat the last Side Deck cards"
            )
        side = side[: -len(leader)]
    check_size(len(main) + len(extra) + len(side), where=source)
    return DeckList(
        leader=passwords_of(leader),
        main=passwords_of(main),
        extra=passwords_of(extra),
        side=passwords_of(side),
    )


def write_ydke(codes: dict[Section, Sequence[int]]) -> str:
    """Write card numbers as one ydke:// link."""
    leader, side = codes[Section.LEADER], codes[Section.SIDE]
    blocks = [codes[Section.MAIN], codes[Section.EXTRA], [*side, *leader]]
    if leader and (side or len(leader) > 1 or leader[0] >= FIRST_CODE):
        blocks.append(leader)
    return "ydke://" + "".join(f"{_encode(block)}!" for block in blocks) + "\n"


def _decode(block: str, *, where: str) -> tuple[int, ...]:
    """The card numbers of one block."""
    padded = block.rstrip("=").replace("-", "+").replace("_", "/")
    padded += "=" * (-len(padded) % 4)
    try:
        packed = base64.b64decode(padded, validate=True)
    except (binascii.Error, ValueError):
        raise BanneretError(f"{where}: expected base64 in the ydke:// link, found {shown(block)}") from None
    if len(packed) % 4:
        raise BanneretError(f"{where}: a block of the ydke:// link ends inside a card number; is it cut off?")
    codes: tuple[int, ...] = struct.unpack(f"<{len(packed) // 4}I", packed)
    return tuple(check_password(code, where=where) for code in codes)


def _encode(codes: Sequence[int]) -> str:
    """One block."""
    return base64.b64encode(struct.pack(f"<{len(codes)}I", *codes)).decode("ascii")
