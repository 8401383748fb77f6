"""The little Markdown that the rules are written in, taken apart for pages and terminals.

It knows paragraphs, lists, tables, **strong**, *emphasis* and `code`. None of it becomes HTML here:
what comes out is text and what kind of text it is.
"""

import re
from collections.abc import Iterator
from typing import Literal, cast

import msgspec

Style = Literal["", "strong", "em", "code", "clause"]

INLINE = re.compile(
    r"\*\*(?P<strong>.+?)\*\*|\*(?P<em>.+?)\*|`(?P<code>[^`]+)`"
    r"|\b(?P<clause>[BCD][1-9][0-9]?)\b"
)
ITEM = re.compile(r"^(?:-|[0-9]+\.) +")
RULE = re.compile(r"^\|(?: *:?-+:? *\|)+$")


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of text; one of style "clause" names a clause of the rules."""

    text: str
    style: Style = ""


Text = list[Span]


class Paragraph(msgspec.Struct, frozen=True, tag_field="kind", tag="paragraph"):
    """Running text."""

    text: Text


class Listing(msgspec.Struct, frozen=True, tag_field="kind", tag="list"):
    """Items with dots, or with numbers if they are ordered."""

    ordered: bool
    items: list[Text]


class Table(msgspec.Struct, frozen=True, tag_field="kind", tag="table"):
    """Rows of cells under a head."""

    head: list[Text]
    rows: list[list[Text]]


Block = Paragraph | Listing | Table


def blocks(markdown: str) -> Iterator[Block]:
    """The blocks of a text.

    >>> list(blocks("See **B21**."))
    [Paragraph(text=[Span(text='See ', style=''), Span(text='B21', style='strong'), \
Span(text='.', style='')])]
    """
    for chunk in re.split(r"\n\s*\n", markdown.strip("\n")):
        if ITEM.match(chunk):
            items = split_items(chunk)
            yield Listing(chunk[0] != "-", [spans(ITEM.sub("", item, 1)) for item in items])
        elif chunk.startswith("|"):
            yield table(chunk)
        elif chunk:
            yield Paragraph(spans(chunk))


def split_items(chunk: str) -> list[str]:
    """The items of a list, each with its further lines."""
    items: list[str] = []
    for line in chunk.split("\n"):
        if ITEM.match(line):
            items.append(line)
        else:
            items[-1] += f"\n{line}"
    return items


def table(chunk: str) -> Table:
    """A table; the line under the head only marks it as one."""
    rows = [
        [spans(cell) for cell in line.strip().strip("|").split("|")]
        for line in chunk.split("\n")
        if not RULE.match(line)
    ]
    return Table(rows[0], rows[1:])


def spans(text: str) -> Text:
    """A text without its line breaks, its marked pieces apart."""
    text, row, end = " ".join(text.split()), [], 0
    for match in INLINE.finditer(text):
        style = cast(Style, match.lastgroup)
        row += [Span(text[end : match.start()]), Span(match[style], style)]
        end = match.end()
    row.append(Span(text[end:]))
    return [span for span in row if span.text]


def plain(text: Text) -> str:
    """The words alone.

    >>> plain(spans("See *the* B21."))
    'See the B21.'
    """
    return "".join(span.text for span in text)
