"""Write the ledger of Yu-Gi-Oh! cards: what became of each, by name, verdicts and the hash of its trees.

    python tools/make_ledger.py path/to/cards.json.gz [--jobs N]

It says which cards are read that were not, which no longer, and which have another tree, and writes
``docs/ledger/yugioh.tsv``. Run it with every change of the grammar: the difference of the file is the list of
cards whose meaning changed.
"""

from __future__ import annotations

import argparse
import gzip
import sys
from collections.abc import Sequence
from pathlib import Path

from banneret.cards.catalogue import MemoryCatalogue
from banneret.cards.game import Game
from banneret.cards.importers.yaml_yugi import read_yaml_yugi
from banneret.cards.yugioh import YugiohCard
from banneret.reading.many import read_many
from banneret.reading.measuring.ledger import changes, ledger_lines, read_ledger
from banneret.reading.text.lexicon import Lexicon

LEDGER = Path(__file__).resolve().parent.parent / "docs" / "ledger" / "yugioh.tsv"


def catalogue_of(path: Path) -> MemoryCatalogue[YugiohCard]:
    """The cards of a YAML Yugi file."""
    records = read_yaml_yugi(gzip.decompress(path.read_bytes()), source=str(path)).records
    return MemoryCatalogue(Game.YUGIOH, (record.card for record in records))


def main(arguments: Sequence[str]) -> int:
    """Read all cards, tell what changed, and write the ledger."""
    parser = argparse.ArgumentParser(description="Write the ledger of Yu-Gi-Oh! cards.")
    parser.add_argument("cards", type=Path, help="cards.json.gz of YAML Yugi")
    parser.add_argument("--jobs", type=int, default=1, help="processes that read")
    chosen = parser.parse_args(arguments)
    catalogue = catalogue_of(chosen.cards)
    readings = read_many(list(catalogue.cards()), Lexicon(catalogue.names()), jobs=chosen.jobs)
    lines = list(ledger_lines(readings))
    new = read_ledger("\n".join(lines), source="the new ledger")
    if LEDGER.exists():
        found = changes(read_ledger(LEDGER.read_text("utf-8"), source=str(LEDGER)), new.values())
        for what, names in (
            ("read now", found.gained),
            ("no longer read", found.lost),
            ("other trees", found.changed),
        ):
            print(f"{what}: {len(names)}", file=sys.stderr)
            for name in names[:20]:
                print(f"  {name}", file=sys.stderr)
    LEDGER.parent.mkdir(parents=True, exist_ok=True)
    LEDGER.write_text("\n".join(lines) + "\n", "utf-8")
    print(
        f"{sum(entry.is_read() for entry in new.values()):,} of {len(new):,} cards are read", file=sys.stderr
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
