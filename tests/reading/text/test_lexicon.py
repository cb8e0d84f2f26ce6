"""What names in quotation marks mean."""

from __future__ import annotations

import pytest

from banneret.reading.text.lexicon import NOTHING, Lexicon, Reference, packaged_old_names

LEXICON = Lexicon(["Buster Blader", "Jinzo", "Slime Toad", "Magister of Endymion", "Lady of D."])


@pytest.mark.parametrize(
    ("quoted", "meaning"),
    [
        ("Jinzo", Reference(card="Jinzo", archetype="Jinzo")),
        ("buster blader", Reference(card="Buster Blader", archetype="Buster Blader")),
        ("Lady of D.", Reference(card="Lady of D.")),
        ("Gem-Knight", Reference(archetype="Gem-Knight")),
        ("Dracotail", Reference(archetype="Dragontail")),
        ("Slime Toads", Reference(card="Slime Toad")),
        ("Slime Toad(s)", Reference(card="Slime Toad")),
        ("Magister(s) of Endymion", Reference(card="Magister of Endymion")),
        ("Frog the Jam", Reference(card="Slime Toad")),
        ("Cloudian Tokens", Reference(token=True)),
        ("no such thing", NOTHING),
        ("", NOTHING),
    ],
)
def test_a_name_means(quoted: str, meaning: Reference) -> None:
    assert LEXICON.find(quoted) == meaning


def test_old_names_lead_to_other_names() -> None:
    assert packaged_old_names()
    assert all(old != new for old, new in packaged_old_names().items())
