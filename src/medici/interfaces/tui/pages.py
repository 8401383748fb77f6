"""Screens over the table: the whole log, help, and a terminal that is too small."""

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from medici.interfaces.tui.draw.parts import SHELVES, SIGNS
from medici.interfaces.tui.over import Over
from medici.interfaces.tui.parts import Press
from medici.presentation.words import Words

LEAST = (80, 24)  # columns and lines of a table


class Page(Over):
    """A text to scroll through; Enter and Esc close it."""

    CSS = """
    Page { align: center middle; }
    #page { width: 100%; max-width: 110; height: auto; max-height: 100%; background: $surface;
            border: round $primary; padding: 0 1; }
    #text { height: auto; max-height: 100%; }
    #page Press { margin-top: 1; }
    """

    def __init__(self, title: str, text: Text, back: str, *, at_end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.text = text
        self.back = back
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        """The text, and the way back."""
        with Vertical(id="page") as page:
            page.border_title = self.heading
            with VerticalScroll(id="text"):
                yield Static(self.text)
            yield Press("escape", self.back, "Esc", "main")

    def on_mount(self) -> None:
        """A log begins at its end."""
        if self.at_end:
            self.query_one("#text").scroll_end(animate=False)

    def on_key(self, event: events.Key) -> None:
        """Close it; arrows scroll."""
        if event.key in ("escape", "enter", "l", "question_mark", "space"):
            event.stop()
            self.close()

    def on_press_pressed(self) -> None:
        """Close it by the mouse."""
        self.close()


def help_page(texts: Words) -> Page:
    """How the table is used."""
    signs = "  ".join(
        f"{sign} {texts.say(f'good-{ware}')}" for sign, ware in zip(SIGNS, SHELVES, strict=True)
    )
    text = Text(texts.say("terminal-app-help", {"signs": signs}))
    return Page(texts.say("terminal-keys-help"), text, texts.say("terminal-do-back"))


class SmallScreen(Over):
    """Says that the terminal is too small, for as long as it is."""

    CSS = """
    SmallScreen { align: center middle; background: $background; }
    #small { width: 100%; height: auto; padding: 0 1; text-align: center; }
    """

    def __init__(self, texts: Words) -> None:
        super().__init__()
        self.texts = texts

    def compose(self) -> ComposeResult:
        """One text."""
        yield Static(id="small")

    def on_mount(self) -> None:
        """Tell the sizes."""
        self.tell()

    def on_resize(self) -> None:
        """Tell the new ones."""
        self.tell()

    def tell(self) -> None:
        """How large it must be, and how large it is."""
        size = self.app.size
        if size.width >= LEAST[0] and size.height >= LEAST[1]:
            self.close()
            return
        sizes = {"columns": LEAST[0], "lines": LEAST[1], "width": size.width, "height": size.height}
        text = Text(self.texts.say("terminal-small"), style="bold")
        text.append("\n" + self.texts.say("terminal-small-why", sizes), style="not bold")
        self.query_one("#small", Static).update(text)
