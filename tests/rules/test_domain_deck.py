"""The rules about Domains: what a Deck Master's card brings into its deck (D2, D4 to D9, D11)."""

from __future__ import annotations

import msgspec
import pytest

from banneret.effects.yugioh_terms import Attribute, MonsterKind, MonsterType
from banneret.formats.domain.profiles import PUBLIC_2024, SEED, Profile, Switch, profile_named
from banneret.reading.text.archetypes import archetypes
from tests.formats.domain.samples import brought, domain_of_text, in_domain, monster, pool_of, spell

BOTH = pytest.mark.parametrize("profile", [SEED, PUBLIC_2024], ids=lambda profile: profile.name)


@BOTH
def test_d2_divine_monsters_are_in_every_domain(profile: Profile) -> None:
    creator = monster("Maker", attribute=Attribute.DIVINE, monster_type=MonsterType.CREATOR_GOD)
    assert in_domain(monster(), creator, profile=profile)


@BOTH
def test_d4_what_the_deck_master_is_counts(profile: Profile) -> None:
    leader = monster(series=("Gem-Knight",))
    assert in_domain(leader, monster("By Attribute", monster_type=MonsterType.FISH), profile=profile)
    assert in_domain(leader, monster("By Type", attribute=Attribute.WIND), profile=profile)
    stranger = monster("Stranger", attribute=Attribute.WIND, monster_type=MonsterType.FISH)
    assert in_domain(leader, msgspec.structs.replace(stranger, series=("Gem-Knight",)), profile=profile)
    assert not in_domain(leader, stranger, profile=profile)


@BOTH
def test_d4_what_its_texts_mention_counts(profile: Profile) -> None:
    leader = monster(
        text="2 WIND monsters\nGains 100 ATK for each Fish.",
        pendulum_text='Discard 1 "Jester".',
        kinds=(MonsterKind.SYNCHRO, MonsterKind.PENDULUM, MonsterKind.EFFECT),
    )
    domain = pool_of([leader, monster("Jester")]).domain(leader, profile)
    assert brought(domain) == {"WIND", "Fish", "Jester"}


def test_d4_own_type_can_be_switched_off() -> None:
    leader, same_type = monster(), monster("Same Type", attribute=Attribute.WIND)
    assert not in_domain(leader, same_type, profile=profile_named("seed", own_type=Switch.OFF))


@BOTH
def test_d5_kinds_of_monsters_do_not_count(profile: Profile) -> None:
    kinds = "Effect Flip Ritual Xyz Synchro Fusion Link Normal Pendulum Gemini Union Tuner Spirit"
    text = " ".join(f"1 {kind} Monster." for kind in kinds.split())
    assert brought(domain_of_text(f"{text} Level 4, Rank 4, Link-2, Scale 8.", profile=profile)) == set()


@BOTH
def test_d5_kinds_inside_archetype_names_count(profile: Profile) -> None:
    assert brought(domain_of_text('1 "Synchron" monster', profile=SEED)) == {"Synchron"}
    assert brought(domain_of_text('1 "Fusion" Spell', profile=profile)) == {"Polymerization|Fusion"}


def test_d5_reminders_and_tokens_count_under_public_2024_alone() -> None:
    text = 'Summon 1 "Imp Token" (Fiend/DARK/Level 1/ATK 0/DEF 0). (A Dragon counts too.)'
    assert brought(domain_of_text(text, profile=SEED)) == set()
    assert brought(domain_of_text(text, profile=PUBLIC_2024)) == {"Fiend", "DARK", "Dragon"}


@BOTH
def test_d5_a_parenthesis_inside_a_sentence_counts(profile: Profile) -> None:
    assert brought(domain_of_text("1 Ritual Monster (Warrior or Dragon).", profile=profile)) == {
        "Warrior",
        "Dragon",
    }


@BOTH
def test_d5_what_the_card_is_always_treated_as_counts(profile: Profile) -> None:
    text = '(This card is always treated as an "Ojama" card.)'
    assert brought(domain_of_text(text, profile=profile)) == {"Ojama"}
    normal = monster("Skull", text, kinds=(MonsterKind.NORMAL,), attribute=Attribute.DARK)
    fiend = monster("Other Fiend", attribute=Attribute.WIND, series=("Ojama",), monster_type=MonsterType.FISH)
    assert in_domain(normal, fiend, profile=profile)


@BOTH
def test_d5_what_the_card_is_not_treated_as_is_removed(profile: Profile) -> None:
    leader = monster(text='(This card is not treated as an "Ojama" card.)', series=("Ojama",))
    assert brought(pool_of([leader]).domain(leader, profile)) == set()


@BOTH
def test_d5_flavour_text_does_not_count_but_pendulum_text_does(profile: Profile) -> None:
    leader = monster(
        text="A DARK Dragon of old.",
        pendulum_text="1 WATER monster.",
        kinds=(MonsterKind.PENDULUM, MonsterKind.NORMAL),
    )
    assert brought(pool_of([leader]).domain(leader, profile)) == {"WATER"}


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Add 1 monster with 1500 ATK/200 DEF.", (1500, 200)),
        ("Add 1 monster with 1,500 ATK and 200 DEF.", (1500, 200)),
        ("Add 1 Fiend with 0 ATK/DEF.", (0, 0)),
        ("Add 1 Fiend with 0 ATK and DEF.", (0, 0)),
    ],
)
def test_d6_exact_lines_admit_their_monsters_under_seed(text: str, line: tuple[int, int]) -> None:
    assert domain_of_text(text).stat_lines() == (line,)
    assert domain_of_text(text, profile=PUBLIC_2024).stat_lines() == ()
    stranger = {"attribute": Attribute.WIND, "monster_type": MonsterType.FISH}
    exact = msgspec.structs.replace(monster("Exact", stats=line), **stranger)
    other = msgspec.structs.replace(monster("Other", stats=(line[0], line[1] + 100)), **stranger)
    assert in_domain(monster(text=text), exact)
    assert not in_domain(monster(text=text), other)
    assert not in_domain(monster(text=text), exact, profile=PUBLIC_2024)


@pytest.mark.parametrize(
    "text",
    [
        "Add 1 monster with 1500 ATK.",
        "Add 1 monster with 1500 or less ATK and 200 DEF.",
        "Add 1 monster with 1500 ATK and 200 DEF or less.",
        "Add 1 monster with 1500 ATK and 200 or more DEF.",
        "Add 1 monster with 500 ATK and/or DEF.",
        "It gains 500 ATK/DEF.",
        'Summon 1 "Imp Token" (Fiend/DARK/Level 1/ATK 0/DEF 0).',
    ],
)
def test_d6_other_values_do_not_count(text: str) -> None:
    assert domain_of_text(text).stat_lines() == ()


@BOTH
@pytest.mark.parametrize(
    ("text", "items"),
    [
        ("Beast-Warrior monsters", {"Beast-Warrior"}),
        ("Winged Beasts and Sea Serpents", {"Winged Beast", "Sea Serpent"}),
        ("1 Dragon-Type monster, non-FIRE", {"Dragon", "FIRE"}),
        ("except Fairies", {"Fairy"}),
        ("by the light of the earth, a rocket took flight", set()),
        ('"DARK Dragon of Nowhere"', set()),
        ('1 "Warrior" monster', {"Warrior"}),
    ],
)
def test_d7_words_are_whole_words(text: str, items: set[str], profile: Profile) -> None:
    assert brought(domain_of_text(text, profile=profile)) == items


@BOTH
def test_d7_nothing_inside_a_quoted_name_is_a_type(profile: Profile) -> None:
    domain = domain_of_text('1 "Warrior" monster', profile=profile)
    assert (domain.types(), domain.archetypes()) == (("Divine-Beast", "Rock"), ("Warrior",))


@BOTH
def test_d7_names_with_quotation_marks_are_found_before_quotes_are_split(profile: Profile) -> None:
    domain = domain_of_text('Discard "Maxx "C"" and 1 Insect.', monster('Maxx "C"'), profile=profile)
    assert domain.named_cards() == ('Maxx "C"',)
    assert "Insect" in domain.types()


@pytest.mark.parametrize(
    ("name", "bases"),
    [
        ("Gem-Knight", {"Gem-"}),
        ("Destiny HERO", {"HERO"}),
        ("Black Luster Soldier", {"Chaos"}),
        ("Cyber Dragon", {"Cyber"}),
        ("Dark Magician", {"Dark Magician"}),
        ("Magician Girl", {"Magician Girl"}),
        ("Dark Magician Girl", {"Dark Magician", "Magician Girl"}),
        ("Number C", {"Number", "Chaos"}),
        ("CXyz", {"Chaos", "Xyz"}),
        ("Galaxy-Eyes Tachyon Dragon", {"Galaxy", "Tachyon"}),
        ("Infernoble Knight", {"Noble Knight"}),
        ("True King", {"True Draco|True King"}),
        ("True Draco", {"True Draco|True King"}),
    ],
)
def test_d8_base_archetypes(name: str, bases: set[str]) -> None:
    line = archetypes().spoken(name)
    assert line is not None
    assert set(line.roots()) == bases
    text = f'1 "{name}" monster'
    assert set(domain_of_text(text, profile=PUBLIC_2024).archetypes()) == bases
    assert domain_of_text(text).archetypes() == (line.name,)


@pytest.mark.parametrize(
    "name",
    [
        *("Genex Ally", "XX-Saber", "Evol", "Dark Lucius", "Ultimate Insect", "Iron", "Tin", "Lightray"),
        *("Djinn of Rituals", "Noble", "Envy", "Spiritual Beast Tamer", "Entity", "Supreme King"),
        *("Spiritual Art", "of the Forest", "Byssted", "Kshatri-La", "Purery", "Earthbound Servant"),
        *("Infernoble", "Helios", "Signer Dragon", "D.D."),
    ],
)
def test_d8_mere_series_are_no_archetypes(name: str) -> None:
    assert archetypes().spoken(name) is None
    assert brought(domain_of_text(f'1 "{name}" monster')) == set()
    leader = monster(series=(name,))
    assert name not in pool_of([leader]).domain(leader).archetypes()


@BOTH
def test_d8_a_card_of_a_sub_archetype_belongs_to_its_base(profile: Profile) -> None:
    leader = monster(text='1 "Gem-" monster')
    member = monster("M", attribute=Attribute.WIND, monster_type=MonsterType.FISH, series=("Gem-Knight",))
    assert in_domain(leader, member, profile=profile)


def test_d8_a_mention_is_as_named_under_seed_and_its_base_under_public_2024() -> None:
    leader = monster(text='1 "Destiny HERO" monster')
    other = monster("O", attribute=Attribute.WIND, monster_type=MonsterType.FISH, series=("Evil HERO",))
    assert not in_domain(leader, other)
    assert in_domain(leader, other, profile=PUBLIC_2024)


@pytest.mark.parametrize(
    ("text", "archetype"),
    [
        ('1 "Jinzo" monster', True),
        ('1 "Jinzo" card', True),
        ('1 "Jinzo" or "Buster Blader" Fusion Monster', True),
        ('Send 1 "Jinzo" to the GY', False),
        ('1 "Jinzo" + 1 "Buster Blader"', False),
    ],
)
def test_d8_the_noun_decides_between_card_and_archetype_under_seed(text: str, archetype: bool) -> None:
    others = (monster("Jinzo", series=("Jinzo",)), monster("Buster Blader", series=("Buster Blader",)))
    domain = domain_of_text(text, *others)
    assert ("Jinzo" in domain.archetypes()) is archetype
    assert ("Jinzo" in domain.named_cards()) is not archetype
    public = domain_of_text(text, *others, profile=PUBLIC_2024)
    assert "Jinzo" in public.archetypes()
    assert public.named_cards() == ()


def test_d9_archetypes_of_named_cards_count_under_public_2024() -> None:
    named = monster("Black Chaos", series=("Chaos",))
    domain = domain_of_text('Gains ATK for each "Black Chaos".', named, profile=PUBLIC_2024)
    assert (domain.named_cards(), domain.archetypes()) == (("Black Chaos",), ("Chaos",))
    assert domain_of_text('Gains ATK for each "Black Chaos".', named).archetypes() == ()


def test_d9_named_spells_bring_their_archetypes_too() -> None:
    domain = domain_of_text(
        'Add "Polymerization".', spell("Polymerization", series=("Polymerization",)), profile=PUBLIC_2024
    )
    assert domain.archetypes() == ("Polymerization|Fusion",)


@BOTH
def test_d3_a_card_that_always_has_a_name_is_the_named_card(profile: Profile) -> None:
    leader = monster(text='Add 1 "Lantern Keeper".')
    same = monster(
        "Lantern Keeper 9",
        '(This card\'s name is always treated as "Lantern Keeper".)',
        attribute=Attribute.WIND,
        monster_type=MonsterType.WINGED_BEAST,
    )
    assert in_domain(leader, same, monster("Lantern Keeper"), profile=profile)


def test_d11_every_reason_names_its_words() -> None:
    leader = monster(text="If you control a Dragon: Draw 1 card. All FIRE monsters gain 100 ATK.")
    pool = pool_of([leader])
    reasons = {str(reason.item): reason.words() for reason in pool.domain(leader).because}
    assert reasons == {
        "EARTH": "its own Attribute",
        "Rock": "its own Type",
        "Dragon": "If you control a Dragon",
        "FIRE": "All FIRE monsters gain 100 ATK",
        "DIVINE": "DIVINE monsters are in every Domain",
        "Divine-Beast": "DIVINE monsters are in every Domain",
    }
    burning = monster("Burning Dragon", attribute=Attribute.FIRE, monster_type=MonsterType.DRAGON)
    admitted = pool.domain(leader).admits(pool.facts(burning))
    assert [str(reason.item) for reason in admitted] == ["Dragon", "FIRE"]


def test_d11_what_comes_through_something_else_says_so() -> None:
    domain = domain_of_text('1 "Gem-Knight" monster', profile=PUBLIC_2024)
    assert [reason.words() for reason in domain.because if reason.item.name == "Gem-"] == [
        '1 "Gem-Knight" monster (through Gem-Knight)'
    ]
