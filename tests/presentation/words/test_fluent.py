"""The house tells its messages as Fluent's own runtime does."""

from functools import cache
from itertools import product

import pytest
from fluent.runtime import FluentBundle, FluentResource

from medici.presentation.words import LANGUAGES
from medici.presentation.words.catalogue import catalogues
from medici.presentation.words.fluent import Bundle
from medici.presentation.words.numbers import customs
from tests.long_run import long_unless, sample_size
from tests.presentation.words.test_catalogues import variables

NUMBERS = (0, 1, 2, 3, 10, 21, 999, 1000, 12345, 1_000_000, -1, -4000)
FRACTIONS = (0.5, 1.0, 1.5, 2.25, 0.125, 0.0005, 12345.678, -0.04, 99.95)
SOME = (1, "dice", 12345, 1.5, 0, 2, "Ada", "yes")[: sample_size(2, 8)]


@cache
def bundles(lang: str) -> tuple[Bundle, FluentBundle]:
    """Every message of a language, ours and theirs."""
    # Without isolating marks: names are shown as they are, and terminals would print the marks.
    theirs = FluentBundle([lang], use_isolating=False)
    for text in catalogues(lang).values():
        theirs.add_resource(FluentResource(text))
    return Bundle(lang, *catalogues(lang).values()), theirs


def both(lang: str, message: str, args: dict[str, float | str]) -> tuple[str, str]:
    """A message as we tell it, and as they do."""
    ours, theirs = bundles(lang)
    own = theirs.get_message(message).value
    assert own is not None
    return ours.say(message, args), str(theirs.format_pattern(own, args)[0])


@pytest.mark.slow
@pytest.mark.parametrize("lang", long_unless(("en", "fr"), LANGUAGES))
def test_every_message_is_told_as_by_the_runtime(lang: str) -> None:
    ours, _ = bundles(lang)
    arguments = {name for message in ours.messages.values() for name in variables(message).all}
    for given in SOME:
        for name in ours.messages:
            mine, theirs = both(lang, name, dict.fromkeys(arguments, given))
            if "NUMBER()" not in theirs:  # they wanted a number, and got a word
                assert mine == theirs, (name, given)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_are_written_as_by_the_runtime(lang: str) -> None:
    theirs = FluentBundle([lang], use_isolating=False)
    text = """
plain = { $n }
tenth = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cents = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
plural = { $n ->
    [0] none
    [one] one
    [many] many
   *[other] other
}
"""
    ours = Bundle(lang, text)
    theirs.add_resource(FluentResource(text))
    for name, n in product(("plain", "tenth", "cents", "plural"), (*NUMBERS, *FRACTIONS)):
        if 1000 <= abs(n) < 10_000 and customs(lang)[1].grouped_from > 4:
            continue  # browsers write 1234 there, which the runtime does not know
        own = theirs.get_message(name).value
        assert own is not None
        assert ours.say(name, {"n": n}) == theirs.format_pattern(own, {"n": n})[0]


def test_what_is_missing_is_named() -> None:
    bundle = Bundle("en", "greeting = Good day, { $who }; { stranger }\n")
    text, missing = bundle.format("greeting", {})
    assert text == "Good day, {$who}; {stranger}"
    assert missing == ["who", "stranger"]
    with pytest.raises(LookupError):
        bundle.say("farewell")


def test_what_the_catalogues_do_not_use_is_refused() -> None:
    bundle = Bundle("en", "brand = { -house }\nshare = { NUMBER($n, style: 1) }\n")
    for name in ("brand", "share"):
        with pytest.raises(NotImplementedError):
            bundle.say(name, {"n": 1})
