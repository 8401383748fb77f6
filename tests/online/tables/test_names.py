"""Names: one spelling, nothing invisible, nothing that turns the line around."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from medici.online.tables import CODES, TableError, clean_name, clean_talk


@pytest.mark.parametrize(
    ("sent", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \n Lovelace\t", "Ada Lovelace"),
        ("\uff21\uff44\uff41", "Ada"),
        ("Jose\u0301", "Jos\u00e9"),
        ("\u2168 \u00bd", "IX 1\u20442"),
        ("\u9673\u5927\u6587", "\u9673\u5927\u6587"),
        ("\U0001f98a", "\U0001f98a"),
        ("x" * 24, "x" * 24),
    ],
)
def test_names_are_spelt_in_one_way(sent: str, shown: str) -> None:
    assert clean_name(sent) == shown


@pytest.mark.parametrize(
    "sent",
    [
        "",
        "   ",
        "x" * 25,
        "x" * 100_000,
        "\ufdfa\ufdfa",  # 18 characters each in normal form
        "A\u202eda",
        "A\u2067da",
        "A\u200eda",
        "A\u200bda",
        "A\u200dda",
        "A\u00adda",
        "A\x00da",
        "A\x7fda",
        "A\x9bda",
        "A\ud800da",
        "A\ue000da",
        "A\u0378da",
        "\u3164",
        "\u2800",
        "\u0301",
        None,
        7,
    ],
)
def test_what_is_no_name(sent: object) -> None:
    with pytest.raises(TableError) as refusal:
        clean_name(sent)
    assert refusal.value.code == "bad-name"
    assert len(refusal.value.message) < 200


def test_line_separators_are_mere_spaces() -> None:
    assert clean_name("Ada\u2028Lovelace") == "Ada Lovelace"


def test_talk_may_join_emoji_but_not_turn_the_line_around() -> None:
    family = "\U0001f469\u200d\U0001f467"
    assert clean_talk(family) == family
    with pytest.raises(TableError, match="without control characters"):
        clean_talk("good\u202emorning")


@given(st.text(max_size=40))
def test_a_cleaned_name_stays_as_it_is(text: str) -> None:
    try:
        name = clean_name(text)
    except TableError:
        return
    assert clean_name(name) == name
    assert 1 <= len(name) <= 24
    assert unicodedata.is_normalized("NFKC", name)
    assert not any(unicodedata.category(sign).startswith("C") for sign in name)
    assert not any(unicodedata.bidirectional(sign) in {"RLO", "LRO", "RLI"} for sign in name)


def test_every_code_is_its_own() -> None:
    assert len(set(CODES)) == len(CODES) == 22


def test_accents_are_not_piled_up() -> None:
    assert clean_name("Ti\u1ebf\u0323n") == "Ti\u1ec7\u0301n"
    with pytest.raises(TableError) as refusal:
        clean_name("A" + "\u0316" * 3 + "da")
    assert refusal.value.code == "bad-name"
