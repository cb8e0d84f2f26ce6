"""Make the packaged table of archetypes from set codes, card data and our own decisions.

Run it after new set codes or new cards came out::

    .venv/bin/python tools/make_archetypes.py path/to/archetypes.json path/to/cards.json.gz

It writes ``src/banneret/reading/data/archetypes.json``, one archetype a line, names and numbers only.
The decisions, each with its reason, are in ``tools/archetype_decisions.toml``.
"""

from __future__ import annotations

import argparse
import gzip
import json
import re
import sys
import tomllib
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DECISIONS = ROOT / "tools" / "archetype_decisions.toml"
OUTPUT = ROOT / "src" / "banneret" / "reading" / "data" / "archetypes.json"

BASE_BITS = 0x0FFF
FIRST_UNOFFICIAL = 0x500
"""From here on the base codes are those of the anime and of fan cards."""
UNOFFICIAL = frozenset({0x316})
"""A code below that is unofficial all the same (a fan archetype)."""
HOMONYMS = {0x00A2: "Magician", 0x016C: "Number"}
"""Second codes of a name that has one already: the base of Dark Magician, and a duplicate."""
NAMED_BY = 2
"""A series without a set code is an archetype when so many texts name it as one."""

_NAMED = re.compile(
    r'"([^"\n]+)" (?:(?:Fusion|Synchro|Xyz|Link|Pendulum|Ritual|Effect|Normal) )?'
    r"(?:[Mm]onsters?|[Cc]ards?|Spells?|Traps?|Tuners?)\b"
)
_KANA = re.compile(r"[・\s＝=‐－-]")

Json = dict[str, Any]


def main() -> None:
    """Read the sources, write the table, say what changed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("set_codes", type=Path, help="JSON object: set code as hexadecimal text -> name")
    parser.add_argument("cards", type=Path, help="YAML Yugi cards.json or cards.json.gz")
    given = parser.parse_args()
    set_codes: dict[str, str] = json.loads(given.set_codes.read_bytes())
    cards: list[Json] = json.loads(_unpacked(given.cards))
    table = archetype_table(set_codes, cards, tomllib.loads(DECISIONS.read_text("utf-8")))
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in table)
    OUTPUT.write_text(f"[\n{lines}\n]\n", "utf-8")
    standings = Counter(entry.get("standing", "archetype") for entry in table)
    print(f"{OUTPUT.relative_to(ROOT)}: {dict(standings)}")


def archetype_table(set_codes: dict[str, str], cards: list[Json], decisions: Json) -> list[Json]:
    """The entries of the table, in the order of their names.

    Args:
        set_codes: hexadecimal code -> name, several names of one code separated by "|".
        cards: the cards of YAML Yugi.
        decisions: the content of ``archetype_decisions.toml``.
    """
    entries: dict[str, Json] = {}
    for text, name in set_codes.items():
        code = int(text, 16)
        if code & BASE_BITS >= FIRST_UNOFFICIAL or code in UNOFFICIAL or code in HOMONYMS:
            continue
        entries.setdefault(name, {"name": name, "codes": []})["codes"].append(code)
    for decision in decisions["series"]:
        for name in decision["names"]:
            entry = entries.setdefault(name, {"name": name, "codes": []})
            entry.update(standing="series", reason=decision["reason"])
    for name, count in _newer_archetypes(entries.values(), cards, decisions):
        reason = f"has no set code yet; {count} card texts name it"
        entries[name] = {"name": name, "codes": [], "reason": reason}
    _add_bases(entries, decisions)
    for decision in decisions["alias"]:
        entries[decision["name"]].update(aliases=decision["aliases"], reason=decision["reason"])
    for decision in decisions["spoken"]:
        entries[decision["name"]].update(spoken=decision["names"], reason=decision["reason"])
    for decision in decisions["members"]:
        entries[decision["name"]].update(_members(decision, cards), reason=decision["reason"])
    for entry in entries.values():
        entry["codes"] = [f"0x{code:x}" for code in sorted(entry["codes"])]
    return sorted(entries.values(), key=lambda entry: (entry["name"].casefold(), entry["name"]))


def _add_bases(entries: dict[str, Json], decisions: Json) -> None:
    """Give every archetype those it belongs to: its low 12 bits, and the bits above contained in its own."""
    by_code = {code: line for line in entries.values() if "standing" not in line for code in line["codes"]}
    coded = [(code, line) for line in entries.values() for code in line["codes"]]
    for code, entry in coded:
        wider = [
            other
            for other in by_code
            if other != code and other & BASE_BITS == code & BASE_BITS and other & code == other
        ]
        widest = [
            other for other in wider if not any(third != other and third & other == third for third in wider)
        ]
        if wider:
            entry["belongs_to"] = [by_code[other]["name"] for other in sorted(wider)]
            entry["bases"] = [by_code[other]["name"] for other in sorted(widest)]
    for decision in decisions["also"]:
        entry = entries[decision["name"]]
        for key in ("belongs_to", "bases"):
            entry[key] = [*entry.get(key, []), *decision["bases"]]
        entry["reason"] = decision["reason"]


def _newer_archetypes(known: Iterable[Json], cards: list[Json], decisions: Json) -> Iterator[tuple[str, int]]:
    """Series younger than the set codes, and how many card texts name each as an archetype.

    None of their cards came before the youngest archetype that has a code, so that no card that the set codes
    know of changes its archetypes.
    """
    taken = {part.casefold() for entry in known for part in entry["name"].split("|")}
    taken |= {alias.casefold() for decision in decisions["alias"] for alias in decision["aliases"]}
    series = {name.casefold(): name for card in cards for name in card.get("series", ())}
    oldest: dict[str, int] = {}
    for card in cards:
        number = card.get("konami_id") or sys.maxsize
        for name in card.get("series", ()):
            oldest[name] = min(number, oldest.get(name, number))
    horizon = max(number for name, number in oldest.items() if name.casefold() in taken)
    taken |= {_english(card).casefold() for card in cards}
    naming: dict[str, set[str]] = defaultdict(set)
    for card in cards:
        pendulum = (card.get("pendulum_effect") or {}).get("en") or ""
        for quoted in _NAMED.findall(f"{card['text'].get('en') or ''}\n{pendulum}"):
            if quoted.casefold() not in taken and quoted.casefold() in series:
                naming[series[quoted.casefold()]].add(_english(card))
    for name, texts in sorted(naming.items()):
        if len(texts) >= NAMED_BY and oldest[name] > horizon:
            yield name, len(texts)


def _members(decision: Json, cards: list[Json]) -> Json:
    """The cards that belong to an archetype against the card data's series, or do not belong to it."""
    name: str = decision["name"]
    cards = [card for card in cards if _english(card)]
    if wanted := decision.get("add"):
        left_out = [card for card in cards if name not in card.get("series", ())]
        return {"with": sorted({_english(card) for card in left_out if _fits(card, wanted)})}
    of_series = [card for card in cards if name in card.get("series", ()) and not _treated_as(card, name)]
    return {"without": sorted({_english(card) for card in of_series if not _fits(card, decision["keep"])})}


def _fits(card: Json, wanted: Json) -> bool:
    kinds = (card.get("monster_type_line") or "").split(" / ")[1:]
    facts: dict[str, Callable[[Any], bool]] = {
        "japanese": lambda part: part in _KANA.sub("", _japanese(card)),
        "english": lambda part: part in _english(card),
        "kind": lambda kind: kind in kinds,
        "extra_deck": lambda _: not {"Fusion", "Synchro", "Xyz", "Link"}.isdisjoint(kinds),
        "attack": lambda attack: card.get("atk") == attack,
        "series": lambda series: series in card.get("series", ()),
    }
    return all(facts[key](value) for key, value in wanted.items())


def _treated_as(card: Json, archetype: str) -> bool:
    """Whether the card's text always treats it as a card of the archetype."""
    text = card["text"].get("en") or ""
    notes = re.findall(r"\(This card[^()]*always treated as[^()]*\)", text)
    return any(f'"{archetype}"' in note for note in notes)


def _english(card: Json) -> str:
    name: str | None = card["name"].get("en")
    return name or ""


def _japanese(card: Json) -> str:
    """The Japanese name as it is read: ruby characters instead of what they stand above, both kept."""
    written: str = card["name"].get("ja") or ""
    base = re.sub(r"<ruby>(.*?)<rt>.*?</rt></ruby>", r"\1", written)
    read = re.sub(r"<ruby>.*?<rt>(.*?)</rt></ruby>", r"\1", written)
    return unicodedata.normalize("NFKC", f"{base}\n{read}")


def _unpacked(path: Path) -> bytes:
    data = path.read_bytes()
    return gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data


if __name__ == "__main__":
    main()
