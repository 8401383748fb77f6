"""Asking for the address of a live table."""

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from medici.interfaces.tui.address import Address, parse_address
from medici.presentation.words import Words


class JoinScreen(ModalScreen[Address | None]):
    """A line for the address."""

    CSS = """
    JoinScreen { align: center middle; }
    #join-box { width: 76; height: auto; padding: 1 2; background: $surface;
                border: round $primary; }
    #join-note { height: auto; color: $error; }
    """

    def __init__(self, texts: Words) -> None:
        super().__init__()
        self.texts = texts

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

    def on_key(self, event: events.Key) -> None:
        """Esc goes back."""
        if event.key == "escape":
            event.stop()
            self.dismiss(None)
