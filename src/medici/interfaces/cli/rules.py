"""``medici rules``: the rules of a game, clause by clause."""

import os
from collections.abc import Iterable, Iterator
from typing import Annotated

import typer
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from medici.interfaces.cli import completion
from medici.interfaces.cli.options import GameArgument, game_names, out
from medici.presentation.words import LANGUAGES, Page, aid, known_language, language_here
from medici.presentation.words import rules as rules_of
from medici.presentation.words.blocks import Block, Listing, Paragraph, Span
from medici.presentation.words.pages import Clause

WIDEST = 92  # longer lines are hard to read
STYLES = {"": "", "strong": "bold", "em": "italic", "code": "cyan", "clause": "cyan"}

Lang = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="LANGUAGE",
        autocompletion=completion.languages,
        help=f"{' or '.join(LANGUAGES)}; by default the language of this terminal.",
    ),
]
Aid = Annotated[bool, typer.Option("--aid", help="The player aid: everything on one sheet.")]
OneClause = Annotated[
    str, typer.Option("--clause", "-c", metavar="ID", help="One clause only, such as B21.")
]


def rules(
    game: GameArgument, lang: Lang = "", aid_only: Aid = False, clause: OneClause = ""
) -> None:
    """Show the rules of a game, clause by clause, or on one sheet.

    Examples: [b]medici rules board[/b], [b]medici rules card --clause C11[/b],
    [b]medici rules dice --lang pt-BR --aid > dados.txt[/b]
    """
    if game not in game_names():
        raise typer.BadParameter(f"expected one of {', '.join(game_names())}; got {game!r}")
    if aid_only and clause:
        raise typer.BadParameter("the player aid has no clauses; leave out --aid or --clause")
    tag = language(lang)
    page = aid(game, tag) if aid_only else rules_of(game, tag)
    display(out, render_clause(page, clause) if clause else render_page(page))


def language(lang: str) -> str:
    """The language that was asked for, or that of the terminal."""
    tag = known_language(lang) if lang else language_here(os.environ)
    if tag is None:
        expected = ", ".join(f"{known} ({name})" for known, name in LANGUAGES.items())
        raise typer.BadParameter(f"expected one of {expected}; got {lang!r}", param_hint="--lang")
    return tag


def display(console: Console, parts: Iterable[RenderableType]) -> None:
    """Print in lines that are not too long; a pipe or a file gets plain text without margins."""
    width = min(console.width, WIDEST)
    if console.is_terminal:
        for part in parts:
            console.print(part, width=width, highlight=False)
        return
    with console.capture() as capture:
        for part in parts:
            console.print(part, width=width, highlight=False)
    print("\n".join(line.rstrip() for line in capture.get().rstrip().split("\n")))


def render_page(page: Page) -> Iterator[RenderableType]:
    """A whole page."""
    yield Text(f"{page.title}\n", style="bold underline")
    for block in page.intro:
        yield with_space(render(block))
    for section in page.sections:
        yield Text(f"{section.title}\n", style="bold")
        for block in section.blocks:
            yield with_space(render(block))
        for clause in section.clauses:
            yield from render_blocks(clause)


def render_clause(page: Page, clause_id: str) -> Iterator[RenderableType]:
    """One clause of a page."""
    clause = page.clause(clause_id.upper())
    if clause is None:
        known = [clause.id for section in page.sections for clause in section.clauses]
        raise typer.BadParameter(
            f"expected one of {', '.join(known)}; got {clause_id!r}", param_hint="--clause"
        )
    return render_blocks(clause)


def render_blocks(clause: Clause) -> Iterator[RenderableType]:
    """A clause, its id before it."""
    for number, block in enumerate(clause.blocks):
        yield with_space(beside("" if number else clause.id, render(block), "bold cyan"))


def with_space(part: RenderableType) -> Padding:
    """A part with an empty line after it."""
    return Padding(part, (0, 0, 1, 0))


def beside(mark: str, part: RenderableType, style: str = "", width: int = 3) -> Table:
    """A part with a mark in the margin."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=style, width=width, no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_row(mark, part)
    return grid


def render(block: Block) -> RenderableType:
    """A paragraph, a list or a table."""
    if isinstance(block, Paragraph):
        return running(block.text)
    if isinstance(block, Listing):
        grid = Table.grid(padding=(0, 1, 0, 0))
        for number, item in enumerate(block.items, start=1):
            grid.add_row(f"{number}." if block.ordered else "-", running(item))
        return grid
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    for cell in block.head:
        table.add_column(running(cell))
    for row in block.rows:
        table.add_row(*(running(cell) for cell in row))
    return table


def running(spans: list[Span]) -> Text:
    """Text with its marked pieces in their styles."""
    return Text.assemble(*((span.text, STYLES[span.style]) for span in spans))
