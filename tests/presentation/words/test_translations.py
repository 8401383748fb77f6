"""What a translation may not do: lose a figure, keep English, speak too long, or miss a plural."""

import re
from functools import cache

import pytest
from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from medici.presentation.words import LANGUAGES
from medici.presentation.words.catalogue import catalogues
from medici.presentation.words.language import LOCALES
from tests.presentation.words.english import english_words
from tests.presentation.words.test_catalogues import entries

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
FILES = sorted(catalogues("en"))
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
FIGURE = 4  # letters that a name or a number is taken for
# Commands and names of programs are the same in every language.
COMMANDS = re.compile(r"“[^”]*”|„[^“]*“|«[^»]*»|medici [a-z]+|make [a-z]+|\b[A-Z]{2,}\b")


class Shown(Visitor):
    """The arguments that a message shows in some variant, not those that only choose one."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.texts: list[str] = []
        self.keys: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        names = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        self.keys.append(names)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


def shown(message: ast.Message) -> Shown:
    """What a message shows."""
    found = Shown()
    found.visit(message)
    return found


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    """All messages of a language."""
    return {key: entry for name in FILES for key, entry in entries(lang, name).items()}


def longest(lang: str, pattern: ast.Pattern) -> int:
    """How many letters a pattern has with its longest variants."""
    return sum(
        len(part.value) if isinstance(part, ast.TextElement) else longest_of(lang, part)
        for part in pattern.elements
    )


def longest_of(lang: str, part: object) -> int:
    """The same of something in braces."""
    if isinstance(part, ast.Placeable):
        return longest_of(lang, part.expression)
    if isinstance(part, ast.SelectExpression):
        return max(longest(lang, variant.value) for variant in part.variants)
    if isinstance(part, ast.MessageReference):
        pattern = messages(lang)[part.id.name].value
        return longest(lang, pattern) if pattern else 0
    return FIGURE


@pytest.mark.parametrize("lang", OTHERS)
def test_every_figure_and_name_is_told(lang: str) -> None:
    for key, entry in messages("en").items():
        lost = shown(entry).names - shown(messages(lang)[key]).names
        assert not lost, f"{lang}: {key} does not say {lost}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_are_those_of_the_language(lang: str) -> None:
    known = {*Locale.parse(lang, sep="-").plural_form.tags, "other"}
    for key, entry in messages(lang).items():
        for names in shown(entry).keys:
            if names <= CATEGORIES:
                assert names <= known, f"{lang}: {key}"


@pytest.mark.parametrize("lang", OTHERS)
def test_no_english_is_left_over(lang: str) -> None:
    for key, entry in messages(lang).items():
        text = COMMANDS.sub("", "".join(shown(entry).texts))
        assert english_words(text.replace("Medici", ""), lang) == [], f"{lang}: {key}"
        english = "".join(shown(messages("en")[key]).texts)
        words = set(re.findall(r"[a-z]{3,}", english.replace("Medici", "")))
        assert len(words) < 3 or text != english, f"{lang}: {key} is English"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_programs_say_in_english_stands_in_no_sentence(lang: str) -> None:
    assert [key for key, entry in messages(lang).items() if "detail" in shown(entry).names] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_no_english_is_left_over_in_rules_aids_and_tours(lang: str) -> None:
    for path in (LOCALES / lang).glob("*/*.md"):
        for line in path.read_text("utf-8").splitlines():
            # Parts of the table that a tour shows, and moves, have names of their own.
            said = re.sub(r"^## [a-z-]+: |`[^`]*`", "", line)
            assert english_words(said, lang) == [], line


@pytest.mark.parametrize("lang", OTHERS)
def test_nothing_is_much_longer_than_in_english(lang: str) -> None:
    """Places have room for a third more than English needs; short words may have more."""
    long = {
        key: (here, there)
        for key, entry in messages(lang).items()
        if entry.value
        and (english := messages("en")[key].value)
        and (here := longest(lang, entry.value)) > 1.35 * (there := longest("en", english)) + 12
    }
    assert long == {}, f"{lang}: longer than 1.35 times English and 12 letters"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_percentages_are_written_as_cldr_has_them(lang: str) -> None:
    pattern = Locale.parse(lang, sep="-").percent_formats[None].pattern
    between = pattern.removeprefix("#,##0").removesuffix("%")
    files = [*(LOCALES / lang).glob("*.ftl"), *(LOCALES / lang).glob("*/*.md")]
    for path in files:
        for line in path.read_text("utf-8").splitlines():
            if not line.startswith("#"):
                for found in re.findall(r"[\d}](\s*)%", line):
                    assert found == between, f"{lang}: {line}"
