"""Printing for people: consoles, wrapped lines, counts and errors."""

import textwrap
from collections.abc import Iterable

from rich.console import (
    Console,
    ConsoleOptions,
    ConsoleRenderable,
    RenderableType,
    RenderHook,
    RenderResult,
)
from rich.segment import Segment
from rich.text import Text

from medici.presentation.sanitize import sanitize


class Shown:
    """Something to print, without the signs in it that a terminal would obey."""

    def __init__(self, part: ConsoleRenderable) -> None:
        self.part = part

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(self.part, options):
            if segment.control:  # of the console itself, such as a bar that moves
                yield segment
            else:
                lines = "\n".join(map(sanitize, segment.text.split("\n")))
                yield Segment(lines, segment.style)


class ShowOnly(RenderHook):
    """Shows what is printed, and does nothing else with it."""

    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        return [Shown(part) for part in renderables]


def console(stderr: bool = False) -> Console:
    """A console that takes texts as they are: no markup in square brackets, no emoji by name."""
    made = Console(stderr=stderr, markup=False, emoji=False)
    made.push_render_hook(ShowOnly())
    return made


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
                self.show(Text(sanitize(paragraph), style="bold"))
            else:
                self.say(paragraph, indent=2)

    def line(self, text: str) -> None:
        """Print a line that is not wrapped, such as one to be copied."""
        self.console.print(Text(sanitize(text)), soft_wrap=True)

    def say(self, line: str, indent: int = 0, style: str = "") -> None:
        """Print a line of text, wrapped to the width of the terminal."""
        margin = " " * indent
        text = textwrap.fill(
            sanitize(line),
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


def counted(number: int, one: str, many: str | None = None) -> str:
    """So many of something.

    >>> counted(1, "promise"), counted(0, "promise"), counted(2, "entry", "entries")
    ('1 promise', '0 promises', '2 entries')
    """
    return f"{number} {one if number == 1 else many or one + 's'}"


def error_text(problem: BaseException) -> str:
    """A line about what went wrong; what the system refuses is told without its number.

    >>> error_text(OSError(28, "No space left on device", "games/000001.json"))
    'games/000001.json: No space left on device'
    >>> error_text(ValueError("expected a key"))
    'expected a key'
    """
    if not isinstance(problem, OSError) or problem.strerror is None:
        return str(problem)
    where = "" if problem.filename is None else f"{problem.filename}: "
    return f"{where}{problem.strerror}"
