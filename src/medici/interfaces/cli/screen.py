"""Printing text to a person at a terminal: stories, messages and lines to be copied."""

import textwrap
from collections.abc import Iterable

from rich.console import RenderableType
from rich.text import Text

from medici.interfaces.cli.console import console
from medici.presentation.sanitize import printable


class Screen:
    """A terminal to print on, without markup in what is printed."""

    def __init__(self) -> None:
        self.console = console()

    def show(self, *parts: RenderableType) -> None:
        """Print parts as they are; without any, an empty line."""
        self.console.print(*parts)

    def tell(self, paragraphs: Iterable[str]) -> None:
        """Print a story, headings apart."""
        for paragraph in paragraphs:
            if not paragraph.endswith("."):
                self.show()
                self.show(Text(printable(paragraph), style="bold"))
            else:
                self.say(paragraph, indent=2)

    def line(self, text: str) -> None:
        """Print a line that is not wrapped, such as one to be copied."""
        self.console.print(Text(printable(text)), soft_wrap=True)

    def say(self, line: str, indent: int = 0, style: str = "") -> None:
        """Print a line of text, wrapped to the width of the terminal."""
        margin = " " * indent
        text = textwrap.fill(
            printable(line),
            self.console.width,
            initial_indent=margin,
            subsequent_indent=margin + "  ",
            break_long_words=False,
            break_on_hyphens=False,
        )
        self.console.print(Text(text, style=style), soft_wrap=True)

    def refuse(self, problem: str) -> None:
        """Say, in red, what cannot be done."""
        self.say(problem, style="red")
