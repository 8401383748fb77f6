"""Plurals and numbers, in the languages that there are and in all others."""

import re

import pytest
from babel import Locale, localedata

from medici.presentation.words import words
from medici.presentation.words.numbers import Number, format_number, plural_of


def test_every_language_of_cldr_has_its_own_plurals() -> None:
    names = [name for name in localedata.locale_identifiers() if "_" not in name or name == "pt_PT"]
    for name in names:
        rule, lang = Locale.parse(name).plural_form, name.replace("_", "-")
        for value in (0, 1, 2, 3, 5, 11, 21, 100, 1_000_000, 0.5, 1.5):
            assert plural_of(Number(value), lang) == rule(value), (lang, value)


def test_plurals_go_by_the_digits_that_are_shown() -> None:
    assert plural_of(Number(1, least=1), "en") == "other"  # 1.0 points
    assert plural_of(Number(-1), "en") == "one"


@pytest.mark.parametrize(
    ("lang", "thousand", "million"),
    [
        ("en", "1,234.5", "-1,234,567"),
        ("pt-BR", "1.234,5", "-1.234.567"),
        ("es", "1234,5", "-1.234.567"),
        ("pl", "1234,5", "-1\xa0234\xa0567"),
        ("hi", "1,234.5", "-12,34,567"),
        ("sv", "1\xa0234,5", "\N{MINUS SIGN}1\xa0234\xa0567"),
        ("qaa", "1,234.5", "-1,234,567"),  # nobody's
    ],
)
def test_numbers_are_written_as_a_browser_writes_them(
    lang: str, thousand: str, million: str
) -> None:
    assert format_number(Number(1234.5), lang) == thousand
    assert format_number(Number(-1_234_567), lang) == million


SEVERAL = {"en": "florins", "es": "florines", "fr": "florins", "it": "fiorini", "pt-BR": "florins"}
PRICED = (
    "companion-problem-price",
    "companion-problem-purse",
    "companion-problem-total",
    "eye-advise-all-to",
    "board-bid-amount",
    "reason-rival",
    "reason-can-have",
)


@pytest.mark.parametrize("lang", SEVERAL)
def test_one_florin_is_not_several(lang: str) -> None:
    texts = words(lang, "companion", "eye", "board", "reasons")
    ones = dict.fromkeys(("n", "got", "purse", "least", "most", "sum"), 1)
    for message in PRICED:
        said = texts.say(message, {**ones, "who": "Ada", "whom": "Bruno", "name": "Ada"})
        assert not re.search(rf"\b{SEVERAL[lang]}\b", said), said


@pytest.mark.parametrize(
    ("lang", "points", "said"),
    [
        ("en", 1, "That costs 1.0 points in the end."),
        ("es", 0.96, "Eso cuesta 1,0 punto al final."),
        ("fr", 1.3, "Ça coûte 1,3 point à la fin."),
        ("fr", 1.96, "Ça coûte 2,0 points à la fin."),
        ("it", 1, "Costa 1,0 punti alla fine."),
        ("pt-BR", 1.3, "Isso custa 1,3 ponto no fim."),
    ],
)
def test_plurals_in_sentences_go_by_the_digits_that_are_shown(
    lang: str, points: float, said: str
) -> None:
    assert words(lang, "puzzles").say("puzzles-wrong-alone", {"points": points}) == said
