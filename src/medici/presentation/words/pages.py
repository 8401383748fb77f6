"""The rules, clause by clause, and the player aids, in every language."""

import re
from collections.abc import Iterator
from functools import cache

import msgspec

from medici.presentation.words.blocks import Block, blocks, split_items
from medici.presentation.words.language import read_sections

CLAUSE = re.compile(r"^- \*\*(?P<id>[BCD][1-9][0-9]?)\*\* +")


class Clause(msgspec.Struct, frozen=True):
    """A rule with its id."""

    id: str
    blocks: list[Block]


class Section(msgspec.Struct, frozen=True):
    """Clauses under a heading; examples and remarks are text without a clause."""

    title: str
    blocks: list[Block]
    clauses: list[Clause]


class Page(msgspec.Struct, frozen=True):
    """The rules of a game, or its player aid."""

    title: str
    intro: list[Block]
    sections: list[Section]

    def clause(self, clause_id: str) -> Clause | None:
        """The clause with an id such as B21."""
        clauses = (clause for section in self.sections for clause in section.clauses)
        return next((clause for clause in clauses if clause.id == clause_id), None)


def rules(game: str, lang: str) -> Page:
    """The rules of a game.

    >>> rules("board", "pt-BR").title
    'Medici, o jogo de tabuleiro'
    """
    return page("rules", game, lang)


def aid(game: str, lang: str) -> Page:
    """The rules of a game on one sheet, to have at hand.

    >>> [section.title for section in aid("card", "en").sections]
    ['Your turn', 'The day ends', 'Scoring']
    """
    return page("aid", game, lang)


@cache
def page(kind: str, game: str, lang: str) -> Page:
    """A page as it lies in the package."""
    top, parts = read_sections(lang, f"{kind}/{game}.md")
    title, _, intro = top.partition("\n")
    return Page(title.strip(), list(blocks(intro)), [section(part) for part in parts])


def section(part: str) -> Section:
    """A section from its heading on."""
    title, _, text = part.partition("\n")
    free, *ruled = cut(text)
    clauses = [Clause(clause_id, list(blocks(body))) for clause_id, body in ruled]
    return Section(title.strip(), list(blocks(free[1])), clauses)


def cut(text: str) -> Iterator[tuple[str, str]]:
    """The text before the first clause, then every clause with what belongs to it."""
    clause_id, body = "", ""
    for chunk in re.split(r"\n\s*\n", text.strip("\n")):
        for item in split_items(chunk) if CLAUSE.match(chunk) else [chunk]:
            if match := CLAUSE.match(item):
                yield clause_id, body
                clause_id, body = match["id"], ""
            body += f"{CLAUSE.sub('', item)}\n\n"
    yield clause_id, body
