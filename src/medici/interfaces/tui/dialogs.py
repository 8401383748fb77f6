"""Screens over the table: the log, help, talk, an address to join, a terminal too small."""

from typing import ClassVar, TypeVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from medici.interfaces.tui.address import Address, parse_address
from medici.interfaces.tui.draw.parts import SHELVES, SIGNS
from medici.interfaces.tui.widgets import Press
from medici.presentation.words import Words

T = TypeVar("T")


class Overlay(ModalScreen[None]):
    """A screen over another; however often it is closed, only it goes."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "app.leave", show=False)]
    closed = False

    def close(self) -> None:
        """Go, once: a second time it would be the table that goes."""
        if not self.closed:
            self.closed = True
            self.dismiss()


LEAST = (80, 24)  # columns and lines of a table


class Page(Overlay):
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
    title = texts.say("terminal-keys-help")
    return Page(title[:1].upper() + title[1:], text, texts.say("terminal-do-back"))


class SmallScreen(Overlay):
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


class LineScreen(ModalScreen[T | None]):
    """A line to type in; Esc goes back without it."""

    def __init__(self, texts: Words) -> None:
        super().__init__()
        self.texts = texts

    def on_key(self, event: events.Key) -> None:
        """Esc goes back."""
        if event.key == "escape":
            event.stop()
            self.dismiss(None)


class TalkScreen(LineScreen[str]):
    """A line to talk in."""

    CSS = """
    TalkScreen { align: center bottom; }
    #talk-box { width: 100%; height: auto; padding: 0 1; background: $surface;
                border: round $primary; }
    """

    def compose(self) -> ComposeResult:
        """The line."""
        with Vertical(id="talk-box") as box:
            box.border_title = self.texts.say("terminal-talk")
            box.border_subtitle = "Enter / Esc"
            yield Input(id="talk")

    def on_input_submitted(self, message: Input.Submitted) -> None:
        """Say it."""
        self.dismiss(message.value.strip())


class JoinScreen(LineScreen[Address]):
    """A line for the address."""

    CSS = """
    JoinScreen { align: center middle; }
    #join-box { width: 76; height: auto; padding: 1 2; background: $surface;
                border: round $primary; }
    #join-note { height: auto; color: $error; }
    """

    def compose(self) -> ComposeResult:
        """The address, and what is wrong with it."""
        with Vertical(id="join-box") as box:
            box.border_title = self.texts.say("terminal-menu-join")
            box.border_subtitle = "Enter / Esc"
            yield Static(self.texts.say("terminal-join-address"))
            yield Input(placeholder="https://medici.example/tables/abc123", id="address")
            yield Static(id="join-note")

    def on_input_submitted(self, message: Input.Submitted) -> None:
        """Go there, if it is an address."""
        address = parse_address(message.value)
        if address is not None:
            self.dismiss(address)
            return
        got = repr(message.value)
        problem = self.texts.say("terminal-join-bad", {"got": got})
        self.query_one("#join-note", Static).update(Text(problem))
