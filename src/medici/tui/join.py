"""Asking for the address of a live table."""

import re
from typing import NamedTuple

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from medici.words import Words

ADDRESS = re.compile(
    r"(?P<base>https?://[^/\s]+(?:/[^\s]*?)?)/tables/(?P<table>[A-Za-z0-9_-]{1,64})/?"
)


class Address(NamedTuple):
    """A table of a server."""

    base: str
    table: str

    @property
    def url(self) -> str:
        """As one writes it."""
        return f"{self.base}/tables/{self.table}"


def parse_address(text: str) -> Address | None:
    """The table that an address leads to, as a browser shows it.

    >>> parse_address("http://127.0.0.1:8000/tables/abc")
    Address(base='http://127.0.0.1:8000', table='abc')
    >>> parse_address("example.org") is None
    True
    """
    plain = re.split("[?#]", text.strip())[0]
    match = ADDRESS.fullmatch(plain if "://" in plain else f"https://{plain}")
    return Address(match["base"], match["table"]) if match else None


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
