"""Where commands print: whatever they print, a terminal is told nothing but to show it."""

from rich.console import Console, ConsoleOptions, ConsoleRenderable, RenderHook, RenderResult
from rich.segment import Segment

from medici.presentation.sanitize import printable


class Shown:
    """Something to print, without the signs in it that a terminal would obey."""

    def __init__(self, part: ConsoleRenderable) -> None:
        self.part = part

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(self.part, options):
            if segment.control:  # of the console itself, such as a bar that moves
                yield segment
            else:
                lines = "\n".join(map(printable, segment.text.split("\n")))
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
