"""Plurals and numbers, in the languages that there are and in all others."""

import pytest
from babel import Locale, localedata

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
