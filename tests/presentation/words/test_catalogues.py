"""The catalogues of all languages against each other: the same messages, and all of them sound."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from medici.presentation.words import LANGUAGES, words
from medici.presentation.words.catalogue import catalogues

FILES = sorted({name for lang in LANGUAGES for name in catalogues(lang)})
PREFIXES = {"shell": ("shell-", "good-"), "reasons": ("reason-",)} | {
    f"story-{game}": ("story-",) for game in ("board", "card", "dice")
}
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


class Variables(Visitor):
    """The names of the arguments in a message, those that must be dates, and other messages."""

    def __init__(self) -> None:
        self.all: set[str] = set()
        self.dates: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.all.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        inner = Variables()
        inner.generic_visit(node)
        self.all |= inner.all
        if node.id.name == "DATETIME":
            self.dates |= inner.all


@cache
def entries(lang: str, name: str) -> dict[str, ast.Message]:
    """The messages of a file by their ids; refuses what cannot be read and what is there twice."""
    messages: dict[str, ast.Message] = {}
    for entry in FluentParser(with_spans=False).parse(catalogues(lang).get(name, "")).body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{name}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in messages, f"{lang}/{name}.ftl: {entry.id.name} twice"
            messages[entry.id.name] = entry
    return messages


def variables(message: ast.Message) -> Variables:
    """The arguments of a message."""
    variables = Variables()
    variables.visit(message)
    return variables


@cache
def bundle(lang: str) -> FluentBundle:
    """All messages of a language."""
    made = FluentBundle([lang], use_isolating=False)
    for text in catalogues(lang).values():
        made.add_resource(FluentResource(text))
    return made


def patterns(lang: str, message: str) -> Iterator[Pattern]:
    """What a message can be formatted to: its value and its attributes."""
    compiled = bundle(lang).get_message(message)
    yield from (part for part in (compiled.value, *compiled.attributes.values()) if part)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", OTHERS)
def test_all_languages_have_the_same_messages(lang: str, name: str) -> None:
    english, other = set(entries("en", name)), set(entries(lang, name))
    assert not english - other, f"missing in {lang}/{name}.ftl"
    assert not other - english, f"missing in en/{name}.ftl"


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_ids_begin_with_the_name_of_their_file(lang: str, name: str) -> None:
    prefixes = PREFIXES.get(name, (f"{name}-",))
    assert [key for key in entries(lang, name) if not key.startswith(prefixes)] == []


def sample(lang: str, entry: ast.Message, number: int) -> dict[str, int | datetime]:
    """Arguments for a message, and for those that it is made of."""
    names = variables(entry)
    args: dict[str, int | datetime] = {}
    for name in FILES:
        for message in names.messages & set(entries(lang, name)):
            args |= sample(lang, entries(lang, name)[message], number)
    now = datetime.now(UTC)
    return args | {key: now if key in names.dates else number for key in names.all}


@pytest.mark.slow
@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: str, name: str) -> None:
    for message, entry in entries(lang, name).items():
        for number in (0, 1, 2, 1234):
            args = sample(lang, entry, number)
            for pattern in patterns(lang, message):
                text, errors = bundle(lang).format_pattern(pattern, args)
                assert errors == [], f"{lang}: {message}"
                assert str(text).strip(), f"{lang}: {message} is empty"


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", OTHERS)
def test_translations_need_no_other_arguments(lang: str, name: str) -> None:
    """An argument that English does without is named in a comment there."""
    for message, entry in entries(lang, name).items():
        english = entries("en", name).get(message)
        if english is not None:
            comment = english.comment.content if english.comment else ""
            known = variables(english).all | set(re.findall(r"\$(\w+)", comment or ""))
            assert variables(entry).all <= known, f"{lang}: {message}"


def test_a_language_that_there_is_not_is_named_with_those_that_there_are() -> None:
    known = ", ".join(LANGUAGES)
    with pytest.raises(ValueError, match=f"expected a language of {known}; got 'xx'"):
        words("xx")
