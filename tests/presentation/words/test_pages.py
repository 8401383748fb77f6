"""Rules and player aids: the same in every language, clause by clause."""

import re
from collections.abc import Callable, Iterator

import msgspec
import pytest

from medici.games import GAMES
from medici.games.dice.solitaire import TITLES
from medici.presentation.story.solitaire import title_id
from medici.presentation.words import LANGUAGES, Page, aid, rules, words
from medici.presentation.words.blocks import Block, Listing, Paragraph, Span, Table, blocks, plain
from medici.presentation.words.pages import Clause

OTHERS = [lang for lang in LANGUAGES if lang != "en"]


def texts(blocks: list[Block]) -> Iterator[list[Span]]:
    """Every text in some blocks."""
    for block in blocks:
        if isinstance(block, Paragraph):
            yield block.text
        elif isinstance(block, Listing):
            yield from block.items
        else:
            yield from block.head
            for row in block.rows:
                yield from row


def figures(blocks: list[Block]) -> list[str]:
    """All figures in some blocks, in ascending order."""
    return sorted(re.findall(r"\d+", " ".join(plain(text) for text in texts(blocks))))


def shape(blocks: list[Block]) -> list[object]:
    """The kinds of some blocks and their sizes."""
    return [
        (len(block.head), len(block.rows))
        if isinstance(block, Table)
        else len(block.items)
        if isinstance(block, Listing)
        else "text"
        for block in blocks
    ]


def clauses(page: Page) -> list[Clause]:
    """All clauses of a page."""
    return [clause for section in page.sections for clause in section.clauses]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", OTHERS)
def test_the_rules_have_the_same_clauses_in_every_language(lang: str, game: str) -> None:
    english, other = rules(game, "en"), rules(game, lang)
    assert [clause.id for clause in clauses(english)] == [clause.id for clause in clauses(other)]
    assert len(clauses(english)) >= 20
    for ours, theirs in zip(english.sections, other.sections, strict=True):
        assert len(ours.clauses) == len(theirs.clauses), theirs.title
        for one, another in zip(ours.clauses, theirs.clauses, strict=True):
            assert shape(one.blocks) == shape(another.blocks), one.id
            assert figures(one.blocks) == figures(another.blocks), one.id


@pytest.mark.parametrize("page", [rules, aid])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", OTHERS)
def test_examples_and_aids_say_the_same(
    lang: str, game: str, page: Callable[[str, str], Page]
) -> None:
    english, other = page(game, "en"), page(game, lang)
    assert shape(english.intro) == shape(other.intro)
    for ours, theirs in zip(english.sections, other.sections, strict=True):
        assert shape(ours.blocks) == shape(theirs.blocks), theirs.title
        assert figures(ours.blocks) == figures(theirs.blocks), theirs.title


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_clauses_that_are_named_are_there(lang: str, game: str) -> None:
    known = {clause.id for name in GAMES for clause in clauses(rules(name, lang))}
    for page in (rules(game, lang), aid(game, lang)):
        parts = [page.intro, *(section.blocks for section in page.sections)]
        parts += [clause.blocks for clause in clauses(page)]
        named = {
            span.text
            for part in parts
            for text in texts(part)
            for span in text
            if span.style == "clause"
        }
        assert named
        assert named <= known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_D66_the_titles_are_the_ones_that_are_told(lang: str) -> None:
    clause = rules("dice", lang).clause("D66")
    assert clause is not None
    table = clause.blocks[1]
    assert isinstance(table, Table)
    written = [plain(row[1]) for row in table.rows]
    assert written == [words(lang).say(title_id(title)) for _, title in reversed(TITLES)]


def test_a_clause_has_its_table() -> None:
    clause = rules("board", "en").clause("B44")
    assert clause is not None
    assert [type(block) for block in clause.blocks] == [Paragraph, Table]
    assert rules("board", "en").clause("B99") is None


def test_pages_are_ready_for_json() -> None:
    page = rules("card", "pt-BR")
    assert msgspec.json.decode(msgspec.json.encode(page), type=Page) == page


def test_markup_stays_text() -> None:
    running = "<b>bold</b> & *soft* `B21`"
    numbered = "1. one\n   more\n2. two"
    table = "| a | b |\n| --- | - |\n| 1 | |"
    assert list(blocks(f"{running}\n\n{numbered}\n\n{table}")) == [
        Paragraph(
            [
                Span("<b>bold</b> & "),
                Span("soft", "em"),
                Span(" "),
                Span("B21", "code"),
            ]
        ),
        Listing(True, [[Span("one more")], [Span("two")]]),
        Table([[Span("a")], [Span("b")]], [[[Span("1")], []]]),
    ]
