"""The spelling of the plain explanation: single things said in another way than cards print them."""

from __future__ import annotations

from functools import cache

from banneret.effects.spelling import Spelling, english, packaged_files, read_productions
from banneret.effects.wording import multiplayer_english
from banneret.errors import BanneretError


@cache
def plain_english() -> Spelling:
    """The packaged English spelling with the productions of the explanation before all others."""
    return _with_plain(english())


@cache
def plain_multiplayer_english() -> Spelling:
    """The same with the words of the multiplayer wording, whose marks `without_marks` takes away."""
    return _with_plain(multiplayer_english())


def _with_plain(spelling: Spelling) -> Spelling:
    own = read_productions(packaged_files("plain"))
    unknown = own.keys() - spelling.keys()
    if unknown:
        raise BanneretError(f"plain spelling: there is no category {', '.join(sorted(unknown))}")
    return Spelling({name: (*own.get(name, ()), *lines) for name, lines in spelling.items()})
